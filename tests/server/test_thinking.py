"""Bots that search: workers that die, time that tells nothing, tables that don't wait for each other."""

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace

import pytest
from living import a_house, make_table, play_through
from pondered import GATE, PONDERED, Pondered
from pretend import ALL, Pretend

from hoodwink.bots import LEVELS
from hoodwink.cli import main
from hoodwink.core.dice import Dice
from hoodwink.core.match import Match
from hoodwink.server import client, minds, rows, wire
from hoodwink.server.house import Live
from hoodwink.server.letters import Letters
from hoodwink.server.minds import LEAD, TICK, Minds, Thought
from hoodwink.server.thinking import GAMES_KEPT, LEAST, Desk, Question, Thinking
from hoodwink.server.workers import Lost

GAMES = {"pondered": Pondered}
ALL.update(GAMES)


@pytest.fixture(autouse=True)
def its_levels(monkeypatch):
    monkeypatch.setitem(LEVELS, "pondered", PONDERED)


@pytest.fixture(scope="module")
def workers():
    thinking = Thinking(0.02, workers=1)
    yield thinking
    thinking.close()


def match_at(replies=6, seed=5):
    """A match that asks a seat with a choice, and the seat."""
    match, dice = Match(Pondered(3), seed), Dice(seed)
    while True:
        seat = match.asked[0]
        options = match.options(seat)
        if replies <= 0 and len(options) > 1:
            return match, seat
        match.reply(seat, options[dice.below(len(options))])
        replies -= 1


def question(match, seat, level="master", name="one"):
    game = match.game
    return Question(
        name, type(game), game.seats, game.options, match.record.rows[:], seat, level, luck="luck", seconds=0.02
    )


def ask(thinking, *args, **fields):
    return asyncio.run(thinking.ask(question(*args, **fields)))


# workers --------------------------------------------------------------------------------------------------------------


def test_a_worker_answers(workers):
    match, seat = match_at()
    assert ask(workers, match, seat) in match.option_ids(seat)


def test_a_worker_that_died_is_replaced(workers):
    match, seat = match_at()
    ask(workers, match, seat)
    lost, (worker,) = workers.lost, workers._free
    os.kill(worker.process.pid, signal.SIGKILL)
    assert ask(workers, match, seat) in match.option_ids(seat)
    assert workers.lost == lost + 1
    assert worker not in workers._free


def test_a_question_that_kills_is_given_up(workers):
    match, seat = match_at()
    with pytest.raises(Lost, match="worker"):
        ask(workers, match, seat, level="dies")
    assert ask(workers, match, seat) in match.option_ids(seat), "others are answered"


def test_of_an_error_only_its_kind_is_said(workers):
    match, seat = match_at()
    with pytest.raises(Lost) as lost:
        ask(workers, match, seat, level="fails")
    assert str(lost.value) == "ValueError"
    assert ask(workers, match, seat) in match.option_ids(seat)


def test_a_stuck_worker_is_replaced(monkeypatch, tmp_path):
    monkeypatch.setenv(GATE, str(tmp_path / "never"))
    monkeypatch.setattr("hoodwink.server.thinking.PATIENCE", 0.0)
    monkeypatch.setattr("hoodwink.server.thinking.TRIES", 1)
    thinking = Thinking(0.02, workers=1)
    match, seat = match_at()
    try:
        with pytest.raises(Lost, match="worker"):
            ask(thinking, match, seat, level="waits")
        assert thinking.lost == 1
        monkeypatch.setattr("hoodwink.server.thinking.PATIENCE", 30.0)
        assert ask(thinking, match, seat) in match.option_ids(seat)
    finally:
        thinking.close()


def test_nobody_is_left_behind(tmp_path, monkeypatch):
    monkeypatch.setenv(GATE, str(tmp_path / "never"))

    async def leave():
        thinking = Thinking(0.02, workers=1)
        match, seat = match_at()
        await thinking.ask(question(match, seat))
        (worker,) = thinking._free
        pid = worker.process.pid
        assert pid is not None
        busy = asyncio.create_task(thinking.ask(question(match, seat, "waits")))
        while thinking._free:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(thinking.close)
        with pytest.raises((Lost, asyncio.CancelledError)):
            await busy
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(Lost, match="closed"):
            await thinking.ask(question(match, seat))

    asyncio.run(leave())


@pytest.mark.parametrize(("together", "each"), [(1, 1.0), (2, 1.0), (4, 0.5), (1000, LEAST)])
def test_in_a_busy_house_all_think_less(together, each, monkeypatch):
    thinking = Thinking(1.0, workers=2)
    monkeypatch.setattr(Thinking, "open", lambda _: None)
    monkeypatch.setattr(thinking, "_ask", lambda _, seconds: seconds)
    asked = replace(question(*match_at()), seconds=1.0)

    async def ask_all():
        return await asyncio.gather(*(thinking.ask(asked) for _ in range(together)))

    with ThreadPoolExecutor(2) as threads:
        monkeypatch.setattr(thinking, "_threads", threads)
        assert asyncio.run(ask_all()) == [each] * together


