"""Whatever a deck is made of, and whatever may be wrong with one, has words in both languages."""

import inspect
import re
from pathlib import Path

import pytest

from hoodwink.games.hexhex import deck
from hoodwink.server import decks

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def wanted():
    known = decks.vocabulary()
    yield from (f"deck-category-{name}" for name in known.categories)
    yield from (f"deck-flag-{name}" for name in known.flags)
    for primitive in known.primitives:
        yield from (f"deck-do-{primitive.name}", f"deck-do-{primitive.name}-help")
        for field in primitive.fields:
            yield f"deck-field-{field.name}"
            yield from (f"deck-word-{word}" for word in field.words)


def codes():
    """Of every fault: as they stand in the source, and the fields that are codes themselves."""
    source = inspect.getsource(deck) + inspect.getsource(decks)
    yield from re.findall(r'at\.code = "(\w+)"|^ +\("(\w+)", .*"\),$', source, re.MULTILINE)
    yield from ((code, "") for code in re.findall(r'BadDeck\((?:f"[^"]*"|said), "(\w+)"', source))
    yield from ((field, "") for field in ("key", "title", "text", "category", "copies", "flags", "stix", "effect"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_part_of_a_deck_has_words(language):
    keys = {*KEY.findall((WORDS / language / "decks.ftl").read_text(encoding="utf-8"))}
    assert sorted({*wanted()} - keys) == []
    faults = {f"deck-fault-{one or other}" for one, other in codes()}
    assert len(faults) > 30
    assert sorted(faults - keys) == []
