"""The table of Oh, Fox!: animals, objectives and whole rows of cards by hand.

    t = table("ohfox", seats=3, animals="fox rabbit toad", objectives_in_play="fickler swimmer")

    animals              by seat, one of them a predator; those that are laid out besides are the first that may be
    laid                 what else is laid out, in words; the rest is the first that may be
    objectives_in_play   two, in words; the first two that may be, if they aren't given

Cards are written `N` (single), `NN` (double), `N.` (move-stop), `N!` (trigger) and `-` (stop), with any of N E S W.

    t.turn("N E! -")                    a turn: a card of each seat
    t.rows("N N -", "E! - -")           several turns: a row of each seat, as long as each other
    t.film("N N -", "E! - -")           the same, then any cards up to the eighth turn and a wrong guess: for a test
                                        that looks at these turns alone
    t.guess("toad rabbit")              the predator's guess, by prey seat; t.right() and t.wrong(): a guess that is

and what it may look at besides: `t.path(seat)` (names of spaces, from home on), `t.steps(turn, seat)` (the same within
a turn), `t.attacked(turn)` and `t.missed(turn)` (where prey was met), `t.attacks` and `t.spared` (in all turns),
`t.bites`, `t.heals`, `t.hearts(seat)` (for what), `t.said(kind)` (the events of a kind).
"""

from __future__ import annotations

from typing import Any

from hoodwink.core.seats import NOBODY
from hoodwink.games.ohfox import events as e
from hoodwink.games.ohfox.actions import Guess, Play
from hoodwink.games.ohfox.animals import Animal, Card, Direction, Objective, Prey, is_predator
from hoodwink.games.ohfox.board import SIDES
from hoodwink.testing.table import TABLES, Table

FOR = {
    e.FOR_GUESS: "guess",
    e.FOR_FOOD: "full",
    e.FOR_ALL_PREY: "all prey",
    e.FOR_HOME: "home",
}


def card(word: str) -> Play:
    """`NN` is a double move north."""
    if word == "-":
        return Play(Card.STOP)
    direction = Direction(SIDES.index(word[0]))
    kinds = {"": Card.SINGLE, word[0]: Card.DOUBLE, ".": Card.MOVE_STOP, "!": Card.TRIGGER}
    assert word[1:] in kinds, f"{word!r} is no card: write N, NN, N., N! or -"
    return Play(kinds[word[1:]], direction)


class OhFoxTable(Table):
    """A table of Oh, Fox!."""

    def set_up(self, animals: str = "", laid: str = "", objectives_in_play: str = "") -> None:  # type: ignore[override]
        dealt = [Animal[word.upper()] for word in animals.split()]
        assert not dealt or len(dealt) == self.game.seats, f"an animal for each of {self.game.seats} seats: {animals!r}"
        wanted = sum(1 << animal for animal in {*dealt, *(Animal[word.upper()] for word in laid.split())})
        for layout in ("predator_sets", "prey_sets"):
            sets = getattr(self.game, layout)
            mine = wanted & (0b1111 << 6 if layout == "predator_sets" else 0b111111)
            able = [one for one in sets if one & mine == mine]
            assert able, f"these animals can't be laid out together here: {animals} {laid}"
            self.chance(able[0])
        objectives = sum(1 << Objective[word.upper()] for word in objectives_in_play.split())
        sets = self.game.objective_sets  # type: ignore[attr-defined]
        self.chance(next(one for one in sets if one & objectives == objectives))
        while self.state.asked < 0:
            outcomes = [animal for animal, _ in self.state.stack[-1].outcomes(self.state)]
            seat = self.state.stack[-1].seat
            self.chance(dealt[seat] if dealt else outcomes[0])

    # what happens --------------------------------------------------------------------------------------------------

    def turn(self, cards: str) -> OhFoxTable:
        self.ballot(*(card(word) for word in cards.split()))
        return self

    def rows(self, *rows: str) -> OhFoxTable:
        told = len(self._log())
        for cards in zip(*(row.split() for row in rows), strict=True):
            self.turn(" ".join(cards))
        self._told = told
        return self

    def film(self, *rows: str) -> OhFoxTable:
        """These turns, then any cards to the end and a wrong guess: for what happens in these turns alone."""
        self.rows(*rows)
        while self.frame == "Turn":
            self.ballot(*(self.options(seat)[0] for seat in self.asked))
        return self.wrong()

    def guess(self, animals: str) -> OhFoxTable:
        self(self.hunter, Guess(*(Prey[word.upper()] for word in animals.split())))
        return self

    def right(self) -> OhFoxTable:
        return self.guess(" ".join(Animal(a).name for a in self.state.animals if not is_predator(a)))

    def wrong(self) -> OhFoxTable:
        true = tuple(Prey(a) for a in self.state.animals if not is_predator(a))
        self(self.hunter, next(g for g in self.options(self.hunter) if isinstance(g, Guess) and g.named != true))
        return self

    # what is to be seen --------------------------------------------------------------------------------------------

    @property
    def hunter(self) -> int:
        return next(seat for seat, animal in enumerate(self.state.animals) if is_predator(animal))

    def name(self, space: int) -> str:
        names: tuple[str, ...] = self.game.trails.board.names  # type: ignore[attr-defined]
        return names[space]

    def path(self, seat: int) -> list[str]:
        """Where a seat is at the start and after each turn."""
        return [self.name(space) for space in self.view(seat).path]

    def said(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["event"] == kind]

    def steps(self, turn: int, seat: int) -> list[str]:
        """Where a pawn is after each micro-step of a turn, at the playing-out."""
        return [self.name(event["moves"][seat][1]) for event in self.said("stepped") if event["turn"] == turn]

    def _meetings(self, kind: str) -> list[tuple[str, int, str]]:
        return [
            (
                f"{event['turn']}.{event['step']}",
                event["seat"],
                self.name(event["space"]) if event["space"] != NOBODY else self._route(event["route"]),
            )
            for event in self.said(kind)
        ]

    def _route(self, route: int) -> str:
        said: str = self.game.trails.board.route_name(route)  # type: ignore[attr-defined]
        return said

    @property
    def attacks(self) -> list[tuple[str, int, str]]:
        """("turn.step", prey seat, space or route)."""
        return self._meetings("attacked")

    @property
    def spared(self) -> list[tuple[str, int, str]]:
        """The same for meetings that are no attacks."""
        return self._meetings("spared")

    def attacked(self, turn: int) -> list[tuple[int, int, str]]:
        """(step, prey seat, space or route) in one turn."""
        return [(int(at[2]), seat, where) for at, seat, where in self.attacks if at[0] == str(turn)]

    def missed(self, turn: int) -> list[tuple[int, int, str]]:
        """The same for meetings that are no attacks."""
        return [(int(at[2]), seat, where) for at, seat, where in self.spared if at[0] == str(turn)]

    @property
    def bites(self) -> list[tuple[int, int, str]]:
        """(turn, seat, space)."""
        return [(event["turn"], event["seat"], self.name(event["space"])) for event in self.said("ate")]

    @property
    def heals(self) -> list[tuple[int, int]]:
        return [(event["turn"], event["seat"]) for event in self.said("healed")]

    def hearts(self, seat: int) -> list[str]:
        """What a seat got a heart for besides food and attacks."""
        return [
            FOR.get(event["why"]) or Objective(event["what"]).name.lower()
            for event in self.said("heart")
            if event["seat"] == seat
        ]


TABLES["ohfox"] = OhFoxTable
