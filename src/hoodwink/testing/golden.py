"""Golden playthroughs: whole games written down with every seat's view at every step, so that a leak, or any other
change, is a diff that a person can read. At a table so big that nobody would read it to its end a game is cut.

`python -m hoodwink.testing.golden` compares the files in tests/conformance/golden with what the games do now and prints
the differences; with `--write` it writes them anew, each with its seed. A file that isn't there yet gets the seed, of a
few, whose game shows the most in the fewest lines. Games are keys, or `module:Class` for one that is not in the house.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from difflib import unified_diff
from importlib import import_module
from pathlib import Path
from typing import Any

from hoodwink.core.event import everything
from hoodwink.core.game import Game
from hoodwink.core.seats import CHANCE, SPECTATOR, members
from hoodwink.core.section import section_of
from hoodwink.games import GAMES, find
from hoodwink.testing.play import Step, readers, walk

FOLDER = Path("tests/conformance/golden")
SEEDS = tuple(f"golden-{n}" for n in range(30))
VIEWS = 6000  # of a seat or the spectator, in one file: then it is cut


def goldens(kind: type[Game]) -> dict[str, Game]:
    """File name to game: the defaults at a middling number of seats, the first preset at the fewest, the last at the
    most; `brief` where a game has long games."""
    presets = list(getattr(kind, "presets", {}).items()) or [("default", {})]
    (few, few_options), (many, many_options) = presets[0], presets[-1]
    middle = (kind.least + kind.most) // 2
    return {
        f"{kind.key}-{kind.least}-{few.replace(' ', '-')}.txt": kind(kind.least, **kind.brief, **few_options),
        f"{kind.key}-{middle}.txt": kind(middle, **kind.brief),
        f"{kind.key}-{kind.most}-{many.replace(' ', '-')}.txt": kind(kind.most, **kind.brief, **many_options),
    }


def seed_for(file: Path, game: Game) -> str:
    """The seed in the first line of a golden file; for a new one that whose game tells the most in the fewest lines."""
    if file.exists():
        return file.read_text(encoding="utf-8").partition("\n")[0].rpartition(" ")[2]
    return max(SEEDS, key=lambda seed: _richness(playthrough(game, seed)))


def _richness(text: str) -> tuple[int, int]:
    lines = text.splitlines()
    return len({line.split()[1] for line in lines if line.startswith("! ")}), -len(lines)


def playthrough(game: Game, seed: str) -> str:
    """A random game, written down, to its end or until it has VIEWS in it."""
    lines = [f"{game!r}, rules {game.version}, seed {seed}", ""]
    shown: dict[int, dict[str, Any]] = {}
    told = 0
    step: Step | None = None
    most = VIEWS // len(readers(game))
    for n, (s, following) in enumerate(walk(game, seed)):
        news = everything(s.past)[told:]
        told += len(news)
        if step is not None:
            lines.append(f"> {step.said(game)}")
        lines += [f"! {_event(game, event)}" for event in news]
        lines += _views(game, s, shown, full=step is None or following is None or n == most)
        lines += ["", _question(s)]
        step = following
        if n == most:
            break
    if s.is_over():
        lines += [f"winners {game.winners(s)}, points {game.points(s)}, {game.ending(s)}, roles {game.roles(s)}"]
    else:
        lines.insert(1, f"cut after {most} steps")
    lines += [s.digest()]
    return "\n".join(lines) + "\n"


def _question(s: Any) -> str:
    if not s.stack:
        return "== the end"
    top = s.stack[-1]
    asked = "chance" if s.asked == CHANCE else f"seats {', '.join(map(str, members(s.asked)))}"
    return f"== ply {s.ply}, §{section_of(top)} {top!r} asks {asked}"


def _event(game: Game, event: Any) -> str:
    fields = game.kinds[event[0]].named(event)
    return f"{fields.pop('event')} {' '.join(f'{name}={_short(game, name, v)}' for name, v in fields.items())}".rstrip()


def _short(game: Game, name: str, value: Any) -> str:
    if name in ("action", "replied") and value is not None:
        return f"<{game.actions[value]}>"
    return json.dumps(value, separators=(",", ":"))


def _views(game: Game, s: Any, shown: dict[int, dict[str, Any]], full: bool) -> list[str]:
    """What each reader sees that it did not see before; readers who see the same share a line."""
    lines: dict[str, list[str]] = {}
    for reader in readers(game):
        view = game.view(s, reader)
        fields = view.to_json()
        before = {} if full else shown.get(reader, {})
        heard = len(shown[reader]["log"]) if reader in shown else 0
        shown[reader] = fields
        changed = {k: v for k, v in fields.items() if k not in ("seat", "log") and before.get(k, game) != v}
        seen = [f"{name}={_short(game, name, value)}" for name, value in changed.items()]
        seen += [f"heard <{_event(game, event)}>" for event in view.log[heard:]]
        who = "spectator" if reader == SPECTATOR else str(reader)
        for part in seen:
            lines.setdefault(part, []).append(who)
    everyone = ["spectator", *map(str, range(game.seats))]
    grouped: dict[str, list[str]] = {}
    for part, those in lines.items():
        grouped.setdefault("all" if those == everyone else " ".join(those), []).append(part)
    return [f"  {who}: {part}" for who, parts in grouped.items() for part in _wrapped(parts)]


def _wrapped(parts: list[str]) -> list[str]:
    rows = [""]
    for part in parts:
        if rows[-1] and len(rows[-1]) + len(part) > 110:
            rows.append("")
        rows[-1] += ("  " if rows[-1] else "") + part
    return rows


def difference(file: Path, game: Game) -> str:
    """How a golden file differs from what the game does now; "" where it doesn't."""
    if not file.exists():
        return f"{file} is missing: python -m hoodwink.testing.golden --write\n"
    now = playthrough(game, seed_for(file, game))
    then = file.read_text(encoding="utf-8")
    return "".join(unified_diff(then.splitlines(True), now.splitlines(True), str(file), "now"))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m hoodwink.testing.golden", description="Golden playthroughs.")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="keys, or module:Class (all the house's games)")
    parser.add_argument("--write", action="store_true", help="write the files anew instead of comparing them")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where they are ({FOLDER})")
    given = parser.parse_args(words)
    differ = 0
    for name in given.games:
        module, _, attribute = name.partition(":")
        kind: type[Game] = getattr(import_module(module), attribute) if attribute else find(name)
        for file, game in ((given.folder / file, game) for file, game in goldens(kind).items()):
            if given.write:
                given.folder.mkdir(parents=True, exist_ok=True)
                file.write_text(playthrough(game, seed_for(file, game)), encoding="utf-8")
                print(f"{file} written")
            elif found := difference(file, game):
                differ = 1
                sys.stdout.write(found)
    return differ


if __name__ == "__main__":
    sys.exit(main())
