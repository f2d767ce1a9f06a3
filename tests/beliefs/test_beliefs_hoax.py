"""Beliefs about Hoax: against an enumeration of its own, against redeals, and what play tells at laid tables."""

from itertools import permutations
from math import log, sqrt

import pytest
from played import played

from hoodwink import Dice
from hoodwink.beliefs.hoax import ROLES, deals, exact, fit, marginals, weighed
from hoodwink.beliefs.hoax_notes import Notes, doubts
from hoodwink.core.seats import SPECTATOR, members
from hoodwink.games.hoax.actions import CallHoax, Claim, Done, Immune, Investigate
from hoodwink.games.hoax.events import ACCUSED, ADMITTED, INVESTIGATED
from hoodwink.games.hoax.sheet import CASH, CHEF, COUSIN, EVIDENCE, EX_WIFE, GARDENER, LOVER, PRESTIGE
from hoodwink.games.hoax.view import possible

SAMPLES = 600


def fitting(view):
    """All deals that fit a view, found by trying every one: written without a look at `possible`."""

    def fits(deal):
        if view.identity is not None and deal[view.seat] != view.identity:
            return False
        for kind, *what in view.log:
            if kind == ADMITTED and deal[what[0]] == what[1]:
                return False
            if kind == INVESTIGATED and what[2] is not None and deal[what[1]] not in members(what[2]):
                return False
            if kind == ACCUSED and what[3] is not None and (deal[what[1]] == what[3]) != what[2]:
                return False
        return True

    return {tuple(ROLES[card] for card in deal) for deal in permutations(range(7), view.seats) if fits(deal)}


@pytest.mark.parametrize("seats", [3, 4])
def test_exact_lists_what_fits_and_nothing_else(seats):
    looked = 0
    for game, s, seat in played("hoax", seats, "list", every=9):
        for reader in (seat, SPECTATOR):
            belief = exact(game.view(s, reader))
            assert set(belief.hidden) == fitting(game.view(s, reader))
            assert len(set(belief.weights)) == 1, "every deal is as likely as the next"
            looked += len(belief.hidden) < 100
    assert looked > 5, "the clues have to tell something"


def test_exact_chances_are_those_of_redeals():
    for game, s, seat in played("hoax", 4, "redeals", every=70):
        belief = exact(game.view(s, seat))
        drawn = [game.roles(game.redeal(s, seat, Dice(n))) for n in range(SAMPLES)]
        for other in range(4):
            for role in ROLES:
                chance = belief.chance(other, role)
                found = sum(roles[other] == role for roles in drawn) / SAMPLES
                assert abs(found - chance) <= 5 * sqrt(max(chance * (1 - chance), 0) / SAMPLES) + 1e-9


def test_redeals_count_as_much_as_they_fit():
    for game, s, seat in played("hoax", 4, "fit", every=60):
        belief = weighed(game.view(s, seat))
        counts = [fit(belief, game, s) for s in (game.redeal(s, seat, Dice(n)) for n in range(SAMPLES))]
        spread = sqrt(sum((count - 1) ** 2 for count in counts) / SAMPLES)
        assert abs(sum(counts) / SAMPLES - 1) <= 5 * spread / sqrt(SAMPLES) + 1e-9


def test_marginals_are_the_chances_of_the_weighed_belief():
    for game, s, seat in played("hoax", 5, "marginals", every=80):
        view = game.view(s, seat)
        notes = Notes(5, seat)
        notes.read(view.log)
        found = marginals(possible(view), [notes.told(other) for other in range(5)])
        belief = weighed(view)
        for other in range(5):
            assert found[other] == pytest.approx([belief.chance(other, role) for role in ROLES])
            assert sum(found[other]) == pytest.approx(1)


def test_deals_use_each_card_once():
    assert deals((0b11, 0b11, 0b101)) == [(0, 1, 2), (1, 0, 2)]
    assert len(deals((127,) * 3)) == 7 * 6 * 5


