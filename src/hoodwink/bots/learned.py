"""The Resistance: `learned`, a small network that was trained in games against itself and against what `regular` does.

examples/train_resistance.py trains it with torch and writes `learned.npz` beside this file; here numpy is enough. It
has learnt the base game with 5 seats and plays any other as `regular` does. A bot has a view: `from_view` makes of it
what games/resistance/tensor.py writes from a state, number by number (tests compare them at every ply).

A seat sees the table from its own chair: seats are counted from it clockwise, in what goes into the network and in the
teams that come out. There is one network for each side, two layers of rectifiers, and an output for every reply.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from itertools import combinations
from typing import TYPE_CHECKING, Any

from hoodwink.bots import resistance
from hoodwink.bots.bot import Bot
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.seats import members
from hoodwink.core.view import View
from hoodwink.games.resistance.actions import ACTIONS, PlayCard, Propose, Vote
from hoodwink.games.resistance.events import MISSION, PROPOSED, VOTED
from hoodwink.games.resistance.roles import MISSIONS, REJECTIONS, Card, Role
from hoodwink.games.resistance.view import ResistanceView

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

SEATS = 5
WEIGHTS = "learned.npz"
FRAMES = ("Deal", "DrawLeader", "Propose", "TeamVote", "MissionCards")
# The fields of an observation of the base game: shape, and which of its axes are seats.
FIELDS: dict[str, tuple[tuple[int, ...], int | None]] = {
    "frame": ((len(FRAMES),), None),
    "waiting": ((SEATS,), 0),
    "leader": ((SEATS,), 0),
    "rejections": ((1,), None),
    "number": ((MISSIONS,), None),
    "team": ((SEATS,), 0),
    "results": ((MISSIONS, 2), None),
    "teams": ((MISSIONS, SEATS), 1),
    "leaders": ((MISSIONS, SEATS), 1),
    "counts": ((MISSIONS, 2), None),
    "approved": ((MISSIONS, SEATS), 1),
    "proposals": ((REJECTIONS, SEATS), 1),
    "for": ((REJECTIONS, SEATS), 1),
    "against": ((REJECTIONS, SEATS), 1),
    "winner": ((2,), None),
    "roles": ((SEATS, 2), 0),
    "me": ((SEATS,), 0),
    "asked": ((1,), None),
    "replied": ((2,), None),
    "role": ((2,), None),
    "knows": ((SEATS, 1), 0),
    "mine": ((MISSIONS, 2), None),
}
UNUSED = ("winner", "roles", "me", "asked", "replied")  # the same whenever one is asked, seen from one's own chair
PAIRS = tuple(combinations(range(SEATS), 2))  # who the two spies can be
TEAMS = tuple(team for size in (2, 3) for team in combinations(range(SEATS), size))
# What one may expect of spies, in few numbers: the rest is for the network to learn.
HIDES = (0.5, 0.35, 0.25, 0.2, 0.15)  # by mission: how often spies let it pass
HOLDS = (1.0, 0.15, 0.08)  # by spies on a team: how likely it succeeds
BACKED_DIRTY, LED_DIRTY, BACKED_CLEAN, LED_CLEAN = 0.34, 0.47, -0.07, -0.1  # what votes and teams say, as logarithms
OUTPUTS = 4 + len(TEAMS)  # approve, reject, success, fail, and the teams


def _places() -> dict[str, int]:
    places, offset = {}, 0
    for name, (shape, _) in FIELDS.items():
        places[name] = offset
        offset += shape[0] * (shape[1] if len(shape) > 1 else 1)
    return {**places, "": offset}


PLACES = _places()
SIZE = PLACES[""]


# what a view says, as numbers ---------------------------------------------------------------------------------------


def is_known(view: ResistanceView) -> bool:
    """The game that was learnt: five seats, no modules."""
    return view.seats == SEATS and not view.modules and max(view.cast) <= Role.SPY


def from_view(view: ResistanceView) -> bytearray:
    """The observation of a view's owner, as `Game.write` has it."""
    cells = bytearray(SIZE)

    def put(name: str, place: int, value: int = 1) -> None:
        cells[PLACES[name] + place] = value

    def put_set(name: str, row: int, seats: int) -> None:
        for seat in members(seats):
            put(name, SEATS * row + seat)

    if view.frame:
        put("frame", FRAMES.index(view.frame))
    for seat in view.waiting:
        put("waiting", seat)
    if view.leader is not None:
        put("leader", view.leader)
    put("rejections", 0, view.rejections)
    put("number", view.number)
    for seat in view.team:
        put("team", seat)
    for number, team, succeeded, leader in view.missions:
        put("results", 2 * number + (not succeeded))
        put_set("teams", number, team)
        put("leaders", SEATS * number + leader)
    attempts: list[list[int]] = []  # at the next mission: team, for, against
    for kind, *told in view.log:
        if kind == PROPOSED:
            attempts.append([told[1], 0, 0])
        elif kind == VOTED:
            attempts[-1][1:] = told
        elif kind == MISSION:
            put_set("approved", told[0] - 1, attempts[-1][1])
            attempts = []
            for card in (Card.SUCCESS, Card.FAIL):
                put("counts", 2 * (told[0] - 1) + card, told[2 + card])
    for row, attempt in enumerate(attempts):
        for name, seats in zip(("proposals", "for", "against"), attempt, strict=True):
            put_set(name, row, seats)
    _put_end(view, put)
    _put_own(view, put)
    return cells


