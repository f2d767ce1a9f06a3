"""Die Erben von Hoax: a mind that reads what the others do, and knows what they can read of it."""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.beliefs.erben import EVEN, facts, marginal, marginals
from hoodwink.beliefs.erben_conduct import Notes
from hoodwink.bots.erben.mind import Mind
from hoodwink.bots.erben.worth import duel_by_odds
from hoodwink.core.seats import members
from hoodwink.games.erben.view import ErbenView

# Seats; with more, chances are fitted as a regular bot fits its own: that takes a tenth of the time, and the likeliest
# name is the same one 96 times in a hundred.
EXACT = 8
HARDLY = 1e-3  # of a chance: nobody is quite excluded by how he plays


class Reader(Mind):
    """The beliefs of `hoodwink.beliefs.erben`, weighed, and exact at all but the large table. The log is read once:
    notes grow with it."""

    def look(self, view: ErbenView) -> None:
        known, key, odds = self.log, self.key, self._odds
        super().look(view)
        if self.key != key or view.log[: len(known)] != known:
            self.notes, known, odds = Notes(view.seats, view.modules, view.cast, self.style.guess), (), None
        if len(known) == len(view.log):
            self._odds = odds  # nothing has happened since
        else:
            self._rows: dict[int, list[float]] = {}
        self.notes.read(view.log[len(known) :])

    def weights(self, seat: int) -> list[float]:
        trust = self.style.trust
        return [ratio**trust for ratio in self.notes.told(seat)]

    def odds(self, seat: int) -> list[float]:
        claim, exact = self.view.claim, self.view.seats <= EXACT
        if self._odds is None and exact and claim is not None and claim[0] == seat:  # one row is enough
            if seat not in self._rows:
                self._rows[seat] = marginal(facts(self.view), self.told(), seat)
            return self._rows[seat]
        return super().odds(seat)

    def chances(self) -> list[list[float]]:
        return marginals(facts(self.view), self.told()) if self.view.seats <= EXACT else super().chances()

    def told(self) -> list[Sequence[float]]:
        """By seat: how much likelier each identity is by what it did."""
        return [self.weights(seat) if seat != self.me else EVEN for seat in range(self.view.seats)]

    def looks(self) -> list[float]:
        """How likely I am each identity to somebody who has only looked on."""
        told, heads = self.weights(self.me), self.heads(self.me)
        total = sum([told[c] for c in members(heads)]) or 1.0
        return [told[c] / total if heads >> c & 1 else 0.0 for c in range(len(told))]

    def duel(self, theirs: list[float], my_trios: int, their_trios: int) -> dict[int, float]:
        mine = [max(chance, HARDLY) for c, chance in enumerate(self.looks()) if self.heads(self.me) >> c & 1]
        return duel_by_odds([max(chance, HARDLY) for chance in theirs], mine, my_trios, their_trios)
