"""Frames: one section of a rulebook in progress. How the rules wait for a seat is data, a stack of these.

A frame is immutable and holds ints and tuples only; what it needs beyond that is in the state.
Its docstring starts with its § in the game's RULES.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from hoodwink.core.action import PASS, Options
from hoodwink.core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    from hoodwink.core.dice import Dice
    from hoodwink.core.state import State

S = TypeVar("S", bound="State")

# What happens between the first reply and the last. Ballots are the rule; the others add to it.
BALLOT: Final = 0  # all who are asked reply in secret; resolved when the last is in
WINDOW: Final = 1  # the first reply other than a pass closes it
RACE: Final = 2  # resolved when the last is in, in the order of arrival


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A section in progress. With nobody to ask it is resolved at once."""

    __slots__ = ()
    kind: ClassVar[int] = BALLOT
    quiet: ClassVar[bool] = False  # True: who has answered is not shown (`veiled`), and a live table waits a fixed time

    def asked(self, s: S) -> i64:
        """The set of seats that owe a reply, by public facts only; CHANCE where chance does; 0 for nobody."""
        return 0

    def options(self, s: S, seat: i64) -> Options:
        """What a seat that is asked may reply."""
        return ()

    def resolve(self, s: S) -> None:
        """Do what the section says. The frame is off the stack by now; it may push others."""

    def closes(self, s: S, seat: i64, action: i64) -> bool:
        """This reply ends the question though others have not answered."""
        return False

    def opener(self, s: S) -> i64:
        """Who opens this question once people have talked, by public facts only; NOBODY: it is open at once, as it
        always is where nobody can talk. The rules don't wait for it: a live house does."""
        return NOBODY

    def veiled(self, s: S) -> i64:
        """The set of seats of whom it is not shown whether they have answered."""
        return -1 if self.quiet else 0

    def sample(self, s: S, dice: Dice) -> int:
        """Where chance is asked: an outcome, drawn with these dice."""
        raise AssertionError(f"chance is not asked by {self!r}")

    def args(self) -> tuple[Any, ...]:
        """The fields in the order of the constructor."""
        return ()

    def why_not(self, s: S, seat: i64, action: i64) -> tuple[str, str]:
        """The § that forbids an action which is no option now, and the reason; ("", ""): the frame's own § says it."""
        return ("", "")

    def why_not_asked(self, s: S, seat: i64) -> tuple[str, str]:
        """The same for a seat that is not asked at all."""
        return ("", "")

    def default(self, s: S, seat: i64) -> int:
        """The reply when a clock runs out: never a function of what the table doesn't know. −1: drawn evenly."""
        return self.options(s, seat)[0]

    def limit(self, s: S, seat: i64) -> i64:
        """The seconds that the rules themselves leave this seat, whatever clock the table has; 0: as long as it takes.
        By public facts only; once they are over a live table replies as if its clock had run out."""
        return 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.args()))})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Frame) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """One seat chooses."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asked(self, s: S) -> i64:
        return 1 << self.seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ballot(Frame[S]):
    """All reply in secret; resolved when the last is in."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Anyone may step in; the first reply other than a pass closes it (`State.stepped_in`)."""

    __slots__ = ()
    kind: ClassVar[int] = WINDOW

    def closes(self, s: S, seat: i64, action: i64) -> bool:
        return action != PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Frame[S]):
    """All reply; resolved in the order of arrival (`State.arrived`, then `State.by`)."""

    __slots__ = ()
    kind: ClassVar[int] = RACE

    def closes(self, s: S, seat: i64, action: i64) -> bool:
        s.arrived += (seat,)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame[S]):
    """Numbered steps: the frames of `order`, one after another."""

    __slots__ = ()

    def order(self, s: S) -> list[Frame[Any]]:
        return []

    def resolve(self, s: S) -> None:
        s.then(self.order(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """Chance decides. `resolve` finds the outcome in `s.outcome`."""

    __slots__ = ()

    def asked(self, s: S) -> i64:
        return CHANCE

    def outcomes(self, s: S) -> list[tuple[int, int]]:
        """Every outcome with its weight; empty where there are too many to list (then sample and allows say it all)."""
        return []

    def sample(self, s: S, dice: Dice) -> int:
        listed = self.outcomes(s)
        at = dice.below(sum([weight for _, weight in listed]))
        for outcome, weight in listed:
            at -= weight
            if at < 0:
                return outcome
        raise AssertionError("weights add up")

    def allows(self, s: S, outcome: int) -> bool:
        return any([outcome == listed and weight > 0 for listed, weight in self.outcomes(s)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """Chance picks one of a few, each as likely as the next."""

    __slots__ = ()

    def among(self, s: S) -> tuple[int, ...]:
        return ()

    def outcomes(self, s: S) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome in self.among(s)]

    def sample(self, s: S, dice: Dice) -> int:
        among = self.among(s)
        return among[dice.below(len(among))]

    def allows(self, s: S, outcome: int) -> bool:
        return outcome in self.among(s)
