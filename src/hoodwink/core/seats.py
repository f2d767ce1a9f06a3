"""Seats and sets of seats: a set is a bit mask, seats are numbered clockwise from 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.errors import Illegal

CHANCE: Final = -1  # chance is a seat
SPECTATOR: Final = -2  # sees what everybody sees
NOBODY: Final = -1

MOST_SEATS: Final = 14


def _all_sets() -> list[tuple[int, ...]]:
    sets: list[tuple[int, ...]] = [()]
    for seat in range(MOST_SEATS):
        sets += [(*smaller, seat) for smaller in sets]
    return sets


_MEMBERS: Final[list[tuple[int, ...]]] = _all_sets()
_LOWEST: Final[list[int]] = [0] + [them[0] for them in _MEMBERS[1:]]


def members(mask: i64) -> tuple[int, ...]:
    """The members of a set of up to fourteen, in order."""
    return _MEMBERS[mask]


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _LOWEST[mask]


def count(mask: i64) -> int:
    return len(_MEMBERS[mask])


def check_reader(seat: i64, seats: i64) -> None:
    """Illegal for anybody but a seat and SPECTATOR. Python counts −1 from the end: it would read the last seat's."""
    if (seat < 0 and seat != SPECTATOR) or seat >= seats:
        raise Illegal(seat, "look", "over", f"the seats are 0 to {seats - 1}, a spectator is {SPECTATOR}")


def bit(seat: i64) -> i64:
    return 1 << seat


def next_in(mask: i64, seat: i64) -> i64:
    """The first member of a set that is not empty, going clockwise from the left of `seat` and ending with `seat`."""
    later = mask >> (seat + 1)
    if later:
        return _LOWEST[later] + seat + 1
    return _LOWEST[mask]


def clockwise(mask: i64, seat: i64) -> tuple[int, ...]:
    """All members, going clockwise from the left of `seat` and ending with `seat`."""
    later = (mask >> (seat + 1)) << (seat + 1)
    return _MEMBERS[later] + _MEMBERS[mask & ~later]
