"""How sure one can be of a share when games are not independent of each other.

Games of one deal are played with the same cards from other seats, and several seats of one game win or lose together.
So the deal is the unit: what varies between deals is the error, and luck that a deal gives to each bot in turn cancels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from hoodwink.arena.tally import Z_95, wilson_of

# With fewer deals the spread between them is too uncertain to be believed where it is small: the interval is then no
# narrower than if all games were independent.
FEW_DEALS = 20


@dataclass(frozen=True, slots=True)
class Share:
    """How often something came about, with its 95 % interval."""

    wins: float
    of: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.wins / self.of if self.of else 0.0

    def to_json(self) -> dict[str, Any]:
        wins = int(self.wins) if self.wins == int(self.wins) else self.wins
        numbers = {"share": self.rate, "low": self.low, "high": self.high}
        return {"wins": wins, "of": self.of, **{name: round(number, 6) for name, number in numbers.items()}}


def share_of(deals: Iterable[tuple[float, int]]) -> Share:
    """By deal: the wins, and of how many. Wilson's interval for as many games as would vary that much by themselves."""
    counted = [deal for deal in deals if deal[1]]
    wins, of = sum(w for w, _ in counted), sum(n for _, n in counted)
    if len(counted) < 2:
        return Share(wins, of, 0.0, 1.0)
    rate = wins / of
    alone = rate * (1 - rate) / of
    number = len(counted)
    spread = sum((w - rate * n) ** 2 for w, n in counted) / of**2 * number / (number - 1)
    if alone == 0:  # all or none: nothing varies, and Wilson's interval says what that is worth
        return Share(wins, of, *wilson_of(rate, of))
    if number < FEW_DEALS:
        spread = max(spread, alone)
    worth = rate * (1 - rate) / spread if spread else inf
    return Share(wins, of, *wilson_of(rate, worth, t_95(number - 1)))


def difference(deals: Iterable[Sequence[int]]) -> tuple[float, float, float]:
    """By deal: the wins of one and of how many, the same of another. How much higher the one's share is, low, high."""
    counted = [deal for deal in deals if deal[1] and deal[3]]
    one, other = (sum(d[i] for d in counted) for i in (1, 3))
    if not one or not other:
        return 0.0, -1.0, 1.0
    mine, theirs = sum(d[0] for d in counted) / one, sum(d[2] for d in counted) / other
    number = len(counted)
    if number < 2:
        return mine - theirs, -1.0, 1.0
    rests = [(w - mine * n) / one - (v - theirs * m) / other for w, n, v, m in counted]
    spread = sum(rest**2 for rest in rests) * number / (number - 1)
    if number < FEW_DEALS:
        spread = max(spread, mine * (1 - mine) / one + theirs * (1 - theirs) / other)
    half = float(t_95(number - 1) * spread**0.5)
    return mine - theirs, max(mine - theirs - half, -1.0), min(mine - theirs + half, 1.0)


def t_95(freedom: int) -> float:
    """Within so many standard errors lie 95 % of Student's distribution: Cornish and Fisher's series."""
    z = Z_95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    exact = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}  # too few for the series
    return exact.get(freedom) or z + sum(term / freedom ** (i + 1) for i, term in enumerate(terms))
