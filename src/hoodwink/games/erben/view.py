"""What each seat of Die Erben von Hoax may know, and a state that it can't tell from the real one."""

from __future__ import annotations

from dataclasses import dataclass

from hoodwink.core.dice import Dice
from hoodwink.core.event import Event, everything
from hoodwink.core.seats import NOBODY, SPECTATOR, members
from hoodwink.core.view import View, kernel_view, reseal
from hoodwink.games.erben.answers import Answer
from hoodwink.games.erben.ends import ledger
from hoodwink.games.erben.events import ACCUSED, ADMITTED, ROUND, TURNED
from hoodwink.games.erben.identities import Supply
from hoodwink.games.erben.information import Information
from hoodwink.games.erben.moves import ACCUSATION, ACCUSE, MOVES
from hoodwink.games.erben.state import BETTING, IDENTITIES, ErbenState, held
from hoodwink.games.erben.worlds import COPIES, Facts, deal, possible, retold

SUPPLIES = range(len(Supply))


@dataclass(frozen=True, slots=True)
class ErbenView(View):
    """§1.5 The table as one seat sees it, with perfect recall of what it has seen (in `log`)."""

    modules: int  # the variants in play, as bits (state.py)
    cast: tuple[int, ...]  # the identities in the game
    round: int
    throne: tuple[int, ...]  # by seat: throne points
    identity: int | None  # one's own; None for a spectator
    remaining: tuple[int, ...]  # who is in the round
    covered: tuple[tuple[int, ...], ...]  # by seat: the heads that carry a marker
    mine_lost: tuple[int, ...]  # the heads that one can't claim oneself, marked or not (§12.5)
    turned: tuple[tuple[int, ...], ...]  # by seat: the cards that lie face up before it
    chips: tuple[tuple[int, ...], ...]  # by seat: loose wine, gold, grain
    trios: tuple[int, ...]
    bank: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]  # by seat: what it has shown to the owner of this view in this round
    showed: tuple[tuple[int, ...], ...]  # by seat: what the owner of this view has shown to it
    starter: int | None
    turn: int | None
    showdown: bool
    deed: (
        int | None
    )  # the action of the turn, or what was bought before it (§12.4); an accusation for its two only (§9.1)
    accused: int | None  # whom the turn's player has accused
    answering: int | None  # the action, of `turn`, that somebody is asked to put up with
    claim: tuple[int, int] | None  # the claim that is, or was last, on trial in this turn: seat, identity
    doubter: int | None
    doubted: tuple[int, ...]  # who has doubted that claim
    support: tuple[int, ...]
    opposed: tuple[int, ...]
    reacted: tuple[tuple[int, ...], ...]  # by reaction: who has used it in this turn
    silenced: tuple[int, ...]  # who may not react any more in this turn (§12.17)
    fresh: tuple[int, ...]  # the Merchant's chips that he may still swap
    met: tuple[int, ...]  # whom he has named
    spared: tuple[int, ...]  # whose Magician stands against the action
    barons: tuple[int, ...]  # whose "illegal" stands
    fines: tuple[tuple[int, int], ...]  # that stand: seat, action
    reprieves: tuple[tuple[int, int], ...]
    sells: tuple[int, int, int] | None  # seller, buyer, number of cards: an information that is being shown
    cards: tuple[int, ...] | None  # all dealt cards, once they are turned up at the end
    winner: int | None
    paid: tuple[int, ...] | None  # §12.14 at the end of a game with betting: what each seat is paid


