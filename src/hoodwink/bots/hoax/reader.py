"""Hoax: what a seat that reads the others makes of its view, and what they may make of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hoodwink.beliefs.hoax import marginals
from hoodwink.beliefs.hoax_notes import NAMES, Notes
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.games.hoax.events import ACCUSED, ADMITTED, INVESTIGATED
from hoodwink.games.hoax.view import HoaxView, chances, possible

ANY = (1 << NAMES) - 1
FINE = 1 << 20  # of a number from 0 to 1


@dataclass(frozen=True, slots=True)
class Style:
    """How much a reader trusts what it reads, and how well it hides: as it stands, sharp's.

    Truth, candour, frankness and trust were set by play, a lone bot with another number among its like (some 400 games
    each); the others are guesses. What doubts cost is in `hoodwink.beliefs.hoax_notes`: everybody reckons so.
    """

    # calls and votes
    candid: float = 2.5  # a claim is so much likelier to be made by one who is what he says
    frank_call: float = 0.2  # how often a claim to its own card is called as the lie that it is; else as if it had not
    frank_vote: float = 0.8  # and voted on: a thumb among others tells less, and it is the thumb that counts
    # claims, in tokens
    caught: float = 1.0  # what an imposter token costs, beside the gain that is lost
    whim: float = 0.6  # a bluffer must not be read: up to so much is added to each claim by chance
    truth: float = 0.1  # how often it claims to be what it is: about as often as chance would
    trap: float = 1.0  # and so much more for the chance that it is voted down, which wins
    believed: float = 1.0  # its claims are believed so much more than what the rivals have seen of it tells them
    immune_true: float = 0.9  # how often an immunity is claimed, true or false:
    immune_lie: float = 0.75  # nearly alike, so that silence tells little
    # accusations, in wins
    trust: float = 0.6  # what was read may have been feigned: so much of it counts, the rest is what is certain
    fear: tuple[float, float] = (0.4, 1.0)  # a rival who thinks me less likely names me never; one who does more, now
    waiting: tuple[float, ...] = (0.0, 0.0, 1.3, 1.12, 1.08, 1.06, 1.03)  # by seats left: a share, if one can wait
    patience: int = 14  # but not for ever: after so many turns it is worth less and less:
    weary: float = 0.03  # so much with each
    learning: float = 0.1  # what it is worth to know a name for sure, beside the chance to say it at once


class Reader:
    """Follows one table. What it has read of the log it need not read again; another log makes it start afresh."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.log: tuple[Event, ...] = ()
        self.key: Any = None
        self.can: tuple[int, ...] = ()

    def look(self, view: HoaxView, style: Style) -> Table:
        key, known = (view.seat, view.seats, view.identity), len(self.log)
        if self.key != key or view.log[:known] != self.log:
            self.key, known, self.notes = key, 0, Notes(view.seats, view.seat)
        new = view.log[known:]
        self.notes.read(new)
        if not known or any(event[0] in (ACCUSED, ADMITTED, INVESTIGATED) for event in new):
            self.can = possible(view)
        self.log = view.log
        return Table(view, self.notes, self.can, self.dice, style)


class Table:
    """One look at it. Whatever takes long is worked out when somebody asks."""

    def __init__(self, view: HoaxView, notes: Notes, can: tuple[int, ...], dice: Dice, style: Style) -> None:
        assert view.identity is not None
        self.view, self.notes, self.can, self.dice, self.style = view, notes, can, dice, style
        self.me, self.card = view.seat, view.identity
        self.mine = view.tokens[view.seat]
        self.left = len(view.remaining)
        self.rivals = [seat for seat in view.remaining if seat != view.seat]

    def luck(self) -> float:
        """A number from 0 to 1."""
        return int(self.dice.below(FINE)) / FINE

    @cached_property
    def told(self) -> list[list[float]]:
        return [self.notes.told(seat) for seat in range(self.view.seats)]

    @cached_property
    def odds(self) -> list[list[float]]:
        """By seat and character: how likely it is."""
        return marginals(self.can, self.told)

    @cached_property
    def counted(self) -> tuple[tuple[float, ...], ...]:
        """The same by what is certain alone."""
        return chances(self.can)

    @cached_property
    def unseen(self) -> list[list[float]]:
        """The same for one who knows what I know, but not my card."""
        return marginals((*self.can[: self.me], ANY, *self.can[self.me + 1 :]), self.told)

    @cached_property
    def shown(self) -> list[int]:
        """By seat: the set of characters that it has seen I can be. I was there."""
        shown = [ANY] * self.view.seats
        for event in self.log_of(INVESTIGATED):
            if event[2] == self.me:
                shown[event[1]] &= event[3]
        return [cards & ~self.notes.imposters[self.me] for cards in shown]

    def log_of(self, kind: int) -> list[Event]:
        return [event for event in self.view.log if event[0] == kind]

    @cached_property
    def seen(self) -> list[list[float]]:
        """By rival: how likely he thinks that I am each character. What he knows of third ones is left out."""
        told = self.told[self.me]
        found: list[list[float]] = [[] for _ in range(self.view.seats)]
        for rival in self.rivals:
            shown, his = self.shown[rival], self.odds[rival]
            weights = [told[c] * (1 - his[c]) if shown >> c & 1 else 0.0 for c in range(NAMES)]
            total = sum(weights)
            found[rival] = [weight / total for weight in weights] if total > 0 else [1 / NAMES] * NAMES
        return found

    def guess(self, rival: int) -> tuple[float, int]:
        """The likeliest name of a rival, and how likely it is."""
        odds = self.odds[rival]
        best = max(odds)
        return best, odds.index(best)
