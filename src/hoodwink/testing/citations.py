"""From rulebook to code: every number of RULES.md is cited by the game's code and by a test, and every citation exists.

Code cites `§3.2` or `R7` in a comment or a docstring (`§3.5 to §3.13` cites all between). A test cites by its name,
`test_3_2_…` or `test_r7_…`, by its docstring or in a decorator. A chapter, §3, counts as cited where one of its
paragraphs is. The docstring of every frame starts with its §.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from hoodwink.core.frame import Frame
from hoodwink.core.game import Game
from hoodwink.core.section import SECTION, docstrings

DEFINED = re.compile(r"^(?:#+|-|\*) +(?:§(\d+(?:\.\d+)*)|(R\d+))\b", re.MULTILINE)
RANGE = re.compile(r"§(\d+)\.(\d+) to §\1\.(\d+)")
CITED = re.compile(r"§(R?\d+(?:\.\d+)*)|\b(R\d+)\b")
TEST = re.compile(r"test_(?:(\d+(?:_\d+)*)|(r\d+))(?:_|$)")


@cache
def numbers(rules: str) -> frozenset[str]:
    """The numbers that a RULES.md defines: "3.2", "R7"."""
    return frozenset(section or ruling for section, ruling in DEFINED.findall(rules))


def cited(text: str) -> set[str]:
    """The numbers that a text cites."""
    found = {section or ruling for section, ruling in CITED.findall(text)}
    for chapter, low, high in RANGE.findall(text):
        found |= {f"{chapter}.{n}" for n in range(int(low), int(high) + 1)}
    return found


def cited_by_tests(source: str) -> dict[str, set[str]]:
    """Test name to the numbers that it cites."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = " ".join(ast.get_source_segment(source, mark) or "" for mark in node.decorator_list)
            named = TEST.match(node.name)
            number = {(named[1] or named[2].upper()).replace("_", ".")} if named else set()
            found[node.name] = number | cited(marks) | cited(ast.get_docstring(node) or "")
    return found


def _uncited(numbers: frozenset[str], found: set[str]) -> list[str]:
    missing = [n for n in numbers if n not in found and not any(other.startswith(f"{n}.") for other in found)]
    return [said(n) for n in sorted(missing, key=_order)]


def said(number: str) -> str:
    """`3.2` as §3.2, `R7` as it is."""
    return number if number.startswith("R") else f"§{number}"


def _order(number: str) -> tuple[bool, list[int]]:
    return number.startswith("R"), [int(part) for part in number.lstrip("R").split(".")]


def folder(kind: type[Game]) -> Path:
    """Where a game's code and RULES.md are."""
    return Path(sys.modules[kind.__module__].__file__ or "").parent


def faults(kind: type[Game], tests: Iterable[Path]) -> list[str]:
    """Everything that is wrong with a game's citations, a line each; `tests` are the files of its tests."""
    rules = kind.rules_text()
    known = numbers(rules)
    wrong = [] if known else ["RULES.md has no numbers: a paragraph starts with `- §1.1`, a ruling with `- R1`"]
    wrong += _twice(rules)
    by_code: set[str] = set()
    for file in [folder(kind) / "RULES.md", *sorted(folder(kind).glob("*.py"))]:
        found = cited(file.read_text(encoding="utf-8"))
        wrong += [f"{file.name} cites {said(n)}, which RULES.md does not have" for n in sorted(found - known)]
        by_code |= found if file.suffix == ".py" else set()
    by_tests: set[str] = set()
    for file in tests:
        for name, found in cited_by_tests(file.read_text(encoding="utf-8")).items():
            wrong += [f"{file.name}: {name} cites {said(n)}, which RULES.md does not have" for n in found - known]
            by_tests |= found
    wrong += [f"no code cites {n}" for n in _uncited(known, by_code)]
    wrong += [f"no test cites {n}" for n in _uncited(known, by_tests)]
    return wrong + _frames(kind)


def _twice(rules: str) -> list[str]:
    listed = [section or ruling for section, ruling in DEFINED.findall(rules)]
    return [f"RULES.md has {said(n)} twice" for n in sorted(set(listed)) if listed.count(n) > 1]


def _frames(kind: type[Game]) -> list[str]:
    """Frames whose docstring does not start with a §."""
    return [
        f"the docstring of {frame.__name__} does not start with its §"
        for frame in frames(kind)
        if not SECTION.match(frame.__doc__ or docstrings(frame.__module__).get(frame.__name__, ""))
    ]


def frames(kind: type[Game]) -> list[type[Frame]]:  # type: ignore[type-arg]
    """The frames of a game, from all its modules."""
    package = sys.modules[kind.__module__]
    modules = [package] + [
        importlib.import_module(f"{package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(getattr(package, "__path__", ()))
    ]
    return [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module.__name__
    ]
