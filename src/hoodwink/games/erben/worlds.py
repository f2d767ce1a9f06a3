"""The worlds that fit what a seat of Die Erben von Hoax has seen in a round: who can be whom, and who showed what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.erben import identities
from hoodwink.games.erben.events import ACCUSED, DREW, MARKED, ROUND, SHOWDOWN, SHOWED, TURNED
from hoodwink.games.erben.moves import MOVES, SHOWS
from hoodwink.games.erben.state import ErbenState

COPIES = identities.COPIES
KINDS = range(len(identities.Identity))
TRIES = 12  # deals that are tried before they are counted instead


@dataclass(frozen=True, slots=True)
class Facts:
    """What the owner of a view knows of the cards, apart from what the log tells."""

    seat: int
    cast: int  # the set of identities in the game
    card: int | None  # one's own
    covered: tuple[int, ...]  # by seat: the set of heads that it is known not to be
    seen: tuple[int, ...]  # by seat: the set of identities that it has shown to one


def this_round(past: Any) -> tuple[Any, list[Event]]:
    """What had happened before this round, as a chain, and what has happened since, oldest first."""
    log: list[Event] = []
    while past:
        earlier, event = past
        if event[0] == ROUND:
            break
        log.append(event)
        past = earlier
    log.reverse()
    return past, log


def possible(facts: Facts, past: Any) -> tuple[int, ...]:
    """By seat: the set of identities that it can be, as far as a seat knows for certain.

    How many cards there are of each is left to `ways`.
    """
    can = [facts.cast & ~(facts.covered[who] | facts.seen[who]) for who in range(len(facts.covered))]
    _, log = this_round(past)
    for target, fits in told_by(log, facts.seat).items():
        can[target] &= fits
    if facts.card is not None:
        can[facts.seat] = 1 << facts.card
    return tuple(can)


def told_by(log: list[Event], seat: int) -> dict[int, int]:
    """By seat: the set that it is in, by cards that were turned up and by one's own accusations; its last card only."""
    told: dict[int, int] = {}
    for event in log:
        if event[0] == ACCUSED and event[1] == seat:
            _, _, target, right, name = event
            told[target] = 1 << name if right else ~(1 << name)
        elif event[0] == TURNED:
            told[event[1]] = 1 << event[2]
        elif event[0] == DREW:
            told.pop(event[1], None)  # §12.8
    return told


# dealing ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=400_000)
def ways(can: tuple[int, ...], left: tuple[int, ...]) -> int:
    """In how many ways the cards that are left can lie before these seats; two cards of one identity are two cards."""
    if not can:
        return 1
    return sum([left[card] * ways(can[1:], less(left, card)) for card in members(can[0]) if left[card]])


def less(left: tuple[int, ...], card: int) -> tuple[int, ...]:
    return (*left[:card], left[card] - 1, *left[card + 1 :])


def deal(can: tuple[int, ...], left: tuple[int, ...], dice: Dice) -> list[int]:
    """One of the ways, each as likely as the next."""
    known = [(who, cards) for who, cards in enumerate(can) if cards & (cards - 1) == 0]
    dealt = [NOBODY] * len(can)
    for who, cards in known:
        dealt[who] = cards.bit_length() - 1
        left = less(left, dealt[who])
    open_seats = [who for who in range(len(can)) if dealt[who] == NOBODY]
    if open_seats:
        masks = tuple([can[who] for who in open_seats])
        for who, card in zip(open_seats, _tried(masks, left, dice) or _counted(masks, left, dice), strict=True):
            dealt[who] = card
    return dealt


def _tried(can: tuple[int, ...], left: tuple[int, ...], dice: Dice) -> list[int] | None:
    """Shuffled cards, if they fit by luck."""
    cards = [card for card in KINDS for _ in range(left[card])]
    for _ in range(TRIES):
        for at, fits in enumerate(can):
            other = at + dice.below(len(cards) - at)
            cards[at], cards[other] = cards[other], cards[at]
            if not fits >> cards[at] & 1:
                break
        else:
            return cards[: len(can)]
    return None


def _counted(can: tuple[int, ...], left: tuple[int, ...], dice: Dice) -> list[int]:
    dealt = []
    for at in range(len(can)):
        n = dice_below(dice, ways(can[at:], left))
        for card in members(can[at]):
            if left[card]:
                n -= left[card] * ways(can[at + 1 :], less(left, card))
                if n < 0:
                    dealt.append(card)
                    left = less(left, card)
                    break
    return dealt


