"""§7 to §10: what follows a mission with Hunters and an Inquisitor, and the variations."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Choice, Frame
from hoodwink.core.seats import NOBODY
from hoodwink.games.resistance.ends import (
    BY_ACCUSATION,
    BY_EARLY_ACCUSATION,
    RESISTANCE,
    SPIES,
    turn_over,
    win,
)  # fmt: skip
from hoodwink.games.resistance.events import (
    ACCUSED,
    BLAMED,
    COULD_ACCUSE,
    EXAMINED,
    HUNTER,
    INVESTIGATED,
)  # fmt: skip
from hoodwink.games.resistance.moves import (
    ACCUSE,
    BLAME,
    EXAMINE,
    FEW_LOYALTIES,
    INVESTIGATE,
    MANY_LOYALTIES,
    ONLY_PASS,
    SHOW,
    SIDE,
    STEP_FORWARD,
    at_seats,
    pass_or,
)  # fmt: skip
from hoodwink.games.resistance.plots import everyone, others
from hoodwink.games.resistance.roles import MANY, MISSIONS, TO_WIN, Card, Role
from hoodwink.games.resistance.state import DUMMY, TARGETING, ResistanceState
from hoodwink.games.resistance.teams import Aim, Appoint, Propose

FAIL: Final[int] = int(Card.FAIL)
CHIEF_FAIL: Final[int] = int(Card.CHIEF_FAIL)
RESISTANCE_CHIEF: Final[int] = int(Role.RESISTANCE_CHIEF)
SPY_CHIEF: Final[int] = int(Role.SPY_CHIEF)
RESISTANCE_HUNTER: Final[int] = int(Role.RESISTANCE_HUNTER)
SPY_HUNTER: Final[int] = int(Role.SPY_HUNTER)
COORDINATOR: Final[int] = int(Role.COORDINATOR)
DEEP_AGENT: Final[int] = int(Role.DEEP_AGENT)
PRETENDER: Final[int] = int(Role.PRETENDER)
LAST_MISSION: Final[int] = MISSIONS
WINS_AT: Final[int] = TO_WIN
MANY_SEATS: Final[int] = MANY
PASS_OR_STEP: Final[Options] = (PASS, STEP_FORWARD)

# with the team ------------------------------------------------------------------------------------------------------


class Blame(Ballot[ResistanceState]):
    """§9.5 Every seat is asked, until it is used; only the Deep Agent can do other than pass (§R14)."""

    __slots__ = ()
    quiet = True  # §R16

    def asked(self, s: ResistanceState) -> i64:
        return 0 if s.blamed else everyone(s)

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return pass_or(BLAME, others(s, seat)) if s.roles[seat] == DEEP_AGENT else ONLY_PASS

    def resolve(self, s: ResistanceState) -> None:
        if s.blamed:
            return
        for seat in range(s.seats):
            if s.replies[seat] != PASS:
                blame(s, seat, s.replies[seat] - BLAME)
                return


def blame(s: ResistanceState, seat: i64, target: i64) -> None:
    """§9.5 The Deep Agent reveals himself; the blamed answers truthfully."""
    right = s.roles[target] == PRETENDER
    s.tell((BLAMED, seat, target, right))
    s.blamed = 1
    if right:  # §9.6
        s.blamed = 2
        s.roles[seat] = PRETENDER
        s.roles[target] = DEEP_AGENT
        s.swapped = (seat, target)
    s.token = NOBODY
    anew: list[Frame[Any]] = [Propose(), Appoint()]  # §R14 the leader names team and token anew
    s.then([Aim(), *anew] if s.modules & TARGETING else anew)


# accusations --------------------------------------------------------------------------------------------------------


def hunter_of(s: ResistanceState, side: i64) -> i64:
    """The seat of a side's Hunter."""
    return s.roles.index(SPY_HUNTER if side == SPIES else RESISTANCE_HUNTER)


def chief_failed(s: ResistanceState) -> bool:
    """§8.4 A spy Chief has played a fail in the last mission."""
    cards = s.missions[-1][2]
    for seat in range(s.seats):
        if s.roles[seat] == SPY_CHIEF and (cards[seat] == FAIL or cards[seat] == CHIEF_FAIL):
            return True
    return False


