"""Hoodwink: games of hidden identity, one referee for people, bots and training loops."""

from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, BadText, Diverged, HoodwinkError, Illegal
from hoodwink.core.match import Match, Series
from hoodwink.core.record import Record
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games import GAMES, find, load

__all__ = [
    "CHANCE", "GAMES", "SPECTATOR", "Action", "BadSetup", "BadText", "Dice", "Diverged", "HoodwinkError", "Illegal",
    "Match", "Pass", "Record", "Series", "find", "load",
]  # fmt: skip
__version__ = "0.2.0"
