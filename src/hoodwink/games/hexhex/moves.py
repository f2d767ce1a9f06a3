"""The actions once more, as plain numbers for the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.games.hexhex.actions import (
    ACTIONS,
    MOST,
    OBJECTS,
    Cast,
    Caught,
    Challenge,
    Discard,
    Enact,
    Grab,
    Hexed,
    Keyword,
    Knock,
    Law,
    Lay,
    Name,
    Pay,
    Play,
    PutBack,
    Raise,
    Ready,
    Remove,
    Repeal,
    Restore,
    Sacrifice,
    Shape,
    Sign,
    Slip,
    State,
    Swap,
    Take,
    Thank,
    Vote,
)
from hoodwink.games.hexhex.deck import MOST_KINDS

READY: Final[int] = ACTIONS.id(Ready())
SWAP: Final[int] = ACTIONS.id(Swap())
RAISE: Final[int] = ACTIONS.id(Raise())
CAST: Final[int] = ACTIONS.id(Cast(0))  # and the other seats after it; so with all below
NAME: Final[int] = ACTIONS.id(Name(0))
SACRIFICE: Final[int] = ACTIONS.id(Sacrifice(0))
SIGN: Final[int] = ACTIONS.id(Sign(Shape.ROCK))
GRAB_BONE: Final[int] = ACTIONS.id(Grab(ebon=False))
GRAB_EBON: Final[int] = ACTIONS.id(Grab(ebon=True))
ACQUIT: Final[int] = ACTIONS.id(Vote(guilty=False))
GUILTY: Final[int] = ACTIONS.id(Vote(guilty=True))
ON_PURPOSE: Final[int] = ACTIONS.id(Vote(guilty=True, on_purpose=True))
ENACT: Final[int] = ACTIONS.id(Enact(Law.MIRRORED))
REPEAL: Final[int] = ACTIONS.id(Repeal(Law.MIRRORED))
HEXED: Final[int] = ACTIONS.id(Hexed(0))
TAKE: Final[int] = ACTIONS.id(Take(0))
DISCARD: Final[int] = ACTIONS.id(Discard(0))
PUT_BACK: Final[int] = ACTIONS.id(PutBack(0))
REMOVE: Final[int] = ACTIONS.id(Remove(0))
RESTORE: Final[int] = ACTIONS.id(Restore(0))
LAY: Final[int] = ACTIONS.id(Lay(0))
STATE: Final[int] = ACTIONS.id(State(0))
CHALLENGE: Final[int] = ACTIONS.id(Challenge(0))
PAY: Final[int] = ACTIONS.id(Pay(0))
PLAY: Final[int] = ACTIONS.id(Play(0))
KEYWORD: Final[int] = ACTIONS.id(Keyword())
SLIP: Final[int] = ACTIONS.id(Slip())
THANK: Final[int] = ACTIONS.id(Thank())
CAUGHT: Final[int] = ACTIONS.id(Caught(0))
KNOCK: Final[int] = ACTIONS.id(Knock(0, ebon=False))
BLOCKS: Final[int] = KNOCK + 2 * MOST  # where the blocks begin
BLOCK: Final[int] = MOST_KINDS + 2
WAYS_TO: Final[int] = MOST + 1
PLACES: Final[int] = OBJECTS + 1
KINDS: Final[int] = MOST_KINDS
FIRST: Final[int] = OBJECTS
SEATS: Final[int] = MOST
READY_ONLY: Final[Options] = (READY,)
RAISE_ONLY: Final[Options] = (RAISE,)
STILL_OR_RAISE: Final[Options] = (PASS, RAISE)
GRABS: Final[Options] = (GRAB_EBON, GRAB_BONE)
VOTES: Final[Options] = (ACQUIT, GUILTY)
STICK_VOTES: Final[Options] = (ACQUIT, GUILTY, ON_PURPOSE)
SIGNS: Final[Options] = (SIGN, SIGN + 1, SIGN + 2)


def lay(card: i64, to: i64) -> int:
    return LAY + card * WAYS_TO + to + 1


def state_as(card: i64, to: i64) -> int:
    return STATE + card * WAYS_TO + to + 1


def play(card: i64, at: i64) -> int:
    """A card out of turn with the place of its object, −1 for none."""
    if at < FIRST:
        return PLAY + card * PLACES + at + 1
    return _in_block(at) + card


def challenge(at: i64) -> int:
    return CHALLENGE + at if at < FIRST else _in_block(at) + KINDS


def pay(at: i64) -> int:
    return PAY + at if at < FIRST else _in_block(at) + KINDS + 1


def _in_block(at: i64) -> int:
    first = BLOCKS + (at - FIRST) * BLOCK
    while len(ACTIONS) <= first:
        ACTIONS.extend()
    return first


# verbs of what a counter ballot, or a card out of turn, may say
PLAYS: Final = 1
CHALLENGES: Final = 2
PAYS: Final = 3


def said(action: i64) -> tuple[int, int, int]:
    """PLAYS, CHALLENGES or PAYS, the card, and the place of the object (−1 for none); (0, 0, 0) for anything else."""
    if PLAY <= action < KEYWORD:
        return PLAYS, (action - PLAY) // PLACES, (action - PLAY) % PLACES - 1
    if CHALLENGE <= action < PAY:
        return CHALLENGES, 0, action - CHALLENGE
    if PAY <= action < PLAY:
        return PAYS, 0, action - PAY
    if action >= BLOCKS:
        at, rest = (action - BLOCKS) // BLOCK + FIRST, (action - BLOCKS) % BLOCK
        if rest < KINDS:
            return PLAYS, rest, at
        return (CHALLENGES, 0, at) if rest == KINDS else (PAYS, 0, at)
    return 0, 0, 0


assert len(ACTIONS) == BLOCKS
