"""Characters and tables of The Resistance: who is dealt at how many seats, who may play what, who learns what."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from hoodwink.core.errors import BadSetup


class Side(IntEnum):
    RESISTANCE = 0
    SPY = 1


class Role(IntEnum):
    RESISTANCE = 0
    SPY = 1
    RESISTANCE_CHIEF = 2
    SPY_CHIEF = 3
    RESISTANCE_HUNTER = 4
    SPY_HUNTER = 5
    DUMMY_AGENT = 6
    COORDINATOR = 7
    DEEP_AGENT = 8
    PRETENDER = 9
    RESISTANCE_REVERSER = 10
    SPY_REVERSER = 11


SPIES = frozenset({Role.SPY, Role.SPY_CHIEF, Role.SPY_HUNTER, Role.DEEP_AGENT, Role.SPY_REVERSER})


def side_of(role: int) -> Side:
    return Side.SPY if role in SPIES else Side.RESISTANCE


class Card(IntEnum):
    """Mission cards."""

    SUCCESS = 0
    FAIL = 1
    CHIEF_FAIL = 2
    REVERSE = 3


class Loyalty(IntEnum):
    """Loyalty cards of the Hunter module (§7.3)."""

    NOT_A_CHIEF = 0
    CHIEF = 1
    RESISTANCE_CHIEF = 2
    SPY_CHIEF = 3


class Plot(IntEnum):
    CLOSE_EYE = 0
    STRONG_LEADER = 1
    NO_CONFIDENCE = 2
    TAKE_RESPONSIBILITY = 3
    OPINION_MAKER = 4
    OVERHEARD_CONVERSATION = 5
    IN_THE_SPOTLIGHT = 6
    OPEN_UP = 7
    ESTABLISH_CONFIDENCE = 8


LEAST, MOST = 5, 10
MISSIONS = 5
TO_WIN = 3  # §3.6
REJECTIONS = 5  # §2.4
MANY = 7  # seats from which on the larger tables, Chief Fail and the two-fail rule are used

SPY_COUNT = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}  # §1.1
TEAM_SIZE = {  # §2.1 by mission
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
FAILS_NEEDED = {seats: (1, 1, 1, 2 if seats >= MANY else 1, 1) for seats in SPY_COUNT}  # §3.3 §3.4

SMALL_DECK = {  # §5.1
    Plot.CLOSE_EYE: 2, Plot.STRONG_LEADER: 2, Plot.NO_CONFIDENCE: 1, Plot.TAKE_RESPONSIBILITY: 1, Plot.OPINION_MAKER: 1,
}  # fmt: skip
ADDED_DECK = {
    Plot.NO_CONFIDENCE: 2, Plot.OPINION_MAKER: 1, Plot.OVERHEARD_CONVERSATION: 2, Plot.IN_THE_SPOTLIGHT: 1,
    Plot.OPEN_UP: 1, Plot.ESTABLISH_CONFIDENCE: 1,
}  # fmt: skip
PLOTS_DRAWN = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}  # §5.2


def deck(seats: int) -> list[int]:
    """§5.1 By plot card: how many there are."""
    return [SMALL_DECK.get(p, 0) + (ADDED_DECK.get(p, 0) if seats >= MANY else 0) for p in Plot]


def cast(seats: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """§1.1 §6.1 §9 §11.1 The characters that are dealt; BadSetup, with the reason, where they can't be."""
    spies = [Role.SPY] * SPY_COUNT[seats]
    others = [Role.RESISTANCE] * (seats - SPY_COUNT[seats])
    if options["hunter"]:
        chiefs = 2 if seats >= 10 else 1
        spies = [Role.SPY_CHIEF] * chiefs + [Role.SPY_HUNTER] + spies[chiefs + 1 :]
        chiefs = 2 if seats >= 8 else 1
        others = [Role.RESISTANCE_CHIEF] * chiefs + [Role.RESISTANCE_HUNTER] + others[chiefs + 1 :]
    _check(options)
    reverser = options["reverser"]
    wanted = {
        Role.DUMMY_AGENT: options["dummy_agent"],
        Role.COORDINATOR: options["coordinator"],
        Role.PRETENDER: options["pretender"],
        Role.RESISTANCE_REVERSER: reverser in ("resistance", "both"),
        Role.DEEP_AGENT: options["deep_agent"],
        Role.SPY_REVERSER: reverser in ("spy", "both"),
    }
    for role, is_wanted in wanted.items():
        if is_wanted:
            mine, plain = (spies, Role.SPY) if role in SPIES else (others, Role.RESISTANCE)
            if plain not in mine:
                raise BadSetup(_full(seats, plain, wanted))
            mine[mine.index(plain)] = role
    return tuple(sorted(spies + others))


