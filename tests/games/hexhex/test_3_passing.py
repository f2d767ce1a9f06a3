"""§3 Casting and passing: every card that answers, what it puts on the Hex and what it does before the pass."""

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.core.seats import CHANCE
from hoodwink.games.hexhex.actions import Cast, Lay, Pass, Take
from hoodwink.testing import table

L4 = "left left left left"


def laid(t, seat):
    """What a seat may lay, as (card, to)."""
    names = {t.kind(name): name for name in ("left", "right", "across", "shot", "duck", "boost", "twain", "back")}
    return [(names.get(a.card, a.card), a.to) for a in t.options(seat) if isinstance(a, Lay)]


def one(hand, seats=4, **words):
    """A table where seat 1 has the Hex and this hand, all others a card."""
    rest = ["left"] * seats
    rest[1] = hand
    return table("hexhex", seats=seats, hands=" ".join(rest), **words)


def test_3_1_the_caster_names_another_seat():
    t = table("hexhex", seats=4, hands=L4, at=None)
    assert t.options(0) == (Cast(1), Cast(2), Cast(3))
    t(0, Cast(2))
    (hex_,) = t.hexes
    assert (hex_["before"], hex_["targeter"], hex_["cost"], hex_["way"]) == (2, 0, 1, 0)


def test_3_2_the_intended_answers_and_the_hex_moves_on():
    t = one("left")
    t.beat({1: "left"})
    assert t.lies == [2]
    assert t.hexes[0]["targeter"] == 1
    assert t.view().sizes == (1, 0, 1, 1)


def test_3_3_turn_aside_either_side_and_called_shot():
    t = one("left,right,boost,shot")
    kinds = {(a.card, a.to) for a in t.options(1)}
    assert kinds == {
        (t.kind("left"), None), (t.kind("right"), None), (t.kind("boost"), 0), (t.kind("boost"), 2),
        (t.kind("shot"), 0), (t.kind("shot"), 2), (t.kind("shot"), 3),
    }  # fmt: skip
    assert one("right").beat({1: "right"}).lies == [0]
    assert one("shot").beat({1: "shot>3"}).lies == [3]


@pytest.mark.parametrize(("seats", "across"), [(3, {0, 2}), (4, {3}), (5, {3, 4}), (6, {3, 4, 5})])
def test_3_4_across_the_table_is_whoever_is_no_neighbour(seats, across):
    t = one("across", seats)
    assert {a.to for a in t.options(1)} == across


def test_3_5_effects_add_up_and_travel():
    t = one("boost")
    t.beat({1: "boost>2"})
    t.put(hands="left left boost left")
    t.beat({2: "boost>3"})
    assert t.hexes[0]["boosts"] == 2
    assert t.hexes[0]["cost"] == 3


def test_3_6_boost_costs_one_more_and_the_targeter_still_gains_one():
    t = table("hexhex", seats=3, hands="left boost -")
    t.beat({1: "boost>2"})
    t.beat()
    assert t.voice == (5, 6, 3)


def test_3_7_escalation_adds_one_for_every_later_pass():
    t = table("hexhex", seats=4, hands="left escalate left left")
    t.beat({1: "escalate>2"})
    assert t.hexes[0]["cost"] == 1  # its own pass is not a later one
    t.beat({2: "left"})
    t.beat({3: "left"})
    assert t.hexes[0]["cost"] == 3


def test_3_7_two_tokens_add_two():
    t = table("hexhex", seats=4, hands="left escalate escalate left")
    t.beat({1: "escalate>2"})
    t.beat({2: "escalate>3"})
    assert t.hexes[0]["cost"] == 2
    t.beat({3: "left"})
    assert t.hexes[0]["cost"] == 4


def test_3_7_a_duck_is_no_pass():
    t = table("hexhex", seats=4, hands="left escalate duck left")
    t.beat({1: "escalate>2"})
    t.beat({2: "duck"})
    assert (t.lies, t.hexes[0]["cost"]) == ([3], 1)


def test_3_8_rot_costs_whoever_passes_from_now_on():
    t = table("hexhex", seats=4, hands="left rot left left")
    t.beat({1: "rot>2"})
    assert t.voice == (5, 5, 5, 5)
    t.beat({2: "left"})
    assert t.voice == (5, 5, 4, 5)
    assert t.said("voice") == [{"event": "voice", "seat": 2, "change": -1, "now": 4, "why": 2}]


