"""Hoax, level `regular`: counts what has been claimed and shown, bluffs, and weighs what a vote can cost.

It knows its view and nothing else. What is certain is counted exactly (`possible`, `chances`); how the others behave
is weighed on top, lightly. Tokens are valued, risks are shares of a win, and every number below has a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from hoodwink.bots.bot import Bot
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.hoax.actions import (
    ACTIONS,
    EXCHANGERS,
    PRIVILEGE_OF,
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
from hoodwink.games.hoax.events import CLAIMED, IMMUNE, INVESTIGATED, TURN
from hoodwink.games.hoax.sheet import Character, Effect, Resource
from hoodwink.games.hoax.view import HoaxView, chances, possible

# What is believed of a seat: a character that it claims more often than the table does is likelier to be its own.
DOUBT = 5.0  # claims on which it would have to stand out before they count for much

# What tokens are worth: an investigation takes one of each type, so the first of a type counts most.
DECAY = 0.15  # the second is worth so much of the first, the third of the second …
RIVAL = 0.1  # what a token taken from a rival is worth beside one gained, and what one that a rival gains costs
FORCE = 0.8  # what others are made to give is often refused: immunities, votes
SET = 0.4  # for the token that completes a set: it can be spent at once and not be stolen

# Claims, in tokens. If a claim is voted down it wins if it is true; if it is false it is spent and marked.
TRUTH = -0.2  # the hope to be voted down
TOLD = 2.0  # but not too often: who stands out is accused
CAUGHT = 1.0  # what an imposter token costs beside the gain that is lost
RISK = 0.1  # how likely a false claim is voted down, for each token that it is worth
KNOWN = 0.6  # and how much likelier if all the others know that it is false
WHIM = 1.0  # a bluffer must not be read: up to so much is added to each claim by chance

# Votes, as shares of a win. To vote down the truth loses the game; to let a lie pass loses only what it takes.
LIE_PASSED = 0.08  # what any lie that passes costs: an imposter token not laid, a sure thing not learned
TOKEN = 0.06  # and for each token that the claimant gains or that is lost to him
NERVE = 0.8  # votes waver by up to so much of that, up and down
CALLING = 0.8  # the call takes more than the vote: it uses the hoax card, and the others have to agree

# Accusations. A wrong one loses everything, a right one brings one rival less and his tokens.
SURE = 0.99
BOLD = (0.0, 0.0, 0.65, 0.75, 0.8, 0.85, 0.85)  # by seats left: how likely a name must be to be said
PATIENCE = 16  # turns after which it takes less and less:
WEARY = 0.02  # so much for each turn
IMMUNE_LIE = 0.7  # how often an immunity is claimed falsely

WORTH = tuple((1 - DECAY**held) / (1 - DECAY) for held in range(64))
_chances = lru_cache(maxsize=20_000)(chances)


def regular(dice: Dice) -> Bot:
    """A bot that plays a decent game; two with the same dice and the same view reply the same."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, HoaxView)
        return ANSWERS.get(type(options[-1]), turn)(Mind(view, dice), options)

    return choose


class Mind:
    """What a seat makes of its view."""

    def __init__(self, view: HoaxView, dice: Dice) -> None:
        self.view = view
        self.me = view.seat
        self.mine = view.tokens[view.seat]
        self.rivals = [seat for seat in view.remaining if seat != view.seat]
        self.dice = dice

    def luck(self) -> float:
        return self.dice.below(1000) / 1000

    def read(self) -> None:
        """Count: who can be whom, who claimed what how often, what the rivals know of me."""
        view = self.view
        self.claims = [[0] * len(Character) for _ in range(view.seats)]
        self.turns = 0
        self.shown = dict.fromkeys(self.rivals, ~0)  # the characters that I can be, for each rival
        for event in view.log:
            kind = event[0]
            if kind == CLAIMED:
                action = ACTIONS[event[2]]
                assert isinstance(action, Claim)
                self.claims[event[1]][action.character] += 1
            elif kind == TURN:
                self.turns += event[1] == self.me
            elif kind == IMMUNE:
                self.claims[event[1]][event[2]] += 1
            elif kind == INVESTIGATED and event[2] == self.me and event[1] in self.shown:
                self.shown[event[1]] &= event[3]
        self.sure = _chances(possible(view))
        self.popular = [sum(row) for row in zip(*self.claims, strict=True)]
        self.total = max(sum(self.popular), 1)

    def lifts(self, seat: int) -> list[float]:
        """How far a seat stands out, by character: 1 if it claims it as often as the table does."""
        claims = self.claims[seat]
        usual = sum(claims) / self.total
        return [
            (DOUBT + times) / (DOUBT + usual * popular) for times, popular in zip(claims, self.popular, strict=True)
        ]

    def odds(self, seat: int) -> list[float]:
        """How likely a seat is each character: what is certain, then how its claims stand out from the table's."""
        weighed = [chance * lift for chance, lift in zip(self.sure[seat], self.lifts(seat), strict=True)]
        total = sum(weighed)
        return [weight / total for weight in weighed]

    def danger(self) -> float:
        """How likely the rival who knows most of me could name me."""
        marked = self.view.imposters[self.me]
        least = len(Character)
        for shown in self.shown.values():
            least = min(least, sum(1 for c in Character if shown >> c & 1 and c not in marked))
        return 1 / least


