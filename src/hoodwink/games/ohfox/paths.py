"""How the routes of a board are drawn: curves that leave a space by the right side and arrive by the right side.

In goes a board, out comes for every route a list of points: a start, then three for each cubic Bézier piece (two to
steer by and an end), as SVG's `M` and `C` want them. Units are the distance of two neighbours, x grows east, y south:
a space at (x, y) of the board is drawn at (x, −y). A space is a disc of RADIUS, a route ends on its rim, in the middle
of a side.

The browser has to come to the same numbers in TypeScript. So everything here is a list, an index, one of + − × ÷, a
square root or a comparison, done in the order that is written; sums are taken from left to right, the first of equals
is kept, and only what is returned is rounded, to a thousandth.

1. A route between two spaces that face each other, with no space between them, is a straight line.
2. The others are laid one after another, those with near ends first. A route that can be one curve is: it leaves along
   its side and arrives along the other, pulled by `pulls` as strong as the ends are far apart, times a factor. Of all
   pairs of factors that keep clear of every space (CLEAR), the one is taken that costs least: its length, more the
   sharper it bends (BEND) and the more its two pulls differ, and a charge for running close to what is laid already
   (NEAR). Crossing is cheap, running alongside is not.
3. Where no such curve is clear of all spaces, the route takes the lanes between them: the lines half-way between two
   rows or columns, and around the board. The way with the fewest steps and turns (`_lanes`) gets round corners, and
   steps aside where others run in the same lane (ASIDE).
"""

from __future__ import annotations

from math import floor, sqrt
from typing import Final

from hoodwink.games.ohfox.board import Board

RADIUS: Final = 0.29
CLEAR: Final = 0.4  # of a curve from the middle of a space that is not its own
NEAR: Final = 0.3  # of two curves that run alongside each other
SAMPLES: Final = 32  # points by which a curve is judged
BEND: Final = 0.09  # the charge for bending, against length
PULLS: Final = (0.35, 0.45, 0.55, 0.65, 0.8, 0.95, 1.1, 1.3, 1.5, 1.75, 2.0)
ROUND: Final = 0.3  # of a corner between two lanes
ASIDE: Final = (0.0, 0.1, -0.1, 0.05, -0.05)  # by the number of routes in the same lane
OUT_X: Final = (0, 1, 0, -1)  # by side N, E, S, W
OUT_Y: Final = (-1, 0, 1, 0)
MARGIN: Final = 5  # half steps around the board that have lanes
STEP: Final = 2  # what half a step along a lane costs
TURN: Final = 5
TAKEN: Final = 6  # more, where a route runs already
ROW: Final = 4  # more, along a line of spaces instead of between two

Point = tuple[float, float]
Curve = list[Point]


def curves(board: Board) -> list[Curve]:
    """By route: its points, rounded."""
    sheet = _Sheet(board)
    return [[(_round(x), _round(y)) for x, y in curve] for curve in sheet.curves]


def centre(board: Board, space: int) -> Point:
    return (float(board.x[space]), float(-board.y[space]))


def rim(board: Board, space: int, side: int) -> Point:
    """The middle of a side."""
    x, y = centre(board, space)
    return (x + RADIUS * OUT_X[side], y + RADIUS * OUT_Y[side])


def at(curve: Curve, share: float) -> Point:
    """The point of a curve after a share of its pieces, from 0 to 1: where a pawn is on its way."""
    pieces = (len(curve) - 1) // 3
    piece = min(pieces - 1, floor(share * pieces))
    t = share * pieces - piece
    u = 1.0 - t
    p, q, r, s = curve[3 * piece : 3 * piece + 4]
    a, b, c, d = u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t
    return (a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1])


