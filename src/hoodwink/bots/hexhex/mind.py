"""HEX•HEX XL, level `regular`: what a seat makes of its view.

Cards are read from the deck as data, by what they do, never by their keys. A Hex is followed for some passes: who can
probably answer it (cards in hand, what is known of them, what can be left in the deck), whom it hits at what cost, and
what that is worth to me. One Voice of mine counts 1; one of another counts as he is near to winning, all others
together 1.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from hoodwink.beliefs.hexhex import rows_of, unseen
from hoodwink.bots.hexhex.style import REGULAR, Style
from hoodwink.bots.hexhex.worth import BLANK, CARD, DRAWN, SIGNED, price, worth
from hoodwink.core.dice import Dice
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.primitives import (
    ACROSS,
    AGAIN,
    ANSWERS,
    ANYONE,
    ANYONE_LATER,
    COMPELS,
    COUNTER,
    DECEIVE,
    DISCARD,
    DISMISS,
    DRAW,
    EITHER,
    GRAB,
    LEFT,
    MOVES,
    OMEN,
    ONWARD,
    OPPOSITE,
    RIGHT,
    ROB,
    SIDES,
    SIGN,
    STEAL,
    TALISMAN,
    TARGETER,
    WARD,
)
from hoodwink.games.hexhex.vexes import NO_COUNTERS
from hoodwink.games.hexhex.view import HexView

MIRRORED = 32  # the bit of `modules`, as in state.py, where a bot does not look


Hex = tuple[int, int, int, int, int]  # what it costs before it is multiplied, escalations, Rots, factor, must go
Sent = tuple[Hex, int, int]  # to whom, and how many cards he loses before it comes
STANDARD: Hex = (1, 0, 0, 1, 0)


@lru_cache(maxsize=64)
def answering(rows: tuple[Card, ...], n: int, must: int, mirrored: bool, mute: bool) -> int:
    """The set of kinds that answer a Hex that has to go this way (0: any)."""
    found = 0
    for kind, card in enumerate(rows):
        if not card.flags & ANSWERS or (mute and card.category == COUNTER):
            continue
        if must and not card.flags & COMPELS:
            turned = -must if mirrored else must
            fits = card.to == (LEFT if turned == 1 else RIGHT) or card.to in (EITHER, SIDES, ONWARD)
            if not (fits or card.to in (ANYONE, ANYONE_LATER) or (card.to == ACROSS and n == 3)):
                continue
        found |= 1 << kind
    return found


class Mind:
    """A view, and what follows from it."""

    def __init__(self, dice: Dice, rows: tuple[Card, ...] | None = None, style: Style = REGULAR) -> None:
        self.dice = dice
        self.given = rows
        self.style = style

    def luck(self) -> float:
        """A number from 0 to 1."""
        return self.dice.below(1000) / 1000

    def row(self, kind: int) -> Card:
        return self.rows[kind] if 0 <= kind < len(self.rows) else BLANK

    def look(self, view: HexView) -> None:
        self.view, self.me, self.n = view, view.seat, view.seats
        self.rows = self.given or rows_of(view)
        self.mirrored = bool(view.modules & MIRRORED)
        self._rivals()
        self._effects()
        self.free = list(view.hand)
        for kind in [*[card for _, card, _, _ in view.laid], view.out]:
            if kind in self.free:
                self.free.remove(kind)
        self.before = [0] * self.n
        for h in view.hexes:
            self.before[h[1]] += 1
        for owner, kind, *_ in view.window[0] if view.window else ():
            if self.row(kind).flags & ANSWERS:
                self.before[owner] -= 1  # that Hex has its answer, which has left the hand
        self._odds: dict[tuple[int, int], tuple[float, int]] = {}
        self._pool: list[int] = []

    def _rivals(self) -> None:
        """How much a Voice lost by each seat is worth to me."""
        view = self.view
        heat = self.heat()
        best = max(voice for seat, voice in enumerate(view.voice) if seat != self.me)
        self.hurt = [exp((voice - best) / heat) for voice in view.voice]
        self.hurt[self.me] = 0.0
        total = sum(self.hurt)
        self.hurt = [share / total for share in self.hurt]
        self.hurt[self.me] = -1.0
        self.rivals = [seat for seat in range(self.n) if seat != self.me]

    def heat(self) -> float:
        """By so many Voices a rival has to be behind to count a third."""
        return self.style.calm + self.style.heat * max(self.view.rounds - self.view.round, 0)

    def _effects(self) -> None:
        self.warded, self.deceives = set[int](), set[int]()
        self.more = [0] * self.n  # what a Hex costs each seat beyond its tokens
        for kind, owner, at, used in self.view.standing:
            card = self.row(kind)
            if card.has(WARD):
                self.warded.add(owner)
            if card.has(DECEIVE):
                self.deceives.add(owner)
            if card.has(OMEN) and at is not None:
                self.more[at] += card.amount(OMEN)
            if card.has(TALISMAN) and not used:
                self.more[owner] -= card.amount(TALISMAN)

    # what the others can hold -----------------------------------------------------------------------------------------

    def pool(self) -> list[int]:
        """By kind: how many cards may be in hands, but for those for when dealt."""
        if not self._pool:
            self._pool = unseen(self.view, self.rows)
        return self._pool

    def kinds(self, seat: int, must: int) -> int:
        view = self.view
        mute = seat in view.mute or (view.curse == NO_COUNTERS and seat in view.vexed)
        return answering(self.rows, self.n, must, self.mirrored, mute)

    def holds(self, seat: int, kinds: int) -> tuple[float, int]:
        """The share of cards in another's hand that are of these kinds; how many are known to be."""
        view = self.view
        known = view.known[seat]
        sure = sum(kinds >> kind & 1 for kind in known)
        size = view.sizes[seat]
        if size == 0:
            return 0.0, 0
        absent = set(view.absent[seat])
        fit = total = 0
        for kind, copies in enumerate(self.pool()):
            if copies and kind not in absent:
                total += copies
                fit += copies * (kinds >> kind & 1)
        share = fit / total if total else 0.0
        return (sure + share * max(size - len(known), 0)) / size, sure

    def can(self, seat: int, must: int, cards: float, mine: int | None = None) -> float:
        """The chance that a seat with so many cards answers a Hex. `mine`: a card of mine that is being played."""
        if cards <= 0:
            return 0.0
        key = seat, must
        if seat == self.me:
            if key not in self._odds:
                kinds = self.kinds(seat, must)
                self._odds[key] = 0.0, sum(kinds >> kind & 1 for kind in self.free)
            count = self._odds[key][1]
            if mine is not None and self.kinds(seat, must) >> mine & 1 and mine in self.free:
                count -= 1
            return min(max(count - (len(self.free) - cards), 0.0), 1.0)
        if key not in self._odds:
            self._odds[key] = self.holds(seat, self.kinds(seat, must))
        share, sure = self._odds[key]
        used = self.view.sizes[seat] - cards
        if sure > used:
            return 1.0
        return 1 - (1 - share) ** cards if share < 1 else 1.0

    # where a Hex ends -------------------------------------------------------------------------------------------------

    def loss(self, seat: int, cost: int) -> int:
        return 0 if seat in self.warded else max(cost + self.more[seat], 0)

    def off(self, h: Hex, seat: int, targeter: int) -> float:
        """What it is worth to me that a Hex goes off there now."""
        value = self.hurt[seat] * self.loss(seat, h[0] * h[3])
        return value - self.hurt[targeter] if targeter != seat else value

    def outlook(
        self, h: Hex, at: int, targeter: int, fewer: int = 0, mine: int | None = None, new: bool = True
    ) -> float:
        """What a Hex before a seat is worth to me. `fewer`: cards that this seat has lost before it comes; `new`: it is
        not yet among those that lie there."""
        base, escalations, rots, times, must = h
        n, hurt = self.n, self.hurt
        left = [float(size - others) for size, others in zip(self.view.sizes, self.before, strict=True)]
        left[self.me] = float(len(self.free))
        left[at] -= fewer - (0 if new or at == self.me else 1)
        mass = [0.0] * n
        mass[at] = 1.0
        value = 0.0
        for step in range(self.style.steps):
            after = [0.0] * n
            for seat, here in enumerate(mass):
                if here < 0.01:
                    continue
                can = self.can(seat, must, left[seat], mine)
                missed = here * (1 - can)
                if missed:
                    value += missed * hurt[seat] * self.loss(seat, base * times)
                    if step == 0 and targeter != seat:
                        value -= missed * hurt[targeter]
                    elif step:
                        value += missed * hurt[seat] / (n - 1)  # anybody else gains
                passed = here * can
                if passed:
                    left[seat] -= passed
                    if rots and seat not in self.warded:
                        value += passed * rots * hurt[seat]
                    self._spread(after, seat, passed * (1 - self.style.fizzles), must)
            mass = after
            base += escalations
        return value

    def _spread(self, after: list[float], seat: int, passed: float, must: int) -> None:
        n = self.n
        if must:
            after[(seat + must) % n] += passed
        elif n == 3:
            after[(seat + 1) % n] += passed / 2
            after[seat - 1] += passed / 2
        else:
            near, far = passed * (1 - self.style.astray) / 2, passed * self.style.astray / (n - 3)
            for other in range(n):
                if other != seat:
                    after[other] += near if (other - seat) % n in (1, n - 1) else far

    # what an answer does ----------------------------------------------------------------------------------------------

    def side(self, way: int) -> int:
        clockwise = 1 if way == LEFT else -1
        return -clockwise if self.mirrored else clockwise

    def reach(self, seat: int, row: tuple[int, ...], card: Card) -> list[int]:
        """Where a card may send a Hex, as the view shows it; curses are not looked at."""
        n, targeter, way, must = self.n, row[2], row[3], row[10]
        left, right = (seat + self.side(LEFT)) % n, (seat + self.side(RIGHT)) % n
        rest = [other for other in range(n) if other != seat]
        found = {
            LEFT: [left], RIGHT: [right], EITHER: [left, right], SIDES: [left, right],
            ACROSS: [other for other in rest if n == 3 or other not in (left, right)], ANYONE: rest, ANYONE_LATER: rest,
            TARGETER: [targeter] if targeter != seat else [], ONWARD: [(seat + way) % n] if way else [left, right],
        }.get(card.to, [])  # fmt: skip
        if must and not card.flags & COMPELS:
            found = [other for other in found if other == (seat + must) % n]
        return found

    def answers(self, seat: int, row: tuple[int, ...], kind: int) -> bool:
        """Whether a card answers a Hex."""
        card = self.row(kind)
        if not self.kinds(seat, row[10]) >> kind & 1:
            return False
        return bool(self.reach(seat, row, card)) if card.flags & MOVES else not row[10]

    def best_way(self, seat: int, row: tuple[int, ...], kind: int, to: int | None = None) -> float:
        """The best that a seat can do for me with a card against a Hex: what happens then is worth so much."""
        card = self.row(kind)
        if not card.flags & MOVES or to is not None:
            return self.result(seat, row, kind, -1 if to is None else to)
        ways = self.reach(seat, row, card)
        if card.to == SIDES:
            ways = ways[:1]
        values = [self.result(seat, row, kind, other) for other in ways] or [0.0]
        return max(values) if seat == self.me else min(values)

    def result(self, seat: int, row: tuple[int, ...], kind: int, to: int) -> float:
        """What it is worth to me that a seat answers a Hex with this card, to that seat."""
        card, h = self.row(kind), mark(row)
        base, escalations, rots, times, must = h
        hurt = self.hurt[seat]
        mine = kind if seat == self.me else None
        if card.has(SIGN):
            return self.signed(seat)
        if card.has(DISMISS):
            return 0.0
        if card.has(AGAIN):
            return -hurt * DRAWN * card.amount(DRAW) + self.outlook(h, seat, row[2], 1 - card.amount(DRAW), None, False)
        if not card.flags & MOVES:
            return 0.0
        duck = card.to == ONWARD
        value = 0.0 if duck or seat in self.warded else hurt * rots
        grown = base + card.boosts + (0 if duck else escalations)
        way = self.side(card.compel) if card.compel else must
        targeter = row[2] if duck else seat
        fewer = card.amount(DISCARD) + card.amount(STEAL)
        marks = grown, escalations + card.escalations, rots + card.rots
        sent = [((*marks, times * card.times, way), to, fewer)]
        if card.copy:
            step = (to - seat) % self.n
            other = to if card.copy != OPPOSITE else (seat - 1 if step == 1 else seat + 1) % self.n
            sent.append(((*marks, times * card.copy_by, way), other, fewer + (other == to)))
        value += self.sent(sent, targeter, mine)
        value -= hurt * DRAWN * (card.amount(DRAW) + card.amount(STEAL) + (card.has(ROB) and bool(self.view.pile)))
        value += self.hurt[to] * CARD * fewer
        return value - hurt * 0.2 * card.amount(GRAB)

    def signed(self, seat: int) -> float:
        """§9.3 What it is worth to me that a seat has a Hex Sign waiting, on average."""
        return -self.hurt[seat] + SIGNED * sum(share for other, share in enumerate(self.hurt) if other != seat)

    def raised(self, amount: int) -> float:
        """§9.2 That the last one of those who raise their hands after me loses so much."""
        return sum([self.hurt[seat] * amount for seat in self.rivals if seat not in self.warded]) / (self.n - 1)

    def sent(self, hexes: list[Sent], targeter: int, mine: int | None = None) -> float:
        """What Hexes are worth to me that somebody sends now."""
        return sum([self.outlook(h, to, targeter, fewer, mine) for h, to, fewer in hexes])

    def spent(self, row: tuple[int, ...], kind: int, to: int | None) -> float:
        """What it costs me to answer a Hex with this card, to that seat, whatever it does there."""
        return self.style.keep * price(self.row(kind))

    def asks(self, _: int | None) -> float:
        """What a card out of turn, or a counter, must bring: less, once hands run out."""
        return (self.style.counter if self.view.frame == "Counters" else self.style.stun) * self.early()

    def early(self) -> float:
        return min(1.0, sum(self.view.sizes) / (self.n * self.style.haste))

    def doubts(self) -> float:
        """What a challenge must bring."""
        return 0.0

    def spare(self) -> int:
        """The card that I can do without, of those that are free."""
        return min(self.free, key=lambda kind: (worth(self.row(kind)), kind))


def mark(row: tuple[int, ...]) -> Hex:
    """A Hex of the view as it is followed."""
    return 1 + row[4] + row[6], row[5], row[7], row[8], row[10]
