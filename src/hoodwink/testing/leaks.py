"""Secrecy, checked by machine. Each function plays a random game and raises `Leak` if a seat could learn from the
house what its place at the table does not tell.

    worlds      at every step: a world redealt for a reader looks the same to that reader, with the same questions,
                options, observations, defaults and refusals; and redeal really moves what is hidden
    imagined    at every step: the worlds that a seat draws depend on its view and the dice, and on nothing else
    streams     whole games: two worlds that differ only in what a reader can't know, fed the same replies, send it
                the same bytes, until an event parts them that is declared to
    spectator   the spectator knows nothing that some seat doesn't
    outsiders   nobody looks who is neither a seat nor a spectator
    plain       views and events are plain values that go through JSON, with no part of the state in them

A leak is told as the reader saw it: which field, at which step, in which frame.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import partial
from itertools import islice
from typing import Any

from hoodwink.core.dice import Dice
from hoodwink.core.errors import Illegal
from hoodwink.core.event import Event, everything
from hoodwink.core.frame import WINDOW
from hoodwink.core.game import Game
from hoodwink.core.seats import CHANCE, SPECTATOR, members
from hoodwink.core.state import State
from hoodwink.core.tensor import Sheet
from hoodwink.core.view import View
from hoodwink.core.worlds import Worlds
from hoodwink.testing.play import Step, readers, walk
from hoodwink.testing.tensors import by_field, is_written, numbers

REDEALS = 2  # for every reader that is looked at
SEATS = 4  # that are looked at in one step; at a bigger table others in the next
FEW = 5  # sealed replies say nothing about redeal
OUTSIDE = 30  # steps at which somebody tries to look who may not
TRIES = 30  # redeals to find a world in which a reply of another seat is legal too


class Leak(AssertionError):
    """A secret got out."""


@dataclass(slots=True)
class Tally:
    """What was compared, so that a suite can ask for enough of it."""

    pairs: int = 0  # of a world and another that was redealt from it, or of whole games
    other: int = 0  # in which the other really was another
    sealed: int = 0  # positions with sealed replies that could have been others
    resealed: int = 0  # in which they became others
    partings: int = 0  # whole games: where a fact came out and a new world was dealt

    def __iadd__(self, more: Tally) -> Tally:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(more, name))
        return self


def enough(tally: Tally, share: float) -> None:
    """Raise Leak unless redeal has found another world often enough for the comparison to mean something."""
    if tally.other < share * tally.pairs:
        raise Leak(
            f"redeal gave the world that was there in all but {tally.other} of {tally.pairs} cases: "
            "it has to move all that the reader can't know"
        )
    if tally.sealed >= FEW and tally.resealed < share * tally.sealed:
        raise Leak(
            f"redeal left sealed replies as they were in all but {tally.resealed} of {tally.sealed} cases: "
            "the spectator can't know them (see `reseal`)"
        )


def _who(reader: int) -> str:
    return "the spectator" if reader == SPECTATOR else f"seat {reader}"


def _where(game: Game, s: Any) -> str:
    frame = s.stack[-1] if s.stack else "the end"
    return f"{game!r}, ply {s.ply}, {frame}"


def letter(game: Game, s: Any, reader: int) -> dict[str, Any]:
    """All that the house sends to a reader, by field: the view, the options, who is asked, and the observation."""
    told = {f"(number: {name})": value for name, value in by_field(game, numbers(game, s, reader)).items()}
    return dict(game.view(s, reader).to_json()) | _questions(game, s, reader) | {"(numbers)": None} | told


def _questions(game: Game, s: Any, reader: int) -> dict[str, Any]:
    return {
        "(options)": s.options(reader) if reader >= 0 else (),
        "(who is asked)": s.asked,
        "(numbers)": numbers(game, s, reader),  # the observation, core/tensor.py
    }


def _bytes(sent: dict[str, Any]) -> str:
    return json.dumps(sent, sort_keys=True)


def _some_seats(game: Game, dice: Dice) -> list[int]:
    first = dice.below(game.seats)
    return [(first + n) % game.seats for n in range(min(SEATS, game.seats))]


def _difference(here: dict[str, Any], there: dict[str, Any]) -> str:
    lines = []
    for field in dict.fromkeys((*here, *there)):
        one, two = here.get(field), there.get(field)
        if one != two:
            if field == "log" and one is not None and two is not None:
                n = _first_difference(one, two)
                field, one, two = f"log[{n}]", one[n : n + 1], two[n : n + 1]
            lines.append(f"  {field}: {one} here, {two} there")
    return "\n".join(lines) or "  the same fields in another order or type"


def _first_difference(one: Any, two: Any) -> int:
    for n, (a, b) in enumerate(zip(one, two, strict=False)):
        if a != b:
            return n
    return min(len(one), len(two))


# at every step ------------------------------------------------------------------------------------------------------


def worlds(game: Game, seed: int | str) -> Tally:
    """Redealt worlds at every step of a random game, for the spectator and some seats."""
    tally = Tally()
    dice = Dice(f"redeal/{seed}")
    for s, _ in walk(game, seed):
        key = s.key()
        for reader in (SPECTATOR, *_some_seats(game, dice)):
            view = game.view(s, reader)
            moved = resealed = False
            for n in range(REDEALS):
                new: Any = game.redeal(s, reader, dice)
                if n == 0 and s.key() != key:
                    raise Leak(f"{_where(game, s)}: redeal for {_who(reader)} changed the state that it was given")
                _look_alike(game, s, new, reader, view)
                _ask_alike(game, s, new, reader)
                _refuse_alike(game, s, new, reader, dice)
                moved = moved or new.key() != key
                resealed |= _sealed(s) != _sealed(new)
            if s.stack:
                tally.pairs += 1
                tally.other += moved
                if reader == SPECTATOR and _could_differ(s):
                    tally.sealed += 1
                    tally.resealed += resealed
    return tally


def imagined(game: Game, seed: int | str) -> None:
    """A seat that may draw worlds learns nothing by it: from another world that it can't tell from the real one it
    draws the same by the same dice, down to what the kernel leaves lying about."""
    dice = Dice(f"imagined/{seed}")
    for n, (s, _) in enumerate(walk(game, seed)):
        if s.asked <= 0:
            continue
        for reader in (SPECTATOR, *_some_seats(game, dice)):
            elsewhere = game.redeal(s, reader, dice)
            here, there = (Worlds(game, real, reader).draw(Dice(f"imagined/{seed}/{n}")) for real in (s, elsewhere))
            for what, one, two in zip(REMAINS, _remains(here), _remains(there), strict=True):
                if one != two:
                    raise Leak(
                        f"{_where(game, s)}: {_who(reader)} draws worlds that depend on what it can't know: {what} is\n"
                        f"  {one}\n  {two} from a world that looks the same"
                    )


REMAINS = ("the position", "whose reply came last", "the last outcome", "the replies", "the lead", "what was read")


def _remains(s: Any) -> tuple[Any, ...]:
    return s.key(), s.by, s.outcome, s.replies, s.lead, s.read


def _look_alike(game: Game, s: Any, new: Any, reader: int, view: View) -> None:
    if game.view(new, reader) != view or _questions(game, new, reader) != _questions(game, s, reader):
        raise Leak(
            f"{_where(game, s)}: {_who(reader)} can tell a redealt world from the real one\n"
            + _difference(letter(game, s, reader), letter(game, new, reader))
        )


def _ask_alike(game: Game, s: Any, new: Any, reader: int) -> None:
    """The rules ask the same seats in both worlds, and do the same where a clock runs out."""
    if s.asked <= 0:
        return
    top = s.stack[-1]
    if not s.answered and top.asked(new) != s.asked:
        raise Leak(
            f"{_where(game, s)}: who is asked tells {_who(reader)} something: seats {members(s.asked)} here, "
            f"{members(max(0, top.asked(new)))} in a world that looks the same"
        )
    for seat in members(s.asked):
        if reader in (seat, SPECTATOR) and top.default(s, seat) != new.stack[-1].default(new, seat):
            raise Leak(
                f"{_where(game, s)}: the default of seat {seat} tells {_who(reader)} something: "
                f"{top.default(s, seat)} here, {new.stack[-1].default(new, seat)} in a world that looks the same"
            )


def _refuse_alike(game: Game, s: Any, new: Any, seat: int, dice: Dice) -> None:
    """What a seat may not do is refused with the same words in both worlds."""
    id = dice.below(len(game.actions))
    if seat == SPECTATOR or id in s.options(seat):
        return
    here, there = _refusal(game, s, seat, id), _refusal(game, new, seat, id)
    if here != there:
        raise Leak(f"{_where(game, s)}: a refusal tells {_who(seat)} something: {here!r} here, {there!r} there")


def _refusal(game: Game, s: Any, seat: int, id: int) -> str:
    try:
        s.reply(seat, id)
    except Illegal as refusal:
        return f"{refusal}; from outside the turn: {game.refuse_interjection(s, seat, id) or 'welcome'}"
    return "accepted"


def _sealed(s: Any) -> list[int]:
    return [s.replies[seat] for seat in members(s.answered)]


def _could_differ(s: Any) -> bool:
    """There are sealed replies that might have been others."""
    top = s.stack[-1]
    return top.kind != WINDOW and any(len(top.options(s, seat)) > 1 for seat in members(s.answered))


# whole games --------------------------------------------------------------------------------------------------------


def streams(game: Game, reader: int, seed: int | str) -> Tally:
    """Two whole games in step, for one reader."""
    tally = Tally(pairs=1)
    dice = Dice(f"streams/{reader}/{seed}")
    there: Any = None
    last: Step | None = None
    heard = 0
    for here, step in walk(game, seed):
        if there is None:
            if here.asked == CHANCE:
                continue  # the deal
            there = _another(game, here, reader, dice)
        if _compare(game, here, there, reader, last, heard):
            tally.partings += 1
            there = _another(game, here, reader, dice)
        heard = len(game.view(here, reader).log)
        if step is not None:
            tally.other |= here.key() != there.key()
            there = _follow(game, here, there, reader, step, dice)
            last = step
    return tally


def _another(game: Game, here: Any, reader: int, dice: Dice) -> Any:
    """Another world, in which all have replied to the open question as they have here."""
    for _ in range(TRIES):
        there: Any = game.redeal(here, reader, dice)
        if all(here.replies[seat] in there.stack[-1].options(there, seat) for seat in members(here.answered)):
            for seat in members(here.answered):
                there.replies[seat] = here.replies[seat]
            return there
    return here.copy()


def _follow(game: Game, here: Any, there: Any, reader: int, step: Step, dice: Dice) -> Any:
    """Take the same step there. Where chance can't bring the same, it brings something else. Where another seat could
    not have replied so, the game goes on beside a world where it can."""
    for _ in range(TRIES):
        try:
            step.apply(there)
            return there
        except Illegal as refusal:
            if step.seat == CHANCE and there.asked == CHANCE:
                there.roll(dice)
                return there
            if step.seat in (reader, CHANCE):
                raise Leak(
                    f"{_where(game, here)}: {step.said(game)}, but in a world that looks the same {refusal}"
                ) from None
        there = _another(game, here, reader, dice)
    there = here.copy()
    step.apply(there)
    return there


def _compare(game: Game, here: Any, there: Any, reader: int, step: Step | None, heard: int) -> bool:
    """Raise Leak unless both worlds send the reader the same; True if an event that may has parted them.

    What was `heard` before has been compared; of the log only the rest is taken byte by byte.
    """
    views = game.view(here, reader), game.view(there, reader)
    if views[0] == views[1]:
        one, two = (_bytes(replace(view, log=view.log[heard:]).to_json()) for view in views)
        if one == two and _questions(game, here, reader) == _questions(game, there, reader):
            return False
    mine, theirs = everything(here.past), everything(there.past)
    seen = [[game.kinds[event[0]].seen(event, reader) for event in past] for past in (mine, theirs)]
    n = _first_difference(*seen)
    parted = [past[n] for past in (mine, theirs) if n < len(past)]
    if any(_may_part(game, event, reader, parted) for event in parted):
        return True
    told = "" if step is None else f" after {step.said(game)}"
    raise Leak(
        f"{_where(game, here)}{told}: {_who(reader)} can tell two worlds apart that differ only in what he can't know\n"
        + _difference(letter(game, here, reader), letter(game, there, reader))
    )


def _may_part(game: Game, event: Event, reader: int, parted: list[Event]) -> bool:
    """The kind is declared to reveal something; or it tells this reader a secret, and the public part is the same."""
    kind = game.kinds[event[0]]
    public = {event[: 1 + len(kind.public)] for event in parted}
    told_in_secret = bool(kind.secret) and any(event[at] == reader for at in kind.readers)
    return kind.reveals or (told_in_secret and len(parted) == 2 and len(public) == 1)


# the spectator, and what views are made of --------------------------------------------------------------------------


def spectator(game: Game, seed: int | str) -> None:
    """What the spectator sees, each seat sees too: no world that fits a seat's view looks different to him."""
    dice = Dice(f"spectator/{seed}")
    heard = 0
    for s, _ in walk(game, seed):
        public = game.view(s, SPECTATOR)
        for seat in _some_seats(game, dice):
            new = game.redeal(s, seat, dice)
            if game.view(new, SPECTATOR) != public:
                raise Leak(
                    f"{_where(game, s)}: the spectator sees what seat {seat} can't know\n"
                    + _difference(letter(game, s, SPECTATOR), letter(game, new, SPECTATOR))
                )
            for event, his in zip(public.log[heard:], game.view(s, seat).log[heard:], strict=True):
                if any(a is not None and a != b for a, b in zip(event, his, strict=True)):
                    raise Leak(f"{_where(game, s)}: the spectator reads {event}, seat {seat} only {his}")
        heard = len(public.log)


