"""§11 Hexen Stix."""

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.core.seats import CHANCE
from hoodwink.games import load
from hoodwink.games.hexhex.actions import Grab, Knock, Lay, Name, Pass, PutBack, Swap, Vote
from hoodwink.games.hexhex.deck import HOUSE
from hoodwink.testing import table

EBON, BONE = Grab(ebon=True), Grab(ebon=False)


def stix(hands, seats=4, **words):
    return table("hexhex", seats=seats, hexen_stix=True, hands=hands, **words)


def grab(t, order, colours=None):
    """All grab in this order; ebon, if nothing else is said."""
    for seat in order:
        t(seat, (colours or {}).get(seat, EBON))
    return t


def grabbed(card, seats=4, order=(0, 1, 2, 3), hands=None, **words):
    """Seat 1 has played GRAB and this stix card (from 1) is turned: the last in the order has nothing, then bone."""
    t = stix(hands or " ".join(["left,right", "grab,left", *["left,right"] * (seats - 2)]), seats, **words)
    t.ready({1: "grab"})
    grab(t, order)
    t.chance(card - 1)
    return t


@pytest.mark.parametrize(("seats", "ring"), [(3, (1, 1)), (4, (2, 1)), (5, (2, 2)), (6, (3, 2))])
def test_11_1_one_stick_fewer_than_seats(seats, ring):
    assert stix(" ".join(["left"] * seats), seats).view().ring == ring
    assert sum(ring) == seats - 1


def test_11_1_nine_cards_more():
    assert HOUSE.size(stix=True) - HOUSE.size() == 9
    assert [c.copies for c in HOUSE.cards if c.key == "grab"] == [5]
    assert table("hexhex", seats=3).state.deck[HOUSE.number("grab")] == 0


def test_11_2_grab_then_the_stix_card_then_the_target():
    t = stix("left grab left left")
    t.ready({1: "grab"})
    assert (t.frame, set(t.asked)) == ("Grabbing", {0, 1, 2, 3})
    grab(t, (3, 2, 1, 0))
    assert t.frame == "StixCard"
    t.chance(15)
    assert t.frame == "GrabTarget"
    assert t.options(1) == (Name(0), Name(2), Name(3))
    t(1, Name(3))
    assert t.lies == [3]


def test_11_2_grab_can_not_be_cancelled():
    t = stix("null grab left left")
    t.ready({1: "grab"})
    grab(t, (0, 1, 2, 3))
    t.chance(15)
    t(1, Name(3))
    assert t.frame == "Readying"  # no window


def test_11_2_the_grab_comes_before_the_window_on_other_cards():
    t = stix("left twain grab null")
    t.beat({1: "twain"})
    t.ready({2: "grab", 0: "left"})
    assert t.frame == "Grabbing"
    grab(t, (0, 1, 2, 3))
    t.chance(15)
    t(2, Name(1))
    assert t.frame == "Counters"
    t.counter({3: "null@0"})
    t.go()
    assert t.voice[0] == 5 + 1 - 1


def test_11_2_a_maddened_hex_can_be_grabbed_that_way_only():
    t = stix("left mad_left grab left")
    t.beat({1: "mad_left"})
    t.ready({2: "grab"})
    grab(t, (0, 1, 2, 3))
    t.chance(15)
    assert t.options(2) == (Name(3),)


def test_11_3_in_the_order_of_arrival_the_colour_or_the_other_one():
    t = stix("left grab - left")  # 2 ebon, 1 bone; who has no cards grabs too
    t.ready({1: "grab"})
    grab(t, (3, 2, 0, 1), {3: EBON, 2: EBON, 0: EBON, 1: BONE})
    assert t.said("grabbed") == [{"event": "grabbed", "order": (3, 2, 0, 1), "sticks": (2, 0, 1, 1)}]


def test_11_4_the_lines_come_nothing_ebon_bone_in_the_order_of_arrival():
    t = grabbed(1, order=(2, 0, 1, 3))  # 2 and 0 ebon, 1 bone, 3 nothing
    changes = [(e["seat"], e["change"]) for e in t.events if e["event"] == "voice"]
    assert changes == [(3, -1)]
    assert t.state.stack[-1].seat == 2  # ebon draws, in the order of arrival
    t.draw("null")
    t.draw("null")
    assert t.voice == (5, 6, 5, 4)
    assert t.view().sticks == ()  # they are back


def test_11_5_two_grabs_are_one():
    t = stix("grab twain grab left")
    t.beat({1: "twain"})
    t.ready({0: "grab", 2: "grab"})
    grab(t, (0, 1, 2, 3))
    t.chance(15)
    t(0, Name(3))
    t(2, Name(3))
    assert t.lies == [3, 3]
    assert len([e for e in t.events if e["event"] == "grabbed"]) == 1


def test_11_6_sleight_takes_first_and_passes_to_either_side():
    t = stix("left sleight left left")
    t.beat({1: "sleight>2"})
    grab(t, (0, 2, 3, 1))
    assert t.said("grabbed")[0]["order"] == (1, 0, 2, 3)
    t.chance(15)
    assert t.lies == [2]


