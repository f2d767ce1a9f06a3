"""HEX•HEX XL: who holds what. There are too many hands to list, so chances are counted and worlds are weighed.

Every card that a seat has not seen lies in another's hand, face down, or in the deck. Say which kinds a hand is known
not to hold ("can't" and "none" prove it) and each remaining way to deal is as likely as the next: the number of ways is
a coefficient of a product, one factor for each card (`ways`). What was only likely (who lets a card be has probably no
counter, who does not stun has no Stun) is a factor for each card of a kind that a hand would hold (`told`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hoodwink.beliefs.belief import Belief, Hidden
from hoodwink.beliefs.hexhex_notes import told
from hoodwink.core.dice import Dice
from hoodwink.core.game import Game
from hoodwink.games.hexhex.deck import HOUSE, Card, read_once
from hoodwink.games.hexhex.primitives import CATEGORIES, DEALT
from hoodwink.games.hexhex.view import HexView

STIX = 1  # the bit of `modules`, as in state.py, where a belief does not look
NAMES = {number: name for name, number in CATEGORIES.items()}
SAMPLES = 200  # hands that are drawn where a Belief is asked for
MOST_WAYS = 8_000  # entries of a table of ways: six on five seats; beyond that each seat is reckoned for itself

Odds = Sequence[Sequence[float]]  # by seat and kind: what each card of that kind counts in that hand


def rows_of(view: HexView) -> tuple[Card, ...]:
    """The deck that is played with: a view that shows a document of its own is read, else it is the house's."""
    return read_once(view.document).cards if view.document else HOUSE.cards


def unseen(view: HexView, rows: Sequence[Card] | None = None) -> list[int]:
    """By kind: how many cards may be in hands that this view does not show. Those for when dealt never stay there."""
    rows = rows_of(view) if rows is None else rows
    stix = view.modules & STIX
    left = [card.copies if not card.flags & DEALT and (stix or not card.stix) else 0 for card in rows]
    left = [0 if kind in view.removed else copies for kind, copies in enumerate(left)]  # §13.8
    seen = [kind for kind, _, _, _ in view.standing]
    for cards in (*view.table, *view.down, *view.known):
        seen += [kind for kind in cards if kind is not None]
    seen += [kind for kind, copies in view.pile for _ in range(copies)]
    for kind in seen:
        if kind < len(left) and left[kind]:
            left[kind] -= 1
    return left


def hidden_sizes(view: HexView) -> list[int]:
    """By seat: cards in hand that this view does not show."""
    return [size - len(known) for size, known in zip(view.sizes, view.known, strict=True)]


def proved(view: HexView) -> list[list[float]]:
    """By seat and kind: 0 for what its hand is known not to hold, else 1 (§R8)."""
    kinds = range(len(rows_of(view)))
    return [[float(kind not in absent) for kind in kinds] for absent in view.absent]


def weights(view: HexView) -> list[list[float]]:
    """The same times what play has told."""
    likely = told(view, rows_of(view))
    return [[a * b for a, b in zip(sure, soft, strict=True)] for sure, soft in zip(proved(view), likely, strict=True)]


# counting -----------------------------------------------------------------------------------------------------------


