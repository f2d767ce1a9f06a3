"""Plot cards (§5)."""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.bots.resistance.mind import Mind
from hoodwink.bots.resistance.teams import best, mask_of, suspect
from hoodwink.core.action import Action, Pass
from hoodwink.games.resistance.actions import GivePlot, LookAt, Overhear, ShowSide, Spotlight, TakePlot, UsePlot
from hoodwink.games.resistance.roles import REJECTIONS, TO_WIN, Plot

# Strong Leader: taken from one who is less to be trusted; more freely the more depends on the mission.
TAKE_OVER = (0.6, 0.5, 0.4, 0.3, 0.25)  # by missions done: how suspect a leader must be

# No Confidence: a team that is likelier to fail than so much; it is kept while it can still get better use.
DISTRUST = (0.85, 0.75, 0.65, 0.55, 0.5)  # by missions done

# Close Eye and Spotlight: on whom they tell enough.
CURIOUS = 0.25
SPY_SHINES = 0.3  # how often a spy spends the Spotlight on one of the others, to be rid of it

# What a card is worth to its holder.
WORTH = {
    Plot.NO_CONFIDENCE: 1.0,
    Plot.STRONG_LEADER: 0.9,
    Plot.IN_THE_SPOTLIGHT: 0.7,
    Plot.CLOSE_EYE: 0.6,
    Plot.OVERHEARD_CONVERSATION: 0.6,
    Plot.OPEN_UP: 0.4,
    Plot.TAKE_RESPONSIBILITY: 0.5,
    Plot.ESTABLISH_CONFIDENCE: 0.0,  # what it does is the leader's, whoever gets it
    Plot.OPINION_MAKER: -0.3,  # to vote first helps the others
}
WHIM = 0.1  # who is about as good gets a card now and then


def use(mind: Mind, _: Sequence[Action]) -> Action:
    """§5.3 Strong Leader, or §5.4 No Confidence: the section in progress says which."""
    wanted = strong_leader(mind) if mind.view.frame == "StrongLeader" else no_confidence(mind)
    return UsePlot() if wanted else Pass()


def strong_leader(mind: Mind) -> bool:
    leader = mind.view.leader
    assert leader is not None
    if mind.view.rejections == REJECTIONS - 1 and not mind.is_spy:
        return suspect(mind, leader) > TAKE_OVER[-1] / 2  # the last attempt is approved, whoever is on it
    return suspect(mind, leader) > TAKE_OVER[mind.done] + (0.2 if mind.is_spy and not mind.is_critical else 0)


def no_confidence(mind: Mind) -> bool:
    last = mind.view.rejections == REJECTIONS - 1
    success = mind.own.success(mask_of(mind.view.team), mind.holds)
    if mind.is_spy:  # the fifth rejection wins; else it stops the third success, or is kept
        return last or (mind.successes == TO_WIN - 1 and success > 0.5)
    return not last and 1 - success >= DISTRUST[mind.done]


def give(mind: Mind, options: Sequence[Action]) -> Action:
    """§5.2 Good cards to those of my side, the others to the rest."""
    worth = WORTH[Plot(mind.view.drawn[0])]
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, GivePlot)
        value[option] = worth * -suspect(mind, option.seat)
    return best(mind, options, value, WHIM)


def take(mind: Mind, options: Sequence[Action]) -> Action:
    """§5.6 The best card, rather from the other side; an Opinion Maker only if there is nothing else."""
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, TakePlot)
        worth = WORTH[option.plot]
        value[option] = worth * (0.5 + suspect(mind, option.seat)) if worth > 0 else worth
    return best(mind, options, value, WHIM)


def overhear(mind: Mind, options: Sequence[Action]) -> Action:
    """§5.7 The neighbour whom I am least sure of."""
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, Overhear)
        value[option] = unsure(mind.own.chances[option.seat])
    return best(mind, options, value, WHIM)


def show_side(mind: Mind, options: Sequence[Action]) -> Action:
    """§5.8 §5.9 To one of my side: it helps him to know, and the others need not."""
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, ShowSide)
        value[option] = -suspect(mind, option.seat)
    return best(mind, options, value, WHIM)


def spotlight(mind: Mind, options: Sequence[Action]) -> Action:
    """§5.10 On the most suspect member: he must succeed, or show himself. A spy wastes it on the innocent."""
    members = [option for option in options if isinstance(option, Spotlight)]
    if mind.is_spy:
        innocent = [option for option in members if suspect(mind, option.member) > 0.5]
        if not innocent or mind.luck() >= SPY_SHINES:
            return Pass()
        return best(mind, innocent, dict.fromkeys(innocent, 0.0))
    value: dict[Action, float] = {option: mind.own.chances[option.member] for option in members}
    choice = best(mind, members, value)
    return choice if value[choice] >= CURIOUS or mind.is_critical else Pass()


def look(mind: Mind, options: Sequence[Action]) -> Action:
    """§5.11 At the member whose card tells most. A spy keeps the card from those whom it would help."""
    members = [option for option in options if isinstance(option, LookAt)]
    if mind.is_spy:
        return Pass()
    value: dict[Action, float] = {option: unsure(mind.own.chances[option.member]) for option in members}
    choice = best(mind, members, value)
    return choice if value[choice] >= unsure(CURIOUS) or mind.done >= TO_WIN else Pass()


def unsure(chance: float) -> float:
    """How much there is to learn of something with this chance."""
    return chance * (1 - chance)
