"""Oh, Fox!, level `regular`: rows of cards planned to the eighth turn.

A search that keeps the best few plans for each card that can be played now. Moves are worth what the caller says;
meals, the home, objectives and the late trigger are counted here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from hoodwink.bots.ohfox_mind import PLAY, PLAYS, STOPS, WIDTH, Ground, bite, packed, plays, stops
from hoodwink.games.ohfox.animals import IN_HAND, TURNS, Card, Objective, is_predator
from hoodwink.games.ohfox.view import OhFoxView

KEPT = 3  # plans for each card that can be played now
FAR_BEHIND = 1.5  # hearts: such a card is looked at no further
LATE = 0.25  # hearts that it is worth to win ties (§7.6): the first trigger costs a part of it, less the later it is
NEARLY = 0.8  # what an objective that can still be completed counts for while a plan is made

STOP, TRIGGER = int(Card.STOP), int(Card.TRIGGER)  # plain numbers are quicker
UNTRIGGERED = IN_HAND[Card.TRIGGER] << WIDTH * TRIGGER

Plan = tuple[float, float, int, int, int, int, int, int, int]
# guide, value, space, hand, last card, directions, eaten, turns on the pond, the card now


@dataclass(slots=True)
class Task:
    """Whose plan, and what moves are worth: `gain` by turns from now, play and space; `guide` by turns left after it,
    space, set of meals and stops left: what may still come; `heals` by visit to the pond."""

    ground: Ground
    animal: int
    objectives: tuple[int, ...]
    turn: int
    start: Plan
    gain: Callable[[int, int, int], float]
    guide: Callable[[int, int, int, int], float]
    heals: tuple[float, ...] = ()


def start_of(view: OhFoxView, ground: Ground, eaten: int) -> Plan:
    """Where one stands: no plan yet."""
    row = [card - PLAY for card in view.rows[view.seat]]
    directions = 0
    for play in row:
        if play >> 2 != Card.STOP:
            directions |= 1 << (play & 3)
    if any(one >> 2 == two >> 2 for one, two in pairwise(row)):
        directions |= 16  # the fickler is lost
    swum = sum(space == ground.board.swim for space in view.path[1:])
    last = row[-1] >> 2 if row else -1
    return 0.0, 0.0, view.path[-1], packed(view.hands[view.seat]), last, directions, eaten, swum, -1


def best(task: Task) -> dict[int, float]:
    """By card that can be played now: the hearts that the best plan with it may bring."""
    ground = task.ground
    plans = [task.start]
    swum = task.start[7]
    meals = {} if is_predator(task.animal) else ground.meals[task.animal]
    ends, spaces, base, swim = ground.ends, ground.spaces, task.animal * PLAYS, ground.board.swim
    enough, gain, rest_of = ground.board.swim_turns, task.gain, task.guide
    for ahead in range(TURNS - task.turn):
        left = TURNS - task.turn - ahead - 1
        found: dict[tuple[int, ...], Plan] = {}
        for _, value, space, hand, last, directions, eaten, pond, first in plans:
            k = stops(hand)
            for play in plays(hand):
                card = play >> 2
                to = ends[(base + play) * spaces + space]
                worth, then, seen, ponds = value + gain(ahead, play, space), eaten, directions, pond
                halts = card in STOPS
                if halts:
                    bit = meals.get(to, 0) & ~eaten
                    if bit:
                        worth += bite(eaten)
                        then |= bit
                elif card == TRIGGER and hand & UNTRIGGERED == UNTRIGGERED:
                    worth -= LATE * (left + 1) / TURNS
                if card == last:
                    seen |= 16
                if card != STOP:
                    seen |= 1 << (play & 3)
                if to == swim:
                    if ponds - swum < len(task.heals):
                        worth += task.heals[ponds - swum]
                    ponds += 1
                rest = hand - (1 << WIDTH * card)
                guide = worth + rest_of(left, to, then, k - halts)
                if task.objectives:
                    guide += prospects(task.objectives, left, rest, seen, ponds, enough)
                one = first if ahead else play
                key = one, to, rest, card, seen, then, ponds
                old = found.get(key)
                if old is None or old[0] < guide:
                    found[key] = guide, worth, to, rest, card, seen, then, ponds, one
        plans = _kept([*found.values()])
    return {plan[8]: plan[0] for plan in reversed(plans)}


def _kept(plans: list[Plan]) -> list[Plan]:
    """The best few for each card now, best first."""
    plans.sort(reverse=True)
    least = plans[0][0] - FAR_BEHIND
    count: dict[int, int] = {}
    kept = []
    for plan in plans:
        seen = count.get(plan[8], 0)
        if seen < KEPT and (plan[0] >= least or not seen):
            count[plan[8]] = seen + 1
            kept.append(plan)
    return kept


@lru_cache(maxsize=32_768)
def prospects(objectives: tuple[int, ...], left: int, hand: int, seen: int, pond: int, enough: int) -> float:
    return sum([prospect(objective, left, hand, seen, pond, enough) for objective in objectives])


def prospect(objective: int, left: int, hand: int, seen: int, pond: int, enough: int) -> float:
    """§8 What an objective is worth with so many turns left: one heart when it is completed, 0 when it is lost."""
    if objective == Objective.FICKLER:
        share = 0.0 if seen & 16 else 1.0
    elif objective == Objective.SLOWPOKE:
        share = 1.0 if hand >> WIDTH * Card.DOUBLE & 7 == IN_HAND[Card.DOUBLE] else 0.0
    elif objective == Objective.NAVIGATOR:
        missing = 4 - (seen & 15).bit_count()
        return _progress(missing, 4, left)
    elif objective == Objective.STRAGGLER:
        return _progress(hand >> WIDTH * Card.STOP & 7, IN_HAND[Card.STOP], left)
    elif objective == Objective.STROLLER:
        return _progress(hand >> WIDTH * Card.SINGLE & 7, IN_HAND[Card.SINGLE], left)
    else:
        return _progress(max(enough - pond, 0), enough, left)
    return share if not left else NEARLY * share


def _progress(missing: int, of: int, left: int) -> float:
    if not missing:
        return 1.0
    return 0.0 if missing > left else NEARLY * (1 - missing / (of + 1))
