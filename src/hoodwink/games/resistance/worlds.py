"""The worlds that fit what a seat of The Resistance has seen: who can be whom, and who can have played what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.core.seats import members
from hoodwink.games.resistance.events import (
    ACCUSED,
    BLAMED,
    COULD_ACCUSE,
    EXAMINED,
    HUNTER,
    INVESTIGATED,
    LOOKED,
    MISSION,
    OPEN_CARD,
    SHOWN,
    SIDE_SHOWN,
)  # fmt: skip
from hoodwink.games.resistance.moves import FEW_CARDS, FEW_LOYALTIES, MANY_CARDS, MANY_LOYALTIES, PLAY, SHOW, SIDE
from hoodwink.games.resistance.roles import (
    CHIEF_SEEN,
    COORDINATOR_SEEN,
    DEEP_AGENT_SEEN,
    EITHER_SEEN,
    MANY,
    SPIES,
    SPY_CHIEF_SEEN,
    SPY_SEEN,
    Card,
    Role,
    Side,
)  # fmt: skip
from hoodwink.games.resistance.state import BLIND_SPIES, HIDDEN_REVERSER

World = tuple[int, ...]  # by seat: the character as it was dealt
ROLES = tuple(int(role) for role in Role)
TRIES = 4000  # worlds drawn before all are listed instead


def mask(*roles: int) -> int:
    return sum(1 << role for role in set(roles))


ANYONE = mask(*Role)
ON_SIDE = [mask(*(role for role in Role if SIDE[role] == side)) for side in Side]
SEEN_AS = {  # what was learnt at the start → the characters that look so
    SPY_SEEN: mask(Role.SPY, Role.SPY_HUNTER, Role.SPY_REVERSER),
    SPY_CHIEF_SEEN: mask(Role.SPY_CHIEF),
    DEEP_AGENT_SEEN: mask(Role.DEEP_AGENT),
    EITHER_SEEN: mask(Role.DEEP_AGENT, Role.PRETENDER),
    CHIEF_SEEN: mask(Role.RESISTANCE_CHIEF),
    COORDINATOR_SEEN: mask(Role.COORDINATOR),
}


def plays(card: int, many: bool) -> int:
    """The characters that may play a mission card."""
    table = MANY_CARDS if many else FEW_CARDS
    return mask(*(role for role in Role if PLAY + card in table[role]))


def shows(card: int, many: bool) -> int:
    """The characters that may show a loyalty card."""
    table = MANY_LOYALTIES if many else FEW_LOYALTIES
    return mask(*(role for role in Role if SHOW + card in table[role]))


@dataclass(slots=True)
class Mission:
    """What is known of a mission: how many of each card, and whose card was which."""

    team: tuple[int, ...]
    counts: tuple[int, ...]
    cards: dict[int, int]  # seat → card, where it was seen
    chief_failed: bool | None = None  # §8.4 with 5 or 6 seats, where the Hunter, or his stepping forward, tells
    swapped: bool = False  # after a right Blame


@dataclass(slots=True)
class Known:
    """What a seat knows for certain."""

    seats: int
    cast: tuple[int, ...]
    can: list[int]  # by seat: the set of characters that it may have been dealt
    missions: list[Mission] = field(default_factory=list)
    looked: dict[int, int] = field(default_factory=dict)  # cards seen of the mission that is not counted yet
    swapped: tuple[int, int] | None = None  # the dealt Deep Agent and the dealt Pretender

    @property
    def many(self) -> bool:
        return self.seats >= MANY

    # reading the log -----------------------------------------------------------------------------------------------

    def read(self, log: tuple[Event, ...], seat: int, mine: tuple[int | None, ...]) -> None:
        """`mine` are the reader's own cards, mission by mission."""
        before = None
        for event in log:
            match event:
                case (k, roles) if k == SHOWN:
                    self.can = [1 << role for role in self.as_dealt(roles)]
                case (k, _, team, *counts, _) if k == MISSION:
                    seen = Mission(members(team), tuple(counts), self.looked, swapped=self.swapped is not None)
                    card = mine[len(self.missions)]
                    if card is not None:
                        seen.cards[seat] = card
                    self.missions.append(seen)
                    self.looked = {}
                case (k, member, card) if k == OPEN_CARD:
                    self.looked[member] = card
                    self._may_be(member, plays(card, self.many))
                case (k, _, member, card) if k == LOOKED and card is not None:
                    self.looked[member] = card
                    self._may_be(member, plays(card, self.many))
                case (k, who, _, side) if k == SIDE_SHOWN and side is not None:
                    self._may_be(who, ON_SIDE[side])
                case (k, _, target, side) if k == EXAMINED and side is not None:
                    self._may_be(target, ON_SIDE[side])
                case (k, _, target, card) if k == INVESTIGATED and card is not None:
                    self._may_be(target, shows(card, self.many))
                case (k, hunter, could) if k == COULD_ACCUSE and hunter is not None:
                    self.missions[-1].chief_failed = could
                case (k, hunter, side) if k == HUNTER:
                    self.can[hunter] &= mask(Role.SPY_HUNTER if side == Side.SPY else Role.RESISTANCE_HUNTER)
                    if before == COULD_ACCUSE:  # he has stepped forward
                        self.missions[-1].chief_failed = True
                case (k, hunter, target, right) if k == ACCUSED and not right:
                    chiefs = (Role.RESISTANCE_CHIEF, Role.COORDINATOR)
                    by_spy = self.can[hunter] == mask(Role.SPY_HUNTER)
                    self.can[target] &= ~(mask(*chiefs) if by_spy else mask(Role.SPY_CHIEF))
                case (k, agent, target, right) if k == BLAMED:
                    self.can[agent] &= mask(Role.DEEP_AGENT)
                    self.can[target] &= mask(Role.PRETENDER) if right else ~mask(Role.PRETENDER)
                    self.swapped = (agent, target) if right else None
            before = event[0]

    def _may_be(self, seat: int, roles: int) -> None:
        """A seat showed, or played, what only these characters do. Who has swapped is known anyway."""
        if self.swapped is None or seat not in self.swapped:
            self.can[seat] &= roles

    def as_dealt(self, roles: World) -> World:
        """These characters, before a right Blame swapped two."""
        return self.as_now(roles)  # swapping twice undoes it

    def as_now(self, dealt: World) -> World:
        if self.swapped is None:
            return tuple(dealt)
        roles = list(dealt)
        one, two = self.swapped
        roles[one], roles[two] = roles[two], roles[one]
        return tuple(roles)

    # worlds --------------------------------------------------------------------------------------------------------

    def fits(self, world: World) -> bool:
        """The cards of every mission can have been played in this world."""
        return all(self.who_failed(world, mission) is not None for mission in self.missions)

    def who_failed(self, world: World, mission: Mission) -> dict[Card, tuple[tuple[int, ...], int]] | None:
        """By card: the members who may have played it unseen, and how many did; None if it can't be."""
        roles = self.as_now(world) if mission.swapped else world
        table = MANY_CARDS if self.many else FEW_CARDS
        found = {}
        for card in (Card.FAIL, Card.CHIEF_FAIL, Card.REVERSE):
            may = [s for s in mission.team if s not in mission.cards and PLAY + card in table[roles[s]]]
            needed = mission.counts[card] - sum(1 for c in mission.cards.values() if c == card)
            if card == Card.FAIL and mission.chief_failed is not None and not self.many:
                chiefs = [s for s in mission.team if roles[s] == Role.SPY_CHIEF]
                seen = any(mission.cards.get(s) == card for s in chiefs)
                if mission.chief_failed and not seen:
                    if not any(s in may for s in chiefs):
                        return None
                    may, needed = [s for s in may if s not in chiefs], needed - 1  # one spy Chief below 10 seats
                elif not mission.chief_failed:
                    may = [s for s in may if s not in chiefs]
                    if seen:
                        return None
            if not 0 <= needed <= len(may):
                return None
            found[card] = (tuple(may), needed)
        return found

    def played(self, world: World, mission: Mission, dice: Dice) -> dict[int, int]:
        """Who played what in this world: evenly drawn among all that fits."""
        found = self.who_failed(world, mission)
        assert found is not None
        cards = {seat: int(Card.SUCCESS) for seat in mission.team} | mission.cards
        roles = self.as_now(world) if mission.swapped else world
        for card, (may, needed) in found.items():
            left = list(may)
            for _ in range(needed):
                cards[left.pop(dice.below(len(left)))] = int(card)
            if card == Card.FAIL and mission.chief_failed and not self.many:
                for seat in mission.team:
                    if roles[seat] == Role.SPY_CHIEF:
                        cards[seat] = int(card)
        return cards

    def draw(self, dice: Dice) -> World:
        """One of all worlds that fit, each as likely as the next."""
        can, cast = tuple(self.can), self.cast
        for _ in range(TRIES):
            world = draw(can, cast, dice)
            if self.fits(world):
                return world
        fitting = list(self.all())
        return fitting[dice.below(len(fitting))]

    def all(self) -> Iterator[World]:
        """All worlds that fit."""
        return (world for world in deals(tuple(self.can), counted(self.cast)) if self.fits(world))


