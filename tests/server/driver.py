"""Plays many tables of a house at once, through whatever happens to it, and shows afterwards that nothing was lost."""

import asyncio
import itertools
import random
import time
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal

from living import FAST

from hoodwink.bots import Bot, make
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.record import Record
from hoodwink.games import GAMES, find
from hoodwink.server import client, desk, rows, wire
from hoodwink.server.house import House
from hoodwink.server.store import open_store
from hoodwink.server.table import Table

PLAYED: tuple[dict[str, Any], ...] = (  # in turn; most are short
    {"game": "resistance", "seats": 5, "bots": ["random"]},
    {"game": "hoax", "seats": 3},
    {"game": "hoax", "seats": 4, "options": {"immunities": False}, "bots": ["random"]},
    {"game": "resistance", "seats": 5, "preset": "plots", "bots": ["regular", "random"]},
    {"game": "hoax", "seats": 5, "bots": ["random"]},
    {"game": "hoax", "seats": 6, "preset": "first game", "bots": ["random", "random", "regular"]},
    {"game": "resistance", "seats": 5, "preset": "inquisitor"},
    {"game": "hoax", "seats": 4, "bots": ["regular"]},
    {"game": "resistance", "seats": 7, "preset": "hostile intent", "bots": ["random", "regular", "random", "random"]},
    {"game": "hoax", "seats": 3, "options": {"goal": 1}, "bots": ["random"]},
    {"game": "resistance", "seats": 6, "preset": "hunter", "bots": ["regular", "random", "random"]},
    {"game": "hoax", "seats": 3, "bots": ["regular"]},
)
REGULAR = 0.05  # of the clients play well, which makes for longer games, the others at random
TALKS = 0.1  # of the replies come with a line of chat: nothing but its id keeps it from being said twice
PATIENCE = 100  # seconds, and one more for each table: then a game has got stuck
ALLOWED = {  # refusals that a client who did nothing wrong may get
    "stale", "illegal", "not_now",  # a bot or the clock answered for him; the game is on already
    "muted", "too_fast", "busy", "unavailable",
}  # fmt: skip


async def until(is_so):
    """Where there is nothing to wait for but that it is so."""
    while not is_so():
        await asyncio.sleep(0.01)


async def kill_again_and_again(process, driver, kills):
    """The first time before it is open. How often it was while games were on."""
    done = 0
    for n in range(kills):
        await asyncio.sleep(random.uniform(0.5, 1.5) if n else 0)
        done += driver.over < driver.wanted
        process.kill()
        await asyncio.to_thread(process.start)
    return done


async def abandon(where, tables=8):
    """Games are begun and everybody goes, the house too; opened again, it brings them to their end alone."""
    clocks: dict[wire.Decision, float] = dict.fromkeys(("choice", "ballot", "window", "race", "quiet", "talk"), 0.3)
    first, holder, codes = House(open_store(where), bot_pace=1000), desk.hashed("gone"), []
    await first.open()

    def making(new):
        return lambda now: desk.make(new, holder, GAMES, now)

    def sitting(name):
        return lambda t, now: desk.sit(t, wire.Join(name), holder, now)

    for chosen in itertools.islice(itertools.cycle(PLAYED), tables):
        new = wire.NewTable(name="Ann", clock="custom", seconds=clocks, **chosen)
        live = await first.make(making(new))
        codes.append(live.table.code)
        for n in range(sum(chair.kind == "open" for chair in live.table.chairs)):
            await first.do(live, sitting(f"Guest {n}"))
        await first.do(live, lambda t, now: desk.decide(t, wire.Start("start"), holder, now))
    await first.close()
    second = House(open_store(where), bot_pace=0)
    await second.open()
    try:
        assert not second.live
        await until(lambda: second.live.keys() == set(codes))
        await until(lambda: all(live.table.phase == "over" for live in second.live.values()))
        for live in second.live.values():
            record = live.table.playing.record
            assert record.ended
            for _ in record.replay(record.setup(find)):
                pass
    finally:
        await second.close()


