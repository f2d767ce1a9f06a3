"""Builds the compiled package into .venv-compiled: `.venv/bin/python tools/compiled.py`.

The folder has our package alone. Everything else is that of the .venv which runs this, by one line in a .pth file: so
it costs a second and 20 MB, and both builds are tested with the same packages. A folder that is named by such a line
has its own .pth files left alone, so the plain package, which .venv has by one of those, is not found from there.
"""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv-compiled"
PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps"]


def share(folder: Path) -> str:
    """A new environment that sees this one's packages after its own; its Python."""
    venv.create(folder, clear=True, symlinks=os.name != "nt")
    paths = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
    shared = os.path.relpath(sysconfig.get_path("purelib"), paths["purelib"])
    (Path(paths["purelib"]) / "shared.pth").write_text(f"{shared}\n", encoding="utf-8")
    python = Path(paths["scripts"]) / "python"
    pytest = python.with_name("pytest")  # of the packages that are shared, the one that is called by its name
    pytest.write_text(f"#!{python}\nimport sys, pytest\nsys.exit(pytest.console_main())\n", encoding="utf-8")
    pytest.chmod(0o755)
    return str(python)


def main() -> int:
    python = share(FOLDER)
    wanted = os.environ.get("HOODWINK_COMPILE") or "1"
    done = subprocess.run([python, *PIP, str(ROOT)], env={**os.environ, "HOODWINK_COMPILE": wanted})
    if done.returncode:
        return done.returncode
    said = subprocess.run([python, "-m", "hoodwink", "--version"], check=True, capture_output=True, text=True).stdout
    print(said.strip())
    if "compiled" in said:
        (FOLDER / "ready").touch()
    else:
        print("!!! NOT COMPILED: .venv-compiled has the plain build. It wants a C compiler and Python's headers.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
