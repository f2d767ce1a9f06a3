"""Beliefs about Die Erben: against an enumeration of its own, against redeals, and what play tells at laid tables."""

from collections import Counter
from itertools import permutations
from math import log, prod, sqrt

import pytest
from played import played

from hoodwink import Dice, load
from hoodwink.beliefs import EXACT, chances, erben_conduct
from hoodwink.beliefs.erben import LISTED, NAMES, Facts, exact, facts, fit, marginal, marginals, weighed
from hoodwink.beliefs.erben_conduct import (
    ALL_REACTIONS,
    DECLARES,
    DOUBTS,
    FOUR_POINTS,
    NO_FINES,
    NO_POINTS,
    Notes,
    said_as,
)  # fmt: skip
from hoodwink.core.seats import SPECTATOR, members
from hoodwink.games.erben import state
from hoodwink.games.erben.actions import ACTIONS, Accuse, Claim, Condemn, Declare, Immune, Pass, Reprieve
from hoodwink.games.erben.events import ACCUSED, ADMITTED, COVERED, COVERED_ALL, MARKED, ROUND, SHOWED, TURN, TURNED
from hoodwink.games.erben.identities import BARON, FARMER, JUDGE, MAGICIAN, MERCHANT, MONK, WINE, Way
from hoodwink.games.erben.view import ErbenView

SAMPLES = 400


def fitting(view):
    """All deals of the fourteen cards that fit a view, with their number: by trying every one, without `facts`."""
    log_ = list(view.log)
    log_ = log_[max(n for n, event in enumerate(log_) if event[0] == ROUND) :]

    def fits(deal):
        if view.identity is not None and deal[view.seat] != view.identity:
            return False
        for kind, *what in log_:
            if kind in (COVERED, ADMITTED) and deal[what[0]] == what[1]:
                return False
            if kind == TURNED and deal[what[0]] != what[1]:
                return False
            if kind == COVERED_ALL and any(deal[seat] == what[0] for seat in view.remaining):
                return False
            if kind == MARKED and deal[what[0]] in members(what[1]):
                return False
            if kind == SHOWED and what[4] is not None and what[1] == view.seat and deal[what[0]] in members(what[4]):
                return False
            if kind == ACCUSED and what[0] == view.seat and (deal[what[1]] == what[3]) != what[2]:
                return False
        return True

    deals = permutations([card for card in range(7) for _ in range(2)], view.seats)
    return Counter(tuple(NAMES[card] for card in deal) for deal in deals if fits(deal))


@pytest.mark.parametrize("seats", [3, 4])
def test_exact_lists_what_fits_and_how_likely(seats):
    looked = 0
    for game, s, seat in played("erben", seats, "list", every=60):
        for reader in (seat, SPECTATOR) if seats == 3 else (seat,):
            belief, found = exact(game.view(s, reader)), fitting(game.view(s, reader))
            total = sum(found.values())
            assert dict(zip(belief.hidden, belief.weights, strict=True)) == pytest.approx(
                {deal: number / total for deal, number in found.items()}
            )
            looked += 1
    assert looked > 3


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (5, {"two_identities": True}), (4, {"unmarked_doubts": True}), (14, {"large": True})],
)
def test_exact_chances_are_those_of_redeals(seats, options):
    looked = 0
    for game, s, seat in played("erben", seats, "redeals", every=97, limit=600, **options):
        belief = exact(game.view(s, seat))
        drawn = [game.roles(game.redeal(s, seat, Dice(n))) for n in range(SAMPLES)]
        for other in range(seats):
            assert sum(belief.roles(other).values()) == pytest.approx(1)
            for role in NAMES:
                chance = belief.chance(other, role)
                found = sum(roles[other] == role for roles in drawn) / SAMPLES
                assert abs(found - chance) <= 5 * sqrt(max(chance * (1 - chance), 0) / SAMPLES) + 1e-9
        looked += 1
        if looked == 3:
            return
    assert looked


def test_where_there_are_too_many_deals_to_list_all_else_works():
    game, s, seat = next(played("erben", 14, "many", every=40, large=True))
    belief = exact(game.view(s, seat))
    assert belief.hidden == ()
    likeliest = belief.likeliest()
    assert 0 < belief.weight(likeliest) < 1 / LISTED
    assert belief.weight(("none",) * 14) == 0


