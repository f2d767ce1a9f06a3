"""§4.1 Readying: what everybody lays, sealed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Frame
from hoodwink.games.hexhex.counters import (
    NOTHING,
    aims,
    objects,
)
from hoodwink.games.hexhex.legal import answering, before, claims, lay_options, most_before, ways
from hoodwink.games.hexhex.moves import LAY, STATE, WAYS_TO, said, state_as
from hoodwink.games.hexhex.primitives import DECEIVE, IMMUNE
from hoodwink.games.hexhex.slots import free_slots, slot_of
from hoodwink.games.hexhex.state import BEFORE, CANT, HexState, bound, holds, with_cards
from hoodwink.games.hexhex.vexes import FIVE_SECONDS

SECONDS: Final = 5


def readying(s: HexState, places: tuple[int, ...], out: bool) -> list[Frame[Any]]:
    """§4.1 The questions, sealed, one Hex of everybody after another; `out`: cards out of turn may be laid too."""
    s.pending = places
    frames: list[Frame[Any]] = []
    for n in range(most_before(s)):
        frames.append(Readying(n, out))
        if any([len(before(s, seat)) > n and holds(s, seat, DECEIVE) for seat in range(s.seats)]):
            frames.append(Stating(n))
    return [*frames, Readying(most_before(s), True), Closing()] if out else [*frames, Closing()]


def is_hurried(s: HexState, seat: i64) -> bool:
    return s.curse == FIVE_SECONDS and s.vexed >> seat & 1 != 0


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
                if count > self.n or (self.out and count == self.n and not tied >> seat & 1):
                    found |= 1 << seat
        return found

    def veiled(self, s: HexState) -> i64:
        """§4.9 All see which of The Intended have answered, but not who has thought of a card out of turn."""
        found: i64 = 0
        for seat in range(s.seats):
            if len(before(s, seat)) <= self.n:
                found |= 1 << seat
        return found

    def options(self, s: HexState, seat: i64) -> Options:
        return ready_options(s, seat, self.n)

    def default(self, s: HexState, seat: i64) -> int:
        return -1 if len(before(s, seat)) > self.n else PASS

    def limit(self, s: HexState, seat: i64) -> i64:
        """§12.5 Under the curse of haste the house counts, for this answer; then it is one by chance."""
        return SECONDS if len(before(s, seat)) > self.n and is_hurried(s, seat) else 0

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

    def veiled(self, s: HexState) -> i64:
        return 0  # §4.9

    def options(self, s: HexState, seat: i64) -> Options:
        return state_options(s, seat, self.n)

    def default(self, s: HexState, seat: i64) -> int:
        return -1

    def limit(self, s: HexState, seat: i64) -> i64:
        return SECONDS if is_hurried(s, seat) else 0  # §12.5

    def resolve(self, s: HexState) -> None:
        asked = self.asked(s)
        for seat in range(s.seats):
            if asked >> seat & 1:
                put_stated(s, seat, self.n, s.replies[seat])


class Closing(Frame[HexState]):
    """§4.9 §R8 All is laid. What "can't" proves of a hand follows from the Hexes and the hand as they are now: what
    happens until the answers are turned up takes nothing from it and adds nothing to it."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        s.unready()
        s.tied = bound(s)
        s.could = [0] * len(s.hexes)
        for place in s.pending:
            if s.laid[place][0] >= 0:
                s.faced |= 1 << place
            else:
                s.laid[place] = CANT  # also who has no cards, and was not asked
            s.could[place] = answering(s, s.hexes[place][BEFORE], place)
        for seat in range(s.seats):
            if holds(s, seat, DECEIVE):
                s.deceiving |= 1 << seat
            mine = before(s, seat)
            answers = [s.laid[place][0] for place in mine]
            if any([not s.faced >> place & 1 for place in mine]):
                s.vouched[seat] = tuple([slot for slot in s.hands[seat] if slot not in answers])
                bar_vouched(s, seat, proved(s, seat, False))


def lying(s: HexState) -> list[int]:
    """§4.9 The Hexes, by place, before which a card lies face down, as all have been told."""
    if not s.faced:
        return []
    there = [place for place in s.pending if s.hexes[place][BEFORE] >= 0]
    return [place for place in there if s.faced >> place & 1 and s.laid[place][0] >= 0]


def proved(s: HexState, seat: i64, turned_up: bool) -> int:
    """§4.2 §R8 The set of kinds that none of the vouched cards is: those that answer a Hex which he could not. With the
    answers turned up also those for a Hex whose answer he could have freed that way; a deceiver owes no such thing."""
    mine = before(s, seat)
    places = [place for place in mine if not s.faced >> place & 1]
    if turned_up and not s.deceiving >> seat & 1:
        for place in places:  # it grows while it is walked
            for other in mine:
                slot = s.laid[other][0]
                if other not in places and slot >= 0 and s.could[place] >> s.kinds[slot] & 1:
                    places.append(other)
    found = 0
    for place in places:
        found |= s.could[place]
    return found


def bar_vouched(s: HexState, seat: i64, kinds: int) -> None:
    for slot in s.vouched[seat]:
        if slot in s.hands[seat]:
            s.bars[slot] |= kinds


def state_options(s: HexState, seat: i64, n: i64) -> Options:
    place = before(s, seat)[n]
    return names(s, seat, place) if s.laid[place][0] >= 0 else (PASS,)


def names(s: HexState, seat: i64, place: i64) -> Options:
    """§8.4 What a deceiver may say of the card that he has laid; one that can't be cancelled may be laid openly."""
    kind = s.kinds[s.laid[place][0]]
    openly = [state_as(kind, to) for to in ways(s, seat, place, kind)] if s.rows[kind].flags & IMMUNE else []
    return (*openly, *claims(s, seat, place))


def put_stated(s: HexState, seat: i64, n: i64, reply: i64) -> None:
    place = before(s, seat)[n]
    if reply != PASS:
        kind, to = (reply - STATE) // WAYS_TO, (reply - STATE) % WAYS_TO - 1
        s.laid[place] = (s.laid[place][0], to, -1 if s.rows[kind].flags & IMMUNE else kind)
