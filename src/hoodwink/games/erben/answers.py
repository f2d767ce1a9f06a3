"""§5.1 Answers: the Magician against what would cost him chips; and §7.1, who may still react in a turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Choice, Frame
from hoodwink.core.seats import NOBODY
from hoodwink.games.erben.doubts import claim
from hoodwink.games.erben.ends import bury
from hoodwink.games.erben.events import GAVE, REACTED, SWAPPED
from hoodwink.games.erben.moves import (
    BARON,
    BEWITCH,
    COLLECT,
    GIVE,
    IMMUNE,
    JUDGE,
    MAGICIAN,
    MONK,
    MOVES,
    PASS_OR_IMMUNE,
    TAX,
)  # fmt: skip
from hoodwink.games.erben.reserves import give
from hoodwink.games.erben.state import ALL_REACTIONS, MAGICIAN_ALONE, SUPPLIES, ErbenState, chips_of, held

AS_BARON: Final = 0  # reactions, as in identities.Reaction
AS_JUDGE: Final = 1
AS_MONK: Final = 2
AS_MAGICIAN: Final = 3
IDENTITY_OF: Final[list[int]] = [BARON, JUDGE, MONK, MAGICIAN]


def spoken(s: ErbenState, reaction: i64) -> i64:
    """§7.1 The seats that have no such reaction left in this turn: one of the four a turn, or each once (§12.6)."""
    used = s.reacted
    every: i64 = used[AS_BARON] | used[AS_JUDGE] | used[AS_MONK]
    if not s.modules & ALL_REACTIONS:
        return every | used[AS_MAGICIAN] | s.silenced
    once: i64 = used[reaction] | s.silenced
    if s.modules & MAGICIAN_ALONE:  # §12.16
        once |= every if reaction == AS_MAGICIAN else used[AS_MAGICIAN]
    return once


def may_react(s: ErbenState, reaction: i64) -> i64:
    """§R4 The seats in the round whose head for this is uncovered and who have it left: everybody sees who they are."""
    able = s.remaining & ~spoken(s, reaction)
    identity = IDENTITY_OF[reaction]
    for seat in range(s.seats):
        if s.covered[seat] >> identity & 1:
            able &= ~(1 << seat)
    return able


def react(s: ErbenState, seat: i64, reaction: i64, action: i64, then: Frame[Any]) -> None:
    """§7.1 A reaction is a claim; it is on trial before anything comes of it."""
    s.reacted[reaction] |= 1 << seat
    s.tell((REACTED, seat, action))
    claim(s, seat, IDENTITY_OF[reaction], then)


def not_used(s: ErbenState, seat: i64, reaction: i64) -> None:
    """§7.1 A reaction that was doubted away is not used and doesn't count."""
    s.reacted[reaction] &= ~(1 << seat)


def why_no_reaction(s: ErbenState, seat: i64, reaction: i64) -> tuple[str, str]:
    """Why a seat is not asked to react."""
    if not s.remaining >> seat & 1:
        return "1.6", "it is out of the round"
    if spoken(s, reaction) >> seat & 1:
        return "7.1", "it has no such reaction left in this turn"
    if s.covered[seat] >> IDENTITY_OF[reaction] & 1:
        return "3.2", "that head is covered on its card"
    return "", ""


# §5 the Magician ----------------------------------------------------------------------------------------------------


def kinds_held(chips: i64) -> i64:
    """How many different supplies are among these chips."""
    found: i64 = 0
    for type in range(SUPPLIES):
        if held(chips, type):
            found += 1
    return found


class Answer(Choice[ErbenState]):
    """§5.2 Whoever would lose a loose chip says that he is the Magician, or puts up with it.

    §3.7 In a collection he chooses what to give. Who has nothing to decide, as everybody sees, is not asked.
    """

    __slots__ = ("action",)

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat)
        self.action: Final[i64] = action

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action)

    def asked(self, s: ErbenState) -> i64:
        if may_react(s, AS_MAGICIAN) >> self.seat & 1:
            return 1 << self.seat
        return 1 << self.seat if MOVES[self.action].effect == COLLECT and kinds_held(s.chips[self.seat]) > 1 else 0

    def options(self, s: ErbenState, seat: i64) -> Options:
        if MOVES[self.action].effect != COLLECT:
            return PASS_OR_IMMUNE
        gifts = [GIVE + type for type in range(SUPPLIES) if held(s.chips[seat], type)]
        return (*gifts, IMMUNE) if may_react(s, AS_MAGICIAN) >> seat & 1 else tuple(gifts)

    def why_not(self, s: ErbenState, seat: i64, action: i64) -> tuple[str, str]:
        if action == IMMUNE:
            return why_no_reaction(s, seat, AS_MAGICIAN)
        if GIVE <= action < GIVE + SUPPLIES and MOVES[self.action].effect == COLLECT:
            return "3.7", "it has no such chip lying loose"
        return "", ""

    def resolve(self, s: ErbenState) -> None:
        seat = self.seat
        reply: i64 = s.replies[seat] if s.by == seat else NOBODY
        if reply == IMMUNE:
            react(s, seat, AS_MAGICIAN, IMMUNE, Answered(seat, self.action))
        else:
            lose(s, seat, self.action, reply)


class Answered(Frame[ErbenState]):
    """§5.3 A Magician who stands is spared; one who was doubted away is not."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action)

    def resolve(self, s: ErbenState) -> None:
        if s.fallen:
            not_used(s, self.seat, AS_MAGICIAN)
            s.push(Answer(self.seat, self.action))
        else:
            s.spared |= 1 << self.seat
            bury(s, self.seat)  # §4.6 where the doubt was wrong


def lose(s: ErbenState, seat: i64, action: i64, reply: i64) -> None:
    """What the action of the turn costs this seat."""
    move = MOVES[action]
    effect = move.effect
    if effect == TAX:
        give(s, seat, s.turn, move.type, 1)  # §3.5
    elif effect == COLLECT:
        give(s, seat, s.turn, only_kind(s.chips[seat]) if reply == NOBODY else reply - GIVE, 1)  # §3.7
    elif effect == BEWITCH:  # §3.11
        for type in range(SUPPLIES):
            number = held(s.chips[seat], type)
            if number:
                s.chips[seat] -= chips_of(type, number)
                s.chips[s.turn] += chips_of(type, number)
                s.tell((GAVE, seat, s.turn, type, number))
    else:
        swap(s, action)


def only_kind(chips: i64) -> i64:
    """The supply of chips that are all of one."""
    type: i64 = 0
    while not held(chips, type):
        type += 1
    return type


def swap(s: ErbenState, action: i64) -> None:
    """§3.10 One for one, with the bank or with a player."""
    move = MOVES[action]
    change = chips_of(move.type, 1) - chips_of(move.gives, 1)
    s.fresh -= chips_of(move.gives, 1)
    s.chips[s.turn] += change
    if move.of == NOBODY:
        s.bank -= change
    else:
        s.chips[move.of] -= change
    s.tell((SWAPPED, s.turn, move.of, move.gives, move.type))
