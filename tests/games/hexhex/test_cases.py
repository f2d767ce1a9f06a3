"""Pairs of cards that the rulebook names, and cases between its lines."""

import pytest

from hoodwink.core.rulebook import Rules
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex.actions import Cast, Grab, Keyword, Lay, Name, Pass, Pay
from hoodwink.games.hexhex.deck import HOUSE, LANGUAGES
from hoodwink.games.hexhex.primitives import OUT_OF_TURN
from hoodwink.testing import table


def double(hand, others="left,left", **words):
    """Two Hexes before seat 0, after a Double Back of seat 1."""
    t = table("hexhex", seats=4, hands=f"{hand} back {others} {others}", **words)
    t.beat({1: "back"})
    return t


def test_3_13_draw_fire_answers_one_of_two_hexes_and_that_one_is_answered_anew():
    t = double("fire,left")
    t.beat({0: ["fire", "left"]})
    t.draw("right", "null")
    assert (t.frame, t.asked, t.view(0).answering) == ("Readying", (0,), 0)
    assert t.lies == [0, 0]  # the other answer waits
    t.ready({0: "right"}).go()
    assert sorted(t.lies) == [1, 3]


def test_3_13_draw_fire_is_no_answer_to_a_maddened_hex():
    t = table("hexhex", seats=4, hands="left mad_left fire left")
    t.beat({1: "mad_left"})
    assert t.options(2) == (Pass(),)


def test_7_2_a_wrong_way_duplicate_may_come_straight_back():
    t = table("hexhex", seats=4, hands="left,left mad_left,left twain left")
    t.beat({1: "mad_left"})
    t.beat({2: "twain"})  # the original to 3, the duplicate to 1, who must send it left: back to 2
    assert sorted(t.lies) == [1, 3]
    assert t.options(1) == (Lay(t.kind("left")),)
    t.beat({1: "left", 3: "left"})
    assert sorted(t.lies) == [0, 2]


def test_2_5_an_enduring_effect_ends_when_it_is_dispelled():
    t = table("hexhex", seats=4, hands="left left left dispel", effects="2:talisman")
    t.beat({1: "left"}, out={3: "dispel@talisman2"})
    assert t.view().standing == ()
    assert t.up(2) == ["talisman"]  # it lies there till the round ends


def test_11_5_two_grabs_of_one_player_are_one():
    t = double("grab,grab", hexen_stix=True)
    t.ready({0: ["grab", "grab"]})
    for seat in range(4):
        t(seat, Grab(ebon=True))
    t.chance(15)
    t(0, Name(2))
    t(0, Name(3))
    assert t.lies == [2, 3]
    assert len([e for e in t.events if e["event"] == "grabbed"]) == 1


def test_11_8_what_comes_to_an_open_hand_is_open():
    t = table("hexhex", seats=4, hands="left fire left left", open_hands=0b10)
    t.beat({1: "fire"})
    t.draw("null", "left")
    assert t.view().known[1] == (t.kind("left"), t.kind("null"))


def test_13_5_payment_is_not_for_grab():
    t = table("hexhex", seats=4, laws="payment", hexen_stix=True, hands="left twain grab left")
    t.beat({1: "twain"})
    t.ready({2: "grab", 0: "left"})
    for seat in range(4):
        t(seat, Grab(ebon=True))
    t.chance(15)
    t(2, Name(1))
    owners = [row[0] for row in t.view().window[0]]
    assert [a for a in t.options(3) if isinstance(a, Pay)] == [Pay(owners.index(0))]


def test_13_7_a_hex_of_the_speaker_s_own_gives_nobody_anything():
    t = table("hexhex", seats=4, laws="keyword_hex", hands="left left left left")
    t.interject(1, Keyword())
    t.beat({1: "left"})  # his own Hex, which the keyword brings back to him
    assert (t.lies, t.hexes[0]["targeter"]) == ([1], 1)
    t.beat()
    assert t.voice == (5, 4, 5, 5)


