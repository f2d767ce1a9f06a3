"""Floods and slow readers: too much is refused, what waits for somebody is bounded, and nobody else waits for him."""

import asyncio
import gc
import json
import socket
from contextlib import asynccontextmanager

import msgspec
import pytest
import uvicorn
from hostile import PATIENCE, Line, a_line, a_scene, http, post, problem, refused
from living import a_house, play_through
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hoodwink.games import find
from hoodwink.server import client, desk, letters, limits, rows, wire
from hoodwink.server.limits import Doorman, PerAddress
from hoodwink.server.socket import Bounded

NEW = {"game": "hoax", "name": "Eve"}


# too much -------------------------------------------------------------------------------------------------------------


def test_too_many_messages():
    async def go():
        async with a_scene() as scene, scene.line(scene.guest) as line, scene.untouched():
            for _ in range(limits.BURST + limits.FORGIVEN + 20):
                await line.send({"type": "start", "id": "x"})
            answers = [await line.answer() for _ in range(limits.BURST + limits.FORGIVEN)]
            hasty = [answer for answer in answers if answer.code == "too_fast"]
            assert len(hasty) >= limits.FORGIVEN - 5
            assert "wait" in refused(hasty[0], "too_fast")
            assert await line.closed() == (4008, "too many messages: wait a little")

    asyncio.run(go())


def test_what_came_too_fast_is_done_when_it_is_sent_again_by_its_id():
    async def go():
        async with a_scene(playing=False) as scene, scene.line(scene.host) as line:
            waiting = {
                f"line {n}": {"type": "say", "id": f"line {n}", "seat": 0, "text": f"line {n}"} for n in range(50)
            }
            hasty = 0
            while waiting:
                for message in waiting.values():
                    await line.send(message)
                for _ in range(len(waiting)):
                    answer = await line.answer()
                    if isinstance(answer, wire.Refused):
                        assert (answer.code, answer.id in waiting) == ("too_fast", True)
                        hasty += 1
                    else:
                        del waiting[answer.id]
                await asyncio.sleep(1)
            assert hasty
            said = [row.text for row in map(rows.read, await scene.rows()) if isinstance(row, rows.Said)]
            assert sorted(said) == sorted(f"line {n}" for n in range(50))

    asyncio.run(go())


def test_too_many_connections_from_one_address():
    async def go():
        async with a_scene(limits=PerAddress(4, 1000, 1000)) as scene, scene.untouched():
            async with scene.line(scene.host), scene.line(scene.guest), scene.line(), scene.line():
                with pytest.raises(InvalidStatus) as caught:
                    async with scene.line(scene.third):
                        pass
            says = json.loads(caught.value.response.body)
            assert (caught.value.response.status_code, says["code"]) == (429, "too_many")
            assert "close some" in says["message"]

    asyncio.run(go())


def test_too_many_tables_from_one_address():
    async def go():
        async with a_scene(limits=PerAddress(100, 10, 1000)) as scene, scene.untouched():
            answers = [await post(scene.address, "/api/tables", NEW) for _ in range(20)]
            assert {status for status, _, _ in answers} == {201, 429}
            problem(answers[-1], 429, "too_many")
            status, _, _ = await http(scene.address, "GET", f"/api/tables/{scene.code}")
            assert status == 200  # who can't make tables can look at one

    asyncio.run(go())


def test_codes_cant_be_guessed_at_any_speed():
    async def go():
        async with a_house(limits=PerAddress(100, 100, 10)) as house:
            statuses = []
            for _ in range(15):
                try:
                    async with a_line(house.address, "BCDFGH") as line:
                        refused(await line.answer(), "unknown")
                        assert (await line.closed())[0] == 4004
                except InvalidStatus as error:
                    statuses.append(error.response.status_code)
            assert set(statuses) == {429}

    asyncio.run(go())


def test_the_doorman_forgets_before_he_fills_the_memory():
    doorman = Doorman(PerAddress())
    doorman.MOST = 50
    for n in range(500):
        assert doorman.may(f"2001:db8::{n:x}", "reads")
    assert len(doorman._buckets) <= 50


