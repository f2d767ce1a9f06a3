"""Bots: they see a view and the options; those that think also worlds that fit the view. Nothing else."""

from __future__ import annotations

from functools import lru_cache
from inspect import signature
from typing import Any, Final, Literal, overload

from hoodwink.bots import erben, hexhex, hoax, learned, ohfox, resistance
from hoodwink.bots.bot import Bot, Budget, Maker, Player, Thinker, ThinkerMaker, decide, random_bot
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup

__all__ = [
    "APART", "LEVELS", "Bot", "Budget", "Maker", "Player", "Thinker", "ThinkerMaker", "checked_level", "decide",
    "levels", "make", "random_bot", "thinks", "usual_level",
]  # fmt: skip

RANDOM: Final = "random"  # every game has it
ORDER: Final = (RANDOM, "novice", "regular", "sharp", "master")  # each beats the one before
Quick = Literal["random", "novice", "regular", "sharp"]  # those that don't think, in every game
LEVELS: dict[str, dict[str, Maker | ThinkerMaker]] = {  # by game: level → maker
    "erben": {
        "novice": erben.novice,
        "regular": erben.regular,
        "sharp": erben.sharp,
        "master": erben.master,
    },
    "hexhex": {
        "novice": hexhex.novice,
        "regular": hexhex.regular,
        "sharp": hexhex.sharp,
        "master": hexhex.master,
    },
    "hoax": {
        "novice": hoax.novice,
        "regular": hoax.regular,
        "sharp": hoax.sharp,
        "master": hoax.master,
    },
    "ohfox": {
        "novice": ohfox.novice,
        "regular": ohfox.regular,
        "sharp": ohfox.sharp,
        "master": ohfox.master,
    },
    "resistance": {
        "novice": resistance.novice,
        "regular": resistance.regular,
        "sharp": resistance.sharp,
        "master": resistance.master,
    },
}

APART: dict[str, dict[str, Maker]] = {  # levels that have no place in the order, and are played only if named
    "resistance": {"learned": learned.learned},
}


def levels(game: str) -> tuple[str, ...]:
    """The levels that a game offers, the weakest first."""
    return (RANDOM, *sorted(LEVELS.get(game, {}), key=lambda level: (*ORDER, level).index(level)))


def usual_level(game: str) -> str:
    """The level where nobody says which."""
    return "regular" if "regular" in levels(game) else RANDOM


def checked_level(game: str, level: str) -> str:
    """The level itself; BadSetup names those that there are."""
    known = (*levels(game), *APART.get(game, {}))
    if level not in known:
        raise BadSetup(f"{game} has no bots of level {level!r}; it has {', '.join(known)}")
    if level == "learned" and not learned.is_available():
        raise BadSetup("bots of level 'learned' need numpy: pip install 'hoodwink[envs]'")
    return level


def thinks(game: str, level: str) -> bool:
    """Whether bots of this level are Thinkers, for whom one has to find the time."""
    return level in LEVELS.get(game, {}) and _takes_budget(LEVELS[game][level])


@lru_cache(maxsize=256)
def _takes_budget(maker: Any) -> bool:
    return len(signature(maker).parameters) > 1


@overload  # a level that nobody has to find time for, where the type checker can read it
def make(game: str, level: Quick, dice: Dice, budget: Budget | None = None) -> Bot: ...
@overload
def make(game: str, level: str, dice: Dice, budget: Budget | None = None) -> Player: ...
def make(game: str, level: str, dice: Dice, budget: Budget | None = None) -> Player:
    """A bot of a level with dice of its own; the budget is for those that think."""
    if checked_level(game, level) == RANDOM:
        return random_bot(dice)
    maker: Any = LEVELS[game].get(level) or APART[game][level]
    made: Player = maker(dice, budget or Budget()) if _takes_budget(maker) else maker(dice)
    return made
