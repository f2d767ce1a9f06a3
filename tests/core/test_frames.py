"""How the rules wait: windows, ballots, races, steps, chance, and what comes from outside the turn; with Masks."""

import pytest
from masks import Masks, rules
from masks.rules import ACTIONS, BOW, DOUBT, Bow, Grab, Mask, Name, Peek, Put, Step, Vote

from hoodwink import Dice, Illegal
from hoodwink.core.frame import Ballot, Chance, Choice, Draw, Frame, Race, Steps, Window
from hoodwink.core.section import rule_of, section_of
from hoodwink.core.state import State, playout
from hoodwink.core.view import kernel_view, reseal

FOX, CAT, HEN, OWL = Mask.FOX, Mask.CAT, Mask.HEN, Mask.OWL


@pytest.fixture
def t(table):
    return table(Masks, seats=4, chance=(FOX, HEN, CAT, OWL))


def to_the_purse(t):
    return t(0, Name(OWL)).passes()(0, Peek(2))


def to_the_race(t):
    return to_the_purse(t).ballot(*[Put(False)] * 4)


# Windows, ballots, races ----------------------------------------------------------------------------------------------


def test_a_window_is_closed_by_the_last_pass(t):
    t(0, Name(OWL)).passes(3, 1)
    assert t.frame == "Forward"
    t.passes(2)
    assert t.frame == "Peeking"


def test_a_window_is_closed_by_the_first_who_steps_in_even_as_the_last_asked(t):
    t(0, Name(OWL)).passes(1, 2)(3, Step())
    assert t.view().stepped == 3


def test_a_ballot_is_resolved_when_the_last_is_in(t):
    t(0, Name(OWL))(3, Step())(2, Vote(False))(0, Vote(True))
    assert (t.asked, t.news) == ((1,), [])
    t(1, Vote(False))
    assert t.news[0] == {"event": "voted", "seat": 3, "doubters": (1, 2)}


def test_nobody_replies_twice(t):
    t(0, Name(OWL))(3, Step())(2, Vote(False))
    with pytest.raises(Illegal, match="seat 2 may not vote true: it has answered"):
        t(2, Vote(True))


def test_a_race_is_resolved_in_the_order_of_arrival(t):
    to_the_race(t)
    t(3, Grab(False))(1, Grab(True))(0, Grab(False))(2, Grab(True))
    assert t.news[0]["order"] == ((3, 1), (1, 0), (0, 1), (2, 0))
    assert t.state.score == [0, 1, 0, 1]


def test_the_order_of_arrival_is_part_of_the_position(table):
    digests = set()
    for order in ((1, 2), (2, 1)):
        t = to_the_race(table(Masks, seats=4, chance=(FOX, HEN, CAT, OWL)))
        for seat in order:
            t(seat, Grab(True))
        digests.add(t.state.digest())
    assert len(digests) == 2


def test_a_frame_that_asks_nobody_is_resolved_at_once(t):
    before = t.state.ply
    t.interject(0, Bow())  # the speaker: §R1
    assert (t.frame, t.state.ply - before) == ("Purse", 3)  # the interjection, and two frames


def test_ply_counts_resolved_frames(t):
    before = t.state.ply
    t(0, Name(OWL))
    assert t.state.ply == before + 1
    t(1, "pass")
    assert t.state.ply == before + 1


def test_polled_seats_are_asked_clockwise_from_the_lead(t):
    t(0, Name(OWL))
    s = t.state
    assert [(s.polled(), t.passes(s.polled()))[0] for _ in range(3)] == [1, 2, 3]


# Chance ---------------------------------------------------------------------------------------------------------------


def test_chance_is_asked_like_a_seat(table):
    t = table(Masks, seats=4)
    assert t.asked == (-1,)
    assert t.state.polled() == -1
    assert t.state.options(0) == t.state.options(-1) == ()
    with pytest.raises(Illegal, match=r"seat -1 may not 6: chance can't bring this now \(§1.1\)"):
        t.chance(6)
    with pytest.raises(Illegal, match=r"seat 0 may not pass: it is not asked now \(§1.1\)"):
        t.passes(0)


