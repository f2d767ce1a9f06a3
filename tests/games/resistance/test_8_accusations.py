"""§8 Hunter module: accusations."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance.actions import Accuse, Pass, StepForward
from hoodwink.games.resistance.roles import Role
from hoodwink.testing import Won

FIVE = "spy_chief spy_hunter chief hunter resistance"
SEVEN = "spy_chief spy_hunter spy chief hunter"
TEN = "spy_chief spy_chief spy_hunter spy chief chief hunter"


def five(table, **words):
    return table("resistance", seats=5, hunter=True, roles=FIVE, **words)


def seven(table, **words):
    return table("resistance", seats=7, hunter=True, roles=SEVEN, **words)


def told(t, *kinds):
    return [tuple(event.values())[1:] for event in t.events if event["event"] in kinds]


def test_8_1_after_the_third_success_the_resistance_hunter_must_accuse(table, read):
    t = seven(table).mission().mission()
    assert not told(t, "hunter")
    t.mission()
    assert (t.frame, t.asked, t.over) == ("Accusation", (4,), False)
    assert t.options(4) == tuple(Accuse(seat) for seat in (0, 1, 2, 3, 5, 6))
    for seat in (0, SPECTATOR):
        assert read(t, "hunter", seat) == [{"event": "hunter", "seat": 4, "side": 0}]
        assert t.view(seat).hunters == (4,)


def test_8_1_after_the_third_failure_the_spy_hunter_must(table):
    t = seven(table).mission(fails=[1]).mission(fails=[1]).mission(fails=[1])
    assert (t.frame, t.asked) == ("Accusation", (1,))
    assert t.options(1) == tuple(Accuse(seat) for seat in (0, 2, 3, 4, 5, 6))
    assert told(t, "hunter") == [(1, 1)]


def test_8_1_before_the_investigation(table):
    t = seven(table).mission().mission().mission()
    investigations = len(told(t, "investigated"))
    assert investigations == 2
    t(4, Accuse(5))
    assert t.frame == "Investigation"


def test_8_2_right_wins_for_the_resistance(table):
    t = seven(table).mission().mission().mission()(4, Accuse(0))
    assert t.outcome == Won(3, 4, 5, 6, points=1)
    assert t.ending == "accusation"
    assert told(t, "accused") == [(4, 0, True)]


def test_8_2_right_wins_for_the_spies(table):
    t = seven(table).mission(fails=[1]).mission(fails=[1]).mission(fails=[1])(1, Accuse(3))
    assert t.outcome == Won(0, 1, 2, points=1)
    assert t.ending == "accusation"


@pytest.mark.parametrize("target", [1, 2, 3, 5, 6])
def test_8_2_wrong_turns_the_success_over_and_play_goes_on(table, target):
    t = seven(table).mission().mission().mission()(4, Accuse(target))
    assert t.news[:2] == [
        {"event": "accused", "seat": 4, "target": target, "right": False},
        {"event": "turned", "number": 3, "succeeded": False},
    ]
    assert t.score == (2, 1)
    assert [done[2] for done in t.view().missions] == [True, True, False]
    t.go_on()
    assert (t.frame, t.view().number, t.leader) == ("Propose", 3, 3)


@pytest.mark.parametrize("target", [0, 2, 4, 5, 6])
def test_8_2_wrong_turns_the_failure_over(table, target):
    t = seven(table).mission(fails=[1]).mission(fails=[1]).mission(fails=[1])(1, Accuse(target))
    assert t.news[1] == {"event": "turned", "number": 3, "succeeded": True}
    assert t.score == (1, 2)


def test_8_2_the_accused_shows_no_card(table):
    """A wrong accusation tells who he is not, to all alike, and nothing else."""
    seen = []
    for roles in (
        "spy_chief spy_hunter spy chief hunter resistance",
        "spy_chief spy_hunter resistance chief hunter spy",
    ):
        t = table("resistance", seats=7, hunter=True, roles=roles).mission(3, 6).go_on().mission(3, 4, 6).go_on()
        t.mission(3, 4, 6)(4, Accuse(5))
        seen.append([t.view(seat) for seat in (3, 4, 6, SPECTATOR)])
    assert seen[0] == seen[1]


def test_8_2_a_hunter_is_known_once_and_for_all(table):
    t = seven(table).mission().mission().mission()(4, Accuse(5)).mission()
    assert (t.frame, t.asked) == ("Accusation", (4,))
    assert told(t, "hunter") == [(4, 0)]


def test_8_3_after_the_fifth_the_sides_take_turns_until_one_is_right(table):
    t = seven(table).mission().mission().mission(fails=[1]).mission(fails=[1, 2]).mission()
    assert (t.score, t.asked) == ((3, 2), (4,))
    t(4, Accuse(5))
    assert (t.score, t.frame, t.asked) == ((2, 3), "Accusation", (1,))
    t(1, Accuse(5))
    assert (t.score, t.asked) == ((3, 2), (4,))
    t(4, Accuse(6))
    assert t.asked == (1,)
    t(1, Accuse(6))
    assert t.options(4) == tuple(Accuse(seat) for seat in (0, 1, 2, 3))
    t(4, Accuse(1))
    assert t.options(1) == tuple(Accuse(seat) for seat in (0, 2, 3, 4))
    t(1, Accuse(3))
    assert t.outcome == Won(0, 1, 2, points=1)
    assert told(t, "hunter") == [(4, 0), (1, 1)]


def test_8_3_the_spies_begin_if_the_fifth_failed(table):
    t = seven(table).mission().mission().mission(fails=[1]).mission(fails=[1, 2]).mission(fails=[0])
    assert (t.score, t.asked) == ((2, 3), (1,))  # the third failure: no early accusation
    t(1, Accuse(5))
    assert t.asked == (4,)
    t(4, Accuse(0))
    assert t.outcome == Won(3, 4, 5, 6, points=1)


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_8_3_it_ends_in_every_case(table, seats):
    """Both Hunters name everyone who is not the Chief first."""
    t = table("resistance", seats=seats, hunter=True, roles="spy_chief spy_hunter chief hunter")
    t.mission().mission().mission(fails=[1]).mission(fails=[0, 1]).mission()
    assert t.score == (3, 2)
    steps = 0
    while not t.over:
        (hunter,) = t.asked
        chief = Role.SPY_CHIEF if hunter == 3 else Role.RESISTANCE_CHIEF
        wrong = [accuse for accuse in t.options(hunter) if t.roles[accuse.target] != chief]
        t(hunter, (wrong or t.options(hunter))[0])
        steps += 1
    no_spy_chief, no_chief = (seats - 1 - t.roles.count(role) for role in (Role.SPY_CHIEF, Role.RESISTANCE_CHIEF))
    assert steps == (2 * no_spy_chief + 1 if no_spy_chief <= no_chief else 2 * no_chief + 2)
    assert t.ending == "accusation"


# the early accusation


def test_8_4_with_seven_a_chief_fail_opens_it(table):
    t = seven(table).mission(fails=[0])
    assert (t.frame, set(t.asked)) == ("EarlyAccusation", set(range(7)))
    assert t.options(1) == (Pass(), StepForward())
    assert {t.options(seat) for seat in range(7) if seat != 1} == {(Pass(),)}


def test_8_4_with_seven_a_plain_fail_does_not(table):
    t = seven(table).mission(fails=[1])
    assert t.frame == "Investigation"


def test_8_4_with_five_it_is_the_chiefs_own_fail_that_counts(table):
    t = five(table).mission(0, 1, fails=[0])
    assert t.frame == "EarlyAccusation"
    assert t.options(1) == (Pass(), StepForward())


def test_8_4_with_five_the_hunter_knows_whether_his_chief_failed(table, read):
    for fails, could in (([0], True), ([1], False), ([0, 1], True)):
        t = five(table).mission(0, 1, fails=fails)
        assert read(t, "could_accuse", 1) == [{"event": "could_accuse", "seat": 1, "could": could}]
        for seat in (0, 2, 3, 4, SPECTATOR):
            assert read(t, "could_accuse", seat) == [{"event": "could_accuse", "seat": None, "could": None}]


def test_8_4_stepping_forward_reveals_the_hunter_who_then_accuses(table):
    t = seven(table).mission(fails=[0]).step_forward()
    assert t.news == [{"event": "hunter", "seat": 1, "side": 1}]
    assert (t.frame, t.asked) == ("Accusation", (1,))
    assert t.options(1) == tuple(Accuse(seat) for seat in (0, 2, 3, 4, 5, 6))
    assert t.view().early_used


def test_8_4_nobody_has_to(table):
    t = seven(table).mission(fails=[0]).passes()
    assert (t.frame, t.score) == ("Investigation", (0, 1))
    assert not t.view().early_used


def test_8_4_right_wins_for_the_spies(table):
    t = seven(table).mission(fails=[0]).step_forward()(1, Accuse(3))
    assert t.outcome == Won(0, 1, 2, points=1)
    assert t.ending == "early accusation"


def test_8_4_wrong_makes_the_failure_a_success(table):
    t = seven(table).mission(fails=[0]).step_forward()(1, Accuse(4))
    assert t.news[:2] == [
        {"event": "accused", "seat": 1, "target": 4, "right": False},
        {"event": "turned", "number": 1, "succeeded": True},
    ]
    assert (t.score, t.frame) == ((1, 0), "Investigation")
    assert t.view().hunters == (1,)


def test_8_4_on_the_fourth_the_mission_must_have_failed(table):
    t = seven(table).mission().mission(fails=[1]).mission(fails=[1]).mission(fails=[0])
    assert (t.score, t.frame) == ((2, 2), "Investigation")
    t = seven(table).mission().mission().mission(fails=[1]).mission(fails=[0, 1])
    assert (t.score, t.frame) == ((2, 2), "EarlyAccusation")


def test_8_5_if_that_makes_the_third_success_the_resistance_hunter_accuses(table):
    t = seven(table).mission().mission().mission(fails=[0]).step_forward()(1, Accuse(4))
    assert (t.score, t.frame, t.asked) == ((3, 0), "Accusation", (4,))
    t(4, Accuse(0))
    assert t.outcome == Won(3, 4, 5, 6, points=1)


def test_8_5_a_wrong_one_makes_it_a_failure_once_again(table):
    t = seven(table).mission().mission().mission(fails=[0]).step_forward()(1, Accuse(4))
    t(4, Accuse(1))
    assert (t.score, t.frame) == ((2, 1), "Investigation")
    assert told(t, "turned") == [(3, True), (3, False)]


def test_8_6_only_one_in_a_game(table):
    t = seven(table).mission(fails=[0]).step_forward()(1, Accuse(4)).mission(fails=[0])
    assert (t.score, t.frame) == ((1, 1), "Investigation")


def test_8_6_one_that_was_not_used_is_still_open(table):
    t = seven(table).mission(fails=[0]).passes().mission(fails=[0])
    assert t.frame == "EarlyAccusation"
    assert t.options(1) == (Pass(), StepForward())


# rulings


def test_r10_not_after_the_third_failure(table):
    t = seven(table).mission(fails=[0]).passes().mission(fails=[0]).passes().mission(fails=[0])
    assert (t.frame, t.asked) == ("Accusation", (1,))
    assert not t.view().early_used


def test_r10_a_failure_that_came_of_a_wrong_accusation_does_not_open_it(table):
    """A Chief Fail on the fourth mission that succeeded; the third success is turned to a failure."""
    t = seven(table).mission().mission(fails=[1]).mission().mission(fails=[0])
    assert (t.score, t.asked) == ((3, 1), (4,))
    t(4, Accuse(5))
    assert (t.score, t.frame) == ((2, 2), "Investigation")


def test_r10_turned_back_to_a_failure_it_does_not_open_again(table):
    """An early accusation made it the third success; the other Hunter was wrong too."""
    t = seven(table).mission().mission().mission(fails=[0]).step_forward()(1, Accuse(4))(4, Accuse(5))
    assert (t.score, t.frame) == ((2, 1), "Investigation")


@pytest.mark.parametrize(("fails", "open_to_hunter"), [([0], True), ([1], False), ([0, 1], True)])
def test_r10_with_five_everyone_is_asked_whenever_a_fail_is_shown(table, fails, open_to_hunter):
    """The hunter's own fail opens the window for all, but not for him."""
    t = five(table).mission(0, 1, fails=fails)
    assert (t.frame, set(t.asked)) == ("EarlyAccusation", set(range(5)))
    assert (StepForward() in t.options(1)) is open_to_hunter
    assert {t.options(seat) for seat in (0, 2, 3, 4)} == {(Pass(),)}


