"""§5 Counters: windows on cards as they are played, in layers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Frame
from hoodwink.core.seats import bit, clockwise
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.cards import DiscardAtRandom, OmenTarget, to_table
from hoodwink.games.hexhex.hands import hands_up
from hoodwink.games.hexhex.legal import may_counter
from hoodwink.games.hexhex.moves import PAYS, PLAYS, challenge, pay, play, said
from hoodwink.games.hexhex.primitives import (
    ABSORB,
    CANCELS,
    COUNTER,
    DISPEL,
    GO_OFF,
    GRAB,
    HANDS,
    IMMUNE,
    OMEN,
    OUT_OF_TURN,
    PUNISH,
    PURLOIN,
)
from hoodwink.games.hexhex.slots import comes, free_slots, slot_of
from hoodwink.games.hexhex.state import (
    BEFORE,
    BOOSTS,
    COMPELLED,
    ESCALATIONS,
    FACTORS,
    GROWN,
    PAYMENT,
    PUBLIC,
    ROTS,
    SERIAL,
    TIMES,
    Entry,
    HexState,
    bound,
    everyone,
    lose,
    with_cards,
)

# Objects of cards out of turn and of counters: (what, a, b).
NOTHING: Final = 0
A_HEX: Final = 1  # a: its place
A_TOKEN: Final = 2  # a: the place of the Hex, b: which token
AN_EFFECT: Final = 3  # a: the slot of the card, b: whose it is
A_CARD: Final = 4  # a: its place in the top layer
Object = tuple[int, int, int]

OWNER: Final = 0
SLOT: Final = 1
KIND: Final = 2
WHAT: Final = 3
A: Final = 4
B: Final = 5
HEX: Final = 6
NO_SLOT: Final = -1  # of a payment, which is no card
DOWN: Final = 7  # the card lies under a name
PRICE: Final = 2
TOKEN_FIELDS: Final = (BOOSTS, ESCALATIONS, ROTS, FACTORS, COMPELLED)
DECEPTION: Final = events.WHYS.index("deception")
PAID_FOR: Final = events.WHYS.index("payment")


def objects(s: HexState, readying: bool) -> list[Object]:
    """Everything that a card may be aimed at now, in the order in which actions name it. All of it is public."""
    found: list[Object] = []
    if readying:
        for place, h in enumerate(s.hexes):
            if h[BEFORE] >= 0:
                found.append((A_HEX, place, 0))
        for place, h in enumerate(s.hexes):
            if h[BEFORE] >= 0:
                found += [(A_TOKEN, place, n) for n, field in enumerate(TOKEN_FIELDS) if h[field]]
    elif s.layers:
        found += [(A_CARD, n, 0) for n in range(len(s.layers[-1]))]
    return found + [(AN_EFFECT, slot, owner) for slot, owner, _, _ in s.standing]


def effect_at(s: HexState, slot: int, owner: int) -> int:
    """The place of a standing effect, by its card; −1 if it is gone, or another has it by now (§5.7)."""
    for n, effect in enumerate(s.standing):
        if effect[0] == slot and effect[1] == owner:
            return n
    return -1


def may_aim(s: HexState, seat: i64, kind: i64, what: Object) -> bool:
    """§5.2 §5.5 §5.7 Whether a card of this seat may be aimed at that."""
    card = s.rows[kind]
    if what[0] == A_HEX:
        return card.flags & OUT_OF_TURN != 0 and card.has(GO_OFF) and s.hexes[what[1]][BEFORE] != seat
    if what[0] == A_TOKEN:
        return card.has(DISPEL)
    if what[0] == AN_EFFECT:
        return card.has(DISPEL) or (card.has(PURLOIN) and what[2] != seat)
    return card.flags & CANCELS != 0 and may_cancel(s, seat, what[1])


def may_cancel(s: HexState, seat: i64, n: i64) -> bool:
    """§5.2 A card of the top layer, another's, that can be cancelled and still stands."""
    entry = s.layers[-1][n]
    if entry[OWNER] == seat or s.struck[-1] >> n & 1 or entry[SLOT] == NO_SLOT:
        return False
    return not s.rows[entry[KIND]].flags & IMMUNE


def aims(s: HexState, seat: i64, readying: bool) -> Options:
    """The cards of a seat that it may play out of turn, with their objects."""
    flag = OUT_OF_TURN if readying else OUT_OF_TURN | CANCELS
    kinds = {s.kinds[slot] for slot in free_slots(s, seat) if s.rows[s.kinds[slot]].flags & flag}
    if not kinds:
        return ()
    found: list[int] = []
    listed = objects(s, readying)
    for kind in sorted(kinds):
        card = s.rows[kind]
        if card.category == COUNTER and not may_counter(s, seat):
            continue
        if card.has(HANDS) or (readying and card.has(GRAB)):
            found.append(play(kind, -1))
        else:
            found += [play(kind, at) for at, what in enumerate(listed) if may_aim(s, seat, kind, what)]
    return tuple(found)