def test_11_6_sleight_can_be_cancelled_and_then_nobody_grabs():
    t = stix("null sleight,left left left")
    t.ready({1: "sleight>2"})
    t.counter({0: "null@1"})
    t.go()
    t.ready({1: "left"}).go()
    assert not [e for e in t.events if e["event"] == "grabbed"]


def test_11_6_with_a_grab_beside_it_sleight_takes_its_stick_first_and_there_is_one_grab():
    t = stix("sleight twain grab left")
    t.beat({1: "twain"})
    t.ready({0: "sleight>3", 2: "grab"})
    grab(t, (3, 2, 1, 0))
    assert [e["order"] for e in t.events if e["event"] == "grabbed"] == [(0, 3, 2, 1)]
    t.chance(15)
    t(2, Name(3))
    t.go()
    assert t.lies == [3, 3]
    assert len([e for e in t.events if e["event"] == "grabbed"]) == 1


def test_11_6_snap_is_a_grab_that_moves_no_hex():
    t = stix("left left snap left")
    t.beat({1: "left"}, out={2: "snap"})
    grab(t, (0, 1, 2, 3))
    t.chance(15)
    t.go()
    assert t.lies == [2]
    assert t.up(2) == ["snap"]


def test_11_6_steady_hand_skips_the_first_costly_line():
    t = grabbed(1, order=(0, 1, 2, 3), effects="3:steady")
    assert [e["seat"] for e in t.events if e["event"] == "skipped"] == [3]
    t.draw("null")
    t.draw("null")
    assert t.voice[3] == 5
    assert t.view().standing[0][3] is True


def test_11_6_steady_hand_lets_a_line_pass_that_costs_nothing():
    t = grabbed(13, effects="3:steady")
    assert t.voice[3] == 6
    assert t.view().standing[0][3] is False


def knocked(culprit=3, ebon=True, guilty=True, **words):
    """In one room: seat 1 has played GRAB and passed to 3, seat 0 calls the culprit, the others have judged him."""
    t = grabbed(16, one_room=True, **words)
    t.interject(0, Knock(culprit, ebon=ebon))
    t(1, Name(3))
    assert (t.frame, t.asked) == ("Verdict", tuple(seat for seat in range(4) if seat != culprit))
    return t.ballot(*[Vote(guilty=guilty)] * 3)


def test_11_7_a_stick_knocked_off_is_out_till_the_round_ends():
    t = knocked()
    assert t.view().ring == (1, 1)
    assert t.view().offended == (3,)
    assert t.voice[3] == 5


def test_11_7_the_vote_may_find_that_nobody_knocked_it_off():
    t = knocked(guilty=False)
    assert (t.view().ring, t.view().offended) == ((2, 1), ())


def test_11_7_a_second_time_costs_ten_ward_or_not():
    t = knocked(ebon=False, effects="3:ward", offended=0b1000)
    assert t.voice[3] == -5
    assert t.view().ring == (2, 0)


@pytest.mark.parametrize(("meant", "voice"), [(2, -5), (1, 5)])
def test_11_7_clearly_on_purpose_costs_ten_the_first_time_if_more_than_half_say_so(meant, voice):
    t = grabbed(16, one_room=True)
    t.interject(0, Knock(3, ebon=True))
    t(1, Name(3))
    assert len(t.options(0)) == 3
    t.ballot(*[Vote(guilty=True, on_purpose=n < meant) for n in range(3)])
    assert (t.voice[3], t.view().ring) == (voice, (1, 1))


def test_11_7_at_remote_tables_no_stick_falls():
    t = grabbed(16)
    with pytest.raises(Illegal, match="no real sticks"):
        t.interject(0, Knock(3, ebon=True))


def test_11_7_not_before_the_grab_of_the_round_but_in_it():
    t = stix("left grab,left left left", one_room=True)
    with pytest.raises(Illegal, match="nobody has grabbed"):
        t.interject(0, Knock(3, ebon=True))
    t.ready({1: "grab"})
    assert t.frame == "Grabbing"
    t.interject(0, Knock(3, ebon=True))
    with pytest.raises(Illegal, match="one call in a beat"):
        t.interject(0, Knock(2, ebon=True))
    with pytest.raises(Illegal, match="somebody else"):
        t.interject(2, Knock(2, ebon=True))


def test_11_7_two_calls_of_the_last_bone_stick_take_one_off():
    t = grabbed(16, one_room=True)
    t.interject(0, Knock(3, ebon=False))
    t.interject(1, Knock(2, ebon=False))
    t(1, Name(3))
    t.ballot(*[Vote(guilty=True)] * 3)
    t.ballot(*[Vote(guilty=True)] * 3)
    assert (t.view().ring, t.view().offended) == ((2, 0), (3,))


def test_11_7_one_room_is_a_setting_of_the_table_without_vexed_too():
    assert load("hexhex", 4, hexen_stix=True, one_room=True).options["one_room"] is True


def test_r18_ward_stops_what_a_stix_card_costs():
    t = grabbed(5, effects="3:ward")
    assert t.voice[3] == 5


