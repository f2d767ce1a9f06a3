"""Random play for tests: which games to try, and games played step by step, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hoodwink.core.action import Pass
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.event import everything
from hoodwink.core.game import Game, Option, Value
from hoodwink.core.seats import CHANCE, SPECTATOR, members

LIMIT = 20_000  # steps; a random game that is longer is taken not to end
A_FEW = 2  # configurations besides the defaults, at every number of seats
MANY = 6  # numbers of seats; a game that can be played with more of them gets fewer configurations at each
FONDNESS = (1, 3, 9, 27)  # of a verb, drawn for every game
PATIENCE = 400  # replies of a random game after which everybody lets most things pass
LONG = 200  # steps of a game that is looked at from every side at every step
INTERJECTIONS = 12  # one step in so many is one from outside the turn, where the game takes any

_CONFIGURATIONS: dict[type[Game], list[Game]] = {}  # found once


def configurations(kind: type[Game]) -> list[Game]:
    """The games that stand for all: at every number of seats the defaults (or a preset, where those are refused), and a
    few with one option set to another value and the rest at their defaults or drawn. Between them every option is set,
    every word of a choice chosen, every example of a document taken; and every preset is there. A game with long games
    is `brief` in all but one, and has no more of them than that takes."""
    if kind not in _CONFIGURATIONS:
        _CONFIGURATIONS[kind] = _configurations(kind)
    return list(_CONFIGURATIONS[kind])


def _configurations(kind: type[Game]) -> list[Game]:
    targets = _targets(kind)
    few = 1 if kind.brief else max(1, A_FEW * MANY // max(MANY, kind.most - kind.least + 1))
    turns = -(-len(targets) // few)  # seat counts until every target has had its turn
    dice = Dice(f"configurations/{kind.key}")
    games, reached = [], set()
    for seats in range(kind.least, kind.most + 1):
        games.append(_usual(kind, seats))
        for n, (name, value) in enumerate(targets):
            its_turn = (n - seats) % turns == 0 and not (kind.brief and n in reached)
            late = seats == kind.most and n not in reached
            if (its_turn or late) and (game := _drawn(kind, seats, name, value, dice)):
                reached |= {m for m, target in enumerate(targets) if _meets(game, *target)}
                games.append(game)
    for preset in getattr(kind, "presets", {}).values():
        games += _with_preset(kind, preset, [repr(game) for game in games])
    missing = [targets[n][0] for n in range(len(targets)) if n not in reached]
    assert not missing, (
        f"{kind.title}: no game was found in which options {', '.join(missing)} are not at their defaults"
    )
    return games


def _targets(kind: type[Game]) -> list[tuple[str, Value | None]]:
    """What has to be set in some game: an option to a value, or, with None, to any but its default."""
    return [
        (option.name, value)
        for option in kind.declared
        for value in (option.examples if option.document else (None,) if option.many else option.choices or (None,))
        if value is None or value != option.default
    ]


def covering(kind: type[Game]) -> list[Game]:
    """Those of the `configurations` that stand for the rest where a check takes long: every number of seats is there,
    every option as it is set in any of them, every preset; and as few games, at tables as small, as that takes."""
    games = configurations(kind)
    shows = {n: _shows(game) for n, game in enumerate(games)}
    chosen: list[int] = []
    left = set().union(*shows.values())
    while left:
        best = max(shows, key=lambda n: (len(shows[n] & left), -games[n].seats))
        chosen.append(best)
        left -= shows[best]
    for n in sorted(chosen, key=lambda n: -games[n].seats):  # what others, chosen later, stand for as well
        if shows[n] <= set().union(*(shows[m] for m in chosen if m != n)):
            chosen.remove(n)
    return [games[n] for n in sorted(chosen)]


def _shows(game: Game) -> set[object]:
    """The number of seats, the options that have a value which some game has to have, and the presets."""
    presets = getattr(game, "presets", {}).items()
    return {
        game.seats,
        *(target for target in _targets(type(game)) if _meets(game, *target)),
        *(name for name, preset in presets if any(_is(game, more | preset) for more in ({}, game.brief))),
    }


def _is(game: Game, options: Mapping[str, Value]) -> bool:
    try:
        return type(game)(game.seats, **options).options == game.options
    except BadSetup:  # not with so many seats
        return False


def _meets(game: Game, name: str, value: Value | None) -> bool:
    """Whether this option has this value, or any but its default; what makes a game brief does not count."""
    default = next(option.default for option in game.declared if option.name == name)
    if value is None:
        return game.options[name] not in (default, game.brief.get(name))
    return game.options[name] == value


def _usual(kind: type[Game], seats: int) -> Game:
    """The defaults, or the first preset that can be played with so many seats. A game with long games has its presets
    in turn."""
    presets = ({}, *getattr(kind, "presets", {}).values())
    turn = seats - kind.least if kind.brief else 0
    brief = kind.brief if turn else {}
    for preset in presets[turn % len(presets) :] + presets:
        try:
            return kind(seats, **{**brief, **preset})
        except BadSetup:
            continue
    raise BadSetup(f"{kind.title}: neither the defaults nor a preset can be played with {seats} seats")


def _with_preset(kind: type[Game], preset: Mapping[str, Value], known: list[str]) -> list[Game]:
    """A game of a preset at a middling number of seats, unless it is there at any."""
    able = []
    for seats in range(kind.least, kind.most + 1):
        try:
            able.append(kind(seats, **{**kind.brief, **preset}))
        except BadSetup:  # not with so many seats
            continue
    return [] if any(repr(game) in known for game in able) else able[len(able) // 2 :][:1]


def _drawn(kind: type[Game], seats: int, name: str, value: Value | None, dice: Dice) -> Game | None:
    """A game with this option at this value, or at any but its default; None if there seems to be none."""
    for _ in range(2000):
        options = {option.name: option.default if dice.below(2) else _any(option, dice) for option in kind.declared}
        options |= {option: short for option, short in kind.brief.items() if option != name}
        if value is not None:
            options[name] = value
        try:
            game = kind(seats, **options)
        except BadSetup:  # not together, or not with so many seats
            continue
        if _meets(game, name, value):
            return game
    return None


def _any(option: Option, dice: Dice) -> Value:
    if option.document:
        return ("", *option.examples)[dice.below(1 + len(option.examples))]
    if isinstance(option.default, bool):
        return not option.default
    if isinstance(option.default, int):
        return int(option.low + dice.below(option.high - option.low + 1))
    if option.many:
        return ",".join([word for word in option.choices if dice.below(max(2, len(option.choices) // 4)) == 0])
    return option.choices[dice.below(len(option.choices))]


def readers(game: Game) -> tuple[int, ...]:
    """Everyone who has a view: the spectator and every seat."""
    return (SPECTATOR, *range(game.seats))


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that moves a game on: a reply, an outcome of chance or an interjection."""

    seat: int
    what: int
    interjected: bool = False

    def apply(self, s: Any) -> None:
        if self.interjected:
            s.interject(self.seat, self.what)
        elif self.seat == CHANCE:
            s.chance(self.what)
        else:
            s.reply(self.seat, self.what)

    def said(self, game: Game) -> str:
        what = self.what if self.seat == CHANCE else game.actions[self.what]
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"{who}{' interjects' if self.interjected else ''}: {what}"


