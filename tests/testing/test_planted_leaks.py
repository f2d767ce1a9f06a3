"""The secrecy checks bite: each leak that is planted here makes the check that is named beside it fail.

The frames of Hoax can't be replaced in the compiled build, so leaks in a question are planted in Masks; Hoax gets them
where a game hands out what it knows, in `view` and `redeal`. That honest games pass is shown by the suite itself.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from masks import Masks, rules
from masks.rules import DOUBT, SLY, STEP, WEATHER

from hoodwink.core.action import PASS
from hoodwink.core.frame import BALLOT, Frame
from hoodwink.core.game import Game
from hoodwink.core.seats import SPECTATOR, members
from hoodwink.games.hoax import Hoax
from hoodwink.testing import leaks
from hoodwink.testing.play import readers

# What is planted -----------------------------------------------------------------------------------------------------


class OnlyTheHolder(rules.Forward):
    """§2.2 asked of those alone who do wear the mask that was named."""

    def asked(self, s):
        return sum(1 << seat for seat in members(super().asked(s)) if s.masks[seat] == s.named)


class AsksOnlyTheHolder(Masks):
    forward = OnlyTheHolder


class NoForcedChoice(rules.Purse):
    """§2.6 not asked of those who have nothing to choose."""

    def asked(self, s):
        return sum(1 << seat for seat in members(s.seated) if s.masks[seat] in SLY)


class SkipsAForcedChoice(Masks):
    purse = NoForcedChoice


class ShowsVotesEarly(Masks):
    def view(self, s, seat):
        early = tuple(int(s.answered >> other & 1 and s.replies[other] == DOUBT) for other in range(s.seats))
        return replace(super().view(s, seat), score=(*s.score, *early))


class TellsTooMuch(rules.Naming):
    """§2.1 and whether the mask is on the table, in an event that is not declared to reveal anything."""

    def resolve(self, s):
        super().resolve(s)
        s.tell((WEATHER, s.named in s.masks))


class ShyOfTheTruth(rules.Forward):
    """§2.2 with a default that steps forward for the one who wears the mask."""

    def default(self, s, seat):
        return STEP if s.masks[seat] == s.named else PASS


class ExplainsTooMuch(rules.Naming):
    """§2.1 with a refusal that depends on what another seat wears."""

    def why_not(self, s, seat, action):
        return "2.1", f"the seat on the left is no {rules.Mask(s.masks[1]).name.lower()}"


class LiarsTakeLonger(rules.Forward):
    """§2.2 with one more thing to do behind the scenes if he who stepped forward lied."""

    def resolve(self, s):
        super().resolve(s)
        if s.stepped >= 0 and s.masks[s.stepped] != s.named:
            s.push(Frame())


class OnlyMasksInPlay(rules.Naming):
    """§2.1 with the choice pruned by what the speaker can't know."""

    def options(self, s, seat):
        return tuple(a for a in rules.NAMES if a - rules.NAMES[0] in s.masks) or rules.NAMES


class TellsTheMask(Masks):
    name = TellsTooMuch


class DefaultTells(Masks):
    forward = ShyOfTheTruth


class RefusalTells(Masks):
    name = ExplainsTooMuch


class CountsTell(Masks):
    forward = LiarsTakeLonger


class OptionsTell(Masks):
    name = OnlyMasksInPlay


class MovesNothing(Masks):
    def redeal(self, s, seat, dice):
        return s.copy()


class DealsTheTruthNowAndThen(Masks):
    """Each world looks right; how often they come tells."""

    def redeal(self, s, seat, dice):
        return super().redeal(s, seat, dice) if dice.below(2) else s.copy()


class LeavesSealsAlone(Masks):
    def redeal(self, s, seat, dice):
        new = super().redeal(s, seat, dice)
        new.replies[:] = s.replies
        return new


class ChangesTheOriginal(Masks):
    def redeal(self, s, seat, dice):
        new = super().redeal(s, seat, dice)
        s.masks.reverse()
        return new


class ForgetsWhatWasSeen(Masks):
    """A peek is dealt anew, as if the seat had not seen it."""

    def redeal(self, s, seat, dice):
        return super().redeal(s, SPECTATOR, dice)


class SpectatorPeeks(Masks):
    def view(self, s, seat):
        seen = super().view(s, seat)
        return replace(seen, log=super().view(s, s.speaker).log) if seat == SPECTATOR and s.speaker >= 0 else seen


