"""§6 Hexed: the cost, who gains, and cards for when Hexed."""

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.games.hexhex.actions import Cast, Hexed, Name, Pass, Sacrifice
from hoodwink.testing import table


def hexed(card, seats=4, cost=1, **words):
    """Seat 1 is Hexed by seat 0, with this card in hand; cost by Boosts."""
    t = table("hexhex", seats=seats, hands=" ".join(["left", f"{card},null", *["left"] * (seats - 2)]), **words)
    t.state.hexes[0] = (*t.state.hexes[0][:4], cost - 1, *t.state.hexes[0][5:])
    t.beat()
    return t


def test_6_1_the_hexed_loses_and_who_targeted_him_gains_one():
    t = table("hexhex", seats=3, hands="left - left")
    t.beat()
    assert t.voice == (6, 4, 5)


def test_6_1_the_caster_targets_a_hex_that_was_never_passed():
    t = table("hexhex", seats=3, hands="left - left")
    assert t.hexes[0]["targeter"] == 0


def test_6_2_boosts_and_escalation_times_factors_then_omen_and_talisman():
    t = table("hexhex", seats=4, hands="left - left left", effects="2:omen>1 1:talisman")
    h = t.state.hexes[0]
    t.state.hexes[0] = (*h[:4], 1, 1, 2, 0, 6, 2, 0)  # one Boost, two grown, ×2×3
    t.beat()
    assert t.voice[1] == 5 - (1 + 1 + 2) * 6
    t = table("hexhex", seats=4, hands="left - left left", effects="2:omen>1")
    t.beat()
    assert t.voice[1] == 3


def test_6_2_never_below_nothing_and_a_talisman_once_a_round():
    t = table("hexhex", seats=4, hands="left,right back left left", effects="0:talisman")
    t.beat({1: "back"})
    t.put(hands="- left left left")
    t.beat()
    assert t.voice[0] == 4  # the first cost nothing, the second one
    assert t.voice[1] == 7


def test_8_7_a_talisman_is_not_used_up_by_other_losses():
    t = table("hexhex", seats=4, hands="left - left left", effects="1:talisman")
    t.beat()
    assert t.voice[1] == 5


def test_6_3_a_card_for_when_hexed_must_be_played():
    t = hexed("level")
    assert t.options(1) == (Hexed(t.kind("level")),)


def test_6_3_which_one_he_chooses_and_one_for_each_hex():
    t = table("hexhex", seats=4, hands="level,spite,invert back left left")
    t.beat({1: "back"})
    t.beat()
    assert len(t.options(0)) == 3
    t.hexed(0, "invert")
    assert t.frame == "WhenHexed"
    assert len(t.options(0)) == 2


def test_6_3_not_at_any_other_time():
    t = table("hexhex", seats=4, hands="level left left left")
    with pytest.raises(Illegal):
        t(0, Hexed(t.kind("level")))
    t.ready({1: "left"})
    assert t.options(0) == (Pass(),)


def test_6_3_passing_comes_first():
    t = table("hexhex", seats=4, hands="left left,level left left")
    with pytest.raises(Illegal):
        t(1, Pass())


def test_6_3_stun_makes_him_play_it():
    t = table("hexhex", seats=4, hands="left left,level stun left")
    t.beat({1: "left"}, out={2: "stun@0"})
    assert t.options(1) == (Hexed(t.kind("level")),)


def test_6_3_without_one_he_is_asked_all_the_same():
    t = hexed("stun")
    assert t.options(1) == (Pass(),)
    assert t.default(1) is None


def test_6_4_level_both_come_to_the_mean_rounded_down():
    t = hexed("level", voice="5 5 8 5")
    t.hexed(1, "level")
    assert t.options(1) == (Name(0), Name(2), Name(3))
    t(1, Name(2))
    assert t.voice == (6, 6, 6, 5)


def test_6_4_for_good_or_ill_and_towards_less():
    t = hexed("level", voice="5 5 -6 5")
    t.hexed(1, "level")
    t(1, Name(2))
    assert t.voice == (6, -1, -1, 5)


def test_6_5_spite():
    t = hexed("spite")
    t.hexed(1, "spite")
    assert t.options(1) == tuple(Sacrifice(n) for n in range(4))
    t(1, Sacrifice(2))
    t(1, Name(3))
    assert t.voice == (6, 2, 5, 3)


def test_6_5_nothing_given_nothing_lost():
    t = hexed("spite")
    t.hexed(1, "spite")
    t(1, Sacrifice(0))
    assert t.voice == (6, 4, 5, 5)


@pytest.mark.parametrize(("cost", "gained"), [(1, 1), (3, 3), (5, 3)])
def test_6_6_inversion_gains_at_most_three_and_the_targeter_nothing(cost, gained):
    t = hexed("invert", cost=cost)
    t.hexed(1, "invert")
    assert t.voice == (5, 5 + gained, 5, 5)


def test_6_6_backlash():
    t = hexed("backlash", cost=3)
    t.hexed(1, "backlash")
    assert t.voice == (2, 2, 5, 5)


