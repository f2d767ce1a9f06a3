"""What can happen in Oh, Fox!. The number of a kind is its place in KINDS.

All from `shown` on is the film of the playing-out. Spaces, routes and foods are numbers on the board; cards are ids of
actions; `hearts` and `wounds` are what the seat has after the event.
"""

from __future__ import annotations

from typing import Final

from hoodwink.core.event import Kind

LAID: Final = 0
OBJECTIVES: Final = 1
PREDATOR: Final = 2
PLAYED: Final = 3
SHOWN: Final = 4
GUESSED: Final = 5
TURN: Final = 6
STEPPED: Final = 7
ATTACKED: Final = 8
SPARED: Final = 9
ATE: Final = 10
HEALED: Final = 11
HEART: Final = 12
SCORED: Final = 13
TIED: Final = 14
WON: Final = 15

KINDS: Final = (
    Kind("laid", "animals"),  # a set
    Kind("objectives", "objectives"),  # a set
    Kind("predator", "seat", reveals=True),
    Kind("played", "turn cards"),  # by seat
    Kind("shown", "animals", reveals=True),  # by seat
    Kind("guessed", "seat guess right", reveals=True),
    Kind("turn", "turn cards places", reveals=True),  # by seat: the card that is executed, and where the pawn is
    Kind("stepped", "turn step moves", reveals=True),  # by seat: (from, to, how)
    Kind("attacked", "turn step seat by space route wounds hearts", reveals=True),  # hearts: the predator's
    Kind("spared", "turn step seat by space route why", reveals=True),
    Kind("ate", "turn seat space food hearts", reveals=True),
    Kind("healed", "turn seat space wounds", reveals=True),
    Kind("heart", "turn seat why what hearts", reveals=True),  # what: the objective, or NOBODY
    Kind("scored", "hearts wounds scores", reveals=True),  # by seat
    Kind("tied", "filter among left", reveals=True),  # sets of seats
    Kind("won", "seats", reveals=True),  # a set
)

# how a pawn moves in a micro-step, where it is no route: a route's number is 0 or more
STAYS: Final = -1
TUNNEL: Final = -2
JUMP: Final = -3

# why a prey that is met is not attacked
IMMUNE: Final = 0  # §4.1
IN_THE_AIR: Final = 1  # §6.5

# what hearts besides those for food and attacks are for
FOR_GUESS: Final = 0
FOR_FOOD: Final = 1
FOR_ALL_PREY: Final = 2
FOR_HOME: Final = 3
FOR_OBJECTIVE: Final = 4

# how a tie is filtered, and how the game was decided
BY_HEARTS: Final = 0
BY_TRIGGER: Final = 1
BY_PREDATOR: Final = 2
BY_ATTACKS: Final = 3
SHARED: Final = 4
ENDINGS: Final = ("most hearts", "later trigger", "predator in a tie", "fewer attacks", "shared")
