"""The search of every game's `master`: candidates are tried in worlds that fit the view, each played on by a policy.

A round is one world. It is drawn by the game's `redeal` and weighed by how well the seats' play so far fits it; every
candidate that is left is then played on in it with the same dice, so that candidates differ by what they do and not by
their luck. As the budget runs out, the worse half of them is dropped again and again (sequential halving), until two
are left. Of those the choice is mixed: what is about as good is chosen about as often, so that nobody can read it.

That the seat itself goes on by a policy makes this one step of policy improvement: where the policy is the game's
`sharp`, a move is left only for one that does better in worlds as likely as the view and the others' play allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, exp, log2, sqrt
from time import perf_counter

from hoodwink.bots.bot import Budget, Maker
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.event import history
from hoodwink.core.view import View
from hoodwink.core.worlds import Policy, World, Worlds, play_on

OFFERED = 4  # worlds that are drawn for a round; one is taken, by weight: drawing is cheap beside playing on
TRIES = 8  # rounds of draws in which nothing fits, until every world will do
LONGEST = 20_000  # plies of an imagined game without a horizon
FINE = 1 << 20  # of a number from 0 to 1
FADES = 0.95  # with every rollout: a single one that was slow is forgotten
AT_LEAST = 1e-12  # of a temperature

Candidates = Sequence[tuple[Action, float]]  # with what each is worth more beforehand, in parts of a win
Weigh = Callable[[World], float]


def won(s: World, seat: int) -> float:
    """What an imagined game was worth that was played to its end."""
    return 1.0 if seat in s.game.winners(s) else 0.0


def all_alike(_: View, options: tuple[Action, ...]) -> Candidates:
    """Every option, none better than another."""
    return [(option, 0.0) for option in options]


@dataclass(frozen=True, slots=True)
class Thinking:
    """How a game's master searches."""

    policy: Callable[[View, Dice], Policy]  # how all seats play on, made for this view
    value: Callable[[World, int], float] = won  # what a world is worth to a seat, at the end or at the horizon; 0 to 1
    candidates: Callable[[View, tuple[Action, ...]], Candidates] = all_alike  # worth trying, not too many
    weigh: Callable[[View, Worlds], Weigh] | None = None  # how well a drawn world fits the seats' play; None: all alike
    horizon: int = 0  # plies that are played on; 0: to the end
    trust: float = 4.0  # rounds that what a candidate is worth beforehand counts for
    even: float = 0.01  # a difference that decides nothing, in parts of a win
    doubt: float = 0.25  # how much of the standard error of a difference is added to that
    offered: int = OFFERED
    reads: bool = True  # the policy looks at views


@dataclass(slots=True)
class Arm:
    """A candidate, and what came of it, by round."""

    action: Action
    id: int
    bonus: float
    values: list[float] = field(default_factory=list)


class Borrowed(Dice):
    """Dice of bots in imagined games: those of the game that is being played."""

    def __init__(self) -> None:
        super().__init__("borrowed")
        self.lent = Dice("")

    def below(self, n: int) -> int:
        return self.lent.below(n)


def by_views(maker: Maker, own: Maker | None = None) -> Callable[[View, Dice], Policy]:
    """The policy of bots of a level, each shown its own view of the imagined game; the one who imagines it may play by
    another."""

    def prepare(view: View, _: Dice) -> Policy:
        borrowed = Borrowed()
        bots = [(own if own is not None and seat == view.seat else maker)(borrowed) for seat in range(view.seats)]
        typed: dict[tuple[int, ...], tuple[Action, ...]] = {}  # the same options come again and again

        def choose(s: World, seat: int, options: tuple[int, ...], dice: Dice) -> int:
            borrowed.lent = dice
            game = s.game
            actions = game.actions
            offered = typed.get(options)
            if offered is None:
                offered = typed[options] = tuple([actions[id] for id in options])
            reply: int = actions.id(bots[seat](game.view(s, seat), offered))
            return reply

        return choose

    return prepare


def at_random(_: View, __: Dice) -> Policy:
    """The policy of those who don't think."""
    return _any


def _any(_: World, __: int, options: tuple[int, ...], dice: Dice) -> int:
    return dice.pick(options)


