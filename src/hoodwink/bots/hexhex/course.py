"""HEX•HEX XL: how an imagined round goes on, for the master. Quick and rough: by how many cards everybody holds.

It looks into imagined worlds (`hoodwink.core.worlds`), never at a real one, and each seat at its own hand alone: who
knew the others' hands would not play on as they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from hoodwink.bots.hexhex.worth import price, worth
from hoodwink.core.action import PASS
from hoodwink.core.dice import Dice
from hoodwink.games.hexhex.actions import ACTIONS, MOST, OBJECTS, Cast, Grab, Hexed, Lay, Name, Play, Sacrifice
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.events import ROUND_OVER, VOICE
from hoodwink.games.hexhex.primitives import (
    AGAIN,
    ANSWERS,
    ANYONE_LATER,
    BACKLASH,
    DISMISS,
    GO_OFF,
    HANDS,
    INVERT,
    MOVES,
    ONWARD,
    RIGHT,
    SIGN,
    TARGETER,
    WARD,
)

# As the rules number them: a Hex is a tuple (state.py), a card in a window too (counters.py). A test compares.
BEFORE, TARGETED_BY, WAY, BOOSTS, GROWN, TIMES = 1, 2, 3, 4, 6, 8
OWNER, KIND, WHAT, PLACE, AT_HEX = 0, 2, 3, 4, 6
A_CARD = 4
MIRRORED = 32

LAYS, HEXEDS, NAMES, CASTS, PLAYS = (ACTIONS.id(a) for a in (Lay(0), Hexed(0), Name(0), Cast(0), Play(0)))
NOTHING_GIVEN, BONE, EBON = (ACTIONS.id(a) for a in (Sacrifice(0), Grab(ebon=False), Grab(ebon=True)))
WAYS_TO, PLACES = MOST + 1, OBJECTS + 1

MISSES = (1.0, 0.3, 0.12, 0.06, 0.03, 0.02, 0.01)  # who holds so many cards is soon out of answers
KEEP = 1.0  # how much the price of a card counts
AGAIN_FIRST, SIGNED, GONE = 2.0, 0.8, -0.1  # Draw Fire, Hex Sign, Dismiss
WHIM = 256  # a chance of one in so many is the smallest
NOISE = 0.1  # so much is added by chance, that no two rounds are the same
COUNTERS = 0.15  # what a counter must bring
STUNS = 0.8  # and a Stun
NAMED = 4.0  # how much it counts in casting that somebody is out of answers
SPREAD = (0.0, 0.0, 0.0, 1.75, 1.15, 1.05, 0.95)  # by seats: so far behind in the last round, a third as likely
GROWS = 0.6  # how that grows with the rounds that are left
TIE = 1.6  # and in a tie-break, where all counts double


# what a world is worth ----------------------------------------------------------------------------------------------


def spread(seats: int, left: float) -> float:
    """So many Voices behind the first one is about a third as likely to win, while so many rounds are to be played.
    Fitted to some 600 games of regular bots."""
    return SPREAD[seats] * (left**GROWS if left > 0 else TIE)


def chances(voice: Sequence[float], left: float) -> list[float]:
    """How likely each seat is to win with these Voices when so many rounds are to be played."""
    best = max(voice)
    if left <= 0 and voice.count(best) == 1:
        return [float(mine == best) for mine in voice]
    heat = spread(len(voice), left)
    shares = [exp((mine - best) / heat) for mine in voice]
    total = sum(shares)
    return [share / total for share in shares]


def voices(s: Any, start: int) -> list[int]:
    """The Voices when round `start` ended; as they are, if it has not."""
    voice = list(s.voice)
    over = s.round - start + (not s.stack)
    past = s.past
    while over > 0 and past:
        past, event = past
        if event[0] == VOICE:
            voice[event[1]] -= event[2]
        elif event[0] == ROUND_OVER:
            over -= 1
    return voice


# how it goes on -----------------------------------------------------------------------------------------------------


class Course:
    """The policy of all seats in the round that begins with it; what comes after that counts for nothing."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.prices: dict[Card, float] = {}

    def __call__(self, s: Any, seat: int, options: tuple[int, ...], dice: Dice) -> int:
        if s.round != self.start:
            return options[0]
        first, last = options[0], options[-1]
        if LAYS <= last < LAYS + 48 * WAYS_TO or LAYS <= first < LAYS + 48 * WAYS_TO:
            return self.lay(s, seat, options, dice)
        if first == PASS:
            return self.interrupt(s, seat, options, dice)
        if CASTS <= first < CASTS + MOST or NAMES <= first < NAMES + MOST:
            return self.name(s, seat, options)
        if HEXEDS <= first < HEXEDS + 48:
            return max(options, key=lambda option: hexed_worth(s.rows[option - HEXEDS]))
        if first == NOTHING_GIVEN:
            return first
        return dice.pick(options)

    def hurt(self, s: Any, seat: int) -> list[float]:
        """What a Voice lost by each seat is worth to this one: all others together 1."""
        voice = s.voice
        heat = spread(s.seats, s.rounds + 1 - self.start)
        best = max(voice)
        shares = [exp((v - best) / heat) for v in voice]
        shares[seat] = 0.0
        total = sum(shares)
        return [share / total for share in shares]

    # answers

    def lay(self, s: Any, seat: int, options: Sequence[int], dice: Dice) -> int:
        row = hex_before(s, seat)
        hurt, hands = self.hurt(s, seat), s.hands
        cost = (1 + row[BOOSTS] + row[GROWN]) * row[TIMES]
        best, choice = -9.0, options[0]
        for id in options:
            if id == PASS:
                continue
            kind, to = (id - LAYS) // WAYS_TO, (id - LAYS) % WAYS_TO - 1
            card = s.rows[kind]
            value = NOISE * int(dice.below(WHIM)) / WHIM - KEEP * price(card)
            if card.flags & MOVES:
                if to < 0:
                    to = goes(s, seat, row, card)
                if to >= 0:
                    lost = (cost + card.boosts) * card.times
                    value += MISSES[min(len(hands[to]), 6)] * (lost * hurt[to] + 1) if to != seat else 0.0
            elif card.has(AGAIN):
                value += AGAIN_FIRST
            elif card.has(SIGN):
                value += SIGNED
            elif card.has(DISMISS):
                value += GONE
            if value > best:
                best, choice = value, id
        return choice

    # cards out of turn and counters

    def interrupt(self, s: Any, seat: int, options: Sequence[int], dice: Dice) -> int:
        """The first card that pays. In windows what is cancelled is an answer as a rule."""
        hurt = self.hurt(s, seat)
        best, choice = 0.0, PASS
        for id in options:
            if not PLAYS <= id < PLAYS + 48 * PLACES:
                continue
            card, at = s.rows[(id - PLAYS) // PLACES], (id - PLAYS) % PLACES - 1
            if card.has(HANDS):
                value = 1.0
            elif s.layers:
                value = self.countered(s, seat, at, hurt) if at < len(s.layers[-1]) else 0.0
            elif card.has(GO_OFF):
                value = stunned(s, seat, at, hurt)
            else:
                value = 0.0
            if value > best:
                best, choice = value, id
        return choice

    def countered(self, s: Any, seat: int, at: int, hurt: Sequence[float]) -> float:
        """What it brings that a card of the window is cancelled, beyond what it must."""
        entry, depth = s.layers[-1][at], len(s.layers)
        if depth > 1:
            below = s.layers[-2][entry[PLACE]] if entry[WHAT] == A_CARD else None
            return 0.5 if below is not None and below[OWNER] == seat else 0.0
        owner, card = entry[OWNER], s.rows[entry[KIND]]
        if not card.flags & ANSWERS or entry[AT_HEX] < 0:
            return 0.3 if owner != seat and hurt[owner] > 1 / s.seats else 0.0
        row = s.hexes[entry[AT_HEX]]
        cost = (1 + row[BOOSTS] + row[GROWN]) * row[TIMES]
        gain = cost * hurt[owner] + (row[TARGETED_BY] == seat)
        value = MISSES[min(len(s.hands[owner]), 6)] * 1.5 * gain
        if card.flags & MOVES and goes(s, owner, row, card, s.laid[entry[AT_HEX]][1]) == seat:
            value += MISSES[min(len(s.hands[seat]), 6)] * (cost + card.boosts) * card.times
        return float(value - COUNTERS)

    def name(self, s: Any, seat: int, options: Sequence[int]) -> int:
        """Whom it hurts, and who holds few cards."""
        base = CASTS if CASTS <= options[0] < CASTS + MOST else NAMES
        hurt = self.hurt(s, seat)
        misses = [1 + NAMED * MISSES[min(len(hand), 6)] for hand in s.hands]
        return max(options, key=lambda option: hurt[option - base] * misses[option - base])


def hex_before(s: Any, seat: int) -> tuple[int, ...]:
    """The Hex that a seat answers now."""
    mine = [place for place in s.pending if s.hexes[place][BEFORE] == seat]
    n = int(s.stack[-1].n)
    row: tuple[int, ...] = s.hexes[mine[n] if n < len(mine) else mine[0]]
    return row


def goes(s: Any, seat: int, row: Sequence[int], card: Card, to: int = -1) -> int:
    """Where a card sends a Hex; −1 if that is chosen later."""
    if to >= 0:
        return to
    way = card.to
    if way == TARGETER:
        return row[TARGETED_BY]
    if way == ONWARD:
        return int((seat + row[WAY]) % s.seats)
    if way == ANYONE_LATER:
        return -1
    step = -1 if way == RIGHT else 1
    return int((seat + (-step if s.modules & MIRRORED else step)) % s.seats)


def stunned(s: Any, seat: int, at: int, hurt: Sequence[float]) -> float:
    """§5.5 What it brings that a Hex goes off now, beyond what it must. The Hexes are the first objects."""
    rows = [row for row in s.hexes if row[BEFORE] >= 0]
    if not 0 <= at < len(rows):
        return 0.0
    row = rows[at]
    victim, targeter = row[BEFORE], row[TARGETED_BY]
    if any(owner == victim and s.rows[s.kinds[slot]].has(WARD) for slot, owner, _, _ in s.standing):
        return 0.0
    gain = 1.0 if targeter == seat else -hurt[targeter] if targeter != victim else 0.0
    return float((1 + row[BOOSTS] + row[GROWN]) * row[TIMES] * hurt[victim] + gain - STUNS)


def hexed_worth(card: Card) -> float:
    """Inversion first, then Backlash, then what is worth most."""
    return 3.0 * card.has(INVERT) + 2.0 * card.has(BACKLASH) + worth(card)
