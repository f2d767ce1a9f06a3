"""§3 The cards, on the house's board."""

import pytest

from hoodwink.games.ohfox.board import HOUSE
from hoodwink.games.ohfox.places import trails_of


def goes(table, *row, animals="toad fox"):
    """Where seat 0, at home on E3, is after each of these cards."""
    t = table("ohfox", seats=2, animals=animals)
    t.rows(" ".join(row), " ".join("-" if n < 3 else "N" for n in range(len(row))))
    return t.path(0)[1:]


def test_3_1_routes_bend_and_a_space_is_crossed_straight(table):
    assert goes(table, "NN") == ["D5"]
    assert goes(table, "N", "NN") == ["E4", "C5"]
    assert goes(table, "EE") == ["C4"]
    assert goes(table, "N", "EE") == ["E4", "D4"]


def test_3_1_every_side_leads_somewhere_and_back():
    for key, space in enumerate(HOUSE.to):
        back = 4 * space + HOUSE.arrive[key]
        assert (HOUSE.to[back], HOUSE.arrive[back]) == (key // 4, key % 4)


@pytest.mark.parametrize(("card", "place"), [("N", "E4"), ("E", "C5"), ("S", "E2"), ("W", "D3")])
def test_3_2_a_single_move(table, card, place):
    assert goes(table, card) == [place]


@pytest.mark.parametrize(("card", "place"), [("NN", "D5"), ("EE", "C4"), ("SS", "D1"), ("WW", "C3")])
def test_3_3_a_double_move(table, card, place):
    assert goes(table, card) == [place]


def test_3_4_a_stop(table):
    assert goes(table, "W", "-", "-") == ["D3", "D3", "D3"]


def test_3_5_a_move_stop(table):
    assert goes(table, "W.") == ["D3"]


def test_3_6_a_trigger_is_the_animals_ability_or_a_single_move(table):
    assert goes(table, "N", "W!", animals="rabbit fox") == ["E4", "A4"]
    assert goes(table, "W!", animals="rabbit fox") == ["D3"]


def test_3_6_a_preview_of_where_a_card_would_take_one(table):
    t = table("ohfox", seats=2, animals="squirrel fox")
    actions = t.game.actions
    leads = dict(zip(map(str, actions), ((), *t.view(0).leads), strict=False))
    names = {card: [t.name(space) for space in steps[1::2]] for card, steps in leads.items()}
    assert names["play double direction=west"] == names["play trigger direction=west"] == ["D3", "C3"]
    assert names["play stop"] == []
    assert HOUSE.route_name(leads["play single direction=north"][0]) == "E4.S-E3.N"
    assert t.view().leads == ()
    assert trails_of("").board is HOUSE
