"""§4 Investigations."""

from itertools import combinations

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.hoax.actions import Accuse, Claim, Investigate
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, COUSIN, EX_WIFE, GARDENER, LOVER, SON_IN_LAW, Character

SARAH, BILL = 1, 3


def cards(*names):
    return sum(1 << name for name in names)


def test_4_1_an_investigation_costs_one_token_of_each_type(table):
    t = table("hoax", seats=3, tokens="c3p2e1 c1 -")
    t(0, Investigate(1))
    assert t.hands == "c2p1 c1 -"  # paid before the cards are seen, and to the supply


@pytest.mark.parametrize("hand", ["-", "c9p9", "c9e9", "p9e9", "c9"])
def test_4_1_who_can_not_pay_can_not_investigate(table, refused, hand):
    t = table("hoax", seats=3, tokens=f"{hand} c1p1e1 c1p1e1")
    assert not any(isinstance(action, Investigate) for action in t.options(0))
    error = refused(t, 0, Investigate(1))
    assert (error.section, error.reason) == ("4.1", "an investigation costs one token of each type")


@pytest.mark.parametrize("me", Character)
def test_4_2_the_targets_own_card_and_three_of_the_other_six_each_as_likely(table, me):
    t = table("hoax", seats=3, identities=me.name, first=1, tokens="- c1p1e1 -")
    t(1, Investigate(0))
    others = [card for card in Character if card != me]
    expected = {cards(me, *three) for three in combinations(others, 3)}
    outcomes = t.state.stack[-1].outcomes(t.state)
    assert len(outcomes) == len(expected) == 20
    assert set(outcomes) == {(four, 1) for four in expected}


def test_4_2_the_investigators_own_character_can_be_among_them(table):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue("chef butler lover cousin")
    assert t.asked == (0,)


@pytest.mark.parametrize(
    "clue", ["butler lover cousin gardener", "chef butler lover", "chef butler lover cousin gardener"]
)
def test_4_2_four_cards_and_his_own_among_them(table, clue):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1))
    with pytest.raises(Illegal) as caught:
        t.clue(clue)
    assert (caught.value.seat, caught.value.section) == (CHANCE, "4.2")


def test_4_3_the_two_see_the_cards_the_others_that_it_happened(table, read):
    t = table("hoax", seats=4, identities="butler chef lover cousin", tokens="c1p1e1 - - -")
    t(0, Investigate(1)).clue("chef gardener lover ex-wife")
    public = {"event": "investigated", "seat": 0, "target": 1}
    seen = public | {"cards": cards(EX_WIFE, LOVER, CHEF, GARDENER)}
    for seat in (0, 1):
        assert read(t, "investigated", seat) == [seen]
    for seat in (2, 3, SPECTATOR):
        assert read(t, "investigated", seat) == [public | {"cards": None}]


def test_4_3_no_other_seat_can_tell_one_clue_from_another(table):
    clues = ("chef gardener lover ex-wife", "chef gardener lover cousin")
    one, other = (table("hoax", seats=4, identities="butler chef", tokens="c1p1e1 - - -") for _ in clues)
    for t, clue in zip((one, other), clues, strict=True):
        t(0, Investigate(1)).clue(clue)
    for seat in (2, 3, SPECTATOR):
        assert one.view(seat) == other.view(seat)
    for seat in (0, 1):
        assert one.view(seat) != other.view(seat)


def test_4_3_who_is_out_sees_no_clue_of_others(table, read):
    t = table("hoax", seats=4, identities="butler chef lover cousin", first=3, tokens="c1p1e1 - - -")
    t(3, Accuse(1, LOVER))
    t(0, Investigate(1)).clue("chef gardener lover ex-wife")
    assert read(t, "investigated", 3)[0]["cards"] is None


def test_4_3_the_cards_go_back_into_the_deck(table):
    """The next investigation draws from all seven again."""
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c2p2e2 - -")
    t(0, Investigate(1)).clue("chef gardener lover ex-wife")
    t(0, Investigate(2))
    assert len(t.state.stack[-1].outcomes(t.state)) == 20
    t.clue("lover gardener chef ex-wife")


def test_4_4_one_turn_may_hold_several_of_the_same_target_too(table, read):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c3p3e3 - -")
    t(0, Investigate(1)).clue("chef gardener lover ex-wife")
    t(0, Investigate(1)).clue("chef butler son-in-law cousin")
    t(0, Investigate(2)).clue("chef lover son-in-law cousin")
    assert t.hand(0) == "-"
    assert [event["cards"] for event in read(t, "investigated", 0)] == [
        cards(EX_WIFE, LOVER, CHEF, GARDENER),
        cards(SON_IN_LAW, COUSIN, CHEF, BUTLER),
        cards(LOVER, SON_IN_LAW, COUSIN, CHEF),
    ]
    assert t.asked == (0,)
    assert any(isinstance(action, Claim) for action in t.options(0))


def test_4_3_example_sarah_investigates_bill(table, read):
    t = table("hoax", seats=5, identities="chef lover cousin son-in-law butler", first=SARAH, tokens="- c1p1e1 - c1 -")
    t(SARAH, Investigate(BILL))
    assert t.hand(SARAH) == "-"
    t.clue("son-in-law chef butler gardener")
    four = cards(SON_IN_LAW, CHEF, GARDENER, BUTLER)
    for seat in range(5):
        seen = four if seat in (SARAH, BILL) else None
        assert read(t, "investigated", seat) == [
            {"event": "investigated", "seat": SARAH, "target": BILL, "cards": seen}
        ]
    assert t.asked == (SARAH,)
    assert t.hand(BILL) == "c1"
    t(SARAH, Claim(COUSIN, takes=CASH))
    assert t.hand(SARAH) == "-"  # the turn goes on with a claim like any other
