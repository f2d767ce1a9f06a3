"""The rules of Die Erben von Hoax, a frame a section: §2 a round begins, §3 a turn, and what variants add to it.

Doubts are in doubts.py (§4), what actions do in effects.py (§3) and answers.py (§5), trios in reserves.py (§6),
reactions in reactions.py (§7), information in information.py (§8), accusations and the end in ends.py (§9, §11), the
showdown in showdown.py (§10).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Chance, Choice, Draw, Frame, Window
from hoodwink.core.seats import NOBODY, count, members, next_in
from hoodwink.games.erben import identities as numbers
from hoodwink.games.erben.doubts import claim, cover, may_cover, out_or, undealt
from hoodwink.games.erben.effects import carry_out
from hoodwink.games.erben.ends import accuse, bury, everyone, toast
from hoodwink.games.erben.events import CHIPS, CLAIMED, DEAD_KING, ROUND, STARTS, TURN
from hoodwink.games.erben.information import buy, purchases, why_no_purchase
from hoodwink.games.erben.moves import (
    ACCUSATION,
    ACCUSE,
    BEWITCHING,
    CLAIM,
    COVER,
    DONE,
    MAGICIAN,
    MOVES,
    NAMES,
    NO_THEFT,
    ONE_CHIP,
    PLAIN_CLAIMS,
    PURCHASE,
    STACK,
    THEFT,
    THIEF,
    TWO_CHIPS,
)  # fmt: skip
from hoodwink.games.erben.reactions import DECLARING
from hoodwink.games.erben.reserves import STACKING, holds, stack_all, stack_trios
from hoodwink.games.erben.showdown import begin_showdown
from hoodwink.games.erben.state import (
    ANY_TURN,
    BESIDE,
    BY_HAND,
    IDENTITIES,
    LOST_TURN,
    NO_FINES,
    SUPPLIES,
    ErbenState,
    held,
    sets_in,
)  # fmt: skip
from hoodwink.games.erben.state import (
    TWO_CHIPS as TWO_AT_THE_START,
)

USUAL_MOST: Final[int] = numbers.USUAL_MOST
BANK: Final[int] = numbers.BANK
LARGE_BANK: Final[int] = numbers.LARGE_BANK

# §2 A round begins --------------------------------------------------------------------------------------------------


class Rounds(Frame[ErbenState]):
    """§2 Round after round: deal, cover, take a chip, settle who starts. It stays at the bottom of the stack."""

    __slots__ = ()

    def resolve(self, s: ErbenState) -> None:
        s.round += 1
        s.lay_round(s.seats, LARGE_BANK if s.seats > USUAL_MOST else BANK)  # §1.3
        s.lay_turn(NOBODY)
        s.lead = s.seats - 1
        s.tell((ROUND, s.round))
        if s.round == 1:
            toast(s, DEAD_KING, everyone(s), NOBODY)
        steps: list[Frame[Any]] = [*_DEALS[: s.seats], CoverHeads(), FirstChips()]
        if s.starter == NOBODY:
            steps.append(DrawStarter())
        steps.append(Begin())
        s.push(self)
        s.then(steps)


class Deal(Chance[ErbenState]):
    """§2.1 One identity card to each seat, seen by that seat alone; the rest stays unseen."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def outcomes(self, s: ErbenState) -> list[tuple[int, int]]:
        return undealt(s)

    def resolve(self, s: ErbenState) -> None:
        s.cards[self.seat] = s.outcome
        s.deck[s.outcome] -= 1


class CoverHeads(Ballot[ErbenState]):
    """§2.2 All at once, sealed: everyone covers one head that he is not. Then all are shown."""

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        return everyone(s)

    def options(self, s: ErbenState, seat: i64) -> Options:
        return may_cover(s, seat)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        return "2.2", "it covers a head that it is not"

    def default(self, s: ErbenState, seat: i64) -> int:
        return -1  # §R11 drawn evenly: a fixed order would tell

    def resolve(self, s: ErbenState) -> None:
        for seat in range(s.seats):
            cover(s, seat, s.replies[seat] - COVER)


