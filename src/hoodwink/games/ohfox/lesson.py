"""The guided first game of Oh, Fox!.

The learner is the Toad in the east, Bruno the Rabbit in the north, Cleo in the west the Fox. The learner's first cards
hide nothing, so Cleo comes up to him and attacks when he stops for his second fly; the trigger takes him to the pond
and out of her sight, and he eats his third and is home in time. She finds Bruno, who has come through a tunnel.
"""

from __future__ import annotations

from typing import Final

from hoodwink.core.lesson import Lesson, Page
from hoodwink.games.ohfox.actions import Guess, Play
from hoodwink.games.ohfox.animals import Card, Direction, Prey

BRUNO, CLEO = 1, 2
SINGLE, DOUBLE, TRIGGER = Card.SINGLE, Card.DOUBLE, Card.TRIGGER
NORTH, EAST, SOUTH, WEST = Direction
STOP: Final = Play(Card.STOP)


def turn(*cards: Play, key: str) -> Page:
    return Page(tuple(enumerate(cards)), key)


LESSON: Final = Lesson(
    seats=3,
    options={"objectives": False},
    seed="lesson 1268",
    names=("Bruno", "Cleo"),
    pages=(
        turn(Play(DOUBLE, SOUTH), Play(SINGLE, SOUTH), Play(SINGLE, EAST), key="bend"),
        turn(Play(Card.MOVE_STOP, NORTH), STOP, Play(DOUBLE, EAST), key="move-stop"),
        turn(Play(DOUBLE, WEST), Play(DOUBLE, EAST), Play(TRIGGER, NORTH), key="get-away"),  # south, for a fox
        turn(STOP, STOP, Play(DOUBLE, WEST), key="stop"),  # she attacks the learner
        turn(Play(TRIGGER, NORTH), Play(TRIGGER, WEST), Play(SINGLE, NORTH), key="trigger"),
        turn(Play(SINGLE, EAST), Play(SINGLE, SOUTH), Play(SINGLE, WEST), key="unseen"),  # and Bruno
        turn(STOP, Play(SINGLE, SOUTH), Play(DOUBLE, EAST), key="third-food"),
        turn(Play(SINGLE, EAST), STOP, Play(SINGLE, NORTH), key="home"),
        Page(((CLEO, Guess(Prey.HEDGEHOG, Prey.RABBIT)),)),
    ),
)
