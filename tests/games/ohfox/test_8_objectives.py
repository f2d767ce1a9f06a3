"""§8 Objectives, each reached and just missed."""

import pytest

NOTHING = "N N N N S. - - -"


def done(table, row, objective, animals="toad fox"):
    other = "navigator" if objective != "navigator" else "straggler"
    t = table("ohfox", seats=2, animals=animals, objective_1=objective, objective_2=other)
    return objective in t.rows(row, NOTHING).wrong().hearts(0)


@pytest.mark.parametrize(
    ("row", "reached"),
    [
        ("N NN N NN N! - N. -", True),
        ("N NN N NN N! - - N.", False),  # two stops
        ("N NN E N NN - N. -", False),  # direction does not matter
        ("N NN N NN N! E! N. -", False),  # two triggers
        ("N NN N! N - N. - NN", True),  # a move-stop is a type of its own
    ],
)
def test_8_1_fickler(table, row, reached):
    assert done(table, row, "fickler") is reached


@pytest.mark.parametrize(
    ("row", "reached"),
    [
        ("N E S W - - - NN", True),
        ("E SS W! - - - E. E", False),  # stops point nowhere
        ("N EE S. W! - - - N", True),
        ("N EE S. N! - - - N", False),
        ("N! E! S W - - - N", True),  # §8.7 where the card points, not where the toad goes
    ],
)
def test_8_2_navigator(table, row, reached):
    assert done(table, row, "navigator") is reached


@pytest.mark.parametrize(
    ("row", "reached"),
    [("N E S W - - - N!", True), ("N E S WW - - - N!", False)],
)
def test_8_3_slowpoke(table, row, reached):
    assert done(table, row, "slowpoke") is reached
    assert done(table, row, "slowpoke", "squirrel fox") is reached  # §8.7 a squirrel's trigger is no double


@pytest.mark.parametrize(
    ("row", "reached"),
    [("N E S W - - - N!", True), ("N E S W - - N. N!", False)],
)
def test_8_4_straggler(table, row, reached):
    assert done(table, row, "straggler") is reached


@pytest.mark.parametrize(
    ("row", "reached"),
    [("N E - - - N! S W", True), ("N E - - - N! S W.", False), ("N N - - - N! E E", True)],
)
def test_8_5_stroller(table, row, reached):
    assert done(table, row, "stroller") is reached


@pytest.mark.parametrize(
    ("row", "reached"),
    [
        ("N! - N N N N E. EE", True),
        ("N! N S N N N. EE EE", True),  # there, away and there again
        ("N! N N N N E. EE EE", False),
        ("N N N N N! E. EE -", False),
    ],
)
def test_8_6_swimmer(table, row, reached):
    assert done(table, row, "swimmer") is reached


def test_8_6_swimmer_passing_the_pond_is_not_ending_there(table):
    assert not done(table, "WW W EE WW N - N -", "swimmer", "rat fox")


def test_8_7_looks_at_cards_as_they_are_printed(table):
    assert done(table, "N! N N! E - E. - EE", "fickler", "rabbit fox")  # its trigger off a tunnel is a trigger still
    assert done(table, "N! E! S W - - - NN", "navigator", "rat fox")  # pointing there, going the other way


def test_8_in_the_turn_in_which_it_is_completed(table):
    t = table("ohfox", seats=2, animals="toad fox", objective_1="straggler", objective_2="slowpoke")
    t.rows("- N - N - N N N!", NOTHING).wrong()
    told = [(event["turn"], event["what"]) for event in t.said("heart") if event["seat"] == 0 and event["why"] == 4]
    assert told == [(5, 3), (8, 2)]


def test_8_those_that_are_not_in_play_bring_nothing(table):
    t = table("ohfox", seats=2, animals="toad fox", objectives=False)
    t.rows("N! - - - N E S W", NOTHING).wrong()
    assert not [event for event in t.said("heart") if event["why"] == 4]
