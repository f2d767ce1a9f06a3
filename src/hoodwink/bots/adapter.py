"""Bots from other frameworks at our tables: for the base game of The Resistance.

Public frameworks for Resistance bots call a class back, event by event. Two families of method names are common, and
either will do here. A class needs the three answers; of the rest it may leave out what it doesn't care for. It needs no
base class of ours; who starts afresh may take `Agent`.

    as in the course CITS3001 of the University of Western Australia    as in the competitions of AiGameDev.com
    Bot(name=…) or Bot()                                                Bot(game, index, spy)
    new_game(number_of_players, player_number, spies)                   onGameRevealed(players, spies)
                                                                        onMissionAttempt(mission, tries, leader)
    propose_mission(team_size, fails_required) → seats     an answer    select(players, count) → players
                                                                        onTeamSelected(leader, team)
    vote(mission, proposer) → bool                         an answer    vote(team) → bool
    vote_outcome(mission, proposer, votes)                              onVoteComplete(votes)
    betray(mission, proposer) → bool                       an answer    sabotage() → bool
    mission_outcome(mission, proposer, num_fails, success)              onMissionComplete(sabotaged)
    round_outcome(rounds_complete, missions_failed)                     onMissionFailed(leader, team)
    game_outcome(spies_win, spies)                                      onGameComplete(win, spies)

Seats are numbers from 0 in the first family, `Player`s (with `index` and `name`) in the second, where `self.game` shows
what the table shows (`Shown`). Spies are told to spies alone. A team that is none (of the wrong size, a seat twice) is
an error that names the bot, not a move.

Nothing is told that the seat's view does not hold: the log is turned into calls as far as it has grown. A bot that is
made in the middle of a game is told all that was from the start.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from inspect import Parameter, getmembers_static, isfunction, signature
from pathlib import Path
from typing import Any

from hoodwink.bots.bot import Maker
from hoodwink.core.action import Action
from hoodwink.core.errors import BadSetup
from hoodwink.core.event import Event
from hoodwink.core.seats import members
from hoodwink.core.view import View
from hoodwink.games.resistance.actions import PlayCard, Propose, Vote
from hoodwink.games.resistance.events import LEADER, MISSION, PROPOSED, REJECTED, SHOWN, VOTED, WON
from hoodwink.games.resistance.roles import FAILS_NEEDED, SPIES, TEAM_SIZE, Card, Role, Side
from hoodwink.games.resistance.view import ResistanceView

BASE = {Role.RESISTANCE, Role.SPY}


class Agent:
    """To start from: the first family, with every call and an agent that is honest, or fails whatever it can."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def new_game(self, number_of_players: int, player_number: int, spies: list[int]) -> None:
        """A game begins. `spies` are all spies, if one is one of them, else nobody."""
        self.seats, self.seat, self.spies = number_of_players, player_number, spies

    def propose_mission(self, team_size: int, fails_required: int = 1) -> list[int]:
        """Name a team of so many seats; so many fails would make it fail."""
        return [(self.seat + step) % self.seats for step in range(team_size)]

    def vote(self, mission: list[int], proposer: int) -> bool:
        """For or against this team."""
        return True

    def vote_outcome(self, mission: list[int], proposer: int, votes: dict[int, bool]) -> None:
        """How all have voted."""

    def betray(self, mission: list[int], proposer: int) -> bool:
        """Asked of spies on the team alone: play fail?"""
        return True

    def mission_outcome(self, mission: list[int], proposer: int, num_fails: int, mission_success: bool) -> None:
        """The cards of a mission."""

    def round_outcome(self, rounds_complete: int, missions_failed: int) -> None:
        """The score after a mission."""

    def game_outcome(self, spies_win: bool, spies: list[int]) -> None:
        """The end, and who was what; told by drivers that say farewell (`Guest.farewell`)."""


@dataclass(frozen=True, order=True)
class Player:
    """A seat, as the second family names it."""

    index: int
    name: str

    def __repr__(self) -> str:
        return f"{self.index}-{self.name}"


