"""Beliefs about Oh, Fox!: against enumerations of their own, against redeals, and what rows tell."""

from itertools import permutations
from math import log, sqrt

import pytest
from played import played

from hoodwink import Dice
from hoodwink.beliefs.ohfox import exact, fit, weighed
from hoodwink.beliefs.ohfox_conduct import FORGOTTEN, conduct, likelihood, row_likelihood
from hoodwink.beliefs.ohfox_plans import Outlook, hopes_ahead
from hoodwink.beliefs.ohfox_rows import FULL, PLAY, PLAYS, STOPS, bite, ground_of, hopes
from hoodwink.beliefs.ohfox_scene import Net, Open, habitual, prey_fields, who_hunts
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.ohfox.animals import Animal, Card
from hoodwink.games.ohfox.board import HOUSE

SAMPLES = 400
NAMES = [animal.name.lower() for animal in Animal]
PREDATORS = NAMES[6:]


def fitting(view):
    """All deals that fit a view, found by trying every one: written without a look at `places`."""
    laid = [NAMES[animal] for animal in view.laid]
    found = set()
    for deal in permutations(laid, view.seats):
        hunters = [seat for seat, animal in enumerate(deal) if animal in PREDATORS]
        mine = view.animal is None or deal[view.seat] == NAMES[view.animal]
        if len(hunters) == 1 and view.predator in (None, hunters[0]) and mine:
            found.add(deal)
    return found


@pytest.mark.parametrize("options", [{}, {"masked": True}, {"predators": 4, "prey": 6}, {"predator": "second"}])
def test_exact_lists_what_fits_and_nothing_else(options):
    for game, s, seat in played("ohfox", 3, "list", "random", **options):
        if s.turn % 4 == 0:
            for reader in (seat, SPECTATOR):
                belief = exact(game.view(s, reader))
                assert set(belief.hidden) == fitting(game.view(s, reader))
                assert len(belief.hidden) == len(set(belief.hidden))
                assert len(set(belief.weights)) == 1, "every deal is as likely as the next"


def test_after_the_end_nothing_is_hidden():
    *_, (game, s, _) = played("ohfox", 3, "end", "random")
    for reader in (0, SPECTATOR):
        for belief in (exact(game.view(s, reader)), weighed(game.view(s, reader))):
            assert belief.hidden == (game.roles(s),)


@pytest.mark.parametrize("masked", [False, True])
def test_exact_chances_are_those_of_redeals(masked):
    game, s, seat = next(one for one in played("ohfox", 4, "redeals", "random", masked=masked) if one[1].turn == 3)
    belief = exact(game.view(s, seat))
    drawn = [game.roles(game.redeal(s, seat, Dice(n))) for n in range(SAMPLES)]
    for other in range(4):
        for role in NAMES:
            chance = belief.chance(other, role)
            found = sum(roles[other] == role for roles in drawn) / SAMPLES
            assert abs(found - chance) <= 5 * sqrt(chance * (1 - chance) / SAMPLES) + 1e-9


def test_redeals_count_as_much_as_they_fit():
    game, s, seat = next(one for one in played("ohfox", 3, "fit") if one[1].turn == 4)
    belief = weighed(game.view(s, seat))
    counts = [fit(belief, game, game.redeal(s, seat, Dice(n))) for n in range(SAMPLES)]
    spread = sqrt(sum((count - 1) ** 2 for count in counts) / SAMPLES)
    assert spread > 0.1, "rows tell something"
    assert abs(sum(counts) / SAMPLES - 1) <= 5 * spread / sqrt(SAMPLES) + 1e-9


def test_rows_tell_much_of_regular_bots():
    sure = read = 0.0
    for seed in range(2):
        for game, s, seat in played("ohfox", 3, f"tells {seed}"):
            if s.turn == 6:
                view = game.view(s, seat)
                sure += log(exact(view).weight(game.roles(s)))
                read += log(weighed(view).weight(game.roles(s)))
    assert read > sure + 1.0


def test_a_masked_predator_is_read_by_what_lay_open_in_his_turns():
    game, s, seat = next(one for one in played("ohfox", 3, "mask", masked=True) if one[1].turn == 8)
    view = game.view(s, seat)
    scene = Open.to(view)
    assert scene.predator == seat
    assert scene.before(3).predator < 0
    assert likelihood(scene, 0, Animal.TOAD) > 0
    assert abs(sum(weighed(view).weights) - 1) < 1e-9


def test_what_is_sensible_adds_up_and_is_in_hand():
    game, s, _ = next(one for one in played("ohfox", 3, "sum", predators=4, prey=6) if one[1].turn == 5)
    scene = Open.to(game.view(s, SPECTATOR))
    for seat in range(3):
        cards = {id - 1 for id in s.options(seat)}
        for animal in scene.animals(seat):
            chances = conduct(scene, seat, animal)
            assert set(chances) == cards
            assert sum(chances.values()) == pytest.approx(1)
    for ends, _ in prey_fields(scene, s.predator):
        assert all(sum(spaces) <= 1.001 for spaces in ends)


def test_whoever_a_seat_can_hardly_be_might_play_anything_until_that_fits_better():
    game, s, _ = next(one for one in played("ohfox", 3, "forget", "random", prey=6) if one[1].turn == 2)
    scene = Open.to(game.view(s, SPECTATOR))
    seat = (s.predator + 1) % 3
    asked, card = [], scene.rows[seat][-1] - PLAY

    def cards(_, __, animal):
        asked.append(animal)
        return {card: 0.25}

    def likely(before, who, animal):
        assert len(before.rows[who]) == 1
        return {Animal.TOAD: 0.9, Animal.RAT: 0.91 * FORGOTTEN}.get(animal, 0.89 * FORGOTTEN)

    said = [row_likelihood(scene, seat, animal, likely, cards) for animal in (Animal.TOAD, Animal.RAT, Animal.RABBIT)]
    assert asked == [Animal.TOAD, Animal.RAT]
    hand = PLAYS - 4 * (scene.rows[seat][0] - PLAY >> 2 == Card.MOVE_STOP)  # the one card of which there is but one
    after = hand - 4 * (card >> 2 == Card.MOVE_STOP)
    assert said == pytest.approx([0.225, 0.2275 * FORGOTTEN, 0.89 * FORGOTTEN / after])


