"""§5 The guess."""

import pytest

from hoodwink.games.ohfox.actions import Guess
from hoodwink.games.ohfox.animals import Prey

ROW = "N N N N S. - - -"


def played(table, animals, **words):
    seats = len(animals.split())
    return table("ohfox", seats=seats, animals=animals, **words).rows(*[ROW] * seats)


@pytest.mark.parametrize(
    ("animals", "options", "number"),
    [
        ("rat fox", {}, 3),
        ("rat fox toad", {}, 6),
        ("rat fox toad sparrow", {}, 6),
        ("rat fox toad sparrow", {"prey": 6}, 120),
        ("rat fox toad", {"prey": 5}, 20),
    ],
)
def test_5_1_the_predator_names_an_animal_for_each_prey(table, animals, options, number):
    """§R2 a different one of those laid out"""
    t = played(table, animals, **options)
    assert (t.frame, t.asked) == ("Guess", (1,))
    guesses = t.options(1)
    assert len(guesses) == number
    for guess in guesses:
        assert len(set(guess.named)) == len(guess.named) == t.game.seats - 1
        assert {*map(int, guess.named)} <= {*t.view().laid}


def test_r2_the_guess_is_compulsory_and_only_the_predators(table, refused):
    t = played(table, "rat fox toad")
    assert refused(t, 0, Guess(Prey.RAT, Prey.TOAD)).section == "5.1"
    assert refused(t, 1, Guess(Prey.RAT)).section == "5.1"
    assert refused(t, 1, t.game.actions[0]).section == "5.1"
    assert refused(t, 1, t.game.actions[1]).section == "2.1"
    assert t.default(1) is None


def test_r2_the_guess_is_shown_with_the_animals(table):
    t = played(table, "rat fox toad")
    assert t.view().guess is None
    t.guess("toad rat")
    kinds = [event["event"] for event in t.news]
    assert kinds[:3] == ["shown", "guessed", "turn"]
    assert t.news[1] == {
        "event": "guessed", "seat": 1, "guess": t.game.actions.id(Guess(Prey.TOAD, Prey.RAT)), "right": False,
    }  # fmt: skip
    assert t.view(0).guess == t.news[1]["guess"]


def test_5_2_a_heart_if_all_are_right(table):
    assert "guess" in played(table, "rat fox toad").guess("rat toad").hearts(1)
    assert "guess" not in played(table, "rat fox toad").guess("toad rat").hearts(1)
    assert "guess" in played(table, "fox rat toad").right().hearts(0)


def test_5_1_not_before_the_eighth_turn(table, refused):
    t = table("ohfox", seats=2, animals="rat fox")
    assert refused(t, 1, Guess(Prey.RAT)).section == "5.1"
