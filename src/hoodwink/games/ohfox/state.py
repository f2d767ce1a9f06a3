"""The nouns of Oh, Fox!."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.state import State


class OhFoxState(State):
    """A game of Oh, Fox!."""

    __slots__ = (
        "animals", "ending", "guess", "hands", "hearts", "laid", "masked", "objectives", "predator", "rows", "scores",
        "turn", "winners", "wounds",
    )  # fmt: skip

    masked: bool
    laid: i64  # the set of animals laid out
    objectives: i64  # the set in play
    animals: list[int]  # by seat; NOBODY before it is dealt
    predator: i64  # the seat that everybody knows to be the predator's; NOBODY while they don't
    hands: list[int]  # by seat: counts of the cards that are left, WIDTH bits a kind
    rows: list[tuple[int, ...]]  # by seat: the ids of the cards played
    turn: i64  # how many turns have been played
    guess: i64  # the action's id; NOBODY before it is made
    # once all has been played out
    hearts: tuple[int, ...]  # by seat
    wounds: tuple[int, ...]
    scores: tuple[int, ...]
    winners: i64  # a set
    ending: i64  # events.ENDINGS

    def copy(self) -> OhFoxState:
        new = OhFoxState.__new__(OhFoxState)
        self.copy_kernel(new)
        new.masked = self.masked
        new.laid = self.laid
        new.objectives = self.objectives
        new.animals = self.animals[:]
        new.predator = self.predator
        new.hands = self.hands[:]
        new.rows = self.rows[:]
        new.turn = self.turn
        new.guess = self.guess
        new.hearts = self.hearts
        new.wounds = self.wounds
        new.scores = self.scores
        new.winners = self.winners
        new.ending = self.ending
        return new

    def nouns(self) -> tuple[Any, ...]:
        return (
            self.masked, self.laid, self.objectives, tuple(self.animals), self.predator, tuple(self.hands),
            tuple(self.rows), self.turn, self.guess, self.hearts, self.wounds, self.scores, self.winners, self.ending,
        )  # fmt: skip

    def lay_out(self, seats: int, masked: bool, hand: int) -> None:
        """Everything as it is before the first animal is laid out."""
        self.masked = masked
        self.laid = 0
        self.objectives = 0
        self.animals = [NOBODY] * seats
        self.predator = NOBODY
        self.hands = [hand] * seats
        self.rows = [()] * seats
        self.turn = 0
        self.guess = NOBODY
        self.hearts = ()
        self.wounds = ()
        self.scores = ()
        self.winners = 0
        self.ending = NOBODY
