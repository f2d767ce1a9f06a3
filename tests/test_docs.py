"""What README.md and docs/ say is run."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import hoodwink

ROOT = Path(__file__).parents[1]
GENERATED = {"observations.md"}
FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
NO_PROSE = re.compile(r"#|\||!\[|<|    ")  # headings, tables, pictures, HTML, code
ITEM = re.compile(r" *(?:[-*]|\d+\.) ")
CODE_OR_ADDRESS = re.compile(r"`[^`]*`|(?<=\]\()[^)]*")
SENTENCE_ENDS = re.compile(r"(?<!e\.g)(?<!i\.e)(?<!Oh, Fox)[.!?][)\"*_]* (?=[A-Z0-9§\"(`*\[])")
RUN_IN = re.compile(r"^\s*\*\*[^*]+[.!?]\*\* ")  # "**Speaking.** A bot …" is one line
BLOCK = re.compile(r"^```(?:python|markdown|text)\n(?:# |<!-- )(\S+\.(?:py|md|txt))(?: -->)?\n(.*?)^```$", re.M | re.S)


def test_readme_opens_with_a_game_that_plays():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


def test_adding_a_game_can_be_followed_to_the_end(tmp_path):
    """The files of docs/adding-a-game.md, written as they stand, are a game that passes the whole suite."""
    files = dict(BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")))
    assert len(files) == 11
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
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        for link in re.findall(r"\]\(([^)#:]+)\)", prose):
            assert (page.parent / link).exists(), f"{page.name} links to {link}, which is not there"


def test_pictures_that_are_kept_are_those_that_pages_show():
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        name for page in pages for name in re.findall(r"screenshots/([\w.-]+)\)", page.read_text(encoding="utf-8"))
    }
    kept = {file.name for file in (ROOT / "docs" / "screenshots").iterdir()}
    assert kept == shown


def test_version_is_the_same_everywhere():
    """In the package, in what one cites, and on top of the changelog with its date."""
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    (date,) = re.findall(r"^date-released: (\S+)$", cited, re.M)
    assert f"\nversion: {hoodwink.__version__}\n" in cited
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (?!Unreleased)(.+)$", changes, re.M)[0] == f"{hoodwink.__version__} ({date})"
    assert f"| {hoodwink.__version__.rpartition('.')[0]} | yes |" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")


def prose(page):
    """The paragraphs of a page, each as its lines; an item of a list is one."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    for part in re.split(r"\n\s*\n", text):
        paragraph: list[str] = []
        for line in part.splitlines():
            if NO_PROSE.match(line) or ITEM.match(line):
                yield paragraph
                paragraph = []
            if not NO_PROSE.match(line):
                paragraph.append(CODE_OR_ADDRESS.sub("x", line))
        yield paragraph


def several(line):
    return SENTENCE_ENDS.search(RUN_IN.sub("", line))


def test_a_line_of_prose_is_a_sentence():
    """So that a change of a sentence is a change of a line, for whoever reads the diff."""
    above = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")]
    for page in [*above, *(ROOT / "docs").glob("*.md")]:
        for paragraph in prose(page) if page.name not in GENERATED else ():
            for line in paragraph:
                assert not several(ITEM.sub("", line, count=1)), f"{page.name}: more than one sentence in: {line}"
            for line in paragraph[:-1]:
                assert re.search(r"[.!?:][)\"*_]*$", line), f"{page.name}: goes on in the next line: {line}"


def test_what_counts_as_a_sentence():
    assert several("One. Two.")
    assert several("(One.) `two` is x.")
    assert not several("**One.** Two.")
    assert not several("One, e.g. Two, at 1.5 s; see x.md.")


def test_docs_on_bots_run():
    result = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert result.attempted == 6
    assert result.failed == 0
