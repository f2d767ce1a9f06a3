"""§2 A turn."""

from hoodwink.core.match import Match
from hoodwink.games.ohfox import OhFox
from hoodwink.games.ohfox.actions import Play
from hoodwink.games.ohfox.animals import Card, Direction

FILM = {"shown", "turn", "stepped", "attacked", "ate", "healed", "heart", "scored"}


def test_2_1_all_choose_in_secret_and_are_shown_together(table):
    t = table("ohfox", seats=3)
    assert t.asked == (0, 1, 2)
    t(1, "play double direction=south")
    assert t.view().waiting == (0, 2)
    assert t.view(0).rows == ((), (), ())
    assert t.view(1).replied == t.game.actions.id(Play(Card.DOUBLE, Direction.SOUTH))
    assert (t.view(0).replied, t.view().replied) == (None, None)
    t(0, "play stop")(2, "play stop")
    assert t.news == [{"event": "played", "turn": 1, "cards": (17, 7, 17)}]
    assert t.view().rows == ((17,), (7,), (17,))


def test_2_1_eight_turns(table):
    t = table("ohfox", seats=2).rows("N N N N S. - - -", "N N N N S. - - -")
    assert (t.frame, t.view().turn) == ("Guess", 8)


def test_2_2_every_card_in_every_direction_and_a_stop_in_none(table):
    t = table("ohfox", seats=2)
    every = [Play(card, direction) for card in Card if card != Card.STOP for direction in Direction]
    assert set(t.options(0)) == {*every, Play(Card.STOP)}


def test_2_2_directions_are_those_of_the_board_for_every_seat(table):
    t = table("ohfox", seats=4).turn("N N N N")
    assert [t.path(seat)[-1] for seat in range(4)] == ["E4", "E3", "A4", "C2"]


def test_2_3_nothing_moves_before_the_end(table):
    t = table("ohfox", seats=2).rows("N N N N S. - - -", "N N N N S. - - -")
    assert not FILM & {event["event"] for event in t.events}
    assert len(t.view().rows[0]) == 8
    t.wrong()
    assert {"shown", "turn", "stepped", "scored"} <= {event["event"] for event in t.news}


def test_r1_a_card_can_not_be_taken_back(table, refused):
    t = table("ohfox", seats=2)
    t(0, "play stop")
    assert refused(t, 0, Play(Card.SINGLE, Direction.NORTH)).reason == "it has answered"


def test_2_1_who_misses_the_clock_plays_any_card(table):
    t = table("ohfox", seats=2)
    assert t.default(0) is None


def test_2_4_the_predator_puts_the_others_pawns_where_he_likes():
    mark = Match(OhFox(3, predator="second")).refuse_mark
    assert mark(1, "0", "14") == mark(1, "2", "") == ""
    assert "only the predator" in mark(0, "2", "14")
    assert "the seat of a prey" in mark(1, "1", "14")
    assert "the seat of a prey" in mark(1, "3", "14")
    assert "stands on a space" in mark(1, "0", "21")
    assert "stands on a space" in mark(1, "0", "home")


def test_r13_a_masked_predator_has_no_pawns():
    mark = Match(OhFox(2, masked=True)).refuse_mark
    assert all("a masked one has none" in mark(seat, str(1 - seat), "0") for seat in (0, 1))
