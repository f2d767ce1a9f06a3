"""§8.4 to §8.6 Deception."""

import pytest

from hoodwink.games.hexhex.actions import Challenge, Lay, Pass, State
from hoodwink.games.hexhex.state import COMPELLED
from hoodwink.testing import table


def lying(hand, spec, seats=4, others="left", **words):
    t = table(
        "hexhex", seats=seats, hands=" ".join([others, hand, *[others] * (seats - 2)]), effects="1:deception", **words
    )
    t.ready({1: spec})
    return t


def test_8_4_the_answer_lies_face_down_under_a_stated_name_and_acts_as_that():
    t = lying("null", "null=boost>2")
    assert t.view().down[1] == (None,)
    assert t.view(1).down[1] == (t.kind("null"),)
    assert t.view().window[0] == ((1, t.kind("boost"), -1, False, True),)
    t.go()
    assert (t.lies, t.hexes[0]["boosts"]) == ([2], 1)


def test_8_4_what_may_be_stated():
    t = table("hexhex", seats=4, hands="left null left left", effects="1:deception")
    for seat in (0, 2, 3):
        t(seat, Pass())
    t(1, Lay(t.kind("null")))
    assert t.frame == "Stating"
    stated = {a.card for a in t.options(1) if isinstance(a, State)}
    assert stated == {
        t.kind(name)
        for name in [
            "left",
            "right",
            "across",
            "shot",
            "duck",
            "boost",
            "escalate",
            "rot",
            "thrice",
            "mad_left",
            "mad_right",
            "twain",
            "back",
            "choke",
            "leech",
            "grave",
            "fire",
            "dismiss",
            "sign",
            "mirror",
        ]
    }


def stated_by(hand, **options):
    """What seat 1 may state, once it has laid the first card of its hand."""
    t = table("hexhex", seats=4, hands=f"left {hand} left left", effects="1:deception", **options)
    for seat in (0, 2, 3):
        t(seat, Pass())
    t(1, Lay(t.kind(hand.split(",")[0])))
    return t, {a.card for a in t.options(1) if isinstance(a, State)}


def test_8_4_sleight_may_be_stated_as_what_it_is_so_nobody_has_to_lie():
    t, stated = stated_by("sleight", hexen_stix=True)
    assert t.kind("sleight") in stated
    t(1, State(t.kind("sleight"), 2))
    t.ready().go()
    assert t.frame == "Grabbing"
    assert t.kind("sleight") not in stated_by("null")[1]  # where it is not in the game nobody would believe it


def test_8_4_grab_is_played_openly():
    t, stated = stated_by("null", hexen_stix=True)
    assert t.kind("grab") not in stated
    t, stated = stated_by("grab", hexen_stix=True)
    t(1, State(t.kind("grab")))
    t.ready()
    assert t.frame == "Grabbing"
    assert t.up(1) == ["grab"]


def test_8_4_a_kind_that_a_law_has_removed_can_not_be_stated():
    assert t_kind("boost") in stated_by("null")[1]
    assert t_kind("boost") not in stated_by("null", removed="boost")[1]


def t_kind(card):
    return table("hexhex", seats=3).kind(card)


def test_8_4_the_stated_card_must_move_a_maddened_hex_the_named_way():
    t = table("hexhex", seats=4, hands="left mad_left null left", effects="2:deception")
    t.beat({1: "mad_left"})
    t(2, Lay(t.kind("null")))
    for seat in t.asked:
        t(seat, Pass())
    assert t.kind("right") not in {a.card for a in t.options(2)}
    assert {a.to for a in t.options(2)} <= {None, 3}


def test_8_4_draw_one():
    t = table(
        "hexhex", seats=3, deal="deception,left,left,left,left left,left,left,left,left right,right,right,right,right"
    )
    t.draw("null")
    assert t.view().sizes == (5, 5, 5)


def test_8_5_a_lie_costs_the_card_and_one_voice_and_he_answers_anew():
    t = lying("null,left", "null=boost>2")
    t.challenge(3)
    assert t.said("challenged") == [{"event": "challenged", "by": 3, "seat": 1, "lie": True, "card": t.kind("null")}]
    t.go()
    assert t.voice == (5, 4, 5, 5)
    assert t.up(1) == ["null"]
    assert (t.frame, t.asked) == ("Readying", (1,))


