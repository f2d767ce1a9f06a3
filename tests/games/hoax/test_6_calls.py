"""§6 Calling hoax."""

import pytest

from hoodwink import Match, load
from hoodwink.core.seats import NOBODY, SPECTATOR
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Immune, Pass, Take, Vote
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
)
from hoodwink.testing import Won

JESSICA, BAXTER = 0, 3
FOUR = "butler chef lover cousin"
UP, DOWN = Vote(up=True), Vote(up=False)


@pytest.mark.parametrize(
    "claim",
    [
        Claim(EX_WIFE, takes=CASH),
        Claim(EX_WIFE, neighbours=True),
        Claim(LOVER, takes=EVIDENCE),
        Claim(SON_IN_LAW, takes=CASH),
        Claim(COUSIN, takes=CASH),
        Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1),
        Claim(GARDENER, takes=CASH, of=0),
        Claim(BUTLER, helps=0),
    ],
)
def test_6_1_every_claim_can_be_called_by_every_other_player(table, claim):
    for caller in (0, 2, 3):
        t = table("hoax", seats=4, first=1)
        t(1, claim)
        assert t.asked == (2, 3, 0)
        assert t.options(caller) == (Pass(), CallHoax())
        t(caller, CallHoax())
        assert t.frame == "ClaimVote"


def test_6_1_the_caller_takes_the_hoax_card_and_the_claim_waits(table, read):
    t = table("hoax", seats=4)
    t(0, Claim(SON_IN_LAW, takes=CASH))(2, CallHoax())
    assert t.view().hoax_card == 2
    assert t.hands == "c1 c1 c1 c1"
    assert t.frame == "ClaimVote"
    assert read(t, "called") == [{"event": "called", "seat": 2, "claimant": 0, "passed": 0}]


def test_6_1_the_hoax_card_moves_from_caller_to_caller(table):
    t = table("hoax", seats=4, hoax_card=1)
    t(0, Claim(LOVER, takes=EVIDENCE))(2, CallHoax())
    assert t.view().hoax_card == 2
    t.ballot(thumbs="up up up")(0, Done())
    t(1, Claim(COUSIN, takes=CASH))
    assert t.asked == (3, 0)
    t(0, CallHoax())
    assert t.view().hoax_card == 0


def test_6_1_the_claimant_does_not_call_his_own_claim(table, refused):
    t = table("hoax", seats=4)
    t(0, Claim(LOVER, takes=EVIDENCE))
    assert refused(t, 0, CallHoax()).reason == "nobody calls his own claim"


def test_6_1_where_one_claim_is_open_the_call_names_nobody(table, refused):
    t = table("hoax", seats=4)
    t(0, Claim(LOVER, takes=EVIDENCE))
    for seat in (0, 2):
        error = refused(t, 1, CallHoax(seat))
        assert (error.section, error.reason) == ("6.1", "it is not one of the options")


def test_6_2_who_has_the_hoax_card_can_not_call(table, refused):
    t = table("hoax", seats=4, hoax_card=2)
    t(0, Claim(LOVER, takes=EVIDENCE))
    assert t.asked == (1, 3)
    error = refused(t, 2, CallHoax())
    assert (error.section, error.reason) == ("6.2", "the hoax card lies before it")


def test_6_2_so_nobody_calls_twice_running(table, refused):
    t = table("hoax", seats=3)
    t(0, Claim(LOVER, takes=EVIDENCE))(2, CallHoax()).ballot(thumbs="up up")
    t(0, Done())
    t(1, Claim(COUSIN, takes=CASH))
    assert t.asked == (0,)
    refused(t, 2, CallHoax())


def test_6_2_the_holder_votes_all_the_same(table):
    t = table("hoax", seats=4, hoax_card=2)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax())
    assert t.asked == (1, 2, 3)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_6_3_all_but_the_claimant_vote(table, seats):
    t = table("hoax", seats=seats, first=1)
    t(1, Claim(LOVER, takes=EVIDENCE))(0, CallHoax())
    assert set(t.asked) == set(range(seats)) - {1}
    for seat in t.asked:
        assert t.options(seat) == (UP, DOWN)


def test_6_3_who_is_out_does_not_vote(table):
    t = table("hoax", seats=5, out=(2,))
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax())
    assert t.asked == (1, 3, 4)


def test_6_3_the_caller_may_vote_either_way(table):
    t = table("hoax", seats=3, identities=FOUR)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax())
    t(1, UP)(2, UP)
    assert t.hand(0) == "c1e1"


def test_6_3_nobody_abstains(table, refused):
    t = table("hoax", seats=3)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax())
    assert refused(t, 2, Pass()).section == "6.3"
    assert refused(t, 0, UP).section == "6.3"


def votes(voters):
    """Every count of thumbs down, the downs first."""
    return [" ".join(["down"] * n + ["up"] * (voters - n)) for n in range(voters + 1)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_6_4_only_a_majority_of_thumbs_down_stops_a_claim(table, seats):
    for thumbs in votes(seats - 1):
        t = table("hoax", seats=seats, identities=FOUR)
        t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs=thumbs)
        down = thumbs.count("down")
        if down > thumbs.count("up"):
            assert t.hand(0) == "c1"
            assert t.view().imposters[0] == (LOVER,)
        else:
            assert t.hand(0) == "c1e1"  # level: it goes on
            assert t.view().imposters[0] == ()


def test_6_4_a_claim_that_the_vote_upholds_stays_in_the_dark(table):
    """Whether it was true is not said."""
    views = []
    for me in ("lover", "butler"):
        t = table("hoax", seats=4, identities=me)
        t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down up up")
        assert [event["event"] for event in t.news] == ["voted", "took"]
        views.append(t.view(SPECTATOR))
    assert views[0] == views[1]


