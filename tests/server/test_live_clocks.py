"""How long a table waits, by its log alone: clocks, bots, absence, replies that are held back."""

import msgspec
import pytest
from pretend import ALL, CLOCKS, Pretend, names, private

from hoodwink.core.dice import Dice
from hoodwink.games.hexhex import vexes
from hoodwink.games.hexhex.state import HexState
from hoodwink.server import desk, rows, wire
from hoodwink.server.clock import PRESETS, THINKS, thinking_time
from hoodwink.server.desk import Refusal
from hoodwink.server.letters import Letters
from hoodwink.server.table import Table

# clocks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["none", "relaxed", "brisk"])
def test_presets(pace):
    t = Pretend(clock=pace, seconds={})
    for question in ("choice", "window", "ballot", "quiet", "race"):
        t.on_to(question)
        assert t.table.limit == PRESETS[pace].get(question)


def test_each_kind_of_decision_has_its_clock_and_each_question_starts_it_anew():
    t = Pretend()
    for question, seconds in (("choice", 40), ("window", 8), ("ballot", 20), ("quiet", 6), ("race", 10)):
        t.on_to(question)
        assert t.table.deadline == t.now + seconds
        t.now += 3


def test_a_reply_to_a_ballot_does_not_start_its_clock_anew():
    t = Pretend()
    t.on_to("ballot")
    until = t.table.deadline
    t.now += 5
    t.step()
    assert t.table.playing.question == "ballot"
    assert t.table.deadline == until


def test_one_moment_once_for_each_question():
    t = Pretend()
    t.on_to("window")
    who = names(t)[t.table.asked()[0]]
    seat = t.table.asked()[0]
    until = t.until()
    t(who, wire.Moment, seat=seat)
    assert t.table.deadline == until + 10
    assert t.refused(who, wire.Moment, seat=seat).code == "not_now"
    t.on_to("ballot")
    assert t.table.moment


def test_one_moment_is_for_those_who_are_asked_and_needs_a_clock():
    t = Pretend()
    t.on_to("choice")
    other = next(seat for seat in range(3) if seat not in t.table.asked())
    assert t.refused(names(t)[other], wire.Moment, seat=other).code == "not_now"
    t = Pretend(clock="none", seconds={})
    t.on_to("window")
    seat = t.table.asked()[0]
    assert "no clock" in t.refused(names(t)[seat], wire.Moment, seat=seat).message


def test_the_host_extends_a_clock():
    t = Pretend()
    until = t.until()
    t("Ann", wire.Extend, seconds=45)
    assert t.table.deadline == until + 45


def test_a_pause_stops_everything():
    t = Pretend()
    t.on_to("ballot")
    left = t.until() - t.now
    t("Ann", wire.Pause)
    assert t.table.deadline is None
    assert t.chores() == {}
    assert Letters(t.table)._offered(t.table.asked()[0]) == []
    seat = t.table.asked()[0]
    assert "paused" in t.refused(names(t)[seat], wire.Moment, seat=seat).message
    with pytest.raises(Refusal, match="paused"):
        t.reply(names(t)[seat], seat=seat)
    t.now += 1000
    t("Ann", wire.Resume)
    assert t.until() - t.now == left
    assert t("Ann", wire.Resume) == []


# what is due by itself ------------------------------------------------------------------------------------------------


def test_a_clock_runs_out_for_each_who_has_not_answered():
    t = Pretend()
    t.on_to("ballot")
    t.step()
    assert t.chores() == {("expire", seat): 20.0 for seat in t.table.asked()}


def test_bots_think_by_kind_of_question_and_never_past_the_clock():
    t = Pretend(guests=(), bots=["random", "random"])
    for question in ("choice", "window", "ballot", "race"):
        t.on_to(question)
        for (what, seat), wait in t.chores().items():
            if what == "think":
                assert seat in (1, 2)
                assert 0 < wait < CLOCKS[question]


