"""Why not? The § of Oh, Fox! that forbids what a player tries, by his own view alone."""

from __future__ import annotations

from hoodwink.core.action import Action
from hoodwink.core.why import Reason
from hoodwink.games.ohfox.actions import Guess, Play
from hoodwink.games.ohfox.animals import TURNS
from hoodwink.games.ohfox.view import OhFoxView

REASONS = (
    "dealing",  # the first turn has not begun
    "card-gone",  # no card of this kind is left in one's hand
    "turns-over",  # all eight
    "guess-later",  # after the eighth turn
    "predators-guess",  # is his alone
    "name-each-prey",  # once: no more, no fewer names than there are prey seats
    "not-laid-out",  # an animal that the guess names
)


def why(view: OhFoxView, action: Action) -> Reason | None:
    match action:
        case Play():
            return _play(view)
        case Guess():
            return _guess(view, action)
    return None


def _play(view: OhFoxView) -> Reason | None:
    if view.turn == TURNS:
        return Reason("turns-over", "2.1")
    if view.frame != "Turn":
        return Reason("dealing", "1.4")
    if view.replied is not None:
        return None
    return Reason("card-gone", "1.2")


def _guess(view: OhFoxView, guess: Guess) -> Reason | None:
    if view.turn < TURNS:
        return Reason("guess-later", "5.1")
    if view.seat != view.predator:
        return Reason("predators-guess", "5.1")
    if len(guess.named) != view.seats - 1:
        return Reason("name-each-prey", "5.1")
    return Reason("not-laid-out", "5.1")
