"""§4 The beat: ready, interruptions, answers turned up together, counters, catching up, effects, all Hexes move."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.frame import Frame
from hoodwink.core.seats import bit, clockwise
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.cards import Drawing, to_table
from hoodwink.games.hexhex.counters import (
    A_HEX,
    A_TOKEN,
    AN_EFFECT,
    HEX,
    KIND,
    NOTHING,
    Counters,
    act_on_effect,
    close_window,
    effect_at,
    open_window,
    public_object,
    standing_roots,
    take_tokens,
)
from hoodwink.games.hexhex.hands import Signs, hands_up
from hoodwink.games.hexhex.hexed import GoOff
from hoodwink.games.hexhex.legal import before
from hoodwink.games.hexhex.outside import Calls, discards_owed
from hoodwink.games.hexhex.passing import Effects, grab_at_once
from hoodwink.games.hexhex.primitives import AGAIN, DRAW, GRAB, HANDS, MADDENED
from hoodwink.games.hexhex.ready import bar_vouched, proved, readying
from hoodwink.games.hexhex.slots import leaves_unseen, tell_cards
from hoodwink.games.hexhex.state import BEFORE, CANT, NOT_OUT, SERIAL, UNLAID, Entry, HexState, everyone
from hoodwink.games.hexhex.stix import Grabbing
from hoodwink.games.hexhex.vexes import THANKS


class Beat(Frame[HexState]):
    """§4.7 Beat after beat, until all Hexes have gone off or are dismissed. What came from outside is first (§R17)."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        s.hexes = [h for h in s.hexes if h[BEFORE] >= 0]
        s.laid = [UNLAID] * len(s.hexes)
        s.out = [NOT_OUT] * s.seats
        s.pending = ()
        s.unready()
        s.grabbed = 0
        if s.calls:
            s.then([Calls(), Beat()])
            return
        owed = discards_owed(s)
        if owed:
            s.then([*owed, Beat()])
            return
        s.called = 0
        if s.hexes:
            s.then([*readying(s, tuple(range(len(s.hexes))), True), TurnOut(), Beat()])
        elif s.signs:  # §9.3
            seat, s.signs = s.signs[0], s.signs[1:]
            s.then([Signs(seat), Beat()])


# out of turn --------------------------------------------------------------------------------------------------------


class TurnOut(Frame[HexState]):
    """§4.3 Cards out of turn are turned up clockwise from the dealer's left, HEX•HEX before all others (§9.1). By then
    all see before which Hexes a card lies face down (§4.9)."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        laid = [seat for seat in clockwise(everyone(s), s.dealer) if s.out[seat][0] >= 0]
        if laid:  # else the answers themselves are turned up in the same breath
            s.tell((events.LIES, tuple([s.hexes[place][SERIAL] for place in s.pending if s.faced >> place & 1])))
        for seat in laid:
            if s.rows[s.kinds[s.out[seat][0]]].has(HANDS):
                slot = s.out[seat][0]
                s.out[seat] = NOT_OUT
                hands_up(s, seat, slot)
                return
        s.push(Interruptions(0))


class Interruptions(Frame[HexState]):
    """§4.3 The next card out of turn, of those who come after the first n seats, is turned up and open to counters; if
    its object is gone it is spent (§R7). Then the answers are turned up."""

    __slots__ = ("n",)

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def args(self) -> tuple[Any, ...]:
        return (self.n,)

    def resolve(self, s: HexState) -> None:
        order = clockwise(everyone(s), s.dealer)
        for n in range(self.n, s.seats):
            if s.out[order[n]][0] >= 0:
                s.push(Interruptions(n + 1))
                interrupt(s, order[n])
                return
        s.push(TurnUp())


def interrupt(s: HexState, seat: int) -> None:
    slot, what, a, b = s.out[seat]
    s.out[seat] = NOT_OUT
    to_table(s, seat, slot)
    kind = s.kinds[slot]
    if is_gone(s, what, a, b):
        s.tell((events.SPENT, seat, kind))
        return
    s.tell((events.PLAYED, seat, kind, *public_object(s, (what, a, b))))
    s.push(Interrupts(seat, kind, what, a, b))
    if open_window(s, [(seat, slot, kind, what, a, b, -1, 0)]):
        s.push(Counters())


def is_gone(s: HexState, what: int, a: int, b: int) -> bool:
    if what in (A_HEX, A_TOKEN):
        return s.hexes[a][BEFORE] < 0
    return what == AN_EFFECT and effect_at(s, a, b) < 0


class Interrupts(Frame[HexState]):
    """§5.5 §5.7 §11.6 A card out of turn that stands acts: Stun, Dispel, Purloin, Snap."""

    __slots__ = ("a", "b", "card", "seat", "what")

    def __init__(self, seat: i64, card: int, what: int, a: int, b: int) -> None:
        self.seat: Final[i64] = seat
        self.card: Final = card
        self.what: Final = what
        self.a: Final = a
        self.b: Final = b

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.what, self.a, self.b)

    def resolve(self, s: HexState) -> None:
        stands = bool(standing_roots(s))
        close_window(s)
        if not stands:
            return
        if is_gone(s, self.what, self.a, self.b):
            s.tell((events.SPENT, int(self.seat), self.card))  # §R7 gone in the window
        elif self.what == A_HEX:
            s.laid[self.a] = UNLAID  # §R6 what lay against it is in the hand, unseen
            s.freed |= bit(s.hexes[self.a][BEFORE])
            s.push(GoOff(self.a))
        elif self.what == A_TOKEN:
            take_tokens(s, self.a, self.b)
            if self.b == MADDENED and s.laid[self.a] == CANT:
                s.laid[self.a] = UNLAID  # §R21
        elif self.what == AN_EFFECT:
            act_on_effect(s, self.seat, self.card, self.a, self.b)
        else:
            s.push(Grabbing(0))  # §11.6


# answers ------------------------------------------------------------------------------------------------------------


class TurnUp(Frame[HexState]):
    """§4.4 All answers are turned up together; a GRAB is grabbed at once (§11.2); then they are open to counters."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        roots: list[Entry] = []
        for place in s.pending:
            seat = s.hexes[place][BEFORE]
            if seat >= 0:
                if s.laid[place][0] >= 0:
                    roots.append(turn_up(s, seat, place))
                else:  # §R6 §R21 with a card that came, or tokens that are gone, he may be able now
                    anew = s.hands[seat] and (s.freed >> seat & 1 or s.laid[place] == UNLAID)
                    s.laid[place] = UNLAID if anew else CANT
        for seat in range(s.seats):
            cant(s, seat)
        s.unready()
        s.push(AfterAnswers())
        if roots and open_window(s, roots):
            s.push(Counters())
        grab_at_once(s, [entry[HEX] for entry in roots if s.rows[entry[KIND]].has(GRAB)])


