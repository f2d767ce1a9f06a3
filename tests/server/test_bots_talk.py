"""Bots that talk at a live table: their remarks are in its chat, now and then, once, and only where they may be."""

import asyncio
import tempfile
import time
from collections.abc import Coroutine
from typing import Any

import pytest
from living import a_house, make_table, play_through
from pretend import Pretend

from hoodwink.bots.talk import TRIGGERS, Moment, Remark
from hoodwink.games import GAMES
from hoodwink.server import house, phrases, rows, table, talking, wire
from hoodwink.server.house import Live
from hoodwink.server.letters import Letters
from hoodwink.server.talking import Intent, Talkers

PACE = 0.001  # bots that take hardly any time, but some
BOTS = ["regular"] * 4


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """Everybody says whatever comes to mind; nobody has to wait for mission cards, nor after a restart."""
    monkeypatch.setattr(talking, "happens", lambda *_: True)
    monkeypatch.setattr(talking, "TICK", 0.001)
    monkeypatch.setattr(table, "ALONE_TICK", 0.05)
    monkeypatch.setattr(table, "TICK", 0.05)
    monkeypatch.setattr(house, "GRACE", 0.0)


@pytest.fixture
def restless(monkeypatch):
    monkeypatch.setattr(talking, "SEAT_RESTS", 0.0)
    monkeypatch.setattr(talking, "TABLE_RESTS", 0.0)


async def words(house, code):
    """All that was said at a table, by the store."""
    return [row for raw in await house.store.read(code) if isinstance(row := rows.read(raw), rows.Said)]


async def a_game(house, game="resistance", seats=5, bots=BOTS, enough=999, **settings):
    """A game of one person, for whom a bot plays from outside, with bots of the house, whole or until enough has been
    said; what was said."""
    seat = await make_table(house.address, game, seats=seats, bots=bots, **settings)

    def until(seat):
        lines = len(house.live[seat.code].table.chat)
        return lines >= enough or (seat.table is not None and seat.table.phase == "over")

    await asyncio.wait_for(play_through([seat], game, until=until), 60)
    live = await house.find(seat.code)
    while live.talk.intents and enough > 99:
        await asyncio.sleep(0.005)
    assert house.metrics.registry.get_sample_value("hoodwink_faults_total") == 0
    return await words(house, seat.code)


def talk_in(pace=PACE, **settings):
    async def run():
        async with a_house(bot_pace=pace) as house:
            return await a_game(house, **settings)

    return asyncio.run(run())


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("game", GAMES)
def test_remarks_arrive(game):
    known = phrases.of(GAMES[game])
    seats = max(GAMES[game].least, 4)
    settings = {"game": game, "seats": seats, "bots": ["regular"] * (seats - 1), "options": dict(GAMES[game].brief)}
    said = next(filter(None, (talk_in(**settings, enough=4) for _ in range(9))))  # a game may be over before a word
    for row in said:
        assert row.seat > 0, "people speak for themselves"
        assert ("{seat}" in known[row.phrase]) == (row.about is not None)
        assert not row.text
        assert row.seat != row.about


def test_not_too_often():
    began = time.time()
    said = talk_in()
    seats = [row.seat for row in said]
    answers = {"not_me", "trust_me", "thanks"}
    free = [row for row in said if row.phrase not in answers]
    allowed = 1 + (time.time() - began) // talking.TABLE_RESTS
    assert 0 < len(free) <= allowed
    assert time.time() - began > talking.SEAT_RESTS or len(seats) == len(set(seats)), "nobody speaks twice"


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("settings", [{"chat": False}, {"bots": ["random"] * 4}, {"bots": ["novice"] * 4}])
def test_none_where_nobody_talks(settings):
    assert talk_in(**settings) == []


@pytest.mark.usefixtures("restless")
def test_none_in_a_house_whose_bots_take_no_time():
    assert talk_in(pace=0.0) == []


