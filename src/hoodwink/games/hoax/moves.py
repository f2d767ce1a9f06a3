"""The actions once more, as plain numbers for the rules: what the compiled code reads instead of typed objects."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.hoax.actions import (
    ACTIONS,
    EXCHANGERS,
    PRIVILEGE_OF,
    Accuse,
    CallHoax,
    Claim,
    Done,
    Give,
    Immune,
    Investigate,
    Take,
    Vote,
)  # fmt: skip
from hoodwink.games.hoax.sheet import SHEET, Character, Effect, Resource
from hoodwink.games.hoax.state import held

DONE: Final = ACTIONS.id(Done())
CALL: Final = ACTIONS.id(CallHoax())
UP: Final = ACTIONS.id(Vote(up=True))
DOWN: Final = ACTIONS.id(Vote(up=False))
CALL_ON: Final = [ACTIONS.id(CallHoax(seat)) for seat in range(6)]
TAKES: Final[Options] = tuple([ACTIONS.id(Take(type)) for type in Resource])
GIVES: Final[Options] = tuple([ACTIONS.id(Give(type)) for type in Resource])
IMMUNE_AS: Final = [ACTIONS.id(Immune(character)) for character in Character]
INVESTIGATE: Final = [ACTIONS.id(Investigate(seat)) for seat in range(6)]
ACCUSE: Final = [ACTIONS.id(Accuse(seat, Character.EX_WIFE)) for seat in range(6)]
CHARACTERS: Final = len(Character)

OTHER: Final = 0  # the verbs that a turn tells apart
CLAIM: Final = 1
INVESTIGATION: Final = 2
ACCUSATION: Final = 3

TAKE: Final = 0
NEIGHBOURS: Final = 1
COLLECT: Final = 2
EXCHANGE: Final = 3
SEIZE: Final = 4
HELP: Final = 5


class Move:
    """An action in numbers; NOBODY where a field has no meaning."""

    __slots__ = ("character", "count", "effect", "gives", "helped", "helps", "of", "takes", "target", "verb")

    def __init__(self) -> None:
        self.verb: i64 = OTHER
        self.character: i64 = NOBODY  # claimed, or named in an accusation
        self.effect: i64 = NOBODY
        self.takes: i64 = NOBODY
        self.gives: i64 = NOBODY
        self.count: i64 = 0
        self.of: i64 = NOBODY
        self.helps: i64 = NOBODY
        self.helped: i64 = 0
        self.target: i64 = NOBODY


def _number(value: int | None) -> int:
    return NOBODY if value is None else int(value)


def _move(action: object) -> Move:
    move = Move()
    if isinstance(action, Claim):
        privilege = PRIVILEGE_OF.get(action) or EXCHANGERS[action.character]
        move.verb = CLAIM
        move.character = int(action.character)
        move.effect = int(privilege.effect)
        move.takes = _number(action.takes)
        if privilege.effect == Effect.HELP and action.takes is None:
            move.takes = int(privilege.types[0])
        move.gives = _number(action.gives)
        move.count = int(action.count) if privilege.effect == Effect.EXCHANGE else int(privilege.count)
        move.of = _number(action.of)
        move.helps = _number(action.helps)
        move.helped = int(privilege.helped)
    elif isinstance(action, Investigate):
        move.verb = INVESTIGATION
        move.target = int(action.target)
    elif isinstance(action, Accuse):
        move.verb = ACCUSATION
        move.target = int(action.target)
        move.character = int(action.name)
    return move


_MOVES: Final[list[Move]] = []


def move_of(action: i64) -> Move:
    """The numbers of an action."""
    while action >= len(_MOVES):  # the list has no end
        _MOVES.append(_move(ACTIONS[len(_MOVES)]))
    return _MOVES[action]


_CLAIMS: Final[list[list[int]]] = [  # by character, but for exchanges
    [ACTIONS.id(a) for a in ACTIONS if isinstance(a, Claim) and a.character == c and a.gives is None] for c in Character
]
SWAPPERS: Final[int] = sum([1 << character for character in EXCHANGERS])
IMMUNE_TO: Final[list[list[int]]] = [  # by character: who is immune to it
    [int(row.character) for row in SHEET if c in row.immune_to] for c in Character
]


def turn_options(others: i64, imposters: i64, may_claim: bool, may_accuse: bool, may_pay: bool, empty: bool) -> Options:
    """§2.2, but for exchanges: all that a turn offers, with these seats as targets."""
    options: list[int] = []
    if may_claim:
        for character in range(CHARACTERS):
            if imposters >> character & 1:
                continue  # §6.6
            for action in _CLAIMS[character]:
                move = move_of(action)
                aims = move.helps if move.of == NOBODY else move.of
                if aims != NOBODY and not others >> aims & 1:
                    continue
                if move.effect == EXCHANGE and not empty:
                    continue
                options.append(action)
    else:
        options.append(DONE)
    if may_pay:
        options.extend([INVESTIGATE[seat] for seat in members(others)])
    if may_accuse:
        options.extend([ACCUSE[seat] + name for seat in members(others) for name in range(CHARACTERS)])
    return tuple(options)


_TURNS: Final[dict[int, Options]] = {}
_SWAPS: Final[dict[tuple[int, int, int, int], Options]] = {}


def cached_turn(others: i64, imposters: i64, may_claim: bool, may_accuse: bool, may_pay: bool, empty: bool) -> Options:
    key = others | imposters << 6 | int(may_claim) << 13 | int(may_accuse) << 14 | int(may_pay) << 15 | int(empty) << 16
    known = _TURNS.get(key)
    if known is None:
        known = turn_options(others, imposters, may_claim, may_accuse, may_pay, empty)
        _TURNS[key] = known
    return known


def swaps(mine: i64, theirs: i64, of: i64, imposters: i64) -> Options:
    """§3.11 Every exchange of these tokens, with the supply (`of` NOBODY) or with a seat that holds `theirs`."""
    key = (mine, theirs, of, imposters & SWAPPERS)
    known = _SWAPS.get(key)
    if known is None:
        if len(_SWAPS) > 50_000:
            _SWAPS.clear()
        known = tuple([ACTIONS.id(claim) for claim in _swaps(mine, theirs, of, imposters)])
        _SWAPS[key] = known
    return known


def _swaps(mine: i64, theirs: i64, of: i64, imposters: i64) -> list[Claim]:
    claims: list[Claim] = []
    for character, privilege in EXCHANGERS.items():
        if imposters >> int(character) & 1:
            continue  # §6.6
        for gives, takes in permutations(privilege.types, 2):
            most = held(mine, gives)
            if of != NOBODY:
                most = min(most, held(theirs, takes))
            for n in range(1, most + 1):
                claims.append(Claim(character, takes, gives, n, None if of == NOBODY else int(of)))
    if claims:
        biggest = max([claim.count for claim in claims])
        while getattr(ACTIONS[len(ACTIONS) - 1], "count", 0) < biggest:
            ACTIONS.extend()
    return claims