def test_5_2_a_card_that_would_have_passed_a_maddened_hex_to_you_can_be_cancelled():
    t = table("hexhex", seats=4, hands="left mad_left null left")
    t.ready({1: "mad_left"})
    t.counter({2: "null@1"})
    t.go()
    assert t.voice == (6, 4, 5, 5)


@pytest.mark.parametrize("card", ["null", "absorb", "caster"])
def test_5_2_none_of_the_three_cancels_hexhex_or_a_dealt_card(card):
    t = table("hexhex", seats=3, hands=f"hexhex left {card}")
    t.ready({1: "left"}, out={0: "hexhex"})
    assert t.frame == "HandsUp"
    t = table("hexhex", seats=4, hands=f"left fire {card} left")
    t.beat({1: "fire"})
    t.draw("what", "left")
    assert t.frame == "Readying"
    assert t.voice == (4, 5, 4, 4)


def test_3_1_nobody_names_himself():
    t = table("hexhex", seats=3, hands="left parting left")
    t.beat()
    t.hexed(1, "parting")
    assert Cast(1) not in t.options(1)
    t = table("hexhex", seats=3, hands="left shot left")
    assert {a.to for a in t.options(1)} == {0, 2}


def test_6_2_three_or_four_hexes_at_once_each_with_its_own_tokens():
    t = table("hexhex", seats=5, hands="boost twain thrice left,left left,left")
    t.beat({1: "twain"})  # 2 and 0
    t.beat({2: "thrice>3", 0: "boost>4"})
    assert sorted((h["before"], h["cost"]) for h in t.hexes) == [(1, 3), (3, 2), (4, 2)]


def test_4_4_all_hexes_pass_at_the_same_time():
    t = table("hexhex", seats=4, hands="left,left twain left,left left")
    t.beat({1: "twain"})
    t.beat({2: "left", 0: "left"})
    assert sorted(t.lies) == [1, 3]


# what the rules say is what the deck does -----------------------------------------------------------------------------


def section(number, language):
    return Rules.of(HexHex, language).plain(number)


def titles(language, *keys):
    return [card.titles[LANGUAGES.index(language)] for card in HOUSE.cards if card.key in keys]


@pytest.mark.parametrize("language", LANGUAGES)
def test_4_1_the_rules_name_every_card_that_is_played_out_of_turn(language):
    out = [card.key for card in HOUSE.cards if card.flags & OUT_OF_TURN]
    assert all(title in section("4.1", language) for title in titles(language, *out))


@pytest.mark.parametrize("language", LANGUAGES)
def test_9_2_ward_and_talisman_are_not_void_and_the_rules_say_so(language):
    assert all(title in section("9.2", language) for title in titles(language, "ward", "talisman"))
    t = table("hexhex", seats=3, hands="hexhex left left", effects="1:talisman 2:ward")
    t.ready({1: "left"}, out={0: "hexhex"})
    t(1, "raise")
    t(2, "raise")
    assert t.voice == (5, 5, 5)  # the last one is Warded
    assert [owner for _, owner, _, _ in t.view().standing] == [1]  # the round is over, Talisman endures


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("3.7", {"en": "every later pass", "de": "jeder späteren Weitergabe"}),
        ("5.1", {"en": "owner of the cancelled card", "de": "Besitzer der aufgehobenen Karte"}),
        ("11.2", {"en": "anybody else", "de": "irgendwen sonst"}),
        ("12.5", {"en": "the house counts", "de": "das Haus"}),
        ("13.5", {"en": "in a tie-break for 4", "de": "in einer Stichrunde für 4"}),
        ("13.6", {"en": "may keep still", "de": "dürfen stillhalten"}),
        ("13.9", {"en": "140 characters", "de": "140 Zeichen"}),
        ("R8", {"en": "as they were when it was laid", "de": "wie sie beim Legen waren"}),
    ],
)
def test_3_7_to_r8_wording_that_nobody_trips_on(number, words):
    assert all(said in section(number, language) for language, said in words.items())
