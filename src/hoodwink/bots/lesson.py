"""The bots of a lesson: they do what it says for as long as what they see is what it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hoodwink.bots.bot import Bot
from hoodwink.core.action import Action
from hoodwink.core.view import View


def position(view: View) -> View:
    """What a lesson knows a view by: all of it but the order in which others reply and what is over and done with.

    A learner who goes another way and comes to the same position has not left the lesson.
    """
    return replace(view, log=(), waiting=())


def following(book: Mapping[View, Action], usual: Bot) -> Bot:
    """The reply that stands in the book beside this position; where there is none, that of the usual bot."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        action = book.get(position(view))
        return action if action in options else usual(view, options)

    return choose
