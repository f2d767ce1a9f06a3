"""The lobby: who has a free chair is shown, whatever else there is, page by page."""

import asyncio
import itertools
import json

from hostile import http, post, problem
from living import a_house, make_table, sit

from hoodwink.games import GAMES
from hoodwink.server import desk, lobby, rows, wire
from hoodwink.server.desk import hashed
from hoodwink.server.house import ALPHABET
from hoodwink.server.store import Head


async def shown(house, after=""):
    status, _, body = await http(house.address, "GET", f"/api/tables{after and f'?after={after}'}")
    assert status == 200
    page = json.loads(body)
    return [table["code"] for table in page["tables"]], page["next"]


async def pages(house):
    """All of them, and how many pages they were."""
    codes, after, count = [], "", 0
    while after is not None:
        some, after = await shown(house, after)
        codes += some
        count += 1
    return codes, count


async def fill(house, tables, full=False):
    """Straight into the store, as another node would: their codes, oldest first."""
    new = wire.NewTable("hoax", "Ann", seats=3, access="open", bots=["regular"] * (2 if full else 1))
    written = [rows.write(row) for row in desk.make(new, hashed("ann"), GAMES, 0.0)]
    letters = itertools.islice(itertools.product(ALPHABET, repeat=5), tables)
    codes = ["".join(some) + ("B" if full else "C") for some in letters]
    for code in codes:
        await house.store.append(code, 0, written, Head(None, listed=not full))
    return codes


def test_full_tables_do_not_crowd_out_those_with_a_free_chair():
    """Today's newest hundred were looked at, and the full ones among them dropped."""

    async def go():
        async with a_house() as house:
            free = await make_table(house.address, "hoax", seats=3, access="open")
            await asyncio.gather(
                *(make_table(house.address, "hoax", seats=3, access="open", bots=["regular"] * 2) for _ in range(110))
            )
            await make_table(house.address, "hoax", seats=3, access="link")
            assert await shown(house) == ([free.code], None)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_table_is_shown_while_somebody_may_sit_down():
    async def go():
        async with a_house() as house:
            host = await make_table(house.address, "hoax", seats=3, access="open")
            second = await sit(house.address, host.code, "Ben")
            assert (await shown(house))[0] == [host.code]
            third = await sit(house.address, host.code, "Cay")
            assert (await shown(house))[0] == []
            live = house.live[host.code]

            async def do(seat, request):
                await house.do(live, lambda t, now: desk.decide(t, request, hashed(seat.house.token), now))

            await do(third, wire.Leave("1", 2))
            assert (await shown(house))[0] == [host.code]
            await do(host, wire.Bot("2", 2, "random"))
            assert (await shown(house))[0] == []
            await do(host, wire.Start("3"))
            assert (await shown(house))[0] == []
            await do(host, wire.Finish("4"))
            await do(second, wire.Leave("5", 1))
            assert (await shown(house))[0] == [host.code]
            await do(host, wire.Leave("6", 0))
            assert (await shown(house))[0] == [], "a bot alone invites nobody"

    asyncio.run(asyncio.wait_for(go(), 60))


def test_ten_thousand_tables_are_pages_and_a_look_is_one_question_to_the_store():
    async def go():
        async with a_house() as house:
            free = await fill(house, 10_000)
            asked, read, listed = [], house.store.read, house.store.listed

            async def reads(*what):
                asked.append("table")
                return await read(*what)

            async def lists(*what):
                asked.append("lobby")
                return await listed(*what)

            house.store.read, house.store.listed = reads, lists
            first, after = await shown(house)
            assert first == free[::-1][: lobby.PAGE]
            assert after == first[-1]
            assert (asked.count("lobby"), asked.count("table")) == (1, lobby.PAGE)
            asked.clear()
            assert (await shown(house))[0] == first
            assert asked == ["lobby"], "what is shown of a table is made once"
            asked.clear()
            code = first[7]
            status, _, _ = await post(house.address, f"/api/tables/{code}/seats", {"name": "Ben"})
            assert status == 201
            asked.clear()
            assert (await shown(house))[0] == [one for one in free[::-1][: lobby.PAGE + 1] if one != code]
            assert asked == ["lobby", "table"]
            assert set(house.live) == {code}, "to be looked at a table isn't taken up"

    asyncio.run(asyncio.wait_for(go(), 120))


def test_the_pages_are_all_of_them_once():
    async def go():
        async with a_house() as house:
            free = await fill(house, lobby.PAGE * 2 + 3)
            assert await pages(house) == (free[::-1], 3)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_store_of_an_older_house_lists_full_tables_too():
    """It wrote down who may be shown, not who is: they are left out here."""

    async def go():
        async with a_house() as house:
            free = await fill(house, 3)
            for code in await fill(house, lobby.PAGE * 3, full=True):
                await house.store.append(code, 4, [rows.write(rows.Readied(0.0, 0, True))], Head(None, listed=True))
            assert await shown(house) == (free[::-1], None)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_what_is_no_code():
    async def go():
        async with a_house() as house:
            for after in ("x", "BCDFG1", "'; drop"):
                problem(
                    await http(house.address, "GET", f"/api/tables?after={after.replace(' ', '%20')}"), 404, "unknown"
                )
            assert await shown(house, "BCDFGH") == ([], None)

    asyncio.run(asyncio.wait_for(go(), 60))
