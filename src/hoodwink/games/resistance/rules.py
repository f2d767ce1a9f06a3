"""The rules of The Resistance, a frame a section: §1 setting up, §2 teams, §3 missions, §4 options, §11 Reversers.

Plot cards are in plots.py (§5), Hunters and the Inquisitor in hunters.py (§6 to §10), rejections and wins in ends.py.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.dice import Dice
from hoodwink.core.frame import Ballot, Chance, Draw, Frame, Steps
from hoodwink.core.seats import NOBODY, count, members
from hoodwink.games.resistance.ends import BY_MISSIONS, RESISTANCE, SPIES, reject, win
from hoodwink.games.resistance.events import LEADER, MISSION, OPINIONS, VOTED
from hoodwink.games.resistance.hunters import Accusations, Blame, EarlyWindow, Inquisition, Investigation
from hoodwink.games.resistance.moves import APPROVE, PLAY, VOTES
from hoodwink.games.resistance.plots import (
    CloseEyes,
    DrawPlots,
    NoConfidences,
    Spotlights,
    StrongLeaders,
    everyone,
    may_play,
    why_not_card,
)  # fmt: skip
from hoodwink.games.resistance.roles import FAILS_NEEDED, TO_WIN, Card, Plot
from hoodwink.games.resistance.state import (
    BLAME,
    HUNTERS,
    INQUISITOR,
    PLOTS,
    TARGETING,
    ResistanceState,
    holders,
)  # fmt: skip
from hoodwink.games.resistance.teams import Aim, Appoint, Propose

OPINION_MAKER: Final[int] = int(Plot.OPINION_MAKER)
_VOTES: Final[Options] = VOTES
WINS_AT: Final[int] = TO_WIN
CARDS: Final = len(Card)
FAIL: Final[int] = int(Card.FAIL)
CHIEF_FAIL: Final[int] = int(Card.CHIEF_FAIL)
REVERSE: Final[int] = int(Card.REVERSE)
FAILS: Final[list[list[int]]] = [list(FAILS_NEEDED.get(seats, ())) for seats in range(11)]

# §1 Setting up ------------------------------------------------------------------------------------------------------


class SetUp(Steps[ResistanceState]):
    """§1 Deal the characters, draw the first leader, begin."""

    __slots__ = ()

    def order(self, s: ResistanceState) -> list[Frame[Any]]:
        return [*_DEALS[: s.seats], DrawLeader(), Missions()]


class Deal(Chance[ResistanceState]):
    """§1.1 A character for each seat, seen by that seat alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def outcomes(self, s: ResistanceState) -> list[tuple[int, int]]:
        return [(role, left) for role, left in enumerate(s.undealt) if left]

    def sample(self, s: ResistanceState, dice: Dice) -> int:
        at = dice.below(s.seats - self.seat)
        role = 0
        for left in s.undealt:
            at -= left
            if at < 0:
                break
            role += 1
        return role

    def resolve(self, s: ResistanceState) -> None:
        s.roles[self.seat] = s.outcome
        s.undealt[s.outcome] -= 1


_DEALS: Final[list[Frame[Any]]] = [Deal(seat) for seat in range(10)]


class DrawLeader(Draw[ResistanceState]):
    """§1.2 The first leader is drawn. §10.1 The Inquisitor sits on his right."""

    __slots__ = ()

    def among(self, s: ResistanceState) -> tuple[int, ...]:
        return members(everyone(s))

    def resolve(self, s: ResistanceState) -> None:
        right = (s.outcome + s.seats - 1) % s.seats
        s.leader = right  # Missions gives the token to the next
        if s.modules & INQUISITOR:
            s.inquisitor = right
            s.held_token = 1 << right


