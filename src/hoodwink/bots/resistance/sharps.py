"""The Resistance, level `sharp`: weighs every set of spies by how likely all teams, votes and missions were with it.

The beliefs are those of `hoodwink.beliefs.resistance`, exact and weighed. The resistance names and backs teams by them.
A spy knows that others may read him so: he names the team that he would name without being one, himself on it, and
votes as he would then, but for now and then and where the game may end. All else is as with `regular`, by the better
beliefs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache

from hoodwink.beliefs.resistance import found_in, words_of
from hoodwink.beliefs.resistance_conduct import Reading, heard, reading
from hoodwink.bots.bot import Bot
from hoodwink.bots.resistance.belief import Belief
from hoodwink.bots.resistance.mind import Mind
from hoodwink.bots.resistance.teams import LAPSES, approves, best, lapses, mask_of
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.core.view import View
from hoodwink.games.resistance.actions import Propose, Vote
from hoodwink.games.resistance.roles import REJECTIONS, TO_WIN
from hoodwink.games.resistance.view import ResistanceView
from hoodwink.games.resistance.worlds import Known

# A spy's team looks as it would without his being one, but for this much.
OFF_BY_ONE = 0.05  # how much worse a team is for every spy more or fewer than it takes
TWO_NEEDED = 0.1  # the same for every spy fewer where it takes two: there the leader alone is not enough
WHIM = 0.001  # teams that look alike are all named now and then

# His votes.
LEANS = 0.1  # how often he votes by what his side needs, so that what he does then is no sign
STANDS = 0.8  # the same where the mission may end the game

Approves = Callable[[Mind, Belief], bool]
Answer = Callable[[Mind, Sequence[Action]], Action]


@lru_cache(maxsize=2000)
def table_belief(log: tuple[Event, ...], seats: int) -> Belief:
    """What one believes who has seen only what all have seen."""
    read = reading(log, seats)
    return Belief(seats, [(spies, 0, w) for spies, w in zip(read.now(), read.weights, strict=True) if w > 0])


class SharpMind(Mind):
    """One decision of one seat, with beliefs that weigh behaviour."""

    @cached_property
    def heard(self) -> tuple[Event, ...]:
        return heard(self.view.log)

    @cached_property
    def reading(self) -> Reading:
        return reading(self.heard, self.seats)

    @cached_property
    def table(self) -> Belief:
        return table_belief(self.heard, self.seats)

    @cached_property
    def _own(self) -> tuple[Known, Belief]:
        facts, found = found_in(self.view)
        words = words_of(self.view)
        swap = sum(1 << seat for seat in facts.swapped) if facts.swapped else 0
        cases: dict[tuple[int, int], float] = {}
        for group, number, likely in found:
            key = group[0] ^ swap, group[1]
            cases[key] = cases.get(key, 0.0) + number * likely * words[group[0]]
        if not sum(cases.values()) > 0:  # nothing that fits could have come about so: behaviour tells nothing
            cases = {(group[0] ^ swap, group[1]): float(number) for group, number, _ in found}
        return facts, Belief(self.seats, [(*key, weight) for key, weight in cases.items() if weight > 0])


def propose(mind: Mind, options: Sequence[Action]) -> Action:
    """Resistance: the team that fails least. Spies: the one that would be this for an honest leader, or nearly."""
    teams = [option for option in options if isinstance(option, Propose)]
    if not mind.is_spy:
        return best(mind, teams, {team: mind.own.success(mask_of(team.team), mind.holds) for team in teams})
    mine = [team for team in teams if mind.me in team.team]
    return best(mind, mine, {team: looks(mind, mask_of(team.team)) for team in mine}, WHIM)


def looks(mind: Mind, team: int) -> float:
    """How good a spy's team seems to those who take him for an honest leader, and how well it serves."""
    more = (team & mask_of(mind.mates)).bit_count() - min(mind.needed, len(mind.mates))
    off = (TWO_NEEDED if mind.needed > 1 else OFF_BY_ONE) * -more if more < 0 else OFF_BY_ONE * more
    return mind.face.success(team, mind.holds) - off


def vote(mind: Mind, _: Sequence[Action]) -> Action:
    return Vote(approve=spy_approves(mind, approves, LEANS, STANDS) if mind.is_spy else approves(mind, mind.own))


def spy_approves(mind: Mind, approves: Approves, leans: float, stands: float) -> bool:
    """As if I were no spy; by what we need now and then, and mostly where the mission may end the game."""
    dirty = len([seat for seat in mind.mates if seat in mind.view.team]) >= mind.needed
    ends = (mind.failures if dirty else mind.successes) == TO_WIN - 1
    if lapses(mind) >= LAPSES:
        return False
    if mind.view.leader == mind.me:
        return True
    if mind.view.rejections == REJECTIONS - 1:
        return dirty or not ends
    if mind.luck() < (stands if ends else leans):
        return dirty
    return approves(mind, mind.face)


def answering(answers: dict[type[Action], Answer], dice: Dice) -> Bot:
    """The bot that answers each kind of question so, with sharp beliefs."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, ResistanceView)
        if len(options) == 1:
            return options[0]
        return answers[type(options[-1])](SharpMind(view, dice), options)

    return choose
