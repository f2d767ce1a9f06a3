"""The verbs of Hoax, and the list that gives each action its id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from hoodwink.core.action import NO_BLOCK, Action, Actions, Pass
from hoodwink.games.hoax.sheet import SHEET, TOKENS_IN_THE_BOX, Character, Effect, Privilege, Resource

MOST = 6

__all__ = [
    "ACTIONS", "EXCHANGERS", "PRIVILEGE_OF", "Accuse", "CallHoax", "Claim", "Done", "Give", "Immune", "Investigate",
    "Pass", "Take", "Vote",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a token of this type from the supply."""

    type: Resource


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a token of this type."""

    type: Resource


@dataclass(frozen=True, slots=True)
class Done(Action):
    """My turn is over."""


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """I am the …: everything that the claimant decides, at once."""

    character: Character
    takes: Resource | None = None  # the type taken or named
    gives: Resource | None = None  # in an exchange: the type given away
    count: int = 0  # in an exchange: how many
    of: int | None = None  # the seat that loses or exchanges; in an exchange None is the supply
    helps: int | None = None  # the seat that takes a token too
    neighbours: bool = False  # both neighbours give


@dataclass(frozen=True, slots=True)
class Investigate(Action):
    """Pay one token of each type and see four suspicion cards of this seat."""

    target: int


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """You are the …: said to this seat alone."""

    target: int
    name: Character


@dataclass(frozen=True, slots=True)
class CallHoax(Action):
    """Hoax! `on` names the seat where several claims are open at once."""

    on: int | None = None


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Thumb up: I believe it. Thumb down: a hoax."""

    up: bool


@dataclass(frozen=True, slots=True)
class Immune(Action):
    """As the …, I am immune to that."""

    character: Character


def _claims(me: Character, privilege: Privilege) -> Iterator[Claim]:
    """Every claim that uses this privilege, but for exchanges, which have no end."""
    types, seats = privilege.types, range(MOST)
    match privilege.effect:
        case Effect.TAKE | Effect.COLLECT:
            yield from (Claim(me, takes=type) for type in types)
        case Effect.NEIGHBOURS:
            yield Claim(me, neighbours=True)
        case Effect.SEIZE:
            yield from (Claim(me, takes=type, of=seat) for type in types for seat in seats)
        case Effect.HELP if len(types) == 1:
            yield from (Claim(me, helps=seat) for seat in seats)
        case Effect.HELP:
            yield from (Claim(me, takes=type, helps=seat) for type in types for seat in seats)
        case Effect.EXCHANGE:
            yield Claim(me)  # with an empty hand


def _exchanges(n: int) -> Iterator[Claim]:
    """Every exchange of n + 1 tokens."""
    for character, privilege in EXCHANGERS.items():
        for gives, takes in permutations(privilege.types, 2):
            yield from (Claim(character, takes, gives, n + 1, of) for of in (None, *range(MOST)))


def _block(action: Action) -> int:
    return action.count - 1 if isinstance(action, Claim) and action.gives is not None else NO_BLOCK


def _all() -> Iterator[Action]:
    yield Done()
    yield CallHoax()
    yield from (CallHoax(seat) for seat in range(MOST))
    yield Vote(up=True)
    yield Vote(up=False)
    yield from (Take(type) for type in Resource)
    yield from (Give(type) for type in Resource)
    yield from (Immune(character) for character in Character)
    yield from (Investigate(seat) for seat in range(MOST))
    yield from (Accuse(seat, name) for seat in range(MOST) for name in Character)
    yield from PRIVILEGE_OF


def _privileges() -> dict[Claim, Privilege]:
    """What each claim uses. A sheet on which one claim could mean two things can't be played."""
    pairs = [(claim, p) for row in SHEET for p in row.privileges for claim in _claims(row.character, p)]
    assert len(dict(pairs)) == len(pairs), "two alternatives of one character are claimed in the same words"
    return dict(pairs)


PRIVILEGE_OF = _privileges()
EXCHANGERS: dict[Character, Privilege] = {
    row.character: privilege for row in SHEET for privilege in row.privileges if privilege.effect is Effect.EXCHANGE
}
ACTIONS = Actions(_all(), more=_exchanges, block=_block)
for _ in range(TOKENS_IN_THE_BOX):
    ACTIONS.extend()
