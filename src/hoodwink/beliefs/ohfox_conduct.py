"""Oh, Fox!: what a sensible player would do on each seat, were he each animal.

Nobody is sure what others do, so each level of thought builds on the one before. Habits (ohfox_rows.py) know food and
homes alone. Here prey fears a predator who goes where habits lead prey, and a predator goes there. All of it follows
from what lies open and the animal in question: whoever knows the cards on the table can work it out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import exp, prod

from hoodwink.beliefs.ohfox_plans import DOUBLE, PASSING, Outlook, Standing, Values, count, extras, hopes_ahead, suppers
from hoodwink.beliefs.ohfox_rows import PLAY, PLAYS, WIDTH, Ground, ground_of, plays
from hoodwink.beliefs.ohfox_scene import (
    AHEAD,
    UNLIKELY,
    Fields,
    Hunters,
    Likely,
    Net,
    Open,
    Ways,
    habitual,
    prey_fields,
    prey_nets,
    prey_odds,
    who_hunts,
)  # fmt: skip
from hoodwink.games.ohfox.animals import IN_HAND, Card, Objective, is_predator
from hoodwink.games.ohfox.places import trails_of

# How people play, in hearts.
CALM = 0.6  # what an attack costs beside the heart that one loses and the share of the heart that he gains
FEAR = 8.0  # how much likelier a predator's card is thought to be for each prey that he would meet with it
ANYHOW = 0.1  # but so often he plays any card
LURE = 2.0  # how much likelier he goes in later turns where one prey more is expected
LAST_PREY = 0.8  # what the heart for all prey adds to a first attack, if the others have been attacked (§7.2)
HOPED = 0.3  # how likely prey that was not attacked yet will be
KEEN_PREY, KEEN_PREDATOR = 5.0, 9.0  # how much likelier a card is that is worth one heart more: fits regular bots
FORGOTTEN = 0.01  # part of the likeliest animal's likelihood, below which an animal is not thought about
LOOSE = 0.08  # how often a card is played for reasons that are not seen

Conduct = Callable[[Open, int, int], dict[int, float]]  # by a scene, a seat and an animal: by card, how likely it is


def wound(seats: int) -> float:
    """What an attack costs its prey: a heart, a share of his, and that he may be the one to beat."""
    return 1 + 1 / (seats - 1) + CALM


# the predator -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Chase:
    """What he may think: who is worth how much, whom he may meet this turn, where prey will be."""

    worth: dict[int, float]  # by prey seat
    nets: tuple[Net, ...]  # by seat
    fields: tuple[tuple[Fields, Fields], ...]  # by seat


def worths(scene: Open, hunter: int, predator: int, odds: list[dict[int, float]]) -> dict[int, float]:
    """§6.4 §7.2 By prey seat: what an attack is worth: a heart, a rival's wound, and perhaps the heart for all."""
    table = scene.table
    prey = [seat for seat in range(len(scene.homes)) if seat != hunter]
    met = {
        seat: sum([share for one, share in odds[seat].items() if table.attacks(hunter, predator, seat, one)[0]])
        for seat in prey
    }
    found = {}
    for seat in prey:
        others = prod([HOPED + (1 - HOPED) * met[who] for who in prey if who != seat])
        found[seat] = 1 + 1 / len(prey) + LAST_PREY * (1 - met[seat]) * others
    return found


def catches(scene: Open, hunter: int, predator: int, chase: Chase) -> dict[int, float]:
    """By card: what attacks in this turn may bring."""
    ground = ground_of(scene.board)
    _, space, _, hand = scene.table.read(hunter, predator)
    found = {}
    for play in plays(hand):
        trail = ground.trail(predator, play, space)
        found[play] = sum([worth * chase.nets[seat].chance(trail) for seat, worth in chase.worth.items()])
    return found