class EarlyWindow(Frame[ResistanceState]):
    """§8.4 The early accusation opens whenever the open cards leave it possible (§R10)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        cards = s.missions[-1][2]
        shown = CHIEF_FAIL if s.seats >= MANY_SEATS else FAIL
        if s.early or s.missions[-1][3] or s.failures >= WINS_AT or shown not in cards:  # §8.6
            return
        s.tell((COULD_ACCUSE, hunter_of(s, SPIES), chief_failed(s)))
        s.push(EarlyAccusation())


class EarlyAccusation(Ballot[ResistanceState]):
    """§8.4 Everyone is asked; only the spy Hunter, if his Chief has failed the mission, can do other than pass."""

    __slots__ = ()
    quiet = True  # §R16

    def asked(self, s: ResistanceState) -> i64:
        return everyone(s)

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return PASS_OR_STEP if s.roles[seat] == SPY_HUNTER and chief_failed(s) else ONLY_PASS

    def resolve(self, s: ResistanceState) -> None:
        hunter = hunter_of(s, SPIES)
        if s.replies[hunter] == STEP_FORWARD:
            s.early = True
            reveal(s, hunter, SPIES)
            s.push(Accusation(hunter, True))


def reveal(s: ResistanceState, hunter: i64, side: i64) -> None:
    if not s.hunters >> hunter & 1:
        s.hunters |= 1 << hunter
        s.tell((HUNTER, hunter, side))


class Accusations(Frame[ResistanceState]):
    """§8.1 After the third success or failure that side's Hunter accuses, until no accusation is due (§8.3, §8.5)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        if s.successes < WINS_AT and s.failures < WINS_AT:
            return
        side = RESISTANCE if s.successes >= WINS_AT else SPIES
        hunter = hunter_of(s, side)
        reveal(s, hunter, side)
        s.then([Accusation(hunter, False), Accusations()])


class Accusation(Choice[ResistanceState]):
    """§8.2 The Hunter accuses anyone but himself and those whom he has accused wrongly before (§R11)."""

    __slots__ = ("early",)

    def __init__(self, seat: i64, early: bool) -> None:
        super().__init__(seat)
        self.early: Final = early

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.early)

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return at_seats(ACCUSE, others(s, seat) & ~s.accused[SIDE[s.roles[self.seat]]])

    def why_not(self, s: ResistanceState, seat: i64, action: i64) -> tuple[str, str]:
        return "R11", "a Hunter accuses another player, and nobody twice"

    def resolve(self, s: ResistanceState) -> None:
        side = SIDE[s.roles[self.seat]]
        target = s.replies[self.seat] - ACCUSE
        role = s.roles[target]
        right = role == SPY_CHIEF
        if side == SPIES:
            right = role == RESISTANCE_CHIEF or role == COORDINATOR  # §9.2
        s.tell((ACCUSED, self.seat, target, right))
        if right:
            win(s, side, BY_EARLY_ACCUSATION if self.early else BY_ACCUSATION)
        else:
            s.accused[side] |= 1 << target
            turn_over(s)


# investigations -----------------------------------------------------------------------------------------------------


class Investigation(Frame[ResistanceState]):
    """§7.2 The mission's leader if it succeeded, else the Investigator, investigates another; not after the fifth."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 0 if s.done == LAST_MISSION else 1 << self.investigator(s)

    def investigator(self, s: ResistanceState) -> i64:
        succeeded: bool = s.missions[-1][3]
        return s.leader if succeeded else s.token

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return at_seats(INVESTIGATE, others(s, seat))

    def resolve(self, s: ResistanceState) -> None:
        if s.by == NOBODY:
            return
        target = s.replies[s.by] - INVESTIGATE
        if s.modules & DUMMY:
            s.push(LoyaltyCard(target, s.by))  # §R12
        else:
            s.tell((INVESTIGATED, s.by, target, may_show(s, target)[0] - SHOW))


def may_show(s: ResistanceState, seat: i64) -> Options:
    """§7.3 The loyalty cards that a seat may show."""
    return MANY_LOYALTIES[s.roles[seat]] if s.seats >= MANY_SEATS else FEW_LOYALTIES[s.roles[seat]]


class LoyaltyCard(Choice[ResistanceState]):
    """§9.1 The investigated picks his loyalty card; only a Dummy Agent has a choice, but everyone is asked (§R12)."""

    __slots__ = ("to",)
    quiet = True  # §R16

    def __init__(self, seat: i64, to: i64) -> None:
        super().__init__(seat)
        self.to: Final[i64] = to

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.to)

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return may_show(s, seat)

    def default(self, s: ResistanceState, seat: i64) -> int:
        return -1  # §R17 drawn evenly: a fixed one would depend on the character

    def resolve(self, s: ResistanceState) -> None:
        s.tell((INVESTIGATED, self.to, self.seat, s.replies[self.seat] - SHOW))


class Inquisition(Frame[ResistanceState]):
    """§10.2 After the second, third and fourth mission the Inquisitor examines a player, who receives the token."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 1 << s.inquisitor if 2 <= s.done < LAST_MISSION else 0

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return at_seats(EXAMINE, everyone(s) & ~s.held_token)  # §10.3

    def why_not(self, s: ResistanceState, seat: i64, action: i64) -> tuple[str, str]:
        return "10.3", "the Inquisitor examines a player who has not held the token"

    def resolve(self, s: ResistanceState) -> None:
        if s.by == NOBODY:
            return
        target = s.replies[s.inquisitor] - EXAMINE
        s.tell((EXAMINED, s.inquisitor, target, SIDE[s.roles[target]]))
        s.inquisitor = target
        s.held_token |= 1 << target
