"""Oh, Fox! in English: who you are, which cards lie there, and the film in sentences."""

from __future__ import annotations

from typing import Any

from hoodwink.core.action import Action
from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, members
from hoodwink.core.words import Words, listed, sentence
from hoodwink.games.ohfox import events as e
from hoodwink.games.ohfox.actions import ACTIONS, Guess, Play
from hoodwink.games.ohfox.animals import ALL_PREDATORS, ALL_PREY, Animal, Card, Direction, Objective, is_predator
from hoodwink.games.ohfox.board import Board
from hoodwink.games.ohfox.places import trails_of
from hoodwink.games.ohfox.view import OhFoxView

ABILITY = {  # §4
    Animal.HEDGEHOG: "a single move on which nobody can attack you",
    Animal.RABBIT: "through the tunnel, or a single move",
    Animal.RAT: "a single move the other way",
    Animal.SPARROW: "a flight of 3 spaces",
    Animal.SQUIRREL: "a double move",
    Animal.TOAD: "a jump to the pond",
    Animal.BADGER: "through the tunnel, or a single move",
    Animal.FOX: "a single move the other way",
    Animal.OWL: "a flight of 3 spaces",
    Animal.VIPER: "a single move and back",
}
ARROWS = "↑→↓←"
SIGNS = {Card.SINGLE: "", Card.DOUBLE: "²", Card.MOVE_STOP: "•", Card.TRIGGER: "!", Card.STOP: "■"}
CARDS = {
    Card.SINGLE: "single move",
    Card.DOUBLE: "double move",
    Card.MOVE_STOP: "move and stop",
    Card.TRIGGER: "trigger",
    Card.STOP: "stop",
}
FILTERS = {
    e.BY_TRIGGER: "the latest first trigger",
    e.BY_PREDATOR: "the predator",
    e.BY_ATTACKS: "the fewest attacks",
}


def card_name(play: Play) -> str:
    """`double move north`."""
    return CARDS[play.card] + ("" if play.direction is None else f" {Direction(play.direction).name.lower()}")


def sign(play: Action) -> str:
    """`↑²`."""
    assert isinstance(play, Play)
    return ("" if play.direction is None else ARROWS[play.direction]) + SIGNS[play.card]


def animal_name(animal: int) -> str:
    return Animal(animal).name.lower()


def animals_of(set_: int) -> str:
    return listed([animal_name(animal) for animal in members(set_)])


def objective_name(objective: int) -> str:
    return Objective(objective).name.capitalize()


