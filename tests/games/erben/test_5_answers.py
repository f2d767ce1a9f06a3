"""§5 Answers: the Magician."""

from hoodwink.games.erben.actions import Claim, Condemn, Declare, Done, Give, Immune, Pass, Swap
from hoodwink.games.erben.identities import BARON, FARMER, GOLD, GRAIN, MAGICIAN, MERCHANT, MONK, THIEF, WINE, Way

B = Way.B


def test_5_1_against_a_tax(table):
    t = table("erben", seats=3, chips="000 100 100")
    t.stands(0, Claim(BARON, B, WINE))
    assert (t.frame, t.asked, t.options(1)) == ("Answer", (1,), (Pass(), Immune()))
    t.stands(1, Immune())(2, Pass())
    assert t.hands == "100 100 000"


def test_5_1_against_a_collection(table):
    t = table("erben", seats=3, chips="000 110 100")
    t.stands(0, Claim(MONK, B)).stands(1, Immune())(2, Give(WINE))
    assert t.hands == "100 110 000"


def test_5_1_against_another_magician(table):
    t = table("erben", seats=3, chips="000 110 100")
    t.stands(0, Claim(MAGICIAN, of=1)).stands(1, Immune())
    assert t.hands == "000 110 100"


def test_5_1_against_a_fine(table):
    t = table("erben", seats=4, chips="000 000 000 000")
    t.stands(0, Claim(FARMER)).stands(1, Declare()).passes().stands(2, Condemn(GRAIN)).passes().passes()
    assert Immune() in t.options(0)
    t.stands(0, Immune())
    assert (t.frame, t.asked, t.hand(0)) == ("Turn", (1,), "002")


def test_5_1_there_is_no_answer_to_a_thief(table):
    t = table("erben", seats=3, chips="000 100 000")
    t.stands(0, Claim(THIEF, type=WINE, of=1, count=1))
    assert (t.frame, t.hands) == ("Declaring", "100 000 000")


def test_5_2_one_by_one_clockwise_those_who_have_a_chip_to_lose(table):
    t = table("erben", seats=5, starter=2, chips="100 010 000 100 100", covered="magician - - - -")
    t.stands(2, Claim(BARON, B, WINE))
    assert t.asked == (3,)
    t(3, Pass())
    assert t.asked == (4,)
    t(4, Pass())  # seat 0 has covered the Magician, seat 1 has no wine
    assert (t.frame, t.hands) == ("Declaring", "000 010 300 000 000")


def test_5_2_who_has_reacted_in_this_turn_is_not_asked(table):
    t = table("erben", seats=3, chips="100 100 000")
    t.set(reacted=[0b010, 0, 0, 0])
    t.stands(0, Claim(BARON, B, WINE))
    assert (t.frame, t.hands) == ("Declaring", "200 000 000")


def test_5_2_a_merchant_asks_a_player_when_he_is_named_for_the_first_time(table):
    t = table("erben", seats=3, chips="200 020 010")
    t.stands(0, Claim(MERCHANT, B))(0, Swap(WINE, GOLD, 1))
    assert (t.frame, t.asked, t.options(1)) == ("Answer", (1,), (Pass(), Immune()))
    t(1, Pass())
    assert (t.frame, t.hands) == ("Swaps", "110 110 010")
    t(0, Swap(WINE, GOLD, 1))  # not asked a second time
    assert t.hands == "020 200 010"


def test_5_3_a_magician_is_closed_to_the_merchant_for_the_whole_action(table, refused):
    t = table("erben", seats=3, chips="200 020 010")
    t.stands(0, Claim(MERCHANT, B))(0, Swap(WINE, GOLD, 1)).stands(1, Immune())
    assert (t.frame, t.hands, t.view().fresh) == ("Swaps", "200 020 010", (2, 0, 0))
    assert refused(t, 0, Swap(WINE, GOLD, 1)).section == "5.3"
    assert Swap(WINE, GOLD, 2) in t.options(0)
    t(0, Done())
    assert t.frame == "Declaring"


def test_5_3_doubted_away_the_swap_happens(table):
    t = table("erben", seats=3, cards="merchant monk judge", chips="200 020 010")
    t.stands(0, Claim(MERCHANT, B))(0, Swap(WINE, GOLD, 1))(1, Immune()).doubted(2, "for")
    assert (t.frame, t.hands) == ("Swaps", "110 110 010")


def test_5_3_a_giver_who_was_doubted_away_still_chooses(table):
    t = table("erben", seats=3, cards="monk monk judge", chips="000 110 000")
    t.stands(0, Claim(MONK, B))(1, Immune()).doubted(2, "for")
    assert (t.frame, t.options(1)) == ("Answer", (Give(WINE), Give(GOLD)))
    t(1, Give(GOLD))
    assert t.hands == "010 100 000"
