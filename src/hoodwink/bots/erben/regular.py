"""Die Erben von Hoax, level `regular`: builds trios, buys information, bluffs, and weighs what a doubt can cost.

It knows its view and nothing else (mind.py); what chips are worth is in worth.py, and the numbers by which it plays in
style.py. The other levels answer by the same rules, with minds that see more and numbers that hide more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoodwink.beliefs.erben_conduct import NO_POINTS
from hoodwink.bots.bot import Bot
from hoodwink.bots.erben.mind import Mind
from hoodwink.bots.erben.worth import MOST_TRIOS, RIVAL, gain, loss, plus, reserve, worth
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.erben.actions import (
    ACTIONS,
    Accuse,
    Buy,
    Claim,
    Condemn,
    Cover,
    Crown,
    Declare,
    Done,
    Doubt,
    Give,
    Immune,
    Pay,
    Reprieve,
    Show,
    Stack,
    Swap,
    Take,
    Tithe,
    Vote,
)  # fmt: skip
from hoodwink.games.erben.identities import BARON, GOAL, JUDGE, MAGICIAN, MONK, Identity, Supply
from hoodwink.games.erben.view import ErbenView

FEW = 4  # players in a round, where patience does not pay yet


def regular(dice: Dice) -> Bot:
    """A decent player. Its replies depend on the view, the options and the dice alone."""
    mind = Mind(dice)

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, ErbenView)
        if len(options) == 1:
            return options[0]
        mind.look(view)
        return ANSWERS[type(options[-1])](mind, options)

    return choose


# a turn -------------------------------------------------------------------------------------------------------------


def turn(mind: Mind, options: Sequence[Action]) -> Action:
    """Accuse when that is worth more than to go on; buy what trios can buy; else claim."""
    view = mind.view
    if view.showdown:
        return face(mind, options)
    if isinstance(options[0], Done):
        return buy(mind, options) or Done()
    chance, seat, name = max(mind.names())
    waits = isinstance(options[0], Pass)  # §12.3
    if chance >= min(mind.style.sure, boldness(mind, seat)):
        return Accuse(seat, Identity(name))
    if waits:
        return Pass()
    return buy(mind, options) or claim(mind, options)


def boldness(mind: Mind, target: int) -> float:
    """How likely a name must be for it to be said."""
    view = mind.view
    n = len(view.remaining)
    points = not view.modules & NO_POINTS
    anyhow, stay = mind.style.anyhow, mind.style.stay
    now = (anyhow + stay / n) * (1 - mind.known_of_me() / 2) + mind.style.acting
    right = points + anyhow + stay / (n - 1) + 0.1 * (sum(view.chips[target]) + 3 * view.trios[target])
    if points and view.throne[mind.me] + 1 >= GOAL:
        right = 2 * mind.style.stay
    wrong = -1 / (view.seats - 1)
    style = mind.style
    needed = (now - wrong) / (right - wrong) + style.patience * max(n - FEW, 0)
    return max(min(needed, style.most) - style.haste * mind.turns, style.least)


def buy(mind: Mind, options: Sequence[Action]) -> Action | None:
    """Where the cards that can be paid teach most."""
    best, choice = 0.0, None
    for option in options:
        if isinstance(option, Buy):
            odds = sorted(mind.odds(option.target), reverse=True)
            likely = odds[0]
            k = 1 / likely
            learnt = min(1 / max(k - option.cards, 1), 1) - likely + mind.luck() / 100 - 0.02 * option.cards
            if learnt > best:
                best, choice = learnt, option
    return choice


def claim(mind: Mind, options: Sequence[Action]) -> Action:
    """For each identity its best use; then the danger of lying or of telling, and a whim."""
    view = mind.view
    uses: dict[int, tuple[float, Claim]] = {}
    for option in options:
        if isinstance(option, Claim):
            value = worth(option, mind.me, view) + mind.luck() / 20
            if option.identity not in uses or value > uses[option.identity][0]:
                uses[option.identity] = value, option
    doubtful = mind.doubtful()
    best, choice = float("-inf"), options[0]
    for identity, (value, option) in uses.items():
        value = (1 - doubtful) * value + doubtful * stake(mind, identity) + mind.style.whim * mind.luck()
        if identity == view.identity:
            value -= mind.style.leak * mind.known_of_me()
        if value > best:
            best, choice = value, option
    return choice


def stake(mind: Mind, identity: int) -> float:
    """What it is worth, in chips, that a claim is doubted away, or wrongly doubted."""
    view = mind.view
    if identity == view.identity:
        return mind.style.point * (2 * mind.style.stay if view.modules & NO_POINTS else mind.wrong_doubt())
    heads = mind.heads(mind.me).bit_count()
    return -mind.style.exposed * (1 / max(heads - 1, 1) - 1 / heads)


# doubts -------------------------------------------------------------------------------------------------------------


def doubts(mind: Mind) -> bool:
    """Whether the claim on trial is so unlikely that I would rather see it tried."""
    view = mind.view
    assert view.claim is not None
    seat, identity = view.claim
    n, part = len(view.remaining), 1 / (view.seats - 1)
    right = mind.style.head * part
    deed = None if view.deed is None else ACTIONS[view.deed]
    if seat == view.turn and isinstance(deed, Claim) and deed.identity == identity:
        right += mind.style.chip * part * max(worth(deed, seat, view), 0) + mind.style.mine * loss(deed, mind.me, view)
    right *= 1 + mind.style.nerve * (2 * mind.luck() - 1)
    if view.modules & NO_POINTS or view.throne[seat] + mind.wrong_doubt() >= GOAL:
        wrong = mind.style.stay
    else:
        wrong = mind.wrong_doubt() * part - mind.style.stay / (n * max(n - 1, 1)) / 2  # he is out of the round
    return mind.odds(seat)[identity] < right / (right + max(wrong, part))


def doubt(mind: Mind, _: Sequence[Action]) -> Action:
    return Doubt() if doubts(mind) else Pass()


def vote(mind: Mind, _: Sequence[Action]) -> Action:
    return Vote(support=doubts(mind))


# reactions ----------------------------------------------------------------------------------------------------------


def speaks(mind: Mind, identity: Identity, often: tuple[float, float]) -> bool:
    """Whether to react as somebody: how often if it is true, how often if it is not."""
    true, false = often
    doubtful = mind.style.trap * mind.doubtful()
    if identity == mind.view.identity:
        return mind.luck() < true + doubtful
    return mind.luck() < false * (1 - 2 * doubtful)


def declare(mind: Mind, _: Sequence[Action]) -> Action:
    return Declare() if speaks(mind, BARON, mind.style.baron) else Pass()


def condemn(mind: Mind, options: Sequence[Action]) -> Action:
    """The kind that I need and the guilty too; the second chip only where it is mine."""
    if not speaks(mind, JUDGE, mind.style.judge):
        return Pass()
    fines = [o for o in options if isinstance(o, Condemn) and o.share in (None, mind.me)]
    return max(fines, key=lambda o: _brings(mind, o.type, o.count))


def reprieve(mind: Mind, options: Sequence[Action]) -> Action:
    if not speaks(mind, MONK, mind.style.monk):
        return Pass()
    return max((o for o in options if isinstance(o, Reprieve)), key=lambda o: _brings(mind, o.type))


def _brings(mind: Mind, type: Supply, count: int = 1) -> float:
    view = mind.view
    return gain(view.chips[mind.me], type, count) - RIVAL * gain(view.chips[view.turn or 0], type, -count)


def guilty(mind: Mind, options: Sequence[Action]) -> Action:
    """What costs least; the Magician if that is true, or if it saves much."""
    view, mine = mind.view, mind.view.chips[mind.me]
    fines, reprieves = dict(view.fines), dict(view.reprieves)

    def cost(option: Action) -> float:
        said = ACTIONS[fines[option.to] if isinstance(option, Pay) else reprieves[option.to]]  # type: ignore[attr-defined]
        assert isinstance(said, Condemn | Reprieve)
        count = said.count if isinstance(said, Condemn) else 1
        if mine[said.type] < count:
            return 2.0  # a trio is broken
        return -gain(mine, said.type, -count)

    cheapest = min((o for o in options if isinstance(o, Pay | Tithe)), key=cost)
    if isinstance(options[-1], Immune) and spared(mind, cost(cheapest)):
        return Immune()
    return cheapest


def immune(mind: Mind, options: Sequence[Action]) -> Action:
    """Asked to put up with an action, or with a fine."""
    view = mind.view
    if isinstance(options[0], Pay | Tithe):
        return guilty(mind, options)
    deed = None if view.answering is None else ACTIONS[view.answering]
    if spared(mind, loss(deed, mind.me, view) if isinstance(deed, Claim) else 0.5):
        return Immune()
    return give(mind, options) if isinstance(options[0], Give) else Pass()


def spared(mind: Mind, saves: float) -> bool:
    style = mind.style
    return speaks(mind, MAGICIAN, (min(style.magician + saves / 2, 1), min(style.spared * saves, style.spared_most)))


# chips and cards ----------------------------------------------------------------------------------------------------


def give(mind: Mind, options: Sequence[Action]) -> Action:
    """What I miss least and the receiver, whose turn it is, needs least."""
    mine, theirs = mind.view.chips[mind.me], mind.view.chips[mind.view.turn or 0]
    gives = [o for o in options if isinstance(o, Give)]
    return min(gives, key=lambda o: RIVAL * gain(theirs, o.type) - gain(mine, o.type, -1))


def swap(mind: Mind, options: Sequence[Action]) -> Action:
    """The swap that brings most, as long as one brings anything."""
    view = mind.view
    mine = view.chips[mind.me]
    best, choice = 0.1, options[0]
    for option in options:
        if isinstance(option, Swap):
            value = reserve(plus(plus(mine, option.gives, -1), option.takes)) - reserve(mine)
            if option.of is not None:
                theirs = view.chips[option.of]
                swapped = plus(plus(theirs, option.takes, -1), option.gives)
                value += RIVAL * (reserve(theirs) - reserve(swapped))
            if value > best:
                best, choice = value, option
        elif isinstance(option, Done):
            choice = option if best == 0.1 else choice
    return choice


def show(mind: Mind, options: Sequence[Action]) -> Action:
    """What the buyer believes least, and others know: it narrows most slowly what I can be."""
    view = mind.view
    weights = mind.weights(mind.me)
    known = [sum(card in shown for shown in view.showed) for card in range(len(weights))]
    shows = [o for o in options if isinstance(o, Show)]
    return min(shows, key=lambda o: sum(weights[c] - known[c] / 2 for c in o.cards) + mind.luck() / 2)


def any_of(mind: Mind, options: Sequence[Action]) -> Action:
    return options[mind.dice.below(len(options))]


def stack(_: Mind, options: Sequence[Action]) -> Action:
    return options[-1]  # a trio is safer than its chips


# the showdown -------------------------------------------------------------------------------------------------------


def face(mind: Mind, options: Sequence[Action]) -> Action:
    """§10 The best move, by what each can still be; the odds say whom to name and which head to doubt."""
    view = mind.view
    [other] = mind.rivals
    odds = mind.odds(other)
    heads = [o.identity for o in options if isinstance(o, Doubt) and o.identity is not None]
    likely = [c for c in heads if odds[c] > 0] or heads
    named, doubted = max(likely, key=odds.__getitem__), min(likely, key=odds.__getitem__)
    mine, theirs = (min(view.trios[seat], MOST_TRIOS) for seat in (mind.me, other))
    moves = mind.duel([odds[c] for c in likely], mine, theirs)
    move = max(moves, key=lambda m: moves[m])
    if move < 0:
        return Accuse(other, named)
    return Buy(other, move) if move else Doubt(doubted)


Answer = Callable[[Mind, Sequence[Action]], Action]
ANSWERS: dict[type[Action], Answer] = {  # by the last option
    Accuse: turn, Buy: turn, Doubt: doubt, Vote: vote, Declare: declare, Condemn: condemn, Reprieve: reprieve,
    Pay: guilty, Tithe: guilty, Immune: immune, Give: give, Swap: swap, Show: show, Stack: stack, Cover: any_of,
    Take: any_of, Crown: any_of,
}  # fmt: skip
