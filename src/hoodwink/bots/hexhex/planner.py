"""HEX•HEX XL, level `master`: what a seat makes of its view that plans for the win.

As a sharp player it counts hands and reads play. What a Hex does where it ends is reckoned half in Voices and half in
wins: who leads in the last round wants nothing to happen, who is behind wants anything but that. Its own hand promises
something too: a Stun for where it sends a Hex, and what its cards for when Hexed make of one that hits it.

The numbers were fitted to 14,000 choices of bots in 235 games of 3 to 6 seats: every option was played on twice to the
end of the round from the same state and with the same dice, and was worth what its Voices win (`chances`).
"""

from __future__ import annotations

from dataclasses import replace

from hoodwink.bots.hexhex.course import chances, spread
from hoodwink.bots.hexhex.mind import Hex, Sent
from hoodwink.bots.hexhex.reader import Reader
from hoodwink.bots.hexhex.sharp import SHARP, levelled
from hoodwink.bots.hexhex.window import A_CARD, A_HEX, A_TOKEN, AN_EFFECT
from hoodwink.bots.hexhex.worth import SIGNED
from hoodwink.games.hexhex.primitives import AGAIN, ANSWERS, BACKLASH, GO_OFF, INVERT, LEVEL, MOVES, OUT_OF_TURN, SIDES
from hoodwink.games.hexhex.view import HexView

MASTER = replace(SHARP, steps=6, counter=0.3, whim=0.03)
STANDS = 0.8  # how often a card does what it says, and nobody counters it
OPEN = 0.5  # what of a round is still to come while other Hexes are in play
WINS = 0.5  # how much of what a Hex does counts in wins, and not in Voices
A_COUNTER, AN_ANSWER, WHEN_HEXED = 10, 11, 12  # cards in a window; A_CARD: one that was played out of turn
# What a card must bring, in Voices, by what it is for.
ASKS = {A_HEX: 0.5, A_TOKEN: 0.4, AN_EFFECT: 0.3, A_CARD: 0.2, A_COUNTER: 0.6, AN_ANSWER: 0.4, WHEN_HEXED: 0.1}
DOUBTS = 1.0  # what a challenge must bring: it is seldom right
GIVES_UP = 2.3  # to end the last round without leading
BOTH_SIDES = 1.5  # a Hex on either side soon comes back
HELD = 0.12  # every card in the hand of whom it goes to
BACK = 0.2  # to whom it came from
LEAST = 0.02  # a Voice is not thought to be worth less than this, in wins


