"""One game of bots, played and written down as it is counted."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hoodwink.arena.export import ARENA, Entry, entry
from hoodwink.arena.strength import dealt
from hoodwink.arena.table import PLY_LIMIT, play_state
from hoodwink.arena.tally import UNFINISHED
from hoodwink.bots import Budget, Maker, Player, checked_level, decide, make
from hoodwink.bots.adapter import load_outside
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Note
from hoodwink.core.record import Record
from hoodwink.core.worlds import Worlds

AGAINST = "against "  # `against regular`: one who searches, knowing how a regular bot plays (response.py)
OUTSIDE = ":"  # `file.py:Class` and `module:Class` are bots from outside


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game. The same seed and bots give the same (with a budget of rollouts, if they think)."""

    seed: str  # of the cards; bots have dice of their own from it
    bots: tuple[str, ...]  # by seat, as the rest
    roles: tuple[str, ...]
    sides: tuple[str, ...]  # () where everyone is alone
    winners: tuple[int, ...]
    points: tuple[int, ...]
    ending: str
    replies: int
    plies: int
    notes: tuple[Note, ...]


def play_one(
    game: Game,
    named: Sequence[str] | Mapping[str, str],
    seed: str,
    budget: Budget | None = None,
    limit: int = PLY_LIMIT,
    record: Record | None = None,
) -> Played:
    """Play the game of a seed: with these bots by seat, or by side once the sides are dealt.

    It is the game that `Match(game, seed)` and `sit(game, named, seed)` play. A record that is given is kept.
    """
    if any(OUTSIDE in name for name in (named.values() if isinstance(named, Mapping) else named)):
        random.seed(seed)  # bots from outside have no dice: most take Python's
    dice = Dice(seed)
    s = game.start()
    if isinstance(named, Mapping):
        named = [named[side] for side in game.sides(dealt(game, Dice(seed)))]
    bots = [seated(game, name, dice.fork(f"bot {seat}"), budget) for seat, name in enumerate(named)]
    replies = play_state(game, s, bots, dice, limit, record)
    over = s.is_over()
    return Played(
        seed,
        tuple(named),
        game.roles(s),
        game.sides(s),
        game.winners(s) if over else (),
        game.points(s),
        game.ending(s) if over else UNFINISHED,
        replies,
        int(s.ply),
        tuple(game.notes(s)) if over else (),
    )


def play_kept(
    game: Game,
    named: Sequence[str] | Mapping[str, str],
    seed: str,
    budget: Budget | None = None,
    limit: int = PLY_LIMIT,
) -> tuple[Played, Entry]:
    """The same, and the whole game as it is exported."""
    record = Record.of(game, seed)
    played = play_one(game, named, seed, budget, limit, record)
    return played, entry(record, game, played.bots, ARENA)


def checked_name(game: Game, name: str) -> str:
    """The name of a level or of a bot from outside; BadSetup says what there is."""
    if OUTSIDE in name:
        _try_out(game, name)
    else:
        checked_level(game.key, name.removeprefix(AGAINST))
    return name


def _try_out(game: Game, name: str) -> None:
    """Ask a bot from outside the first question of a game: what it can't play it says before hours of play."""
    bot = seated(game, name, Dice(0))
    s = dealt(game, Dice(0))
    seat = int(s.polled())
    try:
        decide(bot, game.view(s, seat), tuple(game.actions[id] for id in s.options(seat)), Worlds(game, s, seat))
    except AssertionError:  # it was shown the view of a game that it is not for
        raise BadSetup(f"{name} does not play {game.title}: name a level, or a bot that was written for it") from None


def seated(game: Game, name: str, dice: Dice, budget: Budget | None = None) -> Player:
    """A bot of a level, from outside, or one that searches against a level."""
    if name.startswith(AGAINST):
        from hoodwink.arena.response import responder

        return responder(game.key, name.removeprefix(AGAINST), dice, budget)
    return outside(name)(dice) if OUTSIDE in name else make(game.key, name, dice, budget)


@lru_cache(maxsize=64)
def outside(name: str) -> Maker:
    """The maker of a bot from outside; its file is read once."""
    return load_outside(name)
