"""The Resistance with Hostile Intent: missions, plot cards, Hunters, the Inquisitor, Reversers."""

from __future__ import annotations

from typing import ClassVar

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.game import Game, Note, Option
from hoodwink.core.seats import NOBODY
from hoodwink.core.why import Reason
from hoodwink.games.resistance.actions import ACTIONS
from hoodwink.games.resistance.events import KINDS
from hoodwink.games.resistance.lesson import LESSON
from hoodwink.games.resistance.notes import notes
from hoodwink.games.resistance.roles import LEAST, MOST, Role, cast, deck, side_of
from hoodwink.games.resistance.rules import SetUp
from hoodwink.games.resistance.state import (
    BLAME,
    BLIND_SPIES,
    DUMMY,
    HIDDEN_REVERSER,
    HUNTERS,
    INQUISITOR,
    PLOTS,
    TARGETING,
    ResistanceState,
)  # fmt: skip
from hoodwink.games.resistance.tensor import ResistanceWriter
from hoodwink.games.resistance.view import ResistanceView, redeal, view
from hoodwink.games.resistance.why import why
from hoodwink.games.resistance.words import ResistanceWords

_BITS = {
    "blind_spies": BLIND_SPIES, "targeting": TARGETING, "plots": PLOTS, "hunter": HUNTERS, "dummy_agent": DUMMY,
    "blame": BLAME, "inquisitor": INQUISITOR, "hidden_reverser": HIDDEN_REVERSER,
}  # fmt: skip
ENDINGS = ("three missions", "five rejections", "accusation", "early accusation")


class Resistance(Game):
    """A game of The Resistance: seats, options, and everything that is asked of a game."""

    key = "resistance"
    title = "The Resistance"
    summary = "Spies among you: name teams, vote, go on missions. With plots, Hunters, Inquisitor and Reversers."
    version = 1
    least = LEAST
    most = MOST
    declared = (
        Option("blind_spies", False, "the spies do not know each other (§4.1)"),
        Option("targeting", False, "the leader names the mission with the team (§4.2)"),
        Option("plots", False, "plot cards (§5)"),
        Option("hunter", False, "the Hunter module: Chiefs, Hunters, accusations (§6)"),
        Option("dummy_agent", False, "with the Hunter module: a Dummy Agent (§9.1)"),
        Option("coordinator", False, "with the Hunter module: a Coordinator (§9.2)"),
        Option("deep_agent", False, "with the Hunter module: a Deep Agent (§9.3)"),
        Option("pretender", False, "with the Deep Agent: a Pretender (§9.4)"),
        Option("blame", False, "with Deep Agent and Pretender: Blame (§9.5)"),
        Option("inquisitor", False, "the Inquisitor module (§10)"),
        Option("reverser", "none", "the Reverser module (§11)", choices=("none", "resistance", "spy", "both")),
        Option("hidden_reverser", False, "the spy Reverser is hidden from the spies (§11.3)"),
    )
    end_section = "3.6"
    presets: ClassVar = {
        "first game": {},
        "plots": {"plots": True},
        "hunter": {"hunter": True},
        "inquisitor": {"inquisitor": True},
        "reverser": {"reverser": "both"},
        "hostile intent": {"hunter": True, "inquisitor": True, "reverser": "resistance", "plots": True},
    }
    actions = ACTIONS
    kinds = KINDS
    words = ResistanceWords
    lesson = LESSON
    phrases: ClassVar = {
        "was_there": "I was on that mission. It wasn't me.",
        "approve": "Let this team go.",
        "reject": "Vote this team down.",
        "one_of_us": "{seat} is one of us.",
        "spy": "{seat} is a spy.",
        "take_me": "Take me along.",
    }
    cast: tuple[int, ...]

    def check(self) -> None:
        self.cast = cast(self.seats, self.options)

    def set_up(self) -> ResistanceState:
        s = ResistanceState()
        s.lay_out(self.seats, self.cast, len(Role), self._modules(), deck(self.seats))
        s.begin(self, SetUp())
        return s

    def _modules(self) -> int:
        return sum(bit for name, bit in _BITS.items() if self.options[name])

    def new_writer(self) -> ResistanceWriter:
        return ResistanceWriter(self.seats, self.cast, self._modules())

    def view(self, s: ResistanceState, seat: int) -> ResistanceView:
        return view(s, seat)

    def redeal(self, s: ResistanceState, seat: int, dice: Dice) -> ResistanceState:
        return redeal(s, seat, dice)

    def why(self, view: ResistanceView, action: Action) -> Reason | None:
        return why(view, action)

    def winners(self, s: ResistanceState) -> tuple[int, ...]:
        return tuple(seat for seat, role in enumerate(s.roles) if side_of(role) == s.winner)

    def points(self, s: ResistanceState) -> tuple[int, ...]:
        won = self.winners(s)
        return tuple(int(seat in won) for seat in range(self.seats))

    def ending(self, s: ResistanceState) -> str:
        return "" if s.winner == NOBODY else ENDINGS[s.ending]

    def roles(self, s: ResistanceState) -> tuple[str, ...]:
        return tuple(Role(role).name.lower() for role in s.roles)

    def notes(self, s: ResistanceState) -> list[Note]:
        return notes(s)

    def sides(self, s: ResistanceState) -> tuple[str, ...]:
        return tuple(side_of(role).name.lower() for role in s.roles)


GAME = Resistance