def test_3_9_double_and_thrice():
    t = table("hexhex", seats=4, hands="left thrice left left")
    t.beat({1: "thrice>2"})
    assert [(h["before"], h["cost"]) for h in t.hexes] == [(2, 2), (0, 3)]


def test_3_9_the_choice_is_only_which_way_the_original_goes_and_factors_multiply():
    t = table("hexhex", seats=4, hands="left thrice thrice left")
    t.beat({1: "thrice>2"})
    t.ready({2: "thrice>1", 0: "left"}).go()
    assert sorted((h["before"], h["cost"]) for h in t.hexes) == [(1, 3), (1, 4), (3, 6)]


def test_3_9_a_boost_after_it_counts_inside():
    t = table("hexhex", seats=4, hands="left thrice boost left")
    t.beat({1: "thrice>2"})
    t.beat({2: "boost>3", 0: "left"})
    assert t.hexes[0]["cost"] == 4


def test_3_10_twain_duplicates_a_boosted_hex_with_its_boost():
    t = table("hexhex", seats=4, hands="left boost twain left")
    t.beat({1: "boost>2"})
    t.beat({2: "twain"})
    assert sorted((h["before"], h["boosts"], h["targeter"]) for h in t.hexes) == [(1, 1, 2), (3, 1, 2)]


def test_3_10_later_tokens_go_on_one_of_them():
    t = table("hexhex", seats=4, hands="boost twain left left")
    t.beat({1: "twain"})
    t.beat({2: "left", 0: "boost>3"})
    assert sorted((h["boosts"], h["before"]) for h in t.hexes) == [(0, 3), (1, 3)]


def test_3_10_double_back_sends_both_to_the_targeter():
    t = table("hexhex", seats=4, hands="left,right back left left")
    t.beat({1: "back"})
    assert t.lies == [0, 0]
    assert [h["targeter"] for h in t.hexes] == [1, 1]


def test_3_11_duck_alice_targets_carol_and_gains_if_it_goes_off():
    t = table("hexhex", seats=3, hands="left duck -")
    t.beat({1: "duck"})
    t.beat()
    assert t.voice == (6, 5, 4)


def test_3_11_if_carol_doubles_back_alice_gets_both():
    t = table("hexhex", seats=4, hands="left,left duck back left")
    t.beat({1: "duck"})
    assert t.hexes[0]["targeter"] == 0
    t.beat({2: "back"})
    assert t.lies == [0, 0]


def test_3_11_from_no_neighbour_the_ducker_chooses():
    t = table("hexhex", seats=5, hands="left left duck left left", at=2)
    assert {a.to for a in t.options(2)} == {1, 3}
    t.beat({2: "duck>3"})
    assert (t.lies, t.hexes[0]["way"]) == ([3], 1)


def test_3_12_choke_makes_the_next_intended_discard_before_the_pass():
    t = table("hexhex", seats=4, hands="left choke left,right left")
    t.beat({1: "choke>2"})
    assert t.asked == (CHANCE,)
    assert t.lies == [1]  # not yet
    t.chance(1)
    assert t.lies == [2]
    assert t.hand(2) == ["left"]
    assert t.said("discarded") == [{"event": "discarded", "seat": 2, "card": t.kind("right")}]


def test_3_12_leech_takes_a_card_that_only_the_two_see(read):
    t = table("hexhex", seats=4, hands="left leech left,right left")
    t.beat({1: "leech>2"})
    t.chance(1)
    assert t.hand(1) == ["right"]
    assert t.hand(2) == ["left"]
    assert [read(t, "taken", seat)[0]["card"] for seat in (1, 2)] == [t.kind("right")] * 2
    assert read(t, "taken", 3)[0]["card"] is None
    assert t.view(2).known[1] == (t.kind("right"),)
    assert t.view(3).known[1] == ()


def test_3_12_grave_robber_takes_a_card_of_ones_choice():
    t = table("hexhex", seats=4, hands="left grave left left", pile="level null ward")
    t.beat({1: "grave>2"})
    assert {a.card for a in t.options(1)} == {t.kind("level"), t.kind("null"), t.kind("ward")}
    t(1, Take(t.kind("null")))
    assert t.hand(1) == ["null"]
    assert t.view().known[1] == (t.kind("null"),)  # all have seen it
    assert t.lies == [2]


def test_3_12_grave_robber_plays_a_card_for_when_dealt_at_once():
    t = table("hexhex", seats=4, hands="left grave left left", pile="ward")
    t.beat({1: "grave>2"})
    t(1, Take(t.kind("ward")))
    assert t.view().standing == ((t.kind("ward"), 1, None, False),)


