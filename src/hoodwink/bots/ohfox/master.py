"""Oh, Fox!, level `master`: foresees sharp players as well as plain ones, and looks into games that may come of it.

What each card may bring in hearts is reckoned as a sharp player does, but against a mixture of styles (reader.py). The
few best are then tried in worlds that fit the view, weighed by how well they fit the others' rows, and played on to
the end (onward.py): hearts are not wins. How much that counts, grows with the number of games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import Any, cast

from hoodwink.beliefs.ohfox_conduct import usual
from hoodwink.beliefs.ohfox_rows import PLAY
from hoodwink.beliefs.ohfox_scene import Open
from hoodwink.bots.bot import Budget
from hoodwink.bots.ohfox.onward import Onward, worth
from hoodwink.bots.ohfox.reader import HASTY, finished, told
from hoodwink.bots.ohfox.sharp import Reader, considered, guess
from hoodwink.bots.search import Arm, Candidates, Search, Thinking, Weigh
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.core.worlds import Policy, World, Worlds
from hoodwink.games.ohfox.actions import ACTIONS, Guess
from hoodwink.games.ohfox.view import OhFoxView

TRIED = 5  # cards at most
WITHIN = 0.6  # hearts that a card may be behind the best, to be tried
HEART = 0.12  # what a heart is worth in parts of a win
TRUST = 30.0  # rounds of games that the reckoning in hearts counts for
READING = 0.6  # part of the time in which the table has to be read
EVEN, DOUBT = 0.006, 0.03  # how evenly cards of about the same worth are mixed


class Master:
    """A Thinker. All that it does within its seconds is counted: reading, reckoning and games."""

    def __init__(self, dice: Dice, budget: Budget, clock: Callable[[], float] = perf_counter) -> None:
        self.dice = dice
        self.budget = budget
        self.clock = clock

    def think(self, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action:
        assert isinstance(view, OhFoxView)
        assert view.animal is not None
        began = self.clock()
        scene, seat, animal = Open.to(view), view.seat, view.animal
        reader = self.reader(scene, seat, animal, began)
        if isinstance(options[0], Guess):
            return guess(reader or HASTY, scene, seat, options)
        values, plan = considered(reader, scene, seat, animal) if reader else usual(scene, seat, animal)
        onward = Onward(reader or HASTY, scene, (seat, plan))
        left = Budget(max(self.budget.seconds - (self.clock() - began), 0.0), self.budget.rollouts)
        search = Blended(thinking(onward, candidates(values)), self.dice, left)
        return search.think(view, options, cast(Worlds, Sealed(worlds, onward)))

    def reader(self, scene: Open, seat: int, animal: int, began: float) -> Reader | None:
        """The best that there is time for; None, if there is none for any."""
        best, readers = None, told(scene, animal)
        if self.budget.seconds == inf:
            return readers[-1]
        until = began + READING * self.budget.seconds
        for reader in readers:
            if not finished(reader, scene, seat, animal, lambda: self.clock() > until):
                break
            best = reader
        return best


class Blended(Search):
    """What was reckoned and what came of games, together."""

    def score(self, arm: Arm, weights: Sequence[float]) -> float:
        total = sum(weights)
        if total <= 0:
            return arm.bonus
        mean = sum([w * v for w, v in zip(weights, arm.values, strict=True)]) / total
        rounds = total * total / sum([w * w for w in weights])
        trust = self.thinking.trust
        return (rounds * mean + trust * arm.bonus) / (rounds + trust)


class Sealed:
    """Worlds in which cards that lie face down already are those that their seats would have chosen, not any."""

    def __init__(self, worlds: Worlds, onward: Onward) -> None:
        self.game, self.seat = worlds.game, worlds.seat
        self.worlds, self.onward = worlds, onward

    def draw(self, dice: Dice) -> World:
        s: Any = self.worlds.draw(dice)
        for seat in range(s.seats):
            if seat != self.seat and s.answered >> seat & 1:
                s.replies[seat] = self.onward.now(seat, s.animals[seat], dice)
        return cast(World, s)


def candidates(values: dict[int, float]) -> Candidates:
    """The best cards, with how far each is behind in parts of a win."""
    best = max(values.values())
    likely = sorted([(best - value, play) for play, value in values.items() if best - value <= WITHIN])
    return [(ACTIONS[PLAY + play], -HEART * behind) for behind, play in likely[:TRIED]]


def thinking(onward: Onward, tried: Candidates) -> Thinking:
    def policy(_: View, __: Dice) -> Policy:
        return onward

    def listed(_: View, __: tuple[Action, ...]) -> Candidates:
        return tried

    def fits(_: View, worlds: Worlds) -> Weigh:
        return weigh(onward.reader, onward.scene, worlds.seat)

    return Thinking(policy, worth, listed, fits, trust=TRUST, even=EVEN, doubt=DOUBT, reads=False)


def weigh(reader: Reader, scene: Open, mine: int) -> Weigh:
    """How well a world fits the rows of the others, in proportion."""
    fits = []
    for seat in range(len(scene.homes)):
        likely = {one: reader.likely(scene, seat, one) for one in scene.animals(seat)} if seat != mine else {}
        fits.append((seat, {one: chance / max(likely.values()) for one, chance in likely.items()}))
    del fits[mine]

    def weight(s: World) -> float:
        animals: Sequence[int] = s.animals  # type: ignore[attr-defined]  # of an imagined world
        product = 1.0
        for seat, ratios in fits:
            product *= ratios[animals[seat]]
        return product

    return weight


def master(dice: Dice, budget: Budget) -> Master:
    """A player who reads and looks ahead."""
    return Master(dice, budget)
