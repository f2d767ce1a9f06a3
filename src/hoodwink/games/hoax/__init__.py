"""Hoax (2015): claim to be anyone, call hoax, vote, investigate, accuse."""

from __future__ import annotations

from typing import ClassVar

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Note, Option
from hoodwink.core.seats import NOBODY
from hoodwink.core.why import Reason
from hoodwink.games.hoax.actions import ACTIONS, MOST
from hoodwink.games.hoax.events import KINDS
from hoodwink.games.hoax.lesson import LESSON
from hoodwink.games.hoax.notes import notes
from hoodwink.games.hoax.rules import SetUp
from hoodwink.games.hoax.sheet import GOAL, Character
from hoodwink.games.hoax.state import HoaxState
from hoodwink.games.hoax.tensor import HoaxWriter
from hoodwink.games.hoax.view import HoaxView, may_speak, redeal, view
from hoodwink.games.hoax.why import why
from hoodwink.games.hoax.words import HoaxWords


class Hoax(Game):
    """A game of Hoax: seats, options, and everything that is asked of a game."""

    key = "hoax"
    title = "Hoax"
    summary = "Claim to be anyone, call hoax, vote, investigate, accuse. The last one left inherits."
    version = 1
    least = 3  # §1.7
    most = MOST
    declared = (
        Option("immunities", True, "characters may also be claimed to be spared another's privilege (§9.9)"),
        Option("first", NOBODY, "the seat that begins; -1: drawn (§1.5)", low=NOBODY, high=MOST - 1),
        Option("goal", GOAL, "the points that win a series; 1: a single game (§8.3)", low=1, high=99),
        Option("memory_aid", False, "the screen shows the whole log, not only the current turn (§10.3)"),
    )
    end_section = "7"
    presets: ClassVar = {"first game": {"immunities": False}, "full rules": {"immunities": True}}
    actions = ACTIONS
    kinds = KINDS
    words = HoaxWords
    lesson = LESSON
    phrases: ClassVar = {
        "dare": "Call it a hoax, I dare you.",
        "believe": "I believe {seat}.",
        "doubt": "{seat} is no such thing.",
        "know": "I know who {seat} is.",
        "missed": "Not even close.",
    }

    def check(self) -> None:
        first = self.options["first"]
        if isinstance(first, int) and first >= self.seats:
            raise BadSetup(f"option first is a seat from 0 to {self.seats - 1}, or -1 to draw it, not {first}")

    def set_up(self) -> HoaxState:
        s = HoaxState()
        s.deal(self.seats, int(self.options["first"]), bool(self.options["immunities"]))
        s.begin(self, SetUp())
        return s

    def new_writer(self) -> HoaxWriter:
        return HoaxWriter(self.seats, bool(self.options["immunities"]))

    def view(self, s: HoaxState, seat: int) -> HoaxView:
        return view(s, seat)

    def redeal(self, s: HoaxState, seat: int, dice: Dice) -> HoaxState:
        return redeal(s, seat, dice)

    def why(self, view: HoaxView, action: Action) -> Reason | None:
        return why(view, action, bool(self.options["immunities"]))

    def winners(self, s: HoaxState) -> tuple[int, ...]:
        return () if s.winner == NOBODY else (s.winner,)

    def points(self, s: HoaxState) -> tuple[int, ...]:
        return tuple(s.points if seat == s.winner else 0 for seat in range(self.seats))

    def ending(self, s: HoaxState) -> str:
        return "" if s.winner == NOBODY else "truthful claim" if s.truthful else "last one left"

    def roles(self, s: HoaxState) -> tuple[str, ...]:
        return tuple(Character(card).name.lower() for card in s.identities)

    def notes(self, s: HoaxState) -> list[Note]:
        return notes(s)

    def goal(self) -> int:
        return int(self.options["goal"])

    def may_speak(self, s: HoaxState) -> tuple[int, ...]:
        """§10.2 Whoever is out is silent until the game is over."""
        return may_speak(s)

    def again(self, s: HoaxState, words: str = "") -> Hoax:
        """§8.2 §R2 The winner is the first player of the next game."""
        return Hoax(self.seats, **{**self.options, "first": s.winner})


GAME = Hoax
