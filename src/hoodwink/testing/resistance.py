"""The table of The Resistance: characters and leader by hand, and verbs for what a whole table does.

    t = table("resistance", seats=7, hunter=True, roles="chief hunter spy_chief spy_hunter", leader=0)

    roles    by seat; short forms are chief, hunter, reverser (of the resistance), dummy and deep; seats not named get
             the characters that are left, in the order of the cast
    leader   the first leader, 0 if it isn't given

Later in a test:

    t.team(0, 2, token=4)       the leader names a team and, where there is one, gives the Investigator token (to the
                                first who may have it, if none is named); aim=3 names the mission, with targeting
    t.votes("+++--")            all votes, by seat; Opinion Makers vote first. t.approve(), t.reject(): all alike
    t.cards(fails=[2])          the mission cards, reverses=[…] too; a spy Chief's fail is the one that he may play;
                                all others play success
    t.mission(0, 2, fails=[2])  a whole mission from the team to its counts, where nobody uses a plot card or blames;
                                with no team named, those who do not succeed and the first of the others
    t.go_on()                   all that is asked before the next team: nobody steps forward or uses a plot card, the
                                first who may be is investigated, examined or given what is drawn
    t.step_forward()            the spy Hunter makes the early accusation, all others pass
    t.blame(3)                  the Deep Agent blames this seat, all others pass
    t.plot("close_eye", to=2)   chance draws this plot card and the leader gives it; several words: all are drawn first

and what it may look at besides: `t.leader`, `t.score` (successes, failures), `t.rejections`, `t.roles` (as they are
now), `t.plots(seat)`, `t.knows(seat)` (seat to what was learnt at the start), and `t.steps`, all that was done, for a
test that does it again: (seat or CHANCE, action id or outcome).
"""

from __future__ import annotations

from collections.abc import Iterable

from hoodwink.core.action import Action, Pass
from hoodwink.core.seats import CHANCE
from hoodwink.games.resistance import actions as do
from hoodwink.games.resistance.roles import TEAM_SIZE, Card, Plot, Role
from hoodwink.testing.table import TABLES, Table

SHORT = {
    "chief": Role.RESISTANCE_CHIEF,
    "hunter": Role.RESISTANCE_HUNTER,
    "reverser": Role.RESISTANCE_REVERSER,
    "dummy": Role.DUMMY_AGENT,
    "deep": Role.DEEP_AGENT,
}
LEARNT = ("spy", "spy chief", "deep agent", "deep agent or pretender", "chief", "coordinator")
WINDOWS = ("NoConfidence", "Spotlight", "CloseEye")
VOTES = ("OpinionVote", "TeamVote")


