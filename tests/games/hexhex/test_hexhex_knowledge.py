"""What a seat may know, and the worlds that fit it: redeal keeps what is known and what play has proved absent."""

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.hexhex.actions import Lay, Pass
from hoodwink.games.hexhex.primitives import DEALT
from hoodwink.games.hexhex.state import with_flag
from hoodwink.testing import table

WORLDS = 60


def worlds(t, seat, n=WORLDS):
    dice = Dice("worlds")
    for _ in range(n):
        yield t.game.redeal(t.state, seat, dice)


def held(s, seat):
    return [s.kinds[slot] for slot in s.hands[seat]]


def test_hidden_are_the_categories_of_the_cards_in_a_hand():
    t = table("hexhex", seats=4, hands="null,stun left,boost - level")
    assert t.game.hidden(t.state) == (("counter",), ("basic", "enhanced"), (), ("hexed",))


def test_one_s_own_hand_and_what_lies_open_stays():
    t = table("hexhex", seats=4, hands="null,stun left,right left left", effects="2:ward")
    for s in worlds(t, 0):
        assert sorted(held(s, 0)) == sorted(held(t.state, 0))
        assert s.standing == t.state.standing


def test_every_card_is_somewhere_once():
    t = table("hexhex", seats=4, hands="null,stun left,right left,boost left", pile="level")
    for s in worlds(t, 2):
        copies = [s.deck[kind] + s.pile[kind] + s.kinds.count(kind) for kind in range(len(s.rows))]
        # the fillers of the table's own deal went back into the deck, their slots are still there
        assert sum(s.deck) == sum(t.state.deck)
        assert min(copies) >= 0


def test_no_card_for_when_dealt_is_ever_in_a_hand():
    t = table("hexhex", seats=4, hands="null,stun left,right left,boost left")
    dealt = with_flag(t.state, DEALT)
    for s in worlds(t, SPECTATOR):
        assert not any(dealt >> kind & 1 for seat in range(4) for kind in held(s, seat))


def test_r8_what_can_t_has_proved_stays_so():
    t = table("hexhex", seats=4, hands="left,left null,stun,level left,left left", effects="1:ward")
    t.beat()
    absent = t.view(0).absent[1]
    assert t.kind("left") in absent
    assert t.kind("dismiss") in absent
    for s in worlds(t, 0):
        assert not set(held(s, 1)) & set(absent)


def test_r8_until_cards_are_gained():
    t = table("hexhex", seats=4, hands="left fire left left")
    t.beat({1: "fire"})
    t.draw("null", "null")
    t.beat()
    assert t.kind("left") in t.view(0).absent[1]
    slot = t.state.hands[1][0]
    assert t.state.bars[slot] >> t.kind("left") & 1


def test_r8_nothing_is_proved_by_a_pass_in_a_window():
    t = table("hexhex", seats=4, hands="left left left left")
    t.beat({1: "left"})
    assert any(t.kind("null") in held(s, 0) for s in worlds(t, 2, 400))


def test_a_maddened_can_t_proves_less():
    t = table("hexhex", seats=4, hands="left,left mad_left right,null left", effects="2:ward")
    t.beat({1: "mad_left"})
    t.beat()
    t.hexed(2)
    absent = [e for e in t.events if e["event"] == "can't"]
    assert absent


def test_known_cards_stay_where_they_are():
    t = table("hexhex", seats=4, hands="left left,right absorb,left left")
    t.ready({1: "left"})
    t.counter({2: "absorb@1"})
    t.go()
    for s in worlds(t, 0):
        assert t.kind("left") in held(s, 2)


def test_sealed_answers_of_others_are_drawn_anew_and_stay_legal():
    t = table("hexhex", seats=4, hands="left left,right left left")
    t(1, Lay(t.kind("left")))
    laid = set()
    for s in worlds(t, 0):
        action = s.game.actions[s.replies[1]]
        assert s.replies[1] in s.stack[-1].options(s, 1)
        laid.add(str(action))
    assert len(laid) > 5
    for s in worlds(t, 1, 10):
        assert s.replies[1] == t.state.replies[1]  # one's own stays


def test_sealed_answers_of_earlier_ballots_too():
    t = table("hexhex", seats=4, hands="left left,right stun left")
    t(1, Lay(t.kind("left")))
    for seat in (0, 2, 3):
        t(seat, t.play("stun@0", True) if seat == 2 else Pass())
    assert t.asked == (1,)  # his own card out of turn
    kinds, out = set(), set()
    for s in worlds(t, 0):
        slot = s.laid[0][0]
        assert slot < 0 or slot in s.hands[1]
        kinds.add(s.kinds[slot] if slot >= 0 else None)
        out.add(s.out[2][0] >= 0)
    assert len(kinds) > 5
    assert out == {False, True} or out == {False}
    for s in worlds(t, 2, 10):
        assert s.out[2] == t.state.out[2]


def test_a_card_under_a_name_may_be_anything():
    t = table("hexhex", seats=4, hands="left null,left left left", effects="1:deception")
    t.ready({1: "null=boost>2"})
    found = {s.kinds[s.down[1][0]] for s in worlds(t, 0)}
    assert len(found) > 5
    assert {s.kinds[s.down[1][0]] for s in worlds(t, 1, 10)} == {t.kind("null")}


def test_what_others_drew_is_told_as_it_was_in_that_world():
    t = table("hexhex", seats=4, hands="left fire left left")
    t.beat({1: "fire"})
    t.draw("null", "stun")
    for s in worlds(t, 0, 20):
        drew = [event for event in t.game.view(s, 1).log if t.game.kinds[event[0]].name == "drew"]
        assert sorted(drew[-1][-1]) == sorted(held(s, 1))
        assert t.game.view(s, 0) == t.game.view(t.state, 0)


def test_what_one_put_back_is_in_the_deck():
    t = table("hexhex", seats=4, hexen_stix=True, hands="left,hexhex grab,left left left")
    t.ready({1: "grab"})
    for seat in (0, 1, 2, 3):
        t(seat, "grab true")
    t.chance(11)
    t(0, "swap")
    t.draw("null")
    t(0, f"put-back {t.kind('hexhex')}")
    for s in worlds(t, 0):
        assert s.deck[t.kind("hexhex")] == 1


@pytest.mark.parametrize("seats", [3, 6])
def test_the_spectator_knows_what_all_know(seats):
    t = table("hexhex", seats=seats, hands=" ".join(["left,null"] * seats))
    assert t.view().hand == ()
    assert t.view().known == ((),) * seats
    assert any(held(s, 0) != held(t.state, 0) for s in worlds(t, SPECTATOR, 5))


def test_playing_one_of_two_like_cards_tells_nothing_of_the_other():
    """Seat 0 knows one Turn Aside Left of seat 1; when one is played he can't tell which it was."""
    t = table("hexhex", seats=4, hands="left left,left left left")
    t.state.seen[t.state.hands[1][1]] |= 1
    assert t.view(0).known[1] == (t.kind("left"),)
    t.beat({1: "left"})
    assert t.view(0).known[1] == ()
    assert t.view(1).known[1] == (t.kind("left"),)
