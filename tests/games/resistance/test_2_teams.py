"""§2 Building a team."""

from itertools import combinations

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance.actions import Propose, Vote
from hoodwink.testing import Won

SIZES = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
ALL_SEATS = pytest.mark.parametrize("seats", SIZES)


@ALL_SEATS
def test_2_1_team_sizes_by_seats_and_mission(table, seats):
    """Each team of the size, and no other; success and failure in turn make it five missions."""
    t = table("resistance", seats=seats, roles="spy spy")
    for number, size in enumerate(SIZES[seats]):
        assert t.view().number == number
        assert t.options(t.leader) == tuple(Propose(team) for team in combinations(range(seats), size))
        t.mission(fails=[0, 1] if number % 2 == 0 else [])
    assert t.over


def test_2_1_the_leader_may_be_on_the_team_or_not(table):
    t = table("resistance", seats=5, leader=3)
    assert t.asked == (3,)
    assert {3 in team.team for team in t.options(3)} == {True, False}
    t.team(0, 1)
    assert t.news == [{"event": "proposed", "seat": 3, "team": 0b11, "mission": 1}]
    assert t.view().team == (0, 1)


def test_2_1_nobody_else_names_a_team(table, refused):
    t = table("resistance", seats=5, leader=3)
    assert refused(t, 2, Propose((0, 1))).section == "2.1"
    assert refused(t, 3, Propose((0, 1, 2))).section == "2.1"


def test_2_2_all_vote_at_the_same_time(table):
    t = table("resistance", seats=6, leader=4).team(0, 1)
    assert t.asked == (5, 0, 1, 2, 3, 4)
    assert {t.options(seat) for seat in range(6)} == {(Vote(approve=True), Vote(approve=False))}
    before = [t.view(seat) for seat in (1, 2, SPECTATOR)]
    t(0, Vote(approve=False))
    assert t.news == []
    for seat, view in zip((1, 2, SPECTATOR), before, strict=True):
        assert t.view(seat).log == view.log
        assert t.view(seat).replied is None
    assert t.view(2).waiting == (1, 2, 3, 4, 5)  # who has voted is seen, how is not


def test_2_2_then_every_vote_is_open(table, read):
    t = table("resistance", seats=6).team(0, 1).votes("+-++-+")
    for seat in (0, 4, SPECTATOR):
        assert read(t, "voted", seat) == [{"event": "voted", "approve": 0b101101, "reject": 0b010010}]
    assert t.frame == "MissionCards"


@pytest.mark.parametrize(
    ("marks", "goes"),
    [("+++--", True), ("++---", False), ("+++---", False), ("++++---", True), ("+++----", False), ("++++----", False),
     ("+++++-----", False), ("++++++----", True)],
)  # fmt: skip
def test_2_2_more_than_half_approve_and_a_tie_rejects(table, marks, goes):
    t = table("resistance", seats=len(marks))
    t.team(*range(SIZES[len(marks)][0])).votes(marks)
    assert (t.frame == "MissionCards") is goes
    assert t.rejections == (0 if goes else 1)
    assert t.leader == (0 if goes else 1)


def test_2_3_after_a_rejection_the_next_seat_clockwise_leads(table):
    t = table("resistance", seats=5, leader=4).team(0, 1).reject()
    assert [event["event"] for event in t.news] == ["voted", "rejected", "leader"]
    assert (t.leader, t.asked, t.frame) == (0, (0,), "Propose")
    assert t.view().rejections == 1
    assert t.view().number == 0


def test_2_4_five_rejections_running_win_for_the_spies(table):
    t = table("resistance", seats=5, roles="resistance spy resistance spy resistance", leader=3)
    for _ in range(4):
        t.team(0, 1).reject()
        assert not t.over
    t.team(0, 1).votes("++---")
    assert t.outcome == Won(1, 3, points=1)
    assert t.ending == "five rejections"


def test_2_4_a_mission_begins_the_count_anew(table):
    t = table("resistance", seats=5)
    for _ in range(4):
        t.team(0, 1).reject()
    assert t.rejections == 4
    t.mission()
    assert t.rejections == 0
    for _ in range(4):
        t.team(0, 1, 2).reject()
    assert not t.over


def test_2_4_without_any_accusation_with_the_hunter_module(table):
    t = table("resistance", seats=7, hunter=True, inquisitor=True, reverser="both",
              roles="spy_chief spy_hunter spy_reverser")  # fmt: skip
    for _ in range(5):
        t.team(0, 1).reject()
    assert t.outcome == Won(0, 1, 2, points=1)
    assert t.ending == "five rejections"
    assert not [event for event in t.events if event["event"] == "hunter"]
