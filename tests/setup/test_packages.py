"""What strangers get: the sdist, the wheels that are made of it, and what they do where nothing else is installed."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT)]
import release  # noqa: E402

import hatch_build  # noqa: E402

pytestmark = pytest.mark.slow
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "node_modules", "site"
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
USER = """
import hoodwink
from hoodwink.bots import make

game = hoodwink.load("hoax", seats=4, immunities=True)
match = hoodwink.Match(game, seed=7)
bots = [make("hoax", "regular", hoodwink.Dice(seat)) for seat in range(4)]
while not match.over:
    seat = match.asked[0]
    match.reply(seat, bots[seat](match.view(seat), match.options(seat)))
reveal_type(game)
reveal_type(match)
reveal_type(match.asked)
reveal_type(match.view(0).seat)
reveal_type(match.options(0))
reveal_type(bots[0])
reveal_type(match.winners)
"""
EVERYTHING_ELSE = """
import importlib, pkgutil, sys
import hoodwink
others = ("hoodwink.cli", "hoodwink.server", "hoodwink.testing", "hoodwink.__main__")
for module in pkgutil.walk_packages(hoodwink.__path__, "hoodwink.", onerror=lambda name: None):
    if not module.name.startswith(others) and module.name.removeprefix("hoodwink.envs.") not in sys.argv:
        importlib.import_module(module.name)
