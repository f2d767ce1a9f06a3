"""The film of a game of Oh, Fox!, as pictures: made of the events of the playing-out and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from hoodwink.core.event import Event
from hoodwink.games.ohfox import events as e

TURN, HALF, STEP, BLOW, MEAL, TEXT = "turn", "half", "step", "blow", "meal", "text"


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: where everybody is, what everybody has, and what is said to it."""

    kind: str  # how long it is shown
    turn: int  # 0 before the first
    step: int
    places: tuple[int, ...]  # by seat: a space
    moves: tuple[tuple[int, int, int], ...]  # by seat, while they are half-way: from, to, how; else ()
    hearts: tuple[int, ...]
    wounds: tuple[int, ...]
    struck: int  # the space of an attack, a bite or a healing; −1 for none
    hit: int  # the seat that it is about; −1 for none
    event: Event  # to be told


def frames(view: Any) -> list[Frame]:
    """All pictures of a game that is over, from the log of whoever may see it."""
    log = [event for event in view.log if event[0] >= e.SHOWN]
    none = (0,) * view.seats
    frame = Frame(TEXT, 0, 0, tuple(view.homes), (), none, none, -1, -1, ())
    found: list[Frame] = []
    at = 0
    while at < len(log):
        event = log[at]
        at += 1
        if event[0] == e.STEPPED:
            met: list[Event] = []
            while at < len(log) and log[at][0] in (e.ATTACKED, e.SPARED):
                met.append(log[at])
                at += 1
            found += _step(frame, event, met)
        else:
            found.append(_after(frame, event))
        frame = found[-1] if found else frame
    return found


def _step(frame: Frame, event: Event, met: list[Event]) -> Iterator[Frame]:
    """A micro-step: half-way, with the meetings there; then all have arrived, with the meetings there."""
    _, turn, step, moves = event
    if any(how != e.STAYS for _, _, how in moves):
        frame = replace(frame, kind=HALF, step=step, moves=moves, struck=-1, hit=-1, event=event)
        yield frame
        for one in [one for one in met if one[6] >= 0]:
            frame = _after(frame, one)
            yield frame
        frame = replace(frame, kind=STEP, places=tuple(to for _, to, _ in moves), moves=(), struck=-1, hit=-1, event=())
        yield frame
    for one in [one for one in met if one[6] < 0]:
        frame = replace(_after(frame, one), turn=turn, step=step)
        yield frame


def _after(frame: Frame, event: Event) -> Frame:
    """The same, with what this event did."""
    hearts, wounds = list(frame.hearts), list(frame.wounds)
    kind, turn, step, places, struck, hit = TEXT, frame.turn, frame.step, frame.places, -1, -1
    match event:
        case (e.TURN, turn, _, places):
            kind, step = TURN, 0
        case (e.ATTACKED, _, _, hit, by, struck, _, _, _):
            kind = BLOW
            hearts[by] += 1
            wounds[hit] += 1
        case (e.SPARED, _, _, hit, _, struck, _, _):
            kind = BLOW
        case (e.ATE, _, hit, struck, _, now):
            kind, hearts[hit] = MEAL, now
        case (e.HEALED, _, hit, struck, now):
            kind, wounds[hit] = MEAL, now
        case (e.HEART, _, hit, _, _, _):
            kind = MEAL
            hearts[hit] += 1
    return replace(
        frame, kind=kind, turn=turn, step=step, places=places, hearts=tuple(hearts), wounds=tuple(wounds),
        struck=struck, hit=hit, event=event,
    )  # fmt: skip
