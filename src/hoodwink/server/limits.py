"""Limits: how much and how often. Behind each number is a person at a table, and nobody who needs more."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

MESSAGE = 4096  # bytes of a message or a body
DOCUMENTS = 98_304  # bytes of a body that makes a table or has a deck checked: a document may be in it
PIECES = 64  # of a message
BURST = 30  # messages at once
PER_SECOND = 10.0  # messages in the long run
FORGIVEN = 60  # refusals for haste before the house hangs up
OUTBOX = 200  # small messages that wait for a slow reader
SLOW = 20.0  # seconds to take one message


@dataclass(frozen=True, slots=True)
class PerAddress:
    """How much one address may do: a household or a school behind one router, not a flood."""

    connections: int = 300
    writes: int = 120  # tables made, seats taken, links asked for: in a minute
    reads: int = 1200  # in a minute; what is dear to make counts for several
    says: int = 300  # lines of chat in a minute
    misses: int = 30  # codes of tables that there are not, in a minute: nobody finds a table by guessing

    def times(self, scale: float) -> PerAddress:
        return PerAddress(*(max(1, round(n * scale)) for n in astuple(self)))


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self._left, self._at = burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Where there is anything left; who takes much waits for it afterwards."""
        if self.is_empty:
            return False
        self._left -= cost
        return True

    @property
    def is_empty(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left < 1

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


@lru_cache(10_000)
def household(address: str) -> str:
    """Whom an address stands for: in IPv6 all of a /64, which one line has."""
    try:
        given = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(given.ipv4_mapped or IPv6Network((given, 64), strict=False))


class Doorman:
    """Counts by address."""

    MOST = 40_000  # buckets that are remembered, up to four for an address

    def __init__(self, limits: PerAddress) -> None:
        self.limits = limits
        self.connected: Counter[str] = Counter()
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def may(self, address: str, what: str, cost: float = 1) -> bool:
        """One more of this kind (a field of `PerAddress`) from this address."""
        return self._bucket(address, what).take(cost)

    def is_spent(self, address: str, what: str) -> bool:
        return self._bucket(address, what).is_empty

    def _bucket(self, address: str, what: str) -> Bucket:
        key = address, what
        if key not in self._buckets:
            if len(self._buckets) >= self.MOST:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full}
                while len(self._buckets) >= self.MOST:
                    del self._buckets[next(iter(self._buckets))]
            most = getattr(self.limits, what)
            self._buckets[key] = Bucket(most, most / 60)
        return self._buckets[key]

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """True if this address may have one connection more; it has it meanwhile."""
        may = self.connected[address] < self.limits.connections
        self.connected[address] += may
        try:
            yield may
        finally:
            self.connected[address] -= may
            if not self.connected[address]:
                del self.connected[address]