class SpectatorSeesCoins(Masks):
    def view(self, s, seat):
        seen = super().view(s, seat)
        return replace(seen, purse=sum(s.purses)) if seat == SPECTATOR else seen


class HandsOutTheState(Masks):
    def view(self, s, seat):
        return replace(super().view(s, seat), named=s.stack[-1] if s.stack else None)  # type: ignore[arg-type]


class HoaxShowsVotesEarly(Hoax):
    def view(self, s, seat):
        seen = super().view(s, seat)
        sealed = s.stack and s.stack[-1].kind == BALLOT
        return replace(seen, points=sum(s.replies[other] for other in members(s.answered)) if sealed else seen.points)


class HoaxShowsANeighbour(Hoax):
    def view(self, s, seat):
        seen = super().view(s, seat)
        return replace(seen, points=s.identities[(seat + 1) % s.seats] if seat != SPECTATOR else seen.points)


class HoaxMovesNothing(Hoax):
    def redeal(self, s, seat, dice):
        return s.copy()


class HoaxForgetsClues(Hoax):
    def redeal(self, s, seat, dice):
        return super().redeal(s, SPECTATOR, dice)


class HoaxLeavesSealsAlone(Hoax):
    def redeal(self, s, seat, dice):
        new = super().redeal(s, seat, dice)
        new.replies[:] = s.replies
        return new


# The checks, as the suite calls them ---------------------------------------------------------------------------------


def worlds(game):
    tally = leaks.Tally()
    for seed in range(8):
        tally += leaks.worlds(game, seed)
    leaks.enough(tally, 0.5)


def imagined(game):
    for seed in range(4):
        leaks.imagined(game, seed)


def streams(game):
    tally = leaks.Tally()
    for seed in range(8):
        for reader in readers(game):
            tally += leaks.streams(game, reader, seed)
    leaks.enough(tally, 0.5)


def spectator(game):
    for seed in range(8):
        leaks.spectator(game, seed)


def plain(game):
    for seed in range(2):
        leaks.plain(game, seed)


@dataclass
class Planted:
    kind: type
    check: Callable[[Game], None]
    says: str

    def __str__(self):
        return f"{self.kind.__name__}-{self.check.__name__}"


PLANTED = [
    Planted(AsksOnlyTheHolder, worlds, "who is asked tells"),
    Planted(AsksOnlyTheHolder, streams, "can tell two worlds apart"),
    Planted(SkipsAForcedChoice, worlds, "who is asked tells"),
    Planted(SkipsAForcedChoice, streams, "can tell two worlds apart"),
    Planted(ShowsVotesEarly, worlds, "score: "),
    Planted(TellsTheMask, streams, r"log\[\d+\]"),
    Planted(DefaultTells, worlds, "the default of seat"),
    Planted(RefusalTells, worlds, "a refusal tells seat 0 something"),
    Planted(CountsTell, streams, "ply: "),
    Planted(OptionsTell, streams, r"\(options\): "),
    Planted(MovesNothing, worlds, "redeal gave the world that was there"),
    Planted(MovesNothing, streams, "redeal gave the world that was there"),
    Planted(DealsTheTruthNowAndThen, imagined, "draws worlds that depend on what it can't know: the position is"),
    Planted(LeavesSealsAlone, worlds, "redeal left sealed replies as they were"),
    Planted(ChangesTheOriginal, worlds, "changed the state that it was given"),
    Planted(ForgetsWhatWasSeen, worlds, "mask: "),
    Planted(SpectatorPeeks, spectator, "the spectator (reads|sees what seat)"),
    Planted(SpectatorPeeks, worlds, "the spectator can tell"),
    Planted(SpectatorSeesCoins, spectator, "purse: "),
    Planted(HandsOutTheState, plain, "named in the view of .* is no plain value"),
    Planted(HoaxShowsVotesEarly, worlds, "points: "),
    Planted(HoaxShowsANeighbour, worlds, "points: "),
    Planted(HoaxShowsANeighbour, streams, "points: "),
    Planted(HoaxMovesNothing, worlds, "redeal gave the world that was there"),
    Planted(HoaxMovesNothing, streams, "redeal gave the world that was there"),
    Planted(HoaxForgetsClues, worlds, "identity: "),
    Planted(HoaxLeavesSealsAlone, worlds, "redeal left sealed replies as they were"),
]


@pytest.mark.parametrize("planted", PLANTED, ids=str)
def test_a_planted_leak_is_found(planted):
    with pytest.raises(leaks.Leak, match=planted.says):
        planted.check(planted.kind(4))
