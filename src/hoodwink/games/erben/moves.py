"""The actions once more, as plain numbers for the rules, and options that are looked up."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.seats import NOBODY, count, members
from hoodwink.games.erben.actions import (
    ACTIONS,
    Accuse,
    Buy,
    Claim,
    Condemn,
    Cover,
    Crown,
    Declare,
    Done,
    Doubt,
    Give,
    Immune,
    Pay,
    Reprieve,
    Show,
    Stack,
    Swap,
    Take,
    Tithe,
    Vote,
)  # fmt: skip
from hoodwink.games.erben.identities import MOST, POWERS, Identity, Supply
from hoodwink.games.erben.state import IDENTITIES, SUPPLIES, WIDTH, held

# Written out, and checked, because the compiler folds what it can read.
DONE: Final = 1
DOUBT: Final = 2
DOUBT_ON: Final = 3  # the Baron; the other identities after it
AGAINST: Final = 10
FOR: Final = 11
IMMUNE: Final = 12
DECLARE: Final = 13
STACK: Final = 14
COVER: Final = 15  # the Baron; the others after it
assert [ACTIONS.id(a) for a in (Done(), Doubt(), Doubt(Identity.BARON))] == [DONE, DOUBT, DOUBT_ON]
assert [ACTIONS.id(a) for a in (Vote(support=False), Vote(support=True))] == [AGAINST, FOR]
assert [ACTIONS.id(a) for a in (Immune(), Declare(), Stack())] == [IMMUNE, DECLARE, STACK]
assert ACTIONS.id(Cover(Identity.BARON)) == COVER
TAKE: Final[int] = ACTIONS.id(Take(Supply.WINE))  # one, then the pairs
GIVE: Final[int] = ACTIONS.id(Give(Supply.WINE))  # the others follow; so with all below
REPRIEVE: Final[int] = ACTIONS.id(Reprieve(Supply.WINE))
CONDEMN: Final[int] = ACTIONS.id(Condemn(Supply.WINE))
CONDEMN_TWO: Final[int] = ACTIONS.id(Condemn(Supply.WINE, 2, 0))  # + type × seats + seat
PAY: Final[int] = ACTIONS.id(Pay(0))
TITHE: Final[int] = ACTIONS.id(Tithe(0))
CROWN: Final[int] = ACTIONS.id(Crown(0))
BUY: Final[int] = ACTIONS.id(Buy(0, 1))  # + seat × MOST_SHOWN + cards − 1
ACCUSE: Final[int] = ACTIONS.id(Accuse(0, Identity.BARON))  # + seat × IDENTITIES + name
SEATS: Final[int] = MOST
MOST_SHOWN: Final = 6
assert MOST_SHOWN == len(Identity) - 1 == IDENTITIES - 1
assert len(Supply) == SUPPLIES

VOTES: Final[Options] = (AGAINST, FOR)
PASS_OR_DOUBT: Final[Options] = (PASS, DOUBT)
PASS_OR_IMMUNE: Final[Options] = (PASS, IMMUNE)
PASS_OR_DECLARE: Final[Options] = (PASS, DECLARE)
PASS_OR_STACK: Final[Options] = (PASS, STACK)
ONE_CHIP: Final[Options] = tuple([TAKE + type for type in range(SUPPLIES)])
TWO_CHIPS: Final[Options] = tuple([ACTIONS.id(a) for a in ACTIONS if isinstance(a, Take) and a.second is not None])

OTHER: Final = 0  # the verbs that a turn tells apart
CLAIM: Final = 1
PURCHASE: Final = 2
ACCUSATION: Final = 3

TAKE_FROM_BANK: Final = 0  # effects, as in identities.Effect
TAX: Final = 1
COLLECT: Final = 2
SWAP: Final = 3
BEWITCH: Final = 4
STEAL: Final = 5

BARON: Final = 0  # identities, as in identities.Identity
MONK: Final = 1
JUDGE: Final = 2
MERCHANT: Final = 3
MAGICIAN: Final = 4
THIEF: Final = 5


class Move:
    """An action in numbers; NOBODY where a field has no meaning."""

    __slots__ = ("cards", "count", "effect", "gives", "identity", "of", "type", "verb")

    def __init__(self) -> None:
        self.verb: i64 = OTHER
        self.identity: i64 = NOBODY  # claimed, named, doubted or covered
        self.effect: i64 = NOBODY
        self.type: i64 = NOBODY  # taken, named, fined
        self.gives: i64 = NOBODY  # in a swap
        self.count: i64 = 0
        self.of: i64 = NOBODY  # the seat that it is about
        self.cards: i64 = 0  # a set of identities that are shown


def _number(value: int | None) -> int:
    return NOBODY if value is None else int(value)


def _move(action: object) -> Move:
    move = Move()
    if isinstance(action, Claim):
        power = POWERS[action.identity][action.way]
        move.verb = CLAIM
        move.identity = int(action.identity)
        move.effect = int(power.effect)
        move.type = _number(action.type if power.type is None else power.type)
        move.count = int(power.count or action.count)
        move.of = _number(action.of)
    elif isinstance(action, Buy):
        move.verb = PURCHASE
        move.of = int(action.target)
        move.count = int(action.cards)
    elif isinstance(action, Accuse):
        move.verb = ACCUSATION
        move.of = int(action.target)
        move.identity = int(action.name)
    elif isinstance(action, Condemn):
        move.type = int(action.type)
        move.count = int(action.count)
        move.of = _number(action.share)
    elif isinstance(action, Reprieve):
        move.type = int(action.type)
        move.count = 1
    elif isinstance(action, Swap):
        move.effect = SWAP
        move.gives = int(action.gives)
        move.type = int(action.takes)
        move.of = _number(action.of)
    elif isinstance(action, Show):
        move.cards = sum([1 << card for card in action.cards])
    elif isinstance(action, Take):
        move.cards = (1 << (WIDTH * int(action.first))) + (
            0 if action.second is None else 1 << (WIDTH * int(action.second))
        )
    return move


MOVES: Final[list[Move]] = [_move(action) for action in ACTIONS]  # by action

# options that are looked up -----------------------------------------------------------------------------------------

EVERY_SET: Final = 1 << IDENTITIES


def _plain_claims(covered: int) -> Options:
    """§3.2 The claims of heads that are not covered, but for those that name a seat."""
    claims = [ACTIONS.id(a) for a in ACTIONS if isinstance(a, Claim) and not covered >> a.identity & 1]
    return tuple([id for id in claims if MOVES[id].of == NOBODY and MOVES[id].identity != THIEF])


PLAIN_CLAIMS: Final[list[Options]] = [_plain_claims(covered) for covered in range(EVERY_SET)]
NO_THEFT: Final[int] = ACTIONS.id(Claim(Identity.THIEF))  # §3.12 where there is nothing to steal
BEWITCHING: Final[list[int]] = [ACTIONS.id(Claim(Identity.MAGICIAN, of=seat)) for seat in range(MOST)]
THEFT: Final[int] = ACTIONS.id(Claim(Identity.THIEF, type=Supply.WINE, of=0, count=1))  # + 6 × seat + 2 × type + n − 1
COVERS: Final[list[Options]] = [  # by the set of identities that can't be covered
    tuple([COVER + i for i in range(IDENTITIES) if not barred >> i & 1]) for barred in range(EVERY_SET)
]
DOUBTS_ON: Final[list[Options]] = [  # by the set of heads that are covered
    tuple([DOUBT_ON + i for i in range(IDENTITIES) if not covered >> i & 1]) for covered in range(EVERY_SET)
]
NAMES: Final[list[Options]] = [  # by the set of identities in the game: what an accusation may name (§9.1)
    tuple([i for i in range(IDENTITIES) if cast >> i & 1]) for cast in range(EVERY_SET)
]
SHOWS: Final[list[list[Options]]] = [  # by the set of cards that can be shown, and how many are
    [
        tuple([ACTIONS.id(Show(cards)) for cards in combinations(members(able), number)]) if number else ()
        for number in range(min(count(able), MOST_SHOWN) + 1)
    ]
    for able in range(EVERY_SET)
]
BANK_SWAPS: Final[int] = ACTIONS.id(Swap(Supply.WINE, Supply.GOLD))
SWAPS_A_SEAT: Final = 6
SWAP_PAIRS: Final[list[tuple[int, int]]] = [  # gives, takes
    (int(a.gives), int(a.takes)) for a in ACTIONS if isinstance(a, Swap) and a.of is None
]


def at_seats(first: i64, seats: i64) -> list[int]:
    """The actions of a verb, whose first is this, at a set of seats."""
    return [first + seat for seat in members(seats)]


def swaps(fresh: i64, theirs: i64, first: i64) -> list[int]:
    """§3.10 The swaps of chips not swapped yet for any of theirs; `first` is the first of that seat, or the bank's."""
    found: list[int] = []
    for n in range(SWAPS_A_SEAT):
        gives, takes = SWAP_PAIRS[n]
        if held(fresh, gives) and held(theirs, takes):
            found.append(first + n)
    return found
