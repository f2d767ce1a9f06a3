"""§5 Counters: what cancels what, layers, and cards out of turn."""

import pytest

from hoodwink.core.seats import CHANCE
from hoodwink.games.hexhex.actions import Lay, Pass, Play
from hoodwink.testing import table


def laid(answer, others="left", counter="null", seats=4, **words):
    """Seat 1 has laid its answer, seat 2 has the counter, all others a card."""
    hand = answer.split(">")[0]
    t = table(
        "hexhex", seats=seats, hands=" ".join([others, f"{hand},right", counter, *[others] * (seats - 3)]), **words
    )
    t.ready({1: answer})
    return t


ANSWERS = ["left", "across>3", "shot>3", "duck", "boost>2", "escalate>2", "rot>2", "thrice>2", "mad_left", "twain"]
ANSWERS += ["back", "choke>2", "leech>2", "grave>2", "fire", "dismiss", "sign", "mirror"]


@pytest.mark.parametrize("answer", ANSWERS)
def test_5_1_null_cancels_any_answer_and_its_owner_answers_again(answer):
    t = laid(answer)
    t.counter({2: "null@1"})
    t.go()
    assert (t.frame, t.asked) == ("Readying", (1,))
    assert t.options(1) == (Lay(t.kind("right")),)
    t.ready({1: "right"}).go()
    assert t.lies == [0]
    assert t.hexes[0]["cost"] == 1
    assert t.hexes[0]["compelled"] == 0
    assert t.view().signs == ()


def test_5_1_if_he_can_not_the_hex_goes_off_in_this_beat():
    t = table("hexhex", seats=4, hands="left left null left")
    t.ready({1: "left"})
    t.counter({2: "null@1"})
    t.go()
    assert t.voice == (6, 4, 5, 5)


def test_5_1_absorb_takes_the_card_openly():
    t = laid("mad_left", counter="absorb")
    t.counter({2: "absorb@1"})
    t.go()
    assert t.hand(2) == ["mad_left"]
    assert t.view(0).known[2] == (t.kind("mad_left"),)
    assert t.up(1) == []


def test_5_1_an_absorbed_compulsion_may_trump_later():
    t = laid("mad_left", counter="absorb")
    t.counter({2: "absorb@1"})
    t.go()
    t.put(hands="left left mad_left left")
    t.ready({1: "left"}).go()
    t.beat({2: "mad_left"})
    assert t.hexes[0]["compelled"] == 1


def test_5_1_counter_caster_makes_the_owner_discard():
    t = laid("left", counter="caster")
    t.counter({2: "caster@1"})
    t.go()
    assert t.asked == (CHANCE,)
    t.chance(0)
    assert t.hand(1) == []
    assert t.voice[1] == 4  # nothing left to answer with


def test_5_1_with_an_empty_hand_he_discards_nothing():
    t = table("hexhex", seats=4, hands="left left caster left")
    t.ready({1: "left"})
    t.counter({2: "caster@1"})
    t.go()
    assert t.voice == (6, 4, 5, 5)


def test_5_1_a_compulsion_that_is_cancelled_leaves_an_older_one():
    t = table("hexhex", seats=4, hands="left mad_left mad_right,left null")
    t.beat({1: "mad_left"})
    t.ready({2: "mad_right"})
    t.counter({3: "null@2"})
    t.go()
    assert t.hexes[0]["compelled"] == 1
    assert t.options(2) == (Lay(t.kind("left")),)


def test_5_2_null_against_null_the_card_below_stands():
    t = table("hexhex", seats=4, hands="null left,right null left")
    t.ready({1: "left"})
    t.counter({2: "null@1"})
    t.counter({0: "null@2"})
    t.go()
    assert t.lies == [2]
    assert [(e["seat"], e["by"]) for e in t.events if e["event"] == "cancelled"] == [(2, 0)]


@pytest.mark.parametrize("counter", ["null", "absorb", "caster"])
def test_5_2_counters_are_cards_that_can_be_cancelled(counter):
    t = table("hexhex", seats=4, hands=f"null left,right {counter} left")
    t.ready({1: "left"})
    t.counter({2: f"{counter}@1"})
    t.counter({0: "null@2"})
    t.go()
    assert t.lies == [2]
    assert t.hand(2) == []


