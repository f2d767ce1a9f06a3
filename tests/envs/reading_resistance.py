"""What an observation of The Resistance is, from the view alone."""

from __future__ import annotations

from typing import Any

from reading import Marks, members

from hoodwink.games.resistance.events import KINDS
from hoodwink.games.resistance.roles import Plot, deck

LIE_OPEN = (Plot.CLOSE_EYE, Plot.STRONG_LEADER, Plot.NO_CONFIDENCE, Plot.OPINION_MAKER, Plot.IN_THE_SPOTLIGHT)


def read(view: Any, marks: Marks) -> None:
    log = [KINDS[event[0]].named(event) for event in view.log]
    _table(view, marks)
    _attempts(log, marks)
    _missions(view, log, marks)
    _plots(view, log, marks)
    _tokens(view, log, marks)
    _secrets(view, log, marks)
    kinds = sorted({*view.cast})
    if view.role is not None:
        marks.put("role", kinds.index(view.role))
    if view.winner is not None:
        marks.put("winner", view.winner)
        for seat, role in enumerate(view.roles):
            marks.put("roles", (seat, kinds.index(role)))


def _table(view: Any, marks: Marks) -> None:
    marks.put_one("leader", view.leader)
    marks.count("rejections", 0, view.rejections)
    marks.put("number", view.number)
    marks.put_all("team", view.team)
    for seat, what in view.knows or ():
        marks.put("knows", (seat, what))


def _attempts(log: list[dict[str, Any]], marks: Marks) -> None:
    """The attempts since the last mission, told from the oldest on."""
    teams: dict[int, int] = {}
    votes: dict[int, tuple[int, int]] = {}
    opinions = None
    attempt = 0
    for event in log:
        match event["event"]:
            case "mission":
                teams, votes, attempt, opinions = {}, {}, 0, None
            case "proposed":
                teams[attempt] = event["team"]
            case "opinions":
                opinions = (event["approve"], event["reject"])
            case "voted":
                votes[attempt] = (event["approve"], event["reject"])
                opinions = None
            case "rejected":
                attempt = event["count"]
                opinions = None
    for n, team in teams.items():
        marks.put_all("proposals", members(team), n)
    for n, (approve, reject) in votes.items():
        marks.put_all("for", members(approve), n)
        marks.put_all("against", members(reject), n)
    for n, seats in enumerate(opinions or ()):
        marks.put_all("opinions", members(seats), n)


def _missions(view: Any, log: list[dict[str, Any]], marks: Marks) -> None:
    approved = 0
    for event in log:
        if event["event"] == "voted":
            approved = event["approve"]
        elif event["event"] == "mission":
            number = event["number"] - 1
            marks.put_all("approved", members(approved), number)
            for n, card in enumerate(("success", "fail", "chief_fail", "reverse")):
                if event[card]:
                    marks.put("counts", (number, n), event[card])
    for number, team, succeeded, leader in view.missions:
        marks.put("results", (number, 0 if succeeded else 1))
        marks.put_all("teams", members(team), number)
        marks.put("leaders", (number, leader))
    for number, card in zip([*(m[0] for m in view.missions), view.number], view.mine, strict=False):
        marks.put_one("mine", card, number)


def _plots(view: Any, log: list[dict[str, Any]], marks: Marks) -> None:
    left = deck(view.seats)
    looked: set[int] = set()
    shown: dict[int, int] = {}
    for event in log:
        match event:
            case {"event": "drew", "plot": plot}:
                left[plot] -= 1
            case {"event": "mission"}:
                looked, shown = set(), {}
            case {"event": "open_card", "member": member, "card": card}:
                shown[member] = card
            case {"event": "looked", "seat": by, "member": member}:
                looked.add(member)
                marks.put("lookers", (by, member))
            case {"event": "side_shown", "seat": seat, "to": to}:
                marks.put("shown_to", (seat, to))
    for seat, lying in enumerate(view.plots):
        for plot in lying:
            marks.add("hands", (seat, LIE_OPEN.index(plot)))
    for n, plot in enumerate(view.drawn):
        marks.put("drawn", (n, plot))
    for plot, count in enumerate(left):
        marks.count("deck", plot, count)
    marks.put_all("looked_at", looked)
    for member, card in shown.items():
        marks.put("open_cards", (member, card))


def _tokens(view: Any, log: list[dict[str, Any]], marks: Marks) -> None:
    marks.put_one("investigator", view.investigator)
    marks.put_one("inquisitor", view.inquisitor)
    marks.put_all("held_token", view.held_token)
    marks.put_all("early_used", [0] if view.early_used else [])
    side = {}
    for event in log:
        match event:
            case {"event": "hunter", "seat": seat, "side": of}:
                side[seat] = of
            case {"event": "accused", "seat": seat, "target": target, "right": False}:
                marks.put("accused", (side[seat], target))
            case {"event": "investigated", "seat": by, "target": target}:
                marks.put("investigations", (by, target))
            case {"event": "examined", "seat": by, "target": target}:
                marks.put("examined", (by, target))
            case {"event": "blamed", "seat": by, "target": target, "right": right}:
                marks.put("blame", (0, by))
                marks.put("blame", (1, target))
                marks.put("blamed", 0, 2 if right else 1)
    assert {*side} == {*view.hunters}
    for seat, of in side.items():
        marks.put("hunters", (of, seat))


def _secrets(view: Any, log: list[dict[str, Any]], marks: Marks) -> None:
    """What is told to one alone."""
    missions = [event["number"] - 1 for event in log if event["event"] == "mission"]
    done = 0
    for event in log:
        match event:
            case {"event": "mission"}:
                done += 1
            case {"event": "could_accuse", "seat": seat, "could": could} if seat is not None:
                marks.put("could_accuse", missions[done - 1], 2 if could else 1)
            case {"event": "looked", "seat": by, "member": member, "card": card} if by == view.seat:
                marks.put("seen_cards", ([*missions, view.number][done], member, card))
            case {"event": "side_shown", "seat": seat, "to": to, "side": shown} if to == view.seat:
                marks.put("sides", (seat, shown))
            case {"event": "examined", "seat": by, "target": target, "side": shown} if by == view.seat:
                marks.put("sides", (target, shown))
            case {"event": "investigated", "seat": by, "target": target, "card": card} if by == view.seat:
                marks.put("loyalties", (target, card))
            case {"event": "investigated", "seat": by, "target": target, "card": card} if target == view.seat:
                marks.put("showed", (by, card))
