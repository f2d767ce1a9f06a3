"""The nouns of HEX•HEX XL, and what the rules do with cards and Voice.

Every card that has left the deck in this round is a slot: `kinds`, `seen` and `bars` say what it is, who knows that,
and what all can tell that it is not. Hands and what lies on the table are tuples of slots. No view shows a slot.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.state import State
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.events import VOICE
from hoodwink.games.hexhex.primitives import OMEN, WARD

# What is in play, as bits of `modules`; the laws follow from LAWS on.
STIX: Final = 1
VEXED: Final = 2
ONE_ROOM: Final = 4
ASK_READY: Final = 8
SERIES: Final = 16
LAWS: Final = 32
MIRRORED: Final = 32
SILENCE: Final = 64
REVENGE: Final = 128
PAYMENT: Final = 256
RAISED: Final = 512
KEYWORDS: Final = 1024 | 2048 | 4096
OWN: Final = 8192  # the first law in the table's own words; the others follow

PUBLIC: Final = 1 << 14  # in `seen`: everybody knows it, the spectator too
START: Final = 5  # §1.1

# A Hex is a tuple; before: NOBODY once it is gone
SERIAL: Final = 0
BEFORE: Final = 1
TARGETER: Final = 2
WAY: Final = 3  # 1 clockwise, −1 the other way, 0 none: how it last moved
BOOSTS: Final = 4
ESCALATIONS: Final = 5
GROWN: Final = 6  # what they have added
ROTS: Final = 7
TIMES: Final = 8
FACTORS: Final = 9  # how many tokens multiply
COMPELLED: Final = 10  # 1 or −1: the way it must go

UNLAID: Final = (-1, -1, -1)  # no answer yet: slot, to, stated
CANT: Final = (-2, -1, -1)
NOT_OUT: Final = (-1, 0, 0, 0)  # no card out of turn: slot, and its object

Hex = tuple[int, ...]
Entry = tuple[int, ...]  # a card in a window: owner, slot, kind that it acts as, object: what, a, b; hex, or −1


class HexState(State):
    """A game of HEX•HEX XL."""

    __slots__ = (
        "bars", "buried", "called", "calls", "caster", "could", "curse", "curses", "dealer", "deceiving", "deck",
        "down", "ending", "faced", "first_dealer", "freed", "going", "grabbed", "had_grab", "hands", "hexed", "hexes",
        "kinds", "laid", "last_target", "law", "layers", "modules", "mute", "notes", "offended", "open_hands", "out",
        "owes", "pending", "pile", "ring", "round", "rounds", "rows", "seen", "serial", "shown", "signs", "slips",
        "standing", "sticks", "stix_order", "stixes", "stock", "struck", "table", "thanked", "tie", "tied", "vexed",
        "voice", "vouched", "winner",
    )  # fmt: skip

    rows: tuple[Card, ...]  # the deck's kinds
    modules: i64
    voice: list[int]
    stock: int  # the set of kinds that are in the game: a law may have removed others (§13.8)
    deck: list[int]  # by kind: how many are in it
    pile: list[int]
    kinds: list[int]  # by slot
    seen: list[int]  # by slot: the set of seats that know it
    bars: list[int]  # by slot: the set of kinds that it can't be, as all can tell
    hands: list[tuple[int, ...]]
    table: list[tuple[int, ...]]  # by seat: cards played, face up
    down: list[tuple[int, ...]]  # by seat: face down, discarded or played under a name
    standing: tuple[tuple[int, int, int, int], ...]  # slot, owner, before whom it lies, used in this round
    notes: tuple[tuple[int, ...], ...]  # the slots of the events of this round that tell a secret, in their order
    buried: tuple[tuple[int, int], ...]  # seat and kind: put back into the deck since anybody drew
    round: i64  # from 1 on
    rounds: i64  # before the last round
    dealer: i64
    caster: i64
    first_dealer: i64
    tie: bool
    serial: i64  # of the next Hex
    hexes: list[Hex]  # the oldest first
    pending: tuple[int, ...]  # the Hexes, by place, that are being answered
    laid: list[tuple[int, int, int]]  # by Hex: the answer
    out: list[tuple[int, int, int, int]]  # by seat: the card out of turn
    layers: tuple[tuple[Entry, ...], ...]  # the open window: the cards that it is about, counters, counters of those …
    struck: list[int]  # by layer: the set of cancelled ones
    shown: i64  # of the first layer: the set of cards under a name that have been turned up
    going: Hex  # the Hex that goes off; () if none does
    freed: i64  # the set of seats to which cards have come since answers were laid, their own or others
    # what was so when Ready closed
    faced: i64  # the set of Hexes, by place, before which a card was laid
    could: list[int]  # by Hex: the set of kinds that answered it
    vouched: list[tuple[int, ...]]  # by seat: the slots of which "can't" proves something
    deceiving: i64  # the set of seats that laid under names
    tied: i64  # the set of seats that were bound
    grabbed: i64  # the set of Hexes, by place, whose answers have had their grab
    signs: tuple[int, ...]  # who has a Hex Sign waiting
    # Hexen Stix
    ring: list[int]  # ebon and bone sticks on the table
    sticks: tuple[int, ...]  # by seat, in a grab: 0 none, 1 ebon, 2 bone
    stix_order: tuple[int, ...]
    stixes: i64  # the set of stix cards that are left
    had_grab: bool  # in this round
    offended: i64  # the set of seats that have knocked one off
    open_hands: i64
    mute: i64  # the set of seats that may play no counters
    # Vexed
    hexed: i64
    vexed: i64
    curse: i64  # NOBODY: none
    curses: i64  # the set that is left
    last_target: list[int]
    owes: list[int]  # discards
    thanked: i64
    slips: i64  # the set of seats that have broken the curse in the chat
    calls: tuple[tuple[int, int, int], ...]  # what came from outside and waits for the end of the beat
    called: i64  # the set of seats that have called in this beat

    law: i64  # the action of the winner; NOBODY before
    winner: i64
    ending: i64

    def copy(self) -> HexState:
        new = HexState.__new__(HexState)
        self.copy_kernel(new)
        new.rows = self.rows
        new.modules = self.modules
        new.voice = self.voice[:]
        new.stock = self.stock
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        new.kinds = self.kinds[:]
        new.seen = self.seen[:]
        new.bars = self.bars[:]
        new.hands = self.hands[:]
        new.table = self.table[:]
        new.down = self.down[:]
        new.standing = self.standing
        new.notes = self.notes
        new.buried = self.buried
        new.round = self.round
        new.rounds = self.rounds
        new.dealer = self.dealer
        new.caster = self.caster
        new.first_dealer = self.first_dealer
        new.tie = self.tie
        new.serial = self.serial
        new.hexes = self.hexes[:]
        new.pending = self.pending
        new.laid = self.laid[:]
        new.out = self.out[:]
        new.layers = self.layers
        new.struck = self.struck[:]
        new.shown = self.shown
        new.going = self.going
        new.freed = self.freed
        new.faced = self.faced
        new.could = self.could[:]
        new.vouched = self.vouched[:]
        new.deceiving = self.deceiving
        new.tied = self.tied
        new.grabbed = self.grabbed
        new.signs = self.signs
        new.ring = self.ring[:]
        new.sticks = self.sticks
        new.stix_order = self.stix_order
        new.stixes = self.stixes
        new.had_grab = self.had_grab
        new.offended = self.offended
        new.open_hands = self.open_hands
        new.mute = self.mute
        new.hexed = self.hexed
        new.vexed = self.vexed
        new.curse = self.curse
        new.curses = self.curses
        new.last_target = self.last_target[:]
        new.owes = self.owes[:]
        new.thanked = self.thanked
        new.slips = self.slips
        new.calls = self.calls
        new.called = self.called
        new.law = self.law
        new.winner = self.winner
        new.ending = self.ending
        return new

    def nouns(self) -> tuple[Any, ...]:
        return (
            self.modules, tuple(self.voice), self.stock, tuple(self.deck), tuple(self.pile), tuple(self.kinds),
            tuple(self.seen), tuple(self.bars), tuple(self.hands), tuple(self.table), tuple(self.down), self.standing,
            self.notes, self.buried, self.round, self.rounds, self.dealer, self.caster, self.first_dealer, self.tie,
            self.serial, tuple(self.hexes), self.pending, tuple(self.laid), tuple(self.out), self.layers,
            tuple(self.struck), self.shown, self.going, self.freed, self.faced, tuple(self.could), tuple(self.vouched),
            self.deceiving, self.tied, self.grabbed, self.signs, tuple(self.ring), self.sticks, self.stix_order,
            self.stixes, self.had_grab, self.offended, self.open_hands, self.mute, self.hexed, self.vexed, self.curse,
            self.curses, tuple(self.last_target), tuple(self.owes), self.thanked, self.slips, self.calls, self.called,
            self.law, self.winner, self.ending,
        )  # fmt: skip

    def lay_out(
        self,
        seats: int,
        rows: tuple[Card, ...],
        deck: list[int],
        modules: i64,
        first_dealer: i64,
        rounds: i64,
        curses: i64,
    ) -> None:
        """Everything as it is before the first deal."""
        self.rows = rows
        self.modules = modules
        self.voice = [START] * seats  # §1.1
        self.stock = sum([1 << kind for kind, copies in enumerate(deck) if copies])
        self.deck = deck
        self.pile = [0] * len(deck)
        self.kinds, self.seen, self.bars = [], [], []
        self.hands, self.table, self.down = [()] * seats, [()] * seats, [()] * seats
        self.standing, self.notes, self.buried = (), (), ()
        self.round = 0
        self.rounds = rounds
        self.dealer = NOBODY
        self.caster = NOBODY
        self.first_dealer = first_dealer
        self.tie = False
        self.serial = 0
        self.hexes, self.laid, self.out = [], [], [NOT_OUT] * seats
        self.pending, self.layers, self.struck, self.shown, self.going = (), (), [], 0, ()
        self.unready()
        self.grabbed = 0
        self.signs = ()
        self.ring, self.sticks, self.stix_order = [0, 0], (), ()
        self.stixes = 0
        self.had_grab = False
        self.offended = 0
        self.open_hands = 0
        self.mute = 0
        self.hexed = 0
        self.vexed = 0
        self.curse = NOBODY
        self.curses = curses
        self.last_target, self.owes = [NOBODY] * seats, [0] * seats
        self.thanked = 0
        self.slips = 0
        self.calls = ()
        self.called = 0
        self.law = NOBODY
        self.winner = NOBODY
        self.ending = NOBODY

    def unready(self) -> None:
        """Nothing is laid."""
        self.freed = 0
        self.faced = 0
        self.could, self.vouched = [], [()] * len(self.voice)
        self.deceiving = 0
        self.tied = 0


# who, and which -----------------------------------------------------------------------------------------------------


def everyone(s: HexState) -> i64:
    return (1 << s.seats) - 1


def others(s: HexState, seat: i64) -> i64:
    return ((1 << s.seats) - 1) & ~(1 << seat)


def with_cards(s: HexState) -> i64:
    """The set of seats that hold cards."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.hands[seat]:
            found |= 1 << seat
    return found


