"""What a seat of Hoax may know, as numbers (core/tensor.py, fields.py)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.tensor import MOST, Sheet, Writer, frame_index
from hoodwink.games.hoax.calls import Challenge, ClaimVote, Immunity, ImmunityChallenge, ImmunityVote
from hoodwink.games.hoax.events import ACCUSED, ADMITTED, CALLED, CLAIMED, IMMUNE, INVESTIGATED, VOTED
from hoodwink.games.hoax.fields import frames, layout
from hoodwink.games.hoax.moves import MOVES
from hoodwink.games.hoax.sheet import Character, Resource
from hoodwink.games.hoax.state import EVERY_CHARACTER, HoaxState, held

# Written out, and checked, because the compiler folds what it can read.
KINDS: Final = 3
CAST: Final = 7
assert [len(Resource), len(Character)] == [KINDS, CAST]


class HoaxWriter(Writer):
    """Writes observations of a table with so many seats."""

    __slots__ = (
        "accusations", "accused", "admitted", "called", "claim", "claimed", "claims", "clues", "count", "down",
        "effect", "exhausted", "first", "frame", "gives", "helps", "hoax_card", "identities", "identity", "immune",
        "immunities", "imposters", "index", "investigations", "n", "of", "remaining", "shown", "takes", "tokens",
        "trial", "turn", "up", "winner",
    )  # fmt: skip

    def __init__(self, seats: int, immunities: bool) -> None:
        super().__init__(layout(seats, immunities))
        at = self.layout.offset
        self.n: Final[i64] = seats
        self.index: Final[dict[Any, int]] = frame_index(frames(immunities))
        self.frame: Final[i64] = at("frame")
        self.first: Final[i64] = at("first")
        self.turn: Final[i64] = at("turn")
        self.claimed: Final[i64] = at("claimed")
        self.accused: Final[i64] = at("accused")
        self.remaining: Final[i64] = at("remaining")
        self.hoax_card: Final[i64] = at("hoax_card")
        self.tokens: Final[i64] = at("tokens")
        self.imposters: Final[i64] = at("imposters")
        self.claim: Final[i64] = at("claim")
        self.effect: Final[i64] = at("effect")
        self.takes: Final[i64] = at("takes")
        self.gives: Final[i64] = at("gives")
        self.count: Final[i64] = at("count")
        self.of: Final[i64] = at("of")
        self.helps: Final[i64] = at("helps")
        self.trial: Final[i64] = at("trial")
        self.claims: Final[i64] = at("claims")
        self.admitted: Final[i64] = at("admitted")
        self.called: Final[i64] = at("called")
        self.up: Final[i64] = at("up")
        self.down: Final[i64] = at("down")
        self.investigations: Final[i64] = at("investigations")
        self.accusations: Final[i64] = at("accusations")
        self.winner: Final[i64] = at("winner")
        self.identities: Final[i64] = at("identities")
        self.exhausted: Final[i64] = at("exhausted")
        self.immune: Final[i64] = at("immune")
        self.immunities: Final[i64] = at("immunities")
        self.identity: Final[i64] = at("identity")
        self.clues: Final[i64] = at("clues")
        self.shown: Final[i64] = at("shown")

    def public(self, s: Any, sheet: Sheet, base: i64) -> None:
        state: HoaxState = s
        self._table(state, sheet, base)
        if state.stack:
            self._question(state, sheet, base)
        self._told(state, sheet, base)

    def _table(self, s: HoaxState, sheet: Sheet, base: i64) -> None:
        self._mark(base + self.first, s.first, sheet)
        self._mark(base + self.turn, s.turn, sheet)
        self._mark(base + self.hoax_card, s.hoax_card, sheet)
        self._mark(base + self.winner, s.winner, sheet)
        if s.claimed:
            sheet.put(base + self.claimed, 1)
        if s.accused:
            sheet.put(base + self.accused, 1)
        sheet.put_set(base + self.remaining, s.remaining)
        if self.exhausted >= 0:
            sheet.put_set(base + self.exhausted, s.exhausted)
        place: i64 = base + self.tokens
        marked: i64 = base + self.imposters
        for seat in range(self.n):
            hand: i64 = s.tokens[seat]
            if hand:
                for type in range(KINDS):
                    number = held(hand, type)
                    if number:
                        sheet.put(place + type, number if number < MOST else MOST)
            sheet.put_set(marked, s.imposters[seat])
            place += KINDS
            marked += CAST
        if s.winner != NOBODY:
            place = base + self.identities
            for card in s.identities:
                sheet.put(place + card, 1)
                place += CAST

    def _mark(self, place: i64, which: i64, sheet: Sheet) -> None:
        if which != NOBODY:
            sheet.put(place + which, 1)

    def _question(self, s: HoaxState, sheet: Sheet, base: i64) -> None:
        """What the table is talking about."""
        top = s.stack[-1]
        sheet.put(base + self.frame + self.index[type(top)], 1)
        if isinstance(top, Challenge):
            self._claim(top.action, sheet, base)
            sheet.put(base + self.trial + top.seat, 1)
        elif isinstance(top, Immunity):
            self._claim(top.action, sheet, base)
        elif isinstance(top, ClaimVote):
            self._claim(top.action, sheet, base)
            sheet.put(base + self.trial + top.seat, 1)
        elif isinstance(top, ImmunityChallenge):
            self._claim(top.action, sheet, base)
            self._immune(top.claims, sheet, base)
        elif isinstance(top, ImmunityVote):
            self._claim(top.action, sheet, base)
            self._immune(top.claims, sheet, base)
            sheet.put(base + self.trial + top.claimant, 1)

    def _claim(self, action: i64, sheet: Sheet, base: i64) -> None:
        move = MOVES[action]
        sheet.put(base + self.claim + move.character, 1)
        sheet.put(base + self.effect + move.effect, 1)
        self._mark(base + self.takes, move.takes, sheet)
        self._mark(base + self.gives, move.gives, sheet)
        self._mark(base + self.of, move.of, sheet)
        self._mark(base + self.helps, move.helps, sheet)
        if move.count:
            sheet.put(base + self.count, move.count if move.count < MOST else MOST)

    def _immune(self, claims: tuple[tuple[int, int], ...], sheet: Sheet, base: i64) -> None:
        for claimant, character in claims:
            sheet.put(base + self.immune + CAST * claimant + character, 1)

    def _told(self, s: HoaxState, sheet: Sheet, base: i64) -> None:
        """What is only in the events: who has claimed, called, voted, investigated and accused."""
        n = self.n
        past: tuple[Any, ...] = s.past
        while past:
            event: tuple[Any, ...] = past[1]
            past = past[0]
            kind: i64 = event[0]
            if kind == CLAIMED:
                by: i64 = event[1]
                action: i64 = event[2]
                sheet.add(base + self.claims + CAST * by + MOVES[action].character)
            elif kind == CALLED:
                by = event[1]
                of: i64 = event[2]
                sheet.add(base + self.called + n * by + of)
            elif kind == VOTED:
                of = event[1]
                self._thumbs(base + self.up + of, event[2], sheet)
                self._thumbs(base + self.down + of, event[3], sheet)
            elif kind == ADMITTED:
                by = event[1]
                card: i64 = event[2]
                sheet.put(base + self.admitted + CAST * by + card, 1)
            elif kind == IMMUNE:
                by = event[1]
                card = event[2]
                sheet.add(base + self.immunities + CAST * by + card)
            elif kind == INVESTIGATED:
                by = event[1]
                of = event[2]
                sheet.add(base + self.investigations + n * by + of)
            elif kind == ACCUSED:
                by = event[1]
                of = event[2]
                sheet.put(base + self.accusations + n * by + of, 2 if event[3] else 1)

    def _thumbs(self, place: i64, voters: i64, sheet: Sheet) -> None:
        while voters:
            if voters & 1:
                sheet.add(place)
            voters >>= 1
            place += self.n

    # one's own -----------------------------------------------------------------------------------------------------

    def private(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        state: HoaxState = s
        self._mark(base + self.identity, state.identities[seat], sheet)
        self._clues(state, seat, sheet, base)

    def _clues(self, s: HoaxState, seat: i64, sheet: Sheet, base: i64) -> None:
        """What one was shown. What others have seen of one comes after what one has seen of them."""
        n = self.n
        clues: list[int] | None = None  # by seat: the set of characters that it can be
        past: tuple[Any, ...] = s.past
        while past:
            event: tuple[Any, ...] = past[1]
            past = past[0]
            kind: i64 = event[0]
            if kind == INVESTIGATED or kind == ACCUSED:
                by: i64 = event[1]
                of: i64 = event[2]
                if seat == by or seat == of:
                    if clues is None:
                        clues = [EVERY_CHARACTER] * (2 * n)
                    clues[of if seat == by else n + by] &= _fits(event)
        if clues is not None:
            place: i64 = base + self.clues
            for cards in clues:
                if cards != EVERY_CHARACTER:
                    sheet.put_set(place, cards)
                place += CAST


def _fits(event: tuple[Any, ...]) -> int:
    """§4.2 §5.1 The characters that fit what two seats have seen or heard."""
    kind: i64 = event[0]
    if kind == INVESTIGATED:
        cards: int = event[3]
        return cards
    name: i64 = event[4]
    return 1 << name if event[3] else EVERY_CHARACTER & ~(1 << name)
