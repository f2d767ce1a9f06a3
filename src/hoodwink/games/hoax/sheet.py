"""§1.2 The reference sheet: what each character may do and is immune to. A corrected sheet is a change here only."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Resource(IntEnum):
    CASH = 0
    PRESTIGE = 1
    EVIDENCE = 2


class Character(IntEnum):
    """The seven, in the fixed order of the sheet."""

    EX_WIFE = 0
    LOVER = 1
    SON_IN_LAW = 2
    COUSIN = 3
    CHEF = 4
    GARDENER = 5
    BUTLER = 6


CASH, PRESTIGE, EVIDENCE = Resource
EX_WIFE, LOVER, SON_IN_LAW, COUSIN, CHEF, GARDENER, BUTLER = Character


class Effect(IntEnum):
    """The kinds of privilege."""

    TAKE = 0  # `count` tokens of one of the types, from the supply
    NEIGHBOURS = 1  # each neighbour gives `count` tokens of the giver's choice
    COLLECT = 2  # name a type; every other player gives `count` of it
    EXCHANGE = 3  # any number of one type for as many of another, with the supply or a player
    SEIZE = 4  # up to `count` tokens of one type from one player
    HELP = 5  # `count` tokens as with TAKE; then a player of your choice takes `helped` of his choice


@dataclass(frozen=True, slots=True)
class Privilege:
    effect: Effect
    types: tuple[Resource, ...] = tuple(Resource)  # what may be named
    count: int = 1
    helped: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    character: Character
    privileges: tuple[Privilege, ...]  # alternatives
    immune_to: tuple[Character, ...] = ()


SHEET: tuple[Row, ...] = (
    Row(EX_WIFE, (Privilege(Effect.TAKE, (CASH, EVIDENCE)), Privilege(Effect.NEIGHBOURS))),
    Row(LOVER, (Privilege(Effect.TAKE, (EVIDENCE, PRESTIGE)),), immune_to=(SON_IN_LAW,)),
    Row(SON_IN_LAW, (Privilege(Effect.COLLECT),)),
    Row(COUSIN, (Privilege(Effect.TAKE, (CASH, PRESTIGE)),), immune_to=(CHEF,)),
    Row(CHEF, (Privilege(Effect.EXCHANGE),), immune_to=(GARDENER,)),
    Row(GARDENER, (Privilege(Effect.SEIZE, count=2),)),
    Row(BUTLER, (Privilege(Effect.HELP, (CASH,), helped=1),), immune_to=(EX_WIFE,)),
)

CLUE_SIZE = 4  # of the seven suspicion cards (§1.4), the target's own among them
LAST_ONE_POINTS = 3
TRUTHFUL_POINTS = 1
GOAL = 4  # points that win a series, unless the table sets another goal
TOKENS_IN_THE_BOX = 9  # of each type; no limit on play, only how far the list of actions is laid out beforehand
