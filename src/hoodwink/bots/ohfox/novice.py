"""Oh, Fox!, level `novice`: plays as people do in their first game.

As prey it walks to the nearest meal and stops there, whoever lurks, forgets its triggers and its home, and often takes
a wrong turn. As the predator it takes every seat for one animal and goes where that prey stands now, not where it will
be. It looks at no objective.
"""

from __future__ import annotations

from hoodwink.beliefs.ohfox_rows import PLAY, STOPS, Table, packed, plays
from hoodwink.bots.bot import Bot
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.seats import members
from hoodwink.core.view import View
from hoodwink.games.ohfox.actions import ACTIONS, Guess
from hoodwink.games.ohfox.animals import Card, is_predator
from hoodwink.games.ohfox.places import known
from hoodwink.games.ohfox.view import OhFoxView

ASTRAY = 40  # of a hundred turns it takes so many wrongly: routes bend
FAR = 99.0  # farther than anything


def novice(dice: Dice) -> Bot:
    """A beginner. Its replies depend on the view, the options and the dice alone."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, OhFoxView)
        assert view.animal is not None
        table = Table(view.board, view.homes, view.rows)
        if isinstance(options[0], Guess):
            taken = [one for seat, one in enumerate(fancied(table, view, dice)) if seat != view.seat]
            return max(options, key=lambda option: agreed(option, taken))
        if dice.below(100) < ASTRAY:
            return options[dice.below(len(options))]
        worth = hunt(table, view, dice) if is_predator(view.animal) else eat(table, view)
        best = max(worth.values())
        likely = [play for play in sorted(worth) if worth[play] == best]
        return ACTIONS[PLAY + likely[dice.below(len(likely))]]

    return choose


def agreed(option: Action, taken: list[int]) -> int:
    assert isinstance(option, Guess)
    return sum(one == two for one, two in zip(option.named, taken, strict=True))


def eat(table: Table, view: OhFoxView) -> dict[int, float]:
    """By card: a meal at once, or the way to the nearest; home, once it has eaten all."""
    assert view.animal is not None
    ground, space = table.ground, view.path[-1]
    eaten = table.read(view.seat, view.animal)[2]
    hungry = [place for place, bit in ground.meals[view.animal].items() if not eaten & bit]
    goals = hungry or [view.homes[view.seat]]
    found = {}
    for play in plays(packed(view.hands[view.seat])):
        to = ground.ends[ground.trail(view.animal, play, space)]
        halts = play >> 2 in STOPS
        if halts and to in hungry:
            found[play] = 1.0
        elif play >> 2 == Card.TRIGGER or halts:
            found[play] = -FAR if goals != [to] else 0.0
        else:
            found[play] = -min([apart(table, to, goal) for goal in goals])
    return found


def apart(table: Table, one: int, two: int) -> float:
    """How far it looks, as the crow flies."""
    board = table.ground.board
    return float(abs(board.x[one] - board.x[two]) + abs(board.y[one] - board.y[two]))


def fancied(table: Table, view: OhFoxView, dice: Dice) -> list[int]:
    """By seat: the animal that it takes it for: one that has eaten most, if its cards are read so."""
    found = []
    for seat, chances in enumerate(known(view).can()):
        can = members(chances)
        meals = [table.read(seat, animal)[2].bit_count() + dice.below(100) / 200 for animal in can]
        found.append(can[meals.index(max(meals))])
    return found


def hunt(table: Table, view: OhFoxView, dice: Dice) -> dict[int, float]:
    """By card: how near it ends to where a prey stands now."""
    assert view.animal is not None
    ground, space = table.ground, view.path[-1]
    fancy = fancied(table, view, dice)
    goals = [table.read(seat, fancy[seat])[1] for seat in range(view.seats) if seat != view.seat]
    found = {}
    for play in plays(packed(view.hands[view.seat])):
        to = ground.ends[ground.trail(view.animal, play, space)]
        found[play] = -min([apart(table, to, goal) for goal in goals])
    return found
