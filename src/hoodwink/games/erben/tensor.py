"""What a seat of Die Erben von Hoax may know, as numbers (core/tensor.py, fields.py)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.tensor import MOST, Sheet, Writer, frame_index
from hoodwink.games.erben.actions import ACTIONS, Claim, Condemn, Declare, Immune, Reprieve
from hoodwink.games.erben.answers import Answer
from hoodwink.games.erben.events import ACCUSED, CLAIMED, DOUBTED, REACTED, ROUND, SHOWED
from hoodwink.games.erben.fields import frames, layout
from hoodwink.games.erben.information import Information
from hoodwink.games.erben.moves import BARON, CLAIM, JUDGE, MAGICIAN, MONK, MOVES
from hoodwink.games.erben.state import IDENTITIES, SUPPLIES, TWO_CARDS, ErbenState, held

REACTIONS: Final = 4


def _claimed_as(action: object) -> int:
    """The identity that an action or a reaction claims."""
    if isinstance(action, Claim):
        return int(action.identity)
    if isinstance(action, Declare):
        return BARON
    if isinstance(action, Condemn):
        return JUDGE
    if isinstance(action, Reprieve):
        return MONK
    return MAGICIAN if isinstance(action, Immune) else NOBODY


CLAIMS_AS: Final[list[int]] = [_claimed_as(action) for action in ACTIONS]


class ErbenWriter(Writer):
    """Writes observations of a table with these seats and variants."""

    __slots__ = (
        "accusations", "bank", "barons", "buyer", "cards", "chips", "claimant", "claimed", "claims", "count",
        "covered", "deed", "doubted", "doubter", "doubts", "effect", "fines", "frame", "fresh", "identity",
        "identity_used", "index", "met", "n", "named", "of", "opposed", "reacted", "remaining", "reprieves",
        "round", "sales", "seen", "seller", "shares", "showdown", "showed", "silenced", "sold", "spared", "starter",
        "support", "swap", "throne", "trios", "turn", "turned", "type", "winner",
    )  # fmt: skip

    def __init__(self, seats: int, modules: int) -> None:
        super().__init__(layout(seats, modules))
        at = self.layout.offset
        self.n: Final[i64] = seats
        self.index: Final[dict[Any, int]] = frame_index(frames(modules))
        self.frame: Final[i64] = at("frame")
        self.round: Final[i64] = at("round")
        self.showdown: Final[i64] = at("showdown")
        self.starter: Final[i64] = at("starter")
        self.turn: Final[i64] = at("turn")
        self.remaining: Final[i64] = at("remaining")
        self.covered: Final[i64] = at("covered")
        self.turned: Final[i64] = at("turned")
        self.chips: Final[i64] = at("chips")
        self.trios: Final[i64] = at("trios")
        self.bank: Final[i64] = at("bank")
        self.throne: Final[i64] = at("throne")
        self.deed: Final[i64] = at("deed")
        self.identity_used: Final[i64] = at("identity_used")
        self.effect: Final[i64] = at("effect")
        self.type: Final[i64] = at("type")
        self.count: Final[i64] = at("count")
        self.of: Final[i64] = at("of")
        self.swap: Final[i64] = at("swap")
        self.fresh: Final[i64] = at("fresh")
        self.met: Final[i64] = at("met")
        self.spared: Final[i64] = at("spared")
        self.claimant: Final[i64] = at("claimant")
        self.claimed: Final[i64] = at("claimed")
        self.doubter: Final[i64] = at("doubter")
        self.doubted: Final[i64] = at("doubted")
        self.support: Final[i64] = at("support")
        self.opposed: Final[i64] = at("opposed")
        self.reacted: Final[i64] = at("reacted")
        self.silenced: Final[i64] = at("silenced")
        self.barons: Final[i64] = at("barons")
        self.fines: Final[i64] = at("fines")
        self.shares: Final[i64] = at("shares")
        self.reprieves: Final[i64] = at("reprieves")
        self.seller: Final[i64] = at("seller")
        self.buyer: Final[i64] = at("buyer")
        self.sold: Final[i64] = at("sold")
        self.claims: Final[i64] = at("claims")
        self.doubts: Final[i64] = at("doubts")
        self.sales: Final[i64] = at("sales")
        self.accusations: Final[i64] = at("accusations")
        self.winner: Final[i64] = at("winner")
        self.cards: Final[i64] = at("cards")
        self.identity: Final[i64] = at("identity")
        self.seen: Final[i64] = at("seen")
        self.showed: Final[i64] = at("showed")
        self.named: Final[i64] = at("named")

    def public(self, s: Any, sheet: Sheet, base: i64) -> None:
        state: ErbenState = s
        self._table(state, sheet, base)
        self._seats(state, sheet, base)
        if state.deed != NOBODY:
            self._deed(state.deed, sheet, base)
        if state.claimant != NOBODY:
            self._trial(state, sheet, base)
        if self.barons >= 0 and state.barons:
            self._fines(state, sheet, base)
        self._told(state, sheet, base)

    def _mark(self, place: i64, which: i64, sheet: Sheet) -> None:
        if which != NOBODY:
            sheet.put(place + which, 1)

    def _supplies(self, place: i64, chips: i64, sheet: Sheet) -> None:
        if chips:
            for type in range(SUPPLIES):
                number = held(chips, type)
                if number:
                    sheet.put(place + type, number)

    def _table(self, s: ErbenState, sheet: Sheet, base: i64) -> None:
        if s.stack:
            top = s.stack[-1]
            sheet.put(base + self.frame + self.index[type(top)], 1)
            if isinstance(top, Answer):
                self._swap(top.action, sheet, base)
            elif isinstance(top, Information):
                sheet.put(base + self.seller + top.seat, 1)
                sheet.put(base + self.buyer + top.buyer, 1)
                sheet.put(base + self.sold, top.number)
        if s.round:
            sheet.put(base + self.round, s.round if s.round < MOST else MOST)
        if s.showdown:
            sheet.put(base + self.showdown, 1)
        self._mark(base + self.starter, s.starter, sheet)
        self._mark(base + self.turn, s.turn, sheet)
        self._mark(base + self.winner, s.winner, sheet)
        sheet.put_set(base + self.remaining, s.remaining)
        self._supplies(base + self.bank, s.bank, sheet)
        self._supplies(base + self.fresh, s.fresh, sheet)
        sheet.put_set(base + self.met, s.met)
        sheet.put_set(base + self.spared, s.spared)
        for reaction in range(REACTIONS):
            sheet.put_set(base + self.reacted + self.n * reaction, s.reacted[reaction])
        if self.silenced >= 0:
            sheet.put_set(base + self.silenced, s.silenced)

    def _seats(self, s: ErbenState, sheet: Sheet, base: i64) -> None:
        heads: i64 = 0
        for seat in range(self.n):
            sheet.put_set(base + self.covered + heads, s.covered[seat])
            if s.modules & TWO_CARDS and s.old[seat] != NOBODY:
                sheet.add(base + self.turned + heads + s.old[seat])
            if (s.up >> seat) & 1:
                sheet.add(base + self.turned + heads + s.cards[seat])
            self._supplies(base + self.chips + SUPPLIES * seat, s.chips[seat], sheet)
            if s.trios[seat]:
                sheet.put(base + self.trios + seat, s.trios[seat])
            if self.throne >= 0 and s.throne[seat]:
                sheet.put(base + self.throne + seat, s.throne[seat])
            if not s.stack:  # §11.1 all dealt cards are turned up
                self._mark(base + self.cards + heads, s.cards[seat], sheet)
            heads += IDENTITIES

    def _deed(self, action: i64, sheet: Sheet, base: i64) -> None:
        """What everybody knows of the action of the turn: §9.1 of an accusation only two see the name."""
        move = MOVES[action]
        sheet.put(base + self.deed + move.verb - CLAIM, 1)
        if move.verb == CLAIM:
            sheet.put(base + self.identity_used + move.identity, 1)
            sheet.put(base + self.effect + move.effect, 1)
            self._mark(base + self.type, move.type, sheet)
        if move.count:
            sheet.put(base + self.count, move.count)
        self._mark(base + self.of, move.of, sheet)

    def _swap(self, action: i64, sheet: Sheet, base: i64) -> None:
        move = MOVES[action]
        if move.gives != NOBODY:
            sheet.put(base + self.swap + move.gives, 1)
            sheet.put(base + self.swap + SUPPLIES + move.type, 1)

    def _trial(self, s: ErbenState, sheet: Sheet, base: i64) -> None:
        sheet.put(base + self.claimant + s.claimant, 1)
        sheet.put(base + self.claimed + s.claimed, 1)
        self._mark(base + self.doubter, s.doubter, sheet)
        sheet.put_set(base + self.doubted, s.doubted)
        sheet.put_set(base + self.support, s.support)
        sheet.put_set(base + self.opposed, s.opposed)

    def _fines(self, s: ErbenState, sheet: Sheet, base: i64) -> None:
        for baron in s.barons:
            sheet.put(base + self.barons + baron, 1)
        for judge, action in s.fines:
            move = MOVES[action]
            sheet.put(base + self.fines + SUPPLIES * judge + move.type, move.count)
            self._mark(base + self.shares + self.n * judge, move.of, sheet)
        for monk, action in s.reprieves:
            sheet.put(base + self.reprieves + SUPPLIES * monk + MOVES[action].type, 1)

    def _told(self, s: ErbenState, sheet: Sheet, base: i64) -> None:
        """What is only in the events of this round: who has claimed, doubted, sold and accused."""
        n = self.n
        past: tuple[Any, ...] = s.past
        while past:
            event: tuple[Any, ...] = past[1]
            past = past[0]
            kind: i64 = event[0]
            if kind == ROUND:
                return
            if kind == CLAIMED or kind == REACTED:
                by: i64 = event[1]
                action: i64 = event[2]
                sheet.add(base + self.claims + IDENTITIES * by + CLAIMS_AS[action])
            elif kind == DOUBTED:
                by = event[1]
                of: i64 = event[2]
                sheet.add(base + self.doubts + n * by + of)
            elif kind == SHOWED:
                by = event[1]
                of = event[2]
                count: i64 = event[3]
                while count:
                    sheet.add(base + self.sales + n * by + of)
                    count -= 1
            elif kind == ACCUSED:
                by = event[1]
                of = event[2]
                sheet.put(base + self.accusations + n * by + of, 2 if event[3] else 1)

    # one's own -----------------------------------------------------------------------------------------------------

    def private(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        state: ErbenState = s
        n = self.n
        self._mark(base + self.identity, state.cards[seat], sheet)
        heads: i64 = 0
        for other in range(n):
            sheet.put_set(base + self.seen + heads, state.shown[other * n + seat])
            sheet.put_set(base + self.showed + heads, state.shown[seat * n + other])
            heads += IDENTITIES
        self._named(state, seat, sheet, base)

    def _named(self, s: ErbenState, seat: i64, sheet: Sheet, base: i64) -> None:
        """§9.1 Whom one has accused in this round, and of what."""
        past: tuple[Any, ...] = s.past
        while past:
            event: tuple[Any, ...] = past[1]
            past = past[0]
            kind: i64 = event[0]
            if kind == ROUND:
                return
            if kind == ACCUSED and event[1] == seat:
                of: i64 = event[2]
                name: i64 = event[4]
                sheet.put(base + self.named + IDENTITIES * of + name, 2 if event[3] else 1)