# slow readers ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def slow_line(scene, token):
    """A client that reads only when it is asked to, with little room."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    host, port = scene.address.removeprefix("http://").split(":")
    await asyncio.get_running_loop().sock_connect(narrow, (host, int(port)))
    line = connect(
        f"ws://{host}:{port}/ws/{scene.code}", sock=narrow, additional_headers={"authorization": f"Bearer {token}"},
        compression=None, max_size=1 << 22, max_queue=1, close_timeout=0.1,
    )  # fmt: skip
    async with line as slow:
        yield Line(slow)


def of(scene, token):
    """The house's side of somebody's lines."""
    return [c for c in scene.house.live[scene.code].connections if c.holder == desk.hashed(token)]


def most_kept():
    """Bytes that wait in the house for the slowest of all readers."""
    lines = [it for it in gc.get_objects() if issubclass(type(it), WebSocketsSansIOProtocol)]
    return max((it.transport.get_write_buffer_size() for it in lines), default=0)


async def play_on(scene):
    """The three at the table play, over lines of their own, until another line is full and for one game more."""
    full = False
    async with asyncio.timeout(30):
        while not full:
            full, before = most_kept() > 0, scene.table.played
            people = scene.tokens().items()
            seats = [client.Seat(client.House(scene.address, token), scene.code, n) for n, token in people]

            def over(at, before=before):
                return at.table is not None and at.table.phase == "over" and at.table.played > before

            await play_through(seats, "hoax", until=over, level="random")


def test_a_slow_reader_is_no_burden_and_catches_up(monkeypatch):
    wide = 1 << 19
    monkeypatch.setattr(letters, "PAD", wide)  # as in a game that has gone on for hours

    async def go():
        async with a_scene(playing=False) as scene, slow_line(scene, scene.guest) as slow:
            await slow.until(wire.Table)
            (connection,) = of(scene, scene.guest)
            await play_on(scene)
            assert len(connection._outbox) < 20
            assert 0 < most_kept() < 2 * wide  # what was being sent when the line was full
            eyes, frames = client.Eyes(find("hoax")), 0
            now = scene.table.playing.view(1)
            while (eyes.number, len(eyes.log)) != (scene.table.played - 1, len(now.log)):
                eyes.see(await slow.until(wire.Frame))  # fails where events are missing
                frames += 1
            assert eyes.view == msgspec.convert(now.to_json(), type(now))
            assert frames < scene.table.n / 2  # it was not shown every step
            await scene.beside.goes_on()

    asyncio.run(go())


async def gone(scene, token):
    """The house has hung up on somebody because he was slow."""
    async with asyncio.timeout(PATIENCE):
        while of(scene, token):
            await asyncio.sleep(0.02)
    assert scene.house.metrics.registry.get_sample_value("hoodwink_dropped_total", {"why": "slow"}) == 1


def test_who_never_reads_is_dropped(monkeypatch):
    monkeypatch.setattr(letters, "PAD", 1 << 19)
    monkeypatch.setattr(limits, "SLOW", 0.2)

    async def go():
        async with a_scene(playing=False) as scene, slow_line(scene, scene.guest):
            await asyncio.gather(play_on(scene), gone(scene, scene.guest))
            await scene.beside.goes_on()
            assert scene.faults == 0

    asyncio.run(go())


def test_who_asks_and_never_reads_is_dropped(monkeypatch):
    monkeypatch.setattr(limits, "BURST", 1e9)
    monkeypatch.setattr(limits, "OUTBOX", 50)

    async def ask_for_ever(line):
        while True:
            await line.send({"type": "x" * 4000})  # is quoted in the answer

    async def go():
        async with a_scene() as scene, slow_line(scene, scene.stranger) as slow, scene.untouched():
            await slow.until(wire.Table)
            asking = asyncio.create_task(ask_for_ever(slow))
            await gone(scene, scene.stranger)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    asyncio.run(go())


PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
PIECE = b"\x00\x80\x00\x00\x00\x00"
NARROW = 4096  # bytes that the kernel keeps of what was sent: else it is megabytes, of pongs too, before a line is full
MOST = 100_000  # frames: more than all buffers in between have room for


@pytest.mark.parametrize(("first", "flood"), [(PING, PING), (b"\x01" + PIECE[1:], PIECE)], ids=["pings", "pieces"])
def test_frames_that_no_app_sees_are_bounded_too(monkeypatch, first, flood):
    ends = []

    class Narrow(Bounded):
        def connection_made(self, transport):
            ends.append(transport)
            super().connection_made(transport)

    plain = uvicorn.Config
    monkeypatch.setattr(uvicorn, "Config", lambda app, **more: plain(app, **{**more, "ws": Narrow}))

    async def go():
        async with a_scene() as scene, slow_line(scene, scene.guest) as slow, scene.untouched():
            transport = slow.socket.transport
            for end in (transport, ends[-1]):
                end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
            while transport.is_reading():  # until letters wait that nobody asks for
                await asyncio.sleep(0.01)
            transport.write(first)
            sent = 0
            while not transport.is_closing():
                assert sent < MOST
                assert most_kept() < 1 << 20
                transport.write(flood * 1000)
                sent += 1000
                while transport.get_write_buffer_size() and not transport.is_closing():
                    await asyncio.sleep(0)
            while of(scene, scene.guest):
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(go(), 120))  # else it is stuck
