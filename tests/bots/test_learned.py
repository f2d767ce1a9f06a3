"""`learned`: what a view says as numbers, the view from one's own chair, and whole games."""

from importlib.resources import files

import numpy as np
import pytest

from hoodwink import BadSetup
from hoodwink.bots import learned as module
from hoodwink.bots import make, random_bot, resistance
from hoodwink.bots.learned import FIELDS, OUTPUTS, PAIRS, PLACES, SEATS, TEAMS, from_view, inputs, learned, replies
from hoodwink.core.dice import Dice
from hoodwink.core.tensor import Sheet
from hoodwink.games import find
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.actions import ACTIONS, Propose
from hoodwink.games.resistance.state import ResistanceState
from hoodwink.testing.play import configurations

GAME = Resistance(seats=5)


def written(s, seat):
    sheet = Sheet(GAME.layout().size)
    GAME.write(s, seat, sheet)
    return sheet.cells


def questions(seed):
    """Every ply of a random game, chance's among them, and its end."""
    s, dice = GAME.start(), Dice(seed)
    while s.asked:
        yield s
        if s.asked < 0:
            s.roll(dice)
        else:
            s.reply(s.polled(), dice.pick(s.options(s.polled())))
    yield s


def test_the_fields_are_those_of_the_layout():
    layout = GAME.layout()
    assert {name: (place, field.shape) for name, (place, field) in layout.places.items()} == {
        name: (PLACES[name], shape) for name, (shape, _) in FIELDS.items()
    }
    assert layout.size == module.SIZE


def test_what_a_view_says_is_what_the_game_writes():
    plies = 0
    for seed in range(40):
        for s in questions(f"views {seed}"):
            plies += 1
            for seat in range(SEATS):
                assert from_view(GAME.view(s, seat)) == written(s, seat)
    assert plies > 1000


def test_all_fields_are_written_to():
    """So the test above compares something."""
    seen = bytearray(module.SIZE)
    for seed in range(300):
        for s in questions(f"fields {seed}"):
            seen = bytearray(a | b for a, b in zip(seen, from_view(GAME.view(s, seed % 5)), strict=True))
    for name, (shape, _) in FIELDS.items():
        assert any(seen[PLACES[name] : PLACES[name] + int(np.prod(shape))]), name


def turned(s_view, by):
    """An observation as if everybody had moved by so many seats."""
    cells = np.frombuffer(s_view, np.uint8)
    new = cells.copy()
    for name, (shape, axis) in FIELDS.items():
        block = cells[PLACES[name] : PLACES[name] + int(np.prod(shape))].reshape(shape)
        moved = block if axis is None else np.roll(block, by, axis)
        new[PLACES[name] : PLACES[name] + block.size] = moved.reshape(-1)
    return new


def test_the_table_looks_the_same_from_every_chair():
    for s in questions("chairs"):
        cells = from_view(GAME.view(s, 2))
        rows = np.stack([turned(cells, by) for by in range(SEATS)])
        seen = inputs(rows, (2 + np.arange(SEATS)) % SEATS)
        assert np.allclose(seen, seen[0])


def test_outputs_are_the_teams_from_ones_own_chair():
    assert replies().shape == (SEATS, OUTPUTS)
    assert ACTIONS[int(replies()[3][4 + TEAMS.index((0, 1))])] == Propose((3, 4))
    assert ACTIONS[int(replies()[3][4 + TEAMS.index((0, 2))])] == Propose((0, 3))
    for row in replies():
        assert len(set(row.tolist())) == OUTPUTS


def test_pairs_that_can_be_the_spies(table):
    t = table("resistance", seats=5, roles="spy spy", leader=4)
    t.team(0, 2).approve().cards(fails=[0])
    row = inputs(np.frombuffer(from_view(t.view(3)), np.uint8)[None], np.array([3]))[0]
    width = len(PAIRS) + len(TEAMS) + 1
    for chairs, is_none in ((row[-2 * width : -width], False), (row[-width:], True)):
        belief = chairs[: len(PAIRS)]
        assert belief.sum() == pytest.approx(1)
        # from the chair of seat 3: seats 0 and 2 are 2 and 4; and who is no spy himself is 0
        assert {pair for pair, value in zip(PAIRS, belief, strict=True) if value} == {
            pair for pair in PAIRS if {2, 4} & {*pair} and not (is_none and 0 in pair)
        }
        teams = dict(zip(TEAMS, chairs[len(PAIRS) :], strict=False))
        assert teams[0, 1] > teams[2, 4]  # on which there is a spy for certain


def test_the_weights_are_small():
    assert len(files("hoodwink.bots").joinpath(module.WEIGHTS).read_bytes()) < 200_000


@pytest.mark.parametrize("game", [game for game in configurations(find("resistance")) if game.seats < 8][::3], ids=repr)
def test_it_plays_any_set_up(game):
    s, dice = game.start(), Dice("any")
    bots = [learned(dice.fork(seat)) if seat < 3 else random_bot(dice.fork(seat)) for seat in range(game.seats)]
    while s.asked:
        if s.asked < 0:
            s.roll(dice)
            continue
        seat = s.polled()
        options = tuple(game.actions[id] for id in s.options(seat))
        s.reply(seat, game.actions.id(bots[seat](game.view(s, seat), options)))
    assert game.winners(s)


def test_replies_follow_from_the_view_and_the_dice():
    for number, s in enumerate(questions("whose")):
        if s.asked <= 0:
            continue
        seat = s.polled()
        options = tuple(GAME.actions[id] for id in s.options(seat))
        other = GAME.redeal(s, seat, Dice(number))
        said = {learned(Dice(number))(GAME.view(state, seat), options) for state in (s, s, other)}
        assert len(said) == 1
        assert said <= set(options)


def won(makers, deals):
    """How often the resistance wins, makers by side."""
    times = 0
    for seed in range(deals):
        s, dice = GAME.start(), Dice(f"deal {seed}")
        assert isinstance(s, ResistanceState)
        while s.asked < 0:
            s.roll(dice)
        bots = [makers[side](dice.fork(seat)) for seat, side in enumerate(GAME.sides(s))]
        while s.asked:
            seat = s.polled()
            options = tuple(GAME.actions[id] for id in s.options(seat))
            s.reply(seat, GAME.actions.id(bots[seat](GAME.view(s, seat), options)))
        times += GAME.sides(s)[GAME.winners(s)[0]] == "resistance"
    return times


def test_it_beats_chance_by_far():
    assert won({"resistance": learned, "spy": random_bot}, 40) >= 36
    assert won({"resistance": random_bot, "spy": learned}, 40) <= 4


def test_its_spies_beat_a_regular_resistance_more_often_than_regular_ones_do():
    """Over the same deals; docs/envs.md has both sides over many more."""
    learnt, regular = [won({"resistance": resistance.regular, "spy": spy}, 40) for spy in (learned, resistance.regular)]
    assert learnt + 10 <= regular


def test_who_has_no_numpy_is_told_what_to_install(monkeypatch):
    assert make("resistance", "learned", Dice(0))
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    with pytest.raises(BadSetup, match=r"need numpy: pip install 'hoodwink\[envs\]'"):
        make("resistance", "learned", Dice(0))
    assert make("resistance", "regular", Dice(0)) is not None
