"""HEX•HEX XL: how a level reckons. What is said there of each number holds for `regular`; the others have their own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """The numbers of a level; those of regular if nothing else is said."""

    steps: int = 1  # a Hex is followed for so many passes
    fizzles: float = 0.05  # the chance that an answer ends a Hex and does not pass it
    astray: float = 0.22  # how much of what is passed goes to no neighbour
    calm: float = 2.5  # by so many Voices a rival has to be behind to count a third …
    heat: float = 0.5  # … and by so many more for every round that is left
    whim: float = 0.06  # a player must not be read: up to so much is added to each answer by chance
    keep: float = 2.0  # how much the price of a card counts
    lie: float = 0.4  # how often one who could answer lays something else under a name
    doubted: float = 0.15  # how often a name is challenged that is quite likely; more, the less likely it is
    counter: float = 2.0  # what a counter must bring: it is hoarded, and lost at the end of the round
    stun: float = 1.0  # and another card out of turn: it stuns whom it targets itself, and hardly anybody else
    haste: float = 3.0  # and less, once the hands of all have on average fewer cards than this: the round ends soon
    paying: float = 2.4  # what a cancelled card must be worth to be paid for


REGULAR = Style()
