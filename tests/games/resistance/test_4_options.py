"""§4 Options of the base game."""

import pytest

from hoodwink.games.resistance.actions import Aim

SIX = {1: 2, 2: 3, 3: 4, 4: 3, 5: 4}


def test_4_1_blind_spies_do_not_know_each_other(table):
    t = table("resistance", seats=10, blind_spies=True, roles="spy resistance spy resistance spy resistance spy")
    assert [t.knows(seat) for seat in range(10)] == [{}] * 10


def test_4_2_the_leader_names_the_mission_with_the_team(table):
    t = table("resistance", seats=6, targeting=True, leader=2)
    assert (t.asked, t.frame) == ((2,), "Aim")
    assert t.options(2) == (Aim(1), Aim(2), Aim(3), Aim(4))
    t(2, Aim(3))
    assert t.news == [{"event": "aimed", "seat": 2, "mission": 3}]
    assert {len(team.team) for team in t.options(2)} == {4}
    t.team(0, 1, 2, 3)
    assert t.news == [{"event": "proposed", "seat": 2, "team": 0b1111, "mission": 3}]
    assert t.frame == "TeamVote"


def test_4_2_each_mission_is_done_once(table, refused):
    t = table("resistance", seats=6, targeting=True, roles="spy spy")
    t.mission(aim=3).mission(aim=1, fails=[0])
    assert t.options(t.leader) == (Aim(2), Aim(4))
    assert refused(t, t.leader, Aim(3)).section == "4.2"
    assert [done[0] for done in t.view().missions] == [2, 0]


def test_4_2_a_rejected_team_leaves_its_mission_open(table):
    t = table("resistance", seats=6, targeting=True).team(0, 1, 2, aim=2).reject()
    assert t.options(1) == (Aim(1), Aim(2), Aim(3), Aim(4))


def test_4_2_the_last_that_is_left_is_not_asked_for(table):
    t = table("resistance", seats=6, targeting=True, roles="spy spy")
    t.mission(aim=4).mission(aim=3).mission(aim=2, fails=[0]).mission(aim=1, fails=[1])
    assert (t.frame, t.view().number) == ("Propose", 4)
    assert t.events[-1] == {"event": "aimed", "seat": t.leader, "mission": 5}
    assert {len(team.team) for team in t.options(t.leader)} == {4}


def test_4_3_the_fifth_only_after_two_others_have_succeeded(table, refused):
    t = table("resistance", seats=6, targeting=True, roles="spy spy").mission(aim=1)
    refused(t, t.leader, Aim(5))
    t.mission(aim=2, fails=[0])
    assert Aim(5) not in t.options(t.leader)
    t.mission(aim=4)
    assert t.options(t.leader) == (Aim(3), Aim(5))
    t.mission(aim=5, fails=[1])
    assert t.view().number == 2  # the third is the last that is left


def test_4_3_a_success_that_was_turned_over_does_not_count(table):
    """The third success becomes a failure; two remain. Turned the other way, an early accusation makes one."""
    t = table("resistance", seats=6, targeting=True, hunter=True, roles="spy_chief spy_hunter chief hunter")
    t.mission(aim=1).go_on().mission(aim=2, fails=[0])
    t.step_forward()(1, "accuse 3").go_on()
    assert t.score == (2, 0)
    assert Aim(5) in t.options(t.leader)
    t.mission(aim=3)(3, "accuse 1").go_on()
    assert t.score == (2, 1)
    assert t.options(t.leader) == (Aim(4), Aim(5))


@pytest.mark.parametrize("aim", SIX)
def test_4_3_the_team_size_goes_with_the_mission_named(table, aim):
    t = table("resistance", seats=6, targeting=True)
    if aim == 5:
        t.mission(aim=1).mission(aim=2)
    t(t.leader, Aim(aim))
    assert {len(team.team) for team in t.options(t.leader)} == {SIX[aim]}


@pytest.mark.parametrize(("aim", "succeeds"), [(1, False), (2, False), (3, False), (4, True)])
def test_4_3_so_does_the_two_fail_rule(table, aim, succeeds):
    t = table("resistance", seats=7, targeting=True, roles="spy spy spy").mission(aim=aim, fails=[0])
    assert t.score == ((1, 0) if succeeds else (0, 1))


def test_4_3_the_fourth_that_is_done_needs_one_fail_if_it_is_another(table):
    t = table("resistance", seats=7, targeting=True, roles="spy spy spy")
    t.mission(aim=4).mission(aim=1, fails=[0]).mission(aim=2, fails=[0]).mission(fails=[0])
    assert t.view().missions[-1][0] == 2
    assert t.score == (1, 3)


def test_4_3_the_inquisitor_counts_missions_done(table):
    t = table("resistance", seats=7, targeting=True, inquisitor=True, roles="spy spy spy")
    t.mission(aim=4)
    assert t.frame == "Aim"
    t.mission(aim=1)
    assert t.frame == "Inquisition"


def test_4_3_the_investigator_is_missing_when_four_are_done(table):
    """Mission 5 as the third has a token and an investigation, mission 4 as the fifth has none."""
    t = table("resistance", seats=7, targeting=True, hunter=True, roles="spy_chief spy_hunter spy chief hunter")
    t.mission(aim=1).go_on().mission(aim=2).go_on().team(0, 4, 5, 6, aim=5, token=3)
    t.approve().cards(fails=[0]).passes()
    assert (t.frame, t.asked) == ("Investigation", (3,))
    t.go_on().mission(aim=3, fails=[0]).go_on()
    assert t.score == (2, 2)
    t.team(0, 1, 4, 5)
    assert t.frame == "TeamVote"
    assert t.view().investigator is None
