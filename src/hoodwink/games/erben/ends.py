"""§1.4 points, §9 accusations and §11 the end: how players leave a round, and how rounds and the game end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice
from hoodwink.core.seats import NOBODY, lowest
from hoodwink.games.erben import identities as numbers
from hoodwink.games.erben.events import (
    ACCUSED,
    BY_ACCUSATION,
    BY_WRONG_ACCUSATION,
    COVERED_ALL,
    CROWNED,
    LEDGER,
    NEW_KING,
    OUT,
    RETURNED,
    RIGHT_ACCUSATION,
    ROUND_ENDED,
    ROUND_WON,
    SCORED,
    SHOWN,
    TOAST,
    WON,
    WRONG_ACCUSATION,
)  # fmt: skip
from hoodwink.games.erben.moves import CROWN, at_seats
from hoodwink.games.erben.state import BETTING, IDENTITIES, NO_POINTS, ONE_OF_EACH, TOASTS, ErbenState

GOAL: Final[int] = numbers.GOAL
STAKE: Final[int] = numbers.STAKE
BY_ACCUSING: Final[int] = numbers.ACCUSATION
SHOWDOWN_WON: Final[int] = numbers.SHOWDOWN_WON
SHOWDOWN_LOST: Final[int] = numbers.SHOWDOWN_LOST

# points -------------------------------------------------------------------------------------------------------------


def score(s: ErbenState, seat: i64, points: i64) -> None:
    """§1.4 Throne points. Who has ten ends the game: the caller asks `is_king` once all that is due is given."""
    if s.modules & NO_POINTS or points == 0:
        return  # §12.2
    s.throne[seat] += points
    s.tell((SCORED, seat, points, s.throne[seat]))


def score_below_goal(s: ErbenState, seat: i64, points: i64) -> None:
    """§11.3 §R14 Points that nobody can win by: they end at nine."""
    score(s, seat, min(points, GOAL - 1 - s.throne[seat]))


def is_king(s: ErbenState, seat: i64, how: i64) -> bool:
    """§11.2 The game ends at once when somebody has ten points."""
    if s.throne[seat] < GOAL or s.modules & NO_POINTS:
        return False
    win(s, seat, how)
    return True


def toast(s: ErbenState, reason: i64, seats: i64, to: i64) -> None:
    """§12.15 Who drinks, and to whom."""
    if s.modules & TOASTS and seats:
        s.tell((TOAST, reason, seats, to))


# leaving the round --------------------------------------------------------------------------------------------------


def put_out(s: ErbenState, seat: i64) -> None:
    """§1.6 Out of the round."""
    s.remaining &= ~(1 << seat)
    s.tell((OUT, seat))


def bury(s: ErbenState, seat: i64) -> None:
    """§4.6 What lies before somebody who is out goes to the bank."""
    if s.remaining >> seat & 1 or not (s.chips[seat] or s.trios[seat]):
        return
    s.bank += s.chips[seat] + s.trios[seat] * ONE_OF_EACH
    s.chips[seat] = 0
    s.trios[seat] = 0
    s.tell((RETURNED, seat))


def open_information(s: ErbenState) -> None:
    """§4.7 Where both cards of an identity lie face up, all others cover that head."""
    for identity in range(IDENTITIES):
        if open_cards(s, identity) == 2:
            news = False
            for seat in range(s.seats):
                if s.remaining >> seat & 1 and not s.covered[seat] >> identity & 1:
                    s.covered[seat] |= 1 << identity
                    news = True
            if news:
                s.tell((COVERED_ALL, identity))


def open_cards(s: ErbenState, identity: i64) -> i64:
    """How many cards of an identity lie face up."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.old[seat] == identity:
            found += 1
        if s.up >> seat & 1 and s.cards[seat] == identity:
            found += 1
    return found


# §9 accusations -----------------------------------------------------------------------------------------------------


