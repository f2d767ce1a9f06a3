"""A throw-away PostgreSQL for tests: a cluster in a folder of its own, on a free port of this machine."""

import itertools
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

USER = "postgres"  # PostgreSQL refuses to run as root; where we are root, as this user then
SIGNALS = {"smart": signal.SIGTERM, "fast": signal.SIGINT, "immediate": signal.SIGQUIT}
# Waits until we close the line, or are killed and can't tidy up ourselves.
KEEPER = 'cat; [ -f "$1/data/postmaster.pid" ] && "$0/pg_ctl" stop -m immediate -D "$1/data"; rm -rf "$1"'


def programs():
    """The folder with initdb and postgres, the newest one; None if there is none."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: float(place.parent.name), reverse=True)
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def missing(what):
    """Without PostgreSQL its tests are skipped; where everything has to run, that is a failure."""
    says = f"{what}: apt install postgresql"
    if os.environ.get("HOODWINK_TEST_ALL"):
        pytest.fail(says)
    pytest.skip(says)


class Cluster:
    """Runs from start() to remove(), with restarts and crashes in between; fsync is on, as in a real one."""

    def __init__(self):
        self.programs = programs()
        if self.programs is None:
            missing("PostgreSQL isn't installed")
        self.owner: dict[str, Any] = {}
        if os.geteuid() == 0:
            try:
                user = pwd.getpwnam(USER)
            except KeyError:
                missing(f"there is no user {USER} to run PostgreSQL")
            self.owner = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.folder = Path(tempfile.mkdtemp(prefix="hoodwink-postgres-"))
        self.password = secrets.token_hex(8)
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        (self.folder / "password").write_text(self.password)
        if self.owner:
            for path in (self.folder, self.folder / "password"):
                os.chown(path, self.owner["user"], self.owner["group"])
        self.keeper = subprocess.Popen(
            ["sh", "-c", KEEPER, self.programs, self.folder], cwd="/", stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **self.owner,
        )  # fmt: skip
        self._make()

    def _make(self):
        flags = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync", "--username=house"]
        made = subprocess.run(
            [self.programs / "initdb", *flags, f"--pwfile={self.folder}/password", "-D", self.folder / "data"],
            cwd=self.folder, capture_output=True, text=True, **self.owner,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr

    def url(self, database="postgres"):
        return f"postgres://house:{self.password}@127.0.0.1:{self.port}/{database}"

    def start(self):
        """Returns when it takes connections."""
        assert self.process is None, "it runs already"
        until = time.monotonic() + 120  # recovery on a busy disk
        while not self._started(until):
            # after kill() its orphans may still hold the shared memory: they are about to go
            assert time.monotonic() < until, (self.folder / "log").read_text()

    def _started(self, until):
        settings = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self.folder}"]
        command = [self.programs / "postgres", "-D", self.folder / "data"]
        command += [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(
                command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                **self.owner,
            )  # fmt: skip
        while process.poll() is None and time.monotonic() < until:
            try:
                psycopg.connect(self.url(), connect_timeout=5).close()
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                self.process = process
                return True
        process.kill()
        process.wait()
        return False

    def stop(self, mode="fast"):
        """smart: when the last client has gone; fast: clients are sent away; immediate: a crash, tidily."""
        self._end(SIGNALS[mode])

    def kill(self):
        """A crash: nobody says goodbye."""
        self._end(signal.SIGKILL)

    def _end(self, how):
        process, self.process = self.process, None
        assert process is not None
        process.send_signal(how)
        process.wait(timeout=30)

    @contextmanager
    def hung(self):
        """It is there, and connections to it stand, but nothing is answered."""
        assert self.process is not None
        pids = [self.process.pid]
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                parent = stat.read_text().rpartition(") ")[2].split()[1]
                if int(parent) == self.process.pid:
                    pids.append(int(stat.parent.name))
        try:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def restart(self, mode="fast"):
        self.stop(mode)
        self.start()

    def new_database(self):
        """The url of an empty database."""
        name = f"house{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return self.url(name)

    def remove(self):
        assert self.keeper.stdin is not None
        self.keeper.stdin.close()
        self.keeper.wait(timeout=300)  # a busy disk takes its time to forget a cluster
        if self.process is not None:
            self.process.wait(timeout=30)


def _free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]
