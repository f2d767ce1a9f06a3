"""Die Erben von Hoax: claim, doubt, condemn, accuse; the first with ten throne points is king."""

from __future__ import annotations

from typing import ClassVar

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Note, Option
from hoodwink.core.seats import NOBODY
from hoodwink.core.why import Reason
from hoodwink.games.erben.actions import ACTIONS
from hoodwink.games.erben.events import ENDINGS, KINDS
from hoodwink.games.erben.identities import COPIES, LEAST, MERCHANT, MOST, USUAL_MOST, Identity
from hoodwink.games.erben.lesson import LESSON
from hoodwink.games.erben.notes import notes
from hoodwink.games.erben.rules import Rounds
from hoodwink.games.erben.state import (
    ALL_REACTIONS,
    ANY_TURN,
    BESIDE,
    BETTING,
    BY_HAND,
    FOUR_POINTS,
    LOST_TURN,
    MAGICIAN_ALONE,
    NO_FINES,
    NO_POINTS,
    SILENCED,
    STRONGER,
    TOASTS,
    TWO_A_TRIO,
    TWO_CARDS,
    TWO_CHIPS,
    UNMARKED,
    ErbenState,
)  # fmt: skip
from hoodwink.games.erben.tensor import ErbenWriter
from hoodwink.games.erben.view import ErbenView, redeal, view
from hoodwink.games.erben.why import why
from hoodwink.games.erben.words import ErbenWords

_BITS: dict[str, tuple[object, int]] = {  # option → the value that sets a bit, and the bit
    "throne_points": (False, NO_POINTS),
    "accuse_any_turn": (True, ANY_TURN),
    "information_beside": (True, BESIDE),
    "unmarked_doubts": (True, UNMARKED),
    "all_reactions": (True, ALL_REACTIONS),
    "stronger_doubts": (True, STRONGER),
    "two_identities": (True, TWO_CARDS),
    "start_chips": (2, TWO_CHIPS),
    "cards_a_trio": (2, TWO_A_TRIO),
    "wrong_doubt": (4, FOUR_POINTS),
    "fines": (False, NO_FINES),
    "betting": (True, BETTING),
    "toasts": (True, TOASTS),
    "magician_alone": (True, MAGICIAN_ALONE),
    "doubted_is_silent": (True, SILENCED),
    "lost_turn": (True, LOST_TURN),
    "stack_by_hand": (True, BY_HAND),
}


