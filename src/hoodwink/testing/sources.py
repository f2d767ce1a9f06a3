"""Where each § comes from: a heading of the rulebook, or the house with its reason. Read from the lines `[book: …]` and
`[house: …]` of RULES.md, and held against HEADINGS.txt, the rulebook's headings, for a game that has that file."""

from __future__ import annotations

import re

from hoodwink.core.game import Game
from hoodwink.core.rulebook import LANGUAGES, Rules, headings
from hoodwink.testing.citations import said

_STRAY = re.compile(r"^ *\[\w+:.*", re.MULTILINE)


def faults(kind: type[Game]) -> list[str]:
    """Everything that is wrong with a game's sources, a line each."""
    known = headings(kind)
    if not known:
        return []
    rules = Rules.of(kind)
    claimed = {title for source in rules.sources.values() for title in source.book}
    wrong = [
        f"{said(number)} does not say where it comes from" for number in rules.sections if number not in rules.sources
    ]
    for number, source in rules.sources.items():
        wrong += [
            f"{said(number)} claims {title!r}, which HEADINGS.txt does not have"
            for title in source.book
            if title not in known
        ]
    for title, why in known.items():
        if title in claimed and why:
            wrong.append(f"{title!r} is claimed, though HEADINGS.txt says why it need not be: {why}")
        elif title not in claimed and not why:
            wrong.append(f"no § claims {title!r}; if it holds nothing to play, say so in HEADINGS.txt: {title} — why")
    for language in LANGUAGES:  # what is left in a text is shown to players
        wrong += [
            f"a line that says no source, or in the wrong place: {line.strip()}"
            for line in _STRAY.findall(Rules.of(kind, language).text)
        ]
    return wrong
