"""Several nodes on one database: the log never forks, and what one node leaves lying another takes up."""

import asyncio
import os
import random
from collections import defaultdict
from contextlib import asynccontextmanager
from typing import Any

import pytest
from driver import Driver, abandon, kill_again_and_again, until
from living import Process

from hoodwink.games import GAMES
from hoodwink.server import client, desk, house, rows, wire
from hoodwink.server.desk import Refusal
from hoodwink.server.house import House
from hoodwink.server.store import open_store
from hoodwink.server.table import Table

TABLES = int(os.environ.get("HOODWINK_TABLES", 40))
KILLS = int(os.environ.get("HOODWINK_KILLS", 6))
RACES = int(os.environ.get("HOODWINK_RACES", 2000))
HOLDER = desk.hashed("one device for all seats")


@asynccontextmanager
async def a_node(url, bot_pace=0.0):
    """A house without a door: what comes over a socket is asked of it directly."""
    node = House(open_store(url), bot_pace=bot_pace)
    await node.open()
    try:
        yield node
    finally:
        await node.close()


async def full_table(node, game, seconds, **settings):
    """All seats that no bot has belong to one device."""
    new = wire.NewTable(game, "Ann", clock="custom", seconds=seconds, **settings)
    live = await node.make(lambda now: desk.make(new, HOLDER, GAMES, now))
    for n in [n for n, chair in enumerate(live.table.chairs) if chair.kind == "open"]:
        await node.do(live, lambda t, now, n=n: desk.sit(t, wire.Join(f"Guest {n}"), HOLDER, now))
    return live


async def ask(node, live, request):
    """True if it is acknowledged."""
    try:
        await node.do(live, lambda t, now: desk.decide(t, request, HOLDER, now))
    except Refusal:
        return False
    return True


# many tables, real processes ------------------------------------------------------------------------------------------


async def play_on_two_nodes(database, tables, trouble):
    nodes = [Process(database, 0, "--bot-pace", "0").start() for _ in range(2)]
    try:
        driver = Driver([node.address for node in nodes], tables)
        playing = asyncio.create_task(driver.run())
        await trouble(nodes, driver)
        await playing
        records = await driver.records()
    finally:
        for node in nodes:
            node.stop()
    return await driver.check(records, database)


def test_a_killed_node_loses_nothing(database):
    async def trouble(nodes, driver):
        assert await kill_again_and_again(nodes[0], driver, KILLS) == KILLS, "the games were over too soon"

    tally = asyncio.run(play_on_two_nodes(database, TABLES, trouble))
    print(tally)
    assert tally.lost >= KILLS
    assert tally.resent > 0


@pytest.mark.parametrize("tables", [12, pytest.param(TABLES, marks=pytest.mark.slow)])
def test_a_database_that_crashes_loses_nothing(cluster, database, tables):
    async def trouble(_, driver):
        for part in (0.2, 0.4):
            await until(lambda part=part: driver.over >= part * driver.wanted)
            assert driver.over < driver.wanted
            await asyncio.to_thread(cluster.restart, "immediate")

    tally = asyncio.run(play_on_two_nodes(database, tables, trouble))
    print(tally)


# two nodes, one table -------------------------------------------------------------------------------------------------