def counted(cast: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(cast.count(role) for role in Role)


@lru_cache(maxsize=200_000)
def ways(can: tuple[int, ...], left: tuple[int, ...]) -> int:
    """In how many ways the characters that are left can be dealt to these seats."""
    if not can:
        return 1
    return sum(ways(can[1:], _less(left, role)) for role in ROLES if left[role] and can[0] >> role & 1)


def _less(left: tuple[int, ...], role: int) -> tuple[int, ...]:
    return (*left[:role], left[role] - 1, *left[role + 1 :])


def draw(can: tuple[int, ...], cast: tuple[int, ...], dice: Dice) -> World:
    """One way of dealing, each as likely as the next. Two cards of one character are one way."""
    left = counted(cast)
    world = []
    for i, roles in enumerate(can):
        at = dice.below(ways(can[i:], left))
        for role in ROLES:
            if left[role] and roles >> role & 1:
                at -= ways(can[i + 1 :], _less(left, role))
                if at < 0:
                    world.append(role)
                    left = _less(left, role)
                    break
    return tuple(world)


def deals(can: tuple[int, ...], left: tuple[int, ...]) -> Iterator[World]:
    """Every way of dealing."""
    if not can:
        yield ()
        return
    for role in ROLES:
        if left[role] and can[0] >> role & 1 and ways(can[1:], _less(left, role)):
            for rest in deals(can[1:], _less(left, role)):
                yield (role, *rest)


def at_start(
    cast: tuple[int, ...],
    seats: int,
    seat: int,
    role: int | None,
    knows: tuple[tuple[int, int], ...] | None,
    modules: int,
) -> list[int]:
    """By seat: who it can have been dealt, from one's own character and what one has learnt at the start."""
    can = [mask(*cast)] * seats
    if role is None:
        return can
    can[seat] = 1 << role
    if knows is None:
        return can
    hidden = mask(Role.SPY_REVERSER) if modules & HIDDEN_REVERSER else 0
    unseen = 0
    if role == Role.RESISTANCE_CHIEF:
        unseen = mask(Role.RESISTANCE_CHIEF, Role.COORDINATOR)
    elif role in SPIES and role != Role.DEEP_AGENT and not hidden >> role & 1 and not modules & BLIND_SPIES:
        unseen = (ON_SIDE[Side.SPY] | mask(Role.PRETENDER)) & ~hidden
    learnt = dict(knows)
    for other in range(seats):
        if other != seat:
            can[other] &= SEEN_AS[learnt[other]] & ~hidden if other in learnt else ~unseen
    return can
