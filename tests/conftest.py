"""Fixtures for every test."""

import datetime
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("hoodwink.testing")
sys.path.insert(0, str(Path(__file__).parent / "testing"))  # for `masks`, the game that the tests of the tests play
settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")


def pytest_configure():
    """Which set-ups the dear checks of the conformance suite take this time: others for every commit."""
    if "HOODWINK_SAMPLE" not in os.environ:  # workers inherit it
        os.environ["HOODWINK_SAMPLE"] = _commit() or f"{datetime.date.today()}"


def _commit():
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def pytest_report_header():
    return f"the sample of set-ups: HOODWINK_SAMPLE={os.environ['HOODWINK_SAMPLE']}"


@pytest.fixture
def table():
    """Lays a table by hand: `table("hoax", identities="butler chef lover")`; see hoodwink.testing.table."""
    from hoodwink import testing

    return testing.table
