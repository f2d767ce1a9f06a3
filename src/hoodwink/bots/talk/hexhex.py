"""HEX•HEX XL: what is said about Hexes that come, go and go off. Nobody hides a side; some hide that they lead."""

from __future__ import annotations

from collections.abc import Iterator

from hoodwink.bots.talk.remark import EVERYWHERE, NAMED, PRAISED, Moment, Trigger, Triggers, any_of, as_set, others
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.core.seats import members
from hoodwink.games.hexhex.actions import Law
from hoodwink.games.hexhex.events import DISMISSED, HEXED, MOVED, ROUND
from hoodwink.games.hexhex.view import HexView

LAWS = 32  # the bit of `modules` for the first law, as in state.py, where a bot does not look
WORDS = sum(LAWS << law for law in (Law.KEYWORD_YOU, Law.KEYWORD_I, Law.KEYWORD_HEX))  # laws about what is said
TRIGGERS: Triggers = {
    **EVERYWHERE,
    NAMED: Trigger(0.3, ("mercy",), answers=True),
    PRAISED: Trigger(0.25, (), ("thanks",), answers=True),
    "round": Trigger(0.04, (), ("watch",)),
    "hexed": Trigger(0.2, ("ouch", "ouch", "mean"), ("you-next",)),
    "dodged": Trigger(0.04, ("missed_me",)),
    "rid of it": Trigger(0.08, ("missed_me",)),
}


def silent(view: HexView) -> tuple[int, ...]:
    """§12.4 §13.7 Who had better say nothing: those on whom a curse lies, and everybody where a word is a slip."""
    return tuple(range(view.seats)) if view.modules & WORDS else view.vexed if view.curse is not None else ()


def moments(view: HexView, start: int) -> Iterator[Moment]:
    """What happened from the event of this number on, by what all have seen."""
    for at, event in enumerate(view.log[start:], start):
        yield from _of(event, at, view.seats)


def _of(event: Event, at: int, seats: int) -> Iterator[Moment]:
    match event:
        case (k, *_) if k == ROUND:
            for seat in range(seats):
                yield Moment(seat, "round", at, others(seat, seats))
        case (k, seat, targeter, *_) if k == HEXED:
            yield Moment(seat, "hexed", at, 1 << targeter if targeter not in (seat, -1) else others(seat, seats))
        case (k, _, came, to, *_) if k == MOVED and came != to:
            yield Moment(came, "dodged", at)
        case (k, seat, _) if k == DISMISSED:
            yield Moment(seat, "rid of it", at)


def whom(view: HexView, moment: Moment, phrase: str, dice: Dice) -> tuple[str, int]:
    """Of several, whoever has most Voice: let all eyes be on him."""
    among = members(moment.among)
    most = max(view.voice[seat] for seat in among)
    return phrase, any_of(as_set(seat for seat in among if view.voice[seat] == most), dice)
