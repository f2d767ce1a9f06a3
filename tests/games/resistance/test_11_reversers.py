"""§11 Reverser module."""

from collections import Counter

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.actions import PlayCard
from hoodwink.games.resistance.roles import Card, Role
from hoodwink.testing import Won

SUCCESS, FAIL, CHIEF_FAIL, REVERSE = (PlayCard(card) for card in Card)
BOTH = "reverser spy_reverser spy spy"


def both(table, **words):
    """Seats 0 and 1 are the Reversers, 2 and 3 plain spies."""
    return table("resistance", seats=7, reverser="both", roles=BOTH, **words)


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
@pytest.mark.parametrize(
    ("reverser", "roles"),
    [("none", []), ("resistance", [10]), ("spy", [11]), ("both", [10, 11])],
)
def test_11_1_either_or_both_take_the_place_of_plain_characters(seats, reverser, roles):
    cast = Resistance(seats=seats, reverser=reverser).cast
    assert [role for role in cast if role >= 10] == roles
    plain = Counter(Resistance(seats=seats).cast)
    assert len(cast) == seats
    assert cast.count(Role.SPY) == plain[Role.SPY] - (11 in roles)
    assert cast.count(Role.RESISTANCE) == plain[Role.RESISTANCE] - (10 in roles)


def test_11_1_reversers_play_success_or_reverse_and_nobody_else_does(table, refused):
    t = both(table).team(0, 1).approve()
    assert t.options(0) == t.options(1) == (SUCCESS, REVERSE)
    refused(t, 1, FAIL)
    t = both(table).team(2, 4).approve()
    assert (t.options(2), t.options(4)) == ((SUCCESS, FAIL), (SUCCESS,))
    refused(t, 2, REVERSE)


def test_11_1_the_spies_know_the_spy_reverser_as_a_spy(table):
    t = both(table)
    assert t.knows(1) == {2: "spy", 3: "spy"}
    assert t.knows(2) == {1: "spy", 3: "spy"}
    assert t.knows(0) == {}


def test_11_1_sides_and_winners(table):
    t = both(table).mission().mission().mission()
    assert t.outcome == Won(0, 4, 5, 6, points=1)


@pytest.mark.parametrize(
    ("fails", "reverses", "succeeds"),
    [
        ([], [], True),
        ([], [0], False),
        ([], [1], False),
        ([], [0, 1], True),
        ([2], [], False),
        ([2], [0], True),
        ([2], [1], True),
        ([2], [0, 1], False),
        ([2, 3], [], False),
        ([2, 3], [0], True),
    ],
)
def test_11_2_one_reverse_turns_the_result_and_two_cancel_out(table, fails, reverses, succeeds):
    t = both(table).mission().mission(fails=fails, reverses=reverses)
    assert t.score == ((2, 0) if succeeds else (1, 1))


def test_11_2_example_success_success_fail_reverse_is_a_success(table):
    """A mission of four that needs one fail: the third with eight seats."""
    t = table("resistance", seats=8, reverser="both", roles=BOTH).mission().mission()
    t.mission(0, 2, 4, 5, fails=[2], reverses=[0])
    assert t.over
    (mission,) = [event for event in t.news if event["event"] == "mission"]
    assert [mission[name] for name in ("success", "fail", "reverse", "succeeded")] == [2, 1, 1, True]


def test_11_2_the_counts_show_reverses_and_not_whose(table):
    seen = []
    for reverser in (0, 1):
        t = both(table).team(0, 1).approve().cards(reverses=[reverser])
        assert (t.news[0]["reverse"], t.news[0]["succeeded"]) == (1, False)
        seen.append([t.view(seat) for seat in (2, 4, SPECTATOR)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("fails", "reverses", "succeeds"),
    [
        ([2], [], True),
        ([2], [0], False),
        ([2], [0, 1], True),
        ([], [1], False),
        ([2, 3], [0], True),
        ([2, 3], [0, 1], False),
    ],
)
def test_r15_reverse_on_mission_4(table, fails, reverses, succeeds):
    """F, FR, FRR, R, FFR and FFRR where two fails are needed."""
    t = both(table).mission().mission().mission(fails=[2]).mission(fails=fails, reverses=reverses)
    assert t.score == ((3, 1) if succeeds else (2, 2))


@pytest.mark.parametrize(("fails", "succeeds"), [([0], False), ([0, 1], True)])
def test_r15_fails_of_both_kinds_are_added_before_the_flip(table, fails, succeeds):
    """With Hunter: Chief Fail and fail on the fourth mission, and one Reverse."""
    t = table("resistance", seats=7, hunter=True, reverser="resistance",
              roles="spy_chief spy_hunter reverser spy chief hunter")  # fmt: skip
    t.mission().mission(fails=[1]).mission(fails=[1]).mission(fails=fails, reverses=[2])
    assert t.score == ((2, 2) if succeeds else (1, 3))


def test_r15_a_mission_failed_by_a_lone_reverse_opens_no_early_accusation(table):
    for seats, roles in ((5, "reverser spy_chief spy_hunter"), (7, "reverser spy_chief spy_hunter")):
        t = table("resistance", seats=seats, hunter=True, reverser="resistance", roles=roles).mission(reverses=[0])
        assert (t.score, t.frame) == ((0, 1), "Investigation")


def test_r15_a_chief_fail_that_a_reverse_undid_opens_none_either(table):
    t = table("resistance", seats=7, hunter=True, reverser="resistance", roles="reverser spy_chief spy_hunter")
    t.mission(fails=[1], reverses=[0])
    assert (t.score, t.frame) == ((1, 0), "Investigation")


def test_r15_a_fourth_mission_failed_by_chief_fail_and_reverse_opens_it(table):
    """It has failed by its cards, and a Chief Fail is among them."""
    t = table("resistance", seats=7, hunter=True, reverser="resistance", roles="reverser spy_chief spy_hunter")
    t.mission().mission().mission(fails=[2]).mission(fails=[1], reverses=[0])
    assert (t.score, t.frame) == ((2, 2), "EarlyAccusation")


def test_r15_an_accusation_turns_over_what_the_reverse_made(table):
    t = table("resistance", seats=7, hunter=True, reverser="resistance", roles="reverser spy_chief spy_hunter hunter")
    t.mission().mission().mission(fails=[2], reverses=[0])
    assert (t.score, t.asked) == ((3, 0), (3,))
    t(3, "accuse 0")
    assert t.score == (2, 1)


def test_11_3_the_hidden_reverser_neither_sees_nor_is_seen(table):
    t = both(table, hidden_reverser=True)
    assert [t.knows(seat) for seat in range(7)] == [{}, {}, {3: "spy"}, {2: "spy"}, {}, {}, {}]


def test_11_3_also_with_hunters(table):
    t = table("resistance", seats=10, hunter=True, reverser="spy", hidden_reverser=True,
              roles="spy_reverser spy_chief spy_chief spy_hunter chief chief")  # fmt: skip
    assert t.knows(0) == {}
    assert t.knows(1) == {2: "spy chief", 3: "spy"}
    assert t.knows(3) == {1: "spy chief", 2: "spy chief"}
    assert t.knows(4) == {5: "chief"}
    t.team(0, 1, 4).approve()
    assert (t.options(0), t.options(1)) == ((SUCCESS, REVERSE), (SUCCESS, CHIEF_FAIL))


def test_11_3_he_still_is_a_spy(table):
    t = both(table, hidden_reverser=True).mission(fails=[2]).mission(reverses=[1]).mission(fails=[3])
    assert t.outcome == Won(1, 2, 3, points=1)
