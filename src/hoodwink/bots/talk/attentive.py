"""Bots that listen: what the others have said at the table gives them second thoughts."""

from __future__ import annotations

from typing import Any

from hoodwink.bots.bot import Player
from hoodwink.bots.talk import hoax, resistance
from hoodwink.bots.talk.remark import Remark, happens
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.core.worlds import Worlds

SWAYS: dict[str, Any] = {"hoax": hoax.sways, "resistance": resistance.sways}  # elsewhere words are wind


class Attentive:
    """A bot, and what it has heard in this game. As long as nobody has said anything, it is that bot."""

    def __init__(self, game: str, player: Any, dice: Dice) -> None:
        self.player = player
        self.dice = dice
        self.remarks: tuple[Remark, ...] = ()
        self._sways = SWAYS.get(game)

    def hear(self, remarks: tuple[Remark, ...]) -> None:
        """All that has been said in this game so far; whoever is made anew is told all of it again."""
        self.remarks = remarks

    def __call__(self, view: View, options: tuple[Action, ...]) -> Action:
        return self.reconsider(view, options, self.player(view, options))

    def reconsider(self, view: View, options: tuple[Action, ...], reply: Action) -> Action:
        if self._sways is None or not self.remarks or len(options) == 1:
            return reply
        found = self._sways(view, options, reply, self.remarks)
        return found[0] if found is not None and happens(found[1], self.dice) else reply


class AttentiveThinker(Attentive):
    """The same of a bot that searches."""

    def think(self, view: View, options: tuple[Action, ...], worlds: Worlds) -> Action:
        return self.reconsider(view, options, self.player.think(view, options, worlds))


def attentive(game: str, player: Player, dice: Dice) -> Attentive:
    """A bot of either kind that takes note of what is said."""
    return (AttentiveThinker if hasattr(player, "think") else Attentive)(game, player, dice)
