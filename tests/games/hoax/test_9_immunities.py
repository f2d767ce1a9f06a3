"""§9 Immunities: who may claim one, and what it does."""

from typing import NamedTuple

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.hoax.actions import CallHoax, Claim, Done, Give, Immune, Pass
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
from hoodwink.testing import Won

HEATHER, JOE, PAT = 0, 1, 3
FOUR = "gardener lover butler cousin"


class Case(NamedTuple):
    """A claim of seat 0 that costs seat 1 something, and the hands of the two after it if he is spared or hit."""

    claim: Claim
    immune: Character
    spared: str
    hit: str


CASES = pytest.mark.parametrize(
    "case",
    [
        Case(Claim(SON_IN_LAW, takes=PRESTIGE), LOVER, "c2 p2", "c2p1 p1"),
        Case(Claim(CHEF, takes=PRESTIGE, gives=CASH, count=2, of=1), COUSIN, "c2 p2", "p2 c2"),
        Case(Claim(GARDENER, takes=PRESTIGE, of=1), CHEF, "c2 p2", "c2p2 -"),
        Case(Claim(EX_WIFE, neighbours=True), BUTLER, "c2 p2", "c2p1 p1"),
    ],
    ids=["son-in-law", "chef", "gardener", "ex-wife"],
)


def start(table, claim, **words):
    """Seat 0's claim stands; only seat 1 has something to lose."""
    words = {"seats": 3, "tokens": "c2 p2 -"} | words
    return table("hoax", **words)(0, claim).passes()


@CASES
def test_9_1_an_immunity_spares_its_player(table, case):
    t = start(table, case.claim)
    assert (t.frame, t.asked) == ("Immunity", (1,))
    assert t.options(1) == (Pass(), Immune(case.immune))
    t(1, Immune(case.immune)).passes()
    assert t.hands == f"{case.spared} -"
    assert t.asked == (0,)


@CASES
def test_9_1_who_claims_none_is_hit(table, case):
    t = start(table, case.claim)
    t(1, Pass())
    assert t.hands == f"{case.hit} -"
    assert t.view().exhausted == ()


@CASES
def test_9_1_without_the_option_nobody_is_asked(table, case):
    t = start(table, case.claim, immunities=False)
    assert t.hands == f"{case.hit} -"
    assert t.asked == (0,)


@pytest.mark.parametrize("claim", [Claim(BUTLER, helps=1), Claim(LOVER, takes=EVIDENCE), Claim(COUSIN, takes=CASH)])
def test_9_1_nobody_is_immune_to_what_costs_him_nothing(table, claim):
    t = start(table, claim)
    assert t.frame in ("Help", "Turn")


def test_9_2_an_immunity_exhausts_the_card_for_all_to_see(table, read):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE))
    t(1, Immune(LOVER))
    assert t.view().exhausted == (1,)
    assert t.view().immune == ((1, LOVER),)
    assert read(t, "immune") == [{"event": "immune", "seat": 1, "character": LOVER}]


def test_9_2_the_privilege_of_that_character_is_not_used(table):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE))
    t(1, Immune(LOVER)).passes()
    assert t.hand(1) == "p2"


def test_9_2_only_a_character_that_is_immune_to_this_privilege(table, refused):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE))
    for other in (EX_WIFE, SON_IN_LAW, COUSIN, CHEF, GARDENER, BUTLER):
        error = refused(t, 1, Immune(other))
        assert (error.section, error.reason) == ("9.2", "it is not one of the options")


def test_9_2_it_does_not_matter_who_he_is(table):
    for me in ("lover", "chef", "butler"):
        t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), identities=f"gardener {me}")
        assert t.options(1) == (Pass(), Immune(LOVER))
        t(1, Immune(LOVER)).passes()
        assert t.hand(1) == "p2"


def test_9_2_the_window_comes_after_the_vote_on_the_privilege(table):
    t = table("hoax", seats=3, tokens="- p2 -", identities=FOUR)
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE))(1, CallHoax()).ballot(thumbs="up up")
    assert (t.frame, t.asked) == ("Immunity", (1,))


def test_9_2_no_window_after_a_claim_that_was_voted_down(table):
    t = table("hoax", seats=3, tokens="- p2 -", identities=FOUR)
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE))(1, CallHoax()).ballot(thumbs="down down")
    assert (t.frame, t.asked) == ("Turn", (0,))


def test_9_3_with_an_exhausted_card_no_immunity_can_be_claimed(table, refused):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), seats=4, tokens="- p1 p1 p1", exhausted=(1, 3))
    assert t.asked == (2,)
    error = refused(t, 1, Immune(LOVER))
    assert (error.section, error.reason) == ("9.3", "its character card is exhausted")
    t(2, Pass())
    assert t.hands == "p3 - - -"


def test_9_3_nobody_is_asked_if_every_card_is_exhausted(table):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), exhausted=(1,))
    assert t.asked == (0,)
    assert t.hand(0) == "c2p1"


