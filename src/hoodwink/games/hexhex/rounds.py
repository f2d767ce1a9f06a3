"""§1 §10 §13.1 Rounds: the deal, the cast, the last round, tie-breaks, the end and the law."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Choice, Draw, Frame
from hoodwink.core.seats import NOBODY, clockwise, members, next_in
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.actions import Law
from hoodwink.games.hexhex.beat import Beat
from hoodwink.games.hexhex.cards import Drawing, LayOpen
from hoodwink.games.hexhex.deck import HAND, HOUSE, SPARE
from hoodwink.games.hexhex.hands import AfterRound
from hoodwink.games.hexhex.hexed import cast
from hoodwink.games.hexhex.moves import CAST, ENACT, NAME, READY_ONLY, REMOVE, REPEAL, RESTORE
from hoodwink.games.hexhex.primitives import MOVES
from hoodwink.games.hexhex.state import (
    ASK_READY,
    LAWS,
    ONE_ROOM,
    SERIES,
    STIX,
    VEXED,
    HexState,
    everyone,
    others,
)
from hoodwink.games.hexhex.stix import RING, open_hand
from hoodwink.games.hexhex.stix import STIX as STIX_CARDS
from hoodwink.games.hexhex.vexes import FOUR_CARDS, OPEN_HAND, all_curses

MOST_VOICE: Final = 0
HOUSE_KEYS: Final = frozenset([card.key for card in HOUSE.cards])


class FirstDealer(Draw[HexState]):
    """§1.3 The first dealer is drawn; in a series he sits left of the last one (§13.10)."""

    __slots__ = ()

    def among(self, s: HexState) -> tuple[int, ...]:
        return members(everyone(s)) if s.first_dealer == NOBODY else (int(s.first_dealer),)

    def resolve(self, s: HexState) -> None:
        s.first_dealer = s.outcome
        s.caster = s.outcome  # he deals the first round as if he had cast before it
        s.push(Rounds())


class Rounds(Frame[HexState]):
    """§1.2 A round for each seat, then the last round (§10.2), then tie-breaks until one leads (§10.4)."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        if s.round < s.rounds:
            s.round += 1
            s.dealer = s.caster  # §1.3
            s.caster = (s.dealer + 1) % s.seats
            s.then([*new_curse(s), Round(), Rounds()])
            return
        best = max(s.voice)
        if s.round > s.rounds and s.voice.count(best) == 1:  # §10.3
            s.winner = s.voice.index(best)
            s.ending = MOST_VOICE
            s.tell((events.WON, int(s.winner), best))
            s.push(LayDownTheLaw(s.winner))
            return
        s.tie = s.round > s.rounds
        s.round += 1
        seat = least(s)
        s.tell((events.LAST_ROUND, seat, s.tie))
        s.then([NameDealer(seat), *new_curse(s), Round(), Rounds()])


def least(s: HexState) -> int:
    """§R11 Of several with the least Voice the first clockwise from the left of the last caster."""
    low = min(s.voice)
    found: i64 = 0
    for seat, voice in enumerate(s.voice):
        if voice == low:
            found |= 1 << seat
    return int(next_in(found, s.caster))


class NameDealer(Choice[HexState]):
    """§10.2 The seat with the least Voice names the dealer, himself too, and casts."""

    __slots__ = ()

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([NAME + other for other in range(s.seats)])

    def resolve(self, s: HexState) -> None:
        s.dealer = s.replies[self.seat] - NAME
        s.caster = self.seat
        s.tell((events.DEALER, int(self.seat), int(s.dealer)))