class Erben(Game):
    """A game of Die Erben von Hoax: seats, options, and everything that is asked of a game."""

    key = "erben"
    title = "Die Erben von Hoax"
    summary = "Claim, doubt, judge, accuse: seven identities, three supplies, and a throne for ten points."
    version = 2
    least = LEAST
    most = MOST
    declared = (
        Option("merchant", True, "the Merchant is in the game (§12.1)"),
        Option("throne_points", True, "rounds for throne points; off: one round is the game (§12.2)"),
        Option("accuse_any_turn", False, "anyone may accuse at the end of every turn (§12.3)"),
        Option("information_beside", False, "information is bought beside the action of a turn (§12.4)"),
        Option("unmarked_doubts", False, "a right doubt leaves no marker: remember it (§12.5)"),
        Option("all_reactions", False, "each of the four reactions once a turn, not one of them (§12.6)"),
        Option("stronger_doubts", False, "a doubt carries only if all others support it (§12.7)"),
        Option("two_identities", False, "after a first wrong doubt one goes on with a new card (§12.8)"),
        Option("start_chips", 1, "chips that everyone takes at the start of a round (§12.9)", low=1, high=2),
        Option("cards_a_trio", 1, "cards that a trio buys (§12.10)", low=1, high=2),
        Option("wrong_doubt", 3, "throne points for being wrongly doubted (§12.11)", low=3, high=4),
        Option("start_points", 0, "throne points that everyone starts with: 0, or 2 to 5 (§12.12)", low=0, high=5),
        Option("fines", True, "the reactions of Baron, Judge and Monk are in the game (§12.13)"),
        Option("betting", False, "the king takes the pot, but for the others' points (§12.14)"),
        Option("toasts", False, "the house calls out who drinks to what (§12.15)"),
        Option("magician_alone", False, "with all reactions: a Magician is no Baron, Judge or Monk too (§12.16)"),
        Option("doubted_is_silent", False, "who was rightly doubted doesn't react any more in that turn (§12.17)"),
        Option("lost_turn", False, "a right doubt on an action costs the turn (§12.18)"),
        Option("stack_by_hand", False, "trios are stacked by hand (§12.19)"),
        Option("large", False, "the large table, for 9 to 14 seats (§12.20)"),
    )
    end_section = "11.2"
    presets: ClassVar = {
        "first game": {},
        "original": {
            "merchant": False, "throne_points": False, "accuse_any_turn": True, "information_beside": True,
            "unmarked_doubts": True, "all_reactions": True,
        },
        "two-identities": {"two_identities": True},
        "large": {
            "large": True, "start_chips": 2, "cards_a_trio": 2, "wrong_doubt": 4, "start_points": 3, "fines": False,
            "accuse_any_turn": True, "information_beside": True,
        },
    }  # fmt: skip
    actions = ACTIONS
    kinds = KINDS
    words = ErbenWords
    forgets = "unmarked_doubts"  # §12.5
    lesson = LESSON
    phrases: ClassVar = {
        "doubt": "I don't believe {seat}.",
        "believe": "I believe {seat}.",
        "dare": "Doubt me, I dare you.",
        "illegal": "That was illegal!",
        "mercy": "Mercy!",
        "know": "I know who {seat} is.",
        "missed": "Not even close.",
    }

    @classmethod
    def wrong_seats(cls, seats: object) -> BadSetup:
        """§1.1 Too few, too many, or too many without the large table: one answer says it all."""
        can = f"{LEAST} to {USUAL_MOST} seats, or up to {MOST} at the large table (option or preset large)"
        return BadSetup(f"{cls.title} is played with {can}, not {seats!r}")

    def check(self) -> None:
        """§12.21 What can't be played together, with the reason."""
        options, identities = self.options, len(Identity) - (not self.options["merchant"])
        if self.seats > USUAL_MOST and not options["large"]:
            raise self.wrong_seats(self.seats)
        if self.seats > COPIES * identities:
            raise BadSetup(
                f"without the Merchant there are {COPIES * identities} identity cards, too few for {self.seats} seats"
            )
        if options["start_points"] == 1:
            raise BadSetup("option start_points is 0, or a number from 2 to 5")
        if not options["throne_points"]:
            for name, idle in (("two_identities", False), ("wrong_doubt", 3), ("start_points", 0), ("betting", False)):
                if options[name] != idle:
                    raise BadSetup(f"option {name} counts throne points, and with throne_points off there are none")
        if options["two_identities"] and options["wrong_doubt"] != 3:
            raise BadSetup("with two_identities wrong doubts give 2 points and then 3, so wrong_doubt stays 3")

    def set_up(self) -> ErbenState:
        cast = (1 << len(Identity)) - 1
        if not self.options["merchant"]:
            cast &= ~(1 << MERCHANT)
        s = ErbenState()
        s.lay_out(self.seats, self._modules(), cast, int(self.options["start_points"]))
        s.begin(self, Rounds())
        return s

    def _modules(self) -> int:
        return sum(bit for name, (value, bit) in _BITS.items() if self.options[name] == value)

    def new_writer(self) -> ErbenWriter:
        return ErbenWriter(self.seats, self._modules())

    def view(self, s: ErbenState, seat: int) -> ErbenView:
        return view(s, seat)

    def redeal(self, s: ErbenState, seat: int, dice: Dice) -> ErbenState:
        return redeal(s, seat, dice)

    def why(self, view: ErbenView, action: Action) -> Reason | None:
        return why(view, action)

    def winners(self, s: ErbenState) -> tuple[int, ...]:
        return (s.winner,) if s.is_over() else ()

    def points(self, s: ErbenState) -> tuple[int, ...]:
        """Throne points; without them, one for the winner."""
        if not s.is_over():
            return (0,) * self.seats
        if s.modules & NO_POINTS:
            return tuple(int(seat == s.winner) for seat in range(self.seats))
        return tuple(s.throne)

    def ending(self, s: ErbenState) -> str:
        return ENDINGS[s.ending] if s.is_over() else ""

    def roles(self, s: ErbenState) -> tuple[str, ...]:
        """Each seat's identity in the round that is being played, or was played last."""
        return tuple("none" if card == NOBODY else Identity(card).name.lower() for card in s.cards)

    def notes(self, s: ErbenState) -> list[Note]:
        return notes(s)


GAME = Erben
