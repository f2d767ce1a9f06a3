"""§12 Vexed: tokens, curses, calls and what the house enforces; the chat."""

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.games import load
from hoodwink.games.hexhex import HexHex, chat, vexes
from hoodwink.games.hexhex.actions import Cast, Caught, Discard, Keyword, Lay, Pass, Slip, Thank, Vote
from hoodwink.testing import table

CURSE = {name: n for n, (name, _) in enumerate(vexes.CURSES)}


def vexed(hands, curse, on=(1,), seats=4, **words):
    """A round in which this curse lies on these seats."""
    t = table("hexhex", seats=seats, vexed=True, one_room=True, hands=hands, at=None)
    t.put(vexed=sum(1 << seat for seat in on), curse=CURSE[curse])
    t.put(**words)
    t(0, Cast(1))
    return t


def test_12_1_one_token_however_often_he_is_hit():
    t = table("hexhex", seats=4, vexed=True, hands="left,right back left left")
    t.beat({1: "back"})
    t.put(hands="- left left left")
    t.beat()
    assert t.view().hexed == ()
    assert t.view().vexed == (0,)


def test_12_2_tokens_turn_and_a_curse_is_drawn_for_one_round():
    t = table("hexhex", seats=3, vexed=True, hands="left - left")
    t.beat()
    assert t.frame == "DrawCurse"
    assert t.view().vexed == (1,)
    t.chance(CURSE["no-i"])
    assert t.view().curse == CURSE["no-i"]
    t.deal()
    t.put(hands="left left dismiss")
    t(1, Cast(2))
    t.beat({2: "dismiss"})
    assert (t.view().curse, t.view().vexed) == (None, ())  # nobody was Hexed: no curse
    assert t.frame == "DrawCards"


def test_12_2_one_may_be_vexed_and_win_a_new_token():
    t = vexed("left null left left", "no-i", on=(1, 2))
    t.beat()
    t.hexed(1)
    assert t.view().vexed == (1,)


def test_12_2_who_loses_to_hexhex_gets_a_token_and_after_the_last_round_none_is_drawn():
    t = table("hexhex", seats=3, vexed=True, rounds=1, hands="hexhex left left")
    t.ready({1: "left"}, out={0: "hexhex"})
    t(1, "raise")
    t(2, "raise")
    assert t.view().vexed == (2,)
    assert t.frame == "NameDealer"  # then comes the curse for the last round
    t(2, "name 0")
    assert t.frame == "DrawCurse"
    t.chance(CURSE["no-i"])
    t.deal()
    t.put(hands="- - -", voice="9 5 5")
    t(2, Cast(1))
    assert t.over


def test_12_3_a_call_that_is_right_costs_one_voice():
    t = vexed("left,left left,left left left", "no-yes-no")
    t.interject(1, Slip())
    t.interject(2, Caught(1))
    t.beat({1: "left"})
    assert t.voice == (5, 4, 5, 5)
    assert [e["guilty"] for e in t.events if e["event"] == "verdict"] == [True]


def test_12_3_what_nobody_notices_costs_nothing():
    t = vexed("left,left left,left left left", "no-yes-no")
    t.interject(1, Slip())
    t.beat({1: "left"})
    assert t.voice == (5, 5, 5, 5)


def test_12_3_one_call_for_each_caller_in_a_beat():
    t = vexed("left,left left,left left left", "no-yes-no")
    t.interject(2, Caught(1))
    with pytest.raises(Illegal, match="one call in a beat"):
        t.interject(2, Caught(1))
    t.interject(3, Caught(1))
    t.beat({1: "left"})
    t.interject(2, Caught(1))


@pytest.mark.parametrize(
    ("caller", "accused", "why"), [(1, 1, "somebody else"), (2, 3, "no curse is on that seat"), (2, 5, "somebody else")]
)
def test_12_3_calls_that_are_refused(caller, accused, why):
    t = vexed("left,left left,left left left", "no-yes-no")
    with pytest.raises(Illegal, match=why):
        t.interject(caller, Caught(accused))


def test_12_4_others_are_judged_by_a_vote_of_all_but_the_accused():
    t = vexed("left,left left,left left left", "mirrored")
    t.interject(2, Caught(1))
    t.beat({1: "left"})
    assert (t.frame, t.asked) == ("Verdict", (0, 2, 3))
    t.ballot(Vote(guilty=True), Vote(guilty=True), Vote(guilty=False))
    assert t.voice == (5, 4, 5, 5)


def test_12_4_half_is_not_more_than_half():
    t = vexed("left,left left,left left left left", "chin", seats=5)
    t.interject(2, Caught(1))
    t.beat({1: "left"})
    t.ballot(*[Vote(guilty=n < 2) for n in range(4)])
    assert t.voice == (5, 5, 5, 5, 5)


