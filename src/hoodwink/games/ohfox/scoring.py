"""§7 Scoring and ties, and §8 the objectives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.games.ohfox.animals import TURNS, Objective
from hoodwink.games.ohfox.events import (
    BY_ATTACKS,
    BY_HEARTS,
    BY_PREDATOR,
    BY_TRIGGER,
    SCORED,
    SHARED,
    TIED,
    WON,
)  # fmt: skip
from hoodwink.games.ohfox.moves import DOUBLE, PLAY, SINGLE, STOP_CARD, TRIGGER
from hoodwink.games.ohfox.state import OhFoxState

ALL_TURNS: Final[int] = TURNS
FICKLER: Final[int] = int(Objective.FICKLER)
NAVIGATOR: Final[int] = int(Objective.NAVIGATOR)
SLOWPOKE: Final[int] = int(Objective.SLOWPOKE)
STRAGGLER: Final[int] = int(Objective.STRAGGLER)
STROLLER: Final[int] = int(Objective.STROLLER)
EVERY_DIRECTION: Final = 15
STOPS: Final = 3
SINGLES: Final = 4

# §8 Objectives ------------------------------------------------------------------------------------------------------


def completed(objective: i64, row: tuple[int, ...]) -> i64:
    """The turn in which a whole row of cards, looked at as printed (§8.7), completes an objective; 0 if it doesn't.

    The swimmer is not a matter of cards (§8.6)."""
    cards = [(action - PLAY) >> 2 for action in row]
    if objective == FICKLER:  # §8.1
        return ALL_TURNS if all([cards[n] != cards[n + 1] for n in range(ALL_TURNS - 1)]) else 0
    if objective == SLOWPOKE:  # §8.3
        return ALL_TURNS if DOUBLE not in cards else 0
    if objective == NAVIGATOR:  # §8.2
        directions: i64 = 0
        for turn in range(ALL_TURNS):
            if cards[turn] != STOP_CARD:
                directions |= 1 << ((row[turn] - PLAY) & 3)
                if directions == EVERY_DIRECTION:
                    return turn + 1
    elif objective == STRAGGLER:  # §8.4
        return _when_all(cards, STOP_CARD, STOPS)
    elif objective == STROLLER:  # §8.5
        return _when_all(cards, SINGLE, SINGLES)
    return 0


def _when_all(cards: list[int], kind: i64, number: i64) -> i64:
    """The turn in which the last of so many cards of a kind is played; 0 if it isn't."""
    count: i64 = 0
    for turn in range(ALL_TURNS):
        if cards[turn] == kind:
            count += 1
            if count == number:
                return turn + 1
    return 0


# §7 Scores and ties -------------------------------------------------------------------------------------------------


def first_trigger(row: tuple[int, ...]) -> int:
    """§7.6 The turn of the first trigger card; after the last turn, if none was played (§R8)."""
    turn = 0
    for action in row:
        turn += 1
        if (action - PLAY) >> 2 == TRIGGER:
            return turn
    return turn + 1


def finish(s: OhFoxState, hearts: list[int], wounds: list[int], attacks: list[int]) -> None:
    """§7.5 Each wound takes a heart away; most hearts win. §7.6 to §7.9 A tie is filtered until one is left."""
    scores = [max(0, hearts[seat] - wounds[seat]) for seat in range(s.seats)]  # §R10
    s.hearts = tuple(hearts)
    s.wounds = tuple(wounds)
    s.scores = tuple(scores)
    s.tell((SCORED, s.hearts, s.wounds, s.scores))
    best = _best(scores, (1 << s.seats) - 1)
    s.ending = BY_HEARTS
    if _is_tie(best):  # §7.6
        best = _filter(s, BY_TRIGGER, best, _best([first_trigger(row) for row in s.rows], best))
    if _is_tie(best) and (best >> s.predator) & 1:  # §7.7
        best = _filter(s, BY_PREDATOR, best, 1 << s.predator)
    if _is_tie(best):  # §7.8
        best = _filter(s, BY_ATTACKS, best, _best([-count for count in attacks], best))
    if _is_tie(best):
        s.ending = SHARED  # §7.9
    s.winners = best
    s.tell((WON, best))
    s.end()


def _is_tie(seats: i64) -> bool:
    return seats & (seats - 1) != 0


def _best(values: list[int], among: i64) -> i64:
    """The set of those who have the most."""
    most = max([value for seat, value in enumerate(values) if (among >> seat) & 1])
    best: i64 = 0
    for seat in range(len(values)):
        if (among >> seat) & 1 and values[seat] == most:
            best |= 1 << seat
    return best


def _filter(s: OhFoxState, by: i64, among: i64, left: i64) -> i64:
    s.ending = by
    s.tell((TIED, by, among, left))
    return left
