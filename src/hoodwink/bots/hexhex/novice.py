"""HEX•HEX XL, level `novice`: plays what looks strong, at whoever annoys it, as soon as it may.

The mistakes are those of a first evening: the strongest card goes first and is missing later, a counter is spent on the
first card that annoys, Hexes go back to where they came from, nobody counts how many cards the others hold, Voice is
given up in anger, and whoever says a card under Deception is believed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoodwink.bots.bot import Bot
from hoodwink.bots.hexhex.mind import Mind
from hoodwink.bots.hexhex.regular import ANSWERS, any_of, intended
from hoodwink.bots.hexhex.window import A_HEX
from hoodwink.bots.hexhex.worth import worth
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.hexhex.actions import Cast, Hexed, Lay, Name, Play, Sacrifice
from hoodwink.games.hexhex.events import CAST, MOVED
from hoodwink.games.hexhex.primitives import HANDS
from hoodwink.games.hexhex.view import HexView

HASTY = 0.95  # how often a counter is spent on the first card that is no friend's
STUNS_ANY = 0.7  # how often a Stun is spent for somebody else
SHOWS_OFF = 0.5  # how often the strongest answer goes first
GRUDGE = 0.7  # how often it goes for who has passed it a Hex last


def novice(dice: Dice) -> Bot:
    """A beginner. Its replies depend on the view, the options and the dice alone."""
    mind = Mind(dice)

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, HexView)
        if len(options) == 1:
            return options[0]
        mind.look(view)
        return REPLIES.get(view.frame, ANSWERS.get(view.frame, any_of))(mind, options)

    return choose


def annoying(mind: Mind) -> int:
    """Who has passed or cast a Hex at it last; −1 for nobody."""
    for event in reversed(mind.view.log):
        if event[0] == MOVED and event[3] == mind.me and event[2] != mind.me:
            return int(event[2])
        if event[0] == CAST and event[2] == mind.me:
            return int(event[1])
    return -1


def ready(mind: Mind, options: Sequence[Action]) -> Action:
    """An answer that shows off, or any; a card out of turn as soon as there is one."""
    lays = [option for option in options if isinstance(option, Lay)]
    if not lays:
        return out_of_turn(mind, options)
    row = intended(mind)
    true = [option for option in lays if mind.answers(mind.me, row, option.card)] or lays  # §8.4 it does not lie
    if mind.luck() < SHOWS_OFF:
        best = max(worth(mind.row(option.card)) for option in true)
        true = [option for option in true if worth(mind.row(option.card)) == best]
    back = [option for option in true if option.to == annoying(mind)]
    return any_of(mind, back if back and mind.luck() < GRUDGE else true)


def out_of_turn(mind: Mind, options: Sequence[Action]) -> Action:
    """HEX•HEX at once; a Stun at whom it targets; a counter for any card."""
    plays = [option for option in options if isinstance(option, Play)]
    for option in plays:
        if mind.row(option.card).has(HANDS) or strikes(mind, option):
            return option
    often = HASTY if mind.view.frame == "Counters" else STUNS_ANY
    return any_of(mind, plays) if plays and mind.luck() < often else Pass()


def strikes(mind: Mind, option: Play) -> bool:
    """A Hex of its own is before somebody, and this makes it go off."""
    objects = mind.view.objects
    if option.at is None or option.at >= len(objects) or objects[option.at][0] != A_HEX:
        return False
    number = objects[option.at][1]
    return any(row[0] == number and row[2] == mind.me for row in mind.view.hexes)


def at_whom(mind: Mind, options: Sequence[Action]) -> Action:
    """Who annoys it; else anybody."""
    who = annoying(mind)
    named = [option for option in options if isinstance(option, Name | Cast) and option.seat == who]
    return named[0] if named and mind.luck() < GRUDGE else any_of(mind, options)


def when_hexed(mind: Mind, options: Sequence[Action]) -> Action:
    return any_of(mind, [option for option in options if isinstance(option, Hexed)])


def sacrifice(mind: Mind, options: Sequence[Action]) -> Action:
    """In anger: something, whatever it brings."""
    return any_of(mind, [option for option in options if isinstance(option, Sacrifice) and option.amount])


REPLIES: dict[str, Callable[[Mind, Sequence[Action]], Action]] = {  # by the question; the others as regular bots do
    "Readying": ready, "Counters": out_of_turn, "WhenHexed": when_hexed, "SpiteAmount": sacrifice, "Casting": at_whom,
    "PartingShot": at_whom, "GrabTarget": at_whom, "Level": at_whom, "SpiteTarget": at_whom, "Revenge": at_whom,
    "OmenTarget": at_whom, "Rob": any_of, "DiscardOwed": any_of, "BackToDeck": any_of,
}  # fmt: skip
