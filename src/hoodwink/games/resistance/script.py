"""What is read aloud when the characters have been dealt, so that each seat learns what it should (§1.3, §1.4).

The script is a list of steps: who shuts or opens the eyes, who raises or lowers a thumb. The spoken lines are made
from the steps, and a test acts the steps out: what the open eyes have seen is what `roles.learns` says.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from hoodwink.core.game import Game
from hoodwink.core.words import listed, sentence
from hoodwink.games.resistance.roles import SPIES, Role, name


class Do(Enum):
    SHUT_EYES = "shut eyes"
    OPEN_EYES = "open eyes"
    RAISE_THUMB = "raise thumb"
    LOWER_THUMB = "lower thumb"


@dataclass(frozen=True, slots=True)
class Step:
    """What the characters named do now; all others stay as they are."""

    do: Do
    who: frozenset[Role]


EVERYONE = frozenset(Role)


def steps(cast: tuple[int, ...], blind: bool, hidden: bool) -> list[Step]:
    """The script for the characters in play; empty where nobody has anything to see."""
    acts = [] if blind else _spies(cast, hidden)  # §4.1 §R2
    acts += _chiefs(cast)
    return [Step(Do.SHUT_EYES, EVERYONE), *acts, Step(Do.OPEN_EYES, EVERYONE)] if acts else []


def _spies(cast: tuple[int, ...], hidden: bool) -> list[Step]:
    """§1.3 The spies see each other; §6.2 thumbs show them their Chiefs, §9.3 §9.4 and who only looks like a spy."""
    asleep = {Role.DEEP_AGENT} | ({Role.SPY_REVERSER} if hidden else set())  # §9.3 §11.3
    awake = frozenset(Role(role) for role in cast if role in SPIES - asleep)
    thumbs = frozenset(Role(r) for r in cast if r in (Role.SPY_CHIEF, Role.DEEP_AGENT, Role.PRETENDER))
    if sum(role in awake for role in cast) < 2 and not thumbs - awake:
        return []  # a lone spy who would see nobody
    return _look(awake, thumbs)


def _chiefs(cast: tuple[int, ...]) -> list[Step]:
    """§6.2 Two resistance Chiefs see each other; §9.2 a Chief sees the Coordinator's thumb."""
    thumbs = frozenset({Role.COORDINATOR} & set(cast))
    if cast.count(Role.RESISTANCE_CHIEF) < 2 and not thumbs:
        return []
    return _look(frozenset({Role.RESISTANCE_CHIEF}), thumbs)


def _look(awake: frozenset[Role], thumbs: frozenset[Role]) -> list[Step]:
    """Thumbs move only while all eyes are shut."""
    up = [Step(Do.RAISE_THUMB, thumbs)] if thumbs else []
    down = [Step(Do.LOWER_THUMB, thumbs)] if thumbs else []
    return [*up, Step(Do.OPEN_EYES, awake), Step(Do.SHUT_EYES, awake), *down]


# aloud --------------------------------------------------------------------------------------------------------------


def lines(game: Game) -> list[str]:
    """The lines to be read, one a step."""
    cast: tuple[int, ...] = getattr(game, "cast", ())
    plan = steps(cast, bool(game.options["blind_spies"]), bool(game.options["hidden_reverser"]))
    return [spoken(step, cast) for step in plan]


def spoken(step: Step, cast: tuple[int, ...]) -> str:
    """A step, as it is said to a table at which these characters are in play."""
    if step.who == EVERYONE:
        if step.do is Do.SHUT_EYES:
            return "Eyes shut, everybody, and hold out one fist over the table."
        return "Now everybody may look up. The game begins."
    match step.do:
        case Do.RAISE_THUMB:
            return f"{sentence(_named(step.who, cast))}: {_thumb(step, cast)} up, and keep your eyes shut."
        case Do.LOWER_THUMB:
            return f"{sentence(_named(step.who, cast))}: {_thumb(step, cast)} down."
        case Do.SHUT_EYES:
            return f"{sentence(_called(step.who, cast))}: eyes shut again."
    return f"{sentence(_called(step.who, cast))}: look up. {_seen(step.who, cast)}"


def _seen(awake: frozenset[Role], cast: tuple[int, ...]) -> str:
    """What those who look up now see."""
    if Role.RESISTANCE_CHIEF in awake:
        seen = ["whoever looks back is the other Chief"] if cast.count(Role.RESISTANCE_CHIEF) > 1 else []
        seen += ["the raised thumb is the Coordinator's"] if Role.COORDINATOR in cast else []
        return sentence("; ".join(seen)) + "."
    spies = sum(role in awake for role in cast) > 1
    seen = ["whoever looks back is a spy like you"] if spies else []
    if Role.SPY_CHIEF in awake:
        seen.append("one who does so with a thumb up is a spy Chief")
    if Role.PRETENDER in cast:
        seen.append("of the two thumbs over shut eyes one is the Deep Agent's, the other the Pretender's")
    elif Role.DEEP_AGENT in cast:
        seen.append("the thumb over shut eyes is the Deep Agent's")
    return sentence("; ".join(seen)) + "."


def _called(awake: frozenset[Role], cast: tuple[int, ...]) -> str:
    """Those who look, by a name that nobody takes wrongly for his own."""
    if Role.RESISTANCE_CHIEF in awake:
        return _named(awake, cast)
    others = [f"the {title(role)}" for role in Role if role in SPIES - awake and role in cast]
    return f"all spies but {listed(others, 'and')}" if others else "all spies"


def _named(who: frozenset[Role], cast: tuple[int, ...]) -> str:
    """`both spy Chiefs and the Deep Agent`."""
    return listed([f"both {title(r)}s" if cast.count(r) > 1 else f"the {title(r)}" for r in sorted(who)])


def _thumb(step: Step, cast: tuple[int, ...]) -> str:
    return "thumbs" if sum(role in step.who for role in cast) > 1 else "thumb"


def title(role: int) -> str:
    """`spy Chief`, `Deep Agent`: sides in small letters."""
    return " ".join(w if w in ("spy", "resistance") else w.capitalize() for w in name(role).split())
