"""OpenSpiel's own checks, run on our games: its random simulations, its Python simulations, its API tests."""

import contextlib
import io
import warnings

import pytest

pyspiel = pytest.importorskip("pyspiel")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of OpenSpiel's other games
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import sample_some_states
    from open_spiel.python.tests import games_sim_test

import numpy as np  # noqa: E402

from hoodwink.envs import spiel  # noqa: E402
from hoodwink.games import GAMES  # noqa: E402

NAMES = spiel.register()
# The last turn of a game of Oh, Fox!, the predator's last card given: the prey lays down one, then is guessed at.
TINY = (
    "hoodwink_ohfox(seats=2,predator=first,fox=true,owl=true,rabbit=true,rat=true,toad=true,objectives=false,"
    "after=13/3/16/3/2/15/3/1/2/4/10/9/1/16/17)"
)
LONG = {"erben": 40, "hexhex": 30, "resistance": 40}  # replies after which these games are cut
PRESETS = [(key, name) for key, kind in GAMES.items() for name in kind.presets]
TABLES = [(key, seats) for key, kind in GAMES.items() for seats in range(max(kind.least, 2), min(kind.most, 6) + 1)]


def with_preset(key, name):
    options = GAMES[key].presets[name]
    seats = {"seats": 9} if options.get("large") else {}
    return pyspiel.load_game(f"hoodwink_{key}", {**options, **seats, "replies": LONG.get(key, 64)})


@pytest.mark.parametrize(("key", "preset"), PRESETS, ids=[f"{key}-{name}" for key, name in PRESETS])
def test_random_simulation(key, preset):
    """In C++: observations of all players at every step, clones, serialisation, masks, lengths, sums, bounds."""
    pyspiel.random_sim_test(with_preset(key, preset), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
def test_python_simulation(key, seats):
    """games_sim_test.py: games, types and states are pickled, clones go the same way, returns are in bounds."""
    np.random.seed(seats)
    with contextlib.redirect_stdout(io.StringIO()) as told:
        games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"hoodwink_{key}", {"players": seats}))
    assert "terminated" in told.getvalue()


def cases(base, game, name, **more):
    """The checks of a class of api_test.py, for this game."""
    found = type(name, (base,), {"game": pyspiel.load_game(game), "game_name": name, **more})
    return found, [test for test in dir(found) if test.startswith("test_")]


def run(found, test):
    with contextlib.redirect_stdout(io.StringIO()):
        result = found(test).run()
    assert result.testsRun == 1
    assert result.wasSuccessful(), (result.failures or result.errors)[0][1]


@pytest.mark.parametrize("key", GAMES)
def test_api_on_part_of_the_tree(key, monkeypatch):
    monkeypatch.setattr(sample_some_states, "sample_some_states", _sampled(sample_some_states.sample_some_states))
    game = f"hoodwink_{key}(replies={LONG.get(key, 64)})"
    found, tests = cases(api_test.EnforceAPIOnPartialTreeBase, game, f"hoodwink_{key}")
    np.random.seed(1)
    found.setUpClass()
    assert len(tests) == 5
    for test in tests:
        run(found, test)


def _sampled(sample):
    """Fewer states: 400 take half a minute."""
    return lambda game, max_states: sample(game, max_states=max_states // 20)


def test_api_on_the_whole_tree(monkeypatch):
    """Perfect recall, no information state of two players, nodes as counted: one of three chance nodes before the deal,
    two of it; five cards for six animals each, three guesses."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "tiny", (1 + 1 + 1 + 1 + 2, 6 + 6 * 5, 6 * 5 * 3))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "tiny", 3 + 2 * 5)
    found, tests = cases(api_test.EnforceAPIOnFullTreeBase, TINY, "tiny")
    found.setUpClass()
    assert len(tests) == 8
    for test in tests:
        run(found, test)
