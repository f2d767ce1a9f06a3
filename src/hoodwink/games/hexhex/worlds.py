"""The worlds that fit what a seat of HEX•HEX XL knows: other cards in hidden slots, other sealed answers."""

from __future__ import annotations

from typing import Any

from hoodwink.core.action import PASS, Options
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.core.seats import SPECTATOR, clockwise
from hoodwink.core.view import reseal
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.beat import Interruptions, TurnOut, TurnUp
from hoodwink.games.hexhex.counters import aims
from hoodwink.games.hexhex.events import KINDS
from hoodwink.games.hexhex.legal import before, ways
from hoodwink.games.hexhex.moves import said
from hoodwink.games.hexhex.primitives import DECEIVE, HANDS
from hoodwink.games.hexhex.ready import (
    Readying,
    Stating,
    lying,
    names,
    proved,
    put_sealed,
    put_stated,
    ready_options,
    state_options,
)
from hoodwink.games.hexhex.state import (
    BEFORE,
    NOT_OUT,
    PUBLIC,
    UNLAID,
    HexState,
    bound,
    everyone,
    holds,
    with_cards,
)

TRIES = 60


def redeal(s: HexState, seat: int, dice: Dice) -> HexState:
    """A state that this seat can't tell from the real one.

    Every card that it has not seen, in hands, face down or in the deck, lies anywhere that play has not ruled out, each
    way as likely as the next (exactly so while what is ruled out for one card is part of what is for the other; how
    the others played is not weighed). Answers and cards out of turn that are still sealed are drawn evenly from what
    the new hands may lay, as are replies; where all see that a card lies before a Hex (§4.9) it is one that answers it,
    and the rest of that hand is what "can't" leaves (§R8). What others drew, discarded or took is told as it was in
    that world.
    """
    new = s.copy()
    if not s.stack:
        return new
    hidden = _hidden(s, seat)
    if hidden:
        for _ in range(TRIES):
            if _deal(s, new, seat, hidden, dice):
                break
        else:
            new.kinds, new.deck = s.kinds[:], s.deck[:]
    if is_closed(s):
        _aim_again(new, seat, dice)
    else:
        _lay_again(new, seat, dice)
    new.past = _retold(new, seat)
    reseal(new, seat, dice)
    return new


def _hidden(s: HexState, seat: int) -> list[int]:
    """The slots that this seat has not seen; those that were put back into the deck come last."""
    knows = PUBLIC | (1 << seat if seat != SPECTATOR else 0)
    there = [slot for pile in (s.hands, s.down) for slots in pile for slot in slots if not s.seen[slot] & knows]
    in_deck = [slot for slot in _put_back(s) if not s.seen[slot] & knows]
    faced = {s.laid[place][0] for place in lying(s)}  # what they are decides what the rest can be
    return sorted(there, key=lambda slot: (slot not in faced, -s.bars[slot].bit_count(), slot)) + in_deck


def _put_back(s: HexState) -> list[int]:
    placed = {slot for pile in (s.hands, s.down, s.table) for slots in pile for slot in slots}
    placed |= {slot for slot, _, _, _ in s.standing}
    return [slot for slot in range(len(s.kinds)) if slot not in placed]


def _deal(s: HexState, new: HexState, seat: int, hidden: list[int], dice: Dice) -> bool:
    """Cards for the hidden slots, the ones that can be the fewest kinds first; False if it comes to a dead end."""
    gone = set(_put_back(s))
    pool = s.deck[:]
    for slot in hidden:
        if slot not in gone:
            pool[s.kinds[slot]] += 1
    kept = [s.kinds[slot] for who, slot in s.buried if who == seat]
    for kind in kept:
        pool[kind] -= 1
    lie = {s.laid[place][0]: place for place in lying(s)}
    vouched = {slot: who for who in range(s.seats) for slot in s.vouched[who]}
    for slot in hidden:
        bars = s.bars[slot]
        if slot in lie and not s.deceiving >> s.hexes[lie[slot]][BEFORE] & 1:
            bars |= ~s.could[lie[slot]]
        elif slot in vouched and slot in s.hands[vouched[slot]]:
            bars |= proved(new, vouched[slot], True)
        total = sum([copies for kind, copies in enumerate(pool) if not bars >> kind & 1])
        if total == 0:
            return False
        at = dice.below(total)
        for kind, copies in enumerate(pool):
            if not bars >> kind & 1:
                at -= copies
                if at < 0:
                    new.kinds[slot] = kind
                    if slot not in gone:
                        pool[kind] -= 1
                    break
    for kind in kept:
        pool[kind] += 1
    new.deck = pool
    return True