@dataclass
class Shown:
    """What the table shows, as bots of the second family find it in `self.game`."""

    players: list[Player] = field(default_factory=list)
    turn: int = 1  # the mission, from 1
    tries: int = 1  # the attempt, from 1
    wins: int = 0  # of the resistance
    losses: int = 0
    leader: Player | None = None
    team: list[Player] | None = None
    votes: list[bool] | None = None
    sabotages: int | None = None


class Teller:
    """Tells one stranger of one game."""

    def __init__(self, made: Any, view: ResistanceView, shown: Shown) -> None:
        self.bot = made
        self.has: dict[str, Callable[..., Any]] = dict(getmembers_static(made, isfunction))
        self.count = 0  # events of the log that it has heard
        self.spies = spies_of(view)
        self.shown = shown
        self.done = 0
        self.leader, self.team = 0, 0
        self.winner = int(Side.SPY)
        self.seats = view.seats
        self.call("new_game", view.seats, view.seat, list(self.spies))
        self.call("onGameRevealed", list(shown.players), self.named(self.spies))

    def call(self, name: str, *given: Any) -> Any:
        """The method, if the stranger has it."""
        return self.has[name](self.bot, *given) if name in self.has else None

    def named(self, seats: Iterable[int]) -> list[Player]:
        return [self.shown.players[seat] for seat in seats]

    # what has happened ----------------------------------------------------------------------------------------------

    def tell(self, log: tuple[Event, ...]) -> None:
        """All that is new."""
        new, self.count = log[self.count :], len(log)
        for event in new:
            self.hear(event)

    def hear(self, event: Event) -> None:
        shown, kind = self.shown, event[0]
        if kind == LEADER:
            self.leader = event[1]
            shown.leader = shown.players[self.leader]
            shown.team = shown.votes = shown.sabotages = None
            self.call("onMissionAttempt", shown.turn, shown.tries, shown.leader)
        elif kind == PROPOSED:
            self.leader, self.team = event[1], event[2]
            shown.team = self.named(members(self.team))
            self.call("onTeamSelected", shown.players[self.leader], list(shown.team))
        elif kind == VOTED:
            shown.votes = [bool(event[1] >> seat & 1) for seat in range(self.seats)]
            self.call("vote_outcome", self.mission, self.leader, dict(enumerate(shown.votes)))
            self.call("onVoteComplete", list(shown.votes))
        elif kind == REJECTED:
            shown.tries = event[1] + 1
            self.call("onMissionFailed", shown.players[self.leader], self.named(self.mission))
        elif kind == MISSION:
            self.hear_mission(event[4], bool(event[7]))
        elif kind == SHOWN:
            spies = [seat for seat, role in enumerate(event[1]) if role in SPIES]
            self.call("game_outcome", self.winner == Side.SPY, spies)
            self.call("onGameComplete", self.winner != Side.SPY, self.named(spies))
        elif kind == WON:
            self.winner = event[1]

    def hear_mission(self, fails: int, succeeded: bool) -> None:
        shown = self.shown
        self.done += 1
        shown.wins += succeeded
        shown.losses += not succeeded
        shown.sabotages = fails
        self.call("mission_outcome", self.mission, self.leader, fails, succeeded)
        self.call("onMissionComplete", fails)
        self.call("round_outcome", self.done, shown.losses)
        shown.turn, shown.tries = self.done + 1, 1

    @property
    def mission(self) -> list[int]:
        return list(members(self.team))

    # what is asked --------------------------------------------------------------------------------------------------

    def answer(self, view: ResistanceView, options: tuple[Action, ...]) -> Action:
        kind = type(options[-1])
        if kind is Propose:
            return self.propose(view, options)
        if kind is Vote:
            if "propose_mission" in self.has:
                return Vote(approve=bool(self.call("vote", self.mission, self.leader)))
            return Vote(approve=bool(self.call("vote", self.named(self.mission))))
        fails = self.call("betray", self.mission, self.leader) or self.call("sabotage")
        return PlayCard(Card.FAIL if fails else Card.SUCCESS)

    def propose(self, view: ResistanceView, options: tuple[Action, ...]) -> Action:
        size = TEAM_SIZE[view.seats][view.number]
        if "propose_mission" in self.has:
            named = self.call("propose_mission", size, FAILS_NEEDED[view.seats][view.number])
        else:
            named = self.call("select", list(self.shown.players), size)
        try:
            seats = sorted(one if isinstance(one, int) else one.index for one in named)
        except (TypeError, AttributeError):
            seats = []
        choice = Propose(tuple(seats))
        if choice not in options:
            raise BadSetup(f"{type(self.bot).__name__} named {named!r}, which is no team of {size} seats")
        return choice


