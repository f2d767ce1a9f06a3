"""How long a table waits: presets by kind of decision, and how long a bot seems to think."""

from __future__ import annotations

from hoodwink.core.dice import Dice
from hoodwink.server.wire import Decision, Pace

TICK = 10.0  # where a quiet question has no clock, its answers are turned up at a multiple of this
ALONE_TICK = 3.0  # the same for one person among bots: there is nobody whom the time could tell anything
PRESETS: dict[Pace, dict[Decision, float]] = {
    "none": {},
    "relaxed": {"choice": 90, "ballot": 45, "window": 15, "race": 15, "quiet": 15, "talk": 90},
    "brisk": {"choice": 40, "ballot": 20, "window": 8, "race": 10, "quiet": 8, "talk": 40},
}

# The middle of a bot's thinking time, in seconds. It knows the kind of question and nothing else: whether there was
# anything to think about must not show.
THINKS: dict[str, float] = {"choice": 2.6, "ballot": 2.0, "window": 1.6, "race": 0.9, "quiet": 2.0, "talk": 12.0}
DRAWS = 6  # uniform ones that make the spread
SPREAD = 6.0  # the slowest and the fastest differ from the middle by this factor


def thinking_time(question: str, limit: float | None, dice: Dice) -> float:
    """Most often near the middle, and well within the clock if there is one."""
    at = sum(dice.below(1000) for _ in range(DRAWS)) / (DRAWS * 1000)  # 0 to 1, a bell round a half
    time: float = THINKS[question] * SPREAD ** (2 * at - 1)
    return time if limit is None else min(time, limit * (0.5 + 0.3 * at))
