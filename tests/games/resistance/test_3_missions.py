"""§3 Missions."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance.actions import PlayCard
from hoodwink.games.resistance.roles import Card
from hoodwink.testing import Won

SUCCESS, FAIL = PlayCard(Card.SUCCESS), PlayCard(Card.FAIL)
SPIES_FIRST = {5: "spy spy", 6: "spy spy", 7: "spy spy spy", 8: "spy spy spy", 9: "spy spy spy", 10: "spy spy spy spy"}


def test_3_1_each_member_plays_and_nobody_else(table, refused):
    t = table("resistance", seats=5, roles="spy resistance spy").team(1, 2).approve()
    assert t.asked == (1, 2)
    assert refused(t, 0, FAIL).section == "3.1"
    t.cards(fails=[2])
    assert t.news[0] == {"event": "mission", "number": 1, "team": 0b110, "success": 1, "fail": 1, "chief_fail": 0,
                         "reverse": 0, "succeeded": False}  # fmt: skip


def test_3_1_only_the_counts_are_shown(table):
    """Who failed makes no difference to any other seat."""
    seen = []
    for traitor in (0, 1):
        t = table("resistance", seats=5, roles="spy spy").team(0, 1).approve().cards(fails=[traitor])
        seen.append([t.view(seat) for seat in (2, 3, 4, SPECTATOR)])
        assert t.view(traitor).mine == (Card.FAIL, None)
        assert t.view(1 - traitor).mine == (Card.SUCCESS, None)
        assert t.view(4).mine == (None, None)
    assert seen[0] == seen[1]


def test_3_1_a_card_that_is_in_is_sealed(table):
    t = table("resistance", seats=5, roles="spy resistance").team(0, 1).approve()
    before = [t.view(seat) for seat in (1, 2, SPECTATOR)]
    t(0, FAIL)
    assert [t.view(seat) for seat in (1, 2, SPECTATOR)] == before
    assert t.view(0).replied is not None


def test_3_2_resistance_plays_success_and_is_asked_all_the_same(table, refused):
    t = table("resistance", seats=5, roles="spy resistance").team(0, 1).approve()
    assert t.asked == (1, 0)
    assert t.options(0) == (SUCCESS, FAIL)
    assert t.options(1) == (SUCCESS,)
    refused(t, 1, FAIL)


@pytest.mark.parametrize("fails", [[0], [0, 1]])
def test_3_3_one_fail_is_enough(table, fails):
    t = table("resistance", seats=6, roles="spy spy").team(0, 1).approve().cards(fails=fails)
    assert t.news[0]["succeeded"] is False
    assert t.score == (0, 1)


def test_3_3_without_a_fail_it_succeeds_spies_or_not(table):
    t = table("resistance", seats=6, roles="spy spy").team(0, 1).approve().cards()
    assert t.news[0]["succeeded"] is True
    assert t.score == (1, 0)


@pytest.mark.parametrize("seats", SPIES_FIRST)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_3_4_two_fails_are_needed_on_the_fourth_from_seven_seats_on(table, seats, number):
    t = table("resistance", seats=seats, roles=SPIES_FIRST[seats])
    for before in range(1, number):
        t.mission(fails=[0, 1] if before % 2 == 0 else [])
    t.mission(fails=[0])
    lost = number // 2 - (number % 2 == 0)
    won = number - 1 - lost
    survives = seats >= 7 and number == 4
    assert t.score == ((won + 1, lost) if survives else (won, lost + 1))


@pytest.mark.parametrize("seats", [7, 10])
def test_3_4_two_fails_do_it(table, seats):
    t = table("resistance", seats=seats, roles=SPIES_FIRST[seats])
    t.mission().mission().mission(fails=[0]).mission(fails=[0, 1])
    assert t.score == (2, 2)


def test_3_5_after_a_mission_the_next_seat_leads(table):
    t = table("resistance", seats=5, leader=3).mission()
    assert t.leader == 4
    t.team(0, 1, 2).reject()
    assert t.leader == 0
    t.mission()
    assert t.leader == 1


def test_3_6_three_successes_win_for_the_resistance(table):
    t = table("resistance", seats=5, roles="spy resistance spy").mission().mission()
    assert (t.over, t.outcome, t.ending) == (False, None, "")
    t.mission()
    assert t.outcome == Won(1, 3, 4, points=1)
    assert t.points == (0, 1, 0, 1, 1)
    assert t.ending == "three missions"


def test_3_6_three_failures_win_for_the_spies(table):
    t = table("resistance", seats=5, roles="spy resistance spy").mission().mission(fails=[0]).mission(fails=[0])
    assert not t.over
    t.mission(fails=[2])
    assert t.outcome == Won(0, 2, points=1)
    assert t.ending == "three missions"


def test_3_6_at_the_end_all_characters_are_shown(table, read):
    t = (
        table("resistance", seats=5, roles="spy resistance spy")
        .mission(fails=[0])
        .mission(fails=[0])
        .mission(fails=[0])
    )
    for seat in (1, 4, SPECTATOR):
        assert t.view(seat).roles == (1, 0, 1, 0, 0)
        assert t.view(seat).winner == 1
        assert read(t, "won", seat) == [{"event": "won", "side": 1}]
        assert read(t, "shown", seat) == [{"event": "shown", "roles": (1, 0, 1, 0, 0)}]