def test_none_in_lessons():
    talkers = Talkers(1.0, None)  # type: ignore[arg-type]  # they have nothing to do
    lesson = GAMES["hoax"].lesson
    assert lesson
    t = Pretend("hoax", seats=lesson.seats, guests=(), start=False, lesson=True)
    assert t.table.phase == "playing"
    assert not talkers.is_on(t.table)
    t("Ann", wire.Finish)
    t("Ann", wire.Start)
    assert talkers.is_on(t.table), "the game after it is like any other"


# step by step ---------------------------------------------------------------------------------------------------------


class Spoken:
    """A table, its talkers, and what they write; nothing happens by itself."""

    def __init__(self, t, pace=1.0):
        self.t, self.tasks = t, list[Coroutine[Any, Any, None]]()
        self.live = Live(t.table, Letters(t.table), written_here=True)
        self.talkers = Talkers(pace, self.tasks.append)  # type: ignore[arg-type]  # nobody asks for the task

    def look(self):
        self.talkers.look(self.live)
        for task in self.tasks:
            asyncio.run(task)
        self.tasks.clear()
        return self.live.talk.intents

    def say(self, seat):
        async def do(live, act):
            written = act(live.table, self.t.now)
            self.t.add(written)
            return len(written)

        before = self.t.table.said
        asyncio.run(self.talkers.say(self.live, seat, do))
        return self.t.table.said - before


def spoken(game="hoax", seats=4, level="regular", **settings):
    t = Pretend(game, seats=seats, guests=(), bots=[level] * (seats - 1), **settings)
    t.now = time.time()
    talk = Spoken(t)
    assert talk.look() == {}, "what was before one came is not talked about"
    return t, talk


def until_said(t, talk):
    while not talk.look():
        t.step()
    return next(iter(talk.live.talk.intents.items()))


def test_an_intent_waits_for_its_time_and_is_said_once():
    t, talk = spoken()
    seat, intent = until_said(t, talk)
    (chore,) = [chore for chore in talk.talkers.chores(talk.live) if chore.seat == seat]
    assert (chore.what, chore.at) == ("say", intent.at)
    assert intent.at > time.time() + 0.2, "nobody speaks at once"
    assert talk.say(seat) == 1
    assert talk.say(seat) == 0
    assert t.table.chat[-1].seat == seat
    assert t.table.remarks[-1] == Remark(seat, intent.remark.phrase, intent.remark.about, t.table.playing.ply)


def test_who_speaks_and_when_follows_from_the_luck_of_the_table():
    """The same again on every node: no dice of anything that is dealt."""
    t, talk = spoken()
    seat, intent = until_said(t, talk)
    again = Spoken(t)
    again.live.talk.game, again.live.talk.question = t.table.played, (-1, -1)
    again.live.talk.events = intent.moment.at
    assert [(s, i.moment) for s, i in again.look().items()][:1] == [(seat, intent.moment)]


def test_a_table_that_is_taken_up_does_not_say_it_again():
    t, talk = spoken()
    until_said(t, talk)
    another = Spoken(t)
    assert another.look() == {}, "another house"
    other_node = Spoken(t)
    other_node.look()
    other_node.live.written_here = False
    t.step()
    assert other_node.look() == {}, "another node wrote it and talks about it"


def test_none_where_the_rules_silence_a_seat(monkeypatch):
    t, talk = spoken()
    seat, _ = until_said(t, talk)
    monkeypatch.setattr(type(t.table.game), "may_speak", lambda *_: (0,))
    assert talk.say(seat) == 0
    assert seat not in talk.live.talk.intents


@pytest.mark.parametrize("how", ["pause", "leave", "next", "over", "moved on"])
def test_none_when_the_table_has_moved_on(how):
    t, talk = spoken()
    seat = 1
    fleeting = next(what for what, trigger in TRIGGERS["hoax"].items() if trigger.fleeting)
    what = fleeting if how == "moved on" else "caught"
    intent = Intent(t.now, Moment(seat, what, 0), t.table.question, Remark(seat, "sorry"), t.now)
    talk.live.talk.intents[seat] = intent
    match how:
        case "pause":
            t("Ann", wire.Pause)
        case "leave":
            t.add([rows.Left(t.now, seat)])
        case "next":
            t("Ann", wire.Finish)
            t("Ann", wire.Start)
        case "over":
            t("Ann", wire.Finish)
        case "moved on":
            before = t.table.question
            while t.table.question == before:
                t.step()
    assert talk.say(seat) == 0


