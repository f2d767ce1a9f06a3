"""Every level of every game: whole games, legal replies, and nothing to go by but view, options and dice.

Those that think may draw worlds too. They get few rollouts here, and only the beginnings of some games: how strong they
are is measured elsewhere.
"""

from itertools import islice
from math import inf

import pytest

from hoodwink import GAMES, BadSetup, Dice, Match, load
from hoodwink.arena.table import PLY_LIMIT, play, sit
from hoodwink.bots import LEVELS, Budget, checked_level, decide, levels, make, thinks, usual_level
from hoodwink.bots.bot import random_bot
from hoodwink.core.worlds import Worlds

ENOUGH = 40  # positions of a game
FEW = 6  # of a game in which bots think
BEGINNING = 40  # plies, too
BUDGET = Budget(inf, 6)
LEVELS_OF = [(key, level) for key in GAMES for level in levels(key)]
LIGHT = [(key, level) for key, level in LEVELS_OF if not thinks(key, level)]
TABLES = [  # all the numbers between the fewest and the most are in the slow tier
    pytest.param(key, level, seats, marks=[] if seats in (GAMES[key].least, GAMES[key].most) else pytest.mark.slow)
    for key, level in LEVELS_OF
    for seats in range(GAMES[key].least, GAMES[key].most + 1)
    if not thinks(key, level) or seats in (GAMES[key].least, GAMES[key].most)
]


def limit(game, level):
    return BEGINNING if thinks(game.key, level) else PLY_LIMIT


def asked(game, s, seat, bot):
    """What a bot replies to this state."""
    options = tuple(game.actions[id] for id in s.options(seat))
    return decide(bot, game.view(s, seat), options, Worlds(game, s, seat))


class Loaded(Dice):
    """Dice that always fall alike, however often they were thrown."""

    def __init__(self, part):
        super().__init__(0)
        self.part = part

    def below(self, n):
        return n * self.part // 10


def values(option):
    """Values of an option that differ from its default."""
    if isinstance(option.default, bool):
        return [not option.default]
    every = [option.low, option.high] if isinstance(option.default, int) else option.choices
    return [value for value in every if value != option.default]


def fewest(key, **options):
    """The game with the fewest seats at which these options are allowed."""
    for seats in range(GAMES[key].least, GAMES[key].most + 1):
        try:
            return load(key, seats, **options)
        except BadSetup:
            continue
    return None  # not without another option


def at(key, seats):
    """The game with so many seats, by the first preset that allows them."""
    for preset in GAMES[key].presets.values():
        try:
            return load(key, seats, **preset)
        except BadSetup:
            continue
    raise AssertionError(f"no preset of {key} is for {seats}")


@pytest.mark.parametrize(("key", "level", "seats"), TABLES)
def test_whole_games_at_every_number_of_seats(key, level, seats):
    for preset in GAMES[key].presets.values():
        try:
            match = Match(load(key, seats, **preset), "whole")
        except BadSetup:  # a preset may need more seats
            continue
        most = limit(match.game, level)
        replies = play(match, sit(match.game, (level,), "whole", BUDGET), most)  # Illegal if a reply is none
        assert match.over or most <= match.ply < PLY_LIMIT
        assert replies == sum(row.seat >= 0 for row in match.record.rows)


@pytest.mark.parametrize(("key", "level"), LIGHT)
def test_whole_games_with_every_option(key, level):
    for option in GAMES[key].declared:
        for value in values(option):
            game = fewest(key, **{option.name: value})
            if game is not None:
                match = Match(game, option.name)
                play(match, sit(game, (level,), option.name))
                assert match.over, f"{option.name}={value}"


def moments(game, level, seed, every, bots=""):
    """States of a game of these bots, with the seat that is asked first. The seed deals; `bots` are their dice."""
    dice, s = Dice(seed), game.start()
    table = sit(game, (usual_level(game.key) if thinks(game.key, level) else level,), bots or seed)
    for n in range(5_000):
        while s.asked < 0:
            s.roll(dice)
        if s.is_over():
            return
        seat = s.polled()
        if n % every == 0:
            yield s, seat
        s.reply(seat, game.actions.id(asked(game, s, seat, table[seat])))


