"""What one seat, or a spectator, may know: constructed field by field, never a state with things removed."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from hoodwink.core.dice import Dice
from hoodwink.core.event import Event, history
from hoodwink.core.frame import WINDOW
from hoodwink.core.seats import check_reader, members
from hoodwink.core.section import section_of
from hoodwink.core.state import State


@dataclass(frozen=True, slots=True)
class View:
    """The kernel's half of a view; a game's own class adds what its table shows."""

    seat: int  # SPECTATOR for one who has no seat
    seats: int
    ply: int
    frame: str  # the section in progress, "" when the game is over
    section: str
    asked: bool  # this seat owes a reply
    replied: int | None  # this seat's own reply, still sealed
    waiting: tuple[int, ...]  # who is asked; of those whom the frame veils it is not shown whether they have answered
    log: tuple[Event, ...]  # all that this seat has seen happen, from the start

    def to_json(self) -> dict[str, Any]:
        return {f.name: _plain(getattr(self, f.name)) for f in fields(self)}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def kernel_view(s: State, seat: int) -> dict[str, Any]:
    """The fields of `View`, for a game's `view` to pass on. Illegal where nobody of that number may look."""
    check_reader(seat, s.seats)
    top = s.stack[-1] if s.stack else None
    asked = max(s.asked, 0)
    mine = seat >= 0
    return {
        "seat": seat,
        "seats": s.seats,
        "ply": s.ply,
        "frame": type(top).__name__ if top is not None else "",
        "section": section_of(top) if top is not None else "",
        "asked": mine and bool(asked >> seat & 1),
        "replied": s.replies[seat] if mine and s.answered >> seat & 1 else None,
        "waiting": members(asked | s.answered & top.veiled(s) if top is not None else asked),
        "log": history(s.past, s.game.kinds, seat, s.read),
    }


def reseal(s: State, seat: int, dice: Dice) -> None:
    """For `redeal`: replies that this seat can't see yet become any that their seats might have given.

    In a window all who have answered have passed, and everybody knows it.
    """
    check_reader(seat, s.seats)
    if s.asked > 0 and s.stack[-1].kind != WINDOW:
        for other in members(s.answered):
            if other != seat:
                s.replies[other] = dice.pick(s.stack[-1].options(s, other))