def test_6_7_parting_shot_keeps_the_round_alive():
    t = hexed("parting")
    t.hexed(1, "parting")
    assert t.options(1) == (Cast(0), Cast(2), Cast(3))
    t(1, Cast(3))
    (h,) = t.hexes
    assert (h["before"], h["targeter"], h["cost"], t.view().round) == (3, 1, 1, 1)


def test_6_7_cancelled_the_round_may_end():
    t = table("hexhex", seats=4, hands="null parting left left")
    t.beat()
    t(1, Hexed(t.kind("parting")))
    t.counter({0: "null@1"})
    t.go()
    assert t.view().round == 2


def test_6_7_after_a_stun_the_new_hex_waits_for_the_next_beat():
    t = table("hexhex", seats=4, hands="left left,parting stun left,left")
    t.beat({1: "left"}, out={2: "stun@0"})
    t.hexed(1, "parting")
    t(1, Cast(3))
    assert (t.lies, t.frame) == ([3], "Readying")


def test_6_8_clockwise_from_the_dealers_left_and_the_older_first():
    t = table("hexhex", seats=4, hands="stun twain stun left", dealer=2, at=None)
    t(2, Cast(1))
    t.beat({1: "twain"})
    t.beat()
    t.skip()
    order = [e["seat"] for e in t.events if e["event"] == "hexed"]
    assert order == [2, 0]


# Ward -----------------------------------------------------------------------------------------------------------------


def test_8_1_under_ward_he_is_hexed_but_loses_nothing_and_the_targeter_gains():
    t = table("hexhex", seats=4, hands="left spite left left", effects="1:ward")
    t.beat()
    assert t.options(1) == (Hexed(t.kind("spite")),)
    t.hexed(1, "spite")
    t(1, Sacrifice(2))
    t(1, Name(2))
    assert t.voice == (6, 3, 3, 5)


def test_8_1_ward_defends_against_hexhex():
    t = table("hexhex", seats=3, vexed=True, hands="hexhex left left", effects="1:ward")
    t.ready({1: "left"}, out={0: "hexhex"})
    t(2, "raise")
    t(1, "raise")
    assert t.voice == (5, 5, 5)
    assert t.view().vexed == (1,)  # he was Hexed all the same


def test_8_1_ward_against_what_the_hex_and_rot():
    t = table("hexhex", seats=3, deal="what,left,left,left,left ward,left,left,left,left right,right,right,right,right")
    assert t.voice == (5, 5, 4)
    t = table("hexhex", seats=4, hands="left rot left left", effects="2:ward")
    t.beat({1: "rot>2"})
    t.beat({2: "left"})
    assert t.voice[2] == 5


def test_8_1_ward_and_hex_sign_no_loss_but_a_gain():
    t = table("hexhex", seats=3, hands="left sign left", effects="0:ward")
    t.beat({1: "sign"})
    t.ballot("sign paper", "sign rock", "sign rock")
    assert t.voice == (5, 6, 6)


def test_8_1_a_ward_drawn_in_play_works_from_then_on():
    t = table("hexhex", seats=4, hands="left fire left left")
    t.beat({1: "fire"})
    t.draw("ward", "null")
    t.beat()
    t.hexed(1)
    assert t.voice == (6, 5, 5, 5)


def test_8_1_ward_protects_whom_a_maddened_hex_hits():
    t = table("hexhex", seats=4, hands="left mad_left right left", effects="2:ward")
    t.beat({1: "mad_left"})
    t.beat()
    t.hexed(2)
    assert t.voice == (5, 6, 5, 5)


def test_8_2_a_warded_player_can_not_be_the_victim_of_spite():
    t = hexed("spite", effects="2:ward")
    t.hexed(1, "spite")
    t(1, Sacrifice(1))
    assert t.options(1) == (Name(0), Name(3))


def test_8_2_if_all_others_are_warded_nothing_can_be_given():
    t = hexed("spite", seats=3, effects="0:ward 2:ward")
    t.hexed(1, "spite")
    assert t.frame != "SpiteAmount"


def test_8_3_level_never_lowers_a_warded_voice_the_other_still_moves():
    t = hexed("level", voice="5 1 9 5", effects="2:ward")
    t.hexed(1, "level")
    t(1, Name(2))
    assert t.voice == (6, 4, 9, 5)


def test_8_3_inversion_and_backlash_under_ward():
    t = hexed("invert", effects="1:ward")
    t.hexed(1, "invert")
    assert t.voice == (5, 5, 5, 5)
    t = hexed("backlash", effects="1:ward", cost=3)
    t.hexed(1, "backlash")
    assert t.voice == (5, 5, 5, 5)


def test_8_7_what_the_hex_up_with_that_and_windfall():
    t = table(
        "hexhex", seats=3, deal="what,windfall,left,left,left left,left,left,left,left right,right,right,right,right"
    )
    assert t.voice == (5, 4, 4)
    t.draw("null", "null")
    assert t.view().sizes == (5, 5, 5)
