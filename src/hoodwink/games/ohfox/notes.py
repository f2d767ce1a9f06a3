"""What is noted of a game of Oh, Fox! for statistics: what hearts were for, and what the predator guessed."""

from __future__ import annotations

from typing import Final

from hoodwink.core.event import everything
from hoodwink.core.game import Note
from hoodwink.games.ohfox.animals import Objective
from hoodwink.games.ohfox.events import ATE, ATTACKED, FOR_OBJECTIVE, GUESSED, HEART
from hoodwink.games.ohfox.state import OhFoxState

TABLE: Final = "hearts and guesses"
WHY: Final = ("a right guess", "food", "all prey", "home")  # by reason, as in events.py; an objective by its name


def notes(s: OhFoxState) -> list[Note]:
    found: list[Note] = []
    for event in everything(s.past):
        kind = event[0]
        if kind == HEART:
            why = event[3]
            row = f"objective {Objective(event[4]).name.lower()}" if why == FOR_OBJECTIVE else WHY[why]
            found.append(Note(TABLE, row, event[2]))
        elif kind == ATE:
            found.append(Note(TABLE, "a bite", event[2]))
        elif kind == ATTACKED:
            found.append(Note(TABLE, "an attack", event[4]))
        elif kind == GUESSED and not event[3]:
            found.append(Note(TABLE, "a wrong guess", event[1]))
    return found