def test_6_4_nobody_is_asked_whether_it_was_true(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down down down")
    assert (t.frame, t.asked) == ("Turn", (0,))


def test_6_5_true_claim_voted_down_wins(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(BUTLER, helps=2))
    t(1, CallHoax())
    t.ballot(thumbs="down down up")
    assert t.outcome == Won(0, points=1)
    assert t.view().identities[0] == BUTLER


def test_6_6_false_claim_costs_an_imposter_token_and_has_no_effect(table, read):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down down up")
    assert t.view().imposters == ((LOVER,), (), (), ())
    assert t.hands == "c1 c1 c1 c1"
    assert read(t, "admitted") == [{"event": "admitted", "seat": 0, "character": LOVER}]
    assert not t.over


def test_6_6_that_character_can_not_be_claimed_again(table, refused):
    t = table("hoax", seats=3, identities="butler chef cousin")
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down down")
    t(0, Done())
    for seat in (1, 2):
        t(seat, Claim(EX_WIFE, takes=CASH)).passes()
        t(seat, Done())
    assert LOVER not in {a.character for a in t.options(0) if isinstance(a, Claim)}
    for claim in (Claim(LOVER, takes=EVIDENCE), Claim(LOVER, takes=PRESTIGE)):
        error = refused(t, 0, claim)
        assert (error.section, error.reason) == ("6.6", "that character carries this seat's imposter token")


def test_6_6_an_imposter_of_the_chef_exchanges_nothing(table, refused):
    t = table("hoax", seats=3, tokens="c2 p2 -", imposters="chef - -")
    assert CHEF not in {a.character for a in t.options(0) if isinstance(a, Claim)}
    assert refused(t, 0, Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1)).section == "6.6"
    assert refused(t, 0, Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1, of=1)).section == "6.6"
    t = table("hoax", seats=3, tokens="- p2 -", imposters="chef - -")
    assert refused(t, 0, Claim(CHEF)).section == "6.6"


def test_6_6_imposter_tokens_add_up(table):
    t = table("hoax", seats=3, identities="butler chef cousin", imposters="chef,cousin - -")
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down down")
    assert t.view().imposters[0] == (LOVER, COUSIN, CHEF)


def test_6_6_every_alternative_of_a_character_is_lost(table, refused):
    t = table("hoax", seats=3, imposters="ex-wife - -")
    for claim in (Claim(EX_WIFE, takes=CASH), Claim(EX_WIFE, neighbours=True)):
        assert refused(t, 0, claim).section == "6.6"


def test_6_6_example_jessica_the_son_in_law_and_baxter(table, read, refused):
    t = table("hoax", seats=5, identities="butler chef lover cousin gardener")
    t(JESSICA, Claim(SON_IN_LAW, takes=PRESTIGE))
    t(BAXTER, CallHoax())
    assert t.view().hoax_card == BAXTER
    assert t.asked == (1, 2, 3, 4)  # all vote but Jessica
    t.ballot(thumbs="down up down down")
    assert read(t, "voted") == [{"event": "voted", "claimant": JESSICA, "up": 0b00100, "down": 0b11010}]
    assert read(t, "admitted") == [{"event": "admitted", "seat": JESSICA, "character": SON_IN_LAW}]
    assert t.view().imposters[JESSICA] == (SON_IN_LAW,)
    assert t.hands == "c1 c1 c1 c1 c1"
    t(JESSICA, Done())
    for seat in (1, 2, 3, 4):
        t(seat, Claim(EX_WIFE, takes=CASH)).passes()
        t(seat, Done())
    assert refused(t, JESSICA, Claim(SON_IN_LAW, takes=CASH)).section == "6.6"


def test_6_6_own_character_carries_no_token_after_an_upheld_vote(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(BUTLER, helps=1))(1, CallHoax()).ballot(thumbs="up up down")
    assert t.view().imposters[0] == ()
    assert t.asked == (1,)  # who is helped takes his token


def test_6_1_a_call_is_possible_after_an_accusation_in_the_same_turn(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Accuse(3, COUSIN))(0, Claim(LOVER, takes=EVIDENCE))
    assert t.asked == (1, 2)
    t(2, CallHoax()).ballot(thumbs="down down")
    assert t.view().imposters[0] == (LOVER,)
    assert t.asked == (1,)  # §2.3 claim and accusation are made


def test_6_7_the_caller_opens_the_vote(table):
    t = table("hoax", seats=4, tokens="c1 p2 - -")
    t(0, Claim(GARDENER, takes=PRESTIGE, of=1))
    assert opener(t) == NOBODY
    t(3, CallHoax())
    assert (t.frame, opener(t)) == ("ClaimVote", 3)
    t.ballot(thumbs="up up up")
    assert (t.frame, opener(t)) == ("Immunity", NOBODY)
    t(1, Immune(CHEF))(0, CallHoax(on=1))
    assert (t.frame, opener(t)) == ("ImmunityVote", 0)  # not the one whose turn it is: he has called, too


def test_r17_where_nobody_can_talk_the_vote_is_open_at_once():
    """§6.7 The rules don't wait for the caller's word: a live table with people does."""
    match = Match(load("hoax", 3, first=0), 1)
    for seat in range(3):
        match.reply(seat, Take(CASH))
    match.reply(0, Claim(LOVER, takes=EVIDENCE))
    match.reply(1, CallHoax())
    assert (match.opener, match.asked, match.options(2)) == (1, (1, 2), (UP, DOWN))


def opener(t):
    return t.state.stack[-1].opener(t.state)
