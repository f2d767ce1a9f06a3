"""A belief: everything that may be hidden, and how likely each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

Hidden = tuple[str, ...]  # by seat: its role, as `Game.roles` names it


@dataclass(frozen=True)
class Belief:
    """What a seat (or a spectator) may believe about who is whom. Weights add up to 1; `hidden` has no doubles."""

    hidden: tuple[Hidden, ...]
    weights: tuple[float, ...]

    @classmethod
    def prior(cls, hidden: Sequence[Hidden], deals: Sequence[float] | None = None) -> Belief:
        """Each as likely as the number of deals that give it; as any other, if that is not said."""
        numbers = [1.0] * len(hidden) if deals is None else deals
        total = sum(numbers)
        if total <= 0:
            raise ValueError("nothing fits: a belief needs something that may be so")
        return cls(tuple(hidden), tuple([number / total for number in numbers]))

    @classmethod
    def counted(cls, samples: Iterable[Hidden]) -> Belief:
        """What was drawn, each as likely as often it came: for spaces that are too large to list."""
        found = Counter(samples)
        return cls.prior([*found], [float(number) for number in found.values()])

    def weighed(self, likelihoods: Sequence[float]) -> Belief:
        """Each times how likely what the seats did would have been, were it so. Where nothing could have happened so,
        behaviour tells nothing: the belief stays as it was."""
        products = [weight * factor for weight, factor in zip(self.weights, likelihoods, strict=True)]
        return Belief.prior(self.hidden, products) if sum(products) > 0 else self

    def chance(self, seat: int, role: str) -> float:
        """How likely this seat has this role."""
        return self.roles(seat).get(role, 0.0)

    def roles(self, seat: int) -> dict[str, float]:
        """How likely this seat has each of the roles that it may have."""
        return self._by_seat[seat]

    def weight(self, hidden: Hidden) -> float:
        """How likely it is that all is so; 0 for what can't be."""
        return self._weight_of.get(hidden, 0.0)

    def likeliest(self) -> Hidden:
        return self.hidden[max(range(len(self.hidden)), key=self.weights.__getitem__)]

    @cached_property
    def _by_seat(self) -> list[dict[str, float]]:
        by_seat: list[dict[str, float]] = [{} for _ in self.hidden[0]]
        for roles, weight in zip(self.hidden, self.weights, strict=True):
            if weight > 0:
                for chances, role in zip(by_seat, roles, strict=True):
                    chances[role] = chances.get(role, 0.0) + weight
        return by_seat

    @cached_property
    def _weight_of(self) -> dict[Hidden, float]:
        return dict(zip(self.hidden, self.weights, strict=True))


def odds(weighed: Belief, prior: Belief, hidden: Hidden) -> float:
    """How much likelier this is with behaviour weighed than without: what a world counts that was drawn without."""
    before = prior.weight(hidden)
    return weighed.weight(hidden) / before if before > 0 else 0.0
