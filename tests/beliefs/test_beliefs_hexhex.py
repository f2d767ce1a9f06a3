"""Beliefs about HEX•HEX XL: against an enumeration of its own, against redeals, and what play tells at laid tables."""

from itertools import product as every
from math import comb, prod, sqrt

import pytest
from played import played

from hoodwink import Dice, Pass
from hoodwink.beliefs import hexhex as beliefs
from hoodwink.beliefs.hexhex_notes import told
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex.deck import HOUSE

SAMPLES = 80
FIVE = ",".join(["left"] * 3 + ["right"] * 2)


# counting -----------------------------------------------------------------------------------------------------------

ODDS = [[1.0, 0.5, 0.0], [1.0, 2.0, 1.0]]


def listed(pool, sizes, odds, keep=lambda _: True):
    """The weight of all deals, by putting every single card everywhere."""
    cards = [kind for kind, copies in enumerate(pool) for _ in range(copies)]
    total = 0.0
    for places in every(range(len(sizes) + 1), repeat=len(cards)):
        hands = [[card for card, place in zip(cards, places, strict=True) if place == n] for n in range(len(sizes))]
        if [*map(len, hands)] == list(sizes) and keep(hands):
            total += prod(odds[n][card] for n, hand in enumerate(hands) for card in hand)
    return total


@pytest.mark.parametrize("sizes", [(1, 2), (2, 2), (0, 3), (3, 1)])
def test_ways_are_those_of_a_list_of_all_deals(sizes):
    pool = [2, 1, 3]
    assert beliefs.ways(pool, sizes, ODDS) == pytest.approx(listed(pool, sizes, ODDS))
    for hand, kinds in ((0, 0b1), (1, 0b1), (1, 0b110)):
        none = listed(pool, sizes, ODDS, lambda hands: not any(kinds >> card & 1 for card in hands[hand]))  # noqa: B023
        assert beliefs.without(pool, sizes, ODDS, hand, kinds) == pytest.approx(none / listed(pool, sizes, ODDS))


def test_a_hand_by_itself_is_hypergeometric():
    pool = [10, 4, 6]
    assert beliefs.lacks(pool, 5, [1.0] * 3, 0b10) == pytest.approx(comb(16, 5) / comb(20, 5))
    assert beliefs.lacks(pool, 5, [1.0, 0.0, 1.0], 0b1) == pytest.approx(comb(6, 5) / comb(16, 5))
    assert beliefs.lacks(pool, 3, ODDS[0], 0b1) == pytest.approx(beliefs.without(pool, [3], ODDS[:1], 0, 0b1))
    assert beliefs.lacks(pool, 0, [1.0] * 3, 0b111) == 1


# what a view says ---------------------------------------------------------------------------------------------------


def is_plain(view, s):
    """What is known of a hand is known of each of its cards, and of one hand at most: then redeals are exact too."""
    alike = all(len({s.bars[slot] for slot in hand}) < 2 for hand in s.hands)
    return alike and sum(map(bool, view.absent)) < 2


def test_chances_are_those_of_redeals():
    looked = 0
    for seats, seed in ((3, "a"), (4, "b"), (5, "c")):
        for game, s, seat in played("hexhex", seats, seed, every=47, ready=False):
            view = game.view(s, seat)
            if view.frame not in ("Readying", "Counters") or not is_plain(view, s):
                continue
            looked += 1
            drawn = [game.hidden(game.redeal(s, seat, Dice(n))) for n in range(SAMPLES)]
            for other, mine in enumerate(beliefs.chances(view)):
                for name in ("none", "basic", "enhanced", "counter", "hexed", "dealt"):
                    chance = mine.get(name, 0.0)
                    found = sum(name in hidden[other] for hidden in drawn) / SAMPLES
                    assert abs(found - chance) <= 5 * sqrt(max(chance * (1 - chance), 0.2 / SAMPLES) / SAMPLES)
    assert looked > 5


def test_ones_own_hand_is_known_and_a_spectator_knows_none(table):
    t = table("hexhex", seats=3, hands="left,null dismiss,spite left")
    assert beliefs.chances(t.view(1))[1] == {"counter": 1.0, "hexed": 1.0}
    for mine in beliefs.chances(t.view(SPECTATOR)):
        assert 0 < mine["none"] < mine["counter"] < mine["basic"] < 1