class Missions(Frame[ResistanceState]):
    """§2.3 §3.5 The next seat clockwise is leader; then all that belongs to one attempt, in order (§R4)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        s.leader = (s.leader + 1) % s.seats
        s.lead = s.leader
        s.number = s.done
        s.team = 0
        s.token = NOBODY
        s.tell((LEADER, s.leader))
        s.push(self)
        s.stack.extend(ATTEMPT[s.modules & (PLOTS | HUNTERS | TARGETING | INQUISITOR | BLAME)])


def attempt(modules: i64) -> list[Frame[Any]]:
    """§R4 One attempt, in order; the stack wants the last first."""
    hunters = modules & HUNTERS != 0
    plots = modules & PLOTS != 0
    steps: list[tuple[bool, Frame[Any]]] = [
        (plots, StrongLeaders()),
        (plots, DrawPlots()),
        (modules & TARGETING != 0, Aim()),
        (True, Propose()),
        (hunters, Appoint()),
        (modules & BLAME != 0, Blame()),
        (plots, OpinionVote()),
        (True, TeamVote()),
        (plots, NoConfidences()),
        (plots, Spotlights()),
        (True, MissionCards()),
        (plots, CloseEyes()),
        (True, Count()),
        (hunters, EarlyWindow()),
        (hunters, Accusations()),
        (hunters, Investigation()),
        (modules & INQUISITOR != 0, Inquisition()),
    ]
    wanted = [step for is_in, step in steps if is_in]
    wanted.reverse()
    return wanted


# §2 Building a team -------------------------------------------------------------------------------------------------


class OpinionVote(Ballot[ResistanceState]):
    """§5.5 Opinion Makers vote first, together and openly (§R7)."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return holders(s, OPINION_MAKER)

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return _VOTES

    def resolve(self, s: ResistanceState) -> None:
        makers = holders(s, OPINION_MAKER)
        if makers:
            s.votes = approving(s, makers)
            s.tell((OPINIONS, s.votes, makers & ~s.votes))


class TeamVote(Ballot[ResistanceState]):
    """§2.2 All vote at the same time; more than half approve, or the team is rejected."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return everyone(s) & ~holders(s, OPINION_MAKER) if s.modules & PLOTS else everyone(s)

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return _VOTES

    def resolve(self, s: ResistanceState) -> None:
        approve = s.votes | approving(s, self.asked(s))
        s.votes = 0
        s.tell((VOTED, approve, everyone(s) & ~approve))
        if 2 * count(approve) <= s.seats:
            reject(s, NOBODY)


def approving(s: ResistanceState, voters: i64) -> i64:
    """The set of those who approve."""
    approve: i64 = 0
    for seat in members(voters):
        if s.replies[seat] == APPROVE:
            approve |= 1 << seat
    return approve


# §3 Missions --------------------------------------------------------------------------------------------------------


class MissionCards(Ballot[ResistanceState]):
    """§3.1 Each member plays a card in secret; who has no choice is asked all the same."""

    __slots__ = ()
    quiet = True  # §R16

    def asked(self, s: ResistanceState) -> i64:
        return s.team & ~s.opened

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return may_play(s, seat)

    def why_not(self, s: ResistanceState, seat: i64, action: i64) -> tuple[str, str]:
        return why_not_card(s, seat, action)

    def resolve(self, s: ResistanceState) -> None:
        for seat in members(s.team & ~s.opened):
            s.cards[seat] = s.replies[seat] - PLAY


class Count(Frame[ResistanceState]):
    """§3.1 The counts are shown; §3.3 §3.4 enough fails make it fail; §11.2 then Reverses turn the result (§R15)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        counts = [0] * CARDS
        for seat in members(s.team):
            counts[s.cards[seat]] += 1
        succeeded = counts[FAIL] + counts[CHIEF_FAIL] < FAILS[s.seats][s.number]
        if counts[REVERSE] == 1:
            succeeded = not succeeded
        s.missions += ((s.number, s.team, tuple(s.cards), succeeded, s.swapped, s.leader),)
        s.tell((MISSION, s.number + 1, s.team, *counts, succeeded))
        s.cards = [NOBODY] * s.seats
        s.opened = 0
        s.looked = 0
        s.rejections = 0
        s.done += 1
        if succeeded:
            s.successes += 1
        else:
            s.failures += 1
        if not s.modules & HUNTERS:  # §3.6
            if s.successes == WINS_AT:
                win(s, RESISTANCE, BY_MISSIONS)
            elif s.failures == WINS_AT:
                win(s, SPIES, BY_MISSIONS)


ATTEMPT: Final[dict[int, list[Frame[Any]]]] = {}
for _modules in range(256):
    if _modules == _modules & (PLOTS | HUNTERS | TARGETING | INQUISITOR | BLAME):
        ATTEMPT[_modules] = attempt(_modules)
