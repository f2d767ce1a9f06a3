"""Oh, Fox!, level `regular`: prey that eats on its way round the predator, and a predator who reads the rows.

It knows its view and nothing else. What rows say is in beliefs/ohfox_rows.py, plans are in plan.py; here is what a move
is worth: to prey, what it risks; to the predator, whom he may meet. Chance is added to every card, so that nobody can
be read.

WOUND, FEAR and ANYHOW were set by play among regular bots: with less fear of him the predator won four games of five.
WHIM made no difference that sixty games could show, SECRET hardly any; the other numbers are guesses.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, prod

from hoodwink.beliefs.ohfox_rows import PLAY, PLAYS, WIDTH, Table, habits, hopes, packed, plays
from hoodwink.bots.bot import Bot
from hoodwink.bots.ohfox.plan import Task, best, start_of
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.seats import NOBODY
from hoodwink.core.view import View
from hoodwink.games.ohfox.actions import ACTIONS, Guess
from hoodwink.games.ohfox.animals import TURNS, is_predator
from hoodwink.games.ohfox.places import Known, known
from hoodwink.games.ohfox.view import OhFoxView

# Prey, in hearts.
WOUND = 2.4  # what an attack costs: a heart, one more for the rival of all, and half a bonus for him (§7.2)
FEAR = 8.0  # how much likelier a predator's card is thought to be for each prey that he would meet with it
ANYHOW = 0.1  # but so often he plays any card
PASSING = 0.4  # how dangerous it is in later turns to come through a space where the predator may be, against ending
SECRET = 1.0  # what it costs to be known for certain in the first turn; less, the fewer are to come,
GUESSED = 0.3  # down to this part of it: the guess is still to be made
WHIM = 0.5  # up to so much is added to each card by chance
UNLIKELY = 0.02  # who is less likely to hunt is forgotten

# The predator, in hearts.
TURNS_AHEAD = 4  # in which he foresees where prey will be
FORESEEN = 8  # places, for each animal that a seat can be
LAST_PREY = 0.8  # what the heart for all prey adds to a first attack, if the others have been attacked
HOPED = 0.3  # how likely prey that was not attacked yet will be
LUCK = 0.15  # up to so much is added to each card by chance

Gain = Callable[[int, int, int], float]


def regular(dice: Dice) -> Bot:
    """A decent player. Its replies depend on the view, the options and the dice alone."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, OhFoxView)
        assert view.animal is not None
        table = Table(view.board, view.homes, view.rows)
        if isinstance(options[0], Guess):
            return guess(table, view, options)
        hunts = is_predator(view.animal)
        values = hunt(table, view) if hunts else flee(table, view)
        whim = LUCK if hunts else WHIM
        for play in sorted(values):
            values[play] += whim * (dice.below(1000) / 1000)
        return ACTIONS[PLAY + max(sorted(values), key=values.__getitem__)]

    return choose


# prey ---------------------------------------------------------------------------------------------------------------


def flee(table: Table, view: OhFoxView) -> dict[int, float]:
    """By card: the hearts of the best plan with it, less what it risks and tells."""
    assert view.animal is not None
    me, animal, ground = view.seat, view.animal, table.ground
    hunters = who_hunts(table, view)
    chances = [0.0] * 3  # that I have at least one wound, two, three
    for (hunter, predator), share in hunters.items():
        wounds = table.attacks(hunter, predator, me, animal)[1]
        for n in range(min(wounds, 3)):
            chances[n] += share
    ahead = hopes(view.board, animal, view.homes[me])
    values = best(
        Task(
            ground, animal, view.objectives, view.turn,
            start_of(ground, view.rows[me], view.path, packed(view.hands[me]), table.read(me, animal)[2]),
            danger(table, view, hunters),
            lambda left, space, eaten, k, _: ahead[left][k][eaten][space],
            tuple(chances),
        )
    )  # fmt: skip
    seen = exposure(table, view, max(hunters, key=hunters.__getitem__))
    secret = SECRET * (GUESSED + (1 - GUESSED) * (table.left - 1) / (TURNS - 1))
    return {play: value - secret * seen[play] for play, value in values.items()}


