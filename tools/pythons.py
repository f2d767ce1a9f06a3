"""Tries every supported Python that is at hand: sets up what playing needs, imports, plays a game, opens the house.

`make pythons` runs it. It says which there were; that there was only one is a warning, not a fault.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
PLAYS = """
import hoodwink
from hoodwink.bots import make
match = hoodwink.Match(hoodwink.load("hoax", seats=4), seed=7)
bots = [make("hoax", "regular", hoodwink.Dice(seat)) for seat in range(4)]
while not match.over:
    seat = match.asked[0]
    match.reply(seat, bots[seat](match.view(seat), match.options(seat)))
"""
SERVES = """
import re, subprocess, sys, tempfile, urllib.request
with tempfile.TemporaryDirectory() as store:
    command = [sys.executable, "-m", "hoodwink", "serve", "--host", "127.0.0.1", "--port", "0", "--store", store]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said = ""
        for line in house.stdout:
            said += line
            if "open at" in line:
                break
        address = re.search(r"http://\\S+", said)
        assert address, said
        assert b"hoax" in urllib.request.urlopen(address[0].rstrip("/") + "/api/games", timeout=30).read()
    finally:
        house.terminate()
        house.wait(30)
"""


def at_hand() -> dict[str, str]:
    """By version, where it is: on the path, or among pyenv's, whose names on the path may have nothing behind them."""
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    says = "import sys; print('%d.%d' % sys.version_info[:2])"
    found = {}
    for version in SUPPORTED:
        name = f"python{version}"
        for path in (shutil.which(name), *map(str, sorted(pyenv.glob(f"{version}.*/bin/{name}")))):
            if path and subprocess.run([path, "-c", says], capture_output=True, text=True).stdout.strip() == version:
                found[version] = path
                break
    return found


def trouble(path: str) -> str:
    """What this Python can't do; nothing if all is well."""
    with tempfile.TemporaryDirectory(prefix="hoodwink-python-") as folder:
        python = str(Path(folder) / "venv" / "bin" / "python")
        for what, command in {
            "set up": [path, str(ROOT / "tools" / "setup.py"), "play", str(Path(folder) / "venv")],
            "play": [python, "-W", "error", "-c", PLAYS],
            "serve": [python, "-c", SERVES],
        }.items():
            said = subprocess.run(command, capture_output=True, text=True, cwd=folder)
            if said.returncode:
                return f"does not {what}:\n{said.stdout}{said.stderr}"
    return ""


def main() -> int:
    found = at_hand()
    bad = 0
    for version in SUPPORTED:
        if version not in found:
            print(f"Python {version}: not here, so not tried")
            continue
        wrong = trouble(found[version])
        bad += bool(wrong)
        print(f"Python {version}: {wrong or 'sets up, imports, plays, serves'}", flush=True)
    if len(found) < 2:
        print(f"Warning: only {len(found)} supported Python here; the others were not tried.")
    return 1 if bad or not found else 0


if __name__ == "__main__":
    sys.exit(main())
