"""The command line, run in this process: what was typed goes in, code and both streams come out."""

import io
from dataclasses import dataclass
from pathlib import Path

import pytest

from hoodwink import Dice
from hoodwink.cli import main


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    def good(self) -> str:
        assert (self.code, self.err) == (0, "")
        return self.out

    def complaint(self) -> str:
        """The one line of a command that was refused."""
        assert self.code == 2, self
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("hoodwink: ")
        assert "Traceback" not in self.err + self.out
        return self.err


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch) -> Path:
    """Where games are saved when nobody says."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "hoodwink"


@pytest.fixture
def cli(monkeypatch, capsys):
    """`cli("play", "hoax", typed="1\\n")` → Result."""
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "CLICOLOR_FORCE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*args: object, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Result(int(ended.value.code or 0), out, err)

    return run


@pytest.fixture
def typist():
    """Lines that a person in a hurry might type: mostly numbers, now and then a key, never q."""

    def lines(seed: object, number: int = 4000) -> str:
        dice = Dice(f"typist/{seed}")
        keys = ["", "", "b", "?", "t", "l", "x", "0", "99"]
        return "".join(
            f"{keys[dice.below(len(keys))] if dice.below(5) == 0 else 1 + dice.below(9)}\n" for _ in range(number)
        )

    return lines
