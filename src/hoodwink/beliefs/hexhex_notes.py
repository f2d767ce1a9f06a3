"""HEX•HEX XL: what play tells about hands, beyond what it proves.

Who holds a counter uses it in some windows, a Stun nearly always when he targets somebody, HEX•HEX at once. So every
time that he does not, it is a little less likely, or much less, that he holds one. The shares were counted in 75 games
of bots who counter what pays: 1,292 windows with a counter in hand, 173 targets with a Stun, 53 chances for HEX•HEX.
"""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.core.event import Event
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.events import (
    ABSORBED,
    ANSWERED,
    CAST,
    COUNTERED,
    DREW,
    MOVED,
    PLAYED,
    ROBBED,
    ROUND,
    SWAPPED,
    TAKEN,
)
from hoodwink.games.hexhex.primitives import CANCELS, GO_OFF, HANDS, IMMUNE
from hoodwink.games.hexhex.view import HexView

LET_BE = 0.88  # how often one who holds a counter lets another's answer be …
LET_MY_TARGET = 0.76  # … and that of somebody whom he targets
NO_STUN = 0.1  # how often one with a Stun does not use it on whom he targets; 4 of 173, but people wait
NO_HANDS = 0.1  # how often HEX•HEX is kept; 0 of 53, but people wait
GAINS = (DREW, TAKEN, ROBBED, ABSORBED, SWAPPED)  # a card has come to a hand of which nothing is told
HALF = 0.5  # what is told of a hand counts less, once it has gained a card


class Notes:
    """What a round has told so far, by seat and kind."""

    def __init__(self, view: HexView, rows: Sequence[Card]) -> None:
        self.seats = view.seats
        self.rows = rows
        self.cancels = [kind for kind, card in enumerate(rows) if card.flags & CANCELS]
        self.stuns = [kind for kind, card in enumerate(rows) if card.has(GO_OFF)]
        self.hands = [kind for kind, card in enumerate(rows) if card.has(HANDS)]
        self.likely = [[1.0] * len(rows) for _ in range(self.seats)]
        self.before: dict[int, int] = {}  # by Hex: who targets somebody with it
        self.stunned: set[int] = set()  # who has played out of turn in this beat

    def read(self, log: Sequence[Event]) -> None:
        for event in log:
            self.take(event)

    def take(self, event: Event) -> None:
        what = event[0]
        if what == CAST:
            self.before[-1] = event[1]  # its number is told when it moves
        elif what == MOVED:
            self.before.pop(-1, None)
            self.before[event[1]] = event[4]
        elif what == PLAYED:
            self.stunned.add(event[1])
        elif what == ANSWERED:
            self.answered(event[1], event[2], event[3])
        elif what == COUNTERED:
            self.likely[event[1]] = [1.0] * len(self.rows)  # he does use them; what is left in his hand is open
        elif what in GAINS:
            row = self.likely[event[1]]
            self.likely[event[1]] = [HALF + HALF * factor for factor in row]

    def answered(self, owner: int, number: int, kind: int) -> None:
        """Nobody has played HEX•HEX, nor stunned whom he targets, before this was turned up; and now all may counter
        it. One who does is told of next."""
        targeter = self.before.get(number, self.before.get(-1, -1))
        immune = 0 <= kind < len(self.rows) and self.rows[kind].flags & IMMUNE
        for seat in range(self.seats):
            row = self.likely[seat]
            for hands in self.hands:
                row[hands] *= NO_HANDS
            if seat == owner:
                continue
            if seat == targeter and seat not in self.stunned:
                for stun in self.stuns:
                    row[stun] *= NO_STUN
            if not immune:
                for cancel in self.cancels:
                    row[cancel] *= LET_MY_TARGET if seat == targeter else LET_BE
        self.stunned.clear()


def told(view: HexView, rows: Sequence[Card]) -> list[list[float]]:
    """By seat and kind: how much likelier its play in this round was, for each card of that kind in its hand."""
    at = len(view.log)
    while at > 0 and view.log[at - 1][0] != ROUND:
        at -= 1
    notes = Notes(view, rows)
    notes.read(view.log[at:])
    return notes.likely
