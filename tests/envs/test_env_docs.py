"""docs/envs.md: what it shows is run, and what it names is there."""

import doctest
import inspect
import re
import tomllib
from pathlib import Path

import hoodwink.envs
from hoodwink.envs import observations
from hoodwink.envs.many import Step

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "envs.md"
TEXT = PAGE.read_text(encoding="utf-8")


def part(title):
    """A section of the page, without its heading."""
    return re.split(r"^## ", TEXT.split(f"\n## {title}\n")[1], flags=re.M)[0]


def first_cells(text):
    """What the first cells of a table's rows name."""
    return [name for cell in re.findall(r"^\| (`[^|]*) \|", text, flags=re.M) for name in re.findall(r"`(\w+)", cell)]


def test_its_examples_run():
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted == 55
    assert result.failed == 0


def test_extras_that_it_names_are_those_of_the_package():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {extra for found in re.findall(r"hoodwink\[([\w,]+)\]", TEXT) for extra in found.split(",")}
    assert named == {"arena", "envs", "openspiel", "pettingzoo"}
    assert named <= {*extras}


def test_sections_that_it_links_to_are_there():
    titles = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)$", TEXT, re.M)}
    links = re.findall(r"\]\(#([^)]+)\)", TEXT)
    assert len(links) >= 5
    assert {*links} <= titles


def test_whatever_can_be_set_for_pettingzoo_is_documented():
    declared = [*inspect.signature(hoodwink.envs.aec).parameters]
    assert declared == [*inspect.signature(hoodwink.envs.parallel).parameters]
    table = part("PettingZoo").split("What else can be set")[1].split("### ")[0]
    assert first_cells(table) == [name for name in declared if name not in ("game", "seats", "options")]


def test_fields_of_a_step_are_documented():
    assert first_cells(part("Many games at once")) == [*Step.__dataclass_fields__]


def test_forms_of_observations_are_there():
    named = re.findall(r"`(\w+)\((game, s, seat[^)]*)\)`", part("What a seat is told"))
    assert [name for name, _ in named] == ["tensor", "text", "information", "recall", "mask"]
    for name, arguments in named:
        assert [*inspect.signature(getattr(observations, name)).parameters][: arguments.count(",") + 1] == (
            arguments.split(", ")
        )
