"""§7 Winning."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Take
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, COUSIN, LOVER, Character
from hoodwink.testing import Won

FOUR = "butler chef lover cousin"


def test_7_1_the_last_player_left_wins_by_a_right_accusation(table):
    t = table("hoax", seats=4, identities=FOUR, out=(1, 2))
    t(0, Accuse(3, COUSIN))
    assert t.outcome == Won(0, points=3)
    assert t.ending == "last one left"


def test_7_1_the_last_player_left_wins_by_anothers_wrong_accusation(table):
    t = table("hoax", seats=4, identities=FOUR, out=(1, 2))
    t(0, Accuse(3, CHEF))
    assert t.outcome == Won(3, points=3)


def test_7_1_two_left_is_no_end(table):
    t = table("hoax", seats=4, identities=FOUR, out=(1,))
    t(0, Accuse(3, COUSIN))
    assert (t.over, t.outcome, t.ending, t.points) == (False, None, "", (0, 0, 0, 0))


def test_7_1_a_whole_game_by_elimination(table):
    t = table("hoax", seats=3, identities="butler chef lover")
    t(0, Claim(COUSIN, takes=CASH)).passes()
    t(0, Accuse(2, LOVER))
    assert t.asked == (1,)
    t(1, Claim(COUSIN, takes=CASH)).passes()
    t(1, Accuse(0, CHEF))
    assert t.outcome == Won(0, points=3)


@pytest.mark.parametrize("me", Character)
def test_7_2_whose_truthful_claim_is_voted_down_wins(table, me):
    """Whoever he is: the first claim of his own character, whatever it is."""
    t = table("hoax", seats=3, identities=me.name, first=0)
    claim = next(action for action in t.options(0) if isinstance(action, Claim) and action.character == me)
    t(0, claim)(2, CallHoax()).ballot(thumbs="down down")
    assert t.outcome == Won(0, points=1)
    assert t.ending == "truthful claim"


def test_7_2_a_truthful_claim_that_is_upheld_wins_nothing(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(BUTLER, helps=2))(1, CallHoax()).ballot(thumbs="up up down")(2, Take(CASH))
    assert not t.over
    assert t.hands == "c2 c1 c2 c1"


def end(table, **words):
    t = table("hoax", seats=4, identities=FOUR, tokens="c1 p2 e3 c1p1e1", imposters="lover butler - chef", **words)
    t(0, Claim(BUTLER, helps=2))(1, CallHoax()).ballot(thumbs="down down down")
    return t


def test_7_3_all_dealt_cards_are_turned_up(table, read):
    t = end(table)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert t.view(seat).identities == (BUTLER, CHEF, LOVER, COUSIN)
        assert read(t, "shown", seat) == [{"event": "shown", "identities": (BUTLER, CHEF, LOVER, COUSIN)}]
    assert t.game.roles(t.state) == ("butler", "chef", "lover", "cousin")


def test_7_3_all_tokens_go_back(table):
    t = end(table)
    assert t.hands == "- - - -"
    assert t.view().imposters == ((), (), (), ())


def test_7_3_also_those_of_an_eliminated_player(table):
    t = table("hoax", seats=3, identities=FOUR, imposters="chef butler -")
    t(0, Accuse(1, CHEF))
    assert t.view().imposters[1] == (BUTLER,)
    t(0, Claim(COUSIN, takes=CASH)).passes()
    t(2, Accuse(0, BUTLER))
    assert t.outcome == Won(2, points=3)
    assert t.view().imposters == ((), (), ())
    assert t.hands == "- - -"


def test_7_3_the_views_say_who_won_and_how(table, read):
    t = end(table)
    for seat in (0, 3, SPECTATOR):
        view = t.view(seat)
        assert (view.winner, view.points) == (0, 1)
        assert (view.frame, view.waiting, view.asked) == ("", (), False)
        assert read(t, "won", seat) == [{"event": "won", "seat": 0, "points": 1}]


def test_7_3_nothing_can_be_done_after_the_end(table, refused):
    t = end(table)
    assert t.asked == ()
    for seat in range(4):
        assert t.options(seat) == ()
        assert refused(t, seat, Done()).reason == "the game is over"
