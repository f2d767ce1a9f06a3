"""Oh, Fox!: what can be read from the rows of cards.

With an animal a row is a path. How well a row fits an animal is the chance that a prey of that kind, which wants food
and its home and knows of no danger, would have played these cards; every deal is as likely as the next besides.
Nothing is remembered but what follows from the cards: what is kept here is looked up, not learnt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import exp
from operator import itemgetter

from hoodwink.core.seats import NOBODY, members
from hoodwink.games.ohfox.animals import ENOUGH, IN_HAND, TURNS, Animal, Card, is_predator
from hoodwink.games.ohfox.places import Deal, Known, trails_of

KEEN = 1.6  # how much likelier a card is that is worth one heart more to its prey
IDLE = 0.5  # hearts that a meal in this turn counts more than one to come, and a stop without a meal less
LOOSE = 0.15  # how often a card is played for reasons that are not seen: bluffs, dangers, objectives, whims

PLAY = 1  # an action's id less this is a play, as in moves.py, where a bot does not look
PLAYS = 17  # a kind of card in each of four directions, and the stop
STOPS = (int(Card.MOVE_STOP), int(Card.STOP))
WIDTH = 3  # bits a kind of card in a hand
FULL = sum(count << WIDTH * card for card, count in IN_HAND.items())
FLIERS = (Animal.SPARROW, Animal.OWL)
NOWHERE = (-1, -2)  # where nobody is met: a prey, a predator
NO_KEY = (-8, -9)

Steps = tuple[int, int, int]
Hopes = list[list[list[list[float]]]]  # by turns left, stops left, set of meals eaten, space


class Ground:
    """A board as the bots look at it: by trail ((animal × PLAYS + play) × spaces + space), step by step."""

    def __init__(self, document: str) -> None:
        trails = trails_of(document)
        self.board = board = trails.board
        self.spaces = len(board.names)
        self.ends = trails.ends
        self.at: list[Steps] = []  # the space after each step where one can be met, else NOWHERE
        self.keys: list[Steps] = []  # prey: by which side of which space it leaves; predator: by which one comes at him
        for number, steps in enumerate(trails.steps):
            animal, rest = divmod(number, PLAYS * self.spaces)
            play, space = divmod(rest, self.spaces)
            hunts = is_predator(animal)
            at, keys = [], [NO_KEY[hunts]] * 3
            for n in range(3):
                if n < len(steps):
                    key, space = steps[n]
                    if key >= 0:
                        keys[n] = 4 * board.to[key] + board.arrive[key] if hunts else key
                at.append(space)
            if play >> 2 == Card.TRIGGER:
                if animal in FLIERS:  # §6.5
                    at[0] = at[1] = NOWHERE[hunts]
                    keys = [NO_KEY[hunts]] * 3
                elif animal == Animal.HEDGEHOG:  # §4.1
                    at = [NOWHERE[hunts]] * 3
                    keys = [NO_KEY[hunts]] * 3
            self.at.append((at[0], at[1], at[2]))
            self.keys.append((keys[0], keys[1], keys[2]))
        self._near = [
            sorted({self.ends[self.trail(animal, play, space)] for play in range(PLAYS)})
            for animal in Animal
            for space in range(self.spaces)
        ]
        self.steps: dict[int, list[list[tuple[int, int]]]] = {}  # by predator and space, found when they are needed
        self.meals = [  # by prey: its food's spaces, each with its bit
            {space: 1 << n for n, space in enumerate(board.food[food])} for food in board.diet
        ]

    def trail(self, animal: int, play: int, space: int) -> int:
        return (animal * PLAYS + play) * self.spaces + space

    def met(self, hunter: int, prey: int) -> bool:
        """§6.2 §6.3 Whether the predator on this trail attacks the prey on that one."""
        a, b, c = self.at[hunter]
        d, e, f = self.at[prey]
        if a == d or b == e or c == f:
            return True
        a, b, c = self.keys[hunter]
        d, e, f = self.keys[prey]
        return a == d or b == e or c == f

    def near(self, animal: int, space: int) -> list[int]:
        """Where an animal can be a turn later, without a thought for its hand."""
        return self._near[animal * self.spaces + space]


@lru_cache(maxsize=16)
def ground_of(document: str) -> Ground:
    """By a board's document; "" is the house's own."""
    return Ground(document)


@cache
def plays(hand: int) -> tuple[int, ...]:
    """What can be played from a hand."""
    return tuple(play for play in range(PLAYS) if hand >> WIDTH * (play >> 2) & 7)


def stops(hand: int) -> int:
    """Stops and the move-stop that are left."""
    return (hand >> WIDTH * Card.STOP & 7) + (hand >> WIDTH * Card.MOVE_STOP & 7)


def packed(counts: tuple[int, ...]) -> int:
    """A hand as one number."""
    return sum(count << WIDTH * card for card, count in enumerate(counts))


def bite(eaten: int) -> float:
    """§6.6 §7.1 What one meal more is worth."""
    return 2.0 if eaten.bit_count() == ENOUGH - 1 else 1.0


@lru_cache(maxsize=128)
def hopes(document: str, animal: int, home: int) -> Hopes:
    """The hearts that a prey can still get from food and its home, if moves never ran out and nobody hunted."""
    ground = ground_of(document)
    meals, spaces = ground.meals[animal], range(ground.spaces)
    near = [at_once(ground.near(animal, space)) for space in spaces]
    tables = []  # where a stop or a move-stop can eat: from, to and the meal
    for space in spaces:
        single = {ground.ends[ground.trail(animal, side, space)] for side in range(4)} | {space}
        tables += [(space, to, meals[to]) for to in sorted(single) if to in meals]
    most = sum(IN_HAND[Card(card)] for card in STOPS)
    every = range(1 << len(meals))
    last = [1.0 if space == home else 0.0 for space in spaces]
    found: Hopes = [[[last for _ in every] for _ in range(most + 1)]]
    for left in range(1, TURNS + 1):
        before = found[-1]
        now = [[[max(to(before[0][0])) for to in near]] * len(every)]
        for k in range(1, most + 1):
            if k > left:  # stops that there are no turns for
                now.append(now[-1])
                continue
            now.append([])
            for eaten in every:
                if k + eaten.bit_count() > most or eaten + 1 == len(every):  # more than there can be; or of no use
                    now[k].append(now[k - 1][eaten])
                    continue
                stay, then, worth = before[k][eaten], before[k - 1], bite(eaten)
                row = [max(to(stay)) for to in near]
                for space, to, bit in tables:
                    if not eaten & bit and (value := worth + then[eaten | bit][to]) > row[space]:
                        row[space] = value
                now[k].append(row)
        found.append(now)
    return found


def at_once(places: Sequence[int]) -> Callable[[Sequence[float]], tuple[float, ...]]:
    """What stands in these places of a list: quicker than one by one."""
    return itemgetter(*places) if len(places) > 1 else lambda among: (among[places[0]],)


Habit = tuple[int, float, int, int]  # a play, how likely it is, where it leads, what is eaten then


@lru_cache(maxsize=4096)
def habits(document: str, animal: int, home: int, left: int, space: int, eaten: int, hand: int) -> tuple[Habit, ...]:
    """What an animal with so many turns left would play. A predator may play anything."""
    ground, able = ground_of(document), plays(hand)
    if is_predator(animal):
        return tuple((play, 1 / len(able), ground.ends[ground.trail(animal, play, space)], 0) for play in able)
    table, meals, k = hopes(document, animal, home)[left - 1], ground.meals[animal], stops(hand)
    found, values = [], []
    for play in able:
        to, then, value = ground.ends[ground.trail(animal, play, space)], eaten, 0.0
        if play >> 2 in STOPS:
            bit = meals.get(to, 0) & ~eaten
            if bit:
                value, then = bite(eaten) + IDLE, eaten | bit
            else:
                value = -IDLE
            value += table[k - 1][then][to]
        else:
            value = table[k][then][to]
        found.append((play, to, then))
        values.append(value)
    best = max(values)
    weights = [exp(KEEN * (value - best)) for value in values]
    total, even = sum(weights), LOOSE / len(able)
    return tuple(
        (play, (1 - LOOSE) * weight / total + even, to, then)
        for (play, to, then), weight in zip(found, weights, strict=True)
    )


Read = tuple[float, int, int, int]  # how likely a row is; where it leads, what is eaten, what is left of the hand


@lru_cache(maxsize=8192)
def read(document: str, animal: int, home: int, row: tuple[int, ...]) -> Read:
    """A row of action ids as the row of an animal."""
    if not row:
        return 1.0, home, 0, FULL
    likely, space, eaten, hand = read(document, animal, home, row[:-1])
    mine = row[-1] - PLAY
    for play, chance, to, then in habits(document, animal, home, TURNS + 1 - len(row), space, eaten, hand):
        if play == mine:
            return likely * chance, to, then, hand - (1 << WIDTH * (play >> 2))
    raise AssertionError("a row is played from a hand")


class Table:
    """What is open: the board, the homes and all rows."""

    def __init__(self, board: str, homes: tuple[int, ...], rows: tuple[tuple[int, ...], ...]) -> None:
        self.board, self.homes, self.rows = board, homes, rows
        self.ground = ground_of(board)
        self.left = TURNS - len(rows[0])

    def read(self, seat: int, animal: int) -> Read:
        return read(self.board, animal, self.homes[seat], self.rows[seat])

    def habits(self, seat: int, animal: int) -> tuple[Habit, ...]:
        _, space, eaten, hand = self.read(seat, animal)
        return habits(self.board, animal, self.homes[seat], self.left, space, eaten, hand)

    def deals(self, facts: Known) -> list[tuple[float, Deal]]:
        """All deals that fit, with how likely each is by the rows of the others."""
        fits = [  # by seat and animal; one's own animal is known, whatever one played
            {a: self.read(seat, a)[0] if seat != facts.seat or facts.animal == NOBODY else 1.0 for a in members(can)}
            for seat, can in enumerate(facts.can())
        ]
        found = []
        for deal in facts.deals():
            weight = 1.0
            for seat, animal in enumerate(deal):
                weight *= fits[seat][animal]
            found.append((weight, deal))
        total = sum([weight for weight, _ in found])
        return [(weight / total, deal) for weight, deal in found]

    def odds(self, facts: Known) -> list[dict[int, float]]:
        """By seat: how likely each animal is."""
        found: list[dict[int, float]] = [{} for _ in self.homes]
        for weight, deal in self.deals(facts):
            for seat, animal in enumerate(deal):
                found[seat][animal] = found[seat].get(animal, 0.0) + weight
        return found

    def ways(self, seat: int, odds: dict[int, float]) -> list[tuple[float, int]]:
        """The trails that a seat may take this turn, with how likely each is."""
        found: dict[tuple[Steps, Steps], tuple[float, int]] = {}
        ground = self.ground
        for animal, share in odds.items():
            _, space, _, _ = self.read(seat, animal)
            for play, chance, _, _ in self.habits(seat, animal):
                trail = ground.trail(animal, play, space)
                same = ground.at[trail], ground.keys[trail]  # to a predator these are one
                found[same] = found.get(same, (0.0, 0))[0] + share * chance, trail
        return [*found.values()]

    def attacks(self, hunter: int, predator: int, seat: int, animal: int) -> tuple[int, int]:
        """How often a predator has met a prey so far, and how many of its wounds are not healed."""
        ground = self.ground
        place, other = self.homes[hunter], self.homes[seat]
        met = wounds = 0
        for his, its in zip(self.rows[hunter], self.rows[seat], strict=True):
            one, two = ground.trail(predator, his - PLAY, place), ground.trail(animal, its - PLAY, other)
            if ground.met(one, two):
                met += 1
                wounds += 1
            place, other = ground.ends[one], ground.ends[two]
            if other == ground.board.pond and wounds:  # §6.7
                wounds -= 1
        return met, wounds
