"""Dice: the same everywhere, and nothing of one name tells about another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoodwink import Dice


def rolls(dice, n=20, below=1000):
    return [dice.below(below) for _ in range(n)]


def test_known_values():
    """A change here changes every game that was ever played from a seed."""
    assert rolls(Dice(0), 10, 100) == [89, 48, 14, 37, 92, 44, 22, 78, 66, 68]
    assert rolls(Dice("hoodwink"), 6) == [997, 722, 804, 46, 186, 10]
    assert rolls(Dice(0).fork("x"), 4, 100) == [4, 22, 18, 7]


def test_a_seed_is_its_text():
    assert rolls(Dice(7)) == rolls(Dice("7"))
    assert rolls(Dice(7)) != rolls(Dice(8))


@given(st.integers(1, 2**31), st.integers())
def test_numbers_are_below_the_bound(bound, seed):
    dice = Dice(seed)
    assert all(0 <= number < bound for number in rolls(dice, 5, bound))


def test_below_one_is_zero():
    assert rolls(Dice(3), 50, 1) == [0] * 50


def test_blocks_follow_one_another_without_a_seam():
    seen = rolls(Dice(1), 2000, 2**31)
    assert len(set(seen)) == len(seen)


def test_a_fork_does_not_depend_on_what_was_rolled_before():
    fresh, used = Dice(5), Dice(5)
    rolls(used, 500)
    assert rolls(fresh.fork("deal")) == rolls(used.fork("deal"))
    assert rolls(fresh.fork("deal")) != rolls(fresh.fork("bots"))
    before = Dice(5)
    rolls(before.fork("deal"))
    assert rolls(before) == rolls(Dice(5))


@pytest.mark.parametrize("sides", [2, 3, 6, 7])
def test_each_number_is_as_likely_as_the_next(sides):
    n = 6000
    counts = [0] * sides
    for number in rolls(Dice("odds"), n, sides):
        counts[number] += 1
    spread = 5 * (n / sides * (1 - 1 / sides)) ** 0.5
    assert all(abs(count - n / sides) < spread for count in counts)


def test_pick():
    dice = Dice(2)
    assert {dice.pick((4, 8, 15)) for _ in range(50)} == {4, 8, 15}
    assert dice.pick((16,)) == 16
