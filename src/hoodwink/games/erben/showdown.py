"""§10 The showdown between the last two of a round. §12.22 Most variants are silent in it."""

from __future__ import annotations

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice
from hoodwink.core.seats import NOBODY, next_in
from hoodwink.games.erben.doubts import is_not
from hoodwink.games.erben.ends import end_round, lost_by_accusation, only_other, toast
from hoodwink.games.erben.events import BY_WRONG_DOUBT, DOUBTED, RIGHT_DOUBT, SHOWDOWN, TURN, TURNED
from hoodwink.games.erben.information import buy, mark, purchases, why_no_purchase
from hoodwink.games.erben.moves import (
    ACCUSATION,
    ACCUSE,
    DOUBT_ON,
    DOUBTS_ON,
    EVERY_SET,
    MOVES,
    NAMES,
    PURCHASE,
    STACK,
)  # fmt: skip
from hoodwink.games.erben.reserves import stack_trios
from hoodwink.games.erben.state import BY_HAND, IDENTITIES, ErbenState, sets_in


def begin_showdown(s: ErbenState) -> None:
    """§10.1 Whoever would move next begins. §10.2 Both cover what they have shown to each other in this round."""
    first = next_in(s.remaining, s.turn)
    other = only_other(s, first)
    s.showdown = True
    s.tell((SHOWDOWN, first, other))
    mark(s, first, s.shown[first * s.seats + other])
    mark(s, other, s.shown[other * s.seats + first])
    face(s, first)


def face(s: ErbenState, seat: i64) -> None:
    s.lay_turn(seat)
    s.lead = seat
    s.tell((TURN, seat))
    s.push(Face(seat))


class Face(Choice[ErbenState]):
    """§10.3 In turn: doubt a head of the other, accuse, or buy information. There is no vote.

    When the clock runs out, the first uncovered head is doubted; everybody sees which that is (§R11).
    """

    __slots__ = ()

    def options(self, s: ErbenState, seat: i64) -> Options:
        other = only_other(s, seat)
        found = [*DOUBTS_ON[(EVERY_SET - 1) & ~s.cast | s.covered[other]]]
        found += [ACCUSE + other * IDENTITIES + name for name in NAMES[s.cast]]
        found += purchases(s, seat, 1 << other)
        if s.modules & BY_HAND and sets_in(s.chips[seat]):
            found.append(STACK)  # §12.19
        return tuple(found)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        move = MOVES[action]
        if DOUBT_ON <= action < DOUBT_ON + IDENTITIES:
            return "10.3", "that head of the other is covered"
        if move.verb == ACCUSATION:
            return "9.1", "it accuses the other of an identity that is in the game"
        if move.verb == PURCHASE:
            return why_no_purchase(s, seat, action)
        return "10.3", "in a showdown one doubts, accuses or buys information"

    def resolve(self, s: ErbenState) -> None:
        seat = self.seat
        other = only_other(s, seat)
        action: i64 = s.replies[seat]
        move = MOVES[action]
        if move.verb == ACCUSATION:
            lost_by_accusation(s, seat, other, move.identity)  # §10.5
        elif move.verb == PURCHASE:
            face_next = Next(other)
            s.push(face_next)
            buy(s, seat, action)
        elif action == STACK:
            stack_trios(s, seat, 1)
            s.push(self)
        else:
            doubt(s, seat, other, action - DOUBT_ON)


class Next(Choice[ErbenState]):
    """§10.3 Then it is the other's turn."""

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        return 0

    def resolve(self, s: ErbenState) -> None:
        face(s, self.seat)


def doubt(s: ErbenState, seat: i64, other: i64, identity: i64) -> None:
    """§10.4 A right doubt covers the head; a wrong one loses the showdown."""
    s.tell((DOUBTED, seat, other, identity, 0))
    if s.cards[other] == identity:
        s.tell((TURNED, other, identity))
        end_round(s, other, seat, BY_WRONG_DOUBT)
        return
    toast(s, RIGHT_DOUBT, 1 << seat, NOBODY)
    is_not(s, other, identity)
    face(s, other)