def accuse(s: ErbenState, seat: i64, target: i64, name: i64) -> bool:
    """§9.1 Only the two see the name; the answer is a fact and comes at once. True if it was right.

    The game may be over after it (§11.2): then `s.winner` says so and nothing else is to be done.
    """
    right = s.cards[target] == name
    s.tell((ACCUSED, seat, target, right, name))
    winner, loser = (seat, target) if right else (target, seat)
    toast(s, RIGHT_ACCUSATION if right else WRONG_ACCUSATION, 1 << loser, NOBODY)
    put_out(s, loser)  # §9.4 no card is turned up
    s.chips[winner] += s.chips[loser]  # §9.2 §9.3
    s.trios[winner] += s.trios[loser]
    s.chips[loser] = 0
    s.trios[loser] = 0
    if right:
        score(s, winner, BY_ACCUSING)
        is_king(s, winner, BY_ACCUSATION)
    else:
        score_below_goal(s, winner, BY_ACCUSING)  # §11.3
    return right


# the end of a round and of the game ---------------------------------------------------------------------------------


def end_round(s: ErbenState, winner: i64, loser: i64, how: i64) -> None:
    """§10.6 A showdown is won and lost, and with it the round. Whatever was open is dropped (§11.1)."""
    del s.stack[1:]  # the first frame begins the next round
    s.tell((ROUND_WON, winner, loser, how))
    score(s, winner, SHOWDOWN_WON + (BY_ACCUSING if how == BY_ACCUSATION else 0))
    score_below_goal(s, loser, SHOWDOWN_LOST)  # §11.3 §R7
    s.starter = winner  # §2.4
    toast(s, ROUND_ENDED, everyone(s), winner)
    if s.modules & NO_POINTS:
        win(s, winner, how)  # §12.2
    elif not is_king(s, winner, how):
        s.tell((SHOWN, tuple(s.cards)))  # §11.1


def everyone(s: ErbenState) -> i64:
    return (1 << s.seats) - 1


def win(s: ErbenState, seat: i64, how: i64) -> None:
    """§11.2 The game is won; the winner is crowned, and then all dealt cards are turned up."""
    s.stack = []
    s.winner = seat
    s.ending = how
    s.tell((WON, seat, how))
    toast(s, NEW_KING, everyone(s), seat)
    if s.modules & BETTING:
        paid = ledger(s)
        s.tell((LEDGER, STAKE * s.seats, tuple(paid)))
    s.push(Coronation(seat))


def ledger(s: ErbenState) -> list[int]:
    """§12.14 What each seat is paid out of the pot: its points, and the rest to the king."""
    paid = s.throne[:]
    paid[s.winner] = 0
    paid[s.winner] = STAKE * s.seats - sum(paid)
    return paid


class Coronation(Choice[ErbenState]):
    """§11.4 The winner chooses who crowns him; it changes nothing else."""

    __slots__ = ()

    def options(self, s: ErbenState, seat: i64) -> Options:
        return tuple(at_seats(CROWN, everyone(s) & ~(1 << seat)))

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        return "11.4", "another seat crowns the winner"

    def resolve(self, s: ErbenState) -> None:
        s.tell((CROWNED, self.seat, s.replies[self.seat] - CROWN))
        s.tell((SHOWN, tuple(s.cards)))
        s.end()


def only_other(s: ErbenState, seat: i64) -> i64:
    """Where two are left: the other one."""
    return lowest(s.remaining & ~(1 << seat))


def lost_by_accusation(s: ErbenState, seat: i64, target: i64, name: i64) -> None:
    """§10.5 An accusation decides a showdown: right, its maker wins; wrong, the other does."""
    right = s.cards[target] == name
    s.tell((ACCUSED, seat, target, right, name))
    toast(s, RIGHT_ACCUSATION if right else WRONG_ACCUSATION, 1 << (target if right else seat), NOBODY)
    if right:
        end_round(s, seat, target, BY_ACCUSATION)
    else:
        end_round(s, target, seat, BY_WRONG_ACCUSATION)
