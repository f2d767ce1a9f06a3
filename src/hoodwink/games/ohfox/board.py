"""The board as data: spaces joined side to side by routes, homes, foods, tunnels and the pond.

A board is a JSON document. `read` checks all of it and says which field is wrong and what to write instead; `written`
is its one canonical form. Every side of every space has exactly one route, so whoever leaves a space by a side comes to
one space, by one of its sides: three lists, by 4 × space + side, say all that a move needs to know.
"""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.errors import BadSetup

SIDES: Final = "NESW"
N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
HOMES: Final = ("east", "north", "west", "south")
PREY: Final = ("hedgehog", "rabbit", "rat", "sparrow", "squirrel", "toad")
TURNS: Final = 8
SERVINGS: Final = 4  # spaces of each food

SIZE: Final = 32_768  # characters of a board's document
MOST_SPACES: Final = 60
MOST_TUNNELS: Final = 12
MOST_FOODS: Final = 12
FAR: Final = 12  # the largest x and y, either way

_SPACE = re.compile(r"[A-Za-z0-9]{1,4}")
_WORD = re.compile(r"[a-z][a-z_]{0,19}")
_FIELDS = ("name", "spaces", "homes", "healing_space", "toad_target", "swimmer_space", "swimmer_turns",
           "food", "diet", "tunnels", "routes")  # fmt: skip
_FOR_PEOPLE = ("direction_frame",)  # may be there, says what is always so


class Board:
    """A board that has been checked. Spaces are numbers, in the order of the document; sides N, E, S, W are 0 to 3."""

    __slots__ = ("name", "names", "x", "y", "to", "arrive", "route", "routes", "homes", "pond", "toad", "swim",
                 "swim_turns", "foods", "food", "diet", "tunnel", "tunnels")  # fmt: skip

    name: str
    names: tuple[str, ...]  # by space
    x: list[int]  # by space, growing east
    y: list[int]  # by space, growing north
    to: list[int]  # by 4 × space + side: the space at the other end
    arrive: list[int]  # by 4 × space + side: the side by which one comes to it
    route: list[int]  # by 4 × space + side: the route
    routes: tuple[tuple[int, int, int, int], ...]  # space, side, space, side
    homes: tuple[int, ...]  # east, north, west, south
    pond: i64  # where wounds heal
    toad: i64  # where the toad jumps: the pond
    swim: i64  # where the swimmer swims: the pond
    swim_turns: i64
    foods: tuple[str, ...]  # names
    food: tuple[tuple[int, ...], ...]  # by food: its spaces
    diet: tuple[int, ...]  # by prey animal, in the order of PREY: its food
    tunnel: list[int]  # by space: the other end, −1 where there is none
    tunnels: tuple[tuple[str, int, int], ...]  # colour and both ends

    def route_name(self, route: int) -> str:
        """`E4.N-D5.E`."""
        a, side, b, other = self.routes[route]
        return f"{self.names[a]}.{SIDES[side]}-{self.names[b]}.{SIDES[other]}"

    def beyond(self, space: int, side: int, steps: int) -> int:
        """Where one is after so many steps: out by a side, then straight across each space."""
        at = 4 * space + side
        for _ in range(steps - 1):
            at = 4 * self.to[at] + (self.arrive[at] + 2) % 4
        return self.to[at] if steps else space

    def space(self, name: str) -> int:
        """The number of a space; BadSetup where there is none of that name."""
        if name not in self.names:
            raise BadSetup(f"there is no space {name!r} on this board; there are {', '.join(self.names)}")
        return self.names.index(name)


# reading ---------------------------------------------------------------------------------------------------------


