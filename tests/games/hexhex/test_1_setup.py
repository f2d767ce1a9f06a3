"""§1 Setting up, §2 cards that are played when dealt."""

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.core.seats import CHANCE
from hoodwink.games.hexhex.actions import Cast, Name, Play, Ready
from hoodwink.testing import table

PLAIN = "left,left,left,left,left"
RIGHT = "right,right,right,right,right"


def test_1_1_everybody_starts_with_5_voice_and_there_is_no_floor():
    t = table("hexhex", seats=3, hands="- - -", voice="5 -7 5")
    assert table("hexhex", seats=4).voice == (5, 5, 5, 5)
    assert t.voice == (6, -8, 5)


def test_1_2_a_round_for_each_seat_and_one_more():
    t = table("hexhex", seats=3, hands="- - -")
    assert t.view().rounds == 4
    assert table("hexhex", seats=6, rounds=2).view().rounds == 3
    for number in (2, 3):
        t.deal()
        t.put(hands="- - -")
        assert t.view().round == number
        t(t.view().caster, Cast((t.view().caster + 1) % 3))
    assert t.frame == "NameDealer"


def test_1_3_the_deal_and_the_cast_go_round():
    t = table("hexhex", seats=4, hands="- - - -", dealer=3, at=None)
    assert (t.view().dealer, t.view().caster) == (2, 3)  # the option counts seats from 1
    t(3, Cast(0))
    assert (t.view().dealer, t.view().caster) == (3, 0)
    s = t.game.start()
    assert s.stack[-1].among(s) == (2,)
    s = table("hexhex", seats=4).game.start()
    assert s.stack[-1].among(s) == (0, 1, 2, 3)


def test_1_4_five_cards_each_that_only_their_owner_sees():
    t = table("hexhex", seats=3, deal=f"{PLAIN} {RIGHT} {PLAIN}")
    assert t.view().sizes == (5, 5, 5)
    assert t.hand(1) == ["right"] * 5
    assert t.view(0).known == (t.view(0).hand, (), ())
    assert t.view().known == ((), (), ())


def test_1_5_the_pile_becomes_the_deck_when_it_is_empty_and_not_before():
    t = table("hexhex", seats=3, hands="- fire -", pile="null null")
    t.set(deck=[0] * len(t.state.deck))
    t.beat({1: "fire"})
    assert t.frame == "DrawCards"
    assert t.said("reshuffled") == [{"event": "reshuffled", "cards": 2}]
    t.draw("null", "null")
    assert t.hand(1) == ["null", "null"]


def test_1_5_if_both_are_empty_fewer_are_drawn():
    t = table("hexhex", seats=3, hands="- fire -")
    deck = [0] * len(t.state.deck)
    deck[t.kind("left")] = 1
    t.set(deck=deck, pile=[0] * len(deck))
    t.ready({1: "fire"}).go()
    t.draw("left")
    assert t.hand(1) == ["left"]
    t.beat({1: "left"})
    assert t.voice == (5, 6, 4)


# when dealt -----------------------------------------------------------------------------------------------------------


def test_2_1_cards_for_when_dealt_are_laid_open_and_not_replaced():
    t = table("hexhex", seats=3, deal=f"ward,left,left,left,left {RIGHT} what,left,left,left,left")
    assert t.view().sizes == (4, 5, 4)
    assert t.voice == (5, 4, 5)  # §8.1 Ward holds at once, before anything is done
    opened = [(e["seat"], e["card"]) for e in t.events if e["event"] == "laid open"]
    assert opened == [(0, t.kind("ward")), (2, t.kind("what"))]


def test_2_1_they_are_done_clockwise_from_the_dealers_left():
    windfall = "windfall,left,left,left,left"
    t = table("hexhex", seats=3, dealer=2, deal=f"{windfall} {RIGHT} {windfall}")
    order = []
    while t.asked == (CHANCE,):
        order.append(t.state.stack[-1].seat)
        t.draw("left", "left")
    assert order == [2, 0]
    assert t.view().sizes == (6, 5, 6)


def test_2_2_nothing_may_be_played_before_the_cast():
    t = table("hexhex", seats=3, hands="hexhex null left", at=None)
    assert t.frame == "Casting"
    assert t.asked == (0,)
    with pytest.raises(Illegal):
        t(0, Play(t.kind("hexhex")))
    with pytest.raises(Illegal):
        t(1, Play(t.kind("null"), 0))


def test_2_2_no_window_opens_for_a_card_that_is_dealt():
    t = table("hexhex", seats=3, deal=f"what,left,left,left,left null,null,null,null,null {RIGHT}")
    assert t.frame == "AllReady"
    assert t.voice == (5, 4, 4)


def test_2_3_one_that_is_drawn_in_play_is_played_at_once_in_the_order_drawn():
    t = table("hexhex", seats=3, hands="left fire left")
    t.ready({1: "fire"}).go()
    t.draw("windfall", "ward")
    opened = [e["card"] for e in t.events if e["event"] == "laid open"]
    assert opened == [t.kind("windfall"), t.kind("ward")]
    t.draw("left", "right")
    assert t.hand(1) == ["left", "right"]
    assert t.frame == "Readying"
    assert t.asked == (1,)  # his turn goes on


def test_2_4_a_standing_effect_lasts_till_the_round_ends_or_the_card_is_gone():
    t = table("hexhex", seats=3, hands="- - -", effects="1:ward")
    assert t.voice == (6, 5, 5)
    assert t.view().standing == ()
    assert dict(t.view().pile)[t.kind("ward")] == 1


def test_2_4_two_of_a_kind_are_no_more_than_one():
    t = table("hexhex", seats=3, hands="dispel - -", effects="1:ward 1:ward")
    t.beat(out={0: "dispel@ward1"})
    assert t.voice[1] == 5  # one of them was left


def test_2_5_an_enduring_one_stays_from_round_to_round():
    t = table("hexhex", seats=3, hands="- - -", effects="1:talisman")
    assert t.voice == (6, 5, 5)
    assert [(card, owner) for card, owner, _, _ in t.view().standing] == [(t.kind("talisman"), 1)]
    t.deal()
    t.put(hands="- - -")
    t(1, Cast(2))
    assert t.voice == (6, 6, 4)


def test_2_6_the_round_begins_when_all_are_ready():
    t = table("hexhex", seats=3, deal=f"{PLAIN} {RIGHT} {PLAIN}")
    assert t.asked == (0, 1, 2)
    t(2, Ready())
    t(0, Ready())
    t(1, Ready())
    assert t.frame == "Casting"
    t = table("hexhex", seats=3, ready=False, deal=f"{PLAIN} {RIGHT} {PLAIN}")
    assert t.frame == "Casting"


def test_8_7_ill_omen_is_laid_before_another_player():
    t = table("hexhex", seats=3, deal=f"omen,left,left,left,left {RIGHT} {PLAIN}")
    t.draw("null")
    assert t.frame == "OmenTarget"
    assert t.options(0) == (Name(1), Name(2))
    t(0, Name(2))
    assert t.view().standing == ((t.kind("omen"), 0, 2, False),)
