"""`hoodwink sim`: many games of bots, counted."""

from __future__ import annotations

import json
from math import inf
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hoodwink.arena.sim import simulate
from hoodwink.arena.table import PLY_LIMIT, lineup
from hoodwink.arena.tally import Tally, wilson
from hoodwink.bots import Budget
from hoodwink.cli.given import Key, Seats, Seed, Settings, game_of, levels_of, seed_of
from hoodwink.cli.tables import ROLLOUTS, Jobs, Plies, bar, cores, table


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:  hoodwink sim hoax --seats 4 --games 1000 --seed 1    "
        "hoodwink sim hoax --seats 3 --bots regular,random,random --jobs 0 --json"
    )(sim)


def sim(
    key: Key,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many games.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="LEVEL", help="A level for all seats, or one for each: [bold]a,b,…[/]")
    ] = "random",
    option: Settings = None,
    jobs: Jobs = 1,
    plies: Plies = PLY_LIMIT,
    rollouts: Annotated[
        int, typer.Option("--rollouts", metavar="N", min=1, help="Of bots that search: games imagined for a decision.")
    ] = ROLLOUTS,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Let bots play many games, and count who wins and how.

    The same seed gives the same counts, on any number of cores. Rules need not force an end: a game that reaches the
    limit of plies is listed under "unfinished", and nobody has won it.
    """
    game = game_of(key, seats, option)
    levels = lineup(game, levels_of(game, bots))
    said = seed_of(seed)
    with bar(game.title) as progress:
        task = progress.add_task("games", total=games)
        tally = simulate(
            game, levels, games, said, cores(jobs), lambda done: progress.advance(task, done), plies,
            Budget(inf, rollouts),
        )  # fmt: skip
    if as_json:
        print(json.dumps(tally.to_json()))
    else:
        show(tally, repr(game), levels, said)
        show_figures(game.figures(tally.counts, tally.games))


def show(tally: Tally, game: str, levels: tuple[str, ...], seed: str) -> None:
    console = Console(highlight=False)
    row = tally.to_json()
    console.print(Text.assemble((f"{tally.games:,} games of {game}", "bold"), f", seed {seed}"))
    pace = f"{row['games_per_s']:,.0f} games/s, {row['decisions_per_s']:,.0f} decisions/s"
    console.print(f"{row['seconds']:.1f} s, {pace}, {row['mean_decisions']:.1f} decisions a game")
    console.print(f"decisions: {', '.join(f'{name} {length:,}' for name, length in row['lengths'].items())}\n")
    seats = table("seat", "bot", "wins", "share", "95 % interval", left=2)
    for seat, wins in enumerate(tally.wins_by_seat):
        low, high = wilson(wins, tally.games)
        interval = f"{low:.1%} to {high:.1%}"
        seats.add_row(str(seat), levels[seat], f"{wins:,}", f"{wins / tally.games:.1%}", interval)
    console.print(seats)
    roles = table("as", "dealt", "won", "rate")
    for name, wins in row["wins_by_role"].items():
        dealt = tally.dealt[name]
        roles.add_row(name.replace("_", " "), f"{dealt:,}", f"{wins:,}", f"{wins / dealt:.1%}")
    endings = table("ended by", "games", "share")
    for name, number in row["endings"].items():
        endings.add_row(name, f"{number:,}", f"{number / tally.games:.1%}")
    console.print(Text(), roles, Text(), endings, sep="\n")


def show_figures(figures: dict[str, Any]) -> None:
    """What a game counts besides: single figures first, then its tables."""
    console = Console(highlight=False)
    single = {name: figure for name, figure in figures.items() if not isinstance(figure, dict)}
    if single:
        console.print()
    for name, figure in single.items():
        console.print(f"{name}: {figure}")
    for name, rows in figures.items():
        if isinstance(rows, dict) and rows:
            columns = next(iter(rows.values()))
            found = table(name, *(columns if isinstance(columns, dict) else ("",)))
            for label, row in rows.items():
                found.add_row(label, *[str(part) for part in (row.values() if isinstance(row, dict) else (row,))])
            console.print(Text(), found, sep="\n")
