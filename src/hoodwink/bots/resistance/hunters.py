"""Hunters, Investigators, the Inquisitor, and the variations (§6 to §10)."""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.bots.resistance.belief import CHIEFS, role_chances
from hoodwink.bots.resistance.mind import Mind
from hoodwink.bots.resistance.plots import unsure
from hoodwink.bots.resistance.teams import best
from hoodwink.core.action import Action, Pass
from hoodwink.games.resistance.actions import Accuse, Blame, Examine, Investigate, Show, StepForward
from hoodwink.games.resistance.roles import MANY, TO_WIN, Loyalty, Role

# The early accusation gives up a failure if it is wrong.
EARLY = 0.6  # how likely the best guess must be
EARLY_LATE = 0.45  # the same when the other side needs only one more success

BLAMES = 0.3  # how likely the Pretender must be, once the spies are about to lose

# A Dummy Agent shows the Chief card, so that the spy Hunter errs. With 5 or 6 seats it could be the spy Chief's.
POSES = 0.85
POSES_AS_EITHER = 0.5

OTHER_CHIEF = 0.4  # what is learnt of the own side's Chief beside what is learnt of the other's
TOKEN_TO_SPY = 0.1  # the Inquisitor's token is rather passed to one who can use what it shows


def accuse(mind: Mind, options: Sequence[Action]) -> Action:
    """§8.1 Whoever is likeliest to be a Chief of the other side; a Coordinator is as good (§9.2)."""
    return _surest(mind, [option for option in options if isinstance(option, Accuse)])[1]


def _surest(mind: Mind, options: Sequence[Accuse]) -> tuple[float, Action]:
    chances = hunted(mind)
    value: dict[Action, float] = {option: chances[option.target] for option in options}
    choice = best(mind, options, value)
    return value[choice], choice


def hunted(mind: Mind) -> list[float]:
    """By seat: how likely its accusation would be right."""
    if mind.is_spy:
        return role_chances(mind.facts, mind.own, CHIEFS)
    return [mind.own.chief(seat) for seat in range(mind.seats)]


def step_forward(mind: Mind, _: Sequence[Action]) -> Action:
    """§8.4 The early accusation, once the guess is good enough."""
    targets = [Accuse(seat) for seat in range(mind.seats) if seat != mind.me]
    chance = _surest(mind, targets)[0]
    enough = EARLY_LATE if mind.successes == TO_WIN - 1 else EARLY
    return StepForward() if chance >= enough else Pass()


def investigate(mind: Mind, options: Sequence[Action]) -> Action:
    """§7.2 Whose loyalty card tells most: of the other side's Chiefs first."""
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, Investigate)
        ours, theirs = unsure(mind.chiefs[option.target]), unsure(mind.own.chief(option.target))
        value[option] = ours + OTHER_CHIEF * theirs if mind.is_spy else theirs + OTHER_CHIEF * ours
    return best(mind, options, value)


def show(mind: Mind, options: Sequence[Action]) -> Action:
    """§9.1 Only a Dummy Agent has a choice."""
    poses = POSES if mind.seats >= MANY else POSES_AS_EITHER
    return options[-1] if mind.luck() < poses else Show(Loyalty.NOT_A_CHIEF)


def examine(mind: Mind, options: Sequence[Action]) -> Action:
    """§10.2 Resistance: whom I am least sure of. Spies: a fellow spy, so that the token teaches nobody anything."""
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, Examine)
        chance = mind.own.chances[option.target]
        value[option] = chance if mind.is_spy else unsure(chance) - TOKEN_TO_SPY * chance
    return best(mind, options, value, 0.01)


def blame(mind: Mind, options: Sequence[Action]) -> Action:
    """§9.5 A Deep Agent changes sides when his own is about to lose, if he has a fair idea whom to blame."""
    if mind.successes < TO_WIN - 1 or mind.failures >= TO_WIN - 1:
        return Pass()
    chances = role_chances(mind.facts, mind.own, 1 << Role.PRETENDER)
    targets = [option for option in options if isinstance(option, Blame)]
    value: dict[Action, float] = {option: chances[option.target] for option in targets}
    choice = best(mind, targets, value)
    return choice if value[choice] >= BLAMES else Pass()
