"""Oh, Fox!, level `sharp`: asks what each seat would do, were it each animal, and does what is best against that.

Who is whom is weighed by how sensible all rows would have been (`hoodwink.beliefs.ohfox`). As prey it foresees the
predator's card and plans meals and the way home round him; as the predator it goes where each prey will go this turn,
as far as it fears him itself, and names those whose rows make sense together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import prod

from hoodwink.beliefs.ohfox_conduct import (
    Chase,
    Conduct,
    Course,
    Drift,
    Menace,
    catches,
    conduct,
    course_of,
    dangers,
    drift,
    fled,
    hunted,
    likelihood,
    menace,
    pursued,
    worths,
)  # fmt: skip
from hoodwink.beliefs.ohfox_plans import MOVE_STOP, PASSING, count
from hoodwink.beliefs.ohfox_rows import PLAY, STOPS, WIDTH, ground_of
from hoodwink.beliefs.ohfox_scene import (
    AHEAD,
    UNLIKELY,
    Fields,
    Likely,
    Net,
    Open,
    Ways,
    foresee,
    weighed_deals,
    who_hunts,
)  # fmt: skip
from hoodwink.bots.bot import Bot
from hoodwink.bots.ohfox.plan import Task, best, start_of
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.seats import members
from hoodwink.core.view import View
from hoodwink.games.ohfox.actions import ACTIONS, Guess
from hoodwink.games.ohfox.animals import ALL_PREDATORS, TURNS, is_predator
from hoodwink.games.ohfox.places import trails_of as board_trails
from hoodwink.games.ohfox.view import OhFoxView

WHIM = 0.2  # hearts: up to so much is added by chance to each card of a prey
LUCK = 0.1  # and of a predator


@dataclass(frozen=True, slots=True)
class Reader:
    """What somebody thinks that others do."""

    conduct: Conduct  # how likely a seat with an animal plays each card now
    likely: Likely  # how likely it would have played its row

    def drift(self, scene: Open, hunter: int, predator: int) -> Drift:
        """Where a predator goes, by his conduct."""
        return foreseen_drift(self, scene, hunter, predator)


@lru_cache(maxsize=256)
def foreseen_drift(reader: Reader, scene: Open, hunter: int, predator: int) -> Drift:
    """The trails that a predator takes this turn, and where they lead."""
    return drift(scene, hunter, predator, trails_of(reader, scene, hunter, predator))


PLAIN = Reader(conduct, likelihood)


def sharp(dice: Dice) -> Bot:
    """A player who reads. Its replies depend on the view, the options and the dice alone."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, OhFoxView)
        assert view.animal is not None
        scene = Open.to(view)
        if isinstance(options[0], Guess):
            return guess(PLAIN, scene, view.seat, options)
        values, _ = considered(PLAIN, scene, view.seat, view.animal)
        whim = LUCK if is_predator(view.animal) else WHIM
        for play in sorted(values):
            values[play] += whim * (dice.below(1000) / 1000)
        return ACTIONS[PLAY + max(sorted(values), key=values.__getitem__)]

    return choose


Plan = Course | Chase  # what a prey and a predator have in mind


def considered(reader: Reader, scene: Open, seat: int, animal: int) -> tuple[dict[int, float], Plan]:
    """By card: the hearts that one may hope for, if others do what this reader thinks; and what comes after."""
    if is_predator(animal):
        chase = foreseen_prey(reader, scene, seat, animal)
        if scene.objectives:
            return hunting_plan(scene, seat, animal, chase), chase
        return hunted(scene, seat, animal, chase), chase
    fears, hurt = foreseen_hunter(reader, scene, seat, animal)
    course = course_of(scene, seat, animal, fears)
    if scene.objectives:
        return fleeing_plan(scene, seat, animal, dangers(scene, seat, animal, fears, hurt), course), course
    return fled(scene, seat, animal, fears, course, hurt), course


def guess(reader: Reader, scene: Open, seat: int, options: tuple[Action, ...]) -> Action:
    """§5.1 The names that fit the rows best, all together."""
    prey = [who for who in range(len(scene.homes)) if who != seat]

    def fits(option: Action) -> float:
        assert isinstance(option, Guess)
        return prod([reader.likely(scene, who, int(one)) for who, one in zip(prey, option.named, strict=True)])

    return max(options, key=fits)


# prey ---------------------------------------------------------------------------------------------------------------


def foreseen_hunter(reader: Reader, scene: Open, seat: int, animal: int) -> tuple[Menace, float]:
    """His trails of this turn by what he would do, and where he will be; and how likely one has a wound."""
    hunters = who_hunts(scene, seat, animal, reader.likely)
    table = scene.table
    hurt = sum([share for who, one, share in hunters if table.attacks(who, one, seat, animal)[1]])
    return menace(scene, hunters, reader.drift), hurt


def trails_of(reader: Reader, scene: Open, seat: int, animal: int) -> Ways:
    """The trails that a seat may take this turn, were it this animal."""
    ground = ground_of(scene.board)
    space = scene.table.read(seat, animal)[1]
    return [(chance, ground.trail(animal, play, space)) for play, chance in reader.conduct(scene, seat, animal).items()]


