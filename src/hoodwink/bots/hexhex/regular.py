"""HEX•HEX XL, level `regular`: passes Hexes to whom they will probably hit, keeps what is strong, hoards its counters.

It knows its view and nothing else (mind.py); what cards out of turn and counters bring is in window.py, what cards are
worth in worth.py, its numbers in style.py. It looks no further than to who gets the Hex next, and spends a counter or a
Stun only where much is at stake: that is what the levels above do better, for these cards decide most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoodwink.bots.bot import Bot
from hoodwink.bots.hexhex.mind import STANDARD, Mind
from hoodwink.bots.hexhex.window import aim, call, hands_up
from hoodwink.bots.hexhex.worth import DRAWN, worth
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.hexhex.actions import (
    Cast,
    Challenge,
    Discard,
    Enact,
    Grab,
    Hexed,
    Law,
    Lay,
    Name,
    Pay,
    Play,
    PutBack,
    Repeal,
    Sacrifice,
    Sign,
    State,
    Swap,
    Take,
    Vote,
)  # fmt: skip
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.events import ANSWERED, CAUGHT, COUNTERED, HEXED_CARD, PLAYED, ROUND, VERDICT
from hoodwink.games.hexhex.primitives import (
    AGAIN,
    ANYONE_LATER,
    BACKLASH,
    CAST_HEX,
    HANDS,
    INVERT,
    LEVEL,
)
from hoodwink.games.hexhex.vexes import CURSES, VOTE
from hoodwink.games.hexhex.view import HexView

TASTE = (Law.REVENGE, Law.MIRRORED, Law.PAYMENT, Law.SILENCE)  # laws for one who does not talk; the others are repealed


def regular(dice: Dice) -> Bot:
    """A decent player. Its replies depend on the view, the options and the dice alone."""
    return player(dice)


def player(dice: Dice, rows: tuple[Card, ...] | None = None) -> Bot:
    """The same with a deck that it is told; else the view says which."""
    mind = Mind(dice, rows)

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, HexView)
        if len(options) == 1:
            return options[0]
        mind.look(view)
        return ANSWERS.get(view.frame, any_of)(mind, options)

    return choose


def any_of(mind: Mind, options: Sequence[Action]) -> Action:
    return options[mind.dice.below(len(options))]


# answers ------------------------------------------------------------------------------------------------------------


def intended(mind: Mind) -> tuple[int, ...]:
    """The Hex that I am to answer now."""
    view = mind.view
    mine = [row for row in view.hexes if row[1] == mind.me]
    return next((row for row in mine if row[0] == view.answering), mine[0] if mine else (0, mind.me, *[0] * 10))


def ready(mind: Mind, options: Sequence[Action]) -> Action:
    if mind.view.answering is None:
        return out_of_turn(mind, options)
    return lay_down(mind, options) if mind.me in mind.deceives else lay(mind, options)


def lay(mind: Mind, options: Sequence[Action]) -> Action:
    """The answer after which the table looks best; of several Hexes the cheapest is left where one must be."""
    row = intended(mind)
    laid = {number for number, _, _, _ in mind.view.laid}
    rest = [h for h in mind.view.hexes if h[1] == mind.me and h[0] not in laid and h[0] != row[0]]
    values = answer_values(mind, options)
    if isinstance(options[-1], Pass) and (not values or all(row[11] <= h[11] for h in rest)):
        return options[-1]
    return max(values, key=lambda option: values[option])


def answer_values(mind: Mind, options: Sequence[Action]) -> dict[Action, float]:
    """What each answer is worth, in Voices."""
    row = intended(mind)
    values: dict[Action, float] = {}
    again = []
    for option in options:
        if isinstance(option, Lay):
            values[option] = value_of(mind, row, option) + mind.style.whim * mind.luck()
            if mind.row(option.card).has(AGAIN):
                again.append(option)
    others = [value for option, value in values.items() if option not in again]
    for option in again:  # to draw first costs nothing but the card
        if others:
            values[option] = max(others) + DRAWN
    return values


def value_of(mind: Mind, row: tuple[int, ...], option: Lay) -> float:
    return mind.best_way(mind.me, row, option.card, option.to) - mind.spent(row, option.card, option.to)


def lay_down(mind: Mind, options: Sequence[Action]) -> Action:
    """§8.4 Under a name: an answer that is one, or something that I can do without."""
    row = intended(mind)
    lays = [option for option in options if isinstance(option, Lay)]
    true = [option for option in lays if mind.answers(mind.me, row, option.card)]
    false = [option for option in lays if option not in true]
    if not true and (not false or mind.loss(mind.me, row[11]) == 0):
        return options[0]
    if false and (not true or mind.luck() < mind.style.lie):
        return min(false, key=lambda option: worth(mind.row(option.card)))
    return max(true, key=lambda option: value_of(mind, row, option) + mind.style.whim * mind.luck())


def state(mind: Mind, options: Sequence[Action]) -> Action:
    """§8.4 The truth where there is one; else what does most and is not likely to be challenged."""
    row = intended(mind)
    card = next((card for number, card, _, _ in mind.view.laid if number == row[0]), None)
    states = [option for option in options if isinstance(option, State)]
    true = [option for option in states if option.card == card]

    def value(option: State) -> float:
        gain = mind.best_way(mind.me, row, option.card, option.to)
        if true:
            return gain
        copies = mind.pool()
        rare = 1 - min(copies[option.card] / max(*copies, 1), 1.0) if option.card < len(copies) else 1.0
        doubted = mind.style.doubted + (1 - mind.style.doubted) * rare
        return (1 - doubted) * gain - doubted * (1 + mind.loss(mind.me, row[11])) + mind.style.whim * mind.luck()

    return max(true or states, key=value) if states else options[0]


# out of turn, and counters ------------------------------------------------------------------------------------------


def play_values(mind: Mind, options: Sequence[Action]) -> dict[Action, float]:
    """What each card that can be played brings beyond what it must, in Voices; nothing, to let it be."""
    values: dict[Action, float] = {Pass(): 0.0}
    for option in options:
        if isinstance(option, Play):
            if mind.row(option.card).has(HANDS):
                values[option] = hands_up(mind, option.card)
            else:
                values[option] = aim(mind, option.card, option.at) - mind.asks(option.at)
        elif isinstance(option, Pay):
            values[option] = aim(mind, -1, option.at) - mind.style.paying
        elif isinstance(option, Challenge):
            values[option] = call(mind, option.at) - mind.doubts()
    return values


def out_of_turn(mind: Mind, options: Sequence[Action]) -> Action:
    values = play_values(mind, options)
    return max(values, key=lambda option: values[option])


# Hexed --------------------------------------------------------------------------------------------------------------


def when_hexed(mind: Mind, options: Sequence[Action]) -> Action:
    """§6.3 The card that makes most of it."""
    going = mind.view.going
    seat, targeter, tokens = going if going else (mind.me, mind.me, 1)
    lost = mind.loss(seat, tokens)

    def value(option: Hexed) -> float:
        card = mind.row(option.card)
        gain = -float(lost)
        if card.has(INVERT):
            gain = min(tokens + mind.more[seat], card.amount(INVERT)) if seat not in mind.warded else 0.0
        if card.has(BACKLASH) and targeter != seat:
            gain += mind.hurt[targeter] * (0 if targeter in mind.warded else lost)
        elif not card.has(INVERT) and targeter != seat:
            gain -= mind.hurt[targeter]
        if card.has(LEVEL):
            gain += max(levelled(mind, other, mind.view.voice[mind.me] - lost) for other in mind.rivals)
        return gain + 0.3 * card.has(CAST_HEX) - 0.01 * worth(card)

    return max((o for o in options if isinstance(o, Hexed)), key=value)


def levelled(mind: Mind, other: int, mine: int) -> float:
    """§6.4 What it is worth to come to the mean with another."""
    theirs = mind.view.voice[other]
    mean = (mine + theirs) // 2
    my_change = mean - mine if mean > mine or mind.me not in mind.warded else 0
    their_change = mean - theirs if mean > theirs or other not in mind.warded else 0
    return my_change - mind.hurt[other] * their_change


def sacrifice(_: Mind, options: Sequence[Action]) -> Action:
    return min((o for o in options if isinstance(o, Sacrifice)), key=lambda o: o.amount)  # both fall: a third gains


# seats --------------------------------------------------------------------------------------------------------------


def named(value: Callable[[Mind, int], float]) -> Answer:
    """The seat of which this is most."""

    def answer(mind: Mind, options: Sequence[Action]) -> Action:
        names = [option for option in options if isinstance(option, Name | Cast)]
        return max(names, key=lambda option: (value(mind, option.seat) + mind.style.whim * mind.luck(), option.seat))

    return answer


def cast_at(mind: Mind, seat: int) -> float:
    return mind.sent([(STANDARD, seat, 0)], mind.me)


def grab_at(mind: Mind, seat: int) -> float:
    """§11.2 For the Hex that was answered with a GRAB."""
    laid = [(n, card) for n, card, _, _ in mind.view.laid if card is not None and mind.row(card).to == ANYONE_LATER]
    for row in mind.view.hexes:
        for number, card in laid:
            if row[0] == number:
                return mind.result(mind.me, row, card, seat)
    return cast_at(mind, seat)


def victim(mind: Mind, seat: int) -> float:
    return -1.0 if seat in mind.warded else mind.hurt[seat]


def omen_at(mind: Mind, seat: int) -> float:
    """Who counts and has few cards is likely to be hit."""
    return victim(mind, seat) / (1 + mind.view.sizes[seat])


def level_with(mind: Mind, seat: int) -> float:
    return levelled(mind, seat, mind.view.voice[mind.me])


def dealer(mind: Mind, seat: int) -> float:
    return float(seat == (mind.me - 1) % mind.n)  # my cards out of turn come first


def see(mind: Mind, seat: int) -> float:
    return mind.view.sizes[seat] - len(mind.view.known[seat]) + mind.hurt[seat]


def between(mind: Mind, options: Sequence[Action]) -> Action:
    """§11.8 A card for whom it helps least, or from whom it hurts most."""
    gives = mind.view.sticks and mind.view.sticks[mind.me] == 0
    return named(lambda m, seat: -m.hurt[seat] if gives else m.hurt[seat])(mind, options)


# cards --------------------------------------------------------------------------------------------------------------


def take(mind: Mind, options: Sequence[Action]) -> Action:
    return max((o for o in options if isinstance(o, Take)), key=lambda o: worth(mind.row(o.card)))


def give_up(mind: Mind, options: Sequence[Action]) -> Action:
    """The worst; of equals, what I have most of. The last answer is kept."""
    kinds = mind.kinds(mind.me, 0)
    few = sum(kinds >> kind & 1 for kind in mind.free) < 3

    def value(option: Discard | PutBack) -> float:
        needed = 0.5 if few and kinds >> option.card & 1 else 0.0
        return worth(mind.row(option.card)) + needed - 0.05 * mind.free.count(option.card)

    cards = [option for option in options if isinstance(option, Discard | PutBack)]
    return min(cards, key=value) if cards else options[0]


def swap(_: Mind, options: Sequence[Action]) -> Action:
    return next((option for option in options if isinstance(option, Swap)), options[0])  # what is put back, I choose


def grab(mind: Mind, _: Sequence[Action]) -> Action:
    return Grab(ebon=not mind.view.ring[1])  # bone brings Voice more often


def sign(mind: Mind, options: Sequence[Action]) -> Action:
    return any_of(mind, [option for option in options if isinstance(option, Sign)])


# calls and laws -----------------------------------------------------------------------------------------------------


def vote(mind: Mind, _: Sequence[Action]) -> Action:
    """§12.4 It hears and sees nothing of the room. Guilty is whom two have called; nobody who has not played a card in
    this round can have broken a curse about cards."""
    view = mind.view
    seat, about = view.asks
    callers, judged, played = set[int](), False, False
    for event in reversed(view.log):
        if event[0] == ROUND:
            break
        if event[0] == VERDICT and event[1] == seat:
            judged = True  # what was called before that has been paid for
        elif event[0] == CAUGHT and event[2] == seat and event[3] == about and not judged:
            callers.add(event[1])
        elif event[0] in (ANSWERED, PLAYED, COUNTERED, HEXED_CARD) and event[1] == seat:
            played = True
    about_cards = not about and view.curse is not None and CURSES[view.curse][1] == VOTE
    return Vote(guilty=len(callers) > 1 and (played or not about_cards))


def law(mind: Mind, options: Sequence[Action]) -> Action:
    """§13.1 Laws about words are repealed, one that can be played without them is enacted."""
    gone = [option for option in options if isinstance(option, Repeal) and option.law not in TASTE]
    new = [option for option in options if isinstance(option, Enact) and option.law in TASTE]
    return any_of(mind, gone or new or [options[0]])


Answer = Callable[[Mind, Sequence[Action]], Action]
ANSWERS: dict[str, Answer] = {  # by the question
    "Readying": ready, "Stating": state, "Counters": out_of_turn, "WhenHexed": when_hexed, "SpiteAmount": sacrifice,
    "Casting": named(cast_at), "PartingShot": named(cast_at), "GrabTarget": named(grab_at), "Level": named(level_with),
    "SpiteTarget": named(victim), "Revenge": named(victim), "OmenTarget": named(omen_at), "NameDealer": named(dealer),
    "SeeHand": named(see), "Between": between, "Rob": take, "DiscardOwed": give_up, "BackToDeck": give_up,
    "MaySwap": swap, "Grabbing": grab, "Signs": sign, "Verdict": vote, "LayDownTheLaw": law,
}  # fmt: skip
