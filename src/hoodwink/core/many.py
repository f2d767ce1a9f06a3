"""Many games of one kind in lock-step: every one of them waits for a reply, and one call answers them all.

Nothing here knows numpy. Observations are bytes that an array looks at as they are; what else a step has to tell is
collected in plain lists, game after game, that an array takes in one assignment (envs/many.py).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.dice import Dice
from hoodwink.core.frame import RACE
from hoodwink.core.seats import members, next_in
from hoodwink.core.state import State
from hoodwink.core.tensor import Sheet, Writer

NOTHING: Final = -1  # no ply
ENDLESS: Final = 1 << 40  # plies


class Batch:
    """`n` games, each at a question to one seat.

    The k-th game in slot i has the seed `seed/(i + k·n)`: what a slot plays does not depend on the others, and
    `Match(game, batch.seed_of(i))` plays the same deal. A game that reaches the limit of plies is over without a
    winner, but not before it has been replied to by `step` or `push`. Seats are asked as `State.polled` has it; who is
    quick in a race is for dice of its own, as in the arena: the cards don't depend on it.
    """

    __slots__ = (
        "bounded", "counts", "dice", "done", "game", "legal", "limit", "limits", "n", "numbers", "quick", "rewards",
        "seats", "seed", "sheet", "size", "skip_forced", "space", "states", "table", "writer", "written",
    )  # fmt: skip

    def __init__(
        self, game: Any, n: i64, seed: str, space: i64, skip_forced: bool, observe: bool, limit: i64 = ENDLESS
    ) -> None:
        self.game = game
        self.n: i64 = n
        self.seed = seed
        self.space: i64 = space  # ids from here on are not offered
        self.bounded: bool = game.actions.grows or len(game.actions) > space
        self.skip_forced: bool = skip_forced  # who has one option gives it and is not asked
        self.limit: i64 = limit
        self.table: i64 = game.seats
        self.writer: Writer | None = game.writer() if observe else None
        self.size: i64 = game.layout().size if observe else 0
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.quick: list[Dice | None] = [None] * n  # for races; made when there is one
        self.limits: list[int] = [ENDLESS] * n  # `limit`, once a game has been replied to
        self.numbers: list[int] = [slot for slot in range(n)]  # noqa: C416  # mypyc boxes an i64
        # what the last step told
        self.seats: list[int] = [0] * n  # who is asked
        self.legal: list[int] = []  # ids of actions, and how many of them are a game's
        self.counts: list[int] = []
        self.sheet = Sheet(self.size * n)  # what the seats that are asked may know, a row a game
        self.written: list[int] = [NOTHING] * n  # the ply at which the public part of a game's row was written
        self.done: list[int] = []  # slots whose game has ended
        self.rewards: list[float] = []  # of these, seat after seat

    def reset(self) -> None:
        """Begin all games anew, with the seeds of the first ones."""
        self._clear()
        self.states = []
        self.dice = []
        slot: i64 = 0
        while slot < self.n:
            self.numbers[slot] = slot
            self.written[slot] = NOTHING
            self.states.append(self.game.start())
            self.dice.append(Dice(self.seed_of(slot)))
            self.quick[slot] = None
            self.limits[slot] = ENDLESS
            self._advance(slot, ENDLESS)
            slot += 1

    def seed_of(self, slot: i64) -> str:
        """The seed of the game that is being played in a slot."""
        return f"{self.seed}/{self.numbers[slot]}"

    def wrong(self, actions: list[int]) -> i64:
        """The first slot whose action is no option there, −1 if all are."""
        slot: i64 = 0
        while slot < self.n:
            if actions[slot] not in self.states[slot].options(self.seats[slot]):
                return slot
            slot += 1
        return -1

    def step(self, actions: list[int]) -> None:
        """Reply in every game, by slot; play on to the next question everywhere, and gather what there is to know."""
        self._clear()
        slot: i64 = 0
        while slot < self.n:
            self.states[slot].reply(self.seats[slot], actions[slot])
            self._advance(slot, self.limit)
            self._gather(slot)
            slot += 1

    # the same in parts, for tables where bots reply in between ------------------------------------------------------

    def push(self, actions: list[int]) -> None:
        """Reply in every game; nothing is gathered."""
        self._clear()
        slot: i64 = 0
        while slot < self.n:
            self.states[slot].reply(self.seats[slot], actions[slot])
            self.limits[slot] = self.limit
            self._advance(slot, self.limit)
            slot += 1

    def answer(self, slot: i64, action: i64) -> None:
        """Reply in one game."""
        self.states[slot].reply(self.seats[slot], action)
        self._advance(slot, self.limits[slot])

    def gather(self) -> None:
        """What there is to know in every game, after `reset`, or after `push` and any number of answers."""
        slot: i64 = 0
        while slot < self.n:
            self._gather(slot)
            slot += 1

    # ----------------------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        self.legal = []
        self.counts = []
        self.done = []
        self.rewards = []

    def _advance(self, slot: i64, limit: i64) -> None:
        """Roll and begin anew until a seat has something to decide. The limit is for the game that is being played: the
        next one has a first question, whatever the limit, or this would not come to an end."""
        s = self.states[slot]
        dice = self.dice[slot]
        while True:
            asked = s.asked
            if asked == 0 or s.ply >= limit:
                self._end(slot, s)
                s = self.states[slot]
                dice = self.dice[slot]
                limit = ENDLESS
            elif asked < 0:
                s.roll(dice)
            else:
                top = s.stack[-1]
                seat = self._quickest(slot, asked) if top.kind == RACE else next_in(asked, s.lead)
                options = top.options(s, seat)
                s.offered = options  # what State.options does, for a seat that is known to be asked
                s.offered_to = seat
                if self.skip_forced and len(options) == 1:
                    s.reply(seat, options[0])
                else:
                    self.seats[slot] = seat
                    return

    def _quickest(self, slot: i64, asked: i64) -> int:
        quick = self.quick[slot]
        if quick is None:
            quick = self.dice[slot].fork("quick")  # arena.table.reflexes
            self.quick[slot] = quick
        return quick.pick(members(asked))

    def _end(self, slot: i64, s: State) -> None:
        """Note the rewards of a game that is over; deal the next one in its slot."""
        won: tuple[int, ...] = self.game.winners(s) if s.asked == 0 else ()
        share = len(won) / self.table
        self.done.append(slot)
        for seat in range(self.table):
            self.rewards.append(2.0 * ((seat in won) - share))
        self.numbers[slot] += self.n
        self.written[slot] = NOTHING
        self.states[slot] = self.game.start()
        self.dice[slot] = Dice(self.seed_of(slot))
        self.quick[slot] = None
        self.limits[slot] = ENDLESS

    def _gather(self, slot: i64) -> None:
        s = self.states[slot]
        seat: i64 = self.seats[slot]
        options = s.options(seat)
        if self.bounded:
            options = tuple([action for action in options if action < self.space])
        self.legal.extend(options)
        self.counts.append(len(options))
        writer = self.writer
        if writer is not None:
            if self.written[slot] == s.ply:  # the same question, which has collected replies
                writer.pass_on(s, seat, self.sheet, slot * self.size)
            else:
                writer.write(s, seat, self.sheet, slot * self.size)
                self.written[slot] = s.ply
