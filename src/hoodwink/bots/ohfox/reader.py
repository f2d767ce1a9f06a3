"""Oh, Fox!, level `master`: what others do, if one knows neither who they are nor how well they play.

Each seat is taken for one that is merely sensible (`hoodwink.beliefs.ohfox_conduct`) or for a sharp one, who foresees
sensible play. Which it is, its cards tell: the style that would have made them likelier counts more.

To read a table takes time, the more the longer its rows are. Whoever has little reads less: `told` names the readers,
the best last, and `finished` reads turn by turn as long as there is time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hoodwink.beliefs.ohfox_conduct import conduct, fled, likeliest, likelihood, row_likelihood, soft, usual_course
from hoodwink.beliefs.ohfox_scene import UNLIKELY, Open, habitual
from hoodwink.bots.ohfox.sharp import PLAIN, Reader, considered, foreseen_hunter
from hoodwink.games.ohfox.animals import is_predator

SHARP = 0.6  # how common sharp players are; the others are sensible
KEEN_PREY, KEEN_PREDATOR = 12.0, 20.0  # how much likelier a card is to them that is worth one heart more: their whims


@lru_cache(maxsize=8192)
def sharp_conduct(scene: Open, seat: int, animal: int) -> dict[int, float]:
    """By card: how likely a sharp player with this animal on this seat plays it."""
    if is_predator(animal):
        return soft(considered(PLAIN, scene, seat, animal)[0], KEEN_PREDATOR)
    if scene.objectives:
        return soft(considered(PLAIN, scene, seat, animal)[0], KEEN_PREY)
    fears, hurt = foreseen_hunter(PLAIN, scene, seat, animal)  # beyond this turn it fears about the same as others
    return soft(fled(scene, seat, animal, fears, usual_course(scene, seat, animal)[1], hurt), KEEN_PREY)


@lru_cache(maxsize=8192)
def sharp_likelihood(scene: Open, seat: int, animal: int) -> float:
    """How likely a sharp player with this animal would have played the row of this seat."""
    return row_likelihood(scene, seat, animal, sharp_likelihood, sharp_conduct)


@lru_cache(maxsize=8192)
def mixed_conduct(scene: Open, seat: int, animal: int) -> dict[int, float]:
    """By card: how likely a player of either style plays it, each as likely as its row makes it."""
    keen = SHARP * sharp_likelihood(scene, seat, animal)
    plain = (1 - SHARP) * likelihood(scene, seat, animal)
    one, two = sharp_conduct(scene, seat, animal), conduct(scene, seat, animal)
    return {play: (keen * chance + plain * two[play]) / (keen + plain) for play, chance in one.items()}


def mixed_likelihood(scene: Open, seat: int, animal: int) -> float:
    """How likely a player of either style would have played this row."""
    return SHARP * sharp_likelihood(scene, seat, animal) + (1 - SHARP) * likelihood(scene, seat, animal)


def hunter_conduct(scene: Open, seat: int, animal: int) -> dict[int, float]:
    return (mixed_conduct if is_predator(animal) else conduct)(scene, seat, animal)


def hunter_likelihood(scene: Open, seat: int, animal: int) -> float:
    return (mixed_likelihood if is_predator(animal) else likelihood)(scene, seat, animal)


MIXED = Reader(mixed_conduct, mixed_likelihood)
HUNTER = Reader(hunter_conduct, hunter_likelihood)  # for prey that knows its predator: other prey does it no harm
HASTY = Reader(conduct, habitual)  # what is sensible now, but no thought for how sensible rows were


def told(scene: Open, animal: int) -> tuple[Reader, ...]:
    """Whom to ask, from the quickest to the best."""
    return HASTY, PLAIN, MIXED if is_predator(animal) or scene.masked else HUNTER


def finished(reader: Reader, scene: Open, seat: int, animal: int, out_of_time: Callable[[], bool]) -> bool:
    """Read the table for a seat with an animal, from the first turn to this one, as far as there is time. What was read
    is kept."""
    others = [(who, one) for who in range(len(scene.homes)) if who != seat for one in scene.animals(who)]
    for turn in range(len(scene.rows[seat]) + 1):
        then = scene.before(turn) if turn < len(scene.rows[seat]) else scene
        for other in others:
            if out_of_time():
                return False
            reader.likely(then, *other)
    for who, one in others if scene.left else ():
        if is_predator(one) != is_predator(animal):  # what one's plan depends on
            if out_of_time():
                return False
            if reader.likely(scene, who, one) >= UNLIKELY * likeliest(scene, who, reader.likely):
                reader.conduct(scene, who, one)
    return True
