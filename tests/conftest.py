"""Fixtures for every test."""

import sys
from pathlib import Path

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("hoodwink.testing")
sys.path.insert(0, str(Path(__file__).parent / "testing"))  # for `masks`, the game that the tests of the tests play
settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")


@pytest.fixture
def table():
    """Lays a table by hand: `table("hoax", identities="butler chef lover")`; see hoodwink.testing.table."""
    from hoodwink import testing

    return testing.table
