"""The best play of the house beside the oracle's exact values."""

from fractions import Fraction

import pytest

from hoodwink.arena import against_oracle
from hoodwink.arena.against_oracle import beside, main, table, worth
from hoodwink.arena.strength import Trial
from hoodwink.core.errors import BadSetup


@pytest.fixture
def known(monkeypatch):
    """The oracle's values, without the linear program."""
    monkeypatch.setattr(against_oracle, "worth", {5: Fraction(3, 10), 6: Fraction(1, 3)}.get)


def test_the_oracle_is_asked():
    assert worth(10) is None  # out of reach
    pytest.importorskip("scipy")
    assert worth(5) == Fraction(3, 10)


@pytest.mark.usefixtures("known")
def test_every_level_plays_the_best_of_the_other_side():
    rows = [*beside([5, 6], Trial(6, "beside"), ["random", "novice"])]
    assert [(row.seats, row.resistance, row.spies) for row in rows] == [
        (seats, *pair)
        for seats in (5, 6)
        for pair in (("random", "novice"), ("novice", "novice"), ("novice", "random"))
    ]
    assert all(0 <= row.wins <= row.games == 6 for row in rows)
    assert rows[2].wins > rows[0].wins  # a random resistance is no match for spies who always fail
    assert {row.value for row in rows} == {Fraction(3, 10), Fraction(1, 3)}
    assert rows[0].to_json()["oracle"] == "3/10"
    assert rows == [*beside([5, 6], Trial(6, "beside"), ["random", "novice"])]


@pytest.mark.usefixtures("known")
def test_both_are_printed(capsys):
    assert main(["--seats", "5", "8", "--levels", "novice", "--games", "4"]) == 0
    printed = capsys.readouterr().out
    assert "3/10 = 30.0%" in printed
    assert "unknown" in printed
    assert "novice v novice" in printed


@pytest.mark.usefixtures("known")
def test_a_wrong_level_is_said_to_be(capsys):
    with pytest.raises(BadSetup, match="no bots of level 'great'"):
        next(beside([5], Trial(1, "x"), ["great"]))
    assert main(["--levels", "great"]) == 2
    assert "no bots of level 'great'" in capsys.readouterr().err


@pytest.mark.usefixtures("known")
def test_the_table_has_a_head_and_intervals():
    head, row = table(beside([5], Trial(4, "table"), ["novice"]))
    assert len(head) == len(row)
    assert " to " in row[3]