def test_9_3_an_immunity_of_another_character_needs_an_upright_card_too(table):
    t = start(table, Claim(GARDENER, takes=PRESTIGE, of=1))
    t(1, Immune(CHEF)).passes()
    t(0, Done())
    t(1, Claim(BUTLER, helps=0)).passes()(0, "take cash")(1, Done())
    assert t.view().exhausted == ()  # it was turned upright at the start of his turn
    t.put(exhausted=(1,))
    t(2, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.asked == (0,)


def test_9_3_a_claim_of_a_privilege_needs_no_upright_card(table):
    t = table("hoax", seats=3)
    exhausted = table("hoax", seats=3, exhausted=(0,))
    assert exhausted.options(0) == t.options(0)


def test_9_4_an_immunity_can_be_called_like_any_claim(table):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), identities=FOUR, seats=4, tokens="- - p2 -")
    t(2, Immune(LOVER))
    assert (t.frame, t.section, t.asked) == ("ImmunityChallenge", "9.4", (1, 3, 0))
    assert t.options(3) == (Pass(), CallHoax(2))
    t(3, CallHoax(2))
    assert t.view().hoax_card == 3
    assert t.news == [{"event": "called", "seat": 3, "claimant": 2, "passed": 0}]


def test_9_4_its_claimant_is_the_active_player_for_that_vote(table):
    """All others vote, the one whose privilege it is among them, polled from the claimant's left."""
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), identities=FOUR, seats=4, tokens="- - p2 -")
    t(2, Immune(LOVER))(1, CallHoax(2))
    assert (t.frame, t.asked) == ("ImmunityVote", (3, 0, 1))
    assert t.view().trial == 2
    t.ballot(thumbs="up up down")
    assert t.hands == "- - p2 -"
    assert t.view().turn == 0
    assert t.asked == (0,)


def test_9_4_the_holder_of_the_hoax_card_can_not_call_an_immunity(table, refused):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), seats=4, tokens="- - p2 -", hoax_card=3)
    t(2, Immune(LOVER))
    assert t.asked == (1, 0)
    assert refused(t, 3, CallHoax(2)).section == "9.4"


def test_9_4_nobody_calls_his_own(table, refused):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), seats=4, tokens="- p1 p1 -")
    t.ballot(Immune(LOVER), Immune(LOVER))
    assert t.options(1) == (Pass(), CallHoax(2))
    assert t.options(2) == (Pass(), CallHoax(1))
    assert t.options(3) == t.options(0) == (Pass(), CallHoax(1), CallHoax(2))
    error = refused(t, 1, CallHoax(1))
    assert (error.section, error.reason) == ("9.4", "it is not one of the options")


def test_9_4_several_are_called_and_voted_on_one_by_one(table, read):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), identities=FOUR, seats=4, tokens="- p1 p1 p1")
    t.ballot(Immune(LOVER), Immune(LOVER), Pass())
    assert t.view().immune == ((1, LOVER), (2, LOVER))
    t(3, CallHoax(2))  # not the first of them clockwise: the order of the calls counts
    t.ballot(thumbs="down down down")
    assert t.view().imposters == ((), (), (LOVER,), ())
    assert (t.frame, t.view().immune) == ("ImmunityChallenge", ((1, LOVER),))
    t(0, CallHoax(1))
    t.ballot(thumbs="up up down")
    assert [(event["seat"], event["claimant"]) for event in read(t, "called")] == [(3, 2), (0, 1)]
    assert t.hands == "p2 p1 - -"  # seat 1 is spared, 2 and 3 give


def test_9_5_an_imposter_token_blocks_the_immunity(table, refused):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), seats=4, tokens="- p1 p1 p1", imposters="- lover chef -")
    assert t.asked == (2, 3)
    refused(t, 1, Immune(LOVER))
    t.passes()
    assert t.hands == "p3 - - -"


def test_9_5_nobody_is_asked_if_all_carry_that_token(table):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), imposters="- lover lover")
    assert (t.asked, t.hands) == ((0,), "c2p1 p1 -")


def test_9_5_a_token_got_by_an_immunity_blocks_the_privilege_too(table, refused):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), identities="gardener chef butler")
    t(1, Immune(LOVER))(2, CallHoax(1)).ballot(thumbs="down down")
    t(0, Done())
    assert refused(t, 1, Claim(LOVER, takes=EVIDENCE)).section == "6.6"


def test_9_6_each_immunity_spares_only_its_claimant(table):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), seats=5, tokens="- p1 p1 p1 p1")
    t.ballot(Pass(), Immune(LOVER), Pass(), Immune(LOVER)).passes()
    assert t.hands == "p2 - p1 - p1"


