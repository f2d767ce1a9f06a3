"""The master of Oh, Fox!: how much it reads in the time that it has."""

import sys
from math import inf

import pytest

from hoodwink import Dice, Match
from hoodwink.arena.table import play, sit
from hoodwink.arena.tally import wilson
from hoodwink.beliefs.ohfox_conduct import conduct, likelihood
from hoodwink.beliefs.ohfox_scene import Open
from hoodwink.bots import Budget, decide, make
from hoodwink.bots.ohfox.master import READING, Master
from hoodwink.bots.ohfox.reader import HASTY, HUNTER, MIXED, told
from hoodwink.bots.ohfox.sharp import PLAIN
from hoodwink.core.worlds import Worlds
from hoodwink.games import load
from hoodwink.games.ohfox.animals import is_predator
from hoodwink.games.ohfox.state import OhFoxState

DEALS = 10  # each from both seats


class Slow:
    """A clock on which so much passes whenever somebody looks at it."""

    def __init__(self, step):
        self.step = step
        self.time = 0.0

    def __call__(self):
        self.time += self.step
        return self.time


def midway(seats=3, turn=5, predator=False, **options):
    """A state of a game of regular bots in which a prey or a predator is asked."""
    game, dice = load("ohfox", seats, **options), Dice("midway")
    bots = [make("ohfox", "regular", dice.fork(f"bot {seat}")) for seat in range(seats)]
    s = game.start()
    assert isinstance(s, OhFoxState)
    while True:
        if s.asked < 0:
            s.roll(dice)
            continue
        seat = s.polled()
        if s.turn == turn and is_predator(s.animals[seat]) == predator:
            return game, s, seat
        options_ = tuple(game.actions[id] for id in s.options(seat))
        s.reply(seat, game.actions.id(bots[seat](game.view(s, seat), options_)))


def asked(bot, game, s, seat):
    options = tuple(game.actions[id] for id in s.options(seat))
    return decide(bot, game.view(s, seat), options, Worlds(game, s, seat))


def forget():
    """Forget all that was looked up, as in a process that has just been started."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("hoodwink.beliefs.ohfox", "hoodwink.bots.ohfox")):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


@pytest.mark.parametrize("predator", [False, True])
def test_reads_as_much_as_there_is_time_for(predator):
    """By how often it can look at the clock until reading has to end."""
    game, s, seat = midway(predator=predator)
    scene, animal = Open.to(game.view(s, seat)), s.animals[seat]
    best = MIXED if predator else HUNTER
    readers = []
    for looks in (0, 1, 60, 90, 120, 400, inf):
        clock = Slow(0.0 if looks == inf else READING / (looks + 0.5))
        readers.append(Master(Dice(1), Budget(1.0), clock).reader(scene, seat, animal, 0.0))
    assert readers[:2] == [None, None]
    assert readers[2:4] == [HASTY, HASTY] or readers[2:4] == [HASTY, PLAIN]
    assert readers[-2:] == [best, best]
    order = [None, HASTY, PLAIN, best]
    assert [order.index(one) for one in readers] == sorted(order.index(one) for one in readers)
    assert PLAIN in readers
    assert Master(Dice(1), Budget(inf, 9), Slow(1e9)).reader(scene, seat, animal, 0.0) == best, "rollouts need no clock"


@pytest.mark.parametrize(("turn", "predator"), [(0, True), (5, False), (5, True), (8, True)])
def test_without_time_it_answers_nevertheless(turn, predator):
    """And reads nothing but what lies open now."""
    game, s, seat = midway(turn=turn, predator=predator)
    forget()
    replies = {asked(Master(Dice(n), Budget(0.05), Slow(1.0)), game, s, seat) for n in range(9)}
    assert replies <= {game.actions[id] for id in s.options(seat)}
    assert likelihood.cache_info().misses == 0
    if turn < 8 and not predator:
        values = conduct(Open.to(game.view(s, seat)), seat, s.animals[seat])
        worst = sorted(values, key=values.__getitem__)[: len(values) // 2]
        assert not {game.actions.id(reply) - 1 for reply in replies} & {*worst}, "and does what is sensible"


def test_prey_does_not_ask_how_sharp_other_prey_is():
    game, s, seat = midway()
    scene, animal = Open.to(game.view(s, seat)), s.animals[seat]
    hunter = s.predator
    [other] = {0, 1, 2} - {seat, hunter}
    reader = told(scene, animal)[-1]
    assert reader == HUNTER
    for one in scene.animals(other):
        assert reader.likely(scene, other, one) == PLAIN.likely(scene, other, one)
        assert reader.conduct(scene, other, one) == PLAIN.conduct(scene, other, one)
    for one in scene.animals(hunter):
        assert reader.likely(scene, hunter, one) == MIXED.likely(scene, hunter, one)
        assert reader.conduct(scene, hunter, one) == MIXED.conduct(scene, hunter, one)
    game, s, seat = midway(masked=True)
    assert told(Open.to(game.view(s, seat)), s.animals[seat])[-1] == MIXED, "anybody may be the predator"


@pytest.mark.parametrize("predator", [False, True])
def test_one_made_anew_plays_as_one_that_was_there(predator):
    game, s, seat = midway(predator=predator)
    replies = set()
    for cold in (False, False, True):
        if cold:
            forget()
        replies.add(asked(make("ohfox", "master", Dice("anew"), Budget(inf, 20)), game, s, seat))
    assert len(replies) == 1


def test_a_master_beats_a_sharp_player():
    """A few games, far from chance; docs/bots.md has tables of many."""
    game, wins = load("ohfox", 2, objectives=False), 0
    for deal in range(DEALS):
        for seat in (0, 1):
            match = Match(game, f"deal {deal}")
            levels = ("master", "sharp") if seat == 0 else ("sharp", "master")
            play(match, sit(game, levels, f"deal {deal}", Budget(inf, 12)))
            wins += seat in match.winners
    assert wilson(wins, 2 * DEALS)[0] > 1 / 2
