"""What is counted in many games of HEX•HEX XL, from their logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from hoodwink.core.event import everything
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.state import HexState

CANT = "can't"
MOST_ANSWERS = 3  # that the report lists for a card


def counts(s: HexState) -> dict[str, int]:
    """Rounds, passes, rounds that ended where they began, Voice at the end, cards played, and answers to passes."""
    found: Counter[str] = Counter()
    moved, last = False, dict[int, int]()  # by Hex: the card that passed it last
    laid = dict[int, int]()  # by Hex: the answer that was turned up last
    for event in everything(s.past):
        kind = event[0]
        if kind == events.ROUND:
            found["rounds"] += 1
            moved, last, laid = False, {}, {}
        elif kind == events.ROUND_OVER:
            found["first target"] += not moved
        elif kind == events.MOVED:
            moved = True
            found["passes"] += not event[6]
            last[event[1]] = laid[event[1]]
        elif kind == events.DUPLICATED:
            last[event[2]] = last[event[1]]
        elif kind in (events.ANSWERED, events.CANT):
            answer = event[3] if kind == events.ANSWERED else -1
            if event[2] in last:
                found[f"answer {last[event[2]]} {answer}"] += 1
            if answer >= 0:
                laid[event[2]] = answer
                found[f"played {answer}"] += 1
        elif kind in (events.PLAYED, events.COUNTERED, events.LAID_OPEN, events.HEXED_CARD):
            found[f"played {event[2]}"] += 1
    for voice in s.voice:
        found[f"voice {voice}"] += 1
    return dict(found)


def figures(counted: Mapping[str, int], rows: tuple[Card, ...]) -> dict[str, Any]:
    """The same as a report: figures and tables."""
    rounds = counted.get("rounds", 0)
    if not rounds:
        return {}
    voices = {int(name.split()[1]): n for name, n in counted.items() if name.startswith("voice ")}
    seats = sum(voices.values())
    answers: dict[int, Counter[int]] = {}
    for name, n in counted.items():
        if name.startswith("answer "):
            card, answer = [int(part) for part in name.split()[1:]]
            answers.setdefault(card, Counter())[answer] += n
    return {
        "passes a round": f"{counted.get('passes', 0) / rounds:.2f}",
        "rounds that end on the first target": f"{counted.get('first target', 0) / rounds:.1%}",
        "Voice at the end": {
            str(voice): {"seats": f"{voices[voice]:,}", "share": f"{voices[voice] / seats:.1%}"}
            for voice in sorted(voices)
        },
        "card": {
            card.titles[0]: {
                "played": f"{counted.get(f'played {kind}', 0):,}",
                "a round": f"{counted.get(f'played {kind}', 0) / rounds:.3f}",
                "answered by": _answers(answers.get(kind, Counter()), rows),
            }
            for kind, card in enumerate(rows)
            if f"played {kind}" in counted
        },
    }


def _answers(found: Counter[int], rows: tuple[Card, ...]) -> str:
    """`can't 34 %, Turn Aside Left 20 %`."""
    total = sum(found.values())
    named = [(CANT if card < 0 else rows[card].titles[0], n) for card, n in found.most_common(MOST_ANSWERS)]
    return ", ".join([f"{name} {n / total:.0%}" for name, n in named])