def test_who_can_not_answer_has_no_answers(table):
    t = table("hexhex", seats=4, hands="left,left left,left null,spite left", at=2)
    before = beliefs.chances(t.view(0))
    t.beat()
    after = beliefs.chances(t.view(0))
    assert "basic" not in after[2]
    assert "enhanced" not in after[2]
    assert after[2]["counter"] > before[2]["counter"], "something it must hold"
    assert after[3]["counter"] < before[3]["counter"], "and then others have it more rarely"


def test_kinds_that_are_not_in_the_deck_are_in_no_hand(table):
    t = table("hexhex", seats=3, hands="left left left", removed="duck")
    pool = beliefs.unseen(t.view(0))
    assert pool[t.kind("duck")] == 0
    assert pool[t.kind("right")] == HOUSE.cards[t.kind("right")].copies
    assert pool[t.kind("left")] == HOUSE.cards[t.kind("left")].copies - 1, "mine is no other's"
    assert pool[t.kind("ward")] == 0, "those for when dealt do not stay in hands"


def test_sampled_hands_are_as_counted():
    for game, s, seat in played("hexhex", 4, "sampled", every=60, ready=False):
        view = game.view(s, seat)
        belief = beliefs.sampled(view, Dice(1), 400)
        assert sum(belief.weights) == pytest.approx(1)
        for other, mine in enumerate(beliefs.chances(view)):
            for name, chance in mine.items():
                found = sum(w for h, w in zip(belief.hidden, belief.weights, strict=True) if name in h[other].split())
                assert abs(found - chance) <= 5 * sqrt(max(chance * (1 - chance), 0.001) / 400) + 0.01
        assert sum(beliefs.weighed(view, Dice(1), 50).weights) == pytest.approx(1)


# what play tells ----------------------------------------------------------------------------------------------------


def test_who_lets_an_answer_be_has_rather_no_counter_and_no_stun(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} {FIVE}").beat({1: "left"})
    likely = told(t.view(3), HOUSE.cards)
    null, stun, left = t.kind("null"), t.kind("stun"), t.kind("left")
    assert likely[0][null] < likely[2][null] < 1, "who cast it had more reason to counter"
    assert likely[1][null] == 1, "his own answer he could not counter"
    assert likely[0][stun] < 0.2 < likely[2][stun] == 1, "only he would have stunned"
    assert {row[left] for row in likely} == {1.0}


def test_what_is_told_is_half_forgotten_with_new_cards(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} fire,left {FIVE}").beat({1: "left"})
    null = t.kind("null")
    older = told(t.view(3), HOUSE.cards)[2][null]
    t.ready({2: "fire"})
    while t.frame == "Counters":
        t(t.asked[0], Pass())
    t.draw("left", "right")
    assert older < told(t.view(3), HOUSE.cards)[2][null] < 1


def test_worlds_count_by_what_play_has_told(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} {FIVE}").beat({1: "left"})
    view = t.view(3)
    likely = told(view, HOUSE.cards)
    for n in range(20):
        world = t.game.redeal(t.state, 3, Dice(n))
        hands = [[world.kinds[slot] for slot in hand] for hand in world.hands]
        counters = [sum(HOUSE.cards[kind].key in ("null", "absorb", "counter_caster") for kind in h) for h in hands]
        weight = beliefs.fit(likely, t.game, world)
        assert 0 < weight <= 1
        assert (weight == 1) or any(counters) or t.kind("stun") in hands[0] or any(t.kind("hexhex") in h for h in hands)


def test_every_option_set():
    """Whatever is played with: a chance is one, and what is in a hand was possible."""
    for preset in HexHex.presets.values():
        for game, s, seat in played("hexhex", 4, "options", every=59, ready=False, rounds=1, **preset):
            view = game.view(s, seat)
            real = game.hidden(s)
            for found in (beliefs.chances(view), beliefs.chances(view, beliefs.weights(view))):
                for other, mine in enumerate(found):
                    assert all(0 < chance <= 1 + 1e-9 for chance in mine.values())
                    assert set(real[other]) <= set(mine) | {"dealt"}
