"""An option that is a document, at a live house: bounded, checked, carried in table and record."""

import asyncio
import json
import tempfile

from hostile import http, post, problem
from living import a_house, make_table, play_through, sit
from tales import MOST, Tales

from hoodwink.core.record import Record
from hoodwink.server import client, limits

GAMES = {"tales": Tales}
TALE = "once " + "there was ☃ " * 300
NEW = {"game": "tales", "name": "Ann", "options": {"tale": TALE}}


def shown(answer):
    status, _, body = answer
    assert status == 200
    return json.loads(body)


def test_a_document_is_played_with_and_carried():
    async def go():
        async with a_house(games=GAMES) as house:
            listed = shown(await http(house.address, "GET", "/api/games"))["games"][0]["options"]
            assert [o["document"] for o in listed] == ["", "", "", "txt"]
            assert listed[-1] | {"help": ""} == {
                "name": "tale", "default": "", "help": "", "low": 0, "high": MOST, "choices": [], "document": "txt",
                "many": False,
            }  # fmt: skip
            host = await make_table(house.address, "tales", options=NEW["options"], seats=3, access="open")
            table = shown(await http(house.address, "GET", f"/api/tables/{host.code}"))
            assert table["options"]["tale"] == TALE.strip()
            (in_short,) = shown(await http(house.address, "GET", "/api/tables"))["tables"]
            assert len(in_short["options"]["tale"]) == 16
            assert in_short["options"]["rounds"] == 2
            others = [await sit(house.address, host.code, name) for name in ("Ben", "Cleo")]
            await play_through([host, *others], "tales", GAMES, level="random")
            status, _, record = await http(house.address, "GET", f"/api/tables/{host.code}/records/0")
            assert status == 200
            written = Record.loads(record.decode(), GAMES.__getitem__)
            assert written.options["tale"] == TALE.strip()
            for _ in written.replay(written.setup(GAMES.__getitem__)):
                pass

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_table_with_a_document_survives_a_restart():
    async def go():
        with tempfile.TemporaryDirectory() as folder:
            async with a_house(folder, games=GAMES) as first:
                host = await make_table(first.address, "tales", options=NEW["options"])
            async with a_house(folder, games=GAMES) as second:
                again = client.House(second.address, host.house.token)
                table = shown(await http(again.address, "GET", f"/api/tables/{host.code}"))
                assert table["options"]["tale"] == TALE.strip()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_document_that_is_wrong_or_too_large():
    async def go():
        async with a_house(games=GAMES) as house:
            bad = await post(house.address, "/api/tables", {**NEW, "options": {"tale": "twice"}})
            assert problem(bad, 400, "bad_setup") == "tale: it begins with 'once'"
            long = await post(house.address, "/api/tables", {**NEW, "options": {"tale": "once" + "x" * MOST}})
            assert f"at most {MOST} characters" in problem(long, 400, "bad_setup")
            for value in (1, True, "\0"):
                answer = await post(house.address, "/api/tables", {**NEW, "options": {"tale": value}})
                problem(answer, 400, "bad_setup")
            huge = await post(house.address, "/api/tables", {**NEW, "options": {"tale": "x" * limits.DOCUMENTS}})
            assert str(limits.DOCUMENTS) in problem(huge, 413, "too_big")
            word = await post(house.address, "/api/tables", {**NEW, "options": {"climate": "x" * 50_000}})
            assert len(problem(word, 400, "bad_setup")) < 200

    asyncio.run(asyncio.wait_for(go(), 60))


def test_other_bodies_are_as_short_as_ever():
    async def go():
        async with a_house(games=GAMES) as house:
            host = await make_table(house.address, "tales")
            body = b" " * (limits.MESSAGE + 1)
            for path in (f"/api/tables/{host.code}/seats", f"/api/tables/{host.code}/moves", "/api/tables/"):
                problem(await post(house.address, path, body), 413, "too_big")

    asyncio.run(asyncio.wait_for(go(), 60))
