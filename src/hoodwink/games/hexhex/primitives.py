"""The vocabulary of effects: every card of a deck file is a row of these, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# What a card does, as numbers. The order is that of PRIMITIVES.
PASS_HEX: Final = 0
TOKEN: Final = 1
MULTIPLY: Final = 2
DUPLICATE: Final = 3
COMPEL: Final = 4
DISMISS: Final = 5
SIGN: Final = 6
AGAIN: Final = 7
DRAW: Final = 8
DISCARD: Final = 9
STEAL: Final = 10
ROB: Final = 11
GO_OFF: Final = 12
CANCEL: Final = 13
ABSORB: Final = 14
PUNISH: Final = 15
DISPEL: Final = 16
PURLOIN: Final = 17
LEVEL: Final = 18
SPITE: Final = 19
INVERT: Final = 20
BACKLASH: Final = 21
CAST_HEX: Final = 22
WARD: Final = 23
DECEIVE: Final = 24
OTHERS_LOSE: Final = 25
TALISMAN: Final = 26
OMEN: Final = 27
HANDS: Final = 28
GRAB: Final = 29
STEADY: Final = 30

# Flags: when a card may be played.
ANSWERS: Final = 1
MOVES: Final = 2
OUT_OF_TURN: Final = 4
CANCELS: Final = 8
WHEN_HEXED: Final = 16
DEALT: Final = 32
STANDING: Final = 64
ENDURING: Final = 128
COMPELS: Final = 256
IMMUNE: Final = 512
FLAGS: Final = {
    "answers": ANSWERS,
    "moves": MOVES,
    "out_of_turn": OUT_OF_TURN,
    "cancels": CANCELS,
    "when_hexed": WHEN_HEXED,
    "dealt": DEALT,
    "standing": STANDING,
    "enduring": ENDURING,
    "compel": COMPELS,
    "immune": IMMUNE,
}

# Where a pass goes.
NOWHERE: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
EITHER: Final = 3
ACROSS: Final = 4
ANYONE: Final = 5
TARGETER: Final = 6
ONWARD: Final = 7
SIDES: Final = 8
ANYONE_LATER: Final = 9
WAYS: Final = {
    "left": LEFT,
    "right": RIGHT,
    "either": EITHER,
    "across": ACROSS,
    "anyone": ANYONE,
    "targeter": TARGETER,
    "onward": ONWARD,
    "sides": SIDES,
    "anyone_later": ANYONE_LATER,
}
SIDES_ONLY: Final = {"left": LEFT, "right": RIGHT}

# Where a duplicate goes.
OPPOSITE: Final = 1
ALONG: Final = 2
COPIES: Final = {"opposite": OPPOSITE, "along": ALONG}

# Tokens.
BOOST: Final = 0
ESCALATION: Final = 1
ROT: Final = 2
FACTOR: Final = 3
MADDENED: Final = 4
TOKENS: Final = {"boost": BOOST, "escalation": ESCALATION, "rot": ROT}
TOKEN_NAMES: Final = ("boost", "escalation", "rot", "factor", "maddened")

# Categories; nothing follows from one but "no counters".
CATEGORIES: Final = {"none": 0, "basic": 1, "enhanced": 2, "counter": 3, "hexed": 4, "dealt": 5}
COUNTER: Final = 3


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a primitive: a number between two bounds, a word of a few, or yes or no."""

    name: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    default: int | str | bool | None = None  # None: it must be given


@dataclass(frozen=True, slots=True)
class Primitive:
    """One word of the vocabulary: `needs` is a flag that the card must have, one of several."""

    name: str
    needs: tuple[str, ...]
    fields: tuple[Field, ...]
    text: str


_COUNT: Final = Field("count", 1, 9, default=1)
_ANSWER: Final = ("answers",)
PRIMITIVES: Final = (
    Primitive("pass", _ANSWER, (Field("to", words=tuple(WAYS)),), "the Hex moves to another seat"),
    Primitive("token", _ANSWER, (Field("token", words=tuple(TOKENS)), _COUNT), "tokens are put on the Hex"),
    Primitive("multiply", _ANSWER, (Field("by", 2, 9),), "what the Hex costs is multiplied"),
    Primitive(
        "duplicate",
        _ANSWER,
        (Field("to", words=tuple(COPIES)), Field("by", 1, 9, default=1)),
        "a duplicate with all tokens goes to the opposite neighbour, or along with the original; `by` multiplies it",
    ),
    Primitive("compel", _ANSWER, (Field("to", words=tuple(SIDES_ONLY)),), "the Hex is Maddened: it must go that way"),
    Primitive("dismiss", _ANSWER, (), "the Hex is gone"),
    Primitive("sign", _ANSWER, (), "the Hex is gone, and a Hex Sign waits for the end of the round"),
    Primitive("again", _ANSWER, (), "the same Hex is answered again"),
    Primitive("draw", ("answers", "dealt"), (_COUNT,), "its player draws cards"),
    Primitive("discard", _ANSWER, (_COUNT,), "the seat that the Hex goes to discards cards at random first"),
    Primitive("steal", _ANSWER, (_COUNT,), "its player takes cards at random from the seat that the Hex goes to"),
    Primitive("rob", _ANSWER, (), "its player takes a card of his choice from the pile"),
    Primitive("go_off", ("out_of_turn",), (), "a Hex before another seat goes off now"),
    Primitive("cancel", ("cancels",), (), "a card is cancelled as it is played"),
    Primitive("absorb", ("cancels",), (), "the cancelled card comes to the hand"),
    Primitive("punish", ("cancels",), (_COUNT,), "the owner of the cancelled card discards cards at random"),
    Primitive(
        "dispel", ("out_of_turn",), (), "a standing effect, or all tokens of one kind on one Hex, are taken away"
    ),
    Primitive("purloin", ("out_of_turn",), (), "another's standing effect becomes one's own"),
    Primitive("level", ("when_hexed",), (), "the Hexed and another come to the mean of their Voices"),
    Primitive("spite", ("when_hexed",), (Field("most", 1, 9),), "the Hexed gives up Voice, and another loses as much"),
    Primitive("invert", ("when_hexed",), (Field("most", 1, 9),), "the Hexed gains what he would have lost"),
    Primitive("backlash", ("when_hexed",), (), "the targeter loses as much as the Hexed"),
    Primitive("cast", ("when_hexed",), (), "the Hexed casts a new Hex"),
    Primitive("ward", ("standing",), (), "its owner loses no Voice against his will"),
    Primitive("deceive", ("standing",), (), "its owner lays his answers face down under a name"),
    Primitive("others_lose", ("dealt",), (_COUNT,), "each other player loses Voice"),
    Primitive("talisman", ("standing",), (_COUNT,), "the first Hex that goes off on its owner in a round costs less"),
    Primitive("omen", ("standing",), (_COUNT,), "it lies before another: each Hex that goes off on him costs more"),
    Primitive(
        "hands_up", ("out_of_turn",), (Field("count", 1, 9, default=3),), "all raise their hands; the last is Hexed"
    ),
    Primitive(
        "grab",
        ("answers", "out_of_turn"),
        (Field("first", words=("false", "true"), default=False),),
        "all grab a stick (Hexen Stix only); with `first` its player takes his before the others",
    ),
    Primitive("steady", ("standing",), (), "the first costly line without a stick is skipped (Hexen Stix only)"),
)
NUMBER_OF: Final = {primitive.name: n for n, primitive in enumerate(PRIMITIVES)}
