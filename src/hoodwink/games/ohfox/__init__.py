"""Oh, Fox!: eight cards each, played in the open; who is whom, and where, comes out at the end."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Note, Option
from hoodwink.core.seats import NOBODY, members
from hoodwink.core.why import Reason
from hoodwink.games.ohfox import board
from hoodwink.games.ohfox.actions import ACTIONS
from hoodwink.games.ohfox.animals import HOMES, IN_PLAY, LEAST, MOST, PREDATORS, PREY, TURNS, Animal, Objective, name
from hoodwink.games.ohfox.events import ENDINGS, KINDS
from hoodwink.games.ohfox.lesson import LESSON
from hoodwink.games.ohfox.moves import FULL_HAND
from hoodwink.games.ohfox.notes import notes
from hoodwink.games.ohfox.places import trails_of
from hoodwink.games.ohfox.rules import SetUp
from hoodwink.games.ohfox.state import OhFoxState
from hoodwink.games.ohfox.tensor import OhFoxWriter
from hoodwink.games.ohfox.trails import Trails
from hoodwink.games.ohfox.view import OhFoxView, redeal, view
from hoodwink.games.ohfox.why import why
from hoodwink.games.ohfox.words import OhFoxWords

SEATS = ("first", "second", "third", "fourth")
NAMES = tuple(objective.name.lower() for objective in Objective)


class OhFox(Game):
    """A game of Oh, Fox!: seats, options, and everything that is asked of a game."""

    key = "ohfox"
    title = "Oh, Fox!"
    summary = "Prey eats, a predator hunts: cards in the open, animals in secret, and the film of it all at the end."
    version = 1
    least = LEAST
    most = MOST
    declared = (
        Option("predators", 2, "how many predators are laid out (§1.3)", low=2, high=4),
        Option("prey", 3, "how many prey animals are laid out (§1.3)", low=3, high=6),
        *(Option(name(a), False, f"the {name(a)} is surely laid out, not left to the draw (§1.3)") for a in Animal),
        Option("objectives", True, "two objectives are in play (§1.7)"),
        Option("objective_1", "drawn", "the first objective (§8)", choices=("drawn", *NAMES)),
        Option("objective_2", "drawn", "the second objective (§8)", choices=("drawn", *NAMES)),
        Option("predator", "dealt", "the seat that plays the predator (§1.5)", choices=("dealt", *SEATS)),
        Option("masked", False, "nobody knows who the predator is (§9.4)"),
        Option("board", "", "a board of your own (§9.5)", high=board.SIZE, document="json", examples=(board.GLADE,)),
    )
    end_section = "7.5"
    presets: ClassVar = {
        "first game": {"objectives": False},
        "full rules": {},
        "tough nut": {"predators": 3, "prey": 4},  # §9.1
        "completely nuts": {"predators": 4, "prey": 6},  # §9.2
        "handicap": {"predator": "first", "prey": 5},  # §9.3
        "masked": {"masked": True},
    }
    actions = ACTIONS
    kinds = KINDS
    words = OhFoxWords
    phrases: ClassVar = {
        "hungry": "I'm hungry.",
        "saw_you": "{seat}, I know where you are.",
        "not_me": "I was nowhere near.",
        "ouch": "Ouch!",
        "pond": "See you at the pond.",
        "who": "Who on earth is {seat}?",
    }
    lesson = LESSON
    turns: ClassVar[int] = TURNS
    trails: Trails
    homes: tuple[int, ...]  # by seat
    chosen: int  # the seat that is the predator's by choice; NOBODY if it is dealt
    predator_sets: tuple[int, ...]  # the sets of animals that may be laid out
    prey_sets: tuple[int, ...]
    objective_sets: tuple[int, ...]

    def check(self) -> None:
        """§R12 What can't be played together."""
        self.predator_sets = self._layouts("predators", PREDATORS)
        self.prey_sets = self._layouts("prey", PREY)
        self.objective_sets = self._objectives()
        self.chosen = self._chosen()
        self.options["board"] = board.option_of(board.of(str(self.options["board"])))  # §9.5
        self.trails = trails_of(str(self.options["board"]))
        self.homes = tuple(self.trails.board.homes[side] for side in HOMES[self.seats])  # §1.1

    def _layouts(self, option: str, animals: tuple[Animal, ...]) -> tuple[int, ...]:
        number = int(self.options[option])
        named = {animal for animal in animals if self.options[name(animal)]}
        if len(named) > number:
            who = ", ".join(name(animal) for animal in sorted(named))
            raise BadSetup(f"{who} can't all be laid out where {option}={number}: set {option}={len(named)}")
        return tuple(sum(1 << a for a in chosen) for chosen in combinations(animals, number) if named <= {*chosen})

    def _objectives(self) -> tuple[int, ...]:
        wanted = [str(self.options[option]) for option in ("objective_1", "objective_2")]
        named = [NAMES.index(objective) for objective in wanted if objective in NAMES]
        if not self.options["objectives"]:
            if named:
                raise BadSetup(f"the objective {NAMES[named[0]]} needs objectives in play: set objectives=true")
            return (0,)
        if len(named) == IN_PLAY and named[0] == named[1]:
            raise BadSetup(f"objective_1 and objective_2 are both {NAMES[named[0]]}: two different ones are in play")
        pairs = combinations(Objective, IN_PLAY)
        return tuple(sum(1 << one for one in pair) for pair in pairs if {*named} <= {*map(int, pair)})

    def _chosen(self) -> int:
        seat = self.options["predator"]
        if seat == "dealt":
            return NOBODY
        chosen = SEATS.index(str(seat))
        if chosen >= self.seats:
            raise BadSetup(f"with {self.seats} seats the {seat} can't be the predator: there is none")
        if self.options["masked"]:
            raise BadSetup("a chosen predator can't be masked: set masked=false or predator=dealt")
        return chosen

    def set_up(self) -> OhFoxState:
        s = OhFoxState()
        s.lay_out(self.seats, bool(self.options["masked"]), FULL_HAND)
        s.begin(self, SetUp())
        return s

    def new_writer(self) -> OhFoxWriter:
        return OhFoxWriter(self.seats, self.trails, self.homes)

    def view(self, s: OhFoxState, seat: int) -> OhFoxView:
        return view(s, seat)

    def redeal(self, s: OhFoxState, seat: int, dice: Dice) -> OhFoxState:
        return redeal(s, seat, dice)

    def why(self, view: OhFoxView, action: Action) -> Reason | None:
        return why(view, action)

    def refuse_mark(self, s: OhFoxState, seat: int, mark: str, place: str) -> str:
        """§2.4 §R13 The predator moves the others' pawns about as he likes; a masked one has none (§9.4)."""
        if s.masked or seat != s.predator:
            return "only the predator has pawns to keep track with, and a masked one has none (§2.4)"
        if mark not in [str(prey) for prey in range(s.seats) if prey != seat]:
            return f"a pawn is named by the seat of a prey, not {mark!r}"
        if place and place not in [str(space) for space in range(len(self.trails.board.names))]:
            return f"a pawn stands on a space, by its number, not {place!r}"
        return ""

    def winners(self, s: OhFoxState) -> tuple[int, ...]:
        return members(s.winners)

    def points(self, s: OhFoxState) -> tuple[int, ...]:
        """§7.5 The hearts that are left."""
        return s.scores or (0,) * self.seats

    def ending(self, s: OhFoxState) -> str:
        return "" if s.ending == NOBODY else ENDINGS[s.ending]

    def roles(self, s: OhFoxState) -> tuple[str, ...]:
        return tuple(name(animal) for animal in s.animals)

    def notes(self, s: OhFoxState) -> list[Note]:
        return notes(s)


GAME = OhFox
