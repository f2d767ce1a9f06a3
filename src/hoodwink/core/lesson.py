"""A lesson: a game that is settled from its deal to its end, for somebody who has never played it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hoodwink.core.action import Action

LEARNER = 0  # his seat


@dataclass(frozen=True, slots=True)
class Page:
    """A question and what the seats reply to it, in this order. The key names what the learner's reply teaches.

    Where a seat steps into a window the learner is not asked: who comes first at a live table is nobody's to settle.
    """

    replies: tuple[tuple[int, Action], ...]
    key: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The set-up, the seed of all chance, what the other seats are called, and every reply of every seat."""

    seats: int
    options: Mapping[str, bool | int | str]
    seed: str
    names: tuple[str, ...]  # of the seats from 1 on
    pages: tuple[Page, ...]