def test_the_likeliest_deal_is_that_of_the_list():
    for game, s, seat in played("erben", 4, "likeliest", every=70):
        belief = weighed(game.view(s, seat))
        best = max(belief.weights)
        assert belief.weight(belief.likeliest()) == pytest.approx(best)


def test_redeals_count_as_much_as_they_fit():
    for game, s, seat in played("erben", 4, "fits", every=110):
        belief = weighed(game.view(s, seat))
        counts = [fit(belief, game, s) for s in (game.redeal(s, seat, Dice(n)) for n in range(SAMPLES))]
        spread = sqrt(sum((count - 1) ** 2 for count in counts) / SAMPLES)
        assert abs(sum(counts) / SAMPLES - 1) <= 5 * spread / sqrt(SAMPLES) + 1e-9


def test_marginals_are_the_chances_of_the_list():
    for game, s, seat in played("erben", 5, "marginals", every=150):
        belief = weighed(game.view(s, seat))
        for other in range(5):
            for role in NAMES:
                listed = sum(w for deal, w in zip(belief.hidden, belief.weights, strict=True) if deal[other] == role)
                assert belief.chance(other, role) == pytest.approx(listed)


def test_two_cards_of_each_and_no_more():
    known = Facts((0b1, 0b11, 0b11, 0b11), (2, 2, 0, 0, 0, 0, 0))
    rows = marginals(known, [[1.0] * 7] * 4)
    assert rows[0][0] == 1
    assert rows[1] == pytest.approx([1 / 3, 2 / 3, 0, 0, 0, 0, 0])
    told = [[1.0, n, 2.0, 0.5, 1.0, 1.0, 1.0] for n in (1.0, 2.0, 0.3, 0.7)]
    rows = marginals(known, told)
    assert [marginal(known, told, seat) for seat in range(4)] == [pytest.approx(row) for row in rows]


def test_bits_are_those_of_the_rules():
    for name in ("NO_POINTS", "ANY_TURN", "ALL_REACTIONS", "FOUR_POINTS", "NO_FINES"):
        assert getattr(erben_conduct, name) == getattr(state, name)
    assert len({NO_POINTS, ALL_REACTIONS, FOUR_POINTS, NO_FINES}) == 4


@pytest.mark.parametrize("level", ["random", "regular"])
def test_notes_show_the_table_as_it_lies(level):
    looked = 0
    for game, s, _ in played("erben", 5, f"notes {level}", level, limit=900):
        view = game.view(s, SPECTATOR)
        if view.frame != "Turn":
            continue
        notes = Notes(5, view.modules, view.cast)
        notes.read(view.log)
        looked += 1
        assert members(notes.remaining) == view.remaining
        for seat in view.remaining:
            assert members(notes.lost[seat]) == view.covered[seat]
            assert notes.loose[seat] == sum(view.chips[seat])
    assert looked > 5


@pytest.mark.parametrize(
    ("action", "identity"),
    [(Declare(), BARON), (Condemn(WINE), JUDGE), (Reprieve(WINE), MONK), (Immune(), MAGICIAN), (Claim(FARMER), FARMER)],
)
def test_every_claim_is_of_an_identity(action, identity):
    assert said_as(ACTIONS.id(action)) == identity


def notes_of(t, reader=3):
    view = t.view(reader)
    notes = Notes(view.seats, view.modules, view.cast)
    notes.read(view.log)
    return notes


def test_who_lets_an_action_pass_is_less_likely_the_baron_and_who_speaks_more(table):
    t = table("erben", seats=4, cards="farmer monk judge baron", covers="thief " * 4, chips="000 000 000 000")
    t.stands(0, Claim(FARMER)).next_turn()
    silent = notes_of(t).told(1)
    assert silent[BARON] < 0.5 * silent[JUDGE]
    t.stands(1, Claim(MONK)).stands(2, Declare()).next_turn()
    spoke, kept = notes_of(t).told(2), notes_of(t).told(0)
    assert spoke[BARON] > 2 * spoke[JUDGE]
    assert kept[BARON] < 0.5 * kept[MERCHANT]


def test_who_puts_up_with_an_action_is_less_likely_the_magician(table):
    t = table("erben", seats=4, cards="farmer monk judge baron", chips="000 100 000 000")
    t.stands(0, Claim(MAGICIAN, of=1))
    t(1, Pass()).next_turn()
    told = notes_of(t).told(1)
    assert told[MAGICIAN] < 0.6 * told[JUDGE]


