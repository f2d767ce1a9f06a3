"""§7 Reactions: illegal, condemned, reprieved, and what the guilty chooses. Windows in that order after an action."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Choice, Frame, Window
from hoodwink.core.seats import NOBODY
from hoodwink.games.erben.answers import (
    AS_BARON,
    AS_JUDGE,
    AS_MAGICIAN,
    AS_MONK,
    may_react,
    not_used,
    react,
    why_no_reaction,
)  # fmt: skip
from hoodwink.games.erben.ends import bury
from hoodwink.games.erben.moves import (
    CONDEMN,
    CONDEMN_TWO,
    IMMUNE,
    MOVES,
    PASS_OR_DECLARE,
    PAY,
    REPRIEVE,
    SEATS,
    TITHE,
)  # fmt: skip
from hoodwink.games.erben.reserves import break_for, give, holds
from hoodwink.games.erben.state import SUPPLIES, ErbenState, held


class Speak(Window[ErbenState]):
    """§7.3 Whoever may still speak may claim; the claim is settled, then the window opens again, until all pass."""

    __slots__ = ()
    reaction: ClassVar[int] = AS_BARON

    def asked(self, s: ErbenState) -> i64:
        return may_react(s, self.reaction) & ~(1 << s.turn)

    def why_not_asked(self, s: ErbenState, seat: i64) -> tuple[str, str]:
        if seat == s.turn:
            return "7.2", "nobody reacts to his own action"
        return why_no_reaction(s, seat, self.reaction)

    def resolve(self, s: ErbenState) -> None:
        seat = s.stepped_in()
        if seat != NOBODY:
            action: i64 = s.replies[seat]
            react(s, seat, self.reaction, action, Spoken(seat, self.reaction, action))
            return
        follow(s, self.reaction)


def follow(s: ErbenState, reaction: i64) -> None:
    """§7.2 to §7.7 A window has closed: what comes next, if there is any point in it."""
    if reaction == AS_BARON:
        if s.barons and s.chips[s.turn]:
            s.push(CONDEMNING)  # §7.4 where a fine can be paid
    elif reaction == AS_JUDGE:
        if s.fines:
            s.push(REPRIEVING)
    else:
        s.push(Guilty(s.turn))


class Spoken(Frame[ErbenState]):
    """§7.3 The claim is settled: it counts, also of one who is out now, unless it was doubted away."""

    __slots__ = ("action", "reaction", "seat")

    def __init__(self, seat: i64, reaction: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.reaction: Final[i64] = reaction
        self.action: Final[i64] = action

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.reaction, self.action)

    def resolve(self, s: ErbenState) -> None:
        if s.fallen:
            not_used(s, self.seat, self.reaction)
        elif self.reaction == AS_BARON:
            s.barons += (self.seat,)
        elif self.reaction == AS_JUDGE:
            s.fines += ((self.seat, self.action),)
        else:
            s.reprieves += ((self.seat, self.action),)
        bury(s, self.seat)  # §4.6
        if self.reaction == AS_BARON:
            s.push(DECLARING)
        elif self.reaction == AS_JUDGE:
            s.push(CONDEMNING)
        else:
            s.push(REPRIEVING)


class Declaring(Speak):
    """§7.2 As Baron any other player may declare the action illegal; several may."""

    __slots__ = ()

    def options(self, s: ErbenState, seat: i64) -> Options:
        return PASS_OR_DECLARE


class Condemning(Speak):
    """§7.4 As Judge any other player may set a fine of one or two loose chips of one kind that the guilty has.

    §7.5 A fine of two names the Baron who gets the second chip.
    """

    __slots__ = ()
    reaction: ClassVar[int] = AS_JUDGE

    def options(self, s: ErbenState, seat: i64) -> Options:
        found: list[int] = [PASS]
        chips = s.chips[s.turn]
        for type in range(SUPPLIES):
            if held(chips, type):
                found.append(CONDEMN + type)
        for type in range(SUPPLIES):
            if held(chips, type) > 1:
                found += [CONDEMN_TWO + type * SEATS + baron for baron in s.barons]
        return tuple(found)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        move = MOVES[action]
        if not CONDEMN <= action < CONDEMN_TWO + SUPPLIES * SEATS:
            return "", ""
        if held(s.chips[s.turn], move.type) < move.count:
            return "7.4", "the guilty has not that many lying loose"
        return "7.5", "a fine of two names a Baron whose word stands"


class Reprieving(Speak):
    """§7.6 As Monk any other player may offer a reprieve for one chip that the guilty has, loose or in a trio."""

    __slots__ = ()
    reaction: ClassVar[int] = AS_MONK

    def options(self, s: ErbenState, seat: i64) -> Options:
        offers = [REPRIEVE + type for type in range(SUPPLIES) if holds(s, s.turn, type)]
        return (PASS, *offers)


DECLARING: Final = Declaring()
CONDEMNING: Final = Condemning()
REPRIEVING: Final = Reprieving()


class Guilty(Choice[ErbenState]):
    """§7.7 The guilty pays one of the fines, accepts one of the reprieves (§R13), or claims to be the Magician.

    §R11 When the clock runs out, the fine that was set first is paid.
    """

    __slots__ = ()

    def options(self, s: ErbenState, seat: i64) -> Options:
        found = [PAY + fine[0] for fine in s.fines] + [TITHE + reprieve[0] for reprieve in s.reprieves]
        if may_react(s, AS_MAGICIAN) >> seat & 1:
            found.append(IMMUNE)
        return tuple(found)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        if action == IMMUNE:
            return why_no_reaction(s, seat, AS_MAGICIAN)
        return "7.7", "it pays a fine that was set or a reprieve that was offered"

    def resolve(self, s: ErbenState) -> None:
        seat = self.seat
        reply: i64 = s.replies[seat]
        if reply == IMMUNE:
            react(s, seat, AS_MAGICIAN, IMMUNE, Pleaded(seat))
        elif reply >= TITHE:
            pay_tithe(s, seat, reply - TITHE)
        else:
            pay_fine(s, seat, reply - PAY)


def pay_fine(s: ErbenState, seat: i64, judge: i64) -> None:
    """§7.8 One chip to the Judge, the second to the Baron he named; the bank takes what is due to one who is out."""
    for by, action in s.fines:
        if by == judge:
            move = MOVES[action]
            give(s, seat, judge, move.type, 1)
            if move.count > 1:
                give(s, seat, move.of, move.type, 1)


def pay_tithe(s: ErbenState, seat: i64, monk: i64) -> None:
    """§7.8 One chip to the Monk; a trio may be broken for it (§6.3)."""
    for by, action in s.reprieves:
        if by == monk:
            break_for(s, seat, MOVES[action].type, 1)
            give(s, seat, monk, MOVES[action].type, 1)


class Pleaded(Frame[ErbenState]):
    """§7.7 A Magician who stands pays nothing; one who was doubted away chooses among the rest."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def resolve(self, s: ErbenState) -> None:
        if s.fallen:
            not_used(s, self.seat, AS_MAGICIAN)
            s.push(Guilty(self.seat))
        else:
            bury(s, self.seat)  # §4.6