class Round(Frame[HexState]):
    """§1.4 §2 The deal, cards for when dealt, the cast, the beats, the end."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        s.lead = s.dealer
        s.tell((events.ROUND, int(s.round), int(s.dealer), int(s.caster), s.tie))
        s.serial = 0
        s.last_target = [NOBODY] * s.seats
        s.thanked = 0
        s.slips = 0
        if s.modules & STIX:  # §11.1 §11.7
            s.ring = list(RING[int(s.seats)])
            s.had_grab = False
            if not s.stixes:
                s.stixes = (1 << len(STIX_CARDS)) - 1
        deal: list[Frame[Any]] = [
            Drawing(seat, cards_dealt(s, seat), True) for seat in clockwise(everyone(s), s.dealer)
        ]
        s.then([*deal, OpenHands(), LayOpen(), AllReady(), Casting(s.caster), Beat(), AfterRound()])


def cards_dealt(s: HexState, seat: i64) -> int:
    """§1.4 Five; four under the last of the curses (§12.5)."""
    return HAND - 1 if s.curse == FOUR_CARDS and s.vexed >> seat & 1 else HAND


class OpenHands(Frame[HexState]):
    """§12.5 Under the curse of the open hand all is seen from the deal on."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        if s.curse == OPEN_HAND:
            for seat in members(s.vexed):
                open_hand(s, seat)


class AllReady(Ballot[HexState]):
    """§2.6 When all have read their cards the round begins."""

    __slots__ = ()

    def asked(self, s: HexState) -> i64:
        return everyone(s) if s.modules & ASK_READY else 0

    def options(self, s: HexState, seat: i64) -> Options:
        return READY_ONLY

    def resolve(self, s: HexState) -> None:
        s.tell((events.READY,))


class Casting(Choice[HexState]):
    """§3.1 The caster names another seat."""

    __slots__ = ()

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([CAST + other for other in members(others(s, seat))])

    def resolve(self, s: HexState) -> None:
        cast(s, self.seat, s.replies[self.seat] - CAST)


# Vexed --------------------------------------------------------------------------------------------------------------


def new_curse(s: HexState) -> list[Frame[Any]]:
    """§12.2 Before a round: Hexed tokens turn to Vexed, the old curse ends, one is drawn if anybody was hit."""
    if not s.modules & VEXED:
        return []
    s.vexed, s.hexed = s.hexed, 0
    s.curse = NOBODY
    return [DrawCurse()] if s.vexed else []


class DrawCurse(Draw[HexState]):
    """§12.2 A curse for those who were Hexed; when all are used up they are shuffled."""

    __slots__ = ()

    def among(self, s: HexState) -> tuple[int, ...]:
        return tuple([n for n in range(25) if s.curses >> n & 1])

    def resolve(self, s: HexState) -> None:
        s.curse = s.outcome
        s.curses &= ~(1 << s.outcome)
        if not s.curses:
            s.curses = all_curses(bool(s.modules & ONE_ROOM))
        s.tell((events.CURSE, s.outcome, int(s.vexed)))


# the law ------------------------------------------------------------------------------------------------------------


class LayDownTheLaw(Choice[HexState]):
    """§13.1 In a series the winner enacts a law, or repeals one; not in Vexed."""

    __slots__ = ()

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if s.modules & SERIES and not s.modules & VEXED else 0

    def options(self, s: HexState, seat: i64) -> Options:
        found: list[int] = [PASS]
        for law in range(len(Law)):
            found.append((REPEAL if s.modules & LAWS << law else ENACT) + law)
        for kind, card in enumerate(s.rows):
            if card.key not in HOUSE_KEYS:
                continue  # the option that a law sets names cards of the house
            if total(s, kind) == 0 and card.copies and (not card.stix or s.modules & STIX):
                found.append(RESTORE + kind)
            elif total(s, kind) and may_remove(s, kind):
                found.append(REMOVE + kind)
        return tuple(found)

    def resolve(self, s: HexState) -> None:
        if s.by >= 0:
            s.law = s.replies[self.seat]
            s.tell((events.LAW, int(self.seat), int(s.law)))
        s.end()


def total(s: HexState, kind: i64) -> int:
    """How many cards of a kind are in the game. Between rounds all are in the deck, in the pile, or stay in play."""
    return s.deck[kind] + s.pile[kind] + sum([s.kinds[slot] == kind for slot, _, _, _ in s.standing])


def may_remove(s: HexState, kind: i64) -> bool:
    """§13.8 The rest can be dealt, and has answers that pass."""
    rest = [(total(s, other), card) for other, card in enumerate(s.rows) if other != kind]
    size = sum([copies for copies, _ in rest])
    return size >= HAND * s.seats + SPARE and any([copies and card.flags & MOVES for copies, card in rest])
