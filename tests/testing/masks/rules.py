"""Masks: its verbs, events and nouns, and a frame a section. A game may put another frame in a section's place."""

from dataclasses import dataclass
from enum import IntEnum

from hoodwink.core.action import PASS, Action, Actions
from hoodwink.core.event import Kind
from hoodwink.core.frame import Ballot, Chance, Choice, Draw, Frame, Race, Steps, Window
from hoodwink.core.seats import NOBODY, members
from hoodwink.core.state import State

MOST = 4


class Mask(IntEnum):
    FOX = 0
    CAT = 1
    HEN = 2
    OWL = 3
    DOG = 4
    EEL = 5


SLY = (Mask.FOX, Mask.CAT)


@dataclass(frozen=True, slots=True)
class Name(Action):
    mask: Mask


@dataclass(frozen=True, slots=True)
class Step(Action):
    """That's me."""


@dataclass(frozen=True, slots=True)
class Vote(Action):
    believe: bool


@dataclass(frozen=True, slots=True)
class Peek(Action):
    at: int


@dataclass(frozen=True, slots=True)
class Put(Action):
    coin: bool


@dataclass(frozen=True, slots=True)
class Grab(Action):
    left: bool


@dataclass(frozen=True, slots=True)
class Bow(Action):
    """Enough."""


ACTIONS = Actions(
    [
        *map(Name, Mask), Step(), Vote(True), Vote(False), *map(Peek, range(MOST)), Put(False), Put(True), Grab(True),
        Grab(False), Bow(),
    ]
)  # fmt: skip
NAMES = tuple(ACTIONS.id(Name(mask)) for mask in Mask)
STEP, DOUBT, BOW = ACTIONS.id(Step()), ACTIONS.id(Vote(False)), ACTIONS.id(Bow())
VOTES = (ACTIONS.id(Vote(True)), DOUBT)
PEEKS = tuple(ACTIONS.id(Peek(seat)) for seat in range(MOST))
KEEP, PUT = ACTIONS.id(Put(False)), ACTIONS.id(Put(True))
GRABS = (ACTIONS.id(Grab(True)), ACTIONS.id(Grab(False)))

NAMED, STEPPED, VOTED, ANSWERED, PEEKED, ASKED_FOR_COIN, GRABBED, WEATHER, BOWED, SHOWN = range(10)
KINDS = (
    Kind("named", "seat mask"),
    Kind("stepped", "seat"),
    Kind("voted", "seat doubters"),
    Kind("answered", "seat mask truly", reveals=True),
    Kind("peeked", "seat at", secret="mask", to="seat"),
    Kind("asked for coin", "seat", secret="coin", to="seat"),
    Kind("grabbed", "order"),
    Kind("weather", "sun"),
    Kind("bowed", "seat"),
    Kind("shown", "masks purses", reveals=True),
)


class MasksState(State):
    __slots__ = ("bowed", "masks", "named", "purses", "round", "score", "speaker", "stepped")
    masks: list[int]
    purses: list[int]
    score: list[int]
    bowed: int
    round: int
    speaker: int
    named: int
    stepped: int

    def copy(self):
        new = type(self).__new__(type(self))
        self.copy_kernel(new)
        new.masks, new.purses, new.score = self.masks[:], self.purses[:], self.score[:]
        new.bowed, new.round, new.speaker = self.bowed, self.round, self.speaker
        new.named, new.stepped = self.named, self.stepped
        return new

    def nouns(self):
        hidden = (tuple(self.masks), tuple(self.purses))
        return (*hidden, tuple(self.score), self.bowed, self.round, self.speaker, self.named, self.stepped)

    @property
    def seated(self):
        return (1 << self.seats) - 1 & ~self.bowed


class SetUp(Steps[MasksState]):
    """§1 Deal the masks, then play."""

    def order(self, s):
        return [*(s.game.deal(seat) for seat in range(s.seats)), Round()]


class Deal(Draw[MasksState]):
    """§1.1 One of the six masks to a seat."""

    def __init__(self, seat):
        self.seat = seat

    def args(self):
        return (self.seat,)

    def among(self, s):
        return tuple(mask for mask in range(len(Mask)) if mask not in s.masks)

    def resolve(self, s):
        s.masks[self.seat] = s.outcome


