"""Masks: a small game with something of everything, for the tests of the kernel and of the tests.

Each section's frame is a class variable, so that a test can put one with a fault in its place.
"""

from importlib.resources import files
from typing import ClassVar

from hoodwink.core.game import Game, Option
from hoodwink.core.seats import NOBODY, count
from hoodwink.core.words import Words
from masks import rules
from masks.rules import ACTIONS, BOW, KINDS, MOST, Mask, MasksState
from masks.view import MasksView, redeal, view


class Masks(Game):
    """The game."""

    key = "masks"
    title = "Masks"
    summary = "Name a mask, step forward, doubt, peek, grab."
    version = 1
    least = 3
    most = MOST
    declared: ClassVar[tuple[Option, ...]] = (
        Option("rounds", 2, "how many rounds are played (§1.2)", low=1, high=3),
        Option("peeks", True, "the speaker peeks at a mask (§2.5)"),
        Option("climate", "fair", "how likely sun is (§2.8)", choices=("fair", "foul")),
    )
    presets = {"short": {"rounds": 1}, "long": {"rounds": 3}}  # noqa: RUF012
    actions = ACTIONS
    kinds = KINDS
    words = Words

    deal, name, forward, vote = rules.Deal, rules.Naming, rules.Forward, rules.Belief
    peek, purse, grab, weather = rules.Peeking, rules.Purse, rules.Grabbing, rules.Weather

    def set_up(self):
        s = MasksState()
        s.masks, s.purses, s.score = [NOBODY] * self.seats, [0] * self.seats, [0] * self.seats
        s.bowed, s.round, s.speaker, s.named, s.stepped = 0, 0, NOBODY, NOBODY, NOBODY
        s.begin(self, rules.SetUp())
        return s

    def view(self, s, seat) -> MasksView:
        return view(s, seat)

    def redeal(self, s, seat, dice):
        return redeal(s, seat, dice)

    def winners(self, s):
        points = self.points(s)
        still = [seat for seat in range(self.seats) if not s.bowed >> seat & 1]
        best = max(points[seat] for seat in still)
        return () if s.stack else tuple(seat for seat in still if points[seat] == best)

    def points(self, s):
        """§3.1 §4.1"""
        if s.stack:
            return (0,) * self.seats
        return tuple(0 if s.bowed >> n & 1 else s.score[n] + s.purses[n] for n in range(self.seats))

    def ending(self, s):
        return "" if s.stack else "all shown"

    def roles(self, s):
        return tuple(Mask(mask).name.lower() for mask in s.masks)

    def refuse_interjection(self, s, seat, action):
        """§4.1 Only bowing out comes from outside the turn."""
        if action != BOW:
            return "only bowing out comes from outside the turn"
        going = [other for other, _ in s.queue]
        if not (0 <= seat < self.seats and s.seated >> seat & 1) or seat in going:
            return "it is not in the game"
        return "" if count(s.seated) - len(going) > 2 else "only two are left"

    def interjected(self, s, seat, action):
        s.bowed |= 1 << seat
        s.tell((rules.BOWED, seat))

    @classmethod
    def rules_text(cls, language="en"):
        text = files("masks").joinpath("RULES.md").read_text(encoding="utf-8")  # of a faulty game too
        return text if language == "en" else ""


GAME = Masks
