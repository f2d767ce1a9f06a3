"""Oh, Fox!: what lies open, and where prey will be if its habits lead it. Whoever looks on can work it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from hoodwink.beliefs.ohfox_rows import PLAYS, WIDTH, Ground, Table, ground_of, habits
from hoodwink.core.seats import NOBODY, members
from hoodwink.games.ohfox.animals import ALL_PREDATORS, TURNS, is_predator
from hoodwink.games.ohfox.places import Deal, Known
from hoodwink.games.ohfox.view import OhFoxView

AHEAD = 4  # turns in which it is foreseen where prey will be
FORESEEN = 6  # places, for each animal that a seat can be
UNLIKELY = 0.02  # whoever is less likely is forgotten

Ways = list[tuple[float, int]]  # chances and trails
Fields = list[list[float]]  # by turns from now, then by space
Hunters = tuple[tuple[int, int, float], ...]  # seats, predators, and how likely each is


@dataclass(frozen=True, slots=True)
class Open:
    """All that lies open."""

    board: str
    laid: int  # the set of animals
    objectives: tuple[int, ...]
    homes: tuple[int, ...]
    predator: int  # the seat; NOBODY while he is masked
    rows: tuple[tuple[int, ...], ...]
    masked: bool = False  # he was in all turns, though he is known once they are over (§9.4)

    @classmethod
    def to(cls, view: OhFoxView) -> Open:
        """What lies open to the owner of a view, and to all others."""
        laid = sum([1 << animal for animal in view.laid])
        predator = NOBODY if view.predator is None else view.predator
        return cls(view.board, laid, view.objectives, view.homes, predator, view.rows, view.masked)

    def before(self, turn: int) -> Open:
        """The same before a turn was played."""
        rows = tuple([row[:turn] for row in self.rows])
        predator = NOBODY if self.masked else self.predator
        return Open(self.board, self.laid, self.objectives, self.homes, predator, rows, self.masked)

    @property
    def left(self) -> int:
        """Turns that are still to be played."""
        return TURNS - len(self.rows[0])

    @property
    def table(self) -> Table:
        return Table(self.board, self.homes, self.rows)

    def seen_by(self, seat: int, animal: int) -> Known:
        """What a seat with an animal knows."""
        return Known(len(self.homes), self.laid, seat, animal, self.predator)

    def animals(self, seat: int) -> tuple[int, ...]:
        """Whom it can be in the eyes of those who only look on."""
        return members(self.seen_by(NOBODY, NOBODY).can()[seat])


Likely = Callable[[Open, int, int], float]  # by a scene, a seat and an animal: how likely its row is


def habitual(scene: Open, seat: int, animal: int) -> float:
    """How likely a seat's row is by habits alone."""
    return scene.table.read(seat, animal)[0]


@lru_cache(maxsize=256)
def weighed_deals(scene: Open, facts: Known, likely: Likely) -> tuple[tuple[Deal, float], ...]:
    """All deals that fit what somebody knows, in numbers, each with how likely it is by the rows of the others. One's
    own animal is known, whatever one has played."""
    fits = []
    for seat, can in enumerate(facts.can()):
        mine = seat == facts.seat and facts.animal != NOBODY
        fits.append({one: 1.0 if mine else likely(scene, seat, one) for one in members(can)})
    found = []
    for deal in facts.deals():
        weight = 1.0
        for ratios, animal in zip(fits, deal, strict=True):
            weight *= ratios[animal]
        found.append((deal, weight))
    total = sum([weight for _, weight in found])
    return tuple([(deal, weight / total) for deal, weight in found])


def who_hunts(scene: Open, seat: int, animal: int, likely: Likely) -> Hunters:
    """How likely each seat is to be which predator, to a prey. Where his seat is known, that is the same to all of
    them: predator and prey are dealt apart, so other prey tells nothing of him."""
    found: dict[tuple[int, int], float] = {}
    if scene.predator != NOBODY:
        for one in scene.animals(scene.predator):
            found[scene.predator, one] = likely(scene, scene.predator, one)
    else:
        for deal, share in weighed_deals(scene, scene.seen_by(seat, animal), likely):
            hunter = next(who for who, one in enumerate(deal) if is_predator(one))
            found[hunter, deal[hunter]] = found.get((hunter, deal[hunter]), 0.0) + share
    least = UNLIKELY * (total := sum(found.values()))
    return tuple([(*key, share / total) for key, share in found.items() if share >= least])


