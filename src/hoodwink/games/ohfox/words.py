"""Oh, Fox! in English, for the terminal. What happened is in telling.py."""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.core.action import Action
from hoodwink.core.event import Event
from hoodwink.core.words import Step, sentence
from hoodwink.games.ohfox.actions import ACTIONS, Guess, Play
from hoodwink.games.ohfox.animals import TURNS, Card, Direction
from hoodwink.games.ohfox.events import PLAYED, SHOWN
from hoodwink.games.ohfox.moves import PLAY
from hoodwink.games.ohfox.telling import CARDS, Telling, animal_name, card_name, sign
from hoodwink.games.ohfox.view import OhFoxView

_SECTIONS = {
    Card.SINGLE: "3.2", Card.DOUBLE: "3.3", Card.STOP: "3.4", Card.MOVE_STOP: "3.5", Card.TRIGGER: "3.6",
}  # fmt: skip


class OhFoxWords(Telling):
    """What is said at a table of Oh, Fox!."""

    __slots__ = ()

    def question(self, view: OhFoxView) -> str:
        if not view.asked:
            return f"{sentence(self.several(view.waiting))} to answer." if view.waiting else "The game is over."
        if view.frame == "Guess":
            return f"All cards are played. Who {'is' if view.seats == 2 else 'are'} {self.several(self._prey(view))}?"
        return f"Turn {view.turn + 1} of {TURNS}: which card do you play?"

    def _prey(self, view: OhFoxView) -> tuple[int, ...]:
        return tuple(seat for seat in range(view.seats) if seat != view.predator)

    def action(self, view: OhFoxView, action: Action) -> str:
        match action:
            case Play():
                return sentence(card_name(action))
            case Guess():
                return sentence(self.so_far([step.label for step in self.path(view, action)]))
        return str(action)

    def section(self, view: OhFoxView, action: Action) -> str:
        return _SECTIONS[action.card] if isinstance(action, Play) else view.section

    def path(self, view: OhFoxView, action: Action) -> tuple[Step, ...]:
        match action:
            case Play(card=card, direction=None):
                return (Step(sentence(CARDS[card]), self._lead(view, action)),)
            case Play(card=card, direction=direction):
                toward = Direction(direction or 0).name.lower()
                left = view.hands[view.seat][card] if view.seat >= 0 else 0
                return Step(sentence(CARDS[card]), f"{left} left"), Step(toward, self._lead(view, action))
            case Guess():
                named = zip(self._prey(view), action.named, strict=False)
                return tuple(Step(f"{self.name(seat)} the {animal_name(prey)}") for seat, prey in named)
        return (Step(str(action)),)

    def _lead(self, view: OhFoxView, play: Action) -> str:
        """Where a card would take one."""
        if not view.leads:
            return ""
        steps = view.leads[ACTIONS.id(play) - PLAY]
        return f"to {', '.join(self.space(view, space) for space in steps[1::2])}" if steps else "stay"

    def so_far(self, labels: Sequence[str]) -> str:
        return ", ".join(labels)

    def turn_starts(self, event: Event) -> bool:
        return event[0] in (PLAYED, SHOWN)

    def table(self, view: OhFoxView) -> list[dict[str, str]]:
        rows = []
        for seat in range(view.seats):
            row = {"": self.label(seat), "home": self.space(view, view.homes[seat])}
            row["role"] = "predator" if seat == view.predator else "" if view.predator is None else "prey"
            row["cards"] = " ".join(sign(ACTIONS[id]) for id in view.rows[seat]) or "·"
            if view.animals is None:
                counts = zip(Card, view.hands[seat], strict=True)
                row |= {card.name.lower().replace("_", "-"): str(number or "·") for card, number in counts}
            else:
                row["role"] = animal_name(view.animals[seat])
                row["hearts"], row["wounds"] = str(view.hearts[seat]), str(view.wounds[seat])
                row["score"] = str(view.scores[seat])
            rows.append(row)
        return rows
