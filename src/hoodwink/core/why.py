"""Why not? The reason for which a seat can't do something now: a key that clients have words for, and its §.

It is found from what the seat has anyway, its view and its options, so it tells nothing that they don't.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hoodwink.core.action import Action, Options

if TYPE_CHECKING:
    from hoodwink.core.game import Game
    from hoodwink.core.view import View

REASONS = (  # of every game; a game's own are in its why.py
    "over",  # the game is
    "paused",  # so is nothing else at this table
    "talk",  # comes first: who opens the question has not done so
    "replied",  # it has answered, and the reply is sealed
    "not-asked",  # others are
    "not-an-answer",  # something else is asked of it
    "no-such-seat",  # names one that is not at this table
)


@dataclass(frozen=True, slots=True)
class Reason:
    """`section` is a number of RULES.md; "" where no rule is the reason."""

    key: str
    section: str


def why_not(game: Game, view: View, options: Options, action: Action) -> Reason | None:
    """Why the owner of this view and these options can't do this now; None if it can."""
    if game.actions.id(action) in options:
        return None
    if not view.frame:
        return Reason("over", game.end_section)
    return game.why(view, action) or _by_the_kernel(view)


def _by_the_kernel(view: View) -> Reason:
    if view.replied is not None:
        return Reason("replied", view.section)
    return Reason("not-an-answer" if view.asked else "not-asked", view.section)


def no_such_seat(view: View, named: tuple[int | None, ...]) -> Reason | None:
    """For a game's `why`: an action that names these seats names one that is not at this table."""
    beyond = any(seat is not None and seat >= view.seats for seat in named)
    return Reason("no-such-seat", view.section) if beyond else None