def _put_end(view: ResistanceView, put: Any) -> None:
    if view.winner is not None:
        put("winner", view.winner)
    for seat, role in enumerate(view.roles or ()):
        put("roles", 2 * seat + role)


def _put_own(view: ResistanceView, put: Any) -> None:
    put("me", view.seat)
    put("asked", 0, int(view.asked))
    if view.replied is not None:
        put("replied", 0, (view.replied + 1) >> 8)
        put("replied", 1, (view.replied + 1) & 255)
    if view.role is not None:
        put("role", view.role)
    for seat, _ in view.knows or ():
        put("knows", seat)
    for card, number in zip(view.mine, [*(mission[0] for mission in view.missions), view.number], strict=True):
        if card is not None:
            put("mine", 2 * number + card)


# seen from one's own chair ------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def numpy() -> Any:
    return import_module("numpy")


def is_available() -> bool:
    """Whether the network can be used here: numpy is an extra."""
    return find_spec("numpy") is not None


@lru_cache(maxsize=1)
def turns() -> Array:
    """By seat: the places of an observation in the order in which that seat sees them, those that are used."""
    np = numpy()
    rows = []
    for me in range(SEATS):
        row: list[Array] = []
        for name, (shape, axis) in FIELDS.items():
            if name not in UNUSED:
                block = np.arange(PLACES[name], PLACES[name] + np.prod(shape)).reshape(shape)
                row.append((block if axis is None else np.roll(block, -me, axis)).reshape(-1))
        rows.append(np.concatenate(row))
    found: Array = np.stack(rows)
    return found


@lru_cache(maxsize=1)
def replies() -> Array:
    """By seat: the id of the action that each output stands for."""
    fixed = [Vote(approve=True), Vote(approve=False), PlayCard(Card.SUCCESS), PlayCard(Card.FAIL)]
    teams = [[Propose(tuple(sorted((seat + me) % SEATS for seat in team))) for team in TEAMS] for me in range(SEATS)]
    found: Array = numpy().array([[ACTIONS.id(action) for action in (*fixed, *named)] for named in teams])
    return found


@lru_cache(maxsize=1)
def _tables() -> tuple[Array, Array, Array]:
    """By pair: its seats as a row of ones; by pair and team: how likely the team succeeds if these two are the spies;
    by mission, number of spies on its team and number of fails: how likely that is."""
    np = numpy()
    pairs = np.array([[float(seat in pair) for seat in range(SEATS)] for pair in PAIRS], np.float32)
    holds = np.array([[HOLDS[len({*pair} & {*team})] for team in TEAMS] for pair in PAIRS], np.float32)
    likely = np.zeros((MISSIONS, 3, 4), np.float32)
    for mission, hides in enumerate(HIDES):
        likely[mission, 0, 0] = 1
        likely[mission, 1, :2] = hides, 1 - hides
        likely[mission, 2, :3] = hides, 0.75 * (1 - hides), 0.25 * (1 - hides)
    return pairs, holds, likely