def who_hunts(table: Table, view: OhFoxView) -> dict[tuple[int, int], float]:
    """How likely each seat is to be which predator."""
    found: dict[tuple[int, int], float] = {}
    for share, deal in table.deals(known(view)):
        hunter = next(seat for seat, animal in enumerate(deal) if is_predator(animal))
        found[hunter, deal[hunter]] = found.get((hunter, deal[hunter]), 0.0) + share
    return {key: share for key, share in found.items() if share >= UNLIKELY}


def in_his_eyes(table: Table, view: OhFoxView, hunter: tuple[int, int]) -> list[dict[int, float]]:
    """By seat: how likely each animal is to a predator, who does not know mine."""
    laid = sum(1 << animal for animal in view.laid)
    return table.odds(Known(view.seats, laid, hunter[0], hunter[1], NOBODY))


def exposure(table: Table, view: OhFoxView, hunter: tuple[int, int]) -> dict[int, float]:
    """By card: how sure the predator is of me when he has seen it."""
    odds = in_his_eyes(table, view, hunter)[view.seat]
    mine: dict[int, float] = {}
    total = dict.fromkeys(range(PLAYS), 0.0)
    for animal, share in odds.items():
        for play, chance, _, _ in table.habits(view.seat, animal):
            total[play] += share * chance
            if animal == view.animal:
                mine[play] = share * chance
    return {play: chance / total[play] for play, chance in mine.items()}


def danger(table: Table, view: OhFoxView, hunters: dict[tuple[int, int], float]) -> Gain:
    """What each move costs by the chance to be attacked: this turn by his cards, later by where he may be."""
    assert view.animal is not None
    ground, animal = table.ground, view.animal
    now: list[tuple[float, int]] = []  # his trails
    later = [[0.0] * ground.spaces for _ in range(table.left + 1)]  # by turns from now: where he is at its end
    for hunter, share in hunters.items():
        at = [0.0] * ground.spaces
        for chance, trail in his_ways(table, view, hunter):
            now.append((share * chance, trail))
            at[ground.ends[trail]] += share * chance
        for ahead in range(1, table.left):
            at = spread(table, hunter[1], at)
            later[ahead] = [one + two for one, two in zip(later[ahead], at, strict=True)]
    known: dict[tuple[int, int, int], float] = {}

    def gain(ahead: int, play: int, space: int) -> float:
        key = ahead, play, space
        if key not in known:
            trail = ground.trail(animal, play, space)
            if not ahead:
                risk = sum([chance for chance, his in now if ground.met(his, trail)])
            else:
                first, second, end = ground.at[trail]
                risk = later[ahead][end] if end >= 0 else 0.0
                risk += sum([PASSING * later[ahead][by] for by in {first, second} - {end} if by >= 0])
            known[key] = -WOUND * risk
        return known[key]

    return gain


def his_ways(table: Table, view: OhFoxView, hunter: tuple[int, int]) -> list[tuple[float, int]]:
    """The trails that a predator may take this turn: those on which he would meet more are likelier."""
    ground, (seat, predator) = table.ground, hunter
    odds = in_his_eyes(table, view, hunter)
    prey = [way for who in range(view.seats) if who != seat for way in table.ways(who, odds[who])]
    space = table.read(seat, predator)[1]
    found: dict[int, float] = {}
    meets: dict[object, float] = {}
    for play in plays(packed(view.hands[seat])):
        trail = ground.trail(predator, play, space)
        same = ground.at[trail], ground.keys[trail]
        if same not in meets:
            meets[same] = exp(FEAR * sum([chance for chance, its in prey if ground.met(trail, its)]))
        found[trail] = meets[same]
    total = sum(found.values())
    return [((1 - ANYHOW) * weight / total + ANYHOW / len(found), trail) for trail, weight in found.items()]


def spread(table: Table, animal: int, at: list[float]) -> list[float]:
    """Where an animal is a turn later, if it plays anything."""
    found = [0.0] * len(at)
    for space, share in enumerate(at):
        if share:
            near = table.ground.near(animal, space)
            for to in near:
                found[to] += share / len(near)
    return found


# the predator -------------------------------------------------------------------------------------------------------


def guess(table: Table, view: OhFoxView, options: tuple[Action, ...]) -> Action:
    """§5.1 The names that fit the rows best, all together."""
    prey = [seat for seat in range(view.seats) if seat != view.seat]

    def fits(option: Action) -> float:
        assert isinstance(option, Guess)
        return prod(table.read(seat, animal)[0] for seat, animal in zip(prey, option.named, strict=True))

    return max(options, key=fits)


