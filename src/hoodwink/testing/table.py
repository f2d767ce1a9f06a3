"""A table for tests: it deals by hand, speaks the verbs, and refuses any reply that was not asked for.

    def test_6_5_true_claim_voted_down_wins(table):
        t = table("hoax", seats=4, identities="butler chef lover cousin")
        t(0, Claim(BUTLER, helps=2))
        t(1, CallHoax())
        t.ballot(thumbs="down down up")
        assert t.outcome == Won(0, points=1)

`table(game, …)` takes a key, a game's class or a game. The game's options are given by name; the other words go to
`set_up` of the game's own table (TABLES; Hoax's is in testing/hoax.py and says how a position is put on it). A game
without one of its own is dealt by `chance=[outcome, …]`, in the order in which chance is asked.

What a test may do:

    t(1, CallHoax())                   seat 1's reply; Illegal if it is not asked or may not
    t(1, "call-hoax")                  the same in the text form
    t.passes()                         everyone who is asked passes, clockwise; t.passes(1, 2): only these
    t.ballot(Vote(True), Vote(False))  the replies of all who are asked, clockwise; there must be one for each
    t.chance(0b1111)                   chance's answer, where chance is asked; a table never rolls by itself
    t.interject(2, Pause())            something from outside the turn
    t.set(hoax_card=1)                 put a noun of the state as it is wanted; the open question is asked anew

and what it may look at: `t.asked` (seats, clockwise, CHANCE in a tuple of its own), `t.options(seat)` (typed),
`t.default(seat)`, `t.view(seat)` (none: the spectator), `t.frame`, `t.section`, `t.news` (what the last step told, all
of it, by name), `t.events`, `t.over`, `t.outcome`, `t.winners`, `t.points`, `t.ending`, and for the rest `t.state`.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hoodwink.core.action import Action, Pass
from hoodwink.core.event import everything
from hoodwink.core.game import Game, Value
from hoodwink.core.seats import CHANCE, SPECTATOR, members
from hoodwink.core.section import section_of
from hoodwink.core.view import View
from hoodwink.games import find


class Won:
    """How a game came out: `Won(0, points=1)`, with several winners `Won(0, 2, points=1)`; points are each winner's."""

    def __init__(self, *seats: int, points: int = 0) -> None:
        self.seats = seats
        self.points = points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Won) and (self.seats, self.points) == (other.seats, other.points)

    def __hash__(self) -> int:
        return hash((self.seats, self.points))

    def __repr__(self) -> str:
        return f"Won({', '.join(map(str, self.seats))}, points={self.points})"


class Table:
    """A game in progress, all its cards face up: for tests, never for a seat."""

    def __init__(self, game: Game, **words: Any) -> None:
        self.game = game
        self.state: Any = game.start()
        self._told = 0
        self.set_up(**words)
        self._told = len(self._log())

    def set_up(self, chance: Iterable[int] = ()) -> None:
        """Deal by hand. A game's own table has words of its own here."""
        for outcome in chance:
            self.chance(outcome)

    # what happens --------------------------------------------------------------------------------------------------

    def __call__(self, seat: int, action: Action | str) -> Table:
        self._step()
        self.state.reply(seat, self._id(action))
        return self

    def passes(self, *seats: int) -> Table:
        """Everyone who is asked now passes, or only these seats."""
        for seat in seats or self.asked:
            self(seat, Pass())
        return self

    def ballot(self, *replies: Action | str) -> Table:
        """A reply of each seat that is asked, clockwise."""
        asked = self.asked
        assert len(replies) == len(asked), f"{len(replies)} replies, but seats {asked} are asked"
        told = len(self._log())
        for seat, reply in zip(asked, replies, strict=True):
            self(seat, reply)
        self._told = told
        return self

    def chance(self, outcome: int) -> Table:
        """What chance brings. Illegal if it is not asked or can't."""
        self._step()
        self.state.chance(int(outcome))
        return self

    def interject(self, seat: int, action: Action | str) -> Table:
        self._step()
        self.state.interject(seat, self._id(action))
        return self

    def set(self, **nouns: Any) -> Table:
        """Put nouns of the state as they are wanted, and ask the open question anew."""
        s = self.state.copy()
        for name, value in nouns.items():
            getattr(s, name)  # a noun that there is
            setattr(s, name, value)
        if s.stack and not s.answered:
            s.asked = s.stack[-1].asked(s)
            assert s.asked, f"with {', '.join(nouns)} set so, {self.frame} asks nobody: set the position up differently"
        self.state = s
        return self

    def _step(self) -> None:
        self._told = len(self._log())

    def _id(self, action: Action | str) -> int:
        actions = self.game.actions
        return actions.id(actions.parse(action) if isinstance(action, str) else action)

    def _log(self) -> list[Any]:
        return everything(self.state.past)

    # what is to be seen --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a reply, in the order in which a polled table asks them; (CHANCE,) if chance does."""
        s = self.state
        if s.asked == CHANCE:
            return (CHANCE,)
        return tuple(sorted(members(s.asked), key=lambda seat: (seat - s.lead - 1) % self.game.seats))

    def options(self, seat: int) -> tuple[Action, ...]:
        """What a seat may reply now; nothing if it is not asked."""
        return tuple(self.game.actions[id] for id in self.state.options(seat))

    def default(self, seat: int) -> Action | None:
        """The reply that is made for a seat whose clock has run out; None: one of its options, drawn evenly."""
        default = self.state.stack[-1].default(self.state, seat)
        return None if default < 0 else self.game.actions[default]

    def view(self, seat: int = SPECTATOR) -> Any:
        """What this seat, or the spectator, may know."""
        view: View = self.game.view(self.state, seat)
        return view

    @property
    def frame(self) -> str:
        """The name of the section in progress; "" when the game is over."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def section(self) -> str:
        """Its number."""
        return section_of(self.state.stack[-1]) if self.state.stack else ""

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that happened, with every secret, by name."""
        return [self.game.kinds[event[0]].named(event) for event in self._log()]

    @property
    def news(self) -> list[dict[str, Any]]:
        """What the last step (a reply, a whole ballot, chance) told."""
        return self.events[self._told :]

    @property
    def over(self) -> bool:
        return bool(self.state.is_over())

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.winners(self.state)

    @property
    def points(self) -> tuple[int, ...]:
        return self.game.points(self.state)

    @property
    def ending(self) -> str:
        return self.game.ending(self.state)

    @property
    def outcome(self) -> Won | None:
        """Who won and with how many points; None before the end."""
        return Won(*self.winners, points=max(self.points)) if self.over else None

    def __repr__(self) -> str:
        waits = f"asks {self.asked}" if self.state.stack else "over"
        return f"<table of {self.game!r}: {' > '.join(map(repr, self.state.stack))} {waits}>"


TABLES: dict[str, type[Table]] = {}  # by game, filled by testing/<game>.py: tables with a set_up of their own


def table(game: str | type[Game] | Game, seats: int | None = None, **words: Any) -> Any:
    """A table of this game: options by name, the other words for its `set_up`."""
    kind = find(game) if isinstance(game, str) else game if isinstance(game, type) else type(game)
    if not isinstance(game, Game):
        declared = {option.name for option in kind.declared}
        options: dict[str, Value] = {name: words.pop(name) for name in list(words) if name in declared}
        game = kind(seats, **options)
    if kind.key not in TABLES and find_spec(f"hoodwink.testing.{kind.key}"):
        import_module(f"hoodwink.testing.{kind.key}")
    return TABLES.get(kind.key, Table)(game, **words)