@pytest.mark.parametrize("spent", [0.0, 0.3, 2.0])
def test_a_worker_is_taken_for_as_long_whatever_it_thinks(spent, monkeypatch):
    """By a clock of the test's own: what is left of the time is waited for."""
    thinking, now, waited = Thinking(1.0, workers=1), [5.0], list[float]()
    monkeypatch.setattr("hoodwink.server.thinking.perf_counter", lambda: now[0])
    monkeypatch.setattr(thinking, "_closed", SimpleNamespace(wait=waited.append))

    def answer(*_):
        now[0] += spent
        return 7

    monkeypatch.setattr(thinking, "answer", answer)
    assert thinking._ask(question(*match_at()), 1.0) == 7
    assert waited == [pytest.approx(max(0.0, 1.0 - spent))]


# what a worker does ---------------------------------------------------------------------------------------------------


def sent(match, seat, name="one"):
    return question(match, seat, name=name).sent(0.02)


def test_a_desk_plays_on_from_where_it_was():
    desk = Desk()
    for replies in (0, 4, 9, 2):
        match, seat = match_at(replies)
        assert desk.answer(*sent(match, seat)) in match.option_ids(seat)
        rows_known, s = desk.known["one"]
        assert rows_known == len(match.record.rows)
        assert s.options(seat) == tuple(match.option_ids(seat))


def test_a_desk_keeps_some_games():
    desk = Desk()
    match, seat = match_at()
    for n in range(GAMES_KEPT + 5):
        desk.known[f"old {n}"] = (0, None)  # type: ignore[assignment]  # nobody looks
    desk.answer(*sent(match, seat))
    assert len(desk.known) == GAMES_KEPT
    assert "one" in desk.known


def test_interjections_and_chance_are_played_again():
    match, _ = match_at()
    bow = next(action for action in match.game.actions if str(action) == "bow")
    match.interject(2, bow)
    seat = next(seat for seat in match.asked if len(match.options(seat)) > 1)
    assert Desk().answer(*sent(match, seat)) in match.option_ids(seat)


# when a reply is told -------------------------------------------------------------------------------------------------


class Lately:
    """Minds at a pretended table of Ann and two masters, where nobody thinks unless the test says so."""

    def __init__(self, think=1.0, **settings):
        self.t = Pretend("pondered", 3, guests=(), bots=["master", "master"], **settings)
        self.minds = Minds(Thinking(think), spawn=None)  # type: ignore[arg-type]
        self.live = Live(self.t.table, Letters(self.t.table))

    def chore(self):
        """The first thing that a master is to do."""
        table = self.t.table
        while True:
            for chore in table.chores():
                if chore.what == "think":
                    return chore
            self.t.step()

    def told(self, chore, done=None):
        if done is not None:
            self.live.thoughts[self.t.table.question, chore.seat] = Thought(done=done)
        return self.minds.told_at(self.live, chore)


def test_a_reply_is_told_when_it_was_drawn_but_never_before_all_could_be_done():
    lately = Lately(clock="none", seconds={})
    chore, opened = lately.chore(), lately.t.table.opened
    for drawn in (0.1, 0.9, 1.3, 4.0):
        chore = replace(chore, at=opened + drawn)
        due = opened + max(drawn, 1.0 + LEAD)
        assert lately.told(chore) == due
        for done in (0.001, 0.5, 1.0, 1.2):  # whenever it was found
            assert lately.told(chore, opened + done) == due


def test_a_late_reply_is_told_at_a_tick():
    lately = Lately(clock="none", seconds={})
    chore, opened = lately.chore(), lately.t.table.opened
    chore = replace(chore, at=opened + 2.0)
    for late, ticks in ((0.01, 1), (TICK, 1), (TICK + 0.01, 2), (7 * TICK - 0.01, 7)):
        assert lately.told(chore, opened + 2.0 + late) == opened + 2.0 + ticks * TICK


def test_while_it_thinks_the_table_looks_again_at_the_next_tick(monkeypatch):
    lately = Lately(clock="none", seconds={})
    chore, opened = lately.chore(), lately.t.table.opened
    chore = replace(chore, at=opened + 2.0)
    monkeypatch.setattr(time, "time", lambda: opened + 2.0 + 1.25 * TICK)
    assert lately.told(chore, 0.0) == opened + 2.0 + 2 * TICK