class Net:
    """Trails that somebody may take, with how likely each is, laid out by where they can be crossed: to look up what
    meets a trail is quicker than to try them one by one."""

    def __init__(self, ground: Ground, ways: Ways) -> None:
        self.ground = ground
        self.chances = [chance for chance, _ in ways]
        self.at: tuple[dict[int, int], ...] = ({}, {}, {})  # by step: where, and the set of trails
        self.keys: tuple[dict[int, int], ...] = ({}, {}, {})
        self.sums: dict[int, float] = {}  # by set of trails
        for n, (_, trail) in enumerate(ways):
            for spots, steps in ((self.at, ground.at[trail]), (self.keys, ground.keys[trail])):
                for known, spot in zip(spots, steps, strict=True):
                    known[spot] = known.get(spot, 0) | 1 << n

    def chance(self, trail: int) -> float:
        """§6.2 §6.3 How likely this trail of the other kind meets one of them, as `Ground.met` says."""
        (a, b, c), (d, e, f) = self.at, self.keys
        one, two, three = self.ground.at[trail]
        four, five, six = self.ground.keys[trail]
        met = a.get(one, 0) | b.get(two, 0) | c.get(three, 0) | d.get(four, 0) | e.get(five, 0) | f.get(six, 0)
        found = self.sums.get(met)
        if found is None:
            found = self.sums[met] = sum([chance for n, chance in enumerate(self.chances) if met >> n & 1])
        return found


# where prey will be, as its habits are ------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def prey_odds(scene: Open, hunter: int) -> list[dict[int, float]]:
    """By seat: how likely each animal is to the predator on this seat, by everybody's habits."""
    predator = members(scene.laid & ALL_PREDATORS)[0]  # any: what others can be does not depend on it
    return scene.table.odds(Known(len(scene.homes), scene.laid, hunter, predator, NOBODY))


@lru_cache(maxsize=256)
def prey_nets(scene: Open, hunter: int) -> tuple[Net, ...]:
    """By seat: the trails that it may take this turn, to the predator on this seat."""
    table, odds = scene.table, prey_odds(scene, hunter)
    ways = [[] if seat == hunter else table.ways(seat, odds[seat]) for seat in range(len(scene.homes))]
    return tuple([Net(table.ground, its) for its in ways])


@lru_cache(maxsize=256)
def prey_fields(scene: Open, hunter: int) -> tuple[tuple[Fields, Fields], ...]:
    """By seat: where it will be, to the predator on this seat: at the ends of turns, and after their first steps."""
    odds, found = prey_odds(scene, hunter), []
    for seat in range(len(scene.homes)):
        states = []
        if seat != hunter:
            for animal, share in odds[seat].items():
                if share >= UNLIKELY:
                    states.append((animal, [(share, *scene.table.read(seat, animal)[1:])]))
        found.append(foresee(scene, seat, states, min(AHEAD, scene.left)))
    return tuple(found)


State = tuple[float, int, int, int]  # how likely; where, what has been eaten, the hand


def foresee(
    scene: Open, seat: int, start: list[tuple[int, list[State]]], turns: int, first_turn: int = 0
) -> tuple[Fields, Fields]:
    """Where a seat will be by its habits, if it is each of these animals: the ends of turns, the first steps."""
    ground = ground_of(scene.board)
    ends = [[0.0] * ground.spaces for _ in range(turns)]
    starts = [[0.0] * ground.spaces for _ in range(turns)]
    for animal, states in start:
        base = animal * PLAYS
        for ahead in range(first_turn, turns):
            then: dict[tuple[int, int, int], float] = {}
            end_at, start_at = ends[ahead], starts[ahead]
            for weight, space, eaten, hand in states:
                left = scene.left - ahead
                for play, chance, to, ate in habits(scene.board, animal, scene.homes[seat], left, space, eaten, hand):
                    first, _, end = ground.at[(base + play) * ground.spaces + space]
                    likely = weight * chance
                    if end >= 0:
                        end_at[end] += likely
                    if first >= 0:
                        start_at[first] += likely
                    key = to, ate, hand - (1 << WIDTH * (play >> 2))
                    then[key] = then.get(key, 0.0) + likely
            if ahead + 1 < turns:
                kept = sorted(((weight, *key) for key, weight in then.items()), reverse=True)[:FORESEEN]
                scale = sum(then.values()) / sum([one[0] for one in kept])
                states = [(weight * scale, space, eaten, hand) for weight, space, eaten, hand in kept]
    return ends, starts
