"""Beliefs: what a view tells about what is hidden. For bots, for replays and for the browser.

A game's module has `exact(view)` (all that fits the view, each as likely as it is dealt), `weighed(view)` (the same
times how likely the seats' play would have been) and `fit(belief, game, s)` (what a world counts that `redeal` drew).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hoodwink.beliefs import erben, hoax, ohfox, resistance
from hoodwink.beliefs.belief import Belief, Hidden, odds
from hoodwink.core.view import View
from hoodwink.games.erben.view import ErbenView
from hoodwink.games.hoax.view import HoaxView
from hoodwink.games.ohfox.view import OhFoxView
from hoodwink.games.resistance.view import ResistanceView

__all__ = ["EXACT", "Belief", "Hidden", "chances", "odds"]

EXACT: dict[type[View], Callable[[Any], Belief]] = {  # by a game's view: its beliefs where they can be listed
    ErbenView: erben.exact,
    HoaxView: hoax.exact,
    OhFoxView: ohfox.exact,
    ResistanceView: resistance.exact,
}


def chances(view: View) -> list[dict[str, float]] | None:
    """By seat: how likely it has each role, by all that this view shows and nothing else. Exact; None where that is
    out of reach."""
    exact = EXACT.get(type(view))
    if exact is None:
        return None
    belief = exact(view)
    return [belief.roles(seat) for seat in range(view.seats)]
