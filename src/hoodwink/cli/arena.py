"""`hoodwink arena`: round robins of bots, with ratings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hoodwink.arena import parquet, response
from hoodwink.arena.lots import Lots
from hoodwink.arena.seating import KINDS, PAIRS, SIDES
from hoodwink.arena.standings import summary
from hoodwink.arena.tournament import Result, Tournament, run
from hoodwink.cli import tables as common
from hoodwink.cli.given import Key, Seats, Seed, Settings, seed_of
from hoodwink.cli.tables import Jobs, Plies, Rollouts, Think, interval, percent, table
from hoodwink.core.errors import BadSetup

INTERRUPTED = 130

Names = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT …",
        show_default=False,
        help="Levels, or bots of your own as [bold]file.py:Class[/] or [bold]module:Class[/].",
    ),
]
Preset = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", show_default=False, help="A preset of the game's options.")
]


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:  hoodwink arena hoax random regular --games 200 --seed 1    "
        "hoodwink arena resistance regular sharp --tables sides --json out.json    "
        "hoodwink arena hoax --exploit regular"
    )(arena)


def arena(
    key: Key,
    names: Names = None,
    seats: Seats = None,
    tables: Annotated[
        str, typer.Option("--tables", metavar="KIND", help="Who sits with whom: " + "; ".join(
            f"[bold]{kind}[/]: {meaning}" for kind, meaning in KINDS.items()))
    ] = PAIRS,
    games: Annotated[
        int, typer.Option("--games", metavar="K", min=1, help="At least so many for every pairing, in whole deals.")
    ] = 100,
    seed: Seed = None,
    preset: Preset = None,
    option: Settings = None,
    think: Think = None,
    rollouts: Rollouts = None,
    exploit: Annotated[
        str | None,
        typer.Option("--exploit", metavar="LEVEL", show_default=False,
                     help="Instead: how much one gains who knows how bots of this level play."),
    ] = None,
    jobs: Jobs = 1,
    plies: Plies = common.USUAL_PLIES,
    to_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", show_default=False, help="Write it as JSON; - to print it.")
    ] = None,
    to_parquet: Annotated[
        Path | None,
        typer.Option("--parquet", metavar="FILE", show_default=False,
                     help="Write every game and every seat as Parquet, beside each other (needs polars)."),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option("--export", metavar="FOLDER", show_default=False,
                     help="Write every game whole, move by move, to a new folder as Parquet (needs polars)."),
    ] = None,
) -> None:  # fmt: skip
    """Let bots meet in a round robin, and rate them.

    Every deal is played from all seats in turn, so that luck with the cards comes to each bot alike. The same seed
    gives the same result on any number of cores, unless bots that search are timed by --think. Ctrl-C ends it with
    what has been played by then.
    """
    budget = common.budget_of(think, rollouts)
    if to_parquet is not None:
        parquet.library("polars", "Parquet")  # say so before hours of play
    game, said = common.set_up(key, seats, preset, option), seed_of(seed)
    if exploit is not None and names:
        raise BadSetup("--exploit LEVEL measures that level alone: name no other bots")
    if exploit is not None:
        tournament = response.duel(game, exploit, games, said, budget, plies)
    else:
        tournament = Tournament(game, tuple(names or ()), tables, games, said, budget, plies)
    lots = None if export is None else Lots(export)
    with common.bar(tournament.game.title) as progress:
        task = progress.add_task("games", total=len(tournament.schedule()))
        keep = None if lots is None else lots.add
        result = run(tournament, common.cores(jobs), lambda done: progress.advance(task, done), keep=keep)
    row = summary(result) if exploit is None else response.summary(result, exploit)
    if to_parquet is not None:
        parquet.write(to_parquet, parquet.entries(result))
    if lots is not None:
        lots.write()
    write_json(to_json, row)
    if to_json != Path("-"):
        (show if exploit is None else show_gains)(row, repr(game))
    leave_if_cut(result)


def write_json(file: Path | None, row: dict[str, Any]) -> None:
    if file is None:
        return
    text = json.dumps(row, indent=2, ensure_ascii=False)
    if file == Path("-"):
        print(text)
        return
    try:
        file.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"can't write {file}: {error.strerror or error}") from None


def leave_if_cut(result: Result) -> None:
    """After Ctrl-C: say what counts, and end as one who was interrupted does."""
    if len(result.rounds) < result.planned:
        rest = f", {result.dropped} more of deals that were not finished don't" if result.dropped else ""
        Console(stderr=True, highlight=False, soft_wrap=True).print(
            f"interrupted: {len(result.rounds):,} of {result.planned:,} games count{rest}"
        )
        raise typer.Exit(INTERRUPTED)


def show(row: dict[str, Any], game: str) -> None:
    console = Console(highlight=False)
    title = f"{row['games']:,} games of {game}"
    console.print(Text.assemble((title, "bold"), f", {row['deals']:,} deals, seed {row['seed']}"))
    if not row["games"]:
        return
    console.print(f"Tables: {row['meaning']}. {row['mean_decisions']:.0f} decisions a game.\n")
    found = table("bot", "rating", "±", "won", "95 % interval", "an even share", "seats")
    for bot in row["bots"]:
        error = "" if bot["error"] is None else f"{bot['error']:.0f}"
        found.add_row(bot["bot"], f"{bot['rating']:.0f}", error, *_share(bot), percent(bot["even"]), f"{bot['of']:,}")
    console.print(found)
    for part in (_meetings(row), _by(row["sides"], "side"), _by(row["roles"], "role")):
        if part.row_count:
            console.print(Text(), part, sep="\n")
    if row["unfinished"]:
        console.print(f"\n{row['unfinished']:,} games reached the limit of plies and count as won by nobody.")


def _share(cell: dict[str, Any]) -> tuple[str, str]:
    return percent(cell["share"]), interval(cell["low"], cell["high"])


def _meetings(row: dict[str, Any]) -> Any:
    """Who met whom. Of two that shared the tables, how much more often the first won than the other, seat for seat."""
    if row["tables"] == SIDES:
        found = table("side", "won", "95 % interval", "games", left=1)
        for meeting in row["meetings"]:
            side, share = next(iter(meeting["sides"].items()))
            found.add_row(f"{meeting['table']}: {side}", *_share(share), f"{meeting['games']:,}")
        return found
    found = table("table", "games", "first won", "other won", "ahead by", "95 % interval")
    for meeting in row["meetings"]:
        if "ahead" in meeting:
            shares = [percent(share["share"]) for share in meeting["bots"].values()]
            ahead = meeting["ahead"]
            found.add_row(
                meeting["table"], f"{meeting['games']:,}", *shares, f"{ahead['by']:+.1%}",
                f"{ahead['low']:+.1%} to {ahead['high']:+.1%}",
            )  # fmt: skip
    return found


def _by(rows: list[dict[str, Any]], what: str) -> Any:
    found = table("bot", f"as {what}", "won", "95 % interval", "seats", left=2)
    for cell in rows:
        found.add_row(cell["bot"], cell[what].replace("_", " "), *_share(cell), f"{cell['of']:,}")
    return found


def show_gains(row: dict[str, Any], game: str) -> None:
    """What one gains who knows how the others play."""
    console = Console(highlight=False)
    title = f"A best response to {row['level']} bots, {game}"
    console.print(
        Text.assemble((title, "bold"), f", {row['games']:,} games, {row['deals']:,} deals, seed {row['seed']}")
    )
    if row["model"] != row["level"]:
        console.print(f"It takes them for {row['model']} bots: what {row['level']} bots do can't be imagined in time.")
    found = table("as", "it wins", f"{row['level']} wins", "gain", "95 % interval", "seats")
    for gain in row["gains"]:
        found.add_row(
            gain["side"] or "any seat", percent(gain["won"]), percent(gain["level"]), f"{gain['gain']:+.1%}",
            f"{gain['low']:+.1%} to {gain['high']:+.1%}", f"{gain['seats']:,}",
        )  # fmt: skip
    console.print(Text(), found, sep="\n")
    console.print("\nOne step of search with the budget given: a true best response gains at least about as much.")