def hunted(scene: Open, hunter: int, predator: int, chase: Chase) -> dict[int, float]:
    """By card: the hearts that a predator may hope for."""
    ground = ground_of(scene.board)
    _, space, _, hand = scene.table.read(hunter, predator)
    to_come = pursued(ground, predator, chase, min(AHEAD, scene.left)).hopes[1]
    ends = {play: ground.ends[ground.trail(predator, play, space)] for play in plays(hand)}
    more = extras(ground, scene.objectives, standing_of(scene, hunter, predator), scene.left, hand, ends)
    return {
        play: value + to_come[ends[play]] + more[play]
        for play, value in catches(scene, hunter, predator, chase).items()
    }


def standing_of(scene: Open, seat: int, animal: int) -> Standing:
    path = trails_of(scene.board).path(animal, scene.homes[seat], scene.rows[seat])
    return Standing.of(scene.rows[seat], path, ground_of(scene.board).board.swim)


@dataclass(slots=True)
class Pursuit:
    """By turns from now and space: prey at the ends of turns and after first steps, by what it is worth; and what
    attacks may still bring from there on, if no card ran out. Nothing is foreseen after the last of these turns."""

    ends: Fields
    starts: Fields
    hopes: Fields

    def caught(self, ground: Ground, ahead: int, trail: int) -> float:
        """What a trail in a later turn may bring."""
        if ahead >= len(self.ends):
            return 0.0
        end, via = _step(ground, trail)
        return self.ends[ahead][end] + (PASSING * self.starts[ahead][via] if via >= 0 else 0.0)

    def gain(self, ground: Ground, ahead: int, trail: int) -> float:
        """The same, and all that comes after."""
        if ahead >= len(self.ends):
            return 0.0
        return self.caught(ground, ahead, trail) + self.hopes[ahead + 1][ground.ends[trail]]


def pursued(ground: Ground, predator: int, chase: Chase, turns: int) -> Pursuit:
    """Where to go for prey in the turns to come."""
    found = Pursuit(*[[[0.0] * ground.spaces for _ in range(turns + more)] for more in (0, 0, 1)])
    for ahead in range(turns - 1, 0, -1):
        ends, starts, after = found.ends[ahead], found.starts[ahead], found.hopes[ahead + 1]
        for seat, worth in chase.worth.items():
            for total, field in zip((ends, starts), chase.fields[seat], strict=True):
                for space, chance in enumerate(field[ahead]):
                    total[space] += worth * chance
        found.hopes[ahead] = [
            max([ends[to] + after[to] + (PASSING * starts[via] if via >= 0 else 0.0) for to, via in steps])
            for steps in _steps(ground, predator)
        ]
    return found


def _steps(ground: Ground, predator: int) -> list[list[tuple[int, int]]]:
    """By space: where any of his cards can take him, and by which space; a flight by none."""
    if predator not in ground.steps:
        ground.steps[predator] = [
            sorted({_step(ground, ground.trail(predator, play, space)) for play in range(PLAYS)})
            for space in range(ground.spaces)
        ]
    return ground.steps[predator]


def _step(ground: Ground, trail: int) -> tuple[int, int]:
    first, _, end = ground.at[trail]
    return end, first if first != end and first >= 0 else -1


@lru_cache(maxsize=256)
def usual_chase(scene: Open, hunter: int, predator: int) -> Chase:
    """What he thinks if habits are all that he knows of prey."""
    worth = worths(scene, hunter, predator, prey_odds(scene, hunter))
    return Chase(worth, prey_nets(scene, hunter), prey_fields(scene, hunter))


@lru_cache(maxsize=4096)
def hunter_conduct(scene: Open, hunter: int, predator: int) -> dict[int, float]:
    """By card: how likely a predator plays it."""
    return soft(hunted(scene, hunter, predator, usual_chase(scene, hunter, predator)), KEEN_PREDATOR)


# prey ---------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Menace:
    """What prey may think of the predator: his trails this turn, and where he will be after it."""

    nets: list[tuple[float, Net]]  # by who he may be, and how likely that is
    fields: Fields  # by turns from now, from 1 on


Drift = tuple[Net, Fields]  # the same of one who may hunt, were he sure to


