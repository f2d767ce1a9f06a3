"""Who meets whom, and on which seats: the tables of a round robin.

A deal is the cards of one seed. Bots that meet over a deal play it from every seat in turn (their order round the table
stays as it is), so that what a seat or a hand is worth comes to each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import TypeVar

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup

PAIRS, LONE, MIXED, SIDES = "pairs", "lone", "mixed", "sides"
KINDS = {
    PAIRS: "every two of them at tables of their own, half and half",
    LONE: "one of them among others of one kind, for every two and both ways",
    MIXED: "all of them together",
    SIDES: "a side each, for every two and both ways (where sides win together)",
}
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pairing:
    """Those who meet, in the order in which its name says them."""

    kind: str
    names: tuple[str, ...]
    sides: tuple[str, ...] = ()  # of names, where each has one

    @property
    def title(self) -> str:
        if self.kind == LONE:
            return f"{self.names[0]} among {self.names[1]}"
        if self.kind == SIDES:
            return " v ".join(f"{side} {name}" for side, name in zip(self.sides, self.names, strict=True))
        return " v ".join(self.names)

    def sittings(self, deal: int, seed: str, seats: int) -> Iterator[Mapping[str, str] | tuple[str, ...]]:
        """The games of a deal: bots by seat, moved on by a seat from game to game; or by side."""
        if self.kind == SIDES:
            yield dict(zip(self.sides, self.names, strict=True))
            return
        row = self.lineup(deal, seed, seats)
        seen = set()
        for turn in range(seats):
            moved = row[turn:] + row[:turn]
            if moved not in seen:
                seen.add(moved)
                yield moved

    def lineup(self, deal: int, seed: str, seats: int) -> tuple[str, ...]:
        if self.kind == LONE:
            return (self.names[0],) + (self.names[1],) * (seats - 1)
        # Over as many deals as there are names each is there as often as the next, in company drawn anew.
        cycle, place = divmod(deal, len(self.names))
        names = shuffled(self.names, Dice(f"{seed}/company {cycle}"))
        row = [names[(place + seat) % len(names)] for seat in range(seats)]
        return shuffled(row, Dice(f"{seed}/seating {deal}"))


def pairings(kind: str, names: Sequence[str], sides: Sequence[str]) -> list[Pairing]:
    """All that meet; BadSetup says what the kind needs."""
    if kind not in KINDS:
        raise BadSetup(f"there are no tables {kind!r}; there are {', '.join(KINDS)}")
    if len(names) < 2:
        raise BadSetup(f"name two bots or more that meet, not {len(names)}")
    for name in names:
        if list(names).count(name) > 1:
            raise BadSetup(f"{name} is named twice: name each once")
    if kind == PAIRS:
        return [Pairing(kind, pair) for pair in combinations(names, 2)]
    if kind == LONE:
        return [Pairing(kind, pair) for pair in permutations(names, 2)]
    if kind == MIXED:
        return [Pairing(kind, tuple(names))]
    if not sides:
        raise BadSetup("everyone is alone in this game: there are no sides to give to bots; use other tables")
    return [Pairing(kind, each, tuple(sides)) for each in product(names, repeat=len(sides))]


def shuffled(items: Sequence[T], dice: Dice) -> tuple[T, ...]:
    """In another order, each as likely as the next."""
    row = list(items)
    for left in range(len(row) - 1, 0, -1):
        at = dice.below(left + 1)
        row[left], row[at] = row[at], row[left]
    return tuple(row)
