"""R1 to R14."""

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.erben.actions import (
    Accuse,
    Buy,
    Claim,
    Condemn,
    Declare,
    Done,
    Doubt,
    Give,
    Immune,
    Pass,
    Pay,
    Reprieve,
    Show,
    Swap,
    Vote,
)  # fmt: skip
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
    Way,
)

B = Way.B


def test_r1_polled_clockwise_and_asked_again(table):
    t = table("erben", seats=4, starter=2)
    t(2, Claim(FARMER))
    assert t.asked == (3, 0, 1)
    t(3, Pass())(0, Doubt())(1, Vote(support=False))(3, Vote(support=False))
    assert t.asked == (3, 1)  # he had let it pass, and is asked again


def test_r2_a_wrongly_doubted_action_happens_before_the_chips_go(table):
    t = table("erben", seats=4, cards="baron monk judge thief", chips="010 100 100 000")
    t(0, Claim(BARON, B, WINE)).doubted(1, "for for")
    assert (t.remaining, t.frame, t.asked) == ((1, 2, 3), "Answer", (1,))
    t.stands(1, Immune())(2, Pass())
    assert (t.hands, t.view().bank) == ("000 100 000 000", (19, 20, 20))
    assert (t.frame, t.asked) == ("Turn", (1,))  # not declared illegal


def test_r2_a_merchant_who_is_out_makes_his_swaps(table):
    t = table("erben", seats=4, cards="merchant monk judge thief", chips="100 010 000 000", covered="- magician - -")
    t(0, Claim(MERCHANT, B)).doubted(1, "for for")
    assert (t.frame, t.asked, t.remaining) == ("Swaps", (0,), (1, 2, 3))
    t(0, Swap(WINE, GOLD, 1))
    assert (t.hands, t.view().bank) == ("000 100 000 000", (19, 20, 20))
    t = table("erben", seats=4, cards="merchant monk judge thief", chips="100 010 000 000")
    t(0, Claim(MERCHANT, B)).doubted(1, "for for")(0, Done())
    assert (t.frame, t.hands) == ("Turn", "000 010 000 000")


def test_r2_if_the_points_end_the_game_it_no_longer_happens(table):
    t = table("erben", seats=4, cards="baron", chips="010 100 100 000", points="7 0 0 0")
    t(0, Claim(BARON, B, WINE)).doubted(1, "for for")
    assert (t.frame, t.hands) == ("Coronation", "010 100 100 000")


def test_r3_a_magician_who_is_wrongly_doubted_is_spared(table):
    t = table("erben", seats=4, cards="baron magician judge thief", chips="000 100 100 000", covered="- - magician -")
    t.stands(0, Claim(BARON, B, WINE))(1, Immune()).doubted(0, "for for")
    assert (t.throne, t.remaining) == ((0, 3, 0, 0), (0, 2, 3))
    assert (t.hands, t.view().bank) == ("100 000 000 000", (19, 20, 20))


def test_r3_so_is_a_guilty_one(table):
    t = table("erben", seats=4, cards="magician baron judge thief", chips="000 000 000 000")
    t.stands(0, Claim(FARMER)).stands(1, Declare()).passes().stands(2, Condemn(GRAIN)).settle()
    t(0, Immune()).doubted(1, "for for")
    assert (t.throne, t.remaining, t.hands) == ((3, 0, 0, 0), (1, 2, 3), "000 000 000 000")
    assert t.asked == (1,)


def test_r4_every_uncovered_head_is_asked_true_or_not(table):
    t = table("erben", seats=5, cards="farmer monk monk judge judge", covered="- - baron - -")
    t.stands(0, Claim(MAGICIAN, of=1))
    t(1, Pass())
    assert (t.frame, t.asked) == ("Declaring", (1, 3, 4))


def test_r4_barons_are_asked_also_if_nothing_can_be_paid(table):
    t = table("erben", seats=3, chips="000 000 000")
    t.stands(0, Claim(MAGICIAN, of=1))
    assert (t.frame, t.hand(0)) == ("Declaring", "000")


def test_r5_what_the_action_brings_goes_to_the_bank_with_the_rest(table):
    t = table("erben", seats=4, cards="monk baron judge thief", chips="000 110 000 000")
    t(0, Claim(MONK, B)).doubted(1, "for for")(1, Give(WINE))
    assert (t.hands, t.view().bank) == ("000 010 000 000", (20, 19, 20))


