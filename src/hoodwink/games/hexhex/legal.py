"""§3 §4 §7 Which cards answer which Hex, and what a seat may lay."""

from __future__ import annotations

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.seats import NOBODY
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.moves import lay, state_as
from hoodwink.games.hexhex.primitives import (
    ACROSS,
    ANSWERS,
    ANYONE,
    ANYONE_LATER,
    COMPELS,
    COUNTER,
    DECEIVE,
    EITHER,
    IMMUNE,
    LEFT,
    MOVES,
    ONWARD,
    OPPOSITE,
    RIGHT,
    SIDES,
    TARGETER,
)
from hoodwink.games.hexhex.slots import free_slots
from hoodwink.games.hexhex.state import BEFORE, COMPELLED, MIRRORED, WAY, Hex, HexState, holds
from hoodwink.games.hexhex.state import TARGETER as WHO
from hoodwink.games.hexhex.vexes import NO_COUNTERS, SAME_TARGET


def side(s: HexState, way: i64) -> i64:
    """1 for what a card calls left, −1 for right; the other way round by the law of §13.2."""
    clockwise: i64 = 1 if way == LEFT else -1
    return -clockwise if s.modules & MIRRORED else clockwise


def beside(s: HexState, seat: i64, step: i64) -> i64:
    return (seat + step) % s.seats


def may_counter(s: HexState, seat: i64) -> bool:
    """§11.8 §12.5 Neither stix card 11 nor a curse keeps him from playing cards of the category counter."""
    return not s.mute >> seat & 1 and not (s.curse == NO_COUNTERS and s.vexed >> seat & 1)


def reach(s: HexState, seat: i64, h: Hex, card: Card) -> tuple[int, ...]:
    """§3.3 Where a card could send this Hex, the original, but for compulsion and curses."""
    to, n = card.to, s.seats
    left, right = int(beside(s, seat, side(s, LEFT))), int(beside(s, seat, side(s, RIGHT)))
    if to == LEFT:
        return (left,)
    if to == RIGHT:
        return (right,)
    if to in (EITHER, SIDES):
        return (left, right)
    if to == ACROSS and n > 3:  # §3.4
        return tuple([other for other in range(n) if other not in (seat, left, right)])
    if to in (ACROSS, ANYONE, ANYONE_LATER):
        return tuple([other for other in range(n) if other != seat])
    if to == TARGETER:
        return (h[WHO],) if h[WHO] != seat else ()  # §3.14 §R2
    if to == ONWARD:  # §3.11 §R1
        return (int(beside(s, seat, h[WAY])),) if h[WAY] else (left, right)
    return ()


def allowed(s: HexState, seat: i64, h: Hex, card: Card) -> tuple[int, ...]:
    """§7.1 §12.5 The seats to which a card that moves may send this Hex."""
    seats = reach(s, seat, h, card)
    if h[COMPELLED] and not card.flags & COMPELS:  # §7.2 §7.5
        must = beside(s, seat, h[COMPELLED])
        seats = (int(must),) if must in seats else ()
    if s.curse == SAME_TARGET and s.vexed >> seat & 1 and card.to != ONWARD and s.last_target[seat] != NOBODY:
        last = s.last_target[seat]
        if card.copy == OPPOSITE:
            both = (beside(s, seat, 1), beside(s, seat, -1))
            return () if last in both else seats
        seats = tuple([other for other in seats if other != last])
    return seats


def ways(s: HexState, seat: i64, place: i64, kind: i64) -> tuple[int, ...]:
    """§3.2 How this card may answer the Hex at this place: the seats to choose from, −1 where there is no choice to
    make; nothing where it is no answer, as HEX•HEX never is (§R5)."""
    card = s.rows[kind]
    if not card.flags & ANSWERS or (card.category == COUNTER and not may_counter(s, seat)):
        return ()
    h = s.hexes[place]
    if not card.flags & MOVES:
        return () if h[COMPELLED] else (-1,)  # §7.3
    seats = allowed(s, seat, h, card)
    if not seats:
        return ()
    if card.to in (LEFT, RIGHT, SIDES, TARGETER, ANYONE_LATER) or (card.to == ONWARD and h[WAY]):
        return (-1,)
    return seats


