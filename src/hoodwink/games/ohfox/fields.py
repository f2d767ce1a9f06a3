"""The fields of an observation of Oh, Fox!: what tensor.py writes, by seats, options and board."""

from __future__ import annotations

from typing import Any

from hoodwink.core.frame import Frame
from hoodwink.core.tensor import Field, Layout, own_fields
from hoodwink.games.ohfox.animals import IN_HAND, TURNS, Animal, Card, Direction, Objective, Prey
from hoodwink.games.ohfox.moves import PLAYS
from hoodwink.games.ohfox.rules import Deal, Guess, LayObjectives, LayPredators, LayPrey, Turn

FRAMES: list[type[Frame[Any]]] = [LayPredators, LayPrey, LayObjectives, Deal, Turn, Guess]
HISTORY = 100  # the film at the end is most of it
MOST_HEARTS = 30


def layout(n: int, spaces: int) -> Layout:
    """The fields of a table of `n` with so many spaces on the board."""
    names = ", ".join([frame.__name__ for frame in FRAMES])
    animals, cards = _names(Animal), _names(Card)
    plays = f"{cards} by {_names(Direction)}; a stop has no direction"
    public = (
        Field("frame", (len(FRAMES),), 1, f"the open question: {names}; all 0 when the game is over"),
        Field("waiting", (n,), 1, "who is asked"),
        Field("laid", (len(Animal),), 1, f"the animals laid out: {animals}"),
        Field("objectives", (len(Objective),), 1, f"the objectives in play: {_names(Objective)}"),
        Field("turn", (TURNS + 1,), 1, "how many turns have been played"),
        Field("rows", (n, TURNS, PLAYS), 1, f"by seat and turn, the card played: {plays}"),
        Field("hands", (n, len(Card)), max(IN_HAND.values()), f"by seat, how many are left of {cards}"),
        Field("predator", (n,), 1, "the predator's seat, once all know it"),
        Field("places", (n, len(Animal)), spaces, f"by seat: 1 + the space where it is, if it is the {animals}"),
        Field("animals", (n, len(Animal)), 1, f"at the end, by seat: {animals}"),
        Field("guess", (n, len(Prey)), 1, f"at the end, what the predator guessed of each seat: {_names(Prey)}"),
        Field("hearts", (n,), MOST_HEARTS, "at the end, by seat"),
        Field("wounds", (n,), MOST_HEARTS, "at the end, by seat"),
        Field("winners", (n,), 1, "at the end: who has won"),
    )
    private = (
        *own_fields(n),
        Field("animal", (len(Animal),), 1, f"one's own: {animals}"),
        Field("place", (spaces,), 1, "the space where one is by one's own cards"),
        Field("leads", (PLAYS,), spaces, f"1 + the space where a card would take one now: {plays}"),
    )
    return Layout(public, private, 4 + 4 * n, HISTORY)


def _names(kind: Any) -> str:
    return ", ".join([member.name.lower().replace("_", " ") for member in kind])
