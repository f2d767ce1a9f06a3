"""How many turns a second environments play, ours beside those that others have: `make bench`.

A turn is one decision of one seat; what chance decides is not counted, deals and new games are in the time. All play at
random, as quickly as their interface lets one: an option is drawn from the list of legal actions where there is one,
else from the mask by `nonzero`. Every figure is the best of several slices of processor time. Slices of all rows take
turns, so that a busy machine meets all alike; the collector of circular garbage is off while one is timed, as in
`timeit`. The two ratios are to rows of the same process: they can be compared between machines, turns can't.

    python bench/envs.py                            this interpreter
    python bench/envs.py --also PATH/TO/PYTHON      and another one, say that of the compiled build, in the same table
    python bench/envs.py --only aec                 rows with this in their name, and the two that others are held to

`pip install 'pettingzoo[classic]'` brings all that others have here. What is not installed is named in the table.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
from run import CONTROL_TURNS, control, has_hoodwink

import hoodwink.envs
from hoodwink.core import state
from hoodwink.core.dice import Dice
from hoodwink.core.game import Game
from hoodwink.core.state import playout
from hoodwink.envs.many import Many

ROUNDS = 8
SLICE = 0.1  # seconds of processor time
AT_ONCE = 1024  # games in lock-step
SETUPS = (("hoax", 4), ("resistance", 5), ("erben", 3), ("ohfox", 2), ("hexhex", 3))
ZOO, SPIEL = "PettingZoo leduc_holdem_v4", "OpenSpiel hearts"  # what all others are held to

Play = Callable[[], int]  # a whole game, or a step of many: how many turns it took
Make = Callable[[], Play]
random = Random(1).random


@dataclass(slots=True)
class Row:
    """Something that plays; where it can't be made, why."""

    name: str
    play: Play | None
    missing: str = ""
    best: float = 0.0  # turns a second

    def time(self, seconds: float) -> None:
        if self.play is None:
            return
        gc.collect(0)
        turns, started = 0, process_time()
        while (spent := process_time() - started) < seconds:
            turns += self.play()
        self.best = max(self.best, turns / spent)


def made(name: str, make: Make) -> Row:
    try:
        return Row(name, make())
    except ImportError as error:
        return Row(name, None, f"not installed ({str(error).splitlines()[0]})")
    except Exception as error:  # OpenSpiel's own: a game that was not built in
        return Row(name, None, f"not there ({str(error).splitlines()[0][:60]})")


# what plays ---------------------------------------------------------------------------------------------------------


def by_mask(mask: Any) -> int:
    legal = mask.view(np.bool_).nonzero()[0]  # all masks here are bytes; of those that are bool it is twice as quick
    return int(legal[int(random() * len(legal))])


def in_turns(env: Any, choose: Callable[[Any, Any], int]) -> Play:
    """PettingZoo's AEC loop, as its documentation has it."""
    env.reset(seed=1)

    def play() -> int:
        turns = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choose(seen, info))
                turns += 1
        return turns

    return play


def mask_in_observation(seen: Any, _info: Any) -> int:
    return by_mask(seen["action_mask"])


def mask_in_info(_seen: Any, info: Any) -> int:
    return by_mask(info["action_mask"])


def legal_in_info(_seen: Any, info: Any) -> int:
    legal: tuple[int, ...] = info["legal"]
    return legal[int(random() * len(legal))]


def at_once(env: Any) -> Play:
    """PettingZoo's parallel loop; turns are those of seats that are asked."""
    env.reset(seed=1)

    def play() -> int:
        turns = 0
        _, infos = env.reset()
        while env.agents:
            given = {agent: legal_in_info(None, info) for agent, info in infos.items() if info["asked"]}
            turns += len(given)
            _, _, _, _, infos = env.step(given)
        return turns

    return play


def spiel(name: str, tensor: str = "") -> Play:
    """OpenSpiel from Python: legal actions, a choice, apply; `tensor` names one to be asked for at every turn."""
    pyspiel = import_module("pyspiel")
    if name.startswith("hoodwink"):
        import_module("hoodwink.envs.spiel").register()
    game, dice = pyspiel.load_game(name), Random(1)

    def play() -> int:
        turns, s = 0, game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes, odds = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(dice.choices(outcomes, odds)[0])
                continue
            if tensor:
                np.asarray(getattr(s, tensor)(), np.float32)
            legal = s.legal_actions()
            s.apply_action(legal[int(random() * len(legal))])
            turns += 1
        return turns

    return play


def rlcard() -> Play:
    """RLCard without PettingZoo: observations and legal actions come with every step."""
    env = import_module("rlcard").make("leduc-holdem", {"seed": 1})

    def play() -> int:
        turns, (seen, _) = 0, env.reset()
        while not env.is_over():
            legal = [*seen["legal_actions"]]
            seen, _ = env.step(legal[int(random() * len(legal))])
            turns += 1
        return turns

    return play


def engine(game: Game) -> Play:
    """The engine's own driver of random games: every reply is checked."""
    seeds = count()
    return lambda: playout(game.start(), Dice(next(seeds)))


def from_python(game: Game) -> Play:
    """The same, but the loop is here."""
    seeds = count()

    def play() -> int:
        turns, s, dice = 0, game.start(), Dice(next(seeds))
        while asked := s.asked:
            if asked < 0:
                s.roll(dice)
                continue
            seat = s.polled()
            options = s.options(seat)
            s.reply(seat, options[int(random() * len(options))])
            turns += 1
        return turns

    return play


def many(game: Game, observe: bool) -> Play:
    """Forced replies are asked for, as everywhere here."""
    games, generator = Many(game, AT_ONCE, seed=1, forced=True, observe=observe), np.random.default_rng(1)
    games.reset()

    def play() -> int:
        games.step(games.random(generator))
        return AT_ONCE

    return play


