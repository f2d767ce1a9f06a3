"""§7 Scoring and ties."""

import pytest

from hoodwink.games.ohfox.scoring import finish, first_trigger
from hoodwink.testing.ohfox import card

SQUIRREL = "N W. W! - S - EE E"  # from E3: eats on D4, B4 and B3, and is home in turn 8


def played(table, animals, *rows, **options):
    return table("ohfox", seats=len(rows), animals=animals, **options).rows(*rows)


def test_7_the_rulebooks_scoring_example(table):
    """§7.1 §7.2 §7.3 §7.4 §7.5 §7.6 §5.2"""
    t = played(
        table, "squirrel fox", SQUIRREL, "- - N. E W! E - E", objective_1="straggler", objective_2="stroller"
    ).right()  # fmt: skip
    assert [bite[2] for bite in t.bites] == ["D4", "B4", "B3"]
    assert t.attacks == [("4.1", 0, "B4")]
    assert t.hearts(0) == ["full", "home"]
    assert t.hearts(1) == ["guess", "all prey", "straggler"]
    view = t.view()
    assert (view.hearts, view.wounds, view.scores) == ((5, 4), (1, 0), (4, 4))
    assert t.said("tied") == [{"event": "tied", "filter": 1, "among": 0b11, "left": 0b10}]
    assert (t.winners, t.points, t.ending) == ((1,), (4, 4), "later trigger")
    assert t.said("won") == [{"event": "won", "seats": 0b10}]


def test_7_1_a_bonus_for_the_third_food_only(table):
    t = played(table, "squirrel fox", SQUIRREL, "N N N N S. - - -", objectives=False).wrong()
    full = [event for event in t.said("heart") if event["why"] == 1]
    assert [(event["turn"], event["hearts"]) for event in full] == [(6, 4)]
    two = played(table, "squirrel fox", "N W. W! - S NN EE E", "N N N N S. - - -", objectives=False).wrong()
    assert (len(two.bites), two.hearts(0).count("full")) == (2, 0)


def test_7_2_a_bonus_for_attacking_every_prey(table):
    row = "- N N N N S. - -"
    both = played(table, "toad fox rat", "N! N W N W S. - -", "SS N N N N S. - -", "EE N W N W S. - -").wrong()
    (bonus,) = [event for event in both.said("heart") if event["why"] == 2]
    assert (bonus["turn"], bonus["seat"]) == (1, 1)
    one = played(table, "toad fox rat", "N! N W N W S. - -", "SS S E S E S. - -", row).wrong()
    assert {seat for _, seat, _ in one.attacks} == {0}
    assert "all prey" not in one.hearts(1)


def test_7_3_a_heart_for_being_home_after_turn_8(table):
    t = played(table, "toad fox", "WW EE W E N S - -", "N N N N S. - - -", objectives=False).wrong()
    assert t.steps(8, 0)[-1] == "E3"
    assert t.hearts(0) == ["home"]
    away = played(table, "toad fox", "WW EE W E N S - N.", "N N N N S. - - -", objectives=False).wrong()
    assert away.hearts(0) == []


def test_r11_ones_own_home_and_never_the_predators(table):
    """§7.3"""
    t = played(table, "toad viper", "WW EE W E N S - -", "EE WW N S - - - E!", objectives=False).wrong()
    assert t.steps(8, 1)[-1] == "A3"
    assert "home" not in t.hearts(1)
    other = played(table, "toad fox", "N! WW N S E W - -", "N N N N S. - - -", objectives=False).wrong()
    assert other.steps(8, 0)[-1] == "A3"
    assert "home" not in other.hearts(0)


def test_r10_a_score_is_never_below_0(table):
    """§7.5"""
    t = played(table, "rat fox", "W - - - N N N NN", "EE E - - N N N -", objectives=False).wrong()
    view = t.view()
    assert view.hearts[0] < view.wounds[0]
    assert view.scores[0] == 0