def open_window(s: HexState, roots: list[Entry]) -> bool:
    """§5.3 Cards as they come into play: a window opens if one of them can be countered at all."""
    s.layers, s.struck, s.shown = (tuple(roots),), [0], 0
    return any([not s.rows[entry[KIND]].flags & IMMUNE for entry in roots])


class Counters(Ballot[HexState]):
    """§5.3 Everybody with cards who is not bound may lay one counter, in secret; asked by what all see (§R20)."""

    __slots__ = ("first",)
    quiet: ClassVar[bool] = True

    def __init__(self, first: bool = True) -> None:
        self.first: Final = first

    def args(self) -> tuple[Any, ...]:
        return (self.first,)

    def asked(self, s: HexState) -> i64:
        top = s.layers[-1]
        open_to: i64 = 0
        for n, entry in enumerate(top):
            if not s.struck[-1] >> n & 1 and entry[SLOT] != NO_SLOT and not s.rows[entry[KIND]].flags & IMMUNE:
                open_to |= bit(entry[OWNER])
        if not open_to:
            return 0
        free = everyone(s) & ~bound(s)
        asked = free if s.modules & PAYMENT else with_cards(s) & free  # §13.5 payment takes no cards
        if self.first and len(s.layers) == 1:
            asked |= self.challengers(s)
        return asked

    def challengers(self, s: HexState) -> i64:
        """§8.5 Everybody but the owner of a card under a name, bound or not (§R10)."""
        found: i64 = 0
        for entry in s.layers[0]:
            if entry[DOWN]:
                found |= everyone(s) & ~bit(entry[OWNER])
        return found

    def options(self, s: HexState, seat: i64) -> Options:
        found: list[int] = [PASS]
        is_bound = bound(s) >> seat & 1
        if not is_bound:
            found += aims(s, seat, False)
            if s.modules & PAYMENT:
                found += [pay(n) for n in range(len(s.layers[-1])) if may_cancel(s, seat, n)]
        if self.first and len(s.layers) == 1:
            found += [challenge(n) for n, entry in enumerate(s.layers[0]) if entry[DOWN] and entry[OWNER] != seat]
        return tuple(found)

    def resolve(self, s: HexState) -> None:
        if s.by < 0:
            self.close(s)
            return
        asked = self.asked(s)
        replies = [reply if asked >> seat & 1 else PASS for seat, reply in enumerate(s.replies)]
        voices = [seat for seat in clockwise(everyone(s), s.dealer) if replies[seat] != PASS]
        for seat in voices:
            verb, kind, _ = said(replies[seat])
            if verb == PLAYS and s.rows[kind].has(HANDS):
                hands_up(s, seat, slot_of(s, free_slots(s, seat), kind))  # §9.1
                return
        listed = objects(s, False)
        for n in range(len(s.layers[0])) if self.first and len(s.layers) == 1 else ():
            self.challenge(s, n, [seat for seat in voices if replies[seat] == challenge(n)])
        entries = tuple([entry for at, what in enumerate(listed) for entry in self.laid_at(s, replies, at, what)])
        if entries:
            s.layers += (entries,)
            s.struck.append(0)
            s.push(Counters(self.first))
        else:
            self.close(s)

    def challenge(self, s: HexState, n: int, by: list[int]) -> None:
        """§8.5 Of several challengers the first clockwise from the owner counts."""
        if not by:
            return
        entry = s.layers[0][n]
        owner, slot = entry[OWNER], entry[SLOT]
        caller = min(by, key=lambda seat: (seat - owner) % s.seats)
        lie = s.kinds[slot] != entry[KIND]
        s.seen[slot] = PUBLIC | int(everyone(s))
        s.tell((events.CHALLENGED, caller, owner, lie, s.kinds[slot]))
        s.shown |= 1 << n
        s.down[owner] = tuple([other for other in s.down[owner] if other != slot])
        s.table[owner] += (slot,)
        if lie:
            s.struck[0] |= 1 << n
            lose(s, owner, 1, DECEPTION)
        else:
            lose(s, caller, 1, DECEPTION)

    def laid_at(self, s: HexState, replies: list[int], at: int, what: Object) -> list[Entry]:
        """§5.3 Who counts against one card: the first clockwise from its owner. The others' cards stay where they are.
        At an effect all are played, in this order (§5.7)."""
        if what[0] == A_CARD and s.struck[-1] >> what[1] & 1:
            return []
        owner = s.layers[-1][what[1]][OWNER] if what[0] == A_CARD else what[2]
        found: list[Entry] = []
        for seat in clockwise(everyone(s), owner):
            verb, kind, place = said(replies[seat])
            if place != at or verb not in (PLAYS, PAYS):
                continue
            if verb == PAYS:  # §13.5
                lose(s, seat, PRICE, PAID_FOR, by_choice=True)
                s.tell((events.PAID, seat, *public_object(s, what)))
                return [(seat, NO_SLOT, -1, *what, -1, 0)]
            slot = slot_of(s, free_slots(s, seat), kind)
            to_table(s, seat, slot)
            s.tell((events.COUNTERED, seat, kind, *public_object(s, what)))
            found.append((seat, slot, kind, *what, -1, 0))
            if what[0] == A_CARD:
                break
        return found

    def close(self, s: HexState) -> None:
        """§5.4 From the top layer down; if there was any counter, what still stands is open once more."""
        if len(s.layers) > 1:
            todo: list[Frame[Any]] = [
                CounterActs(layer, n) for layer in range(len(s.layers) - 1, 0, -1) for n in range(len(s.layers[layer]))
            ]
            s.then([*todo, OnceMore()])


