"""Decks: a TOML file each, read and checked; an error names the file, the card and the field."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.errors import BadSetup
from hoodwink.games.hexhex.primitives import (
    AGAIN,
    ANYONE_LATER,
    CANCEL,
    CATEGORIES,
    COMPEL,
    COPIES,
    DEALT,
    DISMISS,
    DUPLICATE,
    FLAGS,
    GRAB,
    HANDS,
    IMMUNE,
    MULTIPLY,
    NOWHERE,
    NUMBER_OF,
    OMEN,
    PASS_HEX,
    PRIMITIVES,
    SIDES_ONLY,
    SIGN,
    STANDING,
    STEADY,
    TOKEN,
    TOKENS,
    WAYS,
    Field,
)

MOST_KINDS: Final = 48
MOST_COPIES: Final = 99
LONGEST_NAME: Final = 80  # characters of a deck's title
LONGEST_TITLE: Final = 60  # of a card's
LONGEST_TEXT: Final = 400
SIZE: Final = 60_000  # of a whole deck file
HAND: Final = 5
SPARE: Final = 10  # cards that must be left in the deck after a deal
LANGUAGES: Final = ("en", "de")
MOST_DOTS: Final = 8  # in a key: tomllib takes time and memory by the square of them
DEEPEST: Final = 16  # brackets within each other
# Strings and comments, also those that don't end: each is passed over once, whatever is in it.
_WORDS: Final = re.compile(
    r""""{3}(?:\\.|[^\\])*?(?:"{3}|\Z)|'{3}.*?(?:'{3}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*""", re.DOTALL
)
_BETWEEN_KEYS: Final = re.compile(r"[\n=,{}\[\]]")
_BRACKETS: Final = re.compile(r"[{}\[\]]")
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_FIELDS: Final = ("key", "title", "text", "category", "copies", "flags", "effect", "stix")


class BadDeck(BadSetup):
    """What is wrong with a deck, and where: the card by its place (-1: the deck as a whole), its field, the primitive
    by its place in the effect (-1: none); `code` is a word for those who say it in other words."""

    def __init__(self, said: str, code: str, card: int = -1, field: str = "", effect: int = -1) -> None:
        super().__init__(said)
        self.code = code
        self.card = card
        self.field = field
        self.effect = effect


class _At:
    """Where in a card the reader is."""

    __slots__ = ("code", "effect", "field")

    def __init__(self) -> None:
        self.code = ""  # "": the field's name is the code
        self.effect = -1
        self.field = "key"


class Card:
    """A kind of card: a row of the deck file, its movement taken apart, the rest of its effect as (what, how many)."""

    __slots__ = (
        "boosts", "category", "compel", "copies", "copy", "copy_by", "does", "escalations", "flags", "key", "ops",
        "rots", "stix", "texts", "times", "titles", "to",
    )  # fmt: skip

    def __init__(self, key: str, category: int, copies: int, flags: int, stix: bool) -> None:
        self.key = key
        self.category = category
        self.copies = copies
        self.flags = flags
        self.stix = stix
        self.titles: tuple[str, ...] = ()
        self.texts: tuple[str, ...] = ()
        self.to = NOWHERE  # where the Hex goes
        self.copy = 0  # where a duplicate goes, 0: there is none
        self.copy_by = 1
        self.times = 1
        self.compel = 0
        self.boosts = 0
        self.escalations = 0
        self.rots = 0
        self.ops: tuple[tuple[int, int], ...] = ()  # the rest of the effect, in order: what, and its number
        self.does: i64 = 0  # the set of what is there

    def put_ops(self, ops: list[tuple[int, int]]) -> None:
        self.ops = tuple(ops)
        for what, _ in ops:
            self.does |= 1 << what

    def has(self, op: i64) -> bool:
        """It has this primitive, among those that are no movement."""
        return self.does >> op & 1 != 0

    def amount(self, op: int) -> int:
        """The number of a primitive; 0 where the card hasn't it."""
        return sum([number for what, number in self.ops if what == op])


class Deck:
    """All kinds of a deck, in the order of the file: a card's number is its place."""

    __slots__ = ("cards", "name", "title")

    def __init__(self, name: str, title: str, cards: tuple[Card, ...]) -> None:
        self.name = name
        self.title = title
        self.cards = cards

    def number(self, key: str) -> int:
        """The number of the card with this key; BadSetup names those that are near."""
        for n, card in enumerate(self.cards):
            if card.key == key:
                return n
        raise BadSetup(f"{self.name} has no card {key!r}; it has {', '.join([card.key for card in self.cards])}")

    def size(self, stix: bool = False) -> int:
        return sum([card.copies for card in self.cards if stix or not card.stix])


