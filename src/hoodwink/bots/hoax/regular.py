"""Hoax, level `regular`: counts what has been claimed and shown, bluffs, and weighs what a vote can cost.

It knows its view and nothing else. What is certain is counted exactly (`possible`, `chances`); how the others behave
is weighed on top, lightly. The numbers were set by play: a lone bot that changed one of those that matter most (belief,
votes, truth, risk, boldness) won no more by it, as far as some hundred games of each can tell; the others are guesses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hoodwink.beliefs.hoax_notes import CALLING, NERVE
from hoodwink.bots.bot import Bot
from hoodwink.bots.hoax.worth import give, take, trials, worth
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
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
from hoodwink.games.hoax.events import ACCUSED, ADMITTED, CLAIMED, IMMUNE, INVESTIGATED, TURN
from hoodwink.games.hoax.sheet import Character
from hoodwink.games.hoax.view import HoaxView, chances, possible

# What is believed of a seat: a character that it claims more often than the table does is likelier to be its own.
DOUBT = 5.0  # the claims that it takes to stand out: the more, the less is made of them

# Claims, in tokens. A claim that is voted down wins if it is true; if it is false it is spent and marked.
TRUTH = -0.2  # false claims run a risk and true ones don't; so much off, or the truth would be claimed too often
TOLD = 2.0  # and so much off for standing out with it, which is what the others look for
CAUGHT = 1.0  # what an imposter token costs, beside the gain that is lost
RISK = 0.1  # how likely a false claim is voted down, for each token that it is worth
KNOWN = 0.6  # and how much likelier if all the others know that it is false
WHIM = 1.0  # a bluffer must not be read: up to so much is added to each claim by chance
IMMUNE_LIE = 0.7  # how often a false immunity is claimed: it costs less than it saves

# Accusations. A wrong one loses everything, a right one brings one rival less and his tokens.
SURE = 0.99
BOLD = (0.0, 0.0, 0.65, 0.75, 0.8, 0.85, 0.85)  # by seats left: how likely a name must be to be said
PATIENCE = 16  # turns of one's own after which it takes less and less, so that every game ends:
WEARY = 0.02  # so much less for each turn


def regular(dice: Dice) -> Bot:
    """A decent player. Its replies depend on the view, the options and the dice alone."""
    mind = Mind(dice)

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, HoaxView)
        mind.look(view)
        return ANSWERS.get(type(options[-1]), turn)(mind, options)

    return choose


class Mind:
    """What a seat makes of its view. What it has read of the log it need not read again."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.log: tuple[Event, ...] = ()
        self.key: Any = None
        self.can: tuple[int, ...] = ()

    def look(self, view: HoaxView) -> None:
        self.view = view
        self.me = view.seat
        self.mine = view.tokens[view.seat]
        self.rivals = [seat for seat in view.remaining if seat != view.seat]

    def luck(self) -> float:
        """A number from 0 to 1."""
        return self.dice.below(1000) / 1000

    def read(self) -> None:
        """Count: who can be whom, who claimed what how often, what each rival knows of me."""
        view, known = self.view, len(self.log)
        if self.key != (view.seat, view.seats, view.identity) or view.log[:known] != self.log:
            self.key, known = (view.seat, view.seats, view.identity), 0  # another game: start afresh
            self.claims = [[0] * len(Character) for _ in range(view.seats)]  # by seat and character
            self.popular = [0] * len(Character)
            self.shown = [~0] * view.seats  # by rival: the set of characters that I can be
            self.turns = 0
        facts = known == 0
        for event in view.log[known:]:
            kind = event[0]
            if kind in (CLAIMED, IMMUNE):
                action = ACTIONS[event[2]]
                character = action.character if isinstance(action, Claim) and kind == CLAIMED else event[2]
                self.claims[event[1]][character] += 1
                self.popular[character] += 1
            elif kind == TURN:
                self.turns += event[1] == self.me
            elif kind == INVESTIGATED:
                facts = True
                if event[2] == self.me:
                    self.shown[event[1]] &= event[3]
            elif kind in (ACCUSED, ADMITTED):
                facts = True
        if facts and (can := possible(view)) != self.can:
            self.can, self.sure = can, chances(can)
        self.log = view.log

    def lifts(self, seat: int) -> list[float]:
        """How far a seat stands out, by character: 1 if it claims it as often as the table does."""
        claims = self.claims[seat]
        usual = sum(claims) / max(sum(self.popular), 1)
        return [(DOUBT + claims[c]) / (DOUBT + usual * self.popular[c]) for c in range(len(claims))]

    def odds(self, seat: int) -> list[float]:
        """How likely a seat is each character: what is certain, and then how it stands out."""
        weighed = [chance * lift for chance, lift in zip(self.sure[seat], self.lifts(seat), strict=True)]
        total = sum(weighed)
        return [weight / total for weight in weighed]

    def knowing(self, character: int) -> float:
        """The part of the rivals who have seen that I am not this character."""
        return sum(not self.shown[rival] >> character & 1 for rival in self.rivals) / len(self.rivals)

    def danger(self) -> float:
        """How likely the rival who knows most of me would name me."""
        left = [c for c in range(len(Character)) if c not in self.view.imposters[self.me]]
        return 1 / min(sum(self.shown[rival] >> c & 1 for c in left) for rival in self.rivals)


