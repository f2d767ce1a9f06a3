"""Several nodes, and a database that goes away."""

import asyncio
import os
import socket
from contextlib import aclosing, asynccontextmanager
from urllib.parse import urlsplit

import postgres
import psycopg
import pytest
from stores import QUIET, opened, refusal, two_nodes

from hoodwink.server.store import Conflict, Unavailable
from hoodwink.server.store.postgres import VERSION, PostgresStore


def test_nodes_may_start_at_once(database):
    async def start():
        stores = [PostgresStore(database) for _ in range(8)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].append("MAX", 0, [b"0"], QUIET)
        assert [await store.read("MAX") for store in stores] == [[b"0"]] * 8
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start())
    with psycopg.connect(database) as connection:
        assert connection.execute("select version from hoodwink_schema").fetchall() == [(VERSION,)]


def test_news_reach_the_other_node(database):
    async def talk():
        async with two_nodes(database) as (one, other), aclosing(one.news()) as heard, aclosing(other.news()) as told:
            assert await anext(heard) is None
            assert await anext(told) is None
            with psycopg.connect(database) as stranger:
                stranger.execute("notify hoodwink, 'something else'")
            await one.append("MAX", 0, [b"0", b"1"], QUIET)
            with pytest.raises(Conflict):
                await one.append("MAX", 1, [b"x"], QUIET)  # nothing happened: no news
            await one.append("MAX", 2, [b"2"], QUIET)
            await other.append("MIN", 0, [b"0"], QUIET)
            assert [await anext(told), await anext(told)] == [("MAX", 2), ("MAX", 3)]
            assert await anext(heard) == ("MIN", 1)  # and not what it wrote itself

    asyncio.run(talk())


def test_news_are_of_rows_that_can_be_read(database):
    async def talk():
        async with two_nodes(database) as (one, other), aclosing(other.news()) as told:
            assert await anext(told) is None
            appends = [asyncio.create_task(one.append("MAX", n, [b"0"], QUIET)) for n in range(100)]
            for count in range(1, 101):
                assert await anext(told) == ("MAX", count)
                assert len(await other.read("MAX")) >= count
            await asyncio.gather(*appends)

    asyncio.run(talk())


@pytest.mark.parametrize("crash", [False, True], ids=["restart", "crash"])
def test_a_database_that_restarts_while_tables_are_played(cluster, database, crash):
    """Whatever returned is there; then it works again by itself, and the others are told to look at everything."""
    played, back = asyncio.Event(), asyncio.Event()
    written, misses = {}, []

    async def play(store, code):
        n, goes_on = 0, 0
        while goes_on < 20:  # rows after it was away
            rows = [b"%s %d" % (code.encode(), n), b"%s %d" % (code.encode(), n + 1)]
            try:
                await store.append(code, n, rows, QUIET)
                written[code] = n = n + 2
                goes_on += back.is_set()
            except Unavailable as error:
                misses.append(error)
                n = await count(store, code)
            if n > 50:
                played.set()

    async def count(store, code):
        while True:
            try:
                return len(await store.read(code))
            except Unavailable as error:
                misses.append(error)

    async def away():
        await played.wait()
        await asyncio.to_thread(cluster.kill if crash else cluster.stop)
        await asyncio.to_thread(cluster.start)
        back.set()

    async def look():
        async with two_nodes(database) as (store, other), aclosing(other.news()) as news:
            assert await anext(news) is None
            await asyncio.gather(away(), *(play(store, f"T{i}") for i in range(8)))
            while await anext(news) is not None:
                pass
            for code, count in written.items():
                rows = await other.read(code)
                assert len(rows) == count
                assert rows == [b"%s %d" % (code.encode(), n) for n in range(count)]

    asyncio.run(look())
    assert not any(urlsplit(database).password in str(error) for error in misses)


def test_a_database_that_stays_away_is_found_again(cluster, database, monkeypatch):
    monkeypatch.setattr("hoodwink.server.store.postgres.PATIENCE", 0.2)

    async def again(store):
        try:
            await store.append("MAX", 1, [b"1"], QUIET)
        except Unavailable:
            await again(store)

    async def look():
        async with opened(database) as store:
            await store.append("MAX", 0, [b"0"], QUIET)
            await asyncio.to_thread(cluster.stop)
            for _ in range(4):  # longer than the pool tries of its own accord
                for asked in (store.append("MAX", 1, [b"x"], QUIET), store.read("MAX"), store.due(1.0, 1)):
                    with pytest.raises(Unavailable) as told:
                        await asked
                    assert urlsplit(database).password not in str(told.value)
            await asyncio.to_thread(cluster.start)
            await again(store)
            assert await store.read("MAX") == [b"0", b"1"]

    asyncio.run(look())


def test_a_restart_between_two_appends_goes_unnoticed(cluster, database):
    """Lines of the pool that died while nobody used them are found out before anything is sent."""

    async def look():
        async with opened(database) as store:
            await store.append("MAX", 0, [b"0"], QUIET)
            await asyncio.gather(*(store.read("MAX") for _ in range(20)))  # all lines are up
            await asyncio.to_thread(cluster.restart)
            await store.append("MAX", 1, [b"1"], QUIET)
            assert await store.postpone("MAX", 1.0, 2.0) is False
            assert await asyncio.gather(*(store.read("MAX") for _ in range(20))) == [[b"0", b"1"]] * 20

    asyncio.run(look())


