"""What a seat may know, for machines: numbers, masks and texts of a game in progress.

    tensor       the compact observation: the table as it stands, one's secrets, what one has to remember
    information  the same and all that the seat has seen happen and has replied, in order: perfect recall
    mask         which actions it may reply with
    text         the view in words, public and private parts apart
    recall       the same and the history, which loses nothing

`python -m hoodwink.envs.observations` writes docs/observations.md, the layout of every game by name and offset.
A state's `own` replies are kept by the driver, one tuple a seat, with `noted`: the kernel forgets them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from hoodwink.arena.parquet import library
from hoodwink.core.errors import BadSetup
from hoodwink.core.event import Event, history
from hoodwink.core.game import Game
from hoodwink.core.seats import SPECTATOR, check_reader
from hoodwink.core.tensor import Sheet
from hoodwink.core.view import View
from hoodwink.core.words import Words
from hoodwink.envs.seating import space

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

BELOW: Final = 1 << 20  # a number below −1 is this and what it is without its sign: no row has anything below 0
Own = tuple[tuple[int, int], ...]  # one's replies: how many events there were before each, and the action's id


def _numpy() -> Any:
    return library("numpy", "an observation as an array", "envs")


# numbers ------------------------------------------------------------------------------------------------------------


def tensor(game: Game, s: Any, seat: int) -> Array:
    """The compact observation of a seat, float32; of SPECTATOR the public part, and zeros."""
    sheet = Sheet(game.layout().size)
    game.write(s, seat, sheet)
    np = _numpy()
    return np.frombuffer(sheet.cells, np.uint8).astype(np.float32)  # type: ignore[no-any-return]


def mask(game: Game, s: Any, seat: int) -> Array:
    """int8, by action: 1 for what the seat may reply now, all 0 where it is not asked. Actions beyond `space(game)`
    are not offered: they are never all of them."""
    np = _numpy()
    size = space(game)
    found = np.zeros(size, np.int8)
    found[[id for id in s.options(seat) if id < size]] = 1
    return found  # type: ignore[no-any-return]


def information_shape(game: Game, rows: int | None = None) -> tuple[int, int]:
    """The history block of an information state: rows (the first is a count) and numbers a row."""
    layout = game.layout()
    return 1 + (layout.history if rows is None else rows), layout.row


def information(game: Game, s: Any, seat: int, own: Own, rows: int | None = None) -> Array:
    """The observation, then the history: all that the seat has seen happen, and its own replies, oldest first.

    A row is the kind and its values: 1 + the kind's place in `game.kinds`, and 2 + each value; a tuple is its length
    and then its values (so that −1, which is nobody, is 1, and 0 is what the seat may not read, or nothing; what is
    below −1 see BELOW). A reply is of the kind that comes after the last, with the action's id. Where there are more
    than `rows` (the layout's, if not said) the newest are kept; the row before the first says how many are left out.
    What does not fit into a row is cut.
    """
    np = _numpy()
    high, width = information_shape(game, rows)
    happened = list(_history_rows(game, s, seat, own))
    kept = happened[max(0, len(happened) - (high - 1)) :]
    block = np.zeros((high, width), np.float32)
    block[0, 0] = len(happened) - len(kept)
    for n, numbers in enumerate(kept):
        block[n + 1, : len(numbers)] = numbers[:width]
    return np.concatenate([tensor(game, s, seat), block.ravel()])  # type: ignore[no-any-return]


def noted(s: Any, own: Own, action: int) -> Own:
    """One's replies and this one, which is about to be given."""
    heard = 0
    past = s.past
    while past:
        heard += 1
        past = past[0]
    return (*own, (heard, action))


def _history(game: Game, s: Any, seat: int, own: Own) -> Iterator[tuple[Event | None, int]]:
    """What happened and what one replied, in order: an event, or None and the reply."""
    check_reader(seat, game.seats)
    told = 0
    for n, event in enumerate(history(s.past, game.kinds, seat, s.read)):
        while told < len(own) and own[told][0] <= n:
            yield None, own[told][1]
            told += 1
        yield event, 0
    for _, action in own[told:]:
        yield None, action


def _history_rows(game: Game, s: Any, seat: int, own: Own) -> Iterator[list[int]]:
    for event, action in _history(game, s, seat, own):
        if event is None:
            yield [len(game.kinds) + 1, action + 2]
        else:
            yield [event[0] + 1, *(number for value in event[1:] for number in _flat(value))]


def _flat(value: Any) -> Iterator[int]:
    if value is None:
        yield 0
    elif isinstance(value, tuple):
        yield len(value) + 2
        for item in value:
            yield from _flat(item)
    else:
        yield int(value) + 2 if value > -2 else BELOW - int(value)


# texts --------------------------------------------------------------------------------------------------------------


def text(game: Game, s: Any, seat: int) -> str:
    """The view, a line a field: what everybody sees, and under `private:` what only this seat does. After each part it
    is said in the game's own words what is asked, and who one is."""
    view = game.view(s, SPECTATOR)
    public = _fields(game, view)
    lines = [f"public: {game!r}", *[f"  {name} {value}" for name, value in public.items() if name != "seat"]]
    lines.append(f"  {_words(game, SPECTATOR).question(view)}")
    if seat != SPECTATOR:
        view = game.view(s, seat)
        mine = {name: value for name, value in _fields(game, view).items() if value != public[name]}
        lines += ["private:", *[f"  {name} {value}" for name, value in mine.items()]]
        lines += [f"  {said}" for said in [_words(game, seat).me(view)] if said]
    return "\n".join(lines)


def _words(game: Game, seat: int) -> Words:
    return game.words(tuple([f"seat {other}" for other in range(game.seats)]), seat, game.kinds)


def recall(game: Game, s: Any, seat: int, own: Own = ()) -> str:
    """The view and its history: every event as everybody reads it; then, as private, those of which this seat reads
    more, by their number, and its own replies between them."""
    public = [_told(game, event) for event, _ in _history(game, s, SPECTATOR, ()) if event is not None]
    head, _, tail = text(game, s, seat).partition("\nprivate:")
    lines = [head, *[f"  {n} {line}" for n, line in enumerate(public)]]
    if seat != SPECTATOR:
        lines += [f"private:{tail}", *_private_history(game, s, seat, own, public)]
    return "\n".join(lines)


def _private_history(game: Game, s: Any, seat: int, own: Own, public: list[str]) -> Iterator[str]:
    n = 0
    for event, action in _history(game, s, seat, own):
        if event is None:
            yield f"  {n} replied <{game.actions[action]}>"
            continue
        line = _told(game, event)
        if line != public[n]:
            yield f"  {n} {line}"
        n += 1


def _fields(game: Game, view: View) -> dict[str, str]:
    """A view's fields as text, but for the log."""
    fields = view.to_json()
    replied = fields["replied"]
    fields["replied"] = None if replied is None else str(game.actions[replied])
    return {name: _plain(value) for name, value in fields.items() if name != "log"}


def _told(game: Game, event: Event) -> str:
    known = game.kinds[event[0]].named(event)
    name = known.pop("event")
    return " ".join([name, *[f"{field}={_plain(value)}" for field, value in known.items() if value is not None]])


def _plain(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    from hoodwink.envs import layouts

    try:
        sys.stdout.write(layouts.one(sys.argv[1:]) if sys.argv[1:] else layouts.page())
    except BadSetup as error:
        print(error, file=sys.stderr)
        sys.exit(2)
