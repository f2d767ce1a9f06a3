"""Games and options: a bad value, an unknown option or an impossible number of seats says what is allowed."""

import pytest
from masks import Masks
from masks.rules import MasksState

from hoodwink import GAMES, BadSetup, find, load
from hoodwink.core.game import Game, Option

FLAG = Option("flag", True, "a flag")
GOAL = Option("goal", 4, "a number", low=1, high=99)
PACE = Option("pace", "slow", "a word", choices=("slow", "fast"))


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        (FLAG, 1, "option flag is true or false, not 1"),
        (FLAG, "yes", "option flag is true or false, not 'yes'"),
        (GOAL, 0, "option goal is a whole number from 1 to 99, not 0"),
        (GOAL, 100, "option goal is a whole number from 1 to 99, not 100"),
        (GOAL, True, "option goal is a whole number from 1 to 99, not True"),
        (GOAL, 1.5, "option goal is a whole number from 1 to 99, not 1.5"),
        (GOAL, None, "option goal is a whole number from 1 to 99, not None"),
        (PACE, "medium", "option pace is slow or fast, not 'medium'"),
        (PACE, [], "option pace is slow or fast, not []"),
    ],
)
def test_a_bad_value_says_what_is_allowed(option, value, says):
    with pytest.raises(BadSetup) as found:
        option.check(value)
    assert str(found.value) == says


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(FLAG, "true", True), (FLAG, "off", False), (FLAG, "yes", True), (GOAL, "7", 7), (PACE, "fast", "fast")],
)
def test_values_from_text(option, text, value):
    assert option.parse(text) == value


@pytest.mark.parametrize("text", ["", "x", "-1", "--1", "²", "1.0", "9" * 5000, "TRUE "])
@pytest.mark.parametrize("option", [FLAG, GOAL, PACE])
def test_text_that_is_no_value(option, text):
    with pytest.raises(BadSetup, match=f"option {option.name} is {option.allowed}, not "):
        option.parse(text)


def test_an_option_of_several_words():
    option = Option("laws", "", "help", choices=("a", "b", "c"), many=True)
    assert option.parse("c, a") == option.check("a,c") == option.check("c,a") == "a,c"
    assert option.parse("") == option.check("") == ""
    assert option.allowed == "any of a, b, c, with commas between them"
    for wrong in ("d", "a,d", "a,a", "a,", 3, None, True):
        with pytest.raises(BadSetup, match="option laws is any of a, b, c"):
            option.check(wrong)


def test_several_words_and_others_that_the_game_knows():
    option = Option("laws", "", "help", choices=("a", "b", "c"), many=True, others=True)
    assert option.parse("x, c,a") == option.check("x,c,a") == "a,c,x"
    assert option.allowed == "any of a, b, c, or others that the game knows, with commas between them"
    for wrong in ("x,x", "x,", 3, True):
        with pytest.raises(BadSetup, match="option laws is any of a, b, c"):
            option.check(wrong)


def test_a_number_below_zero_where_it_is_allowed():
    assert Option("first", -1, "a seat", low=-1, high=5).parse("-1") == -1


@pytest.mark.parametrize("seats", [2, 5, 0, -3, "3", True, 3.0])
def test_an_impossible_number_of_seats(seats):
    with pytest.raises(BadSetup, match=f"Masks is played with 3 to 4 seats, not {seats!r}"):
        Masks(seats)


def test_seats_not_said_are_the_fewest():
    assert Masks().seats == 3


def test_an_unknown_option_lists_those_that_there_are():
    with pytest.raises(BadSetup, match="Masks has no option 'round'; it has rounds, peeks, climate"):
        Masks(3, round=2)


def test_an_unknown_game_lists_those_that_there_are():
    with pytest.raises(BadSetup) as found:
        load("chess")
    assert str(found.value) == f"there is no game 'chess'; there is {', '.join(GAMES)}"
    assert find("hoax") is GAMES["hoax"]


def test_options_that_do_not_go_together_say_why():
    with pytest.raises(BadSetup, match="option first is a seat from 0 to 2, or -1 to draw it, not 3"):
        load("hoax", seats=3, first=3)


def test_a_game_shows_what_is_not_as_usual():
    assert repr(Masks(4, peeks=False)) == "masks(seats=4, peeks=False)"


def test_declared_options_are_complete():
    kinds: list[type[Game]] = [*GAMES.values(), Masks]
    for kind in kinds:
        for option in kind.declared:
            assert option.help
            assert option.check(option.default) == option.default
        for preset in kind.presets.values():
            kind(kind.least, **preset)


def test_a_start_is_a_state_of_its_own():
    game = Masks()
    one, two = game.start(), game.start()
    one.chance(3)
    assert isinstance(two, MasksState)
    assert two.masks == [-1, -1, -1]
    assert game.start().digest() == two.digest()


def test_games_take_nothing_from_outside_unless_they_say_so():
    hoax = load("hoax")
    assert hoax.refuse_interjection(hoax.start(), 0, 0) == "Hoax takes nothing from outside the turn"
    assert Game.goal(Masks()) == 0
    assert Masks().again(None).seats == 3