# tokens -------------------------------------------------------------------------------------------------------------


def gain(held: int, more: int = 1) -> float:
    """What so many more of a type are worth to one who holds some; fewer, if negative."""
    change: float = WORTH[min(held + more, 63)] - WORTH[min(held, 63)]
    return change


def take(mind: Mind, options: Sequence[Action]) -> Action:
    """What I lack; among equals, anything."""
    return max(options, key=lambda o: gain(mind.mine[o.type]) + mind.luck() / 10)  # type: ignore[attr-defined]


def give(mind: Mind, options: Sequence[Action]) -> Action:
    """What I miss least and the receiver, whose turn it is, needs least."""
    theirs = mind.view.tokens[mind.view.turn or 0]
    return min(options, key=lambda o: gain(theirs[o.type]) - gain(mind.mine[o.type], -1))  # type: ignore[attr-defined]


def prize(mind: Mind, claim: Claim) -> float:
    """What a claim that stands is worth to its claimant, in tokens."""
    return worth(claim, mind.me, mind.view.tokens, mind.rivals)


def worth(claim: Claim, seat: int, tokens: Sequence[Sequence[int]], others: Sequence[int]) -> float:
    """What a claim that stands is worth to this seat: what it gains, what it takes away, what it gives away."""
    mine = tokens[seat]
    privilege = PRIVILEGE_OF.get(claim) or EXCHANGERS[claim.character]
    effect, count = privilege.effect, privilege.count
    if effect == Effect.TAKE:
        assert claim.takes is not None
        return gain(mine[claim.takes], count)
    if effect == Effect.HELP:
        helped = tokens[claim.helps or 0]
        best = gain(min(helped))
        return gain(mine[claim.takes or privilege.types[0]], count) - RIVAL * (best + sum(helped) / 10)
    if effect == Effect.NEIGHBOURS:
        near = {min(others, key=lambda o: (o - seat) % 16), min(others, key=lambda o: (seat - o) % 16)}
        return FORCE * sum(
            min(gain(mine[type]) - RIVAL * gain(tokens[giver][type], -1) for type in Resource if tokens[giver][type])
            for giver in near
            if any(tokens[giver])
        )
    if claim.takes is None:  # an exchange with an empty hand
        return 0.0
    if effect == Effect.COLLECT:
        givers = [other for other in others if tokens[other][claim.takes]]
        lost = sum(gain(tokens[giver][claim.takes], -1) for giver in givers)
        return FORCE * (gain(mine[claim.takes], len(givers)) - RIVAL * lost)
    theirs = tokens[claim.of] if claim.of is not None else None
    if effect == Effect.SEIZE:
        assert theirs is not None
        count = min(count, theirs[claim.takes])
        return FORCE * (gain(mine[claim.takes], count) - RIVAL * gain(theirs[claim.takes], -count))
    assert claim.gives is not None
    change = gain(mine[claim.takes], claim.count) + gain(mine[claim.gives], -claim.count)
    if theirs is None:
        return change
    return FORCE * (change - RIVAL * (gain(theirs[claim.takes], -claim.count) + gain(theirs[claim.gives], claim.count)))


# calls and votes ----------------------------------------------------------------------------------------------------


def trials(mind: Mind) -> Iterator[tuple[int, int, float]]:
    """The claims that can be called or are voted on: seat, character, and what letting it pass would cost me."""
    view = mind.view
    if view.immune:
        for seat, character in view.immune:
            if view.trial in (None, seat) and seat != mind.me:
                yield seat, character, LIE_PASSED + (TOKEN if view.turn == mind.me else 0)
        return
    assert view.claim is not None
    assert view.trial is not None
    claim = ACTIONS[view.claim]
    assert isinstance(claim, Claim)
    others = [seat for seat in view.remaining if seat != view.trial]
    yield view.trial, claim.character, LIE_PASSED + TOKEN * max(worth(claim, view.trial, view.tokens, others), 0)


