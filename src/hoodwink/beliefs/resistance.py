"""What a view of The Resistance tells about who is whom: exactly, and with how the seats have played.

All deals that fit are too many to list (with ten seats and most modules 900,000), but they fall into groups. Who are
the spies, which of them are Chiefs and who are the Reversers decides which mission cards can have been played; all else
about a seat is known of that seat alone. So the groups are listed, each with the number of its deals, which is counted
and not tried (`worlds.ways`). At ten seats there are 210 groups in the base game and 7,560 in the largest.

Behaviour is weighed by the cards of the missions (`told`), and by teams and votes (resistance_conduct.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from hoodwink.beliefs.belief import Belief, Hidden
from hoodwink.beliefs.resistance_conduct import fails_likely, heard, reading
from hoodwink.core.game import Game
from hoodwink.core.seats import members
from hoodwink.games.resistance.roles import FAILS_NEEDED, MANY, SPIES, TO_WIN, Card, Role, Side
from hoodwink.games.resistance.view import ResistanceView, known
from hoodwink.games.resistance.worlds import ON_SIDE, Known, counted, mask, ways

REVERSES = 0.4  # how often a Reverser plays Reverse

CHIEF = mask(Role.SPY_CHIEF)
OUR_REVERSER, THEIR_REVERSER = mask(Role.RESISTANCE_REVERSER), mask(Role.SPY_REVERSER)
NAMES = tuple(role.name.lower() for role in Role)

Clue = tuple[int, int, int, int, int, bool | None, int, bool, int, bool]
"""A mission: members whose card is unseen; fails, Chief Fails, Reverses among these; fails that it takes beside those
seen; with few seats whether a spy Chief failed, where that is known; the seats seen to fail; whether a Blame came
before; how many missions had been done; whether it could be the last."""
Group = tuple[int, int, int, int]  # sets of seats, as dealt: spies, spy Chiefs among them, Reversers of either side
Found = tuple[Group, int, float]  # a group, the number of its deals, how likely its missions are; 0 if impossible


@dataclass(frozen=True)
class Roles(Belief):
    """A belief in groups of deals: `hidden` says of each seat which roles it may have, joined by a stroke."""

    facts: Known
    groups: tuple[Group, ...]
    deals: int  # all of them together

    @cached_property
    def _by_seat(self) -> list[dict[str, float]]:
        by_seat: list[dict[str, float]] = [{} for _ in range(self.facts.seats)]
        for group, weight in zip(self.groups, self.weights, strict=True):
            if weight > 0:
                for chances, shares in zip(by_seat, shared(self.facts, group), strict=True):
                    for role, share in shares:
                        chances[NAMES[role]] = chances.get(NAMES[role], 0.0) + weight * share
        return by_seat

    @cached_property
    def _number(self) -> dict[Group, int]:
        return {group: at for at, group in enumerate(self.groups)}

    def weight(self, hidden: Hidden) -> float:
        """How likely just this deal is: its share of its group."""
        roles = self.facts.as_dealt(tuple(NAMES.index(name) for name in hidden))
        at = self._number.get(grouped(roles))
        if at is None or not all(self.facts.can[seat] >> role & 1 for seat, role in enumerate(roles)):
            return 0.0
        return self.weights[at] / deals_in(self.facts, self.groups[at])


def grouped(roles: tuple[int, ...]) -> Group:
    """The group that a deal falls into."""
    spies = sum(1 << seat for seat, role in enumerate(roles) if role in SPIES)
    reversers = _seats(roles, Role.RESISTANCE_REVERSER), _seats(roles, Role.SPY_REVERSER)
    return spies, _seats(roles, Role.SPY_CHIEF), *reversers


def _seats(roles: tuple[int, ...], wanted: int) -> int:
    return sum(1 << seat for seat, role in enumerate(roles) if role == wanted)


def may_be(can: tuple[int, ...], group: Group) -> list[int]:
    """By seat: the characters that it may have in a group."""
    spies, chiefs, our, their = group
    found = []
    for seat, roles in enumerate(can):
        if chiefs >> seat & 1:
            roles &= CHIEF
        elif (our | their) >> seat & 1:
            roles &= OUR_REVERSER | THEIR_REVERSER
        else:
            roles &= ~(CHIEF | OUR_REVERSER | THEIR_REVERSER)
        found.append(roles & ON_SIDE[Side.SPY if spies >> seat & 1 else Side.RESISTANCE])
    return found


def deals_in(facts: Known, group: Group) -> int:
    """How many deals are in a group."""
    return _ways(tuple(may_be(tuple(facts.can), group)), facts.cast)


def _ways(can: tuple[int, ...], cast: tuple[int, ...]) -> int:
    """In how many ways the cast can be dealt where each seat is known to be on one side: side by side, for speed."""
    number = 1
    for side in Side:
        mine = tuple(roles for roles in can if roles & ON_SIDE[side])
        number *= ways(mine, counted(tuple(role for role in cast if (role in SPIES) == (side == Side.SPY))))
    return number if all(can) else 0


def shared(facts: Known, group: Group) -> list[list[tuple[int, float]]]:
    """By seat as it is now: its roles in a group, and with what share of the group's deals."""
    can = may_be(tuple(facts.can), group)
    whole = _ways(tuple(can), facts.cast)
    found = []
    for seat, roles in enumerate(can):
        mine = members(roles)
        if len(mine) == 1:
            found.append([(mine[0], 1.0)])
        else:
            each = [(role, _ways((*can[:seat], 1 << role, *can[seat + 1 :]), facts.cast)) for role in mine]
            found.append([(role, number / whole) for role, number in each if number])
    if facts.swapped is not None:  # §9.6
        one, two = facts.swapped
        found[one], found[two] = found[two], found[one]
    return found


