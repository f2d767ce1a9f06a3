"""`hoodwink play`: whole games from piped input, leaving, and going on."""

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from hoodwink import Match, Record, Series, find, load
from hoodwink.bots import LEVELS, make
from hoodwink.cli import saves
from hoodwink.cli.play import first_evening, program
from hoodwink.cli.screen import Screen
from hoodwink.games.hexhex import vexes
from hoodwink.games.hexhex.actions import Enact, Law
from hoodwink.games.hexhex.state import HexState

GOOD = re.compile(r"good: \d+ rows, \d+ digests, deal proved by the seed\n")
RESUME = re.compile(r"hoodwink play --resume (\S+)\n")
ONE_GAME = ("-o", "goal=1", "--level", "random")


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.jsonl"), key=lambda file: (len(file.name), file.name))


# whole games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seats", "seat", "more"),
    [
        (1, 3, 0, []),
        (2, 4, 3, ["--name", "Ann"]),
        (3, 5, 1, ["-o", "immunities=false"]),
        (4, 6, 5, ["-o", "memory_aid=true"]),
        (5, 3, 2, ["--pace", "0", "--plain"]),
    ],
)
def test_a_game_from_the_first_token_to_the_last(cli, folder, typist, seed, seats, seat, more):
    args = ("play", "hoax", "--seats", seats, "--seat", seat, "--seed", seed, *ONE_GAME, *more)
    said = cli(*args, typed=typist(seed)).good()
    assert said.startswith("Hoax\nYou are the ")
    assert "The game is over: " in said
    assert f"hoodwink verify {records(folder)[0]}" in said.replace("\n", "")
    assert len(records(folder)) == 1
    assert GOOD.fullmatch(cli("verify", records(folder)[0]).good())


def test_a_game_against_regular_bots(cli, folder, typist):
    said = cli("play", "hoax", "--seats", "3", "--seed", "9", "-o", "goal=1", typed=typist(9)).good()
    assert "The game is over: " in said
    assert json.loads(saves.beside(records(folder)[0]).read_text())["level"] == "regular"


def test_a_game_against_bots_that_search(cli, folder, typist, monkeypatch):
    thought = []

    class Ponders:
        def __init__(self, dice, budget):
            self.bot, self.seconds = make("hoax", "regular", dice), budget.seconds

        def think(self, view, options, worlds):
            thought.append((view.seat == worlds.seat, self.seconds))
            return self.bot(view, options)

    monkeypatch.setitem(LEVELS, "hoax", {**LEVELS["hoax"], "master": Ponders})
    args = ("play", "hoax", "--seats", "3", "--seed", "9", "-o", "goal=1", "--level", "master", "--think", "0.25")
    assert "The game is over: " in cli(*args, typed=typist(9)).good()
    assert set(thought) == {(True, 0.25)}
    assert json.loads(saves.beside(records(folder)[0]).read_text())["level"] == "master"


def test_the_same_seed_and_the_same_replies_give_the_same_screen(cli, typist):
    args = ("play", "hoax", "--seats", "4", "--seed", "6", *ONE_GAME)
    first, second = (cli(*args, typed=typist(6)).good() for _ in range(2))
    assert first.rsplit("\n", 2)[0] == second.rsplit("\n", 2)[0]  # but for the name of the file


def test_a_series_goes_on_to_its_goal(cli, folder, typist):
    said = cli("play", "hoax", "--seats", "3", "--seed", "2", "--level", "random", typed=typist(2, 20000)).good()
    played = records(folder)
    assert len(played) > 1
    assert [f"game {n}" for n in range(1, len(played) + 1)] == re.findall(r"Hoax · (game \d+) · first to 4", said)
    assert said.count("the series!") == 1
    totals, seeds = [0, 0, 0], set()
    winner = None
    for n, file in enumerate(played):
        assert GOOD.fullmatch(cli("verify", file).good())
        record = Record.load(file, find)
        assert record.seed is not None
        seeds.add(record.seed)
        assert winner is None or record.options["first"] == winner  # §8.2
        sitting = saves.Sitting.load(file, 3)
        assert (list(sitting.scores), sitting.played) == (totals, n)
        match = Match.resume(record, record.setup(find))
        totals = [total + points for total, points in zip(totals, match.points, strict=True)]
        (winner,) = match.winners
    assert max(totals) >= 4
    assert "hoodwink verify" in said
    first = Series(load("hoax", 3), "2").next_match().record.seed
    assert first in seeds  # `--seed` gives the same series again
    assert len(seeds) == len(played)
    assert not any(Series(load("hoax", 3), seed).next_match().record.seed in seeds for seed in seeds)


