"""The games in OpenSpiel: parameters, chance, serialisation, other worlds."""

import pickle
import subprocess
import sys

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from hoodwink.core.errors import BadSetup, Illegal  # noqa: E402
from hoodwink.envs import rewards, space, spiel  # noqa: E402
from hoodwink.envs.observations import recall  # noqa: E402
from hoodwink.envs.spiel_parameters import setup_of, short, specification  # noqa: E402
from hoodwink.envs.spiel_table import checked  # noqa: E402
from hoodwink.games import GAMES, find, load  # noqa: E402
from hoodwink.games.hexhex import deck  # noqa: E402
from hoodwink.games.ohfox import board  # noqa: E402

NAMES = spiel.register()
CUT = {"erben": 60, "hexhex": 60}  # replies after which these tests stop long games


def loaded(key, **params):
    return pyspiel.load_game(f"hoodwink_{key}", params)


def steps(game, seed, most=10_000):
    """A random game, state by state."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state, random
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))


def test_every_game_is_registered_once():
    assert [f"hoodwink_{key}" for key in GAMES] == NAMES
    assert spiel.register() == NAMES
    assert {*NAMES} <= {*pyspiel.registered_names()}


def test_parameters_are_in_the_short_string():
    game = pyspiel.load_game("hoodwink_resistance(seats=6,hunter=true)")
    assert repr(game.game) == "resistance(seats=6, hunter=True)"
    assert str(game) == "hoodwink_resistance(hunter=True,seats=6)"
    assert pyspiel.load_game(str(game)) == game
    assert game.num_players() == loaded("resistance", seats=6, players=6).num_players() == 6
    assert game.num_distinct_actions() == space(game.game)
    assert game.utility_sum() == 0
    assert game.max_utility() == -game.min_utility() == pytest.approx(2 * 5 / 6)


@pytest.mark.parametrize("key", GAMES)
def test_a_bare_name_is_the_game_as_it_is_without_options(key):
    game = loaded(key)
    assert repr(game.game) == repr(load(key))
    assert str(game) == f"hoodwink_{key}()"
    assert {*specification(find(key))} == {*game.get_type().parameter_specification}
    assert loaded(key, players=find(key).most, **({"large": True} if key == "erben" else {})).num_players() == (
        find(key).most
    )


@pytest.mark.parametrize(
    ("key", "params", "option", "value"),
    [
        ("ohfox", {"board": board.GLADE}, "board", None),
        ("hexhex", {"deck": deck.EXAMPLE}, "deck", None),
        ("hexhex", {"laws": "silence,keyword_hex"}, "laws", "silence,keyword_hex"),
        ("hoax", {"first": 2, "immunities": False}, "first", 2),
        ("resistance", {"reverser": "spy"}, "reverser", "spy"),
    ],
)
def test_documents_lists_and_words_come_back_from_the_string(key, params, option, value):
    game = loaded(key, **params)
    again = pyspiel.load_game(str(game))
    assert again == game
    assert again.game.options == game.game.options == load(key, **params).options
    if value is not None:
        assert again.game.options[option] == value


@pytest.mark.parametrize(
    ("key", "params", "says"),
    [
        ("hoax", {"seats": 9}, "3 to 6 seats"),
        ("hexhex", {"deck": "base64-!"}, "no text in base64"),
        ("hoax", {"chance": "luck"}, "chance is explicit or sampled"),
        ("hoax", {"replies": 0}, "replies is a whole number"),
        ("hoax", {"history": -1}, "history is a whole number of rows"),
        ("hoax", {"seats": 4, "players": 5}, "there can't be 5 players and 4 seats"),
        ("ohfox", {"after": "play trumpet"}, "after: 'trumpet' is no card"),
        ("ohfox", {"after": "18"}, "after: seat 0 may not guess hedgehog"),
        ("ohfox", {"after": "/".join(["17"] * 7)}, "after: seat 0 may not play stop: no card of this kind is left"),
    ],
)
def test_what_is_wrong_is_said(key, params, says):
    with pytest.raises(BadSetup, match=says):
        checked(setup_of(find(key), params))


def test_observers_take_no_parameters():
    with pytest.raises(ValueError, match="no parameters"):
        loaded("hoax").make_py_observer(None, {"colour": 1})


def test_text_that_a_string_cannot_hold_is_written_otherwise():
    kind = find("hoax")
    assert short(kind, {"after": "claim butler helps=2 / pass", "seats": kind.least}) == {
        "after": "claim butler helps:2/pass"
    }


def test_a_single_reply_comes_back_from_the_string():
    """OpenSpiel would read an id as a number, and refuse it."""
    game = loaded("resistance", after=" 168")
    assert str(game) == "hoodwink_resistance(after=propose 0+1)"
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert again == game
        assert again.setup.after == (168,)
    state = next(state for state, _ in steps(game, seed=1) if not state.is_chance_node())
    there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(there) == str(state)


def test_replies_that_one_deal_forbids_are_refused_in_it():
    """§3.2 of The Resistance: only spies fail a mission. The game is loaded, as there is a deal in which it can be."""
    game = loaded(
        "resistance", after="/".join(["propose 0,1", *["vote true"] * 5, "play-card success", "play-card fail"])
    )
    ends: set[bool | str] = set()
    for seed in range(12):
        try:
            *_, (state, _) = steps(game, seed, most=12)
            ends.add(not state.is_chance_node())
        except Illegal as error:
            ends.add(str(error).partition(": ")[2])
    assert ends == {True, "the resistance plays success (§3.2)"}


@pytest.mark.parametrize("key", GAMES)
def test_a_history_leads_to_the_same_state_again(key):
    game = loaded(key, replies=CUT.get(key, 2_000))
    *_, (state, _) = steps(game, seed=3)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.table.state.key() == state.table.state.key()
    assert sum(state.returns()) == pytest.approx(0)
    if state.table.state.is_over():
        assert state.returns() == list(rewards(game.game, state.table.state))


@pytest.mark.parametrize("key", GAMES)
def test_a_state_travels(key):
    game = loaded(key, replies=20)
    for n, (state, _) in enumerate(steps(game, seed=1)):
        if n % 7:
            continue
        theirs, there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for other in (state.clone(), pickle.loads(pickle.dumps(state)), there):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.table.state.key() == state.table.state.key()
            assert other.table.own == state.table.own
        assert theirs == game


def test_a_copy_goes_its_own_way():
    game = loaded("hoax")
    for state, random in steps(game, seed=2, most=30):
        before = str(state), state.table.state.key()
        copy = state.clone()
        if not copy.is_terminal():
            copy.apply_action(int(random.choice(copy.legal_actions())))
        assert (str(state), state.table.state.key()) == before


def test_a_game_without_an_end_is_cut_as_a_draw():
    game = pyspiel.load_game("hoodwink_hoax(replies=10)")
    assert game.max_game_length() == 10
    *_, (state, _) = steps(game, seed=5)
    assert state.is_terminal()
    assert not state.table.state.is_over()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [0.0] * 3
    assert sum([player >= 0 for player, _ in [(item.player, item.action) for item in state.full_history()]]) == 10


def test_chance_is_listed_or_drawn_number_by_number():
    """HEX•HEX deals hands of which there are too many to list: every number of such a draw is a node, each outcome as
    likely as the next, and the whole deck is there for the first."""
    game = loaded("hexhex")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(n, pytest.approx(1 / 3)) for n in range(3)]  # who deals first
    state.apply_action(0)
    assert len(state.chance_outcomes()) == game.max_chance_outcomes() > 64
    assert "draws number 1: 5" in state.action_to_string(pyspiel.PlayerId.CHANCE, 5)
    before = len(state.chance_outcomes())
    state.apply_action(5)
    assert len(state.chance_outcomes()) == before - 1


def test_deals_are_weighed():
    """Three loyal roles and two spies: the first seat is loyal with three chances of five."""
    state = loaded("resistance").new_initial_state()
    assert sorted([chance for _, chance in state.chance_outcomes()]) == pytest.approx([0.4, 0.6])


def test_in_a_race_chance_says_who_is_quick():
    game = loaded("hexhex", hexen_stix=True, rounds=1)
    races = [
        state.clone()
        for seed in range(6)
        for state, _ in steps(game, seed)
        if state.is_chance_node() and state.table.state.asked > 0
    ]
    assert races
    for state in races:
        texts = [state.action_to_string(action) for action, _ in state.chance_outcomes()]
        assert len(texts) == bin(state.table.state.asked).count("1") > 1
        last = state.child(len(texts) - 1)
        assert texts[-1] == f"seat {last.current_player()} is the quickest"
        assert last.legal_actions()


# sampled ------------------------------------------------------------------------------------------------------------


def test_sampled_chance_has_one_outcome_and_the_games_dice():
    game = loaded("hexhex", chance="sampled", rng_seed=7)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    first = next(state for state, _ in steps(game, seed=1) if not state.is_chance_node())
    same = pickle.loads(pickle.dumps(game))
    here = next(state for state, _ in steps(game, seed=1) if not state.is_chance_node())
    there = next(state for state, _ in steps(same, seed=1) if not state.is_chance_node())
    assert str(here) == str(there) != str(first)  # as OpenSpiel's own sampled games: the dice go on, also in a pickle
    assert str(pickle.loads(pickle.dumps(here))) == str(here)
    assert here.information_state_string(0) == pickle.loads(pickle.dumps(here)).information_state_string(0)


@pytest.mark.parametrize("key", ["hoax", "hexhex"])
def test_sampled_games_run(key):
    pyspiel.random_sim_test(loaded(key, chance="sampled", replies=20), 1, False, False)


# other worlds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_a_player_cannot_tell_a_resampled_state(key):
    """OpenSpiel's ResampleInfostateTest, and more: texts, numbers, who is asked and what he may do are the same."""
    game = loaded(key, replies=CUT.get(key, 100))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differed = 0
    for n, (state, random) in enumerate(steps(game, seed=4)):
        if n % 9 or state.is_chance_node():
            continue
        for player in {int(random.randint(game.num_players())), state.current_player()} - {-4}:
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert player != state.current_player() or other.legal_actions() == state.legal_actions()
            differed += other.table.state.key() != state.table.state.key()
    assert differed


