"""The folder of games: a directory a set-up, in it one a lot, which appears whole or not at all.

    FOLDER/hoax-4-regular-0a1b2c3d4e/0000020/games.parquet  seats.parquet  notes.parquet

A lot is written beside and moved to its place in one step. So a run that was killed has lost at most the lots under
way, and one that is started again plays what is missing, no game twice: a lot's name says which games are in it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from time import time
from typing import Any

from hoodwink.arena.balance.plan import Setup
from hoodwink.arena.parquet import TABLES, Entry, frames, library
from hoodwink.arena.played import Played
from hoodwink.core.errors import BadSetup

UNDER_WAY = ".under-way"
STALE = 24 * 3600  # seconds after which what a killed run has left there is swept away


@dataclass(frozen=True, slots=True)
class Store:
    folder: Path

    def open(self) -> None:
        """Make the folder; BadSetup if it can't be written to."""
        library("polars", "a folder of games")
        try:
            (self.folder / UNDER_WAY).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetup(f"can't write to {self.folder}: {error.strerror}; name a folder with --folder") from None
        for left in (self.folder / UNDER_WAY).iterdir():
            if left.stat().st_mtime < time() - STALE:
                shutil.rmtree(left, ignore_errors=True)

    def missing(self, setup: Setup, games: int) -> list[int]:
        """The lots that have not been played."""
        return [first for first in setup.lots(games) if not self._place(setup, first).is_dir()]

    def save(self, setup: Setup, first: int, played: Sequence[Played]) -> None:
        """Write a lot, all of it or nothing. If it is there already, which another run may have done, it stays."""
        place = self._place(setup, first)
        beside = Path(mkdtemp(dir=self.folder / UNDER_WAY))
        written = [
            Entry(f"{setup.id}/{first + i}", setup.game, setup.level, first + i, 0, one) for i, one in enumerate(played)
        ]
        for name, frame in frames(written).items():
            frame.write_parquet(beside / f"{name}.parquet")
        beside.chmod(0o755)  # mkdtemp's are for their owner alone
        place.parent.mkdir(exist_ok=True)
        try:
            os.rename(beside, place)
        except OSError:
            if not place.is_dir():
                raise
            shutil.rmtree(beside)

    def read(self, keys: Sequence[str]) -> dict[str, Any]:
        """The three tables of these games, whatever was set; empty ones if nothing has been played."""
        polars = library("polars", "a report")
        lots = sorted(lot for key in keys for lot in self.folder.glob(f"{key}-*/*") if lot.is_dir())
        found = {}
        for name, schema in TABLES.items():
            files = [lot / f"{name}.parquet" for lot in lots]
            columns = {column: getattr(polars, kind) for column, kind in schema.items()}
            found[name] = polars.read_parquet(files) if files else polars.DataFrame(schema=columns)
        return found

    def _place(self, setup: Setup, first: int) -> Path:
        return self.folder / setup.id / f"{first:07}"
