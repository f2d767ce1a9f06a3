"""A seeded fuzzer of the house: valid requests in any order from anybody, the same spoilt, and noise on the line.

`test_fuzz.py` runs it for seconds in its own process, `bench/soak.py` for minutes against a house of its own.
"""

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import msgspec
from hostile import CODES, a_line, http, post
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hoodwink.bots import make
from hoodwink.core.dice import Dice
from hoodwink.core.record import Record, commitment
from hoodwink.games import find
from hoodwink.server import client, wire
from hoodwink.server.door import new_token

AT_ONCE = 25  # messages on one line: fewer than the house takes for haste
LEVELS = ("random", "regular")
STRANGE: tuple[object, ...] = (
    None, True, False, -1, 0, 1, 2, 63, 64, 2**31, 2**31 + 1, 2**63, -(2**70), 0.5, 1e300, "", "0", "x" * 300,
    "\x00", "\u202e", "é\u0301", "𝔘", "null", [], [[]], {}, {"do": "pass"}, {"do": "claim", "character": "butler"},
    {"do": {}}, ["a", 1],
)  # fmt: skip
PATHS = (
    "", "/actions", "/rules", "/seats", "/moves", "/moved", "/qr.svg", "/records", "/records/0", "/records/0/replay",
    "/records/0/beliefs", "/lesson",
)  # fmt: skip
QUERIES = ("", "", "?start=5", "?start=-1", "?start=99999999999", "?seat=truth", "?seat=9", "?%ff=%00")
REQUESTS = {  # and how often
    "reply": 40, "why": 6, "say": 8, "interject": 4, "moment": 3, "open": 3, "back": 5, "ready": 4, "start": 6,
    "extend": 2, "pause": 2, "resume": 8, "pong": 2, "leave": 0.3, "kick": 0.5, "bot": 1, "swap": 1, "finish": 1,
}  # fmt: skip


@dataclass
class Victim:
    """A table, the tokens of the people who may sit at it, and what is known of the question there."""

    game: str
    code: str
    tokens: list[str]
    ids: list[str] = field(default_factory=list)  # that were used
    bot_seats: int = 0