class ResistanceTable(Table):
    """A table of The Resistance."""

    def set_up(self, roles: str = "", leader: int = 0) -> None:  # type: ignore[override]
        self.steps: list[tuple[int, int]] = []
        left = list(self.game.cast)  # type: ignore[attr-defined]
        dealt = [role_of(word) for word in roles.split()]
        for role in dealt:
            assert role in left, f"{role.name.lower()} is not, or not so often, in play here"
            left.remove(role)
        for role in [*dealt, *left]:
            self.chance(role)
        self.chance(leader)

    def __call__(self, seat: int, action: Action | str) -> ResistanceTable:
        super().__call__(seat, action)
        self.steps.append((seat, self._id(action)))
        return self

    def chance(self, outcome: int) -> ResistanceTable:
        super().chance(outcome)
        self.steps.append((CHANCE, int(outcome)))
        return self

    # the leader ----------------------------------------------------------------------------------------------------

    def team(self, *seats: int, token: int | None = None, aim: int | None = None) -> ResistanceTable:
        told = len(self._log())
        leader = self.leader
        if self.frame == "Aim":
            self(leader, do.Aim(aim) if aim else self.options(leader)[0])
        else:
            assert aim is None, "the mission can't be named here"
        self(leader, do.Propose(tuple(sorted(seats))))
        if self.frame == "Appoint":
            self(leader, self.options(leader)[0] if token is None else do.Appoint(token))
        else:
            assert token is None, "there is no Investigator token to give"
        self._told = told
        return self

    def plot(self, *names: str, to: int | Iterable[int] = ()) -> ResistanceTable:
        """These plot cards are drawn; those for which `to` names a seat are given to it."""
        for name in names:
            self.chance(Plot[name.upper()])
        for seat in [to] if isinstance(to, int) else to:
            self(self.leader, do.GivePlot(seat))
        return self

    # all together --------------------------------------------------------------------------------------------------

    def votes(self, marks: str) -> ResistanceTable:
        assert len(marks) == self.game.seats, f"a vote of each of the {self.game.seats} seats: {marks!r}"
        assert self.frame in VOTES, f"there is no vote in {self.frame}"
        told = len(self._log())
        while self.frame in VOTES:
            frame = self.frame
            for seat in self.asked:
                self(seat, do.Vote(marks[seat] == "+"))
            if frame == "TeamVote":
                break
        self._told = told
        return self

    def approve(self) -> ResistanceTable:
        return self.votes("+" * self.game.seats)

    def reject(self) -> ResistanceTable:
        return self.votes("-" * self.game.seats)

    def cards(self, fails: Iterable[int] = (), reverses: Iterable[int] = ()) -> ResistanceTable:
        assert self.frame == "MissionCards", f"there are no mission cards in {self.frame}"
        told = len(self._log())
        chosen: dict[int, Action] = {seat: self._fail(seat) for seat in fails}
        chosen |= {seat: do.PlayCard(Card.REVERSE) for seat in reverses}
        asked = self.asked
        assert set(chosen) <= set(asked), f"seats {sorted(chosen)} are to play, but seats {asked} are asked"
        for seat in asked:
            self(seat, chosen.get(seat, do.PlayCard(Card.SUCCESS)))
        self._told = told
        return self

    def _fail(self, seat: int) -> Action:
        chief_fail = do.PlayCard(Card.CHIEF_FAIL)
        return chief_fail if chief_fail in self.options(seat) else do.PlayCard(Card.FAIL)

    def mission(
        self,
        *team: int,
        fails: Iterable[int] = (),
        reverses: Iterable[int] = (),
        token: int | None = None,
        aim: int | None = None,
    ) -> ResistanceTable:
        if self.frame not in ("Aim", "Propose"):
            self.go_on()
        fails, reverses = tuple(fails), tuple(reverses)
        self.team(*(team or self._crew(fails + reverses, token, aim)), token=token, aim=aim)
        if self.frame == "Blame":
            self.passes()
        self.approve()
        while self.frame in WINDOWS:
            self.passes()
        self.cards(fails, reverses)
        while self.frame in WINDOWS:
            self.passes()
        return self

    def _crew(self, wanted: tuple[int, ...], token: int | None, aim: int | None) -> tuple[int, ...]:
        size = TEAM_SIZE[self.game.seats][self.state.number if aim is None else aim - 1]
        rest = [seat for seat in range(self.game.seats) if seat not in wanted and seat != token]
        return (*wanted, *rest[: size - len(wanted)])

    def step_forward(self) -> ResistanceTable:
        hunter = self.roles.index(Role.SPY_HUNTER)
        return self._one_of_all("EarlyAccusation", hunter, do.StepForward())

    def blame(self, target: int) -> ResistanceTable:
        return self._one_of_all("Blame", self.roles.index(Role.DEEP_AGENT), do.Blame(target))

    def _one_of_all(self, frame: str, seat: int, action: Action) -> ResistanceTable:
        assert self.frame == frame, f"it is {self.frame} that is asked"
        self.ballot(*(action if other == seat else Pass() for other in self.asked))
        return self

    def go_on(self) -> ResistanceTable:
        while not self.over and self.frame not in ("Aim", "Propose"):
            if self.asked == (CHANCE,):
                self.chance(self.state.stack[-1].outcomes(self.state)[0][0])
                continue
            for seat in self.asked:
                options = self.options(seat)
                self(seat, Pass() if Pass() in options else options[0])
        return self

    # what is to be seen --------------------------------------------------------------------------------------------

    @property
    def leader(self) -> int:
        return int(self.state.leader)

    @property
    def score(self) -> tuple[int, int]:
        return (int(self.state.successes), int(self.state.failures))

    @property
    def rejections(self) -> int:
        return int(self.state.rejections)

    @property
    def roles(self) -> list[Role]:
        return [Role(role) for role in self.state.roles]

    def plots(self, seat: int) -> list[str]:
        """The plot cards that lie before a seat."""
        return [Plot(plot).name.lower() for plot in self.view().plots[seat]]

    def knows(self, seat: int) -> dict[int, str]:
        return {other: LEARNT[what] for other, what in self.view(seat).knows}


def role_of(word: str) -> Role:
    names = [role.name.lower() for role in Role]
    assert word in SHORT or word.lower() in names, f"{word!r} is no character: {', '.join([*SHORT, *names])}"
    return SHORT[word] if word in SHORT else Role[word.upper()]


TABLES["resistance"] = ResistanceTable
