"""What the base game of The Resistance is worth, exactly.

The question. A resistance that moves as one and can always push its team through plays against spies who know each
other and act as one. The resistance picks every team by what is public, which is the teams so far and the results; it
may mix, and the spies know how it mixes. It has nothing else to go by: no votes, no talk, and no member's knowledge of
himself. The spy sets are equally likely. How often does the resistance win when both sides play as well as they can?

What makes it small:

- Of several numbers of fails with the same result the spies need only one, as few as it takes. Whatever they could do
  after another number they can do after this one, and the resistance has learnt less. So a mission says: success or
  failure.
- When one more success or one more failure ends the game, spies who are able to fail a mission do: they can't do worse.
  From there on each mission ends the game or has one result, so that the resistance needs a plan, not a strategy.
- Seats that have been on the same teams are alike. A history is a partition of the seats into such classes, a team is
  so many of each class, and the spy sets fall into types by how many spies are in each class.

What is left is a linear program. For every history, `weight` of a type is the chance that the spies are one given set
of it and play so that the history comes about where the resistance plays its part; `value` is what the resistance then
gets. The spies choose weights so that value at the root is least, and value is at least what every team gives. The
dual program is the resistance's strategy.

The program is solved in floating point, but nothing that is printed rests on that. Both strategies are rounded to
fractions, and the best reply to each is computed in fractions: the one gives an upper bound, the other a lower bound.
Where they meet, that is the value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from importlib import import_module
from itertools import combinations, product
from math import comb
from typing import Any

from hoodwink.core.errors import HoodwinkError
from hoodwink.games.resistance.roles import FAILS_NEEDED, SPY_COUNT, TEAM_SIZE, TO_WIN

DENOMINATORS = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)  # to which strategies are rounded, until one is exact
Class = tuple[int, ...]  # seats that have been on the same teams


class NoSolver(HoodwinkError):
    """The linear program can't be solved here."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What the oracle is asked about: the numbers on the board."""

    seats: int
    spies: int
    sizes: tuple[int, ...]  # by mission: how many go
    needed: tuple[int, ...]  # by mission: the fails that make it fail
    wins: int = TO_WIN

    @classmethod
    def of(cls, seats: int) -> Tables:
        """§1.1 §2.1 §3.3 §3.4 The base game."""
        return cls(seats, SPY_COUNT[seats], TEAM_SIZE[seats], FAILS_NEEDED[seats])

    @property
    def losses(self) -> int:
        """So many failures, and there are too few missions left to win."""
        return len(self.sizes) - self.wins + 1


@dataclass(frozen=True, slots=True)
class Value:
    """The chance that the resistance wins lies between these two, both included."""

    lower: Fraction
    upper: Fraction
    histories: int

    @property
    def is_exact(self) -> bool:
        return self.lower == self.upper


# the tree of public histories ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class History:
    """Teams and results so far, up to names of seats. Types are numbered by their place in `sizes`."""

    sizes: tuple[int, ...]  # by type: how many spy sets are of it
    plans: tuple[tuple[int, ...], ...] = ()  # at the brink: by type, with how many sets a plan wins
    branches: tuple[Branch, ...] = ()  # elsewhere: the teams that can be named
    number: int = -1  # in the program: the variable that is its value
    rows: range = range(0)  # in the program: one for each plan or branch


@dataclass(slots=True)
class Branch:
    """A team, and what comes of it. It splits types: both histories below have the finer ones."""

    parent: tuple[int, ...]  # by finer type: the type that it is part of
    is_able: tuple[bool, ...]  # by finer type: the spies on the team are enough to fail it
    success: History
    failure: History
    fails: tuple[int, ...] = ()  # in the program: by finer type, the variable with which it fails; -1 if not able