def doubt(mind: Mind, seat: int, character: int, cost: float) -> float:
    """How far the chance that a claim is true lies below the one at which voting it down would be even.

    Voted down and true loses my share of the games; passed and false loses the cost.
    """
    cost *= 1 + NERVE * (2 * mind.luck() - 1)
    return cost / (cost + 1 - 1 / len(mind.view.remaining)) - mind.odds(seat)[character]


def call(mind: Mind, options: Sequence[Action]) -> Action:
    mind.read()
    doubts = [(doubt(mind, seat, character, cost * CALLING), seat) for seat, character, cost in trials(mind)]
    most, seat = max(doubts)
    if most <= 0:
        return Pass()
    return next(o for o in options if isinstance(o, CallHoax) and o.on in (None, seat))


def vote(mind: Mind, options: Sequence[Action]) -> Action:
    mind.read()
    [(seat, character, cost)] = trials(mind)
    return Vote(up=doubt(mind, seat, character, cost) <= 0)


def immune(mind: Mind, options: Sequence[Action]) -> Action:
    """The truth always: voted down it wins. A lie sometimes."""
    for option in options:
        if isinstance(option, Immune) and option.character == mind.view.identity:
            return option
    return options[-1] if mind.luck() < IMMUNE_LIE else Pass()


# a turn -------------------------------------------------------------------------------------------------------------


def turn(mind: Mind, options: Sequence[Action]) -> Action:
    """Investigate as soon as it can be paid: tokens in hand get stolen. Accuse when sure; claim; accuse when bold."""
    mind.read()
    seat, name, chance = surest(mind)
    if not mind.view.accused and chance >= SURE:
        return Accuse(seat, name)
    if min(mind.mine) > 0 and (target := best_target(mind)) is not None:
        return Investigate(target)
    if not mind.view.claimed:
        return claim(mind, options)
    weary = WEARY * max(mind.turns - PATIENCE, 0)
    if not mind.view.accused and chance >= min(BOLD[len(mind.view.remaining)] - weary, 1 - mind.danger()):
        return Accuse(seat, name)
    return Done()


def surest(mind: Mind) -> tuple[int, Character, float]:
    """The rival whose name I know best, the name, and how likely it is."""
    best = (0.0, 0, 0)
    for seat in mind.rivals:
        odds = mind.odds(seat)
        chance = max(odds)
        best = max(best, (chance, seat, odds.index(chance)))
    chance, seat, name = best
    return seat, Character(name), chance


def best_target(mind: Mind) -> int | None:
    """Where four cards teach most; None if everybody is known.

    With k names equally likely, naming the right one has a chance of 1/k; a clue keeps each wrong name with a chance
    of ½, and raises it by (1 − 2^(1−k))/k on average.
    """
    best, target = 0.0, None
    for seat in mind.rivals:
        k = 1 / max(mind.odds(seat))
        learnt = (1 - 2 ** (1 - k)) / k + mind.luck() / 100
        if k > 1 / SURE and learnt > best:
            best, target = learnt, seat
    return target


def claim(mind: Mind, options: Sequence[Action]) -> Action:
    """For each character its best use, the danger of lying, and a whim."""
    me = mind.view.identity
    uses: dict[int, tuple[float, Claim]] = {}
    for option in options:
        if isinstance(option, Claim):
            value = prize(mind, option)
            if option.character not in uses or value > uses[option.character][0]:
                uses[option.character] = value, option
    best, choice = -9.0, options[0]
    for character, (value, option) in uses.items():
        if character == me:
            value += TRUTH - TOLD * (mind.lifts(mind.me)[character] - 1)
        else:
            knowing = sum(1 for shown in mind.shown.values() if not shown >> character & 1)
            caught = RISK * max(value, 0) + KNOWN * knowing / len(mind.rivals)
            value = (1 - caught) * value - caught * CAUGHT
        value += WHIM * mind.luck()
        if value > best:
            best, choice = value, option
    return choice


Answer = Callable[[Mind, Sequence[Action]], Action]
ANSWERS: dict[type[Action], Answer] = {Take: take, Give: give, CallHoax: call, Vote: vote, Immune: immune}
