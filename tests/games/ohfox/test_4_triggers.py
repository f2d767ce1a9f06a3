"""§4 Triggers: each animal's, as one expects it and where it is odd. Seat 0 is at home on E3, seat 1 on A3."""

import pytest

from hoodwink.games.ohfox.board import HOUSE
from hoodwink.games.ohfox.events import JUMP, TUNNEL


def laid(table, animals, *rows, seats=2):
    return table("ohfox", seats=seats, animals=animals).film(*rows)


def ways(t, turn, seat):
    """How a pawn moved in the micro-steps of a turn, where it did."""
    moves = [event["moves"][seat] for event in t.said("stepped") if event["turn"] == turn]
    return [how for start, end, how in moves if how != -1]


# prey -----------------------------------------------------------------------------------------------------------------


def test_4_1_hedgehog_makes_a_single_move_and_can_not_be_attacked(table):
    t = laid(table, "hedgehog fox", "W W!", "EE -")
    assert t.steps(2, 0) == ["C3", "C3", "C3"]
    assert (t.attacked(2), t.missed(2)) == ([], [(1, 0, "C3")])


def test_4_1_without_its_trigger_it_is_attacked(table):
    assert laid(table, "hedgehog fox", "W W", "EE -").attacked(2) == [(1, 0, "C3")]


def test_r5_hedgehog_is_immune_half_way_and_for_the_whole_turn(table):
    """§4.1"""
    t = laid(table, "hedgehog fox", "W W! -", "EE E -")
    assert (t.attacked(2), t.missed(2)) == ([], [(1, 0, "C3.E-D3.W")])
    late = laid(table, "hedgehog fox", "W W! -", "E EE -")  # he comes in micro-step 1, and again to a halt beside it
    assert (late.attacked(2), late.missed(2)) == ([], [(1, 0, "C3")])
    after = laid(table, "hedgehog fox", "W W! -", "EE - -")
    assert after.attacked(3) == [(1, 0, "C3")]


@pytest.mark.parametrize("card", ["N!", "E!", "S!", "W!"])
def test_4_2_rabbit_takes_the_tunnel_wherever_the_card_points(table, card):
    t = laid(table, "rabbit fox", f"N {card}", "- -")
    assert t.steps(2, 0) == ["A4", "A4", "A4"]
    assert ways(t, 2, 0) == [TUNNEL]


def test_4_2_rabbit_off_a_tunnel_makes_a_single_move(table):
    t = laid(table, "rabbit fox", "W!", "-")
    assert t.steps(1, 0) == ["D3", "D3", "D3"]


@pytest.mark.parametrize(("card", "place"), [("N!", "E2"), ("E!", "D3"), ("S!", "E4"), ("W!", "C5")])
def test_4_3_rat_goes_the_opposite_way_also_where_that_leads_off_round_a_bend(table, card, place):
    t = laid(table, "rat fox", card, "-")
    assert t.steps(1, 0) == [place] * 3


def test_4_4_sparrow_flies_three_spaces(table):
    t = laid(table, "sparrow fox", "W! N!", "- -")
    assert t.steps(1, 0) == ["D3", "C3", "B3"]
    assert t.steps(2, 0) == ["B4", "B5", "A4"]  # straight across B5, which bends


def test_4_4_sparrow_over_the_predator_and_landing_on_him(table):
    """§6.5"""
    over = laid(table, "sparrow fox", "W!", "EE")
    assert (over.attacked(1), over.missed(1)) == ([], [(2, 0, "C3")])
    on_him = laid(table, "sparrow fox", "W!", "E")
    assert on_him.attacked(1) == [(3, 0, "B3")]


def test_r6_a_flight_is_in_the_air_half_way_too(table):
    t = laid(table, "sparrow fox", "- - W!", "EE E E")
    assert (t.attacked(3), t.missed(3)[0]) == ([], (1, 0, "D3.E-E3.W"))


def test_r6_a_flight_that_comes_back_to_its_start_lands_there(table):
    t = laid(table, "sparrow fox", "N W - E!", "EE N E -")
    assert t.steps(4, 0) == ["E4", "D5", "D4"]
    assert t.attacked(4) == [(3, 0, "D4")]


def test_4_5_squirrel_makes_a_double_move_round_a_bend(table):
    t = laid(table, "squirrel fox", "N! N!", "- -")
    assert t.steps(1, 0) == ["E4", "D5", "D5"]
    assert t.steps(2, 0) == ["E4", "D4", "D4"]  # out by D5's north, which comes to E4 from the east


@pytest.mark.parametrize("card", ["N!", "E!", "S!", "W!"])
def test_4_6_toad_jumps_to_the_pond(table, card):
    t = laid(table, "toad viper", card, "-")
    assert t.steps(1, 0) == ["C3", "C3", "C3"]
    assert ways(t, 1, 0) == [JUMP]


def test_4_6_toad_already_on_the_pond(table):
    t = laid(table, "toad fox", "N! N!", "- -")
    assert t.steps(2, 0) == ["C3", "C3", "C3"]
    assert ways(t, 2, 0) == [JUMP]
    caught = laid(table, "toad fox", "N! N!", "EE -")
    assert caught.attacked(2) == [(1, 0, "C3")]