def test_two_games_without_a_seed_differ_and_their_bots_know_nothing_of_the_deal(cli, folder):
    for _ in range(2):
        cli("play", "hoax", "--seats", "4").good()
    seeds = [json.loads(file.read_text().splitlines()[0])["seed"] for file in records(folder)]
    lucks = [saves.Sitting.load(file, 4).luck for file in records(folder)]
    assert len({*seeds, *lucks}) == 4
    assert not any(luck in seed for luck in lucks for seed in seeds)


# keys ----------------------------------------------------------------------------------------------------------------

START = ("play", "hoax", "--seats", "3", "--seat", "0", "--seed", "6", "-o", "first=0", "--level", "random")


def test_the_keys_of_a_question(cli):
    said = cli(*START, typed="?\nt\nl\nb\nnonsense\n9\n\nq\n").good()
    assert "§1.6 From the first player clockwise, everyone openly takes one resource token" in said
    assert len(re.findall(r"You +· +· +·", said)) == 2  # at the start, and for t
    assert said.count("You begin.") == 2  # as it happened, and for l
    assert "there is nothing to go back to" in said
    assert said.count("Type a number from 1 to 3") == 3
    assert RESUME.search(said)


def test_choosing_in_steps_and_going_back(cli):
    said = cli(*START, typed="1\n5\n?\nb\n6\n1\nq\n").good()
    assert said.count("\nI am the Chef ✓ …\n 1  exchange with the supply …") == 2
    assert "§3.11 Chef: exchange any number of your tokens of one type" in said
    assert said.count("Your turn: you owe a claim, and may accuse.") == 2
    assert "\nI am the Gardener, take from " in said


def test_enter_lets_a_claim_pass(cli, folder):
    """The bots begin; every question that can be passed is passed with Enter until our own turn."""
    args = ("play", "hoax", "--seats", "3", "--seed", "5", "-o", "first=1", *ONE_GAME)
    said = cli(*args, typed="1\n" + "\n" * 30).good()
    assert "Let it pass" in said
    (file,) = records(folder)
    mine = [row.what for row in Record.load(file, find).rows if row.seat == 0]
    assert str(mine[1]) == "pass"


def test_every_option_is_shown_with_its_section(cli):
    said = cli(*START, typed="1\nq\n").good()
    options = [line for line in said.splitlines() if re.match(r" \d  ", line)]
    assert len(options) >= 10
    assert all(re.search(r"§\d+\.\d+$", line) for line in options)


def test_who_is_out_may_skip_to_the_end(cli):
    """A wrong accusation, then s: the rest is not told, but for the last turn."""
    record = cli(*START, "-o", "goal=1", typed="1\n8\n1\n1\n8\n1\n1\nq\n")
    assert "Wrong!" in record.out, "this seed was chosen for a wrong guess"
    said = cli(*START, "-o", "goal=1", typed="1\n8\n1\n1\ns\n\n").good()
    told = said.split("You are out of this game.")[1]
    assert told.count("turn —") <= 1
    assert "The game is over: " in told


# leaving and going on ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", ["", "q\n"])
def test_leaving_says_how_to_go_on_and_loses_nothing(cli, folder, typist, last):
    lines = typist(3).splitlines(keepends=True)
    args = ("play", "hoax", "--seats", "4", "--seat", "2", "--seed", "3", "--name", "Ann", *ONE_GAME)
    said = cli(*args, typed="".join(lines[:6]) + last).good()
    (file,) = records(folder)
    assert RESUME.findall(said)[0] == str(file)
    before = file.read_text()
    assert "good so far, unfinished" in cli("verify", file).good()
    said = cli("play", "--resume", file, typed=typist("more")).good()
    assert said.startswith("Hoax\nYou are the ")
    assert "Ann (you)" in said
    assert "The game is over: " in said
    assert file.read_text().startswith(before)
    assert GOOD.fullmatch(cli("verify", file).good())


def test_left_again_and_again(cli, folder, typist):
    """Three lines at a sitting, to the end of a game."""
    said = cli("play", "hoax", "--seats", "3", "--seed", "4", *ONE_GAME).good()
    (file,) = records(folder)
    lines = iter(typist(4).splitlines(keepends=True))
    for sitting in range(400):
        if "hoodwink verify" in said:
            break
        assert RESUME.findall(said)[0] == str(file), sitting
        said = cli("play", "--resume", file, typed="".join(next(lines) for _ in range(3))).good()
    assert GOOD.fullmatch(cli("verify", file).good())