def test_r10_with_six_too(table):
    t = table("resistance", seats=6, hunter=True, roles=FIVE).mission(1, 2, fails=[1])
    assert (t.frame, t.options(1)) == ("EarlyAccusation", (Pass(),))


def test_r10_nobody_is_asked_after_a_success_or_once_it_is_used(table):
    t = five(table).mission(0, 1)
    assert t.frame == "Investigation"
    t.mission(fails=[0]).step_forward()(1, Accuse(4)).mission(fails=[0])
    assert (t.score, t.frame) == ((2, 1), "Investigation")


def test_r10_either_of_two_spy_chiefs_opens_it(table):
    for fails in ([0], [1], [0, 1]):
        t = table("resistance", seats=10, hunter=True, roles=TEN).mission(0, 1, 9, fails=fails)
        assert (t.frame, t.options(2)) == ("EarlyAccusation", (Pass(), StepForward()))


def test_r11_whom_a_hunter_has_accused_wrongly_he_does_not_accuse_again(table, refused):
    t = seven(table).mission().mission().mission()(4, Accuse(5)).mission()
    assert t.options(4) == tuple(Accuse(seat) for seat in (0, 1, 2, 3, 6))
    refused(t, 4, Accuse(5))
    refused(t, 4, Accuse(4))


def test_r11_an_early_accusation_counts_among_them(table):
    t = seven(table).mission(fails=[0]).step_forward()(1, Accuse(4))
    t.mission(fails=[1]).mission(fails=[1]).mission(fails=[1, 2])
    assert t.options(1) == tuple(Accuse(seat) for seat in (0, 2, 3, 5, 6))


