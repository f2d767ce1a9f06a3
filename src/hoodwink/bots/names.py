"""Names at the table: what a person may be called, and what bots are called."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import normalize

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup

LONGEST = 16
NAMES = (
    "Ada", "Bruno", "Cleo", "Dario", "Edda", "Femi", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Levi", "Mira", "Nils",
    "Olga", "Pavel", "Quinn", "Rosa", "Silas", "Tilda",
)  # fmt: skip


# Letters by their category that nobody can see: joiners, fillers, variation selectors, the blank of Braille.
INVISIBLE = dict.fromkeys(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)


def checked_name(name: str) -> str:
    """A name as it is shown: one line, no blanks at its ends, nothing invisible. BadSetup says what one may be."""
    name = " ".join(normalize("NFC", name.translate(INVISIBLE)).split())
    if not name.isprintable() or not 0 < len(name) <= LONGEST:
        raise BadSetup(f"a name has 1 to {LONGEST} letters, not {name!r}")
    return name


def is_same(one: str, other: str) -> bool:
    """Two names that people would take for one."""
    return normalize("NFKC", one).casefold() == normalize("NFKC", other).casefold()


def free_name(taken: Iterable[str], dice: Dice) -> str:
    """A name of ours that nobody at the table has."""
    gone = {name.lower() for name in taken}
    ours = [name for name in NAMES if name.lower() not in gone]
    return ours[dice.below(len(ours))]
