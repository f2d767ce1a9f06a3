"""HEX•HEX XL, level `master`: plans for the win (planner.py), and tries out what is close, to the end of the round.

Where several choices are reckoned to be about as good, they are played on in worlds that fit the view, weighed by how
well the hands fit what everybody has done and not done, until the round is over. What counts then is how likely the
Voices win the game. Chance is loud here, so what was reckoned counts for many rounds of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

from hoodwink.beliefs.hexhex import fit
from hoodwink.bots.bot import Budget
from hoodwink.bots.hexhex.course import Course, chances, voices
from hoodwink.bots.hexhex.planner import MASTER, Planner
from hoodwink.bots.hexhex.regular import answer_values, play_values
from hoodwink.bots.hexhex.sharp import answer
from hoodwink.bots.search import Candidates, Search, Thinking, Weigh
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.core.worlds import Policy, World, Worlds
from hoodwink.games.hexhex.actions import Lay
from hoodwink.games.hexhex.view import HexView

HORIZON = 12  # plies a seat that are looked ahead: few rounds last longer
CLOSE = 0.01  # in wins: what is reckoned so much worse is not tried
TRIED = 3  # choices at most
TRUST = 40.0  # rounds that what is reckoned counts for …
ANSWER, OTHER = 0.6, 1.5  # … and how much more, or less, than 8 rounds told: of answers, of cards out of turn
OFFERED = 2  # worlds that are drawn for a round: drawing costs half as much as playing on
EVEN, DOUBT = 0.002, 0.1  # a whole game hangs on few choices that matter much: differences in wins are small


class Master:
    """A Thinker."""

    def __init__(self, dice: Dice, budget: Budget) -> None:
        self.dice = dice
        self.budget = budget
        self.mind = Planner(dice, None, MASTER)

    def think(self, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action:
        assert isinstance(view, HexView)
        start = perf_counter()
        self.mind.dice = self.dice.fork(f"reckoning {view.ply}")  # what it has thought before changes nothing
        self.mind.look(view)
        usual = answer(self.mind, options)
        tried = candidates(self.mind, options, usual)
        if len(tried) < 2:
            return usual
        likely: Any = Likely(worlds, view)  # it is what Worlds are for a search
        planned = thinking(self.mind, tried)
        left = replace(self.budget, seconds=max(self.budget.seconds - (perf_counter() - start), 0.0))
        return Search(planned, self.dice, left).think(view, options, likely)


def candidates(mind: Planner, options: Sequence[Action], usual: Action) -> Candidates:
    """The usual choice, and those that are about as good, with how much worse they seem in wins."""
    worths = scores(mind, options)
    best = worths.get(usual)
    if best is None:
        return [(usual, 0.0)]
    scale = mind.unit * (OTHER if mind.view.answering is None else ANSWER)
    listed = [(option, scale * min(worth - best, 0.0)) for option, worth in worths.items() if option != usual]
    close = sorted([row for row in listed if row[1] > -CLOSE], key=lambda row: -row[1])
    return [(usual, 0.0), *close[: TRIED - 1]]


def scores(mind: Planner, options: Sequence[Action]) -> dict[Action, float]:
    """What each is reckoned to be worth, in Voices; nothing for what is not looked into. Counters are not, for 8 rounds
    told hardly more of them than was reckoned, nor casting, of which they told nothing."""
    if mind.view.frame != "Readying":
        return {}
    if mind.view.answering is None:
        return play_values(mind, options)
    lays = [option for option in options if isinstance(option, Lay)]
    return {} if mind.me in mind.deceives or len(lays) < len(options) else answer_values(mind, options)


def thinking(mind: Planner, tried: Candidates) -> Thinking:
    view, left = mind.view, mind.left
    start, told = view.round, mind.told()

    def policy(_: View, __: Dice) -> Policy:
        return Course(start)

    def value(s: World, seat: int) -> float:
        return chances(voices(s, start), left)[seat]

    def listed(_: View, __: tuple[Action, ...]) -> Candidates:
        return tried

    def fits(_: View, worlds: Worlds) -> Weigh:
        own = [1.0] * len(mind.rows)
        likely = [own if seat == mind.me else [max(f, 1e-6) for f in row] for seat, row in enumerate(told)]

        def weight(s: World) -> float:
            return fit(likely, worlds.game, s)

        return weight

    horizon = HORIZON * view.seats
    return Thinking(policy, value, listed, fits, horizon, TRUST, EVEN, DOUBT, OFFERED, reads=False)


class Likely:
    """Worlds in which what others have sealed for the open question is what they would seal, and not just anything."""

    def __init__(self, worlds: Worlds, view: HexView) -> None:
        self.game = worlds.game
        self.seat = worlds.seat
        self.worlds = worlds
        self.course = Course(view.round)

    def draw(self, dice: Dice) -> World:
        s: Any = self.worlds.draw(dice)
        top = s.stack[-1]
        for seat in range(s.seats):
            if seat != self.seat and s.answered >> seat & 1:
                options = top.options(s, seat)
                if len(options) > 1:
                    s.replies[seat] = self.course(s, seat, options, dice)
        world: World = s
        return world


def master(dice: Dice, budget: Budget) -> Master:
    """A player who counts and tries out."""
    return Master(dice, budget)
