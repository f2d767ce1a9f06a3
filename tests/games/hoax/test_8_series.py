"""§8 Series."""

import pytest

from hoodwink import load
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.match import Series
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim
from hoodwink.games.hoax.sheet import BUTLER, COUSIN
from hoodwink.testing import Won

FOUR = "butler chef lover cousin"


def play(match, dice):
    """To the end, at random, but slow to accuse, so that both kinds of ending come up."""
    while not match.over:
        seat = match.asked[0]
        options = match.options(seat)
        if dice.below(20):
            options = tuple(action for action in options if not isinstance(action, Accuse))
        match.reply(seat, options[dice.below(len(options))])


def series(**words):
    """A whole series played at random: the series and its matches."""
    serial = Series(load("hoax", seats=words.pop("seats", 3), **words), seed="§8")
    dice = Dice("§8")
    matches = []
    for match in serial.matches():
        play(match, dice)
        matches.append(match)
    return serial, matches


def test_8_1_three_points_for_the_last_one_left(table):
    t = table("hoax", seats=4, identities=FOUR, out=(1, 2))
    t(0, Accuse(3, COUSIN))
    assert t.points == (3, 0, 0, 0)
    assert t.view().points == 3


def test_8_1_one_point_for_a_truthful_claim_that_is_voted_down(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(BUTLER, helps=1))(1, CallHoax()).ballot(thumbs="down down down")
    assert t.points == (1, 0, 0, 0)
    assert t.view().points == 1


def test_8_1_the_points_of_all_games_add_up():
    serial, matches = series(seats=4, goal=12)
    assert len(matches) > 3
    assert {max(match.points) for match in matches} == {1, 3}
    assert serial.scores == [sum(match.points[seat] for match in matches) for seat in range(4)]


def test_8_2_the_winner_begins_the_next_game(table):
    t = table("hoax", seats=4, identities=FOUR, out=(1, 2), memory_aid=True, immunities=False)
    t(0, Accuse(3, BUTLER))
    assert t.outcome == Won(3, points=3)
    again = t.game.again(t.state)
    assert again.seats == 4
    assert again.options == t.game.options | {"first": 3}


def test_8_2_in_a_series_each_winner_begins_the_next_game():
    _, matches = series(seats=5, goal=20)
    begun = [match.view().first for match in matches]
    assert begun[1:] == [match.winners[0] for match in matches[:-1]]
    assert len(set(begun)) > 1


def test_8_3_whoever_reaches_the_goal_wins_the_series():
    serial, matches = series(seats=3, goal=10)
    (winner,) = serial.winners
    assert serial.scores[winner] >= 10
    before = serial.scores[winner] - matches[-1].points[winner]
    assert before < 10  # it ended as soon as he had reached it
    assert matches[-1].winners == (winner,)
    assert all(score < 10 for seat, score in enumerate(serial.scores) if seat != winner)


def test_8_3_the_goal_is_four_points_unless_the_table_sets_another():
    assert load("hoax").goal() == 4
    assert load("hoax", goal=7).goal() == 7
    assert Series(load("hoax", goal=7)).goal == 7
    with pytest.raises(BadSetup, match="from 1 to 99"):
        load("hoax", goal=0)


def test_8_3_one_win_is_not_four_points():
    serial, matches = series()
    assert len(matches) > 1
    assert max(serial.scores) >= 4


def test_8_3_a_goal_of_one_point_is_a_single_game():
    serial, matches = series(goal=1)
    assert len(matches) == 1
    assert serial.winners == matches[0].winners
