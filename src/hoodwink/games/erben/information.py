"""§8 Buying information."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice
from hoodwink.core.seats import count, members
from hoodwink.games.erben.events import BOUGHT, MARKED, SHOWED
from hoodwink.games.erben.moves import BUY, MOST_SHOWN, MOVES, SHOWS
from hoodwink.games.erben.state import ONE_OF_EACH, TWO_A_TRIO, ErbenState


def may_show(s: ErbenState, seller: i64, buyer: i64) -> i64:
    """§8.2 The identities that the seller is not, that are not covered on his card and not yet shown to the buyer."""
    return s.cast & ~(s.covered[seller] | s.shown[seller * s.seats + buyer] | 1 << s.cards[seller])


def most_cards(s: ErbenState, seller: i64, buyer: i64) -> i64:
    """§8.1 How many cards this buyer can get from this seller: what he can pay for, and what there is left to show.

    He knows that number: it is the same whatever the seller's card is.
    """
    left: i64 = count(s.cast & ~(s.covered[seller] | s.shown[seller * s.seats + buyer])) - 1
    paid: i64 = s.trios[buyer]
    if s.modules & TWO_A_TRIO and not s.showdown:
        paid *= 2  # §12.10
    return min(left, paid)


def purchases(s: ErbenState, buyer: i64, sellers: i64) -> list[int]:
    """§8.1 All that a buyer can ask of these seats."""
    found: list[int] = []
    if s.trios[buyer]:
        for seller in members(sellers):
            first = BUY + seller * MOST_SHOWN
            found += [first + n for n in range(most_cards(s, seller, buyer))]
    return found


def buy(s: ErbenState, buyer: i64, action: i64) -> None:
    """§8.1 The trios go to the bank; the seller is asked, also where he has no choice (§R8). §8.4 Nobody doubts it."""
    move = MOVES[action]
    trios = move.count
    if s.modules & TWO_A_TRIO and not s.showdown:
        trios = (trios + 1) // 2  # §12.10
    s.trios[buyer] -= trios
    s.bank += trios * ONE_OF_EACH
    s.tell((BOUGHT, buyer, move.of, move.count, trios))
    s.push(Information(move.of, buyer, move.count))


def why_no_purchase(s: ErbenState, buyer: i64, action: i64) -> tuple[str, str]:
    """Why this can't be bought, by what the buyer knows."""
    move = MOVES[action]
    if s.trios[buyer] == 0:
        return "8.1", "information costs a trio"
    if move.of == buyer or not s.remaining >> move.of & 1:
        return "1.6", "the target has to be another player in the round"
    left = count(s.cast & ~(s.covered[move.of] | s.shown[move.of * s.seats + buyer])) - 1
    if left < move.count:
        return "8.2", "the seller has not that many cards left to show to it"
    return "8.1", "it has not enough trios"


class Information(Choice[ErbenState]):
    """§8.2 The seller chooses what to show: identities that he is not, all different. Only the buyer sees (§8.3)."""

    __slots__ = ("buyer", "number")

    def __init__(self, seat: i64, buyer: i64, number: i64) -> None:
        super().__init__(seat)
        self.buyer: Final[i64] = buyer
        self.number: Final[i64] = number

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.buyer, self.number)

    def options(self, s: ErbenState, seat: i64) -> Options:
        return SHOWS[may_show(s, seat, self.buyer)][self.number]

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        return "8.2", "it shows as many as were bought, none that it is, that is covered or that the buyer has seen"

    def default(self, s: ErbenState, seat: i64) -> int:
        return -1  # §R11 drawn evenly: a fixed order would tell

    def resolve(self, s: ErbenState) -> None:
        seat = self.seat
        cards = MOVES[s.replies[seat]].cards
        at = seat * s.seats + self.buyer
        s.shown = (*s.shown[:at], s.shown[at] | cards, *s.shown[at + 1 :])
        s.tell((SHOWED, seat, self.buyer, self.number, s.covered[seat], cards))
        if s.showdown:
            mark(s, seat, cards)  # §10.3


def mark(s: ErbenState, seat: i64, cards: i64) -> None:
    """§10.2 What a seat has shown to the other in a showdown is covered for all to see."""
    s.covered[seat] |= cards
    s.tell((MARKED, seat, cards))
