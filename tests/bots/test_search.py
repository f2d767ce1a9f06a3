"""The search of the masters, on a small game: by its dice, within its budget, legal, by weight, and mixed."""

from collections import Counter
from itertools import count
from math import inf

import pytest
from masks import Masks
from masks.rules import Mask, Name, Vote

from hoodwink import Dice, Match
from hoodwink.arena.table import play
from hoodwink.bots import search
from hoodwink.bots.bot import Budget, random_bot
from hoodwink.bots.search import Arm, Borrowed, Clock, Search, Thinking, at_random, by_views, drawn, error, won
from hoodwink.core.worlds import play_on

COUNTED = Budget(inf, 60)


def asked(verb, seed=0):
    """A match that waits for this verb, and the seat that it asks."""
    for n in count(seed):
        match = Match(Masks(3), n)
        dice = Dice(n)
        while not match.over:
            seat = match.asked[0]
            options = match.options(seat)
            if len(options) > 1 and isinstance(options[-1], verb):
                return match, seat
            match.reply(seat, options[dice.below(len(options))])
    raise AssertionError


def thought(thinking, match, seat, seed=1, budget=COUNTED):
    return Search(thinking, Dice(seed), budget).think(match.view(seat), match.options(seat), match.worlds(seat))


def naming(s, seat):
    """A made-up worth: to have named what the next seat wears."""
    return float(s.named == s.masks[(seat + 1) % 3])


def wears(mask):
    """Worlds in which the next seat wears this."""
    return lambda view, _: lambda s: float(s.masks[(view.seat + 1) % 3] == mask)


def masks_left(match, seat):
    """Those that the next seat may wear, for all that this one knows."""
    worlds = match.worlds(seat)
    return {worlds.draw(Dice(n)).masks[(seat + 1) % 3] for n in range(100)}


@pytest.mark.parametrize("policy", [at_random, by_views(random_bot)], ids=["random", "views"])
def test_counted_rollouts_are_the_same_by_the_same_dice(policy):
    match, seat = asked(Name)
    thinking = Thinking(policy, even=0.2)
    replies = [[thought(thinking, match, seat, seed) for seed in range(12)] for _ in range(2)]
    assert replies[0] == replies[1]
    assert len(set(replies[0])) > 1, "other dice, another reply"


def test_it_remembers_nothing():
    match, seat = asked(Name)
    thinking = Thinking(at_random, even=0.2)
    old = Search(thinking, Dice(3), COUNTED)
    first, second = (old.think(match.view(seat), match.options(seat), match.worlds(seat)) for _ in range(2))
    assert first == second == thought(thinking, match, seat, 3)


def test_whole_games_are_legal():
    for seed in range(3):
        game = Masks(4)
        thinkers = [Search(Thinking(by_views(random_bot)), Dice(f"{seed}/{n}"), Budget(inf, 12)) for n in range(4)]
        match = Match(game, seed)
        assert play(match, thinkers) > 10
        assert match.over


def test_only_candidates_are_chosen():
    match, seat = asked(Name)
    some = match.options(seat)[1:3]
    thinking = Thinking(at_random, candidates=lambda *_: [(option, 0.0) for option in some], even=1.0)
    assert {thought(thinking, match, seat, seed) for seed in range(20)} == set(some)


def test_one_candidate_is_not_thought_about():
    match, seat = asked(Name)
    one = match.options(seat)[2]

    def never(*_):
        raise AssertionError("there is nothing to find out")

    assert thought(Thinking(never, candidates=lambda *_: [(one, 0.0)]), match, seat) == one


def test_weights_are_respected():
    match, seat = asked(Name)
    for mask in masks_left(match, seat):
        thinking = Thinking(at_random, naming, weigh=wears(mask), horizon=1)
        assert thought(thinking, match, seat) == Name(Mask(mask))


def test_weights_are_odds():
    """Of two worlds one is nine times as likely: the means of the candidates show it, in few rounds or many."""
    match, seat = asked(Name)
    one, two = sorted(masks_left(match, seat))[:2]
    odds = {one: 9.0, two: 1.0}
    weigh = lambda *_: lambda s: odds.get(s.masks[(seat + 1) % 3], 0.0)  # noqa: E731
    named = [(Name(Mask(one)), 0.0), (Name(Mask(two)), 0.0)]
    thinking = Thinking(at_random, naming, weigh=weigh, horizon=1, candidates=lambda *_: named)
    searching = Search(thinking, Dice(1), Budget(inf, 2000))
    arms, weights = searching.tried(match.view(seat), match.options(seat), match.worlds(seat), Dice(1))
    assert [searching.score(arm, weights) for arm in arms] == pytest.approx([0.9, 0.1], abs=0.03)


def test_where_nothing_fits_it_still_answers():
    match, seat = asked(Name)
    thinking = Thinking(at_random, weigh=lambda *_: lambda _: 0.0, horizon=1)
    assert thought(thinking, match, seat) in match.options(seat)


