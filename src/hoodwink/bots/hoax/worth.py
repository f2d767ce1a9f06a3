"""Hoax: what tokens are worth, and so what claims are. An investigation takes one of each type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hoodwink.beliefs.hoax_notes import LIE, TOKEN
from hoodwink.core.action import Action
from hoodwink.games.hoax.actions import ACTIONS, EXCHANGERS, PRIVILEGE_OF, Claim, Give, Take
from hoodwink.games.hoax.sheet import Effect, Resource
from hoodwink.games.hoax.view import HoaxView

# The first token of a type counts 1.
DECAY = 0.15  # the second counts so much of the first, the third of the second …
RIVAL = 0.1  # what a token taken from a rival counts beside one gained, and what one that a rival gains costs
FORCE = 0.8  # what others are made to give counts less: they claim immunities and vote

WORTH = tuple((1.0 - DECAY**held) / (1.0 - DECAY) for held in range(64))


def gain(held: int, more: int = 1) -> float:
    """What so many more of a type are worth to one who holds some; below 0 for fewer."""
    return WORTH[min(held + more, 63)] - WORTH[min(held, 63)]


def take(mine: Sequence[int], options: Sequence[Action], luck: Callable[[], float]) -> Action:
    """What I lack; among equals, any."""
    return max(options, key=lambda o: gain(mine[_type(o)]) + luck() / 10)


def give(mine: Sequence[int], theirs: Sequence[int], options: Sequence[Action]) -> Action:
    """What I miss least and the receiver needs least."""
    return min(options, key=lambda o: gain(theirs[_type(o)]) - gain(mine[_type(o)], -1))


def _type(option: Action) -> Resource:
    assert isinstance(option, Take | Give)
    return option.type


def worth(claim: Claim, seat: int, view: HoaxView) -> float:
    """What a claim that stands is worth to this seat: what it gains, what it takes away, what it gives away."""
    tokens, mine = view.tokens, view.tokens[seat]
    privilege = PRIVILEGE_OF.get(claim) or EXCHANGERS[claim.character]
    effect, count = privilege.effect, privilege.count
    takes = privilege.types[0] if claim.takes is None else claim.takes
    if effect == Effect.TAKE:
        return gain(mine[takes], count)
    if effect == Effect.HELP:  # help the weakest: he lacks as much as the others, but has less to go with it
        helped = tokens[claim.helps or 0]
        return gain(mine[takes], count) - RIVAL * (gain(min(helped)) + sum(helped) / 10)
    others = [other for other in view.remaining if other != seat]
    if effect == Effect.NEIGHBOURS:  # who gives what I need least
        near = {min(others, key=lambda o: (o - seat) % view.seats), min(others, key=lambda o: (seat - o) % view.seats)}
        return FORCE * sum(
            min(gain(mine[type]) - RIVAL * gain(tokens[giver][type], -1) for type in Resource if tokens[giver][type])
            for giver in near
            if any(tokens[giver])
        )
    if effect == Effect.COLLECT:
        givers = [tokens[other][takes] for other in others if tokens[other][takes]]
        return FORCE * (gain(mine[takes], len(givers)) - RIVAL * sum(gain(held, -1) for held in givers))
    theirs = None if claim.of is None else tokens[claim.of]
    if effect == Effect.SEIZE and theirs is not None:
        count = min(count, theirs[takes])
        return FORCE * (gain(mine[takes], count) - RIVAL * gain(theirs[takes], -count))
    if claim.gives is None:  # an exchange with an empty hand
        return 0.0
    change = gain(mine[takes], claim.count) + gain(mine[claim.gives], -claim.count)
    if theirs is None:
        return change
    return FORCE * (change - RIVAL * (gain(theirs[takes], -claim.count) + gain(theirs[claim.gives], claim.count)))


def trials(view: HoaxView, me: int) -> Iterator[tuple[int, int, float]]:
    """The claims that can be called or are voted on: seat, character, and what it costs me if a lie passes, in parts of
    a win. To vote down the truth loses the game; to let a lie pass loses only what it takes."""
    if view.immune:
        mine_to_lose = TOKEN if view.turn == me else 0.0
        for seat, character in view.immune:
            if seat != me and view.trial in (None, seat):
                yield seat, character, LIE + mine_to_lose
    elif view.claim is not None and view.trial is not None:
        claim = ACTIONS[view.claim]
        assert isinstance(claim, Claim)
        tokens = worth(claim, view.trial, view) + (claim.of == me)
        yield view.trial, claim.character, LIE + TOKEN * max(tokens, 0)
