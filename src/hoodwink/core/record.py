"""Records: a game written down so that it plays again, or says that it does not.

One JSON value a line, so that a game can be written as it is played: a header; rows `[seat, action]`, where chance
is seat −1 and its outcome a number, and `["!", seat, action]` for an interjection; checks, objects with the count of
rows so far and the state's digest; and one such object with `end` at the end.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from hoodwink.core.action import Action, Actions
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, BadText, Diverged, Illegal
from hoodwink.core.game import Game, Value
from hoodwink.core.seats import CHANCE
from hoodwink.core.state import State

FORMAT = 1
CHECK_EVERY = 16  # rows between two digests


def commitment(seed: str) -> str:
    """What is shown of a seed before the game is over: it can't be another one afterwards."""
    return sha256(seed.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that moved the game on: a reply, an outcome of chance (an int) or an interjection."""

    seat: int
    what: Action | int
    interjected: bool = False


@dataclass(slots=True)
class Record:
    """A game from its set-up to the last reply."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    seed: str | None = None
    rows: list[Row] = field(default_factory=list)
    checks: dict[int, str] = field(default_factory=dict)  # count of rows → digest
    ended: bool = False

    @classmethod
    def of(cls, game: Game, seed: str | None = None) -> Record:
        return cls(game.key, game.version, game.seats, dict(game.options), seed)

    def add(self, row: Row, s: State) -> None:
        """A row, and the digest of the state after it where one is due."""
        self.rows.append(row)
        if s.is_over():
            self.ended = True
        if self.ended or len(self.rows) % CHECK_EVERY == 0:
            self.checks[len(self.rows)] = s.digest()

    # lines ---------------------------------------------------------------------------------------------------------

    def header(self) -> str:
        return json.dumps(
            {"hoodwink": FORMAT, "game": self.game, "rules": self.rules, "seats": self.seats}
            | {"options": self.options, "seed": self.seed}
        )

    def lines_after(self, n: int, actions: Actions) -> Iterator[str]:
        """The lines of the rows from n on, with their checks."""
        for at, row in enumerate(self.rows[n:], n + 1):
            what = row.what if isinstance(row.what, int) else actions.to_json(row.what)
            yield json.dumps(["!", row.seat, what] if row.interjected else [row.seat, what])
            if at in self.checks:
                end = {"end": True} if self.ended and at == len(self.rows) else {}
                yield json.dumps({"rows": at, "digest": self.checks[at]} | end)

    def dumps(self, actions: Actions) -> str:
        return "\n".join([self.header(), *self.lines_after(0, actions)]) + "\n"

    @classmethod
    def loads(cls, text: str, find: Callable[[str], type[Game]]) -> Record:
        """Read a record; `find` gives the game of a key. BadText names the line that is wrong."""
        lines = text.splitlines()
        try:
            record, actions = cls._head(lines, find)
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            raise BadText(f"line 1: this is no Hoodwink record ({error})") from None
        for n, line in enumerate(lines[1:], 2):
            try:
                record._line(json.loads(line), actions)
            except BadText as error:
                raise BadText(f"line {n}: {error}") from None
            except (ValueError, LookupError, TypeError, RecursionError):
                raise BadText(f"line {n}: neither a row nor a check: {line[:60]!r}") from None
        return record

    @classmethod
    def _head(cls, lines: list[str], find: Callable[[str], type[Game]]) -> tuple[Record, Actions]:
        head = json.loads(lines[0] if lines else "")
        if head["hoodwink"] != FORMAT:
            raise ValueError(f"format {head['hoodwink']!r}, this program reads {FORMAT}")
        if not isinstance(head["seed"], str | None):
            raise ValueError(f"a seed is a text, not {head['seed']!r}")
        game = find(head["game"])
        return cls(head["game"], head["rules"], head["seats"], dict(head["options"]), head["seed"]), game.actions

    def _line(self, value: Any, actions: Actions) -> None:
        if self.ended:
            raise BadText("the record goes on after its end")
        if isinstance(value, dict):
            if value["rows"] != len(self.rows):
                raise BadText(f"a check after {value['rows']} rows stands after {len(self.rows)}")
            self.checks[value["rows"]] = str(value["digest"])
            self.ended = bool(value.get("end"))
            return
        interjected = value[0] == "!"
        seat, what = value[1:] if interjected else value
        if not isinstance(seat, int) or isinstance(what, int) != (seat == CHANCE):
            raise BadText(f"a row is [seat, action] or [-1, outcome], not {value!r}")
        self.rows.append(Row(seat, what if isinstance(what, int) else actions.from_json(what), interjected))

    @classmethod
    def load(cls, file: Path, find: Callable[[str], type[Game]]) -> Record:
        try:
            return cls.loads(file.read_text(encoding="utf-8"), find)
        except OSError as error:
            raise BadText(f"can't read {file}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadText(f"{file} is no text: records are JSON, a value a line") from None
        except BadText as error:
            raise BadText(f"{file}, {error}") from None

    # playing again -------------------------------------------------------------------------------------------------

    def setup(self, find: Callable[[str], type[Game]]) -> Game:
        """The game that was played; Diverged if today's rules are another version or refuse its options."""
        kind = find(self.game)
        if kind.version != self.rules:
            raise Diverged(
                0, f"it was played by version {self.rules} of the rules of {self.game}; this is {kind.version}"
            )
        try:
            return kind(self.seats, **self.options)
        except (BadSetup, TypeError) as error:
            raise Diverged(0, str(error)) from None

    def replay(self, game: Game, dice: Dice | None = None) -> Iterator[tuple[Row | None, State]]:
        """The state at the start, then after every row. Raises Diverged where the rules no longer agree.

        With the seed in the record, chance has to say again what it said; `dice` made of it are left where they were.
        """
        s = game.start()
        dice = None if self.seed is None else dice or Dice(self.seed)
        yield None, s
        for n, row in enumerate(self.rows, 1):
            try:
                _apply(s, row, game.actions, dice)
            except (Illegal, BadText) as error:
                raise Diverged(n, str(error)) from None
            if n in self.checks and s.digest() != self.checks[n]:
                raise Diverged(n, f"the state's digest is {s.digest()}, the record says {self.checks[n]}")
            yield row, s
        if self.ended != s.is_over():
            raise Diverged(len(self.rows), "the record ends, the game doesn't" if self.ended else "it has no end line")


def _apply(s: State, row: Row, actions: Actions, dice: Dice | None) -> None:
    if isinstance(row.what, int):
        if dice is None:
            s.chance(row.what)
        elif s.asked != CHANCE or (outcome := s.roll(dice)) != row.what:
            said = f"the seed gives {outcome}" if s.asked == CHANCE else "chance was not to decide"
            raise BadText(f"chance said {row.what} in the record; {said}")
    elif row.interjected:
        s.interject(row.seat, actions.id(row.what))
    else:
        s.reply(row.seat, actions.id(row.what))
