"""The bots of a house: what they reply, and when it is told.

How long a bot seems to take must tell nothing. Its time is drawn for the kind of question (clock.py). A bot that
searches is asked as soon as the question is, and thinks for as long as it may whatever there is to think about. Its
reply is told at the time that was drawn, but never before `seconds + LEAD` after the question: by then every search is
done in a house that has the time for it. In a busy house a reply that is not there yet is told at the first multiple of
TICK after that when it is: this shows how busy the house is, and nothing about the game.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any

from hoodwink.bots import Bot, levels, make, thinks
from hoodwink.bots.lesson import following
from hoodwink.bots.talk import TALKATIVE, Attentive, attentive
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.server import lessons
from hoodwink.server.thinking import Question, Thinking
from hoodwink.server.workers import Lost

if TYPE_CHECKING:
    from hoodwink.server.house import Live
    from hoodwink.server.table import Chore, Table

LEAD = 0.25  # seconds that a thought takes besides the thinking: the way to a worker and back
TICK = 0.5  # seconds
SHARE = 0.4  # of a clock, where that is less than a bot would like: the reply has to be in before it runs out

log = logging.getLogger("hoodwink")
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


def lighter(game: str) -> str:
    """The best level that needs no worker."""
    return [level for level in levels(game) if not thinks(game, level)][-1]


@dataclass(eq=False, slots=True)
class Thought:
    """What a bot that searches makes of a question."""

    action: Action | None = None
    done: float = 0.0  # when
    task: asyncio.Task[None] | None = None


class Minds:
    """Bots of both kinds: those that answer at once, in a thread, and those that think, with the workers."""

    def __init__(self, thinking: Thinking, spawn: Spawn) -> None:
        self.thinking = thinking
        self._spawn = spawn

    async def close(self) -> None:
        await asyncio.to_thread(self.thinking.close)

    def is_thinker(self, table: Table, seat: int) -> bool:
        return not lessons.is_on(table) and thinks(table.made.game, table.stand_in(seat))

    def seconds(self, table: Table) -> float:
        """How long a bot thinks about the present question: by its clock and nothing else."""
        limit = table.limit
        return self.thinking.seconds if limit is None else min(self.thinking.seconds, limit * SHARE)

    def look(self, live: Live) -> None:
        """After anything that has changed at a table: what is no question any more is not thought about, and what is
        now is, unless another node is at it."""
        table = live.table
        for (question, seat), thought in [*live.thoughts.items()]:
            if question != table.question or table.phase != "playing":
                del live.thoughts[question, seat]
                if thought.task is not None:
                    thought.task.cancel()
        if any(chair.kind == "bot" and thinks(table.made.game, chair.level) for chair in table.chairs):
            self.thinking.open()
        if live.written_here and table.paused_at is None and not table.trouble:
            for seat in table.asked():
                if table.chairs[seat].plays_itself and self.is_thinker(table, seat):
                    self._begin(live, seat)

    def told_at(self, live: Live, chore: Chore) -> float:
        """When this bot's reply is told, as far as is known by now."""
        table = live.table
        if not self.is_thinker(table, chore.seat):
            return chore.at
        first = max(chore.at, table.opened + self.seconds(table) + LEAD)
        thought = live.thoughts.get((table.question, chore.seat))
        if thought is None:
            return first
        late = (thought.done or time.time()) - first
        return first if late <= 0 else first + TICK * ceil(late / TICK)

    async def reply(self, live: Live, seat: int) -> Action | None:
        """What a bot replies; None while it still thinks."""
        table, match = live.table, live.table.playing
        if self.is_thinker(table, seat):
            return self._begin(live, seat).action
        bot = self._bot(live, seat, table.stand_in(seat))
        return await asyncio.to_thread(bot, match.view(seat), match.options(seat))

    def _begin(self, live: Live, seat: int) -> Thought:
        key = live.table.question, seat
        thought = live.thoughts.get(key)
        if thought is None:
            thought = live.thoughts[key] = Thought()
            thought.task = self._spawn(self._think(live, seat, thought))
        return thought

    async def _think(self, live: Live, seat: int, thought: Thought) -> None:
        table, match = live.table, live.table.playing
        key, view = (table.question, seat), match.view(seat)
        offered = dict(zip(match.option_ids(seat), match.options(seat), strict=True))
        bot = self._bot(live, seat, lighter(table.made.game))
        try:
            found = await self._asked(self._question(table, seat))
            action = offered.get(found) if found is not None else None
            thought.action = action or await asyncio.to_thread(bot, view, tuple(offered.values()))
            thought.done = time.time()
        except Exception:
            live.thoughts.pop(key, None)  # so that it is tried again
            raise

    def _question(self, table: Table, seat: int) -> Question:
        return Question(
            game=f"{table.code}/{table.played}/{table.commitment}",
            kind=type(table.game),
            seats=table.game.seats,
            options=table.game.options,
            rows=table.playing.record.rows[:],
            seat=seat,
            level=table.stand_in(seat),
            luck=f"{table.made.luck}/thinks/{table.question}/{seat}",
            seconds=self.seconds(table),
            remarks=tuple(table.remarks),
        )

    async def _asked(self, question: Question) -> int | None:
        """What a worker says; None if none can answer."""
        try:
            return await self.thinking.ask(question)
        except Lost as error:
            log.error("a bot could not think", extra={"why": str(error)})
            return None

    def _bot(self, live: Live, seat: int, level: str) -> Bot:
        """A bot that needs no worker."""
        table = live.table
        key = table.played, seat, level
        if key not in live.bots:
            dice = Dice(f"{table.made.luck}/bot/{table.played}/{seat}/{table.n}")
            live.bots = {k: bot for k, bot in live.bots.items() if k[0] == table.played}
            bot = make(table.made.game, level, dice)
            assert callable(bot), "thinkers are asked elsewhere"
            if lessons.is_on(table):
                live.bots[key] = following(lessons.book(type(table.game)), bot)
            else:
                listens = level in TALKATIVE
                live.bots[key] = attentive(table.made.game, bot, dice.fork("words")) if listens else bot
        found = live.bots[key]
        if isinstance(found, Attentive):
            found.hear(tuple(table.remarks))
        return found
