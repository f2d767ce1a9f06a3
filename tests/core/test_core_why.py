"""Why not: the reasons that the kernel gives for every game, and what it asks the game for."""

import pytest
from masks import Masks
from masks.rules import Bow, Name, Put, Step, Vote

from hoodwink import Match, Pass
from hoodwink.core.why import REASONS, Reason


def on_to(question, seats=3):
    match = Match(Masks(seats), 1)
    while match.question != question:
        seat = match.asked[0]
        match.reply(seat, match.options(seat)[-1 if match.question == "window" else 0])
    return match


def test_what_can_be_done_has_no_reason_against_it():
    match = Match(Masks(3), 1)
    assert [match.why(0, action) for action in match.options(0)] == [None] * len(match.options(0))


def test_one_who_is_not_asked_and_one_who_is_asked_something_else():
    match = Match(Masks(3), 1)
    [name, *_] = match.options(0)
    assert isinstance(name, Name)
    assert match.why(1, name) == Reason("not-asked", "2.1")
    assert match.why(0, Vote(True)) == Reason("not-an-answer", "2.1")


def test_one_who_has_answered():
    match = on_to("ballot", 4)
    seat = match.asked[0]
    before = match.options(seat)
    match.reply(seat, before[0])
    assert match.view(seat).replied is not None
    assert match.why(seat, before[1]).key == "replied"


def test_a_reply_that_the_house_keeps_back_is_an_answer_too():
    match = on_to("quiet")
    seat = next(seat for seat in match.asked if Put(True) in match.options(seat))
    assert match.why(seat, Put(True)) is None
    assert match.why(seat, Put(True), held=Put(True)).key == "replied"
    assert match.why(seat, Put(False), held=Put(True)).key == "replied"


def test_what_may_come_from_outside_the_turn_can_be_done():
    match = Match(Masks(4), 1)
    assert match.asked == (0,)
    assert match.why(1, Bow()) is None
    for seat in (1, 2):
        match.interject(seat, Bow())
    reason = match.why(3, Bow())
    assert reason is not None
    assert reason.key in ("not-asked", "not-an-answer")


def test_after_the_end():
    match = Match(Masks(3), 1)
    while not match.over:
        seat = match.asked[0]
        match.reply(seat, match.options(seat)[0])
    assert {match.why(seat, action) for seat in range(3) for action in (Pass(), Step(), Bow())} == {
        Reason("over", Masks.end_section)
    }


def test_asking_changes_nothing():
    match = on_to("ballot", 4)
    before = match.record.dumps(Masks.actions), match._state.digest()
    for seat in range(4):
        for action in Masks.actions:
            match.why(seat, action)
    assert (match.record.dumps(Masks.actions), match._state.digest()) == before


def test_the_game_is_asked_first_and_about_nothing_that_can_be_done():
    class Strict(Masks):
        def why(self, view, action):
            assert not isinstance(action, Name)
            return Reason("strict", "2.1") if isinstance(action, Vote) else None

    match = Match(Strict(3), 1)
    assert match.why(0, match.options(0)[0]) is None
    assert match.why(0, Vote(True)) == Reason("strict", "2.1")
    assert match.why(0, Step()) == Reason("not-an-answer", "2.1")


def test_every_reason_is_a_key_of_its_own():
    shown_here = {"over", "replied", "not-asked", "not-an-answer"}
    assert sorted(REASONS) == sorted(
        shown_here | {"paused", "talk", "no-such-seat"}
    )  # see tests/server and tests/games


@pytest.mark.parametrize("seat", range(3))
def test_pass_where_nobody_may(seat):
    reason = Match(Masks(3), 1).why(seat, Pass())
    assert reason is not None
    assert reason.section == "2.1"