# the missions -------------------------------------------------------------------------------------------------------


def clues(facts: Known, view: ResistanceView) -> tuple[Clue, ...]:
    """What each mission tells this seat."""
    found: list[Clue] = []
    score = [0, 0]
    for at, (mission, (number, _, succeeded, _)) in enumerate(zip(facts.missions, view.missions, strict=True)):
        left = list(mission.counts)
        for card in mission.cards.values():
            left[card] -= 1
        unseen = sum(1 << seat for seat in mission.team if seat not in mission.cards)
        failed = sum(1 << s for s, card in mission.cards.items() if card in (Card.FAIL, Card.CHIEF_FAIL))
        needed = max(FAILS_NEEDED[facts.seats][number] - failed.bit_count(), 0)
        chief = mission.chief_failed if facts.seats < MANY else None
        brink = TO_WIN - 1 in score
        kinds = left[Card.FAIL], left[Card.CHIEF_FAIL], left[Card.REVERSE]
        found.append((unseen, *kinds, needed, chief, failed, mission.swapped, at, brink))
        score[succeeded] += 1
    return tuple(found)


def told(missions: tuple[Clue, ...], spies: int, chiefs: int, reverser: int, swap: int, many: bool) -> float:
    """How likely the fails of all missions are with these spies, these Chiefs and this Reverser; 0: impossible."""
    likely = 1.0
    for unseen, fails, chief_fails, _, needed, chief_failed, failed, after, at, brink in missions:
        on_team = (spies ^ swap if after else spies) & ~reverser & unseen
        able = on_team & ~chiefs if many else on_team
        if fails > able.bit_count() or (many and chief_fails > (on_team & chiefs).bit_count()):  # §6.3
            return 0.0
        if chief_failed is not None and not _chief_failed(chief_failed, on_team, chiefs, fails, failed):
            return 0.0
        likely *= fails_likely(fails + chief_fails, on_team.bit_count(), needed, at, brink)
    return likely


def turned(missions: tuple[Clue, ...], reversers: int) -> float:
    """The same for the Reverses, with these Reversers (§11.2)."""
    likely = 1.0
    for unseen, _, _, reverses, *_ in missions:
        able = (reversers & unseen).bit_count()
        if reverses > able:
            return 0.0
        likely *= pow(REVERSES, reverses) * pow(1 - REVERSES, able - reverses)
    return likely


def _chief_failed(has: bool, on_team: int, chiefs: int, fails: int, failed: int) -> bool:
    """§8.4 With 5 or 6 seats the one spy Chief failed, or did not: can that be?"""
    if failed & chiefs:
        return has
    others = (on_team & ~chiefs).bit_count()
    if has:
        return bool(on_team & chiefs) and 0 <= fails - 1 <= others
    return fails <= others


