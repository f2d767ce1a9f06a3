"""`record`, `replay`, `verify` and `sim`."""

import json

import pytest

from hoodwink import Record, find
from hoodwink.arena.sim import simulate


@pytest.fixture
def game(cli, tmp_path):
    """A game of random bots on disk."""
    file = tmp_path / "game.jsonl"
    cli("record", "hoax", file, "--seats", "4", "--bots", "random", "--seed", "7").good()
    return file


# record --------------------------------------------------------------------------------------------------------------


def test_record_writes_a_game_that_verifies(cli, game):
    record = Record.load(game, find)
    assert record.ended
    assert cli("verify", game).good() == (
        f"good: {len(record.rows)} rows, {len(record.checks)} digests, deal proved by the seed\n"
    )


def test_record_says_who_won(cli, tmp_path):
    said = cli("record", "hoax", tmp_path / "a.jsonl", "--seed", "7", "--bots", "random,random,random,random").good()
    assert " won (" in said


def test_the_same_seed_writes_the_same_record(cli, game, tmp_path):
    again = tmp_path / "again.jsonl"
    cli("record", "hoax", again, "--seats", "4", "--bots", "random", "--seed", "7").good()
    assert again.read_bytes() == game.read_bytes()


def test_record_overwrites_only_by_force(cli, game):
    before = game.read_bytes()
    said = cli("record", "hoax", game, "--seed", "8", "--bots", "random").complaint()
    assert "--force" in said
    assert game.read_bytes() == before
    cli("record", "hoax", game, "--seed", "8", "--bots", "random", "--force").good()
    assert game.read_bytes() != before


def test_record_into_a_folder_that_is_not_there(cli, tmp_path):
    assert "can't write" in cli("record", "hoax", tmp_path / "no" / "game.jsonl").complaint()


# verify --------------------------------------------------------------------------------------------------------------


def test_verify_without_a_seed_checks_the_rest(cli, game):
    head, rest = game.read_text().split("\n", 1)
    game.write_text(json.dumps(json.loads(head) | {"seed": None}) + "\n" + rest)
    assert "no seed to prove the deal" in cli("verify", game).good()


def test_verify_says_that_a_record_is_unfinished(cli, game):
    game.write_text("".join(game.read_text().splitlines(keepends=True)[:12]))
    assert cli("verify", game).good().startswith("good so far, unfinished: ")


def edited(rows, at, row):
    return [*rows[:at], json.dumps(row), *rows[at + 1 :]]


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda rows: edited(rows, 1, [-1, (json.loads(rows[1])[1] + 1) % 7]), "the seed gives"),
        (lambda rows: edited(rows, 1, [-1, 77]), "row 1"),
        (lambda rows: edited(rows, len(rows) - 1, json.loads(rows[-1]) | {"digest": "0" * 16}), "digest"),
        (lambda rows: [*rows[:8], json.dumps([0, {"do": "vote", "up": True}])], "may not vote"),
        (lambda rows: edited(rows, 0, json.loads(rows[0]) | {"rules": 99}), "version 99"),
    ],
)
def test_a_record_that_diverges_ends_with_code_1_and_one_line(cli, game, edit, said):
    game.write_text("\n".join(edit(game.read_text().splitlines())) + "\n")
    result = cli("verify", game)
    assert result.code == 1
    assert result.err.startswith("hoodwink: the record diverges at row ")
    assert result.err.count("\n") == 1
    assert said in result.err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "No such file"),
        (b"", "no Hoodwink record"),
        (b"dear diary\n", "no Hoodwink record"),
        (b"\xff\xfe\x00", "no text"),
        (b'{"hoodwink": 99}\n', "format 99"),
        (b'{"hoodwink": 1, "game": "chess", "rules": 1, "seats": 4, "options": {}, "seed": null}\n', "'chess'"),
        (b'{"hoodwink": 1, "game": "hoax", "rules": 1, "seats": 4, "options": {}, "seed": null}\n[1]\n', "line 2"),
    ],
)
def test_files_that_are_no_records(cli, tmp_path, command, content, said):
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    assert said in cli(command, file).complaint()


