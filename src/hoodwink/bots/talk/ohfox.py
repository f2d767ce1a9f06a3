"""Oh, Fox!: idle talk along the trails. Predator and prey say the same, and neither means it."""

from __future__ import annotations

from collections.abc import Iterator

from hoodwink.bots.talk.remark import EVERYWHERE, NAMED, Moment, Trigger, Triggers, others
from hoodwink.core.view import View
from hoodwink.games.ohfox.events import PLAYED, PREDATOR

TRIGGERS: Triggers = {
    **EVERYWHERE,
    NAMED: Trigger(0.4, ("not_me", "hungry"), answers=True),
    "played": Trigger(0.03, ("hungry", "pond"), ("saw_you", "who")),
    "the predator": Trigger(0.3, ("hungry", "trust_me")),
}


def moments(view: View, start: int) -> Iterator[Moment]:
    """What happened from the event of this number on, by what all have seen. The film at the end speaks for itself."""
    for at, event in enumerate(view.log[start:], start):
        if event[0] == PLAYED:
            for seat in range(view.seats):
                yield Moment(seat, "played", at, others(seat, view.seats))
        elif event[0] == PREDATOR:
            yield Moment(event[1], "the predator", at)