def test_a_remark_that_is_late_comes_at_a_tick(monkeypatch):
    monkeypatch.setattr(talking, "TICK", 0.5)
    t, talk = spoken()
    at = time.time() - 10
    talk.live.talk.intents[1] = Intent(at, Moment(1, "caught", 0), t.table.question, Remark(1, "sorry"), at + 0.7)
    (chore,) = talk.talkers.chores(talk.live)
    assert chore.at == pytest.approx(at + 1.0)
    talk.live.talk.intents[1].remark, talk.live.talk.intents[1].done = None, 0.0
    (chore,) = talk.talkers.chores(talk.live)
    assert chore.at >= time.time() - 0.01, "it is still thinking"
    assert talk.say(1) == 0
    assert 1 in talk.live.talk.intents


def test_who_has_spoken_rests():
    t, talk = spoken()
    seat, intent = until_said(t, talk)
    may = talk.talkers._may
    talk.say(seat)
    talk.live.talk.intents.clear()
    other = next(s for s in (1, 2, 3) if s != seat)
    soon, late = t.now + 1, t.now + talking.SEAT_RESTS + 1
    assert not may(talk.live, seat, soon, answers=True)
    assert may(talk.live, seat, late, answers=False)
    assert not may(talk.live, other, soon, answers=False)
    assert may(talk.live, other, soon, answers=True), "who is spoken to may answer"
    assert may(talk.live, other, t.now + talking.TABLE_RESTS + 1, answers=False)
    assert intent.moment.seat == seat


# taking note ----------------------------------------------------------------------------------------------------------


def test_bots_are_told_what_was_said():
    """A person's words reach the bots of the house: those that answer at once, and those that search."""
    t, talk = spoken("resistance", 5)
    t("Ann", wire.Say, seat=0, phrase="suspect", about=2)
    t("Ann", wire.Say, seat=0, text="and I mean it")
    said = Remark(0, "suspect", 2, t.table.playing.ply)
    assert t.table.remarks == [said]

    async def look():
        async with a_house() as house:
            bot = house.minds._bot(talk.live, 1, "regular")
            assert bot.remarks == (said,)
            assert house.minds._question(t.table, 1).remarks == (said,)
            assert house.minds._question(t.table, 1).sent(1.0)[-1] == (said,)

    asyncio.run(look())
    t("Ann", wire.Finish)
    t("Ann", wire.Start)
    assert t.table.remarks == [], "another game, other words"


def test_who_is_accused_answers():
    t, talk = spoken("resistance", 5)
    t("Ann", wire.Say, seat=0, phrase="spy", about=3)
    intents = talk.look()
    assert {seat: intent.moment.what for seat, intent in intents.items()} == {3: "named"}
    assert talk.say(3) == 1
    assert t.table.chat[-1].phrase in ("not_me", "trust_me")
    t("Ann", wire.Say, seat=0, phrase="spy", about=3)
    assert talk.look() == {}, "once is enough"


@pytest.mark.usefixtures("restless")
def test_nothing_is_said_twice_after_a_restart():
    """A house is closed in the middle of a game and another takes its tables up: no moment is spoken of again."""

    async def run(folder):
        async with a_house(folder, bot_pace=PACE) as house:
            seat = await make_table(house.address, "resistance", seats=5, bots=BOTS)
            late = time.time() + 20
            await asyncio.wait_for(
                play_through([seat], "resistance", until=lambda s: len(house.live[s.code].table.chat) > 2), 40
            )
            assert time.time() < late
            before = [(row.at, row.seat, row.phrase, row.about) for row in await words(house, seat.code)]
        async with a_house(folder, bot_pace=PACE) as house:
            live = await house.find(seat.code)
            assert not live.talk.intents
            after = [(row.at, row.seat, row.phrase, row.about) for row in await words(house, seat.code)]
            assert after[: len(before)] == before
            events = live.talk.events
            assert events == len(live.table.playing.view(-2).log) > 0, "all that was there has been read"

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(folder))
