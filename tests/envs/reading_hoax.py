"""What an observation of Hoax is, from the view alone."""

from __future__ import annotations

from typing import Any

from reading import Marks, members

from hoodwink.games.hoax.actions import ACTIONS, EXCHANGERS, PRIVILEGE_OF, Claim
from hoodwink.games.hoax.events import KINDS
from hoodwink.games.hoax.sheet import Effect

ALL = {*range(7)}


def read(view: Any, marks: Marks) -> None:
    for name in ("first", "turn", "hoax_card", "trial", "winner", "identity"):
        marks.put_one(name, getattr(view, name))
    for name in ("remaining", "exhausted"):
        marks.put_all(name, getattr(view, name))
    marks.put_all("claimed", [0] if view.claimed else [])
    marks.put_all("accused", [0] if view.accused else [])
    for seat, hand in enumerate(view.tokens):
        for type, number in enumerate(hand):
            marks.count("tokens", (seat, type), number)
    for seat, marked in enumerate(view.imposters):
        marks.put_all("imposters", marked, seat)
    for seat, character in view.immune:
        marks.put("immune", (seat, character))
    for seat, character in enumerate(view.identities or ()):
        marks.put("identities", (seat, character))
    if view.claim is not None:
        _claim(ACTIONS[view.claim], marks)
    _history(view, marks)


def _claim(claim: Any, marks: Marks) -> None:
    assert isinstance(claim, Claim)
    privilege = PRIVILEGE_OF.get(claim) or EXCHANGERS[claim.character]
    takes = claim.takes
    if privilege.effect == Effect.HELP and takes is None:
        takes = privilege.types[0]
    marks.put("claim", int(claim.character))
    marks.put("effect", int(privilege.effect))
    for name, value in (("takes", takes), ("gives", claim.gives), ("of", claim.of), ("helps", claim.helps)):
        marks.put_one(name, None if value is None else int(value))
    marks.count("count", 0, claim.count if privilege.effect == Effect.EXCHANGE else privilege.count)


def _history(view: Any, marks: Marks) -> None:
    clues = dict.fromkeys(range(view.seats), ALL)
    shown = dict(clues)
    for event in (KINDS[event[0]].named(event) for event in view.log):
        match event:
            case {"event": "claimed", "seat": seat, "action": action}:
                marks.add("claims", (seat, int(getattr(ACTIONS[action], "character"))))  # noqa: B009
            case {"event": "called", "seat": seat, "claimant": claimant}:
                marks.add("called", (seat, claimant))
            case {"event": "voted", "claimant": claimant, "up": up, "down": down}:
                for name, voters in (("up", up), ("down", down)):
                    for voter in members(voters):
                        marks.add(name, (voter, claimant))
            case {"event": "admitted", "seat": seat, "character": character}:
                marks.put("admitted", (seat, character))
            case {"event": "immune", "seat": seat, "character": character}:
                marks.add("immunities", (seat, character))
            case {"event": "investigated", "seat": by, "target": target, "cards": cards}:
                marks.add("investigations", (by, target))
                if cards is not None:
                    _narrow(view, by, target, {*members(cards)}, clues, shown)
            case {"event": "accused", "seat": by, "target": target, "right": right, "name": name}:
                marks.put("accusations", (by, target), 2 if right else 1)
                if name is not None:
                    _narrow(view, by, target, {name} if right else ALL - {name}, clues, shown)
    for field, sets in (("clues", clues), ("shown", shown)):
        for seat, cards in sets.items():
            marks.put_all(field, cards if cards != ALL else (), seat)


def _narrow(view: Any, by: int, target: int, fits: set[int], clues: Any, shown: Any) -> None:
    if by == view.seat:
        clues[target] = clues[target] & fits
    elif target == view.seat:
        shown[by] = shown[by] & fits
