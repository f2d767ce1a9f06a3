"""A table of seven rebels, for the tests of The Resistance's words."""

from dataclasses import replace

from hoodwink import SPECTATOR, load
from hoodwink.games.resistance.events import LEADER
from hoodwink.games.resistance.words import ResistanceWords

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Fay", "Gus")
TEN = (*NAMES, "Hal", "Ida", "Jon")
TO_ANN = ResistanceWords(NAMES, 0)
TO_NOBODY = ResistanceWords(NAMES, SPECTATOR)
FULL = {"hunter": True, "plots": True, "inquisitor": True}


def before_anything():
    """Ann's view before anything has happened."""
    game = load("resistance", seats=7, hunter=True)
    return replace(game.view(game.start(), 0), leader=0, log=((LEADER, 0),))
