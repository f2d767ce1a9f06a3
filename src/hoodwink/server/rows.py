"""What is in the log of a table: everything that ever changed it, in the order in which it did.

A row says what happened, not what follows from it: that is `Table.fold`. People are known by the hash of their token.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hoodwink.server.wire import Access, Decision, Pace, Value


class Requested(Struct, kw_only=True):
    """The request that made a row: its id, and the seat that it came from. The same again is the same request."""

    id: str = ""
    by: int = -1


class Row(Requested, tag_field="row", tag=str.lower, omit_defaults=True):
    """The base of every row. `at`: when, in seconds since 1970, by the clock of the node that wrote it."""

    at: float


class Made(Row, kw_only=True):
    """A table, its settings, and the luck of its bots, which is no function of anything that is dealt."""

    game: str
    seats: int
    options: dict[str, Value]
    pace: Pace
    seconds: dict[Decision, float]
    access: Access
    spectators: bool
    memory_aid: bool
    chat: bool
    luck: str
    lesson: bool = False
    one_room: bool = False


class Sat(Row):
    seat: int
    name: str
    holder: str


class Botted(Row):
    seat: int
    level: str
    name: str


class Left(Row):
    """Out of a game: the seat is open."""

    seat: int


class Swapped(Row):
    one: int
    two: int


class Readied(Row):
    seat: int
    ready: bool


class Started(Row):
    """The next game, dealt by this seed, by this version of the rules."""

    seed: str
    rules: int


class Replied(Row, kw_only=True):
    """A reply: of a person (with an id), of a bot in his place, or of the clock (late).

    `took` orders a race. `check` is the newest digest of the record: (rows, digest), once for each. `words` are
    people's own, where the action takes some.
    """

    seat: int
    action: dict[str, Any]
    late: bool = False
    took: float = 0
    check: tuple[int, str] | None = None
    words: str = ""


class Turned(Row):
    """The replies that were held back take effect, all at once."""


class Interjected(Row):
    seat: int
    action: dict[str, Any]


class Said(Row):
    seat: int
    text: str = ""
    phrase: str = ""
    about: int | None = None


class Marked(Row):
    """A note on the table, for all to see; no part of the game."""

    seat: int
    mark: str
    place: str = ""


class Paused(Row):
    pass


class Resumed(Row):
    pass


class Extended(Row):
    """More time for the present question, by the host."""

    seconds: float


class Waited(Row):
    """One moment!"""

    seconds: float


class Opened(Row):
    """Enough talk: the present question is open."""


class Returned(Row):
    """A person is back in his seat."""

    seat: int


class Finished(Row):
    """The host has ended the game."""


class Offered(Row):
    """A link that gives the seats of `holder` (a screen: none) to whoever brings its key first."""

    key: str
    holder: str
    until: float
    screen: bool = False


class Taken(Row):
    key: str
    holder: str


AnyRow = (
    Made | Sat | Botted | Left | Swapped | Readied | Started | Replied | Turned | Interjected | Said | Marked | Paused
    | Resumed | Extended | Waited | Opened | Returned | Finished | Offered | Taken
)  # fmt: skip

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyRow).decode