class Planner(Reader):
    """A view, and what follows from it for one who plans."""

    to_the_end = True

    def look(self, view: HexView) -> None:
        self._off: dict[tuple[int, int, int], float] = {}
        super().look(view)
        cards = [self.row(kind) for kind in view.hand]
        self.stuns = any([card.has(GO_OFF) for card in cards])
        self.turns = [card for card in cards if card.has(INVERT) or card.has(BACKLASH) or card.has(LEVEL)]
        self.open = OPEN if len(view.hexes) > 1 else 0.0
        mine = chances(view.voice, max(self.left + 1, 0))[self.me]
        self.unit = max(mine * (1 - mine) / spread(self.n, self.left + 1), LEAST)  # what a Voice of mine is worth
        self.best = max([view.voice[seat] for seat in self.rivals])
        self.still = self.winning({}, self.open)

    # in wins ----------------------------------------------------------------------------------------------------------

    def winning(self, changes: dict[int, int] | dict[int, float], more: float = 0.0) -> float:
        """How likely it is to win, if Voices change so and so much of this round is still to come."""
        factor = 2 if self.view.tie else 1
        voice = [mine + factor * changes.get(seat, 0) for seat, mine in enumerate(self.view.voice)]
        return chances(voice, self.left + more)[self.me]

    def gain(self, changes: dict[int, int] | dict[int, float], more: float = 0.0) -> float:
        """The same beyond what there is if nothing changes, in Voices of mine."""
        still = self.winning({}, more) if more != self.open else self.still
        return (self.winning(changes, more) - still) / self.unit

    def off(self, h: Hex, seat: int, targeter: int) -> float:
        """What it is worth to me that a Hex goes off there now."""
        key = seat, targeter, h[0] * h[3]
        if key not in self._off:
            lost = self.loss(seat, key[2])
            plain = {seat: -lost} if targeter == seat else {seat: -lost, targeter: 1}
            value = WINS * self.gain(plain, self.open) + (1 - WINS) * super().off(h, seat, targeter)
            if seat == self.me and self.turns:
                value += STANDS * max(self.turned(plain, targeter, key[2]) - value, 0.0)
            self._off[key] = value
        return self._off[key]

    def turned(self, plain: dict[int, int], targeter: int, cost: int) -> float:
        """§6.3 The best that my cards for when Hexed make of it."""
        me, found = self.me, []
        lost = -plain[me]
        for card in self.turns:
            change = dict(plain)
            if card.has(INVERT):
                most = card.amount(INVERT)
                change = {me: min(cost + self.more[me], most) if me not in self.warded else 0}
            elif card.has(BACKLASH) and targeter != me:
                change[targeter] = 0 if targeter in self.warded else -lost
            if card.has(LEVEL):
                found += [self.gain(levelled(self, other, change), self.open) for other in self.rivals]
            else:
                found.append(self.gain(change, self.open))
        return max(found)

    def signed(self, seat: int) -> float:
        """§9.3 Its signs are chance, so it is as if some of the round were to come."""
        mean = {other: 1.0 if other == seat else -SIGNED for other in range(self.n) if other not in self.warded}
        return STANDS * self.gain(mean, OPEN)

    def raised(self, amount: int) -> float:
        gains = [self.gain({seat: 0 if seat in self.warded else -amount}) for seat in self.rivals]
        return sum(gains) / len(gains)

    # what cards cost --------------------------------------------------------------------------------------------------

    def spent(self, row: tuple[int, ...], kind: int, to: int | None) -> float:
        """What the outlook overrates: ends where only a turn helps, Hexes on both sides, hands that are full still."""
        card = self.row(kind)
        if not card.flags & MOVES:
            ends = self.left <= 0 and not card.has(AGAIN)
            return GIVES_UP if ends and self.view.voice[self.me] <= self.best else 0.0
        if to is None:
            to = next(iter(self.reach(self.me, row, card)), self.me)
        return BOTH_SIDES * (card.to == SIDES) + HELD * self.view.sizes[to] + BACK * (to == row[2])

    def asks(self, at: int | None) -> float:
        return ASKS[self.object(at)] * self.early()

    def object(self, at: int | None) -> int:
        """What a card out of turn or a counter is for."""
        view = self.view
        if at is None or at >= len(view.objects):
            return AN_EFFECT
        what = view.objects[at][0]
        if what != A_CARD:
            return what
        if len(view.window) > 1:
            return A_COUNTER
        card = self.row(view.window[0][at][1])
        return AN_ANSWER if card.flags & ANSWERS else A_CARD if card.flags & OUT_OF_TURN else WHEN_HEXED

    def doubts(self) -> float:
        return DOUBTS

    # where a Hex ends -------------------------------------------------------------------------------------------------

    def sent(self, hexes: list[Sent], targeter: int, mine: int | None = None) -> float:
        """With a Stun in hand, one of them goes off where it comes, if that is better."""
        values = [self.outlook(h, to, targeter, fewer, mine) for h, to, fewer in hexes]
        if not self.stuns or targeter != self.me:
            return sum(values)
        strikes = [self.off(h, to, self.me) - value for (h, to, _), value in zip(hexes, values, strict=True)]
        return sum(values) + STANDS * max(max(strikes) - self.style.counter, 0.0)
