"""The base game of The Resistance: what the house's bots make of it, beside what the oracle says it is worth.

The oracle's resistance moves as one and goes by teams and results alone: no votes, and no member's knowledge of
himself. Its spies act as one and know how the resistance mixes. So its value is no bound for a table of bots in either
direction: a resistance that reads votes wins more often, and so does one whose spies err. It is what is left to a
resistance that is told nothing, against spies who make no mistake: good spies leave a strong resistance little more.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from hoodwink.arena.oracle import Tables, value
from hoodwink.arena.played import play_one
from hoodwink.arena.strength import Trial, show
from hoodwink.arena.tally import wilson
from hoodwink.bots import checked_level, levels
from hoodwink.core.errors import HoodwinkError
from hoodwink.games import find

GAME = "resistance"
LEAST, MOST = 5, 8  # seats for which the oracle's value is exact and takes under a minute
SIDES = ("resistance", "spy")


@dataclass(frozen=True, slots=True)
class Row:
    """One pairing at a number of seats."""

    seats: int
    resistance: str  # the level that plays the side
    spies: str
    wins: int  # of the resistance
    games: int
    value: Fraction | None  # the oracle's; None where it is out of reach

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "seats": self.seats,
            "resistance": self.resistance,
            "spies": self.spies,
            "games": self.games,
            "wins": self.wins,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "oracle": None if self.value is None else str(self.value),
        }


def worth(seats: int) -> Fraction | None:
    """The oracle's value; None where it is not exact or takes too long."""
    if not LEAST <= seats <= MOST:
        return None
    found = value(Tables.of(seats))
    return found.lower if found.is_exact else None


def beside(seats: Sequence[int], trial: Trial, named: Sequence[str] = ()) -> Iterator[Row]:
    """Every level (or those named) of either side against the best of the other; the best against itself once."""
    wanted = [checked_level(GAME, level) for level in named]
    tried = [level for level in levels(GAME) if not wanted or level in wanted]
    best = tried[-1]
    pairs = [(level, best) for level in tried] + [(best, level) for level in tried[:-1]]
    for count in seats:
        game, exact = find(GAME)(count), worth(count)
        for resistance, spies in pairs:
            bots = dict(zip(SIDES, (resistance, spies), strict=True))
            ended = [play_one(game, bots, f"{trial.seed}/{i}", trial.budget) for i in range(trial.games)]
            wins = sum(one.sides[one.winners[0]] == SIDES[0] for one in ended if one.winners)
            yield Row(count, resistance, spies, wins, trial.games, exact)


def table(rows: Iterator[Row]) -> Iterator[tuple[str, ...]]:
    """The rows as text, the head first."""
    yield "seats", "resistance v spies", "games", "the resistance wins, with its 95 % interval", "the oracle's value"
    for row in rows:
        low, high = row.interval
        exact = "unknown" if row.value is None else f"{row.value} = {float(row.value):.1%}"
        share = f"{row.share:.1%} ({low:.1%} to {high:.1%})"
        yield str(row.seats), f"{row.resistance} v {row.spies}", str(row.games), share, exact


def main(words: list[str] | None = None) -> int:
    """`python -m hoodwink.arena.against_oracle --seats 5 6 7 --games 300`"""
    parser = argparse.ArgumentParser(prog="python -m hoodwink.arena.against_oracle", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=[5, 6, 7], help="numbers of seats (5 6 7)")
    parser.add_argument("--levels", nargs="*", default=[], help="only these levels (all)")
    parser.add_argument("--games", type=int, default=300, help="games for each row (300)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same table (1)")
    given = parser.parse_args(words)
    try:
        show(
            "The Resistance beside its oracle", table(beside(given.seats, Trial(given.games, given.seed), given.levels))
        )
    except HoodwinkError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
