"""PettingZoo's environments field by field: what is legal, seeds, spaces, observations, words, other processes."""

import copy
import pickle
import subprocess
import sys
from inspect import signature

import numpy as np
import pytest
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers
from zoo_play import PRESETS, of, rounds, turns

from hoodwink import GAMES, SPECTATOR, BadSetup, Dice, Illegal, envs, load
from hoodwink.arena.parquet import NoLibrary
from hoodwink.envs.observations import Own, information, noted, tensor
from hoodwink.envs.picture import picture
from hoodwink.envs.seating import within

# what is legal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [5, -1, 795, 10**30, 1.0, "168", None, np.int32(5)])
def test_an_illegal_action_raises_says_what_is_legal_and_changes_nothing(action):
    env = envs.aec("resistance", seats=5)
    env.reset(seed=1)
    before, asked = env._state.digest(), env.agent_selection
    with pytest.raises(Illegal, match=r"legal: 168 \(propose 0,1\), .*§2\.1"):
        env.step(action)
    assert (env._state.digest(), env.agent_selection) == (before, asked)
    env.step(np.int32(168))
    assert env._state.digest() != before


def test_a_parallel_step_is_done_whole_or_not_at_all():
    env = envs.parallel("resistance", seats=5)
    _, infos = env.reset(seed=1)
    assert [agent for agent, info in infos.items() if info["asked"]] == ["seat_1"]
    before = env._state.digest()
    with pytest.raises(Illegal, match=r"seat 1 may not 0 \(pass\).*legal: 168"):
        env.step(dict.fromkeys(env.agents, 0))
    with pytest.raises(Illegal, match=r"seat 2 may not 168 .*legal: 0 \(pass\)"):
        env.step({"seat_1": 168, "seat_2": 168})
    with pytest.raises(BadSetup, match="seat_1 is asked"):
        env.step({"seat_0": 0})
    with pytest.raises(BadSetup, match="there is no 'player_1'"):
        env.step({"player_1": 168})
    assert env._state.digest() == before
    _, _, _, _, infos = env.step({"seat_1": 168})  # the others pass
    assert {info["frame"] for info in infos.values()} == {"TeamVote"}
    before = env._state.digest()
    votes = {agent: info["legal"][0] for agent, info in infos.items()}
    with pytest.raises(Illegal):
        env.step({**votes, "seat_4": 168})
    assert env._state.digest() == before


def test_sampling_without_a_mask_gives_what_is_legal():
    env = envs.aec("hoax", seats=3)
    env.reset(seed=1)
    action_space = env.action_space("seat_0")
    assert action_space.sample() == 0  # before reset and while it is not asked: a pass
    for agent in env.agent_iter(40):
        _, _, terminated, _, info = env.last()
        if terminated:
            break
        drawn = env.action_space(agent).sample()
        assert drawn in info["legal"]
        assert env.action_space(agent).contains(drawn)
        assert env.action_space(agent).sample(info["action_mask"]) in info["legal"]
        env.step(drawn)
    assert action_space == copy.deepcopy(action_space)


def test_masks_are_the_callers_own():
    env = envs.aec("resistance", seats=5)
    env.reset(seed=1)
    env.last()[4]["action_mask"][:] = 0
    env.reset(seed=1)
    assert env.last()[4]["action_mask"].sum() == 10


def test_the_mask_of_those_who_are_not_asked_cannot_be_written_to():
    env = envs.aec("resistance", seats=5)
    env.reset(seed=1)
    for agent, info in env.infos.items():
        assert info["action_mask"].flags.writeable == info["asked"] == (agent == "seat_1")
    with pytest.raises(ValueError, match="read-only"):
        env.infos["seat_0"]["action_mask"][3] = 1
    env.step(168)
    assert not env.infos["seat_1"]["action_mask"].flags.writeable  # it is the next one's turn
    assert [*np.flatnonzero(env.infos["seat_0"]["action_mask"])] == [0]


class Third:
    def __index__(self):
        return 170


@pytest.mark.parametrize("action", [170, np.int8(-86).view(np.uint8), np.array(170), Third()])
def test_whatever_is_a_whole_number_is_an_action(action):
    one, all_at_once = envs.aec("resistance", seats=5), envs.parallel("resistance", seats=5)
    one.reset(seed=1)
    one.step(action)
    all_at_once.reset(seed=1)
    all_at_once.step({"seat_1": action, "seat_2": np.array(0)})
    assert one._state.digest() == all_at_once._state.digest()


@pytest.mark.parametrize("action", [5, -1, 795, 10**30, 170.0, "170", None, np.array([170, 171]), np.array(170.0)])
def test_what_is_not_is_refused_in_a_parallel_step_too(action):
    env = envs.parallel("resistance", seats=5)
    env.reset(seed=1)
    before = env._state.digest()
    with pytest.raises(Illegal, match=r"legal: 168 \(propose 0,1\), .*§2\.1"):
        env.step({"seat_1": action})
    assert env._state.digest() == before


