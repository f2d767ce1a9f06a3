"""How likely the teams and votes at a table of The Resistance are, if these were the spies.

The log is read once, from the start, as all at the table read it. With it goes what the table believes: by set of
spies, how likely it is. At every team and every vote each seat is asked what it would have done without being a spy,
knowing what the table knew then and that it is no spy itself; and what it would have done as a spy who knows the
others. The answers are weights on the sets. Missions count here too, as far as the counts tell, for they move what the
table believes; for one who has seen more, `told` of resistance.py weighs them instead.

Spies are not all alike: some push their teams, some play the part of the others as well as they can. Which kind sits
here is hidden as well, so both are weighed throughout (STYLES), and a table shows by and by which it is.

The numbers were fitted to games of the house's bots, and are a little lighter than those games say (TRUSTED): people,
and bots from elsewhere, play otherwise.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb, exp

from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.resistance.events import (
    BLAMED,
    HUNTER,
    MISSION,
    OPEN_CARD,
    PROPOSED,
    REJECTED,
    TURNED,
    VOTED,
)  # fmt: skip
from hoodwink.games.resistance.roles import FAILS_NEEDED, REJECTIONS, SPY_COUNT, TO_WIN, Card, Side

# Mission cards. Spies on a team settle who fails; some don't, and toss coins.
SETTLED = 0.85
HIDES = (0.5, 0.25, 0.1, 0.1, 0.05)  # by missions done: how often a mission passes that spies could fail
BRINK = 0.02  # the same where this mission may be the last: hiding would lose, or give away the win
ONE_MORE = 0.12  # how often one more fails than is needed, and again
BITES = 0.1  # how often one fails where that changes nothing

# Teams. A leader prefers those whom the table trusts, and himself.
TASTE = 3.0  # how much: a seat counts (1 - its chance to be a spy) to this power
ASTRAY = 0.08  # how often a leader names anyone
SPIES_NAMED = (0.03, 0.93, 0.03, 0.01, 0.0)  # a spy who pushes: so many spies fewer than it takes, just so many, more
LEFT_OUT = 0.12  # how often a leader leaves himself out

# Votes. Approve: what the team promises, against the best that the voter could name himself.
WANTED = (0.96, 0.92, 0.75, 0.45, 0.0)  # by rejections: how much of that is enough
BLUNT = 0.08  # how wide the zone is in which votes go either way
SLIPS = 0.06  # how often anyone votes the other way
TRUSTED = 0.9  # the power to which all of it is taken

# What is left of a team's promise with k spies on it, by fails needed: how the house's bots see it.
PROMISE = ((1.0,) * 6, (1.0, 0.15, 0.08, 0.05, 0.02, 0.0), (1.0, 0.95, 0.3, 0.2, 0.1, 0.0))


@dataclass(frozen=True, slots=True)
class Style:
    """A kind of spies."""

    prior: float  # how common it is
    parts: float  # how often such a spy names the team that he would name without being one
    leans: float  # how often he votes by what his side needs and not by the part he plays
    leans_hard: float  # the same where the mission may end the game as he would not, or would, have it


STYLES = (Style(0.5, 0.1, 0.2, 0.25), Style(0.5, 0.75, 0.06, 0.5))


@lru_cache(maxsize=4000)
def fails_likely(fails: int, spies: int, needed: int, done: int, brink: bool) -> float:
    """How likely so many fails are with so many spies on a team, when so many missions have been done."""
    if fails > spies:
        return 0.0
    if spies == 0:
        return 1.0
    coins = comb(spies, fails) / (1 << spies)
    hides = BRINK if brink else HIDES[done]
    if spies < max(needed, 1):  # they can't make it fail
        settled = (BITES if fails == 1 else 0.01) if fails else 1 - BITES
    elif fails == 0:
        settled = hides
    elif fails < needed:
        settled = 0.05  # one bites, the other does not
    else:
        settled = (1 - hides) * pow(ONE_MORE, fails - needed)
    coin = (1 - SETTLED) * (0.3 if brink else 1.0)
    return (1 - coin) * settled + coin * coins


class Reading:
    """The log up to a point: what the table believes, and what teams and votes say by themselves."""

    __slots__ = (
        "by_style", "done", "facts", "failures", "leader", "needed", "rejected", "seats", "sets", "successes", "swap",
        "team", "weights", "words",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sets = [sum(1 << s for s in spies) for spies in combinations(range(seats), SPY_COUNT[seats])]
        self.facts = [1.0] * len(self.sets)  # what missions and open cards say, in proportion
        self.by_style = [[style.prior] * len(self.sets) for style in STYLES]  # what teams and votes say
        self.words = [1.0] * len(self.sets)  # the same, whatever the style
        self.weights = self.facts  # what the table believes: both together
        self.leader, self.team, self.rejected = NOBODY, 0, 0
        self.done = self.successes = self.failures = 0
        self.needed = 1
        self.swap = 0  # after a right Blame: the two who have changed sides

    @property
    def brink(self) -> bool:
        return TO_WIN - 1 in (self.successes, self.failures)

    def hear(self, event: Event) -> None:
        """One more event, as all read it. Lists are made anew, never changed: copies share them."""
        kind = event[0]
        if kind == PROPOSED:
            self.leader, self.team = event[1], event[2]
            self.needed = FAILS_NEEDED[self.seats][event[3] - 1]
            self.said(self.named())
        elif kind == VOTED:
            self.said(self.voted(event[1]))
        elif kind == REJECTED:
            self.rejected = event[1]
        elif kind == MISSION:
            self.went(event)
        elif kind == TURNED:
            self.successes += 1 if event[2] else -1
            self.failures += -1 if event[2] else 1
        elif kind == HUNTER:
            self.sure(event[1], event[2] == Side.SPY)
        elif kind == OPEN_CARD and event[2] in (Card.FAIL, Card.CHIEF_FAIL):
            self.sure(event[1], True)
        elif kind == BLAMED:
            self.sure(event[1], True)
            if event[3]:
                self.swap = 1 << event[1] | 1 << event[2]

    def now(self) -> list[int]:
        """The sets of spies as they are now; `sets` are those that were dealt."""
        swap = self.swap
        return [spies ^ swap for spies in self.sets] if swap else self.sets

    def sure(self, seat: int, is_spy: bool) -> None:
        self.found([w if (s >> seat & 1) == is_spy else 0.0 for s, w in zip(self.now(), self.facts, strict=True)])

    def found(self, facts: list[float]) -> None:
        """Something certain, or nearly so. What nobody thinks possible is not believed."""
        weights = [f * w for f, w in zip(facts, self.words, strict=True)]
        if any(weights):
            self.facts, self.weights = facts, _scaled(weights)

    def said(self, factors: list[list[float]]) -> None:
        """A team was named, or all have voted: by style, how likely with each set of spies."""
        by_style = [[w * f for w, f in zip(*pair, strict=True)] for pair in zip(self.by_style, factors, strict=True)]
        most = max(map(max, by_style))
        self.by_style = [[w / most for w in words] for words in by_style]
        self.words = [sum(words) for words in zip(*self.by_style, strict=True)]
        self.weights = _scaled([f * w for f, w in zip(self.facts, self.words, strict=True)])

    def went(self, event: Event) -> None:
        """§3.1 The counts of a mission."""
        number, team, fails = event[1], event[2], event[4] + event[5]
        needed = FAILS_NEEDED[self.seats][number - 1]
        brink = self.brink
        likely = [fails_likely(fails, k, needed, self.done, brink) for k in range(6)]
        self.found([w * likely[(s & team).bit_count()] for s, w in zip(self.now(), self.facts, strict=True)])
        self.done += 1
        self.rejected = 0
        if event[7]:
            self.successes += 1
        else:
            self.failures += 1

    # what the seats believe -----------------------------------------------------------------------------------------

    def eyes(self) -> list[list[float]]:
        """By seat i, then j: how likely j is a spy in the eyes of i, if i is none; i itself is surely none."""
        seats = range(self.seats)
        both = [[0.0] * self.seats for _ in seats]
        whole = 0.0
        for spies, weight in zip(self.now(), self.weights, strict=True):
            if weight:
                whole += weight
                them = members(spies)
                for i in them:
                    row = both[i]
                    for j in them:
                        row[j] += weight
        alone = [both[i][i] for i in seats]
        found = []
        for i in seats:
            rest = whole - alone[i]
            if rest <= whole * 1e-9:  # nobody believes that
                found.append([a / whole for a in alone])
            else:
                found.append([max(alone[j] - both[i][j], 0.0) / rest for j in seats])
            found[-1][i] = -1.0
        return found

    # teams and votes ------------------------------------------------------------------------------------------------

    def named(self) -> list[list[float]]:
        """By style and set of spies: how likely this leader names this team."""
        eyes, team, leader = self.eyes()[self.leader], self.team, self.leader
        anyone = ASTRAY / comb(self.seats, team.bit_count())
        others = [s for s in range(self.seats) if s != leader]
        taste = [pow(1.0001 - chance, TASTE) for chance in eyes]  # his own is not used
        share = (1 - LEFT_OUT) if team >> leader & 1 else LEFT_OUT
        honest = share * _picked(taste, others, [s for s in others if team >> s & 1])
        found: list[list[float]] = [[] for _ in STYLES]
        for spies in self.now():
            pushed = 0.0
            if spies >> leader & 1:
                wanted = SPIES_NAMED[min(max((spies & team).bit_count() - self.needed + 1, 0), 4)]
                mates = [s for s in others if spies >> s & 1]
                rest = [s for s in others if not spies >> s & 1]
                pushed = share * wanted * _picked(taste, mates, [s for s in mates if team >> s & 1])
                pushed *= _picked(taste, rest, [s for s in rest if team >> s & 1])
            for style, factors in zip(STYLES, found, strict=True):
                parts = style.parts if spies >> leader & 1 else 1.0
                likely = parts * honest + (1 - parts) * pushed
                factors.append(pow(anyone + (1 - ASTRAY) * likely, TRUSTED))
        return found

    def promise(self, team: int, seat: int) -> float:
        """How likely this team succeeds in the eyes of a seat, if it is no spy."""
        holds = PROMISE[self.needed]
        cases = [case for case in zip(self.now(), self.weights, strict=True) if not case[0] >> seat & 1]
        whole = sum([weight for _, weight in cases])
        good = sum([weight * holds[(spies & team).bit_count()] for spies, weight in cases])
        return good / whole if whole else 0.0

    def leanings(self) -> list[float]:
        """By seat: how likely it approves the team if it is no spy."""
        eyes = self.eyes()
        size = self.team.bit_count()
        found = []
        for seat in range(self.seats):
            if self.rejected == REJECTIONS - 1 or seat == self.leader:
                found.append(1 - SLIPS / 3)
                continue
            mine = sorted(range(self.seats), key=eyes[seat].__getitem__)[:size]  # it is none itself, so it comes first
            best = self.promise(sum([1 << s for s in mine]), seat)
            margin = self.promise(self.team, seat) - WANTED[self.rejected] * best
            odds = 1 / (1 + exp(-max(min(margin / BLUNT, 30), -30)))
            found.append(SLIPS + (1 - 2 * SLIPS) * odds)
        return found

    def voted(self, approve: int) -> list[list[float]]:
        """By style and set of spies: how likely these votes are."""
        ayes = self.leanings()
        last = self.rejected == REJECTIONS - 1
        loyal = [aye if approve >> s & 1 else 1 - aye for s, aye in enumerate(ayes)]
        found: list[list[float]] = [[] for _ in STYLES]
        for spies in self.now():
            dirty = (spies & self.team).bit_count() >= self.needed
            ends = (self.failures if dirty else self.successes) == TO_WIN - 1
            wanted = (1 - SLIPS) if dirty else SLIPS
            honest = 1.0
            for s, likely in enumerate(loyal):
                if not spies >> s & 1:
                    honest *= likely
            for style, factors in zip(STYLES, found, strict=True):
                lean = style.leans_hard if ends else 0.0 if last else style.leans
                likely = honest
                for s in members(spies):
                    aye = lean * wanted + (1 - lean) * ayes[s]
                    likely *= aye if approve >> s & 1 else 1 - aye
                factors.append(pow(likely, TRUSTED))
        return found


def _picked(taste: list[float], among: list[int], chosen: list[int]) -> float:
    """How likely just these are chosen, if each set of so many is as likely as the product of its tastes."""
    sums = [1.0] + [0.0] * len(chosen)
    for s in among:
        for k in range(len(chosen), 0, -1):
            sums[k] += sums[k - 1] * taste[s]
    likely = 1.0
    for s in chosen:
        likely *= taste[s]
    return likely / sums[-1] if sums[-1] else 0.0


def _scaled(weights: list[float]) -> list[float]:
    """The same with 1 for the largest: products of many small numbers vanish."""
    most = max(weights)
    return [w / most for w in weights] if most else weights


HEARD = (PROPOSED, VOTED, REJECTED, MISSION, TURNED, HUNTER, OPEN_CARD, BLAMED)


@lru_cache(maxsize=4000)
def reading(log: tuple[Event, ...], seats: int) -> Reading:
    """The log, of which only events that all have seen are read; earlier readings are gone on with."""
    if not log:
        return Reading(seats)
    new = reading(log[:-1], seats)
    if log[-1][0] not in HEARD:
        return new
    new = copy(new)
    new.hear(log[-1])
    return new


def heard(log: tuple[Event, ...]) -> tuple[Event, ...]:
    """Of a seat's log that which is read here; none of these kinds has anything secret."""
    return tuple([event for event in log if event[0] in HEARD])
