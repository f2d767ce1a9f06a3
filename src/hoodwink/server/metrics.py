"""Figures for Prometheus, at a port of their own (`hoodwink serve --metrics`).

Nothing in them moves before the table that it comes from may know it: no row, no reply, no refusal of a reply and no
clock that ran out is counted, and no time is taken of them, because a quiet question shows none of it. What is counted
is what everybody at a table sees (questions settled, games begun and over), what is no table's (lines, faults, who was
turned away at the door), and what the house measures of itself. Labels are games, never a table, a name or a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

if TYPE_CHECKING:
    from hoodwink.server.house import House


class Metrics:
    """What a node counts; each has a registry of its own."""

    def __init__(self, house: House) -> None:
        self.registry = r = CollectorRegistry()
        self.made = Counter("hoodwink_tables_made", "Tables made", ["game"], registry=r)
        self.begun = Counter("hoodwink_games_begun", "Games begun", ["game"], registry=r)
        self.over = Counter("hoodwink_games_over", "Games over", ["game"], registry=r)
        self.questions = Counter("hoodwink_questions", "Questions settled, by rows of this node", registry=r)
        self.loaded = Counter("hoodwink_tables_loaded", "Tables read back from the store", registry=r)
        self.faults = Counter("hoodwink_faults", "Errors that are bugs", registry=r)
        self.turned_away = Counter("hoodwink_turned_away", "Requests refused at the door", ["code"], registry=r)
        self.dropped = Counter("hoodwink_dropped", "Connections that the house closed", ["why"], registry=r)
        self.connections = Gauge("hoodwink_connections", "Sockets", registry=r)
        self.lag = Gauge("hoodwink_lag_seconds", "How late the loop came to its last sweep", registry=r)
        tables = Gauge("hoodwink_tables", "Tables in memory", registry=r)
        tables.set_function(lambda: len(house.live))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Apart:
    """ASGI: what comes in at the port of the metrics gets these and nothing else; at every other port they are not."""

    def __init__(self, app: ASGIApp, house: House, port: int | None) -> None:
        self.app = app
        self.house = house
        self.port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        at = scope.get("server") or ("", None)
        if scope["type"] == "lifespan" or self.port is None or at[1] != self.port:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _answer(self, scope: Scope) -> Response:
        if scope["path"] != "/metrics" or scope["method"] not in ("GET", "HEAD"):
            return Response("there is /metrics here and nothing else\n", 404, media_type="text/plain")
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
