"""What is played for a report: set-ups of a game, each with so many games of one level against itself."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product

from hoodwink.arena.played import Played, play_one
from hoodwink.arena.table import PLY_LIMIT
from hoodwink.bots import Budget, thinks
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value

LOT = 20  # games that are played and written together; an interrupt loses no more than those under way
SLOW_LOT = 2  # of bots that search
Choices = Mapping[str, Sequence[Value]]


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with its seats and options, the level that plays it, and by which seed."""

    game: Game
    level: str
    seed: str
    budget: Budget | None = None
    limit: int = PLY_LIMIT

    @property
    def id(self) -> str:
        """What it is called on disk. Whatever could change a game is in it."""
        game = self.game
        searches = thinks(game.key, self.level)
        budget = (self.budget.seconds, self.budget.rollouts) if self.budget and searches else ()
        told = [game.key, game.version, game.seats, game.options, self.level, self.seed, budget, self.limit]
        hashed = sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:10]
        return f"{game.key}-{game.seats}-{self.level}-{hashed}"

    @property
    def lot(self) -> int:
        return SLOW_LOT if thinks(self.game.key, self.level) else LOT

    def lots(self, games: int) -> list[int]:
        """The first game of each lot, for at least so many games."""
        return [*range(0, games, self.lot)]

    def play(self, first: int) -> list[Played]:
        """The games of a lot. Game i is the one that `Match(game, f"{seed}/{i}")` and `sit` play."""
        numbers = range(first, first + self.lot)
        named = (self.level,) * self.game.seats
        return [play_one(self.game, named, f"{self.seed}/{i}", self.budget, self.limit) for i in numbers]


def games_of(
    kind: type[Game], seats: Sequence[int], presets: Sequence[Mapping[str, Value]], choices: Choices
) -> list[Game]:
    """Every preset with every number of seats and every choice of the options; what can't be played is left out.

    BadSetup, with the reason, if nothing is left.
    """
    found: dict[str, Game] = {}
    refused: BadSetup | None = None
    for preset, number, values in product(presets, seats or range(kind.least, kind.most + 1), _each(choices)):
        try:
            game = kind(number, **{**preset, **values})
        except BadSetup as error:
            refused = error
            continue
        found[repr(game)] = game
    if not found and refused is not None:
        raise refused
    return [*found.values()]


def _each(choices: Choices) -> Iterator[dict[str, Value]]:
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))
