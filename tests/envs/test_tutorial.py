"""docs/tutorial.md: its cells are run in order, what they print is compared, and its chart is the one they draw.

`python tests/envs/test_tutorial.py` runs them and writes anew what they print, and the chart: for when bots or rules
have changed. The prose around them is for people to check.
"""

import doctest
import re
import sys
import tempfile
from pathlib import Path

import pytest

from hoodwink.bots import LEVELS

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
CHART = PAGE.with_suffix(".svg")
MARK = re.compile(r'aria-label="([^"]+; bot: [^"]+)"')  # what a mark of the chart says to a screen reader


@pytest.mark.slow
def test_its_cells_run_in_order(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setitem(LEVELS, "resistance", dict(LEVELS["resistance"]))  # it adds a level, also if it fails
    before = [*LEVELS["resistance"]]
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 50
    assert result.failed == 0
    assert [*LEVELS["resistance"]] == before
    (drawn,) = tmp_path.glob("*/chart.svg")
    marks = MARK.findall(drawn.read_text(encoding="utf-8"))
    assert len(marks) == 16  # a line and a dot for each share
    assert marks == MARK.findall(CHART.read_text(encoding="utf-8")), "docs/tutorial.svg is of other results"


def test_its_cells_are_short():
    cells = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert len(cells) > 10
    assert all(cell.startswith(">>> ") and cell.endswith("\n\n") and cell.count("\n") <= 24 for cell in cells)


# writing the page anew ----------------------------------------------------------------------------------------------


class Writer(doctest.DocTestRunner):
    """Keeps what each example prints, as its lines stand in the page."""

    def __init__(self):
        super().__init__(verbose=False)
        self.printed = []

    def report_success(self, out, test, example, got):
        self.printed.append((example, got))

    report_failure = report_success

    def report_unexpected_exception(self, out, test, example, exc_info):
        raise exc_info[1]


def write():
    """Put what the cells print now in the place of what the page says."""
    text = PAGE.read_text(encoding="utf-8")
    lines, writer = text.splitlines(), Writer()
    with tempfile.TemporaryDirectory() as folder:
        tempfile.tempdir = folder
        writer.run(doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0))
        (drawn,) = Path(folder).glob("*/chart.svg")
        CHART.write_text(drawn.read_text(encoding="utf-8"), encoding="utf-8")
    for example, got in reversed(writer.printed):
        first = example.lineno + example.source.count("\n")
        told = [line or "<BLANKLINE>" for line in got.splitlines()]
        lines[first : first + example.want.count("\n")] = told
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(write())
