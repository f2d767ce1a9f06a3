"""§2.4 and §3.6: rejections and winning; what every chapter may bring about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.games.resistance.events import REJECTED, SHOWN, TURNED, WON
from hoodwink.games.resistance.roles import REJECTIONS
from hoodwink.games.resistance.state import ResistanceState

RESISTANCE: Final = 0  # sides
SPIES: Final = 1

BY_MISSIONS: Final = 0  # endings
BY_REJECTIONS: Final = 1
BY_ACCUSATION: Final = 2
BY_EARLY_ACCUSATION: Final = 3

MOST_REJECTIONS: Final[int] = REJECTIONS


def win(s: ResistanceState, side: i64, ending: i64) -> None:
    """§3.6 The game is over and all characters are shown."""
    s.winner = side
    s.ending = ending
    s.tell((WON, side))
    s.tell((SHOWN, tuple(s.roles)))
    s.end()


def reject(s: ResistanceState, by: i64) -> None:
    """§2.3 The team does not go: the rest of the attempt is dropped, the next leader tries. §2.4 Or the spies win."""
    s.rejections += 1
    s.token = NOBODY  # §R8
    s.tell((REJECTED, s.rejections, by))
    if s.rejections == MOST_REJECTIONS:
        win(s, SPIES, BY_REJECTIONS)
    else:
        del s.stack[1:]  # the bottom frame, Missions, goes on


def turn_over(s: ResistanceState) -> None:
    """§8.2 The result of the last mission is turned over."""
    number, team, cards, succeeded, swapped, leader = s.missions[-1]
    s.missions = (*s.missions[:-1], (number, team, cards, not succeeded, swapped, leader))
    change: i64 = -1 if succeeded else 1
    s.successes += change
    s.failures -= change
    s.tell((TURNED, number + 1, not succeeded))