class Nodes(client.House):
    """A house of several nodes: one that is stuck to, or any of them at every try."""

    def __init__(self, addresses):
        super().__init__(addresses[0])
        self.addresses = random.choice([addresses, random.sample(addresses, 1)])

    def fetch(self, path, body=None):
        self.address = random.choice(self.addresses)
        return super().fetch(path, body)

    def socket(self, code):
        self.address = random.choice(self.addresses)
        return super().socket(code)


@dataclass
class Tally:
    """What the driver counts."""

    tables: int = 0
    sent: int = 0  # replies and lines of chat
    acked: int = 0
    lost: int = 0  # lines
    resent: int = 0  # requests that were not acknowledged when a line was lost
    saved: int = 0  # of these: they had been written, only the word of it was lost
    rows: int = 0
    late: int = 0
    refused: Counter[str] = field(default_factory=Counter)


@dataclass
class Client:
    """A seat of the driver's, and what it has sent."""

    seat: client.Seat
    bot: Bot
    dice: random.Random
    sent: dict[str, Action | None] = field(default_factory=dict)  # id → action, None for a line of chat
    resent: dict[str, float] = field(default_factory=dict)  # id → when first
    commitments: set[str | None] = field(default_factory=set)

    async def play(self, starts):
        """Until the game is over and everything that was sent is answered."""
        seat, answered = self.seat, None
        if starts:
            await seat.send(wire.Start(client.new_id()))
        async for letter in seat.letters(find):
            if isinstance(letter, wire.Welcome) and seat.lost:
                for id in seat.pending:
                    self.resent.setdefault(id, time.time())
            elif isinstance(letter, wire.Table) and letter.table.phase == "playing":
                self.commitments.add(letter.table.commitment)
            if seat.table is not None and seat.table.phase == "over":
                if not seat.pending:
                    return
            elif isinstance(letter, wire.Frame) and letter.public.talk == seat.seat:
                await seat.send(wire.Open(client.new_id(), seat.seat))
            elif isinstance(letter, wire.Frame) and seat.eyes and seat.eyes.options:
                question = letter.public.game, letter.public.view["ply"]
                if question != answered:
                    answered = question
                    await self._answer(letter)

    async def _answer(self, frame):
        seat = self.seat
        if frame.private.away:
            await seat.send(wire.Back(client.new_id(), seat.seat))
        if self.dice.random() < TALKS:
            line = wire.Say(client.new_id(), seat.seat, f"line {len(self.sent)}")
            self.sent[line.id] = None
            await seat.send(line)
        assert seat.eyes is not None
        action = self.bot(seat.eyes.view, seat.eyes.options)
        self.sent[await seat.reply(action)] = action


