"""§1 The table."""

import re

import pytest

from hoodwink import BadSetup, load
from hoodwink.core.frame import Chance
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.erben.actions import Accuse, Claim, Condemn, Crown, Declare, Pass
from hoodwink.games.erben.identities import BARON, FARMER, GRAIN, JUDGE, MAGICIAN, MONK, Identity, Way


@pytest.mark.parametrize("seats", range(3, 9))
def test_1_1_three_to_eight_can_play(seats):
    assert load("erben", seats).seats == seats


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (9, {}), (14, {}), (15, {}), (15, {"large": True})])
def test_1_1_too_few_and_too_many_get_one_answer(seats, options):
    """§12.21 It says all that is possible."""
    says = f"played with 3 to 8 seats, or up to 14 at the large table (option or preset large), not {seats}"
    with pytest.raises(BadSetup, match=re.escape(says)):
        load("erben", seats, **options)


def test_1_2_seven_identities_with_two_cards_of_each(table):
    s = load("erben", 8).start()
    assert len(Identity) == 7
    top = s.stack[-1]
    assert isinstance(top, Chance)
    assert top.outcomes(s) == [(identity, 2) for identity in range(7)]
    t = table("erben", seats=3, cards="baron baron monk", covers="")
    assert t.state.deck == [0, 1, 2, 2, 2, 2, 2]
    assert (t.view(0).identity, t.view(1).identity) == (BARON, BARON)


@pytest.mark.parametrize(("seats", "each"), [(3, 20), (8, 20)])
def test_1_3_the_bank_holds_twenty_of_each(table, seats, each):
    assert table("erben", seats=seats, cards="baron monk", covers="").view().bank == (each,) * 3


def test_1_3_and_forty_with_more_than_eight_seats(table):
    assert table("erben", seats=9, large=True, covers="").view().bank == (40,) * 3


def test_1_3_who_is_to_take_more_than_there_is_takes_what_is_left(table):
    t = table("erben", seats=3, chips="000 090 090", trios="0 1 0")
    t.set(bank=t.state.bank - (t.view().bank[1] - 1 << 8))
    t.stands(0, Claim(BARON))
    assert t.hand(0) == "010"
    assert t.view().bank[1] == 0
    assert t.said("took")[0]["count"] == 1


def test_1_4_points_are_kept_from_round_to_round(table):
    t = table("erben", seats=3, cards="farmer judge monk", points="2 3 4")
    t(0, Accuse(2, MONK)).next_turn()  # two are left
    t(1, Accuse(0, FARMER))
    assert t.view().round == 2
    assert t.throne == (2 + 1 + 1, 3 + 3 + 1, 4)


def test_1_5_reserves_lie_open_and_identities_do_not(table):
    t = table(
        "erben", seats=3, cards="farmer judge monk", chips="100 020 003", trios="0 1 0", covers="thief thief baron"
    )
    for seat in (0, 1, 2, SPECTATOR):
        view = t.view(seat)
        assert view.chips == ((1, 0, 0), (0, 2, 0), (0, 0, 3))
        assert view.trios == (0, 1, 0)
        assert view.covered == ((5,), (5,), (0,))
    assert [t.view(seat).identity for seat in (0, 1, 2, SPECTATOR)] == [FARMER, JUDGE, MONK, None]


def test_1_6_a_target_is_another_player_in_the_round(table, refused):
    t = table("erben", seats=4, out=(3,))
    for target in (0, 3):
        assert refused(t, 0, Claim(MAGICIAN, of=target)).section == "1.6"
        assert refused(t, 0, Accuse(target, FARMER)).section == "1.6"


def test_1_6_but_a_share_may_be_a_barons_who_is_out_and_anybody_may_crown(table):
    """§7.5 §7.8 §11.4"""
    t = table("erben", seats=5, cards="farmer baron judge monk judge", chips="000 000 000 000 000")
    t.stands(0, Claim(FARMER))(1, Declare()).doubted(2, "for for against").passes()
    assert 1 not in t.remaining
    assert Condemn(GRAIN, 2, 1) in t.options(2)
    t = table("erben", seats=4, cards="farmer monk", out=(3,), points="9 0 0 0")(0, Accuse(1, MONK))
    assert t.options(0) == (Crown(1), Crown(2), Crown(3))


def test_1_6_who_is_out_is_not_asked_and_pays_nothing(table, refused):
    t = table("erben", seats=4, chips="000 000 000 100", out=(3,))
    t(0, Claim(MONK, Way.B))
    assert t.asked == (1, 2)
    assert refused(t, 3, Pass()).section == "1.6"
    t.pass_doubts()
    assert t.hands == "000 000 000 100"
