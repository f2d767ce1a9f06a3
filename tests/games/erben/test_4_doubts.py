"""§4 Doubts."""

import pytest

from hoodwink.games.erben.actions import Accuse, Buy, Claim, Declare, Doubt, Immune, Pass, Vote
from hoodwink.games.erben.identities import BARON, FARMER, JUDGE, MAGICIAN, MONK, WINE, Way


def test_4_1_any_other_player_in_the_round_may_doubt_a_claim(table, refused):
    t = table("erben", seats=4, out=(2,))
    t(0, Claim(FARMER))
    assert (t.frame, t.asked) == ("Doubts", (1, 3))
    assert t.options(3) == (Pass(), Doubt())
    assert refused(t, 0, Doubt()).section == "4.1"
    assert refused(t, 2, Doubt()).section == "1.6"
    t(3, Doubt())  # the first to speak
    assert (t.frame, t.view().doubter) == ("SupportVote", 3)


def test_4_1_reactions_are_doubted_like_actions(table):
    t = table("erben", seats=4)
    t.stands(0, Claim(FARMER))(2, Declare())
    assert (t.frame, t.asked, t.view().claim) == ("Doubts", (3, 0, 1), (2, BARON))


def test_4_2_votes_are_open_and_go_clockwise_from_the_doubter_to_the_last(table, refused):
    t = table("erben", seats=5)
    t(0, Claim(FARMER))(2, Doubt())
    assert t.asked == (3,)
    assert refused(t, 4, Vote(support=True)).section == "4.2"
    assert refused(t, 0, Vote(support=True)).section == "4.2"
    t(3, Vote(support=True))
    assert t.view(4).support == (2, 3)
    t(4, Vote(support=True))  # three of five: it carries, but all are heard
    assert t.asked == (1,)
    t(1, Vote(support=False))
    assert [event["event"] for event in t.news] == ["voted", "admitted"]


@pytest.mark.parametrize(("seats", "needed"), [(8, 4), (7, 4), (6, 3), (5, 3), (4, 2), (3, 2)])
def test_4_3_half_of_all_in_the_round_carry_a_doubt(table, seats, needed):
    for supporters in (needed - 1, needed):
        t = table("erben", seats=seats, cards="baron")
        t(0, Claim(FARMER))
        votes = ["for"] * (supporters - 1) + ["against"] * (seats - 1 - supporters)
        t.doubted(1, " ".join(votes)) if supporters else t.pass_doubts()
        assert bool(t.said("admitted")) == (supporters == needed)


def test_4_4_a_doubt_that_does_not_carry_is_over_and_each_doubts_once(table, refused):
    t = table("erben", seats=4)
    t(0, Claim(FARMER)).doubted(1, "against against")
    assert t.said("dismissed") == [{"event": "dismissed", "claimant": 0, "identity": FARMER}]
    assert (t.frame, t.asked) == ("Doubts", (2, 3))
    assert refused(t, 1, Doubt()).section == "4.4"
    t.doubted(2, "against against")
    assert t.asked == (3,)
    t.passes()
    assert t.frame == "Declaring"
    assert t.hand(0) == "102"


def test_4_5_carried_and_right_covers_the_head_and_undoes_the_claim(table):
    t = table("erben", seats=4, cards="baron")
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert (t.covered(0), t.hand(0), t.throne) == ({FARMER}, "100", (0, 0, 0, 0))
    assert (t.frame, t.asked, t.view().deed) == ("Turn", (0,), None)
    assert Claim(FARMER) not in t.options(0)
    t(0, Claim(JUDGE)).doubted(3, "for against")
    assert t.covered(0) == {FARMER, JUDGE}
    t.stands(0, Claim(BARON))
    assert (t.frame, t.hand(0)) == ("Declaring", "120")


def test_4_5_or_he_buys_or_accuses_instead(table):
    t = table("erben", seats=4, cards="baron", trios="1 0 0 0")
    t(0, Claim(FARMER)).doubted(1, "for for")
    t(0, Buy(2))
    assert t.frame == "Information"


def test_4_6_carried_and_wrong_scores_three_and_puts_him_out(table):
    t = table("erben", seats=4, cards="farmer", chips="111 100 100 100", trios="2 0 0 0")
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert (t.throne, t.remaining) == ((3, 0, 0, 0), (1, 2, 3))
    assert t.view().turned[0] == (FARMER,)
    assert list(t.said("took")) == [{"event": "took", "seat": 0, "type": 2, "count": 2}]
    assert (t.hand(0), t.trios[0], t.view().bank) == ("000", 0, (17, 20, 20))
    assert (t.frame, t.asked) == ("Turn", (1,))  # nothing is declared illegal


def test_4_6_a_reaction_that_is_wrongly_doubted_stands(table):
    t = table("erben", seats=4, cards="farmer monk baron", chips="100 100 110 100")
    t.stands(0, Claim(FARMER))(2, Declare()).doubted(0, "for against")
    assert (t.throne, t.remaining) == ((0, 0, 3, 0), (0, 1, 3))
    assert (t.hand(2), t.state.barons) == ("000", (2,))


def test_4_7_when_both_cards_lie_open_all_others_cover_that_head(table):
    t = table("erben", seats=5, cards="farmer monk farmer judge judge")
    t(0, Claim(FARMER)).doubted(1, "for for against")
    assert t.covered(2) == set()
    t.stands(1, Claim(JUDGE)).next_turn()
    t(2, Claim(FARMER)).doubted(1, "for for")
    assert t.said("covered_all") == [{"event": "covered_all", "identity": FARMER}]
    assert [t.covered(seat) for seat in (1, 3, 4)] == [{FARMER}] * 3


def test_4_5_a_magician_who_is_doubted_away_is_not_spared(table):
    t = table("erben", seats=3, chips="000 100 000")
    t.stands(0, Claim(BARON, Way.B, WINE))(1, Immune()).doubted(0, "for")
    assert (t.hands, t.covered(1)) == ("100 000 000", {MAGICIAN})


def test_4_1_purchases_and_accusations_are_not_doubted(table):
    t = table("erben", seats=4, cards="farmer monk", trios="1 0 0 0")
    t(0, Buy(1))
    assert t.frame == "Information"
    t = table("erben", seats=4, cards="farmer monk")
    t(0, Accuse(1, MONK))
    assert t.frame == "Declaring"
