"""§6 A Hex goes off: cards for when Hexed, and what they do."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Choice, Frame
from hoodwink.core.seats import NOBODY, bit, members
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.cards import to_table
from hoodwink.games.hexhex.counters import NOTHING, Counters, close_window, open_window, standing_roots
from hoodwink.games.hexhex.losses import BY_HEX, TARGETED, book_plainly, cost, revenge
from hoodwink.games.hexhex.moves import CAST, HEXED, NAME, SACRIFICE
from hoodwink.games.hexhex.primitives import BACKLASH, CAST_HEX, INVERT, LEVEL, SPITE, WARD, WHEN_HEXED
from hoodwink.games.hexhex.slots import free_slots, slot_of
from hoodwink.games.hexhex.state import BEFORE, TARGETER, UNLAID, VEXED, HexState, gain, holds, lose, others, with_flag

INVERTED: Final = events.WHYS.index("inversion")
BACKLASHED: Final = events.WHYS.index("backlash")
LEVELLED: Final = events.WHYS.index("level")
SPITED: Final = events.WHYS.index("spite")
GIVEN_UP: Final = events.WHYS.index("sacrifice")


def new_hex(s: HexState, before: i64, targeter: i64, way: i64 = 0) -> None:
    """§3.1 A standard Hex."""
    s.hexes.append((int(s.serial), int(before), int(targeter), int(way), 0, 0, 0, 0, 1, 0, 0))
    s.laid.append(UNLAID)
    s.serial += 1
    s.thanked &= ~bit(before)


def gone(s: HexState, place: i64) -> None:
    """The Hex is out of play; its place stays till the end of the beat."""
    h = s.hexes[place]
    s.hexes[place] = (h[0], NOBODY, *h[2:])


class GoOff(Frame[HexState]):
    """§6.1 A Hex goes off on the seat that it lies before. It is not out of the round (§4.8)."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def args(self) -> tuple[Any, ...]:
        return (self.place,)

    def resolve(self, s: HexState) -> None:
        h = s.hexes[self.place]
        if h[BEFORE] < 0:
            return
        s.going = h
        if s.modules & VEXED:
            s.hexed |= bit(h[BEFORE])  # §12.1
        gone(s, self.place)
        s.push(WhenHexed(h[BEFORE]))


class WhenHexed(Choice[HexState]):
    """§6.3 The Hexed must play a card for when Hexed if he holds one. He is asked whenever he has cards (§R20)."""

    __slots__ = ()
    quiet: ClassVar[bool] = True

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if s.hands[self.seat] else 0

    def options(self, s: HexState, seat: i64) -> Options:
        kinds = sorted({s.kinds[slot] for slot in free_slots(s, seat)})
        found = tuple([HEXED + kind for kind in kinds if s.rows[kind].flags & WHEN_HEXED])
        return found or (PASS,)

    def default(self, s: HexState, seat: i64) -> int:
        return -1  # his hand is his secret

    def resolve(self, s: HexState) -> None:
        if s.by < 0:
            revenge(s, self.seat, book_plainly(s))
            return
        reply = s.replies[self.seat]
        if reply == PASS:
            s.tell((events.NONE, int(self.seat)))
            bar = with_flag(s, WHEN_HEXED)
            for slot in free_slots(s, self.seat):
                s.bars[slot] |= bar  # §R8
            revenge(s, self.seat, book_plainly(s))
            return
        slot = slot_of(s, free_slots(s, self.seat), reply - HEXED)
        to_table(s, self.seat, slot)
        s.tell((events.HEXED_CARD, int(self.seat), s.kinds[slot]))
        s.push(AfterHexedCard(self.seat, slot))
        if open_window(s, [(int(self.seat), slot, s.kinds[slot], NOTHING, 0, 0, -1, 0)]):
            s.push(Counters())


