"""Teams, votes and mission cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from hoodwink.bots.resistance.belief import Belief, ballots
from hoodwink.bots.resistance.mind import HOLDS, SURE, Mind
from hoodwink.core.action import Action
from hoodwink.games.resistance.actions import Aim, Appoint, PlayCard, Propose, Vote
from hoodwink.games.resistance.roles import FAILS_NEEDED, REJECTIONS, TEAM_SIZE, TO_WIN, Card, Plot, Role

# Votes. A team is held against those that the next leaders would name; time runs out, so it takes less and less.
EAGER = (1.05, 1.0, 0.9, 0.75, 0.0)  # by rejections: how much of what waiting promises is enough
EAGER_LATE = (1.1, 1.05, 1.0, 0.85, 0.0)  # the same when the game may end with this mission
AT_HAND = 0.2  # how suspect a seat is whose No Confidence is to be feared as the fifth rejection
WAVER = 0.03  # votes waver by up to so much

# A spy votes as he would without being one, but for these chances.
BACK_DIRTY = 0.4  # he approves a team that spies can make fail, though it looks bad
SPURN_CLEAN = 0.25  # he rejects a team without spies, though it looks good
LAST_STAND = 0.9  # the same where its success would be the third
DROP_DIRTY = 0.1  # he rejects a team that spies can make fail and that looks good: nobody should read his approval

# Where the others vote carelessly, five rejections win. Who turns down his own team, or the last attempt, is careless.
CARELESS = 1  # how often it must have been seen
LAPSES = 0.4  # how likely all attempts that are left must be rejected for a spy to go for it

# A spy's teams look as good as they can with enough spies on them.
LEFT_OUT = 0.08  # how much worse a team looks on which its leader is not
CHIEF_SPARED = 0.05  # how much worse one is that needs the spy Chief's fail
WHIM = 0.04  # teams that look alike within so much are all named now and then

# Mission cards: how often a spy whose turn it is to fail does, by missions done. Early on hiding is worth more.
FAILS = (0.4, 0.75, 0.9, 0.95, 1.0)
CHIEF_FAILS = 0.35  # how often a spy Chief does whose fail can be told from others; never mind if all depends on it
JOINS = 0.5  # how likely another spy must be on the team for a spy who knows none to fail where it takes two
REVERSE_AT = 0.6  # how likely a failure must be for the resistance Reverser to turn it


def mask_of(team: Sequence[int]) -> int:
    return sum([1 << seat for seat in team])


def best(mind: Mind, options: Sequence[Action], value: dict[Action, float], whim: float = 1e-6) -> Action:
    """The option of the highest value; a whim decides between those that are close."""
    return max(options, key=lambda option: value[option] + whim * mind.luck())


# teams --------------------------------------------------------------------------------------------------------------


def propose(mind: Mind, options: Sequence[Action]) -> Action:
    """Resistance: the team that fails least. Spies: the one that looks best with as many spies as it takes."""
    teams = [option for option in options if isinstance(option, Propose)]
    if not mind.is_spy:
        return best(mind, teams, {team: mind.own.success(mask_of(team.team), mind.holds) for team in teams})
    mates = mask_of(mind.mates)
    wanted = min(mind.needed, len(mind.mates))
    value: dict[Action, float] = {}
    for option in teams:
        team = mask_of(option.team)
        spies = team & mates
        if spies.bit_count() == wanted:
            looks = mind.table.success(team, mind.holds) - LEFT_OUT * (not team >> mind.me & 1)
            spared = any(mind.is_chief(seat) for seat in mind.mates if spies >> seat & 1)
            value[option] = looks - CHIEF_SPARED * spared
    return best(mind, list(value), value, WHIM)


def aim(mind: Mind, options: Sequence[Action]) -> Action:
    """§4.2 Resistance: the mission that can be manned best. Spies: one that looks so."""
    belief = mind.face if mind.is_spy else mind.own
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, Aim)
        number = option.mission - 1
        team = trusted(mind, belief, mind.me, TEAM_SIZE[mind.seats][number])
        value[option] = belief.success(team, HOLDS[FAILS_NEEDED[mind.seats][number]])
    return best(mind, options, value, WHIM)


def appoint(mind: Mind, options: Sequence[Action]) -> Action:
    """§7.1 The Investigator: whom I trust, or a fellow spy if there is one to give it to."""
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, Appoint)
        chance = mind.own.chances[option.seat]
        value[option] = chance if mind.is_spy else -chance
    return best(mind, options, value, WHIM)


def trusted(mind: Mind, belief: Belief, leader: int, size: int) -> int:
    """The team that a leader would name who believes this: himself and those who are least suspect."""
    others = [(belief.chances[seat], mind.luck(), seat) for seat in range(mind.seats) if seat != leader]
    return 1 << leader | mask_of([seat for *_, seat in sorted(others)[: size - 1]])


# votes --------------------------------------------------------------------------------------------------------------


def vote(mind: Mind, _: Sequence[Action]) -> Action:
    return Vote(approve=spy_approves(mind) if mind.is_spy else approves(mind, mind.own))


def approves(mind: Mind, belief: Belief) -> bool:
    """A team that promises about as much as those that the next leaders would name; the last attempt always (§2.4)."""
    rejections = pressed(mind, belief)
    if rejections == REJECTIONS - 1 or mind.view.leader == mind.me:
        return True
    now = belief.success(mask_of(mind.view.team), mind.holds)
    if now <= mind.holds[mind.needed] + 1 - SURE:
        return False  # enough spies are on it for certain: waiting can only help
    next_up = [(mind.view.leader or 0) + step for step in range(1, REJECTIONS - rejections)]
    waiting = 0.0
    for leader in next_up:
        waiting += belief.success(trusted(mind, mind.table, leader % mind.seats, mind.size), mind.holds) / len(next_up)
    eager = (EAGER_LATE if mind.is_critical else EAGER)[rejections]
    return now + WAVER * (2 * mind.luck() - 1) >= eager * waiting


def pressed(mind: Mind, belief: Belief) -> int:
    """The rejections so far, and those that a spy may have at hand as No Confidence (§5.4): up to the last attempt."""
    held = 0
    for seat, plots in enumerate(mind.view.plots):
        if seat != mind.me and belief.chances[seat] > AT_HAND:
            held += plots.count(Plot.NO_CONFIDENCE)
    return min(mind.view.rejections + held, REJECTIONS - 1)


def spy_approves(mind: Mind) -> bool:
    """As if I were no spy, leaning towards teams that we can make fail; the last attempt only if it can't win."""
    on_team = len([seat for seat in mind.mates if seat in mind.view.team])
    dirty = on_team >= mind.needed
    last_stand = mind.successes == TO_WIN - 1 and not dirty
    if lapses(mind) >= LAPSES:
        return False
    if mind.view.leader == mind.me:
        return True
    if mind.view.rejections == REJECTIONS - 1:
        return not last_stand
    if approves(mind, mind.face):
        return mind.luck() >= (DROP_DIRTY if dirty else LAST_STAND if last_stand else SPURN_CLEAN)
    return dirty and mind.luck() < BACK_DIRTY


