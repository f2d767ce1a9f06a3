"""The guided first game of Die Erben von Hoax: one round, which is the game (§12.2).

The learner is the Farmer, Bruno the Baron, Dario the Judge. Cleo is caught as a Magician and takes her revenge with a
wrong accusation; Bruno and Dario together would fine a theft, and part over it. In the showdown Bruno goes through the
learner's lies, and the learner names what Bruno has been all along.
"""

from __future__ import annotations

from typing import Final

from hoodwink.core.action import Action
from hoodwink.core.lesson import LEARNER, Lesson, Page
from hoodwink.games.erben.actions import (
    Accuse,
    Buy,
    Claim,
    Condemn,
    Cover,
    Crown,
    Declare,
    Doubt,
    Immune,
    Pass,
    Show,
    Take,
    Vote,
)  # fmt: skip
from hoodwink.games.erben.identities import (
    BARON,
    FARMER,
    GOLD,
    GRAIN,
    JUDGE,
    MAGICIAN,
    MERCHANT,
    MONK,
    THIEF,
    WINE,
    Identity,
    Supply,
)  # fmt: skip

BRUNO, CLEO, DARIO = 1, 2, 3


def does(seat: int, action: Action, key: str = "") -> Page:
    return Page(((seat, action),), key)


def passes(*seats: int, key: str = "") -> Page:
    return Page(tuple((seat, Pass()) for seat in seats), key)


def steps_in(seat: int, action: Action, *others: int, key: str = "") -> Page:
    """One speaks; the others have let it pass."""
    return Page((*((other, Pass()) for other in others), (seat, action)), key)


def cover(*heads: Identity, key: str) -> Page:
    return Page(tuple((seat, Cover(head)) for seat, head in enumerate(heads)), key)


def take(*chips: Supply, key: str) -> Page:
    return Page(tuple((seat, Take(chip)) for seat, chip in enumerate(chips)), key)


LESSON: Final = Lesson(
    seats=4,
    options={"throne_points": False},
    seed="lesson 559",
    names=("Bruno", "Cleo", "Dario"),
    pages=(
        cover(BARON, MERCHANT, JUDGE, MONK, key="cover-head"),
        take(WINE, GOLD, GRAIN, WINE, key="take-chip"),
        # the truth; what may be true; a lie that is caught
        does(LEARNER, Claim(FARMER), "true-claim"),
        passes(BRUNO, CLEO, DARIO),
        passes(BRUNO, CLEO, DARIO),
        does(BRUNO, Claim(BARON)),
        passes(CLEO, DARIO, LEARNER, key="let-pass"),
        passes(CLEO, DARIO),
        does(CLEO, Claim(MAGICIAN, of=LEARNER)),
        steps_in(LEARNER, Doubt(), DARIO, BRUNO, key="doubt"),
        does(BRUNO, Vote(support=False)),
        does(DARIO, Vote(support=True)),
        does(CLEO, Accuse(LEARNER, MONK)),  # wrong: she is out
        does(DARIO, Claim(JUDGE)),
        passes(BRUNO, LEARNER, key="keep-in-mind"),
        passes(BRUNO),
        # a lie, and another to get away with it
        does(LEARNER, Claim(THIEF, type=GOLD, of=BRUNO, count=2), "false-claim"),
        passes(BRUNO, DARIO),
        steps_in(BRUNO, Declare(), DARIO),
        passes(DARIO, LEARNER, key="declared-illegal"),
        passes(DARIO),
        does(DARIO, Condemn(GRAIN, 2, BRUNO)),
        passes(BRUNO, LEARNER, key="fined"),
        does(LEARNER, Immune(), "plead"),
        steps_in(BRUNO, Doubt(), DARIO),
        does(DARIO, Vote(support=False)),
        passes(DARIO),
        does(BRUNO, Accuse(DARIO, JUDGE)),
        # the showdown
        does(LEARNER, Buy(BRUNO), "buy"),
        does(BRUNO, Show((MONK,))),
        does(BRUNO, Doubt(MAGICIAN)),
        does(LEARNER, Doubt(FARMER), "doubt-head"),
        does(BRUNO, Doubt(THIEF)),
        does(LEARNER, Accuse(BRUNO, BARON), "accuse"),
        does(LEARNER, Crown(BRUNO), "crown"),
    ),
)
