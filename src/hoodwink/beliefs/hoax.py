"""Hoax: who is whom. At most 720 deals fit a player's view and 5,040 an onlooker's, so all are listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hoodwink.beliefs.belief import Belief, Hidden
from hoodwink.beliefs.hoax_notes import NAMES, Notes
from hoodwink.core.game import Game
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.hoax.sheet import Character
from hoodwink.games.hoax.view import HoaxView, possible

ROLES = tuple(character.name.lower() for character in Character)  # as `Game.roles` has them


def exact(view: HoaxView) -> Belief:
    """Every deal that fits the view: one's own card, clues, admissions, accusations. Each is as likely as the next: a
    clue picks among as many sets of cards whoever the target is, and the rest is settled by the deal."""
    return Belief.prior(_hidden(deals(possible(view))))


def weighed(view: HoaxView) -> Belief:
    """The same, times how likely the claims, calls, thumbs and immunities of the others would have been."""
    notes = Notes(view.seats, max(view.seat, NOBODY))
    notes.read(view.log)
    told = [notes.told(seat) for seat in range(view.seats)]
    found = deals(possible(view))
    return Belief.prior(_hidden(found)).weighed([likelihood(deal, told) for deal in found])


def fit(belief: Belief, game: Game, s: Any) -> float:
    """What a world that `redeal` drew counts: it draws every deal that fits as often as the next."""
    return belief.weight(game.roles(s)) * len(belief.hidden)


# the same in numbers ------------------------------------------------------------------------------------------------


def deals(can: Sequence[int], used: int = 0) -> list[tuple[int, ...]]:
    """All ways in which the cards can lie before these seats, one each, when the used ones are gone."""
    if not can:
        return [()]
    return [(card, *rest) for card in members(can[0] & ~used) for rest in deals(can[1:], used | 1 << card)]


def likelihood(deal: Sequence[int], told: Sequence[Sequence[float]]) -> float:
    product = 1.0
    for card, ratios in zip(deal, told, strict=True):
        product *= ratios[card]
    return product


def marginals(can: Sequence[int], told: Sequence[Sequence[float]]) -> list[list[float]]:
    """By seat and character: how likely it is. What `weighed` says, without a list of deals.

    `before[k]` has the weight of all ways to deal to the first k seats, by the set of cards that takes; `after` of all
    ways to deal to the others.
    """
    seats = len(can)
    before: list[dict[int, float]] = [{0: 1.0}]
    for k in range(seats):
        step: dict[int, float] = {}
        for used, weight in before[k].items():
            for card in members(can[k] & ~used):
                taken = used | 1 << card
                step[taken] = step.get(taken, 0.0) + weight * told[k][card]
        before.append(step)
    after = dict.fromkeys(before[seats], 1.0)
    total = sum(before[seats].values())
    found = [[0.0] * NAMES for _ in range(seats)]
    for k in reversed(range(seats)):
        step, row = {}, found[k]
        for used, weight in before[k].items():
            rest = 0.0
            for card in members(can[k] & ~used):
                if later := told[k][card] * after.get(used | 1 << card, 0.0):
                    rest += later
                    row[card] += weight * later / total
            step[used] = rest
        after = step
    return found


def _hidden(found: Sequence[tuple[int, ...]]) -> list[Hidden]:
    return [tuple([ROLES[card] for card in deal]) for deal in found]