def test_a_bot_thinks_no_longer_than_its_clock_allows():
    lately = Lately(60.0)
    lately.chore()
    limit = lately.t.table.limit
    assert limit is not None
    assert lately.minds.seconds(lately.t.table) == limit * minds.SHARE
    assert Lately(0.5).minds.seconds(lately.t.table) == 0.5


def test_light_bots_are_told_when_they_were_drawn():
    lately = Lately()
    chore = lately.chore()
    lately.t.table.chairs[chore.seat].level = "regular"
    assert lately.told(chore) == chore.at
    assert minds.lighter("pondered") == "regular"


# in a house -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch):
    """Replies are told as soon as they are there, so that tests don't wait."""
    monkeypatch.setattr(minds, "LEAD", 0.0)
    monkeypatch.setattr(minds, "TICK", 0.01)


async def a_game(house, level):
    host = await make_table(house.address, "pondered", seats=3, bots=[level, level])
    await play_through([host], "pondered", house.games)
    return house.live[host.code].table


@pytest.mark.usefixtures("at_once")
def test_a_whole_game_against_masters():
    async def play():
        async with a_house(games=GAMES, think=0.02) as house:
            table = await a_game(house, "master")
            assert table.records[0].ended
            assert not table.trouble
            workers = [worker.process.pid for worker in house.minds.thinking._all]
            assert workers
            assert not house.live[table.code].thoughts
        for pid in workers:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    asyncio.run(play())


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("level", ["dies", "fails"])
def test_where_no_worker_can_answer_a_lighter_bot_does(level, monkeypatch, caplog):
    monkeypatch.setattr("hoodwink.server.thinking.TRIES", 1)

    async def play():
        async with a_house(games=GAMES, think=0.02) as house:
            host = await make_table(house.address, "pondered", seats=3, bots=[level, level])
            table = house.live[host.code].table

            def some(_):  # a game would lose a worker at every decision
                return table.match is not None and len(table.match.record.rows) > 8

            await play_through([host], "pondered", house.games, until=some)

    with caplog.at_level("WARNING", "hoodwink"):
        asyncio.run(play())
    said = [record for record in caplog.records if record.name == "hoodwink"]
    assert said
    assert all(record.getMessage() == "a bot could not think" for record in said)
    assert {record.why for record in said} == {"worker" if level == "dies" else "ValueError"}
    assert "owl" not in caplog.text


@pytest.mark.usefixtures("at_once")
def test_other_tables_do_not_wait(monkeypatch, tmp_path):
    gate = tmp_path / "gate"
    monkeypatch.setenv(GATE, str(gate))

    async def play():
        async with a_house(games=GAMES, think=0.02) as house:
            slow = asyncio.create_task(a_game(house, "waits"))
            quick = await a_game(house, "regular")
            assert quick.records[0].ended
            assert not slow.done(), "its bots wait for the gate"
            gate.touch()
            assert (await slow).records[0].ended

    asyncio.run(play())


def test_a_lesson_has_no_thinkers():
    lately = Lately()
    table = lately.t.table
    assert lately.minds.is_thinker(table, 1)
    table.made.lesson = True
    assert not lately.minds.is_thinker(table, 1)


@pytest.mark.usefixtures("at_once")
def test_what_is_no_question_any_more_is_not_thought_about(monkeypatch, tmp_path):
    """The host ends the game while bots think: their thoughts are dropped."""
    monkeypatch.setenv(GATE, str(tmp_path / "never"))

    async def play():
        async with a_house(games=GAMES, think=0.02) as house:
            host = await make_table(house.address, "pondered", seats=3, bots=["waits", "waits"])
            live = house.live[host.code]

            async def finish():
                while not live.thoughts:
                    await asyncio.sleep(0.005)
                await host.send(wire.Finish(client.new_id()))

            asked = asyncio.create_task(finish())
            await play_through([host], "pondered", house.games)
            await asked
            assert not live.thoughts
            assert rows.Finished in [type(rows.read(raw)) for raw in await house.store.read(host.code)]

    asyncio.run(play())


def test_over_the_network_nobody_searches(capsys, monkeypatch):
    """Such a bot has its view and no worlds: it says so before it takes a seat."""
    monkeypatch.setitem(LEVELS, "hoax", {**LEVELS["hoax"], "master": PONDERED["master"]})

    async def run():
        async with a_house() as house:
            host = await make_table(house.address, "hoax", seats=3)
            with pytest.raises(SystemExit) as ended:
                await asyncio.to_thread(main, ["bot", f"{house.address}/t/{host.code}", "--level", "master"])
            assert [chair.kind for chair in house.live[host.code].table.chairs] == ["human", "open", "open"]
            return ended.value.code

    assert asyncio.run(run()) == 2
    assert "a master imagines deals" in capsys.readouterr().err
