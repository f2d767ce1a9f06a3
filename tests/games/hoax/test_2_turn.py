"""§2 A turn."""

import pytest

from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Give, Immune, Investigate, Pass, Take, Vote
from hoodwink.games.hoax.sheet import (
    BUTLER,
    CASH,
    CHEF,
    COUSIN,
    EVIDENCE,
    EX_WIFE,
    GARDENER,
    LOVER,
    PRESTIGE,
    SON_IN_LAW,
    Character,
)

CLUE = "chef cousin gardener son-in-law"


def verbs(t, seat):
    return {type(action) for action in t.options(seat)}


def turn(t, seat):
    """A whole turn that costs nobody anything."""
    t(seat, Claim(LOVER, takes=EVIDENCE)).passes()
    t(seat, Done())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_2_1_turns_go_clockwise(table, read, seats):
    t = table("hoax", seats=seats, first=1)
    order = [(1 + n) % seats for n in range(seats + 2)]
    for seat in order:
        assert t.asked == (seat,)
        assert t.view().turn == seat
        turn(t, seat)
    assert [event["seat"] for event in read(t, "turn")][:-1] == order


def test_2_1_who_is_out_has_no_turn(table):
    t = table("hoax", seats=5, first=4, out=(0, 2))
    for seat in (4, 1, 3, 4, 1):
        assert t.asked == (seat,)
        turn(t, seat)


def test_2_2_a_turn_offers_claims_accusations_and_what_can_be_paid_for(table):
    t = table("hoax", seats=3, tokens="c1p1e1 - -")
    assert verbs(t, 0) == {Claim, Investigate, Accuse}
    assert verbs(table("hoax", seats=3), 0) == {Claim, Accuse}


def test_2_2_a_claim_is_owed(table, refused):
    t = table("hoax", seats=3)
    error = refused(t, 0, Done())
    assert (error.section, error.reason) == ("2.2", "a claim has to be made first")


def test_2_2_a_refusal_says_who_what_why_and_by_which_rule(table, refused):
    t = table("hoax", seats=3)
    assert str(refused(t, 0, Done())) == "seat 0 may not done: a claim has to be made first (§2.2)"
    error = refused(t, 1, Claim(COUSIN, takes=CASH))
    assert str(error) == "seat 1 may not claim cousin takes=cash: it is not asked now (§2.2)"


def test_2_2_other_verbs_have_no_place_in_a_turn(table, refused):
    t = table("hoax", seats=3)
    t(0, Claim(COUSIN, takes=CASH)).passes()
    for action in (Pass(), CallHoax(), Vote(up=True), Take(CASH), Give(CASH), Immune(CHEF)):
        error = refused(t, 0, action)
        assert (error.section, error.reason) == ("2.2", "it is not one of the options")


def test_2_2_a_claim_is_owed_after_everything_else(table, refused):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue(CLUE)
    t(0, Accuse(1, CHEF))
    assert verbs(t, 0) == {Claim}
    assert refused(t, 0, Done()).section == "2.2"


def test_2_2_one_claim_a_turn(table, refused):
    t = table("hoax", seats=3, tokens="c1p1e1 - -")
    t(0, Claim(COUSIN, takes=CASH)).passes()
    assert verbs(t, 0) == {Done, Investigate, Accuse}
    for claim in (Claim(COUSIN, takes=CASH), Claim(BUTLER, helps=1), Claim(CHEF, EVIDENCE, CASH, 1)):
        error = refused(t, 0, claim)
        assert (error.section, error.reason) == ("2.2", "the claim of this turn is made")


def test_2_2_one_accusation_a_turn(table, refused):
    t = table("hoax", seats=4, identities="butler chef lover cousin")
    t(0, Accuse(1, CHEF))
    assert verbs(t, 0) == {Claim}
    error = refused(t, 0, Accuse(2, LOVER))
    assert (error.section, error.reason) == ("2.2", "the accusation of this turn is made")
    t(0, Claim(COUSIN, takes=CASH)).passes()
    assert t.asked == (2,)


