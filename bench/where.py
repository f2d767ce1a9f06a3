"""Where the time of a random game goes: `python bench/where.py [game seats]`, on the plain build.

cProfile charges something for every call, so shares of small functions are too large; the order is what to look at.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
from collections import defaultdict

import hoodwink
from hoodwink.core.dice import Dice
from hoodwink.core.state import playout

GAMES = 2_000


def main() -> None:
    key, seats = sys.argv[1:3] if len(sys.argv) == 3 else ("hoax", "4")
    game = hoodwink.load(key, int(seats))
    decisions = sum(playout(game.start(), Dice(seed)) for seed in range(GAMES))  # options are looked up from now on
    with cProfile.Profile() as profile:
        for seed in range(GAMES):
            playout(game.start(), Dice(seed))
    own: dict[str, float] = defaultdict(float)
    calls: dict[str, int] = defaultdict(int)
    for (file, _, function), (_, times, seconds, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        name = f"{file.split('hoodwink/')[-1]} {function}" if "hoodwink" in file else "built-in functions"
        own[name] += seconds
        calls[name] += times
    total = sum(own.values())
    print(f"{game!r}: {decisions / GAMES:.1f} decisions a game, {sum(calls.values()) / decisions:.1f} calls a decision")
    for name in sorted(own, key=lambda name: -own[name])[:20]:
        print(f"{own[name] / total:6.1%}  {calls[name] / decisions:5.2f} calls a decision  {name}")


if __name__ == "__main__":
    main()