def test_3_12_in_the_first_round_the_grave_is_empty_and_the_card_still_passes():
    t = table("hexhex", seats=4, hands="left grave left left")
    t.beat({1: "grave>2"})
    assert t.lies == [2]


def test_3_13_draw_fire_draws_two_and_the_turn_goes_on():
    t = table("hexhex", seats=4, hands="left fire left left")
    t.beat({1: "fire"})
    t.draw("right", "boost")
    assert (t.frame, t.asked, t.view(1).answering) == ("Readying", (1,), 0)
    t.ready({1: "right"}).go()
    assert t.lies == [0]


def test_3_13_several_one_after_the_other():
    t = table("hexhex", seats=4, hands="left fire,fire left left")
    t.beat({1: "fire"})
    t.draw("left", "left")
    t.beat({1: "fire"})
    t.draw("left", "left")
    assert t.hand(1) == ["left"] * 4


def test_3_14_mirror_sends_it_straight_back_and_is_a_pass():
    t = table("hexhex", seats=4, hands="left left mirror left", at=2)
    t.beat({2: "mirror"})
    assert (t.lies, t.hexes[0]["targeter"], t.hexes[0]["way"]) == ([0], 2, 0)


def test_3_15_a_discard_lies_face_down(read):
    t = table("hexhex", seats=4, hands="left choke left,right left")
    t.beat({1: "choke>2"})
    t.chance(0)
    assert t.view(2).down[2] == (t.kind("left"),)
    assert t.view(1).down[2] == (None,)
    assert read(t, "discarded", 1)[0]["card"] is None


def test_r1_the_way_it_last_moved_is_kept():
    """5 seats: A casts at C, C ducks left, D ducks too: it goes to E, without a choice."""
    t = table("hexhex", seats=5, hands="left left duck duck left", at=2)
    t.beat({2: "duck>3"})
    assert t.options(3) == (Lay(t.kind("duck")),)
    t.beat({3: "duck"})
    assert t.lies == [4]


def test_r1_with_three_seats_there_is_never_a_choice():
    t = table("hexhex", seats=3, hands="left duck duck", at=2)
    assert t.options(2) == (Lay(t.kind("duck")),)
    t.beat({2: "duck"})
    assert t.lies == [1]


def test_r2_back_at_its_own_targeter_it_is_his_and_nobody_gains():
    t = table("hexhex", seats=3, hands="mirror,back duck duck")
    t.beat({1: "duck"})
    t.beat({2: "duck"})
    assert (t.lies, t.hexes[0]["targeter"]) == ([0], 0)
    assert t.options(0) == (Pass(),)
    t.beat()
    t.skip()
    assert t.voice[0] == 4
    assert t.voice[1:] == (5, 5)


def test_r2_backlash_finds_nobody():
    t = table("hexhex", seats=3, hands="backlash duck duck")
    t.beat({1: "duck"})
    t.beat({2: "duck"})
    t.beat()
    t.hexed(0, "backlash")
    assert t.voice == (4, 5, 5)


def test_r3_the_player_of_a_rot_pays_for_older_ones_only():
    t = table("hexhex", seats=4, hands="left rot rot duck")
    t.beat({1: "rot>2"})
    t.beat({2: "rot>3"})
    assert t.voice == (5, 5, 4, 5)
    t.beat({3: "duck"})
    assert t.voice == (5, 5, 4, 5)  # no pass


@pytest.mark.parametrize("card", ["dismiss", "sign"])
def test_r3_dismiss_and_hex_sign_are_no_passes(card):
    t = table("hexhex", seats=4, hands=f"left rot {card} left")
    t.beat({1: "rot>2"})
    t.beat({2: card})
    assert t.voice[2] == 5


def test_r4_twain_of_a_rotten_escalating_hex():
    t = table("hexhex", seats=4, hands="left escalate rot twain")
    t.beat({1: "escalate>2"})
    t.beat({2: "rot>3"})
    t.beat({3: "twain"})
    assert t.voice == (5, 5, 5, 4)  # one card, one payment
    assert [h["grown"] for h in t.hexes] == [2, 2]  # on both


def test_3_2_what_was_not_dealt_can_not_be_laid():
    t = one("left")
    with pytest.raises(Illegal) as refusal:
        t(1, Lay(t.kind("right")))
    assert refusal.value.section == "4.1"
