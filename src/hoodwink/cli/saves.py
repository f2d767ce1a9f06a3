"""Games on disk: the record, a line at a time as it is played, and beside it who sat where and how the series stood."""

from __future__ import annotations

import json
import os
import re
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from hoodwink.core.action import Actions
from hoodwink.core.errors import BadSetup, BadText
from hoodwink.core.match import Match
from hoodwink.core.record import Record
from hoodwink.games import find

FORMAT = 1
SUFFIX = ".jsonl"


def default_folder() -> Path:
    """Where programs keep what belongs to a person."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "hoodwink"


class Scribe:
    """Writes a record down while it is played; what is written is on disk before anybody is told."""

    def __init__(self, file: Path, record: Record, actions: Actions, written: int = -1, force: bool = False) -> None:
        """`written` rows are in the file already; −1: not even the header."""
        self.file = file
        self.record = record
        self.actions = actions
        self.written = max(written, 0)
        try:
            self._out = file.open("a" if written >= 0 else "w" if force else "x", encoding="utf-8")
        except FileExistsError:
            raise BadSetup(f"{file} exists: name another file, or overwrite it with --force") from None
        except OSError as error:
            raise BadSetup(f"can't write {file}: {error.strerror}") from None
        if written < 0:
            self._out.write(record.header() + "\n")
        self.write()

    def write(self) -> None:
        """Whatever the record has and the file hasn't."""
        new = len(self.record.rows)
        self._out.write("".join(line + "\n" for line in self.record.lines_after(self.written, self.actions)))
        self._out.flush()
        self.written = new

    def close(self) -> None:
        self._out.close()


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits where, and how the series stood before this game: what a record doesn't say."""

    seat: int  # the person's
    names: tuple[str, ...]
    level: str
    seed: str  # of the series
    luck: str  # of the bots: no function of anything that is dealt, unless the person gave a seed
    scores: tuple[int, ...]
    played: int

    def save(self, record: Path) -> None:
        beside(record).write_text(json.dumps({"sitting": FORMAT} | asdict(self)) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, record: Path, seats: int) -> Sitting:
        """BadText where there is none, or none that fits a game of so many seats."""
        file = beside(record)
        try:
            row = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadText(f"{record} can't be resumed: {file.name}, which says who sits where, is gone") from None
        except OSError as error:
            raise BadText(f"can't read {file}: {error.strerror}") from None
        except ValueError:
            row = None
        if not isinstance(row, dict) or row.pop("sitting", None) != FORMAT:
            raise BadText(f"{file} does not say who sits where")
        try:
            sitting = cls(**row | {"names": tuple(row["names"]), "scores": tuple(row["scores"])})
        except (KeyError, TypeError):
            raise BadText(f"{file} does not say who sits where") from None
        if not sitting._fits(seats):
            raise BadText(f"{file} does not fit a game of {seats} seats")
        return sitting

    def _fits(self, seats: int) -> bool:
        return (
            isinstance(self.seat, int)
            and 0 <= self.seat < seats == len(self.names) == len(self.scores)
            and all(isinstance(text, str) and text.isprintable() for text in (*self.names, self.level))
            and all(isinstance(number, int) for number in (*self.scores, self.played))
            and isinstance(self.seed, str)
            and isinstance(self.luck, str)
        )


def beside(record: Path) -> Path:
    return record.with_suffix(".sitting.json")


def new_file(folder: Path, key: str) -> Path:
    """A name that is free, for the first game of a series."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"can't save games in {folder}: {error.strerror}") from None
    base = f"{key}-{time.strftime('%Y%m%d-%H%M%S')}"
    for more in ("", *(f"-{n}" for n in range(2, 1000))):
        file = folder / f"{base}{more}-game1{SUFFIX}"
        if not file.exists():
            return file
    raise BadSetup(f"too many games of this second in {folder}")


def next_file(file: Path) -> Path:
    """Where the next game of the series goes."""
    named = re.fullmatch(r"(.*-game)(\d+)", file.stem)
    stem = f"{named[1]}{int(named[2]) + 1}" if named else f"{file.stem}-game2"
    return file.with_name(stem + SUFFIX)


def reopen(file: Path) -> tuple[Path, Sitting, Match, Scribe]:
    """A game that was left, and what is needed to go on with it. Follows the series to the game that was begun last."""
    while next_file(file).exists():
        file = next_file(file)
    record, whole = _load(file)
    sitting = Sitting.load(file, record.seats)
    written = len(record.rows)
    match = Match.resume(record, record.setup(find))
    if whole is not None:
        file.write_bytes(whole)
    return file, sitting, match, Scribe(file, record, match.game.actions, written)


def _load(file: Path) -> tuple[Record, bytes | None]:
    """The record, and its whole lines if the last was not finished when the machine went down: that one is left out."""
    text = file.read_bytes() if file.is_file() else b""
    whole = text[: text.rfind(b"\n") + 1]
    if not whole or whole == text:
        return Record.load(file, find), None  # or the reason why it can't be read
    try:
        return Record.loads(whole.decode(errors="replace"), find), whole
    except BadText as error:
        raise BadText(f"{file}, {error}") from None
