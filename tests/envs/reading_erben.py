"""What an observation of Die Erben von Hoax is, from the view alone."""

from __future__ import annotations

from typing import Any

from reading import Marks

from hoodwink.games.erben.actions import ACTIONS, Buy, Claim, Condemn, Declare, Immune, Reprieve, Swap
from hoodwink.games.erben.events import KINDS, ROUND
from hoodwink.games.erben.identities import BARON, FIRST_WRONG_DOUBT, JUDGE, MAGICIAN, MONK, POWERS

AS = {Declare: BARON, Condemn: JUDGE, Reprieve: MONK, Immune: MAGICIAN}


def read(view: Any, marks: Marks) -> None:
    starts = [n for n, event in enumerate(view.log) if event[0] == ROUND]
    this_round = [KINDS[event[0]].named(event) for event in view.log[starts[-1] + 1 :]] if starts else []
    _table(view, marks)
    _seats(view, this_round, marks)
    _action(view, marks)
    _fines(view, marks)
    _history(view, this_round, marks)


def _table(view: Any, marks: Marks) -> None:
    marks.count("round", 0, view.round)
    marks.put_all("showdown", [0] if view.showdown else [])
    for name in ("starter", "turn", "doubter", "winner", "identity"):
        marks.put_one(name, getattr(view, name))
    for name in ("remaining", "doubted", "support", "opposed", "silenced", "met", "spared", "barons"):
        marks.put_all(name, getattr(view, name))
    for name in ("bank", "fresh"):
        for type, number in enumerate(getattr(view, name)):
            marks.count(name, type, number)
    for reaction, seats in enumerate(view.reacted):
        marks.put_all("reacted", seats, reaction)
    if view.claim is not None:
        marks.put("claimant", view.claim[0])
        marks.put("claimed", view.claim[1])
    if view.sells is not None:
        seller, buyer, number = view.sells
        marks.put("seller", seller)
        marks.put("buyer", buyer)
        marks.put("sold", 0, number)


def _seats(view: Any, this_round: list[dict[str, Any]], marks: Marks) -> None:
    lost: dict[int, set[int]] = {seat: set() for seat in range(view.seats)}
    doubted = None
    for event in this_round:
        match event:
            case {"event": "admitted", "seat": seat, "identity": identity}:
                lost[seat].add(identity)
            case {"event": "turned", "seat": seat}:
                doubted = seat
            case {"event": "scored", "seat": seat, "count": count} if seat == doubted:
                if count == FIRST_WRONG_DOUBT:  # §12.8 a second identity
                    lost[seat].clear()
                doubted = None
    for seat in range(view.seats):
        marks.put_all("covered", lost[seat] | {*view.covered[seat]}, seat)
        for card in view.turned[seat]:
            marks.add("turned", (seat, card))
        for type, number in enumerate(view.chips[seat]):
            marks.count("chips", (seat, type), number)
        marks.count("trios", seat, view.trios[seat])
        marks.count("throne", seat, view.throne[seat])
        marks.put_all("seen", view.seen[seat], seat)
        marks.put_all("showed", view.showed[seat], seat)
    for seat, card in enumerate(view.cards or ()):
        marks.put_one("cards", None if card < 0 else card, seat)


def _action(view: Any, marks: Marks) -> None:
    deed = None if view.deed is None else ACTIONS[view.deed]
    if isinstance(deed, Claim):
        power = POWERS[deed.identity][deed.way]
        marks.put("deed", 0)
        marks.put("identity_used", int(deed.identity))
        marks.put("effect", int(power.effect))
        type = deed.type if power.type is None else power.type
        marks.put_one("type", None if type is None else int(type))
        marks.count("count", 0, power.count or deed.count)
        marks.put_one("of", deed.of)
    elif isinstance(deed, Buy):
        marks.put("deed", 1)
        marks.put("of", deed.target)
        marks.count("count", 0, deed.cards)
    elif view.accused is not None:
        marks.put("deed", 2)
        marks.put("of", view.accused)
    answering = None if view.answering is None else ACTIONS[view.answering]
    if isinstance(answering, Swap):
        marks.put("swap", (0, int(answering.gives)))
        marks.put("swap", (1, int(answering.takes)))


def _fines(view: Any, marks: Marks) -> None:
    for judge, action in view.fines:
        fine = ACTIONS[action]
        assert isinstance(fine, Condemn)
        marks.put("fines", (judge, int(fine.type)), fine.count)
        marks.put_one("shares", fine.share, judge)
    for monk, action in view.reprieves:
        offer = ACTIONS[action]
        assert isinstance(offer, Reprieve)
        marks.put("reprieves", (monk, int(offer.type)))


def _history(view: Any, this_round: list[dict[str, Any]], marks: Marks) -> None:
    for event in this_round:
        match event:
            case {"event": "claimed" | "reacted", "seat": seat, "action": id}:
                action = ACTIONS[id]
                identity = action.identity if isinstance(action, Claim) else AS[type(action)]
                marks.add("claims", (seat, int(identity)))
            case {"event": "doubted", "seat": seat, "claimant": claimant}:
                marks.add("doubts", (seat, claimant))
            case {"event": "showed", "seat": seat, "to": to, "count": count}:
                marks.add("sales", (seat, to), count)
            case {"event": "accused", "seat": by, "target": target, "right": right, "name": name}:
                marks.put("accusations", (by, target), 2 if right else 1)
                if by == view.seat:
                    marks.put("named", (target, name), 2 if right else 1)
