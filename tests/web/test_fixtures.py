"""The games that the browser's own tests look at are those that the engine plays."""

import pytest
from fixtures import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_is_up_to_date(name):
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name](), "run `make fixtures`"


def test_every_one_is_made():
    assert {file.name for file in FOLDER.glob("*.json")} == {*FILES, "tsconfig.json"}