class Telling(Words):
    """What has happened, to one seat or to a spectator."""

    __slots__ = ()

    def board(self, view: OhFoxView) -> Board:
        return trails_of(view.board).board

    def space(self, view: OhFoxView, space: int) -> str:
        return self.board(view).names[space]

    def me(self, view: OhFoxView) -> str:
        if view.animal is None:
            return ""
        animal = Animal(view.animal)
        where = f"You are on {self.space(view, view.path[-1])}, your home is {self.space(view, view.homes[view.seat])}."
        eats = "You hunt."
        if not is_predator(animal):
            table = self.board(view)
            food = table.diet[animal]
            places = ", ".join(table.names[space] for space in table.food[food])
            eats = f"You eat {table.foods[food]} ({places})."
        return f"You are the {animal_name(animal)}. {eats} Trigger: {ABILITY[animal]}. {where}"

    def is_(self, seat: int) -> str:
        return self.does(seat, "are", "is")

    # events --------------------------------------------------------------------------------------------------------

    def event(self, view: OhFoxView, event: Event) -> str:
        kind, *rest = event
        return sentence(self._table(kind, rest) or self._film(view, kind, rest) or self._end(kind, rest))

    def _table(self, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case e.LAID, [animals]:
                return f"laid out: {animals_of(animals & ALL_PREDATORS)}; {animals_of(animals & ALL_PREY)}."
            case e.OBJECTIVES, [objectives]:
                return f"objectives: {listed([objective_name(o) for o in members(objectives)]) or 'none'}."
            case e.PREDATOR, [seat]:
                return f"{self.is_(seat)} the predator."
            case e.PLAYED, [turn, cards]:
                return f"turn {turn}: {self._cards(cards)}."
            case e.SHOWN, [animals]:
                who = [f"{self.is_(seat)} the {animal_name(animal)}" for seat, animal in enumerate(animals)]
                return f"{listed(who)}."
            case e.GUESSED, [seat, id, right]:
                guess = ACTIONS[id]
                assert isinstance(guess, Guess)
                named = listed([animal_name(prey) for prey in guess.named])
                return f"{self.does(seat, 'have', 'has')} guessed {named}: {'all right' if right else 'not right'}."
        return ""

    def _cards(self, cards: tuple[int, ...]) -> str:
        return ", ".join(f"{self.name(seat)} {sign(ACTIONS[id])}" for seat, id in enumerate(cards))

    def _film(self, view: OhFoxView, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case e.TURN, [turn, cards, _]:
                return f"turn {turn} is played out: {self._cards(cards)}."
            case e.STEPPED, [_, _, moves]:
                went = [self._move(view, seat, *move) for seat, move in enumerate(moves) if move[2] != e.STAYS]
                return f"{listed(went)}." if went else ""
            case e.ATTACKED, [_, _, seat, by, space, route, wounds, _]:
                wounded = f"{wounds} wound{'s' * (wounds != 1)}"
                return f"{self.does(by, 'attack')} {self.name(seat)} {self._where(view, space, route)}: {wounded}."
            case e.SPARED, [_, _, seat, by, space, route, why]:
                how = "but can't attack" if why == e.IMMUNE else "but in flight"
                return f"{self.does(by, 'meet')} {self.name(seat)} {self._where(view, space, route)}, {how}."
            case e.ATE, [_, seat, space, food, _]:
                return f"{self.does(seat, 'eat')} {self.board(view).foods[food]} on {self.space(view, space)}."
            case e.HEALED, [_, seat, _, _]:
                return f"{self.does(seat, 'heal')} a wound."
        return ""

    def _move(self, view: OhFoxView, seat: int, start: int, end: int, how: int) -> str:
        verb = {e.TUNNEL: "tunnel", e.JUMP: "jump"}.get(how, "go")
        other = "goes" if verb == "go" else ""
        return f"{self.does(seat, verb, other)} from {self.space(view, start)} to {self.space(view, end)}"

    def _where(self, view: OhFoxView, space: int, route: int) -> str:
        if space != NOBODY:
            return f"on {self.space(view, space)}"
        return f"half-way on {self.board(view).route_name(route)}"

    def _end(self, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case e.HEART, [_, seat, why, what, _]:
                return f"{self.does(seat, 'get')} a heart {self._reason(why, what)}."
            case e.SCORED, [hearts, wounds, scores]:
                each = zip(hearts, wounds, scores, strict=True)
                said = [f"{self.name(n)} {h} − {w} = {total}" for n, (h, w, total) in enumerate(each)]
                return f"hearts less wounds: {', '.join(said)}."
            case e.TIED, [by, among, left]:
                return f"a tie of {self.several(among)}, decided by {FILTERS[by]}: {self.several(left)}."
            case e.WON, [seats]:
                alone = len(members(seats)) == 1
                if alone:
                    return f"{self.does(members(seats)[0], 'win')}!"
                return f"{self.several(seats)} share the win. Play again!"
        return ""

    def _reason(self, why: int, what: int) -> str:
        if why == e.FOR_OBJECTIVE:
            return f"as a {objective_name(what)}"
        return {
            e.FOR_GUESS: "for the guess",
            e.FOR_FOOD: "for a full stomach",
            e.FOR_ALL_PREY: "for attacking all prey",
            e.FOR_HOME: "for coming home",
        }[why]
