"""HEX•HEX XL, level `sharp`: what a seat makes of its view that counts hands and reads play.

Who can answer a Hex it counts by all hands that are left (`hoodwink.beliefs.hexhex`), weighed by what play has told. A
Hex is followed with the one who passed it, for he is who gains; and others pass it to where it is likely to end.
"""

from __future__ import annotations

from hoodwink.beliefs.hexhex import lacks
from hoodwink.beliefs.hexhex_notes import told
from hoodwink.bots.hexhex.course import chances, spread
from hoodwink.bots.hexhex.mind import Hex, Mind
from hoodwink.games.hexhex.view import HexView

FAINT = 0.01  # a part of a Hex that is not followed any more
AIMED = 3.0  # a seat that surely can't answer is chosen so much more often, and one more often


class Reader(Mind):
    """A view, and what follows from it for one who counts."""

    to_the_end = False  # whether a Hex that is not followed any further goes off where it is, or counts no more

    def look(self, view: HexView) -> None:
        self.left = view.rounds - view.round  # rounds to be played after this one; below 0 in tie-breaks
        self._told: list[list[float]] = []
        super().look(view)

    def told(self) -> list[list[float]]:
        """By seat and kind: what play has told, and 0 for what is proved."""
        if not self._told:
            self._told = told(self.view, self.rows)
            for row, absent in zip(self._told, self.view.absent, strict=True):
                for kind in absent:
                    row[kind] = 0.0
        return self._told

    def holds(self, seat: int, kinds: int) -> tuple[float, int]:
        """As regular has it, but so that a whole hand has an answer as often as the count of all hands says."""
        view = self.view
        known = view.known[seat]
        sure = sum(kinds >> kind & 1 for kind in known)
        size = view.sizes[seat]
        hidden = size - len(known)
        if size == 0:
            return 0.0, 0
        share = 1 - lacks(self.pool(), hidden, self.told()[seat], kinds) ** (1 / hidden) if hidden > 0 else 0.0
        return (sure + share * hidden) / size, sure

    def heat(self) -> float:
        """It is the last rounds that decide: a rival who is behind counts less and less."""
        return spread(self.n, self.left + 1)

    def winning(self, changes: dict[int, int]) -> float:
        """How likely it is to win, if Voices change so."""
        factor = 2 if self.view.tie else 1
        voice = [mine + factor * changes.get(seat, 0) for seat, mine in enumerate(self.view.voice)]
        return chances(voice, self.left)[self.me]

    def outlook(
        self, h: Hex, at: int, targeter: int, fewer: int = 0, mine: int | None = None, new: bool = True
    ) -> float:
        """What a Hex before a seat is worth to me; by who has it and who passed it there."""
        base, escalations, rots, times, must = h
        n, hurt = self.n, self.hurt
        left = [float(size - others) for size, others in zip(self.view.sizes, self.before, strict=True)]
        left[self.me] = float(len(self.free))
        left[at] -= fewer - (0 if new or at == self.me else 1)
        mass = {(at, targeter): 1.0}
        value = 0.0
        for _ in range(self.style.steps):
            after: dict[tuple[int, int], float] = {}
            cans = [self.can(seat, must, left[seat], mine) for seat in range(n)]
            for (seat, passer), here in mass.items():
                missed = here * (1 - cans[seat])
                if missed > 0:
                    value += missed * self.off((base, 0, 0, times, 0), seat, passer)
                passed = here * cans[seat]
                if passed < FAINT:
                    continue
                left[seat] -= passed
                if rots and seat not in self.warded:
                    value += passed * rots * hurt[seat]
                self._passed(after, seat, passed * (1 - self.style.fizzles), must, cans)
            if not after:
                break
            mass = after
            base += escalations
        else:
            if self.to_the_end:
                value += sum([here * self.off((base, 0, 0, times, 0), *where) for where, here in mass.items()])
        return value

    def _passed(
        self, after: dict[tuple[int, int], float], seat: int, passed: float, must: int, cans: list[float]
    ) -> None:
        """To whom a seat passes a Hex: a neighbour as a rule, rather one who can't answer."""
        n = self.n
        if must:
            to = (seat + must) % n
            after[to, seat] = after.get((to, seat), 0.0) + passed
            return
        near = (1 - self.style.astray) / 2 if n > 3 else 0.5
        far = self.style.astray / (n - 3) if n > 3 else 0.0
        shares = [
            0.0 if to == seat else (near if (to - seat) % n in (1, n - 1) else far) * (1 + AIMED * (1 - cans[to]))
            for to in range(n)
        ]
        total = sum(shares)
        for to, share in enumerate(shares):
            if share > 0:
                after[to, seat] = after.get((to, seat), 0.0) + passed * share / total