def test_2_2_the_next_turn_has_a_claim_and_an_accusation_of_its_own(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin")
    t(0, Accuse(1, CHEF))(0, Claim(COUSIN, takes=CASH)).passes()
    assert verbs(t, 2) == {Claim, Accuse}
    assert (t.view().claimed, t.view().accused) == (False, False)


def test_2_2_claim_then_accusation_then_investigation(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", tokens="p1e1 - - -")
    t(0, Claim(COUSIN, takes=CASH)).passes()
    t(0, Accuse(3, COUSIN))
    t(0, Investigate(1)).clue(CLUE)
    assert t.asked == (1,)


def test_2_2_investigation_then_claim_then_investigation_then_accusation(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", tokens="c1p2e2 - - -")
    t(0, Investigate(1)).clue(CLUE)
    t(0, Claim(COUSIN, takes=CASH)).passes()
    t(0, Investigate(1)).clue(CLUE)
    t(0, Accuse(1, CHEF))
    assert t.asked == (2,)
    assert t.view().remaining == (0, 2, 3)


def test_2_2_accusation_then_investigation_then_claim(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", tokens="c1p1e1 - - -")
    t(0, Accuse(3, COUSIN))
    t(0, Investigate(1)).clue(CLUE)
    t(0, Claim(EX_WIFE, takes=CASH)).passes()
    assert t.asked == (1,)


def test_2_3_the_turn_ends_when_its_player_says_so(table):
    t = table("hoax", seats=3)
    t(0, Claim(COUSIN, takes=CASH)).passes()
    assert t.asked == (0,)  # an accusation is still possible
    t(0, Done())
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_2_3_it_ends_by_itself_when_nothing_else_is_possible(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin")
    t(0, Accuse(1, CHEF))(0, Claim(COUSIN, takes=CASH)).passes()
    assert (t.frame, t.asked) == ("Turn", (2,))


def test_2_3_it_goes_on_while_an_investigation_can_be_paid_for(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", tokens="p1e1 c1 - -")
    t(0, Accuse(3, COUSIN))(0, Claim(COUSIN, takes=CASH)).passes()
    assert t.asked == (0,)
    assert t.options(0) == (Done(), Investigate(1), Investigate(2))
    t(0, Done())
    assert t.asked == (1,)


def test_2_3_it_ends_when_its_player_is_eliminated(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", tokens="c1p1e1 - - -")
    t(0, Accuse(1, LOVER))
    assert (t.frame, t.asked, t.view().turn) == ("Turn", (1,), 1)


TARGETED = [
    Claim(SON_IN_LAW, takes=CASH),  # names nobody: always there
    *(Claim(GARDENER, takes=PRESTIGE, of=seat) for seat in range(6)),
    *(Claim(BUTLER, helps=seat) for seat in range(6)),
    *(Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1, of=seat) for seat in range(6)),
    *(Investigate(seat) for seat in range(6)),
    *(Accuse(seat, name) for seat in range(6) for name in Character),
]


def aims_at(action):
    for field in ("target", "of", "helps"):
        if getattr(action, field, None) is not None:
            return getattr(action, field)
    return None


def test_2_4_a_target_is_another_player_who_is_still_in(table, refused):
    """Seat 1 of five; seat 3 is out; there is no seat 5."""
    t = table("hoax", seats=5, first=1, tokens="p1 c1p1e1 p1 p1 p1", out=(3,))
    for action in TARGETED:
        if aims_at(action) in (0, 2, 4, None):
            assert action in t.options(1)
        else:
            error = refused(t, 1, action)
            assert (error.section, error.reason) == ("2.4", "the target has to be another player who is still in")


def test_2_4_with_two_players_left_there_is_one_target(table):
    t = table("hoax", seats=6, first=2, tokens="p1 p1 c1p1e1 p1 p1 p1", out=(0, 1, 3, 4))
    aimed = {aims_at(action) for action in t.options(2)}
    assert aimed == {None, 5}


def test_2_4_the_same_hands_offer_others_when_others_are_in(table):
    """What a turn offers is remembered by what lies on the table: the seats still in are part of it."""
    hands = "c1p1e1 p1 p1 p1"
    for out, left in (((), {1, 2, 3}), ((3,), {1, 2}), ((1, 2), {3}), ((2,), {1, 3})):
        t = table("hoax", seats=4, tokens=hands, out=out)
        assert {aims_at(action) for action in t.options(0)} == {None, *left}


def test_2_4_the_same_target_is_offered_each_player_by_his_own_hand(table):
    """Seats 0 and 2 look at seat 1 and the same hands; only seat 2 can pay for an investigation."""
    hands = "c1 - c1p1e1"
    assert Investigate(1) not in table("hoax", seats=3, first=0, tokens=hands, out=(2,)).options(0)
    assert Investigate(1) in table("hoax", seats=3, first=2, tokens=hands, out=(0,)).options(2)