# predators ------------------------------------------------------------------------------------------------------------


def test_4_7_badger_takes_the_tunnel_or_makes_a_single_move(table):
    t = laid(table, "toad badger", "- - -", "N W! S!")
    assert (t.steps(2, 1), ways(t, 2, 1)) == (["E4"] * 3, [TUNNEL])
    assert t.steps(3, 1) == ["A4"] * 3
    off = laid(table, "toad badger", "-", "E!")
    assert off.steps(1, 1) == ["B3"] * 3


def test_r7_rabbit_and_badger_from_opposite_ends_pass_each_other(table):
    """§4.2 §4.7, and the rulebook's question about it"""
    t = laid(table, "rabbit badger", "N N!", "N N!")
    assert (t.steps(2, 0)[0], t.steps(2, 1)[0]) == ("A4", "E4")
    assert (t.attacked(2), t.missed(2)) == ([], [])


def test_r7_rabbit_and_badger_from_the_same_end_meet_at_the_other(table):
    t = laid(table, "rabbit badger", "N - S!", "N N! W!")
    assert t.attacked(2) == [(1, 0, "E4")]
    assert t.attacked(3) == [(1, 0, "A4")]


@pytest.mark.parametrize(("card", "place"), [("N!", "A2"), ("E!", "C1"), ("S!", "A4"), ("W!", "B3")])
def test_4_8_fox_goes_the_opposite_way(table, card, place):
    assert laid(table, "toad fox", "-", card).steps(1, 1) == [place] * 3


def test_4_9_owl_flies_over_prey_and_attacks_where_it_lands(table):
    over = laid(table, "toad owl", "W!", "E!")
    assert over.steps(1, 1) == ["B3", "C3", "D3"]
    assert (over.attacked(1), over.missed(1)) == ([], [(2, 0, "C3")])
    lands = laid(table, "toad owl", "W", "E!")
    assert lands.attacked(1) == [(3, 0, "D3")]


def test_4_9_owl_and_sparrow_in_flight_do_not_meet(table):
    """The rulebook's question about it."""
    t = laid(table, "sparrow owl", "W!", "E!")
    assert (t.steps(1, 0), t.steps(1, 1)) == (["D3", "C3", "B3"], ["B3", "C3", "D3"])
    assert (t.attacked(1), t.missed(1)) == ([], [(2, 0, "C3")])


def test_r6_owl_and_sparrow_that_land_together_meet(table):
    t = laid(table, "sparrow owl", "E!", "W!")
    assert t.attacked(1) == [(3, 0, "C3")]


def test_r6_owl_and_sparrow_are_in_the_air_on_the_third_route_too(table):
    t = laid(table, "sparrow rat rabbit owl", "W!", "-", "N", "S!", seats=4)
    assert (t.steps(1, 0), t.steps(1, 3)) == (["D3", "C3", "B3"], ["A3", "B3", "C3"])
    assert (t.attacked(1), t.missed(1)) == ([], [(3, 0, "B3.E-C3.W")])


def test_r6_owl_over_a_flight_from_its_own_space(table):
    t = laid(table, "sparrow owl", "N W - E!", "EE N E E!")
    assert t.missed(4) == [(1, 0, "E4"), (2, 0, "D5")]
    assert t.attacked(4) == [(3, 0, "D4")]


def test_4_10_viper_goes_and_comes_back_by_the_same_route(table):
    t = laid(table, "toad viper", "- -", "N W!")
    assert t.steps(2, 1) == ["B5", "A4", "A4"]
    assert [HOUSE.route_name(how) for how in ways(t, 2, 1)] == ["A4.W-B5.N"] * 2


def test_4_10_viper_attacks_where_it_goes_and_on_its_way_back(table):
    t = laid(table, "toad viper", "W! -", "E E!")
    assert t.attacked(2) == [(1, 0, "C3")]
    back = laid(table, "rat viper", "SS W SS", "- - E!")
    assert back.steps(3, 0) == ["A3", "B3", "B3"]
    assert back.attacked(3) == [(2, 0, "A3.E-B3.W")]


# the rulebook's example -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("predator", "card", "steps", "missed"),
    [
        ("badger", "E!", ["B3", "B3", "B3"], [(1, 0, "B3")]),
        ("fox", "W!", ["B3", "B3", "B3"], [(1, 0, "B3")]),
        ("owl", "E!", ["B3", "C3", "D3"], [(1, 0, "B3"), (2, 3, "C3")]),
        ("viper", "E!", ["B3", "A3", "A3"], [(1, 0, "B3")]),
    ],
)
def test_4_the_example_of_all_triggers(table, predator, card, steps, missed):
    """§4.1 §4.2 §4.6 §4.7 §4.9 §4.10 A hedgehog met in vain, a rabbit through the purple tunnel, a badger
    that is on none, an owl over hedgehog and toad, a viper that comes back."""
    t = laid(table, f"hedgehog rabbit {predator} toad", "WW W!", "EE N!", f"- {card}", "- N!", seats=4)
    assert [t.steps(2, seat)[-1] for seat in (0, 1, 3)] == ["B3", "A4", "C3"]
    assert t.steps(2, 2) == steps
    assert (t.attacked(2), t.missed(2)) == ([], missed)
