"""What can happen in HEX•HEX XL. The number of a kind is its place in KINDS."""

from __future__ import annotations

from typing import Final

from hoodwink.core.event import Kind

ROUND: Final = 0
DEALT: Final = 1
LAID_OPEN: Final = 2
CAST: Final = 3
ANSWERED: Final = 4
CANT: Final = 5
PLAYED: Final = 6
COUNTERED: Final = 7
CANCELLED: Final = 8
CHALLENGED: Final = 9
MOVED: Final = 10
DUPLICATED: Final = 11
DISMISSED: Final = 12
HEXED: Final = 13
NONE: Final = 14
VOICE: Final = 15
DREW: Final = 16
DISCARDED: Final = 17
TAKEN: Final = 18
ROBBED: Final = 19
ABSORBED: Final = 20
EFFECT_GONE: Final = 21
EFFECT_MOVED: Final = 22
TOKENS_GONE: Final = 23
RESHUFFLED: Final = 24
HANDS_UP: Final = 25
SIGN_WAITS: Final = 26
SIGNS: Final = 27
ROUND_OVER: Final = 28
LAST_ROUND: Final = 29
WON: Final = 30
GRABBED: Final = 31
STIX_CARD: Final = 32
SHOWN: Final = 33
OPENED: Final = 34
SILENCED: Final = 35
SWAPPED: Final = 36
SKIPPED: Final = 37
KNOCKED: Final = 38
CURSE: Final = 39
CAUGHT: Final = 40
VERDICT: Final = 41
DRAWN_IN: Final = 42
LAW: Final = 43
SPENT: Final = 44
DEALER: Final = 45
PAID: Final = 46
READY: Final = 47
AIMED: Final = 48
HEXED_CARD: Final = 49
LIES: Final = 50

KINDS: Final = (
    Kind("round", "number dealer caster tie"),  # tie: losses and gains count double
    Kind("dealt", "seat count", secret="cards", to="seat"),
    Kind("laid open", "seat card aim", reveals=True),  # for when dealt, or drawn in play; aim: before whom it lies
    Kind("cast", "seat at"),
    Kind("answered", "seat hex card to stated", secret="real", to="seat", reveals=True),  # stated: face down
    Kind("can't", "seat hex", reveals=True),
    Kind("played", "seat card what a b", reveals=True),  # out of turn; what, a, b: the object
    Kind("countered", "seat card what a b", reveals=True),  # what, a, b: the object
    Kind("cancelled", "seat card by"),
    Kind("challenged", "by seat lie card", reveals=True),
    Kind("moved", "hex came to targeter way duck"),
    Kind("duplicated", "hex copy to way"),
    Kind("dismissed", "seat hex"),
    Kind("hexed", "seat targeter cost card"),  # card: for when Hexed, −1 for none
    Kind("none", "seat", reveals=True),  # no card for when Hexed
    Kind("voice", "seat change now why"),
    Kind("drew", "seat count", secret="cards", to="seat", reveals=True),
    Kind("discarded", "seat", secret="card", to="seat", reveals=True),
    Kind("taken", "seat of", secret="card", to="seat of", reveals=True),
    Kind("robbed", "seat card", reveals=True),
    Kind("absorbed", "seat card", secret="real", to="seat", reveals=True),
    Kind("effect gone", "seat card", reveals=True),
    Kind("effect moved", "seat card of", reveals=True),
    Kind("tokens gone", "hex token", reveals=True),
    Kind("reshuffled", "cards"),
    Kind("hands up", "seat order", reveals=True),  # seat: the last; −1 by the law of raised hands
    Kind("sign waits", "seat"),
    Kind("signs", "seat signs"),
    Kind("round over", "hands", reveals=True),  # by seat: all cards that were still in hand, or lay face down
    Kind("last round", "seat tie"),
    Kind("won", "seat voice"),
    Kind("grabbed", "order sticks"),
    Kind("stix card", "card"),
    Kind("shown", "seat of", secret="cards", to="seat"),
    Kind("opened", "seat cards", reveals=True),
    Kind("silenced", "seat"),
    Kind("swapped", "seat swapped", secret="card", to="seat", reveals=True),
    Kind("skipped", "seat"),
    Kind("knocked", "seat ebon"),
    Kind("curse", "card seats"),
    Kind("caught", "by seat about"),  # 0: the curse, 1: an ebon stick, 2: a bone one, from 3 on: the table's laws
    Kind("verdict", "seat about guilty votes"),
    Kind("drawn in", "seat"),
    Kind("law", "seat law"),
    Kind("spent", "seat card", reveals=True),  # its object was gone
    Kind("dealer", "seat dealer"),
    Kind("paid", "seat what a b"),
    Kind("ready"),
    Kind("aimed", "seat card at"),  # a card that lies before another
    Kind("hexed card", "seat card", reveals=True),  # for when Hexed, as it is played
    Kind("lies", "hexes", reveals=True),  # the Hexes before which a card lies face down
)
WHYS: Final = (
    "hex", "targeted", "rot", "hexhex", "sign", "upwiththat", "deception", "level", "spite", "sacrifice", "inversion",
    "backlash", "stix", "curse", "law", "knocked", "payment", "revenge",
)  # fmt: skip