@pytest.mark.parametrize("key", ["resistance", "hexhex"])
def test_a_resampled_state_is_a_state(key):
    game = loaded(key, replies=CUT.get(key, 200))
    states = [state.clone() for state, _ in steps(game, seed=6) if not state.is_chance_node()]
    state = states[len(states) // 2]
    world = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    world = world.clone()
    world.apply_action(world.legal_actions()[-1])
    there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))[1]
    for other in (world.clone(), pickle.loads(pickle.dumps(world)), there):
        assert str(other) == str(world)
        assert other.table.state.key() == world.table.state.key()
        assert other.table.own == world.table.own
    random = np.random.RandomState(1)
    while not world.is_terminal():
        world.apply_action(int(random.choice(world.legal_actions())))
    assert sum(world.returns()) == pytest.approx(0)


def test_a_world_forgets_what_others_did_in_secret():
    """Who failed a mission is no part of what its observer may imagine: in his world others' cards are not known."""
    game = loaded("resistance")
    for state, _ in steps(game, seed=8):
        own = state.table.own
        if not state.is_chance_node() and all(own) and not state.is_terminal():
            player = state.current_player()
            world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert world.table.own[player] == own[player]
            assert all([len(mine) <= 1 for seat, mine in enumerate(world.table.own) if seat != player])
            return
    pytest.fail("not everybody was asked")


