"""No secret of another seat on the screen: two worlds, one screen. And the page at a terminal."""

import ast
import fcntl
import io
import json
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console, Group
from rich.text import Text

import hoodwink.cli
from hoodwink import Match, Record, find
from hoodwink.cli import saves
from hoodwink.cli.screen import Page, Standing
from hoodwink.core.rulebook import Rules
from hoodwink.core.seats import CHANCE

# What may differ between two worlds: an answer at the table, the cards turned up, a clue that one paid for.
REVEALS = re.compile(r"Right!|Wrong!|It was a hoax|It was true|last one left|You investigate")
CHARACTERS = 7


def deal_of(file: Path) -> list[int]:
    rows = Record.load(file, find).rows
    return [row.what for row in rows if row.seat == CHANCE and isinstance(row.what, int)][:4]


def other_world(file: Path, folder: Path, deal: list[int]) -> Path:
    """The same table with other cards, not provable by a seed."""
    head, *rows = file.read_text().splitlines()
    rows[:4] = [json.dumps([CHANCE, card]) for card in deal]
    folder.mkdir()
    other = folder / file.name
    other.write_text("\n".join([json.dumps(json.loads(head) | {"seed": None}), *rows]) + "\n")
    saves.beside(other).write_text(saves.beside(file).read_text())
    return other


def common(said: str) -> list[str]:
    """The lines before anything is revealed."""
    lines = said.splitlines()
    return lines[: next((n for n, line in enumerate(lines) if REVEALS.search(line)), len(lines))]


def test_two_worlds_that_a_seat_can_not_tell_apart_give_one_screen(cli, folder, tmp_path, typist):
    """Random bots reply by their dice alone, so that a screen can only differ by what it was shown."""
    compared = 0
    for seed in range(12):
        cli("play", "hoax", "--seats", 4, "--seed", seed, "-o", "goal=1", "--level", "random").good()
        (file,) = folder.glob("*.jsonl")
        mine, *others = deal_of(file)
        spare = next(card for card in range(CHARACTERS) if card not in (mine, *others))
        deals = [[mine, *others], [mine, *others[1:], others[0]], [mine, spare, *others[1:]]]
        screens = []
        for n, deal in enumerate(deals):
            world = other_world(file, tmp_path / f"{seed}-{n}", deal)
            screens.append(common(cli("play", "--resume", world, typed=typist(seed)).good()))
        assert screens[0] == screens[1] == screens[2]
        compared += len(screens[0])
        file.unlink()
        saves.beside(file).unlink()
    assert compared > 500


def test_the_comparison_bites(cli, folder, tmp_path, typist):
    """With another card of one's own the screen is another one."""
    cli("play", "hoax", "--seats", 4, "--seed", 1, "--level", "random").good()
    (file,) = folder.glob("*.jsonl")
    deal = deal_of(file)
    worlds = [deal, [deal[1], deal[0], *deal[2:]]]
    screens = [
        common(cli("play", "--resume", other_world(file, tmp_path / str(n), world), typed=typist(1)).good())
        for n, world in enumerate(worlds)
    ]
    assert screens[0] != screens[1]


def test_the_command_line_handles_no_state():
    """It gets views from a match; only a replay turns states into views, in one place."""
    for file in Path(hoodwink.cli.__file__).parent.glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert not {"_state", "identities", "redeal", "start", "_dice"} & attributes, file.name
        imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert "hoodwink.core.state" not in imported
        replays = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "replay"]
        assert len(replays) == (2 if file.name == "records.py" else 0), file.name  # views(), and verify


# the page ------------------------------------------------------------------------------------------------------------

ALT_ON, ALT_OFF, HOME = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H"


class Terminal:
    """A program at a terminal of a given size."""

    def __init__(self, columns: int, rows: int, *args: str) -> None:
        self.ours, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hoodwink", *args],
            stdin=theirs, stdout=theirs, stderr=theirs, env={**env, "TERM": "xterm-256color"},
        )  # fmt: skip
        os.close(theirs)
        self.shown = ""

    def until_asked(self) -> bool:
        """Read to the next prompt; False when the program has ended."""
        self.shown += "\0"
        while not self.shown.endswith("> "):
            if not select.select([self.ours], [], [], 20)[0]:
                raise AssertionError(f"nothing more after {self.shown[-500:]!r}")
            try:
                chunk = os.read(self.ours, 65536)
            except OSError:  # the other end is closed
                chunk = b""
            if not chunk:
                return False
            self.shown += chunk.decode()
        return True

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def close(self) -> int:
        code = self.process.wait(timeout=20)
        os.close(self.ours)
        return code


def pages(shown: str) -> list[list[str]]:
    plain = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", page) for page in shown.split(ALT_OFF)[0].split(HOME)[1:]]
    return [page.replace("\0", "").replace("\r", "").split("\n") for page in plain]


@pytest.mark.parametrize(("columns", "rows", "seats"), [(80, 24, "6"), (100, 30, "4")])
def test_a_page_fits_the_terminal_and_leaves_nothing_behind(folder, columns, rows, seats):
    args = ("play", "hoax", "--seats", seats, "--seed", "3", "--pace", "0", "-o", "goal=1", "--level", "random")
    terminal = Terminal(columns, rows, *args)
    typed = iter("1?5b611l11121131111111111")
    while terminal.until_asked():
        if (key := next(typed, None)) is None:
            terminal.process.send_signal(signal.SIGINT)
        else:
            terminal.type(f"{key}\n")
    code = terminal.close()
    assert code in (0, 130)
    assert terminal.shown.replace("\0", "").startswith(ALT_ON)
    drawn = pages(terminal.shown)
    assert len(drawn) > 10
    for page in drawn:
        body = page[: next((n for n, line in enumerate(page) if line.startswith("> ")), len(page) - 1)]
        assert len(body) < rows, body
        assert all(len(line) <= columns for line in body), body
    after = terminal.shown.split(ALT_OFF)[1]
    (file,) = folder.glob("*.jsonl")
    assert file.name in after
    match = Match.resume(Record.load(file, find), Record.load(file, find).setup(find))
    assert match.over == ("hoodwink verify" in after)


def test_a_long_log_is_read_page_by_page(monkeypatch):
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=40, height=8)
    game = hoodwink.load("hoax")
    page = Page(
        game.words(("You", "Ann", "Ben"), 0), Rules.of(find("hoax")), Standing("Hoax", 1, 1, (0, 0, 0)), console
    )
    typed = iter(["p", "p", "p", "n", "x"])
    monkeypatch.setattr(page, "read", lambda: next(typed))
    page.browse(Group(*[Text(f"line {n}") for n in range(12)]))
    seen = [[line for line in drawn if line.startswith("line")] for drawn in pages(screen.getvalue())]
    assert [(lines[0], lines[-1]) for lines in seen] == [
        ("line 7", "line 11"),
        ("line 2", "line 6"),
        ("line 0", "line 4"),
        ("line 0", "line 4"),
        ("line 5", "line 9"),
    ]
    assert next(typed, None) is None