def test_a_window_that_was_not_open_tells_nothing(table):
    t = table("erben", seats=4, cards="farmer monk judge baron", covers="thief " * 4, fines=False)
    t.stands(0, Claim(FARMER)).next_turn()
    told = notes_of(t).told(1)
    assert told[BARON] == told[JUDGE]
    t = table("erben", seats=4, cards="farmer monk judge baron", covers="- baron - -", chips="000 000 000 000")
    t.stands(0, Claim(JUDGE, Way.A)).next_turn()
    assert not [seen for seen in notes_of(t).seen if seen[:2] == (1, DECLARES)], "that head is covered"


def test_a_name_that_was_wrong_was_one_of_the_likely_ones(table):
    """Only the two hear it; whoever looks on believes less in what everybody believed."""
    t = table("erben", seats=5, cards="merchant monk judge baron thief", chips="000 " * 5)
    t.stands(0, Claim(FARMER)).next_turn()
    before = notes_of(t).told(0)
    assert before[FARMER] == max(before)
    t(1, Accuse(0, FARMER)).next_turn()
    after = notes_of(t).told(0)
    assert after[FARMER] / before[FARMER] < 0.8 * after[JUDGE] / before[JUDGE]


def test_a_name_that_was_right_was_one_of_the_likely_ones(table):
    t = table("erben", seats=5, cards="farmer monk judge baron thief", chips="000 " * 5)
    t.stands(0, Claim(FARMER)).next_turn()
    before = notes_of(t).told(0)
    t(1, Accuse(0, FARMER)).next_turn()
    after = notes_of(t).told(0)
    assert after[FARMER] / before[FARMER] > 2 * after[JUDGE] / before[JUDGE]


def test_no_number_of_notes_excludes_anybody():
    notes = Notes(14, NO_FINES, range(7))
    for _ in range(400):
        for seat in range(14):
            for c in range(7):
                notes._note(seat, DOUBTS, c, False)
        notes.read([(TURN, 0)])
    assert prod(min(row) for row in notes.ratios) > 0


def test_at_the_large_table_habits_are_the_usual_ones():
    usual, full, large = (Notes(seats, 0, range(7)) for seats in (5, 8, 9))
    assert large.rate(0, DOUBTS, False) == usual.rate(0, DOUBTS, False) > full.rate(0, DOUBTS, False)
    assert large.lies == usual.lies != full.lies


def test_habits_are_counted_when_the_cards_are_open():
    game, notes = load("erben", 3), None
    for game, s, _ in played("erben", 3, "habits", every=50):
        view = game.view(s, SPECTATOR)
        notes = Notes(3, view.modules, view.cast)
        notes.read(view.log)
    assert notes is not None
    assert sum(notes.said) > 5
    assert all(0 < notes.rate(seat, DECLARES, own) < 1 for seat in range(3) for own in (True, False))


def test_play_tells_much_of_regular_bots():
    sure = read = looked = 0.0
    for seed in range(2):
        for game, s, seat in played("erben", 4, f"tells {seed}", every=30):
            view = game.view(s, seat)
            certain, likely = exact(view), weighed(view)
            for other in view.remaining:
                role = game.roles(s)[other]
                if other != seat:
                    sure += log(certain.chance(other, role))
                    read += log(likely.chance(other, role))
                    looked += 1
    assert looked > 30
    assert read / looked > sure / looked + 0.1


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (8, {"throne_points": False})])
def test_when_the_game_is_over_all_is_known(seats, options):
    for game, s, seat in played("erben", seats, "over", **options):
        last = game, s, seat
    game, s, _ = last
    belief = exact(game.view(s, SPECTATOR))
    assert facts(game.view(s, 0)).can == tuple(1 << card for card in s.cards)
    assert [*belief.hidden] == [game.roles(s)]
    assert [belief.roles(seat) for seat in range(seats)] == [{role: 1.0} for role in game.roles(s)]


def test_a_replay_can_show_it(monkeypatch):
    """By every seat and an onlooker, from the first deal to the end: chances that add up and allow for what is true."""
    monkeypatch.setitem(EXACT, ErbenView, exact)
    looked = 0
    for game, s, _ in played("erben", 4, "replay", every=7):
        for reader in (SPECTATOR, *range(4)):
            found = chances(game.view(s, reader))
            assert found is not None
            for seat, role in enumerate(game.roles(s)):
                assert sum(found[seat].values()) == pytest.approx(1)
                assert found[seat][role] > (0.999 if seat == reader else 0)
                looked += 1
    assert looked > 300
