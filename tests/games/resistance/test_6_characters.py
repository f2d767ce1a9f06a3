"""§6 Hunter module: characters."""

from collections import Counter

import pytest

from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.actions import PlayCard
from hoodwink.games.resistance.roles import Card, Role

SUCCESS, FAIL, CHIEF_FAIL = PlayCard(Card.SUCCESS), PlayCard(Card.FAIL), PlayCard(Card.CHIEF_FAIL)
CAST = {  # seats: resistance chiefs, spy chiefs, plain resistance, plain spies
    5: (1, 1, 1, 0),
    6: (1, 1, 2, 0),
    7: (1, 1, 2, 1),
    8: (2, 1, 2, 1),
    9: (2, 1, 3, 1),
    10: (2, 2, 3, 1),
}


@pytest.mark.parametrize("seats", CAST)
def test_6_1_chiefs_and_hunters_by_seats(seats):
    chiefs, spy_chiefs, plain, spies = CAST[seats]
    cast = Counter(Resistance(seats=seats, hunter=True).cast)
    assert cast == +Counter({
        Role.RESISTANCE_CHIEF: chiefs, Role.RESISTANCE_HUNTER: 1, Role.SPY_CHIEF: spy_chiefs, Role.SPY_HUNTER: 1,
        Role.RESISTANCE: plain, Role.SPY: spies,
    })  # fmt: skip


def test_6_2_spies_know_which_of_them_are_chiefs_and_not_the_hunter(table):
    t = table("resistance", seats=10, hunter=True, roles="spy_chief spy_hunter spy_chief spy chief hunter")
    assert t.knows(0) == {1: "spy", 2: "spy chief", 3: "spy"}
    assert t.knows(1) == {0: "spy chief", 2: "spy chief", 3: "spy"}
    assert t.knows(2) == {0: "spy chief", 1: "spy", 3: "spy"}
    assert t.knows(3) == {0: "spy chief", 1: "spy", 2: "spy chief"}


@pytest.mark.parametrize("seats", CAST)
def test_6_2_two_resistance_chiefs_know_each_other(table, seats):
    t = table("resistance", seats=seats, hunter=True, roles="chief")
    chiefs = [seat for seat in range(seats) if t.roles[seat] == Role.RESISTANCE_CHIEF]
    for seat in range(seats):
        if seat in chiefs:
            assert t.knows(seat) == {other: "chief" for other in chiefs if other != seat}
        elif t.roles[seat] in (Role.RESISTANCE, Role.RESISTANCE_HUNTER):
            assert t.knows(seat) == {}
    assert len(chiefs) == (2 if seats >= 8 else 1)


@pytest.mark.parametrize("seats", [5, 6])
def test_6_3_with_five_or_six_the_spy_chief_plays_a_plain_fail(table, seats):
    t = table("resistance", seats=seats, hunter=True, roles="spy_chief spy_hunter chief hunter").team(0, 1).approve()
    assert t.options(0) == t.options(1) == (SUCCESS, FAIL)
    t.cards(fails=[0])
    assert (t.news[0]["fail"], t.news[0]["chief_fail"]) == (1, 0)
    assert t.score == (0, 1)


@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_6_3_from_seven_on_success_or_chief_fail(table, refused, seats):
    t = table("resistance", seats=seats, hunter=True, roles="spy_chief spy_hunter spy chief hunter")
    crew = (0, 1) if seats == 7 else (0, 1, 2)
    t.team(*crew).approve()
    assert t.options(0) == (SUCCESS, CHIEF_FAIL)
    assert t.options(1) == (SUCCESS, FAIL)
    refused(t, 0, FAIL)
    refused(t, 1, CHIEF_FAIL)
    t.cards(fails=[0])
    assert (t.news[0]["fail"], t.news[0]["chief_fail"], t.news[0]["succeeded"]) == (0, 1, False)


def test_6_3_plain_spies_and_all_of_the_resistance(table):
    t = table("resistance", seats=7, hunter=True, roles="spy chief hunter resistance").team(0, 1).approve()
    assert [t.options(seat) for seat in (0, 1)] == [(SUCCESS, FAIL), (SUCCESS,)]
    t = table("resistance", seats=7, hunter=True, roles="spy chief hunter resistance").team(2, 3).approve()
    assert [t.options(seat) for seat in (2, 3)] == [(SUCCESS,), (SUCCESS,)]


def test_6_3_fails_of_both_kinds_are_added_on_the_fourth(table):
    t = table("resistance", seats=7, hunter=True, roles="spy_chief spy_hunter spy chief hunter")
    t.mission().mission(fails=[1]).mission(fails=[1]).mission(fails=[0, 1])
    assert t.score == (1, 3)
    assert [t.events[-2][name] for name in ("fail", "chief_fail")] == [1, 1]


def test_6_3_a_lone_chief_fail_does_not_fail_the_fourth(table):
    t = table("resistance", seats=7, hunter=True, roles="spy_chief spy_hunter spy chief hunter")
    t.mission().mission(fails=[1]).mission(fails=[1]).mission(fails=[0])
    assert t.score == (2, 2)
    assert t.frame == "Investigation"  # and opens no early accusation


def test_6_3_with_other_options_the_chief_fail_belongs_to_the_module(table):
    t = table("resistance", seats=7, roles="spy spy spy").team(0, 1).approve()
    assert t.options(0) == (SUCCESS, FAIL)