def is_closed(s: HexState) -> bool:
    """All have laid, and their answers are not turned up yet: before which Hexes cards lie is known."""
    if not s.pending or any(isinstance(frame, Readying | Stating) for frame in s.stack):
        return False
    return any(isinstance(frame, TurnUp | TurnOut | Interruptions) for frame in s.stack)


def _aim_again(s: HexState, seat: int, dice: Dice) -> None:
    """Where others' answers lie as all have seen: where they send the Hexes, and under which names, drawn anew; and
    what they have laid out of turn."""
    others = [who for who in range(s.seats) if who != seat]
    for place in lying(s):
        who = s.hexes[place][BEFORE]
        slot = s.laid[place][0]
        if who in others and s.deceiving >> who & 1:
            put_stated(s, who, before(s, who).index(place), dice.pick(names(s, who, place)))
        elif who in others:  # a stix card may have silenced counters since: those send nothing anywhere of their choice
            s.laid[place] = (slot, dice.pick(ways(s, who, place, s.kinds[slot]) or (-1,)), -1)
    for who in others:
        s.out[who] = NOT_OUT
    held = with_cards(s)
    for who in _may_lie_out(s):
        if who in others and held >> who & 1 and not s.tied >> who & 1:  # a Dispel has freed nobody in time
            plays = (PASS, *_not_first(s, aims(s, who, True)))
            put_sealed(s, who, len(before(s, who)), dice.pick(plays))


def _lay_again(s: HexState, seat: int, dice: Dice) -> None:
    """What others have sealed while all ready their answers, drawn anew."""
    stage, stated = _stage(s)
    if stage < 0:
        return
    others = [who for who in range(s.seats) if who != seat]
    for who in others:
        for place in before(s, who):
            s.laid[place] = UNLAID
        s.out[who] = NOT_OUT
    held, tied = with_cards(s), bound(s)
    for who in others:
        if not held >> who & 1:
            continue
        mine = len(before(s, who))
        for n in range(min(stage, mine)):
            put_sealed(s, who, n, dice.pick(ready_options(s, who, n)))
            if holds(s, who, DECEIVE) and (n < stage - 1 or stated):
                put_stated(s, who, n, dice.pick(state_options(s, who, n)))
        if mine < stage and not tied >> who & 1 and any(isinstance(frame, TurnOut) for frame in s.stack):
            put_sealed(s, who, mine, dice.pick((PASS, *aims(s, who, True))))


def _not_first(s: HexState, plays: Options) -> Options:
    """Once cards out of turn are being turned up, HEX•HEX is not among the rest: it would have been first."""
    if any(isinstance(frame, TurnOut) for frame in s.stack):
        return plays
    return tuple([play for play in plays if not s.rows[said(play)[1]].has(HANDS)])


def _stage(s: HexState) -> tuple[int, bool]:
    """How many ballots of readying are over, −1 where none is sealed; and whether the last one's statements are in."""
    top = s.stack[-1]
    if isinstance(top, Readying):
        return int(top.n), True
    if isinstance(top, Stating):
        return int(top.n) + 1, False
    return -1, True


def _may_lie_out(s: HexState) -> list[int]:
    """Those whose card out of turn may still lie sealed."""
    if any(isinstance(frame, TurnOut) for frame in s.stack):
        return [*range(s.seats)]
    turning = [int(frame.n) for frame in s.stack if isinstance(frame, Interruptions)]
    return [*clockwise(everyone(s), s.dealer)[turning[0] :]] if turning else []


def _retold(s: HexState, seat: int) -> Any:
    """The events of this round as they were in the world of `s`. What this seat has read stays: it may have lost sight
    of a card since (§R15)."""
    if not s.notes:
        return s.past
    notes, later, past = list(s.notes), [], s.past
    while notes:
        past, event = past
        kind = KINDS[event[0]]
        if kind.secret:
            slots = notes.pop()
            if not any([event[reader] == seat for reader in kind.readers]):
                event = _told(s, event, slots)
        later.append(event)
    for event in reversed(later):
        past = (past, event)
    return past


def _told(s: HexState, event: Event, slots: tuple[int, ...]) -> Event:
    cards = tuple([s.kinds[slot] for slot in slots])
    if event[0] in (events.DEALT, events.DREW):
        return (*event[:-1], cards)
    if event[0] == events.SHOWN:
        return (*event[:-1], tuple(sorted(cards)))
    return (*event[:-1], cards[0])
