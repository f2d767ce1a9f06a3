"""Die Erben von Hoax, level `sharp`: the rules of `regular`, with beliefs that weigh all that the others do.

What regular bots give away is mostly what they keep silent about: who has let five actions pass is hardly a Baron. A
sharp one reads that (`hoodwink.beliefs.erben`), gives away less of it itself, and plays a showdown by the odds. Where
somebody has said a wrong name, it does not say the same one: names are secret, but the likely ones are known to all.
"""

from __future__ import annotations

from hoodwink.bots.bot import Bot, Maker
from hoodwink.bots.erben.reader import Reader
from hoodwink.bots.erben.regular import ANSWERS
from hoodwink.bots.erben.style import SHARP, Style
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.erben.view import ErbenView


def styled(style: Style) -> Maker:
    """Readers that play by these numbers."""

    def maker(dice: Dice) -> Bot:
        mind = Reader(dice, style)

        def choose(view: View, options: tuple[Action, ...]) -> Action:
            assert isinstance(view, ErbenView)
            if len(options) == 1:
                return options[0]
            mind.look(view)
            return ANSWERS[type(options[-1])](mind, options)

        return choose

    return maker


def sharp(dice: Dice) -> Bot:
    """A player who reads. Its replies depend on the view, the options and the dice alone."""
    return styled(SHARP)(dice)
