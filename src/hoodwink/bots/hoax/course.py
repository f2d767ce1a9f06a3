"""Hoax: how an imagined game goes on, for the master. Quick and rough: everybody knows what he has seen, suspects what
the whole table suspects, takes what he lacks, and names whom he is sure of.

It looks into imagined worlds (`hoodwink.core.worlds`), never at a real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hoodwink.beliefs.hoax_notes import NAMES
from hoodwink.core.action import PASS
from hoodwink.core.dice import Dice
from hoodwink.core.seats import count, members
from hoodwink.games.hoax.actions import ACTIONS, Accuse, Claim, Done, Give, Immune, Investigate, Take, Vote
from hoodwink.games.hoax.events import ACCUSED, ADMITTED, INVESTIGATED
from hoodwink.games.hoax.sheet import Character, Resource

EVERY = (1 << NAMES) - 1
TYPES = range(len(Resource))
WIDTH, LOW = 16, (1 << 16) - 1  # a hand is one number, so many bits a type; a test compares it with the view
SEATS = 6

CALLS_OWN, CALLS_KNOWN, CALLS = 0.3, 0.6, 0.05  # how often sharp bots call, by what they know of the claim
DOWN_KNOWN, DOWN = 0.95, 0.4
IMMUNE_OWN, IMMUNE_LIE = 0.9, 0.7
TRUTH = 0.25
BOLD = (0.0, 0.0, 0.65, 0.75, 0.8, 0.85, 0.88)  # by seats left: how likely a name must be to be said
HURRY = 0.001  # so much less with every ply, so that every game ends
SURE = 0.97  # and how likely, if one could look first
PERCENT = 100

DONE, UP, DOWN_ID = (ACTIONS.id(action) for action in (Done(), Vote(up=True), Vote(up=False)))
TAKES = tuple(ACTIONS.id(Take(type)) for type in Resource)
GIVES = tuple(ACTIONS.id(Give(type)) for type in Resource)
IMMUNE = {ACTIONS.id(Immune(character)): int(character) for character in Character}
INVESTIGATE = tuple(ACTIONS.id(Investigate(seat)) for seat in range(SEATS))
ACCUSE = tuple(tuple(ACTIONS.id(Accuse(seat, name)) for name in Character) for seat in range(SEATS))
CLAIMS = {ACTIONS.id(a): a for a in ACTIONS if isinstance(a, Claim) and a.gives is None}
BY_TYPE = tuple(tuple(id for id, claim in CLAIMS.items() if claim.takes == type) for type in Resource)
BY_NAME = tuple(tuple(id for id, claim in CLAIMS.items() if claim.character == name) for name in Character)


class Course:
    """The policy of all seats. `told` is what the table makes of each seat (`Notes.told`)."""

    def __init__(self, told: Sequence[Sequence[float]]) -> None:
        self.told = told
        self.world: Any = None
        self.read: Any = None  # how far its past has been read
        self.start = 0
        self.knows: list[list[int]] = []  # by seat and rival: the set of characters that he can be

    def __call__(self, s: Any, seat: int, options: tuple[int, ...], dice: Dice) -> int:
        last = options[-1]
        if options[0] == UP:
            return self.vote(s, seat, dice)
        if options[0] == PASS:
            return self.immune(s, seat, last, dice) if last in IMMUNE else self.call(s, seat, options, dice)
        if last in TAKES:
            return TAKES[scarcest(s, seat)]
        if last in GIVES:
            return max(options, key=lambda gift: hand(s, seat, gift - GIVES[0]))
        return self.turn(s, seat, options, dice)

    def look(self, s: Any) -> None:
        """Take note of what has happened since."""
        if s is not self.world:
            self.world, self.read, self.start = s, (), s.ply
            self.knows = [[EVERY & ~(1 << card)] * s.seats for card in s.identities]
        past, new = s.past, []
        while past and past is not self.read:
            past, event = past
            if event[0] in (INVESTIGATED, ADMITTED, ACCUSED):
                new.append(event)
        self.read = s.past
        for event in new:
            self.learn(event)

    def learn(self, event: tuple[Any, ...]) -> None:
        if event[0] == INVESTIGATED:
            self.knows[event[1]][event[2]] &= event[3]
        elif event[0] == ADMITTED:
            for known in self.knows:
                known[event[1]] &= ~(1 << event[2])
        elif event[3]:  # §5.2 he is out, and his card is nobody else's
            for rival in range(len(self.knows)):
                self.knows[event[1]][rival] &= ~(1 << event[4])

    def guess(self, seat: int, rival: int) -> tuple[float, int]:
        told, best, name, total = self.told[rival], 0.0, 0, 0.0
        for card in members(self.knows[seat][rival]):
            weight = told[card]
            total += weight
            if weight > best:
                best, name = weight, card
        return (best / total if total else 0.0), name

    # a turn ---------------------------------------------------------------------------------------------------------

    def turn(self, s: Any, seat: int, options: tuple[int, ...], dice: Dice) -> int:
        self.look(s)
        rivals = [rival for rival in members(s.remaining) if rival != seat]
        chance, name, target = max((*self.guess(seat, rival), rival) for rival in rivals)
        bold = BOLD[len(rivals) + 1] - HURRY * (s.ply - self.start)
        may_pay = INVESTIGATE[target] in options
        if not s.accused and chance >= (max(bold, SURE) if may_pay else bold):
            return ACCUSE[target][name]
        if may_pay:
            return INVESTIGATE[target]
        return DONE if s.claimed else self.claim(s, seat, options, dice)

    def claim(self, s: Any, seat: int, options: tuple[int, ...], dice: Dice) -> int:
        """Now and then the truth; else whatever brings what is missing most."""
        wanted = BY_NAME[s.identities[seat]]
        if not happens(TRUTH, dice):
            wanted = BY_TYPE[scarcest(s, seat)]
        offered: list[int] = (
            [id for id in wanted if id in options] or [id for id in options if id in CLAIMS] or [*options]
        )
        return offered[int(dice.below(len(offered)))]

    # calls and votes ------------------------------------------------------------------------------------------------

    def call(self, s: Any, seat: int, options: tuple[int, ...], dice: Dice) -> int:
        top = s.stack[-1]
        claims = top.claims if hasattr(top, "claims") else ((top.seat, self.claimed(top.action)),)
        mine = s.identities[seat]
        for place, (claimant, name) in enumerate([claim for claim in claims if claim[0] != seat]):
            often = CALLS
            if name == mine:
                often = CALLS_OWN
            else:
                self.look(s)
                often = CALLS if self.knows[seat][claimant] >> name & 1 else CALLS_KNOWN
            if happens(often, dice):
                return options[1 + place]
        return PASS

    def vote(self, s: Any, seat: int, dice: Dice) -> int:
        top = s.stack[-1]
        claimant = top.claimant if hasattr(top, "claimant") else top.seat
        name = dict(top.claims)[claimant] if hasattr(top, "claims") else self.claimed(top.action)
        self.look(s)
        known = name == s.identities[seat] or not self.knows[seat][claimant] >> name & 1
        sure = self.knows[seat][claimant] == 1 << name
        often = 0.0 if sure else DOWN_KNOWN if known else DOWN
        return DOWN_ID if happens(often, dice) else UP

    def immune(self, s: Any, seat: int, option: int, dice: Dice) -> int:
        often = IMMUNE_OWN if IMMUNE[option] == s.identities[seat] else IMMUNE_LIE
        return option if happens(often, dice) else PASS

    def claimed(self, action: int) -> int:
        claim = ACTIONS[action]
        assert isinstance(claim, Claim)
        return int(claim.character)


def happens(often: float, dice: Dice) -> bool:
    return int(dice.below(PERCENT)) < PERCENT * often


def hand(s: Any, seat: int, type: int) -> int:
    """How many tokens of a type a seat holds."""
    held: int = s.tokens[seat] >> WIDTH * type & LOW
    return held


def scarcest(s: Any, seat: int) -> int:
    """The type that a seat lacks most."""
    return min(TYPES, key=lambda kind: hand(s, seat, kind))


def worth(s: Any, seat: int) -> float:
    """What an imagined game came to: won or lost, or an even share of what is left."""
    winners = s.game.winners(s)
    if winners:
        return float(seat in winners)
    return 1 / count(s.remaining) if s.remaining >> seat & 1 else 0.0