@pytest.mark.parametrize("card", ["stun@0", "dispel@ward3", "purloin@ward3"])
def test_5_2_cards_out_of_turn_can_be_cancelled_and_nothing_is_owed(card):
    t = table("hexhex", seats=4, hands=f"null left {card.split('@')[0]} left", effects="3:ward")
    t.ready({1: "left"}, out={2: card})
    t.counter({0: "null@2"})
    t.go()
    assert t.lies == [2]
    assert t.view().standing == ((t.kind("ward"), 3, None, False),)
    assert t.hand(2) == []


@pytest.mark.parametrize("card", ["level", "spite", "invert", "backlash", "parting"])
def test_5_2_cards_for_when_hexed_can_be_cancelled_and_another_must_follow(card):
    t = table("hexhex", seats=4, hands=f"null {card},spite left left")
    t.beat()
    t(1, f"hexed {t.kind(card)}")
    t.counter({0: "null@1"})
    t.go()
    assert (t.frame, t.asked) == ("WhenHexed", (1,))
    assert Pass() not in t.options(1)


def test_5_2_never_one_s_own_card():
    t = table("hexhex", seats=4, hands="left left,absorb left left")
    t.ready({1: "left"})
    assert t.options(1) == (Pass(),)


def test_5_2_hexhex_and_what_is_no_card_open_no_window():
    t = table("hexhex", seats=4, hands="hexhex left null left")
    t.ready({1: "left"}, out={0: "hexhex"})
    assert t.frame == "HandsUp"
    t = table("hexhex", seats=4, hands="left level null left")
    t.ready()
    assert t.frame == "WhenHexed"  # nobody counters that he can't


def test_5_3_of_two_the_first_clockwise_counts_and_the_other_returns_unseen():
    t = table("hexhex", seats=4, hands="null left,right absorb null")
    t.ready({1: "left"})
    t.counter({0: "null@1", 2: "absorb@1", 3: "null@1"})
    assert [(e["seat"], e["card"]) for e in t.said("countered")] == [(2, t.kind("absorb"))]
    assert t.view().sizes == (1, 1, 0, 1)
    t.go()
    assert t.hand(0) == t.hand(3) == ["null"]


def test_5_4_from_the_top_down_and_then_once_more():
    """A Null that is nulled must not shut out everybody else."""
    t = table("hexhex", seats=5, hands="null left,right null null left")
    t.ready({1: "left"})
    t.counter({2: "null@1"})
    t.counter({0: "null@2"})
    t.passes()
    assert t.frame == "Counters"  # what stands is open once more
    assert [row[3] for row in t.view().window[0]] == [False]
    t.counter({3: "null@1"})
    t.go()
    assert (t.frame, t.asked) == ("Readying", (1,))


def test_5_4_three_layers():
    t = table("hexhex", seats=4, hands="null left,right,null null left")
    t.ready({1: "left"})
    t.counter({2: "null@1"})
    t.counter({0: "null@2"})
    assert len(t.view().window) == 3
    t.go()
    assert t.lies == [2]


def test_5_4_an_absorb_that_is_cancelled_gets_nothing():
    t = table("hexhex", seats=4, hands="null left,right absorb left")
    t.ready({1: "left"})
    t.counter({2: "absorb@1"})
    t.counter({0: "null@2"})
    t.go()
    assert t.hand(2) == []
    assert t.lies == [2]


def test_5_5_stun_the_hex_goes_off_now_and_the_targeter_scores():
    t = table("hexhex", seats=4, hands="left left stun left")
    t.beat({1: "left"}, out={2: "stun@0"})
    t.hexed(1)
    assert t.voice == (6, 4, 5, 5)


def test_5_5_the_targeter_who_stuns_gains_one_not_two():
    t = table("hexhex", seats=4, hands="stun left left left")
    t.beat({1: "left"}, out={0: "stun@0"})
    t.hexed(1)
    assert t.voice == (6, 4, 5, 5)


