"""Decks of HEX•HEX XL for the deck maker: the vocabulary as data, and a deck file read with all its faults."""

from __future__ import annotations

from typing import Any

from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex.deck import (
    HAND,
    HOUSE_TEXT,
    LONGEST_NAME,
    LONGEST_TEXT,
    LONGEST_TITLE,
    MOST_COPIES,
    MOST_KINDS,
    SIZE,
    SPARE,
    BadDeck,
    Card,
    card_of,
    made,
    named,
    rows_of,
)
from hoodwink.games.hexhex.primitives import CATEGORIES, FLAGS, PRIMITIVES
from hoodwink.server import wire

MUCH = 1000  # characters of a text that is shown though it is too long
MANY = 64  # flags or primitives of a row that are shown


def vocabulary() -> wire.DeckVocabulary:
    return wire.DeckVocabulary(
        categories=[*CATEGORIES],
        flags=[*FLAGS],
        primitives=[
            wire.DeckPrimitive(
                one.name,
                [*one.needs],
                [wire.DeckField(f.name, f.low, f.high, _words(f.default, f.words), f.default) for f in one.fields],
                one.text,
            )
            for one in PRIMITIVES
        ],
        least=HAND * HexHex.most + SPARE,
        most_kinds=MOST_KINDS,
        most_copies=MOST_COPIES,
        longest_name=LONGEST_NAME,
        longest_title=LONGEST_TITLE,
        longest_text=LONGEST_TEXT,
        longest=SIZE,
    )


def _words(default: object, words: tuple[str, ...]) -> list[str]:
    return [] if isinstance(default, bool) else [*words]


def checked(text: str) -> wire.DeckChecked:
    """Every card is read, whatever is wrong with the others: all that is to be mended is told at once."""
    text = text if text.strip() else HOUSE_TEXT
    found = wire.DeckChecked("", [], [], dict.fromkeys(CATEGORIES, 0), 0, 0)
    try:
        title, rows = rows_of(text)
    except BadDeck as fault:
        found.faults.append(_fault(fault))
        return found
    found.title = _text(title)
    try:
        named(title)
    except BadDeck as fault:
        found.faults.append(_fault(fault))
    cards: list[Card] = []
    for n, row in enumerate(rows):
        found.cards.append(_shown(row))
        try:
            cards.append(card_of(row, n))
        except BadDeck as fault:
            found.faults.append(_fault(fault))
    for name, number in CATEGORIES.items():
        found.counts[name] = sum(card.copies for card in cards if card.category == number and not card.stix)
    found.size = sum(found.counts.values())
    found.stix = sum(card.copies for card in cards if card.stix)
    if len(cards) == len(rows):  # what is said of the whole holds only then
        try:
            made(found.title, tuple(cards))
        except BadDeck as fault:
            found.faults.append(_fault(fault))
    return found


def checked_json(text: str) -> bytes:
    """The same as it goes over the wire, for another process."""
    return wire.encode(checked(text))


def _fault(fault: BadDeck) -> wire.DeckFault:
    said = str(fault)
    return wire.DeckFault(fault.code, said.removeprefix("deck: "), fault.card, fault.field[:40], fault.effect)


def _shown(row: dict[str, Any]) -> wire.DeckCard:
    """As much of a row as can be edited."""
    flags, effect = row.get("flags"), row.get("effect")
    copies = row.get("copies")
    return wire.DeckCard(
        key=_text(row.get("key")),
        title=_both(row.get("title")),
        text=_both(row.get("text")),
        category=_text(row.get("category")),
        copies=copies if isinstance(copies, int) and abs(copies) < 10_000 else 0,
        flags=[_text(flag) for flag in flags[:MANY]] if isinstance(flags, list) else [],
        effect=[_primitive(one) for one in effect[:MANY]] if isinstance(effect, list) else [],
        stix=row.get("stix") is True,
    )


def _text(value: object) -> str:
    return value[:MUCH] if isinstance(value, str) else ""


def _both(value: object) -> wire.InBoth:
    if isinstance(value, dict):
        return wire.InBoth(_text(value.get("en")), _text(value.get("de", value.get("en"))))
    return wire.InBoth(_text(value), _text(value))


def _primitive(value: object) -> dict[str, wire.Value]:
    if not isinstance(value, dict):
        return {"do": ""}
    fields = [*value.items()][:MANY]
    small = {name[:MUCH]: one for name, one in fields if isinstance(one, int) and abs(one) < 10_000}
    return small | {name[:MUCH]: one[:MUCH] for name, one in fields if isinstance(one, str)}
