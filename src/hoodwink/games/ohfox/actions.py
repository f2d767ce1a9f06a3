"""The verbs of Oh, Fox!, and the list that gives each action its id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from hoodwink.core.action import Action, Actions, Pass
from hoodwink.games.ohfox.animals import Card, Direction, Prey

__all__ = ["ACTIONS", "Guess", "Pass", "Play"]


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay down a card, pointing in a direction. A stop has none."""

    card: Card
    direction: Direction | None = None


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Name the prey: an animal for each prey seat, in the order of seats, no animal twice."""

    first: Prey
    second: Prey | None = None
    third: Prey | None = None

    @property
    def named(self) -> tuple[Prey, ...]:
        return tuple(prey for prey in (self.first, self.second, self.third) if prey is not None)


def _all() -> Iterator[Action]:
    for card in Card:
        if card == Card.STOP:
            yield Play(card)
        else:
            yield from (Play(card, direction) for direction in Direction)
    for number in (1, 2, 3):
        yield from (Guess(*named) for named in permutations(Prey, number))


ACTIONS = Actions(_all())
