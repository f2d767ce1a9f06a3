"""What is logged: lines of JSON about the house. Of people nothing: no name, word, token, code, seed or address."""

import asyncio
import io
import json
import logging
import re
import time
from contextlib import contextmanager

import pytest
from fuzz import Fuzzer
from hostile import a_scene, http, post
from living import play_through

from hoodwink.server import client, desk, routes
from hoodwink.server.logs import Lines, set_up

AN_ADDRESS = re.compile(r"127\.0\.0\.1|\b\d{1,3}(\.\d{1,3}){3}\b|::1")
CANARY = "Kanari"
HOSTILE = ("{", '{"type":"Kanari","id":"x"}', '{"type":"pause","id":"x","Kanari":1}', b"Kanari\xff")


@contextmanager
def everything_logged():
    """All that any logger says, of any level, in our format."""
    kept = {logger: (logger.handlers, logger.level, logger.propagate) for logger in loggers()}
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Lines())
    for logger in kept:
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.DEBUG)
    logging.getLogger().handlers = [handler]
    try:
        yield written
    finally:
        for logger, (logger.handlers, level, logger.propagate) in kept.items():
            logger.setLevel(level)


def loggers():
    names = ("hoodwink", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets", "asyncio")
    return [logging.getLogger(), *map(logging.getLogger, names)]


def broken(*_, **__):
    raise RuntimeError(f"{CANARY} said so")


async def a_lot(scene, monkeypatch):
    """Whole games, chat, links to other devices, faults of ours and hostile input; the secrets that were in it."""
    tokens = scene.tokens()
    secrets = [*tokens.values(), scene.code, scene.beside.code, scene.beside.token, CANARY, "Bea", "Cay", "P0"]
    secrets += [desk.hashed(token) for token in tokens.values()]
    seats = [client.Seat(client.House(scene.address, token), scene.code, n) for n, token in tokens.items()]
    await play_through(seats, "hoax", level="random")
    table = seats[0].table
    assert table is not None
    assert table.result is not None
    secrets.append(table.result.seed)
    async with scene.line(scene.host) as line:
        await line.ask({"type": "say", "id": "chat", "seat": 0, "text": f"{CANARY} speaks"})
        for message in HOSTILE:
            await line.ask(message)
    await post(scene.address, "/api/tables", {"game": "hoax", "name": f"{CANARY}\x00"})
    await post(scene.address, f"/api/tables/{scene.code}/seats", {"name": CANARY})
    await post(scene.address, "/api/tables", {"game": "hoax", "name": CANARY}, origin=f"http://{CANARY}")
    _, _, body = await post(scene.address, f"/api/tables/{scene.code}/moves", {}, scene.guest)
    key = json.loads(body)["path"].partition("#")[2]
    await post(scene.address, f"/api/tables/{scene.code}/moved", {"key": key}, scene.stranger)
    fuzzer = Fuzzer(scene.address, 3)
    victim = await fuzzer.open("resistance", 5, 3)
    until = time.monotonic() + 1
    while time.monotonic() < until:
        await fuzzer.round()
    with monkeypatch.context() as patch:
        patch.setattr(routes, "game_info", broken)
        patch.setattr(desk, "decide", broken)
        await http(scene.address, "GET", "/api/games")
        async with scene.line(scene.host) as line:
            await line.send({"type": "say", "id": "x", "seat": 0, "text": CANARY})
            await line.closed()
    return [*secrets, scene.stranger, key, victim.code, *victim.tokens]


def test_nothing_of_people_is_logged_or_counted(monkeypatch):
    async def go():
        async with a_scene(playing=False) as scene:
            secrets = await a_lot(scene, monkeypatch)
            _, _, counted = await http(scene.house.metrics_address, "GET", "/metrics")
            return secrets, counted.decode()

    with everything_logged() as written:
        secrets, counted = asyncio.run(go())
    lines = written.getvalue().splitlines()
    assert {"open", "closed", "fault", "uvicorn.error"} <= {json.loads(line)["event"] for line in lines}
    for text in (*lines, counted):
        assert not [secret for secret in secrets if secret in text], text
        assert not AN_ADDRESS.search(text), text


def test_every_line_is_one_object_whoever_writes_it(capsys):
    kept = logging.getLogger().handlers, logging.getLogger().level
    try:
        set_up()
        for name in ("hoodwink", "uvicorn.error", "websockets.server", "asyncio", "psycopg.pool", "anything"):
            try:
                broken()
            except RuntimeError:
                logging.getLogger(name).exception("%s\nat 127.0.0.1", CANARY if name != "hoodwink" else "a fault")
    finally:
        logging.getLogger().handlers = kept[0]
        logging.getLogger().setLevel(kept[1])
        logging.getLogger("hoodwink").setLevel(logging.NOTSET)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["error"] for line in lines] == ["RuntimeError"] * 6
    assert all(line["where"][-1].startswith("broken:") for line in lines)
    assert not [line for line in lines if CANARY in str(line)]
    assert lines[0]["event"] == "a fault\nat 127.0.0.1"  # our own words, and what we give with them, are our care


@pytest.mark.parametrize("name", ["uvicorn.error", "websockets.server", "asyncio"])
def test_fields_of_others_are_left_out(name):
    record = logging.makeLogRecord({"name": name, "msg": CANARY, "levelno": 40, "levelname": "ERROR"})
    record.websocket = f"<{CANARY}>"
    assert json.loads(Lines().format(record)).keys() == {"at", "level", "event"}
