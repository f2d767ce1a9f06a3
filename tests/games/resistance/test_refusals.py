"""A refusal names the paragraph that the reply breaks, not only the section that is in progress."""

from hoodwink.games.resistance.actions import Accuse, Aim, Examine, PlayCard
from hoodwink.games.resistance.roles import Card

FAIL, CHIEF_FAIL, REVERSE = PlayCard(Card.FAIL), PlayCard(Card.CHIEF_FAIL), PlayCard(Card.REVERSE)


def test_3_2_a_fail_of_the_resistance(table, refused):
    t = table("resistance", seats=5, roles="spy resistance").team(0, 1).approve()
    assert refused(t, 1, FAIL).section == "3.2"


def test_4_3_the_fifth_before_two_successes(table, refused):
    t = table("resistance", seats=6, targeting=True)
    assert refused(t, 0, Aim(5)).section == "4.3"


def test_6_3_a_plain_fail_of_a_spy_chief_and_a_chief_fail_of_another(table, refused):
    t = table("resistance", seats=7, hunter=True, roles="spy_chief spy_hunter chief").team(0, 1).approve()
    assert refused(t, 0, FAIL).section == "6.3"
    assert refused(t, 1, CHIEF_FAIL).section == "6.3"


def test_10_3_one_who_has_held_the_token(table, refused):
    t = table("resistance", seats=7, inquisitor=True, leader=1).mission().mission()
    assert refused(t, 0, Examine(0)).section == "10.3"


def test_11_1_a_fail_of_a_reverser_and_a_reverse_of_another(table, refused):
    t = table("resistance", seats=7, reverser="both", roles="spy_reverser spy").team(0, 1).approve()
    assert refused(t, 0, FAIL).section == "11.1"
    assert refused(t, 1, REVERSE).section == "11.1"


def test_r11_one_who_was_accused_before(table, refused):
    t = table("resistance", seats=7, hunter=True, roles="spy_chief spy_hunter spy chief hunter")
    t.mission().mission().mission()(4, Accuse(5)).mission()
    assert refused(t, 4, Accuse(5)).section == "R11"
