"""R1 to R6: what the rulebook leaves open about turns, claims, calls and votes."""

from itertools import permutations

import pytest

from hoodwink.core.match import Match
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Immune, Investigate, Pass, Take, Vote
from hoodwink.games.hoax.sheet import (
    BUTLER,
    CASH,
    CHEF,
    COUSIN,
    EVIDENCE,
    GARDENER,
    LOVER,
    PRESTIGE,
    SON_IN_LAW,
    Character,
)
from hoodwink.testing import Won

FOUR = "gardener lover butler cousin"
UP, DOWN = Vote(up=True), Vote(up=False)


def verbs(t, seat):
    return {type(action) for action in t.options(seat)}


# R1 A turn ------------------------------------------------------------------------------------------------------------


def test_r1_seized_tokens_can_be_spent_in_the_same_turn(table):
    t = table("hoax", seats=3, identities=FOUR, tokens="c1p1 e1 -")
    t(0, Accuse(1, LOVER))
    assert t.hand(0) == "c1p1e1"
    t(0, Investigate(2)).clue("butler chef lover cousin")
    t(0, Claim(COUSIN, takes=CASH)).passes()
    assert t.hand(0) == "c1"


def test_r1_a_claim_that_is_voted_down_is_used_up_the_rest_stays_open(table):
    t = table("hoax", seats=3, identities=FOUR, tokens="c1p1e1 - -")
    t(0, Claim(COUSIN, takes=CASH))(1, CallHoax()).ballot(thumbs="down down")
    assert t.asked == (0,)
    assert verbs(t, 0) == {Done, Investigate, Accuse}


def test_r1_after_a_wrong_accusation_no_claim_is_owed(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Accuse(1, CHEF))
    assert t.asked == (1,)
    assert not any(event["event"] == "claimed" for event in t.events)


# R2 First players -----------------------------------------------------------------------------------------------------


def test_r2_later_games_are_begun_by_the_winner_whoever_was_named_for_the_first(table):
    t = table("hoax", seats=4, identities=FOUR, first=1, out=(0, 2))
    t(1, Accuse(3, COUSIN))
    assert t.game.again(t.state).options["first"] == 1
    t = table("hoax", seats=4, identities=FOUR, first=1, out=(0, 2))
    t(1, Accuse(3, CHEF))
    again = t.game.again(t.state)
    assert again.options["first"] == 3
    assert Match(again, 5).asked == (3,)


# R3 Claims ------------------------------------------------------------------------------------------------------------


def test_r3_a_claim_states_everything_that_the_claimant_decides(table):
    t = table("hoax", seats=3, immunities=False, tokens="c2 p2 -")
    t(0, Claim(GARDENER, takes=PRESTIGE, of=1)).passes()
    assert t.hands == "c2p2 - -"  # nothing is asked after it


def test_r3_what_others_decide_is_asked_when_the_claim_stands(table):
    t = table("hoax", seats=3, identities=FOUR)
    t(0, Claim(BUTLER, helps=1))
    assert t.asked == (1, 2)
    assert t.options(1) == (Pass(), CallHoax())
    t.passes()
    assert t.options(1) == (Take(CASH), Take(PRESTIGE), Take(EVIDENCE))


def test_r3_only_the_character_is_on_trial(table):
    """The Gardener who names a type that his victim has not is no imposter."""
    t = table("hoax", seats=3, identities="gardener", tokens="- c1 c1")
    t(0, Claim(GARDENER, takes=EVIDENCE, of=1))(1, CallHoax()).ballot(thumbs="down down")
    assert t.outcome == Won(0, points=1)


# R4 The window --------------------------------------------------------------------------------------------------------


def test_r4_holder_of_the_hoax_card_is_not_asked(table):
    t = table("hoax", seats=5, first=3, hoax_card=0, out=(1,))
    t(3, Claim(LOVER, takes=EVIDENCE))
    assert t.asked == (4, 2)
    assert t.view().waiting == (2, 4)


def test_r4_polled_seats_are_asked_clockwise_from_the_claimant(table):
    t = table("hoax", seats=6, first=4)
    t(4, Claim(LOVER, takes=EVIDENCE))
    assert t.asked == (5, 0, 1, 2, 3)


def test_r4_the_first_call_closes_the_window(table, refused):
    t = table("hoax", seats=4)
    t(0, Claim(LOVER, takes=EVIDENCE)).passes(1)
    t(3, CallHoax())
    assert (t.frame, t.view().hoax_card) == ("ClaimVote", 3)
    assert refused(t, 2, CallHoax()).section == "6.3"
    assert refused(t, 3, Pass()).section == "6.3"  # it can't be taken back


