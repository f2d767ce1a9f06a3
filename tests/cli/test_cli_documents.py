"""`--option tale=FILE`: a document is given as a file, carried in the record, and replays without the file."""

import json

import pytest
from tales import MOST, Tales

from hoodwink.games import GAMES

TALE = "once there was ☃"


@pytest.fixture(autouse=True)
def tales(monkeypatch):
    monkeypatch.setitem(GAMES, "tales", Tales)


@pytest.fixture
def file(tmp_path):
    written = tmp_path / "tale.txt"
    written.write_text(TALE, encoding="utf-8")
    return written


def test_a_record_replays_without_the_file(cli, tmp_path, file):
    record = tmp_path / "game.jsonl"
    cli("record", "tales", record, "--bots", "random", "--seed", 1, "--option", f"tale={file}").good()
    file.unlink()
    assert json.loads(record.read_text().splitlines()[0])["options"]["tale"] == TALE
    assert "good" in cli("verify", record).good()


def test_a_mark_at_its_start_is_no_part_of_it(cli, tmp_path, file):
    file.write_bytes(b"\xef\xbb\xbf" + TALE.encode())
    cli("record", "tales", tmp_path / "game.jsonl", "--bots", "random", "--option", f"tale={file}").good()


def test_nothing_is_the_houses_own(cli, tmp_path):
    record = tmp_path / "game.jsonl"
    cli("record", "tales", record, "--bots", "random", "--option", "tale=").good()
    assert json.loads(record.read_text().splitlines()[0])["options"]["tale"] == ""


WANTED = f"option tale is a .txt file of at most {MOST} characters"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, f"No such file or directory; {WANTED}"),
        (b"x" * (MOST + 1), f"tale.txt is too large; {WANTED}"),
        ("☃".encode() * 100_000, f"tale.txt is too large; {WANTED}"),
        (b"\xff\xfe\x00", f"tale.txt is no text in UTF-8; {WANTED}"),
        (b"once\0", f"{WANTED}: this one is no text"),
        (b"twice", "tale: it begins with 'once'"),
    ],
)
def test_a_file_that_can_not_be_had(cli, file, content, says):
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    assert says in cli("sim", "tales", "--games", 1, "--bots", "random", "--option", f"tale={file}").complaint()


def test_a_folder_is_no_file(cli, tmp_path):
    assert WANTED in cli("record", "tales", tmp_path / "x.jsonl", "--option", f"tale={tmp_path}").complaint()


def test_options_say_that_it_is_a_file(cli):
    said = cli("options", "tales").good()
    assert "a .txt file of at most" in said
    assert "the house's own" in " ".join(said.split())