# the table ----------------------------------------------------------------------------------------------------------


def zoo(name: str, form: str = "env") -> Play:
    return in_turns(getattr(import_module(f"pettingzoo.classic.{name}"), form)(), mask_in_observation)


def theirs() -> Iterator[tuple[str, Make]]:
    yield ZOO, lambda: zoo("leduc_holdem_v4")
    yield f"{ZOO}, raw_env", lambda: zoo("leduc_holdem_v4", "raw_env")
    yield "PettingZoo hanabi_v5", lambda: zoo("hanabi_v5")
    yield "PettingZoo tictactoe_v3", lambda: zoo("tictactoe_v3")
    yield "RLCard leduc-holdem", rlcard
    yield "OpenSpiel leduc_poker", lambda: spiel("leduc_poker")
    yield "OpenSpiel hanabi", lambda: spiel("hanabi")
    yield SPIEL, lambda: spiel("hearts")
    yield f"{SPIEL}, with tensors", lambda: spiel("hearts", "information_state_tensor")


def ours() -> Iterator[tuple[str, Make]]:
    games = {key: hoodwink.load(key, seats) for key, seats in SETUPS}
    named = {key: f"{game.title} ({game.seats} seats)" for key, game in games.items()}
    kinds: tuple[tuple[str, Callable[[Game], Play]], ...] = (
        ("AEC, by mask", lambda game: in_turns(hoodwink.envs.aec(game), mask_in_info)),
        ("AEC, by `legal`", lambda game: in_turns(hoodwink.envs.aec(game), legal_in_info)),
        ("parallel", lambda game: at_once(hoodwink.envs.parallel(game))),
        ("OpenSpiel", lambda game: spiel(f"hoodwink_{game.key}(seats={game.seats})")),
        ("engine, from Python", from_python),
        ("engine, `playout`", engine),
    )
    for kind, make in kinds:
        for key, game in games.items():
            yield f"{kind}: {named[key]}", lambda make=make, game=game: make(game)  # type: ignore[misc]
    for what, observe in (("observations and masks", True), ("masks", False)):
        for key, game in games.items():
            yield f"Many, {what}: {named[key]}", lambda game=game, observe=observe: many(game, observe)  # type: ignore[misc]


def run(rounds: int, seconds: float, only: str) -> dict[str, Any]:
    rows = [
        made(name, make) for name, make in (*theirs(), *ours()) if name in (ZOO, SPIEL) or only.lower() in name.lower()
    ]
    yardstick = Row("", lambda: CONTROL_TURNS if control() else 0)
    for row in rows:
        row.time(seconds / 2)  # options that have been asked for before are looked up: measure with them in place
        row.best = 0.0
    gc.collect()
    gc.freeze()
    gc.disable()
    for _ in range(rounds):
        for row in (yardstick, *rows):
            row.time(seconds)
        print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {
        "build": "compiled" if (state.__file__ or "").endswith((".so", ".pyd")) else "plain",
        "python": sys.version.split()[0],
        "control": 1 / yardstick.best,
        "rows": {row.name: row.best for row in rows},
        "missing": {row.name: row.missing for row in rows if row.missing},
    }


def ratio(result: dict[str, Any], name: str, reference: str) -> str:
    turns, unit = result["rows"][name], result["rows"][reference]
    if not turns or not unit:
        return "–"
    return f"{turns / unit:,.{2 if turns < unit else 1 if turns < 10 * unit else 0}f}"


def show(results: list[dict[str, Any]]) -> None:
    """One Markdown table, two ratios for each build."""
    heads = [f"{r['build']}: turns a second | × {ZOO} | × {SPIEL}" for r in results]
    print(f"| | {' | '.join(heads)} |\n|---|{'--:|' * 3 * len(results)}")
    for name in results[0]["rows"]:
        cells = []
        for result in results:
            turns = result["rows"].get(name, 0.0)
            cells += [f"{turns:,.0f}" if turns else result["missing"].get(name, "–")]
            cells += [ratio(result, name, ZOO), ratio(result, name, SPIEL)]
        print(f"| {name} | {' | '.join(cells)} |")
    for result in results:
        nanoseconds = result["control"] * 1e9
        print(f"\n{result['build']}, Python {result['python']}: a turn of the control loop {nanoseconds:.1f} ns")


def main() -> None:
    parser = argparse.ArgumentParser(description="Turns a second, of our environments and of others in the same run.")
    parser.add_argument("--also", type=Path, help="another Python that has Hoodwink: measured after this one")
    parser.add_argument("--only", default="", help="rows with this in their name, and those that others are held to")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--slice", type=float, default=SLICE, help="seconds of processor time for a row in a round")
    parser.add_argument("--json", type=Path, help="write turns a second to this file")
    parser.add_argument("--raw", action="store_true", help="print turns a second as JSON instead of a table")
    given = parser.parse_args()
    if given.also and not has_hoodwink(given.also):
        parser.error(f"--also: {given.also} is no Python that has Hoodwink (`make compiled` builds one)")
    warnings.simplefilter("ignore")  # of others' libraries
    results = [run(given.rounds, given.slice, given.only)]
    if given.also:
        same = [f"--rounds={given.rounds}", f"--slice={given.slice}", f"--only={given.only}"]
        done = subprocess.run([given.also, __file__, "--raw", *same], check=True, stdout=subprocess.PIPE)
        results += json.loads(done.stdout)
    if given.json:
        given.json.write_text(json.dumps(results, indent=1), encoding="utf-8")
    if given.raw:
        print(json.dumps(results))
    else:
        show(results)


if __name__ == "__main__":
    main()
