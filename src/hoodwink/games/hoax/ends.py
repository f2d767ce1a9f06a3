"""§5 Accusations and §7 winning: how players leave the game, and how it ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY, count, next_in
from hoodwink.games.hoax.events import ACCUSED, OUT, SHOWN, WON
from hoodwink.games.hoax.sheet import LAST_ONE_POINTS, TRUTHFUL_POINTS
from hoodwink.games.hoax.state import HoaxState

LAST_ONE: Final[int] = LAST_ONE_POINTS
TRUTHFUL: Final[int] = TRUTHFUL_POINTS


def accuse(s: HoaxState, seat: i64, target: i64, name: i64) -> bool:
    """§5.1 Only the two know the name; the answer is a fact and comes at once. True if it was right."""
    right = s.identities[target] == name
    s.tell((ACCUSED, seat, target, right, name))
    if right:  # §5.2
        s.tokens[seat] += s.tokens[target]
        s.tokens[target] = 0
        eliminate(s, target)
    else:  # §5.3
        s.tokens[seat] = 0
        s.imposters[seat] = 0
        eliminate(s, seat)
    return right


def eliminate(s: HoaxState, seat: i64) -> None:
    """§5.4 Out of the game; the identity stays secret. §7.1 The last one left wins."""
    s.remaining &= ~(1 << seat)
    s.tell((OUT, seat))
    if s.hoax_card == seat:
        s.hoax_card = NOBODY  # §6.2
    if count(s.remaining) == 1:
        win(s, next_in(s.remaining, seat), LAST_ONE, False)


def win(s: HoaxState, seat: i64, points: i64, truthful: bool) -> None:
    """§7.1 §7.2 The game ends at once (§R11). §7.3 Dealt cards are turned up, tokens go back. §8.1 The points."""
    s.winner = seat
    s.points = points
    s.truthful = truthful
    s.tell((WON, seat, points))
    s.tell((SHOWN, tuple(s.identities)))
    s.tokens = [0] * s.seats
    s.imposters = [0] * s.seats
    s.end()