def test_spaces_are_the_same_for_every_setup_and_stay_so():
    sizes = {(key, envs.space(of(key, preset))) for key, preset in PRESETS}
    assert sizes == {("hoax", 485), ("resistance", 795), ("erben", 632), ("ohfox", 174), ("hexhex", 2119)}
    actions = GAMES["hoax"].actions
    actions.id(actions.parse("claim chef takes=prestige gives=evidence count=12"))
    assert len(actions) > 485
    assert envs.space(load("hoax")) == 485


def test_what_is_beyond_the_space_is_not_offered():
    assert within((3, 484, 485, 700), 485) == (3, 484)
    assert within((), 485) == ()


def test_terminate_illegal_works_as_usual():
    env = wrappers.TerminateIllegalWrapper(envs.aec("hoax", seats=3), illegal_reward=-1)
    env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
    env.reset(seed=1)
    loser = env.agent_selection
    env.last()
    env.step(1 if env.last()[4]["action_mask"][1] == 0 else 2)
    assert env.unwrapped.rewards[loser] == -1
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        assert terminated
        assert reward == (-1 if agent == loser else 0)
        env.step(None)


def test_pettingzoos_wrapper_makes_a_turn_based_parallel_env_of_it():
    env = turn_based_aec_to_parallel(envs.aec("hoax", seats=3))
    env.reset(seed=1)
    for _ in range(5):
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})


# seeds, spaces, observations ----------------------------------------------------------------------------------------


def test_a_seed_gives_the_game_and_those_after_it():
    env, other = envs.aec("hoax", seats=4), envs.aec("hoax", seats=4)

    def dealt(env, seed=None):
        env.reset(seed=seed)
        return [tuple(env.observe(agent)) for agent in env.agents]

    first = [dealt(env, 7), dealt(env), dealt(env)]
    assert len({str(deal) for deal in first}) == 3
    assert [dealt(other, 7), dealt(other), dealt(other)] == first
    assert dealt(envs.aec("hoax", seats=4)) != dealt(envs.aec("hoax", seats=4))  # one in 12 million


@pytest.mark.parametrize("key", GAMES)
def test_an_information_state_has_ones_own_replies(key):
    game = load(key)
    env, own = envs.aec(game, information=True), dict[int, Own]()
    for turn, (seat, seen, _, action) in enumerate(turns(env, 1)):
        assert np.array_equal(seen, information(game, env._state, seat, own.get(seat, ())))
        own[seat] = noted(env._state, own.get(seat, ()), action)
        if turn == 25:
            break
    assert env.observation_space("seat_0").shape == seen.shape


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_every_observation_is_the_seats_whoever_has_looked_before(key, preset):
    """What everybody reads is written once a question: nothing of it is left over from another, or another game."""
    game, dice = of(key, preset), Dice("looks")
    env, at_once = envs.aec(game, max_cycles=25), envs.parallel(game, max_cycles=25)
    for seed in range(8):
        env.reset(seed=seed)
        assert np.array_equal(env.last()[0], tensor(game, env._state, env.agents.index(env.agent_selection)))
    for seed in range(3):
        for seat, seen, _, _ in turns(env, seed):
            assert np.array_equal(seen, tensor(game, env._state, seat))
            other = dice.below(game.seats)
            assert np.array_equal(env.observe(f"seat_{other}"), tensor(game, env._state, other))
        for seat, agent in enumerate(env.agent_iter()):
            assert np.array_equal(env.last()[0], tensor(game, env._state, seat))
            assert agent == f"seat_{seat}"
            env.step(None)
        for seen, _, _ in rounds(at_once, seed):
            for seat, row in enumerate(seen.values()):
                assert np.array_equal(row, tensor(game, at_once._state, seat))


def test_observations_with_masks_in_them():
    env = envs.aec("resistance", seats=5, masks="observation")
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert "action_mask" not in info
    assert [*np.flatnonzero(seen["action_mask"])] == [*info["legal"]]
    assert [*np.flatnonzero(env.observe("seat_3")["action_mask"])] == [0]
    plain = envs.aec("resistance", seats=5)
    plain.reset(seed=1)
    assert np.array_equal(seen["observation"], plain.last()[0])
    assert (seen["observation"].dtype, seen["action_mask"].dtype) == (np.float32, np.int8)


def test_a_state_is_the_public_part_and_every_private_one():
    env = envs.aec("resistance", seats=5)
    env.reset(seed=1)
    layout = env.game.layout()
    parts = [env.observe(agent) for agent in env.agents]
    public = layout.public_size
    assert np.array_equal(env.state(), np.concatenate([parts[0][:public], *[part[public:] for part in parts]]))
    assert env.state_space.contains(env.state())


