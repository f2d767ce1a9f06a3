"""A game as OpenSpiel asks for it: one number after another, chance's and the seats'. Nothing here knows OpenSpiel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, Illegal
from hoodwink.core.frame import RACE, Chance
from hoodwink.core.game import Game
from hoodwink.core.seats import CHANCE, NOBODY, members
from hoodwink.core.state import State
from hoodwink.core.worlds import Worlds
from hoodwink.envs.observations import Own, noted

OVER = -4  # OpenSpiel's number for "nobody moves any more"
# A step is a number that was chosen; ("rolled", outcome) where the game itself drew it; ("imagined", seat, seed) where
# the table was dealt anew by what that seat knew.
Step = int | tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What all tables of a game share."""

    game: Game
    space: int  # actions from this id on are not offered
    after: tuple[int, ...] = ()  # the replies that the game begins after: given, in order, by whoever is asked
    replies: int = 1 << 30  # a game with so many replies is a draw
    chances: int = 1 << 30  # … and one with so many outcomes of chance
    sampled: bool = False  # chance has one outcome, and the game's dice say what it is


class Wanted(Exception):
    """The rules want one more number from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Told(Dice):
    """Dice that say what they were told, and then raise Wanted.

    A draw that has too many outcomes to list is made of few numbers, each as likely as the next: with these dice chance
    chooses them one by one, and every one of them is a short list.
    """

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(0)
        self._left = [*reversed(numbers)]

    def below(self, n: int) -> int:
        if self._left:
            return self._left.pop()
        raise Wanted(n)


class Table:
    """A game in progress. `turn` says who chooses, `options` or `outcomes` from what, `apply` takes the choice."""

    __slots__ = ("chances", "given", "numbers", "own", "quick", "read", "replies", "setup", "state", "steps")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state: State = setup.game.start()
        self.steps: Any = ()  # a chain, newest first: (earlier, step), so that copies share it
        self.own: tuple[Own, ...] = ((),) * setup.game.seats  # by seat: its replies, for its information state
        self.quick = NOBODY  # in a race: the seat that chance has sent ahead
        self.numbers: tuple[int, ...] = ()  # of a draw in progress
        self.given = 0  # replies of `after`
        self.replies = 0  # the others
        self.chances = 0
        self.read: dict[tuple[bool, int], str] = {}  # texts of this position; observers remember here, copies share it
        self._catch_up()

    # what is to be chosen ------------------------------------------------------------------------------------------

    def turn(self) -> int:
        """The seat that is to reply; CHANCE; or OVER."""
        s, setup = self.state, self.setup
        if s.asked == 0 or self.replies >= setup.replies or self.chances >= setup.chances:
            return OVER
        if s.asked < 0:
            return CHANCE
        if self.quick != NOBODY:
            return self.quick
        return CHANCE if _is_race(s) else s.polled()

    def options(self, seat: int) -> list[int]:
        """What a seat may reply now, in order."""
        most = self.setup.space
        return sorted([action for action in self.state.options(seat) if action < most])

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may choose now, each with its probability."""
        if self.setup.sampled:
            return [(0, 1.0)]
        s = self.state
        if s.asked > 0:
            return _even(len(members(s.asked)))
        if weights := [weight for _, weight in _listed(s)]:
            total = sum(weights)
            return [(n, weight / total) for n, weight in enumerate(weights)]
        try:
            s.stack[-1].sample(s, Told(self.numbers))
        except Wanted as wanted:
            return _even(wanted.n)
        raise AssertionError("a draw that wants no more numbers is done")

    def outcome_text(self, action: int) -> str:
        """What an outcome of chance is, in a few words."""
        s = self.state
        if self.setup.sampled:
            return "drawn"
        if s.asked > 0:
            seats = members(s.asked)
            return f"seat {seats[action] if action < len(seats) else '?'} is the quickest"
        if s.asked == 0:
            return f"outcome {action}"
        frame, listed = s.stack[-1], _listed(s)
        if listed:
            return f"{frame!r} is {listed[action][0] if action < len(listed) else '?'}"
        return f"{frame!r} draws number {len(self.numbers) + 1}: {action}"

    # what is chosen ------------------------------------------------------------------------------------------------

    def apply(self, action: int, dice: Dice | None = None) -> None:
        """Take what was chosen. `dice`: the game's own, where chance is sampled."""
        turn = self.turn()
        step: Step = action
        if turn >= 0:
            self._reply(turn, action)
            self.replies += 1
        elif turn == CHANCE and dice is not None:
            step = ("rolled", self._roll(dice))
        elif turn == CHANCE:
            self._chance(action)
        else:
            raise Illegal(CHANCE, action, self.setup.game.end_section, "the game is over")
        self.steps = (self.steps, step)
        self.read = {}
        self._catch_up()

    def _reply(self, seat: int, action: int) -> None:
        before = self.own[seat]
        now = noted(self.state, before, action)
        self.state.reply(seat, action)
        self.own = (*self.own[:seat], now, *self.own[seat + 1 :])
        self.quick = NOBODY

    def _chance(self, action: int) -> None:
        """An outcome by its number in `outcomes`."""
        s = self.state
        self.chances += 1
        if s.asked > 0:
            self.quick = members(s.asked)[action]
        elif listed := _listed(s):
            s.chance(listed[action][0])
        else:
            self.numbers += (action,)
            try:
                outcome = s.stack[-1].sample(s, Told(self.numbers))
            except Wanted:
                return
            self.numbers = ()
            s.chance(outcome)

    def _roll(self, dice: Dice) -> int:
        """An outcome by these dice: in a race the quickest seat, else what the rules have drawn."""
        s = self.state
        self.chances += 1
        if s.asked > 0:
            self.quick = dice.pick(members(s.asked))
            return self.quick
        return s.roll(dice)

    def _rolled(self, outcome: int) -> None:
        """The same, as it came out then."""
        self.chances += 1
        if self.state.asked > 0:
            self.quick = outcome
        else:
            self.state.chance(outcome)

    def _catch_up(self) -> None:
        """Give the replies that the game begins after, as far as somebody is asked."""
        after = self.setup.after
        while self.given < len(after) and (turn := self.turn()) >= 0:
            self._reply(turn, after[self.given])
            self.given += 1

    # copies, other worlds, and the way to another process ----------------------------------------------------------

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.setup = self.setup
        new.state = self.state.copy()
        new.steps = self.steps
        new.own = self.own
        new.quick = self.quick
        new.numbers = self.numbers
        new.given = self.given
        new.replies = self.replies
        new.chances = self.chances
        new.read = self.read
        return new

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def imagine(self, seat: int, seed: str) -> Table:
        """A table that this seat can't tell from this one, by the game's `redeal`.

        What others have replied is not remembered in that world, also where it was public: only what is still sealed
        there, and what is given from then on. So their information states are not those of the game.
        """
        new = self.copy()
        game = self.setup.game
        new.state = Worlds(game, self.state, seat).draw(Dice(seed))
        new.numbers = ()
        new.read = {}
        new.own = tuple([own if other == seat else new._sealed(other) for other, own in enumerate(self.own)])
        new.steps = (self.steps, ("imagined", seat, seed))
        return new

    def _sealed(self, seat: int) -> Own:
        replied = self.setup.game.view(self.state, seat).replied
        return () if replied is None else noted(self.state, (), replied)

    def history(self) -> list[Step]:
        """All steps, oldest first."""
        steps, at = [], self.steps
        while at:
            at, step = at
            steps.append(step)
        return steps[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        """The way that led here is enough: steps are taken again."""
        return again, (self.setup, self.history())

    def __str__(self) -> str:
        return f"{self.state!r} after {' '.join([_shown(step) for step in self.history()]) or 'nothing'}"


def again(setup: Setup, steps: list[Step]) -> Table:
    """The table that these steps led to."""
    table = Table(setup)
    for step in steps:
        if isinstance(step, int):
            table.apply(step)
        elif step[0] == "imagined":
            table = table.imagine(step[1], step[2])
        else:
            table._rolled(step[1])
            table.steps = (table.steps, step)
            table._catch_up()
    return table


def checked(setup: Setup) -> tuple[Setup, int]:
    """The set-up, BadSetup if the replies that it begins after can't be given; and the longest list of outcomes there
    was until a seat is asked, where decks are whole."""
    table, dice, longest = Table(setup), Dice("checked"), 1
    try:
        while table.turn() == CHANCE:
            listed = table.outcomes()
            longest = max(longest, len(listed))
            table.apply(dice.below(len(listed)), dice if setup.sampled else None)
    except Illegal as error:
        raise BadSetup(f"after: {error}") from None
    if table.turn() == OVER:
        raise BadSetup(f"after: the game is over after {table.given} replies, nothing is left to be played")
    return setup, longest


def _is_race(s: State) -> bool:
    """More than one seat is asked, and it counts who is first."""
    return s.stack[-1].kind == RACE and s.asked & (s.asked - 1) != 0


def _listed(s: State) -> list[tuple[int, int]]:
    """The outcomes of chance with their weights; empty where there are too many."""
    frame = s.stack[-1]
    assert isinstance(frame, Chance)
    return [(outcome, weight) for outcome, weight in frame.outcomes(s) if weight]


def _even(n: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / n) for outcome in range(n)]


def _shown(step: Step) -> str:
    return str(step) if isinstance(step, int) else f"({' '.join([str(part) for part in step])})"
