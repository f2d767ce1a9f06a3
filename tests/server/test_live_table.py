"""What happens at a table, by its log alone: people, host, clocks, held replies, absence, series, talk."""

import hashlib

import msgspec
import pytest
from pretend import ALL, CLOCKS, Pretend

from hoodwink.core.dice import Dice
from hoodwink.core.record import Record
from hoodwink.server import desk, rows, wire
from hoodwink.server.clock import PRESETS, THINKS, thinking_time
from hoodwink.server.desk import Refusal, hashed
from hoodwink.server.letters import Letters, info
from hoodwink.server.table import Table


def private(t, seat):
    return msgspec.json.decode(Letters(t.table).frame(seat, 0), type=wire.Frame).private


def names(t):
    return [chair.name for chair in t.table.chairs]


# people ---------------------------------------------------------------------------------------------------------------


def test_a_name_is_enough_and_the_first_open_seat_is_taken():
    t = Pretend(start=False)
    assert names(t) == ["Ann", "Ben", "Cat"]
    assert t.table.host == 0
    assert [seat.kind for seat in info(t.table).seats] == ["human"] * 3


@pytest.mark.parametrize(("name", "code"), [("ann", "taken"), (" \t", "bad_setup"), ("x" * 17, "bad_setup"),
                                            ("a\u202eb", "bad_setup"), ("<b>", None), ("Zoë 🦊", None)])  # fmt: skip
def test_names(name, code):
    t = Pretend(guests=(), start=False)
    if code is None:
        t.join(name)
        assert names(t)[1] == name
        return
    with pytest.raises(Refusal) as refusal:
        t.join(name)
    assert refusal.value.code == code


def test_a_seat_is_taken_once_and_a_full_table_says_so():
    t = Pretend(guests=("Ben",), start=False)
    with pytest.raises(Refusal, match="seat 1 is not open; open is 2"):
        t.join("Cat", seat=1)
    t.join("Cat", seat=2)
    with pytest.raises(Refusal, match="all seats are taken"):
        t.join("Dan")


def test_several_seats_on_one_device():
    t = Pretend(guests=("Ben",), start=False)
    t.join("Bob", who="Ben")
    assert t.table.owned(hashed("Ben")) == [1, 2]
    t("Ann", wire.Start)
    t.on_to("quiet")
    t.reply("Ben", seat=1)
    t.reply("Ben", seat=2)
    assert t.refused("Ben", wire.Back, seat=0).code == "not_yours"


def test_bots_of_every_level_that_the_game_offers():
    t = Pretend("hoax", seats=4, guests=(), start=False, bots=["random", "regular"])
    t("Ann", wire.Bot, seat=3, level="regular")
    assert [chair.level for chair in t.table.chairs] == ["", "random", "regular", "regular"]
    assert len(set(names(t))) == 4
    assert "it has random, regular" in t.refused("Ann", wire.Bot, seat=3, level="godlike").message


def test_start_needs_everybody():
    t = Pretend(guests=("Ben",), start=False)
    assert "seat 2 is open" in t.refused("Ann", wire.Start).message
    t("Ann", wire.Bot, seat=2, level="random")
    t("Ann", wire.Start)
    assert t.table.phase == "playing"
    assert t.refused("Ann", wire.Start).code == "not_now"


def test_ready():
    t = Pretend(start=False)
    t("Ben", wire.Ready, seat=1)
    assert [seat.ready for seat in info(t.table).seats] == [False, True, False]
    assert t("Ben", wire.Ready, seat=1) == []
    t("Ben", wire.Ready, seat=1, ready=False)
    assert not t.table.chairs[1].ready
    t("Ann", wire.Start)
    assert t.refused("Ben", wire.Ready, seat=1).code == "not_now"


# the host -------------------------------------------------------------------------------------------------------------

