"""Bots: they see a view and the options, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.view import View

Bot = Callable[[View, tuple[Action, ...]], Action]
Maker = Callable[[Dice], Bot]


def random_bot(dice: Dice) -> Bot:
    """Any option, each as likely as the next."""

    def choose(_: View, options: tuple[Action, ...]) -> Action:
        return options[dice.below(len(options))]

    return choose


LEVELS: dict[str, dict[str, Maker]] = {}  # by game: level → maker; every game has `random`


def levels(game: str) -> tuple[str, ...]:
    """The levels that a game offers."""
    return ("random", *LEVELS.get(game, {}))


def make(game: str, level: str, dice: Dice) -> Bot:
    """A bot of a level with dice of its own; BadSetup names the levels that there are."""
    if level not in levels(game):
        raise BadSetup(f"{game} has no bots of level {level!r}; it has {', '.join(levels(game))}")
    return random_bot(dice) if level == "random" else LEVELS[game][level](dice)
