"""Oh, Fox!: rows of cards planned to the eighth turn.

A search that keeps the best few plans for each card that can be played now. Moves are worth what the caller says;
meals, the home, objectives and the late trigger are counted here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from hoodwink.beliefs.ohfox_plans import LATE, REPEATED, TRIGGER, Standing, directions, prospects
from hoodwink.beliefs.ohfox_rows import PLAYS, STOPS, WIDTH, Ground, bite, plays, stops
from hoodwink.games.ohfox.animals import IN_HAND, TURNS, Card, is_predator

KEPT = 3  # plans for each card that can be played now
FAR_BEHIND = 1.0  # hearts: such a card is looked at no further

UNTRIGGERED = IN_HAND[Card.TRIGGER] << WIDTH * TRIGGER

Plan = tuple[float, float, int, int, int, int, int, int, int]
# guide, value, space, hand, last card, directions, eaten, turns on the pond, the card now


@dataclass(slots=True)
class Task:
    """Whose plan, and what moves are worth: `gain` by turns from now, play and space; `guide` by turns left after it,
    space, set of meals, stops left and hand: what may still come; `heals` by visit to the pond."""

    ground: Ground
    animal: int
    objectives: tuple[int, ...]
    turn: int
    start: Plan
    gain: Callable[[int, int, int], float]
    guide: Callable[[int, int, int, int, int], float]
    heals: tuple[float, ...] = ()


def start_of(ground: Ground, row: tuple[int, ...], path: tuple[int, ...], hand: int, eaten: int) -> Plan:
    """Where one stands: no plan yet."""
    standing = Standing.of(row, path, ground.board.swim)
    return 0.0, 0.0, path[-1], hand, standing.last, standing.seen, eaten, standing.pond, -1


def best(task: Task) -> dict[int, float]:
    """By card that can be played now: the hearts that the best plan with it may bring. A card that proves far behind
    stays as far behind as it was then: hopes fall as a plan goes on, its rivals' too."""
    ground = task.ground
    plans = [task.start]
    swum = task.start[7]
    meals = {} if is_predator(task.animal) else ground.meals[task.animal]
    ends, spaces, base, swim = ground.ends, ground.spaces, task.animal * PLAYS, ground.board.swim
    enough, gain, rest_of, heals = ground.board.swim_turns, task.gain, task.guide, task.heals
    objectives = task.objectives
    top, behind = 0.0, dict[int, float]()
    for ahead in range(TURNS - task.turn):
        left = TURNS - task.turn - ahead - 1
        late = LATE * (left + 1) / TURNS
        found: dict[tuple[int, ...], Plan] = {}
        for _, value, space, hand, last, shown, eaten, pond, first in plans:
            k, meal = stops(hand), bite(eaten)
            for play, card, rest, points, halts, triggers in choices(hand):
                to = ends[(base + play) * spaces + space]
                worth, then, ponds = value + gain(ahead, play, space), eaten, pond
                if halts:
                    bit = meals.get(to, 0) & ~eaten
                    if bit:
                        worth += meal
                        then |= bit
                elif triggers:
                    worth -= late
                seen = shown | points | (REPEATED if card == last else 0)
                if to == swim:
                    if ponds - swum < len(heals):
                        worth += heals[ponds - swum]
                    ponds += 1
                guide = worth + rest_of(left, to, then, k - halts, rest)
                if objectives:
                    guide += prospects(objectives, left, rest, seen, ponds, enough)
                one = first if ahead else play
                key = one, to, rest, card, seen, then, ponds
                old = found.get(key)
                if old is None or old[0] < guide:
                    found[key] = guide, worth, to, rest, card, seen, then, ponds, one
        plans = sorted(found.values(), reverse=True)
        top = plans[0][0]
        behind.update({plan[8]: top - plan[0] for plan in reversed(plans)})
        plans = _kept(plans)
    return {play: top - much for play, much in behind.items()}


Choice = tuple[int, int, int, int, bool, bool]  # play, card, hand after it, directions, a stop, a first trigger


@cache
def choices(hand: int) -> tuple[Choice, ...]:
    """What can be played from a hand, and all that this says."""
    fresh = hand & UNTRIGGERED == UNTRIGGERED
    return tuple(
        [
            (play, card, hand - (1 << WIDTH * card), directions(play), card in STOPS, card == TRIGGER and fresh)
            for play in plays(hand)
            for card in [play >> 2]
        ]
    )


def _kept(plans: list[Plan]) -> list[Plan]:
    """Of plans, best first, the best few for each card now that is not far behind."""
    least = plans[0][0] - FAR_BEHIND
    count: dict[int, int] = {}
    kept = []
    for plan in plans:
        if plan[0] < least:
            break
        seen = count.get(plan[8], 0)
        if seen < KEPT:
            count[plan[8]] = seen + 1
            kept.append(plan)
    return kept
