"""§9 HEX•HEX and Hex Sign, and §10.1 the end of a round."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Frame, Race
from hoodwink.core.seats import NOBODY, bit, members
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.cards import to_table
from hoodwink.games.hexhex.losses import book_plainly, revenge
from hoodwink.games.hexhex.moves import RAISE_ONLY, SIGN, SIGNS, STILL_OR_RAISE
from hoodwink.games.hexhex.primitives import ENDURING, HANDS
from hoodwink.games.hexhex.state import (
    NOT_OUT,
    PUBLIC,
    RAISED,
    VEXED,
    HexState,
    everyone,
    gain,
    lose,
    others,
)

BY_HEXHEX: Final = events.WHYS.index("hexhex")
BY_SIGN: Final = events.WHYS.index("sign")


def hands_up(s: HexState, seat: i64, slot: int) -> None:
    """§9.2 Everything that lies on the table is void. A Hex that is going off is booked first (§R9)."""
    to_table(s, seat, slot)
    s.tell((events.PLAYED, int(seat), s.kinds[slot], 0, 0, 0))
    while not isinstance(s.stack[-1], AfterRound):
        s.stack.pop()
    if s.going:
        book_plainly(s)
    s.hexes, s.laid, s.pending, s.signs = [], [], (), ()
    s.out = [NOT_OUT] * s.seats
    s.layers, s.struck, s.shown = (), [], 0
    s.unready()
    s.push(HandsUp(seat, s.rows[s.kinds[slot]].amount(HANDS)))


class HandsUp(Race[HexState]):
    """§9.2 The last to drop his cards and raise his hands is Hexed; who played HEX•HEX is first."""

    __slots__ = ("amount", "seat")

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: Final[i64] = seat
        self.amount: Final[i64] = amount

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.amount)

    def asked(self, s: HexState) -> i64:
        return others(s, self.seat)

    def options(self, s: HexState, seat: i64) -> Options:
        """§13.6 By the law one may keep still; a clock that runs out does."""
        return STILL_OR_RAISE if s.modules & RAISED else RAISE_ONLY

    def resolve(self, s: HexState) -> None:
        order = (int(self.seat), *s.arrived, int(s.by))
        last = order[-1]
        if s.modules & RAISED:  # §13.6 his own are up
            order = tuple([seat for seat in order if seat == self.seat or s.replies[seat] != PASS])
            s.tell((events.HANDS_UP, NOBODY, order))
            for seat in order:
                lose(s, seat, self.amount, BY_HEXHEX)
            return
        s.tell((events.HANDS_UP, last, order))
        if s.modules & VEXED:
            s.hexed |= bit(last)  # §12.1
        revenge(s, last, lose(s, last, self.amount, BY_HEXHEX))


class Signs(Ballot[HexState]):
    """§9.3 All show rock, paper or scissors; the sign of the card's player is the Hex Sign (§R13)."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def asked(self, s: HexState) -> i64:
        return everyone(s)

    def options(self, s: HexState, seat: i64) -> Options:
        return SIGNS

    def resolve(self, s: HexState) -> None:
        shown = [reply - SIGN for reply in s.replies]
        the_sign = shown[self.seat]
        s.tell((events.SIGNS, int(self.seat), tuple(shown)))
        for seat in members(everyone(s)):
            if shown[seat] == the_sign:
                gain(s, seat, 1, BY_SIGN)
            else:
                beaten = (the_sign + 1) % 3 == shown[seat]
                lose(s, seat, 2 if beaten else 1, BY_SIGN)


class AfterRound(Frame[HexState]):
    """§10.1 All hands and all cards that were played go to the pile; enduring ones stay (§2.5)."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        hidden = []
        for seat in range(s.seats):
            held = (*s.hands[seat], *s.down[seat])
            hidden.append(tuple(sorted([s.kinds[slot] for slot in held])))
            for slot in (*held, *s.table[seat]):
                s.pile[s.kinds[slot]] += 1
        s.tell((events.ROUND_OVER, tuple(hidden)))
        staying = []
        for slot, owner, _, _ in s.standing:
            if s.rows[s.kinds[slot]].flags & ENDURING:
                staying.append((s.kinds[slot], owner))
            else:
                s.pile[s.kinds[slot]] += 1  # §2.4
        s.kinds = [kind for kind, _ in staying]
        s.seen = [PUBLIC | int(everyone(s))] * len(staying)
        s.bars = [0] * len(staying)
        s.standing = tuple([(slot, owner, NOBODY, 0) for slot, (_, owner) in enumerate(staying)])
        s.hands, s.table, s.down = [()] * s.seats, [()] * s.seats, [()] * s.seats
        s.hexes, s.laid, s.pending, s.signs, s.going = [], [], (), (), ()
        s.out = [NOT_OUT] * s.seats
        s.notes, s.buried = (), ()
        s.open_hands = 0
        s.mute = 0
        s.owes = [0] * s.seats
