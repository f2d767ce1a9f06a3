"""Many games at once, for training: one call replies in thousands of games, and arrays come back.

    many = Many("resistance", 4096, seed=1, seats=5)
    step = many.reset()
    while training:
        step = many.step(policy(step.observations, step.masks))

The games are played by the compiled engine (core/many.py); nothing here is done game by game, except what bots reply
where `opponents` are named.
"""

from __future__ import annotations

import gc
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from itertools import count
from time import process_time
from typing import TYPE_CHECKING, Any

from hoodwink.arena.parquet import library
from hoodwink.arena.strength import side_names
from hoodwink.arena.table import PLY_LIMIT
from hoodwink.bots import Player, checked_level, decide, levels, make
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
from hoodwink.core.many import Batch
from hoodwink.core.many import __file__ as compiled
from hoodwink.core.state import playout
from hoodwink.core.worlds import Worlds
from hoodwink.envs import set_up, space
from hoodwink.games import load

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[Any]
else:
    np = library("numpy", "hoodwink.envs.many", "envs")

Opponent = str | Callable[[Dice], Player]  # a level, or what makes a bot


@dataclass(frozen=True, slots=True)
class Step:
    """What a step tells, a row a game. The arrays are used again by the next step: `copy()` what is to be kept."""

    seats: Array  # int64 (games,): the seat that is asked
    observations: Array  # float32 (games, size): what it may know (docs/observations.md); its width is 0 without
    masks: Array  # int8 (games, actions): 1 for what it may reply
    rewards: Array  # float32 (games, seats): of the games that have ended, else 0
    done: Array  # bool (games,): the game has ended, and the row shows the first question of the next one

    def copy(self) -> Step:
        """The same, to be kept."""
        return Step(*[getattr(self, field.name).copy() for field in fields(self)])


class Many:
    """`games` games of one kind in lock-step, each waiting for one seat; one that ends makes way for the next.

    A game's name with `seats` and options as for `hoodwink.load`, or a `Game`. `forced=True` asks also where there is
    one option only; else it is given without asking. `observe=False` leaves the observations out, which saves most of
    the time of a policy that does not look. `opponents` names bots by seat, or by side where sides win together: they
    reply by themselves, from their own views, one by one (for evaluation: it takes a bot's time). A game that reaches
    `limit` plies ends without a winner, after its first question at the earliest. The k-th game of row i is that of
    seed `seed/(i + k·n)`.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seed: int | str = 0,
        *,
        seats: int | None = None,
        forced: bool = False,
        observe: bool = True,
        opponents: Mapping[int | str, Opponent] | None = None,
        limit: int = PLY_LIMIT,
        **options: Value,
    ) -> None:
        self.game = set_up(game, seats, options)
        games, limit = _positive("games", games), _positive("limit", limit)
        self.games = games
        self.space = space(self.game)
        self.size = self.game.layout().size if observe else 0
        self.opponents = _checked(self.game, opponents or {})
        self.batch = Batch(self.game, games, str(seed), self.space, not forced, observe, limit)
        self._seated: list[tuple[str, dict[int, Player]]] = [
            ("", {})
        ] * games  # by row: bots, and the seed they are for
        self._observations: Array = np.zeros((games, self.size), np.float32)
        self._cells: Array = np.frombuffer(self.batch.sheet.cells, np.uint8).reshape(games, self.size)
        self._masks: Array = np.zeros((games, self.space), np.int8)
        self._rewards: Array = np.zeros((games, self.game.seats), np.float32)
        self._done: Array = np.zeros(games, np.bool_)
        self._legal: Array = np.zeros(0, np.int64)
        self._counts: Array = np.zeros(games, np.int64)

    def reset(self) -> Step:
        """Begin all games anew, with the seeds of the first ones."""
        self.batch.reset()
        self._let_bots_reply()
        self.batch.gather()
        return self._told()

    def step(self, actions: Array | list[int]) -> Step:
        """Reply in every game, by ids of actions. Illegal, and nothing has changed, if one is no option."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadSetup(f"actions are {self.games} whole numbers, one a game, not {given.dtype} {given.shape}")
        ids: list[int] = given.tolist()
        self._check(ids)
        if self.opponents:
            self.batch.push(ids)
            self._let_bots_reply()
            self.batch.gather()
        else:
            self.batch.step(ids)
        return self._told()

    def random(self, generator: np.random.Generator) -> Array:
        """For every game one of the options, each as likely as the next."""
        self._begun()
        starts = np.cumsum(self._counts) - self._counts
        found: Array = self._legal[starts + (generator.random(self.games) * self._counts).astype(np.int64)]
        return found

    def seed_of(self, row: int) -> str:
        """The seed of the game that a row shows: `Match(many.game, many.seed_of(row))` is the same deal."""
        return self.batch.seed_of(row)

    # ----------------------------------------------------------------------------------------------------------------

    def _begun(self) -> None:
        if not self.batch.states:
            raise BadSetup("reset() comes before the first step")

    def _check(self, ids: list[int]) -> None:
        self._begun()
        wrong = self.batch.wrong(ids)
        if wrong >= 0:
            state, seat = self.batch.states[wrong], self.batch.seats[wrong]
            self.game.actions[ids[wrong]]  # BadText, if there is none of this number
            state.copy().reply(seat, ids[wrong])  # raises Illegal, with the reason

    def _told(self) -> Step:
        """What the engine has collected, as arrays."""
        batch = self.batch
        self._counts = _numbers(batch.counts)
        self._legal = _numbers(batch.legal)
        self._masks.fill(0)  # all of it: whoever was given it may have written in it
        self._masks.reshape(-1)[self._legal + np.repeat(np.arange(self.games) * self.space, self._counts)] = 1
        np.copyto(self._observations, self._cells)
        self._rewards.fill(0)
        self._done.fill(False)
        if batch.done:
            done = _numbers(batch.done)
            rewards = np.fromiter(batch.rewards, np.float32, len(batch.rewards))
            self._done[done] = True
            # with opponents a row's game may end twice before a seat of ours is asked: rewards add up
            np.add.at(self._rewards, done, rewards.reshape(-1, self.game.seats))
        return Step(_numbers(batch.seats), self._observations, self._masks, self._rewards, self._done)

    def _let_bots_reply(self) -> None:
        """Ask the bots, in every game, until a seat of ours is asked."""
        if not self.opponents:
            return
        batch, actions = self.batch, self.game.actions
        for row in range(self.games):
            while (bot := self._bots(row).get(seat := batch.seats[row])) is not None:
                s = batch.states[row]
                options = tuple([actions[id] for id in s.options(seat)])
                batch.answer(row, actions.id(decide(bot, self.game.view(s, seat), options, Worlds(self.game, s, seat))))

    def _bots(self, row: int) -> dict[int, Player]:
        """The bots of this game by seat, with the dice that they would have in the arena."""
        seed = self.seed_of(row)
        if self._seated[row][0] != seed:
            dice, bots = Dice(seed), dict[int, Player]()
            for seat, side in enumerate(self.game.sides(self.batch.states[row]) or ("",) * self.game.seats):
                if maker := self.opponents.get(seat) or self.opponents.get(side):
                    bots[seat] = maker(dice.fork(f"bot {seat}"))
            self._seated[row] = (seed, bots)
        return self._seated[row][1]


