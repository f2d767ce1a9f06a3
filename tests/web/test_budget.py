"""What a browser has to load before anything is shown, and that it comes from the house alone."""

import gzip
import json
import re
from importlib.resources import files

import pytest

from hoodwink.games import GAMES

SITE = files("hoodwink.server").joinpath("site")
BUDGET = 120_000  # bytes, packed, of script and style
ELSEWHERE = re.compile(r"""(?:https?:)?//(?!www\.w3\.org/)[a-z0-9-]+\.[a-z]{2,}""")


@pytest.fixture(scope="module")
def outputs():
    """What esbuild wrote: file → what it imports, and how."""
    return {
        name.rsplit("/", 1)[1]: made
        for name, made in json.loads(SITE.joinpath("meta.json").read_text())["outputs"].items()
    }


def first_load(outputs, start):
    """A script and all that it imports before it runs."""
    seen, waiting = set(), [start]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            now = [i["path"] for i in outputs[name]["imports"] if i["kind"] == "import-statement"]
            waiting += [path.rsplit("/", 1)[1] for path in now]
    return seen


def packed(name):
    return len(gzip.compress(SITE.joinpath("assets", name).read_bytes(), 9))


def named_in_the_page(kind):
    return re.findall(rf'/assets/([^"]+\.{kind})"', SITE.joinpath("index.html").read_text())


def styles(outputs, game):
    """What a table waits for besides its scripts."""
    later = re.compile(rf"src/games/{game}/\w+\.later\.css")
    return {name for name, made in outputs.items() if any(map(later.fullmatch, made["inputs"]))}


def chunk(outputs, source):
    """The script that is fetched for a file of ours."""
    return next(name for name, made in outputs.items() if made.get("entryPoint") == source)


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_load_is_small(outputs, game, language):
    """The landing page, and a table at which somebody arrives by a link."""
    loaded = first_load(outputs, named_in_the_page("js")[0]) | {*named_in_the_page("css")}
    if game:
        for source in ("index.tsx", f"{language}.ts"):
            loaded |= first_load(outputs, chunk(outputs, f"src/games/{game}/{source}"))
        loaded |= styles(outputs, game)
        assert styles(outputs, game)
    total = sum(packed(name) for name in loaded)
    assert 20_000 < total < BUDGET


def test_no_file_names_another_host():
    for file in SITE.joinpath("assets").iterdir():
        if file.name.endswith((".js", ".css", ".svg")):
            assert ELSEWHERE.findall(file.read_text(encoding="utf-8")) == [], file.name
    assert ELSEWHERE.findall(SITE.joinpath("index.html").read_text()) == []


def test_the_page_has_no_script_or_style_of_its_own():
    page = SITE.joinpath("index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page) == []