def turn_up(s: HexState, seat: int, place: int) -> Entry:
    """One answer, open or under its name."""
    slot, to, stated = s.laid[place]
    serial = s.hexes[place][0]
    if s.curse == THANKS and s.vexed >> seat & 1 and not s.thanked >> seat & 1:
        s.slips |= bit(seat)  # §12.4 no thanks since the Hex came
    if stated >= 0:  # §8.4
        leaves_unseen(s, seat, slot, bit(seat))
        s.down[seat] += (slot,)
        s.owes[seat] += 1
        tell_cards(s, (events.ANSWERED, seat, serial, stated, to, True), (slot,), one=True)
        return (seat, slot, stated, NOTHING, 0, 0, place, 1)
    to_table(s, seat, slot)
    tell_cards(s, (events.ANSWERED, seat, serial, s.kinds[slot], to, False), (slot,), one=True)
    return (seat, slot, s.kinds[slot], NOTHING, 0, 0, place, 0)


def cant(s: HexState, seat: int) -> None:
    """§4.2 §R8 Hexes that a seat could not answer, and what that proves."""
    for place in before(s, seat):
        if s.laid[place] == CANT:
            s.tell((events.CANT, seat, s.hexes[place][0]))
    if s.vouched[seat]:
        bar_vouched(s, seat, proved(s, seat, True))


class AfterAnswers(Frame[HexState]):
    """§4.5 Who was cancelled, or drew fire (§3.13), answers again, all of them together; then the Hexes move (§4.6)."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        again: list[int] = []
        frames: list[Frame[Any]] = []
        roots = s.layers[0] if s.layers else ()
        for n, entry in enumerate(roots):
            place = entry[HEX]
            if s.struck[0] >> n & 1:
                again.append(place)
            elif s.rows[entry[KIND]].has(AGAIN):
                again.append(place)
                frames.append(Drawing(entry[0], s.rows[entry[KIND]].amount(DRAW)))
        again += [place for place in s.pending if s.laid[place] == UNLAID and s.hexes[place][BEFORE] >= 0]
        for place in again:
            s.laid[place] = UNLAID
            s.grabbed &= ~bit(place)
        close_window(s)
        s.pending = ()
        if again:
            s.then([*frames, CatchUp(tuple(sorted(again)))])
        else:
            s.push(Effects())


class CatchUp(Frame[HexState]):
    """§4.5 Sealed again, for these Hexes only."""

    __slots__ = ("places",)

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places: Final = places

    def args(self) -> tuple[Any, ...]:
        return (self.places,)

    def resolve(self, s: HexState) -> None:
        s.then([*readying(s, self.places, False), TurnUp()])
