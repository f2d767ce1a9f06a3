"""§3 §4.6 Effects before the pass; then all Hexes move; then those that nobody could answer go off."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice, Frame
from hoodwink.core.seats import bit, clockwise
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.cards import DiscardAtRandom, Drawing, TakeAtRandom, play_dealt
from hoodwink.games.hexhex.hexed import GoOff, gone
from hoodwink.games.hexhex.legal import allowed, beside, goes, side
from hoodwink.games.hexhex.moves import NAME, TAKE
from hoodwink.games.hexhex.primitives import (
    ANYONE_LATER,
    DEALT,
    DISCARD,
    DISMISS,
    DRAW,
    GRAB,
    MOVES,
    ONWARD,
    OPPOSITE,
    ROB,
    SIGN,
    STEAL,
)
from hoodwink.games.hexhex.slots import comes, new_slot
from hoodwink.games.hexhex.state import (
    BEFORE,
    BOOSTS,
    CANT,
    COMPELLED,
    ESCALATIONS,
    FACTORS,
    GROWN,
    PUBLIC,
    ROTS,
    SERIAL,
    TARGETER,
    TIMES,
    WAY,
    HexState,
    everyone,
    lose,
)
from hoodwink.games.hexhex.stix import Grabbing

BY_ROT: Final = events.WHYS.index("rot")


def acting(s: HexState, place: i64) -> int:
    """The kind that an answer acts as: what was stated, or what it is."""
    slot, _, stated = s.laid[place]
    return stated if stated >= 0 else s.kinds[slot]


def grab_at_once(s: HexState, places: list[int]) -> None:
    """§11.2 §11.5 The GRABs that were turned up together are one grab; a Sleight among them takes its stick first, and
    then needs no grab of its own. Without a GRAB it waits for its turn among the effects."""
    immune = [place for place in places if s.rows[acting(s, place)].to == ANYONE_LATER]
    if not immune:
        return
    first: i64 = 0
    for place in places:
        if s.rows[acting(s, place)].amount(GRAB):
            first |= bit(s.hexes[place][BEFORE])
    for place in places:
        s.grabbed |= bit(place)
    order = [seat for seat in clockwise(everyone(s), s.dealer) if any(s.hexes[p][BEFORE] == seat for p in immune)]
    targets: list[Frame[Any]] = [
        GrabTarget(seat, place) for seat in order for place in immune if s.hexes[place][BEFORE] == seat
    ]
    s.then([Grabbing(first), *targets])


class GrabTarget(Choice[HexState]):
    """§11.2 The player of GRAB names the next Intended, after the stix card."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.place)

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([NAME + to for to in allowed(s, seat, s.hexes[self.place], s.rows[acting(s, self.place)])])

    def resolve(self, s: HexState) -> None:
        slot, _, stated = s.laid[self.place]
        s.laid[self.place] = (slot, s.replies[self.seat] - NAME, stated)


class Effects(Frame[HexState]):
    """§4.6 Effects before the pass, clockwise from the dealer's left; of one seat, the older Hex first."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        frames: list[Frame[Any]] = []
        sleights: i64 = 0
        for seat in clockwise(everyone(s), s.dealer):
            for place, h in enumerate(s.hexes):
                if h[BEFORE] == seat and place < len(s.laid) and s.laid[place][0] >= 0:
                    card = s.rows[acting(s, place)]
                    to = goes(s, seat, place, acting(s, place), s.laid[place][1]) if card.flags & MOVES else -1
                    for op, number in card.ops:
                        if op == DISCARD:
                            frames.append(DiscardAtRandom(to, number))
                        elif op == STEAL:
                            frames.append(TakeAtRandom(seat, to, number))
                        elif op == DRAW:
                            frames.append(Drawing(seat, number))
                        elif op == ROB:
                            frames.append(Rob(seat))
                        elif op == GRAB and number and not s.grabbed >> place & 1:
                            if not sleights:
                                frames.append(Grabbing(-1))
                            sleights |= bit(seat)
        frames = [Grabbing(sleights) if isinstance(f, Grabbing) else f for f in frames]
        s.then([*frames, Moving()])


class Rob(Choice[HexState]):
    """§3.12 Grave Robber takes a card of one's choice from the pile; a card for when dealt is played at once."""

    __slots__ = ()

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if any(s.pile) else 0

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([TAKE + kind for kind, copies in enumerate(s.pile) if copies])

    def resolve(self, s: HexState) -> None:
        if s.by < 0:
            return
        kind = s.replies[self.seat] - TAKE
        s.pile[kind] -= 1
        slot = new_slot(s, kind, PUBLIC | everyone(s))
        comes(s, self.seat, slot, 0)
        s.tell((events.ROBBED, int(self.seat), int(kind)))
        if s.rows[kind].flags & DEALT:
            play_dealt(s, self.seat, (slot,))


