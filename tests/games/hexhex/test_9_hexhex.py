"""§9 HEX•HEX and Hex Sign, §10 rounds and winning."""

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.games.hexhex.actions import Cast, Hexed, Name, Raise, Sacrifice, Shape, Sign
from hoodwink.testing import Won, table

ROCK, SCISSORS, PAPER = Sign(Shape.ROCK), Sign(Shape.SCISSORS), Sign(Shape.PAPER)


def hands_up(t, *order):
    for seat in order:
        t(seat, Raise())
    return t


def test_9_1_out_of_turn_in_readying_and_in_any_window():
    t = table("hexhex", seats=3, hands="hexhex left left")
    assert t.play("hexhex", True) in t.options(0)
    t.ready({1: "left"})
    assert t.play("hexhex") in t.options(0)


def test_9_1_nothing_cancels_it_and_no_effect_changes_what_it_costs():
    t = table("hexhex", seats=3, hands="hexhex left null", effects="1:talisman 0:omen>2")
    t.ready({1: "left"}, out={0: "hexhex"})
    assert t.frame == "HandsUp"
    hands_up(t, 1, 2)
    assert t.voice == (5, 5, 2)


def test_9_2_the_last_one_is_hexed_for_three_and_nobody_gains():
    t = table("hexhex", seats=4, hands="left left hexhex level")
    t.ready({1: "left"}, out={2: "hexhex"})
    assert set(t.asked) == {0, 1, 3}  # its player is first
    hands_up(t, 1, 0, 3)
    assert t.said("hands up") == [{"event": "hands up", "seat": 3, "order": (2, 1, 0, 3)}]
    assert t.voice == (5, 5, 5, 2)
    assert t.view().round == 2  # no card for when Hexed: all cards have been dropped


def test_9_2_everything_that_lay_there_is_void():
    t = table("hexhex", seats=4, hands="stun boost hexhex left")
    t.ready({1: "boost>2"}, out={0: "stun@0", 2: "hexhex"})
    hands_up(t, 0, 1, 3)
    assert not [e for e in t.events if e["event"] in ("answered", "hexed", "moved")]


def test_9_2_in_a_nested_window_the_whole_stack_falls():
    t = table("hexhex", seats=4, hands="null left,right hexhex left")
    t.ready({1: "left"})
    t.counter({0: "null@1"})
    t.counter({2: "hexhex"})
    hands_up(t, 0, 3, 1)
    assert t.voice == (5, 2, 5, 5)
    assert not [e for e in t.events if e["event"] == "cancelled"]


def test_9_2_a_waiting_hex_sign_is_gone_too():
    t = table("hexhex", seats=4, hands="left twain sign hexhex")
    t.beat({1: "twain"})
    t.beat({2: "sign", 0: "left"})
    assert t.view().signs == (2,)
    t.ready(out={3: "hexhex"})
    hands_up(t, 0, 1, 2)
    assert t.view().signs == ()
    assert t.view().round == 2


def test_r9_in_the_window_of_a_card_for_when_hexed_the_plain_loss_is_booked():
    t = table("hexhex", seats=4, hands="left invert hexhex left")
    t.beat()
    t(1, Hexed(t.kind("invert")))
    t.counter({2: "hexhex"})
    hands_up(t, 0, 1, 3)
    assert t.voice == (6, 4, 5, 2)


def test_9_2_voice_that_is_booked_stays():
    t = table("hexhex", seats=4, hands="hexhex rot left,null left")
    t.beat({1: "rot>2"})
    t.beat({2: "left"})
    t.ready({3: "left"}, out={0: "hexhex"})
    hands_up(t, 1, 2, 3)
    assert t.voice == (5, 5, 4, 2)


# Hex Sign -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("the_sign", "beaten", "other"), [(ROCK, SCISSORS, PAPER), (SCISSORS, PAPER, ROCK), (PAPER, ROCK, SCISSORS)]
)
def test_9_3_matching_gains_others_lose_and_a_beaten_sign_loses_two(the_sign, beaten, other):
    t = table("hexhex", seats=4, hands="left sign left left")
    t.beat({1: "sign"})
    assert t.frame == "Signs"
    assert t.asked == (0, 1, 2, 3)
    t.ballot(beaten, the_sign, other, the_sign)
    assert t.voice == (3, 6, 4, 6)


def test_9_3_it_waits_for_the_other_hexes():
    t = table("hexhex", seats=4, hands="left twain sign left")
    t.beat({1: "twain"})
    t.beat({2: "sign", 0: "left"})
    assert (t.view().signs, t.lies) == ((2,), [1])
    t.beat()
    assert t.frame == "Signs"


def test_r13_its_player_gains_and_nobody_is_hexed_and_two_come_in_order():
    t = table("hexhex", seats=4, hands="sign twain sign level", vexed=True)
    t.beat({1: "twain"})
    t.beat({2: "sign", 0: "sign"})
    assert t.state.stack[-1].seat == 2 or t.state.stack[-1].seat == 0
    first = int(t.state.stack[-1].seat)
    t.ballot(ROCK, PAPER, ROCK, PAPER)
    assert t.voice[first] == 6
    assert t.state.hexed == 0
    assert t.frame == "Signs"
    assert {first, int(t.state.stack[-1].seat)} == {0, 2}


