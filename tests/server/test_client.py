"""Our own client, beside a house that answers as the test says."""

import asyncio
import json
from collections import Counter

from websockets.asyncio.server import serve

from hoodwink.games import find
from hoodwink.server import client, wire

OUTAGE = 3  # times that everything is refused


def test_what_is_refused_for_now_is_sent_again_once_a_pause_however_much_there_is(monkeypatch):
    seen, over, send = Counter[str](), asyncio.Event(), client.Seat._send_pending

    async def paused(self, line, pause=0.0):
        if pause:
            await over.wait()
            over.clear()
        await send(self, line)

    monkeypatch.setattr(client.Seat, "_send_pending", paused)

    async def house(line):
        async for raw in line:
            id = json.loads(raw)["id"]
            seen[id] += 1
            answer = wire.Refused(id, "unavailable", "not now") if seen[id] <= OUTAGE else wire.Ack(id)
            await line.send(wire.encode(answer).decode())

    async def go():
        async with serve(house, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            seat = client.Seat(client.House(f"http://127.0.0.1:{port}"), "BCDFGH", 0)
            said = [wire.Say(client.new_id(), 0, f"line {n}") for n in range(5)]
            for line in said:
                await seat.send(line)
            async for _ in seat.letters(find):
                if not seat.pending:
                    break
                if len(seat.refusals) % len(said) == 0:
                    over.set()
            assert sorted(seat.acked) == sorted(line.id for line in said)
            assert set(seen.values()) == {OUTAGE + 1}

    asyncio.run(asyncio.wait_for(go(), 60))