# the cards ------------------------------------------------------------------------------------------------------------
# with 4 seats and (0, 1, 2, 3): 0 and 1 ebon, 2 bone, 3 nothing


@pytest.mark.parametrize(
    ("card", "voice"),
    [(5, (5, 5, 6, 3)), (13, (4, 4, 5, 6)), (16, (6, 6, 6, 5))],
)
def test_11_8_lines_of_voice(card, voice):
    assert grabbed(card).voice == voice


@pytest.mark.parametrize("card", [1, 2, 3, 8, 10, 11, 14])
def test_11_8_lines_that_draw(card):
    t = grabbed(card)
    drew = {}
    while t.asked == (CHANCE,):
        if t.frame == "DrawCards":
            drew[int(t.state.stack[-1].seat)] = int(t.state.stack[-1].count)
            t.draw(*["null"] * int(t.state.stack[-1].count))
        else:
            t.chance(0)
    assert drew == {
        1: {0: 1, 1: 1}, 2: {2: 1}, 3: {0: 1, 1: 1, 2: 1}, 8: {0: 2, 1: 2, 2: 1}, 10: {0: 1, 1: 1}, 11: {2: 1},
        14: {3: 1},
    }[card]  # fmt: skip


@pytest.mark.parametrize(("card", "who"), [(3, [3]), (4, [3]), (8, [3, 3]), (14, [2]), (15, [0, 1])])
def test_11_8_lines_that_discard(card, who):
    t = grabbed(card)
    while t.asked == (CHANCE,):
        if t.frame == "DrawCards":
            t.draw(*["null"] * int(t.state.stack[-1].count))
        else:
            t.chance(0)
    assert [e["seat"] for e in t.events if e["event"] == "discarded"] == who


def test_11_8_card_6_gives_at_random_to_an_ebon_player():
    t = grabbed(6)
    assert (t.frame, t.asked) == ("Between", (3,))
    assert t.options(3) == (Name(0), Name(1))
    t(3, Name(0))
    t.chance(0)
    assert t.view().sizes == (3, 1, 2, 1)
    assert t.voice == (5, 5, 6, 5)


def test_11_8_card_7_shows_a_hand_to_its_seer_alone(read):
    t = grabbed(7)
    t(0, Name(2))
    assert read(t, "shown", 0)[0]["cards"] == (t.kind("left"), t.kind("right"))
    assert read(t, "shown", 1)[0]["cards"] is None
    assert t.view(0).known[2] == (t.kind("left"), t.kind("right"))
    assert t.view(1).known[2] == ()


def test_r15_what_was_seen_is_forgotten_once_a_card_leaves_unseen():
    t = stix("left choke left,right left")
    for slot in t.state.hands[2]:
        t.state.seen[slot] |= 1
    assert t.view(0).known[2] == (t.kind("left"), t.kind("right"))
    t.beat({1: "choke>2"})
    t.chance(0)
    assert t.view(0).known[2] == ()
    assert t.view(2).known[2] == (t.kind("right"),)


def test_11_8_card_9_takes_at_random_from_one_with_nothing():
    t = grabbed(9)
    t(0, Name(3))
    t.chance(0)
    t(1, Name(3))
    t.chance(0)
    assert t.view().sizes == (3, 2, 2, 0)
    assert t.voice[3] == 4


def test_11_8_card_10_opens_the_hand_and_what_comes_to_it():
    t = grabbed(10)
    assert t.view().known[3] == (t.kind("left"), t.kind("right"))
    assert t.view().open_hands == (3,)


def test_11_8_card_11_forbids_counters_but_not_hexhex():
    t = grabbed(11, hands="left,right grab,left left,right null,dismiss,hexhex,stun")
    t.draw("null")
    t(1, Name(3))
    assert t.options(3) == (Pass(),)  # not even Dismiss
    assert t.view().mute == (3,)
    for seat in t.asked:
        t(seat, Pass())
    assert t.options(3) == (Pass(), t.play("hexhex", True))


def test_r16_card_12_draws_one_then_puts_one_back():
    t = grabbed(12)
    assert t.options(0) == (Pass(), Swap())
    deck = sum(t.state.deck)
    t(0, Swap())
    t.draw("null")
    assert set(t.options(0)) == {PutBack(t.kind(name)) for name in ("left", "right", "null")}
    t(0, PutBack(t.kind("left")))
    assert t.hand(0) == ["right", "null"]
    assert sum(t.state.deck) == deck
    t(1, Pass())
    t(2, Pass())


def test_r16_without_an_ebon_player_nothing_is_given():
    t = stix("left,left grab,left left", 3)
    t.beat({1: "left"})
    t.put(hands="left left,left grab,left", ring=[0, 1])
    t.ready({2: "grab"})
    grab(t, (0, 1, 2), {0: BONE})
    t.chance(5)
    assert t.frame == "GrabTarget"


def test_11_2_grab_among_the_options_needs_no_seat_yet():
    t = stix("left grab left left")
    assert t.options(1) == (Lay(t.kind("grab")),)
