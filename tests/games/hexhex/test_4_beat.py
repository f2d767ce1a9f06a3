"""§4 The beat: several Hexes, sealed answers, catching up; the joint answer as a maximum matching."""

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.errors import Illegal
from hoodwink.core.seats import SPECTATOR
from hoodwink.games import load
from hoodwink.games.hexhex.actions import Grab, Lay, Pass, Play
from hoodwink.games.hexhex.legal import ways
from hoodwink.games.hexhex.state import CANT, NOT_OUT, HexState
from hoodwink.testing import table


def two_hexes(hand, seats=4, others="left,left"):
    """Two Hexes before seat 0, after a Double Back of seat 1."""
    rest = [hand, "back", *[others] * (seats - 2)]
    t = table("hexhex", seats=seats, hands=" ".join(rest))
    t.beat({1: "back"})
    assert t.lies == [0, 0]
    return t


def test_4_1_all_ready_at_once_and_nobody_sees_what():
    t = table("hexhex", seats=4, hands="null left stun left")
    assert t.asked == (0, 1, 2, 3)
    t(1, Lay(t.kind("left")))
    assert t.view(1).replied is not None
    assert t.view(2).sizes == (1, 1, 1, 1)
    t(0, Pass())
    t(2, t.play("stun@0", True))
    t(3, Pass())
    assert t.frame == "Readying"  # The Intended, and he alone, may lay a card out of turn too
    assert t.asked == (1,)
    assert t.view(1).laid == ((0, t.kind("left"), None, None),)
    assert t.view(2).laid == ()


def test_4_1_each_hex_needs_a_card_of_its_own():
    t = two_hexes("left,right")
    t(0, Lay(t.kind("left")))
    for seat in (2, 3):
        t(seat, Pass())
    assert t.options(0) == (Lay(t.kind("right")),)


def test_4_2_only_left_and_two_hexes_one_goes_off():
    t = two_hexes("left")
    t.beat({0: ["left", "-"]})
    assert t.lies == [1] or t.voice[0] == 4
    assert t.voice[0] == 4


def test_4_2_which_one_stays_unanswered_he_chooses():
    t = two_hexes("left")
    assert set(t.options(0)) == {Lay(t.kind("left")), Pass()}
    t.beat({0: ["-", "left"]})
    assert t.voice[0] == 4


def test_4_2_as_few_as_the_hand_allows_a_maximum_matching():
    """Left answers both Hexes, Right only the one that is not Maddened: so Left has to go to the Maddened one."""
    t = table("hexhex", seats=3, hands="left,right twain left,left")
    t.beat({1: "twain"})
    t.put(hands="mad_left - left,right")
    t.beat({0: "mad_left", 2: "right"})
    t.put(hands="- left,right -")
    assert t.lies == [1, 1]
    maddened = [h["compelled"] for h in t.hexes].index(1)
    assert t.options(1) == (Lay(t.kind("right" if maddened else "left")),)


def test_4_2_he_may_not_let_himself_be_hexed():
    t = table("hexhex", seats=3, hands="left left,level left")
    with pytest.raises(Illegal):
        t(1, Pass())


def test_r5_dismiss_hex_sign_and_draw_fire_are_compulsory_hexhex_is_not():
    for card in ("dismiss", "sign", "fire"):
        t = table("hexhex", seats=3, hands=f"left {card},level left")
        assert t.options(1) == (Lay(t.kind(card)),)
    t = table("hexhex", seats=3, hands="left hexhex,level left")
    assert t.options(1) == (Pass(),)
    for seat in (0, 2):
        t(seat, Pass())
    t(1, Pass())
    assert Play(t.kind("hexhex")) in t.options(1)


def test_4_3_cards_out_of_turn_come_clockwise_from_the_dealers_left():
    t = table("hexhex", seats=4, hands="dispel left stun purloin", effects="1:ward", at=1)
    t.ready({1: "left"}, out={0: "dispel@ward1", 3: "purloin@ward1"})
    played = [e["seat"] for e in t.news if e["event"] in ("played", "spent")]
    assert played == [0]  # the next waits for its counters
    t.go()
    assert [e["seat"] for e in t.events if e["event"] in ("played", "spent")] == [0, 3]
    assert t.view().standing == ()


def test_r7_one_whose_object_is_gone_is_spent_for_nothing():
    t = table("hexhex", seats=4, hands="left left stun stun")
    t.beat({1: "left"}, out={2: "stun@0", 3: "stun@0"})
    t.skip()
    assert t.voice == (6, 4, 5, 5)
    assert [e["seat"] for e in t.events if e["event"] == "spent"] == [3]


