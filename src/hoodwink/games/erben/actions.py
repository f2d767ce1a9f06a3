"""The verbs of Die Erben von Hoax, and the list that gives each action its id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from hoodwink.core.action import Action, Actions, Pass
from hoodwink.games.erben.identities import MOST, MOST_FINE, MOST_STOLEN, POWERS, Effect, Identity, Supply, Way

__all__ = [
    "ACTIONS", "Accuse", "Buy", "Claim", "Condemn", "Cover", "Crown", "Declare", "Done", "Doubt", "Give", "Immune",
    "Pass", "Pay", "Reprieve", "Show", "Stack", "Swap", "Take", "Tithe", "Vote",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Enough of that."""


@dataclass(frozen=True, slots=True)
class Doubt(Action):
    """You are not that. In a showdown it names the identity."""

    identity: Identity | None = None


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """On a doubt: I support it, or I don't."""

    support: bool


@dataclass(frozen=True, slots=True)
class Immune(Action):
    """As the Magician I am spared."""


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """As the Baron I call this illegal."""


@dataclass(frozen=True, slots=True)
class Stack(Action):
    """Stack one trio."""


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """Cover a head on my card: I am not this one."""

    identity: Identity


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a chip of this kind to start with, or two."""

    first: Supply
    second: Supply | None = None


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a chip of this kind."""

    type: Supply


@dataclass(frozen=True, slots=True)
class Reprieve(Action):
    """As the Monk I let you off for a chip of this kind."""

    type: Supply


@dataclass(frozen=True, slots=True)
class Condemn(Action):
    """As the Judge I fine you; the second chip goes to the Baron on seat `share`."""

    type: Supply
    count: int = 1
    share: int | None = None


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay the fine that this seat has set."""

    to: int


@dataclass(frozen=True, slots=True)
class Tithe(Action):
    """Accept this seat's reprieve and pay it."""

    to: int


@dataclass(frozen=True, slots=True)
class Crown(Action):
    """This seat shall crown me."""

    seat: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy information: so many cards that this seat is not."""

    target: int
    cards: int = 1


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """You are the …: only the two of us see the card."""

    target: int
    name: Identity


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """As the Merchant: one chip for another, with the bank or with a seat."""

    gives: Supply
    takes: Supply
    of: int | None = None


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Show these identities, by number, to the buyer: I am none of them."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """I am the …: everything that the claimant decides, at once."""

    identity: Identity
    way: Way = Way.A
    type: Supply | None = None  # named for a tax, or stolen
    of: int | None = None  # the seat that loses
    count: int = 0  # stolen


def _claims(me: Identity, way: Way, effect: Effect) -> Iterator[Claim]:
    seats = range(MOST)
    match effect:
        case Effect.TAX:
            yield from (Claim(me, way, type) for type in Supply)
        case Effect.BEWITCH:
            yield from (Claim(me, way, of=seat) for seat in seats)
        case Effect.STEAL:
            yield Claim(me, way)  # where there is nothing to steal
            numbers = range(1, MOST_STOLEN + 1)
            yield from (Claim(me, way, type, seat, n) for seat in seats for type in Supply for n in numbers)
        case _:
            yield Claim(me, way)


def _all() -> Iterator[Action]:
    seats = range(MOST)
    yield Done()
    yield Doubt()
    yield from (Doubt(identity) for identity in Identity)
    yield Vote(support=False)
    yield Vote(support=True)
    yield Immune()
    yield Declare()
    yield Stack()
    yield from (Cover(identity) for identity in Identity)
    yield from (Take(type) for type in Supply)
    yield from (Take(first, second) for first, second in combinations_with_replacement(Supply, 2))
    yield from (Give(type) for type in Supply)
    yield from (Reprieve(type) for type in Supply)
    yield from (Condemn(type) for type in Supply)
    yield from (Condemn(type, MOST_FINE, seat) for type in Supply for seat in seats)
    yield from (Pay(seat) for seat in seats)
    yield from (Tithe(seat) for seat in seats)
    yield from (Crown(seat) for seat in seats)
    yield from (Buy(seat, cards) for seat in seats for cards in range(1, len(Identity)))
    yield from (Accuse(seat, name) for seat in seats for name in Identity)
    yield from (Swap(gives, takes, of) for of in (None, *seats) for gives, takes in permutations(Supply, 2))
    yield from (Show(cards) for size in range(1, len(Identity)) for cards in combinations(range(len(Identity)), size))
    for me in Identity:
        for way, power in zip(Way, POWERS[me], strict=False):
            yield from _claims(me, way, power.effect)


ACTIONS = Actions(_all())
