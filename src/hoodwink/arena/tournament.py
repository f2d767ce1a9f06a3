"""A round robin: every pairing plays deal after deal, each from all seats, on several cores if asked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field

from hoodwink.arena.export import Entry
from hoodwink.arena.played import Played, checked_name, play_kept, play_one
from hoodwink.arena.pool import spread
from hoodwink.arena.seating import PAIRS, SIDES, Pairing, pairings
from hoodwink.arena.strength import side_names
from hoodwink.arena.table import PLY_LIMIT
from hoodwink.bots import Budget
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game

Place = tuple[int, int, int]  # pairing, deal, turn


@dataclass(frozen=True, slots=True)
class Round:
    """One game of a tournament, and where in it."""

    pairing: int
    deal: int
    turn: int
    played: Played


@dataclass(slots=True)
class Tournament:
    """What is played. `games`: at least so many for every pairing, in whole deals; or `deals`: just so many."""

    game: Game
    names: tuple[str, ...]
    kind: str = PAIRS
    games: int = 100
    seed: str = "0"
    budget: Budget | None = None
    limit: int = PLY_LIMIT
    deals: int = 0
    pairings: list[Pairing] = field(init=False)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadSetup(f"games is a whole number from 1 on, not {self.games}")
        sides = side_names(self.game) if self.kind == SIDES else ()
        self.pairings = pairings(self.kind, self.names, sides)
        for name in self.names:
            checked_name(self.game, name)

    def schedule(self) -> list[tuple[Place, tuple[object, ...]]]:
        """Every game: its place, and what `play_one` is told. Deal by deal, so that one who stops early has all
        pairings alike; a longer tournament begins like a shorter one."""
        found: list[tuple[Place, tuple[object, ...]]] = []
        missing = dict.fromkeys(range(len(self.pairings)), self.games)
        deal = 0
        while missing:
            seed = f"{self.seed}/{deal}"
            for number in tuple(missing):
                for turn, bots in enumerate(self.pairings[number].sittings(deal, self.seed, self.game.seats)):
                    found.append(((number, deal, turn), (self.game, bots, seed, self.budget, self.limit)))
                    missing[number] -= 1
                if deal + 1 == self.deals or (not self.deals and missing[number] <= 0):
                    del missing[number]
            deal += 1
        return found


@dataclass(slots=True)
class Result:
    """What has been played: whole deals, in order."""

    tournament: Tournament
    rounds: list[Round]
    planned: int
    dropped: int = 0  # games of deals that were not played from every seat


def run(
    tournament: Tournament,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on_stop: bool = True,
    keep: Callable[[Entry], None] | None = None,
) -> Result:
    """Play it. An interrupt ends it early, and what has been played by then counts; not so if `on_stop` is off.

    `keep` is given every game whole, as soon as it is played, whether or not its deal counts in the end.
    """
    if jobs < 1:
        raise BadSetup(f"jobs is a whole number from 1 on, not {jobs}")
    schedule = tournament.schedule()
    done: list[Round] = []
    try:
        with closing(spread(_sent if keep is None else _kept, schedule, jobs)) as rounds:  # type: ignore[type-var]
            for one, entry in rounds:
                if keep is not None and entry is not None:
                    keep(entry)
                done.append(one)
                if progress is not None:
                    progress(1)
    except KeyboardInterrupt:
        if not on_stop:
            raise
    whole = _whole(done, [place for place, _ in schedule])
    return Result(tournament, whole, len(schedule), len(done) - len(whole))


def _sent(place: Place, told: tuple[object, ...]) -> tuple[Round, Entry | None]:
    return Round(*place, play_one(*told)), None  # type: ignore[arg-type]


def _kept(place: Place, told: tuple[object, ...]) -> tuple[Round, Entry | None]:
    played, entry = play_kept(*told)  # type: ignore[arg-type]
    return Round(*place, played), entry


def _whole(done: list[Round], planned: list[Place]) -> list[Round]:
    """Those of deals that were played from every seat, in the order of the schedule."""
    by_place = {(one.pairing, one.deal, one.turn): one for one in done}
    torn = {place[:2] for place in planned if place not in by_place}
    return [by_place[place] for place in planned if place[:2] not in torn]
