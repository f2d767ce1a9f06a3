"""§11 Hexen Stix: the ring, the grab and the stix cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Choice, Draw, Frame, Race
from hoodwink.core.seats import bit, clockwise
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.cards import DiscardAtRandom, Drawing, TakeAtRandom
from hoodwink.games.hexhex.moves import GRAB_EBON, GRABS, NAME, PUT_BACK, SWAP
from hoodwink.games.hexhex.primitives import STEADY
from hoodwink.games.hexhex.slots import free_slots, leaves_unseen, slot_of, tell_cards
from hoodwink.games.hexhex.state import PUBLIC, HexState, everyone, gain, lose

RING: Final = {3: (1, 1), 4: (2, 1), 5: (2, 2), 6: (3, 2)}  # §11.1 by seats: ebon, bone
NAUGHT: Final = 0
EBON: Final = 1
BONE: Final = 2

# What a line says.
NOTHING: Final = 0
LOSE: Final = 1
DISCARD: Final = 2
GAIN: Final = 3
DRAW: Final = 4
GIVE: Final = 5
SEE: Final = 6
TAKE: Final = 7
OPEN: Final = 8
NO_COUNTERS: Final = 9
SWAP_ONE: Final = 10
COSTS: Final = (LOSE, DISCARD, GIVE)
_ = (NOTHING, 0)

# §11.8 by card: the lines for those with nothing, with ebon and with bone
STIX: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((LOSE, 1), (DRAW, 1), (GAIN, 1)),
    ((LOSE, 1), (GAIN, 1), (DRAW, 1)),
    ((DISCARD, 1), (DRAW, 1), (DRAW, 1)),
    ((DISCARD, 1), (GAIN, 1), _),
    ((LOSE, 2), _, (GAIN, 1)),
    ((GIVE, 1), _, (GAIN, 1)),
    ((LOSE, 1), (SEE, 1), (GAIN, 1)),
    ((DISCARD, 2), (DRAW, 2), (DRAW, 1)),
    ((LOSE, 1), (TAKE, 1), _),
    ((OPEN, 1), (DRAW, 1), (GAIN, 1)),
    ((NO_COUNTERS, 1), (GAIN, 1), (DRAW, 1)),
    ((LOSE, 1), (SWAP_ONE, 1), (SWAP_ONE, 1)),
    ((GAIN, 1), (LOSE, 1), _),
    ((DRAW, 1), _, (DISCARD, 1)),
    (_, (DISCARD, 1), (LOSE, 1)),
    (_, (GAIN, 1), (GAIN, 1)),
)
BY_STIX: Final = events.WHYS.index("stix")


class Grabbing(Race[HexState]):
    """§11.3 All grab at once, also those without cards; who played a Sleight takes his stick first."""

    __slots__ = ("first",)

    def __init__(self, first: i64) -> None:
        self.first: Final[i64] = first

    def args(self) -> tuple[Any, ...]:
        return (self.first,)

    def asked(self, s: HexState) -> i64:
        return everyone(s)

    def options(self, s: HexState, seat: i64) -> Options:
        return GRABS

    def resolve(self, s: HexState) -> None:
        arrived = (*s.arrived, int(s.by))
        sleights = [seat for seat in clockwise(everyone(s), s.dealer) if self.first >> seat & 1]
        order = (*sleights, *[seat for seat in arrived if seat not in sleights])
        left = s.ring[:]
        sticks = [NAUGHT] * s.seats
        for seat in order:
            wanted = 0 if s.replies[seat] == GRAB_EBON else 1
            for colour in (wanted, 1 - wanted):
                if left[colour]:
                    left[colour] -= 1
                    sticks[seat] = EBON + colour
                    break
        s.stix_order, s.sticks = order, tuple(sticks)
        s.had_grab = True
        s.tell((events.GRABBED, order, s.sticks))
        s.push(StixCard())


class StixCard(Draw[HexState]):
    """§11.4 A card from the stix deck; when it is used up it is shuffled."""

    __slots__ = ()

    def among(self, s: HexState) -> tuple[int, ...]:
        return tuple([n for n in range(len(STIX)) if s.stixes >> n & 1])

    def resolve(self, s: HexState) -> None:
        card = s.outcome
        s.stixes &= ~bit(card)
        if not s.stixes:
            s.stixes = (1 << len(STIX)) - 1
        s.tell((events.STIX_CARD, card))
        lines: list[Frame[Any]] = [
            Line(seat, colour, *STIX[card][colour])
            for colour in (NAUGHT, EBON, BONE)
            for seat in s.stix_order
            if s.sticks[seat] == colour and STIX[card][colour][0] != NOTHING
        ]
        s.then([*lines, SticksBack()])


class SticksBack(Frame[HexState]):
    """§11.4 Then the sticks go back."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        s.sticks, s.stix_order = (), ()


