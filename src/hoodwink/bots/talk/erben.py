"""Die Erben von Hoax: what is said about claims and doubts. It is the same whether they are true or not."""

from __future__ import annotations

from collections.abc import Iterator

from hoodwink.bots.talk.remark import EVERYWHERE, NAMED, Moment, Trigger, Triggers
from hoodwink.core.event import Event
from hoodwink.core.view import View
from hoodwink.games.erben.events import ACCUSED, ADMITTED, BOUGHT, CLAIMED, DISMISSED, DOUBTED, REACTED, TURNED

TRIGGERS: Triggers = {
    **EVERYWHERE,
    NAMED: Trigger(0.4, ("dare", "trust_me"), answers=True),
    "my claim": Trigger(0.05, ("dare", "trust_me"), fleeting=True),
    "doubted": Trigger(0.25, ("dare", "trust_me", "mercy"), ("why",), fleeting=True),
    "believed": Trigger(0.12, ("thanks",)),
    "caught": Trigger(0.25, ("sorry", "mercy")),
    "shown": Trigger(0.2, ("trust_me",)),
    "clue": Trigger(0.2, (), ("know",)),
    "looked at": Trigger(0.08, ("mercy",), ("why",)),
    "not named": Trigger(0.3, ("missed",)),
}


def moments(view: View, start: int) -> Iterator[Moment]:
    """What happened from the event of this number on, by what all have seen."""
    for at, event in enumerate(view.log[start:], start):
        yield from _of(event, at)


def _of(event: Event, at: int) -> Iterator[Moment]:
    match event:
        case (k, seat, _) if k in (CLAIMED, REACTED):
            yield Moment(seat, "my claim", at)
        case (k, doubter, claimant, _, _) if k == DOUBTED:
            yield Moment(claimant, "doubted", at, 1 << doubter)
        case (k, claimant, _) if k == DISMISSED:
            yield Moment(claimant, "believed", at)
        case (k, seat, _) if k == ADMITTED:
            yield Moment(seat, "caught", at)
        case (k, seat, _) if k == TURNED:
            yield Moment(seat, "shown", at)
        case (k, seat, target, _, _) if k == BOUGHT:
            yield Moment(seat, "clue", at, 1 << target)
            yield Moment(target, "looked at", at, 1 << seat)
        case (k, _, target, right, _) if k == ACCUSED and not right:
            yield Moment(target, "not named", at)
