"""Die Erben von Hoax: who is whom in the round that is being played. Two cards of each identity, up to 14 seats.

At three seats a few dozen deals fit a view, at fourteen hundreds of millions. Chances need no list of them: seats are
dealt to one after another, and all ways that leave the same cards are one (`marginals`), at most 3⁷ of them. So it is
exact and quick for any number of seats; the list itself is made where it is short.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

from hoodwink.beliefs.belief import Belief, Hidden
from hoodwink.beliefs.erben_conduct import KINDS, Notes
from hoodwink.core.event import Event
from hoodwink.core.game import Game
from hoodwink.core.seats import members
from hoodwink.games.erben.events import ADMITTED, ROUND, TURNED
from hoodwink.games.erben.identities import COPIES, Identity
from hoodwink.games.erben.view import ErbenView
from hoodwink.games.erben.worlds import told_by

NAMES = tuple(identity.name.lower() for identity in Identity)  # as `Game.roles` has them
LISTED = 20_000  # where more deals may fit, they are not listed: `hidden` is empty, and all else works as ever
EVEN = (1.0,) * len(KINDS)
DIGIT = 2  # bits of a number of cards: what is left is one number, a digit an identity

Ratios = Sequence[Sequence[float]]  # by seat and identity: how much likelier its play is, if it is that one
Cards = tuple[int, ...]  # by seat


@dataclass(frozen=True)
class Facts:
    """For certain: by seat the set of identities that it can be, by identity how many cards lie before the seats or
    were not dealt."""

    can: tuple[int, ...]
    left: tuple[int, ...]


@dataclass(frozen=True)
class Deals(Belief):
    """Every deal that fits, as likely as its number of ways times how likely the play would have been."""

    facts: Facts
    told: Ratios

    @cached_property
    def _by_seat(self) -> list[dict[str, float]]:
        rows = marginals(self.facts, self.told)
        return [{NAMES[c]: chance for c, chance in enumerate(row) if chance > 0} for row in rows]

    @cached_property
    def total(self) -> float:
        return total(self.facts, self.told)

    def weight(self, hidden: Hidden) -> float:
        if any(role not in NAMES for role in hidden):
            return 0.0
        cards = tuple([NAMES.index(role) for role in hidden])
        return ways(self.facts, cards) * likelihood(cards, self.told) / self.total

    def likeliest(self) -> Hidden:
        best: dict[int, tuple[float, Cards]] = {_start(self.facts.left): (1.0, ())}
        for seat, cards in enumerate(self.facts.can):
            step: dict[int, tuple[float, Cards]] = {}
            for code, (weight, dealt) in best.items():
                for card in members(cards):
                    if number := code >> DIGIT * card & 3:
                        new = code - (1 << DIGIT * card)
                        found = weight * number * self.told[seat][card]
                        if new not in step or found > step[new][0]:
                            step[new] = found, (*dealt, card)
            best = step
        return _named(max(best.values())[1])


def exact(view: ErbenView) -> Deals:
    """All that fits the view, by what is certain. Two cards of one identity are two cards."""
    return _deals(facts(view), [EVEN] * view.seats)


def weighed(view: ErbenView) -> Deals:
    """The same, times how likely each seat's claims, doubts, votes and silence of this round would have been."""
    notes = Notes(view.seats, view.modules, view.cast)
    notes.read(view.log)
    return _deals(facts(view), [notes.told(seat) if seat != view.seat else EVEN for seat in range(view.seats)])


def fit(belief: Deals, game: Game, s: Any) -> float:
    """What a world that `redeal` drew counts: it draws every deal of the cards as often as the next."""
    cards = tuple([NAMES.index(role) for role in game.roles(s)])
    return likelihood(cards, belief.told) * prior_of(belief.facts) / belief.total


def total(known: Facts, told: Ratios) -> float:
    """The weight of all deals together."""
    return sum(_dealt(known, told)[-1].values())


def prior_of(known: Facts) -> float:
    """In how many ways the cards can lie."""
    return total(known, [EVEN] * len(known.can))


def facts(view: ErbenView) -> Facts:
    """One's own card, covers, heads doubted away, cards shown and turned up, one's own accusations. A first card of
    one who has a second (§12.8) is out of the pack."""
    if view.cards is not None:  # the game is over, and all is open
        return Facts(tuple([1 << card if card >= 0 else 1 << view.turned[n][-1] for n, card in enumerate(view.cards)]),
                     (COPIES,) * len(KINDS))  # fmt: skip
    log = this_round(view.log)
    lost = [0] * view.seats
    for event in log:
        if event[0] == ADMITTED:
            lost[event[1]] |= 1 << event[2]
        elif event[0] == TURNED:
            lost[event[1]] = 0
    told, cast = told_by(log, view.seat), sum([1 << c for c in view.cast])
    sets, left = [], [COPIES * (cast >> c & 1) for c in KINDS]
    for seat in range(view.seats):
        able = cast & ~lost[seat] & told.get(seat, -1)
        for card in (*view.covered[seat], *view.seen[seat]):
            able &= ~(1 << card)
        if seat == view.seat and view.identity is not None:
            able = 1 << view.identity
        open_cards = view.turned[seat]
        if open_cards and told.get(seat) == 1 << open_cards[-1]:
            open_cards, able = open_cards[:-1], 1 << open_cards[-1]  # that is its card; what is left is an old one
        for card in open_cards:
            left[card] -= 1
        sets.append(able)
    return Facts(tuple(sets), tuple(left))


