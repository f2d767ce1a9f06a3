"""Hostile clients at the door: origins, paths, names, links to other devices, slow readers, and faults of ours."""

import asyncio
import json

import pytest
from hostile import a_scene, http, post, problem, refused
from living import make_table
from websockets.exceptions import InvalidStatus

from hoodwink.server import desk, routes, wire
from hoodwink.server.door import HEADERS, new_token
from hoodwink.server.limits import PerAddress
from hoodwink.server.socket import Connection

NEW = {"game": "hoax", "name": "Eve"}
ELSEWHERE = "https://play.example"


# origins --------------------------------------------------------------------------------------------------------------


def origins(address):
    """Other sites, and what is no site at all."""
    host = address.removeprefix("http://")
    name, port = host.split(":")
    return [
        "http://evil.example", f"http://{name}", f"http://{name}:{int(port) ^ 1}", f"http://{host}.evil.example",
        f"http://evil@{host}", f"http://{host}/", f"http://evil.example/{host}", host, "null", "", "http://", "http://[",
    ]  # fmt: skip


def test_a_page_of_another_site_can_neither_post_nor_connect():
    async def go():
        async with a_scene(origins=(ELSEWHERE,)) as scene, scene.untouched():
            for origin in origins(scene.address):
                problem(await post(scene.address, "/api/tables", NEW, origin=origin), 403, "origin")
                with pytest.raises(InvalidStatus) as caught:
                    async with scene.line(scene.host, origin=origin):
                        pass
                answer = caught.value.response
                assert (answer.status_code, json.loads(answer.body)["code"]) == (403, "origin"), origin
                assert HEADERS.items() <= {k.lower(): v for k, v in answer.headers.items()}.items()
            for origin in (scene.address, ELSEWHERE):
                status, _, _ = await post(scene.address, "/api/tables", NEW, origin=origin)
                assert status == 201
                async with scene.line(scene.host, origin=origin) as line:
                    await line.until(wire.Table, lambda letter: letter.mine == [0])
            status, _, _ = await post(scene.address, "/api/tables", NEW)  # no browser
            assert status == 201

    asyncio.run(go())


# paths, methods, headers ----------------------------------------------------------------------------------------------


def test_paths_that_lead_nowhere():
    async def go():
        async with a_scene() as scene, scene.untouched():
            code, loaded = scene.code, len(scene.house.live)
            for path in (
                "%00", f"{code}%00", f"{code}%0a", code * 100, code[:5], f"{code}x", "%2e%2e", "ßßß",
                "%ff%fe", "' or 1=1--"[:6], "BCDFGH",
            ):  # fmt: skip
                quoted = path.replace(" ", "%20").replace("ß", "%c3%9f")
                async with scene.line(scene.host, quoted) as line:
                    refused(await line.answer(), "unknown")
                    assert (await line.closed())[0] == 4004
                problem(await http(scene.address, "GET", f"/api/tables/{quoted}"), 404, "unknown")
            for path in ("", "../api/games", f"..%2f{code}", f"{code}/x", f"../ws/{code}/.."):
                with pytest.raises(InvalidStatus) as caught:
                    async with scene.line(scene.host, path):
                        pass
                assert caught.value.response.status_code in (403, 404), path
            for path in ("/<script>", "/api", "/api/tables/../games", "/..%2f..%2fetc/passwd", "//evil.example/x"):
                problem(await http(scene.address, "GET", path), 404, "unknown")
            assert len(scene.house.live) == loaded
            async with scene.line(scene.host, code.lower()) as line:  # typed in by hand
                await line.until(wire.Table, lambda letter: letter.mine == [0])

    asyncio.run(go())


async def some_of_each(scene):
    """An answer of every kind that there is, by status."""
    a = scene.address
    get = lambda path: http(a, "GET", path)  # noqa: E731
    yield 200, await get("/")
    yield 200, await get("/healthz")
    yield 404, await get("/metrics")
    yield 200, await get("/openapi.json")
    yield 200, await get(f"/api/tables/{scene.code}")
    yield 200, await get(f"/api/tables/{scene.code}/qr.svg")
    yield 200, await http(a, "HEAD", "/api/games")
    yield 400, await post(a, "/api/tables", b"{")
    yield 403, await post(a, "/api/tables", NEW, origin="http://evil.example")
    yield 404, await get("/nothing")
    yield 404, await get("/api/tables/BCDFGH")
    for method in ("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"):
        yield 405, await http(a, method, "/api/games")
    yield 405, await http(a, "POST", "/", b"{}")
    yield 409, await get(f"/api/tables/{scene.code}/records/0")
    yield 413, await post(a, f"/api/tables/{scene.code}/seats", b" " * 5000)
    yield 413, await post(a, "/api/tables", b" " * 100_000)