def view(s: ErbenState, seat: int) -> ErbenView:
    top = s.stack[-1] if s.stack else None
    accusation = _accusation(s)
    parties = () if accusation is None else accusation[1][1:3]
    mine = seat != SPECTATOR
    everyone = range(s.seats)
    over = s.winner != NOBODY
    return ErbenView(
        **kernel_view(s, seat),
        modules=s.modules,
        cast=members(s.cast),
        round=s.round,
        throne=tuple(s.throne),
        identity=s.cards[seat] if mine and s.cards[seat] != NOBODY else None,
        remaining=members(s.remaining),
        covered=tuple([members(s.covered[who] & ~s.unmarked[who]) for who in everyone]),
        mine_lost=members(s.covered[seat]) if mine else (),
        turned=tuple([_turned(s, who) for who in everyone]),
        chips=tuple([_counts(s.chips[who]) for who in everyone]),
        trios=tuple(s.trios),
        bank=_counts(s.bank),
        seen=tuple([members(s.shown[who * s.seats + seat]) for who in everyone]) if mine else ((),) * s.seats,
        showed=tuple([members(s.shown[seat * s.seats + who]) for who in everyone]) if mine else ((),) * s.seats,
        starter=_seat(s.starter),
        turn=_seat(s.turn),
        showdown=s.showdown,
        deed=_seat(s.deed) if not parties or seat in parties else None,
        accused=parties[1] if parties else None,
        answering=top.action if isinstance(top, Answer) else None,
        claim=None if s.claimant == NOBODY else (s.claimant, s.claimed),
        doubter=_seat(s.doubter),
        doubted=members(s.doubted),
        support=members(s.support),
        opposed=members(s.opposed),
        reacted=tuple([members(those) for those in s.reacted]),
        silenced=members(s.silenced),
        fresh=_counts(s.fresh),
        met=members(s.met),
        spared=members(s.spared),
        barons=s.barons,
        fines=s.fines,
        reprieves=s.reprieves,
        sells=(top.seat, top.buyer, top.number) if isinstance(top, Information) else None,
        cards=None if s.stack else tuple(s.cards),
        winner=s.winner if over else None,
        paid=tuple(ledger(s)) if over and s.modules & BETTING else None,
    )


def _turned(s: ErbenState, who: int) -> tuple[int, ...]:
    old = () if s.old[who] == NOBODY else (s.old[who],)
    return (*old, s.cards[who]) if s.up >> who & 1 else old


def _counts(chips: int) -> tuple[int, ...]:
    return tuple([held(chips, type) for type in SUPPLIES])


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def lost_heads(view: ErbenView, seat: int) -> set[int]:
    """The heads of a seat that are covered, or lost without a marker (§12.5): the log of the round remembers those."""
    lost: set[int] = set()
    for event in view.log:
        if event[0] == ROUND:
            lost.clear()
        elif event[0] == TURNED and event[1] == seat:
            lost.clear()  # §12.8 another card
        elif event[0] == ADMITTED and event[1] == seat:
            lost.add(event[2])
    return lost | {*view.covered[seat]}


def facts(s: ErbenState, seat: int) -> Facts:
    """What a seat knows of this round's cards, from its own, the covers and what it was shown."""
    own = seat != SPECTATOR and s.cards[seat] != NOBODY
    return Facts(
        seat=seat,
        cast=s.cast,
        card=s.cards[seat] if own else None,
        covered=tuple(s.covered),
        seen=tuple([s.shown[who * s.seats + seat] for who in range(s.seats)]) if seat != SPECTATOR else (0,) * s.seats,
    )


def _accusation(s: ErbenState) -> tuple[int, Event] | None:
    """The accusation that is the turn's action, if it is one: how many events ago, and the event."""
    if s.deed == NOBODY or MOVES[s.deed].verb != ACCUSATION:
        return None
    past, parties, ago = s.past, (s.turn, MOVES[s.deed].of), 0
    while True:
        past, event = past
        if event[0] == ACCUSED and event[1:3] == parties:
            return ago, event
        ago += 1


def redeal(s: ErbenState, seat: int, dice: Dice) -> ErbenState:
    """A state that this seat can't tell from the real one.

    The cards of this round lie in any of the ways that fit what the seat knows for certain, every deal of the fourteen
    cards as likely as the next: how the others played is not weighed. What others were shown, and the names in their
    accusations, are drawn evenly among those that fit; replies that are still sealed, evenly among the options. Rounds
    that are over stay as they were: all their cards have been turned up.
    """
    new = s.copy()
    if s.stack:
        dealt = [who for who in range(s.seats) if s.cards[who] != NOBODY]
        can = possible(facts(s, seat), s.past)
        left = [COPIES * (s.cast >> i & 1) - s.old.count(i) for i in range(len(s.deck))]
        drawn = deal(tuple([can[who] for who in dealt]), tuple(left), dice)
        for who, card in zip(dealt, drawn, strict=True):
            new.cards[who] = card
            left[card] -= 1
        new.deck = left
        new.past, new.shown = retold(new, seat, dice)
        if (accusation := _accusation(s)) is not None:
            told = everything(new.past)[-1 - accusation[0]]
            new.deed = ACCUSE + told[2] * IDENTITIES + told[4]
    reseal(new, seat, dice)
    return new
