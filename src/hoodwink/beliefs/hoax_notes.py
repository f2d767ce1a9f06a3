"""Hoax: what everybody has seen of everybody, read from the log, and what it tells about a seat's card.

How a seat plays is hidden as well as its card, so that is weighed too:

- *open* players call hoax whenever another claims to be what they are, and claim an immunity whenever they have it: who
  lets a claim pass is probably not that character. *Guarded* ones play alike whoever they are, and tell nothing;
- some keep to a *part*, and claim to be the same time and again; it may be what they are, or what they want to be taken
  for. The others claim whatever brings most.

The rates of open players are those of the house's regular bots (100 games), drawn in from 0 and 1: people are less
sure. Everything is told as a ratio, how much likelier an event is if a seat has a card than if it has not; a card lies
before one seat only, so ratios of different seats multiply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, clockwise, count, members
from hoodwink.games.hoax.actions import ACTIONS, EXCHANGERS, PRIVILEGE_OF, Claim
from hoodwink.games.hoax.events import (
    ACCUSED,
    ADMITTED,
    CALLED,
    CLAIMED,
    GAVE,
    IMMUNE,
    INVESTIGATED,
    OUT,
    SWAPPED,
    TOOK,
    TURN,
    VOTED,
)  # fmt: skip
from hoodwink.games.hoax.sheet import SHEET, Character, Effect, Resource

OPEN, GUARDED = 0.9, 0.1  # how likely a seat plays so: a guess about people, and about the levels
PART, PLAYED = 0.1, 0.5  # how likely a seat keeps to a part, and how often it then claims that, whatever it brings
SELF = 0.3  # how likely the part is its own card; else it is any other

# How often an open player does it who has the card that is claimed before him.
CALLS_OWN, DOWN_OWN, IMMUNE_OWN = 0.9, 0.97, 0.97
IMMUNE_LIE = 0.62  # and how often one claims an immunity that he has not

# Who knows nothing doubts a claim when the chance that it is true is below what it costs to be wrong.
LIE = 0.08  # in parts of a win, what any lie that passes costs: an imposter token not laid, a sure thing not learned
TOKEN = 0.06  # and for each token that it is worth to the claimant, once more if it is taken from me
CALLING = 0.8  # a call takes more than a vote: it uses the hoax card
NERVE = 0.8  # up to so much of the cost is added or taken off by mood
READ = 0.5  # how many think of all that was seen of the claimant; the others count the names that are left
LEAST = 0.05  # but nobody is so cold, or so hot, that he may not do the other thing as often as this
CONVINCED = 0.8  # how much of his doubts one keeps who has seen clues that allow the claim
LIES = (0.22, 0.18, 0.18, 0.17, 0.06, 0.14, 0.1)  # by character: how often it is claimed by one who says anything

CLUE_KEEPS = 0.7  # a wrong card is among those that a clue shows, or is forgotten
NAMES = len(Character)
EVERYBODY_IMMUNE: tuple[tuple[int, ...], ...] = tuple(  # by character: who is immune to it
    tuple(int(row.character) for row in SHEET if character in row.immune_to) for character in Character
)
Trial = tuple[int, int, float]  # a claim: the seat, the character, and how likely it seemed to all to be true
# What the log says while a claim is on trial; anything else says that it is settled.
TRIAL = (CALLED, VOTED, ADMITTED, IMMUNE)
Ratios = list[list[float]]  # by seat and character


class Notes:
    """The public table, kept as a careful onlooker would. `me` leaves his own thumbs out of what he learns from."""

    def __init__(self, seats: int, me: int = NOBODY) -> None:
        self.seats, self.me = seats, me
        self.remaining = (1 << seats) - 1
        self.holder = NOBODY  # of the hoax card
        self.tokens = [[0] * len(Resource) for _ in range(seats)]
        self.exhausted = 0
        self.imposters = [0] * seats
        self.clues = [[0] * seats for _ in range(seats)]  # by investigator and target: how many
        self.turns = [0] * seats
        self.claims = [[0] * NAMES for _ in range(seats)]  # how often each was claimed, but for immunities
        self.calls = _ones(seats)  # told by calls, thumbs and immunities, for one who plays openly
        self.silence = _ones(seats)  # told by immunities not claimed, if there are any in this game
        self.thumbs = _ones(seats)  # told about the claimant by those who have seen clues of him
        self.immunities = False  # one has been claimed, so the table plays with them
        self._turn = NOBODY
        self._claim: Claim | None = None  # the privilege that has not been settled
        self._window: list[Trial] = []  # claims that can be called
        self._trial: Trial | None = None  # the one that is voted on, and by whom it was called
        self._caller = NOBODY
        self._asked = 0  # who could have claimed an immunity and has not

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            if event[0] not in TRIAL:
                self._settle()
            if (reader := READERS.get(event[0])) is not None:
                reader(self, *event[1:])

    def told(self, seat: int) -> list[float]:
        """By character: how much likelier all that this seat has done is, if it is its card."""
        calls, silence, thumbs = self.calls[seat], self.silence[seat], self.thumbs[seat]
        parts = self._parts(seat)
        every = sum(parts)
        found = []
        for c in range(NAMES):
            open_ = calls[c] * silence[c] if self.immunities else calls[c]
            part = SELF * parts[c] + (1 - SELF) * (every - parts[c]) / (NAMES - 1)
            found.append(thumbs[c] * (GUARDED + OPEN * open_) * (1 - PART + PART * part))
        return found

    def _parts(self, seat: int) -> list[float]:
        """By character: how much likelier this seat's claims are, if it keeps to that part, than if to none."""
        claims = self.claims[seat]
        total = sum(claims)
        found = []
        for c in range(NAMES):
            found.append((PLAYED / LIES[c] + 1 - PLAYED) ** claims[c] * (1 - PLAYED) ** (total - claims[c]))
        return found

    # claims and trials ---------------------------------------------------------------------------------------------

    def _claimed(self, seat: int, action: int) -> None:
        claim = ACTIONS[action]
        assert isinstance(claim, Claim)
        self._claim, self._turn = claim, seat
        self._window = [(seat, claim.character, self._seems(seat, claim.character))]
        self.claims[seat][claim.character] += 1

    def _immune(self, seat: int, character: int) -> None:
        if not self._asked and self._claim is not None:  # the first of them: the claim itself stands
            self._pass(self._may_call())
            self._window = []
            self._asked = self._may_be_immune()
        self.immunities = True
        self._asked &= ~(1 << seat)
        self._claim = None if not self._asked else self._claim
        self.exhausted |= 1 << seat
        self.calls[seat][character] *= IMMUNE_OWN / IMMUNE_LIE
        self._window.append((seat, character, self._seems(seat, character)))

    def _seems(self, seat: int, character: int) -> float:
        """How likely a claim is true, for all that everybody knows of this seat."""
        told = [0.0 if self.imposters[seat] >> c & 1 else told for c, told in enumerate(self.told(seat))]
        return told[character] / sum(told)

    def _called(self, seat: int, claimant: int, passed: int) -> None:
        self._hush()
        self._pass(passed)
        self.holder = self._caller = seat
        self._trial = next((trial for trial in self._window if trial[0] == claimant), None)
        if self._trial is not None:
            self._window.remove(self._trial)
            self._note(seat, self._trial, True, CALLS_OWN, CALLING)

    def _voted(self, claimant: int, up: int, down: int) -> None:
        if self._trial is None:
            return
        for seat in members(up | down):
            if seat != self._caller:  # he has said so already
                self._note(seat, self._trial, bool(down >> seat & 1), DOWN_OWN, 1.0)
        self._trial = None

    def _admitted(self, seat: int, character: int) -> None:
        self.imposters[seat] |= 1 << character
        if seat == self._turn:
            self._claim = None  # §6.6 it ends without effect

    def _note(self, seat: int, trial: Trial, doubted: bool, own: float, eager: float) -> None:
        """A seat doubts a claim or does not. It tells of his own card; and of the claimant's, if he has seen clues."""
        claimant, character, true = trial
        cost, left = (LIE + TOKEN) * eager, count(self.remaining)
        counted = 1 / (NAMES - count(self.imposters[claimant]))
        usual = READ * doubts(true, cost, left) + (1 - READ) * doubts(counted, cost, left)
        usual = LEAST + (1 - 2 * LEAST) * usual
        clues = self.clues[seat][claimant]
        knows = 1 - CLUE_KEEPS**clues  # that it is false, if it is
        false = knows + (1 - knows) * usual
        self.calls[seat][character] *= own / false if doubted else (1 - own) / (1 - false)
        if clues and seat != self.me:
            convinced = usual * CONVINCED
            self.thumbs[claimant][character] *= convinced / false if doubted else (1 - convinced) / (1 - false)

    def _may_call(self) -> int:
        return self.remaining if self.holder == NOBODY else self.remaining & ~(1 << self.holder)

    def _pass(self, seats: int) -> None:
        """These have let all claims of the window pass."""
        for seat in members(seats):
            for trial in self._window:
                if trial[0] != seat:
                    self._note(seat, trial, False, CALLS_OWN, CALLING)

    def _hush(self) -> None:
        """Those who were asked and have claimed no immunity: their words are out, for they were said together."""
        if self._claim is not None and self._asked:
            for seat in members(self._asked):
                for c in EVERYBODY_IMMUNE[self._claim.character]:
                    if not self.imposters[seat] >> c & 1:
                        self.silence[seat][c] *= (1 - IMMUNE_OWN) / (1 - IMMUNE_LIE)
            self._asked, self._claim = 0, None

    def _settle(self) -> None:
        """Whatever was open is closed: who could have called has not, who could have been immune was not."""
        if self._window:
            self._hush()
            self._pass(self._may_call())
        if self._claim is not None:
            self._asked = self._may_be_immune()
            self._hush()
        self._claim, self._window, self._asked = None, [], 0

    def _may_be_immune(self) -> int:
        """§9 §R7 Whom the privilege costs a token, whose card is upright and who has an immune character unmarked."""
        assert self._claim is not None
        characters = EVERYBODY_IMMUNE[self._claim.character]
        return sum(
            1 << seat
            for seat in self._losers(self._claim)
            if not self.exhausted >> seat & 1 and any(not self.imposters[seat] >> c & 1 for c in characters)
        )

    def _losers(self, claim: Claim) -> list[int]:
        privilege = PRIVILEGE_OF.get(claim) or EXCHANGERS[claim.character]
        others = clockwise(self.remaining & ~(1 << self._turn), self._turn)
        if privilege.effect == Effect.NEIGHBOURS:
            return [seat for seat in {others[0], others[-1]} if any(self.tokens[seat])]
        if privilege.effect == Effect.COLLECT and claim.takes is not None:
            return [seat for seat in others if self.tokens[seat][claim.takes]]
        if claim.of is not None and claim.takes is not None:
            return [claim.of] if self.tokens[claim.of][claim.takes] else []
        return []

    # what lies on the table ----------------------------------------------------------------------------------------

    def _turned(self, seat: int) -> None:
        self.turns[seat] += 1
        self.exhausted &= ~(1 << seat)

    def _took(self, seat: int, type: int, count: int) -> None:
        self.tokens[seat][type] += count

    def _gave(self, seat: int, to: int, type: int, count: int) -> None:
        self.tokens[seat][type] -= count
        self.tokens[to][type] += count

    def _swapped(self, seat: int, other: int, gives: int, takes: int, count: int) -> None:
        for who, out, into in ((seat, gives, takes), (other, takes, gives)):
            if who != NOBODY:
                self.tokens[who][out] -= count
                self.tokens[who][into] += count

    def _investigated(self, seat: int, target: int, _: int | None) -> None:
        self.clues[seat][target] += 1
        self.tokens[seat] = [held - 1 for held in self.tokens[seat]]

    def _accused(self, seat: int, target: int, right: bool, _: int | None) -> None:
        if right:
            self.tokens[seat] = [a + b for a, b in zip(self.tokens[seat], self.tokens[target], strict=True)]
        else:
            self.imposters[seat] = 0
        self.tokens[target if right else seat] = [0] * len(Resource)

    def _out(self, seat: int) -> None:
        self.remaining &= ~(1 << seat)
        self.holder = NOBODY if self.holder == seat else self.holder


def doubts(true: float, cost: float, left: int) -> float:
    """How likely somebody doubts a claim that he holds for true with this chance, over all moods.

    Voted down and true, it loses his game: one in as many as are left. Passed and false, it costs what it costs, shared
    by all but the claimant.
    """
    if true >= 1:
        return 0.0
    need = true * (1 - 1 / left) / (1 - true)
    return min(max((1 + NERVE - need / cost) / (2 * NERVE), 0.0), 1.0)


def _ones(seats: int) -> Ratios:
    return [[1.0] * NAMES for _ in range(seats)]


READERS: dict[int, Callable[..., None]] = {
    TURN: Notes._turned, CLAIMED: Notes._claimed, CALLED: Notes._called, VOTED: Notes._voted,
    ADMITTED: Notes._admitted, IMMUNE: Notes._immune, TOOK: Notes._took, GAVE: Notes._gave, SWAPPED: Notes._swapped,
    INVESTIGATED: Notes._investigated, ACCUSED: Notes._accused, OUT: Notes._out,
}  # fmt: skip
