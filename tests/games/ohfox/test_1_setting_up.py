"""§1 Setting up."""

from fractions import Fraction

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.games import load
from hoodwink.games.ohfox import OhFox
from hoodwink.games.ohfox.actions import Guess, Play
from hoodwink.games.ohfox.animals import ALL_PREDATORS, ALL_PREY, Animal, Card, Direction, Objective, Prey, is_predator
from hoodwink.games.ohfox.rules import Deal
from hoodwink.games.ohfox.state import OhFoxState


@pytest.mark.parametrize(("seats", "homes"), [(2, "E3 A3"), (3, "E3 C5 A3"), (4, "E3 C5 A3 C1")])
def test_1_1_homes_by_seats(table, seats, homes):
    t = table("ohfox", seats=seats)
    assert [t.name(space) for space in t.view().homes] == homes.split()
    assert [t.path(seat) for seat in range(seats)] == [[home] for home in homes.split()]


def test_1_2_thirteen_cards_each_which_all_can_count(table):
    t = table("ohfox", seats=2)
    assert t.view().hands == ((4, 3, 1, 2, 3),) * 2
    t.turn("NN -")
    assert t.view().hands == ((4, 2, 1, 2, 3), (4, 3, 1, 2, 2))
    assert t.view(0).hands == t.view().hands


def test_1_2_what_is_played_is_gone(table, refused):
    t = table("ohfox", seats=2).rows("N.", "N")
    illegal = refused(t, 0, Play(Card.MOVE_STOP, Direction.EAST))
    assert illegal.section == "1.2"
    t.rows("- - -", "S - -")
    assert not any(play.card in (Card.STOP, Card.MOVE_STOP) for play in t.options(0))
    refused(t, 0, Play(Card.STOP))


def test_1_3_animals_are_laid_out_for_all_to_see(table):
    t = table("ohfox", seats=2)
    laid = t.view().laid
    assert (sum(map(is_predator, laid)), len(laid)) == (2, 5)
    assert t.said("laid") == [{"event": "laid", "animals": sum(1 << animal for animal in laid)}]


def test_1_3_those_that_are_named_are_there_and_the_rest_is_drawn():
    game = OhFox(3, predators=2, prey=4, owl=True, toad=True, rat=True)
    assert len(game.predator_sets) == 3
    assert all(one >> Animal.OWL & 1 for one in game.predator_sets)
    assert len(game.prey_sets) == 6
    assert all(one >> Animal.TOAD & one >> Animal.RAT & 1 for one in game.prey_sets)
    every = OhFox(3)
    assert (len(every.predator_sets), len(every.prey_sets)) == (6, 20)


def test_1_3_no_more_can_be_named_than_are_laid_out():
    with pytest.raises(BadSetup, match=r"badger, fox, viper can't all be laid out where predators=2: set predators=3"):
        load("ohfox", 2, badger=True, fox=True, viper=True)
    with pytest.raises(BadSetup, match="prey=4"):
        load("ohfox", 2, hedgehog=True, rabbit=True, rat=True, toad=True)


def deals(s):
    """Every deal of the animals that are laid out, with its odds."""
    found: dict[tuple[int, ...], Fraction] = {}

    def go_on(s, odds):
        top = s.stack[-1]
        if not isinstance(top, Deal):
            found[tuple(s.animals)] = found.get(tuple(s.animals), Fraction(0)) + odds
            return
        outcomes = top.outcomes(s)
        total = sum(weight for _, weight in outcomes)
        for animal, weight in outcomes:
            new = s.copy()
            new.chance(animal)
            go_on(new, odds * Fraction(weight, total))

    go_on(s, Fraction(1))
    return found


@pytest.mark.parametrize(
    ("seats", "options", "number"),
    [(2, {}, 12), (3, {}, 36), (4, {}, 48), (4, {"predators": 3, "prey": 5}, 720), (3, {"predator": "second"}, 12)],
)
def test_1_4_one_predator_and_different_prey_every_deal_as_likely_as_the_next(seats, options, number):
    """§1.4 §1.5"""
    game = OhFox(seats, **options)
    s = game.start()
    assert isinstance(s, OhFoxState)
    for sets in (game.predator_sets, game.prey_sets, game.objective_sets):
        s.chance(sets[-1])
    found = deals(s)
    assert set(found.values()) == {Fraction(1, number)}
    assert len(found) == number
    for deal in found:
        assert sum(map(is_predator, deal)) == 1
        assert len(set(deal)) == seats
        assert all(s.laid >> animal & 1 for animal in deal)


def test_1_4_each_sees_his_own_alone(table):
    t = table("ohfox", seats=3, animals="rat owl toad")
    assert [t.view(seat).animal for seat in range(3)] == [Animal.RAT, Animal.OWL, Animal.TOAD]
    assert t.view().animal is None
    assert t.view(0).animals is None


def test_1_5_a_chosen_predator(table):
    t = table("ohfox", seats=3, predator="third", animals="rat toad viper")
    assert t.view().predator == 2
    with pytest.raises(BadSetup, match="with 2 seats the third can't be the predator"):
        load("ohfox", 2, predator="third")


def test_1_6_all_know_who_is_the_predator_but_not_which(table):
    t = table("ohfox", seats=3, animals="rat owl toad", laid="fox")
    assert t.said("predator") == [{"event": "predator", "seat": 1}]
    for seat in (0, 2):
        assert t.view(seat).predator == 1
        looks = {t.game.redeal(t.state, seat, Dice(n)).animals[1] for n in range(40)}
        assert looks == {Animal.OWL, Animal.FOX}


def test_1_7_two_objectives_or_none(table):
    t = table("ohfox", seats=2, objective_1="swimmer")
    assert len(t.view().objectives) == 2
    assert Objective.SWIMMER in t.view().objectives
    assert len(OhFox(2).objective_sets) == 15
    assert OhFox(2, objective_1="fickler", objective_2="stroller").objective_sets == (0b010001,)
    assert table("ohfox", seats=2, objectives=False).view().objectives == ()


def test_1_7_objectives_that_can_not_be_played_together():
    with pytest.raises(BadSetup, match="both swimmer"):
        load("ohfox", 2, objective_1="swimmer", objective_2="swimmer")
    with pytest.raises(BadSetup, match="set objectives=true"):
        load("ohfox", 2, objectives=False, objective_2="swimmer")


def test_the_actions_are_17_cards_and_156_guesses():
    actions = load("ohfox", 2).actions
    assert len(actions) == 1 + 17 + 156
    assert str(actions[1]) == "play single direction=north"
    assert actions.parse("play stop") == Play(Card.STOP)
    assert actions.parse("guess rat second=toad") == Guess(Prey.RAT, Prey.TOAD)
    assert ALL_PREY.bit_count() + ALL_PREDATORS.bit_count() == len(Animal)
