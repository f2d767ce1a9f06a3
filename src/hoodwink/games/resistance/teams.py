"""§2.1 Naming a team, and what is named with it: the mission (§4.2) and the Investigator (§7.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Frame
from hoodwink.core.seats import NOBODY
from hoodwink.games.resistance.events import AIMED, APPOINTED, PROPOSED
from hoodwink.games.resistance.moves import AIM, APPOINT, TEAM_OF, TEAMS, at_seats
from hoodwink.games.resistance.roles import MISSIONS
from hoodwink.games.resistance.state import ResistanceState

ALL_MISSIONS: Final[int] = MISSIONS
FIFTH: Final[int] = MISSIONS - 1


class Aim(Frame[ResistanceState]):
    """§4.2 With targeting the leader names a mission that has not been done; §4.3 the fifth after two successes."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 1 << s.leader if len(self.options(s, s.leader)) > 1 else 0

    def options(self, s: ResistanceState, seat: i64) -> Options:
        done = [mission[0] for mission in s.missions]
        last = ALL_MISSIONS if s.successes >= 2 else FIFTH
        return tuple([AIM + number for number in range(last) if number not in done])

    def why_not(self, s: ResistanceState, seat: i64, action: i64) -> tuple[str, str]:
        if action == AIM + FIFTH and s.successes < 2:
            return "4.3", "the fifth mission comes after two successes"
        return "4.2", "each mission is done once"

    def resolve(self, s: ResistanceState) -> None:
        action: i64 = self.options(s, s.leader)[0] if s.by == NOBODY else s.replies[s.leader]
        s.number = action - AIM
        s.tell((AIMED, s.leader, s.number + 1))


class Propose(Frame[ResistanceState]):
    """§2.1 The leader names a team; he may be on it."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 1 << s.leader

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return TEAMS[s.seats][s.number]

    def resolve(self, s: ResistanceState) -> None:
        s.team = TEAM_OF[s.replies[s.leader]]
        s.tell((PROPOSED, s.leader, s.team, s.number + 1))


class Appoint(Frame[ResistanceState]):
    """§7.1 With the team the leader gives the Investigator token, but not on the fifth mission."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 0 if s.done == FIFTH else 1 << s.leader

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return at_seats(APPOINT, ((1 << s.seats) - 1) & ~(1 << seat) & ~s.team)

    def resolve(self, s: ResistanceState) -> None:
        if s.by == NOBODY:
            s.token = NOBODY
            return
        s.token = s.replies[s.leader] - APPOINT
        s.tell((APPOINTED, s.leader, s.token))
