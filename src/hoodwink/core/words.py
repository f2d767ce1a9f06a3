"""Words: how a game's questions, actions and events are said to a person. The base of every game's words.py.

What a game does not say for itself is said here in the words of its code: plain, but right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from hoodwink.core.action import Action, shape, tag
from hoodwink.core.event import Event, Kind
from hoodwink.core.seats import members

FEW = 9  # options that fit one list; more are asked for in steps


class Step(NamedTuple):
    """One step on the way to an action: `I am the Chef`, then `exchange with Ann`, then `cash for prestige` …"""

    label: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a menu: an action, or the menu that it opens."""

    label: str
    hint: str
    section: str
    then: Action | Menu


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with a short list of answers."""

    question: str
    section: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """Speaks to one seat, or to a spectator, and never says more than that seat's view holds."""

    names: tuple[str, ...]  # by seat
    seat: int  # the one spoken to
    kinds: tuple[Kind, ...] = ()  # of the game's events

    # grammar -------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return "you" if seat == self.seat else self.names[seat]

    def label(self, seat: int) -> str:
        """A seat's name on the table."""
        name = self.names[seat]
        return f"{name} (you)" if seat == self.seat and name.lower() != "you" else name

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str, other: str = "") -> str:
        """`you take`, `Ann takes`; `other` is the form for names where it is not regular."""
        if seat == self.seat:
            return f"you {verb}"
        return f"{self.names[seat]} {other or verb + 's'}"

    def several(self, seats: int | tuple[int, ...]) -> str:
        """A set of seats: `Ann, Ben and you`."""
        return listed([self.name(seat) for seat in (members(seats) if isinstance(seats, int) else seats)]) or "nobody"

    # what every game says ------------------------------------------------------------------------------------------

    def me(self, view: Any) -> str:
        """Who you are, in a sentence: the secret that this seat may always look up. "" where there is none."""
        return ""

    def question(self, view: Any) -> str:
        """What is asked now, of this seat or of others."""
        return f"{view.frame}: {self.several(view.waiting)} to answer." if view.frame else "The game is over."

    def action(self, view: Any, action: Action) -> str:
        """An option, as the one who takes it would say it."""
        return str(action)

    def section(self, view: Any, action: Action) -> str:
        """The § that an action uses."""
        return str(view.section)

    def event(self, view: Any, event: Event) -> str:
        """What happened, in a sentence; "" where there is nothing to say."""
        known = {k: v for k, v in self.kinds[event[0]].named(event).items() if v is not None} if self.kinds else {}
        name = known.pop("event", f"event {event[0]}")
        return sentence(": ".join([name, ", ".join(f"{k} {v}" for k, v in known.items())] if known else [name])) + "."

    def table(self, view: Any) -> list[dict[str, str]]:
        """Everything public about each seat: a row a seat, with the same columns."""
        return [{"": self.label(seat)} for seat in range(view.seats)]

    def turn(self, view: Any) -> int | None:
        """Whose turn it is, in a game that has turns."""
        return None

    def still_in(self, view: Any) -> tuple[int, ...]:
        """The seats that have not been put out of the game."""
        return tuple(range(view.seats))

    def turn_starts(self, event: Event) -> bool:
        """True for the events at which the log of the current turn begins."""
        return False

    def may_recall(self, view: Any) -> bool:
        """The screen may show the whole log, not only the current turn."""
        return True

    # menus ---------------------------------------------------------------------------------------------------------

    def path(self, view: Any, action: Action) -> tuple[Step, ...]:
        """The steps that lead to an action where there are many: its verb, then its fields one by one."""
        return (
            Step(tag(type(action)).replace("-", " ")),
            *(Step(f"{name} {_plain(getattr(action, name))}") for name, _, _ in shape(type(action))),
        )

    def so_far(self, labels: Sequence[str]) -> str:
        """The first few steps to an action, said in one go."""
        return ", ".join(labels)

    def menu(self, view: Any, options: Sequence[Action]) -> Menu:
        """The question and its answers: one list where they are few, steps where they are many."""
        question = self.question(view)
        if len(options) <= FEW:
            items = [Item(self.action(view, a), self.path(view, a)[-1].hint, self.section(view, a), a) for a in options]
            return Menu(question, view.section, tuple(items))
        return Menu(question, view.section, self._items(view, (), [(self.path(view, a), a) for a in options]))

    def _items(
        self, view: Any, said: tuple[str, ...], paths: list[tuple[tuple[Step, ...], Action]]
    ) -> tuple[Item, ...]:
        """The first steps of these paths; `said` are the labels that led here."""
        groups: dict[Step, list[tuple[tuple[Step, ...], Action]]] = {}
        for path, action in paths:
            groups.setdefault(path[0], []).append((path[1:], action))
        items: list[Item] = []
        for step, below in groups.items():
            labels: tuple[str, ...] = (step.label,)
            if len(below) == 1:
                rest, action = below[0]
                label = self.so_far([step.label, *(later.label for later in rest)])
                items.append(Item(label, (step, *rest)[-1].hint, self.section(view, action), action))
                continue
            while len({rest[0] for rest, _ in below}) == 1:  # no question that has one answer
                labels += (below[0][0][0].label,)
                below = [(rest[1:], action) for rest, action in below]
            section = self.section(view, below[0][1])
            menu = Menu(f"{self.so_far(said + labels)} …", section, self._items(view, said + labels, below))
            items.append(Item(self.so_far(labels), step.hint, section, menu))
        return tuple(items)


def listed(them: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(them[:-1]), them[-1]] if len(them) > 1 else them)


def sentence(text: str) -> str:
    """With a capital at its start."""
    return text[:1].upper() + text[1:]


def _plain(value: Any) -> str:
    return value.name.lower().replace("_", " ") if isinstance(value, Enum) else str(value).lower()
