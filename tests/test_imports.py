"""Imports point one way: core ← games ← beliefs ← {bots, arena, …}. The kernel and the games touch nothing outside."""

import ast
import re
import sys
from pathlib import Path

import pytest

import hoodwink

ROOT = Path(hoodwink.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
MODULES = {
    ".".join(("hoodwink", *file.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__") for file in FILES
}

# part of the tree → what it may import of the house; the first that fits
MAY = {
    "hoodwink.core": r"core",
    r"hoodwink\.games\.(?P<game>\w+)": r"core|games\.{game}",
    "hoodwink.games": r"core|games",
    "hoodwink.beliefs": r"core|games|beliefs",
    "hoodwink.bots": r"core|games|beliefs|bots",
    "hoodwink.arena": r"core|games|beliefs|bots|arena",
    "hoodwink.envs": r"core|games|beliefs|bots|arena|envs",
    "hoodwink.testing": r"core|games|testing",
    "hoodwink.server": r"core|games|beliefs|bots|arena|server|__version__",
    "hoodwink.cli": r"core|games|beliefs|bots|arena|server|cli|__version__|[A-Z]\w+",
    "hoodwink.__main__": r"cli",
    "hoodwink": r"core|games",
}
# A bot sees views and options, so nothing that holds the real state is in its reach. Worlds (core.worlds) it may draw:
# those are imagined.
BLIND = ("beliefs", "bots")
RULES = r"games\.\w+\.(state|rules|calls|ends|privileges|moves|plots|hunters|teams|playing|scoring)"
HEXHEX = r"games\.hexhex\.(beat|cards|counters|hands|hexed|legal|losses|outside|passing|ready|rounds|stix|worlds)"
STATES = rf"core\.(state|match|record|frame)|{RULES}|{HEXHEX}|games|games\.(hexhex|hoax|resistance|ohfox)"
THIRD = {  # besides the standard library
    "core": {"mypy_extensions"},
    "games": {"mypy_extensions"},
    "testing": {"pytest", "hypothesis"},
    "server": {
        "filelock",
        "msgspec",
        "prometheus_client",
        "psycopg",
        "psycopg_pool",
        "segno",
        "starlette",
        "uvicorn",
        "websockets",
    },
    "cli": {"typer", "rich"},
    "envs": {"gymnasium", "numpy", "pettingzoo", "pyspiel", "open_spiel"},
    "bots": {"numpy"},
}
# No I/O, clock, threads, logging or randomness of their own: core and games get along with these.
PURE = {
    "__future__", "ast", "collections", "dataclasses", "enum", "functools", "hashlib", "itertools", "json", "math",
    "re", "struct", "types", "typing",
}  # fmt: skip
READS = {  # and these read what is ours, or a file that a caller names
    "core/game.py": {"importlib"},  # RULES.md
    "core/record.py": {"pathlib"},  # Record.load
    "core/section.py": {"pathlib", "sys"},  # § of a frame, from the source
    "games/ohfox/board.py": {"importlib"},  # board.json and glade.json
    "games/hexhex/deck.py": {"importlib", "tomllib"},  # the deck of the house
}
HARMLESS = {"__getitem__", "__init__", "__name__"}
REACHING = {"vars", "setattr", "delattr", "eval", "exec", "globals", "__import__"}
NOT_CALLED = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}


def imported(source):
    """The modules that a source imports, and for `from a import b` also a.b; those of the house with their names."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            assert not node.level, f"a relative import of {module}"
            names = {f"{module}.{alias.name}" for alias in node.names}
            if module == "hoodwink":
                found |= names
            else:
                found |= {module} | {name for name in names if name in MODULES}
    return found


def faults(file, source):
    """What is wrong with the imports of a source in this place of the package, a line each."""
    part = file.split("/")[0].removesuffix(".py")
    module = "hoodwink." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    module = module.removesuffix(".__init__")
    outside = {name for name in imported(source) if not name.startswith("hoodwink")}
    wrong = []
    for place, allowed in MAY.items():
        if found := re.match(rf"{place}(\.|$)", module):
            allowed = allowed.replace("{game}", found.groupdict().get("game", ""))
            break
    for name in sorted(imported(source) - outside):
        inner = name.removeprefix("hoodwink").removeprefix(".")
        if not re.match(rf"({allowed})(\.|$)", inner):
            wrong.append(f"{file} may not import {name}")
        elif part in BLIND and re.fullmatch(STATES, inner):
            wrong.append(f"{file} may not import {name}: a bot has views, not states")
    for name in sorted({name.split(".")[0] for name in outside}):
        standard = name in sys.stdlib_module_names
        if part in ("core", "games") and standard and name not in PURE | READS.get(file, set()):
            wrong.append(f"{file} may not import {name}: core and games touch nothing outside")
        elif not standard and name not in THIRD.get(part, set()):
            wrong.append(f"{file} may not import {name}: it is not of the standard library")
    if part in BLIND:
        wrong += [f"{file} may not use {what}: it is not its own" for what in not_its_own(source)]
    if part in ("core", "games"):
        calls = {_called(node) for node in ast.walk(ast.parse(source))}
        wrong += [f"{file} may not call {name}" for name in sorted(calls & NOT_CALLED)]
    return wrong


def not_its_own(source):
    """Names with an underscore of other objects, and ways round writing them down: worlds hold the real state so."""
    found = []
    tree = ast.parse(source)
    own = {"self", "cls"} | {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            owner = node.value
            if node.attr not in HARMLESS and not (isinstance(owner, ast.Name) and owner.id in own):
                found.append(ast.unparse(node))
        elif (name := _called(node)) and (name in REACHING or _gets_unnamed(node)):
            found.append(name)
    return found


def _gets_unnamed(node):
    """getattr of a name that one can't read here, or of one that is not its own."""
    if node.func.id != "getattr":
        return False
    name = str(node.args[1].value) if isinstance(node.args[1], ast.Constant) else "_"
    return name.startswith("_")


def _called(node):
    """What is called here by its name; "" if nothing is."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_point_one_way(file):
    wrong = faults(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))
    assert not wrong, "\n".join(wrong)


def test_all_parts_are_known():
    parts = {file.relative_to(ROOT).parts[0].removesuffix(".py") for file in FILES}
    known = {place.split(".")[1] for place in MAY if "." in place} | {"__init__"}
    assert parts <= known, f"say in MAY what {', '.join(parts - known)} may import"


@pytest.mark.parametrize(
    ("file", "source", "says"),
    [
        ("core/state.py", "from hoodwink.games import hoax", "may not import hoodwink.games"),
        ("core/state.py", "import hoodwink.bots.hoax", "may not import hoodwink.bots.hoax"),
        ("core/state.py", "import random", "may not import random: core and games touch nothing outside"),
        ("core/state.py", "def f():\n    from time import time", "may not import time: core and games touch nothing"),
        ("core/state.py", "import numpy", "may not import numpy: it is not of the standard library"),
        ("core/state.py", "print(1)", "may not call print"),
        ("games/hoax/rules.py", "import logging", "may not import logging"),
        ("games/hoax/rules.py", "from hoodwink.games.erben import GAME", "may not import hoodwink.games.erben"),
        ("games/hoax/rules.py", "from hoodwink.core import match, dice\nimport threading", "may not import threading"),
        ("games/hoax/rules.py", "from hoodwink import load", "may not import hoodwink.load"),
        ("bots/hoax.py", "from hoodwink.core.state import State", "a bot has views, not states"),
        ("bots/hoax.py", "from hoodwink.core import match", "may not import hoodwink.core.match: a bot has views"),
        ("bots/hoax.py", "from hoodwink.games.hoax import rules", "may not import hoodwink.games.hoax.rules: a bot"),
        ("bots/hoax.py", "from hoodwink import Match", "may not import hoodwink.Match"),
        ("bots/hoax.py", "from hoodwink.games import load", "may not import hoodwink.games: a bot has views"),
        ("bots/ohfox.py", "from hoodwink.games.ohfox import playing", "hoodwink.games.ohfox.playing: a bot has views"),
        ("bots/ohfox.py", "from hoodwink.games.ohfox.scoring import completed", "ohfox.scoring: a bot has views"),
        ("bots/ohfox.py", "from hoodwink.games.ohfox import GAME", "hoodwink.games.ohfox: a bot has views"),
        ("bots/hexhex.py", "from hoodwink.games.hexhex.legal import ways", "hexhex.legal: a bot has views"),
        ("bots/search.py", "def f(worlds):\n    return worlds._state", "may not use worlds._state: it is not its own"),
        ("bots/search.py", "def f(s):\n    return s.game._first", "may not use s.game._first"),
        ("bots/search.py", "class A:\n    def f(self):\n        return self.worlds._state", "use self.worlds._state"),
        ("bots/search.py", "def f(worlds):\n    return vars(worlds)", "may not use vars"),
        ("bots/search.py", "def f(worlds, name):\n    return getattr(worlds, name)", "may not use getattr"),
        ("beliefs/hoax.py", "from hoodwink.games.hoax.state import HoaxState", "a bot has views, not states"),
        ("beliefs/hoax.py", "from hoodwink.bots import make", "may not import hoodwink.bots"),
        ("arena/sim.py", "from hoodwink.cli import main", "may not import hoodwink.cli"),
        ("testing/play.py", "from hoodwink.bots import make", "may not import hoodwink.bots"),
        ("testing/play.py", "from hoodwink.server.app import app", "may not import hoodwink.server"),
        ("envs/zoo.py", "from hoodwink.server.app import app", "may not import hoodwink.server"),
    ],
)
def test_a_planted_import_is_found(file, source, says):
    assert any(says in wrong for wrong in faults(file, source)), faults(file, source)


def test_relative_imports_are_not_used():
    with pytest.raises(AssertionError, match="a relative import"):
        imported("from .state import State")
