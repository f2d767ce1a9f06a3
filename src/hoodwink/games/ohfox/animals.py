"""Animals, cards and objectives of Oh, Fox!, and how many there are of what."""

from __future__ import annotations

from enum import IntEnum

from hoodwink.games.ohfox.board import PREY as EATERS


class Animal(IntEnum):
    """Prey first, in the order of the board's diets; then the predators."""

    HEDGEHOG = 0
    RABBIT = 1
    RAT = 2
    SPARROW = 3
    SQUIRREL = 4
    TOAD = 5
    BADGER = 6
    FOX = 7
    OWL = 8
    VIPER = 9


class Prey(IntEnum):
    """The animals that a predator can name in his guess."""

    HEDGEHOG = 0
    RABBIT = 1
    RAT = 2
    SPARROW = 3
    SQUIRREL = 4
    TOAD = 5


class Card(IntEnum):
    SINGLE = 0
    DOUBLE = 1
    MOVE_STOP = 2
    TRIGGER = 3
    STOP = 4


class Direction(IntEnum):
    """Where a card points: on the board, the same for every seat."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Objective(IntEnum):
    FICKLER = 0
    NAVIGATOR = 1
    SLOWPOKE = 2
    STRAGGLER = 3
    STROLLER = 4
    SWIMMER = 5


PREY: tuple[Animal, ...] = tuple(animal for animal in Animal if animal < len(Prey))
PREDATORS: tuple[Animal, ...] = tuple(animal for animal in Animal if animal >= len(Prey))
FIRST_PREDATOR = len(Prey)
assert tuple(animal.name.lower() for animal in PREY) == EATERS

LEAST, MOST = 2, 4
TURNS = 8  # §2.1
IN_HAND = {Card.SINGLE: 4, Card.DOUBLE: 3, Card.MOVE_STOP: 1, Card.TRIGGER: 2, Card.STOP: 3}  # §1.2
# §1.1 by seats: which of the board's homes, east, north, west, south
HOMES: dict[int, tuple[int, ...]] = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
IN_PLAY = 2  # §1.7 objectives
ENOUGH = 3  # §7.1 food

ALL_PREY = sum(1 << animal for animal in PREY)
ALL_PREDATORS = sum(1 << animal for animal in PREDATORS)


def is_predator(animal: int) -> bool:
    return animal >= FIRST_PREDATOR


def name(animal: int) -> str:
    return Animal(animal).name.lower()