@pytest.mark.parametrize(("key", "level", "seats"), [t for t in TABLES if t.values[1] != "random"])
def test_a_reply_depends_on_view_options_and_dice_alone(key, level, seats):
    game = at(key, seats)
    looked = 0
    heavy = thinks(key, level)
    old = {part: make(key, level, Loaded(part), BUDGET) for part in ((3,) if heavy else (0, 3, 9))}
    for s, seat in islice(moments(game, level, f"alone {seats}", every=3), FEW if heavy else ENOUGH):
        looked += 1
        other = game.redeal(s, seat, Dice(looked))
        for part, used in old.items():  # these have seen other tables' views
            reply, same, elsewhere = (
                asked(game, world, seat, make(key, level, Loaded(part), BUDGET)) for world in (s, s, other)
            )
            assert same == reply
            assert elsewhere == reply, "a bot told two worlds apart"
            assert asked(game, s, seat, used) == reply, "what a bot saw before changed its reply"
            assert game.actions.id(reply) in s.options(seat)
    assert looked > 5


@pytest.mark.parametrize(("key", "level"), [pair for pair in LIGHT if pair[1] != "random"])
def test_a_bot_that_changes_tables_replies_like_a_fresh_one(key, level):
    """Two games of one deal, played differently, looked at in turns by one bot on the same seat."""
    game = load(key)
    games = [
        [(game.view(s, 0), tuple(game.actions[id] for id in s.options(0))) for s, seat in waits if seat == 0]
        for waits in (moments(game, level, "deal", 1, bots) for bots in ("these", "those"))
    ]
    used = make(key, level, Loaded(4))
    for pair in zip(*games, strict=False):
        for view, options in pair:
            assert used(view, options) == make(key, level, Loaded(4))(view, options)
    assert games[0][-1][0].log != games[1][-1][0].log


@pytest.mark.parametrize(("key", "level"), LEVELS_OF)
def test_dice_mix_the_replies(key, level):
    """Nobody is played against who can be read: other dice, another game."""
    game = load(key)
    ends = set()
    for n in range(8):
        match = Match(game, "same deal")
        play(match, sit(game, (level,), n, BUDGET), limit(game, level))
        ends.add(tuple((row.seat, str(row.what)) for row in match.record.rows))
    assert len(ends) > 1


def test_an_unknown_level_is_refused_with_those_that_there_are():
    with pytest.raises(BadSetup, match="hoax has no bots of level 'genius'; it has random, "):
        make("hoax", "genius", Dice(0))


def test_levels_are_in_the_order_of_their_strength():
    known = ("random", "novice", "regular", "sharp", "master")
    for key in GAMES:
        assert levels(key) == tuple(level for level in known if level in levels(key))
        assert usual_level(key) == "regular"
        assert [level for level in levels(key) if thinks(key, level)] in ([], ["master"])


def test_a_bot_that_thinks_is_given_worlds_and_a_budget(monkeypatch):
    seen = []

    class Curious:
        def __init__(self, dice, budget):
            seen.append(budget)

        def think(self, view, options, worlds):
            seen.append((view.seat, worlds.seat))
            return options[-1]

    monkeypatch.setitem(LEVELS, "hoax", {"regular": random_bot, "master": Curious})
    assert levels("hoax") == ("random", "regular", "master")
    assert (thinks("hoax", "master"), thinks("hoax", "regular"), thinks("hoax", "random")) == (True, False, False)
    match = Match(load("hoax", 3), 1)
    seat = match.asked[0]
    one, two = make("hoax", "master", Dice(1)), make("hoax", "master", Dice(1), BUDGET)
    assert seen == [Budget(), BUDGET]
    options = match.options(seat)
    assert decide(one, match.view(seat), options, match.worlds(seat)) == options[-1]
    assert decide(two, match.view(seat), options[:1], match.worlds(seat)) == options[0]
    assert seen[2:] == [(seat, seat)], "where there is one option nobody thinks"


def test_every_game_has_random_bots_and_no_level_is_of_no_game():
    assert set(LEVELS) <= set(GAMES)
    for key in GAMES:
        assert levels(key)[0] == "random"


def test_a_level_apart_is_played_if_named_and_offered_nowhere():
    assert "learned" not in levels("resistance")
    assert checked_level("resistance", "learned") == "learned"
    assert callable(make("resistance", "learned", Dice("1")))
    with pytest.raises(BadSetup, match=r"it has random, novice, regular, sharp, master$"):
        checked_level("hoax", "learned")
