"""§12.3 §11.7 §13.7 What comes from outside the turn: calls and keywords; between beats."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.frame import Ballot, Choice, Frame
from hoodwink.core.seats import bit, count, members
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.cards import DiscardAtRandom, discard
from hoodwink.games.hexhex.moves import (
    ACQUIT,
    BLOCKS,
    CAUGHT,
    DISCARD,
    KEYWORD,
    KNOCK,
    ON_PURPOSE,
    SEATS,
    SLIP,
    STICK_VOTES,
    THANK,
    VOTES,
)
from hoodwink.games.hexhex.slots import slot_of
from hoodwink.games.hexhex.state import BEFORE, KEYWORDS, ONE_ROOM, OWN, STIX, HexState, lose, others
from hoodwink.games.hexhex.stix import Grabbing
from hoodwink.games.hexhex.vexes import CHAT, CURSES, DISCARDS, ENFORCED, THANKS

# What waits for the end of the beat.
CALL: Final = 0
WORD: Final = 1
# What a call is about, as events and verdicts name it.
CURSE: Final = 0
EBON: Final = 1
BONE: Final = 2
LAW: Final = 3  # and the table's other laws of its own after it
OWN_VOICES: Final = 3  # of these cost Voice, 1 and more; those after them cards
CURSE_COSTS: Final = 1
STICK_COSTS: Final = 10
BY_CURSE: Final = events.WHYS.index("curse")
BY_LAW: Final = events.WHYS.index("law")
BY_STICK: Final = events.WHYS.index("knocked")


def refused(s: HexState, seat: i64, action: i64) -> str:
    """§R17 Why this can't come from outside the turn, by what all can see; "" where it can."""
    if action < KEYWORD or action >= BLOCKS:
        return "only calls and keywords come from outside the turn"
    if not 0 <= seat < s.seats:
        return "only those at the table call"
    vexed = s.vexed >> seat & 1
    if action == KEYWORD:
        return "" if s.modules & KEYWORDS else "no law makes a keyword"
    if action == SLIP:
        return "" if vexed and is_chat(s) else "no curse on your words is on you"
    if action == THANK:
        return "" if vexed and s.curse == THANKS else "no curse asks you for thanks"
    if action < KNOCK:
        return refused_call(s, seat, (action - CAUGHT) % SEATS, called_for(action))
    return refused_call(s, seat, (action - KNOCK) % SEATS, EBON if action - KNOCK >= SEATS else BONE)


