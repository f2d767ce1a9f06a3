"""Hoax, level `novice`: plays as people do in their first game.

It says what it is half of the time, takes others at their word, lets every claim pass but those that it knows to be
false, forgets all but the last clue about each rival, and names somebody as soon as two names are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoodwink.bots.bot import Bot
from hoodwink.bots.hoax.worth import give, take, worth
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.seats import members
from hoodwink.core.view import View
from hoodwink.games.hoax.actions import (
    ACTIONS,
    Accuse,
    CallHoax,
    Claim,
    Done,
    Give,
    Immune,
    Investigate,
    Take,
    Vote,
)  # fmt: skip
from hoodwink.games.hoax.events import CLAIMED, INVESTIGATED, TURN
from hoodwink.games.hoax.sheet import Character
from hoodwink.games.hoax.view import HoaxView

HONEST = 0.5  # how often it claims to be what it is
IMMUNE_LIE = 0.3  # and how often an immunity that it has not
HASTE = 0.5  # it names somebody if that is right with this chance, as far as it remembers
PATIENCE, WEARY = 12, 0.03  # and after so many turns with less and less, so that every game ends
TRUSTED = 2.0  # a claim makes a name so much likelier: it takes people at their word
EVERY = (1 << len(Character)) - 1


class Beginner:
    """What it makes of its view, anew each time: it keeps nothing in mind."""

    def __init__(self, view: HoaxView, dice: Dice) -> None:
        self.view, self.dice = view, dice
        self.mine = view.tokens[view.seat]
        self.rivals = [seat for seat in view.remaining if seat != view.seat]
        self.turns = sum(event[0] == TURN and event[1] == view.seat for event in view.log)

    def luck(self) -> float:
        """A number from 0 to 1."""
        return self.dice.below(1000) / 1000

    def names(self, rival: int) -> list[int]:
        """Who he can be: the last clue, but for one's own card and what lies marked before him."""
        clue = EVERY
        for event in self.view.log:
            if event[0] == INVESTIGATED and event[1] == self.view.seat and event[2] == rival:
                clue = event[3]
        return [c for c in members(clue) if c != self.view.identity and c not in self.view.imposters[rival]]

    def guess(self, rival: int) -> tuple[float, int]:
        """A name and how likely it seems: what he claimed most of those that are left."""
        said = [1.0] * len(Character)
        for event in self.view.log:
            if event[0] == CLAIMED and event[1] == rival:
                claim = ACTIONS[event[2]]
                assert isinstance(claim, Claim)
                said[claim.character] = TRUSTED
        names = self.names(rival)
        if not names:  # the clue that is forgotten would have told
            return 0.0, 0
        name = max(names, key=said.__getitem__)
        return said[name] / sum(said[c] for c in names), name


def novice(dice: Dice) -> Bot:
    """A beginner. Its replies depend on the view, the options and the dice alone."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, HoaxView)
        return ANSWERS.get(type(options[-1]), turn)(Beginner(view, dice), options)

    return choose


def turn(me: Beginner, options: Sequence[Action]) -> Action:
    """Claim, look at somebody, name somebody: one after the other."""
    view = me.view
    if not view.claimed:
        return claim(me, options)
    if min(me.mine) > 0:
        return Investigate(me.rivals[me.dice.below(len(me.rivals))])
    chance, name, seat = max((*me.guess(rival), rival) for rival in me.rivals)
    if not view.accused and chance >= HASTE - WEARY * max(me.turns - PATIENCE, 0):
        return Accuse(seat, Character(name))
    return Done()


def claim(me: Beginner, options: Sequence[Action]) -> Action:
    """What it is, or what brings most."""
    claims = [option for option in options if isinstance(option, Claim)]
    honest = [option for option in claims if option.character == me.view.identity]
    if honest and me.luck() < HONEST:
        claims = honest
    return max(claims, key=lambda option: worth(option, me.view.seat, me.view) + me.luck())


def is_mine(me: Beginner) -> int | None:
    """The seat that claims to be what I am: that is a lie, and no other is seen through."""
    view = me.view
    for seat, character in view.immune:
        if character == view.identity and seat != view.seat and view.trial in (None, seat):
            return seat
    if not view.immune and view.claim is not None:
        claim = ACTIONS[view.claim]
        if isinstance(claim, Claim) and claim.character == view.identity:
            return view.trial
    return None


def call(me: Beginner, options: Sequence[Action]) -> Action:
    liar = is_mine(me)
    if liar is None:
        return Pass()
    return next(option for option in options if isinstance(option, CallHoax) and option.on in (None, liar))


def vote(me: Beginner, _: Sequence[Action]) -> Action:
    return Vote(up=is_mine(me) is None)


def immune(me: Beginner, options: Sequence[Action]) -> Action:
    for option in options:
        if isinstance(option, Immune) and (option.character == me.view.identity or me.luck() < IMMUNE_LIE):
            return option
    return Pass()


Answer = Callable[[Beginner, Sequence[Action]], Action]
ANSWERS: dict[type[Action], Answer] = {
    Take: lambda me, options: take(me.mine, options, me.luck),
    Give: lambda me, options: give(me.mine, me.view.tokens[me.view.turn or 0], options),
    CallHoax: call,
    Vote: vote,
    Immune: immune,
}
