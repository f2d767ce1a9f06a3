"""§6 Trios."""

from hoodwink.games.erben.actions import Accuse, Claim, Condemn, Declare, Reprieve, Tithe
from hoodwink.games.erben.identities import BARON, FARMER, GOLD, GRAIN, JUDGE, MAGICIAN, MONK, THIEF, WINE, Way


def test_6_1_a_set_is_stacked_when_the_action_is_done(table):
    t = table("erben", seats=3, chips="110 000 000")
    t.stands(0, Claim(FARMER))
    assert (t.frame, t.hand(0), t.trios) == ("Declaring", "001", (1, 0, 0))


def test_6_1_the_rulebooks_example_of_a_trio(table):
    """A Thief takes two grain to a gold and a wine: only the grain that is left can be fined."""
    t = table("erben", seats=4, chips="110 002 000 000")
    t.stands(0, Claim(THIEF, type=GRAIN, of=1, count=2))
    assert (t.hand(0), t.trios[0]) == ("001", 1)
    t.stands(2, Declare()).passes()
    assert t.options(3)[1:] == (Condemn(GRAIN),)


def test_6_1_as_many_as_there_are_also_for_others(table):
    t = table("erben", seats=3, chips="000 222 011")
    t.stands(0, Claim(JUDGE))
    assert (t.hands, t.trios) == ("100 000 011", (0, 2, 0))


def test_6_1_and_again_at_the_end_of_the_turn(table):
    t = table("erben", seats=3, chips="000 000 110")
    t.stands(0, Claim(FARMER)).stands(1, Declare()).passes().stands(2, Condemn(GRAIN)).settle()
    t(0, t.options(0)[0])
    assert (t.hand(2), t.trios[2]) == ("000", 1)


def test_6_2_a_trio_is_safe_from_taxes_gifts_spells_and_fines(table):
    for action in (Claim(BARON, Way.B, WINE), Claim(MONK, Way.B), Claim(MAGICIAN, of=1)):
        t = table("erben", seats=3, chips="000 000 000", trios="0 2 0")
        t.stands(0, action)
        assert (t.frame, t.trios) == ("Declaring", (0, 2, 0))
    t = table("erben", seats=3, chips="100 000 000", trios="1 0 0")
    t.stands(0, Claim(JUDGE)).stands(1, Declare()).passes()
    assert set(t.options(2)[1:]) == {Condemn(WINE), Condemn(WINE, 2, 1)}


def test_6_2_but_it_goes_with_the_rest_when_all_is_taken(table):
    """§9.2 §9.3 by an accusation; §4.6 to the bank."""
    for accused, trios in ((MONK, (2, 0, 0, 0)), (THIEF, (0, 2, 0, 0))):
        t = table("erben", seats=4, cards="farmer monk", trios="1 1 0 0")(0, Accuse(1, accused))
        assert t.trios == trios
    t = table("erben", seats=4, cards="farmer monk", trios="1 0 0 0")(0, Claim(FARMER)).doubted(1, "for for")
    assert t.trios == (0, 0, 0, 0)


def test_6_3_loose_chips_go_first_and_the_rest_of_a_trio_lies_loose(table):
    t = table("erben", seats=3, chips="000 010 000", trios="0 1 0")
    t.stands(0, Claim(THIEF, type=GOLD, of=1, count=1))
    assert (t.hands, t.trios) == ("010 000 000", (0, 1, 0))
    t = table("erben", seats=3, chips="000 010 000", trios="0 1 0")
    t.stands(0, Claim(THIEF, type=WINE, of=1, count=1))
    assert (t.hands, t.trios) == ("100 021 000", (0, 0, 0))


def test_6_3_a_tithe_may_break_a_trio(table):
    t = table("erben", seats=4, chips="000 000 000 000", trios="1 0 0 0", cards="judge baron judge monk")
    t.stands(0, Claim(JUDGE)).stands(1, Declare()).passes().stands(2, Condemn(WINE)).passes()
    t.stands(3, Reprieve(GOLD)).settle()
    t(0, Tithe(3))
    assert (t.hands, t.trios) == ("201 000 000 010", (0, 0, 0, 0))
