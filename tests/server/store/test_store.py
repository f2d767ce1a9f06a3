"""What the house may rely on, whichever store it has."""

import asyncio
import subprocess
import sys
import time
from contextlib import aclosing

import pytest
from stores import LISTED, NODE, PLAYED, QUIET, live, opened, two_nodes

from hoodwink.core.errors import BadSetup, HoodwinkError
from hoodwink.server.store import Conflict, Gone, Head, Unavailable, open_store


@live
async def test_rows_come_back_as_they_were_written(store):
    assert await store.read("NONE") == []
    await store.append("MAX", 0, [b"made", b"\x00\xff" * 5000], QUIET)
    await store.append("MIN", 0, [b""], QUIET)
    await store.append("MAX", 2, [b"third"], QUIET)
    assert await store.read("MAX") == [b"made", b"\x00\xff" * 5000, b"third"]
    assert await store.read("MAX", 2) == [b"third"]
    assert await store.read("MAX", 3) == []
    assert await store.read("MIN") == [b""]


@live
async def test_all_tables_can_be_looked_through(store):
    """In the order of the bytes of their codes, some at a time."""
    assert await store.codes("", 9) == []
    for code, head in (("MAX", QUIET), ("B2", LISTED), ("BC", PLAYED), ("Z", QUIET)):
        await store.append(code, 0, [b"0"], head)
    assert await store.codes("", 9) == ["B2", "BC", "MAX", "Z"]
    assert await store.codes("", 2) == ["B2", "BC"]
    assert await store.codes("BC", 2) == ["MAX", "Z"]
    assert await store.codes("Z", 2) == []


@live
async def test_a_row_is_written_once(store):
    await store.append("MAX", 0, [b"0", b"1"], QUIET)
    for n in (0, 1):
        with pytest.raises(Conflict, match=f"MAX has a row {n} already"):
            await store.append("MAX", n, [b"x", b"y", b"z"], LISTED)
    assert await store.read("MAX") == [b"0", b"1"]
    assert await store.listed(9) == []  # its head wasn't written either
    await store.append("MAX", 2, [b"2"], QUIET)


@live
async def test_no_row_is_left_out(store):
    with pytest.raises(Gone, match="no table MAX"):
        await store.append("MAX", 1, [b"1"], LISTED)
    await store.append("MAX", 0, [b"0"], QUIET)
    with pytest.raises(AssertionError, match="row 2 of table MAX, which has 1"):
        await store.append("MAX", 2, [b"2"], LISTED)
    with pytest.raises(AssertionError, match="nothing to append"):
        await store.append("MAX", 1, [], LISTED)
    assert await store.read("MAX") == [b"0"]
    assert await store.listed(9) == []


@live
async def test_who_fails_does_not_undo_those_who_write_at_once(store):
    await store.append("MAX", 0, [b"0", b"1"], QUIET)
    asked = [("A", 0), ("MAX", 1), ("B", 3), ("MAX", 5), ("MAX", 2), ("Z", 0)]
    appends = [store.append(code, n, [b"%d" % n], LISTED) for code, n in asked]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert list(map(type, results)) == [type(None), Conflict, Gone, AssertionError, type(None), type(None)]
    assert [await store.read(code) for code in ("A", "B", "MAX", "Z")] == [[b"0"], [], [b"0", b"1", b"2"], [b"0"]]
    assert set(await store.listed(9)) == {("A", 1), ("MAX", 3), ("Z", 1)}


@live
async def test_a_bad_append_is_an_error_of_its_own(store):
    appends = [store.append(code, 0, [b"0", row], QUIET) for code, row in (("A", b"1"), ("B", None), ("C", b"1"))]
    good, bad, fine = await asyncio.gather(*appends, return_exceptions=True)
    assert (good, fine) == (None, None)
    assert isinstance(bad, Exception)
    assert not isinstance(bad, HoodwinkError)  # to try again is no use
    assert [len(await store.read(code)) for code in "ABC"] == [2, 0, 2]
    await store.append("B", 0, [b"0"], QUIET)


