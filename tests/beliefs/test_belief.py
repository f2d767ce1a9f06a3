"""Beliefs as such: weights, roles, and what behaviour adds; and that a view without a list has none."""

import pytest
from masks import Masks

from hoodwink.beliefs import EXACT, Belief, chances, odds

DEALS = [("fox", "cat"), ("fox", "hen"), ("hen", "cat")]


def test_a_prior_counts_deals():
    belief = Belief.prior(DEALS, [1, 1, 2])
    assert belief.weights == (0.25, 0.25, 0.5)
    assert belief.roles(0) == {"fox": 0.5, "hen": 0.5}
    assert belief.chance(1, "cat") == 0.75
    assert belief.chance(1, "owl") == 0
    assert belief.likeliest() == ("hen", "cat")
    assert [belief.weight(deal) for deal in (*DEALS, ("owl", "cat"))] == [0.25, 0.25, 0.5, 0]


def test_without_numbers_all_are_alike():
    assert Belief.prior(DEALS).weights == (1 / 3,) * 3


def test_behaviour_is_weighed_on_top():
    prior = Belief.prior(DEALS, [1, 1, 2])
    weighed = prior.weighed([0.9, 0.1, 0.0])
    assert weighed.weights == pytest.approx((0.9, 0.1, 0))
    assert weighed.roles(0) == {"fox": pytest.approx(1)}, "what can't be is not named"
    assert prior.weights == (0.25, 0.25, 0.5), "the prior stays"
    assert odds(weighed, prior, DEALS[0]) == pytest.approx(3.6)
    assert odds(weighed, prior, DEALS[2]) == 0
    assert odds(weighed, prior, ("owl", "cat")) == 0


def test_odds_bring_worlds_that_were_drawn_to_their_weight():
    prior = Belief.prior(DEALS, [1, 1, 2])
    weighed = prior.weighed([0.2, 0.5, 0.3])
    for deal in DEALS:
        assert prior.weight(deal) * odds(weighed, prior, deal) == pytest.approx(weighed.weight(deal))


def test_what_could_not_have_happened_tells_nothing():
    prior = Belief.prior(DEALS)
    assert prior.weighed([0, 0, 0]) == prior


def test_samples_are_counted():
    belief = Belief.counted([DEALS[0], DEALS[2], DEALS[0], DEALS[0]])
    assert belief.hidden == (DEALS[0], DEALS[2])
    assert belief.weights == (0.75, 0.25)


def test_a_belief_needs_something_to_believe():
    for hidden in ([], DEALS):
        with pytest.raises(ValueError, match="nothing fits"):
            Belief.prior(hidden, [0] * len(hidden))


def test_where_nothing_can_be_listed_there_are_no_chances(monkeypatch):
    game = Masks(3)
    view = game.view(game.start(), 0)
    assert chances(view) is None
    monkeypatch.setitem(EXACT, type(view), lambda _: Belief.prior([("fox", "cat", "hen"), ("fox", "hen", "cat")]))
    assert chances(view) == [{"fox": 1}, {"cat": 0.5, "hen": 0.5}, {"hen": 0.5, "cat": 0.5}]
