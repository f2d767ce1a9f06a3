"""Decisions from a folder of games (docs/data.md), to learn by imitation: what a seat saw, could do, and did.

    for decision in decisions("games", "hoax", levels="sharp"):
        ...

Every game is compared with its id and played again as it is read: a decision is what the rules say it was, or there is
an error that says in which game it is not.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hoodwink.arena import lots
from hoodwink.arena.export import ARENA, HOUSE, record_of
from hoodwink.arena.parquet import library
from hoodwink.core.action import Action
from hoodwink.core.errors import BadSetup, Diverged
from hoodwink.core.game import Game
from hoodwink.core.record import Record
from hoodwink.core.state import State
from hoodwink.games import GAMES, find

if TYPE_CHECKING:
    from numpy import float32, int8, int64
    from numpy.typing import NDArray

BATCH = 1024


@dataclass(frozen=True, slots=True)
class Decision:
    """One reply to a question, and what its seat knew."""

    id: str  # of the game in the folder
    game: Game
    seat: int
    role: str  # of this seat: the truth, which it may not have known
    level: str  # of the bot that decided, or "person"
    view: Any
    options: tuple[Action, ...]
    action: Action
    won: bool
    reward: float  # in the end, as in hoodwink.envs


class Batch(NamedTuple):
    """Decisions as arrays, a row each, as `hoodwink.envs.observations` writes them."""

    observations: NDArray[float32]
    masks: NDArray[int8]
    actions: NDArray[int64]
    rewards: NDArray[float32]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which decisions are asked for; None for all. BadSetup for what there can't be."""

    game: str | None = None
    seats: int | None = None  # how many sit at the table
    levels: str | Collection[str] | None = None  # of the seat that decides; "person" for people
    won: bool | None = None  # by that seat, in the end
    source: str | None = None  # "arena" or "house"
    skip_old: bool = False  # leave out games by other versions of the rules, which are an error otherwise

    def __post_init__(self) -> None:
        if self.game is not None:
            find(self.game)
        if self.source not in (None, ARENA, HOUSE):
            raise BadSetup(f"there is no source {self.source!r}; there is {ARENA}, {HOUSE}")

    def check_levels(self, folder: Path | str) -> None:
        """BadSetup for a level that nobody has, though the folder has such games."""
        asked = self._levels()
        found = lots.levels(folder, self.game) if asked else set()
        unknown = [level for level in asked or () if level not in found]
        if found and unknown:
            games = f"games of {self.game}" if self.game else "games"
            there = ", ".join(sorted(found))
            raise BadSetup(f"nobody in the {games} of {folder} is {', '.join(map(repr, unknown))}; there is {there}")

    def _levels(self) -> Collection[str] | None:
        return [self.levels] if isinstance(self.levels, str) else self.levels

    def has_game(self, row: Mapping[str, Any]) -> bool:
        asked = {"game": self.game, "seats": self.seats, "source": self.source}
        if any(value is not None and row[column] != value for column, value in asked.items()):
            return False
        known = GAMES.get(row["game"])
        return not self.skip_old or (known is not None and known.version == row["rules"])

    def seats_of(self, row: Mapping[str, Any]) -> list[int]:
        """The seats of a game whose decisions are asked for."""
        levels = self._levels()
        return [
            seat
            for seat, level in enumerate(row["bots"])
            if (levels is None or level in levels) and self.won in (None, seat in row["winners"])
        ]


def records(folder: Path | str, wanted: Wanted | None = None) -> Iterator[tuple[dict[str, Any], Record]]:
    """Every game of a folder: its row in `games`, by column, and its record. They are compared with their ids, but not
    played again.
    """
    wanted = wanted or Wanted()
    wanted.check_levels(folder)
    for row, log in lots.read(folder, wanted.has_game):
        yield row, record_of(row, log)