class Line(Frame[HexState]):
    """§11.8 A line of a stix card for one seat. Steady Hand skips the first that would cost it (§11.6)."""

    __slots__ = ("colour", "number", "seat", "what")

    def __init__(self, seat: i64, colour: i64, what: i64, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.what: Final[i64] = what
        self.number: Final[i64] = number

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.colour, self.what, self.number)

    def resolve(self, s: HexState) -> None:
        seat, what, number = self.seat, self.what, self.number
        if self.colour == NAUGHT and what in COSTS and steadied(s, seat):
            s.tell((events.SKIPPED, int(seat)))
            return
        if what == LOSE:
            lose(s, seat, number, BY_STIX)
        elif what == GAIN:
            gain(s, seat, number, BY_STIX)
        elif what == DISCARD:
            s.push(DiscardAtRandom(seat, number))
        elif what == DRAW:
            s.push(Drawing(seat, number))
        elif what == OPEN:
            open_hand(s, seat)
        elif what == NO_COUNTERS:
            s.mute |= bit(seat)
            s.tell((events.SILENCED, int(seat)))
        elif what == SWAP_ONE:
            s.push(MaySwap(seat))
        elif what == SEE:
            s.push(SeeHand(seat))
        else:
            s.push(Between(seat, what == GIVE))


def steadied(s: HexState, seat: i64) -> bool:
    """§11.6 The seat has a Steady Hand that it has not used in this round; now it has."""
    for n, (slot, owner, at, used) in enumerate(s.standing):
        if owner == seat and not used and s.rows[s.kinds[slot]].has(STEADY):
            s.standing = (*s.standing[:n], (slot, owner, at, 1), *s.standing[n + 1 :])
            return True
    return False


def open_hand(s: HexState, seat: i64) -> None:
    """§11.8 §12.5 A hand lies open till the round ends, and so does what comes to it."""
    s.open_hands |= bit(seat)
    for slot in s.hands[seat]:
        s.seen[slot] = PUBLIC | int(everyone(s))
    s.tell((events.OPENED, int(seat), tuple(sorted([s.kinds[slot] for slot in s.hands[seat]]))))


class SeeHand(Choice[HexState]):
    """§11.8 Stix card 7: see one hand."""

    __slots__ = ()

    def among(self, s: HexState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if seat != self.seat and s.hands[seat]])

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if self.among(s) else 0

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([NAME + other for other in self.among(s)])

    def resolve(self, s: HexState) -> None:
        if s.by >= 0:
            of = s.replies[self.seat] - NAME
            slots = tuple(sorted(s.hands[of], key=lambda slot: s.kinds[slot]))
            for slot in slots:
                s.seen[slot] |= 1 << self.seat
            tell_cards(s, (events.SHOWN, int(self.seat), of), slots)


class Between(Choice[HexState]):
    """§11.8 §R16 Stix card 6: the giver names an ebon player; 9: an ebon player names one with nothing."""

    __slots__ = ("gives",)

    def __init__(self, seat: i64, gives: bool) -> None:
        super().__init__(seat)
        self.gives: Final = gives

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.gives)

    def among(self, s: HexState) -> tuple[int, ...]:
        wanted = EBON if self.gives else NAUGHT
        there = [seat for seat in s.stix_order if s.sticks[seat] == wanted]
        if self.gives:
            return tuple(sorted(there)) if s.hands[self.seat] else ()
        return tuple(sorted([seat for seat in there if s.hands[seat]]))

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if self.among(s) else 0

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([NAME + other for other in self.among(s)])

    def resolve(self, s: HexState) -> None:
        if s.by >= 0:
            other = s.replies[self.seat] - NAME
            s.push(TakeAtRandom(other, self.seat, 1) if self.gives else TakeAtRandom(self.seat, other, 1))


class MaySwap(Choice[HexState]):
    """§11.8 Stix card 12: one may swap a card with the deck."""

    __slots__ = ()

    def options(self, s: HexState, seat: i64) -> Options:
        return (PASS, SWAP)

    def resolve(self, s: HexState) -> None:
        if s.replies[self.seat] == SWAP:
            s.then([Drawing(self.seat, 1), BackToDeck(self.seat)])


class BackToDeck(Choice[HexState]):
    """§11.8 §R16 One is drawn, then one is put back."""

    __slots__ = ()

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if s.hands[self.seat] else 0

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([PUT_BACK + kind for kind in sorted({s.kinds[slot] for slot in free_slots(s, seat)})]) or (PASS,)

    def default(self, s: HexState, seat: i64) -> int:
        return -1  # his hand is his secret

    def resolve(self, s: HexState) -> None:
        if s.by < 0 or s.replies[self.seat] == PASS:  # all that he has is laid
            return
        slot = slot_of(s, free_slots(s, self.seat), s.replies[self.seat] - PUT_BACK)
        leaves_unseen(s, self.seat, slot, bit(self.seat))
        tell_cards(s, (events.SWAPPED, int(self.seat), True), (slot,), one=True)
        s.deck[s.kinds[slot]] += 1
        s.buried += ((int(self.seat), slot),)
