"""The actions once more, as plain numbers for the rules, and options that are looked up."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.seats import members
from hoodwink.games.resistance.actions import (
    ACTIONS,
    LYING,
    Accuse,
    Aim,
    Appoint,
    Blame,
    Examine,
    GivePlot,
    Investigate,
    LookAt,
    Overhear,
    PlayCard,
    Propose,
    Show,
    ShowSide,
    Spotlight,
    StepForward,
    TakePlot,
    UsePlot,
    Vote,
)  # fmt: skip
from hoodwink.games.resistance.roles import LEAST, MISSIONS, MOST, TEAM_SIZE, Card, Loyalty, Role

# Written out, and checked, because the compiler folds what it can read.
APPROVE: Final = 1
REJECT: Final = 2
PLAY: Final = 3  # success; the other cards after it
assert [ACTIONS.id(Vote(approve=True)), ACTIONS.id(Vote(approve=False))] == [APPROVE, REJECT]
assert ACTIONS.id(PlayCard(Card.SUCCESS)) == PLAY
VOTES: Final[Options] = (APPROVE, REJECT)
USE: Final[int] = ACTIONS.id(UsePlot())
PASS_OR_USE: Final[Options] = (PASS, USE)
ONLY_PASS: Final[Options] = (PASS,)
STEP_FORWARD: Final[int] = ACTIONS.id(StepForward())
SHOW: Final[int] = ACTIONS.id(Show(Loyalty.NOT_A_CHIEF))  # and the other loyalty cards after it
AIM: Final[int] = ACTIONS.id(Aim(1))  # the others follow; so with all below, seat by seat
APPOINT: Final[int] = ACTIONS.id(Appoint(0))
ACCUSE: Final[int] = ACTIONS.id(Accuse(0))
INVESTIGATE: Final[int] = ACTIONS.id(Investigate(0))
EXAMINE: Final[int] = ACTIONS.id(Examine(0))
BLAME: Final[int] = ACTIONS.id(Blame(0))
GIVE: Final[int] = ACTIONS.id(GivePlot(0))
OVERHEAR: Final[int] = ACTIONS.id(Overhear(0))
SHOW_SIDE: Final[int] = ACTIONS.id(ShowSide(0))
SPOTLIGHT: Final[int] = ACTIONS.id(Spotlight(0))
LOOK: Final[int] = ACTIONS.id(LookAt(0))
TAKE: Final[int] = ACTIONS.id(TakePlot(0, LYING[0]))
LIE_OPEN: Final[list[int]] = [int(plot) for plot in LYING]  # TAKE + seat * len + place: the plot cards in this order


def at_seats(first: i64, seats: i64) -> Options:
    """The actions of a verb, whose first is this, at a set of seats."""
    return tuple([first + seat for seat in members(seats)])


def pass_or(first: i64, seats: i64) -> Options:
    return (PASS, *at_seats(first, seats))


# §2.1 by seats and mission: the teams that can be named
TEAMS: Final[list[list[Options]]] = [
    [
        tuple([ACTIONS.id(Propose(team)) for team in combinations(range(seats), TEAM_SIZE[seats][mission])])
        for mission in range(MISSIONS)
    ]
    if seats >= LEAST
    else []
    for seats in range(MOST + 1)
]
TEAM_OF: Final[list[int]] = [  # by action: the set of seats
    sum([1 << seat for seat in action.team]) if isinstance(action, Propose) else 0 for action in ACTIONS
]


def _may_play(role: int, chief_fail: bool) -> Options:
    """§3.2 §6.3 §11.1 The mission cards that a character may play."""
    cards = [Card.SUCCESS]
    if role in (Role.RESISTANCE_REVERSER, Role.SPY_REVERSER):
        cards.append(Card.REVERSE)
    elif role == Role.SPY_CHIEF and chief_fail:
        cards.append(Card.CHIEF_FAIL)
    elif role in (Role.SPY, Role.SPY_CHIEF, Role.SPY_HUNTER, Role.DEEP_AGENT):
        cards.append(Card.FAIL)
    return tuple([PLAY + int(card) for card in cards])


FEW_CARDS: Final[list[Options]] = [_may_play(role, False) for role in Role]
MANY_CARDS: Final[list[Options]] = [_may_play(role, True) for role in Role]  # 7 or more seats


def _may_show(role: int, many: bool) -> Options:
    """§7.3 §9.1 §9.2 The loyalty cards that a character may show."""
    if role == Role.SPY_CHIEF:
        cards = [Loyalty.SPY_CHIEF if many else Loyalty.CHIEF]
    elif role == Role.RESISTANCE_CHIEF:
        cards = [Loyalty.RESISTANCE_CHIEF if many else Loyalty.CHIEF]
    elif role == Role.DUMMY_AGENT:
        cards = [Loyalty.NOT_A_CHIEF, Loyalty.RESISTANCE_CHIEF if many else Loyalty.CHIEF]
    else:
        cards = [Loyalty.NOT_A_CHIEF]
    return tuple([SHOW + int(card) for card in cards])


FEW_LOYALTIES: Final[list[Options]] = [_may_show(role, False) for role in Role]
MANY_LOYALTIES: Final[list[Options]] = [_may_show(role, True) for role in Role]
SIDE: Final[list[int]] = [  # by role
    int(role in (Role.SPY, Role.SPY_CHIEF, Role.SPY_HUNTER, Role.DEEP_AGENT, Role.SPY_REVERSER)) for role in Role
]
ROLES: Final = len(Role)
