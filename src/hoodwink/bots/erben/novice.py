"""Die Erben von Hoax, level `novice`: plays as people do in their first game.

It acts as who it is half of the time, reacts only as who it is, and then always; takes others at their word, doubts
nothing but what it knows to be false, and believes whoever acts as the same one three times. It forgets all but the
last cards that it was shown, buys them of anybody, and names somebody as soon as two names are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoodwink.beliefs.erben import this_round
from hoodwink.beliefs.erben_conduct import said_as
from hoodwink.bots.bot import Bot
from hoodwink.bots.erben.worth import worth
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.seats import members
from hoodwink.core.view import View
from hoodwink.games.erben.actions import (
    Accuse,
    Buy,
    Claim,
    Condemn,
    Declare,
    Done,
    Doubt,
    Immune,
    Pay,
    Reprieve,
    Stack,
    Swap,
    Vote,
)  # fmt: skip
from hoodwink.games.erben.events import ADMITTED, CLAIMED, SHOWED, TURN
from hoodwink.games.erben.identities import BARON, JUDGE, MAGICIAN, MONK, Identity
from hoodwink.games.erben.view import ErbenView

HONEST = 0.5  # how often it acts as who it is
CONVINCED = 3  # who has acted as the same one so often must be it
FEW = 2  # names that are left when it says one
PATIENCE = 5  # turns of its own in a round; then it says any name, so that every round ends


class Beginner:
    """What it makes of its view, anew each time: it keeps nothing in mind."""

    def __init__(self, view: ErbenView, dice: Dice) -> None:
        self.view, self.dice = view, dice
        self.log = this_round(view.log)
        self.rivals = [seat for seat in view.remaining if seat != view.seat]
        self.turns = sum(event[0] == TURN and event[1] == view.seat for event in self.log)

    def luck(self) -> float:
        """A number from 0 to 1."""
        return self.dice.below(1000) / 1000

    def any_of(self, options: Sequence[Action]) -> Action:
        return options[self.dice.below(len(options))]

    def names(self, rival: int) -> list[int]:
        """Who he can be: what is not covered, nor among the last cards that he showed to me."""
        view = self.view
        gone = {*view.covered[rival]}
        for event in self.log:
            if event[0] == ADMITTED and event[1] == rival:
                gone.add(event[2])
        last = [event[5] for event in self.log if event[0] == SHOWED and event[1:3] == (rival, view.seat)]
        gone |= {*members(last[-1])} if last else set()
        return [c for c in view.cast if c not in gone]

    def sure_of(self, rival: int) -> int | None:
        """The name that it would say, if any."""
        names = self.names(rival)
        said = [said_as(event[2]) for event in self.log if event[0] == CLAIMED and event[1] == rival]
        often = [name for name in names if said.count(name) >= CONVINCED]
        if often:
            return often[0]
        return names[self.dice.below(len(names))] if 0 < len(names) <= FEW else None


def novice(dice: Dice) -> Bot:
    """A beginner. Its replies depend on the view, the options and the dice alone."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, ErbenView)
        me = Beginner(view, dice)
        answer = ANSWERS.get(type(options[-1]))
        return me.any_of(options) if answer is None else answer(me, options)

    return choose


def turn(me: Beginner, options: Sequence[Action]) -> Action:
    """Name somebody if it seems clear; buy what can be bought; else act."""
    if me.view.showdown:
        return face(me, options)
    for rival in me.rivals:
        name = me.sure_of(rival)
        if name is not None and Accuse(rival, Identity(name)) in options:
            return Accuse(rival, Identity(name))
    if isinstance(options[0], Pass):
        return Pass()
    purchases = [option for option in options if isinstance(option, Buy)]
    if purchases:
        return me.any_of(purchases)
    if isinstance(options[0], Done):
        return Done()
    if me.turns > PATIENCE:
        rival = me.rivals[me.dice.below(len(me.rivals))]
        names = me.names(rival)
        return Accuse(rival, Identity(names[me.dice.below(len(names))]))
    return act(me, options)


def act(me: Beginner, options: Sequence[Action]) -> Action:
    """As who it is, or whatever brings most."""
    claims = [option for option in options if isinstance(option, Claim)]
    honest = [option for option in claims if option.identity == me.view.identity]
    if honest and me.luck() < HONEST:
        claims = honest
    return max(claims, key=lambda option: worth(option, me.view.seat, me.view) + me.luck())


def face(me: Beginner, options: Sequence[Action]) -> Action:
    """§10 Doubt one head after another, any of them; and name the other when two are left."""
    [rival] = me.rivals
    name = me.sure_of(rival)
    if name is not None:
        return Accuse(rival, Identity(name))
    return me.any_of([option for option in options if isinstance(option, Doubt | Buy)])


def is_false(me: Beginner) -> bool:
    """Whether it has seen for itself that the claim on trial is none: his card, or both cards before others."""
    view = me.view
    assert view.claim is not None
    seat, identity = view.claim
    open_cards = [card for cards in view.turned for card in cards]
    return identity not in me.names(seat) or open_cards.count(identity) + (view.identity == identity) > 1


def doubt(me: Beginner, _: Sequence[Action]) -> Action:
    return Doubt() if is_false(me) else Pass()


def vote(me: Beginner, _: Sequence[Action]) -> Action:
    return Vote(support=is_false(me))


def speak(me: Beginner, options: Sequence[Action]) -> Action:
    """Only what is true, and that always."""
    told = {Declare: BARON, Condemn: JUDGE, Reprieve: MONK}[type(options[-1])]
    return me.any_of(options[1:]) if me.view.identity == told else Pass()


def immune(me: Beginner, options: Sequence[Action]) -> Action:
    return Immune() if me.view.identity == MAGICIAN else me.any_of(options[:-1])


def swap(me: Beginner, options: Sequence[Action]) -> Action:
    """What it has most of for what it has none of."""
    mine = me.view.chips[me.view.seat]
    swaps = [o for o in options if isinstance(o, Swap) and mine[o.gives] > 1 and mine[o.takes] == 0]
    return me.any_of(swaps) if swaps else options[0] if isinstance(options[0], Done | Pass) else options[-1]


def last(_: Beginner, options: Sequence[Action]) -> Action:
    return options[-1]


def first(_: Beginner, options: Sequence[Action]) -> Action:
    return options[0]


Answer = Callable[[Beginner, Sequence[Action]], Action]
ANSWERS: dict[type[Action], Answer] = {  # by the last option; anything else is left to chance
    Accuse: turn, Buy: turn, Doubt: doubt, Vote: vote, Declare: speak, Condemn: speak, Reprieve: speak,
    Immune: immune, Swap: swap, Stack: last, Pay: first,
}  # fmt: skip