def test_between_two_games_of_a_series(cli, folder, typist):
    """Left at the score: the record of the finished game leads to the next, with the score as it stands."""
    args = ("play", "hoax", "--seats", "3", "--seed", "2", "--level", "random")
    whole = cli(*args, typed=typist(2, 20000)).good()
    upto = whole[: whole.index("Enter: the next game")].count("\n> ") + whole.startswith("> ")
    for file in records(folder):
        file.unlink()
        saves.beside(file).unlink()
    said = cli(*args, typed="".join(typist(2, 20000).splitlines(keepends=True)[:upto])).good()
    (first,) = records(folder)
    assert Record.load(first, find).ended
    assert RESUME.findall(said)[0] == str(first)
    said = cli("play", "--resume", first, typed="\n1\n").good()
    second = records(folder)[1]
    assert RESUME.findall(said)[0] == str(second)
    assert sum(saves.Sitting.load(second, 3).scores) > 0
    again = cli("play", "--resume", first).good()  # the first file leads to the game that was begun last
    assert RESUME.findall(again)[0] == str(second)
    assert "game 2" in again


def test_a_finished_series_shows_its_result_again(cli, folder, typist):
    cli("play", "hoax", "--seats", "3", "--seed", "1", *ONE_GAME, typed=typist(1)).good()
    (file,) = records(folder)
    before = file.read_bytes()
    said = cli("play", "--resume", file, typed="\n").good()
    assert "The game is over: " in said
    assert "hoodwink verify" in said
    assert file.read_bytes() == before


def test_a_line_that_was_cut_off_is_played_again(cli, folder, typist):
    """As after a power cut: the last line is not whole."""
    cli("play", "hoax", "--seats", "3", "--seed", "4", *ONE_GAME, typed="1\n").good()
    (file,) = records(folder)
    whole = file.read_bytes()
    for cut in (1, 5):
        file.write_bytes(whole[:-cut])
        cli("play", "--resume", file).good()
        assert "unfinished" in cli("verify", file).good()
    cli("play", "--resume", file, typed=typist(4)).good()
    assert GOOD.fullmatch(cli("verify", file).good())


def test_ctrl_c_leaves_with_130_and_the_game_goes_on_to_its_end(cli, folder, typist):
    command = [sys.executable, "-m", "hoodwink", "play", "hoax", "--seats", "4", "--seed", "8", *ONE_GAME]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # where the suite runs in the background, it is off
    with subprocess.Popen(
        command, env=env, text=True, preexec_fn=heeds, stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        said = ""
        while said.count("\n> ") < 2:  # the second question: the first is answered
            said += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert err == ""
    (file,) = records(folder)
    assert RESUME.findall(rest)[0] == str(file)
    assert "The game is over: " in cli("play", "--resume", file, typed=typist(8)).good()
    assert GOOD.fullmatch(cli("verify", file).good())


# bad input -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "which game?"),
        (["chess"], "'chess'"),
        (["hoax", "--seats", "7"], "3 to 6 seats"),
        (["hoax", "--seats", "two"], "--seats"),
        (["hoax", "--seat", "4"], "from 0 to 3"),
        (["hoax", "--seat", "-1"], "from 0 to 3"),
        (["hoax", "--level", "clever"], "it has random"),
        (["hoax", "--name", ""], "1 to 16 letters"),
        (["hoax", "--name", "x" * 17], "1 to 16 letters"),
        (["hoax", "--name", "\x1b[2J"], "1 to 16 letters"),
        (["hoax", "-o", "goal"], "NAME=VALUE"),
        (["hoax", "-o", "goal=none"], "from 1 to 99"),
        (["hoax", "-o", "speed=9"], "no option 'speed'"),
        (["hoax", "--pace", "-1"], "--pace"),
        (["hoax", "--resume", "x"], "only --pace, --plain and --think"),
        (["--resume", "nowhere.jsonl"], "can't read nowhere.jsonl"),
        (["hoax", "--save", "/dev/null/x"], "can't save games"),
    ],
)
def test_bad_input_is_refused_in_one_line(cli, folder, args, said):
    assert said in cli("play", *args).complaint()
    assert not folder.exists()


