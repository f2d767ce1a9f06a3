"""The oracle: values with their certificates, against a solver that knows none of its shortcuts."""

import sys
from fractions import Fraction
from itertools import combinations

import pytest
from scipy.optimize import linprog
from scipy.sparse import lil_array

from hoodwink.arena import oracle
from hoodwink.arena.oracle import Forest, NoSolver, Program, Tables, lower, undominated, upper, value
from hoodwink.games.resistance.roles import FAILS_NEEDED, SPY_COUNT, TEAM_SIZE


def brute_force(tables):
    """The value by the resistance's own program: every seat by name, every number of fails, nothing forced or merged.

    One variable for each history and team: the chance that the resistance plays its part of it. One for each history,
    team and spy set: what it gets against these spies at their best; at most what each number of fails leaves.
    """
    spy_sets = [set(them) for them in combinations(range(tables.seats), tables.spies)]
    equal, at_most = [], []  # rows: ({variable: coefficient}, right side)
    variables = 0

    def new():
        nonlocal variables
        variables += 1
        return variables - 1

    def grow(mission, successes, reach):
        """By spy set: a sum of variables, what the resistance gets from here on. `reach`: the chance to be here."""
        if successes == tables.wins:
            return [reach] * len(spy_sets)
        if mission - successes == tables.losses:
            return [{}] * len(spy_sets)
        got: list[dict[int, float]] = [{} for _ in spy_sets]
        chances = {}
        for team in combinations(range(tables.seats), tables.sizes[mission]):
            chance = new()
            chances[chance] = 1
            after = {
                fails: grow(mission + 1, successes + (fails < tables.needed[mission]), {chance: 1})
                for fails in range(min(tables.spies, len(team)) + 1)
            }
            for n, spies in enumerate(spy_sets):
                least = new()
                got[n][least] = 1
                for fails in range(len(spies & set(team)) + 1):
                    at_most.append((minus({least: 1}, after[fails][n]), 0))
        equal.append((minus(chances, {k: v for k, v in reach.items() if k >= 0}), reach.get(-1, 0)))
        return got

    gains = grow(0, 0, {-1: 1})
    goal = [0.0] * variables
    for gain in gains:
        for variable in gain:
            goal[variable] -= 1 / len(spy_sets)
    result = linprog(goal, *matrix(at_most, variables), *matrix(equal, variables))
    assert result.status == 0
    return -result.fun


def minus(one, other):
    found = dict(one)
    for variable, coefficient in other.items():
        found[variable] = found.get(variable, 0) - coefficient
    return found


def matrix(rows, variables):
    cells = lil_array((len(rows), variables))
    for n, (row, _) in enumerate(rows):
        for variable, coefficient in row.items():
            cells[n, variable] = coefficient
    return cells.tocsr(), [right for _, right in rows]


TINY = [
    Tables(3, 1, (1, 1), (1, 1), wins=1),
    Tables(3, 1, (1, 2), (1, 1), wins=2),
    Tables(4, 1, (2, 2), (1, 1), wins=2),
    Tables(4, 1, (1, 2, 3), (1, 1, 1), wins=2),
    Tables(4, 1, (2, 2, 2), (1, 1, 1), wins=2),
    Tables(4, 2, (1, 1, 1), (1, 1, 1), wins=2),
    Tables(4, 2, (1, 1, 2), (1, 1, 1), wins=2),
    Tables(4, 2, (1, 2, 3), (1, 1, 1), wins=2),
    Tables(4, 2, (2, 2, 2), (1, 2, 1), wins=2),
    Tables(4, 2, (1, 1, 2, 3), (1, 1, 1, 1), wins=3),
    Tables(5, 2, (1, 3, 4), (1, 1, 2), wins=2),
    Tables(5, 2, (1, 2, 3), (1, 1, 1), wins=2),
    Tables(3, 1, (1, 1, 1, 1, 2), (1, 1, 1, 1, 1), wins=3),
]


@pytest.mark.parametrize("tables", TINY, ids=str)
def test_tiny_games_against_brute_force(tables):
    found = value(tables)
    assert found.is_exact
    assert float(found.lower) == pytest.approx(brute_force(tables), abs=1e-9)


def test_some_tiny_games_are_neither_won_nor_lost():
    """So that agreement is no accident."""
    assert len({value(tables).lower for tables in TINY} - {0, 1}) >= 4


@pytest.mark.parametrize(
    ("seats", "share"), [(5, Fraction(3, 10)), (6, Fraction(1, 3)), (7, Fraction(9, 35))], ids=["5", "6", "7"]
)
def test_the_base_game(seats, share):
    found = value(Tables.of(seats))
    assert found.is_exact
    assert found.lower == found.upper == share


def test_the_tables_are_those_of_the_rules():
    for seats in SPY_COUNT:
        tables = Tables.of(seats)
        assert (tables.spies, tables.sizes, tables.needed) == (
            SPY_COUNT[seats], TEAM_SIZE[seats], FAILS_NEEDED[seats],
        )  # fmt: skip
        assert (tables.wins, tables.losses) == (3, 3)


@pytest.mark.parametrize("mission", range(5))
def test_more_fails_needed_never_hurts_the_resistance(mission):
    easier = Tables(5, 2, TEAM_SIZE[5], tuple(1 + (n == mission) for n in range(5)))
    assert value(easier).lower >= value(Tables.of(5)).upper


def test_fewer_spies_help_the_resistance():
    assert value(Tables(5, 1, TEAM_SIZE[5], FAILS_NEEDED[5])).lower > value(Tables.of(5)).upper


def test_any_strategies_give_bounds():
    """The certificate rests on no solver: whatever numbers are put in, the value lies between."""
    root = Forest(Tables.of(5)).root()
    program = Program(root)
    for n in range(1, 6):
        spies = [Fraction((i * n) % 7 - 1, 7) for i in range(program.variables)]
        resistance = [Fraction((i * n) % 5 - 1, 5) for i in range(len(program.rows))]
        assert lower(root, resistance)[0] <= Fraction(3, 10) <= upper(root, [Fraction(1)], spies) / 10
    nothing = [Fraction(0)] * len(program.rows)
    assert lower(root, nothing)[0] < Fraction(3, 10)
    assert upper(root, [Fraction(1)], nothing) / 10 > Fraction(3, 10)


def test_bounds_are_honest_where_rounding_is_too_coarse(monkeypatch):
    monkeypatch.setattr(oracle, "DENOMINATORS", (1,))
    found = value(Tables.of(7))
    assert not found.is_exact
    assert found.lower <= Fraction(9, 35) <= found.upper


def test_undominated():
    assert undominated([(1, 2, 3), (1, 2, 2), (0, 5, 0), (1, 2, 3), (0, 4, 0)]) == [(1, 2, 3), (0, 5, 0)]
    assert undominated([(0, 0)]) == [(0, 0)]
    assert undominated([]) == []


def test_without_scipy_one_line_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    with pytest.raises(NoSolver, match=r"pip install 'hoodwink\[oracle\]'"):
        value(Tables.of(5))