HOSTLY = [
    (wire.Kick, {"seat": 2}), (wire.Bot, {"seat": 2, "level": "random"}), (wire.Swap, {"one": 1, "two": 2}),
    (wire.Start, {}), (wire.Pause, {}), (wire.Resume, {}), (wire.Extend, {}), (wire.Finish, {}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields"), HOSTLY)
@pytest.mark.parametrize("who", ["Ben", "nobody"])
def test_host_powers_are_the_hosts(kind, fields, who):
    assert Pretend(start=False).refused(who, kind, **fields).code == "not_host"
    assert Pretend().refused(who, kind, **fields).code == "not_host"


def test_kick_opens_a_seat_and_in_a_game_gives_it_to_a_bot():
    t = Pretend(start=False)
    t("Ann", wire.Kick, seat=1)
    assert [chair.kind for chair in t.table.chairs] == ["human", "open", "human"]
    assert t("Ann", wire.Kick, seat=1) == []
    t.join("Ben")
    t("Ann", wire.Start)
    t("Ann", wire.Kick, seat=1)
    assert (t.table.chairs[1].kind, t.table.chairs[1].name) == ("bot", "Ben")
    assert t.refused("Ann", wire.Kick, seat=1).code == "not_now"
    assert t.refused("Ben", wire.Back, seat=1).code == "not_yours"
    assert "the seats are 0 to 2" in t.refused("Ann", wire.Kick, seat=3).message


def test_replace_by_a_bot_in_a_game():
    t = Pretend()
    t("Ann", wire.Bot, seat=2, level="random")
    assert (t.table.chairs[2].kind, t.table.chairs[2].name) == ("bot", "Cat")


def test_swap_before_the_first_game_only():
    t = Pretend(start=False)
    t("Ann", wire.Swap, one=0, two=2)
    assert names(t) == ["Cat", "Ben", "Ann"]
    assert t.table.host == 2
    t("Ann", wire.Start)
    assert t.refused("Ann", wire.Swap, one=0, two=2).code == "not_now"
    t.finish()
    assert t.refused("Ann", wire.Swap, one=0, two=2).code == "not_now"


@pytest.mark.parametrize("start", [False, True])
def test_the_host_leaves_and_the_next_seat_is_host(start):
    t = Pretend(start=start)
    t("Ann", wire.Leave, seat=0)
    assert t.table.host == 1
    t("Ben", wire.Leave, seat=1)
    assert t.table.host == 2
    t("Cat", wire.Leave, seat=2)
    assert t.table.abandoned


def test_the_last_one_who_leaves_does_not_leave_a_pause_behind():
    t = Pretend()
    t("Ann", wire.Pause)
    t("Ben", wire.Leave, seat=1)
    t("Cat", wire.Leave, seat=2)
    assert t.table.paused_at is not None
    t("Ann", wire.Leave, seat=0)
    assert t.table.paused_at is None


def test_a_table_that_everybody_has_left_gets_its_next_guest_as_host():
    t = Pretend(guests=(), start=False)
    t("Ann", wire.Leave, seat=0)
    t.join("Dan", seat=1)
    assert t.table.host == 1


def test_the_host_ends_a_game():
    t = Pretend()
    t("Ann", wire.Finish)
    shown = info(t.table)
    assert (shown.phase, shown.result) == ("over", None)
    assert t.refused("Ann", wire.Finish).code == "not_now"
    assert not t.table.records[0].ended
    t("Ann", wire.Start)
    assert t.table.played == 2


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
    until = t.table.deadline
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
    until = t.table.deadline
    t("Ann", wire.Extend, seconds=45)
    assert t.table.deadline == until + 45


def test_a_pause_stops_everything():
    t = Pretend()
    t.on_to("ballot")
    left = t.table.deadline - t.now
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
    assert t.table.deadline - t.now == left
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
    until = t.table.deadline
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


# replies --------------------------------------------------------------------------------------------------------------


def test_the_same_id_twice_is_one_action():
    t = Pretend()
    t.on_to("quiet")
    first = t.reply("Ann", id="once")
    assert len(first) == 1
    assert t.reply("Ann", id="once") == []
    assert [rows.read(raw) for raw in t.log].count(first[0]) == 1


def test_every_request_is_known_by_its_id():
    t = Pretend()
    until = t.table.deadline
    t("Ann", wire.Extend, seconds=5, id="more")
    assert t("Ann", wire.Extend, seconds=5, id="more") == []
    assert t.table.deadline == until + 5
    t("Ben", wire.Say, seat=1, text="hm", id="hm")
    t("Ann", wire.Finish, id="enough")
    t("Ann", wire.Start)
    assert t("Ben", wire.Say, seat=1, text="hm", id="hm") == []
    assert t("Ann", wire.Finish, id="enough") == []
    assert t.table.phase == "playing"


def test_ids_of_two_seats_do_not_collide():
    t = Pretend()
    t.on_to("quiet")
    assert t.reply("Ann", id="x")
    assert t.reply("Ben", id="x")


def test_stale_questions_are_refused():
    t = Pretend()
    t.on_to("ballot")
    ply = t.table.playing.ply
    assert t.refused("Ann", wire.Reply, game=0, ply=ply - 1, seat=0, action=0).code == "stale"
    assert t.refused("Ann", wire.Reply, game=1, ply=ply, seat=0, action=0).code == "stale"


def test_illegal_replies_name_the_section():
    t = Pretend()
    t.on_to("ballot")
    ply = t.table.playing.ply
    refusal = t.refused("Ann", wire.Reply, game=0, ply=ply, seat=0, action={"do": "grab", "left": True})
    assert refusal.code == "illegal"
    assert refusal.section.startswith("2.")
    assert t.refused("Ann", wire.Reply, game=0, ply=ply, seat=0, action={"do": "dance"}).code == "bad_message"
    assert t.refused("Ann", wire.Reply, game=0, ply=ply, seat=0, action=99_999).code == "bad_message"


def test_an_interjection():
    t = Pretend()
    assert t.refused("Ben", wire.Interject, game=0, seat=1, action={"do": "pass"}).code == "illegal"
    t("Ben", wire.Interject, game=0, seat=1, action={"do": "bow"})
    assert t.refused("Cat", wire.Interject, game=0, seat=2, action={"do": "bow"}).code == "illegal"  # two are left
    assert t.refused("Ann", wire.Interject, game=1, seat=0, action={"do": "bow"}).code == "stale"


# series, records, proof -----------------------------------------------------------------------------------------------


def test_the_deal_is_committed_to_and_proved():
    t = Pretend()
    committed = info(t.table).commitment
    seed = "seed 0"
    assert seed.encode() not in Letters(t.table).info()
    t.finish()
    result = info(t.table).result
    assert result.seed == seed
    assert hashlib.sha256(seed.encode()).hexdigest() == committed
    kept = Table("BCDFGH", ALL, keep=0)
    for raw in t.log:
        kept.fold(rows.read(raw))
    record = kept.kept
    again = Record.loads(record.dumps(ALL["masks"].actions), ALL.__getitem__)
    assert [*again.replay(again.setup(ALL.__getitem__))]
    assert again.ended


def test_again_with_the_same_people_and_a_series_with_scores():
    t = Pretend("hoax", seats=3, options={"goal": 2})
    t.finish()
    first = info(t.table)
    assert [seat.score for seat in first.seats] == list(first.result.points)
    t("Ann", wire.Start)
    assert t.table.played == 2
    assert info(t.table).commitment != first.commitment
    if not first.series_over:
        assert t.table.game.options["first"] == first.result.winners[0]  # the rules' own next game
    while not info(t.table).series_over:
        t.finish()
        if not info(t.table).series_over:
            t("Ann", wire.Start)
    assert max(seat.score for seat in info(t.table).seats) >= 2
    t("Ann", wire.Start)
    assert [seat.score for seat in info(t.table).seats] == [0, 0, 0]  # a new series
    assert len(t.table.records) == t.table.played - 1


def test_rules_that_changed_stop_a_table_and_say_so():
    class Newer(ALL["masks"]):
        version = 2

    t = Pretend()
    table = Table("BCDFGH", {**ALL, "masks": Newer})
    for raw in t.log:
        table.fold(rows.read(raw))
    assert "version 1 of masks, this house has 2" in table.trouble
    assert table.n == t.table.n
    with pytest.raises(Refusal, match="other rules"):
        desk.decide(table, wire.Pause("x"), hashed("Ann"), 0)
    assert info(table).trouble


def test_a_log_that_the_rules_no_longer_follow_is_noticed_by_its_digests():
    t = Pretend("resistance", seats=5, guests=("Ben", "Cat", "Dan", "Eve"))
    while getattr(rows.read(t.log[-1]), "check", None) is None:
        t.step()
    *before, last = t.log
    other = rows.read(last)
    other.check = (other.check[0], "0" * 16)
    table = Table("BCDFGH", ALL)
    for raw in (*before, rows.write(other)):
        table.fold(rows.read(raw))
    assert "another position" in table.trouble


# moving to another device ---------------------------------------------------------------------------------------------


def offer(t, who, key="k", **fields):
    return t.add(desk.offer(t.table, wire.Move(**fields), hashed(who), key, t.now))


def take(t, who, key="k"):
    return t.add(desk.take(t.table, key, hashed(who), t.now))


def test_seats_move_to_another_device_once():
    t = Pretend(start=False)
    offer(t, "Ben")
    assert b'"key":"k"' not in b"".join(t.log)
    take(t, "phone")
    assert t.table.owned(hashed("phone")) == [1]
    assert t.table.owned(hashed("Ben")) == []
    with pytest.raises(Refusal, match="used or is too old"):
        take(t, "thief")


def test_a_link_to_another_device_grows_old():
    t = Pretend(start=False)
    offer(t, "Ben")
    t.now += desk.MOVE_LASTS + 1
    with pytest.raises(Refusal, match="too old"):
        take(t, "phone")


def test_a_screen_sees_what_a_spectator_sees_where_others_may_not():
    t = Pretend(spectators=False)
    assert not t.table.may_watch(hashed("tv"))
    offer(t, "Ann", screen=True)
    take(t, "tv")
    assert t.table.may_watch(hashed("tv"))
    assert t.table.owned(hashed("tv")) == []
    with pytest.raises(Refusal, match="only the host"):
        offer(t, "Ben", screen=True)
    with pytest.raises(Refusal, match="no seat"):
        offer(t, "nobody")
    for n in range(desk.MOST_OFFERS):
        offer(t, "Ben", key=f"{n}")
    with pytest.raises(Refusal, match="too many links"):
        offer(t, "Ben", key="more")


# talk -----------------------------------------------------------------------------------------------------------------


def test_chat_and_phrases():
    t = Pretend()
    t("Ann", wire.Say, seat=0, text="  hello\n there ")
    t("Ben", wire.Say, seat=1, phrase="suspect", about=0)
    assert [(line.seat, line.text, line.phrase, line.about) for line in t.table.chat] == [
        (0, "hello there", "", None), (1, "", "suspect", 0),
    ]  # fmt: skip
    for bad in ({}, {"text": "a", "phrase": "yes"}, {"text": "a\u0000"}, {"phrase": "suspect"},
                {"phrase": "yes", "about": 1}):  # fmt: skip
        assert t.refused("Ann", wire.Say, seat=0, **bad).code == "bad_message"
    assert t.refused("Ann", wire.Say, seat=0, phrase="abracadabra").code == "unknown"
    assert t.refused("Ann", wire.Say, seat=0, phrase="suspect", about=9).code == "unknown"


def test_without_chat_phrases_remain():
    t = Pretend(chat=False)
    assert t.refused("Ann", wire.Say, seat=0, text="psst").code == "muted"
    t("Ann", wire.Say, seat=0, phrase="yes")


def test_who_is_out_of_hoax_is_silent_until_the_end():
    t = Pretend("hoax", seats=3)
    while len(t.table.playing.may_speak) == 3:
        asked = t.table.asked()
        options = t.table.playing.options(asked[0])
        accuse = [a for a in options if str(a).startswith("accuse")]
        t.add([desk.replied(t.table, asked[0], (accuse or options)[-1], t.now)])
        assert t.table.phase == "playing"
    out = next(seat for seat in range(3) if seat not in t.table.playing.may_speak)
    assert t.refused(names(t)[out], wire.Say, seat=out, phrase="yes").code == "muted"
    t.finish()
    t(names(t)[out], wire.Say, seat=out, text="it was me")


def test_a_game_may_listen_to_what_is_said():
    class Strict(ALL["masks"]):
        """Who says enough has bowed out."""

        def heard(self, s, seat, text):
            return self.actions.id(self.actions.parse("bow")) if text == "enough" else None

    t = Pretend()
    t.table.match.game.__class__ = Strict
    said = t("Ben", wire.Say, seat=1, text="enough")
    assert [type(row) for row in said] == [rows.Said, rows.Interjected]
    assert [type(row) for row in t("Cat", wire.Say, seat=2, text="enough")] == [rows.Said]  # two are left
    assert [type(row) for row in t("Ann", wire.Say, seat=0, text="more")] == [rows.Said]


# making ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "3 to 4 seats"),
        ({"options": {"rounds": 7}}, "rounds is a whole number from 1 to 3"),
        ({"options": {"moon": True}}, "has no option 'moon'"),
        ({"preset": "epic"}, "has no preset 'epic'; it has short, long"),
        ({"bots": ["random"] * 3, "seats": 3}, "need more than 3 seats"),
        ({"bots": ["wise"]}, "no bots of level 'wise'"),
        ({"clock": "brisk", "seconds": {"choice": 3}}, 'with clock "custom" only'),
    ],
)
def test_a_table_that_can_not_be(fields, says):
    new = wire.NewTable(**{"game": "masks", "name": "Ann", **fields})
    with pytest.raises(Refusal, match=says):
        desk.make(new, "h", ALL, 0)