def ways(pool: Sequence[int], sizes: Sequence[int], odds: Odds) -> float:
    """The weight of all ways to deal hands of these sizes from a pool: the coefficient of y₀^size₀ y₁^size₁ … in the
    product of (1 + Σ odds[j][kind] yⱼ) over all cards. A card is in one of the hands, or in none of them."""
    steps, total = [], 1
    for size in sizes:
        steps.append(total)
        total *= size + 1
    digits = [[at // step % (size + 1) for step, size in zip(steps, sizes, strict=True)] for at in range(total)]
    table = [0.0] * total
    table[0] = 1.0
    for kind, copies in enumerate(pool):
        factors = [(step, row[kind]) for step, row in zip(steps, odds, strict=True)]
        if not copies or not any(factor for _, factor in factors):
            continue
        for _ in range(copies):
            for at in range(total - 1, 0, -1):
                held = digits[at]
                table[at] += sum([f * table[at - step] for n, (step, f) in enumerate(factors) if held[n] and f])
    return table[-1]


def without(pool: Sequence[int], sizes: Sequence[int], odds: Odds, hand: int, kinds: int) -> float:
    """How likely a hand, by its place, holds no card of this set of kinds."""
    every = ways(pool, sizes, odds)
    if every <= 0:
        return 1.0
    barred = [0.0 if kinds >> kind & 1 else factor for kind, factor in enumerate(odds[hand])]
    return ways(pool, sizes, [barred if n == hand else row for n, row in enumerate(odds)]) / every


def lacks(pool: Sequence[int], size: int, odds: Sequence[float], kinds: int) -> float:
    """The same for a hand by itself: exact where nothing is known of the others."""
    if size <= 0:
        return 1.0
    barred: dict[float, int] = {}  # cards of these kinds, by what each counts
    others: dict[float, int] = {}
    for kind, copies in enumerate(pool):
        if copies and (factor := odds[kind]):
            group = barred if kinds >> kind & 1 else others
            group[factor] = group.get(factor, 0) + copies
    some = [1.0] + [0.0] * size
    for factor, copies in others.items():
        _take(some, copies, factor)
    every = some[:]
    for factor, copies in barred.items():
        _take(every, copies, factor)
    return some[size] / every[size] if every[size] > 0 else 1.0


def _take(table: list[float], copies: int, factor: float) -> None:
    """Times (1 + factor·y)^copies, as far as the table goes."""
    row, term = [1.0], 1.0
    for n in range(1, len(table)):
        term *= factor * (copies - n + 1) / n
        row.append(term)
    for at in range(len(table) - 1, 0, -1):
        table[at] = sum([table[at - n] * row[n] for n in range(at + 1)])


# what a view says ---------------------------------------------------------------------------------------------------


def chances(view: HexView, odds: Odds | None = None) -> list[dict[str, float]]:
    """By seat: how likely its hand holds a card of each category, as `Game.hidden` names them. By what is proved, and
    then exact; or by other odds. What can't be is left out."""
    odds = proved(view) if odds is None else odds
    rows, pool, sizes = rows_of(view), unseen(view), hidden_sizes(view)
    sets = {name: sum([1 << kind for kind, card in enumerate(rows) if card.category == n]) for n, name in NAMES.items()}
    found = []
    for seat in range(view.seats):
        told_of = _linked(seat, sizes, pool, odds)
        shown = {NAMES[rows[kind].category] for kind in view.known[seat]}
        mine: dict[str, float] = {}
        for name, kinds in sets.items():
            if name in shown:
                mine[name] = 1.0
            elif sizes[seat]:
                hands = [sizes[other] for other in told_of]
                chance = 1 - without(pool, hands, [odds[other] for other in told_of], told_of.index(seat), kinds)
                if chance > 0:
                    mine[name] = chance
        found.append(mine)
    return found


def _linked(seat: int, sizes: Sequence[int], pool: Sequence[int], odds: Odds) -> list[int]:
    """The seats that have to be counted together with one: those of whose hands something is known. Of the others
    every card is as good as one in the deck."""
    linked, total = [seat], sizes[seat] + 1
    for other, size in enumerate(sizes):
        some = {factor for factor, copies in zip(odds[other], pool, strict=True) if copies}
        if other != seat and size and len(some) > 1 and total * (size + 1) <= MOST_WAYS:
            linked.append(other)
            total *= size + 1
    return linked


def sampled(view: HexView, dice: Dice, samples: int = SAMPLES) -> Belief:
    """Hands that fit what is proved: by seat the categories that it holds, in one word. The hands of which most is
    known are drawn first, as `redeal` does."""
    return Belief.counted([_named(view, hands) for hands in drawn_hands(view, dice, samples)])


def weighed(view: HexView, dice: Dice, samples: int = SAMPLES) -> Belief:
    """The same times what play has told."""
    likely = told(view, rows_of(view))
    weight: dict[Hidden, float] = {}
    for hands in drawn_hands(view, dice, samples):
        name = _named(view, hands)
        weight[name] = weight.get(name, 0.0) + product(hands, likely)
    return Belief.prior([*weight], [*weight.values()])


def drawn_hands(view: HexView, dice: Dice, samples: int) -> list[list[list[int]]]:
    """Samples: by seat the kinds in its hand that the view does not show."""
    pool, sizes, odds = unseen(view), hidden_sizes(view), proved(view)
    order = sorted(range(view.seats), key=lambda seat: -len(view.absent[seat]))
    found = []
    for _ in range(samples):
        left, hands = list(pool), [[] for _ in sizes]  # type: list[int], list[list[int]]
        for seat in order:
            for _ in range(sizes[seat]):
                fit = [copies if odds[seat][kind] else 0 for kind, copies in enumerate(left)]
                if not sum(fit):
                    break
                at, kind = dice.below(sum(fit)), -1
                while at >= 0:
                    kind += 1
                    at -= fit[kind]
                left[kind] -= 1
                hands[seat].append(kind)
        found.append(hands)
    return found


def _named(view: HexView, hands: Sequence[Sequence[int]]) -> Hidden:
    rows = rows_of(view)
    held = [{NAMES[rows[kind].category] for kind in (*hand, *view.known[seat])} for seat, hand in enumerate(hands)]
    return tuple([" ".join(sorted(names)) for names in held])


# worlds -------------------------------------------------------------------------------------------------------------


def product(hands: Sequence[Sequence[int]], likely: Odds) -> float:
    """How likely the play so far was with these hands, as far as it tells."""
    weight = 1.0
    for hand, row in zip(hands, likely, strict=True):
        for kind in hand:
            weight *= row[kind]
    return weight


def fit(likely: Odds, _: Game, s: Any) -> float:
    """What a world counts that `redeal` drew: how likely the seats' play so far was with the hands that it deals."""
    return product([[s.kinds[slot] for slot in hand] for hand in s.hands], likely)
