"""The rules of Oh, Fox!, a frame a section: §1 setting up, §2 turns, §5 the guess.

Where cards lead is in trails.py (§3, §4), the playing-out in playing.py (§6), scoring in scoring.py (§7, §8).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Ballot, Chance, Choice, Draw, Frame, Steps
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.ohfox.animals import ALL_PREDATORS, ALL_PREY, FIRST_PREDATOR, MOST, TURNS
from hoodwink.games.ohfox.events import LAID, OBJECTIVES, PLAYED, PREDATOR
from hoodwink.games.ohfox.moves import GUESS, GUESSES, PLAY, PLAYABLE, without
from hoodwink.games.ohfox.playing import play_out
from hoodwink.games.ohfox.state import OhFoxState

ALL_TURNS: Final[int] = TURNS
PREDATORS: Final[int] = ALL_PREDATORS
PREY: Final[int] = ALL_PREY
_FIRST_PREDATOR: Final[int] = FIRST_PREDATOR

# §1 Setting up ------------------------------------------------------------------------------------------------------


class SetUp(Steps[OhFoxState]):
    """§1 Lay out animals and objectives, deal, begin."""

    __slots__ = ()

    def order(self, s: OhFoxState) -> list[Frame[Any]]:
        return [LayPredators(), LayPrey(), LayObjectives(), *_DEALS[: s.seats], TakeToken(), Turn()]


class LayPredators(Draw[OhFoxState]):
    """§1.3 Predators are laid out: those that were named, the others drawn."""

    __slots__ = ()

    def among(self, s: OhFoxState) -> tuple[int, ...]:
        sets: tuple[int, ...] = s.game.predator_sets
        return sets

    def resolve(self, s: OhFoxState) -> None:
        s.laid = s.outcome


class LayPrey(Draw[OhFoxState]):
    """§1.3 Prey is laid out: those that were named, the others drawn."""

    __slots__ = ()

    def among(self, s: OhFoxState) -> tuple[int, ...]:
        sets: tuple[int, ...] = s.game.prey_sets
        return sets

    def resolve(self, s: OhFoxState) -> None:
        s.laid |= s.outcome
        s.tell((LAID, s.laid))


class LayObjectives(Draw[OhFoxState]):
    """§1.7 Two objectives lie open, chosen or drawn; or none."""

    __slots__ = ()

    def among(self, s: OhFoxState) -> tuple[int, ...]:
        sets: tuple[int, ...] = s.game.objective_sets
        return sets

    def resolve(self, s: OhFoxState) -> None:
        s.objectives = s.outcome
        s.tell((OBJECTIVES, s.objectives))


class Deal(Chance[OhFoxState]):
    """§1.4 An animal for each seat, seen by that seat alone; one of them is a predator. §1.5 Who, may be chosen."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def outcomes(self, s: OhFoxState) -> list[tuple[int, int]]:
        predators = members(s.laid & PREDATORS)
        prey = [animal for animal in members(s.laid & PREY) if animal not in s.animals]
        to_come: i64 = s.seats - self.seat  # seats that have no animal yet, this one included
        chosen: i64 = s.game.chosen
        hunts: i64 = 1 if chosen == NOBODY else int(chosen == self.seat) * to_come  # of so many: it is the predator
        if max(s.animals) >= _FIRST_PREDATOR:
            hunts = 0
        if hunts == 0:
            return [(animal, 1) for animal in prey]
        if hunts == to_come:
            return [(animal, 1) for animal in predators]
        weights = [(animal, len(predators) * (to_come - hunts)) for animal in prey]
        weights += [(animal, len(prey) * hunts) for animal in predators]
        return weights

    def resolve(self, s: OhFoxState) -> None:
        s.animals[self.seat] = s.outcome


_DEALS: Final[list[Frame[Any]]] = [Deal(seat) for seat in range(MOST)]


class TakeToken(Frame[OhFoxState]):
    """§1.6 Whoever is the predator takes the token, so that all know it. §9.4 Not if he is masked."""

    __slots__ = ()

    def resolve(self, s: OhFoxState) -> None:
        if not s.masked:
            unmask(s)


def unmask(s: OhFoxState) -> None:
    """All know now who is the predator, but not which."""
    for seat in range(s.seats):
        if s.animals[seat] >= _FIRST_PREDATOR:
            s.predator = seat
    s.tell((PREDATOR, s.predator))


# §2 Turns -----------------------------------------------------------------------------------------------------------


class Turn(Ballot[OhFoxState]):
    """§2.1 All lay down a card in secret; when the last is down, all are shown. Nothing moves yet (§2.3, §R1)."""

    __slots__ = ()

    def asked(self, s: OhFoxState) -> i64:
        return (1 << s.seats) - 1

    def options(self, s: OhFoxState, seat: i64) -> Options:
        return PLAYABLE[s.hands[seat]]

    def why_not(self, s: OhFoxState, seat: i64, action: i64) -> tuple[str, str]:
        if PLAY <= action < GUESS:
            return "1.2", "no card of this kind is left in its hand"
        return "5.1", "the guess comes after the last turn"

    def default(self, s: OhFoxState, seat: i64) -> int:
        return -1

    def resolve(self, s: OhFoxState) -> None:
        for seat in range(s.seats):
            action: i64 = s.replies[seat]
            s.hands[seat] = without(s.hands[seat], action)
            s.rows[seat] += (action,)  # §2.3
        s.turn += 1
        s.tell((PLAYED, s.turn, tuple(s.replies)))
        if s.turn < ALL_TURNS:
            s.push(self)
            return
        if s.predator == NOBODY:
            unmask(s)  # §9.4
        s.push(Guess(s.predator))


# §5 The guess -------------------------------------------------------------------------------------------------------


class Guess(Choice[OhFoxState]):
    """§5.1 The predator names a different animal for each prey (§R2). Then all is played out (§6)."""

    __slots__ = ()

    def options(self, s: OhFoxState, seat: i64) -> Options:
        return GUESSES[s.seats - 1][s.laid & PREY]

    def why_not(self, s: OhFoxState, seat: i64, action: i64) -> tuple[str, str]:
        if PLAY <= action < GUESS:
            return "2.1", "all eight cards are played"
        return "5.1", "a guess names a different animal that is laid out for each prey"

    def why_not_asked(self, s: OhFoxState, seat: i64) -> tuple[str, str]:
        return "5.1", "the predator guesses"

    def default(self, s: OhFoxState, seat: i64) -> int:
        return -1

    def resolve(self, s: OhFoxState) -> None:
        s.guess = s.replies[self.seat]
        play_out(s)
