"""Many games at once: every row is the game that a driver of one game would have played."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hoodwink import Match, load
from hoodwink.arena.played import play_one
from hoodwink.arena.table import reflexes
from hoodwink.bots import make
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, BadText, Illegal
from hoodwink.core.frame import RACE
from hoodwink.core.seats import members
from hoodwink.core.tensor import Sheet
from hoodwink.envs import rewards, space
from hoodwink.envs.many import Many, main
from hoodwink.games import GAMES
from hoodwink.games.resistance.actions import Propose
from hoodwink.testing.play import configurations
from hoodwink.testing.tensors import by_field, numbers

SETUPS = [
    load("hoax", seats=4),
    load("resistance", seats=5),
    load("resistance", seats=7, hunter=True, plots=True, inquisitor=True),
    load("erben", seats=3),
    load("ohfox", seats=2),
    load("hexhex", seats=3),
]
EVERY = [game for kind in GAMES.values() for game in configurations(kind)]


class Shadow:
    """One row, played by itself."""

    def __init__(self, game, seed, forced):
        self.game, self.forced = game, forced
        self.state, self.dice, self.quick = game.start(), Dice(seed), reflexes(seed)
        self.play_on()

    def play_on(self):
        s = self.state
        while s.asked:
            if s.asked < 0:
                s.roll(self.dice)
                continue
            is_race = s.stack[-1].kind == RACE
            self.seat = self.quick.pick(members(s.asked)) if is_race else s.polled()
            options = s.options(self.seat)
            if self.forced or len(options) > 1:
                return
            s.reply(self.seat, options[0])

    def reply(self, action):
        self.state.reply(self.seat, action)
        self.play_on()

    def observation(self):
        sheet = Sheet(self.game.layout().size)
        self.game.write(self.state, self.seat, sheet)
        return np.frombuffer(sheet.cells, np.uint8)

    def mask(self):
        mask = np.zeros(space(self.game), np.int8)
        mask[[id for id in self.state.options(self.seat) if id < len(mask)]] = 1
        return mask


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("game", SETUPS, ids=repr)
def test_every_row_is_the_game_of_its_seed(game, forced):
    many, generator = Many(game, 6, seed="rows", forced=forced), np.random.default_rng(1)
    step = many.reset()
    shadows = [Shadow(game, f"rows/{row}", forced) for row in range(6)]
    ended = 0
    for _ in range(80):
        for row, shadow in enumerate(shadows):
            assert step.seats[row] == shadow.seat
            assert (step.observations[row] == shadow.observation()).all()
            assert (step.masks[row] == shadow.mask()).all()
        actions = many.random(generator)
        step = many.step(actions)
        for row, shadow in enumerate(shadows):
            shadow.reply(actions[row])
            over = shadow.state.is_over()
            assert step.done[row] == over
            assert step.rewards[row] == pytest.approx(rewards(game, shadow.state) if over else [0] * game.seats)
            if over:
                ended += 1
                assert many.seed_of(row) == f"rows/{int(shadow.dice.seed.split('/')[1]) + 6}"
                shadows[row] = Shadow(game, many.seed_of(row), forced)
    assert ended or game.key in ("hexhex", "erben")  # whose games are longer


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("game", EVERY, ids=[f"{n}-{game!r}" for n, game in enumerate(EVERY)])
def test_every_row_is_what_the_seat_may_know(game, forced):
    """Much of a row is kept while a question collects replies: it is what would be written anew, in every set-up."""
    many, generator = Many(game, 3, seed=2, forced=forced), np.random.default_rng(2)
    step = many.reset()
    for n in range(60):
        if n == 50:
            step = many.reset()
        compare(many, step)
        step = many.step(many.random(generator))


def test_a_match_of_the_same_seed_is_the_same_game():
    """Reply by reply to its end, also after races: their dice are not those of the cards."""
    many, generator = Many("hexhex", 3, seed="race", seats=3, forced=True), np.random.default_rng(6)
    game, step = many.game, many.reset()
    matches = [Match(game, many.seed_of(row)) for row in range(3)]
    ended = races = 0
    while ended < 9:
        actions = many.random(generator)
        for row, match in enumerate(matches):
            seat = int(step.seats[row])
            assert match.view(seat) == game.view(many.batch.states[row], seat)
            races += match.question == "race"
            match.reply(seat, game.actions[int(actions[row])])
        step = many.step(actions)
        for row in np.flatnonzero(step.done).tolist():
            ended += 1
            assert tuple(np.flatnonzero(step.rewards[row] > 0)) == matches[row].winners
            matches[row] = Match(game, many.seed_of(row))
    assert races


def test_nothing_of_a_row_is_kept_for_the_next_game():
    """Which may ask its first question at the ply of the last one of the game before."""
    many, generator = Many("resistance", 20, seats=5, limit=9), np.random.default_rng(0)
    step = many.reset()
    for _ in range(5):
        compare(many, step)
        assert {int(state.ply) for state in many.batch.states} == {8}
        step = many.step(many.random(generator))
        assert step.done.all()


def compare(many, step):
    """Every row with what is written on a sheet of its own."""
    for row, (state, seat) in enumerate(zip(many.batch.states, step.seats.tolist(), strict=True)):
        found = step.observations[row].astype(np.uint8).tobytes()
        assert by_field(many.game, found) == by_field(many.game, numbers(many.game, state, seat))


def test_rewards_of_a_table_add_up_to_nothing():
    many, generator = Many("resistance", 64, seed=3, seats=5), np.random.default_rng(3)
    step, seen = many.reset(), set()
    for _ in range(120):
        step = many.step(many.random(generator))
        assert step.rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
        assert (step.rewards[~step.done] == 0).all()
        seen |= {round(float(value), 3) for value in step.rewards[step.done].reshape(-1)}
    assert seen == {0.8, -1.2, 1.2, -0.8}  # three win or two do


def test_the_same_seed_is_the_same_again():
    def played(many):
        generator = np.random.default_rng(5)
        steps = [many.reset().copy()]
        for _ in range(60):
            steps.append(many.step(many.random(generator)).copy())
        return steps

    many = Many("hoax", 16, seed=7, seats=4)
    first = played(many)
    for again in (played(many), played(Many("hoax", 16, seed=7, seats=4))):
        assert all((one.observations == other.observations).all() for one, other in zip(first, again, strict=True))
        assert all((one.rewards == other.rewards).all() for one, other in zip(first, again, strict=True))
    other = played(Many("hoax", 16, seed=8, seats=4))
    assert any((one.observations != two.observations).any() for one, two in zip(first, other, strict=True))


def test_arrays_are_used_again_and_copies_are_not():
    many = Many("resistance", 4, seats=5)
    step = many.reset()
    kept = step.copy()
    later = many.step(many.random(np.random.default_rng(0)))
    assert later.observations is step.observations
    assert later.masks is step.masks
    assert (kept.observations != later.observations).any()


def test_masks_are_right_whatever_was_written_in_them():
    many, untouched = Many("hoax", 8, seats=4), Many("hoax", 8, seats=4)
    step, other, generator = many.reset(), untouched.reset(), np.random.default_rng(3)
    for n in range(20):
        assert (step.masks == other.masks).all()
        actions = many.random(generator)
        step.masks[:] = 1
        step, other = (many.reset(), untouched.reset()) if n == 10 else (many.step(actions), untouched.step(actions))


def test_random_replies_are_options_and_all_of_them_come():
    many, generator = Many("resistance", 500, seats=5), np.random.default_rng(2)
    step = many.reset()
    actions = many.random(generator)
    assert step.masks[np.arange(500), actions].all()
    assert set(actions) == set(np.flatnonzero(step.masks.any(axis=0)))


def test_what_is_forced_is_not_asked():
    few, all_of_it = Many("resistance", 32, seats=5), Many("resistance", 32, seats=5, forced=True)
    counts = []
    for many in (few, all_of_it):
        generator, step = np.random.default_rng(4), many.reset()
        least = many.space
        for _ in range(60):
            least = min(least, int(step.masks.sum(axis=1).min()))
            step = many.step(many.random(generator))
        counts.append(least)
    assert counts == [2, 1]


def test_without_observations():
    many, generator = Many("erben", 8, seats=3, observe=False), np.random.default_rng(4)
    seeing = Many("erben", 8, seats=3)
    step, other = many.reset(), seeing.reset()
    for _ in range(30):
        assert step.observations.shape == (8, 0)
        assert (step.masks == other.masks).all()
        actions = many.random(generator)
        step, other = many.step(actions), seeing.step(actions)


def test_a_wrong_action_changes_nothing():
    many = Many("resistance", 3, seats=5)
    for too_early in (lambda: many.step([0, 0, 0]), lambda: many.random(np.random.default_rng(0))):
        with pytest.raises(BadSetup, match="reset"):
            too_early()
    step = many.reset()
    good = many.random(np.random.default_rng(0))
    before = [state.key() for state in many.batch.states]
    with pytest.raises(Illegal, match=r"§2\.1"):
        many.step([*good[:2].tolist(), 1])
    with pytest.raises(BadText, match="is no action"):
        many.step([good[0], 10**6, good[2]])
    for bad in (good[:2], good[:, None], good.astype(float)):
        with pytest.raises(BadSetup, match="actions are 3 whole numbers, one a game"):
            many.step(bad)
    assert [state.key() for state in many.batch.states] == before
    assert isinstance(many.game.actions[int(good[0])], Propose)
    assert not many.step(good).done.any()
    assert step.seats.shape == (3,)


def test_a_game_without_end_is_nobodys():
    many, generator = Many("erben", 4, seats=3, limit=12), np.random.default_rng(0)
    many.reset()
    done = 0
    for _ in range(40):
        step = many.step(many.random(generator))
        done += int(step.done.sum())
        assert (step.rewards == 0).all()
    assert done


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("game", SETUPS, ids=repr)
def test_a_game_has_a_first_question_whatever_the_limit(game, forced):
    many, generator = Many(game, 4, limit=1, forced=forced), np.random.default_rng(0)
    step = many.reset()
    for n in range(4):
        assert many.seed_of(0) == f"0/{4 * n}"
        assert step.masks.any(axis=1).all()
        step = many.step(many.random(generator))
        assert step.done.all()


def test_a_limit_leaves_opponents_a_first_question_to_us():
    """Who begin every game and reach the limit with their first reply."""
    many = Many("hoax", 2, seats=3, first=0, limit=1, opponents={0: "random"})
    assert (many.reset().seats > 0).all()
    step = many.step(many.random(np.random.default_rng(0)))
    assert (step.done & (step.seats > 0)).all()


def test_options_beyond_the_space_are_not_offered():
    """Where the list of actions has no end, as Hoax's exchanges."""
    game = load("hoax", seats=3)
    many, generator = Many(game, 200, seed=1), np.random.default_rng(1)
    step = many.reset()
    assert many.space == space(game)
    for _ in range(40):
        assert step.masks.sum(axis=1).min() >= 1
        step = many.step(many.random(generator))