def goes(s: HexState, seat: i64, place: i64, kind: i64, to: i64) -> int:
    """Where the original goes, of a card that was laid: what has changed since takes nothing back."""
    if to >= 0:
        return int(to)
    h, card = s.hexes[place], s.rows[kind]
    seats = reach(s, seat, h, card)
    must = int(beside(s, seat, h[COMPELLED]))
    return must if h[COMPELLED] and must in seats and not card.flags & COMPELS else seats[0]


def answering(s: HexState, seat: i64, place: i64) -> int:
    """The set of kinds that answer this Hex, by what all can see."""
    found = 0
    for kind in range(len(s.rows)):
        if ways(s, seat, place, kind):
            found |= 1 << kind
    return found


# who lays what ------------------------------------------------------------------------------------------------------


def before(s: HexState, seat: i64) -> tuple[int, ...]:
    """The Hexes, by place, that this seat is answering now."""
    return tuple([place for place in s.pending if s.hexes[place][BEFORE] == seat])


def most_before(s: HexState) -> int:
    counts = [0] * s.seats
    for place in s.pending:
        counts[s.hexes[place][BEFORE]] += 1
    return max(counts)


def matched(s: HexState, seat: i64, places: tuple[int, ...], slots: tuple[int, ...]) -> int:
    """§4.2 How many of these Hexes these cards can answer, a card each: a maximum matching."""
    takes: dict[int, int] = {}  # slot → the Hex, by its number in `places`, that it answers
    fits = [[slot for slot in slots if ways(s, seat, place, s.kinds[slot])] for place in places]
    return sum([_augment(n, fits, takes, set()) for n in range(len(places))])


def _augment(n: int, fits: list[list[int]], takes: dict[int, int], tried: set[int]) -> bool:
    for slot in fits[n]:
        if slot not in tried:
            tried.add(slot)
            if slot not in takes or _augment(takes[slot], fits, takes, tried):
                takes[slot] = n
                return True
    return False


def lay_options(s: HexState, seat: i64, n: i64) -> Options:
    """§4.1 What a seat may lay against the n-th Hex before it."""
    places, slots = before(s, seat), free_slots(s, seat)
    place, rest = places[n], places[n + 1 :]
    kinds = sorted({s.kinds[slot] for slot in slots})
    if holds(s, seat, DECEIVE):  # §8.4 §R10
        named = claims(s, seat, place)
        laid = [
            lay(kind, -1) for kind in kinds if named or (s.rows[kind].flags & IMMUNE and ways(s, seat, place, kind))
        ]
        honest = any([ways(s, seat, place, kind) for kind in kinds])
        return tuple(laid) if honest and laid else (PASS, *laid)
    if not rest:
        found = [lay(kind, to) for kind in kinds for to in ways(s, seat, place, kind)]
        return tuple(found) if found else (PASS,)
    best = matched(s, seat, (place, *rest), slots)
    found = []
    for kind in kinds:
        to = ways(s, seat, place, kind)
        if to:
            gone = next(i for i, slot in enumerate(slots) if s.kinds[slot] == kind)
            if 1 + matched(s, seat, rest, slots[:gone] + slots[gone + 1 :]) == best:
                found += [lay(kind, seat_to) for seat_to in to]
    if matched(s, seat, rest, slots) == best:
        found.append(PASS)
    return tuple(found)


def claims(s: HexState, seat: i64, place: i64) -> Options:
    """§8.4 What a deceiver may state: any card that is in the game, would be a legal answer and can be cancelled."""
    return tuple(
        [
            state_as(kind, to)
            for kind in range(len(s.rows))
            if s.stock >> kind & 1 and not s.rows[kind].flags & IMMUNE
            for to in ways(s, seat, place, kind)
        ]
    )
