"""§6 Playing out: all cards at once, turn by turn, in micro-steps, told as a film."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY, members
from hoodwink.games.ohfox.animals import ENOUGH, TURNS, Animal, Objective
from hoodwink.games.ohfox.board import Board
from hoodwink.games.ohfox.events import (
    ATE,
    ATTACKED,
    FOR_ALL_PREY,
    FOR_FOOD,
    FOR_GUESS,
    FOR_HOME,
    FOR_OBJECTIVE,
    GUESSED,
    HEALED,
    HEART,
    IMMUNE,
    IN_THE_AIR,
    SHOWN,
    SPARED,
    STAYS,
    STEPPED,
    TURN,
)  # fmt: skip
from hoodwink.games.ohfox.moves import MOVE_STOP, NAMED, PLAY, STOP_CARD, TRIGGER
from hoodwink.games.ohfox.scoring import completed, finish
from hoodwink.games.ohfox.state import OhFoxState
from hoodwink.games.ohfox.trails import FLIGHT, Trail, Trails

ALL_TURNS: Final[int] = TURNS
HUNGER: Final[int] = ENOUGH
HEDGEHOG: Final[int] = int(Animal.HEDGEHOG)
SPARROW: Final[int] = int(Animal.SPARROW)
OWL: Final[int] = int(Animal.OWL)
SWIMMER: Final[int] = int(Objective.SWIMMER)  # the last of them: the others are a matter of cards
MICRO_STEPS: Final = 3


class Film:
    """The pawns on the board, and what everybody has earned and suffered so far."""

    __slots__ = (
        "ate", "attacks", "board", "due", "hearts", "keys", "places", "predator", "s", "spared", "swum", "trails",
        "ways", "wounds",
    )  # fmt: skip

    def __init__(self, s: OhFoxState, trails: Trails, homes: tuple[int, ...]) -> None:
        seats = s.seats
        self.s = s
        self.trails = trails
        self.board: Board = trails.board
        self.predator: i64 = s.predator
        self.places: list[int] = list(homes)
        self.ways: list[Trail] = [()] * seats  # this turn's
        self.keys: list[int] = [STAYS] * seats  # this micro-step's
        self.hearts: list[int] = [0] * seats
        self.wounds: list[int] = [0] * seats
        self.attacks: list[int] = [0] * seats  # suffered, healed or not
        self.ate: list[int] = [0] * seats  # the set of spaces where one has eaten
        self.swum: list[int] = [0] * seats  # turns that ended where the swimmer swims
        self.due: list[int] = [0] * SWIMMER * seats  # by seat and objective: the turn that completes it; 0 for none
        for objective in members(s.objectives & ((1 << SWIMMER) - 1)):
            for seat in range(seats):
                self.due[SWIMMER * seat + objective] = completed(objective, s.rows[seat])
        self.spared: i64 = 0  # the set of prey that is not attacked any more this turn

    def heart(self, turn: i64, seat: i64, why: i64, what: i64) -> None:
        self.hearts[seat] += 1
        self.s.tell((HEART, turn, seat, why, what, self.hearts[seat]))


def play_out(s: OhFoxState) -> None:
    """§6.1 Identities and the guess are shown, the pawns stand on their homes; then turn by turn to the end."""
    film = Film(s, s.game.trails, s.game.homes)
    s.tell((SHOWN, tuple(s.animals)))
    guess(film)
    for turn in range(ALL_TURNS):
        execute(film, turn)
        for step in range(MICRO_STEPS):
            move(film, turn, step)
            meet(film, turn, step)
        eat(film, turn)
        heal(film, turn)
        look_at_objectives(film, turn)
    go_home(film)
    finish(s, film.hearts, film.wounds, film.attacks)


def guess(film: Film) -> None:
    """§5.2 A heart, if all prey is named rightly."""
    s = film.s
    prey = tuple([s.animals[seat] for seat in range(s.seats) if seat != film.predator])
    right = prey == NAMED[s.guess]
    s.tell((GUESSED, film.predator, s.guess, right))
    if right:
        film.heart(0, film.predator, FOR_GUESS, NOBODY)


def card_of(s: OhFoxState, seat: i64, turn: i64) -> i64:
    """The kind of a seat's card."""
    return (s.rows[seat][turn] - PLAY) >> 2


def flies(s: OhFoxState, seat: i64, turn: i64) -> bool:
    """§6.5 Sparrow and owl do, with a trigger."""
    animal: i64 = s.animals[seat]
    return (animal == SPARROW or animal == OWL) and card_of(s, seat, turn) == TRIGGER


def execute(film: Film, turn: i64) -> None:
    """§6.1 The next card of each row: where it will take the pawn."""
    s = film.s
    film.spared = 0
    for seat in range(s.seats):
        film.ways[seat] = film.trails.of(s.animals[seat], s.rows[seat][turn] - PLAY, film.places[seat])
    s.tell((TURN, turn + 1, tuple([s.rows[seat][turn] for seat in range(s.seats)]), tuple(film.places)))


