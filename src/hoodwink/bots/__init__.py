"""Bots: they see a view and the options, nothing else."""

from __future__ import annotations

from hoodwink.bots import erben, hexhex, hoax, ohfox, resistance
from hoodwink.bots.bot import Bot, Maker, random_bot
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup

__all__ = ["Bot", "LEVELS", "Maker", "checked_level", "levels", "make", "random_bot", "usual_level"]

LEVELS: dict[str, dict[str, Maker]] = {  # by game: level → maker; every game has `random` too
    "erben": {"regular": erben.regular},
    "hexhex": {"regular": hexhex.regular},
    "hoax": {"regular": hoax.regular},
    "ohfox": {"regular": ohfox.regular},
    "resistance": {"regular": resistance.regular},
}


def levels(game: str) -> tuple[str, ...]:
    """The levels that a game offers."""
    return ("random", *LEVELS.get(game, {}))


def usual_level(game: str) -> str:
    """The level where nobody says which."""
    return "regular" if "regular" in levels(game) else "random"


def checked_level(game: str, level: str) -> str:
    """The level itself; BadSetup names those that there are."""
    if level not in levels(game):
        raise BadSetup(f"{game} has no bots of level {level!r}; it has {', '.join(levels(game))}")
    return level


def make(game: str, level: str, dice: Dice) -> Bot:
    """A bot of a level with dice of its own."""
    checked_level(game, level)
    return random_bot(dice) if level == "random" else LEVELS[game][level](dice)
