"""§4 Doubts: what every claim of an identity meets, in an action or in a reaction.

`claim` puts a claim on trial. What is to happen afterwards is a frame below it on the stack; it finds in `s.fallen`
whether the claim was doubted away.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Chance, Choice, Frame, Window
from hoodwink.core.seats import NOBODY, count, next_in
from hoodwink.games.erben import identities as numbers
from hoodwink.games.erben.ends import (
    end_round,
    is_king,
    only_other,
    open_cards,
    open_information,
    put_out,
    score,
    toast,
    win,
)  # fmt: skip
from hoodwink.games.erben.events import (
    ADMITTED,
    BY_WRONG_DOUBT,
    COVERED,
    DISMISSED,
    DOUBTED,
    DREW,
    RIGHT_DOUBT,
    TURNED,
    VOTED,
    WRONG_DOUBT,
)  # fmt: skip
from hoodwink.games.erben.moves import COVER, COVERS, EVERY_SET, FOR, PASS_OR_DOUBT, VOTES
from hoodwink.games.erben.state import (
    FOUR_POINTS,
    IDENTITIES,
    NO_POINTS,
    SILENCED,
    STRONGER,
    TWO_CARDS,
    UNMARKED,
    ErbenState,
)  # fmt: skip

WRONGLY_DOUBTED: Final[int] = numbers.WRONG_DOUBT
FIRST_TIME: Final[int] = numbers.FIRST_WRONG_DOUBT


def claim(s: ErbenState, seat: i64, identity: i64, then: Frame[Any]) -> None:
    """§4.1 A claim of an identity is made; it may be doubted at once, and then `then` goes on."""
    s.claimant = seat
    s.claimed = identity
    s.doubted = 0
    s.doubter = NOBODY
    s.support = 0
    s.opposed = 0
    s.fallen = False
    s.lead = seat
    s.push(then)
    s.push(DOUBTS)


class Doubts(Window[ErbenState]):
    """§4.1 Any other player in the round may doubt a claim; the first to speak does. Each once a claim (§4.4, §R1)."""

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        return s.remaining & ~(1 << s.claimant) & ~s.doubted

    def why_not_asked(self, s: ErbenState, seat: i64) -> tuple[str, str]:
        if s.doubted >> seat & 1:
            return "4.4", "it has doubted this claim before"
        return out_or(s, seat, "4.1", "nobody doubts his own claim")

    def options(self, s: ErbenState, seat: i64) -> Options:
        return PASS_OR_DOUBT

    def resolve(self, s: ErbenState) -> None:
        seat = s.stepped_in()
        if seat == NOBODY:
            s.lead = s.turn
            return  # the claim stands
        s.tell((DOUBTED, seat, s.claimant, s.claimed, s.answered & ~(1 << seat)))
        s.doubter = seat
        s.doubted |= 1 << seat
        s.support = 1 << seat  # §4.2 the doubter supports his own doubt
        s.opposed = 0
        go_on_voting(s)


DOUBTS: Final = Doubts()


def out_or(s: ErbenState, seat: i64, section: str, reason: str) -> tuple[str, str]:
    """Why a seat is not asked: it is out of the round (§1.6), or the reason given."""
    if not s.remaining >> seat & 1:
        return "1.6", "it is out of the round"
    return section, reason


def go_on_voting(s: ErbenState) -> None:
    """§4.2 Openly, one after another clockwise from the doubter, to the last."""
    voters = s.remaining & ~(1 << s.claimant) & ~s.support & ~s.opposed
    if voters:
        s.push(_VOTES[next_in(voters, s.doubter)])
    elif carries(s):
        verdict(s)
    else:  # §4.4 it is over; others may still doubt
        s.tell((DISMISSED, s.claimant, s.claimed))
        s.doubter = NOBODY
        s.lead = s.claimant
        s.push(DOUBTS)


class SupportVote(Choice[ErbenState]):
    """§4.2 In turn, for all to see: does this player support the doubt?"""

    __slots__ = ()

    def options(self, s: ErbenState, seat: i64) -> Options:
        return VOTES

    def why_not_asked(self, s: ErbenState, seat: i64) -> tuple[str, str]:
        if seat == s.claimant:
            return "4.2", "nobody votes on his own claim"
        return out_or(s, seat, "4.2", "votes are cast one after another")

    def resolve(self, s: ErbenState) -> None:
        supports = s.replies[self.seat] == FOR
        s.tell((VOTED, self.seat, supports))
        if supports:
            s.support |= 1 << self.seat
        else:
            s.opposed |= 1 << self.seat
        go_on_voting(s)


_VOTES: Final[list[SupportVote]] = [SupportVote(seat) for seat in range(14)]


def carries(s: ErbenState) -> bool:
    """§4.3 With half of all who are in the round, the doubted included; §12.7 with all but the doubted."""
    if s.modules & STRONGER:
        return s.opposed == 0
    return 2 * count(s.support) >= count(s.remaining)


def verdict(s: ErbenState) -> None:
    """§4.5 §4.6 The doubt has carried: the card decides."""
    seat = s.claimant
    s.lead = s.turn
    if s.cards[seat] == s.claimed:
        wrongly_doubted(s, seat)
        return
    toast(s, RIGHT_DOUBT, s.support, NOBODY)
    is_not(s, seat, s.claimed)
    s.fallen = True
    if s.modules & SILENCED:
        s.silenced |= 1 << seat  # §12.17


def is_not(s: ErbenState, seat: i64, identity: i64) -> None:
    """§4.5 The doubt was right: the head is covered, or lost without a marker (§12.5)."""
    s.covered[seat] |= 1 << identity
    if s.modules & UNMARKED:
        s.unmarked[seat] |= 1 << identity
    s.tell((ADMITTED, seat, identity))


def wrongly_doubted(s: ErbenState, seat: i64) -> None:
    """§4.6 The doubt was wrong: the card is turned up, its owner scores and is out; the claim takes effect (§R3)."""
    s.tell((TURNED, seat, s.claimed))
    toast(s, WRONG_DOUBT, s.opposed, NOBODY)
    if s.modules & NO_POINTS:
        win(s, seat, BY_WRONG_DOUBT)  # §12.2
        return
    if count(s.remaining) == 2:  # §R6
        end_round(s, seat, only_other(s, seat), BY_WRONG_DOUBT)
        return
    if s.modules & TWO_CARDS and s.old[seat] == NOBODY and sum(s.deck) > 0:
        second_identity(s, seat)
        return
    s.up |= 1 << seat
    score(s, seat, WRONGLY_DOUBTED + (1 if s.modules & FOUR_POINTS else 0))  # §12.11
    if is_king(s, seat, BY_WRONG_DOUBT):
        return
    put_out(s, seat)
    open_information(s)


# §12.8 two identities -----------------------------------------------------------------------------------------------


def second_identity(s: ErbenState, seat: i64) -> None:
    """§12.8 The first wrong doubt: two points and a new card; what was covered and shown of the old one is void."""
    s.old[seat] = s.cards[seat]
    s.cards[seat] = NOBODY
    s.covered[seat] = 0
    s.unmarked[seat] = 0
    first = seat * s.seats
    s.shown = s.shown[:first] + (0,) * s.seats + s.shown[first + s.seats :]
    score(s, seat, FIRST_TIME)
    if is_king(s, seat, BY_WRONG_DOUBT):
        return
    for identity in range(IDENTITIES):
        if open_cards(s, identity) == 2:
            s.covered[seat] |= 1 << identity  # §4.7 §R10 also those that lay open before
    open_information(s)
    s.push(CoverAnew(seat))
    s.push(NewCard(seat))


class NewCard(Chance[ErbenState]):
    """§12.8 A new card from those that are not dealt, seen by its owner alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def outcomes(self, s: ErbenState) -> list[tuple[int, int]]:
        return undealt(s)

    def resolve(self, s: ErbenState) -> None:
        s.cards[self.seat] = s.outcome
        s.deck[s.outcome] -= 1
        s.tell((DREW, self.seat, s.outcome))


def undealt(s: ErbenState) -> list[tuple[int, int]]:
    """Every identity that can be dealt, with how many cards there are of it."""
    return [(identity, s.deck[identity]) for identity in range(IDENTITIES) if s.deck[identity]]


class CoverAnew(Choice[ErbenState]):
    """§12.8 Its owner covers a head that he is not, as at the start of a round."""

    __slots__ = ()

    def options(self, s: ErbenState, seat: i64) -> Options:
        return may_cover(s, seat)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        return "2.2", "it covers a head that it is not and that is not covered"

    def default(self, s: ErbenState, seat: i64) -> int:
        return -1  # §R11 drawn evenly: a fixed order would tell

    def resolve(self, s: ErbenState) -> None:
        cover(s, self.seat, s.replies[self.seat] - COVER)


def may_cover(s: ErbenState, seat: i64) -> Options:
    """§2.2 The heads that a seat may choose to cover."""
    return COVERS[(EVERY_SET - 1) & ~s.cast | s.covered[seat] | 1 << s.cards[seat]]


def cover(s: ErbenState, seat: i64, identity: i64) -> None:
    s.covered[seat] |= 1 << identity
    s.tell((COVERED, seat, identity))
