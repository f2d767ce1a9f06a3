"""What each seat of Masks may know, and the worlds that fit it."""

from dataclasses import dataclass
from itertools import permutations

from hoodwink.core.event import chain, everything
from hoodwink.core.frame import WINDOW
from hoodwink.core.seats import NOBODY, SPECTATOR, members
from hoodwink.core.view import View, kernel_view
from masks.rules import ANSWERED, ASKED_FOR_COIN, PEEKED, SHOWN, SLY, Mask


@dataclass(frozen=True, slots=True)
class MasksView(View):
    mask: int | None  # one's own
    purse: int | None  # one's own
    score: tuple[int, ...]
    bowed: tuple[int, ...]
    round: int
    speaker: int
    named: int
    stepped: int
    masks: tuple[int, ...] | None  # once they are shown


def view(s, seat) -> MasksView:
    mine = seat != SPECTATOR and s.masks[seat] != NOBODY
    return MasksView(
        **kernel_view(s, seat),
        mask=s.masks[seat] if mine else None,
        purse=s.purses[seat] if mine else None,
        score=tuple(s.score),
        bowed=members(s.bowed),
        round=s.round,
        speaker=s.speaker,
        named=s.named,
        stepped=s.stepped,
        masks=None if s.stack else tuple(s.masks),
    )


def fits(seen, masks):
    """Whether these masks, by seat, are possible for the owner of a view."""
    if seen.mask is not None and masks[seen.seat] != seen.mask:
        return False
    for kind, *fields in seen.log:
        if kind == ANSWERED and (masks[fields[0]] == fields[1]) != fields[2]:
            return False
        if kind == PEEKED and fields[2] not in (None, masks[fields[1]]):
            return False
    return True


def redeal(s, seat, dice):
    """Any deal that fits what the seat knows, each as likely as the next; coins of others at random."""
    new = s.copy()
    seen = view(s, seat)
    if any(event[0] == SHOWN for event in seen.log):
        return new
    dealt = s.seats - s.masks.count(NOBODY)
    deals = [masks for masks in permutations(range(len(Mask)), dealt) if fits(seen, masks)]
    new.masks[:dealt] = deals[dice.below(len(deals))]
    new.past = chain(retold(event, seat, new, dice) for event in everything(s.past))
    coins = [event for event in everything(new.past) if event[0] == ASKED_FOR_COIN]
    new.purses = [sum(event[2] for event in coins if event[1] == other) for other in range(s.seats)]
    for other in members(s.answered & ~(0 if seat == SPECTATOR else 1 << seat)):  # replies that are still sealed
        if s.stack[-1].kind != WINDOW:
            new.replies[other] = dice.pick(s.stack[-1].options(new, other))
    return new


def retold(event, seat, new, dice):
    if event[0] == PEEKED and event[1] != seat:
        return (*event[:3], new.masks[event[2]])
    if event[0] == ASKED_FOR_COIN and event[1] != seat:
        return (*event[:2], int(dice.below(2)) if new.masks[event[1]] in SLY else 0)
    return event