def read(text: str) -> Board:
    """The board that a document describes; BadSetup names the field that is wrong and says what to write."""
    if len(text) > SIZE:
        raise BadSetup(f"the board has {len(text)} characters; a board has at most {SIZE}")
    top = _object(_parse(text), "the board", _FIELDS, _FOR_PEOPLE)
    board = Board()
    board.name = _text(top["name"], "name")
    if "direction_frame" in top:
        _text(top["direction_frame"], "direction_frame")
    _read_spaces(board, top["spaces"])
    _read_routes(board, top["routes"])
    _read_homes(board, top["homes"])
    board.pond = _space(board, top["healing_space"], "healing_space")
    for field in ("toad_target", "swimmer_space"):
        if _space(board, top[field], field) != board.pond:
            pond = board.names[board.pond]
            raise BadSetup(f"{field}: there is one pond, and by healing_space it is {pond}: write {pond}")
    board.toad = board.swim = board.pond
    board.swim_turns = _number(top["swimmer_turns"], "swimmer_turns", 1, TURNS)
    _read_food(board, top["food"], top["diet"])
    _read_tunnels(board, top["tunnels"])
    return board


def of(text: str) -> Board:
    """The board of a table: the house's own where no document is given, or its own."""
    board = read(text) if text else HOUSE
    return HOUSE if written(board) == written(HOUSE) else board


def option_of(board: Board) -> str:
    """What a table's option and a record say of it: the canonical document, "" for the house's own."""
    return "" if board is HOUSE else written(board)


def written(board: Board) -> str:
    """The document that every other spelling of this board amounts to: `read(written(b))` is `b`."""
    names = board.names
    rows = {
        "name": board.name,
        "spaces": {name: {"x": x, "y": y} for name, x, y in zip(names, board.x, board.y, strict=True)},
        "homes": {home: names[space] for home, space in zip(HOMES, board.homes, strict=True)},
        "healing_space": names[board.pond],
        "toad_target": names[board.toad],
        "swimmer_space": names[board.swim],
        "swimmer_turns": int(board.swim_turns),
        "food": {food: [names[s] for s in spaces] for food, spaces in zip(board.foods, board.food, strict=True)},
        "diet": {prey: board.foods[food] for prey, food in zip(PREY, board.diet, strict=True)},
        "tunnels": {colour: [names[a], names[b]] for colour, a, b in board.tunnels},
        "routes": [[names[a], SIDES[p], names[b], SIDES[q]] for a, p, b, q in board.routes],
    }
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))


