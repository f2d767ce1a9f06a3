"""§3 A turn: the seven identities."""

import pytest

from hoodwink.games.erben.actions import Accuse, Buy, Claim, Done, Give, Immune, Pass, Swap
from hoodwink.games.erben.identities import (
    BARON,
    FARMER,
    GOLD,
    GRAIN,
    JUDGE,
    MAGICIAN,
    MERCHANT,
    MONK,
    THIEF,
    WINE,
    Identity,
    Way,
)

A, B = Way


def verbs(t, seat, verb):
    return [action for action in t.options(seat) if isinstance(action, verb)]


def test_3_1_turns_go_clockwise_among_those_in_the_round(table):
    t = table("erben", seats=4, starter=3, out=(0,))
    assert t.asked == (3,)
    t.stands(3, Claim(FARMER)).next_turn()
    assert t.asked == (1,)


def test_3_1_a_personal_action_information_or_an_accusation(table):
    t = table("erben", seats=3, trios="1 0 0")
    assert {type(action) for action in t.options(0)} == {Claim, Buy, Accuse}


def test_3_2_any_head_that_is_not_covered_true_or_not(table, refused):
    t = table("erben", seats=3, cards="farmer judge monk", chips="000 100 000")
    assert {action.identity for action in verbs(t, 0, Claim)} == set(Identity)
    t.put(covered="baron,thief - -")
    assert {action.identity for action in verbs(t, 0, Claim)} == set(Identity) - {BARON, THIEF}
    assert refused(t, 0, Claim(BARON)).section == "3.2"


def test_3_3_an_action_that_finds_nothing_is_legal(table):
    t = table("erben", seats=3, chips="000 000 000")
    for action in (Claim(BARON, B, WINE), Claim(MONK, B), Claim(MAGICIAN, of=1), Claim(MERCHANT, B)):
        t.stands(0, action)
        assert t.hands == "000 000 000"
        t = table("erben", seats=3, chips="000 000 000")


@pytest.mark.parametrize(
    ("action", "hand"),
    [
        (Claim(BARON), "020"), (Claim(MONK), "200"), (Claim(JUDGE), "100"), (Claim(JUDGE, B), "001"),
        (Claim(MERCHANT), "010"), (Claim(FARMER), "002"),
    ],
)  # fmt: skip
def test_3_4_what_is_taken_from_the_bank(table, action, hand):
    """§3.6 §3.8 §3.9 §3.13"""
    t = table("erben", seats=3, chips="000 111 111")
    t.stands(0, action)
    assert t.hand(0) == hand
    assert sum(t.view().bank) == 60 - 6 - sum(map(int, hand))


def test_3_5_baron_taxes_everyone_one_loose_chip_of_a_supply(table):
    t = table(
        "erben",
        seats=5,
        chips="000 100 110 020 300",
        trios="0 1 0 0 0",
        covered="- magician magician magician magician",
    )
    t.stands(0, Claim(BARON, B, WINE))
    assert t.hands == "300 000 010 020 200"
    assert t.trios == (0, 1, 0, 0, 0)


def test_3_5_a_supply_in_trios_is_not_taxed(table):
    t = table("erben", seats=3, chips="000 010 000", trios="0 2 1")
    t.stands(0, Claim(BARON, B, WINE))
    assert (t.frame, t.hands) == ("Declaring", "000 010 000")


def test_3_7_monk_collects_a_chip_of_the_givers_choice(table):
    t = table("erben", seats=4, chips="000 111 020 000", trios="0 0 0 1", covered="- magician magician -")
    t.stands(0, Claim(MONK, B))
    assert (t.frame, t.asked) == ("Answer", (1,))
    assert t.options(1) == (Give(WINE), Give(GOLD), Give(GRAIN))
    t(1, Give(GRAIN))  # seat 2 has one kind only, and everybody sees it; seat 3 has a trio only
    assert t.hands == "011 110 010 000"


def test_3_7_what_he_has_not_can_not_be_given(table, refused):
    t = table("erben", seats=3, chips="000 110 000")
    t.stands(0, Claim(MONK, B))
    assert t.options(1) == (Give(WINE), Give(GOLD), Immune())
    assert refused(t, 1, Give(GRAIN)).section == "3.7"


