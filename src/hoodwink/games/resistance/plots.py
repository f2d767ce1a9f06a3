"""§5 Plot cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Chance, Choice, Frame
from hoodwink.core.seats import clockwise
from hoodwink.games.resistance.ends import reject
from hoodwink.games.resistance.events import (
    DREW,
    GAVE,
    LEADER,
    LOOKED,
    OPEN_CARD,
    SIDE_SHOWN,
    SPOTLIT,
    TOOK,
    USED,
)  # fmt: skip
from hoodwink.games.resistance.moves import (
    FEW_CARDS,
    GIVE,
    LIE_OPEN,
    LOOK,
    MANY_CARDS,
    OVERHEAR,
    PASS_OR_USE,
    PLAY,
    SHOW_SIDE,
    SIDE,
    SPOTLIGHT,
    TAKE,
    USE,
    at_seats,
    pass_or,
)  # fmt: skip
from hoodwink.games.resistance.roles import MANY, PLOTS_DRAWN, Card, Plot, Role
from hoodwink.games.resistance.state import ResistanceState, holders, lay, lies_before

CLOSE_EYE: Final[int] = int(Plot.CLOSE_EYE)
STRONG_LEADER: Final[int] = int(Plot.STRONG_LEADER)
NO_CONFIDENCE: Final[int] = int(Plot.NO_CONFIDENCE)
TAKE_RESPONSIBILITY: Final[int] = int(Plot.TAKE_RESPONSIBILITY)
OVERHEARD: Final[int] = int(Plot.OVERHEARD_CONVERSATION)
IN_THE_SPOTLIGHT: Final[int] = int(Plot.IN_THE_SPOTLIGHT)
OPEN_UP: Final[int] = int(Plot.OPEN_UP)
ESTABLISH_CONFIDENCE: Final[int] = int(Plot.ESTABLISH_CONFIDENCE)
MANY_SEATS: Final[int] = MANY
FAIL: Final[int] = int(Card.FAIL)
CHIEF_FAIL: Final[int] = int(Card.CHIEF_FAIL)
REVERSE: Final[int] = int(Card.REVERSE)
SPY_CHIEF: Final[int] = int(Role.SPY_CHIEF)
REVERSERS: Final[tuple[int, ...]] = (int(Role.RESISTANCE_REVERSER), int(Role.SPY_REVERSER))


def everyone(s: ResistanceState) -> i64:
    return (1 << s.seats) - 1


def others(s: ResistanceState, seat: i64) -> i64:
    return ((1 << s.seats) - 1) & ~(1 << seat)


def may_play(s: ResistanceState, seat: i64) -> Options:
    """§3.2 The mission cards that a seat may play."""
    return MANY_CARDS[s.roles[seat]] if s.seats >= MANY_SEATS else FEW_CARDS[s.roles[seat]]


def why_not_card(s: ResistanceState, seat: i64, action: i64) -> tuple[str, str]:
    """The § that forbids a mission card."""
    card, role = action - PLAY, s.roles[seat]
    if card == CHIEF_FAIL or (card == FAIL and role == SPY_CHIEF):
        return "6.3", "a spy Chief, and nobody else, fails a mission with a Chief Fail"
    if card == REVERSE or (card == FAIL and role in REVERSERS):
        return "11.1", "a Reverser, and nobody else, plays Reverse, and he plays no fail"
    if card == FAIL:
        return "3.2", "the resistance plays success"
    return "", ""


# before the team ----------------------------------------------------------------------------------------------------


class StrongLeaders(Frame[ResistanceState]):
    """§5.3 Before plots and team, those who have a Strong Leader are asked, clockwise from the leader (§R5)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        s.then([StrongLeader(seat) for seat in clockwise(holders(s, STRONG_LEADER), s.leader)])