def hunt(table: Table, view: OhFoxView) -> dict[int, float]:
    """By card: what the best plan with it may bring."""
    assert view.animal is not None
    ground, animal = table.ground, view.animal
    odds = table.odds(known(view))
    prey = [seat for seat in range(view.seats) if seat != view.seat]
    met = {  # how likely each has been attacked already
        seat: sum(share for one, share in odds[seat].items() if table.attacks(view.seat, animal, seat, one)[0])
        for seat in prey
    }
    worth = {}  # §6.4 a heart, and a rival's wound; §7.2
    for seat in prey:
        others = prod(HOPED + (1 - HOPED) * met[who] for who in prey if who != seat)
        worth[seat] = 1 + 1 / len(prey) + LAST_PREY * (1 - met[seat]) * others
    now = [(worth[seat] * chance, way) for seat in prey for chance, way in table.ways(seat, odds[seat])]
    ends, starts = foresee(table, view, odds, worth)
    known_gains: dict[tuple[int, int, int], float] = {}

    def gain(ahead: int, play: int, space: int) -> float:
        key = ahead, play, space
        if key not in known_gains:
            trail = ground.trail(animal, play, space)
            value = 0.0
            if not ahead:
                value = sum([chance for chance, its in now if ground.met(trail, its)])
            elif ahead < len(ends):
                first, _, end = ground.at[trail]
                value = ends[ahead][end]
                if first >= 0 and first != end:
                    value += PASSING * starts[ahead][first]
            known_gains[key] = value
        return known_gains[key]

    to_come = prospects(table, animal, gain, len(ends))
    turns = table.left

    def guide(left: int, space: int, _: int, __: int, ___: int) -> float:
        return to_come[min(turns - left, len(to_come) - 1)][space]

    start = start_of(ground, view.rows[view.seat], view.path, packed(view.hands[view.seat]), 0)
    return best(Task(ground, animal, view.objectives, view.turn, start, gain, guide))


def foresee(
    table: Table, view: OhFoxView, odds: list[dict[int, float]], worth: dict[int, float]
) -> tuple[list[list[float]], list[list[float]]]:
    """By turns from now and space: what prey is likely to be there at the end of the turn, and after its first step."""
    ground, turns = table.ground, min(TURNS_AHEAD, table.left)
    ends = [[0.0] * ground.spaces for _ in range(turns)]
    starts = [[0.0] * ground.spaces for _ in range(turns)]
    for seat, value in worth.items():
        for animal, share in odds[seat].items():
            if share < UNLIKELY:
                continue
            _, space, eaten, hand = table.read(seat, animal)
            states = [(value * share, space, eaten, hand)]
            for ahead in range(turns):
                then: dict[tuple[int, int, int], float] = {}
                for weight, space, eaten, hand in states:
                    left = table.left - ahead
                    for play, chance, to, ate in habits(view.board, animal, view.homes[seat], left, space, eaten, hand):
                        first, _, end = ground.at[ground.trail(animal, play, space)]
                        if end >= 0:
                            ends[ahead][end] += weight * chance
                        if first >= 0:
                            starts[ahead][first] += weight * chance
                        key = to, ate, hand - (1 << WIDTH * (play >> 2))
                        then[key] = then.get(key, 0.0) + weight * chance
                likely = sorted(((weight, *key) for key, weight in then.items()), reverse=True)[:FORESEEN]
                scale = sum(then.values()) / sum(weight for weight, *_ in likely)
                states = [(weight * scale, space, eaten, hand) for weight, space, eaten, hand in likely]
    return ends, starts


def prospects(table: Table, animal: int, gain: Gain, turns: int) -> list[list[float]]:
    """By turns from now and space: what attacks may still bring from then on, if no card ran out."""
    spaces = range(table.ground.spaces)
    found = [[0.0] * table.ground.spaces]
    for ahead in range(turns - 1, 0, -1):
        after = found[0]
        found.insert(
            0,
            [
                max(
                    gain(ahead, play, space) + after[table.ground.ends[table.ground.trail(animal, play, space)]]
                    for play in range(PLAYS)
                )
                for space in spaces
            ],
        )
    return [[0.0] * table.ground.spaces, *found]
