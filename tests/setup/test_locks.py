"""The set-up does not change when the world does: our locks against an index that has newer versions of everything.

The index is a folder of made-up wheels: each package of the locks in its pinned version, with what it really requires,
and in a newer one. Only the hashes in the locks are changed to those of the made-up wheels.
"""

import hashlib
import re
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import setup  # noqa: E402

OLDEST_PIP = "22.3"  # came with Python 3.11.0
OLDEST_PIP_HASH = "sha256:1daab4b8d3b97d1d763caeb01a4640a2250a0ea899e257b1e44b9eded91e15ab"
ENTRY = re.compile(r"^([a-z0-9][^=\n]*)==(\S+)(?: ; (.+?))? \\\n((?:    .*\n)+)", re.MULTILINE)


def entries(purpose):
    """What a lock names: (name, version, marker or None)."""
    return [match.groups()[:3] for match in ENTRY.finditer((ROOT / "locks" / f"{purpose}.txt").read_text())]


def here(entry):
    """Whether this Python on this machine is meant."""
    marker = Requirement(f"{entry[0]} ; {entry[2]}").marker if entry[2] else None
    return marker is None or marker.evaluate()


def wheel(folder, name, version, requires):
    """A made-up wheel with nothing in it but what it is and what it wants; its hash."""
    stem = re.sub(r"[-_.]+", "_", name)
    about = f"{stem}-{version}.dist-info"
    lines = [f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}", *(f"Requires-Dist: {one}" for one in requires)]
    lines += sorted(
        {f"Provides-Extra: {extra}" for one in requires for extra in re.findall(r"extra == ['\"](.+?)['\"]", one)}
    )
    files = {
        f"{about}/METADATA": "\n".join(lines) + "\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: made up\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{about}/RECORD"] = "".join(f"{path},,\n" for path in [*files, f"{about}/RECORD"])
    path = folder / f"{stem}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for where, text in files.items():
            archive.writestr(zipfile.ZipInfo(where), text)
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    """A folder that offers everything in the pinned and in a newer version, and the locks with its hashes."""
    folder = tmp_path_factory.mktemp("index")
    locks = {}
    for purpose in setup.SAYING:
        lines = []
        for name, version, marker in filter(here, entries(purpose)):
            requires = metadata.requires(name) or []
            pinned = wheel(folder, name, version, requires)
            wheel(folder, name, "9999", requires)
            lines.append(f"{name}=={version}{f' ; {marker}' if marker else ''} --hash=sha256:{pinned}\n")
        locks[purpose] = folder / f"{purpose}.txt"
        locks[purpose].write_text("".join(lines))
    return folder, locks


@pytest.fixture(scope="module")
def python(tmp_path_factory):
    """A Python with nothing but the oldest pip that comes with one that we support."""
    folder = tmp_path_factory.mktemp("oldest")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    python = setup.python_of(folder / "venv")
    wanted = folder / "pip.txt"
    wanted.write_text(f"pip=={OLDEST_PIP} --hash={OLDEST_PIP_HASH}\n")
    subprocess.run([python, *setup.PIP, *setup.LOCKED, wanted], check=True)
    said = subprocess.run([python, "-m", "pip", "--version"], check=True, capture_output=True, text=True).stdout
    assert said.startswith(f"pip {OLDEST_PIP} ")
    return python


def test_newer_versions_of_everything_change_nothing(index, python):
    folder, locks = index
    for lock in locks.values():
        subprocess.run([python, *setup.PIP, "--no-index", "--find-links", folder, *setup.LOCKED, lock], check=True)
    said = subprocess.run([python, "-m", "pip", "list", "--format=freeze"], check=True, capture_output=True, text=True)
    has = {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in re.findall("(.+)==(.+)", said.stdout)}
    wanted = {name: version for purpose in locks for name, version, _ in filter(here, entries(purpose))}
    assert {name: version for name, version in has.items() if name in wanted} == wanted
    assert has.keys() - wanted.keys() <= {"pip", "setuptools"}
    checked = subprocess.run([python, "-m", "pip", "check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_the_index_would_break_a_set_up_that_resolves(index, python):
    """The test above can fail: without --no-deps the same pip stumbles over the newer versions, as it did in 2026."""
    folder, locks = index
    resolving = [*(word for word in setup.PIP if word != "--no-deps"), "--dry-run", "--ignore-installed"]
    index_only = ["--no-index", "--find-links", folder]
    command = [python, *resolving, *index_only, *setup.LOCKED, locks["play"], "-r", locks["test"]]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode != 0
    assert "In --require-hashes mode, all requirements must have their versions pinned" in said.stderr


def test_locks_name_each_package_once_with_hashes_and_no_address():
    seen: dict[tuple[str, bool], str] = {}
    for purpose in setup.SAYING:
        text = (ROOT / "locks" / f"{purpose}.txt").read_text()
        assert "://" not in text
        assert "--index" not in text
        assert all("--hash=sha256:" in match[3] for match in (m.groups() for m in ENTRY.finditer(text)))
        assert len(ENTRY.findall(text)) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE))
        for name, version, marker in entries(purpose):
            assert marker or [one[0] for one in entries(purpose)].count(name) == 1
            assert seen.setdefault((name, here((name, version, marker))), version) == version, f"{name} in two versions"


def test_what_is_installed_here_is_what_the_locks_name():
    for purpose in setup.SAYING:
        for name, version, _ in filter(here, entries(purpose)):
            assert metadata.version(name) == version, f"{name}: call `make tools`"
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
