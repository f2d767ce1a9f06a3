"""Writes locks/play.txt and locks/test.txt from pyproject.toml: every package, hashed, without any registry's address.

`make lock` runs it. What playing needs is locked by itself; what the suite needs beside it is the rest of one
resolution of both, so that no package stands in two versions (it may be in both files, for fewer platforms in one).
With --upgrade everything is taken in its newest version, otherwise only what pyproject.toml has changed.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAY, TEST = ROOT / "locks" / "play.txt", ROOT / "locks" / "test.txt"
HEAD = "# Made by `make lock` from pyproject.toml. Installed as it is, nothing resolved: tools/setup.py.\n"
COMPILE = [
    "uv", "pip", "compile", "pyproject.toml", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes",
    "--no-emit-index-url", "--no-emit-find-links", "--no-annotate", "--no-header",
]  # fmt: skip
ENTRY = re.compile(r"^[a-z0-9].*(?:\n    .*)*\n", re.MULTILINE)


def resolved(*groups: str, keep: str) -> list[str]:
    """What pip would be told for these groups, an entry a package; `keep` holds the versions to stay with."""
    kept = "\n".join(entry.split(" \\\n")[0] for entry in ENTRY.findall(keep))
    with_groups = [word for group in groups for word in ("--group", group)]
    said = subprocess.run(
        [sys.executable, "-m", *COMPILE, *with_groups, "--constraints", "-"],
        input=kept,
        text=True,
        capture_output=True,
        cwd=ROOT,
    )
    if said.returncode:
        raise SystemExit(f"uv could not resolve pyproject.toml:\n{said.stderr}")
    return ENTRY.findall(said.stdout)


def main() -> None:
    before = "" if "--upgrade" in sys.argv else "".join(file.read_text() for file in (PLAY, TEST) if file.exists())
    everything = resolved("play", "test", keep=before)
    play = resolved("play", keep="".join(everything))
    PLAY.write_text(HEAD + "".join(play), encoding="utf-8")
    TEST.write_text(HEAD + "".join(entry for entry in everything if entry not in play), encoding="utf-8")


if __name__ == "__main__":
    main()
