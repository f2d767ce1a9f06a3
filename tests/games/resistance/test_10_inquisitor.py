"""§10 Inquisitor module."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance.actions import Examine

SEVEN = "spy resistance spy resistance spy"


def played(table, **words):
    return table("resistance", seats=7, inquisitor=True, roles=SEVEN, **words)


@pytest.mark.parametrize(("seats", "leader", "holder"), [(5, 0, 4), (7, 3, 2), (10, 9, 8)])
def test_10_1_the_token_starts_on_the_first_leaders_right(table, seats, leader, holder):
    t = table("resistance", seats=seats, inquisitor=True, leader=leader)
    for seat in (0, SPECTATOR):
        assert t.view(seat).inquisitor == holder
        assert t.view(seat).held_token == (holder,)


def test_10_1_without_the_module_there_is_none(table):
    assert table("resistance", seats=7).view().inquisitor is None


def test_10_2_after_the_second_third_and_fourth_mission(table):
    """Not after the first, nor in the fifth's place; success or failure make no difference."""
    t = played(table, leader=1).mission()
    assert t.frame == "Propose"
    asked = []
    for fails in ([0], [], [0, 2]):
        t.mission(fails=fails)
        asked.append((t.frame, t.asked))
        t(t.asked[0], t.options(t.asked[0])[0])
    assert asked == [("Inquisition", (0,)), ("Inquisition", (1,)), ("Inquisition", (2,))]
    assert t.view().inquisitor == 3
    assert t.score == (2, 2)
    t.mission()
    assert t.over


def test_10_2_the_examined_shows_his_side_and_receives_the_token(table, read):
    t = played(table, leader=1).mission().mission()
    t(0, Examine(4))
    for seat in (0, 4):
        assert read(t, "examined", seat) == [{"event": "examined", "seat": 0, "target": 4, "side": 1}]
    for seat in (1, 2, SPECTATOR):
        assert read(t, "examined", seat) == [{"event": "examined", "seat": 0, "target": 4, "side": None}]
    assert t.view().inquisitor == 4


def test_10_2_after_a_mission_that_was_tried_several_times(table):
    t = played(table, leader=1).mission().team(0, 1, 2).reject().mission()
    assert (t.frame, t.asked) == ("Inquisition", (0,))


@pytest.mark.parametrize(
    ("options", "role", "side"),
    [
        ({"hunter": True}, "spy_chief", 1),
        ({"hunter": True}, "hunter", 0),
        ({"hunter": True, "deep_agent": True, "pretender": True}, "pretender", 0),
        ({"reverser": "both", "hidden_reverser": True}, "spy_reverser", 1),
        ({"reverser": "both"}, "reverser", 0),
    ],
)
def test_10_2_only_the_side_is_shown_with_other_modules(table, options, role, side):
    """§R3"""
    t = table("resistance", seats=7, inquisitor=True, roles=role, leader=3, **options).mission().mission()
    while t.frame != "Inquisition":
        t(t.asked[0], t.options(t.asked[0])[0])
    t(2, Examine(0))
    assert t.news[0] == {"event": "examined", "seat": 2, "target": 0, "side": side}


def test_10_2_after_the_investigation_of_the_hunter_module(table):
    t = table("resistance", seats=7, inquisitor=True, hunter=True).mission().mission()
    assert t.frame == "Investigation"
    t(t.asked[0], t.options(t.asked[0])[0])
    assert (t.frame, t.asked) == ("Inquisition", (6,))


def test_10_3_nobody_who_has_held_the_token_can_be_examined(table, refused):
    t = played(table, leader=1).mission().mission()
    assert t.options(0) == tuple(Examine(seat) for seat in range(1, 7))
    t(0, Examine(4)).mission(fails=[0])
    assert t.options(4) == tuple(Examine(seat) for seat in (1, 2, 3, 5, 6))
    refused(t, 4, Examine(0))
    refused(t, 4, Examine(4))
    t(4, Examine(2)).mission(fails=[0, 2])
    assert t.options(2) == tuple(Examine(seat) for seat in (1, 3, 5, 6))
    assert t.view().held_token == (0, 2, 4)


def test_10_3_example_jeremiah_and_don(table, read):
    """Jeremiah, a spy on the leader's right, examines Don of the resistance after the second mission."""
    jeremiah, don, leader = 0, 3, 1
    t = played(table, leader=leader)
    assert t.view().inquisitor == jeremiah
    t.mission()
    assert (t.score, t.frame) == ((1, 0), "Propose")
    t.mission(fails=[2])
    assert (t.score, t.asked) == ((1, 1), (jeremiah,))
    t(jeremiah, Examine(don))
    assert read(t, "examined", jeremiah)[0]["side"] == 0
    assert read(t, "examined", leader)[0]["side"] is None
    assert t.view().inquisitor == don
    t.mission()
    assert t.asked == (don,)
    assert Examine(jeremiah) not in t.options(don)
    assert t.options(don) == tuple(Examine(seat) for seat in (1, 2, 4, 5, 6))
