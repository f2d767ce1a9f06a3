"""§1.2 §1.3 The identities, what each may do, and the numbers of the rulebook: data, one row an identity."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Supply(IntEnum):
    """§1.3 What reserves are made of."""

    WINE = 0
    GOLD = 1
    GRAIN = 2


class Identity(IntEnum):
    """The seven, in the order of the heads on the back of every card."""

    BARON = 0
    MONK = 1
    JUDGE = 2
    MERCHANT = 3
    MAGICIAN = 4
    THIEF = 5
    FARMER = 6


class Way(IntEnum):
    """Which of the two ways of an identity is used."""

    A = 0
    B = 1


class Effect(IntEnum):
    """The kinds of personal action."""

    TAKE = 0  # `count` of `type` from the bank
    TAX = 1  # name a supply; everyone gives one of it
    COLLECT = 2  # everyone gives one chip of the giver's choice
    SWAP = 3  # one for one, with the bank or with anyone
    BEWITCH = 4  # all loose chips of one player
    STEAL = 5  # one or two of one kind from one player, out of trios too


class Reaction(IntEnum):
    """§7.1 The four reactions, in the order of a turn."""

    DECLARE = 0  # as Baron
    CONDEMN = 1  # as Judge
    REPRIEVE = 2  # as Monk
    IMMUNE = 3  # as Magician


WINE, GOLD, GRAIN = Supply
BARON, MONK, JUDGE, MERCHANT, MAGICIAN, THIEF, FARMER = Identity
REACTS_AS = (BARON, JUDGE, MONK, MAGICIAN)  # by reaction


@dataclass(frozen=True, slots=True)
class Power:
    """One way of an identity."""

    effect: Effect
    type: Supply | None = None
    count: int = 0


POWERS: tuple[tuple[Power, ...], ...] = (  # by identity: way A, and way B where there is one
    (Power(Effect.TAKE, GOLD, 2), Power(Effect.TAX)),
    (Power(Effect.TAKE, WINE, 2), Power(Effect.COLLECT)),
    (Power(Effect.TAKE, WINE, 1), Power(Effect.TAKE, GRAIN, 1)),
    (Power(Effect.TAKE, GOLD, 1), Power(Effect.SWAP)),
    (Power(Effect.BEWITCH),),
    (Power(Effect.STEAL),),
    (Power(Effect.TAKE, GRAIN, 2),),
)

LEAST, USUAL_MOST, MOST = 3, 8, 14  # §1.1 seats
COPIES = 2  # §1.2 cards of each identity
BANK, LARGE_BANK = 20, 40  # §1.3 chips of each kind
MOST_STOLEN = 2  # §3.12 by one theft
MOST_FINE = 2  # §7.4 chips
GOAL = 10  # §1.4 throne points
WRONG_DOUBT = 3  # §4.6
FIRST_WRONG_DOUBT = 2  # §12.8
ACCUSATION = 1  # §9.2 §9.3
SHOWDOWN_WON, SHOWDOWN_LOST = 3, 1  # §10.6
STAKE = 10  # §12.14 for each seat