def test_all_prey_think_the_same_of_a_predator_whose_seat_is_known():
    game, s, _ = next(one for one in played("ohfox", 4, "known", predators=4, prey=6) if one[1].turn == 4)
    scene = Open.to(game.view(s, SPECTATOR))
    prey = [seat for seat in range(4) if seat != s.predator]
    for likely in (habitual, likelihood):
        [hunters] = {who_hunts(scene, seat, animal, likely) for seat in prey for animal in scene.animals(seat)}
        assert {seat for seat, _, _ in hunters} == {s.predator}
        listed = exact(game.view(s, prey[0]))
        weights = [likely(scene, s.predator, NAMES.index(deal[s.predator])) for deal in listed.hidden]
        for _, animal, share in hunters:
            mine = [w for w, deal in zip(weights, listed.hidden, strict=True) if deal[s.predator] == NAMES[animal]]
            assert share == pytest.approx(sum(mine) / sum(weights))


@pytest.mark.parametrize("hunts", [False, True])
def test_a_net_meets_what_its_trails_meet(hunts):
    ground, dice = ground_of(""), Dice("net")
    prey = [ground.trail(dice.below(6), dice.below(PLAYS), dice.below(ground.spaces)) for _ in range(60)]
    his = [ground.trail(6 + dice.below(4), dice.below(PLAYS), dice.below(ground.spaces)) for _ in range(60)]
    laid, others = (his, prey) if hunts else (prey, his)
    ways = [((n + 1) / 1830, trail) for n, trail in enumerate(laid)]
    net = Net(ground, ways)
    met = {
        one: [chance for chance, two in ways if ground.met(*((two, one) if hunts else (one, two)))] for one in others
    }
    assert sum(map(len, met.values())) > 5
    for trail, chances in met.items():
        assert net.chance(trail) == pytest.approx(sum(chances))


def wished(ground, animal, home, space, eaten, left, stops):
    """What `hopes` says, by trying every way: any card may be played, a stop is a meal."""
    if not left:
        return 1.0 if space == home else 0.0
    ways = [wished(ground, animal, home, to, eaten, left - 1, stops) for to in ground.near(animal, space)]
    for play in (*range(4), PLAYS - 1) if stops else ():  # a step and a stop, or a stop
        to = ground.ends[ground.trail(animal, play, space)]
        bit = ground.meals[animal].get(to, 0) & ~eaten
        if bit:
            ways.append(bite(eaten) + wished(ground, animal, home, to, eaten | bit, left - 1, stops - 1))
    return max(ways)


def test_wishes_are_those_of_the_best_way():
    ground, home = ground_of(""), HOUSE.homes[1]
    for animal in (Animal.TOAD, Animal.SQUIRREL):
        table = hopes("", animal, home)
        for stops, eaten, left in ((0, 1, 2), (1, 0, 3), (2, 5, 3), (4, 0, 2), (3, 1, 3), (0, 15, 2)):
            for space in range(0, ground.spaces, 4):
                tried = wished(ground, animal, home, space, eaten, left, stops)
                assert table[left][stops][eaten][space] == tried


def hearts(ground, animal, home, space, eaten, left, cards, halts, once, costs, ahead=1):
    """The most that a prey can get, by trying every way: no stop without a meal, moves without end."""
    if not left:
        return 1.0 if space == home else 0.0
    best = -99.0
    for play in range(17):
        card = play >> 2
        to = ground.ends[ground.trail(animal, play, space)]
        first, _, end = ground.at[ground.trail(animal, play, space)]
        risk = costs[ahead][to] if end >= 0 else 0.0
        if first >= 0 and first != to:
            risk += 0.4 * costs[ahead][first]
        bit = ground.meals[animal].get(to, 0) & ~eaten
        if card in STOPS:
            if not bit or not (halts if card == Card.STOP else once):
                continue
            rest = hearts(
                ground, animal, home, to, eaten | bit, left - 1, cards, halts - (card == Card.STOP),
                once - (card == Card.MOVE_STOP), costs, ahead + 1,
            )  # fmt: skip
            best = max(best, bite(eaten) + rest - risk)
        elif card in cards:
            rest = hearts(ground, animal, home, to, eaten, left - 1, cards, halts, once, costs, ahead + 1)
            best = max(best, rest - risk)
    return best


@pytest.mark.parametrize("animal", [Animal.RABBIT, Animal.HEDGEHOG, Animal.SPARROW])
def test_hopes_are_those_of_the_best_way(animal):
    ground, home = ground_of(""), HOUSE.homes[0]
    costs = [[(7 * space + 3 * turn) % 5 / 10 for space in range(ground.spaces)] for turn in range(4)]
    found = hopes_ahead(Outlook("", animal, home, 4, 1, FULL, costs))[1]
    for space in range(0, ground.spaces, 5):
        for m in (0, 1):
            cards = (Card.SINGLE, Card.DOUBLE, Card.TRIGGER)
            tried = hearts(ground, animal, home, space, 1, 3, cards, 3, m, costs)
            assert found[m][1][space] == pytest.approx(tried)
