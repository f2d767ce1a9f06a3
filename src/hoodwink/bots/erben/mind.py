"""Die Erben von Hoax, level `regular`: what a seat makes of its view.

What is certain is counted (covers, cards that were shown or turned up, own accusations, two cards of each identity).
How the others behave is weighed on top: every round ends with all cards open, so it is known how often each seat has
told the truth and how often the table's doubts have carried.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hoodwink.beliefs.erben_conduct import FOUR_POINTS, said_as
from hoodwink.bots.erben.style import REGULAR, Style
from hoodwink.bots.erben.worth import duel_moves
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.games.erben.events import ADMITTED, CLAIMED, REACTED, ROUND, SHOWN, TURN, TURNED
from hoodwink.games.erben.identities import COPIES, WRONG_DOUBT, Identity
from hoodwink.games.erben.view import ErbenView
from hoodwink.games.erben.worlds import told_by

KINDS = range(len(Identity))

# How true a claim is thought to be before it is known: so many claims of a seat, with so many true ones among them.
CLAIMS, TRUE = 6.0, 1.8
DAMP = 0.8  # a seat that repeats itself says less each time: its claims count to this power
CARRIED, TRIED = 1.2, 12.0  # likewise how many claims are met by a doubt that carries
FITS = 5  # how often rows and columns are fitted: by then they agree to some per cent


class Mind:
    """What a seat knows and believes. What it has read of the log it need not read again."""

    def __init__(self, dice: Dice, style: Style = REGULAR) -> None:
        self.dice = dice
        self.style = style
        self.log: tuple[Event, ...] = ()
        self.key: Any = None
        self._odds: list[list[float]] | None = None

    def look(self, view: ErbenView) -> None:
        self.view = view
        self.me = view.seat
        self.rivals = [seat for seat in view.remaining if seat != view.seat]
        self._read()

    def luck(self) -> float:
        """A number from 0 to 1."""
        return self.dice.below(1000) / 1000

    # the log --------------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        view, known = self.view, len(self.log)
        if self.key != (view.seat, view.seats) or view.log[:known] != self.log:
            self.key, known = (view.seat, view.seats), 0  # another game: start afresh
            self.true, self.said = [0] * view.seats, [0] * view.seats
            self.tried = self.carried = 0
            self._new_round(view.seats)
        for event in view.log[known:]:
            kind = event[0]
            if kind == ROUND:
                self._new_round(view.seats)
                continue
            self.recent.append(event)
            if kind in (CLAIMED, REACTED):
                self.claims[event[1]][said_as(event[2])] += 1
                self.tried += 1
            elif kind == ADMITTED:
                self.lost[event[1]] |= 1 << event[2]
                self.carried += 1
            elif kind == TURNED:
                self.lost[event[1]] = 0  # §12.8
                self.carried += 1
            elif kind == TURN:
                self.turns += event[1] == view.seat
            elif kind == SHOWN:
                self._learn(event[1])
        self.log = view.log
        self._odds = None

    def _new_round(self, seats: int) -> None:
        self.recent: list[Event] = []  # what has happened in this round
        self.claims = [[0] * len(KINDS) for _ in range(seats)]
        self.lost = [0] * seats  # by seat: the set of heads that were doubted away
        self.turns = 0

    def _learn(self, cards: tuple[int, ...]) -> None:
        """The round is over and all cards are open: who has told the truth how often."""
        for seat, card in enumerate(cards):
            if card >= 0:
                self.true[seat] += self.claims[seat][card]
                self.said[seat] += sum(self.claims[seat])

    # beliefs --------------------------------------------------------------------------------------------------------

    def doubtful(self) -> float:
        """How likely a claim is met by a doubt that carries."""
        return (CARRIED + self.carried) / (TRIED + self.tried)

    def wrong_doubt(self) -> int:
        """§4.6 §12.11 What a claimant gets who was wrongly doubted."""
        return WRONG_DOUBT + (1 if self.view.modules & FOUR_POINTS else 0)

    def duel(self, theirs: list[float], my_trios: int, their_trios: int) -> dict[int, float]:
        """What each move of a showdown is worth, by how likely each identity is that the other can still be."""
        mine = self.heads(self.me).bit_count()
        return duel_moves(len(theirs), mine, my_trios, their_trios, min(theirs), max(theirs))

    def heads(self, seat: int) -> int:
        """The set of identities that the table can't exclude for a seat."""
        able = ~self.lost[seat]
        for head in self.view.covered[seat]:
            able &= ~(1 << head)
        return sum(1 << c for c in self.view.cast if able >> c & 1)

    def weights(self, seat: int) -> list[float]:
        """How much likelier than others an identity gets by what a seat has claimed in this round.

        A seat that tells the truth with a chance of r tells each of k − 1 lies with one of (1 − r)/(k − 1).
        """
        k = max(self.heads(seat).bit_count(), 2)
        r = min((TRUE + self.true[seat]) / (CLAIMS + self.said[seat]), 0.6)
        lift = max(r * (k - 1) / (1 - r), 0.5)
        return [lift ** (number**DAMP) if number else 1.0 for number in self.claims[seat]]

    def can(self) -> tuple[list[int], list[int]]:
        """By seat: the set of identities that it can be; by identity: how many cards lie open beside those."""
        view = self.view
        told = told_by(self.recent, self.me)
        sets, left = [], [COPIES * (c in view.cast) for c in KINDS]
        for seat in range(view.seats):
            able = self.heads(seat)
            for card in view.seen[seat]:
                able &= ~(1 << card)
            able &= told.get(seat, -1)
            if seat == self.me and view.identity is not None:
                able = 1 << view.identity
            sets.append(able)
            open_cards = view.turned[seat]
            if open_cards and able == 1 << open_cards[-1]:
                open_cards = open_cards[:-1]  # that is its card; what is left is an old one (§12.8)
            for card in open_cards:
                left[card] -= 1
        return sets, left

    def odds(self, seat: int) -> list[float]:
        """How likely a seat is each identity."""
        if self._odds is None:
            self._odds = self.chances()
        return self._odds[seat]

    def chances(self) -> list[list[float]]:
        """Weights by seat and identity, fitted so that a seat has one card and an identity as many as are left."""
        sets, left = self.can()
        rows: list[list[float]] = [[] for _ in sets]
        open_seats = list(range(len(sets)))
        while known := [seat for seat in open_seats if sets[seat].bit_count() <= 1]:
            for seat in known:
                rows[seat] = [float(sets[seat] >> c & 1) for c in KINDS]
                left = [number - (sets[seat] >> c & 1) for c, number in enumerate(left)]
                open_seats.remove(seat)
            gone = sum(1 << c for c, number in enumerate(left) if number <= 0)
            for seat in open_seats:
                sets[seat] = sets[seat] & ~gone or sets[seat]
        for seat in open_seats:
            rows[seat] = [w * (sets[seat] >> c & 1) for c, w in enumerate(self.weights(seat))]
        fit([rows[seat] for seat in open_seats], [max(number, 0) for number in left])
        return rows

    def names(self) -> Iterator[tuple[float, int, int]]:
        """For every rival: how likely the likeliest identity is, the rival and the identity."""
        for rival in self.rivals:
            odds = self.odds(rival)
            best = max(odds)
            yield best, rival, odds.index(best)

    def known_of_me(self) -> float:
        """How likely the rival who has seen most of me would name me."""
        heads, weights = self.heads(self.me), self.weights(self.me)
        most = 0.0
        for rival in self.rivals:
            shown = self.view.showed[rival]
            total = sum(w for c, w in enumerate(weights) if heads >> c & 1 and c not in shown)
            most = max(most, weights[self.view.identity or 0] / max(total, 1e-9))
        return most


def fit(rows: list[list[float]], left: list[int]) -> None:
    """Scale rows to a sum of 1 and columns to what is left, the cards that nobody has being one row more."""
    spare = sum(left) - len(rows)
    deck = [float(number) for number in left]
    for _ in range(FITS):
        for c in KINDS:
            total = sum([row[c] for row in rows]) + deck[c]
            if total > 0:
                scale = left[c] / total
                deck[c] *= scale
                for row in rows:
                    row[c] *= scale
        total = sum(deck)
        deck = [number * spare / total for number in deck] if total > 0 and spare > 0 else [0.0] * len(deck)
        for row in rows:
            total = sum(row)
            if total > 0:
                row[:] = [weight / total for weight in row]
