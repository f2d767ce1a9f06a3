"""Why not, over random games: always a reason where something is illegal, never where it is legal, and no leak."""

import itertools
import sys

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.match import Match
from hoodwink.core.rulebook import Rules
from hoodwink.core.seats import members
from hoodwink.core.why import REASONS, why_not
from hoodwink.games import GAMES
from hoodwink.testing.play import configurations, walk

KINDS = pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
ENOUGH = 2500  # positions
POSITIONS = 6  # one in so many is looked at with every action
SAMPLE = 5  # actions in every position, for two worlds


def own_reasons(kind):
    """The table of a game's own keys."""
    return sys.modules[f"{kind.__module__}.why"].REASONS


def positions(kind):
    """Of a random game of every configuration; of more, where games are short."""
    met = 0
    for seed in itertools.count():
        for game in configurations(kind):
            for s, _ in walk(game, f"why/{seed}"):
                met += 1
                yield game, s
        if met > ENOUGH:
            return


@KINDS
def test_a_reason_for_everything_illegal_and_none_for_what_is_legal(kind):
    keys, sections = {*own_reasons(kind), *REASONS}, {*Rules.of(kind).sections, *Rules.of(kind).chapters}
    legal = illegal = 0
    dice = Dice(f"why/{kind.key}")
    for game, s in positions(kind):
        if dice.below(POSITIONS):
            continue
        seat = dice.pick(members(s.asked)) if s.asked > 0 and dice.below(2) else dice.below(game.seats)
        view, options = game.view(s, seat), s.options(seat)
        for id, action in enumerate(game.actions):
            reason = why_not(game, view, options, action)
            assert (reason is None) == (id in options), f"{view.frame}: {action}: {reason}"
            legal, illegal = legal + (reason is None), illegal + (reason is not None)
            if reason is not None:
                assert reason.key in keys, reason
                assert reason.section in sections, reason
    assert legal > 500
    assert illegal > 50_000


@KINDS
def test_whoever_is_asked_is_told_of_his_own_options_that_they_can_be_done(kind):
    told = 0
    for game, s in positions(kind):
        for seat in members(s.asked) if s.asked > 0 else ():
            view, options = game.view(s, seat), s.options(seat)
            assert not any(why_not(game, view, options, game.actions[id]) for id in options)
            told += len(options)
    assert told > 5000


@KINDS
def test_the_answer_is_the_same_in_every_world_that_the_seat_can_not_tell_apart(kind):
    asked = moved = 0
    dice = Dice(f"why worlds/{kind.key}")
    for game, s in positions(kind):
        seat = dice.below(game.seats)
        here, there = Match(game), Match(game)
        here._state, there._state = s, game.redeal(s, seat, dice)
        moved += here._state.key() != there._state.key()
        for _ in range(SAMPLE):
            action = game.actions[dice.below(len(game.actions))]
            assert here.why(seat, action) == there.why(seat, action), f"{s!r}: {action}"
            asked += 1
    assert asked > 5000
    assert moved > asked / SAMPLE / 3


@KINDS
def test_reasons_are_keys_that_no_other_table_has(kind):
    own = own_reasons(kind)
    assert len(set(own)) == len(own)
    assert not set(own) & set(REASONS)
    assert all(key == key.lower() and " " not in key for key in own)


@KINDS
def test_the_end_is_a_section(kind):
    rules = Rules.of(kind)
    assert rules.find(kind.end_section)