class Round(Steps[MasksState]):
    """§2 The speaker names and peeks, everyone is asked for a coin, all grab, and the weather comes."""

    def order(self, s):
        s.speaker = s.lead = s.round % s.seats  # §1.2
        game = s.game
        peek = [game.peek(s.speaker)] if game.options["peeks"] else []
        return [game.name(s.speaker), *peek, game.purse(), game.grab(), game.weather(), Next()]


class Naming(Choice[MasksState]):
    """§2.1 The speaker names a mask."""

    def asked(self, s):
        return 1 << self.seat & ~s.bowed  # R1

    def options(self, s, seat):
        return NAMES

    def resolve(self, s):
        if s.by == self.seat:
            s.named = s.replies[self.seat] - NAMES[0]
            s.tell((NAMED, self.seat, s.named))
            s.push(s.game.forward(self.seat))


class Forward(Window[MasksState]):
    """§2.2 Any other seat may step forward."""

    def __init__(self, speaker):
        self.speaker = speaker

    def args(self):
        return (self.speaker,)

    def asked(self, s):
        return s.seated & ~(1 << self.speaker)

    def options(self, s, seat):
        return (PASS, STEP)

    def resolve(self, s):
        s.stepped = s.stepped_in()
        if s.stepped != NOBODY:
            s.tell((STEPPED, s.stepped))
            s.push(s.game.vote(s.stepped))


class Belief(Ballot[MasksState]):
    """§2.3 All but the one who stepped forward vote, sealed."""

    def __init__(self, seat):
        self.seat = seat

    def args(self):
        return (self.seat,)

    def asked(self, s):
        return s.seated & ~(1 << self.seat)

    def options(self, s, seat):
        return VOTES

    def resolve(self, s):
        voters = members(self.asked(s))
        doubters = tuple(seat for seat in voters if s.replies[seat] == DOUBT)
        s.tell((VOTED, self.seat, doubters))
        if 2 * len(doubters) <= len(voters):
            s.score[self.seat] += 1
            return
        truly = s.masks[self.seat] == s.named  # §2.4
        s.score[self.seat if truly else s.speaker] += 2 if truly else 1
        s.tell((ANSWERED, self.seat, s.named, truly))


class Peeking(Choice[MasksState]):
    """§2.5 The speaker peeks at the mask of another seat."""

    def asked(self, s):
        return 1 << self.seat & ~s.bowed  # R1

    def options(self, s, seat):
        return tuple(PEEKS[other] for other in members(s.seated) if other != seat)

    def resolve(self, s):
        if s.by == self.seat:
            at = s.replies[self.seat] - PEEKS[0]
            s.tell((PEEKED, self.seat, at, s.masks[at]))


class Purse(Ballot[MasksState]):
    """§2.6 Everyone is asked for a coin; only the sly masks have one."""

    quiet = True

    def asked(self, s):
        return s.seated

    def options(self, s, seat):
        return (KEEP, PUT) if s.masks[seat] in SLY else (KEEP,)

    def resolve(self, s):
        for seat in members(self.asked(s)):
            coin = int(s.replies[seat] == PUT)
            s.purses[seat] += coin
            s.tell((ASKED_FOR_COIN, seat, coin))


class Grabbing(Race[MasksState]):
    """§2.7 The first on each side scores."""

    def asked(self, s):
        return s.seated

    def options(self, s, seat):
        return GRABS

    def resolve(self, s):
        order = (*s.arrived, s.by)
        s.tell((GRABBED, tuple((seat, s.replies[seat] - GRABS[0]) for seat in order)))
        for side in GRABS:
            for seat in [seat for seat in order if s.replies[seat] == side][:1]:
                s.score[seat] += 1


class Weather(Chance[MasksState]):
    """§2.8 Sun or rain."""

    def outcomes(self, s):
        return [(0, 1), (1, 2)] if s.game.options["climate"] == "fair" else [(0, 2), (1, 1)]

    def resolve(self, s):
        s.score[s.speaker] += s.outcome
        s.tell((WEATHER, bool(s.outcome)))


class Next(Frame[MasksState]):
    """§1.2 The next round. §3.1 After the last, everything is shown."""

    def resolve(self, s):
        s.round += 1
        s.named = s.stepped = NOBODY
        if s.round < s.game.options["rounds"]:
            s.push(Round())
        else:
            s.tell((SHOWN, tuple(s.masks), tuple(s.purses)))
            s.end()