def test_headers_of_every_answer(monkeypatch):
    async def go():
        async with a_scene() as scene, scene.untouched():
            async for status, (got, headers, body) in some_of_each(scene):
                assert got == status, body
                assert HEADERS.items() <= headers.items(), body
                if headers["content-type"] not in ("text/html; charset=utf-8", "image/svg+xml"):
                    assert b"<script" not in body
        async with a_scene(limits=PerAddress(100, 100, 5)) as scene:
            monkeypatch.setattr(routes, "game_info", broken)
            assert HEADERS.items() <= (await http(scene.address, "GET", "/api/games"))[1].items()
            answers = [await http(scene.address, "GET", "/") for _ in range(10)]
            problem(answers[-1], 429, "too_many")
            assert all(HEADERS.items() <= headers.items() for _, headers, _ in answers)

    asyncio.run(go())


def test_a_host_that_fits_on_no_picture():
    async def go():
        async with a_scene() as scene, scene.untouched():
            for host in ("a" * 5000, "[", "a b", '"><script>'):
                path = f"/api/tables/{scene.code}/qr.svg"
                status, _, body = await http(scene.address, "GET", path, headers={"host": host})
                assert status in (200, 400, 421), host
                assert b"<script" not in body

    asyncio.run(go())


# names and chat -------------------------------------------------------------------------------------------------------

REFUSED = [
    "", " ", "\t\n", "a" * 17, "a" * 5000, "a\x00", "\x1b[2J", "a\x7f", "\u202eadE", "a\u2066b", "\u200b",
    "a\u200db", "\ufeff", "a\u00adb", "\ue000", "a\U000e0041",
]  # fmt: skip
CARRIED = [
    "<b>Eve</b>", "<script>x=1</", '"><img src=x>', "&lt;Eve&gt;", "{{7*7}}", "${7*7}", "'; drop table", "%s%n%x",
    "Зоя", "日本", "عمر", "J\u0308o",
]  # fmt: skip


def test_names_and_chat_are_plain_text_or_nothing():
    async def go():
        async with a_scene(playing=False) as scene, scene.line(scene.host) as line:
            seats = f"/api/tables/{scene.code}/seats"
            async with scene.untouched():
                for name in REFUSED:
                    got, _, body = await post(scene.address, seats, {"name": name})
                    assert got in (400, 409, 413), name  # 409: the table is full
                    got, _, body = await post(scene.address, "/api/tables", {**NEW, "name": name})
                    assert got in (400, 413), name
                for text in ("", " ", "\x00", "\u202eabc", "a\u200bb", "\x1b[2J"):
                    refused(await line.ask({"type": "say", "id": "x", "seat": 0, "text": text}), "bad_message")
            for n, name in enumerate(CARRIED):
                got, headers, body = await post(scene.address, "/api/tables", {**NEW, "name": name})
                assert (got, headers["content-type"]) == (201, "application/json")
                code = json.loads(body)["code"]
                _, headers, body = await http(scene.address, "GET", f"/api/tables/{code}")
                assert headers["content-type"] == "application/json"
                assert headers["x-content-type-options"] == "nosniff"
                assert json.loads(body)["seats"][0]["name"] == name
                assert await line.ask({"type": "say", "id": f"c{n}", "seat": 0, "text": name}) == wire.Ack(f"c{n}")
                for page in ("/", "/openapi.json"):
                    assert name.encode() not in (await http(scene.address, "GET", page))[2]
            said = [line.text for letter in line.seen if isinstance(letter, wire.Said) for line in letter.lines]
            assert said == CARRIED

    asyncio.run(go())


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f", "\u034f", "Ann\u034f", "Ann\u3164"])
def test_a_name_that_cant_be_seen_or_told_from_another(name):
    async def go():
        async with a_scene(playing=False) as scene:
            code = (await make_table(scene.address, "hoax", scene.host)).code  # Ann's
            status, _, _ = await post(scene.address, f"/api/tables/{code}/seats", {"name": name})
            assert status in (400, 409)

    asyncio.run(go())


