"""Information states, masks and texts: perfect recall, and nothing that the seat does not know."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.game import Game
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.core.tensor import Sheet
from hoodwink.envs import layouts, observations, space
from hoodwink.games import GAMES, load
from hoodwink.testing.play import configurations, walk

np = pytest.importorskip("numpy")
DOCS = Path(__file__).parents[2] / "docs" / "observations.md"
KEYS = list(GAMES)


def played(game: Game, seed: int) -> Any:
    """A random game, step by step, with each seat's own replies."""
    own: list[observations.Own] = [()] * game.seats
    for s, step in walk(game, seed):
        yield s, own
        if step is not None and step.seat != CHANCE and not step.interjected:
            own[step.seat] = observations.noted(s, own[step.seat], step.what)


@pytest.mark.parametrize("key", KEYS)
def test_a_tensor_is_the_sheet_as_floats(key):
    game = load(key)
    for s, _ in walk(game, 1):
        sheet = Sheet(game.layout().size)
        game.write(s, 0, sheet)
        tensor = observations.tensor(game, s, 0)
        assert tensor.dtype == np.float32
        assert tensor.tolist() == list(sheet.cells)


@pytest.mark.parametrize("key", KEYS)
def test_a_mask_has_a_1_for_every_option_and_no_other(key):
    game = load(key)
    for s, _ in walk(game, 1):
        for seat in range(game.seats):
            mask = observations.mask(game, s, seat)
            assert mask.shape == (space(game),)
            assert mask.dtype == np.int8
            assert {*np.flatnonzero(mask)} == {*s.options(seat)}
            assert {*mask.tolist()} <= {0, 1}


@pytest.mark.parametrize("key", KEYS)
def test_an_information_state_is_the_observation_and_all_that_happened(key):
    """The rows are read back: they say which events the seat has seen, what it could read of them, and its replies."""
    game = load(key)
    rows, width = observations.information_shape(game)
    for n, (s, own) in enumerate(played(game, 2)):
        if n % 5:
            continue
        seat = n % game.seats
        state = observations.information(game, s, seat, own[seat])
        assert state.shape == (game.layout().size + rows * width,)
        assert (state[: game.layout().size] == observations.tensor(game, s, seat)).all()
        block = state[game.layout().size :].reshape(rows, width)
        log: list[Any] = list(game.view(s, seat).log)
        for place, (heard, action) in enumerate(own[seat]):
            log.insert(heard + place, action)
        left_out = int(block[0, 0])
        assert left_out == max(0, len(log) - (rows - 1))
        for row, what in zip(block[1:], log[left_out:], strict=False):
            numbers = [int(number) for number in row]
            kind = numbers[0] - 1
            if isinstance(what, int):
                assert (kind, numbers[1] - 2, any(numbers[2:])) == (len(game.kinds), what, False)
            else:
                assert kind == what[0]
                rest = iter(numbers[1:])
                assert tuple(_read(value, rest) for value in what[1:]) == what[1:]
                assert not any(rest)
        assert not block[1 + len(log) - left_out :].any()


def _read(like: Any, numbers: Any) -> Any:
    """A value of this shape, read from the numbers of a row."""
    number = next(numbers)
    if isinstance(like, tuple):
        assert number - 2 == len(like)
        return tuple(_read(item, numbers) for item in like)
    return None if number == 0 else observations.BELOW - number if number > observations.BELOW else number - 2


@pytest.mark.parametrize("key", KEYS)
def test_no_event_is_too_long_for_a_row(key):
    for game in configurations(GAMES[key]):
        for seed in range(2):
            *_, (s, _) = walk(game, seed)
            width = game.layout().row
            assert max(map(len, observations._history_rows(game, s, 0, ()))) <= width, repr(game)


def test_the_newest_rows_are_kept_and_the_rest_is_counted():
    game = load("resistance")
    *_, (s, own) = played(game, 2)
    whole = observations.information(game, s, 0, own[0])
    few = observations.information(game, s, 0, own[0], rows=5)
    rows, width = observations.information_shape(game, 5)
    assert (rows, few.size) == (6, game.layout().size + 6 * width)
    block = few[-6 * width :].reshape(6, width)
    every = whole[game.layout().size :].reshape(-1, width)
    happened = len(game.view(s, 0).log) + len(own[0])
    assert block[0].tolist() == [happened - 5] + [0] * (width - 1)
    assert (block[1:] == every[happened - 4 : happened + 1]).all()


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_is_told_is_the_same_in_every_world_that_it_can_not_tell_apart(key):
    game, dice = load(key, GAMES[key].least + 1), Dice("worlds")
    for n, (s, own) in enumerate(played(game, 4)):
        if s.asked <= 0 or n % 4:
            continue
        for seat in (SPECTATOR, n % game.seats):
            mine = own[seat] if seat >= 0 else ()
            new = game.redeal(s, seat, dice)
            assert observations.text(game, new, seat) == observations.text(game, s, seat)
            assert observations.recall(game, new, seat, mine) == observations.recall(game, s, seat, mine)
            here, there = (observations.information(game, state, seat, mine) for state in (s, new))
            assert (here == there).all()


@pytest.mark.parametrize("key", KEYS)
def test_texts_have_a_public_part_that_is_the_same_for_all(key):
    game = load(key)
    for n, (s, own) in enumerate(played(game, 5)):
        if n % 3:
            continue
        public = observations.text(game, s, SPECTATOR)
        told = observations.recall(game, s, SPECTATOR)
        assert "private:" not in public + told
        for seat in range(game.seats):
            assert observations.text(game, s, seat).startswith(f"{public}\nprivate:\n  seat {seat}")
            assert observations.recall(game, s, seat, own[seat]).startswith(f"{told}\nprivate:\n  seat {seat}")


def test_recall_says_what_happened_and_what_one_did_oneself():
    game = load("resistance", 5)
    *_, (s, own) = played(game, 0)
    text = observations.recall(game, s, 0, own[0])
    assert text.count("replied <") == len(own[0])
    assert "  0 leader seat=" in text
    for _, action in own[0]:
        assert f"replied <{game.actions[action]}>" in text


def test_docs_are_what_the_layouts_are():
    assert DOCS.read_text(encoding="utf-8") == layouts.page(), (
        "python -m hoodwink.envs.observations > docs/observations.md"
    )


def test_docs_run():
    result = doctest.testfile(str(DOCS), module_relative=False)
    assert (result.failed, result.attempted > 5) == (0, True)


def test_the_layout_of_any_set_up_can_be_printed():
    text = layouts.one(["resistance", "seats=7", "hunter=true"])
    assert text.startswith("`resistance(seats=7, hunter=True)`: 516 numbers")
    assert "| `loyalties` | 7 × 4 | 1 | one's own |" in text