def test_9_6_one_neighbour_is_spared_and_the_other_gives(table):
    t = start(table, Claim(EX_WIFE, neighbours=True), seats=4, tokens="- p1c1 p1 p1c1")
    assert t.asked == (1, 3)
    t.ballot(Immune(BUTLER), Pass()).passes()
    assert t.asked == (3,)
    t(3, Give(CASH))
    assert t.hands == "c1 c1p1 p1 p1"


@CASES
def test_9_6_a_false_one_that_is_voted_down_spares_nobody(table, case):
    t = start(table, case.claim, identities="gardener son-in-law ex-wife")
    t(1, Immune(case.immune))(2, CallHoax(1)).ballot(thumbs="down down")
    assert t.hands == f"{case.hit} -"
    assert t.view().imposters[1] == (case.immune,)


@CASES
def test_9_6_one_that_the_vote_upholds_spares_its_claimant(table, case):
    t = start(table, case.claim, identities="gardener son-in-law ex-wife")
    t(1, Immune(case.immune))(2, CallHoax(1)).ballot(thumbs="up down")
    assert t.hands == f"{case.spared} -"
    assert t.view().imposters[1] == ()


def test_9_6_then_those_who_still_must_give_do_so_clockwise(table, read):
    t = table("hoax", seats=5, first=2, tokens="p1 p1 - p1 p1")
    t(2, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t.ballot(Pass(), Immune(LOVER), Pass(), Pass()).passes()
    assert [event["seat"] for event in read(t, "gave")] == [3, 0, 1]


def test_9_7_a_card_is_turned_upright_at_the_start_of_its_owners_turn(table):
    t = table("hoax", seats=3, exhausted=(0, 1, 2), immunities=False)
    for seat, exhausted in ((0, (0, 1, 2)), (1, (0, 2)), (2, (0,)), (0, ())):
        assert t.view().exhausted == exhausted
        t(seat, Claim(LOVER, takes=EVIDENCE)).passes()(seat, Done())


def test_9_7_not_at_the_start_of_anothers(table):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), seats=4, tokens="- - p2 -", identities=FOUR)
    t(2, Immune(LOVER)).passes()(0, Done())
    assert (t.asked, t.view().exhausted) == ((1,), (2,))
    t(1, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    assert t.hands == "- p1 p1 -"  # he could not ward off a second one
    t(1, Done())
    assert (t.asked, t.view().exhausted) == ((2,), ())


@CASES
def test_9_8_a_truthful_immunity_that_is_voted_down_wins_the_game(table, case):
    t = start(table, case.claim, identities=f"son-in-law {case.immune.name}")
    t(1, Immune(case.immune))(2, CallHoax(1)).ballot(thumbs="down down")
    assert t.outcome == Won(1, points=1)
    assert t.ending == "truthful claim"


def test_9_8_the_game_is_won_before_a_second_immunity_is_looked_at(table):
    t = start(table, Claim(SON_IN_LAW, takes=PRESTIGE), identities=FOUR, seats=4, tokens="- p1 p1 p1")
    t.ballot(Immune(LOVER), Immune(LOVER), Pass())
    t(3, CallHoax(1)).ballot(thumbs="down down up")
    assert t.outcome == Won(1, points=1)


def test_9_6_example_heather_the_gardener_joe_the_chef_and_pat(table, read):
    t = table("hoax", seats=4, identities="gardener lover butler cousin", tokens="c1 p3 - -")
    t(HEATHER, Claim(GARDENER, takes=PRESTIGE, of=JOE)).passes()
    assert t.asked == (JOE,)
    t(JOE, Immune(CHEF))
    t(PAT, CallHoax(JOE))
    assert t.view().hoax_card == PAT
    assert set(t.asked) == {HEATHER, 2, PAT}
    t.ballot(thumbs="up down down")
    assert read(t, "admitted") == [{"event": "admitted", "seat": JOE, "character": CHEF}]
    assert t.view().imposters[JOE] == (CHEF,)
    assert t.hand(HEATHER) == "c1p2"
    assert t.hand(JOE) == "p1"
    assert t.asked == (HEATHER,)


def test_9_2_replies_are_sealed_until_the_last_is_in(table):
    """Nobody sees whether another claims to be immune before he has answered himself."""
    claim = Claim(SON_IN_LAW, takes=PRESTIGE)
    one, other = (start(table, claim, seats=4, tokens="- p1 p1 p1") for _ in range(2))
    one(1, Immune(LOVER))
    other(1, Pass())
    for seat in (0, 2, 3, SPECTATOR):
        assert one.view(seat) == other.view(seat)
    assert one.view().exhausted == ()


def test_9_9_immunities_are_on_unless_the_table_says_otherwise(table):
    claim = Claim(SON_IN_LAW, takes=PRESTIGE)
    assert start(table, claim, seats=3, tokens="- p1 p1").asked == (1, 2)
    t = start(table, claim, seats=3, tokens="- p1 p1", immunities=False)
    assert t.asked == (0,)
    assert t.hands == "p2 - -"