def test_5_5_nobody_stuns_a_hex_before_himself():
    t = table("hexhex", seats=3, hands="left stun,level left")
    t(0, Pass())
    t(2, Pass())
    t(1, Pass())
    assert t.options(1) == (Pass(),)


def test_5_5_with_several_hexes_one_is_named():
    t = table("hexhex", seats=4, hands="left,right back stun left")
    t.beat({1: "back"})
    t.beat({0: ["left", "right"]}, out={2: "stun@1"})
    t.hexed(0)
    assert t.voice == (4, 6, 5, 5)
    assert len(t.hexes) == 1


def test_r6_the_answer_of_a_stunned_player_returns_unseen():
    t = table("hexhex", seats=4, hands="left boost stun left")
    t.beat({1: "boost>2"}, out={2: "stun@0"})
    assert t.hand(1) == ["boost"]
    assert not [e for e in t.events if e["event"] == "answered"]
    assert t.view(0).known[1] == ()


def test_5_5_a_maddened_hex_may_be_stunned_by_anybody_who_is_not_bound():
    t = table("hexhex", seats=4, hands="left mad_left left stun")
    t.beat({1: "mad_left"})
    t.beat({2: "left"}, out={3: "stun@0"})
    t.hexed(2)
    assert t.voice == (5, 6, 4, 5)


def test_5_6_dismiss_cancels_the_hex_with_everything_on_it():
    t = table("hexhex", seats=4, hands="left boost dismiss left")
    t.beat({1: "boost>2"})
    t.beat({2: "dismiss"})
    assert t.voice == (5, 5, 5, 5)
    assert t.view().round == 2


def test_5_6_each_duplicate_is_a_hex_of_its_own():
    t = table("hexhex", seats=4, hands="left twain dismiss left")
    t.beat({1: "twain"})
    t.beat({2: "dismiss", 0: "left"})
    assert t.lies == [1]


def test_5_7_dispel_takes_all_tokens_of_one_kind_from_one_hex():
    t = table("hexhex", seats=4, hands="dispel escalate left left")
    t.beat({1: "escalate>2"})
    t.beat({2: "left"})
    t.put(hands="dispel,left - - boost")
    assert t.hexes[0]["grown"] == 1
    t.beat({3: "boost>0"}, out={0: "dispel@escalation0"})
    assert (t.hexes[0]["escalations"], t.hexes[0]["grown"], t.hexes[0]["cost"]) == (0, 0, 2)


@pytest.mark.parametrize(("card", "token"), [("boost", "boost"), ("rot", "rot"), ("thrice", "factor")])
def test_5_7_every_kind_of_token(card, token):
    t = table("hexhex", seats=4, hands=f"left,left {card} left,left dispel,left")
    t.beat({1: f"{card}>2"})
    t.beat({2: "left", 0: "left"}, out={3: f"dispel@{token}0"})
    assert t.hexes[0]["cost"] == 1
    assert t.voice[2] == 5


def test_5_7_dispel_frees_a_maddened_hex_before_the_answers_are_turned():
    t = table("hexhex", seats=4, hands="left mad_left left,right dispel")
    t.beat({1: "mad_left"})
    t.beat({2: "left"}, out={3: "dispel@maddened0"})
    assert t.hexes[0]["compelled"] == 0


def test_5_7_tokens_only_when_readying_effects_in_any_window():
    t = table("hexhex", seats=4, hands="left boost,left left dispel", effects="2:ward")
    t.ready({1: "boost>2"})
    assert t.options(3) == (Pass(), t.play("dispel@ward2"))
    t.counter({3: "dispel@ward2"})
    t.go()
    assert t.view().standing == ()


def test_5_7_in_an_upper_layer_too_and_it_lies_on_no_card_of_the_window():
    t = table("hexhex", seats=4, hands="left boost,left null dispel", effects="0:ward")
    t.ready({1: "boost>2"})
    t.counter({2: "null@1"})
    t.counter({3: "dispel@ward0"})
    assert [[entry[2] for entry in layer] for layer in t.view().window] == [[-1], [0], [-1]]


