"""Oh, Fox!, level `master`: how imagined games are played on.

This turn each seat does what a reader thinks of the animal that it is in this world. After it, prey follows its hopes
round the predator and he goes where prey is expected, both as far as they could be foreseen now: what a turn changes is
not thought through again, so that a game takes less than a thousandth of a second.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from typing import Any

from hoodwink.beliefs.ohfox_conduct import (
    KEEN_PREDATOR,
    KEEN_PREY,
    Chase,
    Course,
    Pursuit,
    pursued,
    soft,
    usual_chase,
    usual_course,
)  # fmt: skip
from hoodwink.beliefs.ohfox_plans import REPEATED, Standing, directions, extras, suppers
from hoodwink.beliefs.ohfox_rows import FULL, PLAY, STOPS, WIDTH, ground_of, plays
from hoodwink.beliefs.ohfox_scene import AHEAD, Open
from hoodwink.bots.ohfox.sharp import Reader
from hoodwink.core.dice import Dice
from hoodwink.core.worlds import World
from hoodwink.games.ohfox.actions import ACTIONS, Guess
from hoodwink.games.ohfox.animals import TURNS, is_predator

UNSEEN = (-1, 0, 0)  # a standing before the first card
FINE = 1 << 20  # of a number from 0 to 1
NAMED = 2  # one guess of so many is right
HEART = 1.5  # hearts that one is ahead by, when the game is as good as won
Spot = tuple[int, int, int]  # where a seat is, what it has eaten, what is left of its hand
Plain = tuple[int, int, int]  # a standing in plain numbers: last card, directions, turns on the pond
Drawn = tuple[list[int], list[float]]  # cards, and their chances added up


def worth(s: World, seat: int) -> float:
    """What a game was worth that was played to its end: half of it whether it was won, half by how much."""
    scores = s.game.points(s)
    ahead = scores[seat] - max([score for who, score in enumerate(scores) if who != seat])
    won = 0.5 if seat in s.game.winners(s) else 0.0
    return won + 0.5 / (1 + exp(-ahead / HEART))


class Onward:
    """A policy for imagined games that go on from a scene."""

    def __init__(self, reader: Reader, scene: Open, mine: tuple[int, Course | Chase]) -> None:
        self.reader = reader
        self.scene = scene
        self.ground = ground_of(scene.board)
        self.seat, self.plan = mine  # what one has in mind oneself
        self.begun = TURNS - scene.left
        self.spots: dict[tuple[int, int, tuple[int, ...]], tuple[Spot, Plain]] = {}
        self.drawn: dict[tuple[int, ...], Drawn] = {}
        self.pursuits: dict[tuple[int, int], Pursuit] = {}  # by seat and predator

    def __call__(self, s: Any, seat: int, options: tuple[int, ...], dice: Dice) -> int:
        animal: int = s.animals[seat]
        if s.turn == TURNS:
            return self.named(s, seat, options, dice)
        if s.turn == self.begun:
            return self.now(seat, animal, dice)
        spot, standing = self.spot(seat, animal, s.rows[seat])
        key = (seat, animal, int(s.turn), *spot, *standing)
        cards = self.drawn.get(key)
        if cards is None:
            cards = self.drawn[key] = added(self.later(seat, animal, int(s.turn) - self.begun, spot, standing))
        return PLAY + pick(cards, dice)

    def now(self, seat: int, animal: int, dice: Dice) -> int:
        """What a seat plays this turn, as an action's id."""
        key = (seat, animal, self.begun)
        if key not in self.drawn:
            self.drawn[key] = added(self.reader.conduct(self.scene, seat, animal))
        return PLAY + pick(self.drawn[key], dice)

    def named(self, s: Any, seat: int, options: tuple[int, ...], dice: Dice) -> int:
        """§5.1 All rightly, or anyhow."""
        if dice.below(NAMED) == 0:
            prey = tuple([animal for who, animal in enumerate(s.animals) if who != seat])
            for option in options:
                guess = ACTIONS[option]
                if isinstance(guess, Guess) and guess.named == prey:
                    return option
        return options[dice.below(len(options))]

    def spot(self, seat: int, animal: int, row: tuple[int, ...]) -> tuple[Spot, Plain]:
        """What a row has led to. Where there are no objectives, nobody looks at the standing."""
        if not row:
            return (self.scene.homes[seat], 0, FULL), UNSEEN
        key = seat, animal, row
        found = self.spots.get(key)
        if found is None:
            (space, eaten, hand), (last, seen, pond) = self.spot(seat, animal, row[:-1])
            play = row[-1] - PLAY
            card = play >> 2
            space = self.ground.ends[self.ground.trail(animal, play, space)]
            if card in STOPS and not is_predator(animal):
                eaten |= self.ground.meals[animal].get(space, 0)
            standing = UNSEEN
            if self.scene.objectives:
                seen |= directions(play) | (REPEATED if card == last else 0)
                standing = card, seen, pond + (space == self.ground.board.swim)
            found = self.spots[key] = (space, eaten, hand - (1 << WIDTH * card)), standing
        return found

    def later(self, seat: int, animal: int, ahead: int, spot: Spot, standing: Plain) -> dict[int, float]:
        """By card: how likely a seat plays it in a later turn."""
        values = (self.hunted if is_predator(animal) else self.fled)(seat, animal, ahead, spot)
        if objectives := self.scene.objectives:
            ends = {play: self.ground.ends[self.ground.trail(animal, play, spot[0])] for play in values}
            left = self.scene.left - ahead
            more = extras(self.ground, objectives, Standing(*standing), left, spot[2], ends)
            values = {play: value + more[play] for play, value in values.items()}
        return soft(values, KEEN_PREDATOR if is_predator(animal) else KEEN_PREY)

    def fled(self, seat: int, animal: int, ahead: int, spot: Spot) -> dict[int, float]:
        """By card: what a prey hopes for in a later turn."""
        course = self.plan if seat == self.seat else usual_course(self.scene, seat, animal)[1]
        assert isinstance(course, Course)
        costs = course.costs[ahead]
        meals = suppers(self.ground, animal, *spot, course.hopes[ahead + 1])
        return {play: value - costs[to] for play, (to, value) in meals.items()}

    def hunted(self, seat: int, animal: int, ahead: int, spot: Spot) -> dict[int, float]:
        """By card: what a predator hopes for in a later turn."""
        space, _, hand = spot
        pursuit, trail = self.pursuit(seat, animal), self.ground.trail
        return {play: pursuit.gain(self.ground, ahead, trail(animal, play, space)) for play in plays(hand)}

    def pursuit(self, seat: int, animal: int) -> Pursuit:
        key = seat, animal
        if key not in self.pursuits:
            chase = self.plan if seat == self.seat else usual_chase(self.scene, seat, animal)
            assert isinstance(chase, Chase)
            self.pursuits[key] = pursued(self.ground, animal, chase, min(AHEAD, self.scene.left))
        return self.pursuits[key]


def added(chances: dict[int, float]) -> Drawn:
    return [*chances], [*accumulate(chances.values())]


def pick(cards: Drawn, dice: Dice) -> int:
    """One of them, each as likely as it is."""
    plays, sums = cards
    at = bisect(sums, (int(dice.below(FINE)) + 0.5) / FINE * sums[-1])
    return plays[min(at, len(plays) - 1)]
