"""Why not? The § of HEX•HEX XL that forbids what a player tries, by his own view alone."""

from __future__ import annotations

from hoodwink.core.action import Action, Pass
from hoodwink.core.why import Reason, no_such_seat
from hoodwink.games.hexhex import actions as do
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.primitives import (
    ACROSS,
    ANSWERS,
    CANCELS,
    COMPELS,
    COUNTER,
    IMMUNE,
    LEFT,
    MOVES,
    OUT_OF_TURN,
    RIGHT,
    TARGETER,
    WHEN_HEXED,
)
from hoodwink.games.hexhex.state import SERIES, STIX
from hoodwink.games.hexhex.vexes import NO_COUNTERS, SAME_TARGET
from hoodwink.games.hexhex.view import HexView

REASONS = (
    "no-such-card",  # in this deck
    "not-in-hand",
    "laid-already",  # the only one of its kind
    "no-answer",  # to a Hex
    "maddened",  # the Hex must go the named way
    "bound",  # a Maddened Hex lies before one
    "wrong-seat",  # the card doesn't go there
    "own-hex",  # there is nobody to send it back to
    "no-seat-to-name",  # the card goes one way only
    "name-a-seat",  # the card goes where one says
    "must-answer",  # with what one holds
    "needed-elsewhere",  # as few Hexes as possible stay unanswered
    "no-counters",  # by a curse or a stix card
    "same-target",  # twice running
    "not-out-of-turn",
    "not-a-counter",
    "no-object",  # at that place
    "not-that-object",  # for this card
    "own-card",
    "can-not-be-cancelled",
    "not-under-a-name",
    "only-when-hexed",
    "hexed-first",  # a card for when Hexed must be played
    "before-the-cast",
    "stix-only",
    "not-oneself",
    "no-series",
)
TARGETS = {
    "Casting": "3.1", "PartingShot": "6.7", "Level": "6.4", "SpiteTarget": "6.5", "OmenTarget": "8.7",
    "GrabTarget": "11.2", "Revenge": "13.4",
}  # fmt: skip
BEFORE_CAST = ("AllReady", "Casting", "OmenTarget", "NameDealer")


def why(view: HexView, action: Action, rows: tuple[Card, ...]) -> Reason | None:
    if beyond := no_such_seat(view, _seats(action)):
        return beyond
    card = getattr(action, "card", None)
    if card is not None and card >= len(rows):
        return Reason("no-such-card", "1.4")
    match action:
        case do.Lay(card=kind, to=to):
            return _lay(view, kind, to, rows)
        case do.Play(card=kind, at=at):
            return _play(view, kind, at, rows)
        case do.Challenge(at=at):
            return _challenge(view, at)
        case do.Hexed(card=kind):
            return _hexed(view, kind, rows)
        case do.Grab():
            return None if view.modules & STIX else Reason("stix-only", "11.1")
        case do.Enact() | do.Repeal() | do.Remove() | do.Restore():
            return None if view.modules & SERIES else Reason("no-series", "13.1")
        case do.Name(seat=seat) | do.Cast(seat=seat):
            mine = view.asked and seat == view.seat and view.frame in TARGETS
            return Reason("not-oneself", TARGETS[view.frame]) if mine else None
        case Pass():
            return _pass(view)
    return None


def _seats(action: Action) -> tuple[int | None, ...]:
    return (getattr(action, "seat", None), getattr(action, "to", None))


def _pass(view: HexView) -> Reason | None:
    if not view.asked:
        return None
    if view.frame == "Readying" and view.answering is not None:
        return Reason("must-answer", "4.2")
    return Reason("hexed-first", "6.3") if view.frame == "WhenHexed" else None


def _held(view: HexView, kind: int) -> Reason | None:
    if kind not in view.hand:
        return Reason("not-in-hand", "1.4")
    laid = [card for _, card, _, _ in view.laid] + [view.out]
    return Reason("laid-already", "4.1") if view.hand.count(kind) <= laid.count(kind) else None