def test_5_5_a_card_out_of_turn_at_a_hex_lies_on_no_card():
    t = table("hexhex", seats=4, hands="left,left left left stun")
    t.ready({1: "left"}, out={3: "stun@0"})
    assert [[entry[2] for entry in layer] for layer in t.view().window] == [[-1]]


def test_5_7_one_s_own_effect_may_be_dispelled_but_not_purloined():
    t = table("hexhex", seats=4, hands="left left left dispel,purloin", effects="3:ward")
    plays = [a for a in t.options(3) if isinstance(a, Play)]
    assert plays == [t.play("dispel@ward3", True)]


def test_5_7_purloin_works_at_once_even_before_the_hex_goes_off():
    t = table("hexhex", seats=4, hands="left level purloin left", effects="0:ward")
    t.beat(out={2: "purloin@ward0"})
    assert t.view().standing == ((t.kind("ward"), 2, None, False),)
    t = table("hexhex", seats=4, hands="left stun purloin left", effects="1:ward")
    t.beat(out={2: "purloin@ward1"})
    t.hexed(1)
    assert t.voice[1] == 4


def test_5_7_a_purloined_talisman_is_fresh_and_stays():
    t = table("hexhex", seats=4, hands="left null purloin left", effects="1:talisman")
    t.state.standing = tuple((*row[:3], 1) for row in t.state.standing)
    t.beat(out={2: "purloin@talisman1"})
    assert t.view().standing == ((t.kind("talisman"), 2, None, False),)


def test_5_7_neither_is_legal_without_an_object():
    t = table("hexhex", seats=4, hands="left left dispel,purloin left")
    assert t.options(2) == (Pass(),)


def test_5_8_played_cards_lie_there_till_the_round_ends():
    t = table("hexhex", seats=4, hands="null left,right grave left")
    t.ready({1: "left"})
    t.counter({0: "null@1"})
    t.go()
    t.ready({1: "right"}).go()
    assert t.up(1) == ["left", "right"]
    assert t.up(0) == ["null"]
    assert t.view().pile == ()


def test_r8_a_can_t_proves_what_the_hand_does_not_hold():
    t = table("hexhex", seats=4, hands="left null,stun left left", effects="1:ward")
    t.beat()
    absent = t.view(0).absent[1]
    assert t.kind("left") in absent
    assert t.kind("null") not in absent


def test_r8_none_proves_it_too():
    t = table("hexhex", seats=4, hands="left,left null,stun left left")
    t.beat()
    t.state.hexes.append(t.state.going)  # another Hex, so that the round goes on
    t.state.laid.append((-1, -1, -1))
    t.hexed(1)
    assert t.kind("level") in t.view(0).absent[1]


@pytest.mark.parametrize(("first", "second"), [("purloin", "dispel"), ("dispel", "purloin")])
def test_5_7_of_two_at_one_effect_the_first_has_it_and_the_second_is_spent(first, second):
    t = table("hexhex", seats=4, hands=f"{first} left left {second}", effects="1:ward")
    t.beat({1: "left"}, out={0: f"{first}@ward1", 3: f"{second}@ward1"})
    assert [e["seat"] for e in t.events if e["event"] == "spent"] == [3]
    owners = [owner for _, owner, _, _ in t.view().standing]
    assert owners == ([0] if first == "purloin" else [])


def test_5_7_in_a_window_too_clockwise_from_the_owner():
    t = table("hexhex", seats=4, hands="dispel left left purloin", effects="1:ward")
    t.ready({1: "left"})
    t.counter({0: "dispel@ward1", 3: "purloin@ward1"})
    assert [t.up(seat) for seat in (0, 3)] == [["dispel"], ["purloin"]]  # both are played
    t.go()
    assert [owner for _, owner, _, _ in t.view().standing] == [3]
    assert [e["seat"] for e in t.events if e["event"] == "spent"] == [0]


def test_5_7_if_the_first_is_cancelled_the_second_has_it():
    t = table("hexhex", seats=4, hands="dispel left null purloin", effects="1:ward")
    t.ready({1: "left"})
    t.counter({0: "dispel@ward1", 3: "purloin@ward1"})
    t.counter({2: "null@3"})
    t.go()
    assert t.view().standing == ()
