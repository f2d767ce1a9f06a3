"""`hoodwink film`: the playing-out as pictures, and line by line."""

import io
import os
import select
import subprocess
import sys
import time
from contextlib import suppress

import pytest
from rich.console import Console

from hoodwink import SPECTATOR, Record, find
from hoodwink.cli import film
from hoodwink.cli.clearing import Clearing, letters_of
from hoodwink.cli.reel import BLOW, HALF, STEP, frames
from hoodwink.games.ohfox import events as e
from hoodwink.games.ohfox.board import GLADE, HOUSE, read


@pytest.fixture
def record(cli, tmp_path):
    def play(seats=4, seed=3, *more):
        file = tmp_path / f"{seats}-{seed}.jsonl"
        cli("record", "ohfox", file, "--seats", seats, "--bots", "random", "--seed", seed, *more).good()
        return file

    return play


def view_of(file):
    written = Record.load(file, find)
    game = written.setup(find)
    *_, (_, s) = written.replay(game)
    return game.view(s, SPECTATOR)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_pictures_add_up_to_the_score(record, seats, seed):
    view = view_of(record(seats, seed))
    reel = frames(view)
    assert (reel[-1].hearts, reel[-1].wounds) == (view.hearts, view.wounds)
    assert reel[0].places == view.homes
    told = [frame.event for frame in reel if frame.event]
    quiet = [
        event for event in view.log
        if event[0] >= e.SHOWN and (event[0] != e.STEPPED or any(how != e.STAYS for _, _, how in event[3]))
    ]  # fmt: skip
    assert sorted(told, key=repr) == sorted(quiet, key=repr)
    assert [frame.turn for frame in reel] == sorted(frame.turn for frame in reel)


def test_a_step_is_shown_half_way_and_then_done(record):
    reel = frames(view_of(record()))
    for n, frame in enumerate(reel):
        if frame.kind == HALF:
            after = next(later for later in reel[n:] if later.kind == STEP)
            assert after.places == tuple(to for _, to, _ in frame.moves)
            assert not after.moves


def test_an_attack_half_way_is_shown_half_way():
    class View:
        seats, homes = 2, (0, 1)
        log = (
            (e.SHOWN, (7, 0)),
            (e.TURN, 1, (1, 1), (0, 1)),
            (e.STEPPED, 1, 1, ((0, 1, 5), (1, 0, 5))),
            (e.ATTACKED, 1, 1, 1, 0, -1, 5, 1, 1),
        )

    shown, turn, half, blow, done = frames(View())
    assert [turn.kind, half.kind, blow.kind, done.kind] == ["turn", HALF, BLOW, STEP]
    assert blow.moves == half.moves
    assert (blow.wounds, blow.hearts, blow.hit, blow.struck) == ((0, 1), (1, 0), 1, -1)
    assert (shown.places, done.places) == ((0, 1), (1, 0))
    assert done.wounds == (0, 1)


# line by line ---------------------------------------------------------------------------------------------------------


def test_anywhere_but_at_a_terminal_it_is_told_line_by_line(cli, record):
    said = cli("film", record()).good()
    lines = said.splitlines()
    assert [line[:7] for line in lines if line.startswith("Turn ")] == [f"Turn {n} " for n in range(1, 9)]
    assert sum(line.startswith("  = Seat 0 on ") for line in lines) == 8
    assert "attacks" in said
    assert "\x1b" not in said
    assert lines[-1].endswith(("wins!", "Play again!"))


def test_a_film_starts_with_a_turn_of_your_choice(cli, record):
    said = cli("film", record(), "--turn", 6).good()
    assert said.startswith("Turn 6 ")


def test_a_film_of_a_board_of_ones_own(cli, record, tmp_path):
    board = tmp_path / "glade.json"
    board.write_text(GLADE)
    file = record(2, 5, "--option", f"board={board}")
    board.unlink()
    assert "Seat 0 on C2" in cli("film", file).good() or "C2" in cli("film", file).good()


def test_what_has_no_film(cli, tmp_path, record):
    hoax = tmp_path / "hoax.jsonl"
    cli("record", "hoax", hoax, "--bots", "random", "--seed", 1).good()
    assert "is a game of Hoax; there are films of Oh, Fox! only" in cli("film", hoax).complaint()
    half = tmp_path / "half.jsonl"
    half.write_text("\n".join(record().read_text().splitlines()[:12]))
    assert "is not over: the film is shown at its end" in cli("film", half).complaint()
    assert "can't read" in cli("film", tmp_path / "nothing.jsonl").complaint()
    for bad in (("--speed", 0), ("--turn", 9), ("--turn", 0)):
        cli("film", half, *bad).complaint()


# pictures -------------------------------------------------------------------------------------------------------------


def picture_of(file, at, width, height):
    view, words = film._over(file)
    reel = frames(view)
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, color_system=None)
    console.print(film.Picture(view, words).drawn(reel, at % len(reel), width, height, "1×"))
    return out.getvalue().rstrip("\n").split("\n")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (60, 30), (40, 12), (20, 5)])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_picture_fits_the_window(record, width, height, seats):
    file = record(seats)
    for at in (0, 5, 30, -1):
        lines = picture_of(file, at, width, height)
        assert len(lines) <= height
        assert all(len(line) < width for line in lines)


def test_a_picture_has_the_board_and_everybody(record):
    text = "\n".join(picture_of(record(), 3, 80, 24))
    assert "turn 1 of 8 ●○○" in text
    for name in HOUSE.names:
        assert name in text
    for pawn in ("▲A Seat 0", "B Seat 1", "C Seat 2", "D Seat 3"):
        assert pawn in text
    assert "C1C(" in text  # on its way from A3 by its west side, to C1
    assert "─B─" in text  # half-way between C5 and B5


def test_every_space_of_any_board_says_where_its_sides_lead():
    clearing = Clearing(read(GLADE))
    text = "\n".join(line.plain for line in clearing.drawn({}, {}, -1))
    for stub in ("↑C3", "↑A2", "↑A3", "→B3", "→C1", "→A1", "C3←", "A3←", "B1←", "C1↓", "A1↓", "C2↓"):
        assert stub in text, stub
    assert text.count("───") == 6


def test_foods_have_letters_of_their_own():
    assert letters_of(HOUSE.foods) == ["m", "c", "n", "f", "l", "b"]
    assert len(set(letters_of(tuple("a" * n for n in range(1, 13))))) == 12


def shown_at_a_terminal(file, keys):
    """What a terminal is sent while these keys are pressed, and the exit code."""
    import pty

    master, slave = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "30"}
    command = [sys.executable, "-m", "hoodwink", "film", str(file), "--step"]
    seen, todo, until = b"", list(keys), time.monotonic() + 20
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env) as shown:
        os.close(slave)
        while shown.poll() is None and time.monotonic() < until:
            if select.select([master], [], [], 0.2)[0]:
                with suppress(OSError):  # it has closed its end
                    seen += os.read(master, 65536)
            elif todo and b"Oh, Fox!" in seen:
                os.write(master, todo.pop(0))
        if shown.poll() is None:
            shown.kill()
    os.close(master)
    return shown.returncode, seen


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pseudo-terminals")
@pytest.mark.parametrize("keys", [[b"q"], [b" ", b"\x1b[C", b"\x1b[D", b"+", b"-", b"\n", b"q"]])
def test_at_a_terminal_it_is_shown_until_one_leaves(record, keys):
    code, seen = shown_at_a_terminal(record(), keys)
    assert code == 0, seen[-2000:]
    assert b"Traceback" not in seen
    assert b"\x1b[?1049l" in seen  # the screen is as it was
