"""Who can be whom, and where: all that fits what a seat of Oh, Fox! has seen.

Every animal may play every card, so cards rule nobody out; but with an animal a row of cards is a path. For each other
seat there are as many paths as there are animals that it can be. Together they are distinct animals, one of them a
predator; every such deal is as likely as the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING

from hoodwink.core.dice import Dice
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.ohfox.animals import ALL_PREDATORS, ALL_PREY, is_predator
from hoodwink.games.ohfox.board import of
from hoodwink.games.ohfox.moves import PLAYS
from hoodwink.games.ohfox.trails import Trails

if TYPE_CHECKING:
    from hoodwink.games.ohfox.view import OhFoxView

Deal = tuple[int, ...]  # by seat: the animal


@lru_cache(maxsize=16)
def trails_of(document: str) -> Trails:
    """The trails of a board, by its document; "" is the house's own."""
    return Trails(of(document))


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody whom a seat can be, and where that puts it."""

    animal: int
    path: tuple[int, ...]  # the space at the start and after each turn

    @property
    def place(self) -> int:
        return self.path[-1]


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody knows of who is whom."""

    seats: int
    laid: int  # the set of animals laid out
    seat: int  # whose knowledge it is
    animal: int  # his own; NOBODY if he has none, or none yet
    predator: int  # the seat that is known to be the predator's; NOBODY

    @property
    def hunter(self) -> int:
        """The predator's seat, as far as this one knows: he knows himself."""
        return self.seat if self.animal != NOBODY and is_predator(self.animal) else self.predator

    def can(self) -> tuple[int, ...]:
        """By seat: the set of animals that it can be."""
        found = []
        for who in range(self.seats):
            if who == self.seat and self.animal != NOBODY:
                found.append(1 << self.animal)
                continue
            if self.hunter != NOBODY:
                among = ALL_PREDATORS if who == self.hunter else ALL_PREY
            else:
                among = ALL_PREDATORS | ALL_PREY
                if self.seats == 2 and self.animal != NOBODY:
                    among = ALL_PREDATORS  # somebody has to be
            found.append(self.laid & among & ~(1 << self.animal if self.animal != NOBODY else 0))
        return tuple(found)

    def _parts(self) -> tuple[list[int], tuple[int, ...], list[int]]:
        """The seats that can be the predator's; the predators; the prey that others can be."""
        hunters = [self.hunter] if self.hunter != NOBODY else [w for w in range(self.seats) if not self._is_mine(w)]
        if self.animal != NOBODY and is_predator(self.animal):
            predators: tuple[int, ...] = (self.animal,)
        else:
            predators = members(self.laid & ALL_PREDATORS)
        return hunters, predators, [prey for prey in members(self.laid & ALL_PREY) if prey != self.animal]

    def _is_mine(self, seat: int) -> bool:
        return seat == self.seat and self.animal != NOBODY

    def deals(self) -> Iterator[Deal]:
        """All deals that fit."""
        hunters, predators, prey = self._parts()
        for hunter in hunters:
            others = [who for who in range(self.seats) if who != hunter and not self._is_mine(who)]
            for predator in predators:
                for chosen in permutations(prey, len(others)):
                    yield self._deal(hunter, predator, others, chosen)

    def count(self) -> int:
        """How many there are."""
        hunters, predators, prey = self._parts()
        number = len(hunters) * len(predators)
        others = self.seats - 1 - (self.animal != NOBODY and not is_predator(self.animal))
        for n in range(others):
            number *= len(prey) - n
        return number

    def draw(self, dice: Dice) -> Deal:
        """One of them, each as likely as the next."""
        hunters, predators, prey = self._parts()
        hunter, predator = hunters[dice.below(len(hunters))], predators[dice.below(len(predators))]
        others = [who for who in range(self.seats) if who != hunter and not self._is_mine(who)]
        chosen = tuple([prey.pop(dice.below(len(prey))) for _ in others])
        return self._deal(hunter, predator, others, chosen)

    def _deal(self, hunter: int, predator: int, others: list[int], chosen: tuple[int, ...]) -> Deal:
        deal = [self.animal] * self.seats
        deal[hunter] = predator
        for who, prey in zip(others, chosen, strict=True):
            deal[who] = prey
        return tuple(deal)


def known(view: OhFoxView) -> Known:
    """What the owner of a view knows."""
    return Known(
        view.seats,
        sum(1 << animal for animal in view.laid),
        view.seat,
        NOBODY if view.animal is None else view.animal,
        NOBODY if view.predator is None else view.predator,
    )


def candidates(view: OhFoxView) -> tuple[tuple[Candidate, ...], ...]:
    """By seat: everybody whom it can be, with the path that its cards make with that animal."""
    if view.animals is not None:
        can: tuple[int, ...] = tuple(1 << animal for animal in view.animals)
    else:
        can = known(view).can()
    trails = trails_of(view.board)
    return tuple(
        tuple(Candidate(animal, trails.path(animal, view.homes[who], view.rows[who])) for animal in members(can[who]))
        for who in range(view.seats)
    )


def shares(view: OhFoxView) -> tuple[dict[int, float], ...]:
    """By seat: how likely each animal is, every deal being as likely as the next."""
    if view.animals is not None:
        return tuple({animal: 1.0} for animal in view.animals)
    facts = known(view)
    can = facts.can()
    found: list[dict[int, float]] = []
    masked = facts.hunter == NOBODY
    others = view.seats - (view.animal is not None)
    for who in range(view.seats):
        predators = can[who] & ALL_PREDATORS
        prey = can[who] & ALL_PREY
        hunts = (1 / others if masked else 1.0) if predators else 0.0  # seats alike are as likely to hunt
        if who == view.seat and view.animal is not None:
            hunts = float(is_predator(view.animal))
        share = {animal: hunts / len(members(predators)) for animal in members(predators)}
        share |= {animal: (1 - hunts) / len(members(prey)) for animal in members(prey)}
        found.append({animal: chance for animal, chance in share.items() if chance})
    return tuple(found)


@lru_cache(maxsize=4096)
def leads(trails: Trails, animal: int, place: int) -> tuple[tuple[int, ...], ...]:
    """By play: where it would take an animal from a place: how and to which space, for each step, one after another.

    How: a route's number, TUNNEL or JUMP."""
    route = trails.board.route
    return tuple(
        tuple(
            number
            for key, space in trails.of(animal, play, place)
            for number in (route[key] if key >= 0 else key, space)
        )
        for play in range(PLAYS)
    )
