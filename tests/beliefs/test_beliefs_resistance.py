"""Beliefs about The Resistance: against all worlds listed, against an enumeration of its own, against redeals."""

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from hoodwink import load
from hoodwink.beliefs.resistance import exact, fit, weighed
from hoodwink.beliefs.resistance_conduct import fails_likely, heard, reading
from hoodwink.core.dice import Dice
from hoodwink.core.seats import SPECTATOR
from hoodwink.games import find
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.roles import Role
from hoodwink.games.resistance.view import known
from hoodwink.testing.play import configurations

GAMES = [game for game in configurations(find("resistance")) if game.seats <= 7]
NAMES = [role.name.lower() for role in Role]
BLAMED = {"seats": 7, "hunter": True, "deep_agent": True, "pretender": True, "blame": True}
DRAWN = 300  # redeals
SIGMAS = 4.5  # the dice are fixed, so this is no matter of luck


def moments(game, seed, every):
    """A game at random, and the state at every so manieth question of it."""
    s, dice = game.start(), Dice(seed)
    asked = 0
    while s.asked:
        if s.asked < 0:
            s.roll(dice)
            continue
        if asked % every == 0:
            yield s
        asked += 1
        seat = s.polled()
        s.reply(seat, dice.pick(s.options(seat)))


def listed(view):
    """By seat: role chances from all worlds that fit, one by one, each as likely as the next."""
    facts = known(view)
    worlds = [facts.as_now(world) for world in facts.all()]
    return [
        {NAMES[role]: number / len(worlds) for role, number in Counter(world[seat] for world in worlds).items()}
        for seat in range(view.seats)
    ]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_chances_are_those_of_all_worlds_that_fit(game):
    for s in moments(game, "listed", 23):
        for seat in (s.polled(), SPECTATOR) if game.seats < 7 else (s.polled(),):
            view = game.view(s, seat)
            belief = exact(view)
            for who, chances in enumerate(listed(view)):
                assert belief.roles(who) == pytest.approx(chances)
            assert sum(belief.weights) == pytest.approx(1)


def test_chances_after_a_right_blame_are_of_the_characters_now(table):
    t = table("resistance", roles="deep pretender", leader=2, **BLAMED)
    t.team(2, 3)
    t.blame(1)
    for seat in (0, 1, 2, 4):
        view = t.view(seat)
        belief = exact(view)
        assert belief.chance(0, "pretender") == pytest.approx(1)
        assert belief.chance(1, "deep_agent") == pytest.approx(1)
        for who, chances in enumerate(listed(view)):
            assert belief.roles(who) == pytest.approx(chances)


def by_hand(seat, missions):
    """Written for the base game with 5 seats alone: the two spies as one of the resistance sees them.

    `missions` are teams with the number of fails.
    """
    pairs = [set(pair) for pair in combinations(range(5), 2) if seat not in pair]
    left = [pair for pair in pairs if all(len(pair & set(team)) >= fails for team, fails in missions)]
    return [sum(who in pair for pair in left) / len(left) for who in range(5)]


