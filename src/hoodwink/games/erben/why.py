"""Why not? The § of Die Erben von Hoax that forbids what a player tries, by his own view alone."""

from __future__ import annotations

from hoodwink.core.action import Action
from hoodwink.core.why import Reason
from hoodwink.games.erben.view import ErbenView

REASONS = ("out",)


def why(view: ErbenView, action: Action) -> Reason | None:
    return None
