"""§3.4 to §3.13 What personal actions do once they stand."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice, Frame
from hoodwink.core.seats import NOBODY, members, next_in
from hoodwink.games.erben.answers import Answer, swap
from hoodwink.games.erben.moves import (
    BANK_SWAPS,
    BEWITCH,
    DONE,
    MOVES,
    STEAL,
    SWAP,
    SWAPS_A_SEAT,
    TAKE_FROM_BANK,
    TAX,
    swaps,
)  # fmt: skip
from hoodwink.games.erben.reserves import break_for, give, take
from hoodwink.games.erben.state import ErbenState, held


def carry_out(s: ErbenState, seat: i64, action: i64) -> None:
    """§3.2 The claim stands: do what it says, also if its maker is out by now (§R2) or nothing is there (§3.3)."""
    move = MOVES[action]
    effect = move.effect
    if effect == TAKE_FROM_BANK:
        take(s, seat, move.type, move.count)  # §3.4 §3.6 §3.8 §3.9 §3.13
    elif effect == STEAL:
        if move.of != NOBODY:  # §3.12 there is no answer to it
            break_for(s, move.of, move.type, move.count)
            give(s, move.of, seat, move.type, move.count)
    elif effect == SWAP:
        s.fresh = s.chips[seat]
        s.push(Swaps(seat))
    elif effect == BEWITCH:
        s.push(Levy(seat, action, 1 << move.of))
    else:
        s.push(Levy(seat, action, s.remaining & ~(1 << seat)))


class Levy(Frame[ErbenState]):
    """§5.2 Where an action takes from players, it meets them one by one, clockwise: those with a chip to lose."""

    __slots__ = ("action", "left", "seat")

    def __init__(self, seat: i64, action: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action
        self.left: Final[i64] = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.left)

    def resolve(self, s: ErbenState) -> None:
        move = MOVES[self.action]
        left = self.left
        while left:
            victim = next_in(left, self.seat)
            left &= ~(1 << victim)
            if held(s.chips[victim], move.type) if move.effect == TAX else s.chips[victim]:
                s.push(Levy(self.seat, self.action, left))
                s.push(Answer(victim, self.action))
                return


class Swaps(Choice[ErbenState]):
    """§3.10 The Merchant swaps one chip after another and then says that he is done.

    Each chip that lay loose before him at the start is swapped once at most. Whom he names for the first time may
    answer (§5.2); a Magician who stands is closed to him.
    """

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        return 1 << self.seat if s.fresh else 0

    def options(self, s: ErbenState, seat: i64) -> Options:
        found = [DONE, *swaps(s.fresh, s.bank, BANK_SWAPS)]
        for other in members(s.remaining & ~(1 << seat) & ~s.spared):
            if s.chips[other]:
                found += swaps(s.fresh, s.chips[other], BANK_SWAPS + SWAPS_A_SEAT * (1 + other))
        return tuple(found)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        move = MOVES[action]
        if move.effect != SWAP or move.gives == NOBODY:
            return "", ""
        if not held(s.fresh, move.gives):
            return "3.10", "no such chip of its own is left to swap"
        if move.of == seat or (move.of != NOBODY and not s.remaining >> move.of & 1):
            return "1.6", "a swap is with the bank or with another player in the round"
        if move.of != NOBODY and s.spared >> move.of & 1:
            return "5.3", "that Magician is spared"
        return "3.10", "there is no such chip lying loose"

    def resolve(self, s: ErbenState) -> None:
        if s.by != self.seat or s.replies[self.seat] == DONE:
            return
        action: i64 = s.replies[self.seat]
        other = MOVES[action].of
        s.push(self)
        if other == NOBODY or s.met >> other & 1:
            swap(s, action)
        else:
            s.met |= 1 << other
            s.push(Answer(other, action))
