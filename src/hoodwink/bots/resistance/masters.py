"""The Resistance, level `master`: beliefs as sharp's, and a search of what the game comes to.

The resistance waits for the right leader: of the attempts that are left it knows who will lead them and whom he will
name, so that voting is a problem of when to stop. Every rejected team tells something besides.

Spies look at the game with the table's eyes. Before a team is named they read it as the others will; before a card is
played they follow the game to its end both ways, many times, and let the dice decide between what is about as good.
All spies on a team think alike from what they all know, so that they need no word to agree.

The deals are listed exactly and weighed (`hoodwink.beliefs.resistance`), so that none has to be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import exp
from time import perf_counter

from hoodwink.bots.bot import Budget
from hoodwink.bots.resistance import sharps, teams
from hoodwink.bots.resistance.belief import Belief
from hoodwink.bots.resistance.mind import SURE, Mind
from hoodwink.bots.resistance.plan import Course, trimmed
from hoodwink.bots.resistance.sharps import Answer, SharpMind
from hoodwink.bots.resistance.teams import best, mask_of, pressed, trusted
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.core.worlds import Worlds
from hoodwink.games.resistance.actions import PlayCard, Propose, Vote
from hoodwink.games.resistance.events import PROPOSED
from hoodwink.games.resistance.roles import REJECTIONS, Card
from hoodwink.games.resistance.view import ResistanceView

# Votes.
WAVER = 0.03  # votes waver by up to so much
STANDS = 0.4  # how often a spy votes by what his side needs where the mission may end the game; else never

# A spy's teams.
TRIED = 8  # teams that look best: these are read with the table's eyes
EXPOSES = 1.5  # what the spies' part in all suspicion counts beside how good a team looks
WHIM = 0.01

# A spy's cards.
COURSES = 40  # games that are imagined for each card, unless the budget says otherwise
EVEN = 0.06  # a difference in chances that the dice may overrule


class Master:
    """A Thinker."""

    def __init__(self, answers: dict[type[Action], Answer], dice: Dice, budget: Budget) -> None:
        self.answers = {**answers, Propose: propose, Vote: vote}
        self.dice = dice
        self.budget = budget

    def think(self, view: View, options: tuple[Action, ...], _: Worlds) -> Action:
        assert isinstance(view, ResistanceView)
        kind = type(options[-1])
        mind = SharpMind(view, self.dice)
        if kind is PlayCard and mind.is_spy:
            return card(mind, options, self.budget)
        return self.answers[kind](mind, options)


# votes --------------------------------------------------------------------------------------------------------------


def vote(mind: Mind, _: Sequence[Action]) -> Action:
    return Vote(approve=sharps.spy_approves(mind, approves, 0.0, STANDS) if mind.is_spy else approves(mind, mind.own))


def approves(mind: Mind, belief: Belief) -> bool:
    """Whether the next leaders name no better team; the last of them is followed whatever he names (§2.4)."""
    rejections = pressed(mind, belief)
    if rejections == REJECTIONS - 1 or mind.view.leader == mind.me:
        return True
    now = belief.success(mask_of(mind.view.team), mind.holds)
    if now <= mind.holds[mind.needed] + 1 - SURE:
        return False  # enough spies are on it for certain
    waiting = 0.0
    for step in range(1, REJECTIONS - rejections):
        leader = ((mind.view.leader or 0) + step) % mind.seats
        waiting = max(waiting, belief.success(trusted(mind, mind.table, leader, mind.size), mind.holds))
    return now + WAVER * (2 * mind.luck() - 1) >= waiting


# teams --------------------------------------------------------------------------------------------------------------


def propose(mind: Mind, options: Sequence[Action]) -> Action:
    """Resistance: as sharp. Spies: of the teams that look best the one that says least about us when it is read."""
    if not mind.is_spy:
        return sharps.propose(mind, options)
    assert isinstance(mind, SharpMind)
    looks: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, Propose)
        looks[option] = sharps.looks(mind, mask_of(option.team)) - teams.LEFT_OUT * (mind.me not in option.team)
    tried = sorted(looks, key=lambda option: looks[option] + WHIM * mind.luck(), reverse=True)[:TRIED]
    value = {option: looks[option] - EXPOSES * exposed(mind, option) for option in tried}
    return best(mind, tried, value, WHIM)


def exposed(mind: SharpMind, team: Action) -> float:
    """How suspect the spies are on the whole, if this team is named."""
    assert isinstance(team, Propose)
    read = copy(mind.reading)
    read.hear((PROPOSED, mind.me, mask_of(team.team), mind.view.number + 1))
    us = mask_of(mind.mates)
    ours = sum([(s & us).bit_count() * weight for s, weight in zip(read.now(), read.weights, strict=True)])
    return ours / (sum(read.weights) * us.bit_count())


# cards --------------------------------------------------------------------------------------------------------------


def card(mind: SharpMind, options: Sequence[Action], budget: Budget) -> Action:
    """Where the game goes on either way, whichever card leaves the resistance less; else as regular does."""
    success, other = options
    view = mind.view
    on_team = sorted([s for s in mind.mates if s in view.team], key=lambda s: (mind.is_chief(s), mind.after_leader(s)))
    plain = isinstance(other, PlayCard) and other.card == Card.FAIL and not mind.facts.looked
    if not plain or mind.is_critical or view.frame == "OpenCard" or len(on_team) < mind.needed:
        return teams.card(mind, options)
    if on_team.index(mind.me) >= mind.needed:
        return success
    dice = Dice(f"{mask_of(mind.mates)}/{hash(mind.heard)}")  # what all of us know, and nobody else
    gain = hidden_gain(mind, dice, budget)
    return success if dice.below(1000) / 1000 < 1 / (1 + exp(-gain / EVEN)) else other


def hidden_gain(mind: SharpMind, dice: Dice, budget: Budget) -> float:
    """How much less often the resistance wins if the mission passes than if it fails."""
    view = mind.view
    course = Course(mind.seats, view.number, [mission[0] for mission in view.missions])
    us, team, score = mask_of(mind.mates), mask_of(view.team), (mind.successes, mind.failures)
    cases = trimmed(mind.table.sets)
    passed = course.after(cases, team, 0, *score, 0)
    ends = perf_counter() + budget.seconds
    gain, number = 0.0, 0
    while number < (budget.rollouts or COURSES) and (number == 0 or perf_counter() < ends):
        number += 1
        gain += course.failed(cases, us, *score, team, dice)
        gain -= course.fears(passed, us, mind.successes + 1, mind.failures, dice, 1)
    return gain / number
