"""What is noted of a game of The Resistance for statistics: who was given which plot card, and who used it."""

from __future__ import annotations

from hoodwink.core.event import everything
from hoodwink.core.game import Note
from hoodwink.games.resistance.events import GAVE, TOOK, USED
from hoodwink.games.resistance.roles import Plot
from hoodwink.games.resistance.state import ResistanceState


def notes(s: ResistanceState) -> list[Note]:
    found: list[Note] = []
    for event in everything(s.past):
        if event[0] == GAVE:
            found.append(_note(event[3], event[2], "given"))
        elif event[0] == TOOK:
            found.append(_note(event[3], event[1], "taken"))
        elif event[0] == USED:
            found.append(_note(event[2], event[1], "used"))
    return found


def _note(plot: int, seat: int, outcome: str) -> Note:
    return Note("plot cards", Plot(plot).name.lower(), seat, outcome)