def public_object(s: HexState, what: Object) -> Object:
    """An object as an event names it: a Hex by its number, a card by its owner and kind."""
    if what[0] in (A_HEX, A_TOKEN):
        return (what[0], s.hexes[what[1]][SERIAL], what[2])
    if what[0] == AN_EFFECT:
        return (AN_EFFECT, what[2], s.kinds[what[1]])
    if what[0] == A_CARD:
        entry = s.layers[-1][what[1]]
        return (A_CARD, entry[OWNER], entry[KIND])
    return what


class OnceMore(Frame[HexState]):
    """§5.4 What still stands is open to counters once more."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        s.layers, s.struck = s.layers[:1], s.struck[:1]
        s.push(Counters(False))


class CounterActs(Frame[HexState]):
    """§5.1 A counter that still stands acts on its object."""

    __slots__ = ("layer", "n")

    def __init__(self, layer: i64, n: i64) -> None:
        self.layer: Final[i64] = layer
        self.n: Final[i64] = n

    def args(self) -> tuple[Any, ...]:
        return (self.layer, self.n)

    def resolve(self, s: HexState) -> None:
        entry = s.layers[self.layer][self.n]
        if s.struck[self.layer] >> self.n & 1:
            return
        if entry[WHAT] == AN_EFFECT:
            act_on_effect(s, entry[OWNER], entry[KIND], entry[A], entry[B])
            return
        below = s.layers[self.layer - 1][entry[A]]
        s.struck[self.layer - 1] |= 1 << entry[A]
        s.tell((events.CANCELLED, below[OWNER], below[KIND], entry[OWNER]))
        if entry[SLOT] == NO_SLOT:
            return
        card = s.rows[entry[KIND]]
        if card.has(ABSORB):
            self.absorb(s, entry[OWNER], below)
        if card.has(PUNISH):
            s.push(DiscardAtRandom(below[OWNER], card.amount(PUNISH)))

    def absorb(self, s: HexState, seat: int, below: Entry) -> None:
        """§5.1 The cancelled card comes to the hand, openly; one under a name only its new owner sees (§8.6)."""
        owner, slot = below[OWNER], below[SLOT]
        hidden = slot in s.down[owner]
        s.table[owner] = tuple([other for other in s.table[owner] if other != slot])
        s.down[owner] = tuple([other for other in s.down[owner] if other != slot])
        comes(s, seat, slot, 0)
        shown = -1 if hidden else s.kinds[slot]
        s.tell((events.ABSORBED, seat, shown, s.kinds[slot]))
        s.notes += ((slot,),)


def act_on_effect(s: HexState, seat: i64, kind: i64, slot: int, owner: int) -> None:
    """§5.7 Dispel takes a standing effect away, Purloin makes it one's own; of several the first has it."""
    at = effect_at(s, slot, owner)
    if at < 0:
        s.tell((events.SPENT, int(seat), int(kind)))  # §R7
        return
    lies = s.standing[at][2]
    card = s.rows[s.kinds[slot]]
    if s.rows[kind].has(PURLOIN):
        s.standing = (*s.standing[:at], (slot, int(seat), lies, 0), *s.standing[at + 1 :])
        s.tell((events.EFFECT_MOVED, int(seat), s.kinds[slot], owner))
        if card.has(OMEN):
            s.push(OmenTarget(seat, slot))
    else:
        s.standing = (*s.standing[:at], *s.standing[at + 1 :])
        s.table[owner] += (slot,)
        s.tell((events.EFFECT_GONE, owner, s.kinds[slot]))


def take_tokens(s: HexState, place: int, token: int) -> None:
    """§5.7 All tokens of one kind leave a Hex, with what they have done to it."""
    h = list(s.hexes[place])
    h[TOKEN_FIELDS[token]] = 0
    if TOKEN_FIELDS[token] == ESCALATIONS:
        h[GROWN] = 0
    if TOKEN_FIELDS[token] == FACTORS:
        h[TIMES] = 1
    s.hexes[place] = tuple(h)
    s.tell((events.TOKENS_GONE, h[SERIAL], token))


def standing_roots(s: HexState) -> list[Entry]:
    """The cards of the window that has closed which were not cancelled."""
    return [entry for n, entry in enumerate(s.layers[0]) if not s.struck[0] >> n & 1]


def close_window(s: HexState) -> None:
    s.layers, s.struck, s.shown = (), [], 0