def test_3_10_merchant_swaps_one_for_one_and_says_when_he_is_done(table):
    t = table("erben", seats=3, chips="200 010 000", covered="- magician -")
    t.stands(0, Claim(MERCHANT, B))
    assert (t.frame, t.asked) == ("Swaps", (0,))
    assert set(t.options(0)) == {Done(), Swap(WINE, GOLD), Swap(WINE, GRAIN), Swap(WINE, GOLD, 1)}
    t(0, Swap(WINE, GOLD, 1))
    assert t.hands == "110 100 000"
    t(0, Swap(WINE, GRAIN))
    assert t.hands == "011 100 000"
    assert t.frame == "Declaring"  # every chip has been swapped once
    assert t.view().bank == (20 - 1, 19, 19)


def test_3_10_a_chip_is_swapped_once(table, refused):
    t = table("erben", seats=3, chips="110 000 000")
    t.stands(0, Claim(MERCHANT, B))(0, Swap(WINE, GOLD))
    assert t.hand(0) == "020"
    assert t.view().fresh == (0, 1, 0)
    assert refused(t, 0, Swap(WINE, GOLD)).section == "3.10"
    t(0, Swap(GOLD, GRAIN))
    assert (t.hand(0), t.frame) == ("011", "Declaring")


def test_3_10_swaps_never_touch_trios_nor_what_is_not_there(table, refused):
    t = table("erben", seats=3, chips="100 010 000", trios="1 1 1")
    t.stands(0, Claim(MERCHANT, B))
    assert refused(t, 0, Swap(GOLD, WINE)).section == "3.10"
    assert refused(t, 0, Swap(WINE, GRAIN, 1)).section == "3.10"
    assert refused(t, 0, Swap(WINE, GOLD, 2)).section == "3.10"
    assert refused(t, 0, Swap(WINE, GOLD, 0)).section == "1.6"
    t(0, Done())
    assert (t.hands, t.trios) == ("100 010 000", (1, 1, 1))


def test_3_10_no_position_offers_more_than_a_few_hundred_options(table):
    t = table("erben", seats=14, large=True, chips=" ".join(["222"] * 14), trios=" ".join(["6"] * 14))
    assert len(t.options(0)) < 300
    t.stands(0, Claim(MERCHANT, B))
    assert len(t.options(0)) == 1 + 6 * 14


def test_3_11_magician_takes_all_loose_chips_of_one(table):
    t = table("erben", seats=3, chips="000 210 001", trios="0 1 0", covered="- magician -")
    t.stands(0, Claim(MAGICIAN, of=1))
    assert t.hands == "210 000 001"
    assert t.trios == (0, 1, 0)


def test_3_12_thief_takes_one_or_two_of_a_kind(table, refused):
    t = table("erben", seats=3, chips="000 201 000")
    thefts = [action for action in verbs(t, 0, Claim) if action.identity == THIEF]
    assert set(thefts) == {
        Claim(THIEF, type=WINE, of=1, count=1), Claim(THIEF, type=WINE, of=1, count=2),
        Claim(THIEF, type=GRAIN, of=1, count=1),
    }  # fmt: skip
    assert refused(t, 0, Claim(THIEF, type=GRAIN, of=1, count=2)).section == "3.12"
    assert refused(t, 0, Claim(THIEF)).section == "3.12"
    t.stands(0, Claim(THIEF, type=WINE, of=1, count=2))
    assert t.hands == "200 001 000"


def test_3_12_for_nothing_only_if_nobody_else_has_a_chip(table):
    t = table("erben", seats=3, chips="100 000 000")
    assert [action for action in verbs(t, 0, Claim) if action.identity == THIEF] == [Claim(THIEF)]
    t.stands(0, Claim(THIEF))
    assert t.hands == "100 000 000"


def test_3_12_the_rulebooks_example_of_the_thief(table):
    """One trio and a wine; two wine are stolen; a grain and a gold are left."""
    t = table("erben", seats=3, chips="000 100 000", trios="0 1 0")
    t.stands(0, Claim(THIEF, type=WINE, of=1, count=2))
    assert (t.hands, t.trios) == ("200 011 000", (0, 0, 0))
    assert t.said("broke") == [{"event": "broke", "seat": 1, "count": 1}]


def test_3_14_after_the_turn_nobody_reacts_to_it(table, refused):
    t = table("erben", seats=3, chips="000 000 000")
    t.stands(0, Claim(FARMER))
    assert t.frame == "Declaring"
    t.passes()
    assert (t.frame, t.asked) == ("Turn", (1,))
    assert refused(t, 2, Pass()).section == "3.1"
