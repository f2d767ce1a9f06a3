"""The table of Die Erben von Hoax: identities, reserves and marks put down by hand.

    t = table("erben", seats=4, cards="baron monk judge farmer", chips="100 020 001 111", trios="0 1 0 0")

    cards      by seat; seats not named get what is left in the order of the heads, one card of each first
    covers     the heads that are covered at the start, by seat: "thief thief farmer -" (- is none); not given: none is.
               "": stop before the first is covered
    takes      the chips that everyone takes at the start, by seat: "wine gold wine grain" (all wine if not given)
    starter    who begins the first round: 0 if not given
    chips      loose chips by seat at the start of the first turn, wine, gold and grain: "100 020 001 111"
    trios      by seat: "0 1 0 0"
    points     throne points by seat: "0 9 0 0"
    out        the seats that are out of the round: (3,)
    shown      what was shown in this round: {(seller, buyer): "monk judge"}; put down without an event
    deck       how many cards of each identity are not dealt, if it is not what is left

The bank always holds the rest. Later in a test: `t.put(chips=…, …)` changes the same things, `t.hand(seat)` reads loose
chips as "100" and `t.hands` those of all; `t.pass_doubts()` lets a claim pass; `t.stands(seat, action)` is a claim that
nobody doubts; `t.doubted(by, "for against")` is a doubt with the votes that follow it, clockwise; `t.settle()` lets all
windows pass until somebody has to choose; `t.next_turn()` until the turn is another's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from hoodwink.core.action import Action
from hoodwink.core.seats import CHANCE
from hoodwink.games.erben.actions import Cover, Doubt, Take, Vote
from hoodwink.games.erben.identities import BANK, COPIES, LARGE_BANK, USUAL_MOST, Identity, Supply
from hoodwink.games.erben.state import ONE_OF_EACH, TWO_CHIPS, WIDTH, held
from hoodwink.testing.table import TABLES, Table

WINDOWS = ("Doubts", "Declaring", "Condemning", "Reprieving", "Accusations")


class ErbenTable(Table):
    """A table of Die Erben von Hoax."""

    def set_up(  # type: ignore[override]
        self, cards: str = "", covers: str | None = None, takes: str = "", starter: int = 0, **marks: Any
    ) -> None:
        seats = self.game.seats
        dealt = [_identity(name) for name in cards.split()]
        cast = [i for i in Identity if self.state.cast >> i & 1]
        dealt += [i for n in range(COPIES) for i in cast if dealt.count(i) <= n]
        for card in dealt[:seats]:
            self.chance(card)
        if covers == "":
            return
        chosen = ["-"] * seats if covers is None else self._by_seat("covers", covers)
        self.ballot(*(Cover(_any_but(dealt[n]) if name == "-" else _identity(name)) for n, name in enumerate(chosen)))
        kinds = [Supply[word.upper()] for word in takes.split()] or [Supply.WINE] * seats
        two = bool(self.state.modules & TWO_CHIPS)
        self.ballot(*(Take(kind, kind) if two else Take(kind) for kind in kinds))
        if self.asked == (CHANCE,):
            self.chance(starter)
        marked = [0 if name == "-" else 1 << _identity(name) for name in chosen]
        self.set(covered=marked)
        self.put(**marks)

    def put(
        self,
        chips: str | None = None,
        trios: str | None = None,
        covered: str | None = None,
        points: str | None = None,
        out: Iterable[int] = (),
        shown: Mapping[tuple[int, int], str] | None = None,
        deck: Iterable[int] | None = None,
    ) -> ErbenTable:
        """Reserves and marks as they are wanted; what is not named stays. `covered`: "thief,monk - baron -"."""
        s, seats = self.state, self.game.seats
        nouns: dict[str, Any] = {}
        if chips is not None:
            nouns["chips"] = [_chips(word) for word in self._by_seat("chips", chips)]
        if trios is not None:
            nouns["trios"] = [int(word) for word in self._by_seat("trios", trios)]
        if covered is not None:
            words = self._by_seat("covered", covered)
            nouns["covered"] = [sum(1 << _identity(n) for n in w.split(",")) if w != "-" else 0 for w in words]
        if points is not None:
            nouns["throne"] = [int(word) for word in self._by_seat("points", points)]
        if out:
            nouns["remaining"] = s.remaining & ~sum(1 << seat for seat in out)
        if shown is not None:
            table = list(s.shown)
            for (seller, buyer), names in shown.items():
                table[seller * seats + buyer] = sum(1 << _identity(name) for name in names.split())
            nouns["shown"] = tuple(table)
        if deck is not None:
            nouns["deck"] = list(deck)
        full = (LARGE_BANK if seats > USUAL_MOST else BANK) * ONE_OF_EACH
        trios_out = sum(nouns.get("trios", s.trios)) * ONE_OF_EACH
        nouns["bank"] = full - sum(nouns.get("chips", s.chips)) - trios_out
        self.set(**nouns)
        return self

    def _by_seat(self, what: str, words: str) -> list[str]:
        by_seat = words.split()
        assert len(by_seat) == self.game.seats, f"{what} are given for each of the {self.game.seats} seats: {words!r}"
        return by_seat

    # what happens --------------------------------------------------------------------------------------------------

    def pass_doubts(self) -> ErbenTable:
        """Nobody doubts, or doubts any more."""
        while self.frame == "Doubts":
            self.passes()
        return self

    def stands(self, seat: int, action: Action | str) -> ErbenTable:
        """A claim that nobody doubts."""
        told = len(self._log())
        self(seat, action)
        self.pass_doubts()
        self._told = told
        return self

    def doubted(self, by: int, votes: str = "") -> ErbenTable:
        """A doubt, and the votes that follow it, clockwise from the doubter: "for against"."""
        told = len(self._log())
        self(by, Doubt())
        for vote in votes.split():
            (seat,) = self.asked
            assert self.frame == "SupportVote", f"there is no vote to cast: {self!r}"
            self(seat, Vote(support={"for": True, "against": False}[vote]))
        self._told = told
        return self

    def settle(self) -> ErbenTable:
        """All windows pass until somebody has to choose something."""
        told = len(self._log())
        while self.frame in WINDOWS:
            self.passes()
        self._told = told
        return self

    def next_turn(self) -> ErbenTable:
        """All windows pass until somebody has a turn, or a showdown begins."""
        self.settle()
        assert self.frame in ("Turn", "Face"), f"it waits in {self.frame}"
        return self

    # what is to be seen --------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> str:
        """A seat's loose chips as they are given to `chips`."""
        return "".join(str(held(self.state.chips[seat], type)) for type in Supply)

    @property
    def hands(self) -> str:
        return " ".join(self.hand(seat) for seat in range(self.game.seats))

    @property
    def trios(self) -> tuple[int, ...]:
        return tuple(self.state.trios)

    @property
    def throne(self) -> tuple[int, ...]:
        return tuple(self.state.throne)

    @property
    def remaining(self) -> tuple[int, ...]:
        return tuple(self.view().remaining)

    def covered(self, seat: int) -> set[Identity]:
        """The heads that carry a marker."""
        return {Identity(i) for i in self.view().covered[seat]}

    def said(self, kind: str) -> list[dict[str, Any]]:
        """The news of one kind."""
        return [event for event in self.news if event["event"] == kind]


def _any_but(card: Identity) -> Identity:
    return Identity.BARON if card != Identity.BARON else Identity.MONK


def _identity(name: str) -> Identity:
    return Identity[name.upper()]


def _chips(word: str) -> int:
    assert re.fullmatch(r"\d{3}", word), f"chips are written like 120: wine, gold, grain; not {word!r}"
    return sum(int(digit) << (WIDTH * type) for type, digit in enumerate(word))


TABLES["erben"] = ErbenTable
