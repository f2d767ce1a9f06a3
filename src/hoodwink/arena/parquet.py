"""Games as Parquet: one row a game, one row a seat of a game, one row for what a seat did in it (docs/arena.md)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from hoodwink.arena.played import Played
from hoodwink.arena.tournament import Result
from hoodwink.core.errors import BadSetup, HoodwinkError
from hoodwink.core.game import Game

GAMES = {
    "id": "String", "setup": "String", "game": "String", "rules": "UInt16", "seats": "UInt8", "options": "String",
    "seed": "String", "table": "String", "deal": "UInt32", "turn": "UInt8", "ending": "String", "winners": "UInt8",
    "replies": "UInt32", "plies": "UInt32",
}  # fmt: skip
SEATS = {
    "id": "String", "setup": "String", "seat": "UInt8", "bot": "String", "role": "String", "side": "String",
    "won": "Boolean", "points": "Int32",
}  # fmt: skip
NOTES = {
    "id": "String", "setup": "String", "seat": "UInt8", "table": "String", "row": "String", "outcome": "String",
    "times": "UInt16",
}  # fmt: skip
TABLES = {"games": GAMES, "seats": SEATS, "notes": NOTES}


class NoLibrary(HoodwinkError):
    """Something that is not installed is needed."""


def library(name: str, what: str, extra: str = "arena") -> Any:
    """A library of an optional extra; NoLibrary says how to have it."""
    try:
        return import_module(name)
    except ImportError:
        package = name.replace("_", "-") + ("-python" if name == "vl_convert" else "")
        raise NoLibrary(f"{what} needs {package}: pip install 'hoodwink[{extra}]', or pip install {package}") from None


@dataclass(frozen=True, slots=True)
class Entry:
    """A game to be written, and where it was played."""

    id: str
    game: Game
    table: str
    deal: int
    turn: int
    played: Played
    setup: str = ""  # that of the game if not said


def entries(result: Result) -> Iterator[Entry]:
    """The games of a tournament."""
    for one in result.rounds:
        title = result.tournament.pairings[one.pairing].title
        id = f"{one.pairing}/{one.deal}/{one.turn}"
        yield Entry(id, result.tournament.game, title, one.deal, one.turn, one.played)


def rows(written: Iterable[Entry]) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of the three tables."""
    found: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
    for entry in written:
        game, played = entry.game, entry.played
        setup = entry.setup or repr(game)
        options = json.dumps(game.options, sort_keys=True, ensure_ascii=False)
        found["games"].append((
            entry.id, setup, game.key, game.version, game.seats, options, played.seed, entry.table, entry.deal,
            entry.turn, played.ending, len(played.winners), played.replies, played.plies,
        ))  # fmt: skip
        for seat, bot in enumerate(played.bots):
            side = played.sides[seat] if played.sides else None
            won = seat in played.winners
            found["seats"].append((entry.id, setup, seat, bot, played.roles[seat], side, won, played.points[seat]))
        for note, times in sorted(Counter(played.notes).items(), key=lambda item: repr(item[0])):
            found["notes"].append((entry.id, setup, note.seat, note.table, note.row, note.outcome or None, times))
    return found


def frames(written: Iterable[Entry]) -> dict[str, Any]:
    """The same as polars' data frames."""
    polars = library("polars", "Parquet")
    found = rows(written)
    return {
        name: polars.DataFrame(
            found[name], {column: getattr(polars, kind) for column, kind in schema.items()}, orient="row"
        )
        for name, schema in TABLES.items()
    }


def names_of(file: Path) -> dict[str, Path]:
    """`out.parquet` becomes out.games.parquet, out.seats.parquet and out.notes.parquet beside it."""
    stem = file.name.removesuffix(".parquet")
    return {name: file.with_name(f"{stem}.{name}.parquet") for name in TABLES}


def write(file: Path, written: Iterable[Entry]) -> list[Path]:
    """All tables to files; BadSetup says why one can't be written."""
    paths = names_of(file)
    for name, frame in frames(written).items():
        try:
            frame.write_parquet(paths[name])
        except OSError as error:
            raise BadSetup(f"can't write {paths[name]}: {error.strerror or error}") from None
    return [*paths.values()]