@pytest.mark.parametrize("level", ["random", "regular"])
@pytest.mark.parametrize("seats", [3, 6])
def test_notes_show_the_table_as_it_lies(seats, level):
    """All that is public is read from the log: tokens, the hoax card, who is in, marks and turned cards."""
    looked = 0
    for game, s, _ in played("hoax", seats, f"notes {level}", level, every=1 if level == "random" else 3):
        view = game.view(s, SPECTATOR)
        if view.frame != "Turn":
            continue
        notes = Notes(seats)
        notes.read(view.log)
        looked += 1
        assert tuple(map(tuple, notes.tokens)) == view.tokens
        assert members(notes.remaining) == view.remaining
        assert (notes.holder if notes.holder >= 0 else None) == view.hoax_card
        assert tuple(members(marks) for marks in notes.imposters) == view.imposters
        assert members(notes.exhausted) == view.exhausted
    assert looked > 3


def told(t, seat, reader=0):
    notes = Notes(len(t.view(reader).tokens), reader)
    notes.read(t.view(reader).log)
    return notes.told(seat)


def test_who_lets_a_claim_pass_is_less_likely_to_be_it(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", first=0)
    t(0, Claim(CHEF, takes=EVIDENCE, gives=CASH, count=1)).passes()
    t(0, Done())
    ratios = told(t, 1)
    assert ratios[CHEF] < 0.3 * ratios[EX_WIFE]
    assert ratios[LOVER] == pytest.approx(ratios[EX_WIFE])


def test_who_calls_is_more_likely_to_be_it_and_his_thumb_says_it_once(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", first=0)
    t(0, Claim(CHEF, takes=EVIDENCE, gives=CASH, count=1))
    t(1, CallHoax())
    called = told(t, 1)
    assert called[CHEF] > 1.5 * called[EX_WIFE]
    t.ballot(thumbs="down up up")
    assert told(t, 1)[CHEF] == pytest.approx(called[CHEF])
    assert told(t, 2)[CHEF] < told(t, 2)[EX_WIFE]


def test_who_has_seen_clues_tells_of_the_claimant_but_nobody_learns_from_his_own_thumb(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", first=1, tokens="- c1p1e1 - -")
    t(1, Investigate(2)).clue("lover ex-wife cousin gardener")
    t(1, Claim(EX_WIFE, takes=CASH)).passes()
    t(1, Done())
    t(2, Claim(COUSIN, takes=CASH)).passes()
    t(2, Done())
    seen, own = told(t, 2, reader=0), told(t, 2, reader=1)
    assert seen[COUSIN] / seen[EX_WIFE] > own[COUSIN] / own[EX_WIFE], "seat 1 let it pass, and had looked"


def test_silence_tells_once_it_is_known_that_there_are_immunities(table):
    t = table("hoax", identities="gardener lover butler", first=0, tokens="- p2 p2")
    t(0, Claim(GARDENER, takes=PRESTIGE, of=1)).passes()
    t(1, "pass")
    t(0, Done())
    before = told(t, 1)
    assert before[CHEF] == pytest.approx(before[EX_WIFE]), "the table may play without"
    t(1, Claim(GARDENER, takes=PRESTIGE, of=2)).passes()
    t(2, Immune(CHEF)).passes()
    t(1, Done())
    assert told(t, 1)[CHEF] < 0.3 * told(t, 1)[EX_WIFE]
    assert told(t, 2)[CHEF] > told(t, 2)[EX_WIFE]


def test_play_tells_much_of_regular_bots():
    sure = read = looked = 0.0
    for seed in range(3):
        for game, s, seat in played("hoax", 4, f"tells {seed}", every=40):
            view = game.view(s, seat)
            for other in range(4):
                role = game.roles(s)[other]
                if other != seat:
                    sure += log(exact(view).chance(other, role))
                    read += log(weighed(view).chance(other, role))
                    looked += 1
    assert read / looked > sure / looked + 0.4


def test_doubts_fall_with_the_chance_that_it_is_true():
    rising = [doubts(true, 0.14, 4) for true in (1.0, 0.5, 0.2, 0.15, 0.1, 0.0)]
    assert rising == sorted(rising)
    assert rising[0] == 0
    assert rising[-1] == 1
