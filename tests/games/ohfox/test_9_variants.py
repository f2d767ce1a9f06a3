"""§9 Variants."""

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.state import playout
from hoodwink.games import load
from hoodwink.games.ohfox import OhFox, board
from hoodwink.games.ohfox.animals import is_predator
from hoodwink.games.ohfox.state import OhFoxState

ROW = "N N N N S. - - -"


def counts(preset, seats=4):
    laid = load("ohfox", seats, **OhFox.presets[preset]).start()
    assert isinstance(laid, OhFoxState)
    playout(laid, Dice(1))
    animals = [animal for animal in range(10) if laid.laid >> animal & 1]
    return sum(map(is_predator, animals)), sum(not is_predator(animal) for animal in animals)


def test_9_1_tough_nut():
    assert counts("tough nut") == (3, 4)


def test_9_2_completely_nuts():
    assert counts("completely nuts") == (4, 6)


def test_9_3_handicap_a_chosen_predator_and_more_prey_only():
    assert counts("handicap") == (2, 5)
    assert OhFox(3, **OhFox.presets["handicap"]).chosen == 0


@pytest.mark.parametrize("predators", [2, 3, 4])
@pytest.mark.parametrize("prey", [3, 4, 5, 6])
def test_r12_any_number_may_be_laid_out(predators, prey):
    game = load("ohfox", 4, predators=predators, prey=prey)
    s = game.start()
    assert isinstance(s, OhFoxState)
    playout(s, Dice(2))
    assert int(s.laid).bit_count() == predators + prey
    for wrong in ({"predators": 1}, {"predators": 5}, {"prey": 2}, {"prey": 7}):
        with pytest.raises(BadSetup):
            load("ohfox", 4, **wrong)


def test_r12_a_chosen_predator_can_not_be_masked():
    """§9.4"""
    with pytest.raises(BadSetup, match="a chosen predator can't be masked: set masked=false or predator=dealt"):
        load("ohfox", 3, predator="first", masked=True)


def test_9_4_nobody_knows_who_is_the_predator(table):
    t = table("ohfox", seats=3, masked=True, animals="rat owl toad", laid="fox")
    assert t.said("predator") == []
    assert [t.view(seat).predator for seat in (0, 1, 2)] == [None, None, None]
    could = {t.game.redeal(t.state, 0, Dice(n)).animals.index(a) for n in range(30) for a in (7, 8)
             if a in t.game.redeal(t.state, 0, Dice(n)).animals}  # fmt: skip
    assert could == {1, 2}


def test_9_4_with_two_seats_a_mask_hides_nothing(table):
    """Who is prey can imagine no other predator; his animal stays hidden."""
    t = table("ohfox", seats=2, masked=True, animals="rat owl", laid="fox")
    imagined = [t.game.redeal(t.state, 0, Dice(n)).animals for n in range(30)]
    assert {animals[1] for animals in imagined} == {7, 8}


def test_9_4_after_turn_8_his_seat_is_known_then_he_guesses(table):
    t = table("ohfox", seats=3, masked=True, animals="rat owl toad", laid="fox").rows(ROW, ROW, ROW)
    assert [event["event"] for event in t.news[-2:]] == ["played", "predator"]
    assert (t.frame, t.asked, t.view(0).predator) == ("Guess", (1,), 1)
    assert {t.game.redeal(t.state, 0, Dice(n)).animals[1] for n in range(30)} == {7, 8}  # not his animal
    t.right()
    assert t.said("shown")[0]["animals"] == (2, 8, 5)


def test_9_5_a_board_of_ones_own():
    game = OhFox(2, board=board.GLADE)
    assert game.trails.board.name == "little glade"
    s = game.start()
    assert isinstance(s, OhFoxState)
    playout(s, Dice(3))
    assert s.is_over()
    assert game.view(s, 0).board == board.GLADE
    assert repr(game) != repr(load("ohfox", 2))


def test_9_5_the_houses_own_board_however_it_is_written():
    game = load("ohfox", 2, board=board.written(board.HOUSE))
    assert (game.options["board"], repr(game)) == ("", "ohfox(seats=2)")
    with pytest.raises(BadSetup, match="this is no JSON"):
        load("ohfox", 2, board="{")


def test_the_first_game_has_no_objectives():
    """§1.7"""
    assert OhFox(2, **OhFox.presets["first game"]).objective_sets == (0,)
    assert OhFox.presets["full rules"] == {}
