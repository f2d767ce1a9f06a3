"""What many games came to: counts that add up, and how sure one can be of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, TypeVar

from hoodwink.core.game import Game, Value

K = TypeVar("K")
UNFINISHED = "unfinished"
SHARES = {"shortest": 0.0, "median": 0.5, "95 %": 0.95, "longest": 1.0}
Z_95 = 1.959963984540054  # 95 % of a normal distribution lies within so many standard deviations


@dataclass(slots=True)
class Tally:
    """Counts over games of one set-up. Everything but the seconds is the same whenever the seed is."""

    game: str
    seats: int
    options: dict[str, Value]
    games: int = 0
    seconds: float = 0.0
    lengths: dict[int, int] = field(default_factory=dict)  # by replies of seats (chance is not counted): how many games
    wins_by_seat: list[int] = field(default_factory=list)
    wins_by_role: dict[str, int] = field(default_factory=dict)  # every role that was dealt, with its wins
    endings: dict[str, int] = field(default_factory=dict)
    dealt: dict[str, int] = field(default_factory=dict)  # by role: how many seats had it, for win rates
    counts: dict[str, int] = field(default_factory=dict)  # of the game's own (`Game.counts`)

    @classmethod
    def of(cls, game: Game) -> Tally:
        """Nothing counted yet."""
        return cls(game.key, game.seats, dict(game.options), wins_by_seat=[0] * game.seats)

    @property
    def decisions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    def length(self, share: float) -> int:
        """So many decisions or fewer took this share of the games; 0.5 is the median."""
        left = share * self.games
        for length, games in sorted(self.lengths.items()):
            left -= games
            if left <= 0:
                return length
        return 0

    def count(self, game: Game, s: Any, decisions: int) -> None:
        """One more game. One that is not over counts as unfinished and as nobody's win."""
        self.games += 1
        self.lengths[decisions] = self.lengths.get(decisions, 0) + 1
        over = s.is_over()
        ending = game.ending(s) if over else UNFINISHED
        self.endings[ending] = self.endings.get(ending, 0) + 1
        roles = game.roles(s)
        winners = game.winners(s) if over else ()
        for seat, role in enumerate(roles):
            self.wins_by_role[role] = self.wins_by_role.get(role, 0) + (seat in winners)
            self.dealt[role] = self.dealt.get(role, 0) + 1
        for seat in winners:
            self.wins_by_seat[seat] += 1
        if over:
            self.counts = _sum(self.counts, game.counts(s))

    def __add__(self, other: Tally) -> Tally:
        """Both together; the seconds add up too, as if one had been played after the other."""
        if (self.game, self.seats, self.options) != (other.game, other.seats, other.options):
            raise ValueError("tallies of different set-ups don't add up")
        return Tally(
            self.game,
            self.seats,
            self.options,
            self.games + other.games,
            self.seconds + other.seconds,
            _sum(self.lengths, other.lengths),
            [mine + theirs for mine, theirs in zip(self.wins_by_seat, other.wins_by_seat, strict=True)],
            _sum(self.wins_by_role, other.wins_by_role),
            _sum(self.endings, other.endings),
            _sum(self.dealt, other.dealt),
            _sum(self.counts, other.counts),
        )

    def to_json(self) -> dict[str, Any]:
        """One object. `seconds` and the two figures per second are all that can differ between runs of one seed."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / seconds, 1),
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / seconds, 1),
            "mean_decisions": round(self.decisions / max(self.games, 1), 3),
            "lengths": {name: self.length(share) for name, share in SHARES.items()},
            "wins_by_seat": list(self.wins_by_seat),
            "wins_by_role": dict(sorted(self.wins_by_role.items())),
            "endings": dict(sorted(self.endings.items())),
            **({"counts": dict(sorted(self.counts.items()))} if self.counts else {}),
        }


def _sum(mine: dict[K, int], theirs: dict[K, int]) -> dict[K, int]:
    return {key: mine.get(key, 0) + theirs.get(key, 0) for key in {**mine, **theirs}}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's, which behaves for small numbers and near 0 and 1."""
    return wilson_of(wins / games, games) if games > 0 else (0.0, 1.0)


def wilson_of(share: float, games: float, z: float = Z_95) -> tuple[float, float]:
    """The same for a share of so many games, which need be no whole number, and so many standard errors."""
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(middle - half, 0.0), min(middle + half, 1.0)