@lru_cache(maxsize=256)
def feared(scene: Open, hunter: int, predator: int) -> Drift:
    """The trails that a predator may take this turn: those on which he would meet more are likelier."""
    ground, nets = ground_of(scene.board), prey_nets(scene, hunter)
    _, space, _, hand = scene.table.read(hunter, predator)
    trails = [ground.trail(predator, play, space) for play in plays(hand)]
    weights = [exp(FEAR * sum([net.chance(trail) for net in nets])) for trail in trails]
    scale, even = (1 - ANYHOW) / sum(weights), ANYHOW / len(trails)
    ways = [(scale * weight + even, trail) for weight, trail in zip(weights, trails, strict=True)]
    return drift(scene, hunter, predator, ways)


def drift(scene: Open, hunter: int, predator: int, ways: Ways) -> Drift:
    """Where these trails of his lead."""
    ground = ground_of(scene.board)
    at = [0.0] * ground.spaces
    for chance, trail in ways:
        at[ground.ends[trail]] += chance
    return Net(ground, ways), drifting(ground, predator, at, lures_of(scene, hunter), scene.left)


def drifting(ground: Ground, predator: int, at: list[float], lures: Fields, turns: int) -> Fields:
    """Where a predator will be after each turn to come, drawn to where prey is expected; from 1 on."""
    fields = [at]
    for ahead in range(1, turns):
        lure = [exp(LURE * much) for much in lures[min(ahead, len(lures) - 1)]]
        found = [0.0] * ground.spaces
        for space, share in enumerate(fields[-1]):
            if share > UNLIKELY / 4:
                near = ground.near(predator, space)
                scale = share / sum([lure[to] for to in near])
                for to in near:
                    found[to] += scale * lure[to]
        fields.append(found)
    return fields


@lru_cache(maxsize=256)
def lures_of(scene: Open, hunter: int) -> Fields:
    """By turns from now and space: how much prey is expected."""
    fields = [ends for ends, _ in prey_fields(scene, hunter)]
    return [[sum(chances) for chances in zip(*turn, strict=True)] for turn in zip(*fields, strict=True)]


@lru_cache(maxsize=256)
def menace(scene: Open, hunters: Hunters, drifts: Callable[[Open, int, int], Drift]) -> Menace:
    """All that is feared of all who may hunt."""
    nets, fields = [], [[0.0] * ground_of(scene.board).spaces for _ in range(scene.left)]
    for hunter, predator, share in hunters:
        net, his = drifts(scene, hunter, predator)
        nets.append((share, net))
        fields = [
            [one + share * two for one, two in zip(*turns, strict=True)] for turns in zip(fields, his, strict=True)
        ]
    return Menace(nets, fields)


@dataclass(slots=True)
class Course:
    """What a prey may hope for from each turn to come on, and what it costs to end it where the predator may be."""

    hopes: list[Values]
    costs: Fields


def course_of(scene: Open, seat: int, animal: int, fears: Menace) -> Course:
    cost = wound(len(scene.homes))
    _, _, eaten, hand = scene.table.read(seat, animal)
    if Objective.SLOWPOKE in scene.objectives and count(hand, DOUBLE) == IN_HAND[Card.DOUBLE]:
        hand -= IN_HAND[Card.DOUBLE] << WIDTH * DOUBLE  # whoever has played none yet does without (§8.3)
    later = [[cost * chance for chance in field] for field in fears.fields]
    return Course(hopes_ahead(Outlook(scene.board, animal, scene.homes[seat], scene.left, eaten, hand, later)), later)


def dangers(scene: Open, seat: int, animal: int, fears: Menace, hurt: float = 0.0) -> dict[int, float]:
    """By card: what it risks in this turn, less what the pond heals; below 0 for a risk. `hurt` is how likely there is
    a wound to be healed."""
    ground, cost = ground_of(scene.board), wound(len(scene.homes))
    _, space, _, hand = scene.table.read(seat, animal)
    found = {}
    for play in plays(hand):
        trail = ground.trail(animal, play, space)
        risk = sum([share * net.chance(trail) for share, net in fears.nets])
        healed = min(hurt + risk, 1.0) if ground.ends[trail] == ground.board.pond else 0.0
        found[play] = healed - cost * risk
    return found


