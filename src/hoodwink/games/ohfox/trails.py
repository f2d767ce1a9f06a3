"""§3 and §4: where a card takes an animal, step by step.

A trail is one step a space, at most three of them, each `(key, space)`: by which side of which space one leaves
(4 × space + side, as in the board's lists), or TUNNEL or JUMP, and where one comes to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.games.ohfox.animals import Animal
from hoodwink.games.ohfox.board import Board
from hoodwink.games.ohfox.events import JUMP, TUNNEL
from hoodwink.games.ohfox.moves import DOUBLE, PLAYS, STOP_CARD, TRIGGER

Trail = tuple[tuple[int, int], ...]
ANIMALS: Final = len(Animal)
HEDGEHOG: Final[int] = int(Animal.HEDGEHOG)
RABBIT: Final[int] = int(Animal.RABBIT)
RAT: Final[int] = int(Animal.RAT)
SPARROW: Final[int] = int(Animal.SPARROW)
SQUIRREL: Final[int] = int(Animal.SQUIRREL)
TOAD: Final[int] = int(Animal.TOAD)
BADGER: Final[int] = int(Animal.BADGER)
FOX: Final[int] = int(Animal.FOX)
OWL: Final[int] = int(Animal.OWL)
VIPER: Final[int] = int(Animal.VIPER)
FLIGHT: Final = 3  # spaces


def straight(board: Board, space: i64, side: i64, steps: i64) -> Trail:
    """§3.1 Out by a side, then straight across each space: out by the side opposite to the one entered."""
    trail: list[tuple[int, int]] = []
    key = 4 * space + side
    for _ in range(steps):
        trail.append((key, board.to[key]))
        key = 4 * board.to[key] + (board.arrive[key] ^ 2)
    return tuple(trail)


def triggered(board: Board, animal: i64, space: i64, side: i64) -> Trail:
    """§3.6 The ability of an animal; where there is none, or it can't be used, a single move."""
    if animal == RABBIT or animal == BADGER:  # §4.2 §4.7 §R7
        if board.tunnel[space] >= 0:
            return ((TUNNEL, board.tunnel[space]),)
    elif animal == RAT or animal == FOX:  # §4.3 §4.8
        return straight(board, space, side ^ 2, 1)
    elif animal == SPARROW or animal == OWL:  # §4.4 §4.9
        return straight(board, space, side, FLIGHT)
    elif animal == SQUIRREL:  # §4.5
        return straight(board, space, side, 2)
    elif animal == TOAD:  # §4.6
        return ((JUMP, board.toad),)
    elif animal == VIPER:  # §4.10
        key = 4 * space + side
        return ((key, board.to[key]), (4 * board.to[key] + board.arrive[key], space))
    return straight(board, space, side, 1)  # §4.1


def trail(board: Board, animal: i64, play: i64, space: i64) -> Trail:
    """Where a play (an action's id less PLAY) takes an animal from a space."""
    card = play >> 2
    side = play & 3
    if card == STOP_CARD:  # §3.4
        return ()
    if card == TRIGGER:
        return triggered(board, animal, space, side)
    return straight(board, space, side, 2 if card == DOUBLE else 1)  # §3.2 §3.3 §3.5


class Trails:
    """All trails of a board, looked up."""

    __slots__ = ("board", "ends", "spaces", "steps")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.spaces: i64 = len(board.names)
        self.steps: list[Trail] = []
        self.ends: list[int] = []  # by the same index: where it ends
        for animal in range(ANIMALS):
            for play in range(PLAYS):
                for space in range(len(board.names)):
                    found = trail(board, animal, play, space)
                    self.steps.append(found)
                    self.ends.append(found[-1][1] if found else space)

    def of(self, animal: i64, play: i64, space: i64) -> Trail:
        return self.steps[(animal * PLAYS + play) * self.spaces + space]

    def end(self, animal: i64, play: i64, space: i64) -> i64:
        return self.ends[(animal * PLAYS + play) * self.spaces + space]

    def path(self, animal: i64, home: i64, row: tuple[int, ...]) -> tuple[int, ...]:
        """Where an animal is at the start and after each card of a row of action ids."""
        space = home
        places = [space]
        for card in row:
            space = self.end(animal, card - 1, space)
            places.append(space)
        return tuple(places)
