"""Observations as numbers, checked by machine. That they tell no secrets is checked with the views, in leaks.py."""

from __future__ import annotations

from typing import Any

from hoodwink.core.game import Game
from hoodwink.core.seats import SPECTATOR
from hoodwink.core.tensor import Layout, Sheet
from hoodwink.testing.play import readers, walk

MARGIN = 64  # cells on both sides of a row that have to stay blank


def is_written(game: Game) -> bool:
    """The game has a writer: one that people add need not have it."""
    return type(game).new_writer is not Game.new_writer


def numbers(game: Game, s: Any, reader: int) -> bytes:
    """What a reader's observation is; nothing for a game that has no writer."""
    if not is_written(game):
        return b""
    sheet = Sheet(game.layout().size)
    game.write(s, reader, sheet)
    return bytes(sheet.cells)


def by_field(game: Game, cells: bytes) -> dict[str, list[int]]:
    """The same by the name of the field, where anything is not 0."""
    if not cells:
        return {}
    cut = {name: cells[at : at + field.size] for name, (at, field) in game.layout().places.items()}
    return {name: list(part) for name, part in cut.items() if any(part)}


def fits(game: Game, seed: int | str) -> int:
    """At every step of a random game an observation is written where it belongs, with numbers that its layout allows;
    the public part is the same for all, and a spectator has no other. How many were looked at."""
    layout = game.layout()
    looked = 0
    for n, (s, _) in enumerate(walk(game, seed)):
        public = _row(game, layout, s, SPECTATOR)
        assert not any(public[layout.public_size :]), f"{game!r}, ply {s.ply}: the spectator is told private things"
        every = readers(game)
        for reader in (every[1 + n % game.seats], every[1 + (n + 1) % game.seats]):
            row = _row(game, layout, s, reader)
            where = f"{game!r}, ply {s.ply}, seat {reader}"
            assert row[: layout.public_size] == public[: layout.public_size], f"{where}: the public part is another"
            for name, (at, field) in layout.places.items():
                most = max(row[at : at + field.size])
                assert most <= field.high, f"{where}: {name} is {most}, its layout says at most {field.high}"
            looked += 1
    return looked


def _row(game: Game, layout: Layout, s: Any, reader: int) -> bytes:
    sheet = Sheet(layout.size + 2 * MARGIN)
    game.write(s, reader, sheet, MARGIN)
    row = bytes(sheet.cells)
    assert not any(row[:MARGIN] + row[MARGIN + layout.size :]), f"{game!r}, ply {s.ply}: written outside its place"
    return row[MARGIN : MARGIN + layout.size]
