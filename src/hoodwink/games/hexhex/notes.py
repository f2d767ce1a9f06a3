"""What is noted of a game of HEX•HEX XL for statistics: every card that a seat played, by its title."""

from __future__ import annotations

from hoodwink.core.event import everything
from hoodwink.core.game import Note
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.events import ANSWERED, COUNTERED, HEXED_CARD, LAID_OPEN, PLAYED
from hoodwink.games.hexhex.state import HexState


def notes(s: HexState, rows: tuple[Card, ...]) -> list[Note]:
    found: list[Note] = []
    for event in everything(s.past):
        if event[0] == ANSWERED:
            found.append(Note("cards", rows[event[3]].titles[0], event[1]))
        elif event[0] in (PLAYED, COUNTERED, LAID_OPEN, HEXED_CARD):
            found.append(Note("cards", rows[event[2]].titles[0], event[1]))
    return found