def test_thinking_time_is_spread_and_knows_the_kind_of_question_only():
    for question, middle in THINKS.items():
        times = [thinking_time(question, None, Dice(seed)) for seed in range(300)]
        assert sum(time > middle for time in times) in range(100, 200)
        assert max(times) > 1.5 * middle > 0.7 * middle > min(times)
        assert all(thinking_time(question, 1.0, Dice(seed)) < 1 for seed in range(50))


def test_an_absent_seat_is_played_by_a_bot_after_a_clock_until_it_is_back():
    t = Pretend()
    t.on_to("ballot")
    seat = t.table.asked()[0]
    action = t.table.playing.default(seat, Dice(0))
    t.add([desk.replied(t.table, seat, action, t.now, late=True)])
    assert t.table.chairs[seat].away
    assert private(t, seat).away
    while seat not in t.table.asked() or t.table.playing.question in ("quiet", "race"):
        t.step()
    assert ("think", seat) in t.chores()
    assert ("expire", seat) not in t.chores()
    t(names(t)[seat], wire.Back, seat=seat)
    assert not t.table.chairs[seat].away
    assert ("expire", seat) in t.chores()
    assert t(names(t)[seat], wire.Back, seat=seat) == []


def test_the_table_is_not_told_who_is_away():
    t = Pretend()
    t.on_to("ballot")
    seat = t.table.asked()[0]
    action = t.table.playing.options(seat)[0]
    told = []
    for late in (False, True):
        u = Pretend()
        u.table, u.log = Table("BCDFGH", ALL), []
        u.add([rows.read(raw) for raw in t.log])
        u.add([desk.replied(u.table, seat, action, u.now, late=late)])
        letters = Letters(u.table)
        told.append([letters.frame(other, 0) for other in (-2, 0, 1, 2) if other != seat] + [letters.info()])
    assert told[0] == told[1]


def test_a_reply_of_ones_own_brings_one_back():
    t = Pretend()
    t.on_to("ballot")
    seat = t.table.asked()[0]
    t.add([desk.replied(t.table, seat, t.table.playing.options(seat)[0], t.now, late=True)])
    while seat not in t.table.asked():
        t.step()
    t.reply(names(t)[seat], seat=seat)
    assert not t.table.chairs[seat].away


# held replies ---------------------------------------------------------------------------------------------------------


def test_a_quiet_question_lasts_its_time_whenever_the_replies_come():
    t = Pretend()
    t.on_to("quiet")
    until = t.until()
    frames = []
    for name in ("Ann", "Ben", "Cat"):
        t.now += 0.5
        before = [Letters(t.table).frame(seat, 0) for seat in (-2, 0, 1, 2)]
        t.reply(name)
        after = Letters(t.table)
        mine = names(t).index(name)
        for other, sent in zip((-2, 0, 1, 2), before, strict=True):
            same = sent == after.frame(other, 0)
            assert same == (other != mine), "nobody else sees that somebody has answered"
        frames.append(private(t, mine))
    assert all(not f.options and f.mine.get("replied") is not None for f in frames)
    assert t.table.deadline == until
    assert t.chores() == {("turn", -1): until - t.now}
    ply = t.table.playing.ply
    t.add([rows.Turned(until)])
    assert t.table.playing.ply > ply


def test_when_the_time_of_a_quiet_question_is_up_all_is_written_in_one_breath():
    t = Pretend()
    t.on_to("quiet")
    t.reply("Ben")
    assert t.chores() == {("turn", -1): 6.0}
    t.now += 6
    written = t.add(desk.turned(t.table, t.now))
    assert [(type(row), getattr(row, "late", None)) for row in written] == [
        (rows.Replied, True), (rows.Replied, True), (rows.Turned, None),
    ]  # fmt: skip
    assert [chair.away for chair in t.table.chairs] == [True, False, True]


def test_an_interjection_waits_for_replies_that_are_held():
    t = Pretend()
    t.on_to("quiet")
    t.reply("Ben")
    ply = t.table.playing.ply
    t("Cat", wire.Interject, game=0, seat=2, action={"do": "bow"})
    assert t.table.playing.ply == ply
    t.add(desk.turned(t.table, t.now))
    log = [ALL["masks"].kinds[event[0]].name for event in t.table.playing.view().log]
    assert log[-4:] == ["asked for coin"] * 3 + ["bowed"]


