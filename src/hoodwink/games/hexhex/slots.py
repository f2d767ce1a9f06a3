"""Cards that have left the deck, as slots: how they come to a hand and leave it, and what all can tell of them then."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from hoodwink.games.hexhex.state import BEFORE, PUBLIC, HexState, everyone


def new_slot(s: HexState, kind: int, seen: i64) -> int:
    s.kinds.append(kind)
    s.seen.append(int(seen))
    s.bars.append(0)
    return len(s.kinds) - 1


def laid_slots(s: HexState, seat: i64) -> list[int]:
    """§R14 The cards in a hand that are sealed already."""
    found = []
    for place in s.pending:
        if place < len(s.hexes) and s.hexes[place][BEFORE] == seat and s.laid[place][0] >= 0:
            found.append(s.laid[place][0])
    if s.out[seat][0] >= 0:
        found.append(s.out[seat][0])
    return found


def free_slots(s: HexState, seat: i64) -> tuple[int, ...]:
    laid = laid_slots(s, seat)
    return tuple([slot for slot in s.hands[seat] if slot not in laid]) if laid else s.hands[seat]


def slot_of(s: HexState, slots: tuple[int, ...], kind: i64) -> int:
    for slot in slots:
        if s.kinds[slot] == kind:
            return slot
    raise AssertionError("an option names a card that is there")


def leaves_openly(s: HexState, seat: i64, slot: int) -> None:
    """A card leaves a hand and all see what it is. Which of several it was, nobody can tell: what was known of one
    of them is forgotten as far as it would tell."""
    unvouch(s, seat, slot)
    kind = s.kinds[slot]
    rest = tuple([other for other in s.hands[seat] if other != slot])
    could = [other for other in rest if not s.bars[other] >> kind & 1]
    if could:
        common = s.bars[slot]
        for other in could:
            common &= s.bars[other]
        knew = s.seen[slot]
        for other in could:
            s.bars[other] = common
            if s.kinds[other] == kind:  # who knew of this one only thinks that it was this one
                only = s.seen[other] & ~knew
                s.seen[other] &= ~only
                knew |= only
    s.hands[seat] = rest
    s.seen[slot] = PUBLIC | int(everyone(s))


def leaves_unseen(s: HexState, seat: i64, slot: int, witnesses: i64) -> None:
    """§R15 A card leaves a hand and only the witnesses see which: all others know less of that hand from now on, unless
    it lies open."""
    hand = s.hands[seat]
    unvouch(s, seat, slot)
    common = s.bars[slot]
    for other in hand:
        common &= s.bars[other]
    keep = PUBLIC | int(everyone(s)) if s.open_hands >> seat & 1 else int(witnesses) & ~PUBLIC
    for other in hand:
        s.bars[other] = common
        s.seen[other] &= keep
    s.seen[slot] |= int(witnesses)
    s.hands[seat] = tuple([other for other in hand if other != slot])


def unvouch(s: HexState, seat: i64, slot: int) -> None:
    """§R8 Of cards that have come since "can't" was said nothing is proved: once one may have gone or another, nobody
    can tell of which."""
    free = free_slots(s, seat)
    if slot in free and any([other not in s.vouched[seat] for other in free]):
        s.vouched[seat] = ()


def comes(s: HexState, seat: i64, slot: int, seen: i64) -> None:
    """A card comes to a hand; an open hand shows it. Who said that he can't answer a Hex is asked anew (§R21)."""
    s.freed |= 1 << seat
    s.seen[slot] |= int(seen) | 1 << seat
    if s.open_hands >> seat & 1:
        s.seen[slot] = PUBLIC | int(everyone(s))
    s.hands[seat] += (slot,)


def tell_cards(s: HexState, event: tuple[Any, ...], slots: tuple[int, ...], one: bool = False) -> None:
    """An event whose last field is what these slots are; the slots are noted for `worlds`."""
    told: Any = s.kinds[slots[0]] if one else tuple([s.kinds[slot] for slot in slots])
    s.tell((*event, told))
    s.notes += (slots,)
