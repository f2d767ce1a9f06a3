"""`hoodwink balance`: self-play over options and seats, and a report of what it says about the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from hoodwink.arena.balance.measures import measure
from hoodwink.arena.balance.plan import Setup, games_of
from hoodwink.arena.balance.report import page
from hoodwink.arena.balance.run import CORES, RAY, play_missing
from hoodwink.arena.balance.store import Store
from hoodwink.arena.parquet import library
from hoodwink.cli import tables as common
from hoodwink.cli.given import Level, Settings, level_of, values
from hoodwink.cli.tables import Jobs, Plies, Rollouts, Think
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
from hoodwink.games import GAMES, find

ALL_PRESETS = "all"
INTERRUPTED = 130


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:  hoodwink balance hoax --seats 4 --games 500 --jobs 0    "
        "hoodwink balance hoax -o immunities=true -o immunities=false    hoodwink balance --all --jobs 0"
    )(balance)


def balance(
    key: Annotated[
        str | None, typer.Argument(metavar="GAME", show_default=False, help="Its key, as in [bold]hoodwink games[/].")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="All games, on one page.")] = False,
    seats: Annotated[
        list[int] | None,
        typer.Option("--seats", metavar="N", help="How many sit at the table; again for more.", show_default="all"),
    ] = None,
    preset: Annotated[
        list[str] | None,
        typer.Option("--preset", metavar="NAME", show_default=False,
                     help="A preset of the game's options; again for more, [bold]all[/] for all."),
    ] = None,
    option: Settings = None,
    level: Level = None,
    games: Annotated[
        int,
        typer.Option("--games", metavar="K", min=0,
                     help="At least so many of each set-up, with those in the folder; 0: only the report."),
    ] = 200,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Deal by this seed.")] = "1",
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER", help="Where games are kept.")] = Path("balance"),
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="FILE", help="The report, as HTML.", show_default="in the folder"),
    ] = None,
    jobs: Jobs = 1,
    on: Annotated[
        str, typer.Option("--on", metavar="WHERE",
                          help=f"[bold]{CORES}[/] of this machine, or a [bold]{RAY}[/] cluster."),
    ] = CORES,
    think: Think = None,
    rollouts: Rollouts = None,
    plies: Plies = common.USUAL_PLIES,
) -> None:  # fmt: skip
    """Measure a game's balance: bots of one level play themselves, over options and seat counts; with a report.

    Give an option several times with different values to compare them. Games are kept in the folder as Parquet, and
    what is there is not played again: a run that was stopped goes on where it was. The report tells all that is in the
    folder about the game.
    """
    if every == (key is not None):
        raise BadSetup("name a game, or say --all for all of them")
    kinds = [*GAMES.values()] if every else [find(key or "")]
    if every and option:
        raise BadSetup("--all takes each game as it is declared: leave --option out, or name a game")
    for name in ("polars", "altair", "vl_convert"):
        library(name, "hoodwink balance")
    budget = common.budget_of(think, rollouts)
    setups = [
        Setup(game, level_of(kind.key, level), seed, budget, plies)
        for kind, game in _all_games(kinds, seats or [], preset or [], option or [])
    ]
    store = Store(folder)
    store.open()
    with common.bar("balance") as progress:
        missing = sum(len(store.missing(setup, games)) * setup.lot for setup in setups)
        task = progress.add_task("games", total=missing)
        try:
            played = play_missing(
                store, setups, games, common.cores(jobs), on, lambda done: progress.advance(task, done)
            )
        except KeyboardInterrupt:
            played = -1
    file = report or folder / f"{'all' if every else kinds[0].key}.html"
    tables = store.read([kind.key for kind in kinds])
    _write(file, page([measure(kind, tables) for kind in kinds]))
    console = Console(highlight=False, soft_wrap=True)
    if played < 0:
        Console(stderr=True, highlight=False).print("interrupted: what was played is kept; the same command goes on")
    console.print(f"{max(played, 0):,} games played now, {tables['games'].height:,} in {folder}")
    console.print(f"{file} written")
    if played < 0:
        raise typer.Exit(INTERRUPTED)


def _all_games(
    kinds: Sequence[type[Game]], seats: list[int], presets: list[str], settings: list[str]
) -> list[tuple[type[Game], Game]]:
    """The set-ups of each game. Of several games, one that can't be played so is left out; not so the last."""
    found: list[tuple[type[Game], Game]] = []
    for kind in kinds:
        try:
            found += [(kind, game) for game in _games(kind, seats, presets, settings)]
        except BadSetup:
            if kind is kinds[-1] and not found:
                raise
    return found


def _games(kind: type[Game], seats: list[int], presets: list[str], settings: list[str]) -> list[Game]:
    """The set-ups: presets × seats × the values of options that are given more than once."""
    named = [*kind.presets] if ALL_PRESETS in presets else presets
    choices: dict[str, list[Value]] = {}
    for setting in settings:
        for name, value in values(kind, [setting]).items():
            choices.setdefault(name, []).append(value)
    return games_of(kind, seats, [common.preset_of(kind, name) for name in named] or [{}], choices)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"can't write {file}: {error.strerror or error}") from None
