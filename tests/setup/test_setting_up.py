"""What the set-up says when something is missing, and that an interrupted one goes on when it is called again."""

import ast
import os
import shutil
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import setup  # noqa: E402

Version = namedtuple("Version", "major minor micro")
NOWHERE = "http://127.0.0.1:9/simple"  # nothing listens there


def test_an_old_python_can_read_it_and_says_that_it_is_too_old(monkeypatch, capsys, tmp_path):
    ast.parse((ROOT / "tools" / "setup.py").read_text(), feature_version=(3, 6))
    monkeypatch.setattr(sys, "version_info", Version(3, 9, 18))
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/python3.12" if name == "python3.12" else None)
    assert setup.main(["play", str(tmp_path / "venv")]) == 1
    says = capsys.readouterr().out
    assert "needs Python 3.11 or newer" in says
    assert says.endswith("There is a newer one here: make play PYTHON=python3.12\n")
    assert not (tmp_path / "venv").exists()


def test_no_python_at_all_is_a_sentence():
    said = subprocess.run(
        ["make", "-B", "setup", "PYTHON=no-such-python"], cwd=ROOT, capture_output=True, text=True, env=quiet()
    )
    assert said.returncode != 0
    assert said.stdout.strip() == (
        "Hoodwink needs Python 3.11 or newer, and there is no no-such-python: install it, "
        "or name yours: make setup PYTHON=/path/to/python3"
    )


def test_no_network_is_a_sentence(tmp_path):
    missing = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": NOWHERE, "PIP_RETRIES": "1", "PIP_NO_CACHE_DIR": "1"}
    command = [sys.executable, str(ROOT / "tools" / "setup.py"), "play", str(tmp_path / "venv")]
    said = subprocess.run(command, capture_output=True, text=True, env={**quiet(), **missing})
    assert said.returncode == 1
    assert "No package index answers: look at the network" in said.stdout.splitlines()[-2]
    assert (tmp_path / "venv" / "unfinished").exists()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("The virtual environment was not created successfully because ensurepip is not available", "without venv"),
        ("PermissionError: [Errno 13] Permission denied: '.venv'", "can't be written to"),
        ("ERROR: No matching distribution found for uvloop==0.23.0", "has no build for this Python"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one in our lock"),
    ],
)
def test_trouble_is_a_sentence_that_says_what_to_do(said, sentence):
    assert sentence in (setup.what_to_do(said) or "")


def test_an_interrupted_set_up_goes_on(tmp_path, monkeypatch, capsys):
    folder, steps, stop_at = tmp_path / "venv", [], "--require-hashes"

    def run(_, *command):
        steps.append(command)
        if stop_at in command:
            raise KeyboardInterrupt
        if "venv" in command:
            (folder / "bin").mkdir()
            (folder / "bin" / "python").symlink_to(sys.executable)

    monkeypatch.setattr(setup, "run", run)
    assert setup.main(["play", str(folder)]) == 130
    assert "call make again" in capsys.readouterr().out
    (folder / "half a package").touch()
    stop_at = "nothing"
    assert setup.main(["play", str(folder)]) == 0
    assert not (folder / "half a package").exists(), "the folder is begun anew"
    assert not (folder / "unfinished").exists()
    again = len(steps)
    assert setup.main(["test", str(folder)]) == 0
    assert len(steps) == again + 1, "a whole one is not begun anew: only the lock is installed"


def quiet():
    """The environment, without what a make that runs the suite hands on."""
    return {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
