"""A store that hangs, is full, or has one table locked: refusals in seconds, an honest word about it, and nobody else
waits."""

import asyncio
import json
import threading
from contextlib import asynccontextmanager

import psycopg
import pytest
from hostile import a_line, http, problem
from living import a_house, make_table

from hoodwink.server import store as stores
from hoodwink.server import wire
from hoodwink.server.store import Head, Locked, Unavailable, open_store

QUIET = Head(wake=None, listed=False)


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """Who waits four seconds in a house waits one here."""
    for module in ("", ".sqlite", ".postgres"):
        monkeypatch.setattr(f"hoodwink.server.store{module}.PATIENCE", 1.0)


def say(n):
    return {"type": "say", "id": f"say {n}", "seat": 0, "text": f"line {n}"}


# a hung database ------------------------------------------------------------------------------------------------------


def test_a_hung_database_gives_refusals_and_then_goes_on(cluster, database):
    async def go():
        async with a_house(database) as house:
            seats = [await make_table(house.address, "hoax", seats=3) for _ in range(3)]
            async with a_line(house.address, seats[0].code, seats[0].house.token) as line:
                assert await line.ask(say("before")) == wire.Ack("say before")
                with cluster.hung():
                    for n in range(10):
                        await line.send(say(n))
                    answers = [await line.answer() for n in range(10)]  # each within the patience of `letter`
                    assert {(answer.id, answer.code) for answer in answers} == {
                        (f"say {n}", "unavailable") for n in range(10)
                    }
                    problem(await http(house.address, "GET", "/readyz"), 503, "unavailable")
                    problem(await http(house.address, "GET", "/api/tables"), 503, "unavailable")
                    assert (await http(house.address, "GET", "/healthz"))[0] == 200
                    assert (await http(house.address, "GET", f"/api/tables/{seats[1].code}"))[0] == 200, (
                        "it is in memory"
                    )
                    assert house.reach.out
                while house.reach.out:
                    await asyncio.sleep(0.01)
                for n in range(10):
                    while isinstance(answer := await line.ask(say(n)), wire.Refused):
                        assert answer.code in ("unavailable", "too_fast")
                        await asyncio.sleep(0.2)
                assert (await http(house.address, "GET", "/readyz"))[0] == 200
                said = house.live[seats[0].code].table.chat
                assert [one.text for one in said] == ["line before", *(f"line {n}" for n in range(10))], "each once"

    asyncio.run(asyncio.wait_for(go(), 60))


def test_whoever_asks_a_hung_database_is_told(cluster, database):
    async def go():
        async with opened(database) as store:
            await store.append("MAX", 0, [b"0"], QUIET)
            with cluster.hung():
                asked = (
                    store.append("MAX", 1, [b"1"], QUIET), store.read("MAX"), store.probe(), store.listed(9),
                    store.due(9.0, 9), store.postpone("MAX", 1.0, 2.0), store.codes("", 9),
                )  # fmt: skip
                told = await asyncio.gather(*asked, return_exceptions=True)
                assert [type(error) for error in told] == [Unavailable] * len(asked)
            while True:
                try:
                    await store.probe()
                    break
                except Unavailable:
                    await asyncio.sleep(0.05)
            rows = await store.read("MAX")
            assert rows in ([b"0"], [b"0", b"1"])  # nobody knows
            await store.append("MAX", len(rows), [b"2"], QUIET)

    asyncio.run(asyncio.wait_for(go(), 60))


@asynccontextmanager
async def opened(where):
    store = open_store(str(where))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


# one locked row -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def locking(database, code):
    """Somebody at the console has a table's row, and doesn't give it back."""
    async with await psycopg.AsyncConnection.connect(database) as console:
        await console.execute("select from hoodwink_tables where code = %s for update", (code,))
        yield console