@pytest.mark.parametrize(
    ("curse", "bad", "good"),
    [
        ("no-yes-no", ["Yes!", "oh no", "Ja, klar", "NEIN"], ["yesterday", "nobody", "jagged"]),
        ("no-talk", ["hi"], ["", "  "]),
        ("no-names", ["Take that, Ann", "ben?"], ["annoyed", "benign"]),
        ("no-i", ["I think", "it's mine", "I'm out", "Ich nicht", "mein Hex"], ["it is", "immer"]),
        ("no-you", ["you there", "your turn", "Dich auch", "Ihr alle"], ["young", "durch"]),
        ("no-hex", ["hex!", "HEX•HEX", "Verhext!"], ["next", "exit"]),
        ("questions", ["Well.", "What? Nothing.", "so"], ["Really?", "Why? Who?"]),
        ("my-liege", ["Hello.", "As you wish, my liege. Now go."], ["Yes, my liege!", "Gern, mein Gebieter."]),
        ("no-numbers", ["two left", "3 cards", "drei Karten", "2nd"], ["to", "often", "for"]),
    ],
)
def test_12_4_the_chat_is_judged_by_whole_words_in_both_languages(curse, bad, good):
    for text in bad:
        assert chat.breaks(CURSE[curse], text, ["Ann", "Ben"]), text
        assert chat.broken(CURSE[curse], ["", text], ["Ann", "Ben"])
    for text in good:
        assert not chat.breaks(CURSE[curse], text, ["Ann", "Ben"]), text


def test_12_4_a_message_that_names_a_card_breaks_nothing():
    titles = ["HEX•HEX", "Hex Sign", "Maddening Compulsion Left"]
    assert not chat.breaks(CURSE["no-hex"], "hex sign", titles=titles)
    assert not chat.breaks(CURSE["no-talk"], "Hex Sign! Hex Sign!", titles=titles)
    assert chat.breaks(CURSE["no-hex"], "hex sign, my friend", titles=titles)


def test_12_4_thanks_must_come_before_the_answer_is_laid():
    assert chat.broken(CURSE["thanks"], ["oh", "well"])
    assert not chat.broken(CURSE["thanks"], ["oh", "Danke!"])
    t = vexed("left,left left,left left left", "thanks")
    t.beat({1: "left"})
    assert t.state.slips == 0b10
    t = vexed("left,left left,left left left", "thanks")
    t.interject(1, Thank())
    t.beat({1: "left"})
    assert t.state.slips == 0


def test_12_4_the_house_hears_slips_and_thanks():
    t = vexed("left,left left,left left left", "no-you")
    hear = t.game.heard
    assert hear(t.state, 1, "you there") == t.game.actions.id(Slip())
    assert hear(t.state, 1, "hello") is None
    assert hear(t.state, 2, "you there") is None  # no curse on him
    t = vexed("left,left left,left left left", "thanks")
    assert t.game.heard(t.state, 1, "thank you") == t.game.actions.id(Thank())
    t = vexed("left,left left,left left left", "no-names")
    assert t.game.heard(t.state, 1, "Poor Ann", ("Ann", "Ben", "Cem", "Dot")) == t.game.actions.id(Slip())


def test_12_4_thanks_and_slips_take_words_and_nobody_sends_them_alone():
    game = load("hexhex", 4, vexed=True)
    assert [game.is_only_said(game.actions.id(action)) for action in (Thank(), Slip(), Keyword(), Caught(1))] == [
        True, True, False, False,
    ]  # fmt: skip


def test_12_7_both_variants_at_once_are_offered_with_a_warning():
    assert load("hexhex", 4, **HexHex.presets["both variants"]).warned()[0].key == "both-variants"
    assert load("hexhex", 4, vexed=True).warned() == []
    assert load("hexhex", 4, hexen_stix=True).warned() == []


# enforced -------------------------------------------------------------------------------------------------------------


def test_12_5_an_open_hand_from_the_deal_on_and_the_laid_card_still_shows():
    t = vexed("left left,boost left left", "open-hand")
    assert not t.view().known[1]
    t = table("hexhex", seats=3, vexed=True, hands="left - left")
    t.beat()
    t.chance(CURSE["open-hand"])
    t.deal()
    assert len(t.view().known[1]) == 5
    t.put(hands="left left left")
    t.state.seen = [1 << 14 | 7] * len(t.state.seen)
    t(1, Cast(2))
    t(2, Lay(t.kind("left")))
    assert t.view().known[2] == (t.kind("left"),)