def test_chance_is_not_asked_twice(t):
    with pytest.raises(Illegal, match=r"seat -1 may not 0: chance can't bring this now \(§2.1\)"):
        t.chance(0)


def test_weights_are_kept(t):
    to_the_race(t).ballot(*[Grab(True)] * 4)
    top, dice = t.state.stack[-1], Dice(1)
    assert top.outcomes(t.state) == [(0, 1), (1, 2)]
    sun = sum(top.sample(t.state, dice) for _ in range(3000))
    assert abs(sun - 2000) < 5 * (3000 * 2 / 9) ** 0.5
    assert [top.allows(t.state, outcome) for outcome in (-1, 0, 1, 2)] == [False, True, True, False]


def test_a_frame_where_chance_is_not_asked_has_no_sample(t):
    with pytest.raises(AssertionError, match="chance is not asked by Naming"):
        t.state.roll(Dice(0))


# From outside the turn ------------------------------------------------------------------------------------------------


def test_an_interjection_is_taken_at_once_if_nobody_has_answered(t):
    t(0, Name(OWL)).interject(2, Bow())
    assert t.news == [{"event": "bowed", "seat": 2}]
    assert t.asked == (1, 3)


def test_an_interjection_waits_until_the_open_question_is_resolved(t):
    t(0, Name(OWL))(3, Step())(2, Vote(False)).interject(1, Bow())
    assert (t.news, t.asked, t.view().bowed) == ([], (1, 0), ())
    t(1, Vote(False))(0, Vote(False))
    assert [event["event"] for event in t.news] == ["voted", "answered", "bowed"]
    assert t.view().bowed == (1,)
    assert t.options(0) == (Peek(2), Peek(3))


def test_all_that_wait_are_taken_between_the_same_two_frames(t):
    t(0, Name(OWL))(3, Step())(2, Vote(False)).interject(1, Bow()).interject(2, Bow())
    t(0, Vote(True))(1, Vote(True))
    assert t.view().bowed == (1, 2)
    assert t.state.queue == ()
    assert t.options(0) == (Peek(3),)


def test_the_options_that_were_offered_are_computed_anew(t):
    to_the_purse(t).ballot(*[Put(False)] * 4).ballot(*[Grab(True)] * 4).chance(0)
    t(1, Name(OWL)).passes()
    assert Peek(3) in t.options(1)
    t.interject(3, Bow())
    assert t.options(1) == (Peek(0), Peek(2))
    with pytest.raises(Illegal):
        t(1, Peek(3))


def test_an_interjection_that_is_refused_changes_nothing(t):
    t.interject(1, Bow()).interject(2, Bow())
    before = t.state.digest()
    with pytest.raises(Illegal, match=r"seat 3 may not bow: only two are left \(§2.1\)"):
        t.interject(3, Bow())
    with pytest.raises(Illegal, match="seat 1 may not bow: it is not in the game"):
        t.interject(1, Bow())
    assert t.state.digest() == before


def test_what_waits_is_part_of_the_position_and_of_a_copy(t):
    t(0, Name(OWL))(3, Step())(2, Vote(False))
    before = t.state.digest()
    t.interject(1, Bow())
    assert t.state.digest() != before
    assert t.state.copy().queue == ((1, BOW),)


# States ---------------------------------------------------------------------------------------------------------------


def test_a_state_needs_a_copy_of_its_own():
    with pytest.raises(AssertionError, match="a game's state has a copy"):
        State().copy()


def test_replies_of_another_frame_are_no_part_of_the_position(table):
    """What a seat replied is in the events, or nowhere."""
    keys = set()
    for seat in (1, 2):
        t = table(Masks, seats=4, chance=(FOX, HEN, CAT, OWL))(0, Name(OWL)).passes()
        t.state.replies[seat] = DOUBT
        keys.add(t.state.digest())
    assert len(keys) == 1


