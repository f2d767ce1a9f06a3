"""Ratings: one number a bot that says how it fares against any others, with its error.

The model. What wins are units: a seat, or a side where sides win together. A unit is as strong as the bots on its seats
are on average, plus what its side is worth by itself, and it wins with a chance in proportion to e to that strength:
Plackett and Luce's first place, which for two units is Bradley and Terry's, the model of Elo. A win that several units
share is shared out between them. That fits 2 to 14 seats, one winner or several and sides of any size, and it has one
best answer, which Newton's steps find without a library. On Elo's scale 400 points are odds of ten to one, for two
seats as for a whole side against a whole side; the mean of the bots is 1500.

A weak prior keeps a bot that has won everything, or nothing, at a number. Errors come from how much deals differ (the
sandwich estimate), because games of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from hoodwink.arena.intervals import FEW_DEALS, t_95

ELO = 400 / log(10)  # points of a rating for one of e
MEAN = 1500.0
PRIOR = 1 / (1000 / ELO) ** 2  # as if bots were spread by a thousand points
STEPS = 60  # Newton needs under ten; halved steps count too
CLOSE = 1e-10

Weights = tuple[tuple[int, float], ...]  # by parameter: how much of it is in a unit's strength
Vector = list[float]
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Contest:
    """One game: the units that could win, and what share of the win each had. They add up to 1."""

    deal: int
    units: tuple[Weights, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float
    error: float | None  # half of its 95 % interval; None if there is but one deal


def rate(
    names: Sequence[str], games: Iterable[tuple[int, Sequence[str], Sequence[str], Sequence[int]]]
) -> list[Rating]:
    """A rating for each name from games as (deal, bots by seat, sides by seat or (), winners)."""
    contests = [contest for game in games if (contest := _contest(names, *game)) is not None]
    number = len(names)
    worth = fitted(contests, number + len(_sides_of(contests, number)))
    mean = sum(worth[:number]) / number
    errors = [sqrt(max(v, 0.0)) for v in _variances(contests, worth, number)]
    deals = len({contest.deal for contest in contests})
    t = t_95(deals - 1) if deals > 1 else None
    return [Rating(MEAN + ELO * (worth[i] - mean), t and ELO * t * errors[i]) for i in range(number)]


def _contest(
    names: Sequence[str], deal: int, bots: Sequence[str], sides: Sequence[str], winners: Sequence[int]
) -> Contest | None:
    """None for a game that nobody has won, or that everybody has."""
    if not winners or len(winners) == len(bots):
        return None
    if not sides:
        units: list[Weights] = [((names.index(bot), 1.0),) for bot in bots]
        return Contest(deal, tuple(units), tuple((seat in winners) / len(winners) for seat in range(len(bots))))
    units, won = [], []
    for place, side in enumerate(sorted({*sides})):
        members = [bot for bot, mine in zip(bots, sides, strict=True) if mine == side]
        parts = [(names.index(bot), members.count(bot) / len(members)) for bot in sorted({*members})]
        units.append((*parts, (len(names) + place, 1.0)))
        won.append(float(sides[winners[0]] == side))
    return Contest(deal, tuple(units), tuple(won))


def _sides_of(contests: Sequence[Contest], number: int) -> set[int]:
    return {at for contest in contests for unit in contest.units for at, _ in unit if at >= number}


def fitted(contests: Sequence[Contest], size: int) -> Vector:
    """The parameters that make what happened most likely, with the prior: Newton's steps, halved where too long."""
    worth = [0.0] * size
    best = _likelihood(contests, worth)
    for _ in range(STEPS):
        slope, curve = _derivatives(contests, worth)
        step = solve(curve, slope)
        while True:
            tried = [w + s for w, s in zip(worth, step, strict=True)]
            found = _likelihood(contests, tried)
            if found >= best - CLOSE or max(map(abs, step)) < CLOSE:
                break
            step = [s / 2 for s in step]
        worth, best = tried, found
        if max(map(abs, step), default=0.0) < CLOSE:
            break
    return worth


def _chances(contest: Contest, worth: Vector) -> Vector:
    strengths = [sum(worth[at] * weight for at, weight in unit) for unit in contest.units]
    most = max(strengths)
    odds = [exp(strength - most) for strength in strengths]
    whole = sum(odds)
    return [one / whole for one in odds]


def _likelihood(contests: Sequence[Contest], worth: Vector) -> float:
    found = -PRIOR / 2 * sum(w * w for w in worth)
    for contest in contests:
        chances = _chances(contest, worth)
        found += sum(won * log(max(p, 1e-300)) for won, p in zip(contest.won, chances, strict=True) if won)
    return found


def _slope(contest: Contest, chances: Vector) -> dict[int, float]:
    found: dict[int, float] = {}
    for unit, won, chance in zip(contest.units, contest.won, chances, strict=True):
        for at, weight in unit:
            found[at] = found.get(at, 0.0) + (won - chance) * weight
    return found


def _derivatives(contests: Sequence[Contest], worth: Vector) -> tuple[Vector, Matrix]:
    """The slope of the likelihood, and minus its curve."""
    size = len(worth)
    slope = [-PRIOR * w for w in worth]
    curve = [[PRIOR * (row == column) for column in range(size)] for row in range(size)]
    for contest in contests:
        chances = _chances(contest, worth)
        for at, part in _slope(contest, chances).items():
            slope[at] += part
        mean: dict[int, float] = {}
        for unit, chance in zip(contest.units, chances, strict=True):
            for at, weight in unit:
                mean[at] = mean.get(at, 0.0) + chance * weight
                for other, more in unit:
                    curve[at][other] += chance * weight * more
        for at, one in mean.items():
            for other, two in mean.items():
                curve[at][other] -= one * two
    return slope, curve


def _variances(contests: Sequence[Contest], worth: Vector, number: int) -> Vector:
    """Of each bot's parameter less the mean of the bots': what is between deals, within the inverse curve."""
    _, curve = _derivatives(contests, worth)
    rests: dict[int, Vector] = {}
    for contest in contests:
        mine = rests.setdefault(contest.deal, [0.0] * len(worth))
        for at, part in _slope(contest, _chances(contest, worth)).items():
            mine[at] += part
    deals = len(rests)
    found = []
    for bot in range(number):
        wanted = [(at == bot) - 1 / number if at < number else 0.0 for at in range(len(worth))]
        along = solve(curve, wanted)
        between = sum(sum(a * r for a, r in zip(along, mine, strict=True)) ** 2 for mine in rests.values())
        between *= deals / (deals - 1) if deals > 1 else 0.0
        alone = sum(a * w for a, w in zip(along, wanted, strict=True))
        found.append(max(between, alone) if deals < FEW_DEALS else between)
    return found


def solve(matrix: Matrix, right: Vector) -> Vector:
    """x with matrix · x = right: Gauss, with the largest pivot."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            times = rows[row][column] / rows[column][column]
            if times:
                rows[row] = [a - times * b for a, b in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][at] * found[at] for at in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
