"""§4.1 Readying: what everybody lays, sealed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Draw, Frame
from hoodwink.games.hexhex.counters import (
    NOTHING,
    aims,
    objects,
)
from hoodwink.games.hexhex.legal import before, claims, lay_options, most_before, ways
from hoodwink.games.hexhex.moves import LAY, STATE, WAYS_TO, said, state_as
from hoodwink.games.hexhex.primitives import DECEIVE, IMMUNE
from hoodwink.games.hexhex.state import (
    CANT,
    HexState,
    bound,
    free_slots,
    holds,
    slot_of,
    with_cards,
)


def readying(s: HexState, places: tuple[int, ...], out: bool) -> list[Frame[Any]]:
    """§4.1 The questions, sealed, one Hex of everybody after another; `out`: cards out of turn may be laid too."""
    s.pending = places
    frames: list[Frame[Any]] = []
    for n in range(most_before(s)):
        frames += [Hurry(seat, n) for seat in range(s.seats) if s.hurried >> seat & 1 and len(before(s, seat)) > n]
        frames.append(Readying(n, out))
        if any([len(before(s, seat)) > n and holds(s, seat, DECEIVE) for seat in range(s.seats)]):
            frames.append(Stating(n))
    return [*frames, Readying(most_before(s), True)] if out else frames


class Readying(Ballot[HexState]):
    """§4.1 In the n-th ballot of a beat: who has more than n Hexes before him answers the next of them; who has n may
    lay a card out of turn. Whoever has cards is asked, and only what all can see decides it (§R20)."""

    __slots__ = ("n", "out")
    quiet: ClassVar[bool] = True

    def __init__(self, n: i64, out: bool) -> None:
        self.n: Final[i64] = n
        self.out: Final = out

    def args(self) -> tuple[Any, ...]:
        return (self.n, self.out)

    def asked(self, s: HexState) -> i64:
        found: i64 = 0
        held, tied = with_cards(s), bound(s)
        for seat in range(s.seats):
            if held >> seat & 1:
                count = len(before(s, seat))
                answers = count > self.n and not s.hurried >> seat & 1
                if answers or (self.out and count == self.n and not tied >> seat & 1):
                    found |= 1 << seat
        return found

    def options(self, s: HexState, seat: i64) -> Options:
        return ready_options(s, seat, self.n)

    def default(self, s: HexState, seat: i64) -> int:
        return -1 if len(before(s, seat)) > self.n else PASS

    def resolve(self, s: HexState) -> None:
        asked = self.asked(s)
        for seat in range(s.seats):
            if asked >> seat & 1:
                put_sealed(s, seat, self.n, s.replies[seat])


def ready_options(s: HexState, seat: i64, n: i64) -> Options:
    if len(before(s, seat)) > n:
        return lay_options(s, seat, n)
    return (PASS, *aims(s, seat, True))


def put_sealed(s: HexState, seat: i64, n: i64, reply: i64) -> None:
    """What a seat has laid in the n-th ballot, still sealed."""
    places = before(s, seat)
    if len(places) > n:
        if reply == PASS:
            s.laid[places[n]] = CANT
        else:
            kind, to = (reply - LAY) // WAYS_TO, (reply - LAY) % WAYS_TO - 1
            s.laid[places[n]] = (slot_of(s, free_slots(s, seat), kind), to, -1)
    elif reply != PASS:
        _, kind, at = said(reply)
        what = objects(s, True)[at] if at >= 0 else (NOTHING, 0, 0)
        s.out[seat] = (slot_of(s, free_slots(s, seat), kind), *what)


class Hurry(Draw[HexState]):
    """§12.5 Whose time is up has his answer drawn from what he may lay."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat: Final[i64] = seat
        self.n: Final[i64] = n

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.n)

    def among(self, s: HexState) -> tuple[int, ...]:
        return ready_options(s, self.seat, self.n)

    def resolve(self, s: HexState) -> None:
        put_sealed(s, self.seat, self.n, s.outcome)


class Stating(Ballot[HexState]):
    """§8.4 Deceivers state what the card is that they have laid face down."""

    __slots__ = ("n",)
    quiet: ClassVar[bool] = True

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def args(self) -> tuple[Any, ...]:
        return (self.n,)

    def asked(self, s: HexState) -> i64:
        found: i64 = 0
        for seat in range(s.seats):
            if s.hands[seat] and len(before(s, seat)) > self.n and holds(s, seat, DECEIVE):
                found |= 1 << seat
        return found

    def options(self, s: HexState, seat: i64) -> Options:
        return state_options(s, seat, self.n)

    def default(self, s: HexState, seat: i64) -> int:
        return -1

    def resolve(self, s: HexState) -> None:
        asked = self.asked(s)
        for seat in range(s.seats):
            if asked >> seat & 1:
                put_stated(s, seat, self.n, s.replies[seat])


def state_options(s: HexState, seat: i64, n: i64) -> Options:
    """§8.4 A card that can't be cancelled may be laid openly instead."""
    place = before(s, seat)[n]
    slot = s.laid[place][0]
    if slot < 0:
        return (PASS,)
    kind = s.kinds[slot]
    openly = [state_as(kind, to) for to in ways(s, seat, place, kind)] if s.rows[kind].flags & IMMUNE else []
    return (*openly, *claims(s, seat, place))


def put_stated(s: HexState, seat: i64, n: i64, reply: i64) -> None:
    place = before(s, seat)[n]
    if reply != PASS:
        kind, to = (reply - STATE) // WAYS_TO, (reply - STATE) % WAYS_TO - 1
        s.laid[place] = (s.laid[place][0], to, -1 if s.rows[kind].flags & IMMUNE else kind)