class AfterHexedCard(Frame[HexState]):
    """§6.3 A card for when Hexed that was cancelled is followed by another; one that stands acts."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: i64, slot: int) -> None:
        self.seat: Final[i64] = seat
        self.slot: Final = slot

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.slot)

    def resolve(self, s: HexState) -> None:
        stands = standing_roots(s)
        close_window(s)
        if not stands:
            s.push(WhenHexed(self.seat))
            return
        self.book(s, s.kinds[self.slot])

    def book(self, s: HexState, kind: int) -> None:
        """§6.6 Inversion and Backlash change the loss; then the targeter gains; then come Level and the like."""
        h, card, seat = s.going, s.rows[kind], self.seat
        targeter = h[TARGETER]
        amount = cost(s, h)
        s.tell((events.HEXED, int(seat), targeter, amount, kind))
        lost = 0
        if card.has(INVERT):
            if not holds(s, seat, WARD):  # §8.3
                gain(s, seat, min(amount, card.amount(INVERT)), INVERTED)
        else:
            lost = lose(s, seat, amount, BY_HEX)
        if card.has(BACKLASH) and targeter != seat:
            lose(s, targeter, lost, BACKLASHED, as_much=True)
        elif not card.has(INVERT) and targeter != seat:
            gain(s, targeter, 1, TARGETED)
        s.going = ()
        revenge(s, seat, lost)
        if card.has(CAST_HEX):
            s.push(PartingShot(seat))
        if card.has(SPITE):
            s.push(SpiteAmount(seat, card.amount(SPITE)))
        if card.has(LEVEL):
            s.push(Level(seat))


class Level(Choice[HexState]):
    """§6.4 Both come to the mean, rounded down; a Warded Voice is not lowered (§8.3)."""

    __slots__ = ()

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([NAME + other for other in members(others(s, seat))])

    def resolve(self, s: HexState) -> None:
        other = s.replies[self.seat] - NAME
        mean = (s.voice[self.seat] + s.voice[other]) // 2
        for seat in (int(self.seat), other):
            change = mean - s.voice[seat]
            if change and not (change < 0 and holds(s, seat, WARD)):
                s.voice[seat] = mean
                s.tell((events.VOICE, seat, change, mean, LEVELLED))


def victims(s: HexState, seat: i64) -> tuple[int, ...]:
    """§8.2 Who can be the victim of Spite: nobody Warded."""
    return tuple([other for other in members(others(s, seat)) if not holds(s, other, WARD)])


class SpiteAmount(Choice[HexState]):
    """§6.5 How much Voice is given up."""

    __slots__ = ("most",)

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.most)

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if victims(s, self.seat) else 0

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([SACRIFICE + n for n in range(self.most + 1)])

    def resolve(self, s: HexState) -> None:
        amount = s.replies[self.seat] - SACRIFICE if s.by >= 0 else 0
        if amount:
            s.push(SpiteTarget(self.seat, amount))


class SpiteTarget(Choice[HexState]):
    """§6.5 Who loses as much."""

    __slots__ = ("amount",)

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.amount)

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([NAME + other for other in victims(s, seat)])

    def resolve(self, s: HexState) -> None:
        lose(s, self.seat, self.amount, GIVEN_UP, by_choice=True)  # §8.2
        lose(s, s.replies[self.seat] - NAME, self.amount, SPITED)


class PartingShot(Choice[HexState]):
    """§6.7 A new standard Hex; the round goes on."""

    __slots__ = ()

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([CAST + other for other in members(others(s, seat))])

    def resolve(self, s: HexState) -> None:
        cast(s, self.seat, s.replies[self.seat] - CAST)


def cast(s: HexState, seat: i64, at: i64) -> None:
    """§3.1 A Hex is laid before a seat; from a neighbour it has a way (§R1)."""
    step = (at - seat) % s.seats
    way = 1 if step == 1 else -1 if step == s.seats - 1 else 0
    s.tell((events.CAST, int(seat), int(at)))
    new_hex(s, at, seat, way)