# links to other devices -----------------------------------------------------------------------------------------------


def test_links_work_once_in_time_and_for_ones_own_seats(monkeypatch):
    async def go():
        async with a_scene() as scene:
            moves, moved = (f"/api/tables/{scene.code}/{what}" for what in ("moves", "moved"))
            async with scene.untouched():
                for token in (None, scene.stranger):
                    problem(await post(scene.address, moves, {}, token), 403, "not_yours")
                problem(await post(scene.address, moves, {"screen": True}, scene.guest), 403, "not_host")
                for key in ("", "x", "x" * 22, "../x", "\u0000"):
                    problem(await post(scene.address, moved, {"key": key}), 404, "unknown")
                problem(await post(scene.address, moved, {"key": "x" * 65}), 400, "bad_message")
                problem(await post(scene.address, moved, {"key": None}), 400, "bad_message")
            status, _, body = await post(scene.address, moves, {}, scene.guest)
            key = json.loads(body)["path"].partition("#")[2]
            elsewhere = f"/api/tables/{scene.beside.code}/moved"
            async with scene.untouched():
                problem(await post(scene.address, elsewhere, {"key": key}), 404, "unknown")
            phone = new_token()
            status, _, body = await post(scene.address, moved, {"key": key}, phone)
            assert (status, json.loads(body)["seats"]) == (201, [1])
            async with scene.untouched(), scene.line(scene.guest) as old, scene.line(phone) as new:
                for token in (phone, scene.guest, scene.stranger):
                    problem(await post(scene.address, moved, {"key": key}, token), 404, "unknown")
                refused(await old.ask({"type": "back", "id": "b", "seat": 1}), "not_yours")
                assert await new.ask({"type": "back", "id": "b", "seat": 1}) == wire.Ack("b")
            monkeypatch.setattr(desk, "MOVE_LASTS", -1.0)
            _, _, body = await post(scene.address, moves, {}, scene.host)
            late = json.loads(body)["path"].partition("#")[2]
            async with scene.untouched():
                problem(await post(scene.address, moved, {"key": late}, scene.stranger), 404, "unknown")

    asyncio.run(go())


# our own faults -------------------------------------------------------------------------------------------------------


def broken(*_, **__):
    raise ZeroDivisionError("canary in the coal mine")


def test_a_fault_over_http_says_nothing_and_the_house_goes_on(monkeypatch):
    async def go():
        async with a_scene() as scene:
            with monkeypatch.context() as patch:
                patch.setattr(routes, "game_info", broken)
                answer = await http(scene.address, "GET", "/api/games")
            assert "canary" not in problem(answer, 500, "fault")
            assert HEADERS.items() <= answer[1].items()
            assert b"hoodwink_faults_total 1.0" in (await http(scene.house.metrics_address, "GET", "/metrics"))[2]
            assert (await http(scene.address, "GET", "/api/games"))[0] == 200
            await scene.beside.goes_on()

    asyncio.run(go())


@pytest.mark.parametrize(("where", "name"), [(desk, "decide"), (Connection, "letters")])
def test_a_fault_on_a_line_ends_it_and_no_other(monkeypatch, where, name):
    async def go():
        async with a_scene() as scene, scene.line(scene.host) as line, scene.line(scene.guest) as guest:
            for one in (line, guest):
                refused(await one.ask("{"), "bad_message")  # both are up
            rows = await scene.rows()
            with monkeypatch.context() as patch:
                patch.setattr(where, name, broken)
                await line.send({"type": "pause", "id": "p"} if where is desk else "{")
                code, reason = await line.closed()
            assert code == 1011
            assert "canary" not in reason
            assert scene.faults == 1
            refused(await guest.ask("{"), "bad_message")
            assert await scene.rows() == rows
            async with scene.line(scene.host) as again:
                assert await again.ask({"type": "pause", "id": "p"}) == wire.Ack("p")
            await scene.beside.goes_on()

    asyncio.run(go())
