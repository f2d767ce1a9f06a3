"""What a seat makes of its view, asked for piece by piece."""

from __future__ import annotations

from functools import cached_property

from hoodwink.bots.resistance.belief import Belief, open_log, own_belief, role_chances, table_belief
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.games.resistance.roles import FAILS_NEEDED, TEAM_SIZE, TO_WIN, Role, Side, side_of
from hoodwink.games.resistance.view import ResistanceView
from hoodwink.games.resistance.worlds import Known

SURE = 0.999  # believed beyond doubt

# By fails needed, then by spies on a team: how likely it succeeds all the same. A spy who hides will fail the next.
HOLDS = ((1.0,) * 6, (1.0, 0.15, 0.08, 0.05, 0.02, 0.0), (1.0, 0.95, 0.3, 0.2, 0.1, 0.0))


class Mind:
    """One decision of one seat."""

    def __init__(self, view: ResistanceView, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.me = view.seat
        self.seats = view.seats
        assert view.role is not None
        self.is_spy = side_of(view.role) == Side.SPY
        self.done = len(view.missions)
        self.successes = sum(succeeded for _, _, succeeded, _ in view.missions)
        self.failures = self.done - self.successes
        self.size = TEAM_SIZE[view.seats][view.number]
        self.needed = FAILS_NEEDED[view.seats][view.number]
        self.holds = HOLDS[self.needed]

    def luck(self) -> float:
        return self.dice.below(1000) / 1000

    @cached_property
    def log(self) -> tuple[Event, ...]:
        return open_log(self.view)

    @cached_property
    def table(self) -> Belief:
        """What all can see."""
        return table_belief(self.log, self.view.cast, tuple(mission[0] for mission in self.view.missions))

    @cached_property
    def face(self) -> Belief:
        """What one in this seat would believe if he were no spy and knew no more than all: the part a spy plays."""
        return self.table.without(self.me)

    @cached_property
    def _own(self) -> tuple[Known, Belief]:
        return own_belief(self.view, self.log)

    @property
    def facts(self) -> Known:
        return self._own[0]

    @property
    def own(self) -> Belief:
        """What this seat believes, with all that it knows."""
        return self._own[1]

    @cached_property
    def mates(self) -> list[int]:
        """The spies that I am sure of, I among them if I am one."""
        return [seat for seat, chance in enumerate(self.own.chances) if chance >= SURE]

    @cached_property
    def chiefs(self) -> list[float]:
        """By seat: how likely it is a resistance Chief."""
        return role_chances(self.facts, self.own, 1 << Role.RESISTANCE_CHIEF)

    @property
    def is_critical(self) -> bool:
        """The mission may be the last: a third success, or a third failure."""
        return TO_WIN - 1 in (self.successes, self.failures)

    def is_chief(self, seat: int) -> bool:
        """A spy Chief, for all that I know."""
        return self.own.chief(seat) >= SURE

    def after_leader(self, seat: int) -> int:
        """How far a seat sits from the leader, clockwise; the leader last."""
        return (seat - (self.view.leader or 0) - 1) % self.seats
