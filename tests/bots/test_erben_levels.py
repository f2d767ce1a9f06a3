"""The levels of Die Erben von Hoax: what all of them keep to, what sharp ones and masters see, and who beats whom."""

from math import inf

import pytest

from hoodwink import Dice, Pass
from hoodwink.arena.ladder import Measured, met
from hoodwink.arena.table import play_state
from hoodwink.beliefs.erben import facts, marginals
from hoodwink.bots import Budget, decide, levels, make
from hoodwink.bots.erben.master import CLOSE, Master, candidates, weigh, worth
from hoodwink.bots.erben.mind import Mind
from hoodwink.bots.erben.reader import Reader
from hoodwink.bots.erben.regular import boldness
from hoodwink.bots.erben.style import MASTER, SHARP
from hoodwink.bots.erben.worth import duel_by_odds, duel_moves
from hoodwink.core.worlds import Worlds
from hoodwink.games import load
from hoodwink.games.erben import Erben
from hoodwink.games.erben.actions import Accuse, Claim
from hoodwink.games.erben.identities import BARON, FARMER

# every level --------------------------------------------------------------------------------------------------------

BUDGET = Budget(inf, 4)


def mixed(game, seed, limit=20_000):
    """A game of all levels together: the state that it ends in. Whoever replies what he may not is found here."""
    dice, s = Dice(seed), game.start()
    known = levels("erben")[1:]
    bots = [make("erben", known[n % len(known)], dice.fork(f"bot {n}"), BUDGET) for n in range(game.seats)]
    play_state(game, s, bots, dice, limit)
    return s


@pytest.mark.parametrize("name", [option.name for option in Erben.declared] + [*Erben.presets])
def test_every_level_plays_every_option(name):
    options = {**Erben.presets.get(name, {})}
    for option in Erben.declared:
        if option.name == name:
            options = {name: not option.default if isinstance(option.default, bool) else option.high}
    seats = 9 if options.get("large") else 4
    s = mixed(load("erben", seats, **options), f"all of {name}", 400)
    assert s.ply > 20


def test_the_same_dice_give_the_same_game():
    game = load("erben", 4)
    assert mixed(game, "again", 300).digest() == mixed(game, "again", 300).digest()


@pytest.mark.parametrize("level", levels("erben")[1:])
def test_nothing_that_is_hidden_makes_a_difference(level):
    """The choice is the same in the real state and in any that the seat can't tell from it."""
    game, dice = load("erben", 4), Dice("hidden")
    s, n = game.start(), 0
    while s.asked and n < 160:
        if s.asked < 0:
            s.roll(dice)
            continue
        seat, n = s.polled(), n + 1
        options = tuple(game.actions[id] for id in s.options(seat))
        if n % 8 == 0 and len(options) > 1:
            other = game.redeal(s, seat, Dice(n))
            chosen = [
                decide(make("erben", level, Dice(n), BUDGET), game.view(w, seat), options, Worlds(game, w, seat))
                for w in (s, other)
            ]
            assert chosen[0] == chosen[1]
        usual = make("erben", "regular", Dice(f"{seat} {n}"))
        s.reply(seat, game.actions.id(usual(game.view(s, seat), options)))


# sharp and master ---------------------------------------------------------------------------------------------------


def reader_of(t, seat, style=SHARP):
    mind = Reader(Dice(0), style)
    mind.look(t.view(seat))
    return mind


def test_a_reader_need_not_read_again(table):
    t = table("erben", seats=4, cards="farmer monk judge baron", covers="thief " * 4, chips="000 000 000 000")
    mind = reader_of(t, 3)
    t.stands(0, Claim(FARMER)).next_turn()
    mind.look(t.view(3))
    fresh, regular = reader_of(t, 3), Mind(Dice(0))
    regular.look(t.view(3))
    assert mind.odds(1) == pytest.approx(fresh.odds(1))
    assert mind.odds(1)[BARON] < regular.odds(1)[BARON], "it has kept silent"


@pytest.mark.parametrize(("seats", "apart"), [(8, 1e-9), (9, 0.15)])
def test_at_the_large_table_a_reader_fits_what_is_exact(table, seats, apart):
    cards = "farmer monk judge baron thief thief monk farmer" + " judge" * (seats - 8)
    t = table("erben", seats=seats, cards=cards, large=seats > 8)
    t.stands(0, Claim(FARMER)).next_turn()
    mind = reader_of(t, 3)
    exact = marginals(facts(t.view(3)), mind.told())
    assert mind.odds(0).index(max(mind.odds(0))) == FARMER
    for seat in mind.rivals:
        assert sum(mind.odds(seat)) == pytest.approx(1)
        assert mind.odds(seat) == pytest.approx(exact[seat], abs=apart)


