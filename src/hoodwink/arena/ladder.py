"""Is every level above the one below it? A table for the docs, in Markdown.

    python -m hoodwink.arena.ladder hoax resistance --games 200 --seed 1 --jobs 2

For every game and number of seats, each level meets the one below it: at tables of half and half, every deal from all
seats (`hoodwink arena GAME UPPER LOWER`); where sides win together, a side against a side, every deal both ways
(`--tables sides`). "Ahead by" is how much more often a seat, or a side, of the upper level wins; a level is above the
other where the interval lies above 0.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from hoodwink.arena.intervals import difference
from hoodwink.arena.seating import PAIRS, SIDES
from hoodwink.arena.strength import setups, show, side_names
from hoodwink.arena.tournament import Round, Tournament, run
from hoodwink.bots import Budget, levels
from hoodwink.core.errors import HoodwinkError
from hoodwink.core.game import Game
from hoodwink.games import GAMES, find

WHO = ("game", "preset", "seats", "level", "below")
HEAD = (*WHO, "games", "wins", "below wins", "ahead by", "95 % interval", "above")


@dataclass(frozen=True, slots=True)
class Measured:
    """How many games a row has, and how they are played."""

    games: int
    seed: str
    jobs: int
    budget: Budget


def rungs(key: str, only: Sequence[str] = ()) -> list[tuple[str, str]]:
    """A level and the one above it, for all of a game or those above that are named."""
    return [(lower, upper) for lower, upper in pairwise(levels(key)) if not only or upper in only]


def met(game: Game, upper: str, lower: str, how: Measured) -> tuple[str, ...]:
    """How two levels fared against each other: games, wins of each, the difference, its interval and what it means."""
    kind = SIDES if side_names(game) else PAIRS
    tournament = Tournament(game, (upper, lower), kind, how.games, how.seed, how.budget)
    rounds = [one for one in run(tournament, how.jobs, on_stop=False).rounds if len({*one.played.bots}) > 1]
    deals = [*counted(rounds, upper, kind).values()]
    by, low, high = difference(deals)
    wins, of, others, of_others = (sum(deal[n] for deal in deals) for n in range(4))
    means = "yes" if low > 0 else "NO" if high < 0 else "open"
    shares = f"{wins / of:.1%}", f"{others / of_others:.1%}"
    return str(len(rounds)), *shares, f"{by:+.1%}", f"{low:+.1%} to {high:+.1%}", means


def counted(rounds: Sequence[Round], name: str, kind: str) -> dict[int, list[int]]:
    """By deal: wins of a level and of how many, and the same of the other. Counted are seats; where a side is all of
    one level, sides, because their seats win together."""
    deals: dict[int, list[int]] = {}
    for one in rounds:
        cell = deals.setdefault(one.deal, [0, 0, 0, 0])
        bots, winners = one.played.bots, one.played.winners
        if kind == SIDES:
            won = {bots[seat] for seat in winners}
            for at, mine in ((0, name in won), (2, bool(won - {name}))):
                cell[at] += mine
                cell[at + 1] += 1
            continue
        for seat, bot in enumerate(bots):
            at = 0 if bot == name else 2
            cell[at] += seat in winners
            cell[at + 1] += 1
    return deals


def rows(
    keys: Sequence[str], seats: Sequence[int], presets: Sequence[str], only: Sequence[str], how: Measured
) -> Iterator[tuple[str, ...]]:
    yield HEAD
    for key in keys:
        for preset, game in setups(key, seats, presets or [*find(key).presets][:1]):
            for lower, upper in rungs(key, only):
                yield key, preset, str(game.seats), upper, lower, *met(game, upper, lower, how)


@dataclass(frozen=True, slots=True)
class Table:
    """A table for the docs that is asked for at the command line."""

    name: str  # of its module
    title: str
    rows: Callable[[Sequence[str], Sequence[int], Sequence[str], Sequence[str], Measured], Iterator[tuple[str, ...]]]
    games: int
    rollouts: int

    def print(self, words: list[str] | None) -> int:
        """Print it as it was asked for; the exit code."""
        parser = argparse.ArgumentParser(prog=f"python -m {self.name}", description=f"{self.title}. As Markdown.")
        parser.add_argument("keys", nargs="*", metavar="GAME", help="their keys (all)")
        parser.add_argument("--seats", type=int, nargs="*", default=[], help="only these numbers of seats (all)")
        parser.add_argument("--presets", nargs="*", default=[], help="these presets (the first of each game)")
        parser.add_argument("--levels", nargs="*", default=[], help="only these (all)")
        parser.add_argument("--games", type=int, default=self.games, help=f"at least so many a row ({self.games})")
        parser.add_argument("--rollouts", type=int, default=self.rollouts,
                            help=f"of bots that search, for a decision ({self.rollouts})")  # fmt: skip
        parser.add_argument("--seed", default="1", help="the same seed gives the same table (1)")
        parser.add_argument("--jobs", type=int, default=1, help="on so many cores (1)")
        given = parser.parse_args(words)
        how = Measured(given.games, given.seed, given.jobs, Budget(inf, given.rollouts))
        try:
            show(self.title, self.rows(given.keys or [*GAMES], given.seats, given.presets, given.levels, how))
        except HoodwinkError as error:
            print(error, file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            return 130
        return 0


def main(words: list[str] | None = None) -> int:
    return Table("hoodwink.arena.ladder", "Each level beside the one below", rows, 200, 40).print(words)


if __name__ == "__main__":
    sys.exit(main())
