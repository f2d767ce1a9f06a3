"""What a game of The Resistance comes to from here, mission by mission, without votes: the search of `master`.

The oracle's view of the game: the resistance moves as one and names the team that it believes in most; a mission passes
or fails; the table believes something else; and so on to the third of either. Spies, who know the set, pick mission by
mission whatever leaves the resistance least. So a game has at most five steps with two ways each, and is gone through
whole; who leads, and how the leaders misjudge, is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.beliefs.resistance_conduct import fails_likely
from hoodwink.core.dice import Dice
from hoodwink.core.seats import members
from hoodwink.games.resistance.roles import FAILS_NEEDED, MISSIONS, TEAM_SIZE, TO_WIN

Cases = Sequence[tuple[int, float]]  # sets of spies, each with its weight
FINE = 1000
BLUR = 0.1  # by how much those who name teams misjudge a seat, at most
NEGLIGIBLE = 1e-3  # of all weight: sets that weigh less are left out


class Course:
    """The missions that are left, from the one that is being tried."""

    def __init__(self, seats: int, number: int, done: Sequence[int]) -> None:
        self.seats = seats
        left = [number, *(n for n in range(MISSIONS) if n not in done and n != number)]
        self.sizes = [TEAM_SIZE[seats][n] for n in left]
        self.needed = [FAILS_NEEDED[seats][n] for n in left]

    def trusted(self, cases: Cases, at: int, blur: Dice | None = None) -> int:
        """The seats that are least suspect, as many as the mission needs."""
        suspect = [0.0] * self.seats
        for spies, weight in cases:
            for seat in members(spies):
                suspect[seat] += weight
        if blur is not None:
            whole = sum([weight for _, weight in cases]) * BLUR / FINE
            suspect = [one + whole * int(blur.below(FINE)) for one in suspect]
        return sum([1 << seat for seat in sorted(range(self.seats), key=suspect.__getitem__)[: self.sizes[at]]])

    def fears(self, cases: Cases, spies: int, successes: int, failures: int, dice: Dice, at: int = 0) -> float:
        """How likely the resistance wins against these spies, who choose; `cases` are what the table believes."""
        if successes == TO_WIN or failures == TO_WIN:
            return float(successes == TO_WIN)
        others = [seat for seat in range(self.seats) if not spies >> seat & 1]
        leader = others[dice.below(len(others))]
        eyes = [case for case in cases if not case[0] >> leader & 1] or cases
        return self.least(cases, spies, successes, failures, self.trusted(eyes, at, dice), dice, at)

    def least(
        self, cases: Cases, spies: int, successes: int, failures: int, team: int, dice: Dice, at: int = 0
    ) -> float:
        """The same when this team has been named."""
        able = (spies & team).bit_count() >= self.needed[at]
        if able and failures == TO_WIN - 1:
            return 0.0
        passed = self.fears(
            self.after(cases, team, 0, successes, failures, at), spies, successes + 1, failures, dice, at + 1
        )
        return min(passed, self.failed(cases, spies, successes, failures, team, dice, at)) if able else passed

    def failed(
        self, cases: Cases, spies: int, successes: int, failures: int, team: int, dice: Dice, at: int = 0
    ) -> float:
        """The same when just as many fail as it takes."""
        after = self.after(cases, team, self.needed[at], successes, failures, at)
        return self.fears(after, spies, successes, failures + 1, dice, at + 1)

    def after(self, cases: Cases, team: int, fails: int, successes: int, failures: int, at: int) -> Cases:
        """What the table believes when a mission has shown so many fails."""
        brink = TO_WIN - 1 in (successes, failures)
        likely = [fails_likely(fails, k, self.needed[at], successes + failures, brink) for k in range(6)]
        left = [(spies, weight * likely[(spies & team).bit_count()]) for spies, weight in cases]
        return trimmed(left)


def trimmed(cases: Cases) -> Cases:
    """Without what hardly weighs."""
    least = NEGLIGIBLE * max([weight for _, weight in cases], default=0.0)
    return [case for case in cases if case[1] > least] or cases
