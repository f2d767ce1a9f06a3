"""Bots talk, by quick phrases, and take note of what others say that way.

When a bot may speak, how often it does and which phrase it uses depends on what all have seen and on dice that know
nothing of the game: `moments` reads the spectator's view, `Trigger.rate` is one number for all seats. Only whom a
phrase names depends on what the bot knows, and on what it wants believed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hoodwink.bots.talk import erben, hexhex, hoax, ohfox, resistance
from hoodwink.bots.talk.attentive import Attentive, attentive
from hoodwink.bots.talk.remark import OVER, Moment, Remark, Trigger, Triggers, after, any_of, happens
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.hexhex.view import HexView

__all__ = [
    "OVER", "TALKATIVE", "TRIGGERS", "Attentive", "Moment", "Remark", "Trigger", "after", "attentive", "happens",
    "moments", "remark", "silent",
]  # fmt: skip

TALKATIVE = ("regular", "sharp", "master")  # levels; the others have enough to do with the rules
TRIGGERS: dict[str, Triggers] = {
    "erben": erben.TRIGGERS,
    "hexhex": hexhex.TRIGGERS,
    "hoax": hoax.TRIGGERS,
    "ohfox": ohfox.TRIGGERS,
    "resistance": resistance.TRIGGERS,
}
_MOMENTS: dict[str, Callable[[Any, int], Iterator[Moment]]] = {
    "erben": erben.moments,
    "hexhex": hexhex.moments,
    "hoax": hoax.moments,
    "ohfox": ohfox.moments,
    "resistance": resistance.moments,
}
_WHOM: dict[str, Callable[[Any, Moment, str, Dice], tuple[str, int]]] = {
    "hexhex": hexhex.whom,
    "hoax": hoax.whom,
    "resistance": resistance.whom,
}


def moments(game: str, view: View, start: int) -> list[Moment]:
    """What calls for a word in the log of a spectator's view, from the event of this number on."""
    assert view.seat < 0, "by what all have seen, and nothing else"
    return [*_MOMENTS[game](view, start)]


def silent(view: View) -> tuple[int, ...]:
    """The seats that had better say nothing now, besides those that the rules silence."""
    return hexhex.silent(view) if isinstance(view, HexView) else ()


def remark(game: str, view: View, moment: Moment, dice: Dice) -> Remark:
    """What a seat says in such a moment, by its own view. It always says something: that it speaks is settled."""
    trigger = TRIGGERS[game][moment.what]
    phrases = trigger.says + trigger.names
    phrase = phrases[dice.below(len(phrases))]
    if phrase not in trigger.names:
        return Remark(moment.seat, phrase)
    find = _WHOM.get(game)
    phrase, about = (phrase, any_of(moment.among, dice)) if find is None else find(view, moment, phrase, dice)
    return Remark(moment.seat, phrase, about)
