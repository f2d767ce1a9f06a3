"""`hoodwink record`, `replay` and `verify`: a game to a file, shown again, and checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hoodwink.arena.table import lineup, play, sit
from hoodwink.cli.given import Bots, Key, Seats, Seed, Settings, game_of, levels_of, seed_of
from hoodwink.cli.saves import Scribe, Sitting
from hoodwink.cli.screen import Left, Screen, Standing, is_typed
from hoodwink.core.errors import BadSetup, BadText, Diverged
from hoodwink.core.game import Game
from hoodwink.core.match import Match
from hoodwink.core.record import Record, commitment
from hoodwink.core.rulebook import Rules
from hoodwink.core.seats import SPECTATOR
from hoodwink.games import find

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as record and play write it.", show_default=False)
]


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Example:  hoodwink record hoax game.jsonl --seats 5 --bots regular --seed 7")(record)
    app.command(epilog="Examples:  hoodwink replay game.jsonl    hoodwink replay game.jsonl --seat 2")(replay)
    app.command(epilog="Example:  hoodwink verify game.jsonl && echo fine")(verify)


def record(
    key: Key,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.", show_default=False)],
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Settings = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")] = False,
) -> None:
    """Let bots play one game and write it down."""
    game = game_of(key, seats, option)
    said = seed_of(seed)
    players = sit(game, lineup(game, levels_of(game, bots)), said)
    match = Match(game, said)
    scribe = Scribe(file, match.record, game.actions, force=force)
    try:
        play(match, players)
    finally:
        scribe.write()
        scribe.close()
    won = ", ".join(f"seat {seat}" for seat in match.winners) or "nobody"
    print(f"{file}: {len(match.record.rows)} rows; {won} won ({match.ending or 'not over'})")


def replay(
    file: File,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="As this seat saw it.", show_default="as a spectator")
    ] = None,
) -> None:
    """Show a game again, ply by ply, as one seat or a spectator saw it.

    At a terminal Enter shows the next ply and [bold]q[/] leaves; elsewhere everything is printed.
    """
    written = Record.load(file, find)
    game = written.setup(find)
    if seat is not None and not 0 <= seat < game.seats:
        raise BadSetup(f"--seat is a seat from 0 to {game.seats - 1}, not {seat}")
    words = game.words(names_beside(file, game.seats), SPECTATOR if seat is None else seat, game.kinds)
    screen = Screen(words, Rules.of(type(game)), Standing(game.title, 0, 1, ()), Console(highlight=False))
    stepping = is_typed() and sys.stdout.isatty()
    told = -1
    try:
        for view in views(written, game, words.seat):
            show(screen, view, told)
            told = len(view.log)
            if stepping and told:
                screen.read()
    except (Left, KeyboardInterrupt):
        return
    if not written.ended:
        screen.console.print("The record ends here; the game doesn't.")


def show(screen: Screen, view: Any, told: int) -> None:
    """What one ply told, and the table where a turn begins."""
    new = view.log[max(told, 0) :]
    if told < 0:
        as_whom = "a spectator" if view.seat == SPECTATOR else screen.words.names[view.seat]
        screen.console.print(Text(f"{screen.standing}, {view.seats} seats, as {as_whom} saw it", "bold"))
    if told <= 0 and new and (me := screen.words.me(view)):  # the cards are dealt before anything is told
        screen.console.print(me)
    for n, event in enumerate(new):
        if (line := screen.line(view, event)) is not None:
            screen.console.print(Text(f"{view.ply if n == 0 else '':>4}", "dim"), line, soft_wrap=True)
    if any(screen.words.turn_starts(event) for event in new):
        screen.console.print(screen.table(view))


def views(written: Record, game: Game, seat: int) -> Iterator[Any]:
    """What a seat saw, after every row that told it something: the one place where a state passes through here."""
    told = -1
    for _, s in written.replay(game):
        view = game.view(s, seat)
        if len(view.log) > told:
            told = len(view.log)
            yield view


def names_beside(file: Path, seats: int) -> tuple[str, ...]:
    """Who sat there, if that is written beside the record."""
    try:
        return Sitting.load(file, seats).names
    except BadText:
        return tuple(f"Seat {seat}" for seat in range(seats))


def verify(
    file: File,
    hash: Annotated[
        str | None,
        typer.Option("--hash", metavar="SHA256", help="The seed's hash that a table showed.", show_default=False),
    ] = None,
) -> None:
    """Check a record: play it again and compare every digest, and the deal with the seed.

    Ends with code 0 if all is well, 1 if it diverges from the rules or the hash, 2 if it can't be read.
    """
    written = Record.load(file, find)
    if hash is not None and commitment(written.seed or "") != hash.strip().lower():
        raise Diverged(0, "its seed is not the one whose hash was shown")
    for _ in written.replay(written.setup(find)):
        pass
    state = "good" if written.ended else "good so far, unfinished"
    deal = "no seed to prove the deal" if written.seed is None else "deal proved by the seed"
    print(f"{state}: {len(written.rows)} rows, {len(written.checks)} digests, {deal}")
