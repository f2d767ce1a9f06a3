"""The nouns of Hoax."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.state import State

# A seat's tokens are one number, 16 bits a type, so that hands are compared and copied as a whole.
WIDTH: Final = 16
LOW: Final = (1 << WIDTH) - 1
EVERY_CHARACTER: Final = (1 << 7) - 1
ONE_OF_EACH: Final = 1 | 1 << WIDTH | 1 << 2 * WIDTH


def held(tokens: i64, type: i64) -> i64:
    """How many of a type are in this hand."""
    return (tokens >> (WIDTH * type)) & LOW


def tokens_of(type: i64, count: i64) -> i64:
    """A hand of so many of one type, to be added or taken away."""
    return count << (WIDTH * type)


def has_one_of_each(tokens: i64) -> bool:
    return bool(tokens & LOW) and bool(tokens >> WIDTH & LOW) and tokens >> 2 * WIDTH > 0


class HoaxState(State):
    """A game of Hoax."""

    __slots__ = (
        "accused", "claimed", "exhausted", "first", "hoax_card", "identities", "immunities", "imposters", "points",
        "remaining", "tokens", "truthful", "turn", "undealt", "winner",
    )  # fmt: skip

    identities: list[int]  # by seat; NOBODY until it is dealt
    undealt: i64  # the set of characters whose cards are not dealt
    tokens: list[int]  # by seat
    imposters: list[int]  # by seat: the set of characters that carry an imposter token
    remaining: i64  # the set of seats still in
    exhausted: i64  # the set of seats whose card is turned
    hoax_card: i64  # before which seat; NOBODY: in the centre
    first: i64  # who takes the first turn
    turn: i64  # whose turn it is
    claimed: bool  # the claim of this turn is made
    accused: bool  # the accusation of this turn is made
    immunities: bool  # the option
    winner: i64
    points: i64
    truthful: bool  # won by a truthful claim

    def deal(self, seats: int, first: int, immunities: bool) -> None:
        """Everything as it is before the first card is dealt."""
        self.identities = [NOBODY] * seats
        self.undealt = EVERY_CHARACTER
        self.tokens = [0] * seats
        self.imposters = [0] * seats
        self.remaining = (1 << seats) - 1
        self.exhausted = 0
        self.hoax_card = NOBODY
        self.first = first
        self.turn = NOBODY
        self.claimed = False
        self.accused = False
        self.immunities = immunities
        self.winner = NOBODY
        self.points = 0
        self.truthful = False

    def copy(self) -> HoaxState:
        new = HoaxState.__new__(HoaxState)
        self.copy_kernel(new)
        new.identities = self.identities[:]
        new.undealt = self.undealt
        new.tokens = self.tokens[:]
        new.imposters = self.imposters[:]
        new.remaining = self.remaining
        new.exhausted = self.exhausted
        new.hoax_card = self.hoax_card
        new.first = self.first
        new.turn = self.turn
        new.claimed = self.claimed
        new.accused = self.accused
        new.immunities = self.immunities
        new.winner = self.winner
        new.points = self.points
        new.truthful = self.truthful
        return new

    def nouns(self) -> tuple[Any, ...]:
        return (
            tuple(self.identities), self.undealt, tuple(self.tokens), tuple(self.imposters), self.remaining,
            self.exhausted, self.hoax_card, self.first, self.turn, self.claimed, self.accused, self.immunities,
            self.winner, self.points, self.truthful,
        )  # fmt: skip
