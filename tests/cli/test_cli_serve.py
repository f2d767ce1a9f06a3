"""`hoodwink serve`: what it says, what it refuses, how it ends."""

import json
import re
import signal
import subprocess
import sys
from urllib.request import urlopen

import pytest

from hoodwink.server.run import listen

SERVE = [sys.executable, "-m", "hoodwink", "serve", "--host", "127.0.0.1"]


def started(*flags):
    process = subprocess.Popen([*SERVE, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = re.findall(r"http://\S+", process.stdout.readline())[0]
    return process, address


def refused(*flags):
    done = subprocess.run([*SERVE, *flags], capture_output=True, text=True, timeout=30, check=False)
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.returncode, done.stderr


def test_it_makes_its_folder_prints_its_address_and_ends_when_told(tmp_path):
    folder = tmp_path / "new" / "house"
    with listen("127.0.0.1", 0) as free:
        metrics = free.getsockname()[1]
    process, address = started("--port", "0", "--store", str(folder), "--metrics", str(metrics))
    try:
        assert b"hoodwink_tables 0.0" in urlopen(f"http://127.0.0.1:{metrics}/metrics").read()
        assert json.load(urlopen(f"{address}/healthz"))["ok"] is True
        assert b"Hoodwink" in urlopen(address).read()
        assert (folder / "house.db").exists()
        code, said = refused("--port", "0", "--store", str(folder))
        assert code == 2
        assert "another house runs in" in said
        port = address.rpartition(":")[2]
        code, said = refused("--port", port, "--store", str(tmp_path / "other"))
        assert code == 2
        assert f"port {port} is taken" in said
    finally:
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=20)
    assert process.returncode in (0, -signal.SIGTERM)
    assert [json.loads(line)["event"] for line in log.splitlines()] == ["open", "closed"]


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--store", "mysql://x"], "--store is a folder or postgres://"),
        (["--store", "postgres://nobody:secret@127.0.0.1:9/x"], "Connection refused"),
        (["--port", "99999"], "65535"),
        (["--url", "play.example"], "an address looks like https://play.example"),
        (["--origin", "play.example"], "an address looks like https://play.example"),
        (["--proxy", "localhost"], "--proxy is an address or a network"),
        (["--metrics", "here"], "--metrics is a port"),
        (["--metrics", "203.0.113.7:0"], "can't listen at 203.0.113.7"),
    ],
)
def test_what_can_not_be_is_refused_in_a_line(flags, says):
    code, said = refused("--port", "0", *flags)
    assert code == 2
    assert says in said
    assert "secret" not in said


def test_an_address_that_is_not_ours(tmp_path):
    done = subprocess.run(
        [*SERVE[:-1], "203.0.113.7", "--port", "0", "--store", str(tmp_path)],
        capture_output=True, text=True, timeout=30, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "can't listen at 203.0.113.7" in done.stderr