def test_a_showdown_by_odds_is_the_plain_one_where_all_is_as_likely():
    for mine, theirs, trios in ((4, 4, 1), (2, 5, 0), (6, 3, 2)):
        plain = duel_moves(theirs, mine, trios, 0, 1 / theirs, 1 / theirs)
        assert duel_by_odds([1 / theirs] * theirs, [1 / mine] * mine, trios, 0) == pytest.approx(plain)
    moves = duel_by_odds([0.05, 0.05, 0.9], [0.25] * 4, 0, 0)
    assert max(moves, key=moves.__getitem__) in (-1, 0)
    assert moves[-1] > duel_by_odds([0.3, 0.3, 0.4], [0.25] * 4, 0, 0)[-1]


def near(monkeypatch, by):
    """A name is so much likelier than it must be for a master to say it."""
    monkeypatch.setattr(Reader, "names", lambda mind: iter([(boldness(mind, 1) + by, 1, FARMER)]))


@pytest.mark.parametrize(("by", "usual", "others"), [
    (CLOSE + 0.01, Accuse(1, FARMER), 0), (CLOSE - 0.01, Accuse(1, FARMER), 1),
    (0.01 - CLOSE, Claim(FARMER), 1), (-0.01 - CLOSE, Claim(FARMER), 0),
])  # fmt: skip
def test_a_master_looks_ahead_only_where_it_is_close(table, monkeypatch, by, usual, others):
    near(monkeypatch, by)
    t = table("erben", seats=4, cards="judge farmer monk baron")
    tried = [action for action, _ in candidates(reader_of(t, 0, MASTER), t.options(0), usual)]
    assert tried[0] == usual
    assert len({isinstance(action, Accuse) for action in tried}) == len(tried) == 1 + others


def test_a_master_who_may_say_a_name_after_every_turn_does_not_look_ahead(table, monkeypatch):
    near(monkeypatch, -0.01)
    t = table("erben", seats=4, cards="judge farmer monk baron", accuse_any_turn=True)
    t.stands(0, Claim(FARMER)).passes()
    assert isinstance(t.options(0)[0], Pass)
    assert isinstance(t.options(0)[-1], Accuse)
    assert candidates(reader_of(t, 0, MASTER), t.options(0), Pass()) == [(Pass(), 0.0)]


class Idle:
    """A search that takes the first that it is offered."""

    def think(self, _, options, __):
        return options[0]


@pytest.mark.parametrize(("read", "left"), [(0.2, 0.3), (0.6, 0.0)])
def test_what_a_master_has_read_counts_as_time(table, monkeypatch, read, left):
    near(monkeypatch, -0.01)
    t = table("erben", seats=4, cards="judge farmer monk baron")
    times, budgets = iter([10.0, 10.0 + read]), []

    def search(_, __, budget):
        budgets.append(budget)
        return Idle()

    monkeypatch.setitem(Master.think.__globals__, "Search", search)
    bot = Master(Dice(1), Budget(0.5, 7), lambda: next(times))
    assert bot.think(t.view(0), t.options(0), Worlds(t.game, t.state, 0)) == t.options(0)[0]
    assert budgets == [Budget(pytest.approx(left), 7)]  # type: ignore[arg-type]  # compared, not used


def test_what_a_world_is_worth(table):
    t = table("erben", seats=4, cards="farmer judge monk baron", points="7 2 2 2")
    chances = [worth(t.state, seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 2 * chances[1] == pytest.approx(2 * chances[3])


def test_worlds_weigh_as_they_fit(table):
    t = table("erben", seats=4, cards="farmer monk judge baron", covers="thief " * 4, chips="000 000 000 000")
    t.stands(0, Claim(FARMER)).next_turn()
    weight = weigh(reader_of(t, 3, MASTER))
    worlds = [t.game.redeal(t.state, 3, Dice(n)) for n in range(200)]
    silent = [weight(w) for w in worlds if BARON not in w.cards[:3]]
    assert min(silent) > 0
    assert max(weight(w) for w in worlds if w.cards[1] == BARON) < max(silent)


# strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "upper", "lower", "games"),
    [(4, "novice", "random", 24), (4, "regular", "novice", 24), (4, "sharp", "regular", 48)],
)
def test_every_level_is_above_the_one_below(seats, upper, lower, games):
    """Tables of half and half; more of them, with all numbers of seats, are in docs/bots.md."""
    *_, above = met(load("erben", seats), upper, lower, Measured(games, "levels", 1, BUDGET))
    assert above == "yes"