class StrongLeader(Choice[ResistanceState]):
    """§5.3 Become leader, or not; the one who is leader at that moment is not asked."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 0 if self.seat == s.leader else 1 << self.seat

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return PASS_OR_USE

    def resolve(self, s: ResistanceState) -> None:
        if s.by == self.seat and s.replies[self.seat] == USE:
            lay(s, self.seat, STRONG_LEADER, -1)
            s.leader = self.seat
            s.tell((USED, self.seat, STRONG_LEADER))
            s.tell((LEADER, self.seat))


class DrawPlots(Frame[ResistanceState]):
    """§5.2 At the first attempt of a mission its leader draws plot cards, openly, and gives them away."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        s.lead = s.leader
        if s.rejections == 0:
            s.push(GivePlots())
            for _ in range(PLOTS_DRAWN[s.seats]):
                s.push(DrawPlot())


class DrawPlot(Chance[ResistanceState]):
    """§5.1 One card from the deck."""

    __slots__ = ()

    def outcomes(self, s: ResistanceState) -> list[tuple[int, int]]:
        return [(plot, left) for plot, left in enumerate(s.deck) if left]

    def resolve(self, s: ResistanceState) -> None:
        s.deck[s.outcome] -= 1
        s.drawn += (s.outcome,)
        s.tell((DREW, s.leader, s.outcome))


class GivePlots(Frame[ResistanceState]):
    """§5.2 One by one, in the order drawn (§R6)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        if s.drawn:
            s.then([GivePlot(s.leader), GivePlots()])


class GivePlot(Choice[ResistanceState]):
    """§5.2 The leader gives the card to another player; one that is done at once is done now."""

    __slots__ = ()

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return at_seats(GIVE, others(s, seat))

    def resolve(self, s: ResistanceState) -> None:
        plot = s.drawn[0]
        s.drawn = s.drawn[1:]
        to = s.replies[self.seat] - GIVE
        s.tell((GAVE, self.seat, to, plot))
        if plot == TAKE_RESPONSIBILITY:
            s.push(TakeResponsibility(to))
        elif plot == OVERHEARD:
            s.push(Overhear(to))
        elif plot == OPEN_UP:
            s.push(OpenUp(to))
        elif plot == ESTABLISH_CONFIDENCE:
            s.push(EstablishConfidence(s.leader))
        else:
            lay(s, to, plot, 1)


class TakeResponsibility(Choice[ResistanceState]):
    """§5.6 Take a plot card that lies before another player; with none there it does nothing (§R6)."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 1 << self.seat if self.options(s, self.seat) else 0

    def options(self, s: ResistanceState, seat: i64) -> Options:
        found: list[int] = []
        for other in range(s.seats):
            if other != self.seat:
                for place, plot in enumerate(LIE_OPEN):
                    if lies_before(s, other, plot):
                        found.append(TAKE + other * len(LIE_OPEN) + place)
        return tuple(found)

    def resolve(self, s: ResistanceState) -> None:
        if s.by == self.seat:
            of, place = divmod(s.replies[self.seat] - TAKE, len(LIE_OPEN))
            lay(s, of, LIE_OPEN[place], -1)
            lay(s, self.seat, LIE_OPEN[place], 1)
            s.tell((TOOK, self.seat, of, LIE_OPEN[place]))


class Overhear(Choice[ResistanceState]):
    """§5.7 A neighbour of his choice shows him his side (§R3)."""

    __slots__ = ()

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return at_seats(OVERHEAR, 1 << (self.seat + 1) % s.seats | 1 << (self.seat + s.seats - 1) % s.seats)

    def resolve(self, s: ResistanceState) -> None:
        neighbour = s.replies[self.seat] - OVERHEAR
        s.tell((SIDE_SHOWN, neighbour, self.seat, SIDE[s.roles[neighbour]]))


