"""What the games in a folder say: shares of wins by side, role and seat, lengths, endings, claims and cards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

from hoodwink.arena.intervals import Share, share_of
from hoodwink.arena.tally import Z_95, wilson
from hoodwink.core.game import Game

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
FEW = 10  # seats that had a card: with fewer a win rate says nothing


@dataclass(slots=True)
class Group:
    """One set-up at one level."""

    setup: str
    level: str
    seats: int
    options: dict[str, Any]
    games: int
    endings: dict[str, Share]
    lengths: tuple[int, ...]  # decisions at QUANTILES
    even: float  # an even share of the wins
    sides: dict[str, Share] = field(default_factory=dict)
    roles: dict[str, Share] = field(default_factory=dict)
    by_seat: dict[int, Share] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Effect:
    """How often seats that did or had something won, and how often seats of the same set-ups and side that didn't."""

    row: str
    side: str
    share: Share
    without: float
    error: float  # half of the 95 % interval of `without`

    @property
    def is_apart(self) -> bool:
        """Whether the two differ by more than both errors together explain."""
        half = (self.share.high - self.share.low) / 2
        return (self.share.rate - self.without) ** 2 > half**2 + self.error**2


@dataclass(slots=True)
class Noted:
    """What came of one kind of things that seats do (`Game.notes`)."""

    table: str
    outcomes: dict[str, dict[str, int]]  # row → outcome → how often
    effects: list[Effect]


@dataclass(slots=True)
class Measured:
    """All that is known of one game."""

    game: type[Game]
    groups: list[Group]
    noted: list[Noted]

    @property
    def games(self) -> int:
        return sum(group.games for group in self.groups)


def measure(game: type[Game], tables: dict[str, Any]) -> Measured:
    """What the three tables say of a game."""
    games = [row for row in tables["games"].iter_rows(named=True) if row["game"] == game.key]
    of_game = {row["id"]: (row["setup"], row["table"]) for row in games}
    seats = [row for row in tables["seats"].iter_rows(named=True) if row["id"] in of_game]
    by_group: dict[tuple[str, str], tuple[list[Any], list[Any]]] = {}
    for row in games:
        by_group.setdefault(of_game[row["id"]], ([], []))[0].append(row)
    for row in seats:
        by_group[of_game[row["id"]]][1].append(row)
    groups = [_group(*key, *rows) for key, rows in by_group.items()]
    groups.sort(key=lambda group: (group.seats, len(group.setup), group.setup, group.level))
    notes = [row for row in tables["notes"].iter_rows(named=True) if row["id"] in of_game]
    return Measured(game, groups, _noted(notes, seats, of_game))


def _group(setup: str, level: str, games: list[Any], seats: list[Any]) -> Group:
    lengths = sorted(row["replies"] for row in games)
    endings = Counter(row["ending"] for row in games)
    number = len(games)
    return Group(
        setup,
        level,
        games[0]["seats"],
        json.loads(games[0]["options"]),
        number,
        {name: Share(n, number, *wilson(n, number)) for name, n in endings.most_common()},
        tuple(lengths[min(int(part * number), number - 1)] for part in QUANTILES),
        sum(row["won"] for row in seats) / len(seats),
        _sides(seats),
        _shares(seats, "role"),
        _shares(seats, "seat"),
    )


def _sides(seats: list[Any]) -> dict[str, Share]:
    """A side wins or loses as one: its games are counted, not its seats."""
    sides: dict[str, dict[str, bool]] = {}
    for row in seats:
        if row["side"] is not None:
            sides.setdefault(row["side"], {})[row["id"]] = row["won"]
    return {
        side: Share(sum(won.values()), len(won), *wilson(sum(won.values()), len(won)))
        for side, won in sorted(sides.items())
    }


def _shares(seats: Iterable[Any], column: str) -> dict[Any, Share]:
    """By what is in a column: how often its seats won. Seats of one game are one observation."""
    counted: dict[Hashable, dict[str, list[int]]] = {}
    for row in seats:
        cell = counted.setdefault(row[column], {}).setdefault(row["id"], [0, 0])
        cell[0] += row["won"]
        cell[1] += 1
    return {name: share_of((w, n) for w, n in games.values()) for name, games in sorted(counted.items())}


def _wider(share: Share) -> Share:
    """No narrower than for seats that win or lose by themselves: where nearly all seats of a game have a card, their
    share of its wins hardly varies, and says nothing about the card."""
    low, high = wilson(int(share.wins), share.of)
    return Share(share.wins, share.of, min(low, share.low), max(high, share.high))


def _noted(notes: list[Any], seats: list[Any], of_game: dict[str, Any]) -> list[Noted]:
    outcomes: dict[str, dict[str, Counter[str]]] = {}
    had: dict[tuple[str, str], set[tuple[str, int]]] = {}  # table, row → the seats that had it
    for note in notes:
        kinds = outcomes.setdefault(note["table"], {}).setdefault(note["row"], Counter())
        kinds[note["outcome"] or ""] += note["times"]
        had.setdefault((note["table"], note["row"]), set()).add((note["id"], note["seat"]))
    found = []
    for table, rows in sorted(outcomes.items()):
        effects = [effect for row in rows for effect in _effects(row, had[table, row], seats, of_game)]
        effects.sort(key=lambda effect: effect.without - effect.share.rate)
        found.append(Noted(table, {row: dict(kinds) for row, kinds in sorted(rows.items())}, effects))
    return found


def _effects(row: str, had: set[tuple[str, int]], seats: list[Any], of_game: dict[str, Any]) -> list[Effect]:
    """With and without, set-up by set-up, because they differ in how often a seat wins; one effect for each side."""
    cells: dict[tuple[str, Any], list[int]] = {}  # side, group → wins with, with, wins without, without
    by_game: dict[tuple[str, Any], dict[str, list[int]]] = {}  # side, group → game → wins with, with
    for seat in seats:
        where, has = (seat["side"] or "", of_game[seat["id"]]), (seat["id"], seat["seat"]) in had
        cell = cells.setdefault(where, [0, 0, 0, 0])
        at = 0 if has else 2
        cell[at] += seat["won"]
        cell[at + 1] += 1
        if has:
            one = by_game.setdefault(where, {}).setdefault(seat["id"], [0, 0])
            one[0] += seat["won"]
            one[1] += 1
    found = []
    for side in sorted({side for side, _ in by_game}):
        mine = [where for where, cell in cells.items() if where[0] == side and cell[1] and cell[3]]
        share = _wider(share_of((w, n) for where in mine for w, n in by_game[where].values()))
        rest = sum(cells[where][3] for where in mine)
        if min(share.of, rest) >= FEW:
            expected = sum(cells[where][1] * cells[where][2] / cells[where][3] for where in mine) / share.of
            found.append(Effect(row, side, share, expected, Z_95 * (expected * (1 - expected) / rest) ** 0.5))
    return found