def test_4_4_answers_are_turned_up_together():
    t = table("hexhex", seats=4, hands="left,null twain left,null left")
    t.beat({1: "twain"})
    t.ready({0: "left", 2: "left"})
    assert [(e["seat"], e["card"]) for e in t.said("answered")] == [(2, t.kind("left")), (0, t.kind("left"))]
    assert t.frame == "Counters"
    assert len(t.view().window[0]) == 2


def test_4_5_who_is_cancelled_catches_up_before_anybody_goes_on():
    t = table("hexhex", seats=4, hands="left,right twain left,left null")
    t.beat({1: "twain"})
    t.ready({0: "left", 2: "left"})
    t.counter({3: "null@0"})
    t.go()
    assert (t.frame, t.asked) == ("Readying", (0,))
    assert sorted(t.lies) == [0, 2]  # seat 2's Hex waits
    t.ready({0: "right"}).go()
    assert t.lies == [3, 3]


def test_4_6_effects_come_clockwise_before_any_hex_moves():
    t = table("hexhex", seats=4, hands="choke twain choke left,right,boost")
    t.beat({1: "twain"})
    t.beat({0: "choke>3", 2: "choke>3"})
    assert sorted(t.lies) == [0, 2]
    t.chance(0)
    t.chance(0)
    assert t.lies == [3, 3]
    assert t.hand(3) == ["boost"]


def test_4_6_then_those_that_nobody_could_answer_go_off():
    t = table("hexhex", seats=4, hands="left twain null,stun left")
    t.beat({1: "twain"})
    t.beat({0: "left"})
    assert t.frame == "WhenHexed"
    t.hexed(2)
    assert [e["event"] for e in t.events if e["event"] in ("moved", "hexed")][-2:] == ["moved", "hexed"]
    assert t.lies == [1]


def test_4_7_the_round_ends_with_the_last_hex():
    t = table("hexhex", seats=3, hands="left dismiss left")
    t.beat({1: "dismiss"})
    assert [e["event"] for e in t.news if e["event"] in ("dismissed", "round over")] == ["dismissed", "round over"]
    assert t.view().round == 2
    assert t.voice == (5, 5, 5)


def test_4_8_who_was_hexed_is_not_out():
    t = two_hexes("null")
    t.beat()
    t.skip()
    assert t.voice == (3, 7, 5, 5)  # both on him, one after the other


def test_4_2_can_t_comes_by_itself_with_an_empty_hand():
    t = table("hexhex", seats=3, hands="left - left")
    assert 1 not in t.asked
    t.beat()
    assert t.voice == (6, 4, 5)


def test_r6_with_two_hexes_what_comes_back_may_answer_the_other():
    t = two_hexes("left", others="stun,left")
    t.beat({0: ["left", "-"]}, out={2: "stun@0"})
    t.hexed(0)
    assert t.voice[0] == 4
    assert t.frame == "Readying"  # the second Hex is answered anew
    assert t.asked == (0,)
    t.ready({0: "left"}).go()
    assert t.lies == [1]


def test_r14_chance_never_takes_a_card_that_is_laid():
    t = table("hexhex", seats=4, hands="caster left stun,boost left")
    t.ready({1: "left"}, out={2: "stun@0"})
    t.counter({0: "caster@2"})
    t.go()
    assert t.state.stack[-1].among(t.state) == (0,)
    t.chance(0)
    assert t.hand(2) == []


def test_r20_all_are_asked_by_what_all_can_see():
    t = table("hexhex", seats=4, hands="left left - left")
    t.ready({1: "left"})
    assert t.asked == (0, 3)  # who has no card is not asked; nobody holds a counter, and all others are


# what is seen of answers --------------------------------------------------------------------------------------------


def test_4_9_all_see_which_of_the_intended_have_answered():
    t = table("hexhex", seats=4, hands="left,left twain,left left,left left")
    t.beat({1: "twain"})
    assert t.lies == [2, 0]
    t(0, Lay(t.kind("left")))
    assert t.view(3).waiting == (1, 2, 3)
    assert t.view(SPECTATOR).waiting == (1, 2, 3)
    t(3, Pass())
    assert t.view(2).waiting == (1, 2, 3)  # who has thought of a card out of turn is not seen


def test_4_9_deceivers_are_seen_to_have_stated():
    t = table("hexhex", seats=3, hands="left null left", effects="1:deception")
    t(1, Lay(t.kind("null")))
    for seat in (0, 2):
        t(seat, Pass())
    assert (t.frame, t.view(0).waiting) == ("Stating", (1,))


def test_4_9_once_all_have_laid_they_see_before_which_hexes_a_card_lies():
    t = table("hexhex", seats=4, hands="left,null twain level purloin", effects="1:ward")
    t.beat({1: "twain"})
    assert t.view().readied == ()
    t.ready({0: "left"}, out={3: "purloin@ward1"})
    assert t.frame == "Counters"
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert t.view(seat).readied == (1,)
    assert [e for e in t.events if e["event"] == "lies"] == [{"event": "lies", "hexes": (1,)}]
    t.go()
    assert t.view().readied == ()


