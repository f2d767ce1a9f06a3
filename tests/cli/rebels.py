"""A table of seven rebels, for the tests of The Resistance's words."""

from dataclasses import replace

from hoodwink import SPECTATOR, load
from hoodwink.games.resistance.events import LEADER
from hoodwink.games.resistance.view import ResistanceView
from hoodwink.games.resistance.words import ResistanceWords

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Fay", "Gus")
TEN = (*NAMES, "Hal", "Ida", "Jon")
TO_ANN = ResistanceWords(NAMES, 0)
TO_NOBODY = ResistanceWords(NAMES, SPECTATOR)
FULL = {"hunter": True, "plots": True, "inquisitor": True}


def dealt_nothing(**setup):
    """Ann's view of a game that waits for its deal."""
    game = load("resistance", **setup)
    view = game.view(game.start(), 0)
    assert isinstance(view, ResistanceView)
    return view


def before_anything():
    """Ann's view before anything has happened."""
    return replace(dealt_nothing(seats=7, hunter=True), leader=0, log=((LEADER, 0),))