@live
async def test_appends_to_one_table_at_once_stay_in_order(store):
    await asyncio.gather(*(store.append("MAX", n, [b"%d" % n], QUIET) for n in range(200)))
    assert await store.read("MAX") == [b"%d" % n for n in range(200)]


@live
async def test_due_is_what_the_last_rows_said(store):
    for code, wake in (("LATE", 30.25), ("NEVER", None), ("SOON", 10.1), ("NEXT", 20.0)):
        await store.append(code, 0, [b"0"], Head(wake, listed=False))
    assert await store.due(30.25, 9) == [("SOON", 10.1), ("NEXT", 20.0)]
    assert await store.due(99, 2) == [("SOON", 10.1), ("NEXT", 20.0)]
    await store.append("SOON", 1, [b"1"], Head(1700000000.1234567, listed=False))
    await store.append("NEXT", 1, [b"1"], QUIET)
    assert await store.due(2e9, 9) == [("LATE", 30.25), ("SOON", 1700000000.1234567)]


@live
async def test_one_node_alone_postpones(store):
    await store.append("MAX", 0, [b"0"], Head(1700000000.1234567, listed=False))
    assert not await store.postpone("MAX", 1700000000.0, 5.0)
    assert not await store.postpone("NONE", 1700000000.1234567, 5.0)
    tried = (store.postpone("MAX", 1700000000.1234567, 1800000000.5 + i) for i in range(20))
    assert sorted(await asyncio.gather(*tried)) == [False] * 19 + [True]
    [(code, wake)] = await store.due(2e9, 9)
    assert code == "MAX"
    assert await store.postpone("MAX", wake, None)
    assert await store.due(2e9, 9) == []
    assert not await store.postpone("MAX", wake, 1.0)


@live
async def test_the_lobby_shows_the_newest_first(store):
    for code in ("ONE", "TWO", "THREE", "FOUR"):
        await store.append(code, 0, [b"0"], LISTED)
    await store.append("ONE", 1, [b"1"], LISTED)  # it is as old as it was
    await store.append("THREE", 1, [b"1"], QUIET)
    assert await store.listed(9) == [("FOUR", 1), ("TWO", 1), ("ONE", 2)]
    assert await store.listed(2) == [("FOUR", 1), ("TWO", 1)]
    assert await store.listed(2, "TWO") == [("ONE", 2)]
    assert await store.listed(2, "THREE") == [("TWO", 1), ("ONE", 2)]  # it is not shown any more, and has its place
    assert await store.listed(2, "ONE") == await store.listed(2, "NONE") == []


@live
async def test_clear_takes_what_waits_for_nothing_and_is_old(store):
    await store.append("OPEN", 0, [b"0"], PLAYED)
    for code in ("OLD", "AGAIN", "LATER"):
        await store.append(code, 0, [b"0", b"1"], QUIET)
    then = time.time()
    await store.append("AGAIN", 2, [b"2"], PLAYED)
    await store.append("LATER", 2, [b"2"], QUIET)
    assert await store.clear(then) == 1
    assert [len(await store.read(code)) for code in ("OPEN", "OLD", "AGAIN", "LATER")] == [1, 0, 3, 3]
    assert await store.clear(then) == 0
    assert await store.clear(time.time() + 60) == 1
    assert [len(await store.read(code)) for code in ("OPEN", "OLD", "AGAIN", "LATER")] == [1, 0, 3, 0]
    with pytest.raises(Gone):
        await store.append("OLD", 2, [b"2"], QUIET)
    await store.append("OLD", 0, [b"anew"], QUIET)
    assert await store.read("OLD") == [b"anew"]


@live
async def test_clear_takes_many(store):
    await asyncio.gather(*(store.append(f"T{i}", 0, [b"0"], QUIET) for i in range(1100)))
    assert await store.clear(time.time() + 60) == 1100
    assert await store.read("T7") == []


