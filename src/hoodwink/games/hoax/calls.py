"""§6 Calling hoax and §9 immunities: what stands between a claim and its effect."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import PASS, Options
from hoodwink.core.frame import Ballot, Window
from hoodwink.core.seats import NOBODY, clockwise, count, members
from hoodwink.games.hoax.ends import TRUTHFUL, win
from hoodwink.games.hoax.events import ADMITTED, CALLED, IMMUNE, VOTED
from hoodwink.games.hoax.moves import CALL, CALL_ON, DOWN, IMMUNE_AS, IMMUNE_TO, MOVES, UP
from hoodwink.games.hoax.privileges import carry_out, losers
from hoodwink.games.hoax.state import HoaxState

THUMBS: Final[Options] = (UP, DOWN)
PASS_OR_CALL: Final[Options] = (PASS, CALL)

# §6 Calling hoax ----------------------------------------------------------------------------------------------------


class Challenge(Window[HoaxState]):
    """§6.1 After a claim any other player who is still in may call hoax, but the one who has the hoax card.

    §R4 The first call closes the window. §R3 Only the character is on trial: the rest of the claim stands as stated.
    """

    __slots__ = ("action", "seat")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action)

    def asked(self, s: HoaxState) -> i64:
        asked = s.remaining & ~(1 << self.seat)
        return asked if s.hoax_card == NOBODY else asked & ~(1 << s.hoax_card)  # §6.2

    def why_not_asked(self, s: HoaxState, seat: i64) -> tuple[str, str]:
        if seat == s.hoax_card:
            return "6.2", "the hoax card lies before it"
        return out_or(s, seat, "6.1", "nobody calls his own claim")  # the only other one

    def options(self, s: HoaxState, seat: i64) -> Options:
        return PASS_OR_CALL

    def resolve(self, s: HoaxState) -> None:
        caller = s.stepped_in()
        if caller == NOBODY:
            stand(s, self.seat, self.action)
        else:
            call(s, caller, self.seat)
            s.push(ClaimVote(self.seat, self.action))


def out_or(s: HoaxState, seat: i64, section: str, reason: str) -> tuple[str, str]:
    """Why a seat is not asked: it is out (§R10), or the reason given."""
    if not s.remaining >> seat & 1:
        return "R10", "it is out of the game"
    return section, reason


def call(s: HoaxState, caller: i64, claimant: i64) -> None:
    """§6.1 The caller takes the hoax card."""
    s.hoax_card = caller
    s.tell((CALLED, caller, claimant, s.answered & ~(1 << caller)))


def thumbs_down(s: HoaxState, claimant: i64) -> bool:
    """§6.4 Show every thumb; True if strictly more are down than up."""
    down: i64 = 0
    voters = s.remaining & ~(1 << claimant)
    for seat in members(voters):
        if s.replies[seat] == DOWN:
            down |= 1 << seat
    s.tell((VOTED, claimant, voters & ~down, down))
    return 2 * count(down) > count(voters)


def is_caught(s: HoaxState, claimant: i64, character: i64) -> bool:
    """§6.5 A truthful claim that is voted down wins at once. §6.6 A false one costs an imposter token: True."""
    if s.identities[claimant] == character:
        win(s, claimant, TRUTHFUL, True)
        return False
    s.imposters[claimant] |= 1 << character  # §R6 on his own sheet only
    s.tell((ADMITTED, claimant, character))
    return True


class ClaimVote(Ballot[HoaxState]):
    """§6.3 All who are still in but the claimant vote at the same time: thumb up or thumb down.

    Sealed until the last is in (§R5). §R17 Where people talk first, the house waits for the caller (§6.7).
    """

    __slots__ = ("action", "seat")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action)

    def asked(self, s: HoaxState) -> i64:
        return s.remaining & ~(1 << self.seat)

    def opener(self, s: HoaxState) -> i64:
        return s.hoax_card  # §6.7 the caller

    def options(self, s: HoaxState, seat: i64) -> Options:
        return THUMBS

    def resolve(self, s: HoaxState) -> None:
        if thumbs_down(s, self.seat):
            is_caught(s, self.seat, MOVES[self.action].character)  # §6.6 the claim is used up and does nothing
        else:
            stand(s, self.seat, self.action)  # §6.4


def stand(s: HoaxState, seat: i64, action: i64) -> None:
    """§3.2 A claim that nobody called, or that the vote upheld, is carried out, unless somebody may be immune."""
    move = MOVES[action]
    victims = losers(s, seat, move)
    upright: i64 = 0
    if victims and s.immunities:
        for victim in members(victims & ~s.exhausted):  # §9.3
            if immune_as(s, victim, move.character):
                upright |= 1 << victim
    if upright:
        s.push(Immunity(seat, action, victims, upright))
    else:
        carry_out(s, seat, move, victims)


# §9 Immunities ------------------------------------------------------------------------------------------------------


def immune_as(s: HoaxState, seat: i64, character: i64) -> list[int]:
    """§9.2 The replies by which a seat may claim to be immune to this character. §9.5 None that carries his token."""
    return [IMMUNE_AS[c] for c in IMMUNE_TO[character] if not s.imposters[seat] >> c & 1]


class Immunity(Ballot[HoaxState]):
    """§9.2 Everyone whom the privilege would cost something may claim to be immune, if his card is upright (§R7)."""

    __slots__ = ("action", "seat", "upright", "victims")

    def __init__(self, seat: i64, action: i64, victims: i64, upright: i64) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action
        self.victims: Final[i64] = victims
        self.upright: Final[i64] = upright

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.victims, self.upright)

    def asked(self, s: HoaxState) -> i64:
        return self.upright

    def why_not_asked(self, s: HoaxState, seat: i64) -> tuple[str, str]:
        if not self.victims >> seat & 1:
            return out_or(s, seat, "9.1", "the privilege costs it nothing")
        if s.exhausted >> seat & 1:
            return "9.3", "its character card is exhausted"
        return "9.5", "no immune character of its sheet is free of an imposter token"

    def options(self, s: HoaxState, seat: i64) -> Options:
        return (PASS, *immune_as(s, seat, MOVES[self.action].character))

    def resolve(self, s: HoaxState) -> None:
        claims: list[tuple[int, int]] = []
        for seat in clockwise(self.upright, self.seat):
            if s.replies[seat] != PASS:
                character = s.replies[seat] - IMMUNE_AS[0]
                claims.append((seat, character))
                s.exhausted |= 1 << seat  # §R8 also if the claim turns out false
                s.tell((IMMUNE, seat, character))
        s.push(ImmunityChallenge(self.seat, self.action, self.victims, tuple(claims)))


class ImmunityChallenge(Window[HoaxState]):
    """§9.4 One window over all immunities that are claimed and not yet called; the hoax card's holder can't call."""

    __slots__ = ("action", "claims", "seat", "victims")

    def __init__(self, seat: i64, action: i64, victims: i64, claims: tuple[tuple[int, int], ...]) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action
        self.victims: Final[i64] = victims  # whom the privilege still hits, if these claims fall
        self.claims: Final = claims  # (seat, character), clockwise

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.victims, self.claims)

    def asked(self, s: HoaxState) -> i64:
        asked: i64 = 0
        for seat in members(s.remaining):
            if seat != s.hoax_card and len(self.options(s, seat)) > 1:
                asked |= 1 << seat
        return asked

    def options(self, s: HoaxState, seat: i64) -> Options:
        return tuple([PASS] + [CALL_ON[claimant] for claimant, _ in self.claims if claimant != seat])

    def resolve(self, s: HoaxState) -> None:
        caller = s.stepped_in()
        if caller == NOBODY:
            spared: i64 = 0
            for claimant, _ in self.claims:
                spared |= 1 << claimant  # §9.6
            carry_out(s, self.seat, MOVES[self.action], self.victims & ~spared)
            return
        claimant = s.replies[caller] - CALL_ON[0]
        call(s, caller, claimant)
        s.lead = claimant
        s.push(ImmunityVote(self.seat, self.action, self.victims, self.claims, claimant))


class ImmunityVote(Ballot[HoaxState]):
    """§9.4 The vote on a claimed immunity, with its claimant as the active player."""

    __slots__ = ("action", "claimant", "claims", "seat", "victims")

    def __init__(
        self, seat: i64, action: i64, victims: i64, claims: tuple[tuple[int, int], ...], claimant: i64
    ) -> None:
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action
        self.victims: Final[i64] = victims
        self.claims: Final = claims
        self.claimant: Final[i64] = claimant

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.victims, self.claims, self.claimant)

    def asked(self, s: HoaxState) -> i64:
        return s.remaining & ~(1 << self.claimant)

    def opener(self, s: HoaxState) -> i64:
        return s.hoax_card  # §6.7

    def options(self, s: HoaxState, seat: i64) -> Options:
        return THUMBS

    def resolve(self, s: HoaxState) -> None:
        character = dict(self.claims)[self.claimant]
        others = tuple([claim for claim in self.claims if claim[0] != self.claimant])
        victims = self.victims
        if not thumbs_down(s, self.claimant):
            victims &= ~(1 << self.claimant)  # §9.6 upheld: he is spared, and not called again
        elif not is_caught(s, self.claimant, character):
            return  # §9.8 truthful: the game is won
        s.lead = self.seat
        s.push(ImmunityChallenge(self.seat, self.action, victims, others))