def bound(s: HexState) -> i64:
    """§7.4 The set of seats with a Maddened Hex before them."""
    found: i64 = 0
    for h in s.hexes:
        if h[BEFORE] >= 0 and h[COMPELLED]:
            found |= 1 << h[BEFORE]
    return found


def holds(s: HexState, seat: i64, op: int) -> bool:
    """§2.4 A standing effect of this kind is the seat's; an omen is that of the seat before which it lies."""
    for slot, owner, at, _ in s.standing:
        if (at if op == OMEN else owner) == seat and s.rows[s.kinds[slot]].has(op):
            return True
    return False


def with_flag(s: HexState, flag: int) -> int:
    """The set of kinds with this flag."""
    found = 0
    for kind, card in enumerate(s.rows):
        if card.flags & flag:
            found |= 1 << kind
    return found


# Voice --------------------------------------------------------------------------------------------------------------


def lose(s: HexState, seat: i64, amount: i64, why: int, as_much: bool = False, by_choice: bool = False) -> int:
    """§8.1 §10.4 What is really lost: nothing under Ward, unless it is one's own choice; double in a tie-break."""
    if s.tie and not as_much:
        amount *= 2  # §R12 an amount that is "as much" has been doubled
    if amount <= 0 or (not by_choice and holds(s, seat, WARD)):
        return 0
    s.voice[seat] -= int(amount)
    s.tell((VOICE, int(seat), -int(amount), s.voice[seat], why))
    return int(amount)


def gain(s: HexState, seat: i64, amount: i64, why: int) -> None:
    """§10.4 A gain is doubled in a tie-break."""
    if s.tie:
        amount *= 2
    if amount > 0:
        s.voice[seat] += int(amount)
        s.tell((VOICE, int(seat), int(amount), s.voice[seat], why))