def test_r11_the_other_hunter_may_accuse_the_same_seat(table):
    t = seven(table).mission().mission().mission(fails=[1]).mission(fails=[1, 2]).mission()(4, Accuse(5))
    assert Accuse(5) in t.options(1)


@pytest.mark.parametrize("chief", [4, 5])
def test_r11_hitting_either_of_two_resistance_chiefs_is_right(table, chief):
    t = table("resistance", seats=10, hunter=True, roles=TEN)
    t.mission(fails=[3]).mission(fails=[3]).mission(fails=[3])(2, Accuse(chief))
    assert t.outcome == Won(0, 1, 2, 3, points=1)


@pytest.mark.parametrize("chief", [0, 1])
def test_r11_hitting_either_of_two_spy_chiefs_is_right(table, chief):
    t = table("resistance", seats=10, hunter=True, roles=TEN).mission().mission().mission()(6, Accuse(chief))
    assert t.outcome == Won(4, 5, 6, 7, 8, 9, points=1)


def test_r11_a_chief_of_ones_own_side_is_a_wrong_answer(table):
    t = seven(table).mission().mission().mission()(4, Accuse(3))
    assert not t.over
    t = seven(table).mission(fails=[1]).mission(fails=[1]).mission(fails=[1])(1, Accuse(0))
    assert not t.over


def test_r11_the_score_is_looked_at_again_after_each(table):
    """On the fourth mission: an early accusation makes 3 to 1, a wrong answer of the other Hunter 2 to 2."""
    t = seven(table).mission().mission().mission(fails=[1]).mission(fails=[0, 1]).step_forward()(1, Accuse(6))
    assert (t.score, t.asked) == ((3, 1), (4,))
    t(4, Accuse(6))
    assert (t.score, t.frame) == ((2, 2), "Investigation")
    t.mission(fails=[1])
    assert (t.score, t.asked) == ((2, 3), (1,))
