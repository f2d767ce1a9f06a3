"""What README.md and docs/ say is run."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(?:python|markdown)\n(?:# |<!-- )(\S+\.(?:py|md))(?: -->)?\n(.*?)^```$", re.M | re.S)


def test_readme_opens_with_a_game_that_plays():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


def test_adding_a_game_can_be_followed_to_the_end(tmp_path):
    """The files of docs/adding-a-game.md, written as they stand, are a game that passes the whole suite."""
    files = dict(BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")))
    assert len(files) == 10
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    golden = [sys.executable, "-m", "hoodwink.testing.golden", "liar:Liar", "--write", "--folder", "tests/golden"]
    subprocess.run(golden, cwd=tmp_path, check=True, capture_output=True)
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", "--rootdir=."]
    done = subprocess.run(suite, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert re.search(r"\d\d passed", done.stdout)


def test_every_page_that_is_linked_exists():
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        for link in re.findall(r"\]\(([^)#:]+)\)", prose):
            assert (page.parent / link).exists(), f"{page.name} links to {link}, which is not there"


def test_docs_on_bots_run():
    result = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert result.attempted == 6
    assert result.failed == 0