def test_a_folder_is_no_record(cli, tmp_path):
    assert "directory" in cli("verify", tmp_path).complaint()


# replay --------------------------------------------------------------------------------------------------------------


def test_replay_shows_the_whole_game(cli, game):
    said = cli("replay", game).good()
    assert said.startswith("Hoax, 4 seats, as a spectator saw it\n")
    assert "You" not in said.replace("You are the last", "")
    assert "Seat 0" in said
    assert "wins" in said.splitlines()[-2]


def test_replay_as_a_seat_tells_it_who_it_was(cli, game):
    said = cli("replay", game, "--seat", "2").good()
    assert "as Seat 2 saw it\nYou are the " in said
    assert "Seat 2 (you)" in said


def test_replay_of_an_unfinished_record_says_so(cli, game):
    game.write_text("".join(game.read_text().splitlines(keepends=True)[:12]))
    assert cli("replay", game).good().endswith("The record ends here; the game doesn't.\n")


def test_replay_of_a_seat_that_is_not_there(cli, game):
    assert "from 0 to 3" in cli("replay", game, "--seat", "4").complaint()


# sim -----------------------------------------------------------------------------------------------------------------

KEYS = (
    "game seats options games seconds games_per_s decisions decisions_per_s mean_decisions lengths wins_by_seat "
    "wins_by_role endings"
)


def test_sim_json_is_one_object_with_these_keys(cli):
    said = cli("sim", "hoax", "--seats", "3", "--games", "30", "--seed", "1", "--bots", "random", "--json").good()
    row = json.loads(said)
    assert list(row) == KEYS.split()
    assert row["games"] == 30
    assert sum(row["endings"].values()) == sum(row["wins_by_seat"]) == 30


def test_sim_counts_are_those_of_the_arena(cli):
    args = ("sim", "hoax", "--seats", "4", "--games", "40", "--seed", "s", "--bots", "random", "-o", "immunities=false")
    row = json.loads(cli(*args, "--json").good())
    tally = simulate(find("hoax")(4, immunities=False), ("random",), 40, "s").to_json()
    assert {k: row[k] for k in KEYS.split() if "second" not in k and "_per_s" not in k} == {
        k: tally[k] for k in KEYS.split() if "second" not in k and "_per_s" not in k
    }


def test_sim_as_tables(cli):
    args = ("sim", "hoax", "--seats", "3", "--games", "10", "--seed", "1", "--bots", "regular,random,random")
    said = cli(*args).good()
    assert "10 games of hoax(seats=3), seed 1" in said
    assert "95 % interval" in said
    assert "last one left" in said or "truthful claim" in said
    assert "regular" in said


# bad input -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["sim", "chess"], "'chess'"),
        (["sim", "hoax", "--seats", "2"], "3 to 6 seats"),
        (["sim", "hoax", "--games", "0"], "--games"),
        (["sim", "hoax", "--games", "many"], "--games"),
        (["sim", "hoax", "--jobs", "-1"], "--jobs"),
        (["sim", "hoax", "--bots", "clever"], "random"),
        (["sim", "hoax", "--bots", "random,random"], "one for each seat"),
        (["sim", "hoax", "-o", "immunities"], "NAME=VALUE"),
        (["sim", "hoax", "-o", "immunities=maybe"], "true or false"),
        (["sim", "hoax", "-o", "speed=3"], "memory_aid"),
        (["sim", "hoax", "-o", "first=4"], "0 to 3"),
        (["record", "hoax"], "FILE"),
        (["record", "chess", "x"], "'chess'"),
        (["record", "hoax", "x", "--seats", "7"], "3 to 6 seats"),
        (["record", "hoax", "x", "--bots", "a"], "'a'"),
    ],
)
def test_bad_input_is_refused_in_one_line(cli, tmp_path, monkeypatch, args, said):
    monkeypatch.chdir(tmp_path)
    assert said in cli(*args).complaint()
    assert [file.name for file in tmp_path.iterdir()] == []