class _Pairs:
    """An object as it was written: JSON itself would forget a key that stands twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        self.pairs = pairs


def _parse(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_Pairs)
    except json.JSONDecodeError as error:
        raise BadSetup(f"line {error.lineno}, column {error.colno}: this is no JSON ({error.msg})") from None
    except (ValueError, RecursionError):
        raise BadSetup("this is no board: a number is too long, or too much lies within each other") from None


def _shown(value: object) -> str:
    """A wrong value, in few words."""
    if isinstance(value, _Pairs):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _object(
    value: object, field: str, needed: tuple[str, ...] | None = None, more: tuple[str, ...] = ()
) -> dict[str, Any]:
    """An object with exactly these keys (and perhaps some more), or with any if none are named."""
    if not isinstance(value, _Pairs):
        raise BadSetup(f"{field}: this is an object, {{…}}, not {_shown(value)}")
    found: dict[str, Any] = {}
    prefix = "" if field == "the board" else f"{field}."
    for key, item in value.pairs:
        if key in found:
            raise BadSetup(f"{prefix}{key}: it stands there twice: leave one out")
        if needed is not None and key not in needed and key not in more:
            raise BadSetup(f"{prefix}{_key(key)}: there is no such field; there are {', '.join(needed)}")
        found[key] = item
    for key in needed or ():
        if key not in found:
            raise BadSetup(f"{prefix}{key}: it is missing; {field} needs {', '.join(needed or ())}")
    return found


def _key(key: str) -> str:
    return key if _SPACE.fullmatch(key) or _WORD.fullmatch(key) else _shown(key)


def _text(value: object, field: str) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= 60 or not value.isprintable():
        raise BadSetup(f"{field}: this is a text of 1 to 60 characters, not {_shown(value)}")
    return value


def _number(value: object, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadSetup(f"{field}: this is a whole number from {low} to {high}, not {_shown(value)}")
    return value


def _list(value: object, field: str, least: int, most: int, of: str) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        found = f"a list of {len(value)}" if isinstance(value, list) else _shown(value)
        raise BadSetup(f"{field}: this is a list of {of}, not {found}")
    return value


def _space(board: Board, value: object, field: str) -> int:
    if not isinstance(value, str) or value not in board.names:
        raise BadSetup(f"{field}: {_shown(value)} is no space of this board; there are {', '.join(board.names)}")
    return board.names.index(value)


def _read_spaces(board: Board, value: object) -> None:
    spaces = _object(value, "spaces")
    if not len(HOMES) <= len(spaces) <= MOST_SPACES:
        raise BadSetup(f"spaces: a board has {len(HOMES)} to {MOST_SPACES} spaces, not {len(spaces)}")
    board.x, board.y = [], []
    taken: dict[tuple[int, int], str] = {}
    for name, item in spaces.items():
        if not _SPACE.fullmatch(name):
            raise BadSetup(f"spaces.{_shown(name)}: a space's name is 1 to 4 letters and digits, as in C3")
        place = _object(item, f"spaces.{name}", ("x", "y"))
        x = _number(place["x"], f"spaces.{name}.x", -FAR, FAR)
        y = _number(place["y"], f"spaces.{name}.y", -FAR, FAR)
        if (x, y) in taken:
            raise BadSetup(f"spaces.{name}: it lies where {taken[x, y]} lies, at x {x}, y {y}: move one of them")
        taken[x, y] = name
        board.x.append(x)
        board.y.append(y)
    board.names = tuple(spaces)


def _read_routes(board: Board, value: object) -> None:
    spaces = len(board.names)
    if not isinstance(value, list):
        raise BadSetup(f"routes: this is a list of routes, not {_shown(value)}")
    board.to, board.arrive, board.route = [-1] * 4 * spaces, [-1] * 4 * spaces, [-1] * 4 * spaces
    routes: list[tuple[int, int, int, int]] = []
    for n, item in enumerate(value):
        field = f"routes[{n}]"
        row = _list(item, field, 4, 5, 'a space, its side, a space and its side, as in ["C3","N","C4","S"]')
        a, b = _space(board, row[0], f"{field}[0]"), _space(board, row[2], f"{field}[2]")
        p, q = _side(row[1], f"{field}[1]"), _side(row[3], f"{field}[3]")
        if len(row) == 5 and row[4] not in ("straight", "curved"):
            raise BadSetup(f'{field}[4]: it is "straight", "curved" or nothing, not {_shown(row[4])}')
        if a == b:
            raise BadSetup(f"{field}: it goes from {board.names[a]} to itself: a route joins two spaces")
        for space, side in ((a, p), (b, q)):
            before = board.route[4 * space + side]
            if before >= 0:
                raise BadSetup(
                    f"{field}: {board.names[space]}.{SIDES[side]} has a route already, routes[{before}]: "
                    "every side has exactly one"
                )
            board.route[4 * space + side] = n
        board.to[4 * a + p], board.arrive[4 * a + p] = b, q
        board.to[4 * b + q], board.arrive[4 * b + q] = a, p
        routes.append((a, p, b, q))
    bare = [f"{board.names[at // 4]}.{SIDES[at % 4]}" for at in range(4 * spaces) if board.route[at] < 0]
    if bare:
        some = ", ".join(bare[:8]) + (" …" if len(bare) > 8 else "")
        raise BadSetup(f"routes: {some}: no route there; every side of every space has exactly one")
    board.routes = tuple(routes)
    _check_connected(board)


def _side(value: object, field: str) -> int:
    if not isinstance(value, str) or len(value) != 1 or value not in SIDES:
        raise BadSetup(f"{field}: a side is N, E, S or W, not {_shown(value)}")
    return SIDES.index(value)


def _check_connected(board: Board) -> None:
    seen, todo = {0}, [0]
    while todo:
        space = todo.pop()
        for side in range(4):
            other = board.to[4 * space + side]
            if other not in seen:
                seen.add(other)
                todo.append(other)
    lost = [name for space, name in enumerate(board.names) if space not in seen]
    if lost:
        raise BadSetup(f"routes: no way leads from {board.names[0]} to {', '.join(lost)}: a board is in one piece")


def _read_homes(board: Board, value: object) -> None:
    homes = _object(value, "homes", HOMES)
    found: list[int] = []
    for home in HOMES:
        space = _space(board, homes[home], f"homes.{home}")
        if space in found:
            raise BadSetup(f"homes.{home}: {board.names[space]} is a home already: four homes are on four spaces")
        found.append(space)
    board.homes = tuple(found)


def _read_food(board: Board, value: object, diet: object) -> None:
    foods = _object(value, "food")
    if not 1 <= len(foods) <= MOST_FOODS:
        raise BadSetup(f"food: a board has 1 to {MOST_FOODS} foods, not {len(foods)}")
    rows: list[tuple[int, ...]] = []
    for name, item in foods.items():
        if not _WORD.fullmatch(name):
            raise BadSetup(f"food.{_shown(name)}: a food's name is 1 to 20 small letters, as in nut")
        field = f"food.{name}"
        spaces = [
            _space(board, space, f"{field}[{n}]")
            for n, space in enumerate(_list(item, field, SERVINGS, SERVINGS, f"exactly {SERVINGS} spaces"))
        ]
        if len(set(spaces)) < SERVINGS:
            raise BadSetup(f"{field}: a space stands there twice: a food is on exactly {SERVINGS} spaces")
        rows.append(tuple(spaces))
    board.foods, board.food = tuple(foods), tuple(rows)
    eaten = _object(diet, "diet", PREY)
    found: list[int] = []
    for prey in PREY:
        food = eaten[prey]
        if not isinstance(food, str) or food not in board.foods:
            raise BadSetup(f"diet.{prey}: {_shown(food)} is no food of this board; there is {', '.join(board.foods)}")
        found.append(board.foods.index(food))
    board.diet = tuple(found)


def _read_tunnels(board: Board, value: object) -> None:
    tunnels = _object(value, "tunnels")
    if len(tunnels) > MOST_TUNNELS:
        raise BadSetup(f"tunnels: a board has at most {MOST_TUNNELS} tunnels, not {len(tunnels)}")
    board.tunnel = [-1] * len(board.names)
    rows: list[tuple[str, int, int]] = []
    for colour, item in tunnels.items():
        if not _WORD.fullmatch(colour):
            raise BadSetup(f"tunnels.{_shown(colour)}: a tunnel's name is 1 to 20 small letters, a colour at best")
        field = f"tunnels.{colour}"
        ends = _list(item, field, 2, 2, "its two ends")
        a, b = _space(board, ends[0], f"{field}[0]"), _space(board, ends[1], f"{field}[1]")
        if a == b:
            raise BadSetup(f"{field}: both ends are on {board.names[a]}: a tunnel joins two spaces")
        for space in (a, b):
            if board.tunnel[space] >= 0:
                raise BadSetup(f"{field}: {board.names[space]} has a tunnel already: a space has one at most")
        board.tunnel[a], board.tunnel[b] = b, a
        rows.append((colour, a, b))
    board.tunnels = tuple(rows)


def _packaged(name: str) -> str:
    return files("hoodwink.games.ohfox").joinpath(name).read_text(encoding="utf-8")


HOUSE: Final = read(_packaged("board.json"))
GLADE: Final = written(read(_packaged("glade.json")))  # a small board: an example for those who make one, and for tests
EXAMPLES: Final = (GLADE,)
