"""Replays: a game that is over, step by step, through the eyes of any seat, and what that seat could have believed."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from hoodwink.beliefs import chances
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadText
from hoodwink.core.game import Game
from hoodwink.core.record import Record
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.core.state import State
from hoodwink.server import wire
from hoodwink.server.table import Table

STEPS_AT_ONCE = 100
TRUTH = "truth"
SAMPLES = 200  # worlds that are drawn for an answer
FEWEST = 50  # where those that fit are hard to find
EFFORT = 250  # blocks of dice after which they are: it is counted, not timed, so that answers stay the same
DIGITS = 9  # of a chance: sums of many small ones should come to 1
GAMES_KEPT = 8  # whose states are kept, for clients that scrub
ANSWERS_KEPT = 1000

T = TypeVar("T")


def named(table: Table, number: int) -> str:
    """A game that is over, by a name that no other has: its commitment alone is none, lessons share their deal."""
    return f"{table.code}/{number}/{table.records[number].commitment}"


def eyes(table: Table, whose: str) -> list[int]:
    """Through which a replay is seen. BadText says what `whose` may be."""
    seats = table.made.seats
    all = [SPECTATOR, *range(seats)]
    found = all if whose == TRUTH else [seat for seat in all if str(seat) == whose]
    if not found:
        raise BadText(f"seat is 0 to {seats - 1}, {SPECTATOR} for a spectator, or {TRUTH}, not {whose[:20]!r}")
    return found


async def replay(record: Record, table: Table, eyes: list[int], start: int) -> wire.Replay:
    """Some steps of a game that is over, from this one on."""
    names = [chair.name for chair in table.chairs]
    return await asyncio.to_thread(_replay, record, record.setup(table.games.__getitem__), eyes, start, names)


def _replay(record: Record, game: Game, eyes: list[int], start: int, names: list[str]) -> wire.Replay:
    steps: list[wire.ReplayStep] = []
    events: dict[str, list[Any]] = {}
    for n, (row, s) in enumerate(record.replay(game)):
        if n < start:
            continue
        views: dict[str, dict[str, Any]] = {}
        for seat in eyes:
            view = game.view(s, seat)
            views[str(seat)] = view.to_json()
            events[str(seat)] = views[str(seat)].pop("log")
        steps.append(wire.ReplayStep(n, s.ply, None if row is None else row.seat, views, len(view.log)))
        if len(steps) == STEPS_AT_ONCE:
            break
    last = start + len(steps)
    further = last if last <= len(record.rows) else None
    return wire.Replay(record.game, record.seats, record.options, names, steps, further, events)


# what a seat could have believed --------------------------------------------------------------------------------------

_states: OrderedDict[str, tuple[State, ...]] = OrderedDict()  # by game: the state at every step
_answers: OrderedDict[tuple[str, int, int], wire.Beliefs] = OrderedDict()  # by game, seat and step
_apart = ThreadPoolExecutor(1, "beliefs")  # one answer at a time: bots that think don't wait behind them


def is_believed(table: Table, number: int, whose: str, row: int) -> bool:
    """The answer is known."""
    return any(
        (named(table, number), seat, row) in _answers
        for seat in (SPECTATOR, *range(table.made.seats))
        if str(seat) == whose
    )


async def beliefs(
    read: Callable[[], Awaitable[Record]], table: Table, number: int, whose: str, row: int
) -> wire.Beliefs:
    """Who could have been whom for a seat at this step of a game that is over, by the number of the game.

    Every way of dealing that fits all that the seat had seen is as likely as the next, and how anybody played is not
    weighed. Where all of them can be listed (`hoodwink.beliefs`) the chances are exact. Else they are shares of some
    worlds from the game's `redeal`; world n of a seat is drawn by the same dice at every step, so an answer is always
    the same, and changes along the game only where knowledge did.
    Before the deal is done nobody is anybody: no roles. BadText says which seats and steps there are.
    """
    about, seats = table.records[number], table.made.seats
    seat = next((seat for seat in (SPECTATOR, *range(seats)) if str(seat) == whose), None)
    if seat is None:
        raise BadText(f"seat is 0 to {seats - 1}, or {SPECTATOR} for a spectator, not {whose[:20]!r}")
    if row > about.rows:
        raise BadText(f"row is 0 to {about.rows} in this game, not {row}")
    game = named(table, number)
    known = _recent(_answers, key := (game, seat, row))
    if known is None:
        loop = asyncio.get_running_loop()
        states = _recent(_states, game)
        if states is None:
            record = await read()
            states = await loop.run_in_executor(_apart, _walk, record, record.setup(table.games.__getitem__))
            _keep(_states, game, states, GAMES_KEPT)
        known = await loop.run_in_executor(_apart, _believed, states, seat, row, f"beliefs/{game}/{seat}")
        _keep(_answers, key, known, ANSWERS_KEPT)
    return known


def _walk(record: Record, game: Game) -> tuple[State, ...]:
    return tuple(s.copy() for _, s in record.replay(game))


def _believed(states: tuple[State, ...], seat: int, row: int, luck: str) -> wire.Beliefs:
    s = states[row]
    game: Game = s.game
    if all(earlier.asked == CHANCE for earlier in states[: row + 1]):
        return wire.Beliefs(row, seat, 0, [], [[] for _ in range(game.seats)])
    exact = chances(game.view(s, seat))
    found, samples = _sampled(game, s, seat, luck) if exact is None else (exact, 0)
    roles = sorted({role for of_seat in found for role, chance in of_seat.items() if chance > 0})
    table = [[round(of_seat.get(role, 0.0), DIGITS) for role in roles] for of_seat in found]
    return wire.Beliefs(row, seat, samples, roles, table)


def _sampled(game: Game, s: State, seat: int, luck: str) -> tuple[list[dict[str, float]], int]:
    """By seat: in which share of some worlds it has each role; and how many they were."""
    worlds: list[tuple[tuple[str, ...], ...]] = []
    effort = 0
    while len(worlds) < FEWEST or (len(worlds) < SAMPLES and effort < EFFORT):
        dice = Dice(f"{luck}/{len(worlds)}")
        worlds.append(game.hidden(game.redeal(s, seat, dice)))
        effort += dice.block
    counted = [Counter(role for world in worlds for role in world[who]) for who in range(game.seats)]
    return [{role: n / len(worlds) for role, n in of_seat.items()} for of_seat in counted], len(worlds)


def _recent(kept: OrderedDict[Any, T], key: Any) -> T | None:
    if key in kept:
        kept.move_to_end(key)
    return kept.get(key)


def _keep(kept: OrderedDict[Any, T], key: Any, value: T, most: int) -> None:
    """And forget what was not asked for the longest time."""
    kept[key] = value
    while len(kept) > most:
        kept.popitem(last=False)
