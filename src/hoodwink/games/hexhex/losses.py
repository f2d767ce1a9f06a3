"""§6.1 §6.2 What a Hex costs when it goes off."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Choice
from hoodwink.core.seats import members
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.moves import NAME
from hoodwink.games.hexhex.primitives import OMEN, TALISMAN
from hoodwink.games.hexhex.state import (
    BEFORE,
    BOOSTS,
    GROWN,
    REVENGE,
    TARGETER,
    TIMES,
    Hex,
    HexState,
    gain,
    lose,
    others,
)

BY_HEX: Final = events.WHYS.index("hex")
TARGETED: Final = events.WHYS.index("targeted")
BY_REVENGE: Final = events.WHYS.index("revenge")


def strength(h: Hex) -> int:
    """§3.5 What a Hex costs by its tokens."""
    return (1 + h[BOOSTS] + h[GROWN]) * h[TIMES]


def cost(s: HexState, h: Hex) -> int:
    """§6.2 With what stands before the seat; a Talisman is used up for the round."""
    seat, amount = h[BEFORE], strength(h)
    for n, (slot, owner, at, used) in enumerate(s.standing):
        card = s.rows[s.kinds[slot]]
        if card.has(OMEN) and at == seat:
            amount += card.amount(OMEN)
        if card.has(TALISMAN) and owner == seat and not used:
            amount -= card.amount(TALISMAN)
            s.standing = (*s.standing[:n], (slot, owner, at, 1), *s.standing[n + 1 :])
    return max(0, amount)


def book_plainly(s: HexState) -> int:
    """§6.1 The loss of the Hexed and the gain of who targeted him; what was really lost."""
    h = s.going
    seat, targeter = h[BEFORE], h[TARGETER]
    amount = cost(s, h)
    s.tell((events.HEXED, seat, targeter, amount, -1))
    lost = lose(s, seat, amount, BY_HEX)
    if targeter != seat:  # §R2
        gain(s, targeter, 1, TARGETED)
    s.going = ()
    return lost


class Revenge(Choice[HexState]):
    """§13.4 By the law of revenge the Hexed may make another lose as much."""

    __slots__ = ("lost",)

    def __init__(self, seat: i64, lost: i64) -> None:
        super().__init__(seat)
        self.lost: Final[i64] = lost

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.lost)

    def options(self, s: HexState, seat: i64) -> Options:
        return (PASS, *[NAME + other for other in members(others(s, seat))])

    def resolve(self, s: HexState) -> None:
        reply = s.replies[self.seat]
        if reply != PASS:
            lose(s, reply - NAME, self.lost, BY_REVENGE, as_much=True)


def revenge(s: HexState, seat: i64, lost: i64) -> None:
    if s.modules & REVENGE and lost > 0:
        s.push(Revenge(seat, lost))
