"""What is odd about a board, though it can be played: whether each prey could eat its fill and still be home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.games.ohfox.board import HOMES, PREY, TURNS, Board

FILL: Final = 3  # foods that satisfy a prey
_SINGLES: Final = 4
_DOUBLES: Final = 3
_STOPS: Final = 3
_MOVE_STOPS: Final = 1
_TRIGGERS: Final = 2


def warnings(board: Board) -> list[str]:
    """A line for each thing that its maker may not have meant."""
    lines = []
    for prey, animal in enumerate(PREY):
        hungry = [home for n, home in enumerate(HOMES) if not can_dine(board, prey, board.homes[n])]
        if hungry:
            lines.append(
                f"diet.{animal}: the {animal} can't eat {FILL} {board.foods[board.diet[prey]]} and be home in turn "
                f"{TURNS} from {', '.join(hungry)}"
            )
    for food, name in enumerate(board.foods):
        if food not in board.diet:
            lines.append(f"food.{name}: no animal eats it")
    return lines


def can_dine(board: Board, prey: int, home: int) -> bool:
    """Whether this prey, left alone, can eat three foods in eight turns and end the last at home."""
    walk = _Walk(board, prey, home)
    return walk.can(home, 0, _SINGLES, _DOUBLES, _STOPS, _MOVE_STOPS, _TRIGGERS)


class _Walk:
    """A search through places, foods eaten and cards left, that forgets nothing it has tried in vain."""

    __slots__ = ("board", "home", "meals", "far", "single", "double", "trigger", "vain")

    def __init__(self, board: Board, prey: int, home: int) -> None:
        spaces = range(len(board.names))
        self.board = board
        self.home = home
        self.meals = board.food[board.diet[prey]]
        self.single = [_reached(board, space, 1) for space in spaces]
        self.double = [_reached(board, space, 2) for space in spaces]
        self.trigger = [_triggered(board, PREY[prey], space) for space in spaces]
        self.far = self._turns_home()
        self.vain: set[tuple[int, ...]] = set()

    def _turns_home(self) -> list[int]:
        """By space: the fewest turns to the home, with any number of any card."""
        far = [TURNS + 1] * len(self.board.names)
        far[self.home] = 0
        for turn in range(1, TURNS + 1):
            for space in range(len(far)):
                near = (*self.single[space], *self.double[space], *self.trigger[space])
                if far[space] > turn and min([far[other] for other in near]) == turn - 1:
                    far[space] = turn
        return far

    def can(self, at: i64, eaten: i64, singles: i64, doubles: i64, stops: i64, move_stops: i64, triggers: i64) -> bool:
        left = singles + doubles + stops + move_stops + triggers - (13 - TURNS)  # turns that are still to come
        meals = _count(eaten)
        if left == 0:
            return at == self.home and meals >= FILL
        if self.far[at] > left or FILL - meals > min(left, stops + move_stops):
            return False
        key = (at, eaten, singles, doubles, stops, move_stops, triggers)
        if key in self.vain:
            return False
        if stops and self.can(at, self._ate(at, eaten), singles, doubles, stops - 1, move_stops, triggers):
            return True
        for to in self.single[at]:
            if move_stops and self.can(to, self._ate(to, eaten), singles, doubles, stops, move_stops - 1, triggers):
                return True
            if singles and self.can(to, eaten, singles - 1, doubles, stops, move_stops, triggers):
                return True
        for to in self.double[at]:
            if doubles and self.can(to, eaten, singles, doubles - 1, stops, move_stops, triggers):
                return True
        for to in self.trigger[at]:
            if triggers and self.can(to, eaten, singles, doubles, stops, move_stops, triggers - 1):
                return True
        self.vain.add(key)
        return False

    def _ate(self, at: i64, eaten: i64) -> i64:
        return eaten | 1 << self.meals.index(at) if at in self.meals else eaten


def _count(eaten: i64) -> i64:
    return (eaten & 1) + (eaten >> 1 & 1) + (eaten >> 2 & 1) + (eaten >> 3 & 1)


def _reached(board: Board, space: int, steps: int) -> tuple[int, ...]:
    return tuple(sorted({board.beyond(space, side, steps) for side in range(4)}))


def _triggered(board: Board, animal: str, space: int) -> tuple[int, ...]:
    """Where an animal's trigger can take it."""
    if animal == "toad":
        return (board.toad,)
    if animal == "rabbit" and board.tunnel[space] >= 0:
        return (board.tunnel[space],)
    return _reached(board, space, {"sparrow": 3, "squirrel": 2}.get(animal, 1))