@lru_cache(maxsize=2000)
def listed(
    cast: tuple[int, ...], can: tuple[int, ...], clues: tuple[Clue, ...], swapped: tuple[int, int] | None
) -> tuple[Found, ...]:
    """Every group that fits."""
    seats = len(can)
    swap = (1 << swapped[0] | 1 << swapped[1]) if swapped else 0
    ours = [roles & ON_SIDE[Side.RESISTANCE] for roles in can]
    theirs = [roles & ON_SIDE[Side.SPY] for roles in can]
    our_cast = tuple(role for role in cast if role not in SPIES)
    their_cast = tuple(role for role in cast if role in SPIES)
    surely = tuple(seat for seat in range(seats) if not ours[seat])
    maybe = [seat for seat in range(seats) if ours[seat] and theirs[seat]]
    chief_count = cast.count(Role.SPY_CHIEF)
    their_rest = tuple(role for role in their_cast if role != Role.SPY_CHIEF)
    found: list[Found] = []
    for chosen in combinations(maybe, len(their_cast) - len(surely)):
        team = surely + chosen
        spies = sum([1 << seat for seat in team])
        rest = [seat for seat in range(seats) if not spies >> seat & 1]
        our_ways = _side_ways(tuple([ours[seat] for seat in rest]), our_cast, OUR_REVERSER, rest)
        if not our_ways:
            continue
        for heads in combinations(team, chief_count):
            chiefs = sum([1 << seat for seat in heads])
            if not all(can[seat] & CHIEF for seat in heads):
                continue
            others = [seat for seat in team if not chiefs >> seat & 1]
            masks = tuple([theirs[seat] & ~CHIEF for seat in others])
            for their, number in _side_ways(masks, their_rest, THEIR_REVERSER, others):
                likely = told(clues, spies, chiefs, their, swap, seats >= MANY)
                for our, times in our_ways if likely else ():
                    if whole := likely * turned(clues, our | their):
                        found.append(((spies, chiefs, our, their), number * times, whole))
    return tuple(found)


def _side_ways(can: tuple[int, ...], cast: tuple[int, ...], reverser: int, seats: list[int]) -> list[tuple[int, int]]:
    """For one side: who its Reverser may be (a set, empty if there is none), and in how many deals."""
    if not mask(*cast) & reverser:
        number = 1 if len(set(cast)) <= 1 and all(can) else ways(can, counted(cast))
        return [(0, number)] if number else []
    found = []
    for at, seat in enumerate(seats):
        if can[at] & reverser:
            masks = tuple([reverser if at == i else roles & ~reverser for i, roles in enumerate(can)])
            if number := ways(masks, counted(cast)):
                found.append((1 << seat, number))
    return found


def found_in(view: ResistanceView) -> tuple[Known, tuple[Found, ...]]:
    """What a view tells for certain, and the groups that fit it."""
    facts = known(view)
    return facts, listed(view.cast, tuple(facts.can), clues(facts, view), facts.swapped)


def words_of(view: ResistanceView) -> dict[int, float]:
    """By set of spies as dealt: how likely the teams and votes were."""
    read = reading(heard(view.log), view.seats)
    return dict(zip(read.sets, read.words, strict=True))


def _belief(facts: Known, found: tuple[Found, ...], weights: list[float]) -> Roles:
    total = sum(weights)
    hidden = []
    for group, *_ in found:
        now = list(may_be(tuple(facts.can), group))
        if facts.swapped is not None:
            one, two = facts.swapped
            now[one], now[two] = now[two], now[one]
        hidden.append(tuple(["/".join([NAMES[role] for role in members(roles)]) for roles in now]))
    groups = tuple([group for group, *_ in found])
    shares = tuple([weight / total for weight in weights])
    return Roles(tuple(hidden), shares, facts, groups, sum(number for _, number, _ in found))


def exact(view: ResistanceView) -> Roles:
    """All that fits the view, each deal as likely as the next."""
    facts, found = found_in(view)
    return _belief(facts, found, [float(number) for _, number, _ in found])


def weighed(view: ResistanceView) -> Roles:
    """The same, times how likely missions, teams and votes were."""
    facts, found = found_in(view)
    words = words_of(view)
    weights = [number * likely * words[group[0]] for group, number, likely in found]
    if not sum(weights) > 0:
        return exact(view)
    return _belief(facts, found, weights)


def fit(belief: Roles, game: Game, s: Any) -> float:
    """What a world that `redeal` drew counts: how much likelier its deal is by this belief than by the cards alone."""
    return belief.weight(game.roles(s)) * belief.deals