def test_an_interjection_does_not_tell_whether_a_quiet_question_was_answered():
    told = []
    for answered in (False, True):
        t = Pretend()
        t.on_to("quiet")
        if answered:
            t.reply("Ben")
        t("Cat", wire.Interject, game=0, seat=2, action={"do": "bow"})
        told.append([letter for seat in (0, 2) for letter in Letters(t.table)._view(seat).items()])
    assert told[0] == told[1]


def test_without_a_clock_a_quiet_question_is_turned_up_at_a_full_ten_seconds():
    t = Pretend(clock="none", seconds={})
    t.on_to("quiet")
    opened = t.now
    for wait, name in ((3, "Ann"), (1, "Ben"), (9, "Cat")):
        assert t.chores() == {}
        t.now += wait
        t.reply(name)
    assert t.chores() == {("turn", -1): opened + 20 - t.now}


def test_a_race_is_won_by_who_took_less_not_by_who_came_first():
    t = Pretend()
    t.on_to("race")
    t.reply("Ann", took=0.9)
    assert Letters(t.table)._view(-2)["waiting"] == (1, 2)
    t.reply("Ben", took=0.4)
    t.reply("Cat", took=0.6)
    assert [what for what, _ in t.chores()] == ["turn"]
    t.add([rows.Turned(t.now)])
    grabbed = next(e for e in reversed(t.table.playing.view().log) if ALL["masks"].kinds[e[0]].name == "grabbed")
    assert [seat for seat, _ in grabbed[1]] == [1, 2, 0]


def test_a_held_reply_is_final():
    t = Pretend()
    t.on_to("quiet")
    t.reply("Ben")
    with pytest.raises(Refusal, match="you have answered"):
        t.reply("Ben")


# haste by the rules ---------------------------------------------------------------------------------------------------


def hurried(**settings):
    """A table of HEX•HEX XL where a Hex has come to somebody under the curse of haste."""
    t = Pretend(game="hexhex", options={"vexed": True, "ready": False}, **settings)
    t.on_to("quiet")
    s = t.table.playing._state
    assert isinstance(s, HexState)
    seat = s.hexes[0][1]
    s.curse, s.vexed = vexes.FIVE_SECONDS, 1 << seat
    t.now += 2
    return t, seat


@pytest.mark.parametrize("settings", [{}, {"clock": "none", "seconds": {}}])
def test_the_house_counts_for_whom_the_rules_hurry_whatever_clock_the_table_has(settings):
    t, seat = hurried(**settings)
    assert t.chores()["hurry", seat] == 3.0  # of five seconds, after two
    assert [what for what, _ in t.chores()].count("hurry") == 1
    assert t.table.hurried() == {seat: t.now + 3}


def test_what_is_laid_for_him_is_a_reply_like_any_other_and_he_is_not_away():
    t, seat = hurried()
    t.add([desk.replied(t.table, seat, desk.late(t.table, seat), t.now + 3)])
    assert seat in t.table.held
    assert not t.table.chairs[seat].away
    assert "hurry" not in [what for what, _ in t.chores()]
    assert t.table.hurried() == {}


def test_a_pause_stops_that_clock_and_one_moment_does_not_stretch_it():
    t, seat = hurried()
    t(names(t)[seat], wire.Moment, seat=seat)
    assert t.chores()["hurry", seat] == 3.0
    t("Ann", wire.Pause)
    assert t.table.hurried() == {}


def test_the_frame_says_until_when():
    t, seat = hurried()
    frame = msgspec.json.decode(Letters(t.table).frame(seat, 0), type=wire.Frame)
    assert frame.public.clock.hurried == {str(seat): round((t.now + 3) * 1000)}


def test_a_bot_that_is_hurried_thinks_within_its_time():
    t, seat = hurried()
    t.table.chairs[seat].kind = "bot"
    assert t.chores()["think", seat] <= 3.0
    assert ("hurry", seat) not in t.chores()