@live
async def test_hundreds_of_tables_at_once(store):
    async def play(code):
        for n in range(0, 10, 2):
            await store.append(code, n, [b"%s %d" % (code.encode(), n + i) for i in range(2)], QUIET)
            assert len(await store.read(code)) == n + 2

    codes = [f"T{i}" for i in range(300)]
    await asyncio.gather(*map(play, codes))
    for code in codes:
        assert await store.read(code) == [b"%s %d" % (code.encode(), n) for n in range(10)]


def test_two_nodes_race_for_every_row(where):
    """Thousands of tries at one table: each row has one winner, everyone else is told."""
    won, lost = {}, 0

    async def play(store, name):
        nonlocal lost
        n = 0
        while n < 1000:
            try:
                await store.append("MAX", n, [b"%s %d" % (name, n)], QUIET)
            except Conflict:
                lost += 1
                n += len(await store.read("MAX", n))
            else:
                assert n not in won
                won[n] = b"%s %d" % (name, n)
                n += 1

    async def race():
        async with two_nodes(where) as (one, other):
            await asyncio.gather(*(play(store, b"%d" % i) for i, store in enumerate([one, other] * 3)))
            assert dict(enumerate(await other.read("MAX"))) == won
            assert len(won) >= 1000
            assert lost > 1000

    asyncio.run(race())


def test_a_killed_node_loses_nothing_that_it_acknowledged(where):
    with subprocess.Popen([sys.executable, "-c", NODE, where], stdout=subprocess.PIPE) as node:
        assert node.stdout is not None
        acknowledged = [node.stdout.readline() for _ in range(200)]
        node.kill()
        acknowledged += node.stdout.readlines()
    said = {}
    for line in acknowledged:
        code, n = line.decode().split()
        said[code] = int(n) + 2

    async def look():
        async with opened(where) as store:
            for code, count in said.items():
                rows = await store.read(code)
                assert len(rows) >= count
                assert len(rows) % 2 == 0  # a pair is written as one
                assert rows == [b"%s %d" % (code.encode(), n) for n in range(len(rows))]
                await store.append(code, len(rows), [b"goes on"], QUIET)

    asyncio.run(look())


def test_close_finishes_what_is_queued(where):
    async def queue():
        store = open_store(where)
        await store.open()
        waiting = [asyncio.create_task(store.append("MAX", n, [b"%d" % n], QUIET)) for n in range(50)]
        await asyncio.sleep(0)  # they have asked
        waiting[20].cancel()  # who went away; what he asked for is done all the same
        await store.close()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [asyncio.CancelledError]
        await store.close()
        for asked in (store.append("MAX", 50, [b"50"], QUIET), store.read("MAX"), store.postpone("MAX", 1.0, 2.0)):
            with pytest.raises(Unavailable, match="closed"):
                await asked
        async with opened(where) as store:
            assert await store.read("MAX") == [b"%d" % n for n in range(50)]

    asyncio.run(queue())


def test_news_end_when_the_store_is_closed(where):
    async def listen():
        store = open_store(where)
        await store.open()
        heard = []
        started = asyncio.Event()

        async def hear():
            async with aclosing(store.news()) as news:
                started.set()
                heard.extend([item async for item in news])

        hearing = asyncio.create_task(hear())
        await started.wait()
        await store.append("MAX", 0, [b"0"], QUIET)
        await store.close()
        await hearing
        assert set(heard) <= {None}  # what one writes oneself is no news

    asyncio.run(listen())


def test_times_are_of_one_clock(where):
    """Tables made one after the other, by two nodes, are listed in that order."""

    async def make():
        async with two_nodes(where) as (one, other):
            codes = [f"T{i}" for i in range(20)]
            for code, store in zip(codes, [one, other] * 10, strict=True):
                await store.append(code, 0, [b"0"], LISTED)
            assert [code for code, _ in await other.listed(99)] == codes[::-1]

    asyncio.run(make())


def test_another_kind_of_address_is_refused_without_its_password():
    with pytest.raises(BadSetup, match="not mysql://…") as refused:
        open_store("mysql://max:secret@db/house")
    assert "secret" not in str(refused.value)