def inputs(observations: Array, seats: Array) -> Array:
    """What goes into the network, a row an observation: the numbers from one's own chair; and twice, once as all see it
    and once for one who knows that he is no spy: how likely each pair are the spies, and how likely each team, and the
    one that is named, would succeed."""
    np = numpy()
    pairs, holds, _ = _tables()
    seen = observations[np.arange(len(seats))[:, None], turns()[seats]].astype(np.float32)
    order = (np.arange(SEATS) + seats[:, None]) % SEATS
    weights = _weights(observations, order)
    team = np.take_along_axis(observations[:, PLACES["team"] : PLACES["team"] + SEATS], order, 1).astype(np.float32)
    spies_named = (team @ pairs.T).astype(np.int64)
    found = [seen]
    for mine in (weights, weights * (1 - pairs[:, 0])):
        belief = mine / np.maximum(mine.sum(axis=1, keepdims=True), 1e-6)
        named = (belief * np.array(HOLDS, np.float32)[spies_named]).sum(axis=1, keepdims=True)
        found += [belief, belief @ holds, named]
    whole: Array = np.concatenate(found, axis=1)
    return whole


def _weights(observations: Array, order: Array) -> Array:
    """By pair: how well it fits the missions; their cards, and lightly who named and approved the teams."""
    np = numpy()
    pairs, _, likely = _tables()

    def block(name: str) -> Array:
        cells = observations[:, PLACES[name] : PLACES[name] + MISSIONS * SEATS].reshape(-1, MISSIONS, SEATS)
        turned: Array = np.take_along_axis(cells, order[:, None, :], 2).astype(np.float32)
        return turned

    teams, leaders, approved = block("teams"), block("leaders"), block("approved")
    first = PLACES["counts"]
    fails = np.minimum(observations[:, first + 1 : first + 2 * MISSIONS : 2].astype(np.int64), 3)
    done: Any = teams.any(axis=2)
    on_team = (teams @ pairs.T).astype(np.int64)
    cards = likely[np.arange(MISSIONS)[None, :, None], on_team, fails[:, :, None]]
    cards = np.where(done[:, :, None], cards, 1).prod(axis=1)
    dirty = (fails > 0)[:, :, None]
    outside = np.where(teams > 0, 0, np.where(approved > 0, 1, -1)) * done[:, :, None]
    speaks = np.where(dirty, BACKED_DIRTY, BACKED_CLEAN) * outside + np.where(dirty, LED_DIRTY, LED_CLEAN) * leaders
    weights: Array = (cards * np.exp(speaks.sum(axis=1) @ pairs.T)).astype(np.float32)
    return weights


# the bot ------------------------------------------------------------------------------------------------------------


class Net:
    """The weights of both sides: `w0`, `b0`, … by side, as they were saved."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        np = numpy()
        self.layers = [
            [(weights[f"{side}_w{n}"].astype(np.float32), weights[f"{side}_b{n}"].astype(np.float32)) for n in range(3)]
            for side in ("resistance", "spy")
        ]

    def chances(self, observation: bytearray, seat: int, is_spy: bool, allowed: list[int]) -> list[float]:
        """How often each of these outputs is to be chosen."""
        np = numpy()
        row = inputs(np.frombuffer(observation, np.uint8)[None], np.array([seat]))[0]
        first, second, last = self.layers[is_spy]
        row = np.maximum(row @ first[0] + first[1], 0)
        row = np.maximum(row @ second[0] + second[1], 0)
        logits = (row @ last[0] + last[1])[allowed]
        odds = np.exp(logits - logits.max())
        found: list[float] = (odds / odds.sum()).tolist()
        return found


@lru_cache(maxsize=1)
def shipped() -> Net:
    """The network that comes with the package."""
    with files("hoodwink.bots").joinpath(WEIGHTS).open("rb") as file:
        return Net(dict(numpy().load(file, allow_pickle=False)))


def learned(dice: Dice) -> Bot:
    """A bot that plays what it has learnt; two with the same dice and the same view reply the same."""
    return playing(None, dice)


def playing(net: Net | None, dice: Dice) -> Bot:
    """The same with another network than the one that comes with the package."""
    otherwise = resistance.regular(dice)

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, ResistanceView)
        if len(options) == 1:
            return options[0]
        if not is_known(view):
            return otherwise(view, options)
        outputs = {int(id): place for place, id in enumerate(replies()[view.seat])}
        allowed = [outputs[ACTIONS.id(option)] for option in options]
        chances = (net or shipped()).chances(from_view(view), view.seat, view.role == Role.SPY, allowed)
        luck = dice.below(1 << 30) / (1 << 30)
        for option, chance in zip(options, chances, strict=True):
            luck -= chance
            if luck < 0:
                return option
        return options[-1]

    return choose