def dice_below(dice: Dice, n: int) -> int:
    """A number below n, which may have more than 32 bits."""
    big = 0
    for _ in range(3):
        big = big << 32 | dice.below(1 << 32)
    return big % n


def chances(can: tuple[int, ...], left: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """By seat and identity: how likely it is, every deal of the cards being as likely as the next."""
    total = ways(can, left)
    return tuple(
        tuple(ways((*can[:i], can[i] & 1 << card, *can[i + 1 :]), left) / total for card in KINDS)
        for i in range(len(can))
    )


# what others saw ----------------------------------------------------------------------------------------------------


def retold(s: ErbenState, seat: int, dice: Dice) -> tuple[Any, tuple[int, ...]]:
    """The events of this round as they were in the world of `s`, and what was shown in it.

    Only what this seat could not read is drawn anew: cards shown to others, and names in others' accusations.
    """
    before, log = this_round(s.past)
    if not any(event[0] in (SHOWED, ACCUSED, DREW) for event in log):
        return s.past, s.shown
    card = _first_cards(s)
    shown: dict[tuple[int, int], int] = {}
    drawn = _sales(s, seat, log, dice)
    new = before
    for n, event in enumerate(log):
        kind = event[0]
        if kind == TURNED and card[event[1]] != s.cards[event[1]]:
            card[event[1]] = s.cards[event[1]]  # §12.8 from now on
            shown = {pair: cards for pair, cards in shown.items() if pair[0] != event[1]}
        elif kind == SHOWED:
            _, seller, buyer, _, _, cards = event
            if n in drawn:
                cards = drawn[n]
                event = (*event[:5], cards)
            shown[seller, buyer] = shown.get((seller, buyer), 0) | cards
        elif kind == DREW:
            event = (DREW, event[1], s.cards[event[1]])
        elif kind == ACCUSED and seat not in event[1:3]:
            right, own = event[3], card[event[2]]
            name = own if right else dice.pick(members(s.cast & ~(1 << own)))
            event = (*event[:4], name)
        new = (new, event)
    return new, tuple([shown.get((seller, buyer), 0) for seller in range(s.seats) for buyer in range(s.seats)])


def _first_cards(s: ErbenState) -> list[int]:
    """By seat: the card at the start of the round."""
    return [s.cards[who] if s.old[who] == NOBODY else s.old[who] for who in range(s.seats)]


def _shown_at_showdown(log: list[Event]) -> dict[int, int]:
    """By seat, of the two: the set of identities that it turned out to have shown to the other."""
    for n, event in enumerate(log):
        if event[0] == SHOWDOWN:
            return {who: cards for kind, who, cards in log[n + 1 : n + 3] if kind == MARKED}
    return {}


def _sales(s: ErbenState, seat: int, log: list[Event], dice: Dice) -> dict[int, int]:
    """What was shown in each purchase that this seat was no part of, by its place in the log; evenly among what fits.

    The last purchase is drawn first: it had the fewest heads to choose from, and whatever it takes leaves enough to
    those before it. Where a showdown has told what one of the two had shown to the other, they share that.
    """
    drawn: dict[int, int] = {}
    final = _shown_at_showdown(log)
    two = tuple(final)
    card = s.cards[:]
    taken: dict[tuple[int, int], int] = {}
    begun = next((n for n, event in enumerate(log) if event[0] == SHOWDOWN), len(log))
    for n in range(begun - 1, -1, -1):
        event = log[n]
        if event[0] == TURNED and s.old[event[1]] != NOBODY and event[2] == s.old[event[1]]:
            card[event[1]] = event[2]  # §12.8 up to then
            taken = {pair: cards for pair, cards in taken.items() if pair[0] != event[1]}
            final.pop(event[1], None)
        elif event[0] == SHOWED and seat not in event[1:3]:
            _, seller, buyer, number, covered, _ = event
            among = s.cast & ~(1 << card[seller])
            if seller in final and buyer in two:
                among = final[seller]
            able = among & ~(covered | taken.get((seller, buyer), 0))
            drawn[n] = MOVES[dice.pick(SHOWS[able][number])].cards
            taken[seller, buyer] = taken.get((seller, buyer), 0) | drawn[n]
    return drawn
