"""Die Erben von Hoax: what everybody has seen everybody do, read from the log, and what it tells about a seat's card.

Every window asks, in public, seats that could speak as somebody: who speaks, and who keeps silent, tells whether he is
that one. So do doubts: who has one of the two cards knows that the claimant is less likely to have the other. A wrong
accusation tells that the accused is hardly what everybody took him for. How much each tells depends on habits. They
are guessed at first (`Habits`), and counted then: a round ends with all cards open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.erben.actions import ACTIONS, Claim, Condemn, Declare, Immune, Reprieve
from hoodwink.games.erben.events import (
    ACCUSED,
    ADMITTED,
    BOUGHT,
    BROKE,
    CHIPS,
    CLAIMED,
    COVERED,
    COVERED_ALL,
    DOUBTED,
    DREW,
    GAVE,
    MARKED,
    OUT,
    REACTED,
    RETURNED,
    ROUND,
    SHOWDOWN,
    SHOWN,
    STACKED,
    SWAPPED,
    TOOK,
    TURN,
    TURNED,
    VOTED,
)  # fmt: skip
from hoodwink.games.erben.identities import MAGICIAN, MONK, REACTS_AS, Identity, Reaction

# Bits of `modules`, as in state.py, where nobody looks who has a view only.
NO_POINTS: Final = 1
ANY_TURN: Final = 2
ALL_REACTIONS: Final = 16
FOUR_POINTS: Final = 512
NO_FINES: Final = 1024

KINDS = range(len(Identity))
# Habits: to speak as one of the four when asked, to doubt a claim, to support another's doubt.
DECLARES, CONDEMNS, REPRIEVES, SPARED = map(int, Reaction)
DOUBTS, SUPPORTS = 4, 5
HABITS = range(6)
Rates = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Habits:
    """What is guessed of players before they are known."""

    # by habit: how often one does it who is what it is about, and one who is not
    rates: Rates
    true: float  # how often an action is claimed by who one is


# Counted in games of the house's bots, and drawn in from 0 and 1, for people are less sure: those of regular bots, and
# those of sharp ones, who doubt more, and so tell the truth more often.
EASY = Habits(((0.7, 0.07), (0.92, 0.28), (0.92, 0.25), (0.75, 0.2), (0.3, 0.16), (0.6, 0.42)), 0.22)
WARY = Habits(((0.5, 0.06), (0.88, 0.2), (0.88, 0.2), (0.68, 0.15), (0.38, 0.22), (0.88, 0.65)), 0.42)
TAKEN_FOR = 8.0  # so many cases of a habit are what is guessed worth, beside those counted
SHARED = 0.2  # a case of another seat counts so much: people at one table play alike
# By identity: how often its actions are claimed by who is not it; a collection (the Monk) brings more, the more give.
LIES = (0.145, 0.27, 0.085, 0.075, 0.17, 0.155, 0.12)
COLLECTS = 0.035  # for each seat above or below
# With each seat above or below there are so many more false Judges and Monks in the windows, and fewer doubts.
MORE = (0.0, 0.04, 0.04, 0.01, -0.02, 0.0)
USUAL = 5  # seats of the games in which all that was counted
MOST_SEATS = 8  # the large table, for more, has rules of its own: what is done there is as usual again

KEEN = 2  # names are said as likely as they seem, to this power,
GUESSED = 0.8  # so often; else somebody knew more, and may have said any
LEAST = 1e-20  # of a ratio: nobody is quite excluded by how he plays, and the product of fourteen is still a number

Seen = tuple[int, int, int, bool]  # a seat, a habit, the identity that it is about, whether it did so
_SPOKEN = {Declare: DECLARES, Condemn: CONDEMNS, Reprieve: REPRIEVES, Immune: SPARED}
TRIAL = (DOUBTED, VOTED, ADMITTED, TURNED)  # what is told while a claim is on trial


def said_as(action: int) -> int:
    """The identity that is claimed with an action or a reaction."""
    said = ACTIONS[action]
    return int(said.identity) if isinstance(said, Claim) else int(REACTS_AS[_SPOKEN[type(said)]])


class Notes:
    """A round as a careful onlooker keeps it in mind, and the habits of each seat from the rounds before."""

    def __init__(self, seats: int, modules: int, cast: Iterable[int], guess: Habits = EASY) -> None:
        self.seats, self.modules, self.guess = seats, modules, guess
        self.cast = sum(1 << c for c in cast)
        self.above = seats - USUAL if seats <= MOST_SEATS else 0
        collected = LIES[MONK] + COLLECTS * self.above
        self.lies = [collected if c == MONK else lies for c, lies in enumerate(LIES)]
        # by seat and habit: cases and how often it was done, of those who were not what it was about and who were
        self.cases = [[[0, 0] for _ in HABITS] for _ in range(seats)]
        self.done = [[[0, 0] for _ in HABITS] for _ in range(seats)]
        self.all_cases, self.all_done = ([[0, 0] for _ in HABITS] for _ in range(2))  # the same of all seats together
        self.said, self.true = [0] * seats, [0] * seats  # actions claimed, and truly
        self.tried = self.carried = 0  # claims, and how many a doubt has tried
        self._begin()

    def _begin(self, *_: int) -> None:
        self.remaining = (1 << self.seats) - 1
        self.lost = [0] * self.seats  # by seat: the set of heads that are covered, or lost to it
        self.loose = [0] * self.seats  # chips that are in no trio
        self.seen: list[Seen] = []
        self.acts: list[tuple[int, int, int]] = []  # seat, identity, heads that were open
        self.showdown = False
        self.turns = [0] * self.seats
        self.ratios = [[1.0] * len(KINDS) for _ in range(self.seats)]
        self._lay_turn(NOBODY)

    def _lay_turn(self, seat: int) -> None:
        self._turn = seat
        self._acted = False  # the action has been carried out, or needs no trial
        self._reacted = [0] * len(Reaction)
        self._stood = [0] * len(Reaction)
        self._asked = 0  # who was asked to put up with the action
        self._claim: tuple[int, int, int] | None = None  # on trial: seat, identity, reaction or −1
        self._doubted = False

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            if self._claim is not None and event[0] not in TRIAL:
                self._stands()
            if (reader := READERS.get(event[0])) is not None:
                reader(self, *event[1:])

    # what it tells -------------------------------------------------------------------------------------------------

    def told(self, seat: int) -> list[float]:
        """By identity: how much likelier all that this seat has done in this round is, if it is its card."""
        return self.ratios[seat]

    def rate(self, seat: int, habit: int, own: bool) -> float:
        """How often this seat does it, when it is what it is about and when it is not."""
        done, cases = self.done[seat][habit][own], self.cases[seat][habit][own]
        done_by_all, all_cases = self.all_done[habit][own], self.all_cases[habit][own]
        guess = self.guess.rates[habit][not own]
        if not own:
            guess = min(max(guess + MORE[habit] * self.above, 0.05), 0.8)
        guessed = TAKEN_FOR * guess + SHARED * (done_by_all - done)
        return (guessed + done) / (TAKEN_FOR + SHARED * (all_cases - cases) + cases)

    def candour(self, seat: int) -> float:
        """How often this seat acts as who it is."""
        true, said = self.true[seat], self.said[seat]
        guessed = TAKEN_FOR * self.guess.true + SHARED * (sum(self.true) - true)
        return (guessed + true) / (TAKEN_FOR + SHARED * (sum(self.said) - said) + said)

    def open_heads(self, seat: int) -> int:
        return self.cast & ~self.lost[seat]

    def _note(self, seat: int, habit: int, identity: int, done: bool) -> None:
        self.seen.append((seat, habit, identity, done))
        own, other = self.rate(seat, habit, True), self.rate(seat, habit, False)
        self.ratios[seat][identity] *= own / other if done else (1 - own) / (1 - other)

    def _note_act(self, seat: int, identity: int) -> None:
        heads = self.open_heads(seat)
        self.acts.append((seat, identity, heads))
        true, every = self.candour(seat), sum([self.lies[c] for c in members(heads)])
        row = self.ratios[seat]
        for c in members(heads & ~(1 << identity)):
            row[c] *= (1 - true) * every / (every - self.lies[c])
        row[identity] *= true * every / self.lies[identity]

    def _note_name(self, target: int, right: bool) -> None:
        """Nobody hears which name was said; but it will have been one of those that are likely to everybody."""
        heads, row = members(self.open_heads(target)), self.ratios[target]
        likely = [row[c] ** KEEN for c in heads]
        total = sum(likely)
        for c, weight in zip(heads, likely, strict=True):
            said = GUESSED * weight / total + (1 - GUESSED) / len(heads)
            row[c] *= said if right else 1 - said

    # claims and trials ---------------------------------------------------------------------------------------------

    def _claimed(self, seat: int, action: int) -> None:
        identity = said_as(action)
        self._note_act(seat, identity)
        self._turn, self._acted = seat, True
        self._try(seat, identity, NOBODY)

    def _did_react(self, seat: int, action: int) -> None:
        identity = said_as(action)
        habit = _SPOKEN[type(ACTIONS[action])]
        self._note(seat, habit, identity, True)
        self._asked |= 1 << seat if habit == SPARED else 0
        self._reacted[habit] |= 1 << seat
        self._stood[habit] |= 1 << seat
        self._try(seat, identity, habit)

    def _try(self, seat: int, identity: int, habit: int) -> None:
        self._claim, self._doubted = (seat, identity, habit), False
        self.tried += 1

    def _did_doubt(self, seat: int, claimant: int, identity: int, _: int) -> None:
        if not self.showdown:
            self._doubted = True
            self._note(seat, DOUBTS, identity, True)

    def _voted(self, seat: int, support: bool) -> None:
        if self._claim is not None:
            self._note(seat, SUPPORTS, self._claim[1], support)

    def _stands(self) -> None:
        """The claim on trial stands. If nobody doubted it, all who could have let it pass."""
        assert self._claim is not None
        claimant, identity, _ = self._claim
        if not self._doubted:
            for seat in members(self.remaining & ~(1 << claimant)):
                self._note(seat, DOUBTS, identity, False)
        self._claim = None

    def _admitted(self, seat: int, identity: int) -> None:
        self.lost[seat] |= 1 << identity
        if self._claim is not None:
            self.carried += 1
            habit = self._claim[2]
            if habit == NOBODY:
                self._acted = False
            else:
                self._reacted[habit] &= ~(1 << seat)
                self._stood[habit] &= ~(1 << seat)
            self._claim = None

    def _turned(self, seat: int, identity: int) -> None:
        self.carried += self._claim is not None
        self._claim = None

    def _drew(self, seat: int, _: int | None) -> None:
        """§12.8 Another card: what was covered, shown and done before tells of the old one."""
        self.lost[seat] = 0
        self.ratios[seat] = [1.0] * len(KINDS)
        self.seen = [seen for seen in self.seen if seen[0] != seat]
        self.acts = [act for act in self.acts if act[0] != seat]

    # silence -------------------------------------------------------------------------------------------------------

    def able(self, habit: int) -> int:
        """The seats that can still speak so in this turn: everybody sees who they are."""
        used = self._reacted
        every = used[habit] if self.modules & ALL_REACTIONS else used[0] | used[1] | used[2] | used[3]
        found = self.remaining & ~every
        head = int(REACTS_AS[habit])
        return sum(1 << seat for seat in members(found) if not self.lost[seat] >> head & 1)

    def _end_turn(self) -> None:
        """Who could have spoken in the windows of the turn and has not."""
        if not self._acted or not self.remaining >> self._turn & 1 or self.modules & NO_FINES:
            return
        opened = [DECLARES]
        if self._stood[CONDEMNS]:
            opened += [CONDEMNS, REPRIEVES]
        elif self._stood[DECLARES] and self.loose[self._turn]:
            opened.append(CONDEMNS)
        for habit in opened:
            for seat in members(self.able(habit) & ~(1 << self._turn)):
                self._note(seat, habit, int(REACTS_AS[habit]), False)

    def _put_up(self, seat: int) -> None:
        """A seat gives what it is asked for and is no Magician, though it could have been."""
        if not self._asked >> seat & 1 and self.able(SPARED) >> seat & 1:
            self._asked |= 1 << seat
            self._note(seat, SPARED, int(MAGICIAN), False)

    # the table -----------------------------------------------------------------------------------------------------

    def _new_turn(self, seat: int) -> None:
        if self._turn != NOBODY:
            self._end_turn()
        self._lay_turn(seat)
        self.turns[seat] += 1
        self.ratios = [[max(ratio, LEAST) for ratio in row] for row in self.ratios]

    def _covered(self, seat: int, identity: int) -> None:
        self.lost[seat] |= 1 << identity

    def _covered_all(self, identity: int) -> None:
        for seat in members(self.remaining):
            self.lost[seat] |= 1 << identity

    def _marked(self, seat: int, cards: int) -> None:
        self.lost[seat] |= cards

    def _took_first(self, seat: int, chips: tuple[int, ...]) -> None:
        self.loose[seat] = sum(chips)

    def _took(self, seat: int, _: int, number: int) -> None:
        self.loose[seat] += number

    def _gave(self, seat: int, to: int, _: int, number: int) -> None:
        self._put_up(seat)
        self.loose[seat] -= number
        if to != NOBODY:
            self.loose[to] += number

    def _swapped(self, _: int, other: int, __: int, ___: int) -> None:
        if other != NOBODY:
            self._put_up(other)

    def _stacked(self, seat: int, trios: int) -> None:
        self.loose[seat] -= 3 * trios

    def _broke(self, seat: int, trios: int) -> None:
        self.loose[seat] += 3 * trios

    def _returned(self, seat: int) -> None:
        self.loose[seat] = 0

    def _accused(self, seat: int, target: int, right: bool, _: int | None) -> None:
        winner, loser = (seat, target) if right else (target, seat)
        self.loose[winner] += self.loose[loser]
        self.loose[loser] = 0
        self._acted = True
        self._note_name(target, right)

    def _bought(self, *_: int) -> None:
        self._acted = True  # §8.4 it can be declared illegal

    def _out(self, seat: int) -> None:
        self.remaining &= ~(1 << seat)

    def _faced(self, *_: int) -> None:
        self._end_turn()
        self._acted = False
        self.showdown = True

    def _learn(self, cards: tuple[int, ...]) -> None:
        """The round is over and all cards are open: what was each one's habit?"""
        for seat, habit, identity, done in self.seen:
            own = cards[seat] == identity
            self.cases[seat][habit][own] += 1
            self.done[seat][habit][own] += done
            self.all_cases[habit][own] += 1
            self.all_done[habit][own] += done
        for seat, identity, heads in self.acts:
            if heads >> cards[seat] & 1:
                self.said[seat] += 1
                self.true[seat] += cards[seat] == identity


READERS: dict[int, Callable[..., None]] = {
    ROUND: Notes._begin, TURN: Notes._new_turn, CLAIMED: Notes._claimed, REACTED: Notes._did_react,
    DOUBTED: Notes._did_doubt, VOTED: Notes._voted, ADMITTED: Notes._admitted, TURNED: Notes._turned,
    DREW: Notes._drew, COVERED: Notes._covered, COVERED_ALL: Notes._covered_all, MARKED: Notes._marked,
    CHIPS: Notes._took_first, TOOK: Notes._took, GAVE: Notes._gave, SWAPPED: Notes._swapped,
    STACKED: Notes._stacked, BROKE: Notes._broke, RETURNED: Notes._returned, ACCUSED: Notes._accused,
    BOUGHT: Notes._bought, OUT: Notes._out, SHOWDOWN: Notes._faced, SHOWN: Notes._learn,
}  # fmt: skip
