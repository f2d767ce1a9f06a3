"""The rules of Hoax, a frame a section: §1 setting up, §2 a turn, §4 investigations.

What a claim meets is in calls.py (§6, §9), what it does in privileges.py (§3), how the game ends in ends.py (§5, §7).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice, Draw, Frame, Steps
from hoodwink.core.seats import NOBODY, clockwise, count, members, next_in
from hoodwink.games.hoax.calls import Challenge
from hoodwink.games.hoax.ends import accuse
from hoodwink.games.hoax.events import CLAIMED, FIRST, INVESTIGATED, TURN
from hoodwink.games.hoax.moves import (
    ACCUSATION,
    CHARACTERS,
    CLAIM,
    DONE,
    EXCHANGE,
    INVESTIGATION,
    MOVES,
    TAKE_FIRST,
    TAKES,
    move_of,
    turn_options,
)  # fmt: skip
from hoodwink.games.hoax.privileges import take
from hoodwink.games.hoax.sheet import CLUE_SIZE
from hoodwink.games.hoax.state import ONE_OF_EACH, HoaxState, has_one_of_each

CLUES: Final[list[tuple[int, ...]]] = [  # by identity: the sets of cards that can be shown (§4.2)
    tuple([m for m in range(1 << CHARACTERS) if count(m) == CLUE_SIZE and m >> me & 1]) for me in range(CHARACTERS)
]

# §1 Setting up ------------------------------------------------------------------------------------------------------


class SetUp(Steps[HoaxState]):
    """§1 Deal the characters, settle who begins, let everyone take a token, begin."""

    __slots__ = ()

    def order(self, s: HoaxState) -> list[Frame[Any]]:
        steps = _DEALS[: s.seats]
        if s.first == NOBODY:
            steps.append(DrawFirst())
        steps.append(Begin())
        return steps


class Deal(Draw[HoaxState]):
    """§1.3 One of the seven character cards to each seat, seen by that seat alone; the rest is out, unseen."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def among(self, s: HoaxState) -> tuple[int, ...]:
        return members(s.undealt)

    def resolve(self, s: HoaxState) -> None:
        s.identities[self.seat] = s.outcome
        s.undealt &= ~(1 << s.outcome)


class DrawFirst(Draw[HoaxState]):
    """§1.5 The first player is drawn if the table has named nobody."""

    __slots__ = ()

    def among(self, s: HoaxState) -> tuple[int, ...]:
        return members(s.remaining)

    def resolve(self, s: HoaxState) -> None:
        s.first = s.outcome


class FirstTurn(Frame[HoaxState]):
    """§1.6 Then the first player has the first turn."""

    __slots__ = ()

    def resolve(self, s: HoaxState) -> None:
        next_turn(s)


class Begin(Frame[HoaxState]):
    """§1.6 From the first player clockwise everyone takes one token; then the first player has the first turn."""

    __slots__ = ()

    def resolve(self, s: HoaxState) -> None:
        s.tell((FIRST, s.first))
        before_first = (s.first + s.seats - 1) % s.seats
        s.turn = before_first
        steps = [_GATHERS[seat] for seat in clockwise(s.remaining, before_first)]
        s.push(FirstTurn())
        s.then(steps)


class Gather(Choice[HoaxState]):
    """§1.6 Everyone in turn takes one resource token of his choice from the supply."""

    __slots__ = ()

    def options(self, s: HoaxState, seat: i64) -> Options:
        return TAKES

    def resolve(self, s: HoaxState) -> None:
        take(s, self.seat, s.replies[self.seat] - TAKE_FIRST, 1)


# §2 A turn ----------------------------------------------------------------------------------------------------------


def next_turn(s: HoaxState) -> None:
    """§2.1 The next player clockwise who is still in takes his turn."""
    seat = next_in(s.remaining, s.turn)
    s.turn = seat
    s.lead = seat
    s.claimed = False
    s.accused = False
    s.exhausted &= ~(1 << seat)  # §9.7
    s.tell((TURN, seat))
    s.push(_TURNS[seat])


class Turn(Choice[HoaxState]):
    """§2.2 In any order: one claim, which must be made; any number of investigations; at most one accusation.

    §R13 When a clock runs out the first option is taken; public facts alone decide which that is.
    """

    __slots__ = ()

    def asked(self, s: HoaxState) -> i64:
        if s.claimed and s.accused and not has_one_of_each(s.tokens[self.seat]):
            return 0  # §2.3 nothing is left to do, and everybody sees it
        return 1 << self.seat

    def options(self, s: HoaxState, seat: i64) -> Options:
        return turn_options(s.tokens, seat, s.remaining & ~(1 << seat), s.imposters[seat], s.claimed, s.accused)

    def why_not(self, s: HoaxState, seat: i64, action: i64) -> tuple[str, str]:
        move = move_of(action)
        target = move.target if move.target != NOBODY else move.of if move.of != NOBODY else move.helps
        if move.verb == CLAIM and s.claimed:
            return "2.2", "the claim of this turn is made"
        if move.verb == CLAIM and s.imposters[seat] >> move.character & 1:
            return "6.6", "that character carries this seat's imposter token"
        if move.verb == ACCUSATION and s.accused:
            return "2.2", "the accusation of this turn is made"
        if move.verb == INVESTIGATION and not has_one_of_each(s.tokens[seat]):
            return "4.1", "an investigation costs one token of each type"
        if target != NOBODY and (target == seat or not s.remaining >> target & 1):
            return "2.4", "the target has to be another player who is still in"
        if move.verb == CLAIM and move.effect == EXCHANGE:
            return "3.11", "an exchange names tokens that both sides hold"
        if action == DONE and not s.claimed:
            return "2.2", "a claim has to be made first"
        return "", ""

    def resolve(self, s: HoaxState) -> None:
        seat = self.seat
        if s.by != seat:  # §2.3 nobody was asked
            next_turn(s)
            return
        action: i64 = s.replies[seat]
        move = MOVES[action]
        verb = move.verb
        if verb == CLAIM:
            s.claimed = True
            s.tell((CLAIMED, seat, action))
            s.push(self)
            s.push(Challenge(seat, action))
        elif verb == INVESTIGATION:
            s.tokens[seat] -= ONE_OF_EACH  # §4.1
            s.push(self)  # §4.4
            s.push(Clue(seat, move.target))
        elif verb == ACCUSATION:
            s.accused = True
            s.push(self)  # §R1 after a right one the turn goes on
            if not accuse(s, seat, move.target, move.character) and s.stack:
                s.stack.pop()  # §5.3 after a wrong one no claim is owed
                next_turn(s)
        else:
            next_turn(s)


_DEALS: Final[list[Frame[Any]]] = [Deal(seat) for seat in range(6)]
_GATHERS: Final[list[Frame[Any]]] = [Gather(seat) for seat in range(6)]
_TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(6)]

# §4 Investigations --------------------------------------------------------------------------------------------------


class Clue(Draw[HoaxState]):
    """§4.2 The target's own suspicion card and three random ones of the six others, as a set (§R9)."""

    __slots__ = ("seat", "target")

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat: Final[i64] = seat
        self.target: Final[i64] = target

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.target)

    def among(self, s: HoaxState) -> tuple[int, ...]:
        return CLUES[s.identities[self.target]]

    def resolve(self, s: HoaxState) -> None:
        s.tell((INVESTIGATED, self.seat, self.target, s.outcome))  # §4.3
