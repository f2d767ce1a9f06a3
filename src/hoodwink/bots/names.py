"""Names at the table: what a person may be called, and what bots are called."""

from __future__ import annotations

from collections.abc import Iterable

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup

LONGEST = 16
NAMES = (
    "Ada", "Bruno", "Cleo", "Dario", "Edda", "Femi", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Levi", "Mira", "Nils",
    "Olga", "Pavel", "Quinn", "Rosa", "Silas", "Tilda",
)  # fmt: skip


def checked_name(name: str) -> str:
    """A name as it is shown: one line, no blanks at its ends. BadSetup says what one may be."""
    name = " ".join(name.split())
    if not name.isprintable() or not 0 < len(name) <= LONGEST:
        raise BadSetup(f"a name has 1 to {LONGEST} letters, not {name!r}")
    return name


def free_name(taken: Iterable[str], dice: Dice) -> str:
    """A name of ours that nobody at the table has."""
    gone = {name.lower() for name in taken}
    ours = [name for name in NAMES if name.lower() not in gone]
    return ours[dice.below(len(ours))]