def _numbers(found: list[int]) -> Array:
    """A list of whole numbers as an array: quicker than `np.array`."""
    return np.fromiter(found, np.int64, len(found))


def _positive(name: str, given: int) -> int:
    """A whole number from 1 on, numpy's too; BadSetup if it is not."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or given < 1:
        raise BadSetup(f"{name} is a whole number from 1 on, not {given!r}")
    return int(given)


def _checked(game: Game, opponents: Mapping[int | str, Opponent]) -> dict[int | str, Callable[[Dice], Player]]:
    """By seat or side what makes its bots; BadSetup says what is wrong with it."""
    seats, sides = list(range(game.seats)), list(side_names(game))
    if not isinstance(opponents, Mapping):
        raise BadSetup(f'opponents go by seat or side, as {{1: "regular"}}, not {opponents!r}')
    for key in opponents:
        if key not in seats and key not in sides:
            rest = f", the sides {' and '.join(sides)}" if sides else ""
            raise BadSetup(f"there is no seat {key!r} for an opponent: they are 0 to {game.seats - 1}{rest}")
    for places in (seats, sides):
        if places and {*places} <= {*opponents}:
            raise BadSetup("all seats are opponents': leave one to be asked for")
    return {key: _maker(game, given) for key, given in opponents.items()}


def _maker(game: Game, given: Opponent) -> Callable[[Dice], Player]:
    if isinstance(given, str):
        level = checked_level(game.key, given)
        return lambda dice: make(game.key, level, dice)
    if not callable(given):
        known = ", ".join(levels(game.key))
        raise BadSetup(f"an opponent is a level ({known}) or what makes a bot from dice, not {given!r}")
    return given


# how fast it is -----------------------------------------------------------------------------------------------------


def main(words: list[str] | None = None) -> int:
    """Decisions in a second of processor time, of random play: the engine alone, and in lock-step. Python's cyclic
    collector is off: it would look at thousands of live states, which have no circles, again and again."""
    parser = ArgumentParser(prog="python -m hoodwink.envs.many", description=main.__doc__)
    parser.add_argument("game", nargs="?", default="resistance")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=4096, help="at once")
    parser.add_argument("--seconds", type=float, default=2, help="for each row, in five turns")
    given = parser.parse_args(words)
    game = load(given.game, given.seats)
    gc.disable()
    rows: dict[str, Callable[[], int]] = {
        "the engine alone (core.state.playout)": _alone(game),
        "in lock-step, masks": _in_step(Many(game, given.games, forced=True, observe=False)),
        "in lock-step, masks and observations": _in_step(Many(game, given.games, forced=True)),
    }
    best = dict.fromkeys(rows, 0.0)
    for _ in range(5):  # in turns, so that a busy moment of the machine does not meet one row only
        for name, play in rows.items():
            done, started = 0, process_time()
            while (spent := process_time() - started) < given.seconds / 5:
                done += play()
            best[name] = max(best[name], done / spent)
    print(f"{game!r}, {'compiled' if compiled.endswith(('.so', '.pyd')) else 'plain'} engine, {given.games} at once")
    for name, speed in best.items():
        print(f"{name:40} {speed:12,.0f} decisions a second")
    gc.enable()
    return 0


def _alone(game: Game) -> Callable[[], int]:
    seeds = count()
    return lambda: sum([playout(game.start(), Dice(next(seeds))) for _ in range(100)])


def _in_step(many: Many) -> Callable[[], int]:
    generator = np.random.default_rng(0)
    many.reset()

    def play() -> int:
        many.step(many.random(generator))
        return many.games

    return play


if __name__ == "__main__":
    raise SystemExit(main())
