"""How routes are drawn: by the right sides, clear of other spaces, and the same numbers everywhere."""

import json
from math import hypot
from pathlib import Path

import pytest

from hoodwink.games.ohfox import paths
from hoodwink.games.ohfox.board import GLADE, HOUSE, read

from .boards import torus, wild

GOLDEN = Path(__file__).parent / "paths.json"  # the browser's tests read it too
BOARDS = {"house": HOUSE, "glade": read(GLADE), "torus": read(torus(4))}
BOARDS |= {f"wild{n}": read(wild(n)) for n in range(1, 4)}
CURVES = {name: paths.curves(board) for name, board in BOARDS.items()}


@pytest.mark.parametrize("name", BOARDS)
def test_a_curve_leaves_and_arrives_by_the_right_sides(name):
    board = BOARDS[name]
    for (a, p, b, q), curve in zip(board.routes, CURVES[name], strict=True):
        assert len(curve) % 3 == 1
        for space, side, end, steer in ((a, p, curve[0], curve[1]), (b, q, curve[-1], curve[-2])):
            assert end == pytest.approx(paths.rim(board, space, side), abs=0.001)
            x, y = steer[0] - end[0], steer[1] - end[1]
            assert (x * paths.OUT_Y[side], y * paths.OUT_X[side]) == pytest.approx((0, 0), abs=0.002)
            assert x * paths.OUT_X[side] + y * paths.OUT_Y[side] > 0


@pytest.mark.parametrize("name", BOARDS)
def test_a_curve_keeps_clear_of_every_other_space(name):
    board = BOARDS[name]
    for (a, _, b, _), curve in zip(board.routes, CURVES[name], strict=True):
        for n in range(101):
            x, y = paths.at(curve, n / 100)
            for space in range(len(board.names)):
                room = paths.RADIUS - 0.015 if space in (a, b) else paths.RADIUS + 0.05
                mx, my = paths.centre(board, space)
                assert hypot(x - mx, y - my) >= room, (board.names[space], board.names[a], board.names[b])


@pytest.mark.parametrize("name", BOARDS)
def test_pieces_of_a_curve_join_without_a_corner(name):
    for curve in CURVES[name]:
        for n in range(3, len(curve) - 1, 3):
            (ax, ay), (bx, by), (cx, cy) = curve[n - 1 : n + 2]
            assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) == pytest.approx(0, abs=0.002)


def test_neighbours_that_face_each_other_are_joined_by_a_line():
    for (a, p, b, _), curve in zip(HOUSE.routes, CURVES["house"], strict=True):
        (ax, ay), (bx, by) = paths.centre(HOUSE, a), paths.centre(HOUSE, b)
        if (ax + paths.OUT_X[p], ay + paths.OUT_Y[p]) == (bx, by):
            assert len({x for x, _ in curve}) == 1 or len({y for _, y in curve}) == 1


def test_the_house_board_needs_no_lanes_and_a_torus_does():
    assert all(len(curve) == 4 for curve in CURVES["house"])
    assert any(len(curve) > 4 for curve in CURVES["torus"])


def test_a_curve_starts_and_ends_where_its_points_say():
    for curve in CURVES["torus"]:
        assert paths.at(curve, 0.0) == curve[0]
        assert paths.at(curve, 1.0) == pytest.approx(curve[-1])


def test_the_numbers_are_as_they_were():
    """Made anew with `python tests/games/ohfox/boards.py`: the browser has to draw the same."""
    for name, curves in json.loads(GOLDEN.read_text()).items():
        assert [[list(point) for point in curve] for curve in CURVES[name]] == curves["curves"]
