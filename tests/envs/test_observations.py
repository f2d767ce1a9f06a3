"""Observations: every number is what the view says, in every game, at every number of seats, with every option."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from reading import Marks, frame

from hoodwink.core.errors import Illegal
from hoodwink.core.game import Game
from hoodwink.core.seats import SPECTATOR
from hoodwink.core.tensor import Sheet
from hoodwink.envs import observations
from hoodwink.games import GAMES
from hoodwink.testing.play import configurations, readers, rich_seeds, walk
from hoodwink.testing.tensors import by_field

SETUPS = [(key, game) for key, kind in GAMES.items() for game in configurations(kind)]
MOST_READERS = 3  # of a step; others in the next


def reference(key: str, game: Game, s: Any, reader: int) -> Marks:
    """What the reader has to be told, from its view alone."""
    marks = Marks(game.layout())
    view: Any = game.view(s, reader)
    module = import_module(f"reading_{key}")
    frame(view, marks, game.layout())
    module.read(view, marks)
    if reader != SPECTATOR and hasattr(module, "SPECTATORS"):  # what everybody knows of what one knows oneself
        public = reference(key, game, s, SPECTATOR)
        for name in module.SPECTATORS:
            marks.numbers[name] = public.numbers[name]
    return marks


def some(game: Game, n: int) -> tuple[int, ...]:
    every = readers(game)
    return every if len(every) <= MOST_READERS else tuple(every[(n + k) % len(every)] for k in range(MOST_READERS))


@pytest.mark.parametrize(("key", "game"), SETUPS, ids=[f"{n}-{game!r}" for n, (_, game) in enumerate(SETUPS)])
def test_every_number_is_what_the_view_says(key: str, game: Game) -> None:
    layout = game.layout()
    for seed in rich_seeds(game, 1, 4):
        for n, (s, _) in enumerate(walk(game, seed)):
            for reader in some(game, n):
                sheet = Sheet(layout.size)
                game.write(s, reader, sheet)
                expected = reference(key, game, s, reader)
                for name, (offset, field) in layout.places.items():
                    found = list(sheet.cells[offset : offset + field.size])
                    assert found == expected.flat(name), f"{name} for {reader} at ply {s.ply} in {s!r}"


@pytest.mark.parametrize("key", list(GAMES))
def test_every_field_is_used(key: str) -> None:
    """There is no field in which nobody is ever told anything; rare ones are looked for longer."""
    games = configurations(GAMES[key])
    unused = {name for game in games for name in game.layout().places}
    for seed in range(40):
        for game in games:
            if unused & {*game.layout().places}:
                unused -= used(game, seed)
    assert not unused


def used(game: Game, seed: int) -> set[str]:
    """The fields in which somebody is told something in a random game."""
    found: set[str] = set()
    sheet = Sheet(game.layout().size)
    for s, _ in walk(game, seed):
        game.write(s, int(s.ply) % game.seats, sheet)
        found |= {*by_field(game, bytes(sheet.cells))}
    return found


@pytest.mark.parametrize("nobody", [-1, 5])
def test_nobody_observes_who_is_neither_a_seat_nor_a_spectator(nobody: int) -> None:
    game = GAMES["resistance"](5)
    s = game.start()
    for look in (observations.tensor, observations.text, observations.recall):
        with pytest.raises(Illegal, match="the seats are 0 to 4"):
            look(game, s, nobody)
    with pytest.raises(Illegal, match="the seats are 0 to 4"):
        observations.information(game, s, nobody, ())
