"""Games written down whole, as plain rows: one for the game, one for everything that moved it on (docs/data.md).

A record can be made of them again, line by line the one that was kept while it was played. Nothing in them names a
person: of who sat there they say the level of a bot, or that it was a person.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from hoodwink.arena.tally import UNFINISHED
from hoodwink.core.action import Action
from hoodwink.core.errors import BadText, Diverged
from hoodwink.core.game import Game
from hoodwink.core.record import Record, Row
from hoodwink.core.seats import CHANCE
from hoodwink.core.state import State
from hoodwink.games import find

FORMAT = 1
PERSON = "person"
ARENA, HOUSE = "arena", "house"  # where a game was played

GAMES = {
    "format": "UInt8", "id": "String", "source": "String", "game": "String", "rules": "UInt16", "seats": "UInt8",
    "options": "String", "seed": "String", "bots": "List(String)", "roles": "List(String)", "sides": "List(String)",
    "winners": "List(UInt8)", "points": "List(Int32)", "ending": "String", "over": "Boolean", "plies": "UInt32",
    "rows": "UInt32",
}  # fmt: skip
LOG = {
    "id": "String", "n": "UInt32", "ply": "UInt32", "frame": "String", "seat": "Int8", "interjected": "Boolean",
    "action": "UInt32", "text": "String", "outcome": "Int64", "digest": "String",
}  # fmt: skip
TABLES = {"games": GAMES, "log": LOG}


class Entry(NamedTuple):
    """A game as it is written: the values of its row in `games`, and those of its rows in `log` but for the id."""

    id: str
    game: tuple[Any, ...]
    log: tuple[tuple[Any, ...], ...]


def entry(record: Record, game: Game, bots: Sequence[str], source: str) -> Entry:
    """The rows of a record. It is played again for them: Diverged if it does not play."""
    log: list[tuple[Any, ...]] = []
    asked: tuple[int, str] = (0, "")
    for n, (row, s) in enumerate(record.replay(game)):
        if row is not None:
            log.append((n, *asked, *_moved(row, game), record.checks.get(n)))
        asked = (int(s.ply), type(s.stack[-1]).__name__ if s.stack else "")
    about = (
        source, record.game, record.rules, record.seats, json.dumps(record.options, ensure_ascii=False), record.seed,
        [_nobody(bot) for bot in bots], *_result(game, s), int(s.ply), len(log),
    )  # fmt: skip
    id = id_of(about, log)
    return Entry(id, (FORMAT, id, *about), tuple(log))


def id_of(about: Sequence[Any], log: Sequence[tuple[Any, ...]]) -> str:
    """The hash of a game: of its row but for format and id, and of its rows in the log."""
    return blake2b(json.dumps([about, log]).encode(), digest_size=16).hexdigest()


def _moved(row: Row, game: Game) -> tuple[Any, ...]:
    """Who moved the game on and how: seat, interjected, action, text, outcome."""
    if isinstance(row.what, int):
        return row.seat, False, None, None, row.what
    return row.seat, row.interjected, game.actions.id(row.what), str(row.what), None


def _result(game: Game, s: State) -> tuple[Any, ...]:
    over = s.is_over()
    won, ending = (game.winners(s), game.ending(s)) if over else ((), UNFINISHED)
    return [*game.roles(s)], [*game.sides(s)], [*won], [*game.points(s)], ending, over


def _nobody(bot: str) -> str:
    """A bot from outside without the folders of its file: they may be somebody's own."""
    return re.split(r"[/\\]", bot)[-1]


def record_of(game: Mapping[str, Any], log: Sequence[tuple[Any, ...]]) -> Record:
    """The record that a game's row, by column, and its rows in the log were made of. BadText if some are missing,
    Diverged if they are not those that its id was made of.
    """
    if len(log) != game["rows"]:
        raise BadText(f"game {game['id']} has {len(log)} of its {game['rows']} rows: the files are not whole")
    if game["id"] != id_of([game[column] for column in GAMES if column not in ("format", "id")], log):
        raise Diverged(0, f"it was changed after it was written, its id is not that of its rows (game {game['id']})")
    try:
        options = dict(json.loads(game["options"]))
    except (ValueError, TypeError):
        raise BadText(f"game {game['id']}: its options are no JSON object: {game['options']!r:.60}") from None
    record = Record(game["game"], game["rules"], game["seats"], options, game["seed"], ended=game["over"])
    for n, _, _, seat, interjected, id, text, outcome, digest in log:
        try:
            action, place = (outcome, None) if seat == CHANCE else _action(record.game, text or "")
        except BadText as error:
            raise BadText(f"game {game['id']}, row {n}: {error}") from None
        if action is None or place != id:
            raise BadText(f"game {game['id']}, row {n}: {text!r} is action {place} of {record.game}, not {id}")
        record.rows.append(Row(seat, action, interjected))
        if digest is not None:
            record.checks[n] = digest
    return record


@lru_cache(maxsize=1 << 16)
def _action(game: str, text: str) -> tuple[Action, int]:
    actions = find(game).actions
    action = actions.parse(text)
    return action, actions.id(action)
