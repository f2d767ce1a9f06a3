"""What a seat of The Resistance believes: who are the spies, and which of them are Chiefs.

Every set of spies that fits what the seat has seen is listed, and within it every choice of spy Chiefs: at 10 seats at
most 210 sets of spies with 6 choices each. A case is weighed by the number of deals that are left for it (exactly, with
`worlds.ways`), by how likely the cards of each mission are in it, and lightly by how its spies have voted and led.

Two things are approximate: of the Reversers it is weighed how likely they are on a team, not who they are; and spies
are taken to play as `fails_likely` says, whoever they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from math import comb

from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, SPECTATOR, members
from hoodwink.games.resistance.events import KINDS, MISSION, PROPOSED, REJECTED, VOTED
from hoodwink.games.resistance.roles import FAILS_NEEDED, MANY, REJECTIONS, SPIES, Card, Role, Side
from hoodwink.games.resistance.view import ResistanceView, known
from hoodwink.games.resistance.worlds import ON_SIDE, Known, counted, mask, ways

# How spies play: a mix of spies who settle who fails, and of spies who each toss a coin.
SETTLED = 0.75
HIDES = (0.5, 0.3, 0.15, 0.1, 0.05)  # by missions done: how often spies let a mission pass that they could fail
ONE_MORE = 0.15  # how often one more fails than is needed
BITES = 0.2  # how often a spy fails a mission that he can't make fail alone

# How Reversers play.
REVERSES = 0.4

# How votes speak, as factors on the odds of being a spy: lightly, for spies can vote as they like.
BACKED_DIRTY = 1.4  # approved, from outside, a team in which a fail was played; who rejected it is as much less likely
LED_DIRTY = 1.6  # named it
BACKED_CLEAN = 0.93  # the same for a team without a fail: a hint at most, for it may hide a spy
LED_CLEAN = 0.9
TURNED_ROUND = 2.0  # rejected a team that he had named himself: one who wants it to succeed has no reason to
LET_LAPSE = 4.0  # rejected the last attempt, which would have given the spies the game

CHIEF = mask(Role.SPY_CHIEF)
CHIEFS = mask(Role.RESISTANCE_CHIEF, Role.COORDINATOR)  # whom the spy Hunter looks for (§8.1, §9.2)
ANYONE = -1  # as a set of seats
REVERSER = (mask(Role.RESISTANCE_REVERSER), mask(Role.SPY_REVERSER))

Clue = tuple[int, int, int, int, int, int, bool, int]
"""A mission: unseen members; fails, Chief Fails, Reverses among them; fails that it takes beside those seen; the seats
among which there is a spy Chief, if that is known; whether a Blame came before; how many missions had been done."""
Case = tuple[int, int, float]  # spies, spy Chiefs, how likely


class Belief:
    """Sets of spies, and what follows from them."""

    __slots__ = ("cases", "chances", "seats", "sets")

    def __init__(self, seats: int, cases: Iterable[Case]) -> None:
        found = list(cases)
        total = sum(weight for *_, weight in found)
        self.seats = seats
        self.cases = [(spies, chiefs, weight / total) for spies, chiefs, weight in found]
        sets: dict[int, float] = {}
        for spies, _, weight in self.cases:
            sets[spies] = sets.get(spies, 0.0) + weight
        self.sets = list(sets.items())
        self.chances = [sum(w for spies, w in self.sets if spies >> seat & 1) for seat in range(seats)]

    def success(self, team: int, holds: tuple[float, ...]) -> float:
        """How likely a team succeeds, if with k spies on it it does so with a chance of holds[k]."""
        return sum([weight * holds[(spies & team).bit_count()] for spies, weight in self.sets])

    def chief(self, seat: int) -> float:
        """How likely a seat is a spy Chief."""
        return sum(weight for _, chiefs, weight in self.cases if chiefs >> seat & 1)

    def without(self, seat: int) -> Belief:
        """The same for one who knows that this seat is no spy; as it is if all are sure of the contrary."""
        rest = [case for case in self.cases if not case[0] >> seat & 1]
        return Belief(self.seats, rest) if rest else self


# how missions speak -------------------------------------------------------------------------------------------------


@cache
def fails_likely(fails: int, spies: int, needed: int, done: int) -> float:
    """How likely so many fails are with so many spies on a team, when so many missions have been done."""
    if fails > spies:
        return 0.0
    coins = comb(spies, fails) / (1 << spies)
    if spies == 0:
        return 1.0
    if spies < max(needed, 1):  # they can't make it fail
        settled = (BITES if fails == 1 else 0.01) if fails else 1 - BITES
    elif fails == 0:
        settled = HIDES[done]
    elif fails < needed:
        settled = 0.1  # one bites, the other does not
    else:
        settled = (1 - HIDES[done]) * pow(ONE_MORE, fails - needed)
    return SETTLED * settled + (1 - SETTLED) * coins


def reverses_likely(reverses: int, mine: float, theirs: float) -> float:
    """How likely so many Reverses are, if either Reverser is on the team with these chances."""
    one, two = mine * REVERSES, theirs * REVERSES
    if reverses == 0:
        return (1 - one) * (1 - two)
    return one * two if reverses == 2 else one * (1 - two) + two * (1 - one)


def clues(facts: Known, numbers: Iterable[int]) -> tuple[Clue, ...]:
    """What each mission says, as numbers; `numbers` are the missions done, in order."""
    found: list[Clue] = []
    for at, (mission, number) in enumerate(zip(facts.missions, numbers, strict=True)):
        left = list(mission.counts)
        for card in mission.cards.values():
            left[card] -= 1
        unseen = sum(1 << seat for seat in mission.team if seat not in mission.cards)
        seen = sum(1 for card in mission.cards.values() if card in (Card.FAIL, Card.CHIEF_FAIL))
        needed = max(FAILS_NEEDED[facts.seats][number] - seen, 0)
        kinds = left[Card.FAIL], left[Card.CHIEF_FAIL], left[Card.REVERSE]
        failed_by_chief = sum(1 << seat for seat in mission.team) if mission.chief_failed else ANYONE
        found.append((unseen, *kinds, needed, failed_by_chief, mission.swapped, at))
    return tuple(found)


@lru_cache(maxsize=2000)
def cases(
    cast: tuple[int, ...],
    can: tuple[int, ...],
    told: tuple[Clue, ...],
    swapped: tuple[int, int] | None,
    habits: tuple[float, ...],
) -> tuple[Case, ...]:
    """Every set of spies and spy Chiefs that fits, with its weight; the spies as they are now, after any Blame."""
    seats = len(can)
    swap = (1 << swapped[0] | 1 << swapped[1]) if swapped else 0
    ours = [roles & ON_SIDE[Side.RESISTANCE] for roles in can]
    theirs = [roles & ON_SIDE[Side.SPY] & ~CHIEF for roles in can]
    our_cast = counted(tuple(role for role in cast if role not in SPIES))
    their_cast = counted(tuple(role for role in cast if role in SPIES and role != Role.SPY_CHIEF))
    chief_count = cast.count(Role.SPY_CHIEF)
    reversers = bool(mask(*cast) & (REVERSER[0] | REVERSER[1]))
    surely = tuple(seat for seat in range(seats) if not ours[seat])
    maybe = [seat for seat in range(seats) if ours[seat] and can[seat] & ON_SIDE[Side.SPY]]
    plain = our_cast[Role.RESISTANCE] == sum(our_cast)  # then there is one way, and no need to count
    found: list[Case] = []
    for chosen in combinations(maybe, sum(their_cast) + chief_count - len(surely)):
        team = surely + chosen
        spies = sum([1 << seat for seat in team])
        weight = 1.0 if plain else float(ways(tuple([ours[i] for i in range(seats) if not spies >> i & 1]), our_cast))
        for seat in team:
            weight *= habits[seat]
        if reversers and weight:
            weight *= _reversed(can, spies, told)
        if not weight:
            continue
        for chiefs in combinations(team, chief_count):
            if not all(can[seat] & CHIEF for seat in chiefs):
                continue
            heads = sum([1 << seat for seat in chiefs])
            rest = [theirs[seat] for seat in team if not heads >> seat & 1]
            likely = weight * ways(tuple(rest), their_cast)
            if likely:
                likely *= _told(told, spies, heads, swap, seats >= MANY)
            if likely:
                found.append((spies ^ swap, heads, likely))
    return tuple(found)


def _told(told: tuple[Clue, ...], spies: int, heads: int, swap: int, many: bool) -> float:
    """How likely the fails are that were shown, if these are the spies and these of them the Chiefs; 0: impossible."""
    likely = 1.0
    for unseen, fails, chief_fails, _, needed, failed_by_chief, after, at in told:
        then = (spies ^ swap if after else spies) & unseen
        spies_on = then.bit_count()
        if heads:
            if not heads & failed_by_chief:
                return 0.0
            chiefs_on = (then & heads).bit_count()
            if many and (chief_fails > chiefs_on or fails > spies_on - chiefs_on):  # §6.3
                return 0.0
        likely *= fails_likely(fails + chief_fails, spies_on, needed, at)
    return likely


def _reversed(can: tuple[int, ...], spies: int, told: tuple[Clue, ...]) -> float:
    """How likely the Reverses are that were shown, if these are the spies."""
    sides = []
    for side, roles in enumerate(REVERSER):
        may = [seat for seat, mine in enumerate(can) if mine & roles and spies >> seat & 1 == side]
        sides.append(sum(1 << seat for seat in may))
    likely = 1.0
    for unseen, _, _, reverses, *_ in told:
        on_team = [(may & unseen).bit_count() / may.bit_count() if may else 0.0 for may in sides]
        likely *= reverses_likely(reverses, *on_team)
    return likely


# how votes speak ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2000)
def habits_of(log: tuple[Event, ...], seats: int) -> tuple[float, ...]:
    """By seat: a factor on the odds of being a spy, from who named and backed which team."""
    habits = [1.0] * seats
    leader, approve, team, rejected = NOBODY, 0, 0, 0
    for event in log:
        kind = event[0]
        if kind == PROPOSED:
            leader, team = event[1], event[2]
        elif kind == VOTED:
            approve = event[1]
            if not approve >> leader & 1:
                habits[leader] *= TURNED_ROUND
            if rejected == REJECTIONS - 1:
                for seat in members(event[2]):
                    habits[seat] *= LET_LAPSE
        elif kind == REJECTED:
            rejected = event[1]
        elif kind == MISSION:
            rejected = 0
            dirty = event[4] + event[5] > 0
            back = BACKED_DIRTY if dirty else BACKED_CLEAN
            habits[leader] *= LED_DIRTY if dirty else LED_CLEAN
            for seat in range(seats):
                if not team >> seat & 1 and seat != leader:
                    habits[seat] *= back if approve >> seat & 1 else 1 / back
    return tuple(habits)


@lru_cache(maxsize=2000)
def ballots(log: tuple[Event, ...]) -> tuple[tuple[int, int, int], ...]:
    """Every vote so far: whose team it was, how many had been rejected before it, and who approved."""
    found = []
    leader, rejected = NOBODY, 0
    for event in log:
        kind = event[0]
        if kind == PROPOSED:
            leader = event[1]
        elif kind == VOTED:
            found.append((leader, rejected, event[1]))
        elif kind == REJECTED:
            rejected = event[1]
        elif kind == MISSION:
            rejected = 0
    return tuple(found)


# whose belief -------------------------------------------------------------------------------------------------------


def open_log(view: ResistanceView) -> tuple[Event, ...]:
    """The log as one reads it who has no seat."""
    return tuple([KINDS[event[0]].seen(event, SPECTATOR) if KINDS[event[0]].secret else event for event in view.log])


@lru_cache(maxsize=2000)
def table_belief(log: tuple[Event, ...], cast: tuple[int, ...], numbers: tuple[int, ...]) -> Belief:
    """What one believes who has seen only what all have seen."""
    seats = len(cast)
    facts = Known(seats, cast, [mask(*cast)] * seats)
    facts.read(log, SPECTATOR, (None,) * (len(numbers) + 1))
    return Belief(seats, cases(cast, tuple(facts.can), clues(facts, numbers), facts.swapped, habits_of(log, seats)))


def own_belief(view: ResistanceView, log: tuple[Event, ...]) -> tuple[Known, Belief]:
    """What this seat knows for certain, and what it believes."""
    facts = known(view)
    told = clues(facts, [mission[0] for mission in view.missions])
    habits = habits_of(log, view.seats)
    return facts, _belief(view.cast, tuple(facts.can), told, facts.swapped, habits)


@lru_cache(maxsize=2000)
def _belief(
    cast: tuple[int, ...],
    can: tuple[int, ...],
    told: tuple[Clue, ...],
    swapped: tuple[int, int] | None,
    habits: tuple[float, ...],
) -> Belief:
    return Belief(len(can), cases(cast, can, told, swapped, habits))


def role_chances(facts: Known, belief: Belief, roles: int, few: int = 40) -> list[float]:
    """By seat: how likely it was dealt one of these resistance characters; from the likeliest few sets of spies."""
    swap = sum(1 << seat for seat in facts.swapped) if facts.swapped else 0
    our_cast = counted(tuple(role for role in facts.cast if role not in SPIES))
    chances = [0.0] * facts.seats
    for now, weight in sorted(belief.sets, key=lambda item: -item[1])[:few]:
        spies = now ^ swap
        seats = [seat for seat in range(facts.seats) if not spies >> seat & 1]
        can = [facts.can[seat] & ON_SIDE[Side.RESISTANCE] for seat in seats]
        total = ways(tuple(can), our_cast)
        for at, seat in enumerate(seats):
            if can[at] & roles:
                chances[seat] += weight * ways((*can[:at], can[at] & roles, *can[at + 1 :]), our_cast) / total
    return chances
