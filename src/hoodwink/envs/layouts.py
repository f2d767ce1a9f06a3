"""docs/observations.md: what every number of an observation is, by name and offset, written from the layouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hoodwink.core.action import NUMBER
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
from hoodwink.core.tensor import Field
from hoodwink.envs.seating import space
from hoodwink.games import GAMES, load

HEAD = """\
# Observations, field by field

This page is written by `python -m hoodwink.envs.observations > docs/observations.md`; a test fails when it is stale.
`python -m hoodwink.envs.observations resistance seats=7 hunter=true` prints the layout of any other set-up, and
`game.layout()` is the same for programs.

An **observation** is a row of whole numbers from 0 to 255, as float32 where a tool wants that: the table as it
stands, the open question and who is asked, one's own secrets, and what a player has to remember because it can't be
seen on the table any more. Fields that everybody reads come first, then one's own; for a spectator the private part
is 0. What a reader does not know is 0, all of it: what is one of several is a row with a single 1, what has a number
is shifted by one, counts are as they are. A field of more than one dimension lies row by row: the last index moves
first. Seats are as at the table, not turned, and `me` says which is one's own. Options are not among the numbers:
they are the mask.

A layout depends on the seats and on the options of a game, and on nothing else. The actions do not: an action's id is
the same in every set-up of a game, and so is the size of a mask.

The **information state** is the observation and then the history: a row for everything that the seat has seen happen
and for each of its own replies, oldest first. The first number of a row is 1 + the kind (its place in `game.kinds`;
replies come after the last kind), then the values, each 2 more than it is, a tuple as its length and its values: so
that 0 is what the seat may not read, or nothing, and 1 is −1, which is nobody (a number below that is 1,048,576 and
what it is without its sign). Before the first row is one that says, in its first number, how many older ones were
left out, for the rows are as many as the layout says, or as one asks for, and the newest are kept. What does not fit
into a row is cut. The text of `recall` leaves nothing out.

```python
>>> from hoodwink import load
>>> from hoodwink.core.tensor import Sheet
>>> game = load("resistance", seats=5)
>>> layout = game.layout()
>>> layout.size, layout.public_size
(233, 208)
>>> s = game.start()
>>> sheet = Sheet(layout.size)
>>> game.write(s, 2, sheet)
>>> offset, field = layout.places["me"]
>>> list(sheet.cells[offset : offset + field.size])
[0, 0, 1, 0, 0]

```

`hoodwink.envs.observations` has them as arrays and texts: `tensor`, `information`, `mask`, `text`, `recall`. A
compiled driver keeps `game.writer()` and one `Sheet` with a row for each reader; numpy takes the sheet's bytes as
they are (`envs/many.py`).

That nothing secret is among the numbers is checked as it is for views: they are the same in every world that a seat
can't tell from the real one, at every step of random games, with every option, and two whole games part only where an
event reveals something. And each field is computed a second time in the tests, slowly, from the view alone.
"""
SHOWN: dict[
    str, tuple[tuple[int, dict[str, Value]], ...]
] = {  # key → the set-ups whose fields are listed: what the first has is left out of the others
    "hoax": ((4, {"immunities": False}), (4, {})),
    "erben": ((3, {"fines": False}), (3, {}), (3, {"doubted_is_silent": True})),
    "ohfox": ((2, {}),),
    "resistance": ((5, {}), (7, {"hunter": True, "inquisitor": True, "reverser": "resistance", "plots": True})),
    "hexhex": ((3, {}), (3, {"hexen_stix": True, "vexed": True})),
}


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for key, kind in GAMES.items():
        parts += [f"## {kind.title}\n", sizes(kind)]
        listed: list[Field] = []
        for seats, options in SHOWN[key]:
            game = kind(seats, **options)
            known = [] if not listed else [*listed, *_fields(kind(seats, **SHOWN[key][0][1]))]
            more = " What is new or of another shape:" if listed else ""
            parts += [f"`{game!r}`: {described(game)}.{more}\n", table(game, known)]
            listed += _fields(game)
    return "\n".join(parts)


def _fields(game: Game) -> list[Field]:
    return [field for _, field in game.layout().places.values()]


def sizes(kind: type[Game]) -> str:
    """By preset: how many numbers an observation has, by seats."""
    lines = ["| numbers with seats | " + " | ".join([str(n) for n in range(kind.least, kind.most + 1)]) + " |"]
    lines.append("|---" * (kind.most - kind.least + 2) + "|")
    for preset, options in kind.presets.items():
        lines.append(f"| {preset} | " + " | ".join([_size(kind, n, options) for n in range(kind.least, kind.most + 1)]))
        lines[-1] += " |"
    return "\n".join(lines) + "\n"


def _size(kind: type[Game], seats: int, options: Mapping[str, Value]) -> str:
    try:
        return str(kind(seats, **options).layout().size)
    except BadSetup:
        return "–"


def described(game: Game) -> str:
    layout = game.layout()
    return (
        f"{layout.size} numbers, {layout.public_size} of them public; a mask of {space(game)} actions; "
        f"{layout.history} rows of {layout.row} numbers in the history"
    )


def table(game: Game, known: Sequence[Field] = ()) -> str:
    """The fields by name and offset, but for those that are known."""
    lines = ["| offset | field | shape | most | whose | |", "|---|---|---|---|---|---|"]
    for offset, name, shape, high, public, text in game.layout().rows():
        if game.layout().places[name][1] not in known:
            whose = "everybody's" if public else "one's own"
            lines.append(f"| {offset} | `{name}` | {shape} | {high} | {whose} | {text} |")
    return "\n".join(lines) + "\n"


def one(words: list[str]) -> str:
    """The layout of one set-up, as the command has it: a game's key, `seats=N` and `option=value`."""
    key, *rest = words
    kind = GAMES[key] if key in GAMES else type(load(key))
    if loose := [word for word in rest if "=" not in word]:
        raise BadSetup(f"{loose[0]!r:.100} has no value: after the game come seats=N and option=value")
    given = dict(word.split("=", 1) for word in rest)
    seats = given.pop("seats", str(kind.least))
    if not NUMBER.fullmatch(seats):
        raise BadSetup(f"seats is a whole number, not {seats!r:.100}")
    kind.check_names(given)
    declared = {option.name: option for option in kind.declared}
    game = kind(int(seats), **{name: declared[name].parse(text) for name, text in given.items()})
    return f"`{game!r}`: {described(game)}.\n\n{table(game)}"