@asynccontextmanager
async def line(url):
    """A way to the database that can be cut: after `cut.set()` it breaks when it should tell that one row was found,
    which is how an append is answered."""
    cut = asyncio.Event()
    to = urlsplit(url)

    async def pass_on(reader, writer, is_answer):
        while block := await reader.read(1 << 16):
            if is_answer and cut.is_set() and b"SELECT 1\0" in block:
                break
            writer.write(block)
        writer.close()

    async def connect(reader, writer):
        there, back = await asyncio.open_connection(to.hostname, to.port)
        await asyncio.gather(pass_on(reader, back, False), pass_on(there, writer, True))

    server = await asyncio.start_server(connect, "127.0.0.1")
    port = server.sockets[0].getsockname()[1]
    try:
        yield to._replace(netloc=f"{to.username}:{to.password}@127.0.0.1:{port}").geturl(), cut
    finally:
        server.close()


def test_a_line_lost_in_the_commit_leaves_it_open_what_is_written(database):
    async def look():
        async with opened(database) as near, line(database) as (url, cut), opened(url) as far:
            await far.append("MAX", 0, [b"0"], QUIET)
            cut.set()
            with pytest.raises(Unavailable):
                await far.append("MAX", 1, [b"1"], QUIET)
            assert await near.read("MAX") == [b"0", b"1"]
            cut.clear()
            assert await far.read("MAX", 1) == [b"1"]

    asyncio.run(look())


def test_nodes_that_write_to_the_same_tables_do_not_block_each_other(database):
    """Whoever asks first, tables are locked in one order: no deadlock."""

    async def look():
        async with two_nodes(database) as (one, other):
            codes = [f"T{i}" for i in range(10)]
            for n in range(30):
                appends = [one.append(code, n, [b"one"], QUIET) for code in codes]
                appends += [other.append(code, n, [b"other"], QUIET) for code in codes[::-1]]
                results = await asyncio.gather(*appends, return_exceptions=True)
                assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 10 + ["NoneType"] * 10

    asyncio.run(look())


def test_clear_leaves_a_table_that_is_being_written_to(database):
    """No row without those before it: the head is taken first, and another's is left alone."""

    async def look():
        async with opened(database) as store, await psycopg.AsyncConnection.connect(database) as other:
            await store.append("MAX", 0, [b"0"], QUIET)
            await store.append("MIN", 0, [b"0"], QUIET)
            await other.execute("select from hoodwink_tables where code = 'MAX' for update")
            assert await store.clear(2e9 * 2) == 1
            assert [await store.read(code) for code in ("MAX", "MIN")] == [[b"0"], []]

    asyncio.run(look())


def test_a_commit_is_on_the_disk_when_it_returns(database):
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"alter database {urlsplit(database).path[1:]} set synchronous_commit = off")

    async def look():
        async with opened(database) as store, store._connection() as connection:
            cursor = await connection.execute("show synchronous_commit")
            assert await cursor.fetchone() == ("on",)

    asyncio.run(look())


def test_who_may_not_make_tables_may_use_them(cluster, database):
    async def look():
        async with opened(database):
            pass
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("create role guest login password 'secret'")
            connection.execute("grant all on hoodwink_schema, hoodwink_tables, hoodwink_log to guest")
        guest = urlsplit(database)
        async with opened(guest._replace(netloc=f"guest:secret@127.0.0.1:{cluster.port}").geturl()) as store:
            await store.append("MAX", 0, [b"0"], QUIET)

    asyncio.run(look())


def test_a_newer_schema_is_left_alone(database):
    async def made():
        async with opened(database):
            pass

    asyncio.run(made())
    with psycopg.connect(database) as connection:
        connection.execute("update hoodwink_schema set version = version + 1")
    newer = f"was written by a newer hoodwink (schema {VERSION + 1}, this one knows {VERSION})"
    assert refusal(database) == f"the database {newer}: update hoodwink, or use another database"


def test_an_address_that_does_not_work_is_told_without_its_password(cluster):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        says = refusal(f"postgres://house:secret@127.0.0.1:{taken.getsockname()[1]}/house")
    assert says.startswith("the database 'house' at 127.0.0.1 can't be used: ")
    assert "refused" in says
    assert "secret" not in says
    says = refusal(cluster.url().replace(cluster.password, "secret"))
    assert 'password authentication failed for user "house"' in says
    assert "secret" not in says
    says = refusal(cluster.url("nowhere"))
    assert 'database "nowhere" does not exist' in says
    assert cluster.password not in says
    says = refusal(cluster.url(f"is-{cluster.password}"))  # the database quotes it
    assert 'database "is-…" does not exist' in says
    assert cluster.password not in says
    for bad in ("postgres://house:secret%zz@127.0.0.1/x", "postgres://house:secret@127.0.0.1/x?colour=secret"):
        assert refusal(bad) == "--store is no valid address: postgres://user:password@host:port/database"


def test_without_postgresql_its_tests_are_skipped_or_fail(monkeypatch):
    monkeypatch.setattr(postgres, "programs", lambda: None)
    monkeypatch.delenv("HOODWINK_TEST_ALL", raising=False)
    with pytest.raises(pytest.skip.Exception, match="apt install postgresql"):
        postgres.Cluster()
    monkeypatch.setitem(os.environ, "HOODWINK_TEST_ALL", "1")
    with pytest.raises(pytest.fail.Exception, match="apt install postgresql"):
        postgres.Cluster()