class Race:
    """Fires at a table from two nodes at once, and notes what was acknowledged."""

    def __init__(self, nodes, lives, seed):
        self.nodes, self.lives, self.dice = nodes, lives, random.Random(seed)
        self.fired = defaultdict(set)  # (question, seat) → ids
        self.acked = set()
        self.starts = 0

    async def run(self, enough):
        while not enough():
            table = max((live.table for live in self.lives), key=lambda t: t.n)
            if table.phase != "playing":
                await self._start()
            elif asked := table.asked():
                await asyncio.gather(*(self._fire(table, seat) for seat in asked))
            else:
                n = table.n
                await until(lambda n=n: any(live.table.n > n for live in self.lives))

    async def _start(self):
        """Both nodes are asked for the same: one of them begins the game."""
        done = await asyncio.gather(*(self._ask(n, wire.Start(client.new_id())) for n in (0, 1)))
        self.starts += 1
        assert done.count(True) == 1

    async def _fire(self, table, seat):
        """Two answers of one seat, each at both nodes."""
        question, options = table.question, table.playing.options(seat) if table.phase == "playing" else ()
        if not options:  # the node has learnt meanwhile that somebody's answer to this is in
            return
        actions = [table.game.actions.id(self.dice.choice(options)) for _ in range(2)]
        replies = [wire.Reply(client.new_id(), question[0] - 1, question[1], seat, action) for action in actions]
        self.fired[question, seat] |= {reply.id for reply in replies}
        both = [(n, reply) for reply in replies for n in (0, 1)]
        self.dice.shuffle(both)
        await asyncio.gather(*(self._ask(n, reply) for n, reply in both))

    async def _ask(self, n, request):
        done = await ask(self.nodes[n], self.lives[n], request)
        if done and isinstance(request, wire.Reply):
            self.acked.add(request.id)
        return done

    async def check(self):
        """Both nodes have the log, and in it is what was acknowledged: one reply of a seat to a question."""
        code = self.lives[0].table.code
        for node, live in zip(self.nodes, self.lives, strict=True):
            live.behind = True
            await node._follow(live)
        log = [rows.read(raw) for raw in await self.nodes[0].store.read(code)]
        fresh, written, windows = Table(code, GAMES), defaultdict(list), set()
        for row in log:
            if isinstance(row, rows.Replied):
                written[fresh.question, row.seat].append(row)
                windows |= {fresh.question} if fresh.playing.question == "window" else set()
            fresh.fold(row)
        assert not fresh.trouble
        for live in self.lives:
            assert (live.table.n, live.table.played) == (fresh.n, fresh.played)
            assert digest(live.table) == digest(fresh)
        for (question, seat), ids in self.fired.items():
            replies = written[question, seat]
            assert {row.id for row in replies if row.id} == ids & self.acked
            assert len(replies) <= 1
            assert replies or question in windows or question == fresh.question
        assert self.acked == {row.id for row in log if isinstance(row, rows.Replied) and row.id}
        assert self.starts == sum(isinstance(row, rows.Started) for row in log)


def digest(table):
    return table.playing._state.digest(), table.playing.record.checks, table.records, sorted(table.held)


def test_two_nodes_never_fork_a_log(database):
    async def run():
        async with a_node(database) as one, a_node(database) as two:
            races = []
            for n, game in enumerate(["hoax", "hoax", "resistance", "resistance"] * 3):
                live = await full_table(one, game, {"quiet": 0.1, "talk": 0.05}, seats=5)
                races.append(Race([one, two], [live, await two.find(live.table.code)], n))

            def fired():
                return sum(len(race.fired) for race in races)

            await asyncio.gather(*(race.run(lambda: fired() >= RACES) for race in races))
            for race in races:
                await race.check()
            conflicts = [node.conflicts for node in (one, two)]
            faults = [int(node.metrics.faults._value.get()) for node in (one, two)]
            return fired(), sum(len(race.acked) for race in races), conflicts, faults

    fired, acked, conflicts, faults = asyncio.run(run())
    print(f"{fired} races, {acked} acknowledged, conflicts {conflicts}")
    assert fired >= RACES
    assert min(conflicts) > 0
    assert faults == [0, 0]


# what one leaves lying ------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch):
    """Nodes that look after each other's tables soon."""
    for name, seconds in {"LOOK_AFTER": 0.3, "SWEEP": 0.1, "GRACE": 0.1, "LAG": 0.05}.items():
        monkeypatch.setattr(house, name, seconds)


@pytest.mark.usefixtures("hasty")
def test_a_bot_whose_node_is_gone_moves_at_another(database):
    async def run():
        async with a_node(database) as other:
            async with a_node(database, bot_pace=1000) as node:
                live = await full_table(node, "hoax", {}, seats=3, bots=["random"], options={"first": 1})
                await ask(node, live, wire.Start(client.new_id()))
                assert live.table.asked() == [1]
            code = live.table.code
            assert code not in other.live
            await until(lambda: code in other.live and 1 not in other.live[code].table.asked())
            assert rows.read((await other.store.read(code))[live.table.n]).seat == 1

    asyncio.run(run())