class OpenUp(Choice[ResistanceState]):
    """§5.8 Show your side to a player of your choice."""

    __slots__ = ()

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return at_seats(SHOW_SIDE, others(s, seat))

    def resolve(self, s: ResistanceState) -> None:
        s.tell((SIDE_SHOWN, self.seat, s.replies[self.seat] - SHOW_SIDE, SIDE[s.roles[self.seat]]))


class EstablishConfidence(OpenUp):
    """§5.9 The leader shows his side to another player of his choice."""

    __slots__ = ()


# after the vote -----------------------------------------------------------------------------------------------------


class NoConfidences(Frame[ResistanceState]):
    """§5.4 After an approving vote those who have a No Confidence are asked, clockwise from the leader (§R5)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        s.then([NoConfidence(seat) for seat in clockwise(holders(s, NO_CONFIDENCE), s.leader)])


class NoConfidence(Choice[ResistanceState]):
    """§5.4 Reject the team all the same, or not."""

    __slots__ = ()

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return PASS_OR_USE

    def resolve(self, s: ResistanceState) -> None:
        if s.replies[self.seat] == USE:
            lay(s, self.seat, NO_CONFIDENCE, -1)
            s.tell((USED, self.seat, NO_CONFIDENCE))
            reject(s, self.seat)


class Spotlights(Frame[ResistanceState]):
    """§5.10 Before mission cards are played the one who has the Spotlight is asked."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        s.then([Spotlight(seat) for seat in clockwise(holders(s, IN_THE_SPOTLIGHT), s.leader)])


class Spotlight(Choice[ResistanceState]):
    """§5.10 Any member, himself too, plays his card first and face up (§R9)."""

    __slots__ = ()

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return pass_or(SPOTLIGHT, s.team & ~s.opened)

    def resolve(self, s: ResistanceState) -> None:
        reply = s.replies[self.seat]
        if reply != PASS:
            lay(s, self.seat, IN_THE_SPOTLIGHT, -1)
            s.tell((USED, self.seat, IN_THE_SPOTLIGHT))
            s.tell((SPOTLIT, self.seat, reply - SPOTLIGHT))
            s.push(OpenCard(reply - SPOTLIGHT))


class OpenCard(Choice[ResistanceState]):
    """§5.10 The member in the spotlight plays his mission card face up; one who has no choice is asked all the same."""

    __slots__ = ()

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return may_play(s, seat)

    def why_not(self, s: ResistanceState, seat: i64, action: i64) -> tuple[str, str]:
        return why_not_card(s, seat, action)

    def resolve(self, s: ResistanceState) -> None:
        card = s.replies[self.seat] - PLAY
        s.cards[self.seat] = card
        s.opened |= 1 << self.seat
        s.tell((OPEN_CARD, self.seat, card))


class CloseEyes(Frame[ResistanceState]):
    """§5.11 When the mission cards are in, those who have a Close Eye are asked, clockwise from the leader (§R5)."""

    __slots__ = ()

    def resolve(self, s: ResistanceState) -> None:
        s.then([CloseEye(seat) for seat in clockwise(holders(s, CLOSE_EYE), s.leader)])


class CloseEye(Choice[ResistanceState]):
    """§5.11 See one member's card: not your own, no open one, none that another has looked at (§R9)."""

    __slots__ = ()

    def asked(self, s: ResistanceState) -> i64:
        return 1 << self.seat if self._hidden(s) else 0

    def _hidden(self, s: ResistanceState) -> i64:
        return s.team & ~s.opened & ~s.looked & ~(1 << self.seat)

    def options(self, s: ResistanceState, seat: i64) -> Options:
        return pass_or(LOOK, self._hidden(s))

    def resolve(self, s: ResistanceState) -> None:
        if s.by == self.seat and s.replies[self.seat] != PASS:
            member = s.replies[self.seat] - LOOK
            lay(s, self.seat, CLOSE_EYE, -1)
            s.looked |= 1 << member
            s.tell((USED, self.seat, CLOSE_EYE))
            s.tell((LOOKED, self.seat, member, s.cards[member]))
