"""Words: how a game's questions, actions and events are said to a person. The base of every game's words.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoodwink.core.action import Action
from hoodwink.core.event import Event
from hoodwink.core.seats import members


@dataclass(frozen=True, slots=True)
class Words:
    """Speaks to one seat, or to a spectator, and never says more than that seat's view holds."""

    names: tuple[str, ...]  # by seat
    seat: int  # the one spoken to

    def name(self, seat: int) -> str:
        return "you" if seat == self.seat else self.names[seat]

    def several(self, seats: int | tuple[int, ...]) -> str:
        """A set of seats: `Ann, Ben and you`."""
        them = [self.name(seat) for seat in (members(seats) if isinstance(seats, int) else seats)]
        return " and ".join([", ".join(them[:-1]), them[-1]] if len(them) > 1 else them) or "nobody"

    def me(self, view: Any) -> str:
        """Who you are: the secret that this seat may always look up."""
        raise NotImplementedError

    def question(self, view: Any) -> str:
        """What is asked now, of this seat or of others."""
        raise NotImplementedError

    def action(self, view: Any, action: Action) -> str:
        """An option, as the one who takes it would say it."""
        raise NotImplementedError

    def section(self, action: Action) -> str:
        """The § that an action uses."""
        raise NotImplementedError

    def event(self, view: Any, event: Event) -> str:
        """What happened, in a sentence; "" where there is nothing to say."""
        raise NotImplementedError

    def turn_starts(self, event: Event) -> bool:
        """True for the events at which the log of the current turn begins."""
        return False

    def table(self, view: Any) -> list[dict[str, str]]:
        """Everything public about each seat: a row a seat, with the same columns."""
        raise NotImplementedError
