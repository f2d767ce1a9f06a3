"""The § of a frame: its docstring starts with it, and compiled classes keep none, so it is read from the source."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

SECTION = re.compile(r"§(\d+(?:\.\d+)*)")
_SECTIONS: dict[type, str] = {}


@cache
def docstrings(module: str) -> dict[str, str]:
    """Class name to docstring, for the module's source, which is installed beside its compiled form."""
    package, _, name = module.rpartition(".")
    # a package knows where it is; a module of a library that it shares with others does not, compiled
    folder = sys.modules[package].__path__[0] if package else Path(sys.modules[module].__file__ or "").parent
    source = Path(folder) / f"{name}.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return {n.name: ast.get_docstring(n) or "" for n in ast.walk(tree) if isinstance(n, ast.ClassDef)}


def rule_of(kind: type) -> str:
    """What the section of a kind of frame says, in one paragraph."""
    text = kind.__doc__ or docstrings(kind.__module__).get(kind.__name__, "")
    return " ".join(text.split())


def section_of(frame: object) -> str:
    """The number that the docstring of a frame starts with: `6.1`."""
    kind = type(frame)
    if kind not in _SECTIONS:
        found = SECTION.match(rule_of(kind))
        _SECTIONS[kind] = found[1] if found else "?"
    return _SECTIONS[kind]
