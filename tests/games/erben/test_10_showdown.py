"""§10 The showdown."""

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.erben.actions import Accuse, Buy, Claim, Doubt, Show
from hoodwink.games.erben.identities import BARON, FARMER, JUDGE, MONK, THIEF, Identity


def showdown(table, **words):
    """Seats 0, a Farmer, and 1, a Judge, are left; seat 1 begins."""
    return table("erben", **({"seats": 3, "cards": "farmer judge monk"} | words))(0, Accuse(2, MONK)).next_turn()


def test_10_1_at_the_end_of_a_turn_with_two_left(table):
    t = table("erben", seats=3, cards="farmer judge monk")
    t(0, Accuse(2, MONK))
    assert (t.frame, t.view().showdown) == ("Declaring", False)  # the turn is played to its end
    t.passes()
    assert (t.frame, t.asked, t.view().showdown) == ("Face", (1,), True)


def test_10_2_both_cover_what_they_have_shown_to_each_other(table, read):
    t = showdown(table, shown={(0, 1): "baron thief", (1, 0): "monk", (0, 2): "judge", (1, 2): "farmer"})
    assert (t.covered(0), t.covered(1)) == ({BARON, THIEF}, {MONK})
    assert [event["cards"] for event in read(t, "marked", SPECTATOR)] == [1 << MONK, 1 << BARON | 1 << THIEF]


def test_10_3_a_turn_is_a_doubt_an_accusation_or_a_purchase(table, refused):
    t = showdown(table, covers="thief - -", trios="0 1 0")
    assert {type(action) for action in t.options(1)} == {Doubt, Accuse, Buy}
    assert {a.identity for a in t.options(1) if isinstance(a, Doubt)} == set(Identity) - {THIEF}
    assert {a.name for a in t.options(1) if isinstance(a, Accuse)} == set(Identity)
    assert refused(t, 1, Claim(JUDGE)).section == "10.3"
    assert refused(t, 1, Doubt(THIEF)).section == "10.3"


def test_10_3_they_take_turns(table):
    t = showdown(table)
    t(1, Doubt(BARON))
    assert t.asked == (0,)
    t(0, Doubt(BARON))
    assert t.asked == (1,)


def test_10_3_what_is_bought_is_covered_too(table):
    t = showdown(table, trios="0 2 0")
    t(1, Buy(0, 2))(0, Show((BARON, THIEF)))
    assert t.covered(0) == {BARON, THIEF}
    assert t.asked == (0,)


def test_10_4_a_right_doubt_covers_the_head(table):
    t = showdown(table)
    t(1, Doubt(MONK))
    assert (t.covered(0), t.throne) == ({MONK}, (1, 0, 0))
    assert t.frame == "Face"


def test_10_4_a_wrong_one_loses(table):
    t = showdown(table)
    t(1, Doubt(FARMER))
    assert t.throne == (1 + 3, 1, 0)
    assert t.view().round == 2


def test_10_5_a_right_accusation_wins_and_a_wrong_one_loses(table):
    t = showdown(table)
    t(1, Accuse(0, FARMER))
    assert t.throne == (1 + 1, 3 + 1, 0)
    t = showdown(table)
    t(1, Accuse(0, BARON))
    assert t.throne == (1 + 3, 1, 0)


def test_10_6_at_most_eleven_turns(table):
    """Five right doubts of each, the twelfth head... there is nothing left but the truth."""
    t = showdown(table, covers="thief thief -", cards="farmer judge monk")
    turns = 0
    while t.view().round == 1:
        (seat,) = t.asked
        card = t.state.cards[1 - seat]
        doubts = [a for a in t.options(seat) if isinstance(a, Doubt)]
        wrong = [a for a in doubts if a.identity == card]
        t(seat, next((a for a in doubts if a.identity != card), wrong[0]))
        turns += 1
    assert turns == 11
