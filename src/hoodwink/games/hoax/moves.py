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
from hoodwink.games.hoax.state import has_one_of_each, held

# Written out, and checked, because the compiler folds what it can read.
DONE: Final = 1
CALL: Final = 2
UP: Final = 9
DOWN: Final = 10
TAKE_FIRST: Final = 11  # then prestige, evidence
GIVE_FIRST: Final = 14
assert [ACTIONS.id(a) for a in (Done(), CallHoax(), Vote(up=True), Vote(up=False))] == [DONE, CALL, UP, DOWN]
assert [ACTIONS.id(a) for a in (Take(Resource.CASH), Give(Resource.CASH))] == [TAKE_FIRST, GIVE_FIRST]
CALL_ON: Final = [ACTIONS.id(CallHoax(seat)) for seat in range(6)]
TAKES: Final[Options] = tuple([ACTIONS.id(Take(type)) for type in Resource])
GIVES: Final[Options] = tuple([ACTIONS.id(Give(type)) for type in Resource])
IMMUNE_AS: Final = [ACTIONS.id(Immune(character)) for character in Character]
INVESTIGATE: Final = [ACTIONS.id(Investigate(seat)) for seat in range(6)]
ACCUSE: Final = [ACTIONS.id(Accuse(seat, Character.EX_WIFE)) for seat in range(6)]
CHARACTERS: Final = len(Character)
MOST_TURNS: Final = 20_000  # looked-up turns that are kept: some 8 MB

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


MOVES: Final[list[Move]] = []  # by action


def move_of(action: i64) -> Move:
    """The numbers of any action; for one that has been an option `MOVES` holds them."""
    while action >= len(MOVES):  # the list has no end
        MOVES.append(_move(ACTIONS[len(MOVES)]))
    return MOVES[action]


move_of(len(ACTIONS) - 1)

_CLAIMS: Final[list[list[int]]] = [  # by character, but for exchanges
    [ACTIONS.id(a) for a in ACTIONS if isinstance(a, Claim) and a.character == c and a.gives is None] for c in Character
]
IMMUNE_TO: Final[list[list[int]]] = [  # by character: who is immune to it
    [int(row.character) for row in SHEET if c in row.immune_to] for c in Character
]


_TURNS: Final[dict[tuple[int, ...], Options]] = {}


def turn_options(tokens: list[int], seat: i64, others: i64, imposters: i64, claimed: bool, accused: bool) -> Options:
    """§2.2 All that a turn offers, by what everybody sees; looked up where it has been asked for before."""
    key = (seat | others << 3 | imposters << 9 | claimed << 16 | accused << 17, *tokens)
    known = _TURNS.get(key)
    if known is None:
        if len(_TURNS) >= MOST_TURNS:
            _TURNS.clear()
        known = _turn(tokens, seat, others, imposters, claimed, accused)
        _TURNS[key] = known
    return known


def _turn(tokens: list[int], seat: i64, others: i64, imposters: i64, claimed: bool, accused: bool) -> Options:
    mine: i64 = tokens[seat]
    options = _claims(others, imposters, mine == 0) if not claimed else [DONE]
    if has_one_of_each(mine):
        options += [INVESTIGATE[other] for other in members(others)]
    if not accused:
        options += [ACCUSE[other] + name for other in members(others) for name in range(CHARACTERS)]  # §R10
    if not claimed:
        options += _swaps(mine, 0, NOBODY, imposters)
        for other in members(others):
            options += _swaps(mine, tokens[other], other, imposters)
    return tuple(options)


def _claims(others: i64, imposters: i64, empty: bool) -> list[int]:
    """§3.1 Every claim with these seats as targets, but for exchanges."""
    options: list[int] = []
    for character in range(CHARACTERS):
        if imposters >> character & 1:
            continue  # §6.6
        for action in _CLAIMS[character]:
            move = MOVES[action]
            aims = move.helps if move.of == NOBODY else move.of
            if aims != NOBODY and not others >> aims & 1:
                continue  # §2.4
            if move.effect == EXCHANGE and not empty:
                continue  # §3.11
            options.append(action)
    return options


def _swaps(mine: i64, theirs: i64, of: i64, imposters: i64) -> list[int]:
    """§3.11 Every exchange of these tokens, with the supply (`of` NOBODY) or with a seat that holds `theirs`."""
    options: list[int] = []
    for character, privilege in EXCHANGERS.items():
        if imposters >> int(character) & 1:
            continue  # §6.6
        for gives, takes in permutations(privilege.types, 2):
            most = held(mine, gives)
            if of != NOBODY:
                most = min(most, held(theirs, takes))
            for n in range(1, most + 1):
                options.append(_swap(Claim(character, takes, gives, n, None if of == NOBODY else int(of))))
    return options


def _swap(claim: Claim) -> int:
    """The id of an exchange, also of one that the list has not come to yet (§R16)."""
    while getattr(ACTIONS[len(ACTIONS) - 1], "count", 0) < claim.count:
        ACTIONS.extend()
    action = ACTIONS.id(claim)
    move_of(action)
    return action
