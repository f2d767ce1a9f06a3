"""Hoax, level `master`: reads as sharp does, trusts less, hides better, waits longer; looks ahead where it is close.

What sharp bots do wrong is seen in their games: half of their accusations are wrong, for what they read was feigned. A
master says a name when it is nearly sure and lets the others fall. Where saying it or waiting is worth about the same,
both are followed in worlds that fit its view, weighed by how well they fit the others' play (`hoodwink.bots.search`).
"""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.beliefs.hoax import deals, likelihood
from hoodwink.bots.bot import Budget
from hoodwink.bots.hoax.course import Course, worth
from hoodwink.bots.hoax.reader import Reader, Style, Table
from hoodwink.bots.hoax.sharp import SURE, answer, claim, rise
from hoodwink.bots.search import Candidates, Search, Thinking, Weigh
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.core.worlds import Policy, World, Worlds
from hoodwink.games.hoax.actions import Accuse, Done
from hoodwink.games.hoax.sheet import Character
from hoodwink.games.hoax.view import HoaxView

MASTER = Style(  # what it does otherwise than sharp; tried together (the tables in docs/bots.md), not one by one
    trust=0.4,  # half of sharp's accusations are wrong
    candid=4.0,  # and too many true claims are voted down
    frank_call=0.1,
    truth=0.06,  # more would be told by it;
    believed=2.5,  # sharps take a claim for so much likelier (their `candid`), so lies are safer than they seem
    whim=0.3,
    waiting=(0.0, 0.0, 1.5, 1.25, 1.2, 1.15, 1.1),  # others fall by themselves
    patience=20,
    fear=(0.5, 0.8),  # where sharps begin to accuse, and where they surely do
)
CLOSE = 0.02  # in wins: a difference between saying a name and waiting that is worth looking into
HORIZON = 60  # plies that are looked ahead; what is left then is shared evenly


class Master:
    """A Thinker."""

    def __init__(self, dice: Dice, budget: Budget) -> None:
        self.dice = dice
        self.budget = budget
        self.reader = Reader(dice)

    def think(self, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action:
        assert isinstance(view, HoaxView)
        table = self.reader.look(view, MASTER)
        usual = answer(table, options)
        tried = candidates(table, options, usual)
        if len(tried) < 2:
            return usual
        return Search(thinking(table, tried), self.dice, self.budget).think(view, options, worlds)


def candidates(table: Table, options: Sequence[Action], usual: Action) -> Candidates:
    """The usual answer; and to say a name, or not to, where that is about as good."""
    view = table.view
    if view.frame != "Turn" or view.accused or min(table.mine) > 0:  # who can pay looks first
        return [(usual, 0.0)]
    rival = max(table.rivals, key=lambda rival: rise(table, rival))
    chance, name = table.guess(rival)
    if chance >= SURE or abs(rise(table, rival)) > CLOSE:
        return [(usual, 0.0)]
    wait = Done() if view.claimed else claim(table, options) if isinstance(usual, Accuse) else usual
    return [(wait, 0.0), (Accuse(rival, Character(name)), 0.0)]


def thinking(table: Table, tried: Candidates) -> Thinking:
    def policy(_: View, __: Dice) -> Policy:
        return Course(table.told)

    def listed(_: View, __: tuple[Action, ...]) -> Candidates:
        return tried

    def fits(_: View, __: Worlds) -> Weigh:
        return weigh(table)

    return Thinking(policy, worth, listed, fits, HORIZON, reads=False)


def weigh(table: Table) -> Weigh:
    """How well a world fits the others' play, as far as that is trusted; 1 for one that fits no better than any."""
    told, trust = table.told, table.style.trust
    every = [likelihood(deal, told) for deal in deals(table.can)]
    mean = sum(every) / len(every)

    def weight(s: World) -> float:
        cards: Sequence[int] = s.identities  # type: ignore[attr-defined]  # of an imagined world
        return 1 - trust + trust * likelihood(cards, told) / mean

    return weight


def master(dice: Dice, budget: Budget) -> Master:
    """A player who reads and looks ahead."""
    return Master(dice, budget)