# ties: what is left of each seat when all has been played out is put by hand -----------------------------------------

EARLY = "N! " + "N N N N S. - -"
LATE = "N N N N S. - - N!"
NEVER = "N N N N S. - - -"


def score(table, animals, rows, hearts, wounds, attacks):
    t = played(table, animals, *rows, objectives=False)
    s = t.state
    s.stack = []
    finish(s, list(hearts), list(wounds), list(attacks))
    return t


def test_7_5_most_hearts_win_after_wounds(table):
    t = score(table, "rat fox toad", [NEVER] * 3, (5, 4, 6), (2, 0, 3), (2, 0, 3))
    assert t.view().scores == (3, 4, 3)
    assert (t.winners, t.ending, t.said("tied")) == ((1,), "most hearts", [])


def test_7_6_the_later_first_trigger(table):
    t = score(table, "rat fox toad", [LATE, EARLY, EARLY], (3, 3, 3), (0, 0, 0), (0, 0, 0))
    assert (t.winners, t.ending) == ((0,), "later trigger")


def test_7_6_only_among_those_tied(table):
    t = score(table, "rat fox toad", [LATE, EARLY, EARLY], (1, 3, 3), (0, 0, 0), (0, 0, 0))
    assert (t.winners, t.ending) == ((1,), "predator in a tie")


def test_r8_who_never_played_a_trigger_counts_as_after_turn_8(table):
    """§7.6"""
    t = score(table, "rat fox toad", [LATE, NEVER, EARLY], (3, 3, 3), (0, 0, 0), (0, 0, 0))
    assert (t.winners, t.ending) == ((1,), "later trigger")
    ids = [tuple(t.game.actions.id(card(word)) for word in row.split()) for row in (EARLY, LATE, NEVER)]
    assert [first_trigger(row) for row in ids] == [1, 8, 9]


def test_7_7_then_the_predator(table):
    t = score(table, "rat fox toad", [LATE, LATE, LATE], (3, 3, 3), (0, 0, 0), (0, 0, 0))
    assert (t.winners, t.ending) == ((1,), "predator in a tie")
    assert [event["filter"] for event in t.said("tied")] == [1, 2]


def test_7_8_then_the_prey_attacked_the_fewest_times(table):
    t = score(table, "rat fox toad", [LATE, LATE, LATE], (4, 1, 3), (1, 0, 0), (1, 0, 2))
    assert (t.winners, t.ending) == ((0,), "fewer attacks")
    assert [event["filter"] for event in t.said("tied")] == [1, 3]


def test_7_8_healed_attacks_count_in_a_tie(table):
    """§R9"""
    t = score(table, "rat fox toad", [LATE, LATE, LATE], (3, 1, 3), (0, 0, 0), (0, 0, 1))
    assert t.winners == (0,)


def test_7_9_then_the_win_is_shared(table):
    t = score(table, "rat fox toad", [NEVER, NEVER, NEVER], (3, 1, 3), (0, 0, 0), (1, 0, 1))
    assert (t.winners, t.ending) == ((0, 2), "shared")
    assert t.said("won")[0]["seats"] == 0b101


@pytest.mark.parametrize("hearts", [(3, 1, 2), (1, 3, 1), (0, 0, 1)])
def test_7_5_the_points_are_the_hearts_that_are_left(table, hearts):
    t = score(table, "rat fox toad", [NEVER] * 3, hearts, (0, 0, 0), (0, 0, 0))
    assert t.points == hearts
    assert t.winners == (hearts.index(max(hearts)),)


def test_7_4_prey_and_predator_alike(table):
    t = played(
        table, "toad fox", "N E S W - - - N!", "N E S W - - - N!", objective_1="stroller", objective_2="navigator"
    ).wrong()  # fmt: skip
    assert {"stroller", "navigator"} <= {*t.hearts(0)}
    assert {"stroller", "navigator"} <= {*t.hearts(1)}
