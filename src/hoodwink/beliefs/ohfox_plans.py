"""Oh, Fox!: what prey can still hope for on a board where somebody hunts, and what objectives are worth.

By turns left, meals eaten and space: the hearts of the best way to eat and to be home, less what it risks. Cards of a
kind that is left are taken for as many as one likes, but for stops: those are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from operator import add, sub

from hoodwink.beliefs.ohfox_rows import PLAY, PLAYS, STOPS, WIDTH, Ground, at_once, bite, ground_of, plays
from hoodwink.games.ohfox.animals import ENOUGH, IN_HAND, Card, Objective

PASSING = 0.4  # how dangerous it is to come through a space where the predator may be, against ending there
NEARLY = 0.8  # what an objective that can still be completed counts for while a plan is made
LATE = 0.25  # hearts that it is worth to win ties (§7.6): the first trigger costs a part of it, less the later it is
STRANDED = 0.7  # hearts that a stop without a meal costs for each meal that can't be eaten for want of stops

SINGLE, DOUBLE, MOVE_STOP, TRIGGER, STOP = (int(card) for card in Card)  # plain numbers are quicker
UNTRIGGERED = IN_HAND[Card.TRIGGER]
REPEATED = 16  # beside four directions: the fickler is lost

Edge = tuple[int, int]  # where a move ends, and through which space it comes; −1 for none
Pick = Callable[[Sequence[float]], tuple[float, ...]]
Values = list[dict[int, list[float]]]  # by move-stops left, then by set of meals: by space


def count(hand: int, card: int) -> int:
    """How many of a kind a hand has."""
    return hand >> WIDTH * card & 7


@lru_cache(maxsize=512)
def moves_from(document: str, animal: int, cards: tuple[int, ...]) -> tuple[tuple[Edge, ...], ...]:
    """By space: the moves that cards of these kinds make, no two alike; to −1 − end, if nobody is met at the end."""
    ground = ground_of(document)
    found = []
    for space in range(ground.spaces):
        edges = set()
        for card in cards:
            for play in range(4 * card, 4 * card + 4):
                trail = ground.trail(animal, play, space)
                first, _, end = ground.at[trail]
                via = first if first != ground.ends[trail] else -1
                edges.add((ground.ends[trail] if end >= 0 else -1 - ground.ends[trail], via))
        found.append(tuple(sorted(edges)))
    return tuple(found)


@lru_cache(maxsize=512)
def ways_from(document: str, animal: int, cards: tuple[int, ...]) -> tuple[tuple[Pick, Pick, Pick], ...]:
    """By space: where those moves end; what ends cost, in a list of costs with a nought at its end; and what the ways
    there do. What risks more than another to the same end is left out."""
    found = []
    for edges in moves_from(document, animal, cards):
        safe = {-1 - to for to, _ in edges if to < 0}  # whoever can't be met (a hedgehog, curled up) risks nothing
        straight = safe | {to for to, via in edges if via < 0 <= to}
        kept = [(to, -1, -1) for to in sorted(safe)]
        kept += [(to, to, -1) for to in sorted(straight - safe)]
        kept += [(to, to, via) for to, via in edges if to >= 0 and to not in straight]
        ends, costs, by = zip(*kept, strict=True)
        found.append((at_once(ends), at_once(costs), at_once(by)))
    return tuple(found)


@dataclass(slots=True)
class Outlook:
    """Whose hopes, and what lies ahead: `later` by turns from now and space, what it costs to end a turn there."""

    document: str
    animal: int
    home: int
    left: int  # turns, this one included
    eaten: int
    hand: int
    later: list[list[float]]


def hopes_ahead(outlook: Outlook) -> list[Values]:
    """By turns from now, from 1 on: what comes from its beginning to the end."""
    ground = ground_of(outlook.document)
    hand, eaten = outlook.hand, outlook.eaten
    meals, spaces = ground.meals[outlook.animal], range(ground.spaces)
    halts, once = count(hand, STOP), min(count(hand, MOVE_STOP), 1)
    cards = tuple([card for card in (SINGLE, DOUBLE, TRIGGER) if count(hand, card)]) or (SINGLE,)
    out = ways_from(outlook.document, outlook.animal, cards)
    near = moves_from(outlook.document, outlook.animal, (SINGLE,))
    tables = [(space, to, meals[to]) for space in spaces for to, via in near[space] if via < 0 and to in meals]
    every = (1 << len(meals)) - 1
    sets = [eaten | more for more in range(every + 1) if not eaten & more]
    last = [1.0 if space == outlook.home else 0.0 for space in spaces]
    after: Values = [dict.fromkeys(sets, last) for _ in range(once + 1)]
    found = [after]
    for ahead in range(outlook.left - 1, 0, -1):
        cost = outlook.later[ahead]
        ends, by = [*cost, 0.0], [*[PASSING * one for one in cost], 0.0]
        priced = [(to, tuple(map(add, ending(ends), passing(by)))) for to, ending, passing in out]
        now: Values = [{} for _ in range(once + 1)]
        full: list[float] = []  # for all who can eat no more
        for m in range(once + 1):
            for ate in sets:
                more = (ate & ~eaten).bit_count()
                if more > ahead or more > halts + once - m:
                    continue
                stops = more - (once - m) < halts
                idle = ate == every or not (m or stops)
                if idle and full:
                    now[m][ate] = full
                    continue
                rest = after[m][ate]
                now[m][ate] = row = [max(map(sub, to(rest), prices)) for to, prices in priced]
                if idle:
                    full = row
                    continue
                worth = bite(ate)
                if stops:
                    for space, bit in meals.items():
                        if not ate & bit:
                            value = worth + after[m][ate | bit][space] - cost[space]
                            if value > row[space]:
                                row[space] = value
                if m:
                    for space, to, bit in tables:
                        if not ate & bit:
                            value = worth + after[0][ate | bit][to] - cost[to]
                            if value > row[space]:
                                row[space] = value
        after = now
        found.append(after)
    return [[], *reversed(found)]


def directions(play: int) -> int:
    """The set of those that a card points to: one, or none if it is a stop."""
    return 1 << (play & 3) if play >> 2 != STOP else 0


@dataclass(slots=True)
class Standing:
    """What a row of cards amounts to for objectives and ties."""

    last: int  # the kind of the last card; −1
    seen: int  # directions, and REPEATED
    pond: int  # turns that ended there

    @classmethod
    def of(cls, row: tuple[int, ...], path: tuple[int, ...], swim: int) -> Standing:
        shown = [card - PLAY for card in row]
        seen = 0
        for play in shown:
            seen |= directions(play)
        if any(one >> 2 == two >> 2 for one, two in pairwise(shown)):
            seen |= REPEATED
        return cls(shown[-1] >> 2 if shown else -1, seen, sum(space == swim for space in path[1:]))


def extras(
    ground: Ground, objectives: tuple[int, ...], standing: Standing, left: int, hand: int, ends: dict[int, int]
) -> dict[int, float]:
    """By card: what it does for objectives, and for ties by a late first trigger; `ends` says where cards lead."""
    found = {}
    enough, swim, fresh = ground.board.swim_turns, ground.board.swim, count(hand, TRIGGER) == UNTRIGGERED
    for play, to in ends.items():
        card = play >> 2
        worth = 0.0
        if objectives:
            seen = standing.seen | directions(play) | (REPEATED if card == standing.last else 0)
            rest = hand - (1 << WIDTH * card)
            worth = prospects(objectives, left - 1, rest, seen, standing.pond + (to == swim), enough)
        if card == TRIGGER and fresh:
            worth -= LATE * left / 8
        found[play] = worth
    return found


def suppers(
    ground: Ground, animal: int, space: int, eaten: int, hand: int, ahead: Values
) -> dict[int, tuple[int, float]]:
    """By card: where it takes a prey, and the hearts that it and all that comes after may bring, danger now aside."""
    meals, found = ground.meals[animal], {}
    halts, once = count(hand, STOP), min(count(hand, MOVE_STOP), 1)
    for play in plays(hand):
        card = play >> 2
        to = ground.ends[(animal * PLAYS + play) * ground.spaces + space]
        then, value = eaten, 0.0
        m = 0 if card == MOVE_STOP else once
        if card in STOPS:
            bit = meals.get(to, 0) & ~eaten
            if bit:
                value, then = bite(eaten), eaten | bit
            else:
                value = -STRANDED * max(ENOUGH - eaten.bit_count() - (halts + once - 1), 0)
        found[play] = to, value + ahead[m][then][to]
    return found


# objectives ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32_768)
def prospects(objectives: tuple[int, ...], left: int, hand: int, seen: int, pond: int, enough: int) -> float:
    return sum([prospect(objective, left, hand, seen, pond, enough) for objective in objectives])


def prospect(objective: int, left: int, hand: int, seen: int, pond: int, enough: int) -> float:
    """§8 What an objective is worth with so many turns left: one heart when it is completed, 0 when it is lost."""
    if objective == Objective.FICKLER:
        share = 0.0 if seen & REPEATED else 1.0
    elif objective == Objective.SLOWPOKE:
        share = 1.0 if count(hand, DOUBLE) == IN_HAND[Card.DOUBLE] else 0.0
    elif objective == Objective.NAVIGATOR:
        return _progress(4 - (seen & 15).bit_count(), 4, left)
    elif objective == Objective.STRAGGLER:
        return _progress(count(hand, STOP), IN_HAND[Card.STOP], left)
    elif objective == Objective.STROLLER:
        return _progress(count(hand, SINGLE), IN_HAND[Card.SINGLE], left)
    else:
        return _progress(max(enough - pond, 0), enough, left)
    return share if not left else NEARLY * share


def _progress(missing: int, of: int, left: int) -> float:
    if not missing:
        return 1.0
    return 0.0 if missing > left else NEARLY * (1 - missing / (of + 1))
