"""Worlds: what a seat may imagine of a game in progress, for bots that search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from hoodwink.core.action import PASS
from hoodwink.core.dice import Dice
from hoodwink.core.frame import RACE
from hoodwink.core.game import Game
from hoodwink.core.seats import NOBODY, check_reader, members, next_in
from hoodwink.core.state import State, playout

__all__ = ["Policy", "World", "Worlds", "play_on", "playout"]

World = State  # one that was imagined: who drew it may look into it, copy it and play it on
# What a seat does in an imagined game: the world, the seat, its options (two or more) and dice give one of them.
Policy = Callable[[Any, int, tuple[int, ...], Dice], int]


class Worlds:
    """States that a seat can't tell from the real one, as many as it likes to draw.

    The game's `redeal` is a function of the seat's view and the dice (the conformance suite shows it), so they tell
    nothing that the view does not.
    """

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        check_reader(seat, game.seats)
        self.game = game
        self.seat = seat
        self._state = state

    def draw(self, dice: Dice) -> World:
        """One of them, by these dice. What the kernel has left lying about from questions that are closed (sealed
        replies, an outcome of chance, what others have read) stays behind."""
        new = self.game.redeal(self._state, self.seat, dice)
        new.by = NOBODY
        new.outcome = 0
        new.read = {}
        for seat in range(new.seats):
            if not new.answered >> seat & 1:
                new.replies[seat] = PASS
        return new


def play_on(s: World, policy: Policy, dice: Dice, limit: i64 = 1 << 40) -> i64:
    """Play an imagined game by this policy to the end, or to the limit of plies; how many replies it took."""
    replies: i64 = 0
    while s.ply < limit:
        asked = s.asked
        if asked > 0:
            top = s.stack[-1]
            seat = dice.pick(members(asked)) if top.kind == RACE else next_in(asked, s.lead)  # who is quick, is chance
            options = top.options(s, seat)
            s.offered = options  # what State.options does, for a seat that is known to be asked
            s.offered_to = seat
            s.reply(seat, options[0] if len(options) == 1 else policy(s, seat, options, dice))
            replies += 1
        elif asked == 0:
            break
        else:
            s.roll(dice)
    return replies
