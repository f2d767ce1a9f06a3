"""What an observation of Oh, Fox! is, from the view alone."""

from __future__ import annotations

from typing import Any

from reading import Marks

from hoodwink.games.ohfox.actions import ACTIONS
from hoodwink.games.ohfox.places import trails_of


def read(view: Any, marks: Marks) -> None:
    trails = trails_of(view.board)
    marks.put_all("laid", view.laid)
    marks.put_all("objectives", view.objectives)
    marks.put("turn", view.turn)
    marks.put_one("predator", view.predator)
    marks.put_one("animal", view.animal)
    marks.put_all("winners", view.winners)
    for seat, (row, hand) in enumerate(zip(view.rows, view.hands, strict=True)):
        for turn, action in enumerate(row):
            marks.put("rows", (seat, turn, action - 1))
        for card, left in enumerate(hand):
            marks.count("hands", (seat, card), left)
        for animal in view.laid:
            marks.put("places", (seat, animal), 1 + trails.path(animal, view.homes[seat], row)[-1])
    if view.path:
        marks.put("place", view.path[-1])
    for play, way in enumerate(view.leads):
        marks.put("leads", play, 1 + (way[-1] if way else view.path[-1]))
    for name in ("hearts", "wounds"):
        for seat, count in enumerate(getattr(view, name)):
            marks.put(name, seat, count)
    for seat, animal in enumerate(view.animals or ()):
        marks.put("animals", (seat, animal))
    if view.guess is not None:
        prey = [seat for seat in range(view.seats) if seat != view.predator]
        for seat, named in zip(prey, getattr(ACTIONS[view.guess], "named"), strict=True):  # noqa: B009
            marks.put("guess", (seat, int(named)))