@pytest.mark.usefixtures("hasty")
def test_a_clock_whose_node_is_gone_runs_out_at_another(database):
    async def run():
        async with a_node(database) as other:
            async with a_node(database) as node:
                live = await full_table(node, "hoax", {"choice": 0.5}, seats=3)
                await ask(node, live, wire.Start(client.new_id()))
                (asked,) = live.table.asked()
            code = live.table.code
            assert code not in other.live
            await until(lambda: code in other.live and other.live[code].table.n > live.table.n)
            row = rows.read((await other.store.read(code))[live.table.n])
            assert (row.seat, row.late) == (asked, True)

    asyncio.run(run())


@pytest.mark.usefixtures("hasty")
def test_a_house_without_guests_plays_on_after_a_restart(database):
    asyncio.run(abandon(database))


# a node that doesn't know yet what another has written ----------------------------------------------------------------


class Slow(House):
    heard: list[Any]
    go: asyncio.Event
    reading: asyncio.Event


@asynccontextmanager
async def a_slow_pair(url):
    """Two nodes; the second notes the news that it has dealt with, and its reads take until they are let go."""
    async with a_node(url) as one:
        two = Slow(open_store(url), bot_pace=0.0)
        two.heard, two.go, two.reading = [], asyncio.Event(), asyncio.Event()
        news, read = two.store.news, two.store.read

        async def noted():
            async for item in news():
                yield item
                two.heard.append(item)

        async def slow(code, n=0):
            found = await read(code, n)
            two.reading.set()
            await two.go.wait()
            return found

        two.store.news, two.store.read = noted, slow  # type: ignore[method-assign, assignment]
        await two.open()
        await until(lambda: two.heard)  # it listens
        try:
            yield one, two
        finally:
            await two.close()


async def silence():
    """The news are late."""
    await asyncio.Event().wait()
    yield None


def say(text):
    return wire.Say(client.new_id(), 0, text)


def test_news_that_comes_while_a_node_loads_the_table(database):
    async def run():
        async with a_slow_pair(database) as (one, two):
            live = await full_table(one, "hoax", {}, seats=3)
            loading = asyncio.create_task(two.find(live.table.code))
            await two.reading.wait()
            await ask(one, live, say("that was not in it"))
            await until(lambda: (live.table.code, live.table.n) in two.heard)
            two.go.set()
            same = await loading
            await until(lambda: same.table.n == live.table.n)

    asyncio.run(asyncio.wait_for(run(), 10))


def test_news_that_comes_while_a_node_reads_the_last_news(database):
    async def run():
        async with a_slow_pair(database) as (one, two):
            live = await full_table(one, "hoax", {}, seats=3)
            two.go.set()
            same = await two.find(live.table.code)
            await until(lambda: not same.behind)
            two.go.clear()
            two.reading.clear()
            await ask(one, live, say("the last news"))
            await two.reading.wait()
            await ask(one, live, say("and that"))
            await until(lambda: (live.table.code, live.table.n) in two.heard)
            two.go.set()
            await until(lambda: same.table.n == live.table.n)

    asyncio.run(asyncio.wait_for(run(), 10))


def test_a_node_that_is_behind_looks_before_it_refuses(database):
    async def run():
        async with a_node(database) as one:
            two = House(open_store(database), bot_pace=0.0)
            two.store.news = silence  # type: ignore[method-assign]
            await two.open()
            try:
                live = await full_table(one, "resistance", {}, seats=5)
                same = await two.find(live.table.code)
                assert await ask(one, live, wire.Start(client.new_id()))
                (leader,) = live.table.asked()
                assert same.table.phase == "lobby"
                action = live.table.game.actions.id(live.table.playing.options(leader)[0])
                reply = wire.Reply(client.new_id(), 0, live.table.playing.ply, leader, action)
                assert await ask(two, same, reply)
                assert not await ask(two, same, wire.Reply(client.new_id(), 0, 99, leader, action))
            finally:
                await two.close()

    asyncio.run(run())
