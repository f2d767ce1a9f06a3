"""Windows and macOS, as far as they can be tried elsewhere: nothing is used there that Python does not have there."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_types_hold_for_that_platform(platform, tmp_path):
    """typeshed knows which modules and functions a platform lacks; what is kept from it by a check is left out."""
    command = [sys.executable, "-m", "mypy", "--platform", platform, "--cache-dir", str(tmp_path), "src"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout
