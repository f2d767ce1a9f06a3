"""What bots say and hear: remarks, the moments that call for them, and how often they come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hoodwink.core.dice import Dice
from hoodwink.core.seats import members

FINE = 10_000  # of a chance


@dataclass(frozen=True, slots=True)
class Remark:
    """A quick phrase that was said at the table: everybody has heard it."""

    seat: int
    phrase: str
    about: int | None = None
    ply: int = 0  # when


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that all have seen or heard, and that a seat may have something to say about."""

    seat: int  # whose moment it is
    what: str  # a key of its game's triggers
    at: int  # the number of the event, or of the remark
    among: int = 0  # the seats that it may be about


@dataclass(frozen=True, slots=True)
class Trigger:
    """What may be said in such a moment. Which of the phrases it is, is drawn evenly, before anything secret is looked
    at: what a seat hides shows in whom it names and nowhere else."""

    rate: float  # how often something is said: all seats alike, whatever they hide
    says: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # phrases about a seat
    fleeting: bool = False  # it makes no sense once the question is another
    answers: bool = False  # a seat that is spoken to may answer at once


Triggers = dict[str, Trigger]

# At every table.
OVER, GREETED, NAMED, PRAISED = "over", "greeted", "named", "praised"
EVERYWHERE: Triggers = {
    OVER: Trigger(0.12, ("well_played",)),
    GREETED: Trigger(0.3, ("hello",)),
    NAMED: Trigger(0.45, ("trust_me",), answers=True),
    PRAISED: Trigger(0.25, ("thanks",), answers=True),
}
ILL = ("suspect", "spy", "doubt", "know", "saw_you", "watch", "you-next")  # what nobody likes to hear about himself
WELL = ("trust", "one_of_us", "believe")


def after(remarks: Sequence[Remark], start: int, seats: int) -> list[Moment]:
    """The moments that remarks make, from this number on."""
    found = []
    for at, remark in enumerate(remarks[start:], start):
        if remark.phrase == "hello":
            found += [Moment(seat, GREETED, at) for seat in range(seats) if seat != remark.seat]
        elif remark.about is not None and remark.about != remark.seat and remark.phrase in ILL + WELL:
            what = NAMED if remark.phrase in ILL else PRAISED
            found.append(Moment(remark.about, what, at, 1 << remark.seat))
    return found


def happens(chance: float, dice: Dice) -> bool:
    return int(dice.below(FINE)) < chance * FINE


def any_of(seats: int, dice: Dice) -> int:
    """One of a set of seats."""
    return int(dice.pick(members(seats)))


def as_set(seats: Iterable[int]) -> int:
    return sum([1 << seat for seat in seats])


def others(seat: int, seats: int) -> int:
    """All but this one, as a set."""
    return ((1 << seats) - 1) & ~(1 << seat)