def test_r6_with_two_left_before_the_turn_is_over_the_doubter_is_enough(table):
    t = table("erben", seats=3, cards="farmer judge monk")
    t(0, Accuse(2, MONK))(1, Declare())
    assert (t.frame, t.asked) == ("Doubts", (0,))
    t(0, Doubt())  # right
    assert (t.covered(1), t.frame) == ({BARON}, "Face")


def test_r6_and_if_it_is_wrong_the_round_ends_as_a_showdown(table):
    t = table("erben", seats=3, cards="farmer baron monk")
    t(0, Accuse(2, MONK))(1, Declare())(0, Doubt())
    assert (t.throne, t.view().round) == ((1 + 1, 3, 0), 2)


def test_r6_also_on_an_answer_to_one_who_is_out(table):
    t = table("erben", seats=3, cards="baron magician monk", chips="000 100 000")
    t(0, Claim(BARON, B, WINE)).doubted(1, "for")
    assert (t.remaining, t.asked) == ((1, 2), (1,))
    t(1, Immune())(2, Doubt())
    assert (t.throne, t.view().round) == ((3, 3, 1), 2)


def test_r7_both_get_their_points_then_the_game_is_over(table):
    t = table("erben", seats=3, cards="farmer judge monk", points="0 7 0")
    t(0, Accuse(2, MONK)).next_turn()(1, Accuse(0, FARMER))
    assert (t.frame, t.throne) == ("Coronation", (2, 11, 0))


def test_r8_a_seller_without_a_choice_is_asked_all_the_same(table):
    t = table(
        "erben",
        seats=3,
        cards="farmer monk judge",
        trios="1 0 0",
        shown={(1, 0): "baron judge merchant magician thief"},
    )
    t(0, Buy(1))
    assert (t.asked, t.options(1), t.default(1)) == ((1,), (Show((FARMER,)),), None)


def test_r9_never_pruned_and_out_is_out(table, read):
    t = table("erben", seats=4, cards="farmer monk judge thief", shown={(1, 0): "baron"})
    assert Accuse(1, BARON) in t.options(0)
    t(0, Accuse(1, JUDGE))
    assert (t.view(0).seat, t.view(0).identity) == (0, FARMER)
    t(1, Accuse(2, JUDGE))
    assert [read(t, "accused", seat)[1]["name"] for seat in (0, 3, SPECTATOR)] == [None, None, None]


def test_r11_defaults_are_public_or_drawn(table):
    t = table("erben", seats=4, cards="farmer baron judge monk", chips="000 110 000 000", covered="baron - - -")
    assert t.default(0) == Claim(MONK)  # the first head that is not covered
    t(0, Claim(MONK, B))
    assert t.default(1) == Pass()
    t.pass_doubts()
    assert t.default(1) == Give(WINE)
    t(1, Give(WINE))
    assert t.default(1) == Pass()
    t.stands(1, Declare()).passes().stands(2, Condemn(WINE)).stands(3, Condemn(WINE))
    assert (t.frame, t.default(0)) == ("Guilty", Pay(2))
    t(0, Immune())(1, Doubt())
    assert t.default(2) == Vote(support=False)


def test_r12_a_wrong_accusation_ends_the_turn(table):
    t = table("erben", seats=4, cards="farmer monk judge")
    t(0, Accuse(1, THIEF))
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_r13_nothing_changes_what_the_guilty_has_before_he_chooses(table):
    t = table("erben", seats=5, cards="farmer baron judge monk thief", chips="000 000 000 000 000")
    t.stands(0, Claim(FARMER)).stands(1, Declare()).passes().stands(2, Condemn(GRAIN, 2, 1)).passes()
    t.stands(3, Reprieve(GRAIN)).settle()
    assert (t.hand(0), t.frame) == ("002", "Guilty")


def test_r14_points_of_losers_are_cut_at_nine(table):
    t = table("erben", seats=3, cards="farmer judge monk", points="8 9 0")
    t(0, Accuse(2, THIEF))
    assert (t.throne, t.frame, t.asked) == ((8, 9, 1), "Face", (1,))
    t(1, Accuse(2, THIEF))
    assert t.throne == (8, 9, 4)
