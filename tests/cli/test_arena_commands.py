"""`hoodwink arena` and `hoodwink balance`: what they print and write, and one line for what is wrong."""

import json
import sys

import pytest

from hoodwink.arena import tournament
from hoodwink.arena.balance.plan import LOT
from hoodwink.arena.export import record_of
from hoodwink.arena.lots import read
from hoodwink.arena.played import play_one
from hoodwink.games import find

FEW = ("--games", 6, "--seed", "s", "--seats", 3)


def test_a_round_robin_has_ratings_meetings_and_roles(cli):
    said = cli("arena", "hoax", "random", "regular", *FEW).good()
    assert "6 games of hoax(seats=3), 2 deals, seed s" in said
    for words in ("bot       rating", "random v regular", "as role", "an even share"):
        assert words in said, words


def test_by_side_where_sides_win_together(cli):
    args = ("--tables", "sides", "--games", 2, "--seed", "s", "--seats", 5)
    said = cli("arena", "resistance", "random", "regular", *args).good()
    assert "resistance random v spy regular: resistance" in said
    assert "as side" in said


def test_json_goes_to_a_file_or_is_printed(cli, tmp_path):
    printed = json.loads(cli("arena", "hoax", "random", "regular", *FEW, "--json", "-").good())
    file = tmp_path / "out.json"
    assert "6 games" in cli("arena", "hoax", "random", "regular", *FEW, "--json", file).good()
    assert json.loads(file.read_text()) == printed
    assert printed["seats"] == 3
    assert {bot["bot"] for bot in printed["bots"]} == {"random", "regular"}


def test_a_budget_is_told(cli):
    row = json.loads(cli("arena", "hoax", "random", "regular", *FEW, "--rollouts", 9, "--json", "-").good())
    assert row["budget"] == {"seconds": None, "rollouts": 9}
    row = json.loads(cli("arena", "hoax", "random", "regular", *FEW, "--json", "-").good())
    assert row["budget"] == {"seconds": None, "rollouts": 40}
    row = json.loads(cli("arena", "hoax", "random", "regular", *FEW, "--think", 0.5, "--json", "-").good())
    assert row["budget"] == {"seconds": 0.5, "rollouts": 0}


def test_presets_and_options(cli):
    said = cli("arena", "hoax", "random", "regular", *FEW, "--preset", "first game", "-o", "goal=2").good()
    assert "hoax(seats=3, immunities=False, goal=2)" in said


def test_a_preset_that_needs_more_seats_gets_them(cli):
    said = cli("arena", "resistance", "random", "regular", "--preset", "hunter", "--games", 1, "--seed", 1).good()
    assert "resistance(seats=" in said


def test_parquet_is_written_beside(cli, tmp_path):
    cli("arena", "hoax", "random", "regular", *FEW, "--parquet", tmp_path / "out.parquet").good()
    assert sorted(file.name for file in tmp_path.glob("*.parquet")) == [
        "out.games.parquet", "out.notes.parquet", "out.seats.parquet",
    ]  # fmt: skip


def test_games_are_exported_whole(cli, tmp_path):
    plain = cli("arena", "hoax", "random", "regular", *FEW).good()
    assert cli("arena", "hoax", "random", "regular", *FEW, "--export", tmp_path / "out").good() == plain
    records = [record_of(row, log) for row, log in read(tmp_path / "out")]
    assert len(records) == 6
    for record in records:
        *_, (_, s) = record.replay(record.setup(find))
        assert s.is_over()
    said = cli("arena", "hoax", "random", "regular", *FEW, "--export", tmp_path / "out").complaint()
    assert "is not empty: name a new folder" in said


def test_an_interrupt_gives_what_has_been_played(cli, monkeypatch):
    played = []

    def tired(*told):
        played.append(told)
        if len(played) == 6:
            raise KeyboardInterrupt
        return play_one(*told)

    monkeypatch.setattr(tournament, "play_one", tired)
    found = cli("arena", "hoax", "random", "regular", "--games", 30, "--seed", "s", "--seats", 3)
    assert found.code == 130
    assert "3 games of hoax(seats=3), 1 deals" in found.out
    assert found.err == "interrupted: 3 of 30 games count, 2 more of deals that were not finished don't\n"


def test_what_a_best_response_gains(cli):
    args = ("--exploit", "random", "--games", 5, "--seats", 5, "--seed", "s", "--rollouts", 4)
    said = cli("arena", "resistance", *args).good()
    for words in ("A best response to random bots", "any seat", "spy", "gain"):
        assert words in said
    row = json.loads(cli("arena", "resistance", *args, "--json", "-").good())
    assert (row["level"], row["games"], row["deals"]) == ("random", 6, 1)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["whist", "random", "regular"], "there is no game 'whist'"),
        (["hoax"], "name two bots or more that meet, not 0"),
        (["hoax", "random"], "name two bots or more that meet, not 1"),
        (["hoax", "random", "random"], "random is named twice"),
        (["hoax", "random", "genius"], "hoax has no bots of level 'genius'; it has random"),
        (["hoax", "random", "regular", "--tables", "round"], "there are no tables 'round'; there are pairs"),
        (["hoax", "random", "regular", "--tables", "sides"], "everyone is alone in this game"),
        (["hoax", "random", "regular", "--preset", "mad"], "Hoax has no preset 'mad'; it has first game, full rules"),
        (["hoax", "random", "regular", "--think", "0"], "--think is a number of seconds above 0"),
        (["hoax", "random", "regular", "--games", "0"], "--games"),
        (["hoax", "random", "regular", "--seats", "9"], "3 to 6 seats"),
        (["hoax", "random", "--exploit", "regular"], "name no other bots"),
        (["hoax", "--exploit", "genius"], "no bots of level 'genius'"),
    ],
)
def test_what_it_cannot_do_is_refused(cli, args, said):
    assert said in cli("arena", *args).complaint()