class Fuzzer:
    def __init__(self, address: str, seed: int | str) -> None:
        self.address, self.dice = address, random.Random(seed)
        self.victims: list[Victim] = []
        self.left: list[Victim] = []  # tables whose people have all gone
        self.answers: Counter[str] = Counter()  # by code; "ack" where it was done
        self.wrong: list[str] = []  # what should never have come

    async def open(self, game: str, seats: int, bots: int) -> Victim:
        """A table with people and bots, whose game has begun."""
        tokens = [new_token() for _ in range(seats - bots)]
        new = {
            "game": game, "name": "P0", "seats": seats, "bots": ["random"] * bots, "clock": "custom",
            "seconds": {"choice": 60, "ballot": 60, "window": 60, "race": 60, "quiet": 0.2},
        }  # fmt: skip
        status, _, body = await post(self.address, "/api/tables", new, tokens[0])
        assert status == 201, body
        victim = Victim(game, json.loads(body)["code"], tokens, bot_seats=bots)
        for n, token in enumerate(tokens[1:], 1):
            await post(self.address, f"/api/tables/{victim.code}/seats", {"name": f"P{n}"}, token)
        self.victims.append(victim)
        async with a_line(self.address, victim.code, tokens[0]) as line:
            await line.ask({"type": "start", "id": "begin"})
        return victim

    # requests ------------------------------------------------------------------------------------------------------

    def request(self, victim, frame):
        """One that could be meant, by somebody who knows the question."""
        dice, seat = self.dice, self.dice.randrange(len(victim.tokens) + victim.bot_seats)
        options = frame.private.options if frame and frame.private else []
        seat = frame.private.seat if frame and frame.private and dice.random() < 0.8 else seat
        game, ply = (frame.public.game, frame.public.view["ply"]) if frame else (0, 1)
        action = dice.choice(options) if options and dice.random() < 0.8 else dice.choice((0, 1, 7, {"do": "pass"}))
        id = dice.choice(victim.ids[-50:]) if victim.ids and dice.random() < 0.1 else f"{dice.getrandbits(64):x}"
        victim.ids.append(id)
        kind = dice.choices([*REQUESTS], [*REQUESTS.values()])[0]
        bodies: dict[str, dict[str, object]] = {
            "reply": {"game": game, "ply": ply, "seat": seat, "action": action},
            "say": {"seat": seat, **dice.choice(({"text": "so it goes"}, {"phrase": "trust", "about": 1}, {}))},
            "interject": {"game": game, "seat": seat, "action": action},
            "why": {"seat": seat, "action": action},
            "extend": {"seconds": 1},
            "bot": {"seat": seat, "level": dice.choice(LEVELS)},
            "swap": {"one": seat, "two": 0},
            "start": {}, "pause": {}, "resume": {}, "finish": {},
        }  # fmt: skip
        rest = bodies.get(kind, {"seat": seat})
        return {"type": "pong", "n": 1} if kind == "pong" else {"type": kind, "id": id, **rest}

    def spoilt(self, request):
        """The same with something wrong in it; sometimes by luck still right."""
        dice, spoilt = self.dice, dict(request)
        for _ in range(dice.randint(1, 3)):
            name = dice.choice([*spoilt, "type"])
            match dice.randrange(6):
                case 0:
                    spoilt.pop(name, None)
                case 1 | 2:
                    spoilt[name] = dice.choice(STRANGE)
                case 3:
                    spoilt[self.word()] = dice.choice(STRANGE)
                case 4:
                    spoilt[name] = {name: spoilt.get(name)}
                case 5:
                    spoilt[name] = self.word()
        text = json.dumps(spoilt, ensure_ascii=dice.random() < 0.5)
        match dice.randrange(8):
            case 0:
                cut = dice.randrange(len(text) + 1)
                text = text[:cut] + dice.choice(("", "}", "\\", '"', "NaN", "1e999", "[" * 50)) + text[cut + 1 :]
            case 1:
                return text.encode()
            case 2:
                return dice.randbytes(dice.randrange(200))
            case 3:
                text = text.replace("0", "9" * dice.choice((1, 20, 400)), 1)
        return text[:1000]

    def word(self):
        """Any letters at all."""
        letters = [self.dice.randrange(0x20, 0x2FFF) for _ in range(self.dice.randrange(12))]
        return "".join(map(chr, letters))

    # lines ---------------------------------------------------------------------------------------------------------

    async def talk(self, victim, spoil=0.4):
        """A line of somebody, who says this and that and looks at every answer; it may break off anywhere."""
        token = self.dice.choice([*victim.tokens * 3, new_token(), None, "x"])
        with suppress(InvalidHandshake, ConnectionClosed, OSError):
            async with a_line(self.address, victim.code, token) as line:
                for _ in range(self.dice.randrange(AT_ONCE)):
                    frames = [letter for letter in line.seen if isinstance(letter, wire.Frame)]
                    request = self.request(victim, frames[-1] if frames else None)
                    bad = self.dice.random() < spoil
                    await line.send(self.spoilt(request) if bad else request)
                    if request["type"] == "pong" and not bad:
                        continue
                    if self.dice.random() < 0.05:
                        line.socket.transport.abort()
                        return
                    await self.look(line, sent_pong=request["type"] == "pong")

    async def look(self, line, sent_pong):
        try:
            async with asyncio.timeout(0.5 if sent_pong else 10):
                answer = await line.answer()
        except TimeoutError:
            if not sent_pong:  # a pong that was spoilt may still have been one
                self.wrong.append("no answer")
            return
        except msgspec.MsgspecError as error:
            self.wrong.append(f"no letter of ours: {error}")
            return
        code = answer.code if isinstance(answer, wire.Refused) else "ack"
        self.answers[code] += 1
        if code not in CODES | {"ack"}:
            self.wrong.append(f"unknown code {code}")

    async def noise(self):
        """Bytes on the bare connection: no HTTP, half a handshake, frames that are none, frames that break off."""
        dice, parts = self.dice, urlsplit(self.address)
        victim = dice.choice(self.victims)
        hello = (
            f"GET /ws/{victim.code} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Authorization: Bearer {dice.choice(victim.tokens)}\r\n\r\n"
        ).encode()
        cut = dice.randrange(len(hello))
        frame = bytes([dice.choice((0x81, 0x82, 0x01, 0x80, 0x88, 0x89, 0x8A, 0x83, 0xF1)), dice.randrange(256)])
        sent = dice.choice((
            dice.randbytes(dice.randrange(1, 2000)),
            hello[:cut],
            hello[:cut] + dice.randbytes(20) + hello[cut + 20 :],
            hello + frame + dice.randbytes(dice.randrange(300)),
            hello + b"\x81\xfe\x00\xff\x00\x00\x00\x00{",
            hello + (b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 20),
            hello + b"\x81\x82\x00\x00\x00\x00\xff\xfe",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{",
        ))  # fmt: skip
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        try:
            writer.write(sent)
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(0.05):
                    await reader.read(100)
            if dice.random() < 0.5:
                writer.transport.abort()
        finally:
            writer.close()

    async def ask(self):
        """REST, with this and that in the path, the query and the body."""
        dice, victim = self.dice, self.dice.choice(self.victims)
        code = dice.choice((victim.code, victim.code, "BCDFGH", "%00", "x" * 50, victim.code.lower()))
        base = dice.choice((f"/api/tables/{code}", "/api/tables", "/api/games/hoax", "/api/games/x", "/healthz", "/"))
        query = dice.choice(QUERIES)
        method = dice.choice(("GET", "GET", "POST", "POST", "DELETE"))
        body = dice.choice((
            {"name": self.word()}, {"name": "Eve", "seat": dice.choice(STRANGE)}, {"key": self.word()}, {"screen": 1},
            [], {"game": "hoax", "name": "E", "options": {self.word(): dice.choice(STRANGE)}}, dice.choice(STRANGE),
        ))  # fmt: skip
        token = dice.choice((new_token(), "x", ""))
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        status, _, said = await http(
            self.address, method, base + dice.choice(PATHS) + query, json.dumps(body).encode(), headers
        )
        self.answers[f"http {status}"] += 1
        if status >= 500:
            self.wrong.append(f"{status} {method} {base}: {said[:80]!r}")

    async def round(self):
        """A little of everything, some of it at once."""
        await self.renew()
        victims = [self.dice.choice(self.victims) for _ in range(3)]
        await asyncio.gather(*(self.talk(victim) for victim in victims), self.noise(), self.ask(), self.ask())

    # afterwards ----------------------------------------------------------------------------------------------------

    async def renew(self) -> None:
        """Where nobody sits any more there is nothing to break: another table in its place."""
        for n, victim in enumerate(self.victims):
            table = await self._table(victim)
            if all(seat.kind != "human" for seat in table.seats):
                self.left.append(victim)
                del self.victims[n]
                await self.open(victim.game, len(table.seats), victim.bot_seats)
                self.victims.insert(n, self.victims.pop())

    async def finish(self, victim: Victim) -> None:
        """Play a game at this table to its end in the usual way; its record verifies."""
        token, mine = await self._host(victim)
        async with a_line(self.address, victim.code, token) as line:
            table = await self._table(victim)
            if table.paused:
                await self._done(line, {"type": "resume"})
            for n, seat in enumerate(table.seats):
                if seat.kind != "bot" and n != mine:
                    await self._done(line, {"type": "bot", "seat": n, "level": "random"})
            if (await self._table(victim)).phase != "playing":
                await self._done(line, {"type": "start"})
        played = (await self._table(victim)).played
        seat = client.Seat(client.House(self.address, token), victim.code, mine)

        def over(at):
            return at.table is not None and at.table.phase == "over"

        async with asyncio.timeout(60):
            await client.play(seat, make(victim.game, "random", Dice("finish")), find, over)
        await self._verify(victim, played - 1)

    async def _host(self, victim):
        """Whose token is the host's, and his seat."""
        for token in victim.tokens:
            async with a_line(self.address, victim.code, token) as line:
                letter = await line.until(wire.Table)
                if letter.table.host in letter.mine:
                    return token, letter.table.host
        raise AssertionError("this table has no host")

    async def _table(self, victim):
        _, _, body = await http(self.address, "GET", f"/api/tables/{victim.code}")
        return msgspec.json.decode(body, type=wire.TableInfo)

    async def _done(self, line, request):
        answer = await line.ask({**request, "id": client.new_id()})
        assert isinstance(answer, wire.Ack), answer

    async def _verify(self, victim, number):
        path = f"/api/tables/{victim.code}/records"
        _, _, listed = await http(self.address, "GET", path)
        _, _, text = await http(self.address, "GET", f"{path}/{number}")
        record = Record.loads(text.decode(), find)
        for _ in record.replay(record.setup(find)):
            pass
        assert record.ended
        assert record.seed is not None
        assert commitment(record.seed) == json.loads(listed)["records"][number]["commitment"]