def _full(seats: int, plain: Role, wanted: Mapping[Role, Any]) -> str:
    """§R1 Why a cast can't be dealt."""
    same = [name(role) for role, is_wanted in wanted.items() if is_wanted and side_of(role) == side_of(plain)]
    return f"with {seats} seats and these modules there are too few plain {name(plain)} places for {', '.join(same)}"


def _check(options: Mapping[str, Any]) -> None:
    """§R1 §R2 What needs what."""
    for variation in ("dummy_agent", "coordinator", "deep_agent", "pretender", "blame"):
        if options[variation] and not options["hunter"]:
            raise BadSetup(f"option {variation} needs the Hunter module: set hunter=true")
    if options["pretender"] and not options["deep_agent"]:
        raise BadSetup("option pretender needs the Deep Agent: set deep_agent=true")
    if options["blame"] and not (options["deep_agent"] and options["pretender"]):
        raise BadSetup("option blame needs deep_agent=true and pretender=true")
    if options["hidden_reverser"] and options["reverser"] not in ("spy", "both"):
        raise BadSetup("option hidden_reverser needs a spy Reverser: set reverser=spy or reverser=both")
    if options["blind_spies"]:
        for shown in ("deep_agent", "pretender", "hidden_reverser"):
            if options[shown]:
                raise BadSetup(f"option {shown} says what spies see, so it can't be played with blind_spies")


def name(role: int) -> str:
    return Role(role).name.lower().replace("_", " ")


# who learns what at the start ---------------------------------------------------------------------------------------

SPY_SEEN, SPY_CHIEF_SEEN, DEEP_AGENT_SEEN, EITHER_SEEN, CHIEF_SEEN, COORDINATOR_SEEN = range(6)


def learns(roles: tuple[int, ...], seat: int, blind: bool, hidden: bool) -> tuple[tuple[int, int], ...]:
    """§1.3 §6.2 §9.2 §9.3 §9.4 §11.3 What a seat learns when all have closed their eyes: (seat, what), by seat."""
    me = roles[seat]
    unseen = {Role.SPY_REVERSER} if hidden else set()
    thumbs = {Role.DEEP_AGENT, Role.PRETENDER}
    learnt: list[tuple[int, int]] = []
    if me in SPIES and me not in unseen and me != Role.DEEP_AGENT and not blind:  # §R13 §R2
        both = Role.PRETENDER in roles
        for other, role in enumerate(roles):
            if other == seat or role in unseen or not (role in SPIES or role in thumbs):
                continue
            if role in thumbs:
                learnt.append((other, EITHER_SEEN if both else DEEP_AGENT_SEEN))
            else:
                learnt.append((other, SPY_CHIEF_SEEN if role == Role.SPY_CHIEF else SPY_SEEN))
    if me == Role.RESISTANCE_CHIEF:
        for other, role in enumerate(roles):
            if other != seat and role in (Role.RESISTANCE_CHIEF, Role.COORDINATOR):
                learnt.append((other, CHIEF_SEEN if role == Role.RESISTANCE_CHIEF else COORDINATOR_SEEN))
    return tuple(learnt)
