"""Records: they go through their text, play again, and never silently show another game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, BadText, Diverged
from hoodwink.core.game import Game
from hoodwink.core.match import Match
from hoodwink.core.record import Record
from hoodwink.core.view import View
from hoodwink.testing.mechanics import played
from hoodwink.testing.play import readers

LINES = 16  # of a record that are altered, besides the first row and the end


def replayed(text: str, kind: type[Game]) -> Any:
    """The state that a record's text leads to."""
    record = Record.loads(text, _finder(kind))
    *_, (_, s) = record.replay(record.setup(_finder(kind)))
    return s


def _finder(kind: type[Game]) -> Callable[[str], type[Game]]:
    def find(key: str) -> type[Game]:
        if key != kind.key:
            raise BadSetup(f"there is no game {key!r}")
        return kind

    return find


def plays_again(game: Game, seed: int | str) -> None:
    """A record goes through its text and leads to the same end; cut short, it goes on where it was."""
    kind, actions = type(game), game.actions
    match = played(game, seed)
    text = match.record.dumps(actions)
    again = Record.loads(text, _finder(kind))
    assert again == match.record
    assert again.dumps(actions) == text
    assert (again.setup(_finder(kind)).seats, again.setup(_finder(kind)).options) == (game.seats, game.options)
    end = replayed(text, kind)
    assert end.is_over()
    assert (game.winners(end), game.points(end), game.ending(end)) == (match.winners, match.points, match.ending)
    lines = text.splitlines()
    cut = Record.loads("\n".join(lines[: 1 + len(lines) // 2]), _finder(kind))
    resumed = Match.resume(cut, game)
    while not resumed.over:
        row = match.record.rows[len(resumed.record.rows)]
        assert not isinstance(row.what, int)
        resumed.reply(row.seat, row.what)
    same = resumed.record.rows == match.record.rows and resumed.record.checks.items() <= match.record.checks.items()
    assert same, f"{game!r}: a match that was taken up again went another way"


def never_another(game: Game, seed: int | str) -> int:
    """Whatever is altered in a record, it raises Diverged or BadText or is still the same game. How many were tried."""
    kind = type(game)
    text = played(game, seed).record.dumps(game.actions)
    whole = _shown(game, replayed(text, kind))
    tried = 0
    for altered in _altered(game, text, Dice(f"altered/{seed}")):
        tried += 1
        try:
            s = replayed(altered, kind)
        except (Diverged, BadText):
            continue
        except BadSetup:
            if json.loads(altered.splitlines()[0])["game"] != kind.key:
                continue
            raise
        same = _shown(game, s) == whole or (not s.is_over() and text.startswith(altered.rstrip("\n")))
        same &= s.game.options == game.options
        assert same, f"a record that was altered shows another game:\n{_change(text, altered)}"
    return tried


def _shown(game: Game, s: Any) -> list[View]:
    return [game.view(s, reader) for reader in readers(game)]


def _altered(game: Game, text: str, dice: Dice) -> Iterator[str]:
    lines = text.splitlines()
    yield text[: len(text) // 2]
    yield "\n".join(lines[:-1])
    for head in _heads(game, json.loads(lines[0])):
        yield "\n".join([json.dumps(head), *lines[1:]])
    for n in sorted({dice.below(len(lines) - 1) + 1 for _ in range(LINES)} | {1, len(lines) - 1}):
        for line in _lines(game, json.loads(lines[n]), dice):
            yield "\n".join([*lines[:n], *line, *lines[n + 1 :]])
        yield "\n".join(lines[:n])  # the game up to here


def _heads(game: Game, head: dict[str, Any]) -> Iterator[Any]:
    yield from ([], {}, None, "hoodwink")
    yield from ({k: v for k, v in head.items() if k != name} for name in head)
    wrong: tuple[Any, ...] = (None, 99, "x", [], [[]], {"x": 1})
    yield from (head | {name: value} for name in head for value in wrong)
    yield head | {"seats": game.seats + 1}
    yield head | {"seats": game.seats - 1}
    yield head | {"rules": head["rules"] + 1}
    yield head | {"seed": head["seed"] + "0"}
    for option in game.declared:
        value = game.options[option.name]
        others: Iterable[Any] = option.choices or range(option.low, option.high + 1)
        if option.document:
            others = ("", "no such document", *option.examples)
        elif isinstance(value, bool):
            others = (not value,)
        yield from (head | {"options": head["options"] | {option.name: v}} for v in others if v != value)


def _lines(game: Game, value: Any, dice: Dice) -> Iterator[list[str]]:
    """What might stand in a line's place."""
    yield from ([line] for line in ("", "{", "[]", "{}", "null", "1", '"!"', '["!"]', "[0]", "[0, 1, 2]", "[[], {}]"))
    if isinstance(value, dict):
        yield [json.dumps(value | {"digest": "0" * 16})]
        yield [json.dumps(value | {"rows": value["rows"] + 1})]
        return
    seat, what = value
    same = json.dumps(value)
    yield []
    yield [same, same]
    yield [json.dumps([seat + 1, what])]
    yield [json.dumps(["!", seat, what])]
    if isinstance(what, int):
        yield from ([json.dumps([seat, other])] for other in (what + 1, what - 1, -1, 10**20))
    else:
        others = [dice.below(len(game.actions)) for _ in range(4)]
        yield from ([json.dumps([seat, game.actions.to_json(game.actions[other])])] for other in others)


def _change(text: str, altered: str) -> str:
    old, new = text.splitlines(), altered.splitlines()
    n = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    return f"line {n + 1}\n- {old[n : n + 1]}\n+ {new[n : n + 1]}"


def changed_rules(game: Game, seed: int | str) -> None:
    """An old record raises Diverged under a raised version, and where a rule was changed and the version was not."""
    text = played(game, seed).record.dumps(game.actions)
    for kind, change in (
        (_raised(game), "the version is raised"),
        (_changed(game), "an idle section is put first"),
    ):
        try:
            replayed(text, kind)
        except Diverged:
            continue
        raise AssertionError(f"{game!r}: {change}, and an old record plays as if nothing were")


def _raised(game: Game) -> type[Game]:
    kind = type(game)
    return type(kind.__name__, (kind,), {"version": kind.version + 1, "__module__": kind.__module__})


def _changed(game: Game) -> type[Game]:
    kind = type(game)

    def start(self: Game) -> Any:
        s: Any = kind.start(self)
        s.ply += 1  # a section that does nothing has been resolved
        return s

    return type(kind.__name__, (kind,), {"start": start, "__module__": kind.__module__})
