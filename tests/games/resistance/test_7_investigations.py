"""§7 Hunter module: the Investigator."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance.actions import Appoint, Investigate
from hoodwink.games.resistance.roles import TEAM_SIZE, Loyalty

SEVEN = "spy_chief spy_hunter spy chief hunter"
FIVE = "spy_chief spy_hunter chief hunter resistance"


def test_7_1_the_leader_gives_the_token_to_one_neither_on_the_team_nor_leader(table, refused):
    t = table("resistance", seats=7, hunter=True, leader=3)
    t(3, "propose 0,1")
    assert (t.frame, t.asked) == ("Appoint", (3,))
    assert t.options(3) == (Appoint(2), Appoint(4), Appoint(5), Appoint(6))
    assert refused(t, 3, Appoint(3)).section == "7.1"
    assert refused(t, 3, Appoint(0)).section == "7.1"
    t(3, Appoint(5))
    assert t.news == [{"event": "appointed", "seat": 3, "investigator": 5}]
    assert t.view().investigator == 5
    assert t.frame == "TeamVote"


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
@pytest.mark.parametrize("leads", [True, False])
def test_7_1_there_always_is_one(table, seats, leads):
    """The largest team of the first four missions, the leader on it or not."""
    number = max(range(4), key=lambda n: TEAM_SIZE[seats][n])
    t = table("resistance", seats=seats, hunter=True, targeting=True, leader=0 if leads else seats - 1)
    t.team(*range(TEAM_SIZE[seats][number]), aim=number + 1)
    assert t.view().investigator is not None


def test_7_1_a_new_token_with_every_team(table):
    t = table("resistance", seats=7, hunter=True).team(0, 1, token=5).reject()
    assert t.view().investigator is None
    t.team(0, 1, token=2)
    assert t.view().investigator == 2


def test_7_1_none_on_the_fifth_mission(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN)
    t.mission().mission().mission(fails=[1]).mission(fails=[1, 2]).go_on()
    t.team(0, 1, 2, 3)
    assert t.frame == "TeamVote"
    assert t.view().investigator is None


def test_7_2_after_a_success_the_leader_investigates_anyone_but_himself(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN, leader=5).mission(0, 1, token=6)
    assert (t.frame, t.asked) == ("Investigation", (5,))
    assert t.options(5) == tuple(Investigate(seat) for seat in (0, 1, 2, 3, 4, 6))


def test_7_2_after_a_failure_the_investigator_does(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN, leader=5).mission(0, 1, fails=[1], token=6)
    assert (t.frame, t.asked) == ("Investigation", (6,))
    assert t.options(6) == tuple(Investigate(seat) for seat in range(6))


def test_7_2_the_leader_is_the_one_of_that_mission_not_of_the_first_attempt(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN, leader=5).team(0, 1).reject()
    t.mission(0, 1)
    assert t.asked == (6,)
    t.go_on()
    assert t.leader == 0


@pytest.mark.parametrize("fails", [[], [1]])
def test_7_2_no_investigation_after_the_fifth(table, fails):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN)
    t.mission().mission().mission(fails=[1]).mission(fails=[1, 2]).mission(fails=fails)
    frames = []
    while not t.over:
        frames.append(t.frame)
        t(t.asked[0], t.options(t.asked[0])[0])
    assert set(frames) == {"Accusation"}


def test_7_2_every_mission_but_the_fifth(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN)
    for fails in ([], [], [1], [1, 2]):
        t.mission(fails=fails)
        assert t.frame == "Investigation"
    assert t.score == (2, 2)


def test_7_2_by_the_result_as_it_stands_after_the_third_success_was_turned(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN, leader=5)
    t.mission().mission().mission(4, 5, 6, token=3)
    assert (t.leader, t.frame) == (0, "Accusation")
    t(4, "accuse 5")
    assert (t.score, t.frame, t.asked) == ((2, 1), "Investigation", (3,))


def test_7_2_by_the_result_as_it_stands_after_the_third_failure_was_turned(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN, leader=5)
    t.mission(fails=[1]).mission(fails=[1]).mission(1, 5, 6, fails=[1], token=3)
    t(1, "accuse 6")
    assert (t.score, t.frame, t.asked) == ((1, 2), "Investigation", (0,))


def test_7_2_by_the_result_as_it_stands_after_an_early_accusation(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN, leader=5).mission(0, 1, fails=[0], token=6)
    t.step_forward()(1, "accuse 4")
    assert (t.score, t.frame, t.asked) == ((1, 0), "Investigation", (5,))


def test_7_2_turned_twice_the_investigator_investigates(table):
    """Two successes, a failure that an early accusation makes the third success, and that a wrong one turns back."""
    t = table("resistance", seats=7, hunter=True, roles=SEVEN).mission().mission().mission(0, 5, 6, fails=[0], token=3)
    t.step_forward()(1, "accuse 4")
    assert (t.score, t.frame, t.asked) == ((3, 0), "Accusation", (4,))
    t(4, "accuse 1")
    assert (t.score, t.frame, t.asked) == ((2, 1), "Investigation", (3,))


SHOWN = {
    5: ("chief", "not_a_chief", "chief", "not_a_chief", "not_a_chief"),
    7: ("spy_chief", "not_a_chief", "not_a_chief", "resistance_chief", "not_a_chief", "not_a_chief", "not_a_chief"),
}


@pytest.mark.parametrize(("seats", "target"), [(n, seat) for n in SHOWN for seat in range(n)])
def test_7_3_the_card_that_each_shows(table, seats, target):
    leader = (target + 1) % seats
    t = table("resistance", seats=seats, hunter=True, roles=FIVE if seats == 5 else SEVEN, leader=leader).mission()
    t(leader, Investigate(target))
    card = Loyalty[SHOWN[seats][target].upper()]
    assert t.news[0] == {"event": "investigated", "seat": leader, "target": target, "card": card}


@pytest.mark.parametrize("seats", [5, 7])
def test_7_3_to_the_investigator_alone(table, read, seats):
    t = table("resistance", seats=seats, hunter=True, roles=FIVE if seats == 5 else SEVEN, leader=4).mission()
    t(4, Investigate(0))
    card = Loyalty.CHIEF if seats == 5 else Loyalty.SPY_CHIEF
    for seat in (4, 0):
        assert read(t, "investigated", seat)[0]["card"] == card
    for seat in (1, 2, 3, SPECTATOR):
        assert read(t, "investigated", seat)[0] == {"event": "investigated", "seat": 4, "target": 0, "card": None}


def test_7_3_a_seat_may_be_investigated_again(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN).mission()
    t(0, Investigate(3)).mission()
    assert Investigate(3) in t.options(1)
    assert Investigate(0) in t.options(1)


def test_r12_without_the_dummy_agent_nobody_is_asked_for_his_card(table):
    t = table("resistance", seats=7, hunter=True, roles=SEVEN).mission()(0, Investigate(3))
    assert t.frame == "Propose"
