"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View

Bot = Callable[[View, tuple[Action, ...]], Action]
Maker = Callable[[Dice], Bot]


def random_bot(dice: Dice) -> Bot:
    """Any option, each as likely as the next."""

    def choose(_: View, options: tuple[Action, ...]) -> Action:
        return options[dice.below(len(options))]

    return choose