def test_information_states_hold_ones_own_replies():
    game = loaded("resistance")
    for state, _ in steps(game, seed=9):
        if state.is_terminal():
            for player, own in enumerate(state.table.own):
                told = state.information_state_string(player)
                assert told.count("replied <") == len(own) > 0
                assert [line.split("<")[1][:-1] for line in told.splitlines() if "replied <" in line] == [
                    str(game.game.actions[action]) for _, action in own
                ]
                public, _, private = told.partition(f"\nseat {player}:")
                assert recall(game.game, state.table.state, player, own) == f"{public}\nprivate:{private}"


def test_what_is_missing_is_named():
    code = "import sys; sys.modules['open_spiel'] = None; import hoodwink.envs.spiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'hoodwink[openspiel]'" in done.stderr.splitlines()[-1]


def test_observers_show_what_they_are_asked_for():
    """Public and private parts apart, by name; everybody's private parts where they are wanted."""
    game = loaded("resistance")
    layout = game.game.layout()
    *_, (state, _) = steps(game, seed=2, most=20)
    kinds = pyspiel.PrivateInfoType

    def observer(**kind):
        found = game.make_py_observer(pyspiel.IIGObservationType(**{"perfect_recall": False, **kind}))
        found.set_from(state, 3)
        return found

    whole, public = observer(), observer(private_info=kinds.NONE)
    private, everything = observer(public_info=False), observer(private_info=kinds.ALL_PLAYERS)
    assert [*public.dict] == [field.name for field in layout.public]
    assert [*private.dict] == [field.name for field in layout.private]
    assert whole.tensor.tolist() == [*public.tensor, *private.tensor] == state.observation_tensor(3)
    assert all([(whole.dict[name] == part).all() for name, part in {**public.dict, **private.dict}.items()])
    for name in private.dict:
        for seat in range(5):
            private.set_from(state, seat)
            assert (everything.dict[f"{name} of {seat}"] == private.dict[name]).all()
    assert whole.string_from(state, 3) == f"{public.string_from(state, 3)}\n{private.string_from(state, 3)}"
    assert private.string_from(state, 3).startswith("seat 3:\n  seat 3\n")
    assert everything.string_from(state, 0).count("\n  role ") == 1 + 5
    nothing = observer(public_info=False, private_info=kinds.NONE)
    assert (nothing.tensor, nothing.string_from(state, 3)) == (None, "")


