"""The guided first game of The Resistance.

Bruno and Dario are the spies; the learner, Cleo and Edda are not. One fail leaves Cleo or Dario; two at once, on a
team without Cleo, clear her, and who wanted which team tells Bruno from Edda. Three missions to two.
"""

from __future__ import annotations

from typing import Final

from hoodwink.core.lesson import LEARNER, Lesson, Page
from hoodwink.games.resistance.actions import PlayCard, Propose, Vote
from hoodwink.games.resistance.roles import Card

BRUNO, CLEO, DARIO, EDDA = 1, 2, 3, 4
SEATS = 5


def names(leader: int, *team: int, key: str = "") -> Page:
    """The leader names a team."""
    return Page(((leader, Propose(tuple(sorted(team)))),), key)


def approve(*seats: int, key: str) -> Page:
    """These approve; the others don't."""
    return Page(tuple((seat, Vote(seat in seats)) for seat in range(SEATS)), key)


def goes(*team: int, fails: tuple[int, ...] = (), key: str = "") -> Page:
    """The team plays its cards; some of them fail."""
    return Page(tuple((seat, PlayCard(Card.FAIL if seat in fails else Card.SUCCESS)) for seat in team), key)


LESSON: Final = Lesson(
    seats=SEATS,
    options={},
    seed="lesson 15",
    names=("Bruno", "Cleo", "Dario", "Edda"),
    pages=(
        # the first mission
        names(BRUNO, BRUNO, DARIO),
        approve(BRUNO, DARIO, key="reject-strangers"),
        names(CLEO, CLEO, EDDA),
        approve(LEARNER, CLEO, EDDA, key="approve-team"),
        goes(CLEO, EDDA),
        # the second: a spy was there
        names(DARIO, LEARNER, CLEO, DARIO),
        approve(LEARNER, BRUNO, CLEO, DARIO, key="go-along"),
        goes(LEARNER, CLEO, DARIO, fails=(DARIO,), key="play-success"),
        # the third: without those who were
        names(EDDA, CLEO, EDDA),
        approve(CLEO, EDDA, key="reject-suspect"),
        names(LEARNER, LEARNER, EDDA, key="lead"),
        approve(LEARNER, CLEO, EDDA, key="vote-own-team"),
        goes(LEARNER, EDDA, key="second-success"),
        # the fourth: both spies at once
        names(BRUNO, BRUNO, DARIO, EDDA),
        approve(BRUNO, DARIO, EDDA, key="outvoted"),
        goes(BRUNO, DARIO, EDDA, fails=(BRUNO, DARIO)),
        # the fifth: they have given themselves away
        names(CLEO, LEARNER, CLEO, EDDA),
        approve(LEARNER, CLEO, EDDA, key="work-it-out"),
        goes(LEARNER, CLEO, EDDA, key="last-card"),
    ),
)