@pytest.mark.parametrize(
    ("beside", "said"),
    [
        (None, "is gone"),
        ("no json", "who sits where"),
        ("[]", "who sits where"),
        ('{"sitting": 1}', "who sits where"),
        ('{"sitting": 2, "seat": 0}', "who sits where"),
        ({"seat": 9}, "does not fit"),
        ({"seat": "0"}, "does not fit"),
        ({"names": ["Ann"]}, "does not fit"),
        ({"names": ["Ann", "Ben", "\x1b[2J"]}, "does not fit"),
        ({"scores": [0, 0]}, "does not fit"),
        ({"level": "clever"}, "no bots of level"),
        ({"more": 1}, "who sits where"),
    ],
)
def test_a_sitting_that_is_damaged(cli, folder, beside, said):
    cli("play", "hoax", "--seats", "3", "--seed", "1").good()
    (file,) = records(folder)
    sitting = saves.beside(file)
    if beside is None:
        sitting.unlink()
    elif isinstance(beside, str):
        sitting.write_text(beside)
    else:
        sitting.write_text(json.dumps(json.loads(sitting.read_text()) | beside))
    before = file.read_bytes()
    assert said in cli("play", "--resume", file).complaint()
    assert file.read_bytes() == before


def test_resuming_something_else_leaves_it_as_it_was(cli, tmp_path):
    file = tmp_path / "diary.txt"
    file.write_text("dear diary\nno newline at the end")
    assert "no Hoodwink record" in cli("play", "--resume", file).complaint()
    assert file.read_text() == "dear diary\nno newline at the end"


def test_a_record_that_diverges_is_not_resumed(cli, folder):
    cli("play", "hoax", "--seats", "3", "--seed", "1").good()
    (file,) = records(folder)
    lines = file.read_text().splitlines()
    lines[1] = json.dumps([-1, (json.loads(lines[1])[1] + 1) % 7])
    file.write_text("\n".join(lines) + "\n")
    result = cli("play", "--resume", file)
    assert result.code == 1
    assert "the record diverges at row 1" in result.err


def test_the_way_to_go_on_works_from_here(monkeypatch, tmp_path):
    monkeypatch.setattr("hoodwink.cli.play.which", lambda _: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / ".venv" / "bin" / "hoodwink")])
    assert program() == ".venv/bin/hoodwink"
    monkeypatch.setattr(sys, "argv", ["-m"])
    assert program() == "python -m hoodwink"
    monkeypatch.setattr("hoodwink.cli.play.which", lambda _: "somewhere")
    assert program() == "hoodwink"


class Slow(Screen):
    """A screen before which somebody takes his time."""

    def __init__(self, evening, seconds):
        self.words = evening.match.game.words(evening.sitting.names, 0, evening.match.game.kinds)
        self.seconds, self.now, self.said = seconds, 0.0, []
        evening.clock = lambda: self.now

    def ask(self, view, options):
        self.now += self.seconds
        return options[0]

    def stop(self, view, lines, prompt):
        self.said.append(str(lines))


@pytest.mark.parametrize(("seconds", "said"), [(4, 0), (6, 1)])
def test_whom_the_rules_hurry_is_hurried_at_the_terminal_too(tmp_path, seconds, said):
    evening = first_evening(load("hexhex", 3, vexed=True, ready=False), "random", "4", "Ann", 0, tmp_path)
    match, s = evening.match, evening.match._state
    assert isinstance(s, HexState)
    while match.question != "quiet" or 0 not in match.asked or s.hexes[0][1] != 0:
        seat = match.asked[0]
        match.reply(seat, match.options(seat)[0])
    s.curse, s.vexed = vexes.FIVE_SECONDS, 1
    screen = Slow(evening, seconds)
    assert evening.answer(screen, match.view(0), match.options(0)) in match.options(0)
    assert len(screen.said) == said
    evening.scribe.close()


class Writes(Slow):
    """A screen before which somebody writes these lines."""

    def __init__(self, evening, *lines):
        super().__init__(evening, 0)
        self.lines = list(lines)

    def ask(self, view, options):
        return Enact(Law.OWN_CARD_2)

    def stop(self, view, lines, prompt):
        super().stop(view, lines, prompt)
        return self.lines.pop(0)


@pytest.mark.parametrize(
    ("lines", "words"),
    [((" No  Pointing! ",), "No Pointing!"), (("x" * 141, "Bell \a", "Hush."), "Hush."), (("",), "")],
)
def test_a_law_of_one_s_own_is_written_at_the_terminal(tmp_path, lines, words):
    evening = first_evening(load("hexhex", 3, series=2), "random", "4", "Ann", 0, tmp_path)
    screen = Writes(evening, *lines)
    evening.answer(screen, evening.match.view(0), ())
    assert evening.words == words
    assert screen.lines == []
    evening.scribe.close()
