"""docs/arena.md: what it shows is run, and its tables are the schema."""

import doctest
import re
from pathlib import Path

from hoodwink.arena.parquet import TABLES

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_its_examples_run():
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted == 11
    assert result.failed == 0


def test_every_column_is_documented():
    text = PAGE.read_text(encoding="utf-8").split("## The tables")[1]
    parts = re.split(r"^One row .*`(\w+)`:$", text, flags=re.M)
    named = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert [*named] == [*TABLES]
    for name, schema in TABLES.items():
        cells = [row.split("|")[1] for row in named[name].splitlines() if row.startswith("| `")]
        assert [column for cell in cells for column in re.findall(r"`(\w+)`", cell)] == [*schema]