class Search:
    """A Thinker. What it replies depends on the view, its seed and, if its budget has seconds, on the clock; it
    remembers nothing between two questions."""

    def __init__(self, thinking: Thinking, dice: Dice, budget: Budget) -> None:
        self.thinking = thinking
        self.dice = dice
        self.budget = budget

    def think(self, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action:
        dice = self.dice.fork(f"ply {view.ply}")
        arms, weights = self.tried(view, options, worlds, dice)
        return self.chosen(arms, weights, dice).action

    def tried(
        self, view: View, options: tuple[Action, ...], worlds: Worlds, dice: Dice
    ) -> tuple[list[Arm], list[float]]:
        """The candidates that are left when the budget is spent, and the weights of the rounds."""
        clock = Clock(self.budget)
        actions = worlds.game.actions
        listed = self.thinking.candidates(view, options)
        assert listed, "somebody asked for candidates has to name one"
        arms = [Arm(action, actions.id(action), bonus) for action, bonus in listed]
        weights: list[float] = []
        if len(arms) == 1:
            return arms, weights
        table = Imagined(self.thinking, view, worlds, dice)
        halvings = ceil(log2(len(arms)))
        size = len(arms)
        while clock.has_time_for(len(arms)):
            world, weight = table.draw(len(weights))
            values = table.play(world, arms, len(weights), clock)
            if len(values) < len(arms):
                break  # a round that was cut short would compare some in a world that others were not in
            weights.append(weight)
            for arm, value in zip(arms, values, strict=True):
                arm.values.append(value)
            left = max(2, ceil(size / 2 ** int(clock.spent() * halvings)))
            if left < len(arms):
                scores = {arm.id: self.score(arm, weights) for arm in arms}
                arms = sorted(arms, key=lambda arm: -scores[arm.id])[:left]
        return arms, weights

    def score(self, arm: Arm, weights: Sequence[float]) -> float:
        """The weighed mean of what came of it, and of what it is worth beforehand, the less the more rounds there
        were."""
        total = sum(weights)
        if total <= 0:
            return arm.bonus
        mean = sum([w * v for w, v in zip(weights, arm.values, strict=True)]) / total
        rounds = total * total / sum([w * w for w in weights])
        return mean + arm.bonus * self.thinking.trust / (self.thinking.trust + rounds)

    def chosen(self, arms: Sequence[Arm], weights: Sequence[float], dice: Dice) -> Arm:
        """The best, or now and then one that may well be as good: by a softmax, the hotter the less is known."""
        scores = [self.score(arm, weights) for arm in arms]
        at = max(range(len(arms)), key=scores.__getitem__)
        best = arms[at]
        chances = []
        for arm, score in zip(arms, scores, strict=True):
            heat = self.thinking.even + self.thinking.doubt * error(arm, best, weights)
            chances.append(exp((score - scores[at]) / max(heat, AT_LEAST)))
        return arms[drawn(chances, dice)]


def error(one: Arm, two: Arm, weights: Sequence[float]) -> float:
    """The standard error of the difference of two candidates that were tried in the same rounds."""
    total = sum(weights)
    if total <= 0:
        return 0.0
    apart = [a - b for a, b in zip(one.values, two.values, strict=True)]
    mean = sum([w * d for w, d in zip(weights, apart, strict=True)]) / total
    return sqrt(sum([(w * (d - mean)) ** 2 for w, d in zip(weights, apart, strict=True)])) / total


def drawn(weights: Sequence[float], dice: Dice) -> int:
    """A place in the list, each as likely as its weight says."""
    at = (int(dice.below(FINE)) + 0.5) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    return max(range(len(weights)), key=weights.__getitem__)  # what rounding leaves


class Imagined:
    """Worlds for a search: drawn by weight, and played on."""

    def __init__(self, thinking: Thinking, view: View, worlds: Worlds, dice: Dice) -> None:
        self.thinking = thinking
        self.worlds = worlds
        self.dice = dice
        self.policy = thinking.policy(view, dice.fork("policy"))
        self.weigh = thinking.weigh(view, worlds) if thinking.weigh is not None else None
        self.read: dict[int, tuple[object, tuple[object, ...]]] = {}  # where worlds share their past, it is read once

    def draw(self, n: int) -> tuple[World, float]:
        """The world of a round, and what the round counts. One of several, taken by weight, counts their mean: the
        weighed mean over rounds is then right, and few rounds go to worlds that hardly fit."""
        dice = self.dice.fork(f"world {n}")
        if self.weigh is None:
            return self.worlds.draw(dice), 1.0
        for _ in range(TRIES):
            offered = [self.worlds.draw(dice) for _ in range(self.thinking.offered)]
            weights = [self.weigh(world) for world in offered]
            if (total := sum(weights)) > 0:
                return offered[drawn(weights, dice)], total / len(weights)
        return offered[0], AT_LEAST  # nothing fits: better than nothing, and no match for a world that does

    def play(self, world: World, arms: Sequence[Arm], n: int, clock: Clock) -> list[float]:
        """What comes of each candidate in this world; fewer, if the time runs out."""
        seat, thinking = self.worlds.seat, self.thinking
        limit = world.ply + (thinking.horizon or LONGEST)
        if thinking.reads:
            for reader in range(world.seats):
                history(world.past, self.worlds.game.kinds, reader, self.read)  # type: ignore[arg-type]
        values = []
        for arm in arms:
            if not clock.has_time_for(1):
                break
            s = world.copy()
            s.read = dict(self.read)
            s.reply(seat, arm.id)
            play_on(s, self.policy, self.dice.fork(f"game {n}"), limit)
            values.append(thinking.value(s, seat))
            clock.played()
        return values


class Clock:
    """What is left of a budget. With seconds, a rollout is begun only if one as slow as the slowest would still fit."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.rollouts = 0
        self.start = self.last = perf_counter()
        self.slowest = 0.0

    def played(self) -> None:
        self.rollouts += 1
        now = perf_counter()
        self.slowest = max(self.slowest * FADES, now - self.last)
        self.last = now

    def has_time_for(self, rollouts: int) -> bool:
        budget = self.budget
        if budget.rollouts and self.rollouts + rollouts > budget.rollouts:
            return False
        return perf_counter() - self.start + self.slowest <= budget.seconds

    def spent(self) -> float:
        """The part of the budget that is gone."""
        budget = self.budget
        counted = self.rollouts / budget.rollouts if budget.rollouts else 0.0
        return max(counted, (perf_counter() - self.start) / budget.seconds if budget.seconds > 0 else 1.0)
