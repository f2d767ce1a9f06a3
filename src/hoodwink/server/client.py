"""A client of the public protocol: a table, a seat, a bot on it. It knows what anybody can know who reads the wire."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any, TypeVar, get_type_hints
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hoodwink.bots import Bot
from hoodwink.core.action import Action, Actions
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game
from hoodwink.core.view import View
from hoodwink.server import wire
from hoodwink.server.door import new_token

T = TypeVar("T")
read_letter = msgspec.json.Decoder(wire.ToClient).decode
PATIENCE = 30.0  # seconds to wait for an answer over HTTP
AGAIN = (0.1, 0.3, 1.0, 2.0)  # seconds before the next try at a lost line; the last one for ever
LATER = ("unavailable", "busy", "too_fast")  # refusals after which the same request may be sent again


class House:
    """A house at an address, and a token by which it knows this client."""

    def __init__(self, address: str, token: str = "") -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadSetup(f"an address looks like http://192.168.1.5:8000, not {address!r}")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.token = token or new_token()

    def get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode(self.fetch(path), type=kind)

    def post(self, path: str, body: Any, kind: type[T]) -> T:
        return msgspec.json.decode(self.fetch(path, wire.encode(body)), type=kind)

    def fetch(self, path: str, body: bytes | None = None) -> bytes:
        """BadSetup in the house's own words where it refuses."""
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        try:
            with urlopen(Request(self.address + path, body, headers), timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise BadSetup(_words(error)) from None
        except (OSError, HTTPException) as error:  # the second: it hung up in the middle of an answer
            raise BadSetup(f"no house answers at {self.address}: {getattr(error, 'reason', error)}") from None

    def socket(self, code: str) -> connect:
        address = f"ws{self.address.removeprefix('http')}/ws/{code}"
        headers = {"authorization": f"Bearer {self.token}"}
        return connect(address, additional_headers=headers, compression=None, max_size=1 << 22)


def _words(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=wire.Problem).message
    except (msgspec.MsgspecError, OSError, HTTPException):
        return f"the house answered {error.code}"


class Eyes:
    """The view of a seat, put together from its frames."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        self.kind: type[View] = get_type_hints(game.view)["return"]
        self.log: list[Any] = []
        self.number = -1  # of the game at its table
        self.frame: wire.Frame | None = None

    def see(self, frame: wire.Frame) -> None:
        if frame.public.game != self.number or frame.start == 0:
            self.number, self.log = frame.public.game, []
        assert frame.start == len(self.log), "events are missing"
        self.log += frame.public.events
        for n, event in frame.private.secrets if frame.private else ():
            self.log[n] = event
        self.frame = frame

    @property
    def view(self) -> View:
        """What the rules call a view: the same as a bot in the house is shown."""
        assert self.frame is not None
        mine = self.frame.private.mine if self.frame.private else {}
        return msgspec.convert({**self.frame.public.view, **mine, "log": self.log}, self.kind)

    @property
    def options(self) -> tuple[Action, ...]:
        if self.frame is None or self.frame.private is None:
            return ()
        return tuple(action_of(self.game.actions, id) for id in self.frame.private.options)


def action_of(actions: Actions, id: int) -> Action:
    while id >= len(actions) and actions.grows:
        actions.extend()
    return actions[id]


class Seat:
    """A seat at a table over the network. It keeps its line up, and sends what was not acknowledged again."""

    def __init__(self, house: House, code: str, seat: int) -> None:
        self.house = house
        self.code = code
        self.seat = seat
        self.table: wire.TableInfo | None = None
        self.eyes: Eyes | None = None
        self.refusals: list[wire.Refused] = []
        self.acked: list[str] = []
        self.pending: dict[str, wire.Request] = {}  # sent, and not known to be done or refused
        self.lost = 0  # lines
        self._line: ClientConnection | None = None

    async def letters(self, find: Callable[[str], type[Game]]) -> AsyncIterator[Any]:
        """Everything that the house sends, for ever; frames have been looked at, pings answered."""
        tries = 0
        while True:
            again: asyncio.Task[None] | None = None
            try:
                async with self.house.socket(self.code) as line:
                    self._line = line
                    await self._send_pending(line)
                    async for raw in line:
                        tries = 0
                        letter = read_letter(raw)
                        self._note(letter, find)
                        if isinstance(letter, wire.Ping):
                            await line.send(wire.encode(wire.Pong(letter.n)).decode())
                            continue
                        if (
                            isinstance(letter, wire.Refused)
                            and letter.code in LATER
                            and (again is None or again.done())
                        ):
                            again = asyncio.create_task(self._send_pending(line, AGAIN[-2]))
                        yield letter
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            finally:
                if again is not None:
                    again.cancel()
            self._line = None
            self.lost += 1
            await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
            tries += 1

    async def _send_pending(self, line: ClientConnection, pause: float = 0.0) -> None:
        await asyncio.sleep(pause)
        with suppress(ConnectionClosed):  # as does whoever reads the line
            for request in [*self.pending.values()]:
                await line.send(wire.encode(request).decode())

    def _note(self, letter: Any, find: Callable[[str], type[Game]]) -> None:
        match letter:
            case wire.Table():
                self.table = letter.table
                if self.eyes is None:
                    self.eyes = Eyes(find(letter.table.game))
            case wire.Frame() if self.eyes is not None and letter.private and letter.private.seat == self.seat:
                self.eyes.see(letter)
            case wire.Ack():
                if self.pending.pop(letter.id, None) is not None:
                    self.acked.append(letter.id)
            case wire.Because():
                self.pending.pop(letter.id, None)
            case wire.Refused():
                self.refusals.append(letter)
                if letter.id is not None and letter.code not in LATER:
                    self.pending.pop(letter.id, None)

    async def send(self, request: wire.Request) -> None:
        """At once if the line is up, else when it is."""
        self.pending[request.id] = request
        if self._line is not None:
            with suppress(ConnectionClosed):  # then `letters` connects again and sends it
                await self._line.send(wire.encode(request).decode())

    async def reply(self, action: Action) -> str:
        """Answer the question of the last frame; the id of the request."""
        assert self.eyes is not None
        assert self.eyes.frame is not None
        frame, id = self.eyes.frame, new_id()
        request = wire.Reply(
            id, frame.public.game, frame.public.view["ply"], self.seat, self.eyes.game.actions.id(action)
        )
        await self.send(request)
        return id


def new_id() -> str:
    return secrets.token_hex(8)


async def play(
    seat: Seat, bot: Bot, find: Callable[[str], type[Game]], until: Callable[[Seat], bool], think: float = 0.0
) -> None:
    """Let a bot play on this seat until the caller has seen enough."""
    await seat.send(wire.Back(new_id(), seat.seat))
    answered = (-1, -1)
    async for letter in seat.letters(find):
        if until(seat):
            return
        if isinstance(letter, wire.Frame) and letter.public.talk == seat.seat:
            await seat.send(wire.Open(new_id(), seat.seat))  # a program has nothing to say
        if not isinstance(letter, wire.Frame) or seat.eyes is None or not seat.eyes.options:
            continue
        question = letter.public.game, letter.public.view["ply"]
        if question == answered:
            continue
        answered = question
        await asyncio.sleep(think)
        await seat.reply(bot(seat.eyes.view, seat.eyes.options))
