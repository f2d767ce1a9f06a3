"""§13.9 Laws in the table's own words: what each costs, and the words; these are the table's, no part of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoodwink.core.errors import BadSetup
from hoodwink.games.hexhex.actions import OWN_LAWS, Law

LONGEST: Final = 140  # characters
LAW_WORDS: Final = tuple([law.name.lower() for law in Law])
PENALTIES: Final = ("1 Voice", "2 Voice", "3 Voice", "1 card", "2 cards")  # in the order of OWN_LAWS
EXAMPLE: Final = "own_voice_2: Nobody points at anybody.\n"


def clean(words: str) -> str:
    """One line of words; BadSetup where they are too long, or no words."""
    line = " ".join(words.split())
    if len(line) > LONGEST:
        raise BadSetup(f"the words of a law have {LONGEST} characters at most, not {len(line)}")
    if not line.isprintable():
        raise BadSetup("the words of a law are letters and signs only")
    return line


def read(text: str, in_force: tuple[str, ...]) -> dict[Law, str]:
    """The words of the table's own laws: a line for each, as in `own_voice_2: Nobody points at anybody.`"""
    found: dict[Law, str] = {}
    for line in text.splitlines():
        name, colon, words = line.partition(":")
        known = [law for law in OWN_LAWS if LAW_WORDS[law] == name.strip()]
        if not colon or not known or not clean(words):
            names = ", ".join([LAW_WORDS[law] for law in OWN_LAWS])
            raise BadSetup(f"option words has lines like {EXAMPLE.strip()!r}, with one of {names}; not {line!r:.60}")
        if LAW_WORDS[known[0]] not in in_force or known[0] in found:
            raise BadSetup(f"option words: {name.strip()} is not in force, or has words already")
        found[known[0]] = clean(words)
    return found


def written(words: Mapping[Law, str]) -> str:
    """The same as text."""
    return "".join([f"{LAW_WORDS[law]}: {words[law]}\n" for law in OWN_LAWS if law in words])
