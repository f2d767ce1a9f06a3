"""What was given on the command line, and the game, the seed and the names that it makes."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from hoodwink.bots import checked_level, usual_level
from hoodwink.bots.names import free_name
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Option, Value
from hoodwink.games import find

USUAL_SEATS = 4

Key = Annotated[str, typer.Argument(metavar="GAME", help="Its key, as in [bold]hoodwink games[/].", show_default=False)]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many sit at the table.", show_default="4, or the fewest")
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        show_default=False,
        help="Set an option of the game; again for more. A document is given as a file: [bold]board=FILE[/].",
    ),
]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="Deal by this seed.", show_default="a random one")
]
Level = Annotated[
    str | None, typer.Option("--level", metavar="LEVEL", help="How well bots play.", show_default="regular")
]
Think = Annotated[
    float,
    typer.Option("--think", metavar="SECONDS", min=0, max=60, help="How long bots that search think at a decision."),
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="LEVEL", help="A level for all seats, or one for each: [bold]a,b,…[/]",
                 show_default="regular"),
]  # fmt: skip


def game_of(key: str, seats: int | None, settings: list[str] | None) -> Game:
    """The game that was asked for; BadSetup says what there is instead."""
    kind = find(key)
    if seats is None:
        seats = max(kind.least, min(USUAL_SEATS, kind.most))
    return kind(seats, **values(kind, settings or []))


def values(kind: type[Game], settings: list[str]) -> dict[str, Value]:
    """`immunities=false` and the like, read by the options that the game declares."""
    declared = {option.name: option for option in kind.declared}
    given: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadSetup(f"--option is NAME=VALUE, not {setting!r}; see hoodwink options {kind.key}")
        kind.check_names([name])
        option = declared[name]
        given[name] = option.check(document(Path(text), option)) if option.document and text else option.parse(text)
    return given


def document(file: Path, option: Option) -> str:
    """The text of a file; BadSetup says why it can't be had."""
    return text_of(file, option.high, f"option {option.name} is {option.allowed}")


def text_of(file: Path, most: int, wanted: str) -> str:
    """The text of a file of at most so many characters; BadSetup says what was wanted and why it can't be had."""
    try:
        with file.open("rb") as bytes:
            found = bytes.read(4 * most + 4)  # a character has four bytes at most
    except OSError as error:
        raise BadSetup(f"can't read {file}: {error.strerror or error}; {wanted}") from None
    except ValueError:  # a NUL in its name
        raise BadSetup(f"can't read {str(file)!r}; {wanted}") from None
    try:
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError:
        if len(found) < 4 * most:
            raise BadSetup(f"{file} is no text in UTF-8; {wanted}") from None
        text = " " * len(found)
    if len(text) > most:
        raise BadSetup(f"{file} is too large; {wanted}")
    return text


def seed_of(seed: str | None) -> str:
    return secrets.token_hex(16) if seed is None else seed


def level_of(game: str, level: str | None) -> str:
    """The level that was asked for, or the usual one."""
    return usual_level(game) if level is None else checked_level(game, level)


def levels_of(game: Game, bots: str | None) -> tuple[str, ...]:
    """`regular`, or `regular,random,random`: what `arena.table.lineup` reads."""
    return (
        tuple(level_of(game.key, level.strip()) for level in bots.split(",")) if bots else (level_of(game.key, None),)
    )


def names_for(seats: int, seat: int, name: str, dice: Dice) -> tuple[str, ...]:
    """The person's name at his seat, names of ours at the others."""
    names = [name if s == seat else "" for s in range(seats)]
    for other in range(seats):
        names[other] = names[other] or free_name(names, dice)
    return tuple(names)
