"""Actions: typed and frozen at the edge, small integers inside.

A game lists every action once; an action's id is its place in that list. `Pass` is 0 in every game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from hoodwink.core.errors import BadText

Options = tuple[int, ...]  # the ids of the actions that a seat may reply with, each once
PASS: Final = 0
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")  # a whole number in text from outside
NO_BLOCK: Final = -1
OUTSIDE: Final = 256


class Action:
    """The base of every verb. Subclasses are frozen dataclasses of ints, bools, enums and tuples of ints."""

    __slots__ = ()

    def __str__(self) -> str:
        """The text form, `claim butler helps=2`, which `Actions.parse` reads back."""
        words = [tag(type(self))]
        for name, _, default in shape(type(self)):
            value = getattr(self, name)
            if default is MISSING:
                words.append(_plain(value))
            elif value != default:
                words.append(f"{name}={_plain(value)}")
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Not this time."""


Shape = tuple[tuple[str, type, Any], ...]
_SHAPES: Final[dict[type[Action], Shape]] = {}


def tag(verb: type[Action]) -> str:
    """The name of a verb on the wire and in files: `CallHoax` is `call-hoax`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", verb.__name__).lower()


def shape(verb: type[Action]) -> Shape:
    """A verb's fields: name, type and default (MISSING where there is none)."""
    if verb not in _SHAPES:
        hints = get_type_hints(verb)
        _SHAPES[verb] = tuple((f.name, _bare(hints[f.name]), f.default) for f in fields(verb))  # type: ignore[arg-type]
    return _SHAPES[verb]


def _bare(hint: Any) -> type:
    if get_origin(hint) in (Union, UnionType):
        hint = next(a for a in get_args(hint) if a is not type(None))
    hint = get_origin(hint) or hint
    assert isinstance(hint, type)
    return hint


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_plain, value))
    return value.name.lower() if isinstance(value, Enum) else str(value).lower()


class Actions:
    """The list of a game's actions. `more(n)` gives block n of a list that has no end; all blocks are of one size.

    `block(action)` says in which block an action is, NO_BLOCK for one in none. Text from outside makes the list grow
    to OUTSIDE blocks at most: one wrong number must not fill the memory. Rules may `extend` it as far as they need.
    """

    def __init__(
        self,
        first: Iterable[Action],
        more: Callable[[int], Iterable[Action]] | None = None,
        block: Callable[[Action], int] | None = None,
    ) -> None:
        self._list: list[Action] = [Pass()]
        self._ids: dict[Action, int] = {Pass(): 0}
        self._more = more
        self._block = block
        self._blocks = 0
        self._add(first)
        self._verbs = {tag(type(a)): type(a) for a in self._list}

    def _add(self, actions: Iterable[Action]) -> None:
        for action in actions:
            assert action not in self._ids, f"{action} is listed twice"
            self._ids[action] = len(self._list)
            self._list.append(action)

    def extend(self) -> None:
        """One more block, where the list has no end."""
        assert self._more is not None
        self._add(self._more(self._blocks))
        self._blocks += 1

    @property
    def grows(self) -> bool:
        """The list has no end (but OUTSIDE is as far as text from outside reaches)."""
        return self._more is not None and self._blocks < OUTSIDE

    def __len__(self) -> int:
        return len(self._list)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._list)

    def __getitem__(self, id: int) -> Action:
        if id < 0:
            raise BadText(f"{id} is no action: ids start at 0")
        if id >= len(self._list):
            raise BadText(f"{id} is no action: the last is {len(self._list) - 1}")
        return self._list[id]

    def id(self, action: Action) -> int:
        """The place of an action in the list; BadText for one that this game does not know."""
        known = self._ids.get(action)
        if known is None and self._block is not None and self._blocks <= (block := self._block(action)) < OUTSIDE:
            while self._blocks <= block:
                self.extend()
            known = self._ids.get(action)
        if known is not None:
            return known
        raise BadText(f"{action} is no action of this game: its verbs are {', '.join(sorted(self._verbs))}")

    # text form and tagged JSON -------------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """The action that `str` wrote: `claim butler helps=2`."""
        head, *words = text.split() or [""]
        named = dict(w.split("=", 1) for w in words if "=" in w)
        bare = [w for w in words if "=" not in w]
        verb = self._verb(head)
        needed = [name for name, _, default in shape(verb) if default is MISSING]
        if len(bare) != len(needed):
            raise BadText(f"{text!r}: {head} takes {' '.join(needed) or 'nothing'} and then name=value")
        return self._build(verb, {**dict(zip(needed, bare, strict=True)), **named})

    def to_json(self, action: Action) -> dict[str, Any]:
        """Tagged JSON: `{"do": "claim", "character": "butler", "helps": 2}`; what has its default is left out."""
        row: dict[str, Any] = {"do": tag(type(action))}
        for name, _, default in shape(type(action)):
            value = getattr(action, name)
            if default is MISSING or value != default:
                row[name] = value.name.lower() if isinstance(value, Enum) else value
        return row

    def from_json(self, row: Any) -> Action:
        if not isinstance(row, dict) or not isinstance(row.get("do"), str):
            raise BadText(f"an action is an object with a tag, like {{'do': 'pass'}}, not {row!r}")
        return self._build(self._verb(row["do"]), {k: v for k, v in row.items() if k != "do"})

    def _verb(self, name: str) -> type[Action]:
        if name not in self._verbs:
            raise BadText(f"{name!r} is no verb of this game: it has {', '.join(sorted(self._verbs))}")
        return self._verbs[name]

    def _build(self, verb: type[Action], given: dict[str, Any]) -> Action:
        types = {name: kind for name, kind, _ in shape(verb)}
        for name in given:
            if name not in types:
                raise BadText(f"{tag(verb)} has no field {name!r}: it has {', '.join(types) or 'none'}")
        try:
            action = verb(**{name: _read(types[name], value) for name, value in given.items()})
        except TypeError as error:
            raise BadText(f"{tag(verb)}: {error}") from None
        self.id(action)
        return action


def _read(kind: type, value: Any) -> Any:
    if issubclass(kind, Enum):
        names = {member.name.lower(): member for member in kind}
        if not isinstance(value, str) or value not in names:
            raise BadText(f"{value!r} is no {kind.__name__.lower()}: choose from {', '.join(names)}")
        return names[value]
    if kind is bool:
        if value not in (True, False, "true", "false"):
            raise BadText(f"{value!r} is neither true nor false")
        return value in (True, "true")
    if kind is tuple:
        return tuple(_read(int, part) for part in (value.split(",") if isinstance(value, str) else _list(value)))
    if isinstance(value, str) and NUMBER.fullmatch(value):
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadText(f"{value!r} is no whole number")
    return value


def _list(value: Any) -> Any:
    if not isinstance(value, list | tuple):
        raise BadText(f"{value!r} is no list of whole numbers")
    return value