"""
LAB = {  # what is listed, and what of hoodwink.envs wants more than that
    "mypy_extensions": ["many", "spiel", "spiel_observer", "zoo", "zoo_seats"],
    "mypy_extensions numpy": ["spiel", "zoo", "zoo_seats"],
    "mypy_extensions pettingzoo": ["spiel"],
    "mypy_extensions numpy open_spiel": ["zoo", "zoo_seats"],
}


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch):
    """CI says that compiling is a must; somebody who installs a package says nothing."""
    monkeypatch.delenv("HOODWINK_COMPILE", raising=False)


@pytest.fixture(scope="module")
def work(tmp_path_factory):
    return tmp_path_factory.mktemp("packages")


@pytest.fixture(scope="module")
def sdist(work):
    """Of a copy: building the pages writes them where other tests serve them from."""
    shutil.copytree(ROOT, work / "copy", ignore=LEFT_BEHIND)
    (work / "copy" / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return release.built(work / "copy", "sdist", work / "sdist", HOODWINK_COMPILE="")


@pytest.fixture(scope="module")
def tree(sdist, work):
    return release.unpacked(sdist, work / "tree")


@pytest.fixture(scope="module")
def wheel(tree, work):
    return release.plain_wheel(tree, work)


@pytest.fixture(scope="module")
def stranger(wheel, work):
    """A Python with our wheel and what it says that it requires."""
    python = release.environment(work / "stranger", release.requirements(wheel))
    release.install(wheel, python)
    return python


def about(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return HeaderParser().parsestr(archive.read(name).decode())


def test_the_sdist_is_small_and_has_the_pages_and_not_what_makes_them(sdist, tree):
    assert sdist.stat().st_size < release.LARGEST_SDIST
    assert (tree / "src/hoodwink/server/site/build.txt").exists()
    assert {path.name for path in tree.iterdir()} >= {"README.md", "LICENSE", "CHANGELOG.md", "docs", "src"}
    assert not (tree / "web").exists()
    assert not list(tree.rglob("*.webp"))


def test_a_wheel_made_of_the_sdist_without_git_and_node_has_the_whole_package(wheel, work):
    with zipfile.ZipFile(wheel) as archive:
        has = {name for name in archive.namelist() if ".dist-info/" not in name}
    source = work / "copy" / "src"
    assert has == {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    assert {"hoodwink/py.typed", "hoodwink/server/site/index.html"} <= has


def test_an_installed_wheel_plays_and_serves(stranger):
    assert "plain Python" in release.try_out(stranger)


def test_an_installed_sdist_plays_and_serves(sdist, wheel, work):
    python = release.environment(work / "from_sdist", [*release.requirements(wheel), "hatchling"])
    release.install(sdist, python)
    assert "plain Python" in release.try_out(python)


def test_a_users_lines_are_checked_against_real_types(stranger, tmp_path):
    (tmp_path / "user.py").write_text(USER)
    (tmp_path / "wrong.py").write_text("import hoodwink\nhoodwink.load('hoax', seats='4')\n")
    strictly = ["mypy", "--strict", "--config-file=", "--python-executable", stranger, "user.py", "wrong.py"]
    said = subprocess.run([sys.executable, "-m", *strictly], cwd=tmp_path, capture_output=True, text=True).stdout
    assert re.findall(r"^(.+):\d+: error: (.+)$", said, re.MULTILINE) == [
        ("wrong.py", 'Argument "seats" to "load" has incompatible type "str"; expected "int | None"  [arg-type]')
    ]
    revealed = re.findall(r'Revealed type is "(.+)"', said)
    assert revealed[:2] == ["hoodwink.core.game.Game", "hoodwink.core.match.Match"]
    assert len(revealed) == USER.count("reveal_type")
    assert not [one for one in revealed if "Any" in one]


def test_the_lists_of_docs_envs_are_the_ones_that_are_tried():
    text = (ROOT / "docs" / "envs.md").read_text()
    assert re.findall(r"^\| `pip install (mypy_extensions.*?)` \|", text, re.MULTILINE) == list(LAB)


@pytest.mark.parametrize("packages", LAB)
def test_who_opens_no_house_needs_only_what_docs_envs_lists(wheel, tmp_path, packages):
    python = release.environment(tmp_path / "lab", packages.split())
    release.call(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", wheel)
    release.call(python, "-W", "error", "-c", release.PLAYS, cwd=tmp_path)
    release.call(python, "-c", EVERYTHING_ELSE, *LAB[packages], cwd=tmp_path)


def test_the_package_page_is_whole(wheel, sdist):
    release.call(sys.executable, "-m", "twine", "check", "--strict", wheel, sdist)
    page = about(wheel)
    assert page["Author"] == "Hoodwink maintainers"
    assert page["License-Expression"] == "MIT"
    assert page["Keywords"]
    assert len(page.get_all("Project-URL")) >= 3
    assert "Typing :: Typed" in page.get_all("Classifier")
    text = re.sub("```.*?```", "", page.get_payload(), flags=re.DOTALL)
    base = f"{PROJECT['urls']['Repository']}/{{}}/v{page['Version']}/"
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)
    links = re.findall(r"(?<!!)\[[^]]*\]\(([^)]+)\)", text)
    assert len(pictures) > 3
    for kind, addresses in {"raw": pictures, "blob": links}.items():
        for address in addresses:
            assert address.startswith(base.format(kind)), address
            assert (ROOT / address.removeprefix(base.format(kind)).partition("#")[0]).exists(), address


def test_extra_all_is_all_of_them_but_ray():
    extras = dict(PROJECT["optional-dependencies"])
    (all,) = extras.pop("all")
    assert set(re.findall(r"\[(.+)\]", all)[0].split(",")) == extras.keys() - {"ray"}


def asks_for(tree, target, compile):
    code = f"import hatchling.build as b; print(*b.get_requires_for_build_{target}())"
    env = {**os.environ, "HOODWINK_COMPILE": compile}
    return release.call(sys.executable, "-c", code, cwd=tree, env=env).split()


def test_a_build_asks_for_what_it_needs_and_for_nothing_else(tree):
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"] == ["hatchling"]
    assert asks_for(tree, "wheel", "") == []
    assert asks_for(tree, "wheel", "must") == [*hatch_build.COMPILER]
    assert asks_for(ROOT, "wheel", "") == [hatch_build.NODE]
    assert asks_for(ROOT, "sdist", "must") == [hatch_build.NODE]
    assert asks_for(ROOT, "wheel", "must") == [hatch_build.NODE, *hatch_build.COMPILER]


def test_the_compiler_that_a_build_asks_for_is_the_one_that_is_tested():
    assert f"\n{hatch_build.COMPILER[0]} " in (ROOT / "locks" / "test.txt").read_text()


@pytest.mark.skipif(sys.platform != "linux", reason="auditwheel is for Linux")
def test_a_compiled_wheel_is_repaired_and_is_compiled_where_it_is_installed(tree, wheel, tmp_path):
    if not shutil.which("cc") and "HOODWINK_TEST_ALL" not in os.environ:
        pytest.skip("no C compiler")
    made = release.compiled_wheel(tree, tmp_path)
    assert re.fullmatch(r".*-cp3\d+-cp3\d+-manylinux.*\.whl", made.name)
    python = release.environment(tmp_path / "stranger", release.requirements(wheel))
    release.install(made, python)
    assert "(compiled" in release.try_out(python)