def test_observers_that_recall_hold_the_history():
    game = loaded("resistance", history=7)
    *_, (state, _) = steps(game, seed=2, most=40)
    recalls = pyspiel.IIGObservationType(perfect_recall=True)
    mine = game.make_py_observer(recalls)
    mine.set_from(state, 3)
    assert mine.dict["history"].shape == (1 + 7, game.game.layout().row)
    assert mine.dict["history"][0, 0] > 0  # so many rows are left out
    assert mine.tensor.tolist() == state.information_state_tensor(3)
    assert len(mine.tensor) == game.information_state_tensor_size()
    everybodys = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    everybodys.set_from(state, 3)
    others = everybodys.tensor.copy()
    everybodys.set_from(state, 1)
    assert (everybodys.tensor == others).all()
    assert "replied <" not in everybodys.string_from(state, 3)
    assert "replied <" in mine.string_from(state, 3)


def test_who_asks_for_nothing_is_shown_no_history():
    game, kinds = loaded("resistance"), pyspiel.PrivateInfoType
    *_, (state, _) = steps(game, seed=2, most=40)

    def observer(public, private):
        found = game.make_py_observer(pyspiel.IIGObservationType(public, True, private))
        found.set_from(state, 3)
        return found

    nothing = observer(False, kinds.NONE)
    assert (nothing.tensor, nothing.dict, nothing.string_from(state, 3)) == (None, {}, "")
    mine = observer(True, kinds.SINGLE_PLAYER).dict["history"]
    assert mine.any()
    for public, private in ((False, kinds.SINGLE_PLAYER), (True, kinds.ALL_PLAYERS), (False, kinds.ALL_PLAYERS)):
        assert (observer(public, private).dict["history"] == mine).all()  # the whole one of who asks
