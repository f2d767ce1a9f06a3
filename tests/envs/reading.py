"""Observations a second time, slowly and from the view alone: what `write` has to come to, field by field.

Each game has a module reading_<game>.py with `read(view, marks)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hoodwink.core.tensor import Layout

Place = tuple[int, ...]


class Marks:
    """Numbers by field and place; what a layout does without is not kept."""

    def __init__(self, layout: Layout) -> None:
        self.fields = {name: field for name, (_, field) in layout.places.items()}
        self.numbers: dict[str, dict[Place, int]] = {name: {} for name in self.fields}

    def put(self, name: str, place: int | Place, value: int = 1) -> None:
        place = (place,) if isinstance(place, int) else place
        if name in self.fields:
            shape = self.fields[name].shape
            assert len(place) == len(shape), (name, place)
            assert all(0 <= at < length for at, length in zip(place, shape, strict=True)), (name, place)
            self.numbers[name][place] = value

    def add(self, name: str, place: int | Place, value: int = 1) -> None:
        place = (place,) if isinstance(place, int) else place
        self.put(name, place, min(255, self.numbers.get(name, {}).get(place, 0) + value))

    def put_all(self, name: str, members: Iterable[int], *before: int) -> None:
        """A 1 for each."""
        for member in members:
            self.put(name, (*before, member))

    def put_one(self, name: str, which: int | None, *before: int) -> None:
        self.put_all(name, () if which is None else (which,), *before)

    def count(self, name: str, place: int | Place, value: int) -> None:
        self.put(name, place, min(255, max(0, value)))

    def flat(self, name: str) -> list[int]:
        shape, numbers = self.fields[name].shape, self.numbers[name]
        flat = [0] * self.fields[name].size
        for place, value in numbers.items():
            at = 0
            for step, length in zip(place, shape, strict=True):
                at = at * length + step
            flat[at] = value
        return flat


def frame(view: Any, marks: Marks, layout: Layout) -> None:
    """The open question, by its place among those that the field's help lists; who is asked; and oneself."""
    names = layout.places["frame"][1].help.partition(": ")[2].partition(";")[0].split(", ")
    marks.put_one("frame", names.index(view.frame) if view.frame else None)
    marks.put_all("waiting", view.waiting)
    if view.seat >= 0:
        marks.put("me", view.seat)
    if view.asked:
        marks.put("asked", 0)
    if view.replied is not None:
        for place, number in enumerate(divmod(view.replied + 1, 256)):
            marks.put("replied", place, number)


def members(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