def fled(
    scene: Open, seat: int, animal: int, fears: Menace, course: Course, hurt: float = 0.0
) -> dict[int, float]:  # fmt: skip
    """By card: the hearts that a prey may hope for."""
    ground = ground_of(scene.board)
    _, space, eaten, hand = scene.table.read(seat, animal)
    meals = suppers(ground, animal, space, eaten, hand, course.hopes[1])
    ends = {play: to for play, (to, _) in meals.items()}
    more = extras(ground, scene.objectives, standing_of(scene, seat, animal), scene.left, hand, ends)
    now = dangers(scene, seat, animal, fears, hurt)
    return {play: value + more[play] + now[play] for play, (_, value) in meals.items()}


@lru_cache(maxsize=256)
def usual_course(scene: Open, seat: int, animal: int) -> tuple[Menace, Course]:
    """What a prey thinks if habits are all that it knows of the others: they tell where the predator sits, if that,
    not which he is."""
    fears = menace(scene, who_hunts(scene, seat, animal, habitual), feared)
    return fears, course_of(scene, seat, animal, fears)


@lru_cache(maxsize=8192)
def prey_conduct(scene: Open, seat: int, animal: int) -> dict[int, float]:
    """By card: how likely a prey plays it."""
    return soft(fled(scene, seat, animal, *usual_course(scene, seat, animal)), KEEN_PREY)


# both ---------------------------------------------------------------------------------------------------------------


def soft(values: dict[int, float], keen: float) -> dict[int, float]:
    """Chances of cards that are worth so much: the better the likelier, but anything may be."""
    best = max(values.values())
    weights = {play: exp(keen * (value - best)) for play, value in values.items()}
    total, even = sum(weights.values()), LOOSE / len(weights)
    return {play: (1 - LOOSE) * weight / total + even for play, weight in weights.items()}


def usual(scene: Open, seat: int, animal: int) -> tuple[dict[int, float], Chase | Course]:
    """By card: what a sensible player hopes for; and what comes after."""
    if is_predator(animal):
        chase = usual_chase(scene, seat, animal)
        return hunted(scene, seat, animal, chase), chase
    fears, course = usual_course(scene, seat, animal)
    return fled(scene, seat, animal, fears, course), course


def conduct(scene: Open, seat: int, animal: int) -> dict[int, float]:
    """By card: how likely a sensible player with this animal on this seat plays it."""
    return hunter_conduct(scene, seat, animal) if is_predator(animal) else prey_conduct(scene, seat, animal)


@lru_cache(maxsize=8192)
def likelihood(scene: Open, seat: int, animal: int) -> float:
    """How likely a seat's row is, were it this animal: each card in the light of all that lay open then."""
    return row_likelihood(scene, seat, animal, likelihood, conduct)


def row_likelihood(scene: Open, seat: int, animal: int, likely: Likely, cards: Conduct) -> float:
    """How likely a row is, card by card. Whoever a seat is all but sure not to be is no longer thought about: it might
    play any card; if that fits better than what others would have done, it is thought about again."""
    if not scene.rows[seat]:
        return 1.0
    before = scene.before(len(scene.rows[seat]) - 1)
    so_far = likely(before, seat, animal)
    if so_far < FORGOTTEN * likeliest(before, seat, likely):
        return so_far / len(plays(scene.table.read(seat, animal)[3]))
    return so_far * cards(before, seat, animal)[scene.rows[seat][-1] - PLAY]


@lru_cache(maxsize=8192)
def likeliest(scene: Open, seat: int, likely: Likely) -> float:
    """How likely a row is, were it the animal that it fits best."""
    return max([likely(scene, seat, animal) for animal in scene.animals(seat)])
