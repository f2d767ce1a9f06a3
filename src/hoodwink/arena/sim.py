"""Many games of bots, counted; on several cores if asked."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from hoodwink.arena.table import PLY_LIMIT, lineup, play_state, sit
from hoodwink.arena.tally import Tally
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
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
) -> Tally:
    """Play so many games and count them.

    `bots` is one level for all seats or one for each; seats keep their bots throughout. The dice of game i depend on
    the seed and on i alone, so the counts are the same whatever `jobs` is. With thinking bots, game i is the one that
    `Match(game, f"{seed}/{i}")` and `sit(game, bots, f"{seed}/{i}")` play. `progress` is told of each lot of games
    that is done. A game that reaches the limit of plies is counted under the ending "unfinished".
    """
    named = lineup(game, bots)
    if games < 1 or jobs < 1:
        raise BadSetup(f"games and jobs are whole numbers from 1 on, not {min(games, jobs)}")
    size = RANDOM_CHUNK if _is_random(named) else CHUNK
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    started = perf_counter()
    total = Tally.of(game)
    for part in _spread(game, named, seed, chunks, min(jobs, len(chunks)), limit):
        total += part
        if progress is not None:
            progress(part.games)
    total.seconds = perf_counter() - started
    return total


def _spread(
    game: Game, named: tuple[str, ...], seed: str, chunks: list[range], jobs: int, limit: int
) -> Iterator[Tally]:
    """The tally of each chunk, in any order."""
    if jobs == 1:
        for chunk in chunks:
            yield _chunk(game, named, seed, chunk, limit)
        return
    # Spawned, not forked: a fork copies the locks of whatever threads the caller has (a progress bar is one).
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        setup = type(game), game.seats, game.options
        for done in as_completed([pool.submit(_sent, setup, named, seed, chunk, limit) for chunk in chunks]):
            yield done.result()
    except BrokenProcessPool:
        raise BadSetup(
            "the worker processes died: a script that simulates on several jobs has to do so "
            'under `if __name__ == "__main__":`, because they import it'
        ) from None
    finally:  # after Ctrl-C too: what has not begun is dropped, what has ends with its chunk
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _is_random(named: tuple[str, ...]) -> bool:
    return set(named) == {"random"}


def _sent(setup: tuple[type[Game], int, dict[str, Value]], *rest: Any) -> Tally:
    """A chunk in another process. The game is made anew there: compiled frames, which it may keep, don't travel."""
    kind, seats, options = setup
    return _chunk(kind(seats, **options), *rest)


def _chunk(game: Game, named: tuple[str, ...], seed: str, chunk: range, limit: int) -> Tally:
    tally = Tally.of(game)
    for i in chunk:
        dice = Dice(f"{seed}/{i}")
        s = game.start()
        if _is_random(named):  # nobody looks, so nothing is built to look at
            replies = playout(s, dice, limit)
        else:
            replies = play_state(game, s, sit(game, named, f"{seed}/{i}"), dice, limit)
        tally.count(game, s, replies)
    return tally
