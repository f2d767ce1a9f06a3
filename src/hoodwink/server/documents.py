"""Documents of strangers (decks, boards) are read in a process of their own, with limits on time and memory.

The house reads what has come through, and nothing else: by then it is known that reading it costs little.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import ceil
from multiprocessing.connection import Connection
from typing import Any, TypeVar, TypeVarTuple

from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
from hoodwink.server.desk import Refusal, Wanted
from hoodwink.server.workers import Lost, Pool, serve

if sys.platform != "win32":  # there the house's patience is the only limit
    import resource

SECONDS = 1  # of the processor for a document: fifty times what the worst needs that we know of
ROOM = 256 << 20  # bytes of memory beyond what a worker has when it starts
PATIENCE = 10.0  # seconds for an answer, on a machine that has other things to do
WAITING = 50  # documents that may wait

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


# in a worker ----------------------------------------------------------------------------------------------------------


def work(line: Connection) -> None:
    if sys.platform != "win32":
        _limit(resource.RLIMIT_AS, _memory() + ROOM)
    serve(line, _read)


def _read(read: Callable[..., Any], *given: Any) -> Any:
    if sys.platform != "win32":  # it is killed where that is not enough
        used = resource.getrusage(resource.RUSAGE_SELF)
        _limit(resource.RLIMIT_CPU, ceil(used.ru_utime + used.ru_stime) + SECONDS)
    return read(*given)


if sys.platform != "win32":

    def _limit(what: int, most: int) -> None:
        _, hard = resource.getrlimit(what)
        resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))

    def _memory() -> int:
        """Bytes of address space that this process has; where the system doesn't say, none."""
        try:
            with open("/proc/self/statm", encoding="ascii") as file:
                return int(file.read().split()[0]) * resource.getpagesize()
        except OSError:
            return 1 << 30


def fault(kind: type[Game], seats: int | None, options: dict[str, Value]) -> str:
    """What is wrong with these options; "" if they can be played with."""
    try:
        kind(seats, **options)
    except BadSetup as error:
        return str(error)
    return ""


# in the house ---------------------------------------------------------------------------------------------------------


class Documents(Pool):
    """One worker, which is started with the first document."""

    def __init__(self) -> None:
        super().__init__(work, size=1, tries=1)
        self._wanted = 0

    async def read(self, read: Callable[[*Ts], T], *given: *Ts) -> T:
        """What this function, which has a name in its module, makes of a document. Refusal if it takes too much."""
        if self._wanted >= WAITING:
            raise Refusal("busy", "many documents are being read: try again in a moment")
        self._wanted += 1
        try:
            return await self.run(self.answer, (read, *given), PATIENCE)
        except Lost:
            raise Refusal("bad_setup", "this document takes too long to read, or too much memory") from None
        finally:
            self._wanted -= 1

    async def check(self, wanted: Wanted) -> None:
        """Refusal says what is wrong with the documents of a new table, if there are any."""
        (new, kind, options) = wanted
        given = [option for option in kind.declared if option.document and options.get(option.name)]
        try:
            for option in given:
                option.check(options[option.name])
        except BadSetup as error:
            raise Refusal("bad_setup", str(error)) from None
        if given and (said := await self.read(fault, kind, new.seats, options)):
            raise Refusal("bad_setup", said)
