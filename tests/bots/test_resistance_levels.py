"""The other levels of The Resistance: whole games, replies that follow from the view, sense, and their order."""

from math import inf

import pytest

from hoodwink import load
from hoodwink.arena.played import play_one
from hoodwink.bots import Budget, decide, levels, make
from hoodwink.bots.resistance.plan import Course
from hoodwink.core.dice import Dice
from hoodwink.core.worlds import Worlds
from hoodwink.games import find
from hoodwink.games.resistance.actions import PlayCard, Vote
from hoodwink.games.resistance.roles import Card
from hoodwink.testing.play import configurations

GAMES = [game for game in configurations(find("resistance")) if game.seats < 9]
LARGE = load("resistance", seats=10, hunter=True, dummy_agent=True, inquisitor=True, reverser="spy")
FEW = Budget(inf, 6)
NEW = ("novice", "sharp", "master")


def answer(t, seat, level, seed=0):
    bot = make("resistance", level, Dice(seed), FEW)
    return decide(bot, t.view(seat), t.options(seat), Worlds(t.game, t.state, seat))


def often(t, seat, level, reply, times=30):
    """In how many of so many tries, each with other dice, it replies so."""
    return sum(answer(t, seat, level, seed) == reply for seed in range(times)) / times


def test_the_levels_are_in_order():
    assert levels("resistance") == ("random", "novice", "regular", "sharp", "master")


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_they_play_whole_games_in_any_company(game):
    company = ("random", "novice", "regular", "sharp", "master")
    bots = [company[seat % len(company)] for seat in range(game.seats)]
    assert play_one(game, bots, "company", FEW).winners


@pytest.mark.parametrize("level", NEW)
def test_they_play_the_largest_game(level):
    assert play_one(LARGE, [level if seat < 3 else "novice" for seat in range(10)], "large", FEW).winners


@pytest.mark.parametrize("level", NEW)
@pytest.mark.parametrize("game", GAMES[:6:2], ids=repr)
def test_replies_follow_from_the_view_and_the_dice(game, level):
    """The same dice and what the seat can't tell apart: the same reply, in a bot that has no past."""
    s, dice, asked = game.start(), Dice("whose"), 0
    while s.asked:
        if s.asked < 0:
            s.roll(dice)
            continue
        seat, asked = s.polled(), asked + 1
        options = tuple(game.actions[id] for id in s.options(seat))
        replies = set()
        for state in (s, game.redeal(s, seat, Dice(asked))) if asked % 5 == 0 else (s,):
            bot = make("resistance", level, Dice(asked), FEW)
            replies.add(decide(bot, game.view(state, seat), options, Worlds(game, state, seat)))
        assert len(replies) == 1
        assert replies <= set(options)
        s.reply(seat, game.actions.id(replies.pop()))


# novice -------------------------------------------------------------------------------------------------------------


def test_a_novice_fails_whenever_he_can_and_forgets(table):
    t = table("resistance", seats=5, roles="spy spy", leader=4)
    t.team(0, 1).approve()
    assert often(t, 0, "novice", PlayCard(Card.FAIL)) > 0.7  # both of them, at once
    assert often(t, 1, "novice", PlayCard(Card.FAIL)) > 0.7
    t.cards(fails=[0, 1])
    t.team(0, 2, 3)
    assert often(t, 4, "novice", Vote(approve=False)) > 0.5  # seat 0 was on the team that failed
    t.approve().cards()
    t.team(1, 3)
    assert often(t, 4, "novice", Vote(approve=True)) > 0.3  # that seat 1 was too, he has forgotten


# sharp --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_the_resistance_never_lets_attempts_lapse(table, level):
    t = table("resistance", seats=5, roles="spy spy", leader=2)
    t.mission(0, 2, fails=[0])
    for attempt in range(5):
        t.team(0, 1, 3)
        assert often(t, 2, level, Vote(approve=attempt == 4), 5) == 1
        if attempt < 4:
            t.reject()


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_a_spy_names_himself_among_those_who_are_trusted(table, level):
    t = table("resistance", seats=7, roles="spy spy spy", leader=4)
    t.mission(1, 4, fails=[1])
    t.set(leader=0)
    for seed in range(10):
        team = answer(t, 0, level, seed).team
        assert 0 in team
        assert level == "master" or 1 not in team  # he is burnt; that a master counts on being read is his affair


