"""PettingZoo's own checks, for every game, number of seats, preset and option, without a warning."""

import sys
import warnings
from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.utils import parallel_to_aec
from zoo_play import PRESETS, of

from hoodwink import GAMES, envs
from hoodwink.testing.play import configurations

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's checks load its own games by a way that it calls deprecated
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
        state_test,
    )

CYCLES = 6
ALL = [game for kind in GAMES.values() for game in configurations(kind)]


def shown(game):
    return repr(game)[:80]


@pytest.mark.parametrize("game", ALL, ids=shown)
def test_every_configuration_passes(game):
    api_test(envs.aec(game), CYCLES)
    seed_test(partial(envs.aec, game), CYCLES)
    parallel_api_test(envs.parallel(game), CYCLES)
    parallel_seed_test(partial(envs.parallel, game), CYCLES)


def test_between_them_every_number_of_seats_and_every_option_is_tried():
    for key, kind in GAMES.items():
        tried = [game for game in ALL if game.key == key]
        assert {game.seats for game in tried} == {*range(kind.least, kind.most + 1)}
        for option in kind.declared:
            assert len({game.options[option.name] for game in tried}) > 1, f"{key}: {option.name}"


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_every_preset_passes_with_all_that_can_be_set(key, preset, monkeypatch):
    """Dicts with masks in them, information states, states for critics, words, and an end after so many cycles."""
    game = of(key, preset)
    api_test(envs.aec(game, information=True), CYCLES)
    parallel_api_test(envs.parallel(game, information=True), CYCLES)
    state_test(envs.aec(game), envs.parallel(game), CYCLES)
    render_test(partial(envs.aec, game))
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(envs.parallel, game),
            env=lambda max_cycles: parallel_to_aec(envs.parallel(game, max_cycles=max_cycles)),
        )
    )
    env = envs.aec(game, masks="observation")
    checks = sys.modules["pettingzoo.test.api_test"]
    monkeypatch.setattr(checks, "env_obs_dicts", [str(env)])  # PettingZoo knows envs that observe dicts by their names
    monkeypatch.setattr(checks, "env_obs_space", [str(env)])
    api_test(env, CYCLES)
    seed_test(partial(envs.aec, game, masks="observation"), CYCLES)
    parallel_api_test(envs.parallel(game, masks="observation"), CYCLES)


def test_one_check_wants_a_turn_of_every_agent_in_every_cycle():
    """Why the last check has the AEC environment that PettingZoo makes: in ours only those are asked who are asked."""
    module = SimpleNamespace(parallel_env=partial(envs.parallel, "hoax"), env=partial(envs.aec, "hoax"))
    with pytest.raises(AssertionError):
        max_cycles_test(module)


def test_a_whole_game_passes():
    """Long enough to end: the checks see who is told what at the end."""
    api_test(envs.aec("resistance", seats=5), 60)
    api_test(envs.aec("hoax", seats=4), 60)
    parallel_api_test(envs.parallel("hoax", seats=4), 200)


def test_a_check_that_knows_dicts_by_name_warns_of_others():
    """Why masks are in the infos unless they are wanted elsewhere."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(envs.aec("hoax", masks="observation"), 1)
    assert {str(warning.message).split(" for ")[0] for warning in caught} == {
        "Observation is not a NumPy array",
        "Observation space",
    }
