"""`hoodwink`, `games`, `rules`, `options`: what there is to read."""

import subprocess
import sys
from pathlib import Path

import pytest

import hoodwink
from hoodwink.cli import app, build
from hoodwink.core.rulebook import Rules

COMMANDS = [
    "games", "rules", "options", "play", "sim", "record", "replay", "verify", "script", "oracle", "serve", "bot",
    "board", "deck", "film", "arena", "balance", "export",
]  # fmt: skip


def test_version_says_how_the_rules_run(cli):
    assert cli("--version").good() == f"hoodwink {hoodwink.__version__} ({build()})\n"
    assert build() in ("compiled", "plain Python")


def test_compiled_rules_are_told_by_their_file(monkeypatch):
    monkeypatch.setattr("hoodwink.core.state.__file__", "somewhere/state.cpython-311.so")
    assert build() == "compiled"
    monkeypatch.setattr("hoodwink.core.state.__file__", "somewhere/state.py")
    assert build() == "plain Python"


def test_alone_it_lists_the_commands(cli):
    said = cli().good()
    assert all(command in said for command in COMMANDS)
    assert "hoodwink play hoax" in said


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(cli, command):
    said = cli(command, "--help").good()
    assert "Example" in said
    assert f"hoodwink {command}" in said.split("Example", 1)[1]


def test_every_command_is_listed_here():
    groups = [group.typer_instance.info.name if group.typer_instance else "" for group in app.registered_groups]
    commands = [command.callback.__name__ if command.callback else "" for command in app.registered_commands]
    assert sorted([*commands, *map(str, groups)]) == sorted(COMMANDS)


def test_python_m_hoodwink_is_the_same():
    done = subprocess.run([sys.executable, "-m", "hoodwink", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"hoodwink {hoodwink.__version__}")


def test_games_lists_every_game(cli):
    said = cli("games").good()
    for key, kind in hoodwink.GAMES.items():
        assert key in said
        assert f"{kind.least} to {kind.most}" in said


@pytest.mark.parametrize("wanted", ["6.2", "§6.2", " § 6.2", "6.2."])
def test_a_section_of_the_rules(cli, wanted):
    said = cli("rules", "hoax", wanted).good()
    assert "§6.2" in said
    assert "§6.1" not in said


def test_a_chapter_of_the_rules_is_all_its_sections(cli):
    said = cli("rules", "hoax", "1").good()
    assert "Setting up" in said
    assert "§1.1" in said
    assert "§1.6" in said
    assert "§10.1" not in said
    assert "§2.1" not in said


@pytest.mark.parametrize("wanted", ["R7", "r7"])
def test_a_ruling(cli, wanted):
    said = " ".join(cli("rules", "hoax", wanted).good().split())
    assert "R7 When a privilege stands" in said
    assert "opens afresh for claims not yet called" in said  # its second line too
    assert "R8" not in said


def test_all_the_rules(cli):
    said = cli("rules", "hoax").good()
    for number in ("§1.1", "§10.3", "R1 ", "R16"):
        assert number in said


@pytest.mark.parametrize(("lang", "goal", "contents"), [("en", "The goal", "Contents"), ("de", "Das Ziel", "Inhalt")])
def test_the_rules_begin_with_what_a_player_wants_to_know(cli, lang, goal, contents):
    said = [line.strip() for line in cli("rules", "erben", "--lang", lang).good().splitlines()]
    chapter = next(line for line in said if line.startswith("§1 "))
    assert said.index(goal) < said.index(contents) < said.index(f"• {chapter}") < said.index(chapter)


def test_the_rules_with_where_they_come_from(cli):
    said = " ".join(cli("rules", "hoax", "6.2", "--sources").good().split())
    assert said.endswith("so nobody calls twice running. Rulebook: Calling Hoax.")
    said = " ".join(cli("rules", "hoax", "R5", "--sources", "--lang", "de").good().split())
    assert said.endswith("Regelheft: Voting. Hausregel: zu zwei Personen sagt das Heft nichts.")
    assert "Rulebook: Calling Hoax." in cli("rules", "hoax", "--sources").good()
    assert "Rulebook:" not in cli("rules", "hoax").good()


def test_a_section_with_a_table_shows_it_as_one(cli):
    said = cli("rules", "hexhex", "11.8", "--sources").good()
    assert "|" not in said
    assert "draw 1" in said
    assert said.index("House rule:") < said.index("draw 1")


def test_every_number_of_the_rules_can_be_asked_for():
    book = Rules.of(hoodwink.find("hoax"))
    assert set(book.titles) == {*map(str, range(1, 11)), "R"}
    assert {"3.13", "9.8", "R16"} <= set(book.sections)
    assert book.plain("6.2") == "§6.2 Who has the hoax card can't call; so nobody calls twice running."
    assert book.plain("77") == ""


def test_rules_in_german(cli):
    said = " ".join(cli("rules", "hoax", "6.2", "--lang", "de").good().split())
    assert "§6.2 Wer die Hoax-Karte hat, kann nicht rufen" in said
    assert "6 „Hoax“ rufen" in cli("rules", "hoax", "66", "--lang", "de").complaint()


def test_rules_in_a_language_that_nobody_wrote(cli):
    said = cli("rules", "hoax", "--lang", "fr").complaint()
    assert "'en', 'de'" in said


def test_an_unknown_section_lists_the_chapters(cli):
    said = cli("rules", "hoax", "66").complaint()
    assert "'66'" in said
    assert "6 Calling hoax" in said
    assert "R Rulings" in said


def test_options_shows_all_that_is_declared(cli):
    said = " ".join(cli("options", "hoax").good().split())
    for option in hoodwink.find("hoax").declared:
        assert option.name in said
    assert "true or false" in said
    assert "first game: --option immunities=false" in said


@pytest.mark.parametrize("command", ["rules", "options"])
def test_an_unknown_game_is_refused(cli, command):
    assert "'chess'" in cli(command, "chess").complaint()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["--nonsense"], "--nonsense"),
        (["rules"], "Missing argument 'GAME'"),
        (["options", "hoax", "more"], "more"),
        (["games", "--fast"], "--fast"),
    ],
)
def test_usage_errors_are_one_line_that_points_to_the_help(cli, args, said):
    line = cli(*args).complaint()
    assert said in line
    assert "--help)" in line


def test_a_pipe_that_closes_early_is_no_error():
    command = f"{sys.executable} -m hoodwink rules hoax | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_the_page_about_the_command_line_names_every_command():
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    assert all(f"`hoodwink {command}" in page for command in COMMANDS)
