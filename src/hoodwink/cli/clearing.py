"""A board of Oh, Fox! in characters, with the pawns on it.

Every space is a label over a bracket for pawns. Straight routes between neighbours are drawn; at every other side
stands the space that it leads to. So any board can be read, whatever its routes do.
"""

from __future__ import annotations

from rich.text import Text

from hoodwink.games.ohfox.board import HOMES, SIDES, Board
from hoodwink.games.ohfox.board import E as EAST
from hoodwink.games.ohfox.board import N as NORTH
from hoodwink.games.ohfox.board import W as WEST

LINES = 3  # from one row of spaces to the next
STUB = "dim"
WAY = "green"


class Sheet:
    """Characters with styles, written anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for n, letter in enumerate(text):
            if 0 <= x + n < self.width and 0 <= y < self.height:
                self.cells[y][x + n] = letter, style

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.cells]


class Clearing:
    """Where things stand on the sheet."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.letters = letters_of(board.foods)
        self.labels = [self._label(space) for space in range(len(board.names))]
        xs, ys = sorted(set(board.x)), sorted(set(board.y), reverse=True)
        longest = max(len(name) for name in board.names)
        self.cell = max(7, *(len(label) for label in self.labels))
        self.straight = [self._is_straight(n) for n in range(len(board.routes))]
        bent_inside = any(
            not self.straight[board.route[4 * space + side]] and self._has_neighbour(space, side)
            for space in range(len(board.names))
            for side in (EAST, WEST)
        )
        gap = 2 * longest + 3 if bent_inside else 3
        self.margin = longest + 2
        self.left = [self.margin + (self.cell + gap) * xs.index(x) for x in board.x]
        self.top = [1 + LINES * ys.index(y) for y in board.y]
        self.width = max(self.left) + self.cell + self.margin
        self.height = max(self.top) + 3

    def _label(self, space: int) -> str:
        """Name, home, pond, tunnel, food: `C5⌂N`, `B4 nc`."""
        board = self.board
        signs = board.names[space]
        if space in board.homes:
            signs += f"⌂{HOMES[board.homes.index(space)][0].upper()}"
        if space == board.pond:
            signs += "≈"
        for number, (_, a, b) in enumerate(board.tunnels, 1):
            if space in (a, b):
                signs += f"∩{number}"
        eaten = "".join(self.letters[n] for n, spaces in enumerate(board.food) if space in spaces)
        return f"{signs} {eaten}".rstrip()

    def _has_neighbour(self, space: int, side: int) -> bool:
        board = self.board
        way = 1 if side == EAST else -1
        return any(
            y == board.y[space] and (x - board.x[space]) * way > 0 for x, y in zip(board.x, board.y, strict=True)
        )

    def _is_straight(self, route: int) -> bool:
        """Whether its two sides face each other with no space between."""
        board = self.board
        a, p, b, q = board.routes[route]
        if (p + 2) % 4 != q:
            return False
        if p in (EAST, WEST):
            ways = [
                (board.x[s] - board.x[a]) * (1 if p == EAST else -1)
                for s in range(len(board.x))
                if board.y[s] == board.y[a]
            ]
            here = (board.x[b] - board.x[a]) * (1 if p == EAST else -1)
            same = board.y[b] == board.y[a]
        else:
            ways = [
                (board.y[s] - board.y[a]) * (1 if p == NORTH else -1)
                for s in range(len(board.y))
                if board.x[s] == board.x[a]
            ]
            here = (board.y[b] - board.y[a]) * (1 if p == NORTH else -1)
            same = board.x[b] == board.x[a]
        return same and here > 0 and here == min(way for way in ways if way > 0)

    # drawing -------------------------------------------------------------------------------------------------------

    def drawn(self, on: dict[int, list[Text]], between: dict[tuple[int, int], list[Text]], struck: int) -> list[Text]:
        """The lines. Pawns are on spaces, or half-way: by the space that they left and its side."""
        sheet = Sheet(self.width, self.height)
        for route in range(len(self.board.routes)):
            self._route(sheet, route)
        for space in range(len(self.board.names)):
            self._space(sheet, space, on.get(space, []), space == struck)
        for (space, side), pawns in between.items():
            self._half_way(sheet, space, side, pawns)
        return sheet.lines()

    def _space(self, sheet: Sheet, space: int, pawns: list[Text], is_struck: bool) -> None:
        x, y = self.left[space], self.top[space]
        board = self.board
        is_special = space == board.pond or space in board.homes
        sheet.write(x, y, self.labels[space], "cyan" if space == board.pond else "bold" if is_special else "")
        frame = "bold red" if is_struck else ""
        ends = "✶✶" if is_struck else "{}" if space == board.pond else "()"
        sheet.write(x, y + 1, ends[0] + " " * (self.cell - 2) + ends[1], frame)
        at = x + max(1, (self.cell - sum(len(pawn) for pawn in pawns)) // 2)
        for pawn in pawns:
            sheet.write(at, y + 1, pawn.plain, str(pawn.style))
            at += len(pawn)

    def _route(self, sheet: Sheet, route: int) -> None:
        a, p, b, q = self.board.routes[route]
        if not self.straight[route]:
            self._stub(sheet, a, p, b)
            self._stub(sheet, b, q, a)
        elif p in (EAST, WEST):
            west, east = (a, b) if p == EAST else (b, a)
            start = self.left[west] + self.cell
            sheet.write(start, self.top[west] + 1, "─" * (self.left[east] - start), WAY)
        else:
            north, south = (b, a) if p == NORTH else (a, b)
            for y in range(self.top[north] + 2, self.top[south]):
                sheet.write(self._middle(north), y, "│", WAY)

    def _stub(self, sheet: Sheet, space: int, side: int, other: int) -> None:
        """Where a side leads to that can't be drawn."""
        name = self.board.names[other]
        x, y = self.left[space], self.top[space]
        match SIDES[side]:
            case "N":
                sheet.write(self._middle(space), y - 1, f"↑{name}", STUB)
            case "S":
                sheet.write(self._middle(space) - len(name), y + 2, f"{name}↓", STUB)
            case "E":
                sheet.write(x + self.cell, y + 1, f"→{name}", STUB)
            case _:
                sheet.write(x - len(name) - 1, y + 1, f"{name}←", STUB)

    def _half_way(self, sheet: Sheet, space: int, side: int, pawns: list[Text]) -> None:
        """In the middle of a line, or where the arrow of a stub stands."""
        wide = sum(len(pawn) for pawn in pawns)
        x, y = self.left[space], self.top[space]
        key = 4 * space + side
        line = self.left[self.board.to[key]] if self.straight[self.board.route[key]] else -1
        match SIDES[side]:
            case "N" | "S":
                at, row = self._middle(space), y - 1 if side == NORTH else y + 2
                at -= wide // 2 if line >= 0 else (wide - 1) * (side != NORTH)
            case "E":
                at, row = x + self.cell, y + 1
                at += (line - at - wide) // 2 if line >= 0 else 0
            case _:
                at, row = x - wide, y + 1
                at -= (x - line - self.cell - wide) // 2 if line >= 0 else 0
        for pawn in pawns:
            sheet.write(at, row, pawn.plain, str(pawn.style))
            at += len(pawn)

    def _middle(self, space: int) -> int:
        return self.left[space] + self.cell // 2


def letters_of(foods: tuple[str, ...]) -> list[str]:
    """A letter for each food: the first of its name that no other has."""
    found: list[str] = []
    for food in foods:
        spare = [letter for letter in food + "abcdefghijklmnopqrstuvwxyz" if letter not in found and letter.isalpha()]
        found.append(spare[0])
    return found