def test_9_3_not_during_a_hex_sign_may_hexhex_be_played():
    t = table("hexhex", seats=3, hands="hexhex sign left")
    t.beat({1: "sign"})
    with pytest.raises(Illegal):
        t(0, t.play("hexhex", True))


# rounds ---------------------------------------------------------------------------------------------------------------


def last_round(voice="5 5 5", seats=3):
    """The question who deals in the last round."""
    t = table("hexhex", seats=seats, rounds=1, hands=" ".join(["-"] * seats), at=None)
    t(0, Cast(1))
    t.put(voice=voice)
    t.state.stack[-1] = type(t.state.stack[-1])(_least(t))
    t.put()
    return t


def _least(t):
    from hoodwink.games.hexhex.rounds import least

    return least(t.state)


def finish(t, dealer, at, hands="- - -"):
    """Name the dealer, deal, and let the cast Hex go off."""
    seat = t.asked[0]
    t(seat, Name(dealer))
    t.deal()
    t.put(hands=hands)
    t(seat, Cast(at))
    return t


def test_10_1_everything_goes_to_the_open_pile():
    t = table("hexhex", seats=3, hands="left dismiss level")
    t.beat({1: "dismiss"})
    assert dict(t.view().pile) == {t.kind("left"): 1, t.kind("dismiss"): 1, t.kind("level"): 1}
    (over,) = [e for e in t.events if e["event"] == "round over"]
    assert over["hands"] == ((t.kind("left"),), (), (t.kind("level"),))


def test_10_2_the_least_voice_names_the_dealer_and_casts():
    t = last_round("5 6 4")
    assert t.asked == (2,)
    assert t.options(2) == (Name(0), Name(1), Name(2))  # himself too
    t(2, Name(2))
    assert (t.view().dealer, t.view().caster) == (2, 2)


def test_r11_of_several_the_first_clockwise_from_the_left_of_the_last_caster():
    assert last_round("4 5 4").asked == (2,)  # seat 0 has cast last, so he is the last of them
    assert last_round("4 4 4").asked == (1,)
    assert last_round("4 5 5").asked == (0,)


def test_10_3_the_most_voice_wins():
    t = last_round("5 6 4")
    finish(t, 0, 0)
    assert t.over
    assert t.outcome == Won(1, points=1)
    assert t.ending == "most voice"


def test_10_4_a_tie_for_the_first_place_is_broken_by_a_round_in_which_all_is_doubled():
    t = last_round("5 6 4")
    finish(t, 0, 1)  # 2 casts at 1: 5 5 5
    assert t.frame == "NameDealer"
    assert t.voice == (5, 5, 5)
    seat = t.asked[0]
    finish(t, 0, (seat + 1) % 3)
    assert sorted(t.voice) == [3, 5, 7]
    assert t.winners == (seat,)
    assert t.ending == "tie-break"


def tie_break(hands):
    t = last_round("5 6 4")
    finish(t, 0, 1)
    seat = t.asked[0]
    t(seat, Name(seat))
    t.deal()
    t.put(hands=hands)
    assert t.view().tie
    return t, seat


def test_r12_level_is_not_doubled_and_as_much_is_not_doubled_twice():
    t, seat = tie_break("level,left level,left level,left")
    at = (seat + 1) % 3
    t.put(hands=" ".join("level" if n == at else "left" for n in range(3)), voice="5 5 5")
    t(seat, Cast(at))
    t.beat()
    t.hexed(at, "level")
    t(at, Name((at + 1) % 3))
    assert t.voice[at] == 4  # 5 − 2, levelled with 5
    t, seat = tie_break("left left left")
    at = (seat + 1) % 3
    t.put(hands=" ".join("backlash" if n == at else "left" for n in range(3)), voice="5 5 5")
    t(seat, Cast(at))
    t.beat()
    t.hexed(at, "backlash")
    assert (t.voice[at], t.voice[seat]) == (3, 3)


def test_r12_inversion_is_capped_then_doubled_and_spite_doubled_for_both():
    t, seat = tie_break("left left left")
    at = (seat + 1) % 3
    t.put(hands=" ".join("spite" if n == at else "left" for n in range(3)), voice="5 5 5")
    t(seat, Cast(at))
    t.beat()
    t.hexed(at, "spite")
    t(at, Sacrifice(2))
    t(at, Name(seat))
    assert (t.voice[at], t.voice[seat]) == (5 - 2 - 4, 5 + 2 - 4)
    t, seat = tie_break("left left left")
    at = (seat + 1) % 3
    t.put(hands=" ".join("invert" if n == at else "left" for n in range(3)), voice="5 5 5")
    t(seat, Cast(at))
    t.state.hexes[0] = (*t.state.hexes[0][:4], 7, *t.state.hexes[0][5:])
    t.beat()
    t.hexed(at, "invert")
    assert t.voice[at] == 5 + 2 * 3