def spies_of(view: ResistanceView) -> tuple[int, ...]:
    """All spies, as a spy knows them (§1.3); nobody for the rest."""
    if view.role not in SPIES:
        return ()
    return tuple(sorted([view.seat, *(seat for seat, _ in view.knows or ())]))


# from a class to a level --------------------------------------------------------------------------------------------


class Guest:
    """A bot that asks such a class, a new one for every game."""

    def __init__(self, kind: Callable[..., Any]) -> None:
        self.kind = kind
        self.teller: Teller | None = None

    def __call__(self, view: View, options: tuple[Action, ...]) -> Action:
        teller = self.told(view)
        assert isinstance(view, ResistanceView)
        return options[0] if len(options) == 1 else teller.answer(view, options)

    def farewell(self, view: View) -> None:
        """The game is over: for a driver that wants strangers to learn from it. Nobody is asked any more."""
        self.told(view)

    def told(self, view: View) -> Teller:
        """The stranger at this seat, who has heard all that has happened."""
        assert isinstance(view, ResistanceView)
        if not set(view.cast) <= BASE or view.modules:
            raise BadSetup("bots from outside play the base game of The Resistance: no modules, no options")
        if self.teller is None or self.teller.count > len(view.log):
            self.teller = _met(self.kind, view)
        self.teller.tell(view.log)
        return self.teller


def _met(kind: Callable[..., Any], view: ResistanceView) -> Teller:
    """A stranger who has taken this seat."""
    shown = Shown([Player(seat, f"seat {seat}") for seat in range(view.seats)])
    wanted = [
        one
        for one in signature(kind).parameters.values()
        if one.default is Parameter.empty and one.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    ]
    if len(wanted) >= 3:
        made = kind(shown, view.seat, view.role in SPIES)
    else:
        made = kind(*[f"seat {view.seat}"][: len(wanted)])
    return Teller(made, view, shown)


def load_outside(name: str) -> Maker:
    """A maker of bots from "module:Class" or "path/to/file.py:Class"; BadSetup says what is wrong with the name.

    The code is a stranger's and runs as it is: who names it has to trust it.
    """
    place, _, wanted = name.rpartition(":")
    if not place or not wanted.isidentifier():
        raise BadSetup(f"{name!r} is no bot from outside: name it as module:Class or file.py:Class")
    try:
        module = _file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
    except (ImportError, OSError, SyntaxError) as error:
        raise BadSetup(f"{place} can't be loaded: {error}") from None
    kind = dict(getmembers_static(module)).get(wanted)
    if not callable(kind):
        raise BadSetup(f"{place} has no class {wanted}")
    return lambda _: Guest(kind)


def is_outside(name: str) -> bool:
    """Whether a level's name is that of a bot from outside."""
    return ":" in name


def _file(path: Path) -> Any:
    """A file as a module; what lies beside it can be imported by it, as where it comes from."""
    spec = importlib.util.spec_from_file_location(f"outside_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ImportError("there is no such file")
    module = importlib.util.module_from_spec(spec)
    beside = str(path.resolve().parent)
    if beside not in sys.path:
        sys.path.append(beside)
    spec.loader.exec_module(module)
    return module
