"""`hoodwink oracle`: values, with what they assume."""

import json
import sys
from fractions import Fraction

import pytest

from hoodwink.arena import oracle
from hoodwink.cli.study import ASSUMED


def test_the_value_is_a_fraction_with_its_proof_and_assumptions(cli):
    said = " ".join(cli("oracle", "resistance", "--seats", 5).good().split())
    assert "5 seats, 2 spies, teams of 2, 3, 2, 3, 3" in said
    assert "The resistance wins 3/10 = 0.300000" in said
    assert "Certified in fractions" in said
    assert all(line in said for line in ASSUMED)


def test_two_fails_are_marked(cli):
    assert "teams of 2, 3, 3, 4*, 4 (*: two fails needed)" in cli("oracle", "resistance", "--seats", 7).good()


def test_as_json(cli):
    row = json.loads(cli("oracle", "resistance", "--seats", 6, "--json").good())
    assert (row["value"], row["lower"], row["upper"], row["certified"]) == ("1/3", "1/3", "1/3", True)
    assert row["decimal"] == pytest.approx(1 / 3)
    assert (row["game"], row["seats"], row["spies"]) == ("resistance", 6, 2)


def test_bounds_that_do_not_meet_are_both_printed(cli, monkeypatch):
    monkeypatch.setattr(oracle, "DENOMINATORS", (1,))
    said = cli("oracle", "resistance", "--seats", 7).good()
    assert "wins at least" in said
    assert "and at most" in said
    assert "Certified" not in said
    row = json.loads(cli("oracle", "resistance", "--seats", 7, "--json").good())
    assert row["value"] is None
    assert Fraction(row["lower"]) < Fraction(row["upper"])


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["hoax"], "there is no oracle for hoax; there is one for resistance"),
        (["chess"], "'chess'"),
        (["resistance", "--seats", 4], "5 to 8 seats, not 4"),
        (["resistance", "--seats", 9], "5 to 8 seats, not 9"),
        (["resistance", "--seats", "many"], "--seats"),
    ],
)
def test_what_it_does_not_know_is_refused(cli, args, said):
    assert said in cli("oracle", *args).complaint()


def test_without_scipy_one_line_says_how_to_install_it(cli, monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    assert "pip install 'hoodwink[oracle]'" in cli("oracle", "resistance").complaint()
