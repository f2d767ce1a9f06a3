"""§6 Trios, and how chips change hands. §6.2 Only `break_for` touches a trio that is not its owner's to spend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice
from hoodwink.core.seats import NOBODY
from hoodwink.games.erben.events import BROKE, GAVE, STACKED, TOOK
from hoodwink.games.erben.moves import PASS_OR_STACK, STACK
from hoodwink.games.erben.state import BY_HAND, ONE_OF_EACH, ErbenState, chips_of, held, sets_in


def take(s: ErbenState, seat: i64, type: i64, number: i64) -> None:
    """§1.3 Chips from the bank; who takes more than there is takes what there is."""
    there = held(s.bank, type)
    if there < number:
        number = there
    s.bank -= chips_of(type, number)
    s.chips[seat] += chips_of(type, number)
    s.tell((TOOK, seat, type, number))


def give(s: ErbenState, seat: i64, to: i64, type: i64, number: i64) -> None:
    """Loose chips from one seat to another, or to the bank where that one is out of the round and not acting (§R5)."""
    chips = chips_of(type, number)
    s.chips[seat] -= chips
    if s.remaining >> to & 1 or to == s.turn:
        s.chips[to] += chips
        s.tell((GAVE, seat, to, type, number))
    else:
        s.bank += chips
        s.tell((GAVE, seat, NOBODY, type, number))


def holds(s: ErbenState, seat: i64, type: i64) -> i64:
    """How many of a supply lie before a seat, loose or in trios."""
    return held(s.chips[seat], type) + s.trios[seat]


def break_for(s: ErbenState, seat: i64, type: i64, number: i64) -> None:
    """§6.3 Loose chips go first; as many trios are broken as the rest needs, and what is left of them lies loose."""
    lacking = number - held(s.chips[seat], type)
    if lacking > 0:
        s.trios[seat] -= lacking
        s.chips[seat] += lacking * ONE_OF_EACH
        s.tell((BROKE, seat, lacking))


def stack_trios(s: ErbenState, seat: i64, number: i64) -> None:
    """§6.1 Loose chips, one of each, become trios."""
    s.chips[seat] -= number * ONE_OF_EACH
    s.trios[seat] += number
    s.tell((STACKED, seat, number))


def stack_all(s: ErbenState) -> None:
    """§6.1 Everybody stacks what he can, unless it is done by hand (§12.19)."""
    if s.modules & BY_HAND:
        return
    for seat in range(s.seats):
        number = sets_in(s.chips[seat])
        if number:
            stack_trios(s, seat, number)


class StackNow(Choice[ErbenState]):
    """§12.19 By hand: after his action the actor may stack, one trio at a time."""

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        return 1 << self.seat if s.modules & BY_HAND and sets_in(s.chips[self.seat]) else 0

    def options(self, s: ErbenState, seat: i64) -> Options:
        return PASS_OR_STACK

    def default(self, s: ErbenState, seat: i64) -> int:
        return STACK

    def resolve(self, s: ErbenState) -> None:
        if s.by == self.seat and s.replies[self.seat] == STACK:
            stack_trios(s, self.seat, 1)
            s.push(self)


STACKING: Final[list[StackNow]] = [StackNow(seat) for seat in range(14)]
