"""Boards for tests, and the golden file of how they are drawn."""

import json
import random
from pathlib import Path

from hoodwink import BadSetup
from hoodwink.games.ohfox import paths
from hoodwink.games.ohfox.board import GLADE, HOMES, HOUSE, read, written

FOODS = ("mushroom", "clover", "corn", "berry", "nut", "fly")
PREY = ("hedgehog", "rabbit", "rat", "sparrow", "squirrel", "toad")


def document(spaces, routes, name):
    """A board with these spaces and routes, and the rest anyhow."""
    names = list(spaces)
    return json.dumps(
        {
            "name": name,
            "spaces": {name: {"x": x, "y": y} for name, (x, y) in spaces.items()},
            "homes": dict(zip(HOMES, (names[-2], names[-3], names[1], names[2]), strict=True)),
            "healing_space": names[5],
            "toad_target": names[5],
            "swimmer_space": names[5],
            "swimmer_turns": 2,
            "food": {food: [names[(3 * i + j * 4) % len(names)] for j in range(4)] for i, food in enumerate(FOODS)},
            "diet": dict(zip(PREY, FOODS, strict=True)),
            "tunnels": {"rose": [names[0], names[-1]]},
            "routes": routes,
        }
    )


def grid(side):
    return {f"{'ABCDEFGH'[x]}{y + 1}": (x, y) for y in range(side) for x in range(side)}


def torus(side):
    """A square whose edges are joined."""
    spaces = grid(side)
    at = {place: name for name, place in spaces.items()}
    routes = []
    for (x, y), name in at.items():
        routes.append([name, "E", at[(x + 1) % side, y], "W"])
        routes.append([name, "N", at[x, (y + 1) % side], "S"])
    return document(spaces, routes, "torus")


def wild(seed):
    """A square whose sides are joined anyhow."""
    dice = random.Random(seed)
    spaces = grid(4)
    while True:
        sides = [(name, side) for name in spaces for side in "NESW"]
        dice.shuffle(sides)
        text = document(spaces, [[*sides[i], *sides[i + 1]] for i in range(0, len(sides), 2)], "wild")
        try:
            read(text)
        except BadSetup:
            continue
        return text


if __name__ == "__main__":
    boards = {"house": written(HOUSE), "glade": GLADE, "torus": torus(4), "wild1": wild(1)}
    rows = {name: {"board": text, "curves": paths.curves(read(text))} for name, text in boards.items()}
    lines = [f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()]
    Path(__file__).with_name("paths.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