def _muted(view: HexView, card: Card) -> Reason | None:
    if card.category == COUNTER:
        if view.seat in view.mute:
            return Reason("no-counters", "11.8")
        if view.curse == NO_COUNTERS and view.seat in view.vexed:
            return Reason("no-counters", "12.5")
    return None


def _lay(view: HexView, kind: int, to: int | None, rows: tuple[Card, ...]) -> Reason | None:
    if not view.asked or view.frame != "Readying":
        return Reason("before-the-cast", "2.2") if view.frame in BEFORE_CAST else None
    if view.answering is None:
        return None
    card = rows[kind]
    if reason := _held(view, kind):
        return reason
    if not card.flags & ANSWERS:
        return Reason("no-answer", "3.2")
    if reason := _muted(view, card):
        return reason
    h = next(h for h in view.hexes if h[0] == view.answering)
    if h[10] and not card.flags & COMPELS:
        return Reason("maddened", "7.1" if card.flags & MOVES else "7.3")
    if card.to == TARGETER and h[2] == view.seat:
        return Reason("own-hex", "6.1")
    if (
        view.curse == SAME_TARGET
        and view.seat in view.vexed
        and view.last_target[view.seat] in (to, _fixed(view, card))
    ):
        return Reason("same-target", "12.5")
    if to is None and card.to > RIGHT and card.to not in (TARGETER,):
        return Reason("name-a-seat", "3.3")
    if to is not None and (card.to in (LEFT, RIGHT, TARGETER) or not card.flags & MOVES):
        return Reason("no-seat-to-name", "3.3")
    if to is not None:
        return Reason("wrong-seat", "3.4" if card.to == ACROSS else "3.3")
    return Reason("needed-elsewhere", "4.2")


def _fixed(view: HexView, card: Card) -> int | None:
    """Where a Turn Aside goes, give or take a law."""
    if card.to in (LEFT, RIGHT):
        return (view.seat + (1 if card.to == LEFT else -1)) % view.seats
    return None


def _play(view: HexView, kind: int, at: int | None, rows: tuple[Card, ...]) -> Reason | None:
    card = rows[kind]
    if view.frame in BEFORE_CAST:
        return Reason("before-the-cast", "2.2")
    if view.seat in view.bound and kind in view.hand:
        return Reason("bound", "7.4")
    if not view.asked or view.frame not in ("Readying", "Counters") or view.answering is not None:
        return None
    if reason := _held(view, kind) or _muted(view, card):
        return reason
    if view.frame == "Readying" and not card.flags & OUT_OF_TURN:
        return Reason("not-out-of-turn", "4.1")
    if not card.flags & (OUT_OF_TURN | CANCELS):
        return Reason("not-a-counter", "5.3")
    if at is not None and at >= len(view.objects):
        return Reason("no-object", "5.3")
    if view.frame == "Counters" and at is not None and at < len(view.window[-1]):
        owner, below, _, _, _ = view.window[-1][at]
        if owner == view.seat:
            return Reason("own-card", "5.2")
        if below >= 0 and rows[below].flags & IMMUNE:
            return Reason("can-not-be-cancelled", "5.2")
    return Reason("not-that-object", "5.7")


def _challenge(view: HexView, at: int) -> Reason | None:
    if not view.asked or view.frame != "Counters":
        return None
    if at >= len(view.window[0]) or not view.window[0][at][4]:
        return Reason("not-under-a-name", "8.5")
    return Reason("own-card", "8.5") if view.window[0][at][0] == view.seat else None


def _hexed(view: HexView, kind: int, rows: tuple[Card, ...]) -> Reason | None:
    if view.frame != "WhenHexed" or not view.asked:
        return Reason("only-when-hexed", "6.3") if rows[kind].flags & WHEN_HEXED else None
    return _held(view, kind) or Reason("only-when-hexed", "6.3")
