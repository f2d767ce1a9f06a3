"""§9 Accusations."""

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.erben.actions import Accuse, Claim
from hoodwink.games.erben.identities import FARMER, JUDGE, MONK, THIEF, Identity


def test_9_1_any_identity_against_any_other(table):
    t = table("erben", seats=4, cards="farmer monk judge", covers="thief thief thief thief", shown={(1, 0): "baron"})
    named = {(a.target, a.name) for a in t.options(0) if isinstance(a, Accuse)}
    assert named == {(seat, name) for seat in (1, 2, 3) for name in Identity}


def test_9_1_only_the_two_see_the_name_and_all_hear_the_answer(table, read):
    t = table("erben", seats=4, cards="farmer monk judge")
    t(0, Accuse(1, MONK))
    assert [read(t, "accused", seat)[0]["name"] for seat in (0, 1, 2, 3, SPECTATOR)] == [MONK, MONK, None, None, None]
    assert all(read(t, "accused", seat)[0]["right"] for seat in (0, 1, 2, 3, SPECTATOR))


def test_9_1_nor_does_the_table_show_it_while_the_action_may_be_declared_illegal(table):
    t = table("erben", seats=4, cards="farmer monk judge")
    t(0, Accuse(1, MONK))
    views = [t.view(seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    said = t.game.actions.id(Accuse(1, MONK))
    assert [(view.deed, view.accused) for view in views] == [(said, 1), (said, 1), (None, 1), (None, 1), (None, 1)]


def test_9_2_right(table):
    t = table("erben", seats=4, cards="farmer monk judge", chips="100 020 000 000", trios="0 2 0 0")
    t(0, Accuse(1, MONK))
    assert (t.throne, t.remaining) == ((1, 0, 0, 0), (0, 2, 3))
    assert (t.hands, t.trios) == ("120 000 000 000", (2, 0, 0, 0))
    assert t.frame == "Declaring"
    t.next_turn()
    assert t.asked == (2,)


def test_9_2_what_was_taken_is_stacked_at_once(table):
    t = table("erben", seats=4, cards="farmer monk judge", chips="101 010 000 000")
    t(0, Accuse(1, MONK))
    assert (t.hand(0), t.trios[0]) == ("000", 1)


def test_9_3_wrong(table):
    t = table("erben", seats=4, cards="farmer monk judge", chips="100 020 000 000", trios="1 0 0 0")
    t(0, Accuse(1, JUDGE))
    assert (t.throne, t.remaining) == ((0, 1, 0, 0), (1, 2, 3))
    assert (t.hands, t.trios) == ("000 120 000 000", (0, 1, 0, 0))
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_9_4_no_card_is_turned_up_and_no_head_covered(table):
    for name in (MONK, THIEF):
        t = table("erben", seats=4, cards="farmer monk judge")
        t(0, Accuse(1, name))
        assert t.view().turned == ((), (), (), ())
        assert t.view().covered == ((), (), (), ())


def test_9_4_a_right_one_can_be_declared_illegal(table):
    t = table("erben", seats=4, cards="farmer monk judge")
    t(0, Accuse(1, MONK))
    assert (t.frame, t.asked) == ("Declaring", (2, 3))
    assert Claim(FARMER) not in t.options(2)
