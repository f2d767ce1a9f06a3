"""Lessons at a table: how it is set, what the learner is told to do, and what its bots go by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from hoodwink.bots import usual_level
from hoodwink.bots.lesson import position
from hoodwink.bots.names import free_name, is_same
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game
from hoodwink.core.lesson import LEARNER, Lesson
from hoodwink.core.match import Match
from hoodwink.core.view import View
from hoodwink.server import rows, wire

if TYPE_CHECKING:
    from hoodwink.server.table import Table


def of(kind: type[Game]) -> Lesson:
    """The lesson of a game; BadSetup if it has none."""
    if kind.lesson is None:
        raise BadSetup(f"{kind.title} has no guided first game")
    return kind.lesson


def is_on(table: Table) -> bool:
    """The first game of a table that was made for a lesson; what is played there later is like any other."""
    return table.made.lesson and table.played == 1


def settings(new: wire.NewTable, kind: type[Game]) -> wire.NewTable:
    """The table of a lesson: nobody but the learner has anything to say about it, and nothing hurries him."""
    lesson = of(kind)
    return msgspec.structs.replace(
        new,
        seats=lesson.seats,
        options=dict(lesson.options),
        preset=None,
        clock="none",
        seconds={},
        access="link",
        spectators=False,
        memory_aid=None,
        one_room=False,
        bots=[usual_level(kind.key)] * len(lesson.names),
    )


def begun(made: list[rows.AnyRow], kind: type[Game]) -> list[rows.AnyRow]:
    """The rows that make such a table, with the names of the lesson and its game begun."""
    lesson = of(kind)
    learner = next(row.name for row in made if isinstance(row, rows.Sat))
    for row in made:
        if isinstance(row, rows.Botted):
            row.name = lesson.names[row.seat - 1]
            if is_same(row.name, learner):  # who keeps his own
                row.name = free_name([learner, *lesson.names], Dice(lesson.seed))
    return [*made, rows.Started(made[0].at, lesson.seed, kind.version)]


def play(kind: type[Game]) -> Iterator[tuple[Match, int, Action, str]]:
    """The match as it stands before each reply, whose it is, the reply, and the key of the page if it is the learner's.

    Illegal where the rules don't follow the lesson: a test plays them all.
    """
    lesson = of(kind)
    match = Match(kind(lesson.seats, **lesson.options), lesson.seed)
    for page in lesson.pages:
        for seat, action in page.replies:
            yield match, seat, action, page.key if seat == LEARNER else ""
            match.reply(seat, action)


def steps(kind: type[Game]) -> list[wire.LessonStep]:
    """What the learner is told to do, by ply."""
    return [
        wire.LessonStep(match.ply, kind.actions.id(action), key)
        for match, seat, action, key in play(kind)
        if seat == LEARNER
    ]


_BOOKS: dict[type[Game], Mapping[View, Action]] = {}


def book(kind: type[Game]) -> Mapping[View, Action]:
    """What the others do, by what they see."""
    if kind not in _BOOKS:
        _BOOKS[kind] = {position(match.view(seat)): does for match, seat, does, _ in play(kind) if seat != LEARNER}
    return _BOOKS[kind]
