"""Letters: what is sent of a table, and to whom. Nothing about a game leaves the house but through here.

A frame has a public half, which everybody gets letter by letter the same (it is the spectator's view), and a private
half, the seat's own view where it differs, padded so that its length tells nothing to somebody who counts bytes.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from hoodwink.core.event import Event
from hoodwink.core.seats import SPECTATOR
from hoodwink.server import wire
from hoodwink.server.table import HELD, Table

PAD = 512  # the private half is this long, or twice, four times, … as long


def padded(raw: bytes) -> bytes:
    size = PAD
    while size < len(raw):
        size *= 2
    return raw.ljust(size)


class Letters:
    """The letters about a table as it is now; made anew when it has changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.playing = table.match is not None and not table.trouble
        self._views: dict[int, dict[str, Any]] = {}
        self._logs: dict[int, tuple[Event, ...]] = {}
        self._options: dict[int, list[int]] = {}
        self._public: dict[int, bytes] = {}
        self._frames: dict[tuple[int, int], bytes] = {}
        self._info: bytes | None = None
        self._signs: dict[int, tuple[int, bytes]] = {}

    # the table -----------------------------------------------------------------------------------------------------

    def info(self) -> bytes:
        """The table and its people, as JSON."""
        if self._info is None:
            self._info = wire.encode(info(self.table))
        return self._info

    def welcome_table(self, seats: list[int], may_watch: bool) -> bytes:
        shared: Any = Raw(self.info())
        return wire.encode(wire.Table(shared, seats, may_watch))

    # frames --------------------------------------------------------------------------------------------------------

    def events(self) -> int:
        """How many events have happened in the game."""
        self._view(SPECTATOR)
        return len(self._logs[SPECTATOR])

    def sign(self, seat: int) -> tuple[int, bytes]:
        """All of a frame but the events: where it is the same, there is nothing new to send but these."""
        if seat not in self._signs:
            half = b"" if seat == SPECTATOR else wire.encode(self._private(seat, self.events()))
            self._signs[seat] = (self.table.played, self._head() + half)
        return self._signs[seat]

    def frame(self, seat: int, start: int) -> bytes:
        """The frame of a seat or a spectator who has the events before `start`."""
        key = seat, start
        if key not in self._frames:
            public: Any = Raw(self._public_half(start))
            private: Any = None
            if seat != SPECTATOR:
                private = Raw(padded(wire.encode(self._private(seat, start))))
            self._frames[key] = wire.encode(wire.Frame(start, public, private))
        return self._frames[key]

    def _head(self) -> bytes:
        return self._public_half(self.events())

    def _public_half(self, start: int) -> bytes:
        if start not in self._public:
            view = self._view(SPECTATOR)
            events: Any = self._logs[SPECTATOR][start:]
            self._public[start] = wire.encode(wire.Public(self.table.played - 1, view, events, self._clock()))
        return self._public[start]

    def _clock(self) -> wire.Clock:
        table = self.table
        if table.phase != "playing":
            return wire.Clock(None, None, False)
        until = table.deadline
        return wire.Clock(None if until is None else round(until * 1000), table.limit, table.moment)

    def _private(self, seat: int, start: int) -> wire.Private:
        shared, own = self._view(SPECTATOR), self._view(seat)
        told, seen = self._logs[SPECTATOR], self._logs[seat]
        secrets: Any = [(n, seen[n]) for n in range(start, len(seen)) if seen[n] != told[n]]
        mine = {name: value for name, value in own.items() if shared[name] != value}
        options = [] if seat in self.table.held else self._offered(seat)
        return wire.Private(seat, mine, secrets, options, self.table.chairs[seat].away)

    def _offered(self, seat: int) -> list[int]:
        table = self.table
        if table.phase != "playing" or table.paused_at is not None:
            return []
        actions = table.game.actions
        return [actions.id(action) for action in table.playing.options(seat)]

    def _view(self, seat: int) -> dict[str, Any]:
        """The view as JSON, with the replies that the table holds back put in where their own seat looks."""
        if seat not in self._views:
            table = self.table
            view = table.playing.view(seat)
            fields = view.to_json()
            self._logs[seat] = view.log
            del fields["log"]
            if table.held and table.phase == "playing" and table.playing.question in HELD:
                if table.playing.question == "race":
                    fields["waiting"] = table.asked()
                if seat in table.held:
                    fields["asked"] = False
                    fields["replied"] = table.game.actions.id(table.held[seat].action)
            self._views[seat] = fields
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
        chat=made.chat,
        host=table.host,
        phase=table.phase,
        paused=table.paused_at is not None,
        played=table.played,
        goal=table.series.goal,
        series_over=table.series.over,
        commitment=table.commitment,
        result=_result(table),
        trouble=table.trouble,
    )


def _result(table: Table) -> wire.Result | None:
    match = table.match
    if table.phase != "over" or match is None or not match.over:
        return None
    return wire.Result(
        list(match.winners), list(match.points), match.ending, list(match.roles), match.record.seed or ""
    )
