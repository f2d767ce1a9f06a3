"""How games map to PettingZoo: who has a turn, what it sees, what the end is worth."""

from copy import copy

import numpy as np
import pytest
from zoo_play import LONG, PRESETS, of, rounds, turns

from hoodwink import CHANCE, SPECTATOR, BadSetup, Match, envs, load
from hoodwink.arena.table import play, sit
from hoodwink.core.action import Action
from hoodwink.envs.observations import information_shape, tensor
from hoodwink.envs.seating import arrivals
from hoodwink.games.hoax.state import HoaxState

# one seat after another ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_it_is_the_match_of_that_seed_asked_seat_by_seat(key, preset):
    """A match and an environment side by side: the same seats, questions, options, observations and end. In a race a
    match hears whoever comes; the cards after it are the same."""
    game = of(key, preset)
    env, match = envs.aec(game, max_cycles=LONG), Match(game, 3)
    for turn, (seat, seen, info, action) in enumerate(turns(env, 3)):
        view = match.view(seat)
        assert seat in match.asked
        assert (info["frame"], info["section"], info["kind"]) == (view.frame, view.section, match.question)
        assert seat == match.asked[0] or info["kind"] == "race"
        assert list(info["legal"]) == match.option_ids(seat)
        assert [*np.flatnonzero(info["action_mask"])] == sorted(info["legal"])
        if turn % 5 == 0:
            assert np.array_equal(seen, tensor(game, match._state, seat))
        match.reply(seat, game.actions[action])
    assert env._state.digest() == match._state.digest()
    winners = match.winners
    share = len(winners) / game.seats
    assert all(env.terminations.values()) == match.over
    assert env.rewards == {f"seat_{n}": 2 * ((n in winners) - share) if winners else 0 for n in range(game.seats)}


@pytest.mark.parametrize(("key", "preset"), [row for row in PRESETS if row[0] in ("hoax", "resistance")])
def test_all_are_told_of_the_end_one_by_one(key, preset):
    game = of(key, preset)
    env = envs.aec(game)
    assert [*turns(env, 1)]
    everybody = [f"seat_{seat}" for seat in range(game.seats)]
    assert env.agents == everybody
    assert set(env.terminations.values()) == {True}
    assert set(env.truncations.values()) == {False}
    assert sum(env.rewards.values()) == pytest.approx(0)
    earned = env.rewards.copy()
    assert set(earned.values()) != {0}
    for n, agent in enumerate(env.agent_iter()):
        assert agent == everybody[n]
        _, reward, terminated, _, info = env.last()
        assert terminated
        assert reward == earned[agent]
        assert info["legal"] == (0,)
        assert not info["asked"]
        with pytest.raises(ValueError, match="its only action is None"):
            env.step(0)
        env.step(None)
        assert env.agents == everybody[n + 1 :] == [*env.rewards] == [*env.infos] == [*env.terminations]
    with pytest.raises(BadSetup, match="reset"):
        env.step(0)


def test_two_seats_get_plus_and_minus_one():
    env = envs.aec("ohfox", seats=2)
    assert [*turns(env, 2)]
    assert sorted(env.rewards.values()) in ([-1, 1], [0, 0])


def test_ballots_are_sealed_for_those_who_come_later():
    """§2.2 of The Resistance: what the first has voted, the next can't see; nor can anybody else."""
    seen = []
    for vote in (0, 1):
        env = envs.aec("resistance", seats=5)
        for _, _, info, action in turns(env, 4):
            if info["frame"] == "TeamVote":
                voter, votes = env.agent_selection, info["legal"]
                break
            assert action in info["legal"]
        env.step(votes[vote])
        assert env.agent_selection != voter
        assert env.last()[4]["kind"] == "ballot"
        others = [agent for agent in env.agents if agent != voter]
        seen.append(([env.observe(agent) for agent in others], env.last()[4]["legal"]))
    assert all(np.array_equal(one, other) for one, other in zip(seen[0][0], seen[1][0], strict=True))
    assert seen[0][1] == seen[1][1]


def test_in_a_race_the_dice_say_who_is_quick():
    """§11.3 of HEX•HEX: all grab at once. The seats of one race are asked in any order, each of them once."""
    orders = set()
    for seed in range(12):
        order = []
        for seat, _, info, _ in turns(envs.aec("hexhex", seats=4, hexen_stix=True, rounds=1), seed):
            if info["frame"] == "Grabbing":
                assert info["kind"] == "race"
                order.append(seat)
            elif order:
                break
        assert not order or sorted(order[:4]) == [0, 1, 2, 3]
        orders.add(tuple(order[:4]))
    assert len(orders) > 6
    assert len({order[0] for order in orders if order}) > 1


def test_who_is_quick_in_the_arena_is_quick_here():
    """The same seed, the same replies: the same seats come first in every race, and the cards after it are the same."""
    game, races = load("hexhex", seats=4, hexen_stix=True, rounds=1), 0
    for seed in range(6):
        match, env = Match(game, seed), envs.aec(game)
        play(match, sit(game, ["random"], seed))
        env.reset(seed=seed)
        for row in match.record.rows:
            if row.seat == CHANCE:
                continue
            assert env.agent_selection == f"seat_{row.seat}"
            races += env.last()[4]["kind"] == "race"
            assert isinstance(row.what, Action)
            env.step(game.actions.id(row.what))
        assert env._state.digest() == match._state.digest()
    assert races > 12


