"""§12.21 What can't be played together, and the presets."""

import pytest

from hoodwink import BadSetup, load
from hoodwink.games.erben import Erben


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (13, {"large": True, "merchant": False}, "without the Merchant there are 12 identity cards"),
        (4, {"throne_points": False, "two_identities": True}, "two_identities counts throne points"),
        (4, {"throne_points": False, "wrong_doubt": 4}, "wrong_doubt counts throne points"),
        (4, {"throne_points": False, "start_points": 2}, "start_points counts throne points"),
        (4, {"throne_points": False, "betting": True}, "betting counts throne points"),
        (4, {"two_identities": True, "wrong_doubt": 4}, "with two_identities"),
        (4, {"start_points": 1}, "0, or a number from 2 to 5"),
    ],
)
def test_12_21_refused_with_the_reason(seats, options, says):
    with pytest.raises(BadSetup, match=says):
        load("erben", seats, **options)


def test_12_21_twelve_can_play_without_the_merchant():
    assert load("erben", 12, large=True, merchant=False).seats == 12


@pytest.mark.parametrize(
    ("preset", "seats"), [("first game", 5), ("original", 6), ("two-identities", 3), ("large", 14), ("large", 9)]
)
def test_12_20_presets_can_be_played(preset, seats):
    assert load("erben", seats, **Erben.presets[preset]).start().asked


def test_12_20_the_preset_of_the_large_table():
    assert Erben.presets["large"].keys() == {
        "large", "accuse_any_turn", "information_beside", "start_chips", "cards_a_trio", "wrong_doubt",
        "start_points", "fines",
    }  # fmt: skip


def test_1_4_the_whole_game_is_one_record():
    assert load("erben", 4).goal() == 0
