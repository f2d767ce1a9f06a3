"""§1 Setting up."""

import pytest

from hoodwink import load
from hoodwink.core.errors import BadSetup, Illegal
from hoodwink.core.frame import Chance
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.hoax import Hoax
from hoodwink.games.hoax.actions import CallHoax, Claim, Done, Investigate, Take
from hoodwink.games.hoax.sheet import (
    BUTLER,
    CASH,
    CHEF,
    COUSIN,
    EVIDENCE,
    GARDENER,
    LOVER,
    PRESTIGE,
    SON_IN_LAW,
    Character,
)
from hoodwink.games.hoax.state import HoaxState

ALL_SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def test_1_1_resource_tokens_never_run_out(table):
    t = table("hoax", seats=3, tokens="c9p9e9 c9p9e9 c9p9e9")
    t(0, Claim(LOVER, takes=EVIDENCE)).passes()
    assert t.hands == "c9p9e10 c9p9e9 c9p9e9"


def test_1_1_imposter_tokens_never_run_out(table):
    five = "ex_wife,lover,son_in_law,cousin,chef"
    t = table("hoax", seats=6, identities="gardener butler", imposters=f"{five} " * 5 + "-", first=5)
    t(5, Claim(BUTLER, helps=0))(0, CallHoax()).ballot(thumbs="down down down down down")
    assert t.view().imposters[5] == (BUTLER,)
    assert sum(map(len, t.view().imposters)) == 26


def test_1_1_the_hoax_card_starts_in_the_centre(table):
    t = table("hoax", seats=4)
    assert t.view().hoax_card is None
    t(0, Claim(LOVER, takes=EVIDENCE))
    assert t.asked == (1, 2, 3)


def test_1_2_everyone_plays_by_the_same_sheet(table):
    """What a seat may claim does not depend on who it is."""
    offers = set()
    for first in Character:
        t = table("hoax", seats=3, identities=first.name)
        offers.add(t.options(0))
    assert len(offers) == 1
    assert {claim.character for claim in offers.pop() if isinstance(claim, Claim)} == set(Character)


@ALL_SEATS
def test_1_3_each_seat_is_dealt_one_of_the_seven(seats):
    s = load("hoax", seats=seats, first=0).start()
    assert isinstance(s, HoaxState)
    dealt = []
    while s.asked == CHANCE:
        left = [card for card in Character if card not in dealt]
        top = s.stack[-1]
        assert isinstance(top, Chance)
        assert top.outcomes(s) == [(card, 1) for card in left]
        s.chance(left[-1])
        dealt.append(left[-1])
    assert len(dealt) == seats
    assert s.identities == dealt


def test_1_3_no_card_is_dealt_twice():
    s = load("hoax", seats=3).start()
    s.chance(CHEF)
    with pytest.raises(Illegal) as caught:
        s.chance(CHEF)
    assert (caught.value.seat, caught.value.section) == (CHANCE, "1.3")


def test_1_3_only_its_owner_looks_at_a_card(table):
    t = table("hoax", seats=3, identities="butler chef lover")
    assert [t.view(seat).identity for seat in range(3)] == [BUTLER, CHEF, LOVER]
    assert t.view(SPECTATOR).identity is None
    assert [t.view(seat).identities for seat in (0, 1, 2, SPECTATOR)] == [None] * 4


def test_1_3_a_seat_sees_its_card_from_the_moment_it_is_dealt():
    game = Hoax(seats=3)
    s = game.start()
    assert isinstance(s, HoaxState)
    assert game.view(s, 0).identity is None
    s.chance(COUSIN)
    assert [game.view(s, seat).identity for seat in range(3)] == [COUSIN, None, None]


def test_1_3_no_view_tells_one_deal_from_another_but_by_its_own_card(table):
    one = table("hoax", seats=4, identities="butler chef lover cousin")
    other = table("hoax", seats=4, identities="butler gardener son-in-law ex-wife")
    assert one.view(0) == other.view(0)
    assert one.view() == other.view()
    assert one.view(1) != other.view(1)


@pytest.mark.parametrize("seats", [2, 7, 0, True])
def test_1_7_three_to_six_can_play(seats):
    with pytest.raises(BadSetup, match="3 to 6 seats"):
        load("hoax", seats=seats)


def test_1_4_the_suspicion_deck_holds_the_characters_that_were_not_dealt(table):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue("chef cousin gardener son-in-law")
    assert t.news == [{"event": "investigated", "seat": 0, "target": 1, "cards": 0b0111100}]


def test_1_4_one_suspicion_card_for_each_character(table):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1))
    shown = [cards for cards, _ in t.state.stack[-1].outcomes(t.state)]
    assert {card for cards in shown for card in Character if cards >> card & 1} == set(Character)


@ALL_SEATS
def test_1_5_the_first_player_is_drawn_if_the_table_names_nobody(seats):
    s = load("hoax", seats=seats).start()
    for card in range(seats):
        s.chance(card)
    top = s.stack[-1]
    assert isinstance(top, Chance)
    assert top.outcomes(s) == [(seat, 1) for seat in range(seats)]


def test_1_5_the_table_may_name_the_first_player(table, read):
    t = table("hoax", seats=4, first=2, takes="")
    assert t.asked == (2,)
    assert t.view().first == 2
    assert read(t) == [{"event": "first", "seat": 2}]


def test_1_5_the_first_player_named_has_to_be_at_the_table():
    with pytest.raises(BadSetup, match="from 0 to 3, or -1"):
        load("hoax", seats=4, first=4)
    assert load("hoax", seats=4, first=3).options["first"] == 3


def test_1_6_from_the_first_player_clockwise_everyone_takes_one_token_of_his_choice(table, read):
    t = table("hoax", seats=5, drawn=3, takes="")
    taken = {3: CASH, 4: PRESTIGE, 0: EVIDENCE, 1: CASH, 2: EVIDENCE}
    for seat, type in taken.items():
        assert t.asked == (seat,)
        assert t.options(seat) == (Take(CASH), Take(PRESTIGE), Take(EVIDENCE))
        t(seat, Take(type))
    assert t.hands == "e1 c1 e1 c1 p1"
    assert [(e["seat"], e["type"], e["count"]) for e in read(t, "took")] == [(s, r, 1) for s, r in taken.items()]


def test_1_6_what_the_others_took_is_seen_before_one_takes(table):
    t = table("hoax", seats=3, first=1, takes="")
    t(1, Take(PRESTIGE))
    assert t.asked == (2,)
    assert t.view(2).tokens == ((0, 0, 0), (0, 1, 0), (0, 0, 0))


def test_1_6_then_the_first_player_has_the_first_turn(table):
    t = table("hoax", seats=4, drawn=2)
    assert (t.frame, t.asked, t.view().turn) == ("Turn", (2,), 2)


def test_1_6_nobody_has_a_turn_before_all_have_taken(table, refused):
    t = table("hoax", seats=3, first=0, takes="")
    t(0, Take(CASH))
    assert refused(t, 0, Claim(SON_IN_LAW, takes=CASH)).section == "1.6"
    assert refused(t, 1, Done()).section == "1.6"
    assert refused(t, 1, Claim(GARDENER, takes=CASH, of=0)).section == "1.6"
