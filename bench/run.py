"""How fast the engine is: `make bench`.

Every figure is the best of several short rounds, and in each round a fixed loop of plain Python is timed too. The
column "× control" is the figure in units of one turn of that loop: it can be compared between machines, seconds can't.

    python bench/run.py                            this interpreter
    python bench/run.py --also PATH/TO/PYTHON      and another one, say that of the compiled build, in the same table
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import hoodwink
from hoodwink.arena.table import play_state, sit
from hoodwink.bots import usual_level
from hoodwink.core import state
from hoodwink.core.dice import Dice
from hoodwink.core.game import Game
from hoodwink.core.state import State, playout
from hoodwink.games.erben import Erben
from hoodwink.games.ohfox import OhFox

ROUNDS = 12
CONTROL_TURNS = 20_000
SETUPS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hoax", 3, {}),
    ("hoax", 4, {}),
    ("hoax", 6, {}),
    ("resistance", 5, {}),
    ("resistance", 10, {}),
    ("resistance", 7, {"hunter": True}),
    ("resistance", 10, {"hunter": True, "plots": True, "inquisitor": True, "reverser": "resistance"}),
    ("erben", 3, {}),
    ("erben", 6, {}),
    ("erben", 8, {}),
    ("erben", 14, dict(Erben.presets["large"])),
    ("ohfox", 2, {}),
    ("ohfox", 3, {}),
    ("ohfox", 4, dict(OhFox.presets["completely nuts"])),
    ("hexhex", 3, {}),
    ("hexhex", 4, {}),
    ("hexhex", 6, {}),
    ("hexhex", 6, {"hexen_stix": True, "vexed": True}),
)


def control() -> int:
    """The yardstick: never change it."""
    total = 0
    for turn in range(CONTROL_TURNS):
        total += turn & 3
    return total


@dataclass(slots=True)
class Work:
    """Something to time: `run` does it, and it comes to so many `units`."""

    run: Callable[[], object]
    units: float
    best: float = float("inf")

    def time(self) -> None:
        started = perf_counter()
        self.run()
        self.best = min(self.best, perf_counter() - started)

    @property
    def each(self) -> float:
        return self.best / self.units


def deal(game: Game, dice: Dice) -> State:
    """A game up to its first decision."""
    s = game.start()
    while s.asked < 0:
        s.roll(dice)
    return s


def whole(game: Game, games: int) -> int:
    return sum(playout(game.start(), Dice(seed)) for seed in range(games))


def deals(game: Game, games: int) -> None:
    for seed in range(games):
        deal(game, Dice(seed))


def again(action: Callable[[], object], times: int) -> None:
    for _ in range(times):
        action()


def middle(game: Game) -> State:
    """A position half-way through a game."""
    length = playout(game.start(), Dice("middle"))
    dice = Dice("middle")
    s = deal(game, dice)
    for _ in range(length // 2):
        options = s.options(s.polled())
        s.reply(s.polled(), options[dice.below(len(options))])
        while s.asked < 0:
            s.roll(dice)
    return s


def bots(game: Game, games: int) -> int:
    return sum(
        play_state(game, game.start(), sit(game, (usual_level(game.key),), seed), Dice(seed)) for seed in range(games)
    )


def measure(game: Game) -> dict[str, float]:
    """Seconds for each thing, and for a turn of the control loop timed among them."""
    games = 200
    decisions = whole(game, games)
    whole(game, 2_000)  # options that have been asked for before are looked up: measure with them in place
    s = middle(game)
    thinking = bots(game, 2)
    work = {
        "control": Work(control, CONTROL_TURNS),
        "game": Work(lambda: whole(game, games), games),
        "deal": Work(lambda: deals(game, games), games),
        "copy": Work(lambda: again(s.copy, 2_000), 2_000),
        "view": Work(lambda: again(lambda: game.view(s, 0), 200), 200),
        "regular": Work(lambda: bots(game, 2), thinking),
    }
    for _ in range(ROUNDS):
        for one in work.values():
            one.time()
    found = {name: one.each for name, one in work.items()}
    per_game = decisions / games
    found["decision"] = found["game"] / per_game
    found["step"] = (found["game"] - found["deal"]) / per_game
    return found | {"decisions_a_game": per_game}


def run() -> dict[str, Any]:
    compiled = (state.__file__ or "").endswith((".so", ".pyd"))
    rows = {}
    for key, seats, options in SETUPS:
        game = hoodwink.load(key, seats, **options)
        rows[repr(game)] = measure(game)
        print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {"build": "compiled" if compiled else "plain", "python": sys.version.split()[0], "rows": rows}


ROWS: tuple[tuple[str, str, Callable[[float], str]], ...] = (  # what, its name, and how it is written
    ("game", "games a second", lambda t: f"{1 / t:,.0f}"),
    ("decision", "decisions a second, dealing included", lambda t: f"{1 / t:,.0f}"),
    ("decision", "µs a decision, dealing included", lambda t: f"{t * 1e6:.2f}"),
    ("step", "µs a decision: options, check, step", lambda t: f"{t * 1e6:.2f}"),
    ("copy", "µs a copy()", lambda t: f"{t * 1e6:.2f}"),
    ("view", "µs a view", lambda t: f"{t * 1e6:.1f}"),
    ("regular", "µs a decision of a regular bot (of a random one, where there is none)", lambda t: f"{t * 1e6:,.0f}"),
)


def show(results: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(width=110)
    for name in results[0]["rows"]:
        row = results[0]["rows"][name]
        table = Table(title=f"{name}: {row['decisions_a_game']:.1f} decisions a random game", title_justify="left")
        table.add_column("")
        for result in results:
            table.add_column(result["build"], justify="right")
            table.add_column("× control", justify="right", style="dim")
        for what, label, written in ROWS:
            cells = []
            for result in results:
                each = result["rows"][name]
                cells += [written(each[what]), f"{each[what] / each['control']:,.1f}"]
            table.add_row(label, *cells)
        console.print(table)
    for result in results:
        turns = [row["control"] * 1e9 for row in result["rows"].values()]
        console.print(f"{result['build']}, Python {result['python']}: a turn of the control loop {min(turns):.1f} ns")


def has_hoodwink(python: Path) -> bool:
    """Asked before anything is measured: a wrong path should not cost a minute."""
    try:
        return subprocess.run([python, "-c", "import hoodwink"], capture_output=True).returncode == 0
    except OSError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is, beside a control loop in the same run.")
    parser.add_argument("--also", type=Path, help="another Python that has Hoodwink: measured after this one")
    parser.add_argument("--json", type=Path, help="write the raw seconds to this file")
    parser.add_argument("--raw", action="store_true", help="print the raw seconds instead of tables")
    given = parser.parse_args()
    if given.also and not has_hoodwink(given.also):
        parser.error(f"--also: {given.also} is no Python that has Hoodwink (`make compiled` builds one)")
    results = [run()]
    if given.also:
        done = subprocess.run([given.also, __file__, "--raw"], check=True, stdout=subprocess.PIPE)
        results += json.loads(done.stdout)
    if given.json:
        given.json.write_text(json.dumps(results, indent=1), encoding="utf-8")
    if given.raw:
        print(json.dumps(results))
    else:
        show(results)


if __name__ == "__main__":
    main()
