"""Events: what happened, as the rules note it down and as each seat may read it.

The rules append plain tuples of ints, `(kind, …)`, to the state's `past`; nothing else is built until somebody
looks. A kind declares once which of its fields everybody reads and which only some seats do.
"""

from __future__ import annotations

from typing import Any

Event = tuple[Any, ...]  # (kind, value, …); a value that the reader may not know is None
Past = tuple[Any, Any]  # a chain, newest first: (earlier, event); the start is ()


class Kind:
    """A kind of event: `Kind("accused", "by target", secret="name", to="by target")`.

    `fields` are public; `secret` fields follow them and are read only by the seats that the fields in `to` name.
    `reveals` marks the kinds whose public fields may depend on something hidden: a verdict, a card turned up. The
    secrecy tests let two worlds part at such an event and nowhere else.
    """

    def __init__(self, name: str, fields: str = "", secret: str = "", to: str = "", reveals: bool = False) -> None:
        self.name = name
        self.public = tuple(fields.split())
        self.secret = tuple(secret.split())
        self.fields = self.public + self.secret
        self.readers = tuple(1 + self.fields.index(name) for name in to.split())
        self.reveals = reveals
        self._blank = (None,) * len(self.secret)

    def seen(self, event: Event, seat: int) -> Event:
        """The event as this seat reads it."""
        for reader in self.readers:
            if event[reader] == seat:
                return event
        return event[: 1 + len(self.public)] + self._blank

    def named(self, event: Event) -> dict[str, Any]:
        """The event with its field names, for JSON and for people."""
        return {"event": self.name, **dict(zip(self.fields, event[1:], strict=True))}


def everything(past: Any) -> list[Event]:
    """All that happened, oldest first, as the rules wrote it."""
    log: list[Event] = []
    while past:
        past, event = past
        log.append(event)
    log.reverse()
    return log


def history(past: Any, kinds: tuple[Kind, ...], seat: int, read: dict[int, tuple[Any, tuple[Event, ...]]]) -> Any:
    """All that happened, oldest first, as this seat reads it.

    `read` remembers by seat how far it has read, and what: a chain never changes, so only what is new is looked at.
    """
    known, before = read.get(seat, ((), ()))
    new = []
    at = past
    while at and at is not known:
        at, event = at
        new.append(kind.seen(event, seat) if (kind := kinds[event[0]]).secret else event)
    new.reverse()
    log = (before if at else ()) + tuple(new)
    read[seat] = (past, log)
    return log


def chain(events: Any) -> Any:
    """The chain of these events: the inverse of `everything`."""
    past: Any = ()
    for event in events:
        past = (past, event)
    return past
