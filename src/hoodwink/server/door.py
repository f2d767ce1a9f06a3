"""The door: who comes in, from where, how often, and with what in his hands. Headers that go out with every answer."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hoodwink.server import desk, limits
from hoodwink.server.desk import Refusal
from hoodwink.server.limits import Doorman
from hoodwink.server.ways import Ways

COOKIE = "hoodwink"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
A_YEAR = 365 * 86_400
DOCUMENTS = ("/api/tables", "/api/decks/check")  # where a document may come
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# tokens ---------------------------------------------------------------------------------------------------------------


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_of(connection: HTTPConnection) -> str:
    """The token that a browser has as a cookie and a program sends as `Authorization: Bearer`; "" if there is none."""
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def holder_of(connection: HTTPConnection) -> str:
    """Whom the log knows by this token; "" for somebody without one."""
    token = token_of(connection)
    return desk.hashed(token) if token else ""


def with_token(response: Response, request: HTTPConnection, token: str) -> Response:
    """As a cookie that no script can read and no other site can send. Plain http in a home network works; what a
    browser has by https, as its origin says whatever lies between, it sends by https only."""
    secure = request.url.scheme == "https" or request.headers.get("origin", "").startswith("https://")
    response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


# the way in -----------------------------------------------------------------------------------------------------------


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return limits.household(str(client[0])) if client else ""


def most_of(scope: Scope) -> int:
    """How many bytes a body may have here."""
    return limits.DOCUMENTS if scope["method"] == "POST" and scope["path"] in DOCUMENTS else limits.MESSAGE


class Door:
    """ASGI: checks name, origin, rate and size before the app sees a request, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, doorman: Doorman, ways: Ways, refuse: Callable[[Refusal], Response]) -> None:
        self.app = app
        self.doorman = doorman
        self.ways = ways
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, self._bounded(receive, most_of(scope)), sending)
        except Refusal as refusal:
            await self.refuse(refusal)(scope, receive, sending)

    def _check(self, scope: Scope) -> None:
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        headers = Headers(scope=scope)
        self.ways.check_host(headers)
        if writes:
            self.ways.check_origin(headers, scope["scheme"])
        if not self.doorman.may(address_of(scope), "writes" if writes else "reads"):
            raise Refusal("too_many", "too many requests from your address: wait a minute")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > most_of(scope):
            raise Refusal("too_big", f"a body has at most {most_of(scope)} bytes")

    def _bounded(self, receive: Receive, most: int) -> Receive:
        """For a body that doesn't say how long it is."""
        seen = 0

        async def receiving() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise Refusal("too_big", f"a body has at most {most} bytes")
            return message

        return receiving
