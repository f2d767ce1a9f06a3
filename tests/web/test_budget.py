"""What a browser has to load before anything is shown, and that it comes from the house alone."""

import re

import pytest
from weights import LANGUAGES, SITE, first_load, outputs, packed, styles

from hoodwink.games import GAMES

BUDGET = 120_000  # bytes, packed, of script and style
ELSEWHERE = re.compile(r"""(?:https?:)?//(?!www\.w3\.org/)[a-z0-9-]+\.[a-z]{2,}""")


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(game, language):
    loaded = first_load(game, language)
    assert bool(styles(outputs(), game) & loaded) == bool(game)
    assert 20_000 < packed(loaded) < BUDGET


def test_no_file_names_another_host():
    for file in SITE.joinpath("assets").iterdir():
        if file.name.endswith((".js", ".css", ".svg")):
            assert ELSEWHERE.findall(file.read_text(encoding="utf-8")) == [], file.name
    assert ELSEWHERE.findall(SITE.joinpath("index.html").read_text()) == []


def test_the_page_has_no_script_or_style_of_its_own():
    page = SITE.joinpath("index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page) == []
