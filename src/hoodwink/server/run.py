"""Opening the house: a socket, a server on it, and a word for people about where it is."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from contextlib import suppress

import segno
import uvicorn
from starlette.types import ASGIApp

from hoodwink.core.errors import BadSetup
from hoodwink.server import limits, logs
from hoodwink.server.app import make_app
from hoodwink.server.house import House
from hoodwink.server.limits import PerAddress
from hoodwink.server.socket import Bounded
from hoodwink.server.store import open_store
from hoodwink.server.thinking import SECONDS


def serve(
    host: str,
    port: int,
    store: str,
    url: str = "",
    origins: tuple[str, ...] = (),
    bot_pace: float = 1.0,
    keep_days: float = 0.0,
    scale: float = 1.0,
    think: float = SECONDS,
    metrics: str = "",
    proxies: tuple[str, ...] = (),
) -> None:
    """Open the house and keep it open. `scale` widens what one address may do; without `metrics` there are none."""
    house = House(open_store(store), bot_pace=bot_pace, keep_days=keep_days, think=think)
    listening = [listen(host, port)]
    if metrics:
        listening.append(listen(*_place(metrics)))
    at, *apart = [one.getsockname()[1] for one in listening]
    app = make_app(house, url, origins, PerAddress().times(scale), apart[0] if apart else None, proxies)
    logs.set_up()
    welcome(url or f"http://{own_address(host)}:{at}")
    run(app, *listening)


def _place(metrics: str) -> tuple[str, int]:
    """`[ADDRESS:]PORT`; this machine alone, if no address is said."""
    host, _, port = metrics.rpartition(":")
    if not port.isdecimal() or int(port[:6]) > 65535:
        raise BadSetup(f"--metrics is a port, or an address and a port as in 10.0.0.5:9100, not {metrics!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def run(app: ASGIApp, *listening: socket.socket) -> None:
    """Until it is told to stop."""
    config = uvicorn.Config(
        app,
        ws=Bounded,
        ws_max_size=limits.MESSAGE,
        ws_per_message_deflate=False,  # the length of what is sent must not depend on what it says
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,  # it would hold addresses and codes
        log_config=None,
        server_header=False,
        proxy_headers=False,  # the app does it, for those that it is told to believe
        lifespan="on",
        timeout_graceful_shutdown=3,
        backlog=4096,
    )
    gc.freeze()  # what is loaded by now stays
    gc.disable()  # tables are full of long tuples: looking often is a pause that people feel; `House._sweep` does it
    sys.setswitchinterval(0.001)  # the thread that writes to the store has little to do and should not wait long for it
    server = uvicorn.Server(config)
    with suppress(SystemExit):  # its way to say that it did not start
        server.run(sockets=[*listening])
    if not server.started:
        raise BadSetup(getattr(getattr(app, "state", None), "trouble", "") or "the house could not be opened")


def listen(host: str, port: int) -> socket.socket:
    """A socket of ours, so that a port that is taken is a clear word and not a traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: else asyncio keeps Nagle's delay
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise BadSetup(f"port {port} is taken: choose another with --port, or 0 for any") from None
        raise BadSetup(f"can't listen at {host}, port {port}: {error.strerror or error}") from None
    except OverflowError:
        raise BadSetup(f"{port} is no port") from None
    listening.listen(4096)
    return listening


def own_address(host: str) -> str:
    """How a phone in the same network reaches this machine. Nothing is sent to find out."""
    if host not in ("0.0.0.0", "::", ""):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def welcome(address: str) -> None:
    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True, border=1)
    print(f"The house is open at {address}", flush=True)
