"""Hostile clients: each is refused in clear words, no row of it gets into a log, and the next table goes on."""

import asyncio
import json

import pytest
from hostile import a_line, a_scene, http, post, problem, refused
from living import a_house

from hoodwink.server import limits, wire
from hoodwink.server.wire import Ack

NESTED = '{"a":' * 400 + "1" + "}" * 400
SPEAK = {"type": "say", "id": "s", "seat": 0, "text": "hello"}


def reply(**changed):
    return json.dumps({"type": "reply", "id": "r", "game": 0, "ply": 0, "seat": 0, "action": 0, **changed})


# what can't be read ---------------------------------------------------------------------------------------------------

UNREADABLE = {
    "no JSON": "{",
    "empty": "",
    "not an object": "[1, 2]",
    "half": '{"type":"say","id":"x","seat":0,"text":"he',
    "two": '{"type":"pause","id":"x"}{"type":"pause","id":"y"}',
    "single quotes": "{'type':'pause','id':'x'}",
    "no type": '{"id":"x"}',
    "unknown type": '{"type":"destroy","id":"x"}',
    "type of a number": '{"type":7,"id":"x"}',
    "ours, not theirs": '{"type":"frame","start":0,"public":null,"private":null}',
    "no id": '{"type":"pause"}',
    "empty id": '{"type":"pause","id":""}',
    "long id": '{"type":"pause","id":"' + "x" * 65 + '"}',
    "id of a number": '{"type":"pause","id":5}',
    "id twice": '{"type":"pause","id":"x","id":7}',
    "unknown field": '{"type":"pause","id":"x","sudo":true}',
    "seat as text": '{"type":"say","id":"x","seat":"0","text":"a"}',
    "seat as truth": '{"type":"say","id":"x","seat":true,"text":"a"}',
    "seat below": '{"type":"say","id":"x","seat":-1,"text":"a"}',
    "seat beyond": '{"type":"say","id":"x","seat":64,"text":"a"}',
    "half a seat": '{"type":"say","id":"x","seat":0.5,"text":"a"}',
    "NaN": '{"type":"extend","id":"x","seconds":NaN}',
    "Infinity": '{"type":"extend","id":"x","seconds":Infinity}',
    "1e400": '{"type":"extend","id":"x","seconds":1e400}',
    "too long a time": '{"type":"extend","id":"x","seconds":3601}',
    "ply out of range": reply(ply=2**31 + 1),
    "ply of many digits": reply().replace('"ply": 0', '"ply": ' + "9" * 3000),
    "action as a list": reply(action=[1]),
    "action 1e400": reply().replace('"action": 0', '"action": 1e400'),
    "action in NaN": reply().replace('"action": 0', '"action": {"do": NaN}'),
    "half a pair": '{"type":"say","id":"x","seat":0,"text":"\\ud800"}',
    "long text": json.dumps({**SPEAK, "text": "x" * 301}),
    "nested": '{"type":"pause","id":' + NESTED + "}",
    "nested beyond all": "[" * 4000,
    "binary": b"\x00\x01\x02",
    "binary that is no text": b'{"type":"pause","id":"\xff"}',
}


NAMELESS = {  # what is no JSON, or has no id that is one
    "no JSON", "empty", "not an object", "half", "two", "single quotes", "ours, not theirs", "no id", "empty id",
    "long id", "id of a number", "id twice", "NaN", "Infinity", "action in NaN", "half a pair", "nested",
    "nested beyond all", "binary", "binary that is no text",
}  # fmt: skip


def test_what_cant_be_read_is_refused_by_its_id_and_the_line_stays(monkeypatch):
    monkeypatch.setattr(limits, "BURST", len(UNREADABLE))

    async def go():
        async with a_scene() as scene, scene.line(scene.host) as line, scene.untouched():
            for name, message in UNREADABLE.items():
                answer = await line.ask(message)
                assert (answer.id is None) == (name in NAMELESS), name
                assert answer.id in (None, "x", "r", "s")
                refused(answer, "bad_message")

    asyncio.run(go())


def test_an_action_that_is_none():
    async def go():
        async with a_scene() as scene, scene.line(scene.host) as line, scene.untouched():
            ply = scene.table.playing.ply
            actions: list[object] = [
                2**31, 10_000, {}, {"do": "fly"}, {"do": 5}, {"do": []}, {"do": "pass", "x": 1}, {"do": "claim"},
                {"do": "claim", "character": 5}, {"do": "claim", "character": []}, {"do": "claim", "character": None},
                {"do": "__init__"}, json.loads(NESTED), {"do": "pass", "nested": json.loads(NESTED)},
            ]  # fmt: skip
            for action in actions:
                refused(await line.ask(reply(ply=ply, action=action)), "bad_message")

    asyncio.run(go())


