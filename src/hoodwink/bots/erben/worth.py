"""Die Erben von Hoax, level `regular`: what reserves and actions are worth, in chips, and the showdown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hoodwink.games.erben.actions import Claim
from hoodwink.games.erben.identities import POWERS, Effect, Supply
from hoodwink.games.erben.view import ErbenView

TRIO = 3.6  # a trio is worth more than its chips: it is safe from all but a Thief, and it buys
DECAY = 0.4  # the second chip of a kind counts so much of the first, the third of the second …
RIVAL = 0.15  # what a chip that a rival loses counts beside one gained
FORCE = 0.8  # what others are made to give counts less: they claim to be Magicians

LOOSE = tuple((1.0 - DECAY**held) / (1.0 - DECAY) for held in range(64))
# A showdown, as the difference of points (§10.6).
BY_NAME, LOST = 3.0, -2.0
MOST_TRIOS = 6  # more is never needed against six heads


def reserve(chips: Sequence[int], trios: int = 0) -> float:
    """What loose chips and trios are worth once all that can be is stacked."""
    sets = min(chips)
    return TRIO * (trios + sets) + sum([LOOSE[held - sets] for held in chips])


def plus(chips: Sequence[int], type: int, count: int = 1) -> list[int]:
    """The chips with so many more of a kind, or fewer."""
    new = [*chips]
    new[type] = max(new[type] + count, 0)
    return new


def gain(chips: Sequence[int], type: int, count: int = 1) -> float:
    return reserve(plus(chips, type, count)) - reserve(chips)


def stolen(view: ErbenView, victim: int, type: int, count: int) -> float:
    """What a victim loses by a theft, out of his trios if need be (§6.3)."""
    chips, trios = view.chips[victim], view.trios[victim]
    broken = min(max(count - chips[type], 0), trios)
    rest = plus([held + broken for held in chips], type, -count)
    return reserve(chips, trios) - reserve(rest, trios - broken)


def worth(claim: Claim, seat: int, view: ErbenView) -> float:
    """What an action that stands is worth to this seat: what it gains, and a little of what the others lose."""
    mine = view.chips[seat]
    power = POWERS[claim.identity][claim.way]
    others = [other for other in view.remaining if other != seat]
    match power.effect:
        case Effect.TAKE if power.type is not None:
            return gain(mine, power.type, min(power.count, view.bank[power.type]))
        case Effect.TAX if claim.type is not None:
            type = claim.type
            givers = [view.chips[other] for other in others if view.chips[other][type]]
            return FORCE * (gain(mine, type, len(givers)) - RIVAL * sum(gain(held, type, -1) for held in givers))
        case Effect.COLLECT:
            new, lost = [*mine], 0.0
            for held in (view.chips[other] for other in others if any(view.chips[other])):
                given = max(Supply, key=held.__getitem__)
                lost -= gain(held, given, -1)
                new[given] += 1
            return FORCE * (reserve(new) - reserve(mine) + RIVAL * lost)
        case Effect.SWAP:
            sets, rest = divmod(sum(mine), 3)
            return sets * TRIO + rest - reserve(mine)
        case Effect.BEWITCH if claim.of is not None:
            theirs = view.chips[claim.of]
            got = [a + b for a, b in zip(mine, theirs, strict=True)]
            return FORCE * (reserve(got) - reserve(mine) + RIVAL * reserve(theirs))
        case Effect.STEAL if claim.of is not None and claim.type is not None:
            return gain(mine, claim.type, claim.count) + RIVAL * stolen(view, claim.of, claim.type, claim.count)
    return 0.0


def loss(claim: Claim, victim: int, view: ErbenView) -> float:
    """What an action of another takes from a victim."""
    chips = view.chips[victim]
    match POWERS[claim.identity][claim.way].effect:
        case Effect.TAX if claim.type is not None and chips[claim.type]:
            return -gain(chips, claim.type, -1)
        case Effect.COLLECT if any(chips):
            return min(-gain(chips, type, -1) for type in Supply if chips[type])
        case Effect.BEWITCH if claim.of == victim:
            return reserve(chips)
        case Effect.STEAL if claim.of == victim and claim.type is not None:
            return stolen(view, victim, claim.type, claim.count)
    return 0.0


@lru_cache(maxsize=20_000)
def duel(theirs: int, mine: int, my_trios: int, their_trios: int) -> float:
    """§10 What a showdown is worth to the one in turn, by how many identities each can be, all as likely."""
    return max(duel_moves(theirs, mine, my_trios, their_trios, 1 / theirs, 1 / theirs).values())


def duel_moves(k: int, mine: int, my_trios: int, their_trios: int, least: float, most: float) -> dict[int, float]:
    """What each move is worth: −1 to accuse, 0 to doubt, else to buy so many cards.

    `least` and `most` say how likely the other's least and most likely identities are.
    """
    moves = {-1: most * BY_NAME + (1 - most) * LOST}
    if k > 1:
        moves[0] = least * LOST - (1 - least) * duel(mine, k - 1, their_trios, my_trios)
    for cards in range(1, min(my_trios, k - 1) + 1):
        moves[cards] = -duel(mine, k - cards, their_trios, my_trios - cards)
    return moves


def duel_by_odds(theirs: Sequence[float], mine: Sequence[float], my_trios: int, their_trios: int) -> dict[int, float]:
    """The same where identities are not as likely as each other: what is least likely is doubted, and shown, first."""
    lists = sorted(theirs), sorted(mine)
    memo: dict[tuple[int, int, int, int, int], float] = {}

    def moves(turn: int, his: int, own: int, trios: int, others: int) -> dict[int, float]:
        """For the one in turn: `his` of the other's identities and `own` of one's own are out of the question."""
        odds = lists[turn][his:]
        total, left = sum(odds), len(odds)
        most, least = odds[-1] / total, odds[0] / total
        found = {-1: most * BY_NAME + (1 - most) * LOST}
        if left > 1:
            found[0] = least * LOST - (1 - least) * value(1 - turn, own, his + 1, others, trios)
        for cards in range(1, min(trios, left - 1) + 1):
            found[cards] = -value(1 - turn, own, his + cards, others, trios - cards)
        return found

    def value(*at: int) -> float:
        if at not in memo:
            memo[at] = max(moves(*at).values())  # type: ignore[index]
        return memo[at]  # type: ignore[index]

    return moves(0, 0, 0, my_trios, their_trios)