def lapses(mind: Mind) -> float:
    """How likely the attempts that are left are all rejected if the spies reject them; 0 at a table that takes care."""
    others = [seat for seat in range(mind.seats) if seat not in mind.mates]
    votes = ballots(mind.log)
    careless = approved = 0
    for leader, rejected, approve in votes:
        against = [seat for seat in others if not approve >> seat & 1]
        careless += leader in against or (rejected == REJECTIONS - 1 and bool(against))
        approved += len(others) - len(against)
    if careless < CARELESS:
        return 0.0
    rate = approved / (len(others) * len(votes))
    passes = sum(
        comb(len(others), ayes) * pow(rate, ayes) * pow(1 - rate, len(others) - ayes)
        for ayes in range(mind.seats // 2 + 1, len(others) + 1)
    )
    return pow(1 - passes, REJECTIONS - mind.view.rejections)


# mission cards ------------------------------------------------------------------------------------------------------


def card(mind: Mind, options: Sequence[Action]) -> Action:
    """Success, but for a spy whose turn it is to fail, and a Reverser who turns what would fail."""
    success, other = options
    assert isinstance(other, PlayCard)
    if not mind.is_spy:
        failure = 1 - mind.own.success(mask_of(mind.view.team), mind.holds)
        return other if failure >= REVERSE_AT else success
    return other if fails(mind, other.card) else success


def fails(mind: Mind, card: Card) -> bool:
    """Spies settle it without a word: from the leader on clockwise, Chiefs last, as many fail as it takes."""
    view, facts = mind.view, mind.facts
    played = [seen for seen in facts.looked.values() if seen in (Card.FAIL, Card.CHIEF_FAIL)]
    needed = mind.needed - len(played)  # what lies open in the spotlight is done
    if needed <= 0:
        return False
    if view.frame == "OpenCard" and not last_chance(mind):
        return False  # in the spotlight a fail tells all
    alone = view.role == Role.DEEP_AGENT or len(mind.mates) == 1
    able = [seat for seat in mind.mates if seat in view.team and seat not in facts.looked]
    able.sort(key=lambda seat: (mind.is_chief(seat), mind.after_leader(seat)))
    if able.index(mind.me) >= needed:
        return False
    if len(able) < needed:
        rest = [seat for seat in view.team if seat not in able]
        if not alone or 1 - mind.own.success(mask_of(rest), HOLDS[1]) < JOINS:
            return card == Card.REVERSE and mind.is_critical  # one Reverse does it alone
    if mind.is_critical:
        return True
    rate = FAILS[mind.done]
    if card == Card.CHIEF_FAIL:
        rate *= CHIEF_FAILS
    return mind.luck() < rate


def last_chance(mind: Mind) -> bool:
    """A fail wins the game, or nothing else saves it."""
    others = [seat for seat in mind.mates if seat in mind.view.team and seat != mind.me]
    if mind.failures == TO_WIN - 1:
        return mind.needed == 1
    return mind.successes == TO_WIN - 1 and len(others) < mind.needed


def suspect(mind: Mind, seat: int) -> float:
    """How likely a seat is on the other side."""
    chance = mind.own.chances[seat]
    return 1 - chance if mind.is_spy else chance