def test_a_file_that_cannot_be_written_is_one_line(cli, tmp_path):
    file = tmp_path / "none" / "out.json"
    assert f"can't write {file}" in cli("arena", "hoax", "random", "regular", *FEW, "--json", file).complaint()


def test_without_polars_it_says_so_before_it_plays(cli, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "polars", None)
    said = cli("arena", "hoax", "random", "regular", *FEW, "--parquet", tmp_path / "x").complaint()
    assert "pip install 'hoodwink[arena]'" in said


STRANGER = """
import random

class Stranger:
    def new_game(self, number_of_players, player_number, spies):
        self.seats = number_of_players

    def propose_mission(self, team_size, fails_required=1):
        return random.sample(range(self.seats), team_size)

    def vote(self, mission, proposer):
        return random.random() < 0.5

    def betray(self, mission, proposer):
        return random.random() < 0.5
"""


def test_bots_from_outside_meet_levels_and_a_seed_is_theirs_too(cli, tmp_path):
    file = tmp_path / "stranger.py"
    file.write_text(STRANGER)
    args = (f"{file}:Stranger", "random", "--games", 4, "--seats", 5, "--seed", "s", "--json", "-")
    row = json.loads(cli("arena", "resistance", *args).good())
    assert {bot["bot"] for bot in row["bots"]} == {f"{file}:Stranger", "random"}
    assert json.loads(cli("arena", "resistance", *args, "--jobs", 2).good()) == row


def test_bots_from_outside_that_cannot_play_are_refused_at_once(cli, tmp_path):
    file = tmp_path / "stranger.py"
    file.write_text(STRANGER)
    assert "Stranger does not play Hoax" in cli("arena", "hoax", f"{file}:Stranger", "random").complaint()
    assert "has no class Nobody" in cli("arena", "resistance", f"{file}:Nobody", "random").complaint()
    said = cli("arena", "resistance", f"{file}:Stranger", "random", "--preset", "plots").complaint()
    assert "no modules, no options" in said


# balance ------------------------------------------------------------------------------------------------------------


def test_balance_plays_what_is_missing_and_reports(cli, tmp_path):
    args = ("--seats", 3, "--level", "random", "--folder", tmp_path, "--games", LOT)
    said = cli("balance", "hoax", *args).good()
    assert f"{LOT} games played now, {LOT} in" in said
    assert (tmp_path / "hoax.html").read_text().startswith("<!doctype html>")
    again = cli("balance", "hoax", *args, "-o", "immunities=true", "-o", "immunities=false").good()
    assert f"{LOT} games played now, {2 * LOT} in" in again
    report = tmp_path / "elsewhere.html"
    assert "0 games played now" in cli("balance", "hoax", *args[:-1], 0, "--report", report).good()
    assert "3 seats, first game" in report.read_text()


def test_balance_of_all_games_is_one_page(cli, tmp_path):
    args = ("--all", "--level", "random", "--folder", tmp_path)
    cli("balance", *args, "--seats", 2, "--games", 1).good()
    cli("balance", "hoax", "--seats", 3, *args[1:], "--games", 1).good()
    cli("balance", *args, "--games", 0).good()
    page = (tmp_path / "all.html").read_text()
    assert 'href="#hoax"' in page
    assert 'id="ohfox"' in page, "two can play that"
    assert 'id="resistance"' not in page


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "name a game, or say --all"),
        (["hoax", "--all"], "name a game, or say --all"),
        (["--all", "-o", "immunities=true"], "--all takes each game as it is declared"),
        (["--all", "--seats", "20"], "seats, not 20"),
        (["whist"], "there is no game 'whist'"),
        (["hoax", "--preset", "mad"], "has no preset 'mad'"),
        (["hoax", "--level", "genius"], "no bots of level 'genius'"),
        (["hoax", "--seats", "9"], "3 to 6 seats"),
        (["hoax", "--on", "mars", "--games", "1"], "it runs on cores or on ray"),
        (["hoax", "--games", "0"], "there is nothing to report"),
    ],
)
def test_what_balance_cannot_do_is_refused(cli, args, said, tmp_path):
    assert said in cli("balance", *args, "--folder", tmp_path / "f").complaint()


def test_a_folder_that_is_a_file_is_refused(cli, tmp_path):
    (tmp_path / "f").write_text("")
    assert "can't write to" in cli("balance", "hoax", "--folder", tmp_path / "f").complaint()


def test_without_altair_it_says_so_before_it_plays(cli, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    said = cli("balance", "hoax", "--folder", tmp_path / "f").complaint()
    assert "pip install 'hoodwink[arena]', or pip install vl-convert-python" in said
    assert not (tmp_path / "f").exists()