def read(text: str, name: str = "deck") -> Deck:
    """The deck that a text describes; BadSetup names file, card and field, and says what may stand there."""
    title, rows = rows_of(text, name)
    return made(named(title, name), tuple([card_of(row, n, name) for n, row in enumerate(rows)]), name)


def rows_of(text: str, name: str = "deck") -> tuple[Any, list[dict[str, Any]]]:
    """Title and rows of a text that has the form of a deck; what is in them is not looked at."""
    _check_shape(text, name)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: a number of thousands of digits
        raise BadDeck(f"{name} is no TOML file: {error}", "toml") from None
    for field in table:
        if field not in ("title", "card"):
            said = f"{name}: there is no field {field!r:.60}; a deck has a title and a list of [[card]]"
            raise BadDeck(said, "fields", field=field)
    rows = table.get("card", [])
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadDeck(f"{name}: cards are written as tables, each under [[card]]", "empty")
    if len(rows) > MOST_KINDS:
        raise BadDeck(f"{name}: {len(rows)} kinds of cards; a deck has at most {MOST_KINDS}", "kinds")
    return table.get("title", ""), rows


def _check_shape(text: str, name: str) -> None:
    """What every deck keeps to, before anybody reads it: then reading takes time by its length and no more."""
    if len(text) > SIZE:
        raise BadDeck(f"{name}: {len(text)} characters; a deck file has at most {SIZE}", "long")
    bare = _WORDS.sub("", text)
    if max([piece.count(".") for piece in _BETWEEN_KEYS.split(bare)]) > MOST_DOTS:
        raise BadDeck(f"{name}: a key has more than {MOST_DOTS} dots; a deck needs none", "tangled")
    depth = 0
    for bracket in _BRACKETS.findall(bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise BadDeck(f"{name}: more than {DEEPEST} brackets within each other; a deck needs four", "tangled")


def named(title: Any, name: str = "deck") -> str:
    """The title of a deck, if it can be one."""
    if not isinstance(title, str) or not title.strip() or len(title) > LONGEST_NAME:
        raise BadDeck(f"{name}: field title is a text of at most {LONGEST_NAME} characters", "name", field="title")
    return title


def made(title: str, cards: tuple[Card, ...], name: str = "deck") -> Deck:
    """A deck of cards that have been read."""
    for n, card in enumerate(cards):
        if card.key in [other.key for other in cards[:n]]:
            said = f"{name}: card {card.key}, field key: there is another card of this key"
            raise BadDeck(said, "twice", n, "key")
    deck = Deck(name, title, cards)
    check(deck)
    return deck


@lru_cache(maxsize=16)
def read_once(text: str) -> Deck:
    """The same, remembered: every game of a table reads its deck."""
    return read(text)


def card_of(row: dict[str, Any], n: int, name: str = "deck") -> Card:
    """The card of a row, the n-th from 0; BadDeck says where it is wrong."""
    at = _At()
    try:
        return _card(row, n + 1, name, at)
    except (BadSetup, ValueError) as error:  # ValueError: a number that is too long to be shown
        raise BadDeck(str(error), at.code or at.field, n, at.field, at.effect) from None


def _card(row: dict[str, Any], n: int, name: str, at: _At) -> Card:
    key = row.get("key")
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise BadSetup(
            f"{name}: card number {n}, field key: small letters, digits and _ (turn_aside_left), not {key!r:.60}"
        )
    where = f"{name}: card {key}, field"
    for field in row:
        if field not in _FIELDS:
            at.field, at.code = field, "fields"
            raise BadSetup(f"{where} {field:.60}: there is no such field; a card has {', '.join(_FIELDS)}")
    for field in ("title", "category", "copies", "flags", "effect"):
        if field not in row:
            at.field = field
            raise BadSetup(f"{where} {field} is missing")
    at.field = "category"
    if not isinstance(row["category"], str) or row["category"] not in CATEGORIES:
        raise BadSetup(f"{where} category: one of {', '.join(CATEGORIES)}, not {row['category']!r:.60}")
    at.field, copies = "copies", row["copies"]
    if isinstance(copies, bool) or not isinstance(copies, int) or not 0 <= copies <= MOST_COPIES:
        raise BadSetup(f"{where} copies: a whole number from 0 to {MOST_COPIES}, not {copies!r:.60}")
    at.field, stix = "stix", row.get("stix", False)
    if not isinstance(stix, bool):
        raise BadSetup(f"{where} stix: true for a card of Hexen Stix, not {stix!r:.60}")
    at.field = "flags"
    card = Card(key, CATEGORIES[row["category"]], copies, _flags(row["flags"], where), stix)
    at.field = "title"
    card.titles = _both(row["title"], f"{where} title", LONGEST_TITLE)
    at.field = "text"
    card.texts = _both(row.get("text", ""), f"{where} text", LONGEST_TEXT)
    at.field = "effect"
    _effect(card, row["effect"], row["flags"], where, at)
    return card


def _both(value: Any, where: str, most: int) -> tuple[str, ...]:
    """A text for all languages, or a table with one for each."""
    by = value if isinstance(value, dict) else dict.fromkeys(LANGUAGES, value)
    for language in by:
        if language not in LANGUAGES:
            raise BadSetup(f"{where}: languages are {', '.join(LANGUAGES)}, not {language!r:.60}")
    texts = tuple([by.get(language, by.get("en")) for language in LANGUAGES])
    for text in texts:
        if not isinstance(text, str) or len(text) > most or (not text.strip() and most < LONGEST_TEXT):
            raise BadSetup(f"{where}: a text of at most {most} characters, not {text!r:.100}")
    return texts  # type: ignore[return-value]


def _flags(value: Any, where: str) -> int:
    if not isinstance(value, list):
        raise BadSetup(f"{where} flags: a list of words, not {value!r:.100}")
    flags = 0
    for flag in value:
        if not isinstance(flag, str) or flag not in FLAGS:
            raise BadSetup(f"{where} flags: {flag!r:.60} is none; there are {', '.join(FLAGS)}")
        flags |= FLAGS[flag]
    return flags


def _effect(card: Card, value: Any, flags: list[str], where: str, at: _At) -> None:
    """The row of primitives, each checked by the vocabulary; then what they say together."""
    if not isinstance(value, list) or not value:
        raise BadSetup(f'{where} effect: a list of primitives like {{ do = "pass", to = "left" }}, not {value!r:.100}')
    ops: list[tuple[int, int]] = []
    for place, row in enumerate(value):
        at.effect = place
        said = row.get("do") if isinstance(row, dict) else row
        if not isinstance(said, str) or said not in NUMBER_OF or not isinstance(row, dict):
            raise BadSetup(f"{where} effect: {said!r:.60} is no primitive; there are {', '.join(NUMBER_OF)}")
        primitive = PRIMITIVES[NUMBER_OF[said]]
        inside = f"{where} effect, {primitive.name}"
        names = [field.name for field in primitive.fields]
        for name in row:
            if name != "do" and name not in names:
                raise BadSetup(f"{inside}: no field {name!r:.60}; it has {', '.join(names) or 'none'}")
        if not any(flag in flags for flag in primitive.needs):
            at.code = "needs"
            raise BadSetup(f"{inside}: the card needs the flag {' or '.join(primitive.needs)}")
        given = {field.name: _field(row, field, inside) for field in primitive.fields}
        at.code = "once"
        _put(card, NUMBER_OF[primitive.name], given, ops, inside)
        at.code = ""
    card.put_ops(ops)
    at.effect = -1
    _sense(card, where, at)


def _field(row: dict[str, Any], field: Field, where: str) -> Any:
    value = row.get(field.name, field.default)
    if value is None:
        raise BadSetup(f"{where}: field {field.name} is missing")
    if isinstance(field.default, bool):
        if not isinstance(value, bool):
            raise BadSetup(f"{where}, {field.name}: true or false, not {value!r:.60}")
        return int(value)
    if field.words:
        if value not in field.words:
            raise BadSetup(f"{where}, {field.name}: one of {', '.join(field.words)}, not {value!r:.60}")
        return value
    if isinstance(value, bool) or not isinstance(value, int) or not field.low <= value <= field.high:
        raise BadSetup(f"{where}, {field.name}: a whole number from {field.low} to {field.high}, not {value!r:.60}")
    return value


def _put(card: Card, number: int, given: dict[str, Any], ops: list[tuple[int, int]], where: str) -> None:
    """Movement has its own place on the card; everything else is done in order."""
    if number == PASS_HEX:
        if card.to != NOWHERE:
            raise BadSetup(f"{where}: a card passes the Hex once")
        card.to = WAYS[given["to"]]
    elif number == TOKEN:
        kind = TOKENS[given["token"]]
        card.boosts += given["count"] if kind == 0 else 0
        card.escalations += given["count"] if kind == 1 else 0
        card.rots += given["count"] if kind == 2 else 0
    elif number == MULTIPLY:
        card.times *= given["by"]
    elif number == DUPLICATE:
        if card.copy:
            raise BadSetup(f"{where}: a card duplicates the Hex once")
        card.copy = COPIES[given["to"]]
        card.copy_by = given["by"]
    elif number == COMPEL:
        card.compel = SIDES_ONLY[given["to"]]
    else:
        ops.append((number, int(next(iter(given.values()), 0))))


def _sense(card: Card, where: str, at: _At) -> None:
    """What one primitive allows and another, or a flag, does not."""
    flags = card.flags
    passes, enduring = card.to != NOWHERE, FLAGS["enduring"]
    ends = sum([card.has(op) for op in (DISMISS, SIGN, AGAIN)]) + passes
    moves, compels, cancels = [bool(flags & FLAGS[word]) for word in ("moves", "compel", "cancels")]
    faults = (
        ("one_end", flags & FLAGS["answers"] and ends != 1, "an answer has exactly one of pass, dismiss, sign, again"),
        ("moves_pass", moves != passes, "the flag moves goes with pass, and with nothing else"),
        ("compel_flag", compels != bool(card.compel), "the flag compel goes with the primitive compel"),
        ("cancels_flag", cancels != card.has(CANCEL), "the flag cancels goes with the primitive cancel"),
        ("enduring", flags & enduring and not flags & STANDING, "what is enduring is standing"),
        ("standing", flags & STANDING and not flags & DEALT, "what is standing is played when dealt"),
        ("dealt", flags & DEALT and flags & ~(DEALT | STANDING | enduring), "dealt goes only with standing, enduring"),
        ("grab_stix", card.has(GRAB) and not card.stix, "grab needs stix = true"),
        ("steady_stix", card.has(STEADY) and not card.stix, "steady needs stix = true"),
        ("hands_immune", card.has(HANDS) and not flags & IMMUNE, "hands_up needs the flag immune: nothing cancels it"),
        ("hands_alone", card.has(HANDS) and len(card.ops) != 1, "hands_up stands alone"),
        ("later_grab", card.to == ANYONE_LATER and not card.has(GRAB), "anyone_later goes with grab"),
        ("omen", card.has(OMEN) and flags & enduring, "an omen ends with the round"),
        ("duplicate", card.copy and not passes, "duplicate needs pass"),
        ("no_flag", not flags, "a card needs a flag that says when it is played"),
        ("one_flag", bin(flags & 0b111101).count("1") > 1, "one of answers, out_of_turn, cancels, when_hexed, dealt"),
        ("out_one", flags & FLAGS["out_of_turn"] and len(card.ops) != 1, "a card out of turn does one thing"),
    )
    for code, wrong, why in faults:
        if wrong:
            at.code = code
            raise BadSetup(f"{where} effect: {why}")


def check(deck: Deck, removed: tuple[str, ...] = (), stix: bool = False, seats: int = 6) -> None:
    """§13.8 BadSetup if the cards that are left can't be dealt to so many seats, or hold no answer for a Hex."""
    left = [card for card in deck.cards if card.key not in removed and (stix or not card.stix)]
    size = sum([card.copies for card in left])
    if size < HAND * seats + SPARE:
        raise BadDeck(f"{deck.name}: {size} cards; {seats} seats need at least {HAND * seats + SPARE}", "size")
    if not any([card.copies and card.flags & FLAGS["moves"] for card in left]):
        raise BadDeck(f"{deck.name}: no card passes a Hex; at least one has to (flag moves)", "no_pass")


def _packaged(file: str) -> str:
    return files("hoodwink.games.hexhex").joinpath(file).read_text(encoding="utf-8")


HOUSE_TEXT: Final = _packaged("deck.toml")
HOUSE: Final = read(HOUSE_TEXT, "deck.toml")
EXAMPLE: Final = _packaged("kettle.toml")  # a small deck of another kind
