"""§5 Accusations."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Investigate
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, COUSIN, EVIDENCE, LOVER, SON_IN_LAW, Character
from hoodwink.testing import Won

FOUR = "butler chef lover cousin"


def test_5_1_the_answer_is_for_all_the_name_for_the_two(table, read):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Accuse(1, LOVER))
    public = {"event": "accused", "seat": 0, "target": 1, "right": False}
    for seat in (0, 1):
        assert read(t, "accused", seat) == [public | {"name": LOVER}]
    for seat in (2, 3, SPECTATOR):
        assert read(t, "accused", seat) == [public | {"name": None}]


def test_5_1_no_other_seat_can_tell_one_wrong_name_from_another(table):
    one, other = (table("hoax", seats=4, identities=FOUR) for _ in range(2))
    one(0, Accuse(1, LOVER))
    other(0, Accuse(1, BUTLER))
    for seat in (2, 3, SPECTATOR):
        assert one.view(seat) == other.view(seat)
    for seat in (0, 1):
        assert one.view(seat) != other.view(seat)


def test_5_1_the_name_of_a_right_accusation_is_a_secret_of_the_two_as_well(table, read):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Accuse(1, CHEF))
    assert [read(t, "accused", seat)[0]["name"] for seat in (0, 1, 2, 3, SPECTATOR)] == [CHEF, CHEF, None, None, None]


@pytest.mark.parametrize("name", Character)
def test_5_1_the_answer_is_true(table, name):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Accuse(3, name))
    assert t.news[0]["right"] == (name == COUSIN)
    assert t.view().remaining == ((0, 1, 2) if name == COUSIN else (1, 2, 3))


def test_5_1_nobody_is_asked_for_the_answer(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Accuse(1, CHEF))
    assert (t.frame, t.asked) == ("Turn", (0,))


def test_5_2_right_the_accused_is_out_and_his_tokens_go_to_the_accuser(table):
    t = table("hoax", seats=4, identities=FOUR, tokens="c1 c2e1 - p1")
    t(0, Accuse(1, CHEF))
    assert t.view().remaining == (0, 2, 3)
    assert t.hands == "c3e1 - - p1"
    assert [event["event"] for event in t.news] == ["accused", "out"]
    assert t.news[1]["seat"] == 1


def test_5_2_the_imposter_tokens_of_the_accused_stay_on_his_sheet(table):
    t = table("hoax", seats=4, identities=FOUR, imposters="lover butler,cousin - -")
    t(0, Accuse(1, CHEF))
    assert t.view().imposters == ((LOVER,), (COUSIN, BUTLER), (), ())


def test_5_3_wrong_the_accuser_is_out_and_all_his_tokens_go_back(table):
    t = table("hoax", seats=4, identities=FOUR, tokens="c1p2e3 c1 - -", imposters="lover,chef butler - -")
    t(0, Accuse(1, LOVER))
    assert t.view().remaining == (1, 2, 3)
    assert t.hands == "- c1 - -"
    assert t.view().imposters == ((), (BUTLER,), (), ())
    assert t.news[1] == {"event": "out", "seat": 0}


def test_5_3_after_a_wrong_accusation_the_next_player_is_the_accusers_left(table):
    t = table("hoax", seats=5, identities=FOUR, first=2)
    t(2, Accuse(0, LOVER))
    assert (t.frame, t.asked) == ("Turn", (3,))


def test_5_4_an_eliminated_players_identity_stays_secret(table):
    for accusation in (Accuse(1, CHEF), Accuse(1, LOVER)):
        t = table("hoax", seats=4, identities=FOUR)
        t(0, accusation)
        for seat in (0, 1, 2, 3, SPECTATOR):
            assert t.view(seat).identities is None
        assert [t.view(seat).identity for seat in range(4)] == [BUTLER, CHEF, LOVER, COUSIN]


def test_5_4_those_who_watch_learn_only_that_he_is_out(table):
    """Another card before seat 1, rightly named: seats 2 and 3 and the spectator see the same."""
    one = table("hoax", seats=4, identities=FOUR)(0, Accuse(1, CHEF))
    other = table("hoax", seats=4, identities="butler son-in-law lover cousin")(0, Accuse(1, SON_IN_LAW))
    for seat in (2, 3, SPECTATOR):
        assert one.view(seat) == other.view(seat)


def test_5_4_an_eliminated_player_is_asked_nothing_any_more(table, refused):
    t = table("hoax", seats=5, identities=FOUR, first=4)
    t(4, Accuse(3, LOVER))
    t(0, Claim(BUTLER, helps=1))
    assert t.asked == (1, 2, 3)
    error = refused(t, 4, CallHoax())
    assert (error.section, error.reason) == ("R10", "it is out of the game")
    t(1, CallHoax())
    assert t.asked == (1, 2, 3)
    assert t.options(4) == ()


def test_5_2_an_accusation_can_follow_an_investigation_paid_in_the_same_turn(table):
    t = table("hoax", seats=3, identities=FOUR, tokens="c1p1e1 - -")
    t(0, Investigate(2)).clue("lover chef cousin gardener")
    t(0, Accuse(2, LOVER))
    t(0, Claim(LOVER, takes=EVIDENCE)).passes()
    assert t.asked == (1,)
    t(1, Claim(COUSIN, takes=CASH)).passes()
    t(1, Done())
    t(0, Accuse(1, CHEF))
    assert t.outcome == Won(0, points=3)
