"""`hoodwink board check` and `board draw`: for people who make a board of their own for Oh, Fox!."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hoodwink.cli import forest
from hoodwink.cli.given import text_of
from hoodwink.core.errors import BadSetup
from hoodwink.games.ohfox.board import GLADE, HOUSE, SIZE, Board, read
from hoodwink.games.ohfox.larder import warnings

OURS = {"house": HOUSE, "glade": read(GLADE)}
Source = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A board, as JSON; or ours: [bold]house[/], [bold]glade[/].", show_default=False
    ),
]


def add_to(app: typer.Typer) -> None:
    board = typer.Typer(
        name="board",
        help="Boards of your own for Oh, Fox!: check one, draw one.",
        epilog="Examples:  hoodwink board check my.json    hoodwink board draw my.json -o my.svg",
        rich_markup_mode="rich",
    )
    board.command(epilog="Example:  hoodwink board check my.json && hoodwink play ohfox -o board=my.json")(check)
    board.command(epilog="Examples:  hoodwink board draw my.json -o my.svg    hoodwink board draw house > house.svg")(
        draw
    )
    app.add_typer(board)


def check(
    file: Source,
    strict: Annotated[bool, typer.Option("--strict", help="End with 1 if there are warnings.")] = False,
) -> None:
    """Check a board: what is wrong is named by its field, what is odd is a warning.

    Ends with code 0 if it can be played on, 2 if it can't.
    """
    board = _read(file)
    found = warnings(board)
    for line in found:
        print(f"warning: {line}")
    print(
        f"{board.name}: good. {len(board.names)} spaces, {len(board.routes)} routes, {len(board.foods)} foods, "
        f"{_many(len(board.tunnels), 'tunnel')}, pond {board.names[board.pond]}; {_many(len(found), 'warning')}"
    )
    if strict and found:
        raise typer.Exit(1)


def draw(
    file: Source,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="SVG", help="Where to.", show_default="standard output")
    ] = None,
) -> None:
    """Draw a board, as SVG."""
    picture = forest.drawn(_read(file))
    if output is None:
        print(picture, end="")
        return
    try:
        output.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"can't write {output}: {error.strerror}") from None
    print(f"{output} written")


def _read(file: Path) -> Board:
    if str(file) in OURS and not file.exists():
        return OURS[str(file)]
    text = text_of(file, SIZE, f"a board is a .json file of at most {SIZE} characters")
    try:
        return read(text)
    except BadSetup as error:
        raise BadSetup(f"{file}, {error}") from None


def _many(number: int, of: str) -> str:
    return f"{number or 'no'} {of}{'s' * (number != 1)}"
