"""How strong a level of bots is: tables for the docs, in Markdown.

    python -m hoodwink.arena.strength hoax --level sharp --games 300 --seed 1 --jobs 2

One bot of the level among those of the level below, one of those among bots of the level (each at every seat in turn),
and tables of the level alone, for every number of seats and every preset of the game. Where sides win together: each
side of the level against the other of the level below, beside both levels against themselves. `--against` names
another level than the one below. Bots that search have `--rollouts` for each decision.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from hoodwink.arena.sim import simulate
from hoodwink.arena.table import play_state
from hoodwink.arena.tally import Tally, wilson
from hoodwink.bots import Budget, checked_level, levels, make
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, HoodwinkError
from hoodwink.core.game import Game
from hoodwink.core.state import State
from hoodwink.games import find

ROLLOUTS = 40  # of a bot that searches, for each decision: few enough to play hundreds of games
Tables = Sequence[tuple[str, Game]]  # presets and their games


@dataclass(frozen=True, slots=True)
class Trial:
    """How the rows of a table are played."""

    games: int  # for each row
    seed: str
    jobs: int = 1
    rollouts: int = ROLLOUTS

    @property
    def budget(self) -> Budget:
        """Counted, not timed: the same seed gives the same tables."""
        return Budget(inf, self.rollouts)

    def play(self, game: Game, bots: Sequence[str], games: int = 0, seed: str = "") -> Tally:
        return simulate(game, bots, games or self.games, seed or self.seed, self.jobs, budget=self.budget)


def setups(key: str, only: Sequence[int] = (), presets: Sequence[str] = ()) -> Iterator[tuple[str, Game]]:
    """Every preset with every number of seats that it allows, or these presets and numbers."""
    kind = find(key)
    for preset, options in kind.presets.items():
        if presets and preset not in presets:
            continue
        for seats in only or range(kind.least, kind.most + 1):
            try:
                yield preset, kind(seats, **options)
            except BadSetup:  # the preset needs more seats
                continue


def alone(game: Game, one: str, others: str, trial: Trial) -> tuple[list[Tally], int, int]:
    """A bot of one level among others at every seat in turn: the tallies, its wins and all games."""
    tallies = []
    for seat in range(game.seats):
        bots = [one if s == seat else others for s in range(game.seats)]
        tallies.append(trial.play(game, bots, max(trial.games // game.seats, 1), f"{trial.seed}/{seat}"))
    return tallies, sum(t.wins_by_seat[seat] for seat, t in enumerate(tallies)), sum(t.games for t in tallies)


def share(wins: int, games: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} to {high:.1%})"


def duel_rows(tables: Tables, one: str, others: str, trial: Trial) -> Iterator[tuple[str, ...]]:
    yield "preset", "seats", "games", "wins, with its 95 % interval", "an even share", "wins at seat 0, 1, …"
    for preset, game in tables:
        tallies, wins, played = alone(game, one, others, trial)
        by_seat = (f"{t.wins_by_seat[seat] / t.games:.0%}" for seat, t in enumerate(tallies))
        even = sum(sum(t.wins_by_seat) for t in tallies) / played / game.seats  # several seats may win one game
        yield preset, str(game.seats), str(played), share(wins, played), f"{even:.1%}", " ".join(by_seat)


def own_rows(tables: Tables, level: str, trial: Trial) -> Iterator[tuple[str, ...]]:
    yield "preset", "seats", "games", "decisions a game", "endings", "wins by role"
    for preset, game in tables:
        row = trial.play(game, (level,)).to_json()
        endings, roles = (
            ", ".join(f"{name.replace('_', ' ')} {number / trial.games:.0%}" for name, number in row[what].items())
            for what in ("endings", "wins_by_role")
        )
        yield preset, str(game.seats), str(trial.games), f"{row['mean_decisions']:.0f}", endings, roles


def side_rows(tables: Tables, level: str, against: str, trial: Trial) -> Iterator[tuple[str, ...]]:
    """How often the first side wins. Bots are seated after the deal, by side."""
    pairs = [(against, against), (level, against), (against, level), (level, level)]
    yield "preset", "seats", "games", *(f"{one} v {two}" for one, two in pairs)
    for preset, game in tables:
        first, second = side_names(game)
        wins = [_wins(game, {first: one, second: two}, first, trial) for one, two in pairs]
        yield preset, str(game.seats), str(trial.games), *(share(won, trial.games) for won in wins)


def side_names(game: Game) -> tuple[str, ...]:
    """The sides of a game, in the order of the alphabet; none where everyone plays for himself."""
    return tuple(sorted(set(game.sides(dealt(game, Dice(0))))))


def dealt(game: Game, dice: Dice) -> State:
    """A game up to its first decision."""
    s = game.start()
    while s.asked < 0:
        s.roll(dice)
    return s


def _wins(game: Game, by_side: dict[str, str], side: str, trial: Trial) -> int:
    """How often a side wins when each side is played by bots of a level."""
    wins = 0
    for i in range(trial.games):
        dice = Dice(f"{trial.seed}/{i}")
        s = dealt(game, dice)
        sides = game.sides(s)
        bots = [
            make(game.key, by_side[mine], dice.fork(f"bot {seat}"), trial.budget) for seat, mine in enumerate(sides)
        ]
        play_state(game, s, bots, dice)
        winners = game.winners(s)
        wins += bool(winners) and game.sides(s)[winners[0]] == side
    return wins


def show(title: str, rows: Iterator[tuple[str, ...]]) -> None:
    """A Markdown table, a row as soon as it is known."""
    print(f"\n**{title}**\n")
    for n, row in enumerate(rows):
        print("|", " | ".join(row), "|", flush=True)
        if n == 0:
            print("|" + " --- |" * len(row))


def contest(key: str, level: str | None, against: str | None) -> tuple[str, str]:
    """The level that is tested, the best if not said, and the one that it plays, the one below if not said."""
    known = levels(key)
    level = checked_level(key, level or known[-1])
    if level == known[0]:
        raise BadSetup(f"name a level of {key} other than {level}: {', '.join(known[1:]) or 'it has none'}")
    return level, checked_level(key, against or known[known.index(level) - 1])


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m hoodwink.arena.strength", description="How strong a level of bots is, as Markdown tables."
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="*", help="only these numbers of seats (all)")
    parser.add_argument("--presets", nargs="*", help="only these presets (all)")
    parser.add_argument("--level", help="the level to test; the best if not said")
    parser.add_argument("--against", help="the level that it plays; the one below it if not said")
    parser.add_argument("--games", type=int, default=300, help="games for each row (300)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same tables (1)")
    parser.add_argument("--jobs", type=int, default=1, help="on so many cores (1)")
    parser.add_argument(
        "--rollouts", type=int, default=ROLLOUTS, help=f"of bots that search, for each decision ({ROLLOUTS})"
    )
    given = parser.parse_args(words)
    try:
        find(given.game)
        level, against = contest(given.game, given.level, given.against)
        tables = [*setups(given.game, tuple(given.seats or ()), tuple(given.presets or ()))]
        trial = Trial(given.games, given.seed, given.jobs, given.rollouts)
        if sides := side_names(find(given.game)()):
            title = f"How often the {sides[0]} wins, {' v '.join(sides)}"
            show(title, side_rows(tables, level, against, trial))
            return 0
        show(f"One {level} bot among {against} ones", duel_rows(tables, level, against, trial))
        show(f"One {against} bot among {level} ones", duel_rows(tables, against, level, trial))
        show(f"Only {level} bots", own_rows(tables, level, trial))
    except HoodwinkError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
