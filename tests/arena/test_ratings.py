"""Ratings: planted strengths are found again, with errors that hold them."""

from math import exp, log10

import pytest

from hoodwink import Dice
from hoodwink.arena.ratings import ELO, MEAN, rate, solve

NAMES = ("weak", "middle", "strong")
PLANTED = (-0.8, 0.1, 0.7)  # adds up to 0, as ratings do about their mean


def drawn(strengths, dice):
    odds = [exp(strength) for strength in strengths]
    at = dice.below(1 << 30) / (1 << 30) * sum(odds)
    for place, one in enumerate(odds):
        at -= one
        if at < 0:
            return place
    return len(odds) - 1


def table_of(games, seats=5, seed="t"):
    """Games of seats that win by themselves, dealt by strength."""
    dice = Dice(seed)
    for deal in range(games):
        bots = [NAMES[dice.below(3)] for _ in range(seats)]
        yield deal, bots, (), (drawn([PLANTED[NAMES.index(bot)] for bot in bots], dice),)


def test_two_bots_have_the_odds_of_elo():
    games = [(deal, ("a", "b"), (), (0 if deal % 4 else 1,)) for deal in range(4000)]
    a, b = rate(("a", "b"), games)
    assert a.rating - b.rating == pytest.approx(400 * log10(3), abs=2)
    assert a.rating + b.rating == pytest.approx(2 * MEAN)
    assert a.error == pytest.approx(b.error)


def test_planted_strengths_are_found():
    for rating, planted in zip(rate(NAMES, table_of(3000)), PLANTED, strict=True):
        assert rating.error is not None
        assert rating.rating == pytest.approx(MEAN + ELO * planted, abs=1.5 * rating.error)
        assert 5 < rating.error < 30


def test_errors_hold_the_truth_as_often_as_they_say():
    held = sum(
        rating.error is not None and abs(rating.rating - MEAN - ELO * planted) <= rating.error
        for run in range(30)
        for rating, planted in zip(rate(NAMES, table_of(100, seed=f"held/{run}")), PLANTED, strict=True)
    )
    assert held / 90 >= 0.9


def test_a_side_is_as_strong_as_its_seats_are_on_average_and_as_it_is_by_itself():
    dice = Dice("sides")
    sides = ("many", "many", "many", "few", "few")
    games = []
    for deal in range(4000):
        bots = [NAMES[dice.below(3)] for _ in sides]
        strengths = []
        for side, own in (("few", 0.5), ("many", 0.0)):
            mine = [PLANTED[NAMES.index(bot)] for bot, of in zip(bots, sides, strict=True) if of == side]
            strengths.append(own + sum(mine) / len(mine))
        won = ("few", "many")[drawn(strengths, dice)]
        games.append((deal, bots, sides, tuple(seat for seat, side in enumerate(sides) if side == won)))
    for rating, planted in zip(rate(NAMES, games), PLANTED, strict=True):
        assert rating.error is not None
        assert rating.rating == pytest.approx(MEAN + ELO * planted, abs=1.5 * rating.error)


def test_a_win_that_is_shared_is_shared_out():
    shared = [(deal, ("a", "b", "b"), (), (0, 1)) for deal in range(100)]
    a, b = rate(("a", "b"), shared)
    assert a.rating > b.rating  # half a win of one seat against half a win of two


def test_who_has_won_everything_has_a_number():
    best, worst = rate(("a", "b"), [(deal, ("a", "b"), (), (0,)) for deal in range(50)])
    assert 400 < best.rating - worst.rating < 4000


def test_games_that_nobody_or_everybody_has_won_say_nothing():
    ratings = rate(("a", "b"), [(0, ("a", "b"), (), ()), (1, ("a", "b"), (), (0, 1))])
    assert [rating.rating for rating in ratings] == [MEAN, MEAN]
    assert ratings[0].error is None


def test_games_of_one_deal_are_one_piece_of_evidence():
    games = [*table_of(300)]
    alone, doubled = rate(NAMES, games), rate(NAMES, [game for game in games for _ in range(4)])
    for one, four in zip(alone, doubled, strict=True):
        assert four.error == pytest.approx(one.error, rel=0.02)


def test_equations_are_solved():
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])