@pytest.mark.parametrize("message", ["x" * (limits.MESSAGE + 1), b"x" * 100_000, "hello" * 100_000])
def test_an_oversized_message_is_hung_up_on(message):
    async def go():
        async with a_scene() as scene, scene.line(scene.host) as line, scene.untouched():
            await line.send(message)
            code, _ = await line.closed()
            assert code == 1009

    asyncio.run(go())


def test_a_message_in_pieces_counts_as_a_whole():
    async def go():
        async with a_scene() as scene, scene.line(scene.host) as line, scene.untouched():
            await line.socket.send("x" * 1000 for _ in range(limits.MESSAGE // 1000 + 1))
            code, _ = await line.closed()
            assert code == 1009

    asyncio.run(go())


# bodies ---------------------------------------------------------------------------------------------------------------

NEW = {"game": "hoax", "name": "Eve"}
BODIES = [
    (b"{", 400, "bad_message"),
    (b"", 400, "bad_message"),
    (b"null", 400, "bad_message"),
    (b"[" * 4000, 400, "bad_message"),
    (b'{"game":"hoax","name":"\xff"}', 400, "bad_message"),
    (b'{"game":"hoax","name":"\\ud800"}', 400, "bad_message"),
    (b'{"game":"hoax","name":"Eve","seats":1e400}', 400, "bad_message"),
    (b'{"game":"hoax","name":"Eve","seats":NaN}', 400, "bad_message"),
    (b'{"game":"hoax","name":"Eve","seats":1' + b"0" * 3000 + b"}", 400, "bad_message"),
    ({**NEW, "sudo": 1}, 400, "bad_message"),
    ({**NEW, "seats": 0}, 400, "bad_message"),
    ({**NEW, "seats": 65}, 400, "bad_message"),
    ({**NEW, "seats": 40}, 400, "bad_setup"),
    ({**NEW, "clock": "custom", "seconds": {"choice": -1}}, 400, "bad_message"),
    ({**NEW, "clock": "custom", "seconds": {"lunch": 5}}, 400, "bad_message"),
    ({**NEW, "seconds": {"choice": 5}}, 400, "bad_setup"),
    ({**NEW, "options": {"fly": 1}}, 400, "bad_setup"),
    ({**NEW, "options": {"a": {"b": 1}}}, 400, "bad_message"),
    ({**NEW, "options": {"goal": 10**9}}, 400, "bad_setup"),
    ({**NEW, "preset": "../../etc/passwd"}, 400, "bad_setup"),
    ({**NEW, "bots": ["regular"] * 65}, 400, "bad_message"),
    ({**NEW, "bots": ["regular"] * 64}, 400, "bad_setup"),
    ({**NEW, "bots": ["god"]}, 400, "bad_setup"),
    ({**NEW, "game": "chess"}, 404, "unknown"),
    ({**NEW, "game": "__class__"}, 404, "unknown"),
    (b" " * (limits.DOCUMENTS + 1), 413, "too_big"),
]


def test_bodies_that_make_no_table():
    async def go():
        async with a_scene() as scene, scene.untouched():
            tables = len(scene.house.live)
            for body, status, code in BODIES:
                problem(await post(scene.address, "/api/tables", body), status, code)
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
                raw = json.dumps(NEW).encode()
                answer = await http(scene.address, "POST", "/api/tables", raw, {"content-type": kind})
                assert "JSON" in problem(answer, 400, "bad_message")
            assert len(scene.house.live) == tables

    asyncio.run(go())


@pytest.mark.parametrize("name", ["seats", "self"])
def test_an_option_with_the_name_of_something_else(name):
    async def go():
        async with a_scene() as scene, scene.untouched():
            problem(await post(scene.address, "/api/tables", {**NEW, "options": {name: 4}}), 400, "bad_setup")

    asyncio.run(go())


def test_a_body_without_a_length_is_counted():
    start = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    too_many = limits.DOCUMENTS // 4096 + 1

    async def go():
        async with a_scene() as scene, scene.untouched():
            chunked = start + b"transfer-encoding: chunked\r\n\r\n" + chunk * too_many + b"0\r\n\r\n"
            problem(await http(scene.address, "POST", "", raw=chunked), 413, "too_big")
            promised = start + b"content-length: 99999999999999999\r\n\r\n"
            problem(await http(scene.address, "POST", "", raw=promised), 413, "too_big")
            none = start + b"\r\n"
            problem(await http(scene.address, "POST", "", raw=none), 400, "bad_message")
            unended = start + b"transfer-encoding: chunked\r\n\r\n" + chunk * too_many
            problem(await http(scene.address, "POST", "", raw=unended), 413, "too_big")

    asyncio.run(go())


# old and again --------------------------------------------------------------------------------------------------------


def test_a_question_that_is_gone_and_a_game_that_is_not_this_one():
    async def go():
        async with a_scene() as scene, scene.line(scene.host) as line, scene.untouched():
            ply = scene.table.playing.ply
            for stale in ({"ply": ply - 1}, {"ply": ply + 1}, {"ply": ply, "game": 1}, {"ply": 2**31}):
                assert refused(await line.ask(reply(**stale)), "stale")
            interject = {"type": "interject", "id": "i", "game": 7, "seat": 0, "action": 0}
            refused(await line.ask(interject), "stale")
            refused(await line.ask({**interject, "game": 0}), "illegal")

    asyncio.run(go())


def test_the_same_reply_twice_is_one(tmp_path):
    """On the same line, on a new one, and in a new house on the same store."""

    async def go():
        async with a_scene(store=str(tmp_path)) as scene:
            seat = scene.table.asked()[0]
            token, table = scene.tokens()[seat], scene.table
            ids = [table.game.actions.id(action) for action in table.playing.options(seat)]
            again = json.loads(reply(ply=table.playing.ply, seat=seat, action=ids[0]))
            speak = {**SPEAK, "seat": seat}
            async with scene.line(token) as line:
                assert await line.ask(again) == Ack("r")
                assert await line.ask(speak) == Ack("s")
                rows = await scene.rows()
                async with scene.untouched():
                    assert await line.ask(again) == Ack("r")
                    assert await line.ask({**again, "action": ids[-1]}) == Ack("r")
            async with scene.untouched(), scene.line(token) as line:
                assert await line.ask(again) == Ack("r")
                assert await line.ask(speak) == Ack("s")
        async with a_house(store=str(tmp_path)) as house, a_line(house.address, scene.code, token) as line:
            assert await line.ask(again) == Ack("r")
            assert await line.ask(speak) == Ack("s")
            assert await house.store.read(scene.code) == rows

    asyncio.run(go())


ONCE = [
    {"type": "swap", "one": 1, "two": 2}, {"type": "bot", "seat": 2, "level": "regular"}, {"type": "kick", "seat": 2},
    {"type": "start"}, {"type": "ready", "seat": 0}, {"type": "leave", "seat": 0},
]  # fmt: skip
ONCE_IN_A_GAME = [
    {"type": "extend", "seconds": 30}, {"type": "pause"}, {"type": "finish"}, {"type": "back", "seat": 0},
    {"type": "moment", "seat": 0}, {"type": "kick", "seat": 2}, {"type": "leave", "seat": 0},
]  # fmt: skip


@pytest.mark.parametrize(("playing", "once"), [*((False, r) for r in ONCE), *((True, r) for r in ONCE_IN_A_GAME)],
                         ids=lambda value: value["type"] if isinstance(value, dict) else "")  # fmt: skip
def test_the_same_request_twice_is_one(playing, once):
    """`The same id twice is one request`: a client whose line broke before the Ack sends it again."""

    async def go():
        async with a_scene(playing) as scene:
            seat = scene.table.asked()[0] if once["type"] == "moment" else 0
            wanted = {**once, "id": "once"} | ({"seat": seat} if once["type"] == "moment" else {})
            async with scene.line(scene.tokens()[seat]) as line:
                assert await line.ask(wanted) == Ack("once")
                async with scene.untouched():
                    again = await line.ask(wanted)
            if once["type"] == "leave":  # whoever has left has no seat to ask from
                refused(again, "not_yours")
            else:
                assert again == Ack("once")

    asyncio.run(go())


def test_a_line_of_chat_is_one_though_a_game_has_begun_since():
    async def go():
        async with a_scene(playing=False) as scene, scene.line(scene.guest) as line:
            assert await line.ask({**SPEAK, "seat": 1}) == Ack("s")
            await scene.start()
            async with scene.untouched():
                assert await line.ask({**SPEAK, "seat": 1}) == Ack("s")

    asyncio.run(go())


# not yours ------------------------------------------------------------------------------------------------------------

OF_A_SEAT = [
    json.loads(reply()), SPEAK, {"type": "interject", "id": "i", "game": 0, "seat": 0, "action": 0},
    *({"type": type, "id": "x", "seat": 0} for type in ("moment", "open", "back", "ready", "leave")),
]  # fmt: skip
OF_THE_HOST = [
    *({"type": type, "id": "x"} for type in ("start", "pause", "resume", "extend", "finish")),
    {"type": "kick", "id": "x", "seat": 0}, {"type": "bot", "id": "x", "seat": 0, "level": "regular"},
    {"type": "swap", "id": "x", "one": 0, "two": 1},
]  # fmt: skip
BAD_TOKENS = ["", "x", "x" * 42, "x" * 44, "x" * 42 + "!", "x" * 42 + " ", "../" * 14 + "x", "x" * 4000]


@pytest.mark.parametrize("who", ["guest", "stranger", "nobody"])
@pytest.mark.parametrize("playing", [False, True])
def test_somebody_elses_seat_and_forged_host_powers(who, playing):
    async def go():
        async with a_scene(playing) as scene, scene.line(getattr(scene, who, None)) as line, scene.untouched():
            for request in OF_A_SEAT:
                refused(await line.ask(request), "not_yours")
            refused(await line.ask({**SPEAK, "seat": 63}), "not_yours")
            for request in OF_THE_HOST:
                refused(await line.ask(request), "not_host")

    asyncio.run(go())


def test_tokens_that_are_none():
    async def go():
        async with a_scene(settings={"spectators": False}) as scene, scene.untouched():
            for token in BAD_TOKENS:
                async with scene.line(token) as line:
                    refused(await line.ask(SPEAK), "not_yours")
                    assert [letter.mine for letter in line.seen if isinstance(letter, wire.Table)] == [[]]
                    assert not [letter for letter in line.seen if isinstance(letter, wire.Frame | wire.Said)]
                moves = f"/api/tables/{scene.code}/moves"
                problem(await post(scene.address, moves, {}, token), 403, "not_yours")
            for cookie in (f"hoodwink={scene.host[:-1]}", f"hoodwink={scene.host}x", f"HOODWINK={scene.host}"):
                async with scene.line(cookie=cookie) as line:
                    refused(await line.ask(SPEAK), "not_yours")
            async with scene.line(cookie=f"hoodwink={scene.host}") as line:  # the right one
                refused(await line.ask({**SPEAK, "text": ""}), "bad_message")

    asyncio.run(go())


def test_who_was_kicked_has_no_seat_and_sees_nothing_more():
    async def go(scene, guest, host):
        moves = f"/api/tables/{scene.code}/moves"
        _, _, body = await post(scene.address, moves, {}, scene.guest)
        key = json.loads(body)["path"].partition("#")[2]
        assert await host.ask({"type": "kick", "id": "k", "seat": 1}) == Ack("k")
        await guest.until(wire.Table, lambda letter: letter.mine == [])
        async with scene.untouched():
            for request in OF_A_SEAT:
                refused(await guest.ask({**request, "seat": 1}), "not_yours")
            problem(await post(scene.address, moves, {}, scene.guest), 403, "not_yours")
            bearer = {"authorization": f"Bearer {scene.guest}"}
            answer = await http(scene.address, "GET", f"/api/tables/{scene.code}/records", headers=bearer)
            problem(answer, 403, "not_yours")
        seen = len(guest.seen)
        assert await host.ask(SPEAK) == Ack("s")
        refused(await guest.ask(SPEAK), "not_yours")
        assert not [letter for letter in guest.seen[seen:] if isinstance(letter, wire.Frame | wire.Said)]
        _, _, body = await post(scene.address, f"/api/tables/{scene.code}/moved", {"key": key}, scene.stranger)
        assert json.loads(body)["seats"] == []  # a link that he made before gives nothing away

    async def at_a_table():
        async with (
            a_scene(settings={"spectators": False}) as scene,
            scene.line(scene.guest) as guest,
            scene.line(scene.host) as host,
        ):
            await go(scene, guest, host)

    asyncio.run(at_a_table())
