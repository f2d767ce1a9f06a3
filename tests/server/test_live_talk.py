"""After "Hoax!" people talk, and the caller opens the vote: what a live table makes of it, by its log alone."""

import msgspec
import pytest
from pretend import ALL, Pretend, names

from hoodwink.games.hoax.actions import CallHoax, Vote
from hoodwink.games.hoax.sheet import Character
from hoodwink.games.hoax.view import HoaxView
from hoodwink.server import desk, rows, wire
from hoodwink.server.clock import PRESETS
from hoodwink.server.letters import Letters
from hoodwink.server.table import Table

BEN = 2  # where a bot sits between Ann and him


def called(guests=("Ben", "Cat"), caller=1, **settings):
    """A table at which this seat has just called hoax on seat 0."""
    bots = ["regular"] * (2 - len(guests))
    t = Pretend("hoax", 3, guests, start=False, bots=bots, **{"options": {"first": 0}, **settings})
    t("Ann", wire.Start)
    while t.table.playing.view().frame != "Turn":
        t.step()
    t.reply("Ann", "claim lover takes=evidence")
    t.add([desk.replied(t.table, caller, CallHoax(), t.now)])
    assert t.table.playing.view().frame == "ClaimVote"
    return t


def frame(t, seat):
    return msgspec.json.decode(Letters(t.table).frame(seat, 0), type=wire.Frame)


def test_with_people_the_vote_waits_for_the_caller():
    t = called()
    assert t.table.talking
    assert t.table.asked() == []
    for seat in range(3):
        shown = frame(t, seat)
        view = {**shown.public.view, **shown.private.mine}
        assert (shown.public.talk, view["waiting"], view["asked"]) == (1, [1], False)
        assert shown.private.options == []
    refusal = t.refused("Cat", wire.Reply, game=0, ply=t.table.playing.ply, seat=2, action=10)
    assert (refusal.code, refusal.message) == ("not_now", "there is talk first: seat 1 opens the question")
    vote = t.table.game.actions.id(Vote(up=False))
    why = desk.why(t.table, wire.Why("w", 2, vote), desk.hashed("Cat"))
    assert why is not None
    assert why.key == "talk"
    assert t.refused("Cat", wire.Open, seat=2).code == "not_now"
    assert t.refused("Ann", wire.Open, seat=0).code == "not_now"
    t.now += 7
    t("Ben", wire.Open, seat=1)
    assert (t.table.talking, t.table.asked()) == (False, [1, 2])
    assert t.table.deadline == t.now + 20  # the vote has a clock of its own
    assert [frame(t, seat).public.talk for seat in range(3)] == [None] * 3
    assert frame(t, 2).private.options
    assert t("Ben", wire.Open, seat=1) == []  # as when the clock was quicker
    t.again()


def test_or_a_clock_does():
    t = called()
    assert t.chores() == {("open", 1): 30.0}
    t("Ann", wire.Moment, seat=0)  # whoever talks may ask for one
    assert t.chores() == {("open", 1): 60.0}
    t.add(desk.opened(t.table, t.now + 60))
    assert t.table.asked() == [1, 2]
    assert not t.table.chairs[1].away  # he has missed nothing
    assert all(PRESETS[pace]["talk"] >= PRESETS[pace]["ballot"] for pace in ("relaxed", "brisk"))


def test_without_a_clock_the_caller_alone_does():
    assert called(clock="none", seconds={}).chores() == {}


def test_a_bot_that_has_called_leaves_people_time_to_talk():
    t = called(guests=("Ben",))
    assert t.table.talking
    [(chore, after)] = t.chores().items()
    assert chore == ("open", 1)
    assert 0 < after < 30
    assert next(t.table.chores(pace=0)).at == t.now  # in a house whose bots take no time


def test_a_caller_who_is_away_is_stood_in_for():
    t = called()
    t.table.chairs[1].missed = 1
    assert t.chores()["open", 1] < 30
    assert frame(t, 0).public.talk == 1  # what the others see is the same


@pytest.mark.parametrize("caller", [0, 1])
def test_at_once_where_nobody_can_talk(caller):
    """One person among bots."""
    t = Pretend("hoax", 3, (), start=False, bots=["regular", "regular"], options={"first": caller})
    t("Ann", wire.Start)
    while t.table.playing.view().frame != "ClaimVote":
        t.step()
    assert not t.table.talking
    assert t.table.asked()


def test_who_is_out_does_not_count_among_those_who_talk():
    """§10.2 Two people, one of whom is silent for the rest of the game."""
    t = Pretend("hoax", 3, ("Ben",), start=False, bots=["regular"], options={"first": 0})
    t("Ann", wire.Start)
    while t.table.playing.view().frame != "Turn":
        t.step()
    ben = t.table.playing.view(BEN)
    assert isinstance(ben, HoaxView)
    assert ben.identity is not None
    t.reply("Ann", f"accuse {BEN} {Character(ben.identity).name.lower()}")
    t.reply("Ann", "claim lover takes=evidence")
    t.add([desk.replied(t.table, 1, CallHoax(), t.now)])
    assert (t.table.talking, t.table.asked()) == (False, [1])


def test_talk_is_in_the_log_of_the_house_and_not_in_the_record():
    t = called()
    before = len(t.table.playing.record.rows)
    t("Ben", wire.Open, seat=1)
    assert isinstance(rows.read(t.log[-1]), rows.Opened)
    assert len(t.table.playing.record.rows) == before


def test_a_log_from_before_there_was_talk_is_followed():
    """A vote that is in the log was open."""
    t = called()
    t.add([desk.replied(t.table, 2, Vote(up=True), t.now)])
    assert (t.table.talking, t.table.asked()) == (False, [1])
    fresh = Table("BCDFGH", ALL)
    for raw in t.log:
        fresh.fold(rows.read(raw))
    assert (fresh.trouble, fresh.asked()) == ("", [1])


def test_a_pause_stops_the_talk_too():
    t = called()
    t("Ann", wire.Pause)
    assert t.chores() == {}
    assert "paused" in t.refused("Ben", wire.Open, seat=1).message
    t.now += 100
    t("Ann", wire.Resume)
    assert t.chores() == {("open", 1): 30.0}


def test_a_caller_who_leaves_hands_the_word_to_the_bot_in_his_place():
    t = called()
    t("Ben", wire.Leave, seat=1)
    assert names(t)[1] == "Ben"
    assert ("open", 1) in t.chores()
