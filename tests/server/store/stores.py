"""What the tests of both stores share."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from hoodwink.core.errors import BadSetup
from hoodwink.server.store import Head, open_store

QUIET = Head(wake=None, listed=False)
LISTED = Head(wake=None, listed=True)
PLAYED = Head(wake=1.0, listed=False)


@asynccontextmanager
async def opened(where):
    store = open_store(where)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def two_nodes(where):
    """Two stores of one database. SQLite has one node: the same twice."""
    async with opened(where) as one:
        if "://" in where:
            async with opened(where) as other:
                yield one, other
        else:
            yield one, one


def refusal(where):
    """What a house that can't have this place is told, in one line."""

    async def refused():
        store = open_store(where)
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(BadSetup) as error:
        asyncio.run(refused())
    assert "\n" not in str(error.value)
    return str(error.value)


def live(test):
    """A test of an open store, once for each kind: `where` is a fixture."""

    def run(where):
        async def played():
            async with opened(where) as store:
                await test(store)

        asyncio.run(played())

    run.__doc__ = test.__doc__
    return run


# A node that appends pairs of rows to four tables and says so, a line for each pair, until it is killed.
NODE = """
import asyncio, os, sys
import pytest

from hoodwink.core.errors import BadSetup
from hoodwink.server.store import Head, open_store

async def play(store, code):
    for n in range(0, 1_000_000, 2):
        await store.append(code, n, [b"%s %d" % (code.encode(), n), b"%s %d" % (code.encode(), n + 1)], HEAD)
        os.write(1, b"%s %d\\n" % (code.encode(), n))

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, code) for code in "ABCD"))

HEAD = Head(wake=None, listed=False)
asyncio.run(main())
"""
