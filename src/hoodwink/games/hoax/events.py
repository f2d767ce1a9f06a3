"""What can happen in Hoax. The number of a kind is its place in KINDS."""

from __future__ import annotations

from typing import Final

from hoodwink.core.event import Kind

FIRST: Final = 0
TOOK: Final = 1
TURN: Final = 2
CLAIMED: Final = 3
CALLED: Final = 4
VOTED: Final = 5
ADMITTED: Final = 6
IMMUNE: Final = 7
GAVE: Final = 8
SWAPPED: Final = 9
INVESTIGATED: Final = 10
ACCUSED: Final = 11
OUT: Final = 12
WON: Final = 13
SHOWN: Final = 14

KINDS: Final = (
    Kind("first", "seat"),
    Kind("took", "seat type count"),  # from the supply
    Kind("turn", "seat"),
    Kind("claimed", "seat action"),
    Kind("called", "seat claimant passed"),  # passed: the set of seats that had let the claim pass before the call
    Kind("voted", "claimant up down"),  # the sets of thumbs
    Kind("admitted", "seat character", reveals=True),  # a false claim, voted down
    Kind("immune", "seat character"),  # claimed as an immunity
    Kind("gave", "seat to type count"),
    Kind("swapped", "seat other gives takes count"),  # other: NOBODY for the supply
    Kind("investigated", "seat target", secret="cards", to="seat target"),  # cards: a set; §10.1 nobody else sees them
    Kind("accused", "seat target right", secret="name", to="seat target", reveals=True),
    Kind("out", "seat"),
    Kind("won", "seat points", reveals=True),
    Kind("shown", "identities", reveals=True),  # at the end: every dealt card, by seat
)
