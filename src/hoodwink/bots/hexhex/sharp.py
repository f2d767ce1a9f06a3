"""HEX•HEX XL, level `sharp`: counts hands, reads what the others do and don't, and plays for the win, not for Voice.

It plays by the same reckoning as regular, but looks further ahead, is freer with its counters and knows better who can
answer (reader.py); and where Voices change at once it asks how likely it wins then: it levels with whom that pays, and
minds who leads the more, the fewer rounds are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from hoodwink.bots.bot import Bot
from hoodwink.bots.hexhex.mind import Mind
from hoodwink.bots.hexhex.reader import Reader
from hoodwink.bots.hexhex.regular import ANSWERS, any_of
from hoodwink.bots.hexhex.style import REGULAR
from hoodwink.bots.hexhex.worth import worth
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.hexhex.actions import Hexed, Name
from hoodwink.games.hexhex.primitives import BACKLASH, CAST_HEX, INVERT, LEVEL
from hoodwink.games.hexhex.view import HexView

SHARP = replace(REGULAR, steps=3, keep=1.0, counter=1.3, stun=0.8)
SHOT = 0.02  # what a new Hex is worth to who casts it, in wins
SPARED = 0.001  # of two cards as good, the plainer one is played


def sharp(dice: Dice) -> Bot:
    """A player who counts. Its replies depend on the view, the options and the dice alone."""
    mind = Reader(dice, None, SHARP)

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, HexView)
        if len(options) == 1:
            return options[0]
        mind.look(view)
        return answer(mind, options)

    return choose


def answer(mind: Reader, options: Sequence[Action]) -> Action:
    """What a sharp player replies."""
    frame = mind.view.frame
    if frame in REPLIES:
        return REPLIES[frame](mind, options)
    usual: Callable[[Mind, Sequence[Action]], Action] = ANSWERS.get(frame, any_of)
    return usual(mind, options)


# Hexed: what changes is known, so it is reckoned in wins ------------------------------------------------------------


def when_hexed(mind: Reader, options: Sequence[Action]) -> Action:
    """§6.3 The card after which it wins most often."""
    going = mind.view.going
    seat, targeter, tokens = going if going else (mind.me, mind.me, 1)
    lost = mind.loss(seat, tokens)

    def value(option: Hexed) -> float:
        card = mind.row(option.card)
        change = {seat: -lost}
        if card.has(INVERT):
            change[seat] = min(tokens + mind.more[seat], card.amount(INVERT)) if seat not in mind.warded else 0
        elif targeter != seat:
            change[targeter] = 1
            if card.has(BACKLASH):
                change[targeter] = 0 if targeter in mind.warded else -lost
        best = mind.winning(change)
        if card.has(LEVEL):
            best = max(mind.winning(levelled(mind, other, change)) for other in mind.rivals)
        return best + SHOT * card.has(CAST_HEX) - SPARED * worth(card)

    return max((option for option in options if isinstance(option, Hexed)), key=value)


def levelled(mind: Reader, other: int, change: dict[int, int]) -> dict[int, int]:
    """§6.4 Both come to the mean; a Warded Voice is not lowered."""
    mine, theirs = (mind.view.voice[who] + change.get(who, 0) for who in (mind.me, other))
    mean = (mine + theirs) // 2
    new = dict(change)
    for who, voice in ((mind.me, mine), (other, theirs)):
        if mean > voice or who not in mind.warded:
            new[who] = new.get(who, 0) + mean - voice
    return new


def level_with(mind: Reader, options: Sequence[Action]) -> Action:
    names = [option for option in options if isinstance(option, Name)]
    return max(names, key=lambda option: mind.winning(levelled(mind, option.seat, {})) + SPARED * mind.luck())


def victim(mind: Reader, options: Sequence[Action]) -> Action:
    """§6.5 §13.4 Whose loss of a Voice brings it nearest to winning."""
    names = [option for option in options if isinstance(option, Name)]

    def value(option: Name) -> float:
        return mind.winning({option.seat: 0 if option.seat in mind.warded else -1}) + SPARED * mind.luck()

    return max(names, key=value) if names else options[0]


REPLIES: dict[str, Callable[[Reader, Sequence[Action]], Action]] = {  # by the question; the others as regular bots do
    "WhenHexed": when_hexed, "Level": level_with, "SpiteTarget": victim, "Revenge": victim,
}  # fmt: skip
