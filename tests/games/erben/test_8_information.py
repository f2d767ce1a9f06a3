"""§8 Information."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.erben.actions import Buy, Claim, Doubt, Show
from hoodwink.games.erben.identities import BARON, FARMER, JUDGE, MAGICIAN, MERCHANT, MONK, THIEF


def test_8_1_a_trio_a_card(table, refused):
    t = table("erben", seats=3, cards="farmer monk judge", trios="2 0 0")
    assert [action for action in t.options(0) if isinstance(action, Buy)] == [Buy(1), Buy(1, 2), Buy(2), Buy(2, 2)]
    assert refused(t, 0, Buy(1, 3)).section == "8.1"
    t(0, Buy(1, 2))
    assert (t.frame, t.asked, t.trios, t.view().bank) == ("Information", (1,), (0, 0, 0), (17, 20, 20))
    assert t.view(2).sells == (1, 0, 2)


def test_8_1_without_a_trio_nothing_is_bought(table, refused):
    t = table("erben", seats=3, chips="110 000 000")
    assert refused(t, 0, Buy(1)).section == "8.1"


def test_8_2_what_he_is_not_what_is_not_covered_and_what_was_not_shown(table, refused):
    t = table("erben", seats=3, cards="farmer monk judge", trios="2 0 0", covered="- thief -", shown={(1, 0): "baron"})
    t(0, Buy(1))
    assert set(t.options(1)) == {Show((card,)) for card in (JUDGE, MERCHANT, MAGICIAN, FARMER)}
    for card in (MONK, THIEF, BARON):
        assert refused(t, 1, Show((card,))).section == "8.2"
    t(1, Show((JUDGE,)))
    assert t.view(0).seen[1] == (BARON, JUDGE)
    assert t.view(1).showed[0] == (BARON, JUDGE)


def test_8_2_what_another_buyer_was_shown_may_be_shown_again(table):
    t = table("erben", seats=3, cards="farmer monk judge", trios="1 0 0", shown={(1, 2): "baron"})
    t(0, Buy(1))
    assert Show((BARON,)) in t.options(1)


def test_8_2_several_cards_are_all_different(table):
    t = table("erben", seats=3, cards="farmer monk judge", trios="6 0 0")
    t(0, Buy(1, 6))
    assert t.options(1) == (Show((0, 2, 3, 4, 5, 6)),)
    t(1, t.options(1)[0])
    assert len(t.view(0).seen[1]) == 6


def test_8_2_no_more_than_are_left(table, refused):
    t = table(
        "erben", seats=3, cards="farmer monk judge", trios="6 0 0", covered="- thief,farmer -", shown={(1, 0): "baron"}
    )
    assert max(a.cards for a in t.options(0) if isinstance(a, Buy) and a.target == 1) == 3
    assert refused(t, 0, Buy(1, 4)).section == "8.2"
    assert max(a.cards for a in t.options(0) if isinstance(a, Buy) and a.target == 2) == 6


def test_8_3_only_the_buyer_sees_the_cards(table, read):
    t = table("erben", seats=4, cards="farmer monk judge", trios="1 0 0 0")
    t(0, Buy(1))(1, Show((THIEF,)))
    for seat in (0, 1):
        assert read(t, "showed", seat)[0]["cards"] == 1 << THIEF
    for seat in (2, 3, SPECTATOR):
        assert read(t, "showed", seat)[0]["cards"] is None
        assert read(t, "showed", seat)[0]["count"] == 1
        assert t.view(seat).seen == t.view(seat).showed == ((), (), (), ())


def test_8_4_a_purchase_can_not_be_doubted(table, refused):
    t = table("erben", seats=3, trios="1 0 0")
    t(0, Buy(1))
    assert refused(t, 2, Doubt()).section == "8.2"
    t(1, t.options(1)[0])
    assert t.frame == "Declaring"
    assert not any(isinstance(action, Claim) for action in t.options(1))


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_8_3_what_a_seller_may_show_is_his_secret(table, seat):
    """Who can't know the seller's card is told the same whatever it is."""
    views = []
    for card in ("monk", "judge"):
        t = table("erben", seats=3, cards=f"farmer {card} thief", trios="1 0 0")
        t(0, Buy(1))(1, Show((MAGICIAN,)))
        views.append(t.view(seat))
    assert views[0] == views[1]