def test_a_locked_row_holds_up_no_other_table(database):
    async def go():
        async with opened(database) as store:
            codes = [f"T{n}" for n in range(10)]
            for code in codes:
                await store.append(code, 0, [b"0"], Head(wake=5.0, listed=True))
            async with locking(database, "T0"):
                held = asyncio.ensure_future(store.append("T0", 1, [b"1"], QUIET))
                for n in range(1, 40):
                    await asyncio.gather(*(store.append(code, n, [b"%d" % n], QUIET) for code in codes[1:]))
                    assert not held.done(), "it was done before the others"
                    if n == 20:
                        assert not await store.postpone("T0", 5.0, 6.0)
                with pytest.raises(Locked, match="T0"):
                    await held
            await store.append("T0", 1, [b"1"], QUIET)
            assert [len(await store.read(code)) for code in codes] == [2] + [40] * 9

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_row_that_is_let_go_in_time_is_written(database):
    async def go():
        async with opened(database) as store:
            await store.append("T0", 0, [b"0"], QUIET)
            async with locking(database, "T0") as console:
                both = asyncio.gather(*(store.append("T0", n, [b"%d" % n], QUIET) for n in (1, 2)))
                await asyncio.sleep(0.1)
                await console.rollback()
                await both
            assert await store.read("T0") == [b"0", b"1", b"2"]

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_locked_table_is_no_outage_of_the_house(database):
    async def go():
        async with a_house(database) as house:
            one, two = [await make_table(house.address, "hoax", seats=3) for _ in range(2)]
            async with locking(database, one.code), a_line(house.address, one.code, one.house.token) as line:
                await line.send(say(1))
                async with a_line(house.address, two.code, two.house.token) as other:
                    for n in range(5):
                        assert await other.ask(say(n)) == wire.Ack(f"say {n}")
                answer = await line.answer()
                assert (answer.id, answer.code) == ("say 1", "unavailable")
                assert not house.reach.out
                assert (await http(house.address, "GET", "/readyz"))[0] == 200

    asyncio.run(asyncio.wait_for(go(), 60))


# health ---------------------------------------------------------------------------------------------------------------


def test_a_store_that_can_be_read_and_not_written_is_not_ready(database):
    """A database that has become read-only, as after a failover or on a full disk, answers all that is asked of it."""

    async def go():
        async with a_house(database) as house:
            assert (await http(house.address, "GET", "/readyz"))[0] == 200
            house.reach._probed = None
            name = database.rpartition("/")[2]
            async with await psycopg.AsyncConnection.connect(database, autocommit=True) as console:
                await console.execute(f"alter database {name} set default_transaction_read_only = on")
                await console.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                )
                await asyncio.sleep(0.1)
                problem(await http(house.address, "GET", "/readyz"), 503, "unavailable")
                assert json.loads((await http(house.address, "GET", "/healthz"))[2])["ok"] is True
                await console.execute("set default_transaction_read_only = off")
                await console.execute(f"alter database {name} set default_transaction_read_only = off")
                await console.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                )
            while (await http(house.address, "GET", "/readyz"))[0] != 200:
                await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_probe_of_a_folder_is_written_to_the_disk(tmp_path):
    async def go():
        async with opened(tmp_path) as store:
            await store.probe()
            written = (tmp_path / "house.db-wal").stat().st_size
            await store.probe()
            assert (tmp_path / "house.db-wal").stat().st_size > written, "a probe writes"

    asyncio.run(go())


def test_a_disk_that_hangs_is_told(tmp_path):
    async def go():
        goes_on = threading.Event()
        async with opened(tmp_path) as store:
            stuck = asyncio.ensure_future(store._write(lambda _: goes_on.wait()))
            await asyncio.sleep(0)
            with pytest.raises(Unavailable, match="does not answer"):
                await store.append("MAX", 0, [b"0"], QUIET)
            with pytest.raises(Unavailable):
                await stuck
            goes_on.set()
            await store.probe()
            assert await store.read("MAX") == [b"0"], "it was written after all"

    asyncio.run(asyncio.wait_for(go(), 60))


def test_many_who_ask_whether_it_is_ready_are_one_write(monkeypatch):
    async def go():
        async with a_house() as house:
            probes, probe = [], house.store.probe

            async def counted():
                probes.append(1)
                await probe()

            monkeypatch.setattr(house.store, "probe", counted)
            answers = await asyncio.gather(*(http(house.address, "GET", "/readyz") for _ in range(50)))
            assert {status for status, _, _ in answers} == {200}
            assert len(probes) <= 3

    asyncio.run(go())


def test_nobody_waits_longer_for_a_lock_than_for_an_answer():
    assert stores.PATIENCE <= 5
