"""The actions once more, as plain numbers for the rules, and options that are looked up."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.seats import members
from hoodwink.games.ohfox.actions import ACTIONS, Guess, Play
from hoodwink.games.ohfox.animals import IN_HAND, Card, Direction, Prey

# Written out, and checked, because the compiler folds what it can read.
PLAY: Final = 1  # a card pointing north; east, south, west follow, then the next card; a play is its id less this
STOP: Final = 16  # the one play without a direction, as it is the last
PLAYS: Final = 17
GUESS: Final = 18  # the first guess
SINGLE: Final = 0
DOUBLE: Final = 1
MOVE_STOP: Final = 2
TRIGGER: Final = 3
STOP_CARD: Final = 4
CARDS: Final = 5
assert ACTIONS.id(Play(Card.SINGLE, Direction.NORTH)) == PLAY
assert ACTIONS.id(Play(Card.TRIGGER, Direction.WEST)) == PLAY + 4 * TRIGGER + 3
assert ACTIONS.id(Play(Card.STOP)) == PLAY + STOP == GUESS - 1
assert list(IN_HAND) == list(Card) == [SINGLE, DOUBLE, MOVE_STOP, TRIGGER, STOP_CARD]

WIDTH: Final = 3  # bits a kind of card in a hand
FULL_HAND: Final[int] = sum([count << (WIDTH * card) for card, count in IN_HAND.items()])  # §1.2


def without(hand: i64, action: i64) -> i64:
    """A hand, less the card of a play."""
    return hand - (1 << (WIDTH * ((action - PLAY) >> 2)))


# §2.1 §2.2 By hand: every card that is left, in every direction that it may point to.
PLAYABLE: Final[list[Options]] = [()] * (1 << (WIDTH * CARDS))
HELD: Final[list[tuple[int, ...]]] = [()] * (1 << (WIDTH * CARDS))  # by hand: how many there are of each kind
for _counts in product(*[range(count + 1) for count in IN_HAND.values()]):
    _hand = sum([count << (WIDTH * card) for card, count in enumerate(_counts)])
    PLAYABLE[_hand] = tuple([PLAY + play for play in range(PLAYS) if _counts[play >> 2]])
    HELD[_hand] = _counts


# §5.1 by the number of prey seats and the set of prey animals that are laid out: the guesses that can be made
GUESSES: Final[list[list[Options]]] = [
    [
        tuple([ACTIONS.id(Guess(*[Prey(n) for n in named])) for named in permutations(members(laid), number)])
        if number
        else ()
        for laid in range(64)
    ]
    for number in range(4)
]
NAMED: Final[list[tuple[int, ...]]] = [  # by action: the animals that a guess names
    tuple([int(prey) for prey in action.named]) if isinstance(action, Guess) else () for action in ACTIONS
]
