"""§7 Maddening Compulsion with every card."""

import pytest

from hoodwink.games.hexhex.actions import Lay, Pass
from hoodwink.testing import table


def maddened(hand):
    """A Hex that must go left (clockwise) lies before seat 2, who holds this hand; seat 1 has targeted him."""
    t = table("hexhex", seats=4, hands=f"left,left mad_left {hand} left,left")
    t.beat({1: "mad_left"})
    return t


def answers(t, seat=2):
    return {(a.card, a.to) for a in t.options(seat) if isinstance(a, Lay)}


def test_7_1_the_first_who_can_not_pass_it_that_way_is_hexed():
    t = maddened("right")
    assert t.hexes[0]["compelled"] == 1
    t.beat({2: "-"})
    t.hexed(2)
    assert t.voice == (5, 6, 4, 5)


def test_7_1_it_goes_on_that_way():
    t = maddened("left")
    t.beat({2: "left"})
    assert (t.lies, t.hexes[0]["compelled"]) == ([3], 1)


@pytest.mark.parametrize("card", ["boost", "escalate", "rot", "choke", "leech", "grave", "shot", "thrice"])
def test_7_2_legal_only_towards_the_named_side(card):
    t = maddened(f"{card},null")
    assert answers(t) == {(t.kind(card), 3)}


@pytest.mark.parametrize("card", ["left", "duck", "twain", "mad_left", "mad_right"])
def test_7_2_legal_without_a_choice(card):
    t = maddened(card)
    assert answers(t) == {(t.kind(card), None)}


@pytest.mark.parametrize("card", ["right", "across", "dismiss", "sign", "fire", "back", "mirror"])
def test_7_3_illegal(card):
    t = maddened(card)
    assert t.options(2) == (Pass(),)


def test_7_2_deflect_across_with_three_seats():
    t = table("hexhex", seats=3, hands="left mad_left across")
    t.beat({1: "mad_left"})
    assert answers(t) == {(t.kind("across"), 0)}


def test_7_2_double_back_and_mirror_if_the_targeter_sits_there():
    """With 3 seats and a Called Shot the wrong way round, the targeter is the neighbour on the named side."""
    t = table("hexhex", seats=3, hands="left mad_left back,mirror")
    t.beat({1: "mad_left"})
    assert answers(t) == set()  # the targeter sits on the right
    t.state.hexes[0] = (*t.state.hexes[0][:2], 0, *t.state.hexes[0][3:])
    t.put()
    assert {card for card, _ in answers(t)} == {t.kind("back"), t.kind("mirror")}


def test_7_2_a_duck_only_if_it_flies_that_way():
    t = maddened("duck")
    h = t.state.hexes[0]
    t.state.hexes[0] = (*h[:3], -1, *h[4:])  # as if it had come from the left
    t.put()
    assert t.options(2) == (Pass(),)


def test_7_2_the_original_goes_that_way_and_the_duplicate_is_maddened_too():
    t = maddened("thrice")
    t.beat({2: "thrice>3"})
    assert [(h["before"], h["cost"], h["compelled"]) for h in t.hexes] == [(3, 2, 1), (1, 3, 1)]
    t = maddened("twain")
    t.beat({2: "twain"})
    assert [(h["before"], h["compelled"]) for h in t.hexes] == [(3, 1), (1, 1)]


def test_7_4_the_intended_of_a_maddened_hex_is_bound():
    t = maddened("left,stun,hexhex,null")
    assert 2 in t.view().bound
    t(2, Lay(t.kind("left")))
    for seat in (0, 3):
        t(seat, Pass())
    assert t.frame == "Counters"  # no ballot for a card out of turn of his
    assert t.asked == (0, 3)


def test_7_4_all_others_may_stun_or_play_hexhex():
    t = table("hexhex", seats=4, hands="hexhex mad_left left stun")
    t.beat({1: "mad_left"})
    assert t.play("stun@0", True) in t.options(3)
    assert t.play("hexhex", True) in t.options(0)


def test_7_4_a_card_that_would_pass_it_to_him_can_be_cancelled():
    t = table("hexhex", seats=4, hands="left mad_left left null")
    t.beat({1: "mad_left"})
    t.ready({2: "left"})
    t.counter({3: "null@2"})
    t.go()
    assert t.voice == (5, 6, 4, 5)


def test_7_4_his_other_hexes_he_answers_freely():
    t = table("hexhex", seats=3, hands="left,right twain left,left")
    t.beat({1: "twain"})
    t.put(hands="mad_left,null - right")
    t.beat({0: "mad_left", 2: "right"})
    t.put(hands="- left,dismiss -")
    assert t.lies == [1, 1]
    t.beat({1: ["dismiss", "left"] if t.hexes[1]["compelled"] else ["left", "dismiss"]})
    assert 1 not in [e["seat"] for e in t.events if e["event"] == "hexed"]


def test_7_5_another_compulsion_overrides_it_even_the_other_way():
    t = maddened("mad_right")
    t.beat({2: "mad_right"})
    assert (t.lies, t.hexes[0]["compelled"]) == ([1], -1)