class Temper:
    """How a random game is played: dice, and how fond everybody is of each verb, drawn for the game.

    Evenly random play drowns a verb with few targets under one with many, and in a game of eliminations it is over
    before anything has happened. With fondness drawn anew for each game some are brief and some go deep. Rules that
    nothing forces to an end would let some go on for ever: after PATIENCE replies everybody is most fond of passing,
    and of all else alike.
    """

    def __init__(self, seed: str, patience: int = PATIENCE) -> None:
        self.dice = Dice(seed)
        self._fond = Dice(f"{seed}/fond")
        self._of: dict[type, int] = {}
        self._left = patience

    def pick(self, game: Game, options: tuple[int, ...]) -> int:
        """A verb, by fondness; then any of its options."""
        verbs: dict[type, list[int]] = {}
        for id in options:
            verbs.setdefault(type(game.actions[id]), []).append(id)
        self._left -= 1
        for verb in verbs:
            if verb not in self._of:
                self._of[verb] = FONDNESS[self._fond.below(len(FONDNESS))]
            if self._left < 0:
                self._of[verb] = FONDNESS[-1] if verb is Pass else FONDNESS[0]
        at = self.dice.below(sum(self._of[verb] for verb in verbs))
        for verb, ids in verbs.items():
            at -= self._of[verb]
            if at < 0:
                return self.dice.pick(tuple(ids))
        raise AssertionError("weights add up")


def choose(game: Game, s: Any, temper: Temper) -> Step:
    """Any step that is possible now, of any seat that is asked; now and then one from outside the turn."""
    dice = temper.dice
    if s.asked == CHANCE:
        return Step(CHANCE, s.stack[-1].sample(s, dice))
    if dice.below(INTERJECTIONS) == 0:
        seat = dice.below(game.seats)
        taken = tuple(a for a in range(len(game.actions)) if not game.refuse_interjection(s, seat, a))
        if taken:
            return Step(seat, dice.pick(taken), interjected=True)
    seat = dice.pick(members(s.asked))
    options = s.options(seat)
    assert options, f"seat {seat} is asked by {s.stack[-1]} and has no option"
    return Step(seat, temper.pick(game, options))


def walk(game: Game, seed: int | str) -> Iterator[tuple[Any, Step | None]]:
    """A random game: the state before every step, with the step; at last the state at the end, with None.

    It is always the same state, so look at it before asking for the next, and change only copies.
    """
    temper = Temper(f"{game!r}/{seed}")
    s = game.start()
    for _ in range(LIMIT):
        if s.is_over():
            yield s, None
            return
        step = choose(game, s, temper)
        yield s, step
        step.apply(s)
    raise AssertionError(f"{game!r}, seed {seed}: no end after {LIMIT} steps; it waits in {s.stack[-1]}")


def rich_seeds(game: Game, count: int, among: int = 30) -> list[int]:
    """The seeds of games that between them show the most sections, verbs in them and kinds of events; rare ones count
    more. Games of more than LONG steps are left out, unless there are hardly any others."""
    long = LONG
    shows: dict[int, set[object]] = {}
    while len(shows) < 2 * count:
        shows = {seed: features for seed in range(among) if (features := _features(game, seed, long))}
        long *= 2
    common = Counter(feature for features in shows.values() for feature in features)
    seen: Counter[object] = Counter()
    chosen: list[int] = []
    while len(chosen) < count:
        left = [seed for seed in shows if seed not in chosen]
        best = max(left, key=lambda seed: sum((f not in seen) + 1 / common[f] / (1 + seen[f]) for f in shows[seed]))
        chosen.append(best)
        seen.update(shows[best])
    return chosen


def _features(game: Game, seed: int, long: int) -> set[object]:
    """What a game shows; nothing, if it is longer than that."""
    features: set[object] = set()
    for n, (s, step) in enumerate(walk(game, seed)):
        if n > long:
            return set()
        if step is not None:
            verb = type(game.actions[step.what]) if step.seat != CHANCE else CHANCE
            features.add((type(s.stack[-1]), verb, step.interjected))
    features.update(event[0] for event in everything(s.past))
    return features
