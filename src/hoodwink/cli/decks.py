"""`hoodwink deck`: decks of HEX•HEX XL, checked and shown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hoodwink.core.errors import BadSetup
from hoodwink.games.hexhex.deck import EXAMPLE, HOUSE, Deck, read
from hoodwink.games.hexhex.primitives import CATEGORIES, FLAGS

app = typer.Typer(
    name="deck",
    help="Decks of HEX•HEX XL: check a file of your own, or show what is in one.",
    epilog="Examples:  hoodwink deck check mine.toml    hoodwink deck show",
    no_args_is_help=True,
)
File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A deck: a TOML file, see docs/decks.md.", show_default=False)
]
Any_file = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE", help="A deck: a TOML file, see docs/decks.md.", show_default="the deck of the house"
    ),
]


def add_to(main: typer.Typer) -> None:
    main.add_typer(app)


@app.command(epilog="Example:  hoodwink deck check mine.toml")
def check(file: File) -> None:
    """Read a deck file: an error names the card and the field that is wrong, and what may stand there."""
    deck = load(file)
    print(f"{file}: {deck.title}, {len(deck.cards)} kinds, {_sizes(deck)}")


@app.command(epilog="Examples:  hoodwink deck show    hoodwink deck show kettle    hoodwink deck show mine.toml")
def show(file: Any_file = None) -> None:
    """List the cards of a deck, with their numbers, copies and texts. The house has one more: kettle."""
    packaged = {"kettle": read(EXAMPLE, "kettle.toml")}
    deck = HOUSE if file is None else packaged.get(str(file)) or load(file)
    categories, console = {number: name for name, number in CATEGORIES.items()}, Console(highlight=False)
    console.print(Text.assemble((deck.title, "bold"), f": {len(deck.cards)} kinds, {_sizes(deck)}"))
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("no.", "key", "title", "category", "copies", "flags", "text"):
        table.add_column(column, justify="right" if column in ("no.", "copies") else "left", overflow="fold")
    for n, card in enumerate(deck.cards):
        flags = [name for name, bit in FLAGS.items() if card.flags & bit]
        table.add_row(
            str(n), card.key, card.titles[0], categories[card.category], str(card.copies),
            " ".join([*flags, *(["stix"] if card.stix else [])]), card.texts[0],
        )  # fmt: skip
    console.print(table)


def load(file: Path) -> Deck:
    try:
        return read(file.read_text(encoding="utf-8"), str(file))
    except OSError as error:
        raise BadSetup(f"can't read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSetup(f"{file} is no text: decks are TOML in UTF-8") from None


def _sizes(deck: Deck) -> str:
    more = deck.size(stix=True) - deck.size()
    return f"{deck.size()} cards" + (f" and {more} for Hexen Stix" if more else "")
