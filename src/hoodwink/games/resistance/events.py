"""What can happen in The Resistance. The number of a kind is its place in KINDS."""

from __future__ import annotations

from typing import Final

from hoodwink.core.event import Kind

LEADER: Final = 0
AIMED: Final = 1
PROPOSED: Final = 2
APPOINTED: Final = 3
OPINIONS: Final = 4
VOTED: Final = 5
REJECTED: Final = 6
MISSION: Final = 7
TURNED: Final = 8
DREW: Final = 9
GAVE: Final = 10
USED: Final = 11
TOOK: Final = 12
SIDE_SHOWN: Final = 13
SPOTLIT: Final = 14
OPEN_CARD: Final = 15
LOOKED: Final = 16
COULD_ACCUSE: Final = 17
HUNTER: Final = 18
ACCUSED: Final = 19
INVESTIGATED: Final = 20
EXAMINED: Final = 21
BLAMED: Final = 22
WON: Final = 23
SHOWN: Final = 24

KINDS: Final = (
    Kind("leader", "seat"),
    Kind("aimed", "seat mission"),
    Kind("proposed", "seat team mission"),  # team: a set of seats
    Kind("appointed", "seat investigator"),
    Kind("opinions", "approve reject"),  # the sets of seats that vote first
    Kind("voted", "approve reject"),  # the sets of all votes
    Kind("rejected", "count by"),  # by: NOBODY for a vote, else who had no confidence
    Kind("mission", "number team success fail chief_fail reverse succeeded", reveals=True),
    Kind("turned", "number succeeded"),  # the result of the last mission is turned over
    Kind("drew", "seat plot"),
    Kind("gave", "seat to plot"),
    Kind("used", "seat plot"),
    Kind("took", "seat of plot"),
    Kind("side_shown", "seat to", secret="side", to="seat to"),
    Kind("spotlit", "seat member"),
    Kind("open_card", "member card", reveals=True),
    Kind("looked", "seat member", secret="card", to="seat member"),
    Kind("could_accuse", "", secret="seat could", to="seat"),  # what the spy Hunter learns where all are asked (§8.4)
    Kind("hunter", "seat side", reveals=True),
    Kind("accused", "seat target right", reveals=True),
    Kind("investigated", "seat target", secret="card", to="seat target"),
    Kind("examined", "seat target", secret="side", to="seat target"),
    Kind("blamed", "seat target right", reveals=True),
    Kind("won", "side", reveals=True),
    Kind("shown", "roles", reveals=True),  # at the end, by seat
)
