"""§3.1 to §3.5 Claims, and what holds for every privilege."""

import pytest

from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Give, Take
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

ANNE, BEN = 0, 2


def test_3_1_any_character_can_be_claimed_by_anyone(table):
    for me in Character:
        t = table("hoax", seats=3, identities=me.name)
        assert {a.character for a in t.options(0) if isinstance(a, Claim)} == set(Character)


def test_3_1_a_claim_is_heard_by_all(table, read):
    t = table("hoax", seats=3)
    claim = Claim(GARDENER, takes=CASH, of=2)
    t(0, claim)
    heard = {"event": "claimed", "seat": 0, "action": t.game.actions.id(claim)}
    assert t.news == [heard]
    assert read(t, "claimed") == [heard]
    assert t.game.actions[t.view().claim] == claim
    assert t.view().trial == 0


def test_3_1_a_false_claim_that_nobody_calls_works_like_a_true_one(table):
    for me in ("lover", "butler"):
        t = table("hoax", seats=3, identities=me)
        t(0, Claim(LOVER, takes=EVIDENCE)).passes()
        assert t.hands == "c1e1 c1 c1"
        assert t.view().imposters == ((), (), ())


def test_3_2_a_claim_waits_until_nobody_calls_it(table):
    t = table("hoax", seats=4)
    t(0, Claim(LOVER, takes=EVIDENCE)).passes(1, 2)
    assert t.hands == "c1 c1 c1 c1"
    t.passes(3)
    assert t.hands == "c1e1 c1 c1 c1"


def test_3_2_a_claim_that_the_vote_upholds_is_carried_out(table):
    t = table("hoax", seats=4, identities="butler")
    t(0, Claim(LOVER, takes=EVIDENCE))(2, CallHoax())
    assert t.hands == "c1 c1 c1 c1"
    t.ballot(thumbs="up down up")
    assert t.hands == "c1e1 c1 c1 c1"
    assert t.asked == (0,)


def test_3_3_tokens_are_taken_from_the_supply(table):
    t = table("hoax", seats=3, tokens="- c1p1e1 c1p1e1")
    t(0, Claim(EX_WIFE, takes=EVIDENCE)).passes()
    assert t.hands == "e1 c1p1e1 c1p1e1"
    assert t.news[-1] == {"event": "took", "seat": 0, "type": EVIDENCE, "count": 1}


def test_3_4_tokens_that_are_given_come_from_the_givers_own(table):
    t = table("hoax", seats=4, immunities=False, tokens="- c2 c1p1 c3")
    t(0, Claim(SON_IN_LAW, takes=CASH)).passes()
    assert t.hands == "c3 c1 p1 c2"


def test_3_4_who_has_none_to_give_is_passed_over(table, read):
    t = table("hoax", seats=4, immunities=False, tokens="- c1 p1 c1")
    t(0, Claim(SON_IN_LAW, takes=CASH)).passes()
    assert t.hands == "c2 - p1 -"
    assert [event["seat"] for event in read(t, "gave")] == [1, 3]


def test_3_4_givers_give_clockwise_from_the_claimants_left(table, read):
    t = table("hoax", seats=5, first=3, immunities=False)
    t(3, Claim(SON_IN_LAW, takes=CASH)).passes()
    assert [event["seat"] for event in read(t, "gave")] == [4, 0, 1, 2]


def test_3_4_the_left_neighbour_gives_before_the_right_one_is_asked(table):
    t = table("hoax", seats=5, first=3, immunities=False, tokens="- - c1p1 - c1p1")
    t(3, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.asked == (4,)
    t(4, Give(CASH))
    assert t.hands == "- - c1p1 c1 p1"
    assert t.asked == (2,)


@pytest.mark.parametrize(
    ("claim", "tokens"),
    [
        (Claim(SON_IN_LAW, takes=CASH), "c1 p1 - e1"),
        (Claim(GARDENER, takes=CASH, of=2), "c1 c1 p2 c1"),
        (Claim(EX_WIFE, neighbours=True), "c1 - c1 -"),
        (Claim(CHEF), "- c1 c1 c1"),
    ],
)
def test_3_5_a_privilege_that_finds_nothing_is_legal_and_does_nothing(table, claim, tokens):
    t = table("hoax", seats=4, tokens=tokens)
    t(0, claim).passes()
    assert t.hands == tokens
    assert [event["event"] for event in t.news] == []
    t(0, Done())
    assert t.asked == (1,)


def test_3_5_a_claim_is_possible_with_six_imposter_tokens_and_no_resources(table):
    """His own character can't carry one: had it been voted down, he would have won."""
    for me in Character:
        marked = ",".join(other.name for other in Character if other != me)
        t = table("hoax", seats=3, identities=me.name, tokens="- - -", imposters=f"{marked} - -")
        claims = {a.character for a in t.options(0) if isinstance(a, Claim)}
        assert claims == {me}


def test_3_13_example_anne_the_butler_and_ben(table):
    t = table("hoax", seats=4, tokens="- - - -")
    t(ANNE, Claim(BUTLER, helps=BEN)).passes()
    assert t.asked == (BEN,)
    t(BEN, Take(PRESTIGE))
    assert t.hand(ANNE) == "c1"
    assert t.hand(BEN) == "p1"
    assert t.asked == (ANNE,)
    assert {type(action) for action in t.options(ANNE)} == {Done, Accuse}  # the claim is complete


def test_3_1_the_claims_of_every_character(table):
    """The whole list, for a seat with one cash at a table of three, the others with one cash each."""
    t = table("hoax", seats=3)
    assert set(t.options(0)) - {a for a in t.options(0) if isinstance(a, Accuse)} == {
        Claim(EX_WIFE, takes=CASH),
        Claim(EX_WIFE, takes=EVIDENCE),
        Claim(EX_WIFE, neighbours=True),
        Claim(LOVER, takes=EVIDENCE),
        Claim(LOVER, takes=PRESTIGE),
        Claim(SON_IN_LAW, takes=CASH),
        Claim(SON_IN_LAW, takes=PRESTIGE),
        Claim(SON_IN_LAW, takes=EVIDENCE),
        Claim(COUSIN, takes=CASH),
        Claim(COUSIN, takes=PRESTIGE),
        Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1),
        Claim(CHEF, takes=EVIDENCE, gives=CASH, count=1),
        *(Claim(GARDENER, takes=type, of=seat) for type in (CASH, PRESTIGE, EVIDENCE) for seat in (1, 2)),
        Claim(BUTLER, helps=1),
        Claim(BUTLER, helps=2),
    }
