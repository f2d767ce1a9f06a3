"""What an observation of HEX•HEX XL is, from the view alone."""

from __future__ import annotations

from typing import Any

from reading import Marks

from hoodwink.games.hexhex.counters import A_CARD, A_HEX, A_TOKEN

SPECTATORS = ("open",)  # fields that are read from the view of the spectator
HEXES, ENTRIES, OBJECTS = 4, 4, 16


def read(view: Any, marks: Marks) -> None:
    _table(view, marks)
    _cards(view, marks)
    _hexes(view, marks)
    _window(view, marks)
    _asks(view, marks)
    _own(view, marks, [h[0] for h in view.hexes])


def _table(view: Any, marks: Marks) -> None:
    for seat, voice in enumerate(view.voice):
        marks.count("voice", seat, voice)
        marks.count("debt", seat, -voice)
    marks.count("round", 0, view.round)
    marks.count("rounds", 0, view.rounds)
    marks.put_all("tie", [0] if view.tie else [])
    for name in ("dealer", "caster", "first_dealer", "winner", "curse"):
        marks.put_one(name, getattr(view, name))
    for name in ("open_hands", "mute", "called", "offended", "vexed", "hexed"):
        marks.put_all(name, getattr(view, name))
    for seat in view.signs:
        marks.add("signs", seat)
    for n, sticks in enumerate(view.ring):
        marks.count("ring", n, sticks)
    for seat, stick in enumerate(view.sticks):
        marks.put_one("sticks", stick - 1 if stick else None, seat)
    marks.count("stix_left", 0, view.stix_left)
    marks.put_all("had_grab", [0] if view.had_grab else [])
    for seat, to in enumerate(view.last_target):
        marks.put_one("last_target", to, seat)


def _cards(view: Any, marks: Marks) -> None:
    marks.count("deck", 0, view.deck)
    for kind, copies in view.pile:
        marks.count("pile", kind, copies)
    for seat in range(view.seats):
        marks.count("sizes", seat, view.sizes[seat])
        marks.put_all("absent", view.absent[seat], seat)
        marks.count("down", seat, len(view.down[seat]))
        for kind in view.table[seat]:
            marks.add("table", (seat, kind))
        for kind in view.known[seat] if view.seat >= 0 else ():
            marks.add("known", (seat, kind))
        for kind in view.down[seat] if view.seat >= 0 else ():
            if kind is not None:
                marks.add("known_down", (seat, kind))
        for kind in view.known[seat] if view.seat < 0 else ():
            marks.add("open", (seat, kind))
    for kind, owner, at, used in view.standing:
        marks.add("standing", (owner, kind))
        if at is not None:
            marks.add("standing_at", (at, kind))
        if used:
            marks.add("standing_used", (owner, kind))


def _hexes(view: Any, marks: Marks) -> None:
    for n, h in enumerate(view.hexes):
        _, before, targeter, way, *tokens, compelled, cost = h
        marks.add("hexes", before)
        if n < HEXES:
            marks.put("hex_before", (n, before))
            marks.put_one("hex_targeter", None if targeter < 0 else targeter, n)
            marks.put_one("hex_way", {1: 0, -1: 1}.get(way), n)
            for token, count in enumerate(tokens):
                marks.count("hex_tokens", (n, token), count)
            marks.put_one("hex_compelled", {1: 0, -1: 1}.get(compelled), n)
            marks.count("hex_cost", n, cost)
            marks.put_all("hex_laid", [n] if h[0] in view.readied else [])
    if view.going is not None:
        seat, targeter, cost = view.going
        marks.put("going", seat)
        marks.put("going_targeter", targeter)
        marks.count("going_cost", 0, cost)


def _window(view: Any, marks: Marks) -> None:
    marks.count("depth", 0, len(view.window))
    for layer in view.window:
        for owner, kind, *_ in layer:
            if kind >= 0:
                marks.add("window", (owner, kind))
    for name, layer in zip(("top", "below"), [*reversed(view.window)][:2], strict=False):
        for n, (owner, kind, at, cancelled, down) in enumerate(layer[:ENTRIES]):
            marks.put(f"{name}_owner", (n, owner))
            marks.put_one(f"{name}_card", None if kind < 0 else kind, n)
            if name == "top":
                marks.count("top_at", n, at + 1)
                marks.put_all("top_cancelled", [n] if cancelled else [])
                marks.put_all("top_down", [n] if down else [])
    ages = {h[0]: age for age, h in enumerate(view.hexes)}
    for n, (what, a, b) in enumerate(view.objects[:OBJECTS]):
        marks.put("object", (n, what - A_HEX))
        marks.count("object_a", n, 1 + (ages[a] if what in (A_HEX, A_TOKEN) else a))
        marks.count("object_b", n, 0 if what == A_HEX else 1 + b)
        assert what <= A_CARD


def _asks(view: Any, marks: Marks) -> None:
    match view.frame, view.asks:
        case "HandsUp", (seat, amount):
            marks.put("about", seat)
            marks.count("number", 0, amount)
        case "Signs", (seat,):
            marks.put("about", seat)
        case "Verdict", (seat, about):
            marks.put("about", seat)
            marks.count("number", 0, about + 1)
        case "Readying" | "Stating", (n,):
            marks.count("number", 0, n + 1)


def _own(view: Any, marks: Marks, serials: list[int]) -> None:
    for kind in view.hand:
        marks.add("hand", kind)
    marks.put_one("out", view.out)
    if view.answering is not None and serials.index(view.answering) < HEXES:
        marks.put("answering", serials.index(view.answering))
    for serial, card, to, stated in view.laid:
        age = serials.index(serial)
        if age < HEXES:
            marks.put_one("laid", card, age)
            marks.put_all("laid_none", [age] if card is None else [])
            marks.put_one("laid_to", to, age)
            marks.put_one("laid_as", stated, age)
