"""Replays: a game that is over, step by step, through the eyes of any seat, or of all."""

from __future__ import annotations

import asyncio
from typing import Any

from hoodwink.core.errors import BadText
from hoodwink.core.game import Game
from hoodwink.core.record import Record
from hoodwink.core.seats import SPECTATOR
from hoodwink.server import wire
from hoodwink.server.table import Table

STEPS_AT_ONCE = 100
TRUTH = "truth"


async def replay(record: Record, table: Table, whose: str, start: int) -> wire.Replay:
    """Some steps of a game that is over, from this one on. BadText says what `whose` may be."""
    seats = table.made.seats
    eyes = [SPECTATOR, *range(seats)] if whose == TRUTH else [seat for seat in range(-2, seats) if str(seat) == whose]
    if not eyes or eyes == [-1]:
        raise BadText(f"seat is 0 to {seats - 1}, {SPECTATOR} for a spectator, or {TRUTH}, not {whose[:20]!r}")
    names = [chair.name for chair in table.chairs]
    return await asyncio.to_thread(_replay, record, record.setup(table.games.__getitem__), eyes, start, names)


def _replay(record: Record, game: Game, eyes: list[int], start: int, names: list[str]) -> wire.Replay:
    steps: list[wire.ReplayStep] = []
    events: dict[str, list[Any]] = {}
    for n, (row, s) in enumerate(record.replay(game)):
        if n < start:
            continue
        views: dict[str, dict[str, Any]] = {}
        for seat in eyes:
            view = game.view(s, seat)
            views[str(seat)] = view.to_json()
            events[str(seat)] = views[str(seat)].pop("log")
        steps.append(wire.ReplayStep(n, s.ply, None if row is None else row.seat, views, len(view.log)))
        if len(steps) == STEPS_AT_ONCE:
            break
    last = start + len(steps)
    further = last if last <= len(record.rows) else None
    return wire.Replay(record.game, record.seats, record.options, names, steps, further, events)