class Driver:
    """`over` says how many tables are."""

    def __init__(self, addresses, tables, seed=0):
        self.addresses, self.dice = addresses, random.Random(seed)
        self.tables = {}  # code → clients
        self.wanted, self.begun, self.over = tables, 0, 0

    async def run(self):
        """Make the tables, all at once, and play them through."""
        settings = itertools.islice(itertools.cycle(PLAYED), self.wanted)
        async with asyncio.timeout(PATIENCE + self.wanted), asyncio.TaskGroup() as group:
            for chosen in settings:
                group.create_task(self._table(chosen, self.dice.random()))

    async def _table(self, chosen, seed):
        dice = random.Random(seed)
        house = Nodes(self.addresses)
        new = wire.NewTable(name="Ann", clock="custom", seconds=FAST, **chosen)
        joined = await _insist(lambda: house.post("/api/tables", new, wire.Joined))
        seats = [client.Seat(house, joined.code, 0)]
        free = chosen["seats"] - 1 - len(chosen.get("bots", ()))
        seats += await asyncio.gather(*(self._sit(joined.code, f"Guest {n}") for n in range(free)))
        clients = []
        for seat in seats:
            level: Literal["random", "regular"] = "regular" if dice.random() < REGULAR else "random"
            bot = make(chosen["game"], level, Dice(str(dice.random())))
            clients.append(Client(seat, bot, random.Random(dice.random())))
        self.tables[joined.code] = clients
        self.begun += 1
        await asyncio.gather(*(one.play(starts=n == 0) for n, one in enumerate(clients)))
        self.over += 1

    async def _sit(self, code, name):
        """The answer may be lost though the seat was given: then the name is at the table."""
        house = Nodes(self.addresses)

        def ask():
            table = house.get(f"/api/tables/{code}", wire.TableInfo)
            names = [seat.name for seat in table.seats]
            return names.index(name) if name in names else house.post(path, wire.Join(name), wire.Joined).seat

        path = f"/api/tables/{code}/seats"
        return client.Seat(house, code, await _insist(ask))

    # afterwards ----------------------------------------------------------------------------------------------------

    async def records(self):
        """By code, as the house gives them out."""
        found = {}
        for code, clients in self.tables.items():
            house = clients[0].seat.house
            found[code] = await _insist(lambda h=house, c=code: h.fetch(f"/api/tables/{c}/records/0"))
        return {code: Record.loads(text.decode(), find) for code, text in found.items()}

    async def check(self, records, where):
        """Everything that was acknowledged is in the store and in the records, once. The house is closed."""
        assert len(self.tables) == len(records) == self.wanted
        store, tally = open_store(where), Tally(self.wanted)
        await store.open()
        try:
            for code, clients in self.tables.items():
                log = await store.read(code)
                assert await store.read(code, len(log) - 1) == log[-1:], "the numbers of its rows have a gap"
                check_table(code, clients, records[code], [rows.read(raw) for raw in log], tally)
        finally:
            await store.close()
        return tally


async def _insist(ask):
    """Until the house answers; it may be down just now."""
    while True:
        with suppress(BadSetup):
            return await asyncio.to_thread(ask)
        await asyncio.sleep(0.1)


def check_table(code, clients, record, log, tally):
    """One table: what its clients were told, its record, its log."""
    (seen,) = set().union(*(one.commitments for one in clients))
    assert record.ended
    assert sha256(record.seed.encode()).hexdigest() == seen, "it was dealt by another seed than was promised"
    for _ in record.replay(record.setup(find)):
        pass

    ids = Counter(row.id for row in log if row.id)
    assert set(ids.values()) <= {1}, "an id is in the log twice"
    written = {row.id: row for row in log if isinstance(row, rows.Replied | rows.Said) and row.id}
    assert written.keys() <= {id for one in clients for id in one.sent}, "nobody sent this"
    for one in clients:
        _check_client(one, written, find(record.game).actions, tally)
    _check_replies(record, log)

    table = Table(code, GAMES)
    for row in log:
        table.fold(row)
    assert (table.phase, table.trouble, table.n) == ("over", "", len(log))
    assert table.playing.record.checks == record.checks
    tally.rows += len(log)
    tally.late += sum(isinstance(row, rows.Replied) and row.late for row in log)


def _check_client(one, written, actions, tally):
    for id in set(one.seat.acked) & one.sent.keys():
        assert id in written, "it was acknowledged and is lost"
        row, action = written[id], one.sent[id]
        assert row.seat == one.seat.seat
        assert isinstance(row, rows.Said) if action is None else actions.from_json(row.action) == action
        tally.saved += row.at < one.resent.get(id, 0)
        tally.acked += 1
    assert not one.seat.pending
    codes = Counter(refused.code for refused in one.seat.refusals)
    assert codes.keys() <= ALLOWED, codes
    tally.refused += codes
    tally.sent += len(one.sent)
    tally.lost += one.seat.lost
    tally.resent += len(one.resent)


def _check_replies(record, log):
    """Seat by seat, the replies of the log are those of the record."""
    actions, logged, recorded = find(record.game).actions, defaultdict(list), defaultdict(list)
    for row in log:
        if isinstance(row, rows.Replied):
            logged[row.seat].append(actions.from_json(row.action))
    for row in record.rows:
        if not isinstance(row.what, int):
            recorded[row.seat].append(row.what)
    assert logged == recorded