def test_the_better_move_is_found_among_many():
    match, seat = asked(Name)
    liked = Name(Mask.OWL)

    def owls(s, _):
        return 0.6 if s.named == Mask.OWL else 0.5

    thinking = Thinking(at_random, owls, horizon=1)
    assert {thought(thinking, match, seat, seed, Budget(inf, 24)) for seed in range(10)} == {liked}


def test_what_is_as_good_is_mixed():
    match, seat = asked(Vote)
    fair = Thinking(at_random, lambda *_: 0.5, horizon=1)
    chosen = Counter(thought(fair, match, seat, seed) for seed in range(60))
    assert set(chosen) == set(match.options(seat))
    assert min(chosen.values()) > 15


def test_beforehand_counts_less_the_more_is_known():
    match, seat = asked(Vote)
    first, second = match.options(seat)
    believes = lambda *_: [(first, 0.3), (second, 0.0)]  # noqa: E731
    searching = Search(Thinking(at_random, candidates=believes), Dice(1), COUNTED)
    arms = [Arm(first, 0, 0.3), Arm(second, 1, 0.0)]
    assert [searching.score(arm, []) for arm in arms] == [0.3, 0.0]
    few, many = ([searching.score(Arm(first, 0, 0.3, [0.5] * n), [1.0] * n)] for n in (4, 400))
    assert few == [pytest.approx(0.65)]
    assert many[0] < 0.504


def test_with_no_budget_the_best_beforehand_is_played():
    match, seat = asked(Name)
    options = match.options(seat)
    thinking = Thinking(at_random, candidates=lambda _, options: [(o, float(n == 2)) for n, o in enumerate(options)])
    for budget in (Budget(0.0), Budget(inf, 1)):
        assert thought(thinking, match, seat, budget=budget) == options[2]


def test_seconds_are_kept(monkeypatch):
    """A clock that goes on by a second whenever somebody looks: a rollout takes some, and none is begun too late."""
    match, seat = asked(Name)
    looks = count()
    monkeypatch.setattr(search, "perf_counter", lambda: float(next(looks)))
    for seconds in (5.0, 50.0, 500.0):
        start = next(looks)
        thought(Thinking(at_random), match, seat, budget=Budget(seconds))
        assert next(looks) - start <= seconds + 3, "two looks of ours, and the last of its own"


def test_rollouts_are_counted(monkeypatch):
    match, seat = asked(Name)
    played = []
    monkeypatch.setattr(search, "play_on", lambda *args: played.append(play_on(*args)))
    for most in (1, 7, 40, 100):
        played.clear()
        thought(Thinking(at_random), match, seat, budget=Budget(inf, most))
        assert len(played) <= most
        assert len(played) >= most - len(match.options(seat))


def test_halving_spends_more_on_the_better():
    match, seat = asked(Name)
    searching = Search(Thinking(at_random), Dice(1), Budget(inf, 120))
    arms, weights = searching.tried(match.view(seat), match.options(seat), match.worlds(seat), Dice(1))
    assert len(arms) == 2
    assert len(match.options(seat)) == 6
    assert len(weights) > 120 // 6, "more rounds than all six could have had"
    assert all(len(arm.values) == len(weights) for arm in arms)


def test_bots_in_imagined_games_have_the_games_dice():
    dice = Borrowed()
    dice.lent = Dice("x")
    assert [dice.below(1000) for _ in range(5)] == [Dice("x").below(1000), *_rest(Dice("x"), 4)]
    assert dice.pick((3, 4)) in (3, 4)


def _rest(dice, number):
    dice.below(1000)
    return [dice.below(1000) for _ in range(number)]


def test_the_parts():
    dice = Dice(1)
    assert Counter(drawn([1.0, 0.0, 3.0], dice) for _ in range(400))[1] == 0
    assert 0.2 < Counter(drawn([1.0, 0.0, 3.0], dice) for _ in range(400))[0] / 400 < 0.3
    one, two = Arm(Vote(True), 0, 0.0, [1.0, 0.0]), Arm(Vote(False), 1, 0.0, [0.0, 0.0])
    assert error(one, one, [1.0, 1.0]) == 0
    assert error(one, two, [1.0, 1.0]) == pytest.approx(0.5 / 2**0.5)
    assert error(one, two, []) == 0
    clock = Clock(Budget(inf, 4))
    assert clock.has_time_for(4)
    assert not clock.has_time_for(5)
    clock.played()
    assert clock.spent() == 0.25


def test_who_wins_has_won():
    match, _ = asked(Name)
    s = match.worlds(0).draw(Dice(1))
    play_on(s, at_random(None, None), Dice(2))  # type: ignore[arg-type]  # it looks at neither
    assert [won(s, seat) for seat in range(3)] == [float(seat in match.game.winners(s)) for seat in range(3)]
