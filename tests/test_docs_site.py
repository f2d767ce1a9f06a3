"""The site that `make docs` builds: strictly, whole, searchable, and from no other host."""

import functools
import http.server
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from browsers import browser

ROOT = Path(__file__).parents[1]
LOADS = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=["']?(?:https?:)?//[^\s>]+"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preload|preconnect|icon|modulepreload))[^>]*\bhref=["']?(?:https?:)?//[^\s>]+"""
    r"""|(?:@import|url\()\s*["']?(?:https?:)?//[^\s)]+"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Built anew; `strict` in mkdocs.yml makes of every broken link, and of every page in no menu, an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_page_is_in_the_menu(site):
    menu = (site / "index.html").read_text(encoding="utf-8")
    links = {link.rstrip("/") for link in re.findall(r'class="md-(?:nav|tabs)__link[^"]*"[^>]*href="([^"#]+)"', menu)}
    links |= {link.rstrip("/") for link in re.findall(r'href="([^"#]+)"[^>]*class="md-(?:nav|tabs)__link', menu)}
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")}
    rules = {
        f"rules/{page.parent.name}{page.stem.removeprefix('RULES')}"
        for page in ROOT.glob("src/hoodwink/games/*/RULES*.md")
    }
    assert len(pages) >= 12
    assert len(rules) == 10
    assert pages | rules | {"contributing", "changelog", "security", "licence"} <= links


def test_a_rule_has_an_address(site):
    assert 'id="6.2"' in (site / "rules" / "hoax" / "index.html").read_text(encoding="utf-8")
    assert 'id="R1"' in (site / "rules" / "hoax.de" / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("page", "first", "source"),
    [
        ("hoax", "The goal", "Rulebook: Calling Hoax; Timing and Interrupt Actions."),
        ("hexhex.de", "Das Ziel", "Hausregel: eine Karte des Hauses"),
    ],
)
def test_rules_begin_for_players_and_say_where_they_come_from(site, page, first, source):
    text = (site / "rules" / page / "index.html").read_text(encoding="utf-8")
    heads = re.findall(r"<h2[^>]*>(.+?)<", text)
    assert (heads[0], heads[4][:3]) == (first, "§1 ")
    assert re.search(rf'<br\s*/?>\s*<small class="?source"?>{source}', text)
    assert "[book:" not in text
    assert "[house:" not in text


def test_what_counts_as_loading_from_another_host():
    assert LOADS.search('<script src="https://example.org/x.js">')
    assert LOADS.search('<link href="//fonts.example.org/css" rel="stylesheet">')
    assert LOADS.search("@font-face { src: url(https://example.org/x.woff2) }")
    assert not LOADS.search('<a href="https://example.org/">')
    assert not LOADS.search('<link rel="icon" href="look/favicon.svg">')


def test_nothing_is_loaded_from_another_host(site):
    files = [file for file in site.rglob("*") if file.suffix in (".html", ".css", ".svg")]
    assert len(files) > 30
    for file in files:
        found = LOADS.search(file.read_text(encoding="utf-8"))
        assert not found, f"{file.relative_to(site)} loads {found[0]}"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args):
        """Nobody reads it."""


def test_search_finds_a_section_and_asks_nobody_else(site):
    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
    threading.Thread(target=served.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{served.server_port}/"
    asked, faults = [], []
    try:
        with browser() as opened:
            page = opened.new_page()
            page.on("request", lambda request: asked.append(request.url))
            page.on("pageerror", lambda fault: faults.append(fault))
            page.goto(f"{address}protocol/")
            page.locator(".md-search__input").fill("resampling")
            page.locator(".md-search-result__link[href*='envs/']").first.wait_for()
            page.close()
    finally:
        served.shutdown()
        served.server_close()
    assert not faults
    assert asked
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