def test_eliminated_seats_stay_and_are_asked_no_more():
    """Hoax: who is out waits for the end, and then loses with a reward like everybody."""
    out_at_last = set()
    for seed in range(8):
        env, out = envs.parallel("hoax", seats=4), set()
        for seen, infos, actions in rounds(env, seed):
            view = env.game.view(env._state, SPECTATOR)
            out = {seat for seat in range(4) if seat not in env.game.words(("",) * 4, -2).still_in(view)}
            assert seen.keys() == infos.keys() == {f"seat_{seat}" for seat in range(4)}
            for seat in out:
                assert infos[f"seat_{seat}"]["legal"] == (0,)
                assert not infos[f"seat_{seat}"]["asked"]
                assert actions[f"seat_{seat}"] == 0
        out_at_last |= out
    assert out_at_last


# all at once --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_a_parallel_game_of_a_seed_is_the_same_again(key, preset):
    game = of(key, preset)
    first, second = envs.parallel(game, max_cycles=LONG), envs.parallel(game, max_cycles=LONG)
    for (seen, infos, actions), (seen2, infos2, actions2) in zip(rounds(first, 5), rounds(second, 5), strict=True):
        assert actions == actions2
        assert {agent for agent, info in infos.items() if info["asked"]}
        for agent in first.agents:
            assert np.array_equal(seen[agent], seen2[agent])
            assert infos[agent]["legal"] == infos2[agent]["legal"]
            assert infos[agent]["asked"] or infos[agent]["legal"] == (0,)
            assert [*np.flatnonzero(infos[agent]["action_mask"])] == sorted(infos[agent]["legal"])
    assert first._state.digest() == second._state.digest()


def test_a_question_is_a_step_and_ballots_are_answered_at_once():
    env = envs.parallel("resistance", seats=5)
    asked = [sum([info["asked"] for info in infos.values()]) for _, infos, _ in rounds(env, 1)]
    assert set(asked) >= {1, 5}  # a proposal, a vote


def test_who_is_heard_in_a_window_is_drawn():
    """§6.1 of Hoax: all call at once, and the dice say who was first; the others have said nothing."""
    heard = set()
    for seed in range(20):
        env = envs.parallel("hoax", seats=4)
        for _, infos, actions in rounds(env, seed):
            callers = [agent for agent, info in infos.items() if info["frame"] == "Challenge" and info["asked"]]
            if len(callers) == 3:
                _, _, _, _, infos = env.step({**actions, **dict.fromkeys(callers, infos[callers[0]]["legal"][1])})
                assert infos["seat_0"]["frame"] == "ClaimVote"
                assert isinstance(env._state, HoaxState)
                heard.add(callers.index(f"seat_{env._state.hoax_card}"))
                break
    assert heard == {0, 1, 2}


def test_who_came_too_late_knows_what_he_said():
    """§6.1 of Hoax: all call at once and one is heard; what the others have said is in their information states."""
    env = envs.parallel("hoax", seats=4, information=True)
    replied, (rows, width) = len(env.game.kinds) + 1, information_shape(env.game)
    for _, infos, actions in rounds(env, 3):
        callers = [agent for agent, info in infos.items() if info["frame"] == "Challenge" and info["asked"]]
        if len(callers) == 3:
            call = infos[callers[0]]["legal"][1]
            seen, _, _, _, infos = env.step({**actions, **dict.fromkeys(callers, call)})
            assert infos["seat_0"]["frame"] == "ClaimVote"
            for agent in callers:
                history = seen[agent][-rows * width :].reshape(rows, width)
                assert [*history[history[:, 0] == replied][-1][:2]] == [replied, call + 2]
            return
    pytest.fail("nobody could be doubted by all others")


def test_a_race_in_a_parallel_game_leaves_the_cards_as_they_are():
    """§11.3 of HEX•HEX: the same replies in a match, in the order in which they arrived, lead to the same state."""
    game, races = load("hexhex", seats=4, hexen_stix=True, rounds=1), 0
    for seed in range(6):
        env, match = envs.parallel(game), Match(game, seed)
        for _, infos, actions in rounds(env, seed):
            asked = [seat for seat in range(4) if infos[f"seat_{seat}"]["asked"]]
            kind, ply = match.question, match.ply
            order = arrivals(env._state, copy(env._quick))
            races += kind == "race"
            assert sorted(order) == asked == sorted(match.asked)
            for seat in order:
                match.reply(seat, game.actions[actions[f"seat_{seat}"]])
                if match.ply != ply:
                    break
        assert env._state.digest() == match._state.digest()
    assert races > 3


def test_a_game_is_cut_off_after_so_many_questions():
    env = envs.aec("resistance", seats=5, max_cycles=7)
    plies = {env._state.ply for _ in turns(env, 1)}
    assert len(plies) == 7
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0}
    side_by_side = envs.parallel("resistance", seats=5, max_cycles=7)
    assert len([*rounds(side_by_side, 1)]) == 7
    assert side_by_side.agents == []


def test_the_end_comes_before_the_cut():
    """A game whose last question is the last that is allowed has ended."""
    env = envs.parallel("hoax", seats=3)
    length = len([*rounds(env, 1)])
    env = envs.parallel("hoax", seats=3, max_cycles=length)
    for _, _, actions in rounds(env, 1):
        last = actions
    env = envs.parallel("hoax", seats=3, max_cycles=length)
    for n, (_, _, actions) in enumerate(rounds(env, 1)):
        if n == length - 1:
            _, earned, terminated, truncated, _ = env.step(last)
            break
        assert actions
    assert set(terminated.values()) == {True}
    assert set(truncated.values()) == {False}
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) > 0
