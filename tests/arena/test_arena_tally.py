"""Counts that add up, and Wilson's interval."""

import pytest

from hoodwink import load
from hoodwink.arena.tally import Tally, wilson

KEYS = [
    "game", "seats", "options", "games", "seconds", "games_per_s", "decisions", "decisions_per_s", "mean_decisions",
    "lengths", "wins_by_seat", "wins_by_role", "endings",
]  # fmt: skip


def tally(games, wins, roles, endings, seconds=1.0):
    return Tally("hoax", 3, {"immunities": True}, games, seconds, {10: games}, wins, roles, endings)


def test_tallies_add_up():
    both = tally(3, [1, 2, 0], {"chef": 1, "butler": 2}, {"last one left": 3}) + tally(
        2, [0, 1, 1], {"chef": 1, "lover": 1}, {"truthful claim": 2}, seconds=0.5
    )
    assert both.games == 5
    assert both.decisions == 50
    assert both.lengths == {10: 5}
    assert both.seconds == 1.5
    assert both.wins_by_seat == [1, 3, 1]
    assert both.wins_by_role == {"chef": 2, "butler": 2, "lover": 1}
    assert both.endings == {"last one left": 3, "truthful claim": 2}


def test_tallies_of_different_set_ups_do_not_add_up():
    other = Tally.of(load("hoax", 4))
    with pytest.raises(ValueError, match="different set-ups"):
        tally(1, [1, 0, 0], {}, {}) + other


def test_json_has_exactly_these_keys_and_its_figures():
    row = tally(4, [1, 2, 1], {"lover": 3, "chef": 1}, {"truthful claim": 1, "last one left": 3}, seconds=2.0).to_json()
    assert list(row) == KEYS
    assert (row["games_per_s"], row["decisions_per_s"], row["mean_decisions"]) == (2.0, 20.0, 10.0)
    assert list(row["wins_by_role"]) == ["chef", "lover"]
    assert list(row["endings"]) == ["last one left", "truthful claim"]


def test_how_long_games_are():
    counted = Tally("hoax", 3, {}, 20, lengths={7: 1, 30: 1, 9: 12, 12: 6})
    assert counted.decisions == 7 + 30 + 9 * 12 + 12 * 6
    assert counted.to_json()["lengths"] == {"shortest": 7, "median": 9, "95 %": 12, "longest": 30}


def test_an_empty_tally_divides_by_nothing():
    row = Tally.of(load("hoax", 3)).to_json()
    assert (row["games"], row["games_per_s"], row["mean_decisions"], row["wins_by_seat"]) == (0, 0, 0, [0, 0, 0])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # as R's binom::binom.wilson gives them
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (5, 10, 0.23659, 0.76341),
        (1, 100, 0.00177, 0.05449),
        (50, 100, 0.40383, 0.59617),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_against_known_values(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-6)