class Moving(Frame[HexState]):
    """§4.6 All Hexes move at the same time, then those that nobody could answer go off."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        unanswered: list[int] = []
        for place in range(len(s.laid)):
            if s.hexes[place][BEFORE] >= 0:
                if s.laid[place][0] >= 0:
                    self.move(s, place)
                elif s.laid[place] == CANT:
                    unanswered.append(place)
        s.laid = s.laid[:0]
        order = {seat: n for n, seat in enumerate(clockwise(everyone(s), s.dealer))}
        unanswered.sort(key=lambda place: (order[s.hexes[place][BEFORE]], place))  # §6.8
        s.then([GoOff(place) for place in unanswered])

    def move(self, s: HexState, place: int) -> None:
        h, kind = s.hexes[place], acting(s, place)
        seat, card = h[BEFORE], s.rows[kind]
        if card.has(DISMISS) or card.has(SIGN):  # §5.6 §9.3
            s.tell((events.DISMISSED, seat, h[SERIAL]))
            gone(s, place)
            if card.has(SIGN):
                s.signs += (seat,)
                s.tell((events.SIGN_WAITS, seat))
            return
        to = goes(s, seat, place, kind, s.laid[place][1])
        duck = card.to == ONWARD  # §3.11
        if not duck:
            s.last_target[seat] = to
            if h[ROTS]:
                lose(s, seat, h[ROTS], BY_ROT)  # §3.8 §R3 before his own token is on it
        new = list(h)
        new[BEFORE], new[WAY] = to, way_to(s, seat, to)
        if not duck:
            new[TARGETER] = seat
            new[GROWN] += h[ESCALATIONS]  # §3.7
        new[BOOSTS] += card.boosts  # §3.6
        new[ESCALATIONS] += card.escalations
        new[ROTS] += card.rots
        if card.compel:  # §7.5
            new[COMPELLED] = int(side(s, card.compel))
        copy = list(new)
        if card.times > 1:  # §3.9
            new[TIMES] *= card.times
            new[FACTORS] += 1
        s.hexes[place] = tuple(new)
        s.thanked &= ~bit(to)
        s.tell((events.MOVED, h[SERIAL], seat, to, new[TARGETER], new[WAY], duck))
        if card.copy:
            self.duplicate(s, seat, to, copy, card.copy, card.copy_by)

    def duplicate(self, s: HexState, seat: int, to: int, copy: list[int], where: int, by: int) -> None:
        """§3.10 §R4 The duplicate has passed as often as the original."""
        original = copy[SERIAL]
        if where == OPPOSITE:
            step = (to - seat) % s.seats
            to = int(beside(s, seat, -1 if step == 1 else 1))
        copy[SERIAL], copy[BEFORE], copy[WAY] = int(s.serial), to, way_to(s, seat, to)
        if by > 1:
            copy[TIMES] *= by
            copy[FACTORS] += 1
        s.serial += 1
        s.hexes.append(tuple(copy))
        s.thanked &= ~bit(to)
        s.tell((events.DUPLICATED, original, copy[SERIAL], to, copy[WAY]))


def way_to(s: HexState, seat: i64, to: i64) -> int:
    """§R1 1 clockwise to the next seat, −1 the other way, 0 for anybody who is no neighbour."""
    step = (to - seat) % s.seats
    return 1 if step == 1 else -1 if step == s.seats - 1 else 0