def test_12_5_the_house_counts_five_seconds_for_the_answer_of_a_cursed_seat():
    t = vexed("left,left left,right left left", "five-seconds", on=(1, 2))
    top = t.state.stack[-1]
    assert [top.limit(t.state, seat) for seat in range(4)] == [0, 5, 0, 0]  # 2 has no Hex before it
    assert top.default(t.state, 1) == -1  # drawn from what he may lay
    t(1, Lay(t.kind("left")))
    for seat in (0, 2, 3):
        t(seat, Pass())
    assert t.state.stack[-1].limit(t.state, 1) == 0  # a card out of turn is not hurried


def test_12_5_what_a_deceiver_states_is_hurried_too():
    t = vexed("left null left left", "five-seconds", effects="1:deception")
    t(1, Lay(t.kind("null")))
    for seat in (0, 2, 3):
        t(seat, Pass())
    assert t.frame == "Stating"
    assert t.state.stack[-1].limit(t.state, 1) == 5


def test_12_5_nobody_can_say_that_another_is_late():
    t = vexed("left,left left,left left left", "five-seconds", on=(1,))
    actions = range(len(t.game.actions))
    assert all(t.game.refuse_interjection(t.state, seat, action) for seat in range(4) for action in actions)


def test_12_5_no_counters():
    t = vexed("left,left dismiss,null left left", "no-counters")
    assert t.options(1) == (Pass(),)  # Dismiss is of the category counter
    assert t.view().vexed == (1,)


def test_12_5_never_the_same_target_twice_running():
    t = vexed("left,left left,right,shot,twain,duck left left", "same-target")
    t.state.last_target[1] = 2
    t.put()
    found = {(a.card, a.to) for a in t.options(1)}
    assert (t.kind("left"), None) not in found
    assert (t.kind("right"), None) in found
    assert (t.kind("shot"), 2) not in found
    assert (t.kind("twain"), None) not in found  # one of the two would go there
    assert (t.kind("duck"), None) in found  # a Duck is free of it


def test_12_5_a_discard_after_each_card():
    t = vexed("left,left left,boost left left", "discard")
    t.beat({1: "left"})
    assert (t.frame, t.asked) == ("DiscardOwed", (1,))
    assert t.options(1) == (Discard(t.kind("boost")),)
    t(1, Discard(t.kind("boost")))
    assert t.view().down[1] == (None,)
    assert t.view(1).down[1] == (t.kind("boost"),)


def test_r19_it_is_made_between_two_beats_and_not_without_cards():
    t = vexed("left,left left left left", "discard")
    t.beat({1: "left"})
    assert t.frame == "Readying"


def test_12_5_four_cards():
    t = table("hexhex", seats=3, vexed=True, hands="left - left")
    t.beat()
    t.chance(CURSE["four-cards"])
    t.deal()
    assert t.view().sizes == (5, 4, 5)


def test_12_5_what_is_enforced_can_not_be_called():
    t = vexed("left,left left,left left left", "no-counters")
    with pytest.raises(Illegal, match="enforces that curse itself"):
        t.interject(0, Caught(1))


def test_12_6_curses_that_need_one_room_are_left_out():
    remote, room = vexes.all_curses(False), vexes.all_curses(True)
    assert room == (1 << 25) - 1
    assert {n + 1 for n in range(25) if (room & ~remote) >> n & 1} == {3, 10, 13, 15, 16, 17, 18}
    by = {how: [n + 1 for n, (_, h) in enumerate(vexes.CURSES) if h == how] for how in range(4)}
    assert by[vexes.ENFORCED] == [19, 21, 22, 23, 24, 25]
    assert by[vexes.CHAT] == [1, 2, 4, 5, 6, 7, 9, 11, 12, 20]
    assert by[vexes.VOTE] == [8, 14]


def test_12_2_used_up_they_are_shuffled():
    t = table("hexhex", seats=3, vexed=True, hands="left - left", curses=1 << CURSE["no-i"])
    t.beat()
    t.chance(CURSE["no-i"])
    assert t.state.curses == vexes.all_curses(False)


def test_r17_what_comes_from_outside_acts_between_two_beats():
    t = vexed("left,left left,left left left", "no-yes-no")
    t.interject(1, Slip())
    t(1, Lay(t.kind("left")))
    t.interject(2, Caught(1))
    assert t.voice == (5, 5, 5, 5)
    for seat in t.asked:
        t(seat, Pass())
    t.passes()
    t.go()
    assert t.voice == (5, 4, 5, 5)


def test_r18_ward_stops_the_penalty():
    t = vexed("left,left left,left left left", "no-yes-no", effects="1:ward")
    t.interject(1, Slip())
    t.interject(2, Caught(1))
    t.beat({1: "left"})
    assert t.voice == (5, 5, 5, 5)