def test_then_pushes_in_the_order_of_the_list(t):
    one, two = rules.Purse(), rules.Grabbing()
    t.state.then([one, two])
    assert t.state.stack[-2:] == [two, one]


def test_a_playout_ends_and_counts_replies():
    s = Masks(4).start()
    assert playout(s, Dice(4)) > 10
    assert s.is_over()
    assert s.options(0) == ()
    assert s.polled() not in (1, 2, 3, 4)


# Frames ---------------------------------------------------------------------------------------------------------------


def test_frames_are_equal_by_kind_and_fields():
    assert Choice(1) == Choice(1) != Choice(2)
    assert rules.Naming(1) != rules.Peeking(1)
    assert len({Choice(1), Choice(1), Choice(2)}) == 2
    assert repr(rules.Belief(2)) == "Belief(2)"
    assert repr(Frame()) == "Frame()"


def test_what_a_frame_does_if_nothing_else_is_said(t):
    s = t.state
    assert Frame().asked(s) == Window().asked(s) == Ballot().asked(s) == Race().asked(s) == 0
    assert Frame().options(s, 0) == ()
    assert Frame().why_not(s, 0, 0) == ("", "")
    assert Choice(2).asked(s) == 0b100
    assert Steps().order(s) == []
    assert Chance().asked(s) == Draw().asked(s) == -1
    assert Chance().outcomes(s) == Draw().outcomes(s) == []
    assert not Draw().allows(s, 0)


def test_the_default_is_the_first_option(t):
    assert t.default(0) == Name(FOX)
    t(0, Name(OWL))
    assert t.default(1) == ACTIONS[0]


def test_the_number_of_a_frame():
    assert section_of(rules.Belief(0)) == "2.3"
    assert rule_of(rules.Belief) == "§2.3 All but the one who stepped forward vote, sealed."
    assert section_of(Frame()) == "?"


# Views ----------------------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_sealed_reply_and_no_other(t):
    t(0, Name(OWL))(3, Step())(2, Vote(False))
    assert [kernel_view(t.state, seat)["replied"] for seat in (-2, 0, 1, 2, 3)] == [None, None, None, DOUBT, None]
    assert [kernel_view(t.state, seat)["asked"] for seat in (-2, 0, 1, 2, 3)] == [False, True, True, False, False]


def test_who_has_answered_is_seen_but_in_a_quiet_frame(t):
    t(0, Name(OWL)).passes(2)
    assert t.view(0).waiting == (1, 3)
    t.passes(1, 3)
    t(0, Peek(1))(2, Put(False))
    assert t.view(0).waiting == (0, 1, 2, 3)


def test_at_the_end_no_section_is_in_progress(t):
    s = t.state
    playout(s, Dice(1))
    seen = kernel_view(s, 0)
    assert (seen["frame"], seen["section"], seen["asked"], seen["waiting"]) == ("", "", False, ())


@pytest.mark.parametrize("race", [False, True])
def test_reseal_moves_the_sealed_replies_of_others_only(t, race):
    if race:
        to_the_race(t)(1, Grab(True))(2, Grab(True))(3, Grab(True))
    else:
        t(0, Name(OWL))(3, Step())(1, Vote(True))(2, Vote(True))
    mine, seen = t.state.replies[1], set()
    for seed in range(20):
        s = t.state.copy()
        reseal(s, 1, Dice(seed))
        assert s.replies[1] == mine
        seen.add(s.replies[2])
    assert len(seen) == 2


def test_reseal_leaves_passes_in_a_window(t):
    t(0, Name(OWL)).passes(1)
    s = t.state.copy()
    for seed in range(10):
        reseal(s, 2, Dice(seed))
    assert s.replies[1] == 0
