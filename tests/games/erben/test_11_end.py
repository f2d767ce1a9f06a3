"""§11 Rounds and the end."""

from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.erben.actions import Accuse, Claim, Crown, Doubt
from hoodwink.games.erben.identities import BARON, FARMER, JUDGE, MONK, THIEF
from hoodwink.testing import Won


def test_11_1_after_a_showdown_all_cards_are_shown_and_a_new_round_begins(table, read):
    t = table("erben", seats=3, cards="farmer judge monk", chips="100 020 000", shown={(0, 1): "thief"})
    t(0, Accuse(2, MONK)).next_turn()(1, Accuse(0, FARMER))
    assert read(t, "shown", SPECTATOR)[0]["cards"] == (FARMER, JUDGE, MONK)
    assert t.asked == (CHANCE,)
    view = t.view()
    assert (view.round, view.bank, view.remaining) == (2, (20, 20, 20), (0, 1, 2))
    assert (view.chips, view.trios) == (((0, 0, 0),) * 3, (0, 0, 0))
    assert (view.covered, t.state.shown) == (((), (), ()), (0,) * 9)


def test_11_2_ten_points_win_at_once_in_the_middle_of_a_round(table):
    t = table("erben", seats=4, cards="farmer judge monk", points="9 0 0 0")
    t(0, Accuse(1, JUDGE))
    assert (t.frame, t.asked) == ("Coronation", (0,))
    t(0, Crown(2))
    assert t.outcome == Won(0, points=10)
    assert t.ending == "right accusation"


def test_11_2_a_wrong_doubt_can_bring_the_throne(table):
    t = table("erben", seats=4, cards="farmer judge monk", points="7 0 0 0")
    t(0, Claim(FARMER)).doubted(1, "for for")
    assert t.frame == "Coronation"
    assert not t.said("took")  # the action no longer happens


def test_11_2_and_so_can_a_showdown(table):
    t = table("erben", seats=3, cards="farmer judge monk", points="6 7 0")
    t(0, Accuse(2, MONK)).next_turn()
    t(1, Doubt(FARMER))  # wrong
    assert t.throne == (10, 8, 0)
    t(0, Crown(1))
    assert t.outcome == Won(0, points=10)


def test_11_3_not_by_losing_a_showdown(table):
    t = table("erben", seats=3, cards="farmer judge monk", points="0 9 0")
    t(0, Accuse(2, MONK)).next_turn()(1, Doubt(FARMER))
    assert t.throne == (4, 9, 0)
    assert not t.over


def test_11_3_not_by_being_wrongly_accused(table):
    t = table("erben", seats=4, cards="farmer judge monk", points="0 9 8 0")
    t(0, Accuse(1, THIEF))
    assert t.throne == (0, 9, 8, 0)
    t(1, Accuse(2, BARON))
    assert (t.throne, t.frame) == ((0, 9, 9, 0), "Face")


def test_11_4_the_winner_names_another_who_crowns_him(table, refused, read):
    t = table("erben", seats=4, cards="farmer judge monk", points="9 0 0 0")
    t(0, Accuse(1, JUDGE))
    assert t.options(0) == (Crown(1), Crown(2), Crown(3))
    assert refused(t, 0, Crown(0)).section == "11.4"
    assert (t.winners, t.view(2).cards) == ((), None)
    t(0, Crown(3))
    assert (t.over, t.winners, t.points) == (True, (0,), (10, 0, 0, 0))
    assert read(t, "crowned")[0] == {"event": "crowned", "seat": 0, "by": 3}
    assert t.view(2).cards == tuple(t.state.cards)
