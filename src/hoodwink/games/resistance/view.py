"""What each seat of The Resistance may know, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hoodwink.core.dice import Dice
from hoodwink.core.event import Event, chain, everything
from hoodwink.core.seats import NOBODY, SPECTATOR, check_reader, members
from hoodwink.core.view import View, kernel_view, reseal
from hoodwink.games.resistance.events import (
    BLAMED,
    COULD_ACCUSE,
    EXAMINED,
    INVESTIGATED,
    KINDS,
    LOOKED,
    MISSION,
    SIDE_SHOWN,
)  # fmt: skip
from hoodwink.games.resistance.moves import FEW_LOYALTIES, MANY_LOYALTIES, PLAY, SHOW, SIDE
from hoodwink.games.resistance.plots import may_play
from hoodwink.games.resistance.roles import MANY, Card, Plot, Role, learns
from hoodwink.games.resistance.state import BLIND_SPIES, HIDDEN_REVERSER, PLOTS, ResistanceState, lies_before
from hoodwink.games.resistance.worlds import Known, at_start

EVERY_PLOT = tuple(int(plot) for plot in Plot)


@dataclass(frozen=True, slots=True)
class ResistanceView(View):
    """The table as one seat sees it, with perfect recall of what it has seen (in `log`)."""

    cast: tuple[int, ...]  # the characters in play, which all know
    modules: int
    role: int | None  # one's own character now; None for a spectator
    mine: tuple[int | None, ...]  # one's own mission cards: of every mission done, then of the one in progress
    knows: tuple[tuple[int, int], ...] | None  # §1.4 what it learnt when all were dealt: (seat, what), roles.learns
    leader: int | None
    rejections: int
    number: int  # the mission that is being tried, from 0
    team: tuple[int, ...]
    missions: tuple[tuple[int, int, bool, int], ...]  # done: (number, team, succeeded as it stands, leader)
    investigator: int | None
    plots: tuple[tuple[int, ...], ...]  # by seat: the plot cards that lie before it
    drawn: tuple[int, ...]  # plot cards to be given out
    inquisitor: int | None
    held_token: tuple[int, ...]
    hunters: tuple[int, ...]  # revealed
    early_used: bool
    blame_used: bool
    roles: tuple[int, ...] | None  # all characters, once they are shown
    winner: int | None  # a side


def dealt(s: ResistanceState) -> tuple[int, ...]:
    """The characters as they were dealt: a right Blame has swapped two of them (§9.6)."""
    roles = list(s.roles)
    deep, pretender = s.swapped
    if deep != NOBODY:
        roles[deep], roles[pretender] = roles[pretender], roles[deep]
    return tuple(roles)


def view(s: ResistanceState, seat: int) -> ResistanceView:
    check_reader(seat, s.seats)
    ready = NOBODY not in s.roles
    learnt: tuple[tuple[int, int], ...] | None = None
    if seat != SPECTATOR and ready:
        learnt = learns(dealt(s), seat, bool(s.modules & BLIND_SPIES), bool(s.modules & HIDDEN_REVERSER))
    return ResistanceView(
        **kernel_view(s, seat),
        cast=s.game.cast,
        modules=s.modules,
        role=s.roles[seat] if seat != SPECTATOR and s.roles[seat] != NOBODY else None,
        mine=tuple(_card(cards[seat]) for cards in (*(m[2] for m in s.missions), s.cards)) if seat != SPECTATOR else (),
        knows=learnt,
        leader=_seat(s.leader) if ready else None,
        rejections=s.rejections,
        number=s.number,
        team=members(s.team),
        missions=tuple((m[0], m[1], m[3], m[5]) for m in s.missions),
        investigator=_seat(s.token),
        plots=tuple(_lying(s, who) for who in range(s.seats)) if s.modules & PLOTS else ((),) * s.seats,
        drawn=s.drawn,
        inquisitor=_seat(s.inquisitor),
        held_token=members(s.held_token),
        hunters=members(s.hunters),
        early_used=s.early,
        blame_used=bool(s.blamed),
        roles=tuple(s.roles) if s.winner != NOBODY else None,
        winner=_seat(s.winner),
    )


def _lying(s: ResistanceState, who: int) -> tuple[int, ...]:
    return tuple(plot for plot in EVERY_PLOT for _ in range(lies_before(s, who, plot)))


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _card(card: int) -> int | None:
    return None if card == NOBODY else card


def known(view: ResistanceView) -> Known:
    """All that the owner of this view knows for certain."""
    role = view.role
    for event in view.log:
        if event[0] == BLAMED and event[3] and view.seat in event[1:3]:
            role = Role.DEEP_AGENT if view.seat == event[1] else Role.PRETENDER  # as it was dealt
    can = at_start(view.cast, view.seats, view.seat, role, view.knows, view.modules)
    facts = Known(view.seats, view.cast, can)
    facts.read(view.log, view.seat, view.mine or (None,) * (len(view.missions) + 1))
    return facts


def redeal(s: ResistanceState, seat: int, dice: Dice) -> ResistanceState:
    """A state that this seat can't tell from the real one.

    The characters are dealt in any of the ways that fit what the seat knows for certain, each way as likely as the
    next: how anyone played is not weighed. Then mission cards, loyalty cards and replies that it has not seen are
    drawn evenly among those that fit.
    """
    new = s.copy()
    facts = known(view(s, seat))
    world = facts.draw(dice)
    roles = facts.as_now(world)
    dealt_so_far = s.seats - s.roles.count(NOBODY)  # §1.1 from the first seat on
    new.roles[:dealt_so_far] = roles[:dealt_so_far]
    new.undealt = [s.game.cast.count(role) - new.roles.count(role) for role in Role]
    cards = [facts.played(world, mission, dice) for mission in facts.missions]
    new.missions = tuple(
        (m[0], m[1], tuple(mine.get(who, NOBODY) for who in range(s.seats)), *m[3:])
        for m, mine in zip(s.missions, cards, strict=True)
    )
    now = dict(facts.looked)
    if seat >= 0 and s.cards[seat] != NOBODY:
        now[seat] = s.cards[seat]
    for who in range(s.seats):
        if s.cards[who] != NOBODY:
            new.cards[who] = now[who] = now.get(who, dice.pick(may_play(new, who)) - PLAY)
    new.past = chain(_retold(s, new, seat, [*cards, now], dice))
    reseal(new, seat, dice)
    return new


def _retold(
    s: ResistanceState, new: ResistanceState, seat: int, cards: list[dict[int, int]], dice: Dice
) -> Iterator[Event]:
    """The events as they were in the other world: what this seat has not seen is told anew."""
    roles = list(dealt(new)) if NOBODY not in new.roles else list(new.roles)
    done = 0
    for event in everything(s.past):
        kind = KINDS[event[0]]
        hidden = kind.secret and kind.seen(event, seat) != event
        match event:
            case (k, *_) if k == MISSION:
                done += 1
            case (k, agent, target, right) if k == BLAMED and right:
                roles[agent], roles[target] = roles[target], roles[agent]
        if not hidden:
            yield event
            continue
        match event:
            case (k, who, to, _) if k == SIDE_SHOWN:
                yield (SIDE_SHOWN, who, to, SIDE[roles[who]])
            case (k, by, target, _) if k == EXAMINED:
                yield (EXAMINED, by, target, SIDE[roles[target]])
            case (k, by, target, _) if k == INVESTIGATED:
                table = MANY_LOYALTIES if s.seats >= MANY else FEW_LOYALTIES
                yield (INVESTIGATED, by, target, dice.pick(table[roles[target]]) - SHOW)
            case (k, by, member, _) if k == LOOKED:
                yield (LOOKED, by, member, cards[done][member])
            case (k, _, _) if k == COULD_ACCUSE:
                hunter, chiefs = roles.index(Role.SPY_HUNTER), [i for i, r in enumerate(roles) if r == Role.SPY_CHIEF]
                failed = any(cards[done - 1].get(chief) in (Card.FAIL, Card.CHIEF_FAIL) for chief in chiefs)
                yield (COULD_ACCUSE, hunter, failed)
