"""The table in words, as a spectator sees it: what `render` shows of an environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hoodwink.core.game import Game
from hoodwink.core.seats import SPECTATOR
from hoodwink.core.words import Words, sentence


def picture(game: Game, s: Any, names: Sequence[str]) -> str:
    """A heading, a row a seat, what happened in this turn, and the open question or the end. All of it is public."""
    view = game.view(s, SPECTATOR)
    words = game.words(tuple(names), SPECTATOR, game.kinds)
    told = [f"  {line}" for event in _turn(words, view.log) if (line := words.event(view, event))]
    return "\n".join([f"{game.title} · ply {view.ply}", *_rows(words, view), *told, _last(game, s, words, view)])


def _rows(words: Words, view: Any) -> list[str]:
    """The table in columns; ▸ is at the seat whose turn it is, × at one that is out."""
    rows, turn, still_in = words.table(view), words.turn(view), words.still_in(view)
    marks = ["▸" if seat == turn else " " if seat in still_in else "×" for seat in range(view.seats)]
    cells = [["", *rows[0]], *[[mark, *row.values()] for mark, row in zip(marks, rows, strict=True)]]
    wide = [max([len(cell) for cell in column]) for column in zip(*cells, strict=True)]
    return ["  ".join([cell.ljust(w) for cell, w in zip(line, wide, strict=True)]).rstrip() for line in cells]


def _turn(words: Words, log: Sequence[Any]) -> Sequence[Any]:
    """The events of the last turn."""
    starts = [n for n, event in enumerate(log) if words.turn_starts(event)]
    return log[starts[-1] if starts else 0 :]


def _last(game: Game, s: Any, words: Words, view: Any) -> str:
    if not s.is_over():
        return f"{words.question(view)} (§{view.section})"
    winners = game.winners(s)
    return sentence(f"{words.several(winners)} won: {game.ending(s)}.")