# the predator -------------------------------------------------------------------------------------------------------


def foreseen_prey(reader: Reader, scene: Open, hunter: int, predator: int) -> Chase:
    odds, nets, fields = expected(reader, scene, hunter)
    return Chase(worths(scene, hunter, predator, odds), nets, fields)


Expected = tuple[list[dict[int, float]], tuple[Net, ...], tuple[tuple[Fields, Fields], ...]]


@lru_cache(maxsize=256)
def expected(reader: Reader, scene: Open, hunter: int) -> Expected:
    """By seat: who each prey is, its trails by what it would do this turn, and where it will be. Which predator wants
    to know that makes no difference."""
    odds: list[dict[int, float]] = [{} for _ in scene.homes]
    predator = members(scene.laid & ALL_PREDATORS)[0]
    for deal, share in weighed_deals(scene, scene.seen_by(hunter, predator), reader.likely):
        for seat, animal in enumerate(deal):
            odds[seat][animal] = odds[seat].get(animal, 0.0) + share
    nets, fields = [], []
    for seat, chances in enumerate(odds):
        likely = {} if seat == hunter else {one: share for one, share in chances.items() if share >= UNLIKELY}
        trails = {one: trails_of(reader, scene, seat, one) for one in likely}
        ways = [(share * chance, way) for one, share in likely.items() for chance, way in trails[one]]
        nets.append(Net(ground_of(scene.board), ways))
        fields.append(after_this(reader, scene, seat, likely))
    return odds, tuple(nets), tuple(fields)


def after_this(reader: Reader, scene: Open, seat: int, odds: dict[int, float]) -> tuple[Fields, Fields]:
    """Where a prey will be after this turn, in which it does what is sensible; then its habits lead it."""
    ground, start = ground_of(scene.board), []
    for animal, share in odds.items():
        _, space, eaten, hand = scene.table.read(seat, animal)
        meals, states = ground.meals[animal], []
        for play, chance in reader.conduct(scene, seat, animal).items():
            to = ground.ends[ground.trail(animal, play, space)]
            ate = eaten | meals.get(to, 0) if play >> 2 in STOPS else eaten
            states.append((share * chance, to, ate, hand - (1 << WIDTH * (play >> 2))))
        start.append((animal, states))
    return foresee(scene, seat, start, min(AHEAD, scene.left), 1)


# with objectives ----------------------------------------------------------------------------------------------------


def fleeing_plan(scene: Open, seat: int, animal: int, now: dict[int, float], course: Course) -> dict[int, float]:
    """By card: what the best plan with it may bring a prey, card by card to the end: objectives need that. `now` is
    what cards risk in this turn."""
    priced: dict[tuple[int, int, int], float] = {}
    ground = ground_of(scene.board)

    def gain(ahead: int, play: int, space: int) -> float:
        if not ahead:
            return now[play]
        key = ahead, play, space
        if key not in priced:
            first, _, end = ground.at[ground.trail(animal, play, space)]
            costs = course.costs[ahead]
            passing = PASSING * costs[first] if first >= 0 and first != end else 0.0
            priced[key] = -(costs[end] if end >= 0 else 0.0) - passing
        return priced[key]

    turns, hopes = scene.left, course.hopes

    def guide(left: int, space: int, eaten: int, _: int, hand: int) -> float:
        return hopes[turns - left][min(count(hand, MOVE_STOP), 1)][eaten][space]

    return planned(scene, seat, animal, gain, guide)


def hunting_plan(scene: Open, seat: int, animal: int, chase: Chase) -> dict[int, float]:
    """By card: what the best plan with it may bring a predator."""
    now = catches(scene, seat, animal, chase)
    ground = ground_of(scene.board)
    pursuit = pursued(ground, animal, chase, min(AHEAD, scene.left))
    known: dict[tuple[int, int, int], float] = {}

    def gain(ahead: int, play: int, space: int) -> float:
        if not ahead:
            return now[play]
        key = ahead, play, space
        if key not in known:
            known[key] = pursuit.caught(ground, ahead, ground.trail(animal, play, space))
        return known[key]

    turns, hopes = scene.left, pursuit.hopes

    def guide(left: int, space: int, _: int, __: int, ___: int) -> float:
        return hopes[turns - left][space] if turns - left < len(hopes) else 0.0

    return planned(scene, seat, animal, gain, guide)


def planned(
    scene: Open, seat: int, animal: int, gain: Callable[[int, int, int], float],
    guide: Callable[[int, int, int, int, int], float],
) -> dict[int, float]:  # fmt: skip
    ground = ground_of(scene.board)
    _, _, eaten, hand = scene.table.read(seat, animal)
    path = board_trails(scene.board).path(animal, scene.homes[seat], scene.rows[seat])
    start = start_of(ground, scene.rows[seat], path, hand, eaten)
    return best(Task(ground, animal, scene.objectives, TURNS - scene.left, start, gain, guide))