class FirstChips(Ballot[ErbenState]):
    """§2.3 All at once, sealed: everyone takes one chip, or two (§12.9). Then all are shown."""

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        return everyone(s)

    def options(self, s: ErbenState, seat: i64) -> Options:
        return TWO_CHIPS if s.modules & TWO_AT_THE_START else ONE_CHIP

    def resolve(self, s: ErbenState) -> None:
        for seat in range(s.seats):
            chips = MOVES[s.replies[seat]].cards
            s.chips[seat] = chips
            s.bank -= chips
            s.tell((CHIPS, seat, tuple([held(chips, type) for type in range(SUPPLIES)])))


class DrawStarter(Draw[ErbenState]):
    """§2.4 Who starts the first round is drawn."""

    __slots__ = ()

    def among(self, s: ErbenState) -> tuple[int, ...]:
        return members(everyone(s))

    def resolve(self, s: ErbenState) -> None:
        s.starter = s.outcome


class Begin(Frame[ErbenState]):
    """§2.4 The starter has the first turn: the winner of the last showdown, after the first round."""

    __slots__ = ()

    def resolve(self, s: ErbenState) -> None:
        s.tell((STARTS, s.starter))
        begin_turn(s, s.starter)


_DEALS: Final[list[Frame[Any]]] = [Deal(seat) for seat in range(14)]

# §3 A turn ----------------------------------------------------------------------------------------------------------


def begin_turn(s: ErbenState, seat: i64) -> None:
    s.lay_turn(seat)
    s.lead = seat
    s.tell((TURN, seat))
    s.push(_TURNS[seat])


def claims(s: ErbenState, seat: i64) -> list[int]:
    """§3.2 Every personal action under a head that is not covered on this seat's card."""
    others = s.remaining & ~(1 << seat)
    lost = s.covered[seat] | ~s.cast
    found = [*PLAIN_CLAIMS[lost & 127]]
    if not lost >> MAGICIAN & 1:
        found += [BEWITCHING[other] for other in members(others)]
    if not lost >> THIEF & 1:
        before = len(found)
        for other in members(others):
            for type in range(SUPPLIES):
                number = holds(s, other, type)
                if number:  # §3.12 what the target holds, loose or in trios
                    first = THEFT + 6 * other + 2 * type
                    found.append(first)
                    if number > 1:
                        found.append(first + 1)
        if len(found) == before:
            found.append(NO_THEFT)
    return found


class Turn(Choice[ErbenState]):
    """§3.1 One action: a personal one, information or an accusation.

    When the clock runs out the first option is taken: everybody sees which that is (§R11).
    """

    __slots__ = ()

    def options(self, s: ErbenState, seat: i64) -> Options:
        others = s.remaining & ~(1 << seat)
        found = claims(s, seat)
        found += purchases(s, seat, others)
        if s.deed != NOBODY:
            found.append(DONE)  # §12.4 he has bought, and that may be all
        for other in members(others):
            first = ACCUSE + other * IDENTITIES
            found += [first + name for name in NAMES[s.cast]]  # §9.1 §R9
        if s.modules & BY_HAND and sets_in(s.chips[seat]):
            found.append(STACK)  # §12.19
        return tuple(found)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        move = MOVES[action]
        if move.verb == PURCHASE:
            return why_no_purchase(s, seat, action)
        if move.verb in (CLAIM, ACCUSATION):
            if not s.cast >> move.identity & 1:
                return "12.1", "the Merchant is not in the game"
            if move.verb == CLAIM and s.covered[seat] >> move.identity & 1:
                return "3.2", "that head is covered on its card"
            if move.of != NOBODY and (move.of == seat or not s.remaining >> move.of & 1):
                return "1.6", "the target has to be another player in the round"
            return "3.12", "a Thief names what the target holds"
        return "", ""

    def resolve(self, s: ErbenState) -> None:
        seat = self.seat
        action: i64 = s.replies[seat]
        move = MOVES[action]
        if move.verb == CLAIM:
            s.deed = action
            s.tell((CLAIMED, seat, action))
            claim(s, seat, move.identity, Act(seat, action))
        elif move.verb == PURCHASE:
            s.deed = action
            if s.modules & BESIDE:
                s.push(self)  # §12.4 beside the action, if there is one
            else:
                s.push(AfterAction(seat))
            buy(s, seat, action)
        elif move.verb == ACCUSATION:
            s.deed = action
            accuse(s, seat, move.of, move.identity)
            if s.winner == NOBODY:
                s.push(AfterAction(seat))
        elif action == DONE:
            close_turn(s)  # §12.4
        else:
            stack_trios(s, seat, 1)
            s.push(self)


_TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(14)]


class Act(Frame[ErbenState]):
    """§4.5 An action that was doubted away does nothing, and its player chooses again. Else §3.2 it is carried out."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action)

    def resolve(self, s: ErbenState) -> None:
        if not s.fallen:
            s.push(AfterAction(self.seat))
            carry_out(s, self.seat, self.action)
            return
        s.deed = NOBODY
        if s.modules & LOST_TURN:
            close_turn(s)  # §12.18 nothing is bought beside it
        else:
            s.push(_TURNS[self.seat])


class AfterAction(Frame[ErbenState]):
    """§6.1 The action is done: trios are stacked. Then it can be declared illegal (§7.2), if its player is still in."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def resolve(self, s: ErbenState) -> None:
        stack_all(s)
        end_turn(s)
        if not s.remaining >> self.seat & 1:
            bury(s, self.seat)  # §4.6; §R12 nor after a wrong accusation
            return
        if not s.modules & NO_FINES:  # §12.13
            s.push(DECLARING)
        s.push(STACKING[self.seat])  # §12.19


# §3.14 The end of a turn --------------------------------------------------------------------------------------------


def end_turn(s: ErbenState) -> None:
    s.then([MoreInformation(s.turn), Accusations(), EndTurn()])


def close_turn(s: ErbenState) -> None:
    """The same where nothing more can be bought."""
    s.then([Accusations(), EndTurn()])


class MoreInformation(Choice[ErbenState]):
    """§12.4 Whoever has acted may still buy information, as long as he has trios."""

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        able = s.modules & BESIDE and s.trios[self.seat] and s.remaining >> self.seat & 1
        return 1 << self.seat if able else 0

    def options(self, s: ErbenState, seat: i64) -> Options:
        return (DONE, *purchases(s, seat, s.remaining & ~(1 << seat)))

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        return why_no_purchase(s, seat, action) if MOVES[action].verb == PURCHASE else ("", "")

    def resolve(self, s: ErbenState) -> None:
        if s.by == self.seat and s.replies[self.seat] != DONE:
            s.push(self)
            buy(s, self.seat, s.replies[self.seat])


class Accusations(Window[ErbenState]):
    """§12.3 At the end of every turn anyone may accuse; the window opens again after each, while three are left."""

    __slots__ = ()

    def asked(self, s: ErbenState) -> i64:
        return s.remaining if s.modules & ANY_TURN and count(s.remaining) > 2 else 0

    def why_not_asked(self, s: ErbenState, seat: i64) -> tuple[str, str]:
        return out_or(s, seat, "", "")

    def options(self, s: ErbenState, seat: i64) -> Options:
        found: list[int] = [PASS]
        for other in members(s.remaining & ~(1 << seat)):
            first = ACCUSE + other * IDENTITIES
            found += [first + name for name in NAMES[s.cast]]
        return tuple(found)

    def resolve(self, s: ErbenState) -> None:
        seat = s.stepped_in()
        if seat != NOBODY:
            move = MOVES[s.replies[seat]]
            accuse(s, seat, move.of, move.identity)
            if s.winner == NOBODY:
                stack_all(s)
                s.push(self)


class EndTurn(Frame[ErbenState]):
    """§3.14 The turn is over: the next player clockwise, or the showdown where two are left (§10.1)."""

    __slots__ = ()

    def resolve(self, s: ErbenState) -> None:
        stack_all(s)  # §6.1 what was paid, too
        if count(s.remaining) == 2:
            begin_showdown(s)
        else:
            begin_turn(s, next_in(s.remaining, s.turn))
