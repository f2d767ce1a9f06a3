"""What stands out in the numbers, in sentences: whatever its interval keeps apart from an even share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hoodwink.arena.balance.measures import Group, Measured
from hoodwink.arena.intervals import Share
from hoodwink.arena.tally import UNFINISHED
from hoodwink.core.game import Game

MOST = 7  # sentences for a game, the largest distances first
Label = Callable[[type[Game], Group], str]


def findings(one: Measured, label: Label) -> list[str]:
    told = sorted(_all(one, label), key=lambda item: -item[0])
    more = [f"And {len(told) - MOST} more, in the charts below."] if len(told) > MOST else []
    return [line for _, line in told[:MOST]] + more


def _all(one: Measured, label: Label) -> Iterator[tuple[float, str]]:
    for group in one.groups:
        where = label(one.game, group)
        for side, share in list(group.sides.items())[:1]:
            yield from _apart(f"The {_plain(side)}", share, 0.5, where)
        for role, share in group.roles.items():
            if role not in group.sides and not group.sides:
                yield from _apart(f"The {_plain(role)}", share, group.even, where)
        for seat, share in group.by_seat.items():
            yield from _apart(f"Seat {seat}", share, group.even, where)
        if UNFINISHED in group.endings:
            share = group.endings[UNFINISHED]
            yield share.rate, f"{share.rate:.1%} of the games don't end ({where})."
    for noted in one.noted:
        for effect in noted.effects:
            if effect.is_apart:
                who = f"seats of the {_plain(effect.side)}" if effect.side else "seats"
                yield (
                    abs(effect.share.rate - effect.without),
                    f"{noted.table.capitalize()}, {_plain(effect.row)}: {who} with it win {effect.share.rate:.0%} "
                    f"({effect.share.low:.0%} to {effect.share.high:.0%}), without it {effect.without:.0%}.",
                )


def _apart(who: str, share: Share, even: float, where: str) -> Iterator[tuple[float, str]]:
    if not share.low <= even <= share.high:
        how = "more" if share.rate > even else "less"
        yield (
            abs(share.rate - even),
            f"{who} wins {how} than an even share: {share.rate:.0%} ({share.low:.0%} to {share.high:.0%}) "
            f"against {even:.0%}, {where}.",
        )


def _plain(name: str) -> str:
    return name.replace("_", " ")
