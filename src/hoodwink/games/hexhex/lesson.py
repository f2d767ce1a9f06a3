"""The guided first game of HEX•HEX XL: one round and the last one.

Bruno casts at the learner, who sends the Hex across to Cleo and cancels her answer. It comes back doubled, and the
learner can answer only one of the two: the other goes off, and Inversion turns the loss round. The one that he sends
on goes off on Cleo, whose Backlash he cancels too. In the last round Cleo casts at him, and he plays HEX•HEX: whoever
of the others is last, the learner has won.
"""

from __future__ import annotations

from typing import Final

from hoodwink.core.action import Action
from hoodwink.core.lesson import LEARNER, Lesson, Page
from hoodwink.games.hexhex.actions import Cast, Hexed, Lay, Name, Pass, Play, Raise, Ready
from hoodwink.games.hexhex.deck import HOUSE

BRUNO, CLEO = 1, 2


def card(key: str) -> int:
    """By its number in the deck of the house."""
    return [row.key for row in HOUSE.cards].index(key)


LEFT, RIGHT, ACROSS, CALLED_SHOT = map(card, ("turn_aside_left", "turn_aside_right", "deflect_across", "called_shot"))
DOUBLE_BACK, NULL, HEX_HEX = map(card, ("double_back", "null", "hex_hex"))
INVERSION, BACKLASH = map(card, ("inversion", "backlash"))


def does(seat: int, action: Action, key: str = "") -> Page:
    return Page(((seat, action),), key)


def passes(*seats: int, key: str = "") -> Page:
    return Page(tuple((seat, Pass()) for seat in seats), key)


def all_ready(key: str) -> Page:
    return Page(tuple((seat, Ready()) for seat in (BRUNO, CLEO, LEARNER)), key)


def alone(seat: int, action: Action, key: str) -> Page:
    """One has something to lay, the others have not."""
    others = [other for other in (BRUNO, CLEO, LEARNER) if other != seat]
    return Page((*((other, Pass()) for other in others), (seat, action)), key)


def nobody(key: str) -> Page:
    return passes(BRUNO, CLEO, LEARNER, key=key)


LESSON: Final = Lesson(
    seats=3,
    options={"rounds": 1},
    seed="lesson 100216",
    names=("Bruno", "Cleo"),
    pages=(
        all_ready("ready"),
        does(BRUNO, Cast(LEARNER)),
        # across, and a counter
        alone(LEARNER, Lay(ACROSS, CLEO), "across"),
        passes(LEARNER, key="out-of-turn"),
        nobody("window"),
        alone(CLEO, Lay(RIGHT), "watch"),
        passes(CLEO),
        alone(LEARNER, Play(NULL, 0), "null"),
        nobody("counter-counter"),
        does(CLEO, Lay(DOUBLE_BACK)),
        nobody("keep-null"),
        # two at once, and one card
        alone(LEARNER, Lay(CALLED_SHOT, CLEO), "two-hexes"),
        passes(LEARNER, key="cannot"),
        passes(LEARNER, key="turn-up"),
        nobody("let-fly"),
        does(LEARNER, Hexed(INVERSION), "hexed"),
        nobody("invert"),
        nobody("her-turn"),
        passes(CLEO),
        does(CLEO, Hexed(BACKLASH)),
        alone(LEARNER, Play(NULL, 0), "backlash"),
        passes(BRUNO, CLEO),
        passes(CLEO),
        # the last round: Cleo has the least
        does(CLEO, Name(LEARNER)),
        all_ready("last-round"),
        does(CLEO, Cast(LEARNER)),
        alone(LEARNER, Lay(LEFT), "any-answer"),
        does(LEARNER, Play(HEX_HEX), "hex-hex"),
        Page(((BRUNO, Raise()), (CLEO, Raise()))),
    ),
)
