"""What can happen in Die Erben von Hoax. The number of a kind is its place in KINDS."""

from __future__ import annotations

from typing import Final

from hoodwink.core.event import Kind

ROUND: Final = 0
COVERED: Final = 1
CHIPS: Final = 2
STARTS: Final = 3
TURN: Final = 4
CLAIMED: Final = 5
REACTED: Final = 6
DOUBTED: Final = 7
VOTED: Final = 8
DISMISSED: Final = 9
ADMITTED: Final = 10
TURNED: Final = 11
COVERED_ALL: Final = 12
TOOK: Final = 13
GAVE: Final = 14
SWAPPED: Final = 15
STACKED: Final = 16
BROKE: Final = 17
RETURNED: Final = 18
BOUGHT: Final = 19
SHOWED: Final = 20
MARKED: Final = 21
ACCUSED: Final = 22
OUT: Final = 23
SCORED: Final = 24
SHOWDOWN: Final = 25
ROUND_WON: Final = 26
SHOWN: Final = 27
WON: Final = 28
LEDGER: Final = 29
TOAST: Final = 30
CROWNED: Final = 31
DREW: Final = 32

KINDS: Final = (
    Kind("round", "number"),
    Kind("covered", "seat identity"),  # a head that its owner chose to cover
    Kind("chips", "seat chips"),  # taken at the start: how many of each supply
    Kind("starts", "seat"),
    Kind("turn", "seat"),
    Kind("claimed", "seat action"),
    Kind("reacted", "seat action"),
    Kind("doubted", "seat claimant identity passed"),  # passed: the set of seats that had let the claim pass
    Kind("voted", "seat support"),
    Kind("dismissed", "claimant identity"),  # too few supported the doubt
    Kind("admitted", "seat identity", reveals=True),  # the doubt was right
    Kind("turned", "seat identity", reveals=True),  # it was wrong: the card lies face up
    Kind("covered_all", "identity"),  # both cards lie face up
    Kind("took", "seat type count"),  # from the bank
    Kind("gave", "seat to type count"),  # to: NOBODY for the bank
    Kind("swapped", "seat other gives takes"),  # other: NOBODY for the bank
    Kind("stacked", "seat count"),
    Kind("broke", "seat count"),  # trios
    Kind("returned", "seat"),  # everything that lay before a seat went to the bank
    Kind("bought", "seat target count trios"),
    Kind("showed", "seat to count covered", secret="cards", to="seat to"),  # covered: what lay covered then, a set
    Kind("marked", "seat cards", reveals=True),  # a set: what was shown to the other in a showdown
    Kind("accused", "seat target right", secret="name", to="seat target", reveals=True),
    Kind("out", "seat"),
    Kind("scored", "seat count total"),
    Kind("showdown", "seat other"),
    Kind("round_won", "seat loser how"),
    Kind("shown", "cards", reveals=True),  # at the end of a round: every dealt card, by seat
    Kind("won", "seat how"),
    Kind("ledger", "pot paid"),  # paid: by seat
    Kind("toast", "reason seats to"),  # to: the one who is toasted, NOBODY for nobody
    Kind("crowned", "seat by"),
    Kind("drew", "seat", secret="card", to="seat"),  # a second identity (§12.8)
)

# reasons for a toast (§12.15)
DEAD_KING: Final = 0
RIGHT_DOUBT: Final = 1
WRONG_DOUBT: Final = 2
RIGHT_ACCUSATION: Final = 3
WRONG_ACCUSATION: Final = 4
ROUND_ENDED: Final = 5
NEW_KING: Final = 6

# how a round, or the game, was won
BY_WRONG_DOUBT: Final = 0  # of another
BY_ACCUSATION: Final = 1  # a right one of his own
BY_WRONG_ACCUSATION: Final = 2  # of another
ENDINGS: Final = ("wrong doubt", "right accusation", "wrong accusation")
