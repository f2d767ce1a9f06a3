"""How strong a level of bots is: tables for the docs, in Markdown.

    python -m hoodwink.arena.strength hoax --games 300 --seed 1 --jobs 2

One bot of the level among random ones, one random bot among those of the level (each at every seat in turn), and
tables of that level alone, for every number of seats and every preset of the game. Where sides win together: each side
of that level against the other at random, beside random against random and the level against itself.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from hoodwink.arena.sim import simulate
from hoodwink.arena.table import play_state
from hoodwink.arena.tally import Tally, wilson
from hoodwink.bots import levels, make
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, HoodwinkError
from hoodwink.core.game import Game
from hoodwink.core.state import State
from hoodwink.games import find

RANDOM = "random"
Tables = Sequence[tuple[str, Game]]  # presets and their games


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


def alone(game: Game, one: str, others: str, games: int, seed: str, jobs: int) -> tuple[list[Tally], int, int]:
    """A bot of one level among others at every seat in turn: the tallies, its wins and all games."""
    tallies = []
    for seat in range(game.seats):
        bots = [one if s == seat else others for s in range(game.seats)]
        tallies.append(simulate(game, bots, max(games // game.seats, 1), f"{seed}/{seat}", jobs))
    return tallies, sum(t.wins_by_seat[seat] for seat, t in enumerate(tallies)), sum(t.games for t in tallies)


def share(wins: int, games: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} to {high:.1%})"


def duel_rows(tables: Tables, one: str, others: str, games: int, seed: str, jobs: int) -> Iterator[tuple[str, ...]]:
    yield "preset", "seats", "games", "wins, with its 95 % interval", "an even share", "wins at seat 0, 1, …"
    for preset, game in tables:
        tallies, wins, played = alone(game, one, others, games, seed, jobs)
        by_seat = (f"{t.wins_by_seat[seat] / t.games:.0%}" for seat, t in enumerate(tallies))
        even = sum(sum(t.wins_by_seat) for t in tallies) / played / game.seats  # several seats may win one game
        yield preset, str(game.seats), str(played), share(wins, played), f"{even:.1%}", " ".join(by_seat)


def own_rows(tables: Tables, level: str, games: int, seed: str, jobs: int) -> Iterator[tuple[str, ...]]:
    yield "preset", "seats", "games", "decisions a game", "endings", "wins by role"
    for preset, game in tables:
        row = simulate(game, (level,), games, seed, jobs).to_json()
        endings, roles = (
            ", ".join(f"{name.replace('_', ' ')} {number / games:.0%}" for name, number in row[what].items())
            for what in ("endings", "wins_by_role")
        )
        yield preset, str(game.seats), str(games), f"{row['mean_decisions']:.0f}", endings, roles


def side_rows(tables: Tables, level: str, games: int, seed: str) -> Iterator[tuple[str, ...]]:
    """How often the first side wins. Bots are seated after the deal, by side."""
    yield "preset", "seats", "games", *(f"{one} v {two}" for one, two in _pairs(level))
    for preset, game in tables:
        first, second = side_names(game)
        wins = [_wins(game, {first: one, second: two}, first, games, seed) for one, two in _pairs(level)]
        yield preset, str(game.seats), str(games), *(share(won, games) for won in wins)


def side_names(game: Game) -> tuple[str, ...]:
    """The sides of a game, in the order of the alphabet; none where everyone plays for himself."""
    return tuple(sorted(set(game.sides(dealt(game, Dice(0))))))


def _pairs(level: str) -> list[tuple[str, str]]:
    return [(RANDOM, RANDOM), (level, RANDOM), (RANDOM, level), (level, level)]


def dealt(game: Game, dice: Dice) -> State:
    """A game up to its first decision."""
    s = game.start()
    while s.asked < 0:
        s.roll(dice)
    return s


def _wins(game: Game, by_side: dict[str, str], side: str, games: int, seed: str) -> int:
    """How often a side wins when each side is played by bots of a level."""
    wins = 0
    for i in range(games):
        dice = Dice(f"{seed}/{i}")
        s = dealt(game, dice)
        sides = game.sides(s)
        bots = [make(game.key, by_side[mine], dice.fork(f"bot {seat}")) for seat, mine in enumerate(sides)]
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


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m hoodwink.arena.strength", description="How strong a level of bots is, as Markdown tables."
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="*", help="only these numbers of seats (all)")
    parser.add_argument("--presets", nargs="*", help="only these presets (all)")
    parser.add_argument("--level", help="the level to test; the best if not said")
    parser.add_argument("--games", type=int, default=300, help="games for each row (300)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same tables (1)")
    parser.add_argument("--jobs", type=int, default=1, help="on so many cores (1)")
    given = parser.parse_args(words)
    try:
        find(given.game)
        known = levels(given.game)
        level = given.level or known[-1]
        if level == RANDOM or level not in known:
            raise BadSetup(f"name a level of {given.game} other than random: {', '.join(known[1:]) or 'it has none'}")
        tables = [*setups(given.game, tuple(given.seats or ()), tuple(given.presets or ()))]
        rest = (given.games, given.seed, given.jobs)
        if sides := side_names(find(given.game)()):
            title = f"How often the {sides[0]} wins, {' v '.join(sides)}"
            show(title, side_rows(tables, level, given.games, given.seed))
            return 0
        show(f"One {level} bot among random ones", duel_rows(tables, level, RANDOM, *rest))
        show(f"One random bot among {level} ones", duel_rows(tables, RANDOM, level, *rest))
        show(f"Only {level} bots", own_rows(tables, level, *rest))
    except HoodwinkError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
