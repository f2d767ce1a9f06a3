"""What a seat of HEX•HEX XL may know, as numbers (core/tensor.py, fields.py)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY, bit
from hoodwink.core.tensor import MOST, Sheet, Writer, frame_index
from hoodwink.games.hexhex.counters import A_CARD, A_HEX, A_TOKEN, DOWN, KIND, OWNER, SLOT, WHAT, A, Counters, objects
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.fields import frames, layout
from hoodwink.games.hexhex.hands import HandsUp, Signs
from hoodwink.games.hexhex.legal import before
from hoodwink.games.hexhex.losses import strength
from hoodwink.games.hexhex.outside import Verdict
from hoodwink.games.hexhex.primitives import DEALT
from hoodwink.games.hexhex.ready import Readying, Stating, lying
from hoodwink.games.hexhex.state import (
    BEFORE,
    BOOSTS,
    COMPELLED,
    FACTORS,
    PUBLIC,
    TARGETER,
    WAY,
    Entry,
    Hex,
    HexState,
)  # fmt: skip

# Written out, and checked, because the compiler folds what it can read.
HEXES: Final = 4
ENTRIES: Final = 4
OBJECTS: Final = 16
TOKENS: Final = 6
assert FACTORS - BOOSTS + 1 == TOKENS


class HexWriter(Writer):
    """Writes observations of a table with these seats, kinds of cards and options."""

    __slots__ = (
        "about", "absent", "answering", "below_card", "below_owner", "called", "caster", "curse", "dealer", "debt",
        "deck", "depth", "down", "first_dealer", "frame", "going", "going_cost", "going_targeter", "had_grab", "hand",
        "hex_before", "hex_compelled", "hex_cost", "hex_laid", "hex_targeter", "hex_tokens", "hex_way", "hexed",
        "hexes", "index", "k", "known", "known_down", "laid", "laid_as", "laid_none", "laid_to", "last_target",
        "lasting", "mute", "n", "number", "object", "object_a", "object_b", "offended", "open", "open_hands", "out",
        "pile", "ring", "round", "rounds", "signs", "sizes", "standing", "standing_at", "standing_used", "sticks",
        "stix_left", "table", "tie", "top_at", "top_cancelled", "top_card", "top_down", "top_owner", "vexed", "voice",
        "window", "winner",
    )  # fmt: skip

    def __init__(self, seats: int, cards: tuple[Card, ...], stix: bool, vexed: bool) -> None:
        super().__init__(layout(seats, cards, stix, vexed))
        at = self.layout.offset
        lasting = sum([1 << kind for kind, card in enumerate(cards) if not card.flags & DEALT])
        self.n: Final[i64] = seats
        self.k: Final[i64] = len(cards)
        self.lasting: Final[i64] = lasting  # the set of kinds that can stay in a hand; no `1 << i64`: C shifts an int
        self.index: Final[dict[Any, int]] = frame_index(frames(stix, vexed))
        self.frame: Final[i64] = at("frame")
        self.voice: Final[i64] = at("voice")
        self.debt: Final[i64] = at("debt")
        self.round: Final[i64] = at("round")
        self.rounds: Final[i64] = at("rounds")
        self.tie: Final[i64] = at("tie")
        self.dealer: Final[i64] = at("dealer")
        self.caster: Final[i64] = at("caster")
        self.first_dealer: Final[i64] = at("first_dealer")
        self.deck: Final[i64] = at("deck")
        self.pile: Final[i64] = at("pile")
        self.sizes: Final[i64] = at("sizes")
        self.open: Final[i64] = at("open")
        self.absent: Final[i64] = at("absent")
        self.table: Final[i64] = at("table")
        self.down: Final[i64] = at("down")
        self.standing: Final[i64] = at("standing")
        self.standing_at: Final[i64] = at("standing_at")
        self.standing_used: Final[i64] = at("standing_used")
        self.hexes: Final[i64] = at("hexes")
        self.hex_before: Final[i64] = at("hex_before")
        self.hex_targeter: Final[i64] = at("hex_targeter")
        self.hex_way: Final[i64] = at("hex_way")
        self.hex_tokens: Final[i64] = at("hex_tokens")
        self.hex_compelled: Final[i64] = at("hex_compelled")
        self.hex_cost: Final[i64] = at("hex_cost")
        self.hex_laid: Final[i64] = at("hex_laid")
        self.depth: Final[i64] = at("depth")
        self.window: Final[i64] = at("window")
        self.top_owner: Final[i64] = at("top_owner")
        self.top_card: Final[i64] = at("top_card")
        self.top_at: Final[i64] = at("top_at")
        self.top_cancelled: Final[i64] = at("top_cancelled")
        self.top_down: Final[i64] = at("top_down")
        self.below_owner: Final[i64] = at("below_owner")
        self.below_card: Final[i64] = at("below_card")
        self.object: Final[i64] = at("object")
        self.object_a: Final[i64] = at("object_a")
        self.object_b: Final[i64] = at("object_b")
        self.going: Final[i64] = at("going")
        self.going_targeter: Final[i64] = at("going_targeter")
        self.going_cost: Final[i64] = at("going_cost")
        self.signs: Final[i64] = at("signs")
        self.about: Final[i64] = at("about")
        self.number: Final[i64] = at("number")
        self.open_hands: Final[i64] = at("open_hands")
        self.mute: Final[i64] = at("mute")
        self.called: Final[i64] = at("called")
        self.winner: Final[i64] = at("winner")
        self.ring: Final[i64] = at("ring")
        self.sticks: Final[i64] = at("sticks")
        self.stix_left: Final[i64] = at("stix_left")
        self.had_grab: Final[i64] = at("had_grab")
        self.offended: Final[i64] = at("offended")
        self.curse: Final[i64] = at("curse")
        self.vexed: Final[i64] = at("vexed")
        self.hexed: Final[i64] = at("hexed")
        self.last_target: Final[i64] = at("last_target")
        self.hand: Final[i64] = at("hand")
        self.known: Final[i64] = at("known")
        self.known_down: Final[i64] = at("known_down")
        self.answering: Final[i64] = at("answering")
        self.laid: Final[i64] = at("laid")
        self.laid_to: Final[i64] = at("laid_to")
        self.laid_as: Final[i64] = at("laid_as")
        self.laid_none: Final[i64] = at("laid_none")
        self.out: Final[i64] = at("out")

    def public(self, s: Any, sheet: Sheet, base: i64) -> None:
        state: HexState = s
        self._table(state, sheet, base)
        self._cards(state, sheet, base)
        self._hexes(state, sheet, base)
        if state.layers:
            self._window(state, sheet, base)
        if state.stack:
            self._question(state, sheet, base)
        if self.ring >= 0:
            self._sticks(state, sheet, base)
        if self.curse >= 0:
            self._curses(state, sheet, base)

    # small ones ----------------------------------------------------------------------------------------------------

    def _mark(self, place: i64, which: i64, sheet: Sheet) -> None:
        if which != NOBODY:
            sheet.put(place + which, 1)

    def _count(self, place: i64, number: i64, sheet: Sheet) -> None:
        """A number as far as a byte counts, if it is above 0."""
        if number > 0:
            sheet.put(place, number if number < MOST else MOST)

    def _way(self, place: i64, way: i64, sheet: Sheet) -> None:
        if way:
            sheet.put(place + (0 if way > 0 else 1), 1)

    # the table -----------------------------------------------------------------------------------------------------

    def _table(self, s: HexState, sheet: Sheet, base: i64) -> None:
        for seat in range(self.n):
            voice: i64 = s.voice[seat]
            self._count(base + self.voice + seat, voice, sheet)
            self._count(base + self.debt + seat, -voice, sheet)
        self._count(base + self.round, s.round, sheet)
        self._count(base + self.rounds, s.rounds + 1, sheet)
        if s.tie:
            sheet.put(base + self.tie, 1)
        self._mark(base + self.dealer, s.dealer, sheet)
        self._mark(base + self.caster, s.caster, sheet)
        self._mark(base + self.first_dealer, s.first_dealer, sheet)
        self._mark(base + self.winner, s.winner, sheet)
        for who in s.signs:
            sheet.add(base + self.signs + who)
        sheet.put_set(base + self.open_hands, s.open_hands)
        sheet.put_set(base + self.mute, s.mute)
        sheet.put_set(base + self.called, s.called)
        if s.going:
            sheet.put(base + self.going + s.going[BEFORE], 1)
            sheet.put(base + self.going_targeter + s.going[TARGETER], 1)
            self._count(base + self.going_cost, strength(s.going), sheet)

    def _cards(self, s: HexState, sheet: Sheet, base: i64) -> None:
        in_deck: i64 = 0
        for kind in range(self.k):
            in_deck += s.deck[kind]
            self._count(base + self.pile + kind, s.pile[kind], sheet)
        self._count(base + self.deck, in_deck, sheet)
        row: i64 = 0
        for who in range(self.n):
            self._hand(s, s.hands[who], row, sheet, base)
            self._count(base + self.sizes + who, len(s.hands[who]), sheet)
            for slot in s.table[who]:
                sheet.add(base + self.table + row + s.kinds[slot])
            self._count(base + self.down + who, len(s.down[who]), sheet)
            row += self.k
        for slot, owner, at, used in s.standing:
            kind = s.kinds[slot]
            sheet.add(base + self.standing + self.k * owner + kind)
            if at != NOBODY:
                sheet.add(base + self.standing_at + self.k * at + kind)
            if used:
                sheet.add(base + self.standing_used + self.k * owner + kind)

    def _hand(self, s: HexState, slots: tuple[int, ...], row: i64, sheet: Sheet, base: i64) -> None:
        if not slots:
            return
        absent = self.lasting
        for slot in slots:
            if s.seen[slot] & PUBLIC:
                sheet.add(base + self.open + row + s.kinds[slot])
            absent &= s.bars[slot]
        sheet.put_set(base + self.absent + row, absent)

    def _hexes(self, s: HexState, sheet: Sheet, base: i64) -> None:
        n: i64 = 0
        for h in s.hexes:
            if h[BEFORE] >= 0:
                sheet.add(base + self.hexes + h[BEFORE])
                if n < HEXES:
                    self._hex(h, n, sheet, base)
                n += 1
        if s.faced:
            for place in lying(s):
                age = self._age(s, place)
                if age < HEXES:
                    sheet.put(base + self.hex_laid + age, 1)

    def _hex(self, h: Hex, n: i64, sheet: Sheet, base: i64) -> None:
        sheet.put(base + self.hex_before + self.n * n + h[BEFORE], 1)
        self._mark(base + self.hex_targeter + self.n * n, h[TARGETER], sheet)
        self._way(base + self.hex_way + 2 * n, h[WAY], sheet)
        for token in range(TOKENS):
            self._count(base + self.hex_tokens + TOKENS * n + token, h[BOOSTS + token], sheet)
        self._way(base + self.hex_compelled + 2 * n, h[COMPELLED], sheet)
        self._count(base + self.hex_cost + n, strength(h), sheet)

    def _age(self, s: HexState, place: i64) -> i64:
        """How many Hexes that are still before somebody are older than the one in this place."""
        older: i64 = 0
        for n in range(place):
            if s.hexes[n][BEFORE] >= 0:
                older += 1
        return older

    # counters ------------------------------------------------------------------------------------------------------

    def _window(self, s: HexState, sheet: Sheet, base: i64) -> None:
        depth: i64 = len(s.layers)
        self._count(base + self.depth, depth, sheet)
        for layer in s.layers:
            for entry in layer:
                if entry[KIND] >= 0:  # §13.5 a payment is no card
                    sheet.add(base + self.window + self.k * entry[OWNER] + entry[KIND])
        struck: i64 = s.struck[depth - 1]
        for n, entry in enumerate(s.layers[depth - 1][:ENTRIES]):
            self._entry(base + self.top_owner, base + self.top_card, n, entry, sheet)
            if entry[WHAT] == A_CARD:
                self._count(base + self.top_at + n, entry[A] + 1, sheet)
            if (struck >> n) & 1:
                sheet.put(base + self.top_cancelled + n, 1)
            if entry[DOWN] and entry[SLOT] in s.down[entry[OWNER]]:
                sheet.put(base + self.top_down + n, 1)
        if depth > 1:
            for n, entry in enumerate(s.layers[depth - 2][:ENTRIES]):
                self._entry(base + self.below_owner, base + self.below_card, n, entry, sheet)

    def _entry(self, owners: i64, cards: i64, n: i64, entry: Entry, sheet: Sheet) -> None:
        sheet.put(owners + self.n * n + entry[OWNER], 1)
        if entry[KIND] >= 0:
            sheet.put(cards + self.k * n + entry[KIND], 1)

    def _question(self, s: HexState, sheet: Sheet, base: i64) -> None:
        top = s.stack[-1]
        sheet.put(base + self.frame + self.index[type(top)], 1)
        if isinstance(top, Readying):
            self._count(base + self.number, top.n + 1, sheet)
            self._objects(s, True, sheet, base)
        elif isinstance(top, Counters):
            self._objects(s, False, sheet, base)
        elif isinstance(top, Stating):
            self._count(base + self.number, top.n + 1, sheet)
        elif isinstance(top, HandsUp):
            sheet.put(base + self.about + top.seat, 1)
            self._count(base + self.number, top.amount, sheet)
        elif isinstance(top, Signs):
            sheet.put(base + self.about + top.seat, 1)
        elif isinstance(top, Verdict):
            sheet.put(base + self.about + top.seat, 1)
            self._count(base + self.number, top.about + 1, sheet)

    def _objects(self, s: HexState, readying: bool, sheet: Sheet, base: i64) -> None:
        """What actions name by place."""
        for n, (what, a, b) in enumerate(objects(s, readying)[:OBJECTS]):
            sheet.put(base + self.object + 4 * n + what - A_HEX, 1)
            one: i64 = 0
            two: i64 = 0
            if what == A_HEX or what == A_TOKEN:
                one = self._age(s, a)
                two = b if what == A_TOKEN else NOBODY
            elif what == A_CARD:
                entry = s.layers[len(s.layers) - 1][a]
                one = entry[OWNER]
                two = entry[KIND]
            else:
                one = b
                two = s.kinds[a]
            self._count(base + self.object_a + n, one + 1, sheet)
            self._count(base + self.object_b + n, two + 1, sheet)

    # Hexen Stix and Vexed ------------------------------------------------------------------------------------------

    def _sticks(self, s: HexState, sheet: Sheet, base: i64) -> None:
        self._count(base + self.ring, s.ring[0], sheet)
        self._count(base + self.ring + 1, s.ring[1], sheet)
        place: i64 = base + self.sticks
        for stick in s.sticks:
            if stick:
                sheet.put(place + stick - 1, 1)
            place += 2
        left: i64 = s.stixes
        while left:
            if left & 1:
                sheet.add(base + self.stix_left)
            left >>= 1
        if s.had_grab:
            sheet.put(base + self.had_grab, 1)
        sheet.put_set(base + self.offended, s.offended)

    def _curses(self, s: HexState, sheet: Sheet, base: i64) -> None:
        self._mark(base + self.curse, s.curse, sheet)
        sheet.put_set(base + self.vexed, s.vexed)
        sheet.put_set(base + self.hexed, s.hexed)
        place: i64 = base + self.last_target
        for to in s.last_target:
            self._mark(place, to, sheet)
            place += self.n

    # one's own -----------------------------------------------------------------------------------------------------

    def private(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        state: HexState = s
        knows: i64 = PUBLIC | bit(seat)
        row: i64 = 0
        for who in range(self.n):
            self._known(state, state.hands[who], knows, base + self.known + row, sheet)
            self._known(state, state.down[who], knows, base + self.known_down + row, sheet)
            row += self.k
        for slot in state.hands[seat]:
            sheet.add(base + self.hand + state.kinds[slot])
        if state.out[seat][0] >= 0:
            sheet.put(base + self.out + state.kinds[state.out[seat][0]], 1)
        if state.pending:
            self._answers(state, seat, sheet, base)

    def _known(self, s: HexState, slots: tuple[int, ...], knows: i64, place: i64, sheet: Sheet) -> None:
        """Of these cards the ones that one has seen, or that all have."""
        for slot in slots:
            if s.seen[slot] & knows:
                sheet.add(place + s.kinds[slot])

    def _answers(self, s: HexState, seat: i64, sheet: Sheet, base: i64) -> None:
        """The Hex that one is asked to answer, and one's answers to others, sealed."""
        asked: i64 = _ballot(s)
        for n, place in enumerate(before(s, seat)):
            age = self._age(s, place)
            if age < HEXES:
                if n == asked:
                    sheet.put(base + self.answering + age, 1)
                slot, to, stated = s.laid[place]
                if slot >= 0:
                    sheet.put(base + self.laid + self.k * age + s.kinds[slot], 1)
                elif slot != NOBODY:
                    sheet.put(base + self.laid_none + age, 1)
                self._mark(base + self.laid_to + self.n * age, to, sheet)
                self._mark(base + self.laid_as + self.k * age, stated, sheet)


def _ballot(s: HexState) -> i64:
    """Which of one's Hexes the open question is about; NOBODY if it is about none."""
    if s.stack:
        top = s.stack[-1]
        if isinstance(top, Readying):
            return top.n
        if isinstance(top, Stating):
            return top.n
    return NOBODY