def decisions(
    folder: Path | str,
    game: str | None = None,
    seats: int | None = None,
    *,
    levels: str | Collection[str] | None = None,
    won: bool | None = None,
    source: str | None = None,
    skip_old: bool = False,
) -> Iterator[Decision]:
    """Every reply to a question, game by game in the order of play; `Wanted` says what can be asked for.

    Interjections are no replies, and are left out. BadText is for files, Diverged for games that were changed or don't
    play again, BadSetup for a game, source or level that there is not.
    """
    for row, played, s, seat, action in _replies(folder, Wanted(game, seats, levels, won, source, skip_old)):
        yield Decision(
            id=row["id"],
            game=played,
            seat=seat,
            role=row["roles"][seat],
            level=row["bots"][seat],
            view=played.view(s, seat),
            options=tuple(played.actions[id] for id in s.options(seat)),
            action=action,
            won=seat in row["winners"],
            reward=reward(row, seat),
        )


def arrays(
    folder: Path | str,
    game: str | None = None,
    seats: int | None = None,
    *,
    levels: str | Collection[str] | None = None,
    won: bool | None = None,
    source: str | None = None,
    skip_old: bool = False,
    batch: int = BATCH,
) -> Iterator[Batch]:
    """The same as numpy arrays, so many decisions at a time and the rest at the end.

    All games have to have one layout: BadSetup says which don't. A reply outside the space of actions is left out.
    """
    np = library("numpy", "arrays of decisions", "envs")
    if batch < 1:
        raise BadSetup(f"batch is a whole number from 1 on, not {batch}")
    found: list[tuple[Any, Any, int, float]] = []
    last: Game | None = None
    for row, played, s, seat, action in _replies(folder, Wanted(game, seats, levels, won, source, skip_old)):
        if played is not last:
            _check_layout(last or played, played)
            last = played
        seen = _seen(played, s, seat, action)
        if seen is not None:
            found.append((*seen, reward(row, seat)))
        if len(found) == batch:
            yield _stacked(np, found)
            found = []
    if found:
        yield _stacked(np, found)


def reward(row: Mapping[str, Any], seat: int) -> float:
    """What a game was worth to a seat: the rewards of a table add up to 0, and nobody's win is 0 for all."""
    winners: list[int] = row["winners"]
    return 2 * ((seat in winners) - len(winners) / int(row["seats"]))


def _replies(folder: Path | str, wanted: Wanted) -> Iterator[tuple[dict[str, Any], Game, State, int, Action]]:
    """Before each reply that is asked for: the game's row, the game, the state (don't keep it), seat and action."""
    for row, record in records(folder, wanted):
        seats = wanted.seats_of(row)
        if not seats:
            continue
        try:
            game = _set_up(record.game, record.rules, record.seats, row["options"])
            replay = record.replay(game)
            _, s = next(replay)
            for moved in record.rows:
                seat, what = moved.seat, moved.what
                is_reply = seat in seats and not moved.interjected
                if is_reply and isinstance(what, Action) and game.actions.id(what) in s.options(seat):
                    yield row, game, s, seat, what
                next(replay)  # Diverged where it was no option
            for _ in replay:  # nothing but the check of the end
                pass
        except Diverged as error:
            raise Diverged(error.row, f"{error.why} (game {row['id']})") from None


@lru_cache(maxsize=64)
def _set_up(key: str, rules: int, seats: int, options: str) -> Game:
    """The game that was played; games of one set-up share it."""
    return Record(key, rules, seats, json.loads(options)).setup(find)


def _seen(game: Game, s: State, seat: int, action: Action) -> tuple[Any, Any, int] | None:
    """Observation, mask and action; None for an action that the space of the environments does not hold."""
    from hoodwink.envs.observations import mask, tensor

    legal, id = mask(game, s, seat), game.actions.id(action)
    return (tensor(game, s, seat), legal, id) if id < len(legal) else None


def _check_layout(one: Game, other: Game) -> None:
    if one.key != other.key or one.layout().rows() != other.layout().rows():
        raise BadSetup(f"{one!r} and {other!r} have other layouts: ask for one game, and one number of seats")


def _stacked(np: Any, found: list[tuple[Any, Any, int, float]]) -> Batch:
    observations, masks, actions, rewards = zip(*found, strict=True)
    return Batch(
        np.stack(observations).astype(np.float32, copy=False),
        np.stack(masks).astype(np.int8, copy=False),
        np.array(actions, np.int64),
        np.array(rewards, np.float32),
    )
