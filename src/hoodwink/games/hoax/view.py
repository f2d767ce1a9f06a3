"""What each seat of Hoax may know, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from hoodwink.core.dice import Dice
from hoodwink.core.event import Event, chain, everything
from hoodwink.core.seats import NOBODY, SPECTATOR, members
from hoodwink.core.view import View, kernel_view, reseal
from hoodwink.games.hoax.calls import Challenge, ClaimVote, Immunity, ImmunityChallenge, ImmunityVote
from hoodwink.games.hoax.events import ACCUSED, ADMITTED, INVESTIGATED, SHOWN
from hoodwink.games.hoax.moves import CHARACTERS
from hoodwink.games.hoax.rules import CLUES
from hoodwink.games.hoax.sheet import Resource
from hoodwink.games.hoax.state import EVERY_CHARACTER, HoaxState, held

RESOURCES = range(len(Resource))


@dataclass(frozen=True, slots=True)
class HoaxView(View):
    """The table as one seat sees it, with perfect recall of what it has seen, in `log` (§R12)."""

    identity: int | None  # one's own; None for a spectator
    tokens: tuple[tuple[int, ...], ...]  # by seat: cash, prestige, evidence
    imposters: tuple[tuple[int, ...], ...]  # by seat: the characters that carry a token
    remaining: tuple[int, ...]
    exhausted: tuple[int, ...]
    hoax_card: int | None
    first: int | None
    turn: int | None
    claimed: bool
    accused: bool
    claim: int | None  # the claim (an action) that the table is talking about, made by `turn`
    trial: int | None  # whose claim is being called or voted on, where it is one seat's
    immune: tuple[tuple[int, int], ...]  # immunities claimed and not settled: (seat, character)
    identities: tuple[int, ...] | None  # all dealt cards, once they are turned up (§7.3)
    winner: int | None
    points: int
    may_speak: tuple[int, ...]  # §10.2 who may talk: those still in, and everybody once the game is over
    memory_aid: bool  # the screen may show the whole log (§10.3); this view always has it


def view(s: HoaxState, seat: int) -> HoaxView:
    top = s.stack[-1] if s.stack else None
    claim = trial = None
    immune: tuple[tuple[int, int], ...] = ()
    if isinstance(top, Challenge | ClaimVote):
        claim, trial = top.action, top.seat
    elif isinstance(top, Immunity):
        claim = top.action
    elif isinstance(top, ImmunityChallenge | ImmunityVote):
        claim, immune = top.action, top.claims
        trial = top.claimant if isinstance(top, ImmunityVote) else None
    return HoaxView(
        **kernel_view(s, seat),
        identity=s.identities[seat] if seat != SPECTATOR and s.identities[seat] != NOBODY else None,
        tokens=tuple(tuple([held(hand, type) for type in RESOURCES]) for hand in s.tokens),
        imposters=tuple(members(marked) for marked in s.imposters),
        remaining=members(s.remaining),
        exhausted=members(s.exhausted),
        hoax_card=_seat(s.hoax_card),
        first=_seat(s.first),
        turn=_seat(s.turn),
        claimed=s.claimed,
        accused=s.accused,
        claim=claim,
        trial=trial,
        immune=immune,
        identities=tuple(s.identities) if s.winner != NOBODY else None,
        winner=_seat(s.winner),
        points=s.points,
        may_speak=may_speak(s),
        memory_aid=bool(s.game.options["memory_aid"]),
    )


def may_speak(s: HoaxState) -> tuple[int, ...]:
    return members(s.remaining) if s.winner == NOBODY else tuple(range(s.seats))


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# worlds -------------------------------------------------------------------------------------------------------------


def possible(view: HoaxView) -> tuple[int, ...]:
    """By seat: the set of characters that it can be, as far as the owner of this view knows for certain.

    A card that he knows to be one seat's is no other's; that is left to `ways`, which deals each card once.
    """
    can = [EVERY_CHARACTER] * view.seats
    if view.identity is not None:
        can[view.seat] = 1 << view.identity
    for event in view.log:
        match event:
            case (k, identities) if k == SHOWN:
                return tuple(1 << identity for identity in identities)
            case (k, who, character) if k == ADMITTED:
                can[who] &= ~(1 << character)  # §6.6 he has said so
            case (k, _, target, cards) if k == INVESTIGATED and cards is not None:
                can[target] &= cards  # §4.2
            case (k, _, target, right, name) if k == ACCUSED and name is not None:
                can[target] &= 1 << name if right else ~(1 << name)  # §5.1
    return tuple(can)


@lru_cache(maxsize=100_000)
def ways(can: tuple[int, ...], used: int = 0) -> int:
    """In how many ways the cards can lie before these seats, one each, when the used ones are gone."""
    if not can:
        return 1
    return sum(ways(can[1:], used | 1 << card) for card in members(can[0] & ~used))


def chances(can: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """By seat and character: how likely it is, every way of dealing being as likely as the next."""
    total = ways(can)
    return tuple(
        tuple(ways((*can[:i], can[i] & 1 << c, *can[i + 1 :])) / total for c in range(CHARACTERS))
        for i in range(len(can))
    )


def _deal(can: tuple[int, ...], dice: Dice) -> Iterator[int]:
    """One of the ways, each as likely as the next."""
    used = 0
    for i, cards in enumerate(can):
        at = dice.below(ways(can[i:], used))
        for card in members(cards & ~used):
            at -= ways(can[i + 1 :], used | 1 << card)
            if at < 0:
                used |= 1 << card
                yield card
                break


def redeal(s: HoaxState, seat: int, dice: Dice) -> HoaxState:
    """A state that this seat can't tell from the real one.

    The cards lie in any of the ways that fit what the seat knows for certain, each as likely as the next: how the
    others played is not weighed. Clues and names that others saw are drawn evenly among those that fit; replies that
    are still sealed, evenly among the options.
    """
    new = s.copy()
    dealt = s.seats - s.identities.count(NOBODY)  # §1.3 from the first seat on
    new.identities[:dealt] = _deal(possible(view(s, seat))[:dealt], dice)
    new.undealt = EVERY_CHARACTER & ~sum(1 << card for card in new.identities[:dealt])
    new.past = chain(_retold(event, seat, new.identities, dice) for event in everything(s.past))
    reseal(new, seat, dice)
    return new


def _retold(event: Event, seat: int, identities: list[int], dice: Dice) -> Event:
    """The event as it was in the other world."""
    match event:
        case (k, by, target, _) if k == INVESTIGATED and seat not in (by, target):
            return (INVESTIGATED, by, target, dice.pick(CLUES[identities[target]]))
        case (k, by, target, right, _) if k == ACCUSED and seat not in (by, target):
            wrong = tuple(card for card in range(CHARACTERS) if card != identities[target])
            return (ACCUSED, by, target, right, identities[target] if right else dice.pick(wrong))
    return event
