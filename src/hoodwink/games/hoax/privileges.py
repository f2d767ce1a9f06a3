"""§3 Privileges: what a claim does once it stands."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice, Frame
from hoodwink.core.seats import NOBODY, clockwise, members, next_in
from hoodwink.games.hoax.events import GAVE, SWAPPED, TOOK
from hoodwink.games.hoax.moves import COLLECT, GIVE_FIRST, GIVES, HELP, NEIGHBOURS, SEIZE, TAKE, TAKE_FIRST, TAKES, Move
from hoodwink.games.hoax.state import WIDTH, HoaxState, held, tokens_of


def losers(s: HoaxState, seat: i64, move: Move) -> i64:
    """§9.1 The set of seats that a privilege would now make lose or exchange a token."""
    effect = move.effect
    if effect == TAKE or effect == HELP:
        return 0
    others = s.remaining & ~(1 << seat)
    if effect == NEIGHBOURS:
        left = next_in(others, seat)
        right = clockwise(others, seat)[-1]
        others = 1 << left | 1 << right  # §3.7
    elif effect != COLLECT:
        if move.of == NOBODY:
            return 0
        others = 1 << move.of
    victims: i64 = 0
    for other in members(others):
        hand: i64 = s.tokens[other]
        if hand and (effect == NEIGHBOURS or held(hand, move.takes)):
            victims |= 1 << other
    return victims


def carry_out(s: HoaxState, seat: i64, move: Move, victims: i64) -> None:
    """§3.5 to §3.13 What the privilege does to those whom it does not spare."""
    effect = move.effect
    if effect == TAKE:  # §3.6 §3.8 §3.10
        take(s, seat, move.takes, move.count)
    elif effect == HELP:  # §3.13 the claimant takes first
        take(s, seat, move.takes, move.count)
        for _ in range(move.helped):
            s.push(Help(move.helps))
    elif effect == NEIGHBOURS:  # §3.7
        gifts: list[Frame[Any]] = []
        for giver in clockwise(victims, seat):
            for _ in range(move.count):
                gifts.append(Gift(giver, seat))
        s.then(gifts)
    elif effect == COLLECT or effect == SEIZE:  # §3.9 §3.12
        for giver in clockwise(victims, seat):  # §3.4
            give(s, giver, seat, move.takes, min(move.count, held(s.tokens[giver], move.takes)))
    elif move.gives != NOBODY and (move.of == NOBODY or victims):  # §3.11 §R15
        mine = tokens_of(move.gives, move.count)
        theirs = tokens_of(move.takes, move.count)
        s.tokens[seat] += theirs - mine
        if move.of != NOBODY:
            s.tokens[move.of] += mine - theirs
        s.tell((SWAPPED, seat, move.of, move.gives, move.takes, move.count))


def take(s: HoaxState, seat: i64, type: i64, number: i64) -> None:
    """§3.3 From the supply, which has no end (§1.1)."""
    s.tokens[seat] += number << WIDTH * type
    s.tell((TOOK, seat, type, number))


def give(s: HoaxState, seat: i64, to: i64, type: i64, number: i64) -> None:
    """§3.4 From the giver's own tokens."""
    s.tokens[seat] -= tokens_of(type, number)
    s.tokens[to] += tokens_of(type, number)
    s.tell((GAVE, seat, to, type, number))


class Gift(Frame[HoaxState]):
    """§3.7 A neighbour gives a token of his own choice; with one type in hand there is nothing to choose (§R14)."""

    __slots__ = ("seat", "to")

    def __init__(self, seat: i64, to: i64) -> None:
        self.seat: Final[i64] = seat
        self.to: Final[i64] = to

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.to)

    def asked(self, s: HoaxState) -> i64:
        return 1 << self.seat if len(self.options(s, self.seat)) > 1 else 0

    def options(self, s: HoaxState, seat: i64) -> Options:
        hand = s.tokens[self.seat]
        return tuple([gift for type, gift in enumerate(GIVES) if held(hand, type)])

    def resolve(self, s: HoaxState) -> None:
        if s.by == self.seat:
            give(s, self.seat, self.to, s.replies[self.seat] - GIVE_FIRST, 1)
            return
        for gift in self.options(s, self.seat):
            give(s, self.seat, self.to, gift - GIVE_FIRST, 1)


class Help(Choice[HoaxState]):
    """§3.13 The player whom the claimant helps takes one token of his own choice from the supply."""

    __slots__ = ()

    def options(self, s: HoaxState, seat: i64) -> Options:
        return TAKES

    def resolve(self, s: HoaxState) -> None:
        take(s, self.seat, s.replies[self.seat] - TAKE_FIRST, 1)