def move(film: Film, turn: i64, step: i64) -> None:
    """§6.1 §R3 One micro-step: each pawn goes one space; who is done stays put."""
    moves: list[tuple[int, int, int]] = []
    for seat in range(film.s.seats):
        way = film.ways[seat]
        before = film.places[seat]
        film.keys[seat] = STAYS
        if step < len(way):
            film.keys[seat], film.places[seat] = way[step]
        key = film.keys[seat]
        moves.append((before, film.places[seat], film.board.route[key] if key >= 0 else key))
    film.s.tell((STEPPED, turn + 1, step + 1, tuple(moves)))


def meet(film: Film, turn: i64, step: i64) -> None:
    """§6.2 §R4 The predator meets the prey on his space, §6.3 §R5 and the prey that comes towards him on a route."""
    s = film.s
    hunter = film.predator
    key: i64 = film.keys[hunter]
    opposite: i64 = -9
    if key >= 0:
        opposite = 4 * film.board.to[key] + film.board.arrive[key]
    for seat in range(s.seats):
        if seat == hunter or (film.spared >> seat) & 1:
            continue
        if film.keys[seat] == opposite:
            encounter(film, turn, step, seat, NOBODY, film.board.route[key])
        elif film.places[seat] == film.places[hunter]:
            encounter(film, turn, step, seat, film.places[hunter], NOBODY)


def encounter(film: Film, turn: i64, step: i64, seat: i64, space: i64, route: i64) -> None:
    """§6.4 A meeting is an attack, once a prey a turn; unless it is the hedgehog's trigger, or one of them flies."""
    s = film.s
    hunter = film.predator
    where = (turn + 1, step + 1, seat, hunter, space, route)
    if (flies(s, seat, turn) or flies(s, hunter, turn)) and (route != NOBODY or step + 1 < FLIGHT):
        s.tell((SPARED, *where, IN_THE_AIR))  # §6.5 §R6
        return
    film.spared |= 1 << seat
    if s.animals[seat] == HEDGEHOG and card_of(s, seat, turn) == TRIGGER:
        s.tell((SPARED, *where, IMMUNE))  # §4.1
        return
    film.attacks[seat] += 1
    film.wounds[seat] += 1
    film.hearts[hunter] += 1
    s.tell((ATTACKED, *where, film.wounds[seat], film.hearts[hunter]))
    if film.attacks[seat] == 1 and all([film.attacks[prey] > 0 for prey in range(s.seats) if prey != hunter]):
        film.heart(turn + 1, hunter, FOR_ALL_PREY, NOBODY)  # §7.2


def eat(film: Film, turn: i64) -> None:
    """§6.6 Who has stopped on a space with his food, where he has not eaten yet, eats. §7.1 The third makes full."""
    s = film.s
    for seat in range(s.seats):
        card = card_of(s, seat, turn)
        space: i64 = film.places[seat]
        if seat == film.predator or (card != STOP_CARD and card != MOVE_STOP) or (film.ate[seat] >> space) & 1:
            continue
        food = film.board.diet[s.animals[seat]]
        if space in film.board.food[food]:
            film.ate[seat] |= 1 << space
            film.hearts[seat] += 1
            s.tell((ATE, turn + 1, seat, space, food, film.hearts[seat]))
            if film.ate[seat].bit_count() == HUNGER:
                film.heart(turn + 1, seat, FOR_FOOD, NOBODY)


def heal(film: Film, turn: i64) -> None:
    """§6.7 §R9 A prey that ends its turn on the pond discards a wound."""
    for seat in range(film.s.seats):
        if seat != film.predator and film.places[seat] == film.board.pond and film.wounds[seat] > 0:
            film.wounds[seat] -= 1
            film.s.tell((HEALED, turn + 1, seat, film.places[seat], film.wounds[seat]))


def look_at_objectives(film: Film, turn: i64) -> None:
    """§7.4 A heart for each objective, in the turn in which it is completed."""
    s = film.s
    if s.objectives == 0:
        return
    for seat in range(s.seats):
        if film.places[seat] == film.board.swim:  # §8.6
            film.swum[seat] += 1
            if film.swum[seat] == film.board.swim_turns and (s.objectives >> SWIMMER) & 1:
                film.heart(turn + 1, seat, FOR_OBJECTIVE, SWIMMER)
        for objective in range(SWIMMER):
            if film.due[SWIMMER * seat + objective] == turn + 1:
                film.heart(turn + 1, seat, FOR_OBJECTIVE, objective)


def go_home(film: Film) -> None:
    """§7.3 A heart for each prey that is on its own home after the last turn (§R11)."""
    for seat in range(film.s.seats):
        if seat != film.predator and film.places[seat] == film.s.game.homes[seat]:
            film.heart(ALL_TURNS, seat, FOR_HOME, NOBODY)
