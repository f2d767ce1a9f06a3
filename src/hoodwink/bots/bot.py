"""What a bot is, in both kinds, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.core.worlds import Worlds

Bot = Callable[[View, tuple[Action, ...]], Action]


class Thinker(Protocol):
    """A bot that searches: it also imagines worlds that its view can't tell from the real one."""

    def think(self, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action: ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a Thinker may think about one decision: it stops at whichever comes first."""

    seconds: float = 1.0  # inf: no limit, and the reply depends on the view and the dice alone
    rollouts: int = 0  # games that are imagined to their end or horizon; 0: as many as there is time for


Player = Bot | Thinker  # whoever may sit at a table; `decide` asks either kind
Maker = Callable[[Dice], Bot]
ThinkerMaker = Callable[[Dice, Budget], Thinker]


def decide(player: Player, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action:
    """What a bot of either kind replies. Where there is one option, nobody is asked to think about it."""
    think = getattr(player, "think", None)
    if think is None:
        return player(view, options)  # type: ignore[operator]  # it is a Bot
    reply: Action = options[0] if len(options) == 1 else think(view, options, worlds)
    return reply


def random_bot(dice: Dice) -> Bot:
    """Any option, each as likely as the next."""

    def choose(_: View, options: tuple[Action, ...]) -> Action:
        return options[dice.below(len(options))]

    return choose
