"""The games as environments, for tools that researchers have (docs/envs.md).

    env = hoodwink.envs.aec("resistance", seats=7, hunter=True)         # PettingZoo, one seat after another
    env = hoodwink.envs.parallel("resistance", seats=7, hunter=True)    # PettingZoo, all whom a question asks at once

Libraries are optional extras: what is missing is named when it is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hoodwink.arena.parquet import library
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
from hoodwink.envs.seating import rewards, space
from hoodwink.games import load

if TYPE_CHECKING:
    from hoodwink.envs.zoo import Aec, Parallel
    from hoodwink.envs.zoo_seats import Masks, RenderMode

__all__ = ["aec", "parallel", "rewards", "set_up", "space"]


def aec(
    game: str | Game,
    seats: int | None = None,
    *,
    masks: Masks = "info",
    information: bool = False,
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Value,
) -> Aec:
    """A PettingZoo AEC environment: a game's name with `seats` and options as for `hoodwink.load`, or a `Game`.

    `masks` says where legal actions are found: in "info", and an observation is an array; or beside it in an
    "observation" that is a dict. `information=True` observes all that the seat has seen and done, in order, not only
    the table as it stands. After `max_cycles` questions a game is cut off. `render_mode` is "human" or "ansi".
    """
    library("pettingzoo", "hoodwink.envs.aec", "pettingzoo")
    from hoodwink.envs.zoo import Aec

    return Aec(set_up(game, seats, options), masks, information, max_cycles, render_mode)


def parallel(
    game: str | Game,
    seats: int | None = None,
    *,
    masks: Masks = "info",
    information: bool = False,
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Value,
) -> Parallel:
    """A PettingZoo parallel environment: a step is a question, answered at once by all whom it asks. As `aec` else."""
    library("pettingzoo", "hoodwink.envs.parallel", "pettingzoo")
    from hoodwink.envs.zoo import Parallel

    return Parallel(set_up(game, seats, options), masks, information, max_cycles, render_mode)


def set_up(game: str | Game, seats: int | None, options: dict[str, Value]) -> Game:
    """The game that is meant: by its name, or one that is set up already."""
    if isinstance(game, str):
        return load(game, seats, **options)
    if seats is not None or options:
        raise BadSetup("the game is set up: its seats and options can't be set again")
    return game