@dataclass
class Forest:
    """Grows the histories of a game."""

    tables: Tables
    count: int = 0
    known: dict[tuple[int, int, tuple[Class, ...]], frozenset[int]] = field(default_factory=dict)

    @cached_property
    def sets(self) -> list[int]:
        """All sets that the spies can be, as bit masks."""
        return [sum(1 << s for s in them) for them in combinations(range(self.tables.seats), self.tables.spies)]

    def root(self) -> History:
        return self.grow(0, 0, (tuple(range(self.tables.seats)),))

    def grow(self, successes: int, failures: int, classes: tuple[Class, ...]) -> History:
        self.count += 1
        types = self.types(classes)
        history = History(tuple(len(sets) for sets in types.values()))
        if self.is_brink(successes, failures):
            of_type = [sum(1 << at for at in sets) for sets in types.values()]
            counted = {
                tuple((plan & sets).bit_count() for sets in of_type)
                for plan in self.plans(successes, failures, classes)
            }
            history.plans = tuple(undominated(counted))
        else:
            teams = self.teams(successes + failures, classes)
            history.branches = tuple(self.branch(successes, failures, classes, team) for team in teams)
        return history

    def branch(self, successes: int, failures: int, classes: tuple[Class, ...], team: int) -> Branch:
        coarse = list(self.types(classes))
        finer = split(classes, team)
        parent: list[int] = []
        is_able: list[bool] = []
        for sets in self.types(finer).values():
            spies = self.sets[sets[0]]
            parent.append(coarse.index(spread(spies, classes)))
            is_able.append((spies & team).bit_count() >= self.tables.needed[successes + failures])
        success = self.grow(successes + 1, failures, finer)
        failure = self.grow(successes, failures + 1, finer)
        return Branch(tuple(parent), tuple(is_able), success, failure)

    def is_brink(self, successes: int, failures: int) -> bool:
        return successes + 1 == self.tables.wins or failures + 1 == self.tables.losses

    def types(self, classes: tuple[Class, ...]) -> dict[tuple[int, ...], list[int]]:
        """By type: the places of its spy sets."""
        found: dict[tuple[int, ...], list[int]] = {}
        for at, spies in enumerate(self.sets):
            found.setdefault(spread(spies, classes), []).append(at)
        return found

    def teams(self, mission: int, classes: tuple[Class, ...]) -> Iterator[int]:
        """One team of each kind: so many of each class."""
        size = self.tables.sizes[mission]
        for counts in product(*[range(min(len(seats), size) + 1) for seats in classes]):
            if sum(counts) == size:
                yield sum(1 << seat for seats, count in zip(classes, counts, strict=True) for seat in seats[:count])

    def plans(self, successes: int, failures: int, classes: tuple[Class, ...]) -> frozenset[int]:
        """At the brink: all plans, each as the set of the spy sets against which it wins."""
        key = (successes, failures, classes)
        if key not in self.known:
            self.known[key] = frozenset(self._plans(successes, failures, classes))
        return self.known[key]

    def _plans(self, successes: int, failures: int, classes: tuple[Class, ...]) -> set[int]:
        wins, losses = self.tables.wins, self.tables.losses
        mission = successes + failures
        found: set[int] = set()
        for team in self.teams(mission, classes):
            clean = 0  # with these spy sets the mission succeeds
            for at, spies in enumerate(self.sets):
                if (spies & team).bit_count() < self.tables.needed[mission]:
                    clean |= 1 << at
            if successes + 1 == wins and failures + 1 == losses:
                found.add(clean)
            elif successes + 1 == wins:
                found |= {clean | later for later in self.plans(successes, failures + 1, split(classes, team))}
            else:
                found |= {clean & later for later in self.plans(successes + 1, failures, split(classes, team))}
        return found


def spread(spies: int, classes: tuple[Class, ...]) -> tuple[int, ...]:
    """A type: the spies in each class."""
    return tuple(sum(spies >> seat & 1 for seat in seats) for seats in classes)


def split(classes: tuple[Class, ...], team: int) -> tuple[Class, ...]:
    halves = ([tuple(s for s in seats if team >> s & 1 == on) for on in (1, 0)] for seats in classes)
    return tuple(half for pair in halves for half in pair if half)


