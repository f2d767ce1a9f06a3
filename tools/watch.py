"""The house while its source is worked on: `make watch`, with the arguments of `hoodwink serve` in ARGS.

A change in web/ builds the pages anew, any change opens the house anew (its tables are in the store), and a browser
that shows a page of another build loads it again by itself. What can't be built or opened is said, and the next change
tried. The script that looks for a new build is put in here: no built page has it.
"""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from watchfiles import Change, watch

ROOT = Path(__file__).resolve().parents[1]
SOURCES = (ROOT / "src", ROOT / "web" / "src", *(ROOT / "web").glob("*.mjs"))
SITE = ROOT / "src" / "hoodwink" / "server" / "site"  # what a build writes
PATIENCE = 10  # seconds for the house to close
LOOKS = 500  # milliseconds between two looks at the house
SCRIPT = f"""
const mine = document.documentElement.dataset.build;
setInterval(async () => {{
  try {{
    const theirs = /data-build="(\\w+)"/.exec(await (await fetch("/", {{ cache: "no-store" }})).text())?.[1];
    if (theirs && theirs !== mine) location.reload();
  }} catch {{}} // it is being opened
}}, {LOOKS});
"""


class House:
    """The house as a process that is ended and started."""

    def __init__(self, arguments: list[str]) -> None:
        self.command = [sys.executable, str(Path(__file__).resolve()), "--house", *arguments]
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
        self.process = subprocess.Popen(self.command, env={**os.environ, "PYTHONPATH": path})

    def close(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def build() -> bool:
    """The pages; if they can't be built, the old ones stay."""
    return subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], cwd=ROOT).returncode == 0


def matters(_: Change, path: str) -> bool:
    """Not what a build or Python writes, nor an editor's notes."""
    file = Path(path)
    hidden = any(part.startswith(".") or part == "__pycache__" for part in file.relative_to(ROOT).parts)
    is_source = file.suffix not in ("", ".pyc", ".so", ".swp") and not path.endswith("~")
    return is_source and not hidden and SITE not in (file, *file.parents)


def is_page(path: str) -> bool:
    """All in web/, and of src/ what is not Python: pages have boards and decks in them."""
    return not path.endswith(".py")


def tell(changed: Iterable[str]) -> None:
    print(f"Changed: {', '.join(sorted(str(Path(path).relative_to(ROOT)) for path in changed))}", flush=True)


def keep_open(arguments: list[str]) -> None:
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    house = House(arguments)
    try:
        build()
        house.open()
        for changes in watch(*SOURCES, watch_filter=matters):
            changed = [path for _, path in changes]
            tell(changed)
            if not any(map(is_page, changed)) or build():
                house.close()
                house.open()
    except KeyboardInterrupt:
        pass
    finally:
        house.close()


def serve(arguments: list[str]) -> None:
    """The house itself, with the script in its page."""
    from hoodwink.cli import main
    from hoodwink.server.pages import PAGES, File

    name = f"watch-{PAGES.build}.js"
    PAGES.files[name] = File("text/javascript", SCRIPT.encode(), None)
    PAGES.page = PAGES.page.replace("</head>", f'<script type="module" src="/assets/{name}"></script></head>')
    sys.argv = ["hoodwink", "serve", *arguments]
    main()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("--house", action="store_true")
    given, rest = parser.parse_known_args()
    (serve if given.house else keep_open)(rest)