# names, words, other processes --------------------------------------------------------------------------------------


def test_it_is_named_after_the_game_and_its_rules():
    env = envs.aec("resistance", seats=7, hunter=True)
    assert str(env) == f"hoodwink_resistance_v{GAMES['resistance'].version}"
    assert env.possible_agents == [f"seat_{seat}" for seat in range(7)]
    assert env.game.options["hunter"]
    assert env.max_num_agents == 7
    assert env.num_agents == 0
    assert envs.parallel(env.game).game is env.game


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_a_bad_setup_is_refused(make):
    with pytest.raises(BadSetup, match="played with 5 to 10 seats"):
        make("resistance", seats=3)
    with pytest.raises(BadSetup, match="there is no game"):
        make("chess")
    with pytest.raises(BadSetup, match="can't be set again"):
        make(load("hoax"), seats=4)
    with pytest.raises(BadSetup, match="masks are in"):
        make("hoax", masks="both")
    with pytest.raises(BadSetup, match="render_mode is human or ansi"):
        make("hoax", render_mode="rgb_array")
    for cycles in (0, -1, 2.5, True, "5"):
        with pytest.raises(BadSetup, match="max_cycles is a whole number from 1 on"):
            make("hoax", max_cycles=cycles)
    assert make("hoax", max_cycles=np.int64(5)).max_cycles == 5
    with pytest.raises(BadSetup, match="reset"):
        make("hoax").step(0)


def test_before_a_game_there_is_nothing_to_look_at():
    for recalls in (False, True):
        one = envs.aec("hoax", render_mode="ansi", information=recalls)
        all_at_once = envs.parallel("hoax", render_mode="ansi", information=recalls)
        looks = [one.last, lambda: one.last(observe=False), lambda: one.observe("seat_0")]  # noqa: B023
        for look in [*looks, *[f for env in (one, all_at_once) for f in (env.state, env.render, env.next_game)]]:
            with pytest.raises(BadSetup, match=r"reset\(\) comes first"):
                look()
        one.reset(seed=1)
        assert one.last()[0] is not None


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["resistance", "seats=x"], "seats is a whole number, not 'x'\n"),
        (["resistance", "hunter"], "'hunter' has no value: after the game come seats=N and option=value\n"),
        (["resistance", "hunter=perhaps"], "option hunter is true or false, not 'perhaps'\n"),
    ],
)
def test_a_bad_setup_of_the_layouts_command_is_one_line(words, says):
    command = [sys.executable, "-m", "hoodwink.envs.observations", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", says)


def test_no_option_of_a_game_is_hidden_by_a_parameter():
    for make in (envs.aec, envs.parallel):
        names = {*signature(make).parameters}
        for kind in GAMES.values():
            assert not names & {option.name for option in kind.declared}


@pytest.mark.parametrize("key", GAMES)
def test_what_is_rendered_is_what_a_spectator_sees(key, capsys):
    env = envs.aec(key, render_mode="ansi")
    for turn, _ in enumerate(turns(env, 1)):
        if turn % 10 == 0:
            shown = env.render()
            assert shown is not None
            assert "seat_0" in shown
            imagined = env.game.redeal(env._state, SPECTATOR, Dice(turn))
            assert picture(env.game, imagined, env.possible_agents) == shown
        if turn == 40:
            break
    assert capsys.readouterr().out == ""


def test_people_are_shown_every_question_and_the_end(capsys):
    for env, play in ((envs.aec("hoax", render_mode="human"), turns), (envs.parallel("hoax"), rounds)):
        env.render_mode = "human"
        questions = {env._state.ply for _ in play(env, 1)}
        pages = capsys.readouterr().out.strip().split("\n\n")
        assert len(pages) == len(questions) + 1
        assert " won: " in pages[-1]


def test_rendering_needs_a_mode():
    env = envs.aec("hoax")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_the_next_game_of_a_series():
    """§8.2 of Hoax: the winner is the first player of the next game."""
    env = envs.aec("hoax", seats=3)
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="when this one is over"):
        env.next_game()
    assert [*turns(env, 1)]
    winner = max(env.rewards, key=env.rewards.__getitem__)
    following = envs.aec(env.next_game())
    following.reset(seed=1)
    assert following.agent_selection == winner


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_it_goes_to_another_process_as_it_was_set_up(make):
    env = make("resistance", seats=7, hunter=True, masks="observation", max_cycles=9)
    env.reset(seed=1)
    sent = pickle.loads(pickle.dumps(env))
    assert repr(sent.game) == repr(env.game)
    assert (sent.masks, sent.max_cycles, sent.agents) == ("observation", 9, [])
    assert sent.observation_space("seat_0") == env.observation_space("seat_0")


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_without_the_library_it_says_what_to_install(make, monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(NoLibrary, match=r"pip install 'hoodwink\[pettingzoo\]'"):
        make("hoax")