def undominated(counts: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Those that some weights make best: not the ones that are nowhere above another.

    Each row is packed into one number, a few bits a place with a spare one on top. If a row is nowhere above
    another, subtracting it borrows none of the spare bits.
    """
    rows = sorted(counts, key=sum, reverse=True)
    if not rows:
        return []
    bits = max(map(max, rows)).bit_length() + 1
    spare = sum(1 << (bits * place + bits - 1) for place in range(len(rows[0])))
    kept: list[tuple[int, ...]] = []
    packed: list[int] = []
    for row in rows:
        number = sum(count << (bits * place) for place, count in enumerate(row))
        if not any((other - number) & spare == spare for other in packed):
            kept.append(row)
            packed.append(number | spare)
    return kept


# the linear program -------------------------------------------------------------------------------------------------

Sum = dict[int, int]  # variable → coefficient; CONSTANT stands for 1
CONSTANT = -1


@dataclass
class Program:
    """Least value at the root, subject to rows that are at most 0. A spy set has weight 1 at the root."""

    root: History
    variables: int = 0
    rows: list[Sum] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.add(self.root, [{CONSTANT: 1}])

    def new(self) -> int:
        self.variables += 1
        return self.variables - 1

    def add(self, history: History, weights: list[Sum]) -> None:
        """The rows of a history, in which each type has one of these weights."""
        history.number = self.new()
        mine: list[Sum] = []
        for plan in history.plans:  # value is at least what the plan wins
            mine.append(total([({history.number: 1}, -1), *zip(weights, plan, strict=True)]))
        for branch in history.branches:
            failing: list[Sum] = []
            succeeding: list[Sum] = []
            for parent, is_able in zip(branch.parent, branch.is_able, strict=True):
                failing.append({self.new(): 1} if is_able else {})
                succeeding.append(total([(weights[parent], 1), (failing[-1], -1)]))
                if is_able:
                    self.rows.append(total([(succeeding[-1], -1)]))
            branch.fails = tuple(next(iter(weight), -1) for weight in failing)
            self.add(branch.success, succeeding)
            self.add(branch.failure, failing)
            mine.append({history.number: -1, branch.success.number: 1, branch.failure.number: 1})
        history.rows = range(len(self.rows), len(self.rows) + len(mine))
        self.rows += mine

    def solve(self) -> tuple[list[float], list[float]]:
        """The variables, and how much each row matters: in floating point."""
        try:
            optimize, sparse = import_module("scipy.optimize"), import_module("scipy.sparse")
        except ImportError:
            raise NoSolver("the oracle needs scipy: pip install 'hoodwink[oracle]', or pip install scipy") from None
        cells = [(at, v, c) for at, row in enumerate(self.rows) for v, c in row.items() if v != CONSTANT]
        at, variables, coefficients = zip(*cells, strict=True)
        shape = (len(self.rows), self.variables)
        result: Any = optimize.linprog(
            [float(v == self.root.number) for v in range(self.variables)],
            A_ub=sparse.csr_array((coefficients, (at, variables)), shape=shape),
            b_ub=[-row.get(CONSTANT, 0) for row in self.rows],
            method="highs",
        )
        if result.status != 0:
            raise NoSolver(f"the linear program was not solved: {result.message}")
        return [float(x) for x in result.x], [-float(x) for x in result.ineqlin.marginals]


def total(parts: Iterable[tuple[Sum, int]]) -> Sum:
    found: Sum = {}
    for part, times in parts:
        for variable, coefficient in part.items():
            found[variable] = found.get(variable, 0) + times * coefficient
    return {variable: coefficient for variable, coefficient in found.items() if coefficient}


# bounds in fractions ------------------------------------------------------------------------------------------------


def upper(history: History, weights: Sequence[Fraction], found: Sequence[Fraction]) -> Fraction:
    """What the resistance gets by its best reply to these spies. Any numbers `found` make spies who can be played."""
    if history.plans:
        return max(sum((w * n for w, n in zip(weights, plan, strict=True)), Fraction(0)) for plan in history.plans)
    best = Fraction(0)
    for branch in history.branches:
        before = [weights[parent] for parent in branch.parent]
        fail = [
            min(max(found[v], Fraction(0)), w) if v >= 0 else Fraction(0)
            for v, w in zip(branch.fails, before, strict=True)
        ]
        succeed = [w - f for w, f in zip(before, fail, strict=True)]
        best = max(best, upper(branch.success, succeed, found) + upper(branch.failure, fail, found))
    return best


def lower(history: History, found: Sequence[Fraction]) -> list[Fraction]:
    """By type: how often this resistance wins against the spies' best reply. Any numbers `found` will do here too."""
    shares = [max(found[row], Fraction(0)) for row in history.rows]
    if not any(shares):
        shares[0] = Fraction(1)  # never reached
    whole = sum(shares)
    won = [Fraction(0)] * len(history.sizes)
    for plan, share in zip(history.plans, shares, strict=bool(history.plans)):
        for type, wins in enumerate(plan):
            won[type] += share * wins
    for branch, share in zip(history.branches, shares, strict=bool(history.branches)):
        if share:
            success, failure = lower(branch.success, found), lower(branch.failure, found)
            for finer, type in enumerate(branch.parent):
                least = min(success[finer], failure[finer]) if branch.is_able[finer] else success[finer]
                won[type] += share * least * branch.success.sizes[finer]
    return [w / (whole * size) for w, size in zip(won, history.sizes, strict=True)]


def value(tables: Tables) -> Value:
    """How often the resistance wins, between two bounds that are certain; equal in the base game with 5 to 8 seats."""
    forest = Forest(tables)
    root = forest.root()
    spies, resistance = Program(root).solve()
    sets = comb(tables.seats, tables.spies)
    least, most = Fraction(0), Fraction(1)
    for denominator in DENOMINATORS:
        most = min(most, upper(root, [Fraction(1)], _rounded(spies, denominator)) / sets)
        least = max(least, lower(root, _rounded(resistance, denominator))[0])
        if least == most:
            break
    return Value(least, most, forest.count)


def _rounded(numbers: Sequence[float], denominator: int) -> list[Fraction]:
    return [Fraction(number).limit_denominator(denominator) for number in numbers]