# opponents ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [load("resistance", seats=5), load("hexhex", seats=3)], ids=repr)
def test_opponents_reply_as_in_the_arena(game):
    names = ("novice", "regular", "random", "regular", "novice")[: game.seats]
    mine = 1
    many = Many(game, 3, seed="bots", forced=True, opponents={i: name for i, name in enumerate(names) if i != mine})
    step, won = many.reset(), dict[str, NDArray[np.float32]]()
    bots: dict[str, Any] = {}
    while len(won) < 3:
        assert (step.seats == mine).all()
        actions = []
        for row in range(3):
            seed = many.seed_of(row)
            bot = bots.setdefault(seed, make(game.key, names[mine], Dice(seed).fork(f"bot {mine}")))
            options = tuple(game.actions[id] for id in np.flatnonzero(step.masks[row]))
            actions.append(game.actions.id(bot(game.view(many.batch.states[row], mine), options)))
        seeds = [many.seed_of(row) for row in range(3)]
        step = many.step(actions)
        for row in np.flatnonzero(step.done).tolist():
            won.setdefault(seeds[row], step.rewards[row].copy())
    for seed, reward in won.items():
        assert tuple(np.flatnonzero(reward > 0)) == play_one(game, names, seed).winners


def test_games_that_end_before_we_are_asked_are_told_by_reset():
    """We are the last seat where it is a spy. Rewards add up, row by row."""
    opponents: dict[int | str, str] = {"resistance": "random", **dict.fromkeys(range(4), "random")}
    many = Many("resistance", 16, seats=5, forced=True, opponents=opponents)
    step, ended = many.reset(), [number // 16 for number in many.batch.numbers]
    assert step.done.tolist() == [games > 0 for games in ended]
    assert max(ended) > 1
    for row, games in enumerate(ended):
        total = np.zeros(5)
        for n in range(games):
            won = play_one(many.game, ["random"] * 5, f"0/{row + 16 * n}").winners
            total += [2 * ((seat in won) - len(won) / 5) for seat in range(5)]
        assert step.rewards[row] == pytest.approx(total, abs=1e-6)


def test_a_side_may_be_the_opponents():
    many, generator = Many("resistance", 8, seats=5, opponents={"spy": "random"}), np.random.default_rng(0)
    step, role = many.reset(), many.game.layout().places["role"][0]
    for _ in range(60):
        assert (step.observations[:, role] == 1).all()  # all who are asked are of the resistance
        step = many.step(many.random(generator))


def test_opponents_may_be_makers_of_bots():
    asked = []

    def maker(dice):
        bot = make("hoax", "random", dice)

        def choose(view, options):
            asked.append(view.seat)
            return bot(view, options)

        return choose

    many, generator = Many("hoax", 4, seats=3, opponents={1: maker, 2: "random"}), np.random.default_rng(0)
    step = many.reset()
    for _ in range(20):
        assert (step.seats == 0).all()
        step = many.step(many.random(generator))
    assert asked
    assert set(asked) == {1}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"opponents": {9: "regular"}}, "no seat 9"),
        ({"opponents": {"moles": "regular"}}, "no seat 'moles' .* the sides resistance and spy"),
        ({"opponents": {"spy": "regular", "resistance": "regular"}}, "leave one"),
        ({"opponents": {0: "wizard"}}, "no bots of level 'wizard'"),
        ({"opponents": dict.fromkeys(range(5), "regular")}, "leave one"),
        ({"opponents": {0: None}}, r"a level \(random, novice, .*\) or what makes a bot from dice, not None"),
        ({"opponents": ["regular"]}, "by seat or side"),
        ({"games": 0}, "games is a whole number from 1 on, not 0"),
        ({"games": 2.5}, "not 2.5"),
        ({"games": "3"}, "not '3'"),
        ({"games": True}, "not True"),
        ({"limit": 0}, "limit is a whole number from 1 on, not 0"),
        ({"plotz": True}, "no option 'plotz'"),
    ],
)
def test_what_is_refused(given, says):
    with pytest.raises(BadSetup, match=says):
        Many("resistance", **{"games": 4, "seats": 5, **given})


def test_a_game_that_is_set_up_is_not_set_up_again():
    with pytest.raises(BadSetup, match="is set up"):
        Many(load("resistance", seats=5), 4, seats=6)


def test_without_numpy_it_says_what_to_install():
    code = "import sys; sys.modules['numpy'] = None\nimport hoodwink.envs.many"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "hoodwink.envs.many needs numpy: pip install 'hoodwink[envs]'" in told.stderr


def test_how_fast_it_is_is_measured(capsys):
    assert main(["hoax", "--seats", "3", "--games", "4", "--seconds", "0.01"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("hoax(seats=3), ")
    assert told.count("decisions a second") == 3
