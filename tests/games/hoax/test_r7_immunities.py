"""R7 Who is asked for an immunity, and how several are called."""

from itertools import permutations

import pytest

from hoodwink.games.hoax.actions import CallHoax, Claim, Immune, Pass
from hoodwink.games.hoax.sheet import (
    CASH,
    CHEF,
    COUSIN,
    EX_WIFE,
    GARDENER,
    LOVER,
    PRESTIGE,
    SON_IN_LAW,
    Character,
)

FOUR = "gardener lover butler cousin"


def test_r7_asks_those_whom_it_would_really_cost_a_token_now(table):
    t = table("hoax", seats=6, tokens="p1 p1 c9 p2 - p1", exhausted=(3,), out=(5,))
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    assert t.asked == (1,)  # 2 and 4 have none of it, 3 is exhausted, 5 is out


def test_r7_asks_the_neighbours_who_hold_anything(table):
    t = table("hoax", seats=5, first=1, tokens="- p1 e1 c1 c1")
    t(1, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.asked == (2,)


def test_r7_who_is_asked_depends_on_public_facts_only(table):
    """Every way the cards can lie: the same seats are asked, with the same options."""
    questions = set()
    for deal in permutations(Character, 4):
        t = table("hoax", seats=4, identities=" ".join(card.name for card in deal), tokens="p1 p1 - p3")
        t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
        questions.add((t.asked, t.options(1), t.options(3)))
    assert questions == {((1, 3), (Pass(), Immune(LOVER)), (Pass(), Immune(LOVER)))}


def test_r7_all_are_asked_together(table):
    t = table("hoax", seats=4, tokens="- p1 p1 p1")
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    assert t.asked == (1, 2, 3)
    t(3, Immune(LOVER))(1, Pass())  # in any order
    assert (t.frame, t.asked) == ("Immunity", (2,))


def test_r7_claimed_immunities_are_told_clockwise(table, read):
    """Not in the order in which the replies came in."""
    t = table("hoax", seats=4, first=2, tokens="p1 p1 - p1")
    t(2, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t(1, Immune(LOVER))(0, Immune(LOVER))(3, Immune(LOVER))
    assert [event["seat"] for event in read(t, "immune")] == [3, 0, 1]
    assert t.view().immune == ((3, LOVER), (0, LOVER), (1, LOVER))


def test_r7_each_is_asked_once_a_privilege(table, read):
    """Caught with a false immunity, or having let it pass, he can't try again."""
    t = table("hoax", seats=3, identities="butler chef cousin", tokens="- p1 p1")
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t.ballot(Immune(LOVER), Pass())
    t(2, CallHoax(1)).ballot(thumbs="down down")
    assert (t.frame, t.hands) == ("Turn", "p2 - -")
    assert len(read(t, "immune")) == 1


def test_r7_the_player_whose_turn_it_is_may_call(table):
    t = table("hoax", seats=4, identities=FOUR, tokens="- - p1 -")
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t(2, Immune(LOVER))
    assert 0 in t.asked
    t(0, CallHoax(2))
    assert t.view().hoax_card == 0
    t.ballot(thumbs="down down down")
    assert t.hands == "p1 - - -"


def test_r7_nobody_is_asked_about_a_claim_that_he_alone_could_call_but_for_the_card(table):
    """Two left, the hoax card before the one whose turn it is: the immunity stands at once."""
    t = table("hoax", seats=3, tokens="- p1 -", hoax_card=0, out=(2,))
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t(1, Immune(LOVER))
    assert (t.frame, t.hands) == ("Turn", "- p1 -")


def test_r7_the_window_opens_afresh_to_all_but_the_new_holder(table, refused):
    t = table("hoax", seats=4, identities="gardener butler chef cousin", tokens="- p1 p1 -", hoax_card=3)
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t.ballot(Immune(LOVER), Immune(LOVER))
    assert t.asked == (1, 2, 0)
    t.passes(1)(0, CallHoax(1))
    t.ballot(thumbs="up down down")
    assert t.view().hoax_card == 0
    assert t.asked == (1, 3)  # seat 3 had the card, seat 1 had passed and was caught: both may call now, 0 and 2 not
    assert t.options(1) == t.options(3) == (Pass(), CallHoax(2))
    assert refused(t, 0, CallHoax(2)).section == "9.4"
    t(1, CallHoax(2))
    assert t.view().hoax_card == 1
    assert t.asked == (3, 0, 1)
    t.ballot(thumbs="down down up")
    assert t.view().imposters == ((), (LOVER,), (LOVER,), ())
    assert t.hands == "p2 - - -"


def test_r7_a_claim_is_called_once_and_an_upheld_one_is_settled(table):
    t = table("hoax", seats=4, identities="gardener butler chef cousin", tokens="- p1 p1 -")
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t.ballot(Immune(LOVER), Immune(LOVER))
    t(3, CallHoax(1)).ballot(thumbs="up up down")
    assert t.view().immune == ((2, LOVER),)
    assert t.options(1) == t.options(0) == (Pass(), CallHoax(2))
    t.passes()
    assert t.hands == "- p1 p1 -"


def test_r7_the_first_call_closes_the_window_over_all_of_them(table, refused):
    t = table("hoax", seats=4, tokens="- p1 p1 -")
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t.ballot(Immune(LOVER), Immune(LOVER))
    t(3, CallHoax(1))
    assert t.frame == "ImmunityVote"
    assert refused(t, 0, CallHoax(2)).section == "9.4"


@pytest.mark.parametrize(
    "claim",
    [
        Claim(EX_WIFE, takes=CASH),
        Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1),
        Claim(COUSIN, takes=CASH),
        Claim(LOVER, takes=PRESTIGE),
    ],
)
def test_r7_alternatives_that_only_touch_the_supply_open_no_window(table, claim):
    t = table("hoax", seats=3, tokens="c1 c1p1e1 c1p1e1")
    t(0, claim).passes()
    assert (t.frame, t.asked) == ("Turn", (0,))


def test_r7_only_the_one_who_would_lose_is_asked(table):
    t = table("hoax", seats=4, tokens="c1 p2 p2 p2")
    t(0, Claim(GARDENER, takes=PRESTIGE, of=2)).passes()
    assert t.asked == (2,)
    t = table("hoax", seats=4, tokens="c1 p2 p2 p2")
    t(0, Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1, of=3)).passes()
    assert t.asked == (3,)
