"""The table of HEX•HEX XL: hands, effects and Voice put down by hand, and verbs for what a whole table does.

    t = table("hexhex", seats=4, hands="null left,boost right -", at=1)

    hands    by seat, cards with commas, - for none; cards are keys or short forms (SHORT)
    deal     instead: what everybody is dealt, five cards each (four under a curse), with all that a deal brings
    dealer   the option, which counts seats from 1; not given: the last seat, so that seat 0 casts
    at       at whom the caster casts, seat 1 if not given; None: stop before the cast
    effects  what stands: "1:ward 2:ill_omen>3" (seat 2's Ill Omen before seat 3)
    voice    by seat: "5 4 0 -2"
    pile     cards that lie there: "level null"

A card is written "left", with a seat "boost>2", with Deception "null=boost>2" (null laid as Boost to 2); "-" is none.
Objects are written after @: "stun@0" the Hex at place 0, "dispel@rot0" its Rot, "dispel@ward1" the Ward of seat 1,
"null@2" the card of seat 2 in the window. Then:

    t.ready({1: "left"}, out={3: "stun@0"})  the ballots of readying; for several Hexes {1: ["left", "right"]}; who is
                                             not named lays nothing
    t.counter({2: "null@1"})                 one ballot of counters; t.challenge(2, at=0), t.pay(2, at=0): alone
    t.go()                                   nobody counters any more
    t.beat({1: "left"})                      ready, then go
    t.hexed(1, "level")                      a card for when Hexed; then t.go()
    t.skip()                                 everything that leaves nobody a choice is answered, until somebody has one

and what it may look at: `t.voice`, `t.hexes` (by place: dict with names), `t.hand(seat)`, `t.up(seat)` (cards played).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hoodwink.core.action import Action, Pass
from hoodwink.core.seats import CHANCE, NOBODY
from hoodwink.games.hexhex import actions as do
from hoodwink.games.hexhex.cards import WIDTH
from hoodwink.games.hexhex.counters import A_CARD, A_HEX, A_TOKEN, AN_EFFECT, objects
from hoodwink.games.hexhex.legal import before
from hoodwink.games.hexhex.primitives import DEALT, TOKEN_NAMES
from hoodwink.games.hexhex.slots import new_slot
from hoodwink.games.hexhex.state import PUBLIC, with_flag
from hoodwink.testing.table import TABLES, Table

SHORT = {
    "left": "turn_aside_left", "right": "turn_aside_right", "across": "deflect_across", "shot": "called_shot",
    "escalate": "escalating_obsession", "thrice": "double_and_thrice", "mad_left": "maddening_compulsion_left",
    "mad_right": "maddening_compulsion_right", "back": "double_back", "grave": "grave_robber", "fire": "draw_fire",
    "caster": "counter_caster", "sign": "hex_sign", "invert": "inversion", "parting": "parting_shot",
    "what": "what_the_hex", "omen": "ill_omen", "hexhex": "hex_hex", "steady": "steady_hand",
}  # fmt: skip
FIELDS = (
    "number", "before", "targeter", "way", "boosts", "escalations", "grown", "rots", "times", "factors", "compelled",
    "cost",
)  # fmt: skip


class HexTable(Table):
    """A table of HEX•HEX XL."""

    def set_up(  # type: ignore[override]
        self,
        hands: str | None = None,
        deal: str | None = None,
        at: int | None = 1,
        **marks: Any,
    ) -> None:
        seats = self.game.seats
        first = int(self.game.options["dealer"]) - 1
        self.chance(first if first >= 0 else seats - 1)
        self.deal(deal)
        if deal is not None:
            return
        if hands is None:
            self.put(**marks)
        else:
            self.put(hands=hands, **marks)
        if at is not None:
            self(int(self.state.caster), do.Cast(at))

    def deal(self, cards: str | None = None) -> None:
        """A whole deal; without cards everybody gets what there is most of. Then all are ready."""
        by_seat = None if cards is None else [word.split(",") for word in cards.split()]
        while self.asked == (CHANCE,) and self.frame == "DrawCards":
            top = self.state.stack[-1]
            if not top.dealing:
                break
            if by_seat is None:
                self.draw(*self._plenty(top.count))
            else:
                self.draw(*by_seat[top.seat])
        if self.frame == "AllReady" and by_seat is None:
            self.ballot(*[do.Ready()] * self.game.seats)

    def _plenty(self, count: int) -> list[str]:
        left, found = self.state.deck[:], []
        for _ in range(count):
            rows = self.state.rows
            kind = max(range(len(left)), key=lambda kind: left[kind] if not rows[kind].flags & DEALT else -1)
            left[kind] -= 1
            found.append(rows[kind].key)
        return found

    def draw(self, *cards: str) -> HexTable:
        """Chance brings these cards, where somebody draws."""
        self.chance(sum(self.kind(card) << WIDTH * n for n, card in enumerate(cards)))
        return self

    def put(
        self,
        hands: str | None = None,
        effects: str = "",
        voice: str | None = None,
        pile: str = "",
        **nouns: Any,
    ) -> HexTable:
        """Hands, effects and Voice as they are wanted; what is not named stays."""
        s = self.state = self.state.copy()
        s.offered, s.offered_to = (), -9
        if hands is not None:
            words = hands.split()
            assert len(words) == s.seats, f"hands are given for each of the {s.seats} seats: {hands!r}"
            for seat, word in enumerate(words):
                for slot in s.hands[seat]:
                    s.deck[s.kinds[slot]] += 1
                self._hand(seat, [] if word == "-" else word.split(","))
            s.notes = ()
            s.past = _forget(s.past)
        for word in effects.split():
            owner, card = word.split(":")
            card, _, lies = card.partition(">")
            slot = self._from_deck(card, PUBLIC | (1 << s.seats) - 1)
            s.standing += ((slot, int(owner), int(lies) if lies else NOBODY, 0),)
        if voice is not None:
            s.voice = [int(word) for word in voice.split()]
        for card in pile.split():
            s.deck[self.kind(card)] -= 1
            s.pile[self.kind(card)] += 1
        if nouns:
            self.set(**nouns)
        elif s.stack and not s.answered:
            s.asked = s.stack[-1].asked(s)
        return self

    def _hand(self, seat: int, cards: list[str]) -> None:
        slots = [self._from_deck(card, 1 << seat) for card in cards]
        for slot in slots:
            self.state.bars[slot] |= with_flag(self.state, DEALT)
        self.state.hands[seat] = tuple(slots)

    def _from_deck(self, card: str, seen: int) -> int:
        kind = self.kind(card)
        assert self.state.deck[kind] > 0, f"there is no {card} left in the deck"
        self.state.deck[kind] -= 1
        return new_slot(self.state, kind, seen)

    def kind(self, card: str) -> int:
        return int(self.game.deck.number(SHORT.get(card, card)))  # type: ignore[attr-defined]

    # what happens --------------------------------------------------------------------------------------------------

    def ready(
        self, answers: Mapping[int, str | Sequence[str]] | None = None, out: Mapping[int, str] | None = None
    ) -> HexTable:
        told = len(self._log())
        answers, out = dict(answers or {}), dict(out or {})
        assert self.frame == "Readying", f"nothing is readied in {self!r}"
        while self.frame in ("Readying", "Stating"):
            n, stating = self.state.stack[-1].n, self.frame == "Stating"
            for seat in self.asked:
                if len(before(self.state, seat)) > n:
                    given = answers.get(seat, "-")
                    self(seat, self._answer(given if isinstance(given, str) else given[n], stating))
                else:
                    self(seat, self.play(out[seat], True) if seat in out else Pass())
        self._told = told
        return self

    def _answer(self, spec: str, stating: bool) -> Action:
        if spec == "-":
            return Pass()
        card, _, stated = spec.partition("=")
        if stated:
            name, _, to = (stated if stating else card).partition(">")
        else:
            name, _, to = card.partition(">")
        return (do.State if stating else do.Lay)(self.kind(name), int(to) if to else None)

    def play(self, spec: str, readying: bool = False) -> do.Play:
        """A card out of turn, or a counter, with its object."""
        card, _, at = spec.partition("@")
        return do.Play(self.kind(card), self._object(at, readying) if at else None)

    def _object(self, said: str, readying: bool) -> int:
        s = self.state
        for n, (what, a, b) in enumerate(objects(s, readying)):
            if what == A_HEX and said == str(a):
                return n
            if what == A_TOKEN and said == f"{TOKEN_NAMES[b]}{a}":
                return n
            if what == AN_EFFECT and said in [f"{name}{b}" for name in self._names(s.kinds[a])]:
                return n
            if what == A_CARD and not readying and said == str(s.layers[-1][a][0]):
                return n
        raise AssertionError(f"there is no object {said!r} in {objects(s, readying)}")

    def _names(self, kind: int) -> list[str]:
        key = self.state.rows[kind].key
        return [key, *[short for short, name in SHORT.items() if name == key]]

    def counter(self, plays: Mapping[int, str]) -> HexTable:
        assert self.frame == "Counters", f"nothing can be countered in {self!r}"
        told = len(self._log())
        said = {seat: self.play(spec) for seat, spec in plays.items()}
        return self._window(said, told)

    def challenge(self, seat: int, at: int = 0) -> HexTable:
        return self._window({seat: do.Challenge(at)}, len(self._log()))

    def pay(self, seat: int, at: int = 0) -> HexTable:
        return self._window({seat: do.Pay(at)}, len(self._log()))

    def _window(self, said: Mapping[int, Action], told: int) -> HexTable:
        assert set(said) <= set(self.asked), f"seats {[*said]} are to play, but seats {self.asked} are asked"
        for seat in self.asked:
            self(seat, said.get(seat, Pass()))
        self._told = told
        return self

    def go(self) -> HexTable:
        told = len(self._log())
        while self.frame == "Counters":
            self.passes()
        self._told = told
        return self

    def beat(
        self, answers: Mapping[int, str | Sequence[str]] | None = None, out: Mapping[int, str] | None = None
    ) -> HexTable:
        told = len(self._log())
        if answers or out or self.frame == "Readying":  # with empty hands all round a Hex has gone off by itself
            self.ready(answers, out)
        self.go()
        self._told = told
        return self

    def hexed(self, seat: int, card: str = "-") -> HexTable:
        told = len(self._log())
        self(seat, Pass() if card == "-" else do.Hexed(self.kind(card)))
        self.go()
        self._told = told
        return self

    def skip(self) -> HexTable:
        told = len(self._log())
        while not self.over and self.asked != (CHANCE,) and all(len(self.options(seat)) == 1 for seat in self.asked):
            for seat in self.asked:
                self(seat, self.options(seat)[0])
        self._told = told
        return self

    # what is to be seen --------------------------------------------------------------------------------------------

    @property
    def voice(self) -> tuple[int, ...]:
        return tuple(self.state.voice)

    @property
    def hexes(self) -> list[dict[str, int]]:
        return [dict(zip(FIELDS, h, strict=True)) for h in self.view().hexes]

    @property
    def lies(self) -> list[int]:
        """Before whom the Hexes lie, the oldest first."""
        return [h["before"] for h in self.hexes]

    def hand(self, seat: int) -> list[str]:
        return [self._names(kind)[-1] for kind in self.view(seat).hand]

    def up(self, seat: int) -> list[str]:
        return [self._names(kind)[-1] for kind in self.view().table[seat]]

    def said(self, kind: str) -> list[dict[str, Any]]:
        """The news of one kind."""
        return [event for event in self.news if event["event"] == kind]


def _forget(past: Any) -> Any:
    """The log up to the start of the round: what was dealt then is not what lies on the table now."""
    while past and past[1][0] != 0:
        past = past[0]
    return past


TABLES["hexhex"] = HexTable