def test_chances_in_the_base_game_are_those_counted_by_hand(table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    assert [exact(t.view(4)).chance(seat, "spy") for seat in range(5)] == pytest.approx(by_hand(4, []))
    t.mission(0, 2, fails=[0])
    t.mission(0, 1, 3, fails=[0, 1])
    told = [((0, 2), 1), ((0, 1, 3), 2)]
    for seat in (2, 3, 4):
        found = [exact(t.view(seat)).chance(who, "spy") for who in range(5)]
        assert found == pytest.approx(by_hand(seat, told))


@pytest.mark.parametrize(
    "options",
    [{"seats": 6}, {"seats": 7, "hunter": True}, {"seats": 5, "inquisitor": True, "reverser": "both"}],
    ids=str,
)
def test_redeals_come_as_often_as_they_are_believed_and_weigh_one_on_the_whole(options):
    game = Resistance(**options)
    s = [*moments(game, "redeal", 40)][-1]
    seat = s.polled()
    view = game.view(s, seat)
    prior, posterior = exact(view), weighed(view)
    dice = Dice("redeal")
    drawn = [game.redeal(s, seat, dice) for _ in range(DRAWN)]
    for who in range(game.seats):
        seen = Counter(game.roles(world)[who] for world in drawn)
        assert set(seen) <= set(prior.roles(who))
        for role, chance in prior.roles(who).items():
            assert abs(seen[role] / DRAWN - chance) <= SIGMAS * sqrt(chance * (1 - chance) / DRAWN) + 1e-9
    assert all(fit(prior, game, world) == pytest.approx(1) for world in drawn)
    fits = [fit(posterior, game, world) for world in drawn]
    spread = sqrt(sum((one - 1) ** 2 for one in fits) / DRAWN)
    assert abs(sum(fits) / DRAWN - 1) <= SIGMAS * spread / sqrt(DRAWN) + 1e-9
    assert min(fits) >= 0


def test_what_can_not_be_weighs_nothing(table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    t.mission(0, 2, fails=[0])
    belief = exact(t.view(4))
    assert belief.weight(("spy", "resistance", "spy", "resistance", "resistance")) == pytest.approx(1 / 5)
    assert belief.weight(("resistance", "spy", "resistance", "spy", "resistance")) == 0
    assert belief.weight(("spy", "resistance", "resistance", "resistance", "spy")) == 0  # it is no spy itself


@pytest.mark.parametrize("game", GAMES[::2], ids=repr)
def test_behaviour_makes_nothing_possible_and_nothing_certain_untrue(game):
    for s in moments(game, "behaviour", 31):
        view = game.view(s, s.polled())
        before, after = exact(view), weighed(view)
        for seat in range(game.seats):
            assert sum(after.roles(seat).values()) == pytest.approx(1)
            assert set(after.roles(seat)) <= set(before.roles(seat))
        assert after.weight(game.roles(s)) > 0


# how teams and votes speak ------------------------------------------------------------------------------------------


def spy_chances(t, seat):
    belief = weighed(t.view(seat))
    return [belief.chance(who, "spy") for who in range(t.game.seats)]


def test_nothing_speaks_before_anything_was_done(table):
    t = table("resistance", seats=7, roles="spy spy spy", leader=0)
    assert spy_chances(t, 6)[:6] == pytest.approx([1 / 2] * 6)


def test_who_backs_a_team_of_three_without_him_is_suspect(table):
    """With five seats an honest outsider knows that one of the three is likely a spy."""
    t = table("resistance", seats=5, roles="spy spy", leader=2)
    t.mission(2, 3)
    t.set(leader=2)
    t.team(2, 3, 4).votes("-++++")
    chances = spy_chances(t, 2)
    assert chances[1] > chances[0]


def test_who_backs_a_team_that_fails_is_suspect(table):
    t = table("resistance", seats=7, roles="spy spy spy", leader=0)
    t.mission(0, 4, fails=[0])
    t.set(leader=0)
    t.team(0, 3, 5).votes("+++----")
    chances = spy_chances(t, 6)
    assert min(chances[1], chances[2]) > chances[3]
    assert chances[0] > 0.5


def test_nobody_hides_where_that_loses_the_game():
    """So a mission that could be the last clears its team, if it passes; one before says less."""
    early, late = (fails_likely(0, 1, 1, 2, brink) for brink in (False, True))
    assert late < 0.1 < early
    for spies in range(5):
        for brink in (False, True):
            likely = [fails_likely(fails, spies, 1, 2, brink) for fails in range(6)]
            assert sum(likely) == pytest.approx(1, abs=0.2)
            assert not any(likely[spies + 1 :])


@pytest.mark.parametrize("options", [{"seats": 6}, BLAMED], ids=str)
def test_a_log_is_read_the_same_at_once_and_bit_by_bit(options):
    game = load("resistance", **options)
    *_, s = moments(game, "read", 7)
    log = heard(game.view(s, SPECTATOR).log)
    for end in range(len(log) + 1):
        reading(log[:end], game.seats)
    by_bits = reading(log, game.seats)
    reading.cache_clear()
    at_once = reading(log, game.seats)
    assert at_once is not by_bits
    assert (at_once.weights, at_once.words) == (by_bits.weights, by_bits.words)
    assert heard(game.view(s, s.polled() if s.asked > 0 else 0).log) == log
