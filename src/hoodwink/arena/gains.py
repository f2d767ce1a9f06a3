"""What does one gain who knows how a level plays? A table for the docs, in Markdown.

    python -m hoodwink.arena.gains hoax resistance --games 48 --rollouts 24 --seed 1 --jobs 2

For every game, number of seats and level what `hoodwink arena GAME --exploit LEVEL` measures.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from hoodwink.arena import response
from hoodwink.arena.ladder import Measured, Table
from hoodwink.arena.strength import setups
from hoodwink.arena.tournament import run
from hoodwink.bots import levels
from hoodwink.core.game import Game
from hoodwink.games import find

WHO = ("game", "preset", "seats", "level", "imagined", "side", "seats played")
HEAD = (*WHO, "the level wins", "who knows it wins", "gain", "95 % interval")


def gained(game: Game, level: str, how: Measured) -> Iterator[tuple[str, ...]]:
    """A row for all seats, and one for each side where sides win together."""
    result = run(response.duel(game, level, how.games, how.seed, how.budget), how.jobs, on_stop=False)
    for gain in response.gains(result):
        yield (
            *(level, response.modelled(game.key, level), gain.side or "all", str(gain.seats)),
            *(f"{gain.level:.1%}", f"{gain.won:.1%}", f"{gain.gain:+.1%}", f"{gain.low:+.1%} to {gain.high:+.1%}"),
        )


def rows(
    keys: Sequence[str], seats: Sequence[int], presets: Sequence[str], only: Sequence[str], how: Measured
) -> Iterator[tuple[str, ...]]:
    yield HEAD
    for key in keys:
        for preset, game in setups(key, seats, presets or [*find(key).presets][:1]):
            for level in levels(key):
                for row in gained(game, level, how) if not only or level in only else ():
                    yield key, preset, str(game.seats), *row


def main(words: list[str] | None = None) -> int:
    return Table("hoodwink.arena.gains", "What a best response gains", rows, 48, 24).print(words)


if __name__ == "__main__":
    sys.exit(main())
