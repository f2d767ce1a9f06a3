"""Die Erben von Hoax, level `master`: reads as sharp does, takes the others for wary players, and tells nothing itself.

What sharp bots give away is seen in their games: a Baron speaks up nine times as often as another, and their actions
are true nearly half of the time. A master reacts alike whoever it is, and believes actions more. It knows that who is
in a round gets about a point out of it, however many are left, and says a name only where that is worth more. Where it
is about as good, both are followed in worlds that fit its view, weighed by how well they fit the others' play
(`hoodwink.bots.search`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from time import perf_counter

from hoodwink.beliefs.erben import facts, likelihood, prior_of
from hoodwink.beliefs.erben import total as total_of
from hoodwink.beliefs.erben_conduct import ANY_TURN, NO_POINTS
from hoodwink.bots.bot import Budget
from hoodwink.bots.erben.reader import Reader
from hoodwink.bots.erben.regular import ANSWERS, boldness, buy, claim, regular
from hoodwink.bots.erben.style import MASTER
from hoodwink.bots.search import Candidates, Search, Thinking, Weigh, by_views
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.core.worlds import World, Worlds
from hoodwink.games.erben.actions import Accuse, Done
from hoodwink.games.erben.identities import GOAL, Identity
from hoodwink.games.erben.view import ErbenView

CLOSE = 0.06  # how far the chance of a name may be from the one at which it would be said, to be looked into
USUAL = 0.03  # what the usual answer is worth more beforehand, in wins,
TRUST = 20.0  # and the rounds that this counts for: it is left only for what is clearly better
HORIZON = 20  # plies that are looked ahead: to the end of this turn and about the next
# Points that whoever is in a round still gets in it, on average: so many, and those that all who are left share. It was
# counted in 130 games of masters, as was the next.
ANYHOW, SHARED = 1.1, 1.9
STEEP = 0.3  # how much likelier one wins with a point more: so much is added to the logarithm


class Master:
    """A Thinker."""

    def __init__(self, dice: Dice, budget: Budget, clock: Callable[[], float] = perf_counter) -> None:
        self.dice = dice
        self.budget = budget
        self.clock = clock
        self.mind = Reader(dice, MASTER)

    def think(self, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action:
        assert isinstance(view, ErbenView)
        mind, began = self.mind, self.clock()
        mind.dice = self.dice.fork(f"mood {view.ply}")  # what it replies depends on the view and its seed alone
        mind.look(view)
        usual = ANSWERS[type(options[-1])](mind, options)
        tried = candidates(mind, options, usual)
        if len(tried) < 2:
            return usual
        left = max(self.budget.seconds - (self.clock() - began), 0.0)  # what it has read counts as well
        return Search(thinking(mind, tried), self.dice, Budget(left, self.budget.rollouts)).think(view, options, worlds)


def candidates(mind: Reader, options: Sequence[Action], usual: Action) -> Candidates:
    """The usual answer; and to say a name, or not to, where that is about as good. Where names may be said after every
    turn (§12.3), who is in doubt can wait, and does not look ahead."""
    view = mind.view
    if view.showdown or view.modules & ANY_TURN or not isinstance(options[-1], Accuse) or isinstance(options[0], Done):
        return [(usual, 0.0)]
    chance, seat, name = max(mind.names())
    if chance >= mind.style.sure or abs(chance - boldness(mind, seat)) > CLOSE:
        return [(usual, 0.0)]
    named = Accuse(seat, Identity(name))
    other = (buy(mind, options) or claim(mind, options)) if isinstance(usual, Accuse) else named
    return [(usual, USUAL), (other, 0.0)]


def thinking(mind: Reader, tried: Candidates) -> Thinking:
    def listed(_: View, __: tuple[Action, ...]) -> Candidates:
        return tried

    def fits(_: View, __: Worlds) -> Weigh:
        return weigh(mind)

    return Thinking(by_views(regular), worth, listed, fits, HORIZON, TRUST)


def worth(s: World, seat: int) -> float:
    """How likely this seat wins from here: by throne points, and by what whoever is in the round can expect of it."""
    game = s.game
    if winners := game.winners(s):
        return float(seat in winners)
    throne: Sequence[int] = s.throne  # type: ignore[attr-defined]  # of an imagined world
    remaining = int(s.remaining)  # type: ignore[attr-defined]
    modules: int = s.modules  # type: ignore[attr-defined]
    if modules & NO_POINTS:
        return (remaining >> seat & 1) / remaining.bit_count()
    share = ANYHOW + SHARED / remaining.bit_count()
    chances = [exp(STEEP * min(throne[n] + share * (remaining >> n & 1), GOAL)) for n in range(len(throne))]
    return chances[seat] / sum(chances)


def weigh(mind: Reader) -> Weigh:
    """How well a world fits the others' play; 1 for one that fits no better than any."""
    known, told = facts(mind.view), mind.told()
    mean = total_of(known, told) / prior_of(known)

    def weight(s: World) -> float:
        cards: Sequence[int] = s.cards  # type: ignore[attr-defined]  # of an imagined world
        return likelihood(cards, told) / mean

    return weight


def master(dice: Dice, budget: Budget) -> Master:
    """A player who reads, hides and looks ahead."""
    return Master(dice, budget)
