"""The Resistance: what is said about missions and teams, and what such words are worth.

A spy says what he would say without being one, in the same moments. Whom he names is another matter: mostly the one who
would be suspected most of those that are no spies, as one in his seat sees it; now and then one of his own, for who
never suspects certain seats is read by that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hoodwink.beliefs.resistance import weighed
from hoodwink.beliefs.resistance_conduct import heard, reading
from hoodwink.bots.resistance.mind import HOLDS, SURE
from hoodwink.bots.talk.remark import (
    EVERYWHERE,
    ILL,
    NAMED,
    WELL,
    Moment,
    Remark,
    Trigger,
    Triggers,
    any_of,
    as_set,
    happens,
)  # fmt: skip
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.resistance.actions import Propose, Vote
from hoodwink.games.resistance.events import MISSION, PROPOSED, REJECTED, VOTED
from hoodwink.games.resistance.roles import FAILS_NEEDED, REJECTIONS, Side, side_of
from hoodwink.games.resistance.view import ResistanceView

TRIGGERS: Triggers = {
    **EVERYWHERE,
    NAMED: Trigger(0.45, ("not_me", "trust_me"), answers=True),
    "failed, with me": Trigger(0.35, ("was_there", "was_there"), ("suspect",)),
    "failed": Trigger(0.12, (), ("suspect", "suspect", "spy")),
    "succeeded, with me": Trigger(0.08, ("take_me",)),
    "succeeded": Trigger(0.05, (), ("trust",)),
    "my team": Trigger(0.12, ("approve", "trust_me"), fleeting=True),
    "left out": Trigger(0.05, ("take_me",), fleeting=True),
    "voted down": Trigger(0.15, (), ("why",)),
}
GIVES_AWAY = 0.2  # how often a spy names whomever an honest seat would, be it one of his own

# How likely a word is, by whether its speaker is a spy and whether the one it is about is: so much, for spies lie and
# the others err. What is said of oneself tells nothing.
SPOKEN_ILL = {(False, True): 1.4, (False, False): 0.9, (True, True): 0.9, (True, False): 1.0}
SPOKEN_WELL = {(False, True): 0.8, (False, False): 1.1, (True, True): 1.1, (True, False): 1.0}
SWAY = 4.0  # how often one thinks again, for each part in one by which words have changed a team's prospects

Cases = list[tuple[int, float]]  # sets of spies, and how likely each is


# speaking -----------------------------------------------------------------------------------------------------------


def moments(view: ResistanceView, start: int) -> Iterator[Moment]:
    """What happened from the event of this number on, by what all have seen."""
    against = 0  # who voted down the team that is voted on
    for at, event in enumerate(view.log):
        if event[0] == VOTED:
            against = event[2]
        if at >= start:
            yield from _of(event, at, view.seats, against)


def _of(event: tuple[int, ...], at: int, seats: int, against: int) -> Iterator[Moment]:
    match event:
        case (k, _, team, *_, succeeded) if k == MISSION:
            for seat in range(seats):
                word = "succeeded" if succeeded else "failed"
                others = team & ~(1 << seat)
                yield Moment(seat, f"{word}, with me" if team >> seat & 1 else word, at, others)
        case (k, leader, team, _) if k == PROPOSED:
            yield Moment(leader, "my team", at)
            for seat in range(seats):
                if seat != leader and not team >> seat & 1:
                    yield Moment(seat, "left out", at)
        case (k, _, by) if k == REJECTED and by == NOBODY and against:
            for seat in range(seats):
                if not against >> seat & 1:
                    yield Moment(seat, "voted down", at, against)


def whom(view: ResistanceView, moment: Moment, phrase: str, dice: Dice) -> tuple[str, int]:
    """The phrase, and whom it names: as an honest seat sees it, and for a spy as his side likes it."""
    lies = not happens(GIVES_AWAY, dice)  # rolled whoever I am
    chances = suspected(view)
    among = members(moment.among)
    if is_spy(view) and lies:
        mates = as_set(seat for seat, chance in enumerate(spies(known(view), view.seats)) if chance >= SURE)
        wanted = moment.among & (~mates if phrase != "trust" else mates)
        among = members(wanted) or among
    sign = -1 if phrase == "trust" else 1
    most = max(sign * chances[seat] for seat in among)
    return phrase, any_of(as_set([seat for seat in among if sign * chances[seat] >= most - 1e-9]), dice)


def is_spy(view: ResistanceView) -> bool:
    return view.role is not None and side_of(view.role) == Side.SPY


def suspected(view: ResistanceView) -> list[float]:
    """By seat: how likely it is a spy to one who is none, or plays one who is none."""
    return spies(face(view) if is_spy(view) else known(view), view.seats)


def spies(cases: Cases, seats: int) -> list[float]:
    total = sum(weight for _, weight in cases)
    return [sum(weight for spies, weight in cases if spies >> seat & 1) / total for seat in range(seats)]


def known(view: ResistanceView) -> Cases:
    """What this seat believes, with all that it knows."""
    belief = weighed(view)
    swap = as_set(belief.facts.swapped or ())
    found: dict[int, float] = {}
    for group, weight in zip(belief.groups, belief.weights, strict=True):
        found[group[0] ^ swap] = found.get(group[0] ^ swap, 0.0) + weight
    return [(spies, weight) for spies, weight in found.items() if weight > 0]


def face(view: ResistanceView) -> Cases:
    """What it would believe if it were no spy and knew no more than all."""
    read = reading(heard(view.log), view.seats)
    found = [(spies, weight) for spies, weight in zip(read.now(), read.weights, strict=True) if weight > 0]
    return [(spies, weight) for spies, weight in found if not spies >> view.seat & 1] or found


# listening ----------------------------------------------------------------------------------------------------------


def noted(cases: Cases, remarks: Sequence[Remark], me: int) -> Cases:
    """A belief, times how likely the words of others were. Of each about each only the last counts: saying it again
    adds nothing."""
    last: dict[tuple[int, int], dict[tuple[bool, bool], float]] = {}
    for remark in remarks:
        if remark.about is not None and me != remark.seat != remark.about:
            if remark.phrase in ILL:
                last[remark.seat, remark.about] = SPOKEN_ILL
            elif remark.phrase in WELL:
                last[remark.seat, remark.about] = SPOKEN_WELL
    found = []
    for spies, weight in cases:
        for (speaker, about), likely in last.items():
            weight *= likely[bool(spies >> speaker & 1), bool(spies >> about & 1)]
        found.append((spies, weight))
    total = sum(weight for _, weight in found)
    return [(spies, weight / total) for spies, weight in found]


def success(cases: Cases, team: Sequence[int], needed: int) -> float:
    """How likely a team succeeds."""
    seats = as_set(team)
    total = sum(weight for _, weight in cases)
    return sum(weight * HOLDS[needed][(spies & seats).bit_count()] for spies, weight in cases) / total


def sways(
    view: ResistanceView, options: Sequence[Action], reply: Action, remarks: Sequence[Remark]
) -> tuple[Action, float] | None:
    """What one might reply instead after what the others have said, and how often. A spy listens with the ears of the
    part that he plays; which team he names is his own affair."""
    if isinstance(reply, Vote) and view.leader != view.seat and view.rejections < REJECTIONS - 1:
        before = face(view) if is_spy(view) else known(view)
        needed = FAILS_NEEDED[view.seats][view.number]
        change = success(noted(before, remarks, view.seat), view.team, needed) - success(before, view.team, needed)
        return Vote(approve=not reply.approve), SWAY * (-change if reply.approve else change)
    if isinstance(reply, Propose) and not is_spy(view):
        return _other_team(view, options, reply, remarks)
    return None


def _other_team(
    view: ResistanceView, options: Sequence[Action], reply: Propose, remarks: Sequence[Remark]
) -> tuple[Action, float]:
    """The team that is best after these words, the more often the more they have done for it."""
    before, needed = known(view), FAILS_NEEDED[view.seats][view.number]
    now = noted(before, remarks, view.seat)
    teams = [option for option in options if isinstance(option, Propose)]
    best = max(teams, key=lambda option: (success(now, option.team, needed), option == reply))
    gain = success(now, best.team, needed) - success(now, reply.team, needed)
    return best, SWAY * (gain - success(before, best.team, needed) + success(before, reply.team, needed))