def test_r4_who_had_passed_before_the_call_is_seen(table, read):
    t = table("hoax", seats=5)
    t(0, Claim(LOVER, takes=EVIDENCE)).passes(1, 3)(2, CallHoax())
    assert read(t, "called") == [{"event": "called", "seat": 2, "claimant": 0, "passed": 0b01010}]


def test_r4_the_last_to_be_asked_may_still_call(table, read):
    t = table("hoax", seats=4)
    t(0, Claim(LOVER, takes=EVIDENCE)).passes(1, 2)(3, CallHoax())
    assert read(t, "called") == [{"event": "called", "seat": 3, "claimant": 0, "passed": 0b0110}]


def test_r4_a_pass_is_given_once(table, refused):
    t = table("hoax", seats=4)
    t(0, Claim(LOVER, takes=EVIDENCE)).passes(1)
    assert refused(t, 1, CallHoax()).reason == "it has answered"


def test_r4_a_claim_is_called_once(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="up up down")
    assert t.frame == "Turn"
    assert t.hand(0) == "c1e1"


def test_r4_if_nobody_may_call_the_claim_stands_at_once(table):
    t = table("hoax", seats=4, hoax_card=2, out=(1, 3))
    t(0, Claim(LOVER, takes=EVIDENCE))
    assert (t.frame, t.hand(0)) == ("Turn", "c1e1")


@pytest.mark.parametrize("name", [LOVER, CHEF])
def test_r4_the_card_of_an_eliminated_holder_goes_back_to_the_centre(table, name):
    """Seat 1 is the Lover: the accused leaves, or the accuser does."""
    holder = 1 if name == LOVER else 0
    t = table("hoax", seats=4, identities=FOUR, hoax_card=holder)
    t(0, Accuse(1, name))
    assert t.view().hoax_card is None


def test_r4_the_card_of_another_stays_where_it_is(table):
    t = table("hoax", seats=4, identities=FOUR, hoax_card=3)
    t(0, Accuse(1, LOVER))
    assert t.view().hoax_card == 3


# R5 Votes -------------------------------------------------------------------------------------------------------------


def test_r5_votes_are_sealed_until_the_last_is_in(table, read):
    up, down = (table("hoax", seats=4, identities=FOUR) for _ in range(2))
    for t, vote in ((up, UP), (down, DOWN)):
        t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax())(1, vote)
        assert read(t, "voted") == []
    for seat in (0, 2, 3, SPECTATOR):
        assert up.view(seat) == down.view(seat)
        assert up.view(seat).replied is None
    assert up.view(1).replied != down.view(1).replied


def test_r5_then_every_thumb_is_shown_to_all(table, read):
    t = table("hoax", seats=5, identities=FOUR)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down up up down")
    for seat in (0, 4, SPECTATOR):
        assert read(t, "voted", seat) == [{"event": "voted", "claimant": 0, "up": 0b01100, "down": 0b10010}]


def test_r5_a_vote_can_not_be_changed(table, refused):
    t = table("hoax", seats=4)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax())(1, UP)
    assert refused(t, 1, DOWN).reason == "it has answered"


def test_r5_the_order_of_the_votes_does_not_matter(table):
    digests = set()
    for order in permutations((1, 2, 3)):
        t = table("hoax", seats=4, identities=FOUR)
        t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax())
        for seat in order:
            t(seat, {1: DOWN, 2: UP, 3: DOWN}[seat])
        digests.add(t.state.digest())
    assert len(digests) == 1


@pytest.mark.parametrize(("thumb", "hand"), [("down", "c1"), ("up", "c1e1")])
def test_r5_of_two_left_the_caller_alone_decides(table, thumb, hand):
    t = table("hoax", seats=3, identities="butler chef cousin", out=(1,))
    t(0, Claim(LOVER, takes=EVIDENCE))(2, CallHoax())
    assert t.asked == (2,)
    t.ballot(thumbs=thumb)
    assert t.hand(0) == hand


# R6 Imposters ---------------------------------------------------------------------------------------------------------


def test_r6_an_imposter_token_binds_only_its_player(table):
    t = table("hoax", seats=3, imposters="- lover,chef -", tokens="- - p1")
    t(0, Claim(LOVER, takes=EVIDENCE)).passes()(0, Done())
    assert {a.character for a in t.options(1) if isinstance(a, Claim)} == set(Character) - {LOVER, CHEF}
    t(1, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    assert t.options(2) == (Pass(), Immune(LOVER))
