"""Observations as numbers: what they are (`Layout`), where they are written (`Sheet`), and who writes them (`Writer`).

Each game says in games/<game>/tensor.py what its view says, compactly: the table as it stands, the open question, one's
own secrets, and what a player has to remember because it can't be seen on the table any more. It reads the state, as
view.py does, because it must be quick; tests compute every field a second time from the view alone.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from hoodwink.core.frame import Frame
from hoodwink.core.seats import check_reader
from hoodwink.core.state import State

MOST: Final = 255  # no number is higher: a cell is a byte


class Field(NamedTuple):
    """A block of numbers from 0 to `high`. What its reader does not know is 0, all of it: so what is one of several is
    a row with a single 1, and what has a number is shifted by one; counts are as they are."""

    name: str
    shape: tuple[int, ...]
    high: int
    help: str

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


def own_fields(seats: int) -> tuple[Field, ...]:
    """With these the private part of every layout begins."""
    return (
        Field("me", (seats,), 1, "one's own seat"),
        Field("asked", (1,), 1, "one owes a reply"),
        Field(
            "replied", (2,), MOST, "one's reply that is still sealed: 1 + its id, as 256 times the first + the second"
        ),
    )


class Layout:
    """Where each field is: first those that everybody reads, then a seat's own.

    Every layout has `waiting`, for everybody, and a seat's `own_fields`: `Writer` writes them for all games.
    """

    __slots__ = ("history", "places", "private", "public", "public_size", "row", "size")

    def __init__(self, public: tuple[Field, ...], private: tuple[Field, ...], row: int, history: int) -> None:
        self.public: Final = public
        self.private: Final = private
        self.row: Final = row  # how many numbers an event or a reply is in the information state, its kind among them
        self.history: Final = history  # how many of them an information state holds unless told otherwise
        self.places: Final[dict[str, tuple[int, Field]]] = {}
        offset = 0
        public_size = 0
        for field in public + private:
            assert field.name not in self.places, f"two fields are called {field.name}"
            assert 0 < field.high <= MOST, f"{field.name} is no byte"
            self.places[field.name] = (offset, field)
            offset += field.size
            if len(self.places) == len(public):
                public_size = offset
        self.public_size: Final = public_size
        self.size: Final = offset

    def offset(self, name: str) -> int:
        """Where a field begins; −1 for one that these options do without."""
        place = self.places.get(name)
        return -1 if place is None else place[0]

    def rows(self) -> list[tuple[int, str, str, int, bool, str]]:
        """For the docs, field by field: offset, name, shape, high, whether everybody reads it, help."""
        return [
            (place, f.name, " × ".join([str(n) for n in f.shape]), f.high, place < self.public_size, f.help)
            for place, f in self.places.values()
        ]


class Sheet:
    """Zeros, on which the numbers that are something else are written.

    A byte a number, and not lists of places and values: numpy takes it as it is, without a Python object a number
    (`np.frombuffer(sheet.cells, np.uint8)`), and a batch is one sheet with a row for each reader.
    """

    __slots__ = ("cells",)

    def __init__(self, size: int) -> None:
        self.cells: Final[bytearray] = bytearray(size)

    def put(self, place: i64, value: i64) -> None:
        self.cells[place] = value

    def add(self, place: i64) -> None:
        """One more, as far as a byte counts."""
        count: i64 = self.cells[place]
        if count < MOST:
            self.cells[place] = count + 1

    def put_set(self, place: i64, seats: i64) -> None:
        """A 1 for each member of a set of seats."""
        while seats:
            if seats & 1:
                self.cells[place] = 1
            seats >>= 1
            place += 1

    def strike(self, place: i64, seats: i64) -> None:
        """A 0 for each member."""
        while seats:
            if seats & 1:
                self.cells[place] = 0
            seats >>= 1
            place += 1

    def lay(self, place: i64, cells: bytearray) -> None:
        """These numbers over what is there. No bytes: Python would make a bytearray of them first."""
        self.cells[place : place + len(cells)] = cells


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Writes what a seat may know; made for a game's seats and options once. Compiled drivers call it directly.

    A game writes its fields in `public` and `private`, where all is 0; those that every layout has are written here.
    While a question collects replies nothing that everybody reads may change but `waiting`: `pass_on` relies on it.
    """

    __slots__ = ("_own", "_private", "_replied", "_rows", "_waiting", "layout")

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self._private: Final[i64] = layout.public_size
        self._waiting: Final[i64] = layout.offset("waiting")
        self._replied: Final[i64] = layout.offset("replied")
        self._rows: Final[list[bytearray]] = _beginnings(layout)
        self._own: Final[list[bytearray]] = [row[layout.public_size :] for row in self._rows]

    def write(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        """A row, from the place `base` on, whatever was there; for SPECTATOR with the public part only."""
        state: State = s
        check_reader(seat, state.seats)
        sheet.lay(base, self._rows[_beginning(state, seat)])
        sheet.put_set(base + self._waiting, shown_waiting(state))
        self.public(s, sheet, base)
        if seat >= 0:
            self._sealed(state, seat, sheet, base)
            self.private(s, seat, sheet, base)

    def pass_on(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        """The same for a seat, over a row that was written at the same question (`State.ply` tells)."""
        state: State = s
        top = state.stack[-1]
        sheet.strike(base + self._waiting, state.answered & ~top.veiled(state))
        sheet.lay(base + self._private, self._own[_beginning(state, seat)])
        self._sealed(state, seat, sheet, base)
        self.private(s, seat, sheet, base)

    def _sealed(self, s: State, seat: i64, sheet: Sheet, base: i64) -> None:
        """One's own reply to the question that is open."""
        if (s.answered >> seat) & 1:
            reply: i64 = s.replies[seat]
            sheet.put(base + self._replied, (reply + 1) >> 8)
            sheet.put(base + self._replied + 1, (reply + 1) & 255)

    def public(self, s: Any, sheet: Sheet, base: i64) -> None:
        """Put what everybody reads and is not 0."""
        raise AssertionError("a game's writer has a public() of its own")

    def private(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        """Put what this seat reads besides."""
        raise AssertionError("a game's writer has a private() of its own")


def _beginnings(layout: Layout) -> list[bytearray]:
    """Rows with `me` and `asked` only: see `_beginning`."""
    me, seats = layout.places["me"]
    asked = layout.offset("asked")
    assert 0 <= layout.offset("waiting") < layout.public_size, "waiting is everybody's"
    assert layout.private[:3] == own_fields(seats.size), "a seat's own fields come first in the private part"
    rows = [bytearray(layout.size) for _ in range(2 * seats.size + 1)]
    for seat in range(seats.size):
        for owed in range(2):
            rows[2 * seat + owed][me + seat] = 1
            rows[2 * seat + owed][asked] = owed
    return rows


def _beginning(s: State, seat: i64) -> i64:
    """Which of them it is: by seat, with a reply that is owed and without; the last one for SPECTATOR."""
    if seat < 0:
        return 2 * s.seats
    return 2 * seat + (1 if s.asked > 0 and (s.asked >> seat) & 1 else 0)


def shown_waiting(s: State) -> i64:
    """The set of seats that a view shows as asked."""
    asked = s.asked
    if asked <= 0:
        return 0
    top = s.stack[-1]
    return asked | s.answered & top.veiled(s)


def frame_index(frames: list[type[Frame[Any]]]) -> dict[Any, int]:
    """By frame class: its place in the field `frame`."""
    return {frame: place for place, frame in enumerate(frames)}