def test_8_5_the_truth_costs_the_challenger_and_it_stands():
    t = lying("boost", "boost=boost>2")
    t.challenge(3)
    t.go()
    assert t.voice == (5, 5, 5, 4)
    assert t.lies == [2]
    assert t.view().known[1] == ()


def test_8_5_after_the_truth_counters_are_still_open():
    t = table("hexhex", seats=4, hands="null boost,left left left", effects="1:deception")
    t.ready({1: "boost=boost>2"})
    for seat in t.asked:
        t(seat, {3: Challenge(0), 0: t.play("null@1")}.get(seat, Pass()))
    t.go()
    assert t.voice == (5, 5, 5, 4)
    assert (t.frame, t.asked) == ("Readying", (1,))


def test_8_5_of_several_the_first_clockwise_and_only_in_the_first_window():
    t = lying("null,left", "null=boost>2")
    for seat in t.asked:
        t(seat, Challenge(0) if seat in (0, 3) else Pass())
    assert [e["by"] for e in t.events if e["event"] == "challenged"] == [3]


def test_8_6_unchallenged_it_stays_face_down_till_the_round_ends():
    t = lying("null", "null=dismiss")
    t.go()
    over = [e for e in t.events if e["event"] == "round over"]
    assert over[0]["hands"][1] == (t.kind("null"),)


def test_8_6_absorb_gives_the_real_card_which_the_absorber_alone_sees(read):
    t = table("hexhex", seats=4, hands="left null,left absorb left", effects="1:deception")
    t.ready({1: "null=boost>2"})
    t.counter({2: "absorb@1"})
    t.go()
    assert t.hand(2) == ["null"]
    assert t.view(0).known[2] == ()
    assert t.view(1).known[2] == (t.kind("null"),)  # it was his
    assert [read(t, "absorbed", seat)[0]["real"] for seat in (2, 0)] == [t.kind("null"), None]
    assert [read(t, "absorbed", seat)[0]["card"] for seat in (2, 0)] == [-1, -1]


def test_8_6_null_on_an_unchallenged_one_leaves_it_face_down():
    t = table("hexhex", seats=4, hands="left stun,left null left", effects="1:deception")
    t.ready({1: "stun=boost>2"})
    t.counter({2: "null@1"})
    t.go()
    assert t.view().down[1] == (None,)
    assert t.voice[1] == 5


def test_r10_he_may_say_can_t_only_without_a_truthful_answer_and_never_has_to_lie():
    t = table("hexhex", seats=4, hands="left null,stun left left", effects="1:deception")
    assert Pass() in t.options(1)
    t = table("hexhex", seats=4, hands="left null,left left left", effects="1:deception")
    assert Pass() not in t.options(1)


def test_r10_somebody_bound_or_without_cards_may_challenge():
    t = table("hexhex", seats=4, hands="left null - left", effects="1:deception")
    t.ready({1: "null=boost>2"})
    assert 2 in t.asked
    assert t.options(2) == (Pass(), Challenge(0))


@pytest.mark.parametrize("card", ["purloin", "dispel"])
def test_r8_a_name_goes_for_the_real_card_though_deception_is_gone_by_now(card):
    """Two Hexes, one Maddened: of what lies under a name nobody learns whether it would have answered that one."""
    seen = []
    for real in ("left", "stun"):
        t = table("hexhex", seats=4, hands="left back left,left left", effects="0:deception")
        t.beat({1: "back"})
        t.state.hexes[1] = (*t.state.hexes[1][:COMPELLED], 1)
        t.put(hands=f"{real},level left {card} left")
        t.ready({0: [f"{real}=right", "-"]}, out={2: f"{card}@deception0"}).go()
        assert t.kind("left") in t.view(1).absent[0]  # so much is proved
        seen.append(t.view(1).absent[0])
    assert seen[0] == seen[1]


def test_8_4_a_purloined_deception_leaves_cards_that_are_laid_as_they_are():
    t = table("hexhex", seats=4, hands="left null purloin left", effects="1:deception")
    t.beat({1: "null=boost>2"}, out={2: "purloin@deception1"})
    assert t.hexes[0]["boosts"] == 1
    assert t.view().standing == ((t.kind("deception"), 2, None, False),)
