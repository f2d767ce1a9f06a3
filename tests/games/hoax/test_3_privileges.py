"""§3.6 to §3.13 The privileges."""

import pytest

from hoodwink.core.errors import BadText
from hoodwink.games.hoax.actions import Claim, Done, Give, Pass, Take
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
    Resource,
)

ABC = (CASH, PRESTIGE, EVIDENCE)


def claims(t, character, seat=0):
    return {action for action in t.options(seat) if isinstance(action, Claim) and action.character == character}


def takes_one_of(table, character, types):
    for type in types:
        t = table("hoax", seats=3, tokens="- c1 c1")
        t(0, Claim(character, takes=type)).passes()
        assert t.hands == f"{'cpe'[type]}1 c1 c1"
        assert t.asked == (0,)
    t = table("hoax", seats=3)
    assert {claim for claim in claims(t, character) if claim.takes is not None} == {
        Claim(character, takes=type) for type in types
    }


def test_3_6_ex_wife_takes_one_cash_or_one_evidence(table):
    takes_one_of(table, EX_WIFE, (CASH, EVIDENCE))


def test_3_8_lover_takes_one_evidence_or_one_prestige(table):
    takes_one_of(table, LOVER, (EVIDENCE, PRESTIGE))


def test_3_10_cousin_takes_one_cash_or_one_prestige(table):
    takes_one_of(table, COUSIN, (CASH, PRESTIGE))


# §3.7 Ex-Wife: the neighbours -----------------------------------------------------------------------------------------