def box(all: list[Curve]) -> tuple[float, float, float, float]:
    """The smallest x and y and the largest that these curves come to, as far as their samples say."""
    points = [at(curve, n / SAMPLES) for curve in all for n in range(SAMPLES + 1)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (_round(min(xs)), _round(min(ys)), _round(max(xs)), _round(max(ys)))


class _Sheet:
    """The routes that are laid so far."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.centres = [centre(board, space) for space in range(len(board.names))]
        self.curves: list[Curve] = [[] for _ in board.routes]
        self.marks: dict[tuple[int, int], list[Point]] = {}  # samples of all that is laid, by squares as wide as NEAR
        self.taken: dict[tuple[int, int], int] = {}  # half steps of lanes → how many routes
        bent = []
        for n, (a, p, b, q) in enumerate(board.routes):
            if self._faces(a, p, b, q):
                start, end = rim(board, a, p), rim(board, b, q)
                self._lay(n, _line(start, end))
            else:
                bent.append((abs(board.x[a] - board.x[b]) + abs(board.y[a] - board.y[b]), n))
        for _, n in sorted(bent):
            self._lay(n, self._one_curve(n) or self._rounded(n))

    def _lay(self, n: int, curve: Curve) -> None:
        self.curves[n] = curve
        for i in range(1, SAMPLES):
            x, y = at(curve, i / SAMPLES)
            self.marks.setdefault((floor(x / NEAR), floor(y / NEAR)), []).append((x, y))

    def _faces(self, a: int, p: int, b: int, q: int) -> bool:
        """Whether a straight line joins the two sides and no space lies on it."""
        (ax, ay), (bx, by) = self.centres[a], self.centres[b]
        far = abs(bx - ax) + abs(by - ay)
        if (p + 2) % 4 != q or (ax + far * OUT_X[p], ay + far * OUT_Y[p]) != (bx, by):
            return False
        steps = int(far)
        return not [n for n in range(1, steps) if (ax + n * OUT_X[p], ay + n * OUT_Y[p]) in self.centres]

    # one curve -----------------------------------------------------------------------------------------------------

    def _one_curve(self, n: int) -> Curve:
        """The cheapest that is clear; empty if there is none."""
        a, p, b, q = self.board.routes[n]
        start, end = rim(self.board, a, p), rim(self.board, b, q)
        far = _distance(start, end)
        best: Curve = []
        least = 0.0
        for out in PULLS:
            for back in PULLS:
                curve = [
                    start,
                    (start[0] + out * far * OUT_X[p], start[1] + out * far * OUT_Y[p]),
                    (end[0] + back * far * OUT_X[q], end[1] + back * far * OUT_Y[q]),
                    end,
                ]
                points = [at(curve, i / SAMPLES) for i in range(SAMPLES + 1)]
                if not self._is_clear(points, a, b):
                    continue
                cost = self._cost(points) + 0.5 * far * abs(out - back)
                if not best or cost < least:
                    best, least = curve, cost
        return best

    def _is_clear(self, points: list[Point], a: int, b: int) -> bool:
        for space, middle in enumerate(self.centres):
            own = space in (a, b)
            for i in range(len(points)):
                ends = min(i, SAMPLES - i)  # its own spaces it leaves by and by
                room = min(RADIUS - 0.01 + 0.015 * ends, CLEAR) if own else CLEAR
                if _distance(points[i], middle) < room:
                    return False
        return True

    def _cost(self, points: list[Point]) -> float:
        """Length and bends, and a charge for every sample near to what is laid, but for those at the crowded ends."""
        cost = 0.0
        for i in range(1, len(points)):
            cost += _distance(points[i - 1], points[i])
        for i in range(1, len(points) - 1):
            cost += BEND * _bend(points[i - 1], points[i], points[i + 1])
        for i in range(4, len(points) - 4):
            nearest = NEAR
            column, row = floor(points[i][0] / NEAR), floor(points[i][1] / NEAR)
            for square in [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]:
                for mark in self.marks.get(square, ()):
                    nearest = min(nearest, _distance(points[i], mark))
            cost += 3.0 * (NEAR - nearest)
        return cost

    # lanes ---------------------------------------------------------------------------------------------------------

    def _rounded(self, n: int) -> Curve:
        a, p, b, q = self.board.routes[n]
        steps = self._lanes(a, p, b, q)
        others = 0
        for step in steps:
            others = max(others, self.taken.get(step, 0))
            self.taken[step] = self.taken.get(step, 0) + 1
        aside = ASIDE[others % len(ASIDE)]
        start, end = rim(self.board, a, p), rim(self.board, b, q)
        halves = [(i / 2.0 + aside * (i % 2), j / 2.0 + aside * (j % 2)) for i, j in steps]
        inner = [halves[i] for i in range(1, len(halves) - 1)]
        way = [start, *inner, end]
        corners = [way[i] for i in range(1, len(way) - 1) if _turns(steps, i)]
        line = [start, *corners, end]
        curve = [start]
        for i in range(1, len(line) - 1):
            before = _towards(line[i], line[i - 1], min(ROUND, _distance(line[i], line[i - 1]) / 2.0))
            after = _towards(line[i], line[i + 1], min(ROUND, _distance(line[i], line[i + 1]) / 2.0))
            curve += _line(curve[-1], before)[1:]
            curve += [_between(before, line[i]), _between(after, line[i]), after]
        return curve + _line(curve[-1], end)[1:]

    def _lanes(self, a: int, p: int, b: int, q: int) -> list[tuple[int, int]]:
        """The cheapest way in half steps, from the middle of a space to that of another, by these sides."""
        goal = (2 * self.board.x[b], -2 * self.board.y[b])
        spaces = {(2 * x, -2 * y) for x, y in zip(self.board.x, self.board.y, strict=True)}
        low_x, high_x = 2 * min(self.board.x) - MARGIN, 2 * max(self.board.x) + MARGIN
        low_y, high_y = -2 * max(self.board.y) - MARGIN, -2 * min(self.board.y) + MARGIN
        first = (2 * self.board.x[a] + OUT_X[p], -2 * self.board.y[a] + OUT_Y[p], p)
        came: dict[tuple[int, int, int], tuple[int, int, int] | None] = {}
        waiting: list[list[tuple[tuple[int, int, int], tuple[int, int, int] | None]]] = [[(first, None)]]
        cost = 0
        while cost < len(waiting):  # by cost, and of the same in the order in which they were found
            for place, before in waiting[cost]:
                if place in came:
                    continue
                came[place] = before
                x, y, way = place
                if (x, y) == goal:
                    return self._back(came, place, a)
                for turn in (way, (way + 1) % 4, (way + 3) % 4):
                    i, j = x + OUT_X[turn], y + OUT_Y[turn]
                    ends = (i, j) == goal and (turn + 2) % 4 == q
                    if not ends and ((i, j) in spaces or not (low_x <= i <= high_x and low_y <= j <= high_y)):
                        continue
                    in_row = (i if turn % 2 == 0 else j) % 2 == 0
                    more = STEP + TURN * (turn != way) + TAKEN * self.taken.get((i, j), 0) * (not ends) + ROW * in_row
                    while len(waiting) <= cost + more:
                        waiting.append([])
                    waiting[cost + more].append(((i, j, turn), place))
            cost += 1
        raise AssertionError("the lanes around the board join everything")

    def _back(
        self, came: dict[tuple[int, int, int], tuple[int, int, int] | None], place: tuple[int, int, int], a: int
    ) -> list[tuple[int, int]]:
        way: list[tuple[int, int]] = []
        here: tuple[int, int, int] | None = place
        while here is not None:
            way.append((here[0], here[1]))
            here = came[here]
        way.append((2 * self.board.x[a], -2 * self.board.y[a]))
        way.reverse()
        return way


def _line(a: Point, b: Point) -> Curve:
    return [a, _part(a, b, 1.0 / 3.0), _part(a, b, 2.0 / 3.0), b]


def _part(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def _between(a: Point, corner: Point) -> Point:
    """Where a round corner is steered: 0.55 of the way from its end to the corner makes a quarter of a circle."""
    return _part(a, corner, 0.55)


def _towards(a: Point, b: Point, far: float) -> Point:
    return _part(a, b, far / _distance(a, b))


def _turns(steps: list[tuple[int, int]], i: int) -> bool:
    (ax, ay), (bx, by), (cx, cy) = steps[i - 1], steps[i], steps[i + 1]
    return (bx - ax) * (cy - by) != (by - ay) * (cx - bx)


def _bend(a: Point, b: Point, c: Point) -> float:
    """How sharp: the square of what one turns by for a step of length one, times the length."""
    one, two, across = _distance(a, b), _distance(b, c), _distance(a, c)
    turn = 2.0 * abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) / (one * two * across)
    return turn * turn * (one + two) / 2.0


def _distance(a: Point, b: Point) -> float:
    x, y = a[0] - b[0], a[1] - b[1]
    return sqrt(x * x + y * y)


def _round(x: float) -> float:
    return floor(x * 1000.0 + 0.5) / 1000.0