def test_presets_and_the_memory_aid_are_options_of_the_game_where_it_has_them():
    made = desk.make(wire.NewTable(game="masks", name="Ann", preset="short"), "h", ALL, 0)[0]
    assert made.options["rounds"] == 1
    made = desk.make(wire.NewTable(game="hoax", name="Ann", memory_aid=False), "h", ALL, 0)[0]
    assert made.options["memory_aid"] is False
    assert made.memory_aid is False
    made = desk.make(
        wire.NewTable(game="hoax", name="Ann", options={"memory_aid": True}, memory_aid=False), "h", ALL, 0
    )[0]
    assert made.memory_aid is True


@pytest.mark.parametrize("game", ["hoax", "resistance", "masks"])
def test_a_table_is_its_log(game):
    """At every row: folding the log anew gives the same table, to the last letter of every frame."""
    t = Pretend(game, seats=5 if game == "resistance" else 3, guests=("Ben",), start=False, bots=[])
    for seat in range(2, t.table.made.seats):
        t("Ann", wire.Bot, seat=seat, level="random")
    t("Ann", wire.Start)
    n = 0
    while t.table.phase == "playing":
        t.now += 0.25
        t.step()
        n += 1
        if n % 7 == 0:
            t.again()
    t.again()


@pytest.mark.parametrize("game", ["hoax", "resistance", "masks"])
def test_letters_that_are_kept_are_the_ones_that_would_be_written_anew(game):
    seats = 5 if game == "resistance" else 3
    t = Pretend(game, seats=seats, guests=[f"Guest {n}" for n in range(1, seats)])
    readers, kept = (-2, *range(seats)), None

    def step(n):
        seat = (t.table.asked() or [0])[0]
        match n % 9:
            case 1 if 0 in t.table.playing.may_speak:
                t("Ann", wire.Say, seat=0, phrase="yes")
            case 3 if t.table.asked():
                t.add([desk.replied(t.table, seat, t.table.playing.options(seat)[0], t.now, late=True)])
            case 4 if t.table.chairs[0].missed:
                t("Ann", wire.Back, seat=0)
            case 5:
                t("Ann", wire.Pause)
            case 6 if t.table.paused_at is not None:
                t("Ann", wire.Resume)
            case 7:
                t("Ann", wire.Extend)
            case _:
                t.step()

    for n in range(200):
        if t.table.phase != "playing":
            break
        step(n)
        kept, fresh = Letters(t.table, kept), Letters(t.table)
        for reader in readers:
            assert kept.sign(reader) == fresh.sign(reader)
            assert kept.info() == fresh.info()
            for start in (0, fresh.events()):
                assert kept.frame(reader, start) == fresh.frame(reader, start)
    assert n > 20