def outsiders(game: Game, seed: int | str) -> None:
    """Nobody looks who is neither a seat nor a spectator: Python would take −1 for the last seat."""

    def numbers_of(s: State, seat: int) -> None:
        game.write(s, seat, Sheet(game.layout().size))

    for s, _ in islice(walk(game, seed), OUTSIDE):
        for nobody in (CHANCE, SPECTATOR - 1, -game.seats, game.seats):
            if nobody == SPECTATOR:
                continue
            looks: list[Callable[[State, int], object]] = [game.view, partial(Worlds, game)]
            for look in looks + [numbers_of] * is_written(game):
                try:
                    look(s, nobody)
                except (Illegal, IndexError):
                    continue
                raise Leak(f"{_where(game, s)}: {nobody} is no seat and no spectator, and may look")


PLAIN = (bool, int, str, Enum, type(None))


def plain(game: Game, seed: int | str) -> None:
    """Views are plain values and go through JSON, as do the events in them."""
    heard = 0
    for s, _ in walk(game, seed):
        for reader in readers(game):
            view = game.view(s, reader)
            news = view.log[heard:]
            for field, value in [("log", news), *_fields(view)]:
                if not _is_plain(value):
                    raise Leak(f"{_where(game, s)}: {field} in the view of {_who(reader)} is no plain value: {value!r}")
            named = [game.kinds[event[0]].named(event) for event in news]
            json.dumps([replace(view, log=news).to_json(), named], allow_nan=False)
        heard = len(view.log)


def _fields(view: View) -> list[tuple[str, Any]]:
    return [(field.name, getattr(view, field.name)) for field in fields(view) if field.name != "log"]


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_is_plain(item) for item in value)
    return isinstance(value, PLAIN)