def test_3_7_each_neighbour_gives_one_token_of_his_choice(table, read):
    t = table("hoax", seats=5, immunities=False, tokens="- c1p1 c5 c5 p2e1")
    t(0, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.asked == (1,)
    assert t.options(1) == (Give(CASH), Give(PRESTIGE))
    t(1, Give(PRESTIGE))
    assert t.asked == (4,)
    assert t.options(4) == (Give(PRESTIGE), Give(EVIDENCE))
    t(4, Give(EVIDENCE))
    assert t.hands == "p1e1 c1 c5 c5 p2"
    assert [(e["seat"], e["to"], e["type"], e["count"]) for e in read(t, "gave")] == [
        (1, 0, PRESTIGE, 1),
        (4, 0, EVIDENCE, 1),
    ]


def test_3_7_a_neighbour_can_not_refuse(table, refused):
    t = table("hoax", seats=3, immunities=False, tokens="- c1p1 -")
    t(0, Claim(EX_WIFE, neighbours=True)).passes()
    assert refused(t, 1, Pass()).section == "3.7"
    assert refused(t, 1, Give(EVIDENCE)).section == "3.7"  # he has none


def test_3_7_neighbours_are_the_nearest_still_in(table):
    t = table("hoax", seats=6, first=2, immunities=False, out=(1, 3, 4))
    t(2, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.hands == "- c1 c3 c1 c1 -"  # 0 and 5; who is out keeps what is set before him here


def test_3_7_of_two_left_the_other_gives_once(table):
    t = table("hoax", seats=4, first=1, immunities=False, tokens="c1 - c2 c2", out=(0, 2))
    t(1, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.hands == "c1 c1 c2 c1"


def test_3_7_with_three_players_everyone_is_a_neighbour(table):
    t = table("hoax", seats=3, first=2, immunities=False)
    t(2, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.hands == "- - c3"


def test_3_7_a_neighbour_with_empty_hands_is_not_replaced_by_the_next(table):
    t = table("hoax", seats=5, immunities=False, tokens="- - c1 c1 c1")
    t(0, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.hands == "c1 - c1 c1 -"


# §3.9 Son-in-Law ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type", Resource)
def test_3_9_every_other_player_gives_one_of_the_type_named(table, type):
    t = table("hoax", seats=4, immunities=False, tokens="c1p1e1 c2p2e2 c2p2e2 c2p2e2")
    t(0, Claim(SON_IN_LAW, takes=type)).passes()
    mine = ["c1", "p1", "e1"]
    theirs = ["c2", "p2", "e2"]
    mine[type] = f"{'cpe'[type]}4"
    theirs[type] = f"{'cpe'[type]}1"
    assert t.hands == " ".join(["".join(mine)] + ["".join(theirs)] * 3)


def test_3_9_who_is_out_gives_nothing(table):
    t = table("hoax", seats=4, immunities=False, out=(2,))
    t(0, Claim(SON_IN_LAW, takes=CASH)).passes()
    assert t.hands == "c3 - c1 -"


# §3.11 Chef -----------------------------------------------------------------------------------------------------------


def test_3_11_exchange_with_the_supply(table):
    t = table("hoax", seats=3, tokens="c3p1 c1 c1")
    t(0, Claim(CHEF, takes=EVIDENCE, gives=CASH, count=2)).passes()
    assert t.hands == "c1p1e2 c1 c1"
    assert t.news[-1] == {"event": "swapped", "seat": 0, "other": -1, "gives": CASH, "takes": EVIDENCE, "count": 2}


def test_3_11_exchange_with_a_player_who_can_not_refuse(table):
    t = table("hoax", seats=3, immunities=False, tokens="c3 - p2e1")
    t(0, Claim(CHEF, takes=PRESTIGE, gives=CASH, count=2, of=2)).passes()
    assert t.hands == "c1p2 - c2e1"
    assert t.news[-1] == {"event": "swapped", "seat": 0, "other": 2, "gives": CASH, "takes": PRESTIGE, "count": 2}
    assert t.asked == (0,)


def test_3_11_every_exchange_that_both_sides_can_pay_for_and_no_other(table):
    t = table("hoax", seats=3, tokens="c2p1 p1e3 -")
    supply = {(CASH, PRESTIGE, 1), (CASH, PRESTIGE, 2), (CASH, EVIDENCE, 1), (CASH, EVIDENCE, 2)}
    supply |= {(PRESTIGE, CASH, 1), (PRESTIGE, EVIDENCE, 1)}
    seat_1 = {(CASH, PRESTIGE, 1), (CASH, EVIDENCE, 1), (CASH, EVIDENCE, 2), (PRESTIGE, EVIDENCE, 1)}
    assert claims(t, CHEF) == {Claim(CHEF, takes, gives, n) for gives, takes, n in supply} | {
        Claim(CHEF, takes, gives, n, of=1) for gives, takes, n in seat_1
    }


def test_3_11_with_tokens_in_hand_the_claim_names_an_exchange(table, refused):
    t = table("hoax", seats=3, tokens="e1 c1 c1")
    assert refused(t, 0, Claim(CHEF)).section == "3.11"


def test_3_11_with_an_empty_hand_it_names_none(table, refused):
    t = table("hoax", seats=3, tokens="- c1 c1")
    assert claims(t, CHEF) == {Claim(CHEF)}
    assert refused(t, 0, Claim(CHEF, takes=CASH, gives=EVIDENCE, count=1)).section == "3.11"


@pytest.mark.parametrize(
    "exchange",
    [
        Claim(CHEF, takes=EVIDENCE, gives=CASH, count=3),  # more than he has
        Claim(CHEF, takes=EVIDENCE, gives=PRESTIGE, count=1),  # a type that he has not
        Claim(CHEF, takes=EVIDENCE, gives=CASH, count=2, of=1),  # more than the other has
        Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1, of=1),  # a type that the other has not
        Claim(CHEF, takes=EVIDENCE, gives=CASH, count=1, of=2),  # with empty hands
    ],
)
def test_3_11_an_exchange_names_what_both_sides_hold(table, refused, exchange):
    t = table("hoax", seats=3, tokens="c2 e1 -")
    error = refused(t, 0, exchange)
    assert (error.section, error.reason) == ("3.11", "an exchange names tokens that both sides hold")


@pytest.mark.parametrize(
    "nonsense",
    [
        Claim(CHEF, takes=CASH, gives=CASH, count=1),  # for another type
        Claim(CHEF, takes=EVIDENCE, gives=CASH, count=0),
        Claim(CHEF, takes=EVIDENCE, gives=CASH, count=-1),
        Claim(CHEF, takes=EVIDENCE, of=1),
        Claim(LOVER, takes=EVIDENCE, gives=CASH, count=1),  # no exchange of hers
        Claim(LOVER, takes=CASH),  # not on her line of the sheet
        Claim(COUSIN, takes=EVIDENCE),
        Claim(EX_WIFE, takes=PRESTIGE),
        Claim(GARDENER, takes=CASH, of=1, count=1),  # no smaller number by choice
        Claim(BUTLER),  # has to help somebody
    ],
)
def test_3_1_what_the_sheet_does_not_know_is_no_action(table, nonsense):
    t = table("hoax", seats=3, tokens="c2 e1 -")
    with pytest.raises(BadText, match="is no action of this game"):
        t(0, nonsense)


# §3.12 Gardener -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type", Resource)
def test_3_12_gardener_takes_two_of_one_type_from_one_player(table, type):
    t = table("hoax", seats=3, immunities=False, tokens="- c3p3e3 c3p3e3")
    t(0, Claim(GARDENER, takes=type, of=2)).passes()
    left = ["c3", "p3", "e3"]
    left[type] = f"{'cpe'[type]}1"
    assert t.hands == f"{'cpe'[type]}2 c3p3e3 {''.join(left)}"


def test_3_12_gardener_takes_one_where_there_is_one(table, read):
    t = table("hoax", seats=3, immunities=False, tokens="- p1c2 -")
    t(0, Claim(GARDENER, takes=PRESTIGE, of=1)).passes()
    assert t.hands == "p1 c2 -"
    assert read(t, "gave") == [{"event": "gave", "seat": 1, "to": 0, "type": PRESTIGE, "count": 1}]


# §3.13 Butler ---------------------------------------------------------------------------------------------------------


def test_3_13_butler_takes_a_cash_before_the_other_takes_his_token(table):
    t = table("hoax", seats=3, tokens="- - -")
    t(0, Claim(BUTLER, helps=2)).passes()
    assert (t.hands, t.asked) == ("c1 - -", (2,))


@pytest.mark.parametrize("type", Resource)
def test_3_13_the_one_who_is_helped_takes_a_token_of_his_choice(table, type):
    t = table("hoax", seats=3, tokens="- - -")
    t(0, Claim(BUTLER, helps=2)).passes()
    assert t.options(2) == tuple(map(Take, ABC))
    t(2, Take(type))
    assert t.hands == f"c1 - {'cpe'[type]}1"
    assert t.asked == (0,)


def test_3_13_the_one_who_is_helped_has_to_take(table, refused):
    t = table("hoax", seats=3)
    t(0, Claim(BUTLER, helps=1)).passes()
    assert refused(t, 1, Pass()).section == "3.13"
    assert refused(t, 0, Done()).reason == "it is not asked now"


def test_3_13_butler_names_nobody_but_the_one_he_helps(table):
    t = table("hoax", seats=4)
    assert claims(t, BUTLER) == {Claim(BUTLER, helps=seat) for seat in (1, 2, 3)}
    assert {claim.character for claim in t.options(0) if isinstance(claim, Claim)} == set(Character)