# calls and votes ----------------------------------------------------------------------------------------------------


def doubt(mind: Mind, seat: int, character: int, cost: float) -> float:
    """How far the chance that a claim is true lies below the one at which I don't care how the vote goes.

    Voted down and true, it loses my game: one in as many as are left, shared by all who let it happen. Passed and
    false, it costs what it costs, and the others as much.
    """
    cost *= 1 + NERVE * (2 * mind.luck() - 1)
    return cost / (cost + 1 - 1 / len(mind.view.remaining)) - mind.odds(seat)[character]


def call(mind: Mind, options: Sequence[Action]) -> Action:
    mind.read()
    most, seat = max((doubt(mind, seat, name, cost * CALLING), seat) for seat, name, cost in trials(mind.view, mind.me))
    if most <= 0:
        return Pass()
    return next(option for option in options if isinstance(option, CallHoax) and option.on in (None, seat))


def vote(mind: Mind, _: Sequence[Action]) -> Action:
    mind.read()
    [(seat, character, cost)] = trials(mind.view, mind.me)
    return Vote(up=doubt(mind, seat, character, cost) <= 0)


def immune(mind: Mind, options: Sequence[Action]) -> Action:
    """The truth always: voted down it wins. A lie often, but not to those who know."""
    mind.read()
    for option in options:
        if isinstance(option, Immune):
            lies = option.character != mind.view.identity
            if not lies or mind.luck() < IMMUNE_LIE * (1 - mind.knowing(option.character)):
                return option
    return Pass()


# a turn -------------------------------------------------------------------------------------------------------------


def turn(mind: Mind, options: Sequence[Action]) -> Action:
    """Accuse when sure; investigate as soon as it can be paid, for tokens get stolen; claim; accuse when bold."""
    mind.read()
    view = mind.view
    chance, seat, name = max((max(odds), rival, odds.index(max(odds))) for rival, odds in all_odds(mind))
    if not view.accused and chance >= SURE:
        return Accuse(seat, Character(name))
    if min(mind.mine) > 0 and chance < SURE:
        return Investigate(best_target(mind))
    if not view.claimed:
        return claim(mind, options)
    bold = BOLD[len(view.remaining)] - WEARY * max(mind.turns - PATIENCE, 0)
    if not view.accused and chance >= min(bold, 1 - mind.danger()):
        return Accuse(seat, Character(name))
    return Done()


def all_odds(mind: Mind) -> Iterator[tuple[int, list[float]]]:
    return ((rival, mind.odds(rival)) for rival in mind.rivals)


def best_target(mind: Mind) -> int:
    """Where four cards teach most.

    With k names equally likely the right one is named with a chance of 1/k. A clue keeps each wrong name with a chance
    of ½, which raises it by (1 − 2^(1−k))/k on average.
    """
    best, target = 0.0, mind.rivals[0]
    for rival, odds in all_odds(mind):
        k = 1 / max(odds)
        learnt = (1 - 0.5 ** (k - 1)) / k + mind.luck() / 100  # among equals, any
        if learnt > best:
            best, target = learnt, rival
    return target


def claim(mind: Mind, options: Sequence[Action]) -> Action:
    """For each character its best use; then the danger of lying or of telling, and a whim."""
    uses: dict[int, tuple[float, Claim]] = {}
    for option in options:
        if isinstance(option, Claim):
            value = worth(option, mind.me, mind.view)
            if option.character not in uses or value > uses[option.character][0]:
                uses[option.character] = value, option
    best, choice = float("-inf"), options[0]
    for character, (value, option) in uses.items():
        if character == mind.view.identity:
            value += TRUTH - TOLD * (mind.lifts(mind.me)[character] - 1)
        else:
            caught = RISK * max(value, 0) + KNOWN * mind.knowing(character)
            value = (1 - caught) * value - caught * CAUGHT
        value += WHIM * mind.luck()
        if value > best:
            best, choice = value, option
    return choice


Answer = Callable[[Mind, Sequence[Action]], Action]
ANSWERS: dict[type[Action], Answer] = {
    Take: lambda mind, options: take(mind.mine, options, mind.luck),
    Give: lambda mind, options: give(mind.mine, mind.view.tokens[mind.view.turn or 0], options),
    CallHoax: call,
    Vote: vote,
    Immune: immune,
}