def this_round(log: Sequence[Event]) -> list[Event]:
    """What has happened since the cards were dealt."""
    for at in range(len(log) - 1, -1, -1):
        if log[at][0] == ROUND:
            return list(log[at + 1 :])
    return list(log)


# dealing ------------------------------------------------------------------------------------------------------------


def likelihood(cards: Sequence[int], told: Ratios) -> float:
    product = 1.0
    for card, ratios in zip(cards, told, strict=True):
        product *= ratios[card]
    return product


def ways(known: Facts, cards: Cards) -> int:
    """In how many ways these cards can come to lie so; 0 if that can't be."""
    left, number = [*known.left], 1
    for able, card in zip(known.can, cards, strict=True):
        number *= left[card] * (able >> card & 1)
        left[card] -= 1
    return max(number, 0)


def marginals(known: Facts, told: Ratios) -> list[list[float]]:
    """By seat and identity: how likely it is.

    `before[k]` has the weight of all ways to deal to the first k seats, by the cards that are left then; `after` of
    all ways to deal to the others.
    """
    before = _dealt(known, told)
    after = dict.fromkeys(before[-1], 1.0)
    total = sum(before[-1].values())
    rows = [[0.0] * len(KINDS) for _ in known.can]
    for k in reversed(range(len(known.can))):
        cards = [(c, DIGIT * c, 1 << DIGIT * c, told[k][c]) for c in members(known.can[k])]
        step, row = {}, rows[k]
        for code, weight in before[k].items():
            rest = 0.0
            for c, shift, one, ratio in cards:
                if number := code >> shift & 3:
                    later = number * ratio * after[code - one]
                    rest += later
                    row[c] += weight * later
            step[code] = rest
        after = step
        row[:] = [weight / total for weight in row]
    return rows


def marginal(known: Facts, told: Ratios, seat: int) -> list[float]:
    """One row of `marginals`, in half the time: this seat is dealt to last."""
    order = [*range(seat), *range(seat + 1, len(known.can)), seat]
    moved = Facts(tuple([known.can[n] for n in order]), known.left)
    ratios = [told[n] for n in order]
    row = [0.0] * len(KINDS)
    for code, weight in _dealt(moved, ratios, len(order) - 1)[-1].items():
        for c in members(known.can[seat]):
            row[c] += weight * (code >> DIGIT * c & 3) * told[seat][c]
    total = sum(row)
    return [weight / total for weight in row]


def _dealt(known: Facts, told: Ratios, seats: int | None = None) -> list[dict[int, float]]:
    """By the number of seats: the cards that are left when those have theirs, and the weight of all ways to it."""
    before: list[dict[int, float]] = [{_start(known.left): 1.0}]
    for k, able in enumerate(known.can[:seats]):
        cards = [(DIGIT * c, 1 << DIGIT * c, told[k][c]) for c in members(able)]
        step: dict[int, float] = {}
        for code, weight in before[k].items():
            for shift, one, ratio in cards:
                if number := code >> shift & 3:
                    new = code - one
                    step[new] = step.get(new, 0.0) + weight * number * ratio
        before.append(step)
    return before


def _start(left: Sequence[int]) -> int:
    return sum([number << DIGIT * c for c, number in enumerate(left)])


def _deals(known: Facts, told: Ratios) -> Deals:
    """With the list of deals, where it is short."""
    if prod([able.bit_count() for able in known.can]) > LISTED:
        return Deals((), (), known, told)
    found = [(cards, ways(known, cards)) for cards in _listed(known.can)]
    possible = [(cards, number * likelihood(cards, told)) for cards, number in found if number]
    listed = Belief.prior([_named(cards) for cards, _ in possible], [weight for _, weight in possible])
    return Deals(listed.hidden, listed.weights, known, told)


def _listed(can: Sequence[int]) -> Iterator[Cards]:
    if not can:
        yield ()
        return
    for rest in _listed(can[:-1]):
        for card in members(can[-1]):
            yield (*rest, card)


def _named(cards: Cards) -> Hidden:
    return tuple([NAMES[card] for card in cards])
