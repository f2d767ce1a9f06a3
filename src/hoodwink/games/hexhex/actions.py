"""The verbs of HEX•HEX XL, and the list that gives each action its id. Cards are named by their number in the deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from hoodwink.core.action import NO_BLOCK, Action, Actions, Pass
from hoodwink.games.hexhex.deck import MOST_KINDS

__all__ = [
    "ACTIONS", "Cast", "Caught", "Challenge", "Discard", "Enact", "Grab", "Hexed", "Keyword", "Knock", "Law", "Lay",
    "Name", "Pass", "Pay", "Play", "PutBack", "Raise", "Ready", "Remove", "Repeal", "Restore", "Sacrifice", "Shape",
    "Sign", "Slip", "State", "Swap", "Take", "Thank", "Vote",
]  # fmt: skip

MOST = 6
OBJECTS = 16  # objects of a card out of turn or a counter that every list has; more come in blocks
MOST_GIVEN = 9


class Shape(IntEnum):
    """§9.3 Each beats the next: rock beats scissors, scissors beat paper, paper beats rock."""

    ROCK = 0
    SCISSORS = 1
    PAPER = 2


class Law(IntEnum):
    """§13 Laws that the house enforces, and those in the table's own words: for each penalty one (§13.9)."""

    MIRRORED = 0
    SILENCE = 1
    REVENGE = 2
    PAYMENT = 3
    RAISED = 4
    KEYWORD_YOU = 5
    KEYWORD_I = 6
    KEYWORD_HEX = 7
    OWN_VOICE_1 = 8
    OWN_VOICE_2 = 9
    OWN_VOICE_3 = 10
    OWN_CARD_1 = 11
    OWN_CARD_2 = 12


OWN_LAWS = (Law.OWN_VOICE_1, Law.OWN_VOICE_2, Law.OWN_VOICE_3, Law.OWN_CARD_1, Law.OWN_CARD_2)


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """I have read my cards."""


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """HEX•HEX, you there!"""

    seat: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """This card answers the Hex; `to` where there is a choice of seats. With Deception: the card that is laid."""

    card: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class State(Action):
    """With Deception: what the card is said to be."""

    card: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card out of turn, or a counter, with the place of its object in the view's list."""

    card: int
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """That card is not what you say."""

    at: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """By the law of payment: cancelled, for 2 Voice."""

    at: int


@dataclass(frozen=True, slots=True)
class Hexed(Action):
    """A card for when Hexed."""

    card: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """A card from the pile."""

    card: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Face down before me."""

    card: int


@dataclass(frozen=True, slots=True)
class PutBack(Action):
    """Back into the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Draw one, then put one back."""


@dataclass(frozen=True, slots=True)
class Name(Action):
    """A seat, for whatever is asked."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sacrifice(Action):
    """So much Voice of mine."""

    amount: int


@dataclass(frozen=True, slots=True)
class Sign(Action):
    """Rock, paper, scissors."""

    shape: Shape


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Cards down, hands up."""


@dataclass(frozen=True, slots=True)
class Grab(Action):
    """A stick, ebon or bone if there is a choice."""

    ebon: bool


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """On a call: guilty, or not; of a stick also guilty, and clearly on purpose."""

    guilty: bool
    on_purpose: bool = False


@dataclass(frozen=True, slots=True)
class Enact(Action):
    """A law for the games to come."""

    law: Law


@dataclass(frozen=True, slots=True)
class Repeal(Action):
    """That law is gone."""

    law: Law


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """This kind of card is out of the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class Restore(Action):
    """It is in it again."""

    card: int


@dataclass(frozen=True, slots=True)
class Caught(Action):
    """From outside the turn: you have broken the curse, or a law of the table's own."""

    seat: int
    law: Law | None = None


@dataclass(frozen=True, slots=True)
class Keyword(Action):
    """From outside the turn: I have said the word."""


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """From outside the turn, in one room: this seat has knocked a stick off the table."""

    seat: int
    ebon: bool


@dataclass(frozen=True, slots=True)
class Slip(Action):
    """From outside the turn: what I said in the chat breaks my curse."""


@dataclass(frozen=True, slots=True)
class Thank(Action):
    """From outside the turn: I said thanks in the chat."""


def _all() -> Iterator[Action]:
    cards, seats = range(MOST_KINDS), range(MOST)
    yield Ready()
    yield Swap()
    yield Raise()
    yield from (Cast(seat) for seat in seats)
    yield from (Name(seat) for seat in seats)
    yield from (Sacrifice(amount) for amount in range(MOST_GIVEN + 1))
    yield from (Sign(shape) for shape in Shape)
    yield Grab(ebon=False)
    yield Grab(ebon=True)
    yield Vote(guilty=False)
    yield Vote(guilty=True)
    yield Vote(guilty=True, on_purpose=True)
    yield from (Enact(law) for law in Law)
    yield from (Repeal(law) for law in Law)
    for verb in (Hexed, Take, Discard, PutBack, Remove, Restore):
        yield from (verb(card) for card in cards)
    yield from (Lay(card, to) for card in cards for to in (None, *seats))
    yield from (State(card, to) for card in cards for to in (None, *seats))
    yield from (Challenge(at) for at in range(OBJECTS))
    yield from (Pay(at) for at in range(OBJECTS))
    yield from (Play(card, at) for card in cards for at in (None, *range(OBJECTS)))
    yield Keyword()
    yield Slip()
    yield Thank()
    yield from (Caught(seat, law) for law in (None, *OWN_LAWS) for seat in seats)
    yield from (Knock(seat, ebon) for ebon in (False, True) for seat in seats)


def _more(block: int) -> Iterator[Action]:
    """With more objects than OBJECTS on the table: those of one more."""
    at = OBJECTS + block
    yield from (Play(card, at) for card in range(MOST_KINDS))
    yield Challenge(at)
    yield Pay(at)


def _block(action: Action) -> int:
    at = action.at if isinstance(action, Play | Challenge | Pay) else None
    return NO_BLOCK if not isinstance(at, int) or at < OBJECTS else at - OBJECTS


ACTIONS = Actions(_all(), _more, _block)
