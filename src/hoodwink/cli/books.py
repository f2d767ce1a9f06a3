"""What there is to read: the games, their rules, their options, and what is read aloud to a table."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from hoodwink.bots import levels
from hoodwink.cli.given import Key, Seats, Settings, game_of
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Value
from hoodwink.core.rulebook import Language, Rules
from hoodwink.games import GAMES, find


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Example:  hoodwink games")(games)
    app.command(
        epilog="Examples:  hoodwink rules hoax    hoodwink rules hoax 6.2 --lang de    hoodwink rules hoax --sources"
    )(rules)
    app.command(epilog="Example:  hoodwink options hoax")(options)
    app.command(epilog="Example:  hoodwink script resistance --seats 8 -o hunter=true -o coordinator=true")(script)


def games() -> None:
    """List the games of the house."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("key", "title", "seats", "bots", "what it is"):
        table.add_column(column)
    for kind in GAMES.values():
        seats = f"{kind.least} to {kind.most}"
        table.add_row(Text(kind.key, "bold"), kind.title, seats, ", ".join(levels(kind.key)), kind.summary)
    Console().print(table)


def rules(
    key: Key,
    section: Annotated[
        str | None,
        typer.Argument(
            metavar="§",
            help="A chapter (6), a section (6.2) or a ruling (R7); R for all rulings.",
            show_default="everything",
        ),
    ] = None,
    lang: Annotated[Language, typer.Option("--lang", help="English or German.")] = "en",
    sources: Annotated[
        bool, typer.Option("--sources", help="Below each §: the rulebook's heading, or why it is a house rule.")
    ] = False,
) -> None:
    """Read the rules of a game: all of them, a chapter, or one section."""
    book = Rules.of(find(key), lang)
    wanted = "".join(book.chapters.values()) if section is None else book.find(section)
    wanted = book.with_sources(wanted) if sources else wanted
    Console().print(Markdown(f"{book.opening}{book.contents()}\n{wanted}" if section is None else wanted))


def options(key: Key) -> None:
    """Show what a table can set, and how."""
    kind = find(key)
    console = Console()
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("option", "allowed", "default", "what it does"):
        table.add_column(column, overflow="fold")
    for option in kind.declared:
        default = "the house's own" if option.document else _shown(option.default)
        table.add_row(Text(option.name, "bold"), option.allowed, default, option.help)
    console.print(table)
    for name, preset in kind.presets.items():
        flags = " ".join(f"--option {key}={_shown(value)}" for key, value in preset.items())
        console.print(Text.assemble("\n", (name, "bold"), ": ", flags), soft_wrap=True, end="")
    console.print()
    for warning in kind.warnings:
        flags = ", ".join(f"{key}={_shown(value)}" for key, value in warning.options.items())
        console.print(Text.assemble("\n", (flags, "bold"), ": ", warning.text), soft_wrap=True)


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def script(key: Key, seats: Seats = None, option: Settings = None) -> None:
    """Print what is read aloud when all have looked at their cards, for people who sit around one table."""
    game = game_of(key, seats, option)
    module = f"{type(game).__module__}.script"  # a game with something to read has it beside its rules
    if find_spec(module) is None:
        raise BadSetup(f"{game.title} has no script: nothing is read aloud when it is set up")
    lines: list[str] = import_module(module).lines(game)
    console = Console(highlight=False)
    for line in lines or ["(Nothing is read aloud: with these characters nobody has anything to see.)"]:
        console.print(Text(line), soft_wrap=True)
