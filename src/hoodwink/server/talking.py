"""Bots that talk at a table: when one speaks, and that it does so once.

Whether and when a bot says something follows from what everybody has seen and from the luck of the table, which is no
function of anything dealt. What it says is worked out beforehand, from its own view, and kept until its time comes.

Only the node that wrote what a remark is about says it, and it keeps it in memory: after a restart what was not said
yet is not said any more, and nothing is said twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, Any

from hoodwink.bots.talk import OVER, TALKATIVE, TRIGGERS, Moment, Remark, after, happens, moments, remark, silent
from hoodwink.core.dice import Dice
from hoodwink.core.seats import SPECTATOR
from hoodwink.core.view import View
from hoodwink.server import desk, lessons, rows, wire
from hoodwink.server.clock import thinking_time
from hoodwink.server.table import Chore, Table

if TYPE_CHECKING:
    from hoodwink.server.house import Live

SEAT_RESTS = 45.0  # seconds for which a bot that has spoken is silent
TABLE_RESTS = 12.0  # seconds for which the others are, unless they are spoken to
TICK = 0.5  # a remark that is not ready in time comes at a multiple of this, in seconds

Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]
Do = Callable[["Live", Callable[[Table, float], list[rows.AnyRow]]], Coroutine[Any, Any, int]]


@dataclass(eq=False, slots=True)
class Intent:
    """Something that a bot is going to say."""

    at: float
    moment: Moment
    question: tuple[int, int]  # that was open when it came to mind
    remark: Remark | None = None
    done: float = 0.0  # when it was worked out


@dataclass(eq=False, slots=True)
class Talk:
    """How far a table's bots have followed it, and what they are going to say, by seat."""

    game: int = -1
    question: tuple[int, int] = (-1, -1)
    events: int = 0
    remarks: int = 0
    over: bool = False
    intents: dict[int, Intent] = field(default_factory=dict)


class Talkers:
    """The talk of a house's bots. In a house whose bots take no time there is none: that is for tests and machines."""

    def __init__(self, pace: float, spawn: Spawn) -> None:
        self.pace = pace
        self._spawn = spawn

    def is_on(self, table: Table) -> bool:
        """By what is public: the table's settings and people."""
        if self.pace <= 0 or table.match is None or table.trouble or table.made.game not in TRIGGERS:
            return False
        if not table.made.chat or lessons.is_on(table) or table.abandoned:
            return False
        return any(chair.kind == "bot" and chair.level in TALKATIVE for chair in table.chairs)

    def look(self, live: Live) -> None:
        """After anything that has changed at a table: has something happened that a bot may want to talk about?"""
        table, talk = live.table, live.talk
        if not self.is_on(table):
            talk.game = -1
            talk.intents.clear()
            return
        for seat, intent in [*talk.intents.items()]:
            if self._is_stale(table, intent):
                del talk.intents[seat]
        match = table.playing
        now = table.played, table.question, len(table.remarks), match.over
        if now == (talk.game, talk.question, talk.remarks, talk.over):
            return
        view = match.view(SPECTATOR)
        if talk.game == table.played and live.written_here:
            found = moments(table.made.game, view, talk.events) + after(table.remarks, talk.remarks, view.seats)
            if match.over and not talk.over:
                found += [Moment(seat, OVER, len(view.log)) for seat in range(view.seats)]
            self._draw(live, found, view)
        talk.game, talk.question, talk.remarks, talk.over = now
        talk.events = len(view.log)

    def _draw(self, live: Live, found: list[Moment], view: View) -> None:
        """Who speaks is drawn, and when: alike for all seats."""
        table, now, drawn = live.table, time.time(), []
        triggers, quiet = TRIGGERS[table.made.game], silent(view)
        for moment in found:
            chair = table.chairs[moment.seat]
            if chair.kind == "bot" and chair.level in TALKATIVE and moment.seat not in quiet:
                dice = Dice(f"{table.made.luck}/talk/{table.played}/{moment.what}/{moment.at}/{moment.seat}")
                at = now + thinking_time("choice", None, dice) * self.pace
                if happens(triggers[moment.what].rate, dice):
                    drawn.append((at, moment.seat, moment, dice))
        for at, seat, moment, dice in sorted(drawn, key=lambda one: one[:2]):
            if self._may(live, seat, at, triggers[moment.what].answers):
                intent = live.talk.intents[seat] = Intent(at, moment, table.question)
                self._spawn(self._prepare(live, intent, table.playing.view(seat), dice))

    def _may(self, live: Live, seat: int, at: float, answers: bool) -> bool:
        """Nobody talks all the time, nor do all talk at once."""
        spoke, intents = live.table.spoke, live.talk.intents
        if seat in intents or at < spoke.get(seat, 0.0) + SEAT_RESTS:
            return False
        bots = [time for other, time in spoke.items() if live.table.chairs[other].kind == "bot"]
        return answers or all(at >= time + TABLE_RESTS for time in (*bots, *(intent.at for intent in intents.values())))

    async def _prepare(self, live: Live, intent: Intent, view: View, dice: Dice) -> None:
        try:
            intent.remark = await asyncio.to_thread(remark, live.table.made.game, view, intent.moment, dice)
            intent.done = time.time()
        except Exception:
            live.talk.intents.pop(intent.moment.seat, None)
            raise

    def chores(self, live: Live) -> Iterator[Chore]:
        """What is to be said, and when."""
        for seat, intent in live.talk.intents.items():
            late = (intent.done or time.time()) - intent.at
            yield Chore(intent.at if late <= 0 else intent.at + TICK * ceil(late / TICK), "say", seat)

    async def say(self, live: Live, seat: int, do: Do) -> None:
        """Say it, unless the table has moved on or the seat is silent now."""
        intent = live.talk.intents.get(seat)
        if intent is None or intent.remark is None:
            return
        del live.talk.intents[seat]
        said = intent.remark

        def act(table: Table, now: float) -> list[rows.AnyRow]:
            if not self.is_on(table) or self._is_stale(table, intent) or table.chairs[seat].kind != "bot":
                return []
            return _said(table, said, now)

        await do(live, act)

    def _is_stale(self, table: Table, intent: Intent) -> bool:
        """The table has moved on: it is another game, or over, or what it is about is no question any more."""
        over = table.phase == "over" and intent.moment.what != OVER
        fleeting = TRIGGERS[table.made.game][intent.moment.what].fleeting
        at = len(table.question) if fleeting else 1  # (game, ply): all of it, or the game alone
        return over or table.paused_at is not None or table.question[:at] != intent.question[:at]


def _said(table: Table, said: Remark, now: float) -> list[rows.AnyRow]:
    """By the way that people's words take; nothing where the bot has to be silent, or had better be."""
    if said.seat in silent(table.playing.view(SPECTATOR)):
        return []
    try:
        return desk.say(table, wire.Say("", said.seat, phrase=said.phrase, about=said.about), now)
    except desk.Refusal:
        return []
