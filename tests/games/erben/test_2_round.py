"""§2 A round begins."""

from hoodwink.core.dice import Dice
from hoodwink.core.match import Match
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.erben import Erben
from hoodwink.games.erben.actions import Accuse, Cover, Take
from hoodwink.games.erben.identities import FARMER, GOLD, GRAIN, JUDGE, MONK, THIEF, WINE, Identity


def test_2_1_everyone_sees_his_own_card_only(table):
    t = table("erben", seats=3, cards="farmer judge monk", covers="")
    assert [t.view(seat).identity for seat in (0, 1, 2, SPECTATOR)] == [FARMER, JUDGE, MONK, None]
    assert all(t.view(seat).cards is None for seat in (0, 1, 2, SPECTATOR))


def test_2_2_everyone_covers_a_head_that_he_is_not(table, refused):
    t = table("erben", seats=3, cards="farmer judge monk", covers="")
    assert t.asked == (0, 1, 2)
    for seat, card in enumerate((FARMER, JUDGE, MONK)):
        assert set(t.options(seat)) == {Cover(identity) for identity in Identity if identity != card}
        assert refused(t, seat, Cover(card)).section == "2.2"


def test_2_2_covers_are_sealed_until_the_last_is_in(table):
    t = table("erben", seats=3, cards="farmer judge monk", covers="")
    t(0, Cover(THIEF))
    assert t.view(1).covered == t.view(0).covered == ((), (), ())
    assert (t.view(0).replied, t.view(1).replied) == (t.game.actions.id(Cover(THIEF)), None)
    t(2, Cover(FARMER))(1, Cover(THIEF))
    assert t.view().covered == ((THIEF,), (THIEF,), (FARMER,))


def test_2_2_r11_the_default_cover_is_drawn(table):
    t = table("erben", seats=3, cards="farmer judge monk", covers="")
    assert [t.default(seat) for seat in range(3)] == [None] * 3
    drawn = {str(Match(Erben(3), 5).default(0, Dice(n))) for n in range(80)}
    assert len(drawn) == 6


def test_2_3_everyone_takes_a_chip_all_together(table):
    t = table("erben", seats=3, cards="farmer judge monk", covers="")
    t.ballot(Cover(THIEF), Cover(THIEF), Cover(THIEF))
    assert t.options(0) == (Take(WINE), Take(GOLD), Take(GRAIN))
    t(0, Take(WINE))(1, Take(GRAIN))
    assert t.hands == "000 000 000"
    t(2, Take(GRAIN))
    assert t.hands == "100 001 001"
    assert t.view().bank == (19, 20, 18)


def test_2_4_the_first_starter_is_drawn(table):
    t = table("erben", seats=3, covers="")
    t.ballot(*(t.options(seat)[0] for seat in range(3))).ballot(Take(WINE), Take(WINE), Take(WINE))
    assert t.asked == (CHANCE,)
    assert t.state.stack[-1].among(t.state) == (0, 1, 2)
    assert table("erben", seats=3, starter=2).asked == (2,)


def test_2_4_later_rounds_are_started_by_the_winner_of_the_showdown(table):
    t = table("erben", seats=3, cards="farmer judge monk")
    t(0, Accuse(2, MONK)).next_turn()
    assert (t.frame, t.asked) == ("Face", (1,))
    t(1, Accuse(0, THIEF))  # wrong: seat 0 wins
    for card in (FARMER, JUDGE, MONK):
        t.chance(card)
    t.ballot(Cover(THIEF), Cover(THIEF), Cover(THIEF)).ballot(Take(WINE), Take(WINE), Take(WINE))
    assert (t.frame, t.asked, t.view().starter) == ("Turn", (0,), 0)
