"""Letters: what is sent of a table, and to whom. Nothing about a game leaves the house but through here.

A frame has a public half, which everybody gets letter by letter the same (it is the spectator's view), and a private
half, the seat's own view where it differs, padded so that its length tells nothing to somebody who counts bytes.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from msgspec import Raw

from hoodwink.core.event import Event
from hoodwink.core.seats import SPECTATOR
from hoodwink.core.view import View
from hoodwink.server import lessons, wire
from hoodwink.server.table import HELD, Table

PAD = 512  # the private half is this long, or twice, four times, … as long


def padded(raw: bytes) -> bytes:
    size = PAD
    while size < len(raw):
        size *= 2
    return raw.ljust(size)


_FIELDS: dict[type[View], tuple[str, ...]] = {}


def fields_of(view: View) -> tuple[str, ...]:
    """The fields of a view that go into frames; its log goes as events."""
    kind = type(view)
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(field.name for field in fields(view) if field.name != "log")
    return _FIELDS[kind]


class Letters:
    """The letters about a table as it is now; made anew when it has changed, each when somebody is to get it."""

    def __init__(self, table: Table, before: Letters | None = None) -> None:
        """`before`: the letters about the same table before it changed."""
        self.table = table
        self.people = table.people
        self.playing = table.match is not None and not table.trouble
        self.stamps = table.stamps[:]
        self._info: bytes = before._info if before is not None and before.people == table.people else b""
        self.shown = table.shown
        self._views: dict[int, dict[str, Any]] = {}
        self._logs: dict[int, tuple[Event, ...]] = {}
        self._shared: Any = None  # the spectator's view as JSON
        self._public: dict[int, bytes] = {}
        self._own: dict[int, bytes] = {}  # private halves without secrets; most replies change that of one seat only
        self._frames: dict[tuple[int, int], bytes] = {}
        if before is not None and self.playing:
            kept = {seat for seat in before._own if before.stamps[seat] == self.stamps[seat]}
            self._own = {seat: before._own[seat] for seat in kept}
            if before.shown == self.shown:  # nobody may see, not even by how long it takes, that there is a row more
                kept.add(SPECTATOR)
                self._views = {seat: view for seat, view in before._views.items() if seat in kept}
                self._logs = {seat: events for seat, events in before._logs.items() if seat in kept}
                self._shared, self._public = before._shared, before._public
                self._frames = {key: frame for key, frame in before._frames.items() if key[0] in kept}

    # the table -----------------------------------------------------------------------------------------------------

    def info(self) -> bytes:
        """The table and its people, as JSON."""
        if not self._info:
            self._info = wire.encode(info(self.table))
        return self._info

    def about(self, seats: list[int], may_watch: bool) -> bytes:
        """The same, as a message to who has these seats."""
        shared: Any = Raw(self.info())
        return wire.encode(wire.Table(shared, seats, may_watch))

    # frames --------------------------------------------------------------------------------------------------------

    def events(self) -> int:
        """How many events have happened in the game."""
        self._view(SPECTATOR)
        return len(self._logs[SPECTATOR])

    def sign(self, seat: int) -> tuple[int, bytes, bytes]:
        """All of a frame but the events: where it is the same, there is nothing new to send but these."""
        own = b"" if seat == SPECTATOR else self._private(seat)
        return self.table.played, self._public_half(self.events()), own

    def frame(self, seat: int, start: int) -> bytes:
        """The frame of a seat or a spectator who has the events before `start`."""
        key = seat, start
        if key not in self._frames:
            public: Any = Raw(self._public_half(start))
            private: Any = None
            if seat != SPECTATOR:
                private = Raw(padded(self._private(seat, self._secrets(seat, start))))
            self._frames[key] = wire.encode(wire.Frame(start, public, private))
        return self._frames[key]

    def _public_half(self, start: int) -> bytes:
        if start not in self._public:
            view = self._view(SPECTATOR)
            if self._shared is None:
                self._shared = Raw(wire.encode(view))
            events: Any = self._logs[SPECTATOR][start:]
            talk = self.table.playing.opener if self.table.talking else None
            public = wire.Public(self.table.played - 1, self._shared, events, self._clock(), talk)
            self._public[start] = wire.encode(public)
        return self._public[start]

    def _clock(self) -> wire.Clock:
        table = self.table
        if table.phase != "playing":
            return wire.Clock(None, None, False, {})
        until = table.deadline
        hurried = {str(seat): round(at * 1000) for seat, at in table.hurried().items()}
        return wire.Clock(None if until is None else round(until * 1000), table.limit, table.moment, hurried)

    def _secrets(self, seat: int, start: int) -> Any:
        """The events from `start` on of which this seat reads more than a spectator: (number, event)."""
        if start == self.events():
            return ()
        self._view(seat)
        told, seen = self._logs[SPECTATOR], self._logs[seat]
        return [(n, seen[n]) for n in range(start, len(seen)) if seen[n] != told[n]]

    def _private(self, seat: int, secrets: Any = ()) -> bytes:
        if secrets or seat not in self._own:
            shared, own = self._view(SPECTATOR), self._view(seat)
            mine = {name: value for name, value in own.items() if shared[name] != value}
            raw = wire.encode(wire.Private(seat, mine, secrets, self._offered(seat), self.table.chairs[seat].away))
            if secrets:
                return raw
            self._own[seat] = raw
        return self._own[seat]

    def _offered(self, seat: int) -> list[int]:
        table = self.table
        if table.phase != "playing" or table.paused_at is not None or table.talking or seat in table.held:
            return []
        return table.playing.option_ids(seat)

    def _view(self, seat: int) -> dict[str, Any]:
        """The view by field, with the replies that the table holds back put in where their own seat looks. While people
        talk the table waits for who opens the question."""
        if seat not in self._views:
            table = self.table
            view = table.playing.view(seat)
            shown = {name: getattr(view, name) for name in fields_of(view)}
            self._logs[seat] = view.log
            if table.talking:
                shown["asked"] = False
                shown["waiting"] = (table.playing.opener,)
            if table.held and table.phase == "playing" and table.playing.question in HELD:
                match = table.playing
                veiled = [seat for seat in view.waiting if seat in table.held and match.is_veiled(seat)]
                shown["waiting"] = tuple(sorted((*table.asked(), *veiled)))
                if seat in table.held:
                    shown["asked"] = False
                    shown["replied"] = table.game.actions.id(table.held[seat].action)
            self._views[seat] = shown
        return self._views[seat]


def info(table: Table) -> wire.TableInfo:
    """What everybody who has the code may know of a table."""
    made = table.made
    return wire.TableInfo(
        code=table.code,
        game=made.game,
        seats=[
            wire.SeatInfo(
                kind=chair.kind,
                name=chair.name,
                level=chair.level or None,
                ready=chair.ready and table.phase != "playing",
                score=table.series.scores[seat],
            )
            for seat, chair in enumerate(table.chairs)
        ],
        options=table.game.options,
        clock=wire.ClockInfo(made.pace, made.seconds),
        access=made.access,
        spectators=made.spectators,
        memory_aid=made.memory_aid,
        one_room=made.one_room,
        chat=made.chat,
        host=table.host,
        phase=table.phase,
        paused=table.paused_at is not None,
        played=table.played,
        goal=table.series.goal,
        series_over=table.series.over,
        commitment=table.commitment,
        words=table.words,
        marks=table.marks,
        result=_result(table),
        lesson=lessons.is_on(table),
        trouble=table.trouble,
    )


def _result(table: Table) -> wire.Result | None:
    match = table.match
    if table.phase != "over" or match is None or not match.over:
        return None
    return wire.Result(
        list(match.winners), list(match.points), match.ending, list(match.roles), match.record.seed or ""
    )
