"""The verbs of The Resistance, and the list that gives each action its id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from hoodwink.core.action import Action, Actions, Pass
from hoodwink.games.resistance.roles import MISSIONS, MOST, TEAM_SIZE, Card, Loyalty, Plot

__all__ = [
    "ACTIONS", "Accuse", "Aim", "Appoint", "Blame", "Examine", "GivePlot", "Investigate", "LookAt", "Overhear", "Pass",
    "PlayCard", "Propose", "Show", "ShowSide", "Spotlight", "StepForward", "TakePlot", "UsePlot", "Vote",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """For or against the team."""

    approve: bool


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a mission card."""

    card: Card


@dataclass(frozen=True, slots=True)
class UsePlot(Action):
    """Play the plot card that is asked about."""


@dataclass(frozen=True, slots=True)
class StepForward(Action):
    """I am the spy Hunter, and I accuse now."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Show a loyalty card."""

    card: Loyalty


@dataclass(frozen=True, slots=True)
class Aim(Action):
    """Name the mission, from 1 to 5."""

    mission: int


@dataclass(frozen=True, slots=True)
class Appoint(Action):
    """Give the Investigator token."""

    seat: int


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """You are their Chief."""

    target: int


@dataclass(frozen=True, slots=True)
class Investigate(Action):
    """Show me your loyalty card."""

    target: int


@dataclass(frozen=True, slots=True)
class Examine(Action):
    """As Inquisitor: show me your side, and take the token."""

    target: int


@dataclass(frozen=True, slots=True)
class Blame(Action):
    """I am the Deep Agent, and you are the Pretender."""

    target: int


@dataclass(frozen=True, slots=True)
class GivePlot(Action):
    """Give the plot card that was drawn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakePlot(Action):
    """Take this plot card from the seat before which it lies."""

    seat: int
    plot: Plot


@dataclass(frozen=True, slots=True)
class Overhear(Action):
    """See this neighbour's side."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShowSide(Action):
    """Show my side to this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Spotlight(Action):
    """This member plays his card face up."""

    member: int


@dataclass(frozen=True, slots=True)
class LookAt(Action):
    """See this member's mission card."""

    member: int


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """Name a team."""

    team: tuple[int, ...]


# the plot cards that are not done at once but lie before a seat
LYING = (
    Plot.CLOSE_EYE,
    Plot.STRONG_LEADER,
    Plot.NO_CONFIDENCE,
    Plot.OPINION_MAKER,
    Plot.IN_THE_SPOTLIGHT,
)


def _all() -> Iterator[Action]:
    seats = range(MOST)
    yield Vote(approve=True)
    yield Vote(approve=False)
    yield from (PlayCard(card) for card in Card)
    yield UsePlot()
    yield StepForward()
    yield from (Show(card) for card in Loyalty)
    yield from (Aim(mission) for mission in range(1, MISSIONS + 1))
    for verb in (Appoint, Accuse, Investigate, Examine, Blame, GivePlot, Overhear, ShowSide, Spotlight, LookAt):
        yield from (verb(seat) for seat in seats)
    yield from (TakePlot(seat, plot) for seat in seats for plot in LYING)
    sizes = sorted({size for row in TEAM_SIZE.values() for size in row})
    yield from (Propose(team) for size in sizes for team in combinations(seats, size))


ACTIONS = Actions(_all())
