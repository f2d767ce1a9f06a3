"""HEX•HEX XL, level `regular`: what cards are worth in hand, in Voices, by what they do. The numbers are guesses."""

from __future__ import annotations

from typing import Final

from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.primitives import (
    ABSORB,
    ACROSS,
    AGAIN,
    ANSWERS,
    ANYONE,
    ANYONE_LATER,
    BACKLASH,
    CANCELS,
    CAST_HEX,
    DECEIVE,
    DISCARD,
    DISMISS,
    DISPEL,
    DRAW,
    GO_OFF,
    GRAB,
    HANDS,
    INVERT,
    LEFT,
    LEVEL,
    MOVES,
    OMEN,
    OTHERS_LOSE,
    PUNISH,
    PURLOIN,
    RIGHT,
    ROB,
    SIGN,
    STEADY,
    STEAL,
    TALISMAN,
    WARD,
)

DRAWN: Final = 0.35  # a card more for me
CARD: Final = 0.25  # a card that another loses
SIGNED: Final = 2 / 3  # what a Hex Sign costs each of the others on average
PASSES: Final = 0.45  # any card that passes a Hex
# What each primitive is worth on a card, times its number where it has one that counts.
OPS: Final = {
    DISMISS: 0.75, SIGN: 1.5, AGAIN: 0.4, DRAW: DRAWN, DISCARD: CARD, STEAL: DRAWN, ROB: 0.4, GO_OFF: 0.9,
    ABSORB: 0.2, PUNISH: 0.15, DISPEL: 0.3, PURLOIN: 0.4, LEVEL: 0.5, INVERT: 0.2, BACKLASH: 0.45, CAST_HEX: 0.2,
    WARD: 1.2, DECEIVE: 0.3, OTHERS_LOSE: 1.0, TALISMAN: 0.6, OMEN: 0.3, HANDS: 0.4, GRAB: 0.1, STEADY: 0.2,
}  # fmt: skip
PLAIN: Final = {LEFT: 0.0, RIGHT: 0.0, ACROSS: 0.02, ANYONE: 0.12, ANYONE_LATER: 0.12}
CHOICE: Final = 0.06  # other ways to pass

BLANK: Final = Card("", 0, 0, 0, False)  # one that the deck at hand does not know

_known: dict[Card, tuple[float, float]] = {}


def worth(card: Card) -> float:
    """In hand, or for the taking."""
    return _both(card)[0]


def price(card: Card) -> float:
    """What it costs to spend an answer rather than a plain pass: what it could do in a better place."""
    return _both(card)[1]


def _both(card: Card) -> tuple[float, float]:
    if card not in _known:
        if len(_known) > 1000:
            _known.clear()
        value = sum(OPS.get(op, 0.0) * max(number, 1) for op, number in card.ops)
        extra = 0.0
        if card.flags & MOVES:
            extra = PLAIN.get(card.to, CHOICE) + 0.1 * (card.boosts + card.escalations + card.rots + card.times - 1)
            extra += 0.2 * card.copy_by if card.copy else 0.0
            extra += 0.15 if card.compel else 0.0
            value += PASSES + extra
        if card.flags & CANCELS:
            value += 0.5
        spend = extra * 0.6
        if card.flags & ANSWERS and card.has(DISMISS):
            spend = 0.3
        _known[card] = value, spend
    return _known[card]
