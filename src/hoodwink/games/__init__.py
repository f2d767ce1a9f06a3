"""The games of the house, by key."""

from __future__ import annotations

from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
from hoodwink.games import erben, hexhex, hoax, ohfox, resistance

GAMES: dict[str, type[Game]] = {module.GAME.key: module.GAME for module in (hoax, resistance, erben, ohfox, hexhex)}


def find(key: str) -> type[Game]:
    """The game of a key; BadSetup names those that there are."""
    if key not in GAMES:
        raise BadSetup(f"there is no game {key!r}; there is {', '.join(GAMES)}")
    return GAMES[key]


def load(key: str, seats: int | None = None, **options: Value) -> Game:
    """A game with its seats (the fewest, if not said) and options set: `load("hoax", seats=4, immunities=True)`."""
    return find(key)(seats, **options)
