"""What a seat knows for certain, by rule: the worlds that fit its view, and no others."""

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.event import everything
from hoodwink.core.seats import SPECTATOR, members
from hoodwink.games.hoax import Hoax
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Investigate
from hoodwink.games.hoax.sheet import BUTLER, CHEF, COUSIN, EVIDENCE, EX_WIFE, GARDENER, LOVER, SON_IN_LAW, Character
from hoodwink.games.hoax.state import HoaxState
from hoodwink.games.hoax.view import chances, possible

FOUR = "butler chef lover cousin"
ANYONE = set(Character)


def known(t, seat, of):
    return set(members(possible(t.view(seat))[of]))


def worlds(t, seat, times=60):
    """Deals that this seat can't tell from the real one: each looks the same to it, and its history could be true."""
    dice = Dice("worlds")
    found = [t.game.redeal(t.state, seat, dice) for _ in range(times)]
    for s in found:
        assert t.game.view(s, seat) == t.view(seat)
        assert len(set(s.identities)) == t.game.seats
        for event in everything(s.past):
            match t.game.kinds[event[0]].named(event):
                case {"event": "investigated", "target": target, "cards": cards}:
                    assert cards >> s.identities[target] & 1
                case {"event": "accused", "target": target, "right": right, "name": name}:
                    assert right == (name == s.identities[target])
    return [s.identities for s in found]


def test_1_3_a_seat_knows_its_own_card_and_no_other(table):
    t = table("hoax", seats=4, identities=FOUR)
    assert [known(t, 0, of) for of in range(4)] == [{BUTLER}, ANYONE, ANYONE, ANYONE]
    assert [known(t, SPECTATOR, of) for of in range(4)] == [ANYONE] * 4
    deals = worlds(t, 0)
    assert {deal[0] for deal in deals} == {BUTLER}
    assert {deal[2] for deal in deals} == ANYONE - {BUTLER}
    assert {deal[0] for deal in worlds(t, SPECTATOR)} == ANYONE


def test_1_3_before_and_while_the_cards_are_dealt():
    game = Hoax(seats=3)
    s = game.start()
    assert isinstance(s, HoaxState)
    assert game.redeal(s, 0, Dice(1)).identities == s.identities
    s.chance(CHEF)
    deals = [game.redeal(s, 1, Dice(n)) for n in range(40)]
    assert {deal.identities[0] for deal in deals} == ANYONE
    assert {game.redeal(s, 0, Dice(n)).identities[0] for n in range(10)} == {CHEF}
    for deal in deals:
        assert sorted([deal.identities[0], *members(deal.undealt)]) == list(Character)


def test_4_2_a_clue_leaves_four(table):
    t = table("hoax", seats=4, identities=FOUR, tokens="c1p1e1 - - -")
    t(0, Investigate(1)).clue("chef gardener lover ex-wife")
    four = {EX_WIFE, LOVER, CHEF, GARDENER}
    assert known(t, 0, 1) == four
    assert known(t, 1, 1) == {CHEF}
    assert known(t, 2, 1) == known(t, SPECTATOR, 1) == ANYONE
    assert {deal[1] for deal in worlds(t, 0)} == four
    assert {deal[1] for deal in worlds(t, 1)} == {CHEF}
    assert {deal[1] for deal in worlds(t, 2)} == ANYONE - {LOVER}


def test_4_4_two_clues_leave_what_both_show(table):
    t = table("hoax", seats=4, identities=FOUR, tokens="c2p2e2 - - -")
    t(0, Investigate(1)).clue("chef gardener lover ex-wife")
    t(0, Investigate(1)).clue("chef gardener butler cousin")
    assert known(t, 0, 1) == {CHEF, GARDENER}
    assert {deal[1] for deal in worlds(t, 0)} == {CHEF, GARDENER}


@pytest.mark.parametrize("name", [CHEF, SON_IN_LAW])
def test_5_1_an_accusation_tells_the_accuser_what_was_answered(table, name):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Accuse(1, name))
    assert known(t, 0, 1) == ({CHEF} if name == CHEF else ANYONE - {SON_IN_LAW})
    assert known(t, 1, 1) == {CHEF}
    assert known(t, 2, 1) == ANYONE
    assert {deal[1] for deal in worlds(t, 2)} == ANYONE - {LOVER}
    assert {deal[1] for deal in worlds(t, 1)} == {CHEF}
    assert CHEF in {deal[1] for deal in worlds(t, 0)}


def test_6_6_an_admission_tells_everybody_who_he_is_not(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down down down")
    for seat in (1, 2, 3, SPECTATOR):
        assert known(t, seat, 0) == ANYONE - {LOVER}
        assert LOVER not in {deal[0] for deal in worlds(t, seat)}


def test_5_3_an_admission_is_not_forgotten_when_the_token_goes_back(table):
    t = table("hoax", seats=4, identities=FOUR)
    t(0, Claim(LOVER, takes=EVIDENCE))(1, CallHoax()).ballot(thumbs="down down down")
    t(0, Accuse(1, LOVER))
    assert t.view(2).imposters[0] == ()
    assert known(t, 2, 0) == ANYONE - {LOVER}


def test_7_3_at_the_end_everybody_knows_every_dealt_card(table):
    t = table("hoax", seats=4, identities=FOUR, out=(1, 2))
    t(0, Accuse(3, COUSIN))
    for seat in (0, 1, SPECTATOR):
        assert [known(t, seat, of) for of in range(4)] == [{BUTLER}, {CHEF}, {LOVER}, {COUSIN}]


def test_1_3_what_is_known_of_one_card_tells_about_the_others(table):
    """Seat 0 holds the Butler; he has seen that seat 1 is one of four. Each deal that is left is as likely."""
    t = table("hoax", seats=3, identities=FOUR, tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue("chef gardener lover butler")
    odds = chances(possible(t.view(0)))
    assert odds[0] == tuple(card == BUTLER for card in Character)
    assert odds[1] == pytest.approx([0, 1 / 3, 0, 0, 1 / 3, 1 / 3, 0])
    assert odds[2] == pytest.approx([1 / 5, 2 / 15, 1 / 5, 1 / 5, 2 / 15, 2 / 15, 0])
