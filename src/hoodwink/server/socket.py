"""One WebSocket a client: requests come in, letters go out. A slow reader gets the newest state, not a queue of old."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from statistics import median

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hoodwink.core.seats import SPECTATOR
from hoodwink.core.why import Reason
from hoodwink.server import desk, limits, rows, wire
from hoodwink.server.desk import Refusal
from hoodwink.server.house import House, Live
from hoodwink.server.limits import Bucket
from hoodwink.server.pages import PAGES
from hoodwink.server.store import Unavailable
from hoodwink.server.table import Table

log = logging.getLogger("hoodwink")

HUMAN = 0.08  # seconds: nobody reacts faster
LONGEST_LINE = 0.5  # seconds there and back that a race allows for; a slower line starts later than the rest
SLACK = 0.03  # seconds by which one trip may differ from the next
RACE_PINGS = 8  # measurements of the line that are remembered

# close codes of our own
TRY_LATER = 1013
TOO_FAST = 4008
TOO_SLOW = 4010


class Connection:
    """A client at a table, with the seats that belong to its token."""

    def __init__(
        self, house: House, live: Live, socket: WebSocket, holder: str, screen: bool, may_say: Callable[[], bool]
    ) -> None:
        """`may_say`: one line of chat more."""
        self.house = house
        self.may_say = may_say
        self.live = live
        self.socket = socket
        self.holder = holder
        self.screen = screen  # a table screen sees what a spectator sees, whoever it belongs to
        self._news = True  # something has to be sent
        self._waits: asyncio.Future[None] | None = None  # the sender, for news
        self._slow = False
        self._outbox: deque[bytes] = deque()
        self._table: tuple[bytes, list[int], bool] = (b"", [], False)  # as it was sent last
        self._signs: dict[int, tuple[int, bytes, bytes]] = {}  # frames as they were sent last, by seat
        self._events: dict[int, int] = {}  # events that the client has, by seat
        self._chat = 0
        self._bucket = Bucket(limits.BURST, limits.PER_SECOND)
        self._hasty = 0
        self._pings: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=RACE_PINGS)  # how long the line took, there and back
        self._pinged = 0
        self._shown: dict[tuple[int, int], float] = {}  # when the question of a race was sent
        self._mute = False  # nothing can be sent any more
        self._patience = asyncio.timeout(None)  # with the next message

    def wake(self) -> None:
        """There is news. (An asyncio.Event would do, at three times the price.)"""
        self._news = True
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    async def run(self) -> None:
        """Until one side hangs up."""
        welcome = wire.Welcome(wire.PROTOCOL, PAGES.build, round(time.time() * 1000))
        await put(self.socket, wire.encode(welcome))
        self._ping()
        self.live.connections.add(self)
        self.house.metrics.connections.inc()
        self.wake()
        self._sender = sender = asyncio.get_running_loop().create_task(self._send())
        try:
            await self._receive()
        finally:
            self.live.connections.discard(self)
            self.live.used = time.time()
            self.house.metrics.connections.dec()
            sender.cancel()
            (ended,) = await asyncio.gather(sender, return_exceptions=True)
        if isinstance(ended, Exception):
            raise ended

    # out -----------------------------------------------------------------------------------------------------------

    def post(self, message: wire.ToClient) -> None:
        self._outbox.append(wire.encode(message))
        self.wake()

    async def _send(self) -> None:
        """Everything that is new, whenever there is something."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                if not self._news:
                    self._waits = loop.create_future()
                    await self._waits
                self._news = False
                patience = loop.call_later(limits.SLOW, self._give_up)
                for letter in self.letters():
                    await put(self.socket, letter)
                patience.cancel()
        except asyncio.CancelledError:
            if not self._slow:
                raise
            await self.hang_up(TOO_SLOW, "this line is too slow: connect again", "slow")
        except WebSocketDisconnect:
            pass
        finally:
            self._mute = True
            with suppress(RuntimeError):  # a message is being handled: it is the last
                self._patience.reschedule(0)

    def _give_up(self) -> None:
        self._slow = True
        self._sender.cancel()

    def letters(self) -> list[bytes]:
        """What the client has not been sent yet: the table as it is now, then answers to its requests."""
        live, new = self.live, []
        seats = [] if self.screen else live.table.owned(self.holder)
        watches = not seats and live.table.may_watch(self.holder)
        table = live.letters.info(), seats, watches
        if table != self._table:
            self._table = table
            new.append(live.letters.about(seats, watches))
        if live.letters.playing:
            for seat in seats or ([SPECTATOR] if watches else []):
                if (frame := self._frame(seat)) is not None:
                    new.append(frame)
        if self._chat < live.table.said and (seats or watches):
            lines = [line for line in live.table.chat if line.n >= self._chat]
            self._chat = live.table.said
            new.append(wire.encode(wire.Said(lines)))
        new += self._outbox
        self._outbox.clear()
        return new

    def _frame(self, seat: int) -> bytes | None:
        letters = self.live.letters
        sign, events = letters.sign(seat), letters.events()
        before = self._signs.get(seat)
        if before is None or before[0] != sign[0]:
            self._events[seat] = 0  # another game
        start = self._events[seat]
        if before == sign and start == events:
            return None
        self._signs[seat] = sign
        self._events[seat] = events
        if self._is_race() and self.live.table.question not in self._shown:
            self._shown = {self.live.table.question: time.monotonic()}
            self._ping()
        return letters.frame(seat, start)

    def _is_race(self) -> bool:
        table = self.live.table
        return table.phase == "playing" and table.playing.question == "race"

    def _ping(self) -> None:
        """Measure the line."""
        self._pinged += 1
        self._pings = {self._pinged: time.monotonic()}
        self.post(wire.Ping(self._pinged))

    # in ------------------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while not self._mute:
            message = await self._next()
            if message is None or message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            raw = text if text is not None else message.get("bytes") or b""
            if not self._bucket.take():
                self._hasty += 1
                if self._hasty > limits.FORGIVEN:
                    await self.hang_up(TOO_FAST, "too many messages: wait a little", "fast")
                    return
                self.refuse(id_of(raw), Refusal("too_fast", "too many messages at once: wait a second"))
                await asyncio.sleep(0)  # for the one who sends: many may lie here that are read at once
                continue
            if len(self._outbox) > limits.OUTBOX:
                await self.hang_up(TOO_SLOW, "answers are not being read: connect again", "slow")
                return
            await self._handle(raw)

    async def _next(self) -> Message | None:
        """What comes next; None if there is nobody left to send an answer to."""
        try:
            async with asyncio.timeout(None) as self._patience:
                return await self.socket.receive()
        except TimeoutError:
            return None

    async def _handle(self, raw: str | bytes) -> None:
        arrived = time.monotonic()
        try:
            request = wire.read_request(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(id_of(raw), Refusal("bad_message", f"{error}: see docs/protocol.md"))
            return
        if isinstance(request, wire.Pong):
            sent = self._pings.pop(request.n, None)
            if sent is not None:
                self._trips.append(arrived - sent)
            return
        took = self._took(request, arrived) if isinstance(request, wire.Reply) else None
        answer: wire.Ack | wire.Because = wire.Ack(request.id)
        try:
            if isinstance(request, wire.Say) and not self.may_say():
                raise Refusal("too_fast", "too many lines from your address: wait a little")
            if isinstance(request, wire.Why):
                answer = await self._why(request)
            else:
                await self.house.do(self.live, lambda t, now: desk.decide(t, request, self.holder, now, took))
        except Refusal as refusal:
            self.refuse(request.id, refusal)
        except Unavailable:
            self.refuse(request.id, Refusal("unavailable", "the house can't write this down now: send it again"))
        else:
            self.post(answer)

    async def _why(self, request: wire.Why) -> wire.Because:
        """By the newest state, like anything that is done; but no row is written, so nobody else is told."""
        found: list[Reason | None] = []

        def look(table: Table, _now: float) -> list[rows.AnyRow]:
            found.append(desk.why(table, request, self.holder))
            return []

        await self.house.do(self.live, look)
        reason = found[-1]
        return wire.Because(request.id, *((reason.key, reason.section) if reason else ("", "")))

    def refuse(self, id: str | None, refusal: Refusal) -> None:
        section = refusal.section or msgspec.UNSET
        self.post(wire.Refused(id, refusal.code, refusal.message, section))

    def _took(self, reply: wire.Reply, arrived: float) -> float | None:
        """In a race: how long the person took, as far as it can be believed. The house saw when the question went out
        and when the reply came in: what lies between is the person and the line. A report is good if it leaves the
        line a time that it has been measured to need."""
        shown = self._shown.get((reply.game + 1, reply.ply))
        if shown is None:
            return None
        return believed(reply.after, arrived - shown, self._trips)

    async def hang_up(self, code: int, reason: str, why: str) -> None:
        self.house.metrics.dropped.labels(why).inc()
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self.socket.close(code, reason)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                pass


class Bounded(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with bounds where it has none: for pongs that nobody reads, for a message in endless pieces,
    and for what is left to send to somebody who doesn't read when the house has done with him."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > limits.PIECES:
            self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()


class _Id(msgspec.Struct):
    id: wire.Id


_read_id = msgspec.json.Decoder(_Id).decode


def id_of(raw: str | bytes) -> str | None:
    """The id of a message that is not done, so that whoever sent it knows which it was; None if it has none."""
    try:
        return _read_id(raw).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


async def put(socket: WebSocket, letter: bytes) -> None:
    """WebSocketDisconnect where nobody is there to take it."""
    try:
        await socket.send_text(letter.decode())
    except RuntimeError:  # closed by the server below us, for a frame that breaks the protocol
        raise WebSocketDisconnect from None


def believed(after: int | None, seen: float, trips: deque[float]) -> float:
    """Seconds between question and reply: the client's report where it can be true, else all that the house saw."""
    if after is None:
        return seen
    told = after / 1000
    line = seen - told
    longest = min((median(trips) if trips else 0.0) + SLACK, LONGEST_LINE)
    return told if told >= HUMAN and 0 <= line <= longest else seen
