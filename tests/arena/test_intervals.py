"""Intervals over deals: as wide as deals differ, Student's where they are few."""

import pytest

from hoodwink import Dice
from hoodwink.arena.intervals import FEW_DEALS, difference, share_of, t_95
from hoodwink.arena.tally import wilson


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_students_quantiles(freedom, t):
    assert t_95(freedom) == pytest.approx(t, abs=0.01)


def test_games_that_are_deals_of_their_own_have_nearly_wilsons_interval():
    share = share_of([(1, 1)] * 300 + [(0, 1)] * 700)
    assert (share.wins, share.of, share.rate) == (300, 1000, 0.3)
    assert (share.low, share.high) == pytest.approx(wilson(300, 1000), abs=5e-4)


def test_luck_that_cancels_within_a_deal_narrows_the_interval():
    """In every deal but a few it wins half of its games: what it wins does not depend on the deal."""
    paired = share_of([(2, 4)] * 90 + [(1, 4), (3, 4)] * 5)
    low, high = wilson(200, 400)
    assert paired.rate == 0.5
    assert paired.high - paired.low < (high - low) / 3


def test_seats_that_win_together_count_as_one():
    together = share_of([(4, 4), (0, 4)] * 50)
    low, high = wilson(50, 100)
    assert together.high - together.low == pytest.approx(high - low, rel=0.05)


def test_few_deals_are_never_narrower_than_independent_games():
    few = share_of([(2, 4)] * (FEW_DEALS - 1))
    games = 4 * (FEW_DEALS - 1)
    low, high = wilson(games // 2, games)
    assert few.low <= low < high <= few.high


@pytest.mark.parametrize("deals", [[], [(1, 2)], [(0, 0), (1, 2)]])
def test_one_deal_says_nothing(deals):
    share = share_of(deals)
    assert (share.low, share.high) == (0.0, 1.0)


def test_all_and_none():
    assert share_of([(2, 2)] * 10).low == pytest.approx(wilson(20, 20)[0])
    assert share_of([(0, 2)] * 10).high == pytest.approx(wilson(0, 20)[1])


def test_intervals_hold_the_truth_as_often_as_they_say():
    """Deals of four games with a luck of their own, 0.2 or 0.6: the truth is 0.4."""
    held = 0
    for run in range(300):
        dice = Dice(f"held/{run}")
        deals = []
        for _ in range(40):
            chance = 2 if dice.below(2) else 6
            deals.append((sum(int(dice.below(10) < chance) for _ in range(4)), 4))
        share = share_of(deals)
        held += share.low <= 0.4 <= share.high
    assert 0.91 <= held / 300 <= 0.99


def test_a_difference_between_two_of_the_same_deals():
    by, low, high = difference([(3, 4, 1, 4)] * 40 + [(1, 4, 1, 4)] * 20)
    assert by == pytest.approx(140 / 240 - 60 / 240)
    assert 0 < low < by < high
    assert difference([]) == (0.0, -1.0, 1.0)
    assert difference([(1, 2, 0, 2)])[1:] == (-1.0, 1.0)
