"""The guided first game of Hoax.

The learner is the Cousin, Bruno the Ex-Wife, Cleo the Lover, Dario the Butler; nobody is the Gardener. Cleo is caught
twice, as Gardener and as Butler, and one investigation leaves nothing else but the Lover. Dario accuses wrongly, so in
the end there is Bruno alone to doubt the Cousin, who told the truth.
"""

from __future__ import annotations

from typing import Final

from hoodwink.core.action import Action
from hoodwink.core.lesson import LEARNER, Lesson, Page
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Investigate, Pass, Take, Vote
from hoodwink.games.hoax.sheet import (
    BUTLER,
    CASH,
    CHEF,
    COUSIN,
    EVIDENCE,
    EX_WIFE,
    GARDENER,
    LOVER,
    PRESTIGE,
)  # fmt: skip

BRUNO, CLEO, DARIO = 1, 2, 3


def does(seat: int, action: Action, key: str = "") -> Page:
    return Page(((seat, action),), key)


def passes(*seats: int, key: str = "") -> Page:
    return Page(tuple((seat, Pass()) for seat in seats), key)


def calls(caller: int, *others: int, key: str = "") -> Page:
    """Hoax! The others have let it pass."""
    return Page((*((seat, Pass()) for seat in others), (caller, CallHoax())), key)


def votes(up: tuple[int, ...], down: tuple[int, ...], key: str = "") -> Page:
    return Page((*((seat, Vote(True)) for seat in up), *((seat, Vote(False)) for seat in down)), key)


LESSON: Final = Lesson(
    seats=4,
    options={"immunities": False, "goal": 1},
    seed="lesson 170345",
    names=("Bruno", "Cleo", "Dario"),
    pages=(
        does(LEARNER, Take(EVIDENCE), "take-token"),
        does(BRUNO, Take(CASH)),
        does(CLEO, Take(PRESTIGE)),
        does(DARIO, Take(CASH)),
        # the first round: a true claim, one that passes, one that is called
        does(LEARNER, Claim(COUSIN, takes=PRESTIGE), "true-claim"),
        passes(BRUNO, CLEO, DARIO),
        does(LEARNER, Done(), "end-turn"),
        does(BRUNO, Claim(EX_WIFE, takes=CASH)),
        passes(CLEO, DARIO, LEARNER, key="let-pass"),
        does(BRUNO, Done()),
        does(CLEO, Claim(GARDENER, takes=EVIDENCE, of=LEARNER)),
        calls(LEARNER, BRUNO, DARIO, key="call-hoax"),
        votes(up=(DARIO,), down=(BRUNO, LEARNER), key="vote-down"),
        does(CLEO, Done()),
        does(DARIO, Claim(COUSIN, takes=PRESTIGE)),  # a lie, and the learner, who has the hoax card, can't call it
        passes(BRUNO, CLEO),
        does(DARIO, Done()),
        # the second: a false claim, an investigation that leaves two, and a vote that leaves one
        does(LEARNER, Claim(GARDENER, takes=CASH, of=BRUNO), "false-claim"),
        passes(BRUNO, CLEO, DARIO),
        does(LEARNER, Investigate(CLEO), "investigate"),
        does(LEARNER, Done(), "do-not-guess"),
        does(BRUNO, Claim(EX_WIFE, takes=EVIDENCE)),
        passes(CLEO, DARIO),
        does(BRUNO, Done()),
        does(CLEO, Claim(BUTLER, helps=BRUNO)),
        calls(DARIO, BRUNO),
        votes(up=(LEARNER,), down=(BRUNO, DARIO), key="vote-up"),
        does(CLEO, Done()),
        does(DARIO, Accuse(BRUNO, CHEF)),  # wrong: he is out
        # the third: an accusation that can't go wrong, and the truth
        does(LEARNER, Accuse(CLEO, LOVER), "accuse"),
        does(LEARNER, Claim(COUSIN, takes=CASH), "last-claim"),
        calls(BRUNO),
        votes(up=(), down=(BRUNO,)),
    ),
)
