"""A folder of games (docs/data.md): lots of Parquet files, each of which appears whole or not at all.

    FOLDER/000000/games.parquet  log.parquet

Games are sorted by their ids before they are written, on disk where they are many. So the same games make the same
files on any number of cores, and the order of a house's games does not tell when they were played.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple
from zlib import compress, decompress

from hoodwink.arena.export import FORMAT, TABLES, Entry
from hoodwink.arena.parquet import library
from hoodwink.core.errors import BadSetup, BadText

LOT = 1000  # games, at most …
ROWS = 200_000  # … and rows of the log, at least one game: what is in memory at a time
WHAT = "a folder of games"


class Written(NamedTuple):
    games: int
    rows: int


class Lots:
    """Takes games one by one; `write` puts them into the folder. BadSetup says why it can't be had."""

    def __init__(self, folder: Path) -> None:
        library("polars", WHAT)
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            empty = not any(folder.iterdir())
        except OSError as error:
            raise BadSetup(f"can't write to {folder}: {error.strerror or error}") from None
        if not empty:
            raise BadSetup(f"{folder} is not empty: name a new folder; those that read one read all below it")
        self._kept = sqlite3.connect("")  # a file of its own that nobody sees and that goes with it
        self._kept.execute("create table games (id text primary key, entry blob) without rowid")

    def add(self, entry: Entry) -> None:
        """Take a game. One that is the same in everything is taken once."""
        blob = compress(json.dumps(entry).encode(), 1)
        self._kept.execute("insert or ignore into games values (?, ?)", (entry.id, blob))

    def write(self) -> Written:
        """All that were taken, lot by lot; then this takes no more."""
        games = rows = 0
        with closing(self._kept):
            for number, lot in enumerate(_lots(self._sorted())):
                _write(self.folder, number, lot)
                games += len(lot)
                rows += sum(len(entry.log) for entry in lot)
        return Written(games, rows)

    def _sorted(self) -> Iterator[Entry]:
        for (blob,) in self._kept.execute("select entry from games order by id"):
            yield Entry(*json.loads(decompress(blob)))


def _lots(entries: Iterator[Entry]) -> Iterator[list[Entry]]:
    lot: list[Entry] = []
    rows = 0
    for entry in entries:
        if lot and (len(lot) == LOT or rows + len(entry.log) > ROWS):
            yield lot
            lot, rows = [], 0
        lot.append(entry)
        rows += len(entry.log)
    if lot:
        yield lot


def _write(folder: Path, number: int, lot: list[Entry]) -> None:
    """A lot is written beside and moved to its place in one step, when it is on the disk."""
    polars = library("polars", WHAT)
    rows = {"games": [entry.game for entry in lot], "log": [(entry.id, *row) for entry in lot for row in entry.log]}
    beside = Path(mkdtemp(dir=folder, prefix="."))
    try:
        for name, schema in TABLES.items():
            frame = polars.DataFrame(rows[name], {column: _kind(kind) for column, kind in schema.items()}, orient="row")
            with (beside / f"{name}.parquet").open("wb") as file:
                frame.write_parquet(file, compression="zstd")
                os.fsync(file.fileno())
        beside.chmod(0o755)  # mkdtemp's are for their owner alone
        os.rename(beside, folder / f"{number:06}")
    except OSError as error:
        raise BadSetup(f"can't write to {folder}: {error.strerror or error}") from None
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _kind(name: str) -> Any:
    """polars' type of this name, `List(String)` too."""
    polars = library("polars", WHAT)
    return polars.List(_kind(name[5:-1])) if name.startswith("List(") else getattr(polars, name)


# reading --------------------------------------------------------------------------------------------------------------

Kept = tuple[dict[str, Any], list[tuple[Any, ...]]]  # a game's row by column, and its rows in the log without the id


def read(folder: Path | str, wanted: Callable[[Mapping[str, Any]], bool] = lambda _: True) -> Iterator[Kept]:
    """The games of a folder and all folders in it, a lot at a time; only those whose row is `wanted`, and each once,
    in however many lots it is. BadText says what is wrong with the folder or a file; `export.record_of` checks a game.
    """
    polars = library("polars", WHAT)
    seen: set[str] = set()
    for lot in _places(Path(folder)):
        rows = _table(lot, "games").iter_rows(named=True)
        games = {row["id"]: row for row in rows if row["id"] not in seen and wanted(row)}
        if not games:
            continue
        seen |= games.keys()
        log = _table(lot, "log").filter(polars.col("id").is_in([*games])).sort("id", "n")
        found: dict[str, list[tuple[Any, ...]]] = {id: [] for id in games}
        for id, *row in log.iter_rows():
            found[id].append(tuple(row))
        for id, game in games.items():
            yield game, found.pop(id)


def levels(folder: Path | str, game: str | None = None) -> set[str]:
    """Who sits in the games of a folder, or in those of one game: the column `bots`."""
    found: set[str] = set()
    for lot in _places(Path(folder)):
        for key, bots in _table(lot, "games").select("game", "bots").iter_rows():
            found.update(bots or () if game in (None, key) else ())
    return found


def _places(folder: Path) -> list[Path]:
    """The lots in a folder; not those that are being written."""
    if not folder.is_dir():
        raise BadText(f"there is no folder {folder}")
    found = sorted({file.parent for name in TABLES for file in folder.rglob(f"{name}.parquet")})
    lots = [lot for lot in found if not any(part.startswith(".") for part in lot.relative_to(folder).parts)]
    if not lots:
        raise BadText(f"{folder} holds no games: name a folder that hoodwink export or hoodwink arena --export wrote")
    return lots


def _table(lot: Path, name: str) -> Any:
    """A table of a lot; BadText for a file that is missing, cut, or of another format."""
    polars = library("polars", WHAT)
    file = lot / f"{name}.parquet"
    try:
        frame = polars.read_parquet(file, glob=False, hive_partitioning=False)
    except FileNotFoundError:
        raise BadText(f"{lot} has no {file.name}: a lot is both files, copy the whole folder") from None
    except (polars.exceptions.PolarsError, polars.exceptions.PanicException, OSError) as error:
        said = str(error).splitlines() or [type(error).__name__]
        raise BadText(f"{file} can't be read, it is cut or no Parquet file: {said[0]}") from None
    formats = {*frame["format"]} if "format" in frame.columns else {FORMAT}
    if formats - {FORMAT}:
        raise BadText(f"{file} has format {max(formats - {FORMAT}, key=str)}, this program reads {FORMAT}")
    kinds = {column: str(kind) for column, kind in frame.schema.items()}
    wrong = [column for column in {**TABLES[name], **kinds} if kinds.get(column) != TABLES[name].get(column)]
    if wrong:
        raise BadText(f"{file} is no table of {name} of format {FORMAT}: look at {', '.join(wrong)}")
    return frame
