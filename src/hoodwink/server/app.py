"""The app: REST, the socket and health, on one house; metrics at a port of their own."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hoodwink import __version__
from hoodwink.core.errors import BadSetup
from hoodwink.server import schema, wire
from hoodwink.server.desk import Refusal
from hoodwink.server.door import HEADERS, Door, address_of, holder_of
from hoodwink.server.house import House
from hoodwink.server.limits import Doorman, PerAddress
from hoodwink.server.metrics import Apart
from hoodwink.server.pages import ADDRESSES, PAGES
from hoodwink.server.routes import ROUTES, Handler, json, problem, table_of
from hoodwink.server.socket import TRY_LATER, Connection, put
from hoodwink.server.store import Unavailable
from hoodwink.server.ways import Ways, proxies_of

log = logging.getLogger("hoodwink")
NO_TABLE = 4004  # close codes
FAULT = 1011


def make_app(
    house: House,
    address: str = "",
    origins: tuple[str, ...] = (),
    limits: PerAddress | None = None,
    metrics: int | None = None,
    proxies: tuple[str, ...] = (),
) -> Starlette:
    """An app whose start opens the house and whose end closes it.

    `address`: how people reach it, where that is not how a request comes. `origins`: other sites whose pages may use
    it. `metrics`: the port at which there are these, and nothing else. `proxies`: who is believed about whose a
    connection is, and whether it is https.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await house.open()
        except BadSetup as error:
            app.state.trouble = str(error)
            raise
        log.info("open", extra={"version": __version__, "games": [*house.games]})
        yield
        await house.close()
        log.info("closed")

    def turn_away(refusal: Refusal) -> Response:
        house.metrics.turned_away.labels(refusal.code).inc()
        return problem(refusal)

    ways = Ways.of(address, origins)
    doorman = Doorman(limits or PerAddress())
    app = Starlette(
        routes=[
            *(
                StarletteRoute(path, _by_method(path), methods=_methods(path))
                for path in {r.path: None for r in ROUTES}
            ),
            *(StarletteRoute(address, PAGES.show) for address in ADDRESSES),
            StarletteRoute("/assets/{name}", PAGES.asset),
            StarletteRoute("/healthz", healthz),
            StarletteRoute("/readyz", readyz),
            StarletteRoute("/openapi.json", openapi),
            WebSocketRoute("/ws/{code}", play),
        ],
        middleware=[
            Middleware(Apart, house=house, port=metrics),
            Middleware(ProxyHeadersMiddleware, trusted_hosts=proxies_of(proxies)),
            Middleware(Door, doorman=doorman, ways=ways, refuse=turn_away),
        ],
        exception_handlers={Refusal: _refused, Unavailable: _unavailable, HTTPException: _http, Exception: _fault},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.address = address.rstrip("/")
    app.state.ways = ways
    app.state.doorman = doorman
    return app


def _methods(path: str) -> list[str]:
    return [route.method for route in ROUTES if route.path == path]


def _by_method(path: str) -> Handler:
    """One place for a path, so that a wrong method is told all the right ones."""
    handlers = {route.method: route.handler for route in ROUTES if route.path == path}

    async def handle(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error)


async def _unavailable(_: Request, __: Exception) -> Response:
    return problem(Refusal("unavailable", "the house can't reach its store: try again in a moment"))


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "unknown" if error.status_code == 404 else "bad_message"
    says = {404: "there is nothing at this address: see /openapi.json", 405: "not with this method: see /openapi.json"}
    return json(wire.Problem(code, says.get(error.status_code, error.detail)), error.status_code, error.headers)  # type: ignore[arg-type]


def _note_fault(house: House, error: Exception) -> None:
    house.metrics.faults.inc()
    log.error("fault", exc_info=error)


async def _fault(request: Request, error: Exception) -> Response:
    _note_fault(request.app.state.house, error)
    return json(wire.Problem("fault", "that went wrong on our side; it has been noted"), 500, HEADERS)


async def healthz(_: Request) -> Response:
    """200 while the process is alive, whatever became of the store: nothing is asked of it."""
    return json({"ok": True, "version": __version__})


async def readyz(request: Request) -> Response:
    """200 while the house can write down what people do."""
    await request.app.state.house.reach.ready()
    return json({"ok": True, "version": __version__})


async def openapi(_: Request) -> Response:
    return json(schema.openapi())


async def play(socket: WebSocket) -> None:
    """One client at one table."""
    try:
        await _play(socket)
    except (WebSocketDisconnect, OSError):
        pass  # it has gone in the middle of something
    except Exception as error:
        _note_fault(socket.app.state.house, error)
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(FAULT, "that went wrong on our side: connect again")


async def _play(socket: WebSocket) -> None:
    state = socket.app.state
    address = address_of(socket.scope)
    try:
        state.ways.check_host(socket.headers)
        state.ways.check_origin(socket.headers, socket.scope["scheme"])
        if not state.doorman.may(address, "reads"):
            raise Refusal("too_many", "too many requests from your address: wait a minute")
    except Refusal as refusal:
        await _deny(socket, refusal)
        return
    with state.doorman.connection(address) as may:
        if not may:
            await _deny(socket, Refusal("too_many", "too many connections from your address: close some"))
            return
        await socket.accept()
        try:
            live = await table_of(socket)
        except Refusal as refusal:
            await _turn_away(socket, refusal, TRY_LATER if refusal.code == "too_many" else NO_TABLE)
            return
        except Unavailable:
            await _turn_away(socket, Refusal("unavailable", "the house can't reach its store"), TRY_LATER)
            return
        screen = "screen" in socket.query_params
        may_say = partial(state.doorman.may, address, "says")
        await Connection(state.house, live, socket, holder_of(socket), screen, may_say).run()


async def _deny(socket: WebSocket, refusal: Refusal) -> None:
    """Before the line is up: an answer as to any other request."""
    answer = problem(refusal)
    answer.headers.update(HEADERS)
    await socket.send_denial_response(answer)


async def _turn_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    await put(socket, wire.encode(wire.Refused(None, refusal.code, refusal.message)))
    await socket.close(code, refusal.message[:100])
