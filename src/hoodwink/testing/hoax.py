"""The table of Hoax: identities, hands and marks put down by hand.

    t = table("hoax", seats=4, identities="butler chef lover cousin", first=1, tokens="c1p1e1 - p2 c3")

    identities   by seat; seats not named get the cards that are left, in the order of the sheet
    first        the option: who begins. Not given: the seat is drawn and is `drawn`, 0 if that isn't given either
    takes        the tokens that everyone takes from the supply at the start, by seat: "cash prestige cash evidence"
                 (all cash if not given); "": stop before the first is taken
    tokens       the hands at the start of the first turn, by seat, put down after that: "c1p1e1 - p2 c3" (- is none)
    imposters    by seat: "- butler,chef - -"
    hoax_card    the seat before which it lies
    exhausted    the seats whose card is turned: (1, 3)
    out          the seats that are eliminated: (3,)

Later in a test: `t.put(tokens=…, …)` changes the same things, `t.hand(seat)` reads a hand as "c1p1e1" (`t.hands`: all),
`t.clue("butler chef lover cousin")` is the answer of chance to an investigation, and `t.ballot(thumbs="down down up")`
is a vote, clockwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from hoodwink.core.action import Action
from hoodwink.core.seats import CHANCE
from hoodwink.games.hoax.actions import Take, Vote
from hoodwink.games.hoax.sheet import Character, Resource
from hoodwink.games.hoax.state import held, tokens_of
from hoodwink.testing.table import TABLES, Table

THUMBS = {"up": Vote(up=True), "down": Vote(up=False)}
LETTERS = "cpe"  # in the order of Resource


class HoaxTable(Table):
    """A table of Hoax."""

    def set_up(  # type: ignore[override]
        self, identities: str = "", takes: str | None = None, drawn: int | None = None, **marks: Any
    ) -> None:
        dealt = [_character(name) for name in identities.split()]
        dealt += [card for card in Character if card not in dealt]
        for card in dealt[: self.game.seats]:
            self.chance(card)
        if self.asked == (CHANCE,):
            self.chance(drawn or 0)
        else:
            assert drawn is None, "the option `first` names the seat that begins, so it is not drawn"
        words = ["cash"] * self.game.seats if takes is None else takes.split()
        for seat in self.asked_in_turn() if words else ():
            self(seat, Take(Resource[words[seat].upper()]))
        self.put(**marks)

    def asked_in_turn(self) -> list[int]:
        """The seats from the first player on."""
        seats: int = self.game.seats
        return [(self.state.first + n) % seats for n in range(seats)]

    def put(
        self,
        tokens: str | None = None,
        imposters: str | None = None,
        hoax_card: int | None = None,
        exhausted: Iterable[int] = (),
        out: Iterable[int] = (),
    ) -> HoaxTable:
        """Hands and marks as they are wanted; what is not named stays."""
        nouns: dict[str, Any] = {}
        if tokens is not None:
            nouns["tokens"] = [_hand(word) for word in self._by_seat("tokens", tokens)]
        if imposters is not None:
            marked = self._by_seat("imposters", imposters)
            nouns["imposters"] = [
                sum(1 << _character(name) for name in word.split(",")) if word != "-" else 0 for word in marked
            ]
        if hoax_card is not None:
            nouns["hoax_card"] = hoax_card
        if exhausted:
            nouns["exhausted"] = sum(1 << seat for seat in exhausted)
        if out:
            nouns["remaining"] = self.state.remaining & ~sum(1 << seat for seat in out)
        if nouns:
            self.set(**nouns)
        return self

    def _by_seat(self, what: str, words: str) -> list[str]:
        by_seat = words.split()
        assert len(by_seat) == self.game.seats, f"{what} are given for each of the {self.game.seats} seats: {words!r}"
        return by_seat

    def ballot(self, *replies: Action | str, thumbs: str = "") -> HoaxTable:
        super().ballot(*replies, *(THUMBS[thumb] for thumb in thumbs.split()))
        return self

    def clue(self, cards: str) -> HoaxTable:
        """The four suspicion cards that an investigation shows."""
        self.chance(sum(1 << _character(name) for name in cards.split()))
        return self

    def hand(self, seat: int) -> str:
        """A seat's tokens as they are given to `tokens`."""
        hand = self.state.tokens[seat]
        words = [f"{letter}{held(hand, type)}" for type, letter in enumerate(LETTERS) if held(hand, type)]
        return "".join(words) or "-"

    @property
    def hands(self) -> str:
        return " ".join(self.hand(seat) for seat in range(self.game.seats))


def _character(name: str) -> Character:
    return Character[name.upper().replace("-", "_")]


def _hand(word: str) -> int:
    assert re.fullmatch(r"-|([cpe]\d+)+", word), f"a hand is written like c1p1e1, or - for none, not {word!r}"
    counts = re.findall(r"([cpe])(\d+)", word)
    return sum(int(tokens_of(LETTERS.index(letter), int(count))) for letter, count in counts)


TABLES["hoax"] = HoaxTable
