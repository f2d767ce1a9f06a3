"""Many games of bots, counted; on several cores if asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from hoodwink.arena.pool import spread
from hoodwink.arena.table import PLY_LIMIT, lineup, play_state, sit
from hoodwink.arena.tally import Tally
from hoodwink.bots import Budget, thinks
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game
from hoodwink.core.state import playout

# Games a worker plays before it reports: progress and Ctrl-C wait for the end of one chunk, well under a second.
RANDOM_CHUNK = 500
CHUNK = 5


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    limit: int = PLY_LIMIT,
    budget: Budget | None = None,
) -> Tally:
    """Play so many games and count them.

    `bots` is one level for all seats or one for each; seats keep their bots throughout. The dice of game i depend on
    the seed and on i alone, so the counts are the same whatever `jobs` is. With thinking bots, game i is the one that
    `Match(game, f"{seed}/{i}")` and `sit(game, bots, f"{seed}/{i}")` play. `progress` is told of each lot of games
    that is done. A game that reaches the limit of plies is counted under the ending "unfinished". `budget` is for bots
    that search: only one that counts rollouts and not seconds gives the same counts again.
    """
    named = lineup(game, bots)
    if games < 1 or jobs < 1:
        raise BadSetup(f"games and jobs are whole numbers from 1 on, not {min(games, jobs)}")
    size = RANDOM_CHUNK if _is_random(named) else 1 if _is_slow(game, named) else CHUNK
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    started = perf_counter()
    total = Tally.of(game)
    tasks = [(game, named, seed, chunk, limit, budget) for chunk in chunks]
    for part in spread(_chunk, tasks, jobs):
        total += part
        if progress is not None:
            progress(part.games)
    total.seconds = perf_counter() - started
    return total


def _is_random(named: tuple[str, ...]) -> bool:
    return set(named) == {"random"}


def _is_slow(game: Game, named: tuple[str, ...]) -> bool:
    return any(thinks(game.key, level) for level in named)


def _chunk(
    game: Game, named: tuple[str, ...], seed: str, chunk: range, limit: int, budget: Budget | None = None
) -> Tally:
    tally = Tally.of(game)
    for i in chunk:
        dice = Dice(f"{seed}/{i}")
        s = game.start()
        if _is_random(named):  # nobody looks, so nothing is built to look at
            replies = playout(s, dice, limit)
        else:
            replies = play_state(game, s, sit(game, named, f"{seed}/{i}", budget), dice, limit)
        tally.count(game, s, replies)
    return tally