def called_for(action: i64) -> int:
    """What a call of `caught` is about: the curse, or which of the table's own laws."""
    which = int((action - CAUGHT) // SEATS)
    return LAW + which - 1 if which else CURSE


def refused_call(s: HexState, seat: i64, accused: i64, about: i64) -> str:
    """§12.3 One call for each caller in a beat."""
    if EBON <= about <= BONE and not (s.modules & ONE_ROOM and s.modules & STIX):
        return "no real sticks lie before all of you"  # §11.7
    if accused >= s.seats or accused == seat:
        return "call somebody else"
    if s.called >> seat & 1:
        return "one call in a beat"
    if about >= LAW:
        return "" if s.modules & OWN << (about - LAW) else "there is no such law to break"  # §13.9
    if about != CURSE:
        return refused_stick(s, about)
    if s.curse < 0 or not s.vexed >> accused & 1:
        return "no curse is on that seat"
    return "the house enforces that curse itself" if CURSES[s.curse][1] == ENFORCED else ""


def refused_stick(s: HexState, about: i64) -> str:
    """§11.7 Sticks fall in a grab of this round, or after one."""
    if not s.had_grab and not (s.stack and isinstance(s.stack[-1], Grabbing)):
        return "nobody has grabbed a stick in this round"
    return "" if s.ring[about - EBON] else "there is no such stick in the ring"


def is_chat(s: HexState) -> bool:
    return s.curse >= 0 and CURSES[s.curse][1] == CHAT


def taken(s: HexState, seat: i64, action: i64) -> None:
    """Note it down for the end of the beat; what was said in the chat is noted at once."""
    by = int(seat)
    if action == KEYWORD:
        s.calls += ((WORD, by, 0),)
    elif action == SLIP:
        s.slips |= bit(seat)
    elif action == THANK:
        s.thanked |= bit(seat)
    elif action < KNOCK:
        call(s, by, int((action - CAUGHT) % SEATS), called_for(action))
    else:
        call(s, by, int((action - KNOCK) % SEATS), EBON if action - KNOCK >= SEATS else BONE)


def call(s: HexState, by: int, accused: int, about: int) -> None:
    s.called |= bit(by)
    s.calls += ((CALL, accused, about),)
    s.tell((events.CAUGHT, by, accused, about))


class Calls(Frame[HexState]):
    """§12.3 §R17 What came from outside acts between two beats, in the order in which it came."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        calls, s.calls = s.calls, ()
        s.then([Call(*call) for call in calls])


class Call(Frame[HexState]):
    """§12.3 §R17 One of them."""

    __slots__ = ("about", "seat", "what")

    def __init__(self, what: i64, seat: i64, about: i64) -> None:
        self.what: Final[i64] = what
        self.seat: Final[i64] = seat
        self.about: Final[i64] = about

    def args(self) -> tuple[Any, ...]:
        return (self.what, self.seat, self.about)

    def resolve(self, s: HexState) -> None:
        seat = self.seat
        if self.what == WORD:  # §13.7
            if any([h[BEFORE] != seat for h in s.hexes]):
                s.hexes = [(h[0], int(seat), *h[2:]) for h in s.hexes]
                s.tell((events.DRAWN_IN, int(seat)))
        elif self.about == CURSE and (s.curse < 0 or not s.vexed >> seat & 1):
            return  # the curse has ended meanwhile
        elif self.about == CURSE and is_chat(s):  # §12.4
            guilty = bool(s.slips >> seat & 1)
            s.slips &= ~bit(seat)
            verdict(s, seat, CURSE, guilty, 0)
        else:
            s.push(Verdict(seat, self.about))


def knocked_off(s: HexState, seat: i64, ebon: bool, on_purpose: bool) -> None:
    """§11.7 Out till the round ends; a second time, or on purpose, it costs 10 Voice, Ward or not (§R18)."""
    colour = 0 if ebon else 1
    if not s.ring[colour]:
        return  # two have called the last of them
    s.ring[colour] -= 1
    s.tell((events.KNOCKED, int(seat), ebon))
    if on_purpose or s.offended >> seat & 1:
        lose(s, seat, STICK_COSTS, BY_STICK, by_choice=True)
    s.offended |= bit(seat)


def verdict(s: HexState, seat: i64, about: i64, guilty: bool, votes: i64, on_purpose: bool = False) -> None:
    s.tell((events.VERDICT, int(seat), int(about), guilty, int(votes)))
    if not guilty:
        return
    if about == CURSE:
        lose(s, seat, CURSE_COSTS, BY_CURSE)
    elif about < LAW:
        knocked_off(s, seat, about == EBON, on_purpose)
    elif about < LAW + OWN_VOICES:  # §13.9
        lose(s, seat, about - LAW + 1, BY_LAW)
    else:
        s.push(DiscardAtRandom(seat, about - LAW - OWN_VOICES + 1))


class Verdict(Ballot[HexState]):
    """§12.4 All but the accused judge; more than half make it so."""

    __slots__ = ("about", "seat")

    def __init__(self, seat: i64, about: i64) -> None:
        self.seat: Final[i64] = seat
        self.about: Final[i64] = about

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.about)

    def asked(self, s: HexState) -> i64:
        return others(s, self.seat)

    def options(self, s: HexState, seat: i64) -> Options:
        return STICK_VOTES if EBON <= self.about <= BONE else VOTES  # §11.7

    def resolve(self, s: HexState) -> None:
        voters = others(s, self.seat)
        votes: i64 = 0
        meant: i64 = 0
        for seat in members(voters):
            if s.replies[seat] != ACQUIT:
                votes |= bit(seat)
            if s.replies[seat] == ON_PURPOSE:
                meant |= bit(seat)
        half = count(voters)
        verdict(s, self.seat, self.about, 2 * count(votes) > half, votes, 2 * count(meant) > half)


# a discard after each card ------------------------------------------------------------------------------------------


def discards_owed(s: HexState) -> list[Frame[Any]]:
    """§12.5 §R19 What the curse of discards asks for, between two beats."""
    owed: list[Frame[Any]] = []
    for seat in range(s.seats):
        if s.curse == DISCARDS and s.vexed >> seat & 1 and s.owes[seat]:
            owed += [DiscardOwed(seat) for _ in range(min(s.owes[seat], len(s.hands[seat])))]
        s.owes[seat] = 0
    return owed


class DiscardOwed(Choice[HexState]):
    """§12.5 After each card one is discarded, of one's own choice."""

    __slots__ = ()

    def asked(self, s: HexState) -> i64:
        return 1 << self.seat if s.hands[self.seat] else 0

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([DISCARD + kind for kind in sorted({s.kinds[slot] for slot in s.hands[seat]})])

    def default(self, s: HexState, seat: i64) -> int:
        return -1  # his hand is his secret

    def resolve(self, s: HexState) -> None:
        if s.by >= 0:
            discard(s, self.seat, slot_of(s, s.hands[self.seat], s.replies[self.seat] - DISCARD))
