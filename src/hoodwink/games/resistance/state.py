"""The nouns of The Resistance."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.state import State

# What is in play, as bits of `modules`.
BLIND_SPIES: Final = 1
TARGETING: Final = 2
PLOTS: Final = 4
HUNTERS: Final = 8
DUMMY: Final = 16
BLAME: Final = 32
INQUISITOR: Final = 64
HIDDEN_REVERSER: Final = 128

HAND: Final = 4  # bits a plot card in a seat's hand


class ResistanceState(State):
    """A game of The Resistance."""

    __slots__ = (
        "accused", "blamed", "cards", "deck", "done", "drawn", "early", "ending", "failures", "hands", "held_token",
        "hunters", "inquisitor", "leader", "looked", "missions", "modules", "number", "opened", "rejections", "roles",
        "successes", "swapped", "team", "token", "undealt", "votes", "winner",
    )  # fmt: skip

    modules: i64
    roles: list[int]  # by seat, as they are now
    undealt: list[int]  # by role: how many cards are still to be dealt
    leader: i64
    rejections: i64  # since the last mission
    done: i64  # how many missions have been done
    successes: i64
    failures: i64
    number: i64  # the mission that is being tried, from 0
    team: i64  # the set of seats on it
    votes: i64  # the set of seats that have approved, while votes come in two rounds
    cards: list[int]  # by seat: the mission card played, NOBODY for none
    opened: i64  # the set of seats whose card lies face up
    looked: i64  # the set of seats whose card a Close Eye has seen
    missions: tuple[Any, ...]  # done so far: (number, team, cards by seat, succeeded now, swapped then, leader)
    # plot cards
    deck: list[int]  # by plot card: how many are left
    drawn: tuple[int, ...]  # to be given out by the leader
    hands: list[int]  # by seat: counts of the cards that lie before it, HAND bits each
    # Hunter
    token: i64  # the Investigator, NOBODY without one
    early: bool  # the early accusation has been made
    hunters: i64  # the set of Hunters that are revealed
    accused: list[int]  # by side: the set of seats that its Hunter has accused wrongly
    blamed: i64  # 0: not yet, 1: wrongly, 2: rightly
    swapped: tuple[int, int]  # the Deep Agent and the Pretender that have changed places; NOBODY twice if none
    # Inquisitor
    inquisitor: i64
    held_token: i64  # the set of seats that have held the token

    winner: i64  # a side
    ending: i64  # how it ended

    def copy(self) -> ResistanceState:
        new = ResistanceState.__new__(ResistanceState)
        self.copy_kernel(new)
        new.modules = self.modules
        new.roles = self.roles[:]
        new.undealt = self.undealt[:]
        new.leader = self.leader
        new.rejections = self.rejections
        new.done = self.done
        new.successes = self.successes
        new.failures = self.failures
        new.number = self.number
        new.team = self.team
        new.votes = self.votes
        new.cards = self.cards[:]
        new.opened = self.opened
        new.looked = self.looked
        new.missions = self.missions
        new.deck = self.deck[:]
        new.drawn = self.drawn
        new.hands = self.hands[:]
        new.token = self.token
        new.early = self.early
        new.hunters = self.hunters
        new.accused = self.accused[:]
        new.blamed = self.blamed
        new.swapped = self.swapped
        new.inquisitor = self.inquisitor
        new.held_token = self.held_token
        new.winner = self.winner
        new.ending = self.ending
        return new

    def nouns(self) -> tuple[Any, ...]:
        return (
            self.modules, tuple(self.roles), tuple(self.undealt), self.leader, self.rejections, self.done,
            self.successes, self.failures, self.number, self.team, self.votes, tuple(self.cards), self.opened,
            self.looked, self.missions, tuple(self.deck), self.drawn, tuple(self.hands), self.token, self.early,
            self.hunters, tuple(self.accused), self.blamed, self.swapped, self.inquisitor, self.held_token,
            self.winner, self.ending,
        )  # fmt: skip

    def lay_out(self, seats: int, cast: tuple[int, ...], kinds: int, modules: i64, deck: list[int]) -> None:
        """Everything as it is before the first character is dealt."""
        self.modules = modules
        self.roles = [NOBODY] * seats
        self.undealt = [cast.count(role) for role in range(kinds)]
        self.leader = NOBODY
        self.rejections = 0
        self.done = 0
        self.successes = 0
        self.failures = 0
        self.number = 0
        self.team = 0
        self.votes = 0
        self.cards = [NOBODY] * seats
        self.opened = 0
        self.looked = 0
        self.missions = ()
        self.deck = deck
        self.drawn = ()
        self.hands = [0] * seats
        self.token = NOBODY
        self.early = False
        self.hunters = 0
        self.accused = [0, 0]
        self.blamed = 0
        self.swapped = (NOBODY, NOBODY)
        self.inquisitor = NOBODY
        self.held_token = 0
        self.winner = NOBODY
        self.ending = NOBODY


def lies_before(s: ResistanceState, seat: i64, plot: i64) -> i64:
    """How many of a plot card lie before a seat."""
    return (s.hands[seat] >> (HAND * plot)) & 15


def lay(s: ResistanceState, seat: i64, plot: i64, count: i64) -> None:
    """Lay so many of a plot card before a seat, or take them away."""
    s.hands[seat] += count << (HAND * plot)


def holders(s: ResistanceState, plot: i64) -> i64:
    """The set of seats before which a plot card lies."""
    found: i64 = 0
    for seat in range(s.seats):
        if (s.hands[seat] >> (HAND * plot)) & 15:
            found |= 1 << seat
    return found
