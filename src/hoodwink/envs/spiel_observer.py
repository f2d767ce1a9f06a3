"""What OpenSpiel's observers show of a game: the parts that are asked for, as numbers by name and as text."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from hoodwink.arena.parquet import library
from hoodwink.core.game import Game
from hoodwink.core.seats import SPECTATOR
from hoodwink.envs.observations import information, information_shape, recall, tensor, text
from hoodwink.envs.spiel_table import Table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[Any]
else:
    np = library("numpy", "an OpenSpiel game", "openspiel")

HISTORY = "history"
PRIVATE = "\nprivate:"


class Whose(IntEnum):
    """Whose private part is shown."""

    NOBODYS = 0
    ONES_OWN = 1
    EVERYBODYS = 2


class Observer:
    """An observer as OpenSpiel's Python games have it: `tensor`, `dict` (parts of it by name), and texts.

    With perfect recall there is a block of history beside the fields of the layout: as the seat reads it, or, where
    nothing private is shown, as everybody does.
    """

    def __init__(self, game: Game, public: bool, whose: Whose, recalls: bool, rows: int | None) -> None:
        self.game, self.public, self.whose, self.recalls, self.rows = game, public, whose, recalls, rows
        pieces = self._pieces()
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if pieces:
            self.tensor = np.zeros(sum([int(np.prod(shape)) for _, shape in pieces]), np.float32)
        at = 0
        for name, shape in pieces:
            assert self.tensor is not None
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def _pieces(self) -> list[tuple[str, tuple[int, ...]]]:
        layout = self.game.layout()
        pieces = [(field.name, field.shape) for field in layout.public] if self.public else []
        if self.whose == Whose.ONES_OWN:
            pieces += [(field.name, field.shape) for field in layout.private]
        elif self.whose == Whose.EVERYBODYS:
            seats = range(self.game.seats)
            pieces += [(f"{field.name} of {seat}", field.shape) for seat in seats for field in layout.private]
        if self.recalls and (self.public or self.whose != Whose.NOBODYS):
            pieces.append((HISTORY, information_shape(self.game, self.rows)))
        return pieces

    # called by OpenSpiel -------------------------------------------------------------------------------------------

    def set_from(self, state: Any, player: int) -> None:
        """Write what this player may know of a state into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = np.concatenate(self._numbers(state.table, player))

    def string_from(self, state: Any, player: int) -> str:
        """The same in words."""
        table: Table = state.table
        if self.whose == Whose.NOBODYS:
            return self._text(table, SPECTATOR) if self.public else ""
        readers = [player] if self.whose == Whose.ONES_OWN else range(self.game.seats)
        texts = [self._text(table, seat).partition(PRIVATE) for seat in readers]
        private = [f"seat {seat}:{tail}" for seat, (_, _, tail) in zip(readers, texts, strict=True)]
        return "\n".join([texts[0][0], *private] if self.public else private)

    # ---------------------------------------------------------------------------------------------------------------

    def _numbers(self, table: Table, player: int) -> list[Array]:
        game, s = self.game, table.state
        size, public = game.layout().size, game.layout().public_size
        reader = SPECTATOR if self.whose == Whose.NOBODYS else player
        own = table.own[player] if reader == player else ()
        read = information(game, s, reader, own, self.rows) if self.recalls else tensor(game, s, reader)
        parts = [read[:public]] if self.public else []
        if self.whose == Whose.ONES_OWN:
            parts.append(read[public:size])
        elif self.whose == Whose.EVERYBODYS:
            parts += [tensor(game, s, seat)[public:] for seat in range(game.seats)]
        return [*parts, read[size:]]

    def _text(self, table: Table, seat: int) -> str:
        found = table.read.get((self.recalls, seat))
        if found is None:
            game, s = self.game, table.state
            own = () if seat == SPECTATOR else table.own[seat]
            found = recall(game, s, seat, own) if self.recalls else text(game, s, seat)
            table.read[self.recalls, seat] = found
        return found