def test_a_spy_votes_as_he_would_without_being_one(table):
    t = table("resistance", seats=5, roles="spy spy", leader=2)
    t.mission(1, 2, fails=[1])
    t.set(leader=3)
    t.team(1, 2, 3)
    assert often(t, 0, "sharp", Vote(approve=False)) > 0.7  # a spy is on it, and all can guess that
    assert often(t, 0, "master", Vote(approve=False)) == 1


# master -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [(0, 4), (1, 4)])
def test_spies_agree_without_a_word(table, first):
    """Where it takes two fails both play one or neither does, whatever their dice."""
    t = table("resistance", seats=7, targeting=True, roles="spy spy spy", leader=6)
    t.mission(*first, fails=[first[0]], aim=1)
    t.team(0, 1, 3, 5, aim=4).approve()
    cards = {seed: {answer(t, seat, "master", seed) for seat in (0, 1)} for seed in range(4)}
    assert all(len(both) == 1 for both in cards.values())


def test_spies_who_are_known_lose_and_those_who_are_not_may_win():
    course = Course(5, 0, [])
    everyone = [(1 << a | 1 << b, 1.0) for a in range(5) for b in range(a)]
    sure = [(0b00011, 1.0)]
    dice = Dice("course")
    known = sum(course.fears(sure, 0b00011, 0, 0, dice) for _ in range(20)) / 20
    unknown = sum(course.fears(everyone, 0b00011, 0, 0, dice) for _ in range(20)) / 20
    assert known == 1.0  # whoever is known goes on no mission
    assert unknown < 0.7


def test_the_course_ends_with_the_third_of_either():
    course = Course(5, 2, [0, 1])
    dice = Dice("ends")
    assert course.fears([(0b11, 1.0)], 0b11, 3, 0, dice) == 1.0
    assert course.fears([(0b11, 1.0)], 0b11, 0, 3, dice) == 0.0
    assert course.least([(0b11, 1.0)], 0b11, 0, 2, 0b101, dice) == 0.0  # they are on it, and it is the last they need


@pytest.mark.parametrize("rollouts", [1, 30])
def test_a_master_thinks_as_much_as_its_budget_says(table, rollouts, monkeypatch):
    thought = []
    fears = Course.fears

    def counted(self, *rest):
        thought.append(len(rest) == 6 and rest[-1] == 1)
        return fears(self, *rest)

    monkeypatch.setattr(Course, "fears", counted)
    t = table("resistance", seats=5, roles="spy spy", leader=4)
    t.team(0, 2).approve()
    bot = make("resistance", "master", Dice(0), Budget(inf, rollouts))
    decide(bot, t.view(0), t.options(0), Worlds(t.game, t.state, 0))
    assert sum(thought) == 2 * rollouts  # either card


# order --------------------------------------------------------------------------------------------------------------


def wins(game, resistance, spies, games):
    """How many of so many games the resistance wins."""
    bots = {"resistance": resistance, "spy": spies}
    ended = [play_one(game, bots, f"order/{seed}", Budget(inf, 20)) for seed in range(games)]
    return sum(one.sides[one.winners[0]] == "resistance" for one in ended)


@pytest.mark.parametrize(
    ("better", "worse", "games", "ahead"),
    [
        ("novice", "random", 40, 16),
        ("regular", "novice", 24, 9),
        ("sharp", "regular", 24, 7),
        ("master", "sharp", 24, 3),
    ],
)
def test_each_level_beats_the_one_below(better, worse, games, ahead):
    """Both sides together: games won as resistance more than the level below does, and as spies. Seeds are fixed."""
    game = load("resistance", seats=5)
    usual = wins(game, worse, worse, games)
    as_resistance = wins(game, better, worse, games) - usual
    as_spies = usual - wins(game, worse, better, games)
    assert as_resistance + as_spies >= ahead