def test_4_9_the_worlds_of_a_seat_have_a_card_where_all_see_one():
    t = table("hexhex", seats=4, hands="left,null twain level,stun purloin", effects="1:ward")
    t.beat({1: "twain"})
    t.ready({0: "left"}, out={3: "purloin@ward1"})
    seen = set()
    dice = Dice("worlds")
    for _ in range(60):
        s = t.game.redeal(t.state, 3, dice)
        assert s.laid[0] == CANT
        assert not any(ways(s, 2, 0, s.kinds[slot]) for slot in s.hands[2])
        assert ways(s, 0, 1, s.kinds[s.laid[1][0]])
        seen.add(s.kinds[s.laid[1][0]])
    assert len(seen) > 3


def test_7_4_who_was_bound_has_laid_nothing_out_of_turn_though_he_is_free_by_now():
    hands = "dispel,left mad_left,purloin right,snap left"
    t = table("hexhex", seats=4, hexen_stix=True, hands=hands, effects="3:ward")
    t.beat({1: "mad_left"})
    t.ready(out={0: "dispel@maddened0", 1: "purloin@ward3"})
    for slot in t.state.hands[2]:
        t.state.seen[slot] |= 1  # seat 0 knows that he has a Snap
    t.passes()
    dice = Dice("bound")
    assert t.view().bound == ()
    assert all(t.game.redeal(t.state, 0, dice).out[2] == NOT_OUT for _ in range(60))


# can't, and by now he can -------------------------------------------------------------------------------------------


def test_r21_a_maddening_that_is_dispelled_has_him_asked_anew():
    t = table("hexhex", seats=4, hands="dispel mad_left right left")
    t.beat({1: "mad_left"})
    assert t.options(2) == (Pass(),)
    t.ready(out={0: "dispel@maddened0"}).go()
    assert (t.frame, t.asked) == ("Readying", (2,))
    assert t.options(2) == (Lay(t.kind("right")),)  # he may not let himself be Hexed
    assert not t.said("can't")


def test_r21_cards_that_come_have_him_asked_anew():
    t = table("hexhex", seats=3, hexen_stix=True, hands="snap level left")
    t.ready(out={0: "snap"}).go()
    for seat in (1, 0, 2):
        t(seat, Grab(ebon=True))
    t.chance(0)  # lose 1, draw 1, gain 1: seat 1 has ebon
    t.draw("left")
    assert (t.frame, t.asked) == ("Readying", (1,))
    assert t.options(1) == (Lay(t.kind("left")),)


def test_r21_other_tokens_change_nothing_for_him():
    t = table("hexhex", seats=4, hands="dispel boost level left")
    t.beat({1: "boost>2"})
    t.ready(out={0: "dispel@boost0"}).go()
    assert t.frame == "WhenHexed"


def test_r8_what_can_t_proves_is_what_it_proved_when_it_was_laid():
    t = table("hexhex", seats=4, hands="dispel mad_left right,level left")
    t.beat({1: "mad_left"})
    t.ready(out={0: "dispel@maddened0"}).go()
    absent = t.view(0).absent[2]
    assert t.kind("left") in absent
    assert t.kind("right") not in absent  # which he holds
    assert t.kind("dismiss") not in absent
    dice = Dice("held")
    worlds = [t.game.redeal(t.state, 0, dice) for _ in range(60)]
    assert any(t.kind("right") in [s.kinds[slot] for slot in s.hands[2]] for s in worlds)


def test_r8_nothing_is_proved_of_cards_that_have_come_since():
    t = table("hexhex", seats=3, hexen_stix=True, hands="snap level,stun left")
    t.ready(out={0: "snap"}).go()
    for seat in (1, 0, 2):
        t(seat, Grab(ebon=True))
    t.chance(0)
    t.draw("left")
    assert t.view(0).absent[1] == ()
    assert t.kind("left") in t.view(1).hand


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [{"hexen_stix": True}, {"vexed": True}, {}])
def test_r8_nobody_holds_what_he_is_said_not_to_hold(seed, options):
    game = load("hexhex", 3 + seed % 4, rounds=1, **options)
    dice = Dice(f"proofs {seed}")
    s = game.start()
    assert isinstance(s, HexState)
    while not s.is_over():
        if s.asked < 0:
            s.roll(dice)
        else:
            seat = dice.pick(tuple(seat for seat in range(game.seats) if s.asked >> seat & 1))
            s.reply(seat, dice.pick(s.options(seat)))
        for hand in s.hands:
            assert not any(s.bars[slot] >> s.kinds[slot] & 1 for slot in hand)
