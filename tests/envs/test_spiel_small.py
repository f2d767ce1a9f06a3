"""examples/openspiel_small.py: OpenSpiel's solvers and search on a late position, and its search on every game."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms.get_all_states import get_all_states  # noqa: E402

from hoodwink.games import GAMES  # noqa: E402

FILE = Path(__file__).parents[2] / "examples" / "openspiel_small.py"
_spec = importlib.util.spec_from_file_location("openspiel_small", FILE)
assert _spec
assert _spec.loader
small = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(small)


def test_exploitability_falls():
    """Exact, before and after: 0.4, and less than two fifths of it."""
    looks = [(done, value) for done, value, _ in small.learn(small.load(), iterations=90, looks=1)]
    assert looks[0] == (0, pytest.approx(0.4))
    assert looks[1][0] == 90
    assert looks[1][1] < 0.16


def test_the_deal_is_chances_and_the_rest_is_as_it_was():
    game = small.load()
    states = get_all_states(game, include_chance_states=True).values()
    assert sum([state.is_terminal() for state in states]) == 6 * 5 * 5 * 3
    firsts = [state for state in states if not state.is_chance_node() and not [*state.table.own[0][7:]]]
    assert len({state.information_state_string(0) for state in firsts}) == 2  # fox or owl, and nothing else
    assert len({state.information_state_string(1) for state in firsts}) == 3


def test_a_search_finds_what_is_best():
    """Where the predator has only its guess left, it finds one of those that are best over the prey there may be."""
    game, random = small.load(), np.random.RandomState(2)
    search, lots = small.searching(game, 300, random), small.drawn(random)
    guesses = 0
    while guesses < 2:
        state = game.new_initial_state()
        while len(state.table.own[1]) < 8:
            chance = state.is_chance_node()
            state.apply_action(lots(state) if not chance else int(random.choice(len(state.chance_outcomes()))))
        worth = guessed(state)
        if max(worth.values()) > min(worth.values()):
            assert worth[search(state)] == max(worth.values())
            guesses += 1


def guessed(state):
    """By guess: what it is worth on average in the worlds that fit what the predator knows, each counted once."""
    sampler, worlds = pyspiel.UniformProbabilitySampler(0.0, 1.0), {}
    for _ in range(30):
        world = state.resample_from_infostate(0, sampler)
        worlds[world.table.state.digest()] = world
    assert len(worlds) == 3
    return {
        guess: sum([world.child(guess).returns()[0] for world in worlds.values()]) for guess in state.legal_actions()
    }


@pytest.mark.parametrize("key", GAMES)
def test_a_search_runs_on_every_game(key):
    game, random = small.load(f"hoodwink_{key}(replies=12)"), np.random.RandomState(1)
    search, state = small.searching(game, 4, random), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(search(state))
