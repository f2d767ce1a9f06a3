"""make watch: a save is seen in the browser, and in the house, without anybody's doing; tables stay where they are."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from hoodwink.server import client, wire

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tools", "web", "hatch_build.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "site", "node_modules", "tests")
SECONDS = 120  # a build and a start, on a busy machine
VERSION = "9.9.9"
COLOUR = "rgb(1, 2, 3)"


class Watched:
    """A copy of the source tree with the watch on it."""

    def __init__(self, folder):
        self.root = folder / "tree"
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name, ignore=LEFT_OUT)
            else:
                shutil.copy(ROOT / name, self.root / name)
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        house = ["--host", "127.0.0.1", "--port", str(port), "--store", str(folder / "store")]
        self.out = (folder / "out").open("w+b")
        self.process = subprocess.Popen(
            [sys.executable, "tools/watch.py", *house],
            cwd=self.root,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=self.out,
            stderr=subprocess.STDOUT,
        )

    def get(self, path):
        try:
            with urllib.request.urlopen(self.address + path, timeout=10) as answer:
                return answer.read().decode()
        except (urllib.error.URLError, OSError):
            return ""

    def build(self):
        found = re.search(r'data-build="(\w+)"', self.get("/"))
        return found and found[1]

    def until(self, is_so):
        end = time.monotonic() + SECONDS
        while not is_so():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, self.said()
            time.sleep(0.1)

    def said(self):
        return Path(self.out.name).read_text(errors="replace")[-3000:]

    def change(self, name, old, new):
        """As an editor saves it: whole, in one go."""
        file = self.root / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.with_name("saved.swp").write_text(text.replace(old, new, 1), encoding="utf-8")
        file.with_name("saved.swp").replace(file)

    def close(self):
        """As Ctrl-C does it; it closes the house first."""
        self.process.terminate()
        self.process.wait(SECONDS)
        self.out.close()


@pytest.fixture
def watched(tmp_path):
    one = Watched(tmp_path)
    yield one
    one.close()


def test_a_save_is_seen(watched, chromium):
    watched.until(watched.build)
    table = client.House(watched.address).post("/api/tables", wire.NewTable(game="hoax", name="Ann"), wire.Joined)
    page = chromium.new_page()
    page.goto(watched.address)
    page.locator(".tile").first.wait_for()
    before = watched.build()

    watched.change("web/src/look/base.css", "body {", f"body {{\n  border-top: 1px solid {COLOUR};")
    colour = "getComputedStyle(document.body).borderTopColor"
    page.wait_for_function(f"() => {colour} === '{COLOUR}'", timeout=SECONDS * 1000)
    assert watched.build() not in (before, None)

    version = re.findall(r'__version__ = "([^"]+)"', (ROOT / "src/hoodwink/__init__.py").read_text())[0]
    assert f'"version":"{version}"' in watched.get("/healthz")
    watched.change("src/hoodwink/__init__.py", f'"{version}"', f'"{VERSION}"')
    watched.until(lambda: f'"version":"{VERSION}"' in watched.get("/healthz"))
    assert table.code in watched.get(f"/api/tables/{table.code}")  # it is in the store


def test_a_fault_is_said_and_the_next_save_tried(watched):
    watched.until(watched.build)
    before = watched.build()
    watched.change("web/src/main.tsx", "import", "no import")
    watched.until(lambda: "could not be built" in watched.said())
    assert watched.build() == before  # the old pages stay
    watched.change("web/src/main.tsx", "no import", "import")
    watched.change("src/hoodwink/server/app.py", "from", "no from")
    watched.until(lambda: "SyntaxError" in watched.said())
    watched.until(lambda: not watched.get("/"))
    watched.change("src/hoodwink/server/app.py", "no from", "from")
    watched.until(lambda: watched.build() == before)


def test_it_leaves_nothing_behind(watched):
    """Its script is in no page that was built, and no house stays open."""
    watched.until(watched.build)
    name = f"watch-{watched.build()}.js"
    assert name in watched.get("/")
    assert "location.reload()" in watched.get(f"/assets/{name}")
    site = watched.root / "src" / "hoodwink" / "server" / "site"
    assert not [file for file in site.rglob("*") if "watch-" in file.name]
    assert "watch-" not in (site / "index.html").read_text(encoding="utf-8")
    watched.close()
    assert watched.process.returncode == 0, watched.said()
    assert watched.get("/") == ""
