"""The nouns of Die Erben von Hoax."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.state import State

# What is in play, as bits of `modules`.
NO_POINTS: Final = 1  # §12.2
ANY_TURN: Final = 2  # §12.3 accusations at the end of every turn
BESIDE: Final = 4  # §12.4 information beside the action
UNMARKED: Final = 8  # §12.5
ALL_REACTIONS: Final = 16  # §12.6
STRONGER: Final = 32  # §12.7
TWO_CARDS: Final = 64  # §12.8 two identities
TWO_CHIPS: Final = 128  # §12.9
TWO_A_TRIO: Final = 256  # §12.10
FOUR_POINTS: Final = 512  # §12.11
NO_FINES: Final = 1024  # §12.13
BETTING: Final = 2048  # §12.14
TOASTS: Final = 4096  # §12.15
MAGICIAN_ALONE: Final = 8192  # §12.16
SILENCED: Final = 16384  # §12.17
LOST_TURN: Final = 32768  # §12.18
BY_HAND: Final = 65536  # §12.19

IDENTITIES: Final = 7
SUPPLIES: Final = 3
# A seat's loose chips are one number, 8 bits a supply.
WIDTH: Final = 8
LOW: Final = 255
ONE_OF_EACH: Final = 0x010101


def held(chips: i64, type: i64) -> i64:
    """How many of a supply are among these chips."""
    return (chips >> (WIDTH * type)) & LOW


def chips_of(type: i64, count: i64) -> i64:
    """So many of one supply, to be added or taken away."""
    return count << (WIDTH * type)


def sets_in(chips: i64) -> i64:
    """How many trios these chips would make."""
    least = chips & LOW
    gold = (chips >> WIDTH) & LOW
    grain = chips >> (2 * WIDTH)
    if gold < least:
        least = gold
    return grain if grain < least else least


class ErbenState(State):
    """A game of Die Erben von Hoax."""

    __slots__ = (
        "bank", "barons", "cards", "cast", "chips", "claimant", "claimed", "covered", "deck", "deed", "doubted",
        "doubter", "ending", "fallen", "fines", "fresh", "met", "modules", "old", "opposed", "reacted", "remaining",
        "reprieves", "round", "showdown", "shown", "silenced", "spared", "starter", "support", "throne", "trios",
        "turn", "unmarked", "up", "winner",
    )  # fmt: skip

    modules: i64
    cast: i64  # the set of identities in the game
    throne: list[int]  # by seat: throne points
    round: i64  # from 1
    starter: i64  # who begins the round; NOBODY until it is drawn
    # the round
    cards: list[int]  # by seat: the identity; NOBODY where none is dealt
    deck: list[int]  # by identity: how many cards are not dealt
    old: list[int]  # by seat: the first card, face up, of one who was dealt a second (§12.8); else NOBODY
    up: i64  # the set of seats whose card lies face up
    covered: list[int]  # by seat: the set of heads that are covered, or lost to it (§12.5)
    unmarked: list[int]  # by seat: those of them that carry no marker
    shown: tuple[int, ...]  # by seller × seats + buyer: the set of identities that were shown in this round
    chips: list[int]  # by seat: loose ones
    trios: list[int]  # by seat
    bank: i64
    remaining: i64  # the set of seats that are in the round
    showdown: bool
    # the turn
    turn: i64
    deed: i64  # the action of the turn, once it is named; until then what was bought beside it last (§12.4)
    fresh: i64  # the Merchant's chips that he may still swap (§3.10)
    met: i64  # the set of seats that he has named
    spared: i64  # the set of seats that the action spares: their Magician stands
    reacted: list[int]  # by reaction: the set of seats that have used it in this turn
    silenced: i64  # the set of seats that may not react any more in this turn (§12.17)
    barons: tuple[int, ...]  # whose "illegal" stands, in order
    fines: tuple[tuple[int, int], ...]  # that stand, in order: (judge, action)
    reprieves: tuple[tuple[int, int], ...]  # that stand: (monk, action)
    # the claim that is, or was last, on trial
    claimant: i64
    claimed: i64  # the identity
    doubted: i64  # the set of seats that have doubted it
    doubter: i64  # who does now; NOBODY while nobody does
    support: i64  # the set of seats that support the doubt
    opposed: i64  # the set of seats that don't
    fallen: bool  # it was doubted away

    winner: i64
    ending: i64  # how it was won

    def copy(self) -> ErbenState:
        new = ErbenState.__new__(ErbenState)
        self.copy_kernel(new)
        new.modules = self.modules
        new.cast = self.cast
        new.throne = self.throne[:]
        new.round = self.round
        new.starter = self.starter
        new.cards = self.cards[:]
        new.deck = self.deck[:]
        new.old = self.old[:]
        new.up = self.up
        new.covered = self.covered[:]
        new.unmarked = self.unmarked[:]
        new.shown = self.shown
        new.chips = self.chips[:]
        new.trios = self.trios[:]
        new.bank = self.bank
        new.remaining = self.remaining
        new.showdown = self.showdown
        new.turn = self.turn
        new.deed = self.deed
        new.fresh = self.fresh
        new.met = self.met
        new.spared = self.spared
        new.reacted = self.reacted[:]
        new.silenced = self.silenced
        new.barons = self.barons
        new.fines = self.fines
        new.reprieves = self.reprieves
        new.claimant = self.claimant
        new.claimed = self.claimed
        new.doubted = self.doubted
        new.doubter = self.doubter
        new.support = self.support
        new.opposed = self.opposed
        new.fallen = self.fallen
        new.winner = self.winner
        new.ending = self.ending
        return new

    def nouns(self) -> tuple[Any, ...]:
        return (
            self.modules, self.cast, tuple(self.throne), self.round, self.starter, tuple(self.cards), tuple(self.deck),
            tuple(self.old), self.up, tuple(self.covered), tuple(self.unmarked), self.shown, tuple(self.chips),
            tuple(self.trios), self.bank, self.remaining, self.showdown, self.turn, self.deed, self.fresh, self.met,
            self.spared, tuple(self.reacted), self.silenced, self.barons, self.fines, self.reprieves, self.claimant,
            self.claimed, self.doubted, self.doubter, self.support, self.opposed, self.fallen, self.winner,
            self.ending,
        )  # fmt: skip

    def lay_out(self, seats: int, modules: i64, cast: i64, points: int) -> None:
        """Everything as it is before the first round."""
        self.modules = modules
        self.cast = cast
        self.throne = [points] * seats
        self.round = 0
        self.starter = NOBODY
        self.winner = NOBODY
        self.ending = NOBODY
        self.lay_round(seats, 0)
        self.lay_turn(NOBODY)

    def lay_round(self, seats: int, bank: int) -> None:
        """§11.1 Everything as it is before the first card of a round is dealt."""
        self.cards = [NOBODY] * seats
        self.deck = [2 * int((self.cast >> identity) & 1) for identity in range(IDENTITIES)]
        self.old = [NOBODY] * seats
        self.up = 0
        self.covered = [0] * seats
        self.unmarked = [0] * seats
        self.shown = (0,) * (seats * seats)
        self.chips = [0] * seats
        self.trios = [0] * seats
        self.bank = bank * ONE_OF_EACH
        self.remaining = (1 << seats) - 1
        self.showdown = False

    def lay_turn(self, seat: i64) -> None:
        """§3.1 Everything as it is before an action."""
        self.turn = seat
        self.deed = NOBODY
        self.fresh = 0
        self.met = 0
        self.spared = 0
        self.reacted = [0, 0, 0, 0]
        self.silenced = 0
        self.barons = ()
        self.fines = ()
        self.reprieves = ()
        self.claimant = NOBODY
        self.claimed = NOBODY
        self.doubted = 0
        self.doubter = NOBODY
        self.support = 0
        self.opposed = 0
        self.fallen = False
