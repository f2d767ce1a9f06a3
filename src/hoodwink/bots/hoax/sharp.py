"""Hoax, level `sharp`: reads what the others do, and hides what it does itself.

Who is whom it weighs by everything that was said, called, voted and kept silent (`hoodwink.beliefs.hoax`). It knows
what each rival has seen of it, so it knows whom to fear and which lies are safe. It claims the truth where that is
likely to be voted down, and does not jump up when somebody claims its own card: that is what it reads in others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from hoodwink.beliefs.hoax_notes import CALLING, LIE, NERVE, TOKEN, doubts
from hoodwink.bots.bot import Bot
from hoodwink.bots.hoax.reader import Reader, Style, Table
from hoodwink.bots.hoax.worth import give, take, trials, worth
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.hoax.actions import (
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
from hoodwink.games.hoax.sheet import CLUE_SIZE, Character
from hoodwink.games.hoax.view import HoaxView

SHARP = Style()
SURE = 0.99
CLUES = tuple(combinations(range(len(Character)), CLUE_SIZE))
SETS_WITH_A_CARD = 20  # of the 35 clues: each is shown as often as the next


def sharp(dice: Dice) -> Bot:
    """A player who reads. Its replies depend on the view, the options and the dice alone."""
    reader = Reader(dice)

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, HoaxView)
        return answer(reader.look(view, SHARP), options)

    return choose


# calls and votes ----------------------------------------------------------------------------------------------------


def doubt(table: Table, seat: int, character: int, cost: float, frank: float) -> float:
    """How far the chance that a claim is true lies below the one at which I don't care how the vote goes.

    Voted down and true, it loses my game: one in as many as are left. Passed and false, it costs what it costs, shared
    by all but the claimant.
    """
    hides = character == table.card and table.luck() >= frank
    true = lifted((table.unseen if hides else table.odds)[seat][character], table.style.candid)
    cost *= 1 + NERVE * (2 * table.luck() - 1)
    return cost / (cost + 1 - 1 / table.left) - true


def lifted(chance: float, ratio: float) -> float:
    """A chance, when what has happened is so much likelier if it is so."""
    return ratio * chance / (1 + (ratio - 1) * chance)


def call(table: Table, options: Sequence[Action]) -> Action:
    frank = table.style.frank_call
    most, seat = max((doubt(table, s, c, cost * CALLING, frank), s) for s, c, cost in trials(table.view, table.me))
    if most <= 0:
        return Pass()
    return next(option for option in options if isinstance(option, CallHoax) and option.on in (None, seat))


def vote(table: Table, _: Sequence[Action]) -> Action:
    [(seat, character, cost)] = trials(table.view, table.me)
    return Vote(up=doubt(table, seat, character, cost, table.style.frank_vote) <= 0)


def immune(table: Table, options: Sequence[Action]) -> Action:
    """The truth nearly always: voted down it wins. A lie nearly as often, but not to those who know."""
    for option in options:
        if isinstance(option, Immune):
            known = sum(not table.shown[r] >> option.character & 1 for r in table.rivals) / len(table.rivals)
            often = table.style.immune_true if option.character == table.card else table.style.immune_lie * (1 - known)
            if table.luck() < often:
                return option
    return Pass()


# a turn -------------------------------------------------------------------------------------------------------------


def turn(table: Table, options: Sequence[Action]) -> Action:
    """Investigate as soon as it can be paid, for tokens get stolen; accuse when that is worth more than to wait."""
    view = table.view
    chance, name, seat = max((*table.guess(rival), rival) for rival in table.rivals)
    if not view.accused and chance >= SURE:
        return Accuse(seat, Character(name))
    if min(table.mine) > 0:
        return Investigate(best_target(table))
    seat = max(table.rivals, key=lambda rival: rise(table, rival))
    if not view.accused and rise(table, seat) > 0:
        return Accuse(seat, Character(table.guess(seat)[1]))
    if not view.claimed:
        return claim(table, options)
    return Done()


def rise(table: Table, rival: int) -> float:
    """What it brings to accuse him now rather than to wait, in wins."""
    chance, name = table.guess(rival)
    trusted = table.style.trust * chance + (1 - table.style.trust) * table.counted[rival][name]
    return trusted * share(table, table.left - 1, rival) - wait(table)


def share(table: Table, left: int, without: int | None = None) -> float:
    """An even part of the game, if nobody names me first."""
    spared = 1.0
    for rival in table.rivals:
        if rival != without:
            spared *= 1 - hazard(table, rival)
    return spared / left


def hazard(table: Table, rival: int) -> float:
    """How likely he names me before my next turn: the surer he is, the sooner."""
    thinks, (never, at_once) = table.seen[rival][table.card], table.style.fear
    return thinks * min(max((thinks - never) / (at_once - never), 0.0), 1.0)


def wait(table: Table) -> float:
    weary = table.style.weary * max(table.notes.turns[table.me] - table.style.patience, 0)
    return share(table, table.left) * max(table.style.waiting[table.left] - weary, 0.5)


def best_target(table: Table) -> int:
    """Where four cards are worth most: over all clues, what accusing would then bring; and a little for learning."""

    def learnt(rival: int) -> float:
        odds, value = table.odds[rival], 0.0
        stay, fall = wait(table), share(table, table.left - 1, rival)
        for clue in CLUES:
            shown = [odds[c] for c in clue]
            chance, best = sum(shown), max(shown)
            value += max(best * fall - chance * stay, 0.0) + table.style.learning * best
        return value / SETS_WITH_A_CARD - max(max(odds) * fall - stay, 0.0) - table.style.learning * max(odds)

    return max(table.rivals, key=lambda rival: learnt(rival) + table.luck() / 1000)  # among equals, any


# a claim ------------------------------------------------------------------------------------------------------------


def claim(table: Table, options: Sequence[Action]) -> Action:
    """The truth now and then, more often where it would be voted down; else the best lie, with a whim."""
    uses: dict[int, tuple[float, Claim]] = {}
    for option in options:
        if isinstance(option, Claim):
            value = worth(option, table.me, table.view)
            if option.character not in uses or value > uses[option.character][0]:
                uses[option.character] = value, option
    true = uses.pop(table.card, None)
    if not uses or (true is not None and table.luck() < candour(table, *true)):
        return true[1] if true is not None else options[0]
    return max(uses.values(), key=lambda use: lie(table, *use) + table.style.whim * table.luck())[1]


def candour(table: Table, value: float, option: Claim) -> float:
    """How often to tell the truth."""
    return table.style.truth + table.style.trap * voted_down(table, option, value)


def lie(table: Table, value: float, option: Claim) -> float:
    """What a lie is worth, in tokens."""
    fallen = voted_down(table, option, value)
    return (1 - fallen) * value - fallen * table.style.caught


def voted_down(table: Table, option: Claim, value: float) -> float:
    """How likely this claim of mine is called and voted down, by what each rival has seen of me."""
    cost = LIE + TOKEN * max(value, 0)
    calls, downs = [], []
    for rival in table.rivals:
        his = table.odds[rival][option.character]  # then he knows
        true = lifted(table.seen[rival][option.character], table.style.believed)
        price = cost + TOKEN * (option.of == rival)
        may = rival != table.view.hoax_card
        calls.append(may * (his + (1 - his) * doubts(true, price * CALLING, table.left)))
        downs.append(his + (1 - his) * doubts(true, price, table.left))
    total, uncalled = 0.0, 1.0
    for at, called in enumerate(calls):
        if called > 0:
            total += uncalled * called * carried(downs, at)
            uncalled *= 1 - called
    return total


def carried(downs: Sequence[float], caller: int) -> float:
    """How likely most thumbs are down, the caller's among them."""
    by_count = [1.0]
    for at, down in enumerate(downs):
        down = 1.0 if at == caller else down
        by_count = [
            (by_count[n] * (1 - down) if n < len(by_count) else 0.0) + (by_count[n - 1] * down if n else 0.0)
            for n in range(len(by_count) + 1)
        ]
    return sum(chance for n, chance in enumerate(by_count) if 2 * n > len(downs))


Answer = Callable[[Table, Sequence[Action]], Action]
ANSWERS: dict[type[Action], Answer] = {
    Take: lambda table, options: take(table.mine, options, table.luck),
    Give: lambda table, options: give(table.mine, table.view.tokens[table.view.turn or 0], options),
    CallHoax: call,
    Vote: vote,
    Immune: immune,
}


def answer(table: Table, options: Sequence[Action]) -> Action:
    """What a reader of this style replies."""
    return ANSWERS.get(type(options[-1]), turn)(table, options)
