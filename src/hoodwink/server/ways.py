"""Ways to the house: by which names it may be called, whose pages may use it, which proxies are believed.

A page of another site may not act here in the name of whoever looks at it, and neither may one whose own name has been
made to lead to this machine. An address that is a number, or a name that nobody on the internet can have, can't be such
a name; any other has to be told by --url.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from hoodwink.core.errors import BadSetup
from hoodwink.server.desk import Refusal

AT_HOME = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")  # names that stay in one's own network
NAME = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9_](?:[a-z0-9._-]{0,252}[a-z0-9_])?)\.?)(?::[0-9]{1,5})?")
PORTS = {"http": 80, "https": 443}


def origin_of(url: str) -> str:
    """The origin of an address, as a browser writes it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        port, parts = None, urlsplit("")
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
        raise BadSetup(f"an address looks like https://play.example, not {url!r}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" if port in (None, PORTS[parts.scheme]) else f"{parts.scheme}://{host}:{port}"


def proxies_of(given: Iterable[str]) -> list[str]:
    """Addresses and networks of proxies, checked."""
    for one in given:
        try:
            ip_network(one)
        except ValueError:
            raise BadSetup(f"--proxy is an address or a network, as 127.0.0.1 or 10.0.0.0/8, not {one!r}") from None
    return [*given]


@dataclass(frozen=True, slots=True)
class Ways:
    origins: frozenset[str]  # besides the one that a request itself came to
    names: frozenset[str]  # besides those that are always ours

    @classmethod
    def of(cls, url: str = "", origins: Iterable[str] = ()) -> Ways:
        """`url`: how people reach the house. `origins`: other sites whose pages may use it."""
        names = {socket.gethostname().lower()}
        if url:
            names.add(urlsplit(origin_of(url)).hostname or "")
        return cls(frozenset([origin_of(one) for one in (*([url] if url else []), *origins)]), frozenset(names))

    def check_host(self, headers: Headers) -> None:
        """Refusal for a name that is not the house's. A program that sends none is no browser."""
        host = headers.get("host")
        if host is not None and not self._is_ours(host.lower()):
            raise Refusal("host", "this house is not known by that name: whoever keeps it has to say so with --url")

    def _is_ours(self, host: str) -> bool:
        found = NAME.fullmatch(host)
        if found is None:
            return False
        name = (found[1] or found[2]).rstrip(".")
        if name in self.names or "." not in name or name.endswith(AT_HOME):
            return found[1] is None or _is_address(name)
        return _is_address(name)

    def check_origin(self, headers: Headers, scheme: str) -> None:
        """Refusal for a page of another site, by the scheme of the request."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return
        plain = scheme.replace("ws", "http")
        if origin != f"{plain}://{headers.get('host', '')}".lower():
            raise Refusal("origin", "this page is not of the house: open the house's own address")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
