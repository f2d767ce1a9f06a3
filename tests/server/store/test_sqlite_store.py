"""The folder of a house: who may have it, and what is said when it can't be had."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from stores import NODE, QUIET, opened, refusal

from hoodwink.core.errors import BadSetup
from hoodwink.server.store import Unavailable
from hoodwink.server.store.sqlite import VERSION, SqliteStore


def python(code, *arguments):
    """What a program prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def make(folder):
    async def made():
        async with opened(str(folder)) as store:
            await store.append("MAX", 0, [b"0"], QUIET)

    asyncio.run(made())


def test_one_house_a_folder(tmp_path):
    folder = tmp_path / "deep" / "house"
    with subprocess.Popen([sys.executable, "-c", NODE, folder], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        several = "stop it, or use --store postgres://… for several nodes"
        assert refusal(str(folder)) == f"another house runs in {folder}: {several}"
        other.kill()
        other.wait()
    make(folder)


def test_it_can_be_read_beside_a_house_and_without_one(tmp_path):
    async def looked():
        store = SqliteStore(tmp_path, only_read=True)
        await store.open()
        try:
            with pytest.raises(Unavailable, match="open to be read only"):
                await store.append("MAX", 1, [b"1"], QUIET)
            return await store.codes("", 9), await store.read("MAX")
        finally:
            await store.close()

    async def beside():
        async with opened(str(tmp_path)) as house:
            await house.append("MIN", 0, [b"0"], QUIET)
            return await looked()

    make(tmp_path)
    assert asyncio.run(looked()) == (["MAX"], [b"0"])
    assert asyncio.run(beside()) == (["MAX", "MIN"], [b"0"])
    assert asyncio.run(looked()) == (["MAX", "MIN"], [b"0"])


def test_only_to_read_there_has_to_be_a_house_of_this_version(tmp_path):
    def refused():
        with pytest.raises(BadSetup) as error:
            asyncio.run(SqliteStore(tmp_path / "house", only_read=True).open())
        return str(error.value)

    assert refused().startswith(f"there is no house in {tmp_path / 'house'}: --store is the folder")
    assert not (tmp_path / "house").exists()
    make(tmp_path / "house")
    connection = sqlite3.connect(tmp_path / "house" / "house.db")
    connection.execute(f"pragma user_version = {VERSION + 1}")
    connection.close()
    assert "was written by a newer hoodwink" in refused()
    (tmp_path / "house" / "house.db").write_text("not a database, though long enough to be looked at" * 100)
    assert "can't be read: file is not a database" in refused()


def test_a_refused_house_leaves_the_folder_as_it_was(tmp_path):
    async def twice():
        async with opened(str(tmp_path)):
            with pytest.raises(BadSetup):
                await SqliteStore(tmp_path).open()
            with pytest.raises(BadSetup):  # the first refusal hasn't let go of the lock
                await SqliteStore(tmp_path).open()

    asyncio.run(twice())
    make(tmp_path)


def test_a_newer_file_is_left_alone(tmp_path):
    make(tmp_path)
    file = tmp_path / "house.db"
    connection = sqlite3.connect(file)
    connection.execute(f"pragma user_version = {VERSION + 1}")
    connection.close()
    newer = f"was written by a newer hoodwink (schema {VERSION + 1}, this one knows {VERSION})"
    assert refusal(str(tmp_path)) == f"{file} {newer}: update hoodwink, or use another folder"


def test_something_else_in_its_place(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    assert "File exists" in refusal(str(tmp_path / "file"))
    assert "Not a directory" in refusal(str(tmp_path / "file" / "house"))
    (tmp_path / "house.db").write_text("not a database, though long enough to be looked at" * 100)
    assert f"the house can't keep its tables in {tmp_path}: file is not a database" in refusal(str(tmp_path))


def test_a_folder_that_may_not_be_written_to():
    folder = Path(tempfile.mkdtemp())  # pytest's own may not even be looked into by others
    try:
        make(folder)
        for path in (folder, *folder.iterdir()):
            path.chmod(0o555 if path.is_dir() else 0o444)
        said = python(
            "import asyncio, os, sys\n"
            "from hoodwink.core.errors import BadSetup\n"
            "from hoodwink.server.store.sqlite import SqliteStore\n"
            "if os.geteuid() == 0: os.setuid(65534)\n"
            "try: asyncio.run(SqliteStore(sys.argv[1]).open())\n"
            "except BadSetup as error: print(error)",
            folder,
        )
        assert said == f"the house can't keep its tables in {folder}: Permission denied\n"
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


FULL = """
import asyncio, resource, sys, threading
from hoodwink.core.errors import BadSetup
from hoodwink.server.store import Head, Unavailable
from hoodwink.server.store.sqlite import SqliteStore

def room(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main():
    room(0)
    try:
        await SqliteStore(sys.argv[1]).open()
    except BadSetup as error:
        print(error)
    room(resource.RLIM_INFINITY)
    store = SqliteStore(sys.argv[1])
    await store.open()
    head = Head(wake=None, listed=False)
    await store.append("MAX", 0, [b"0"], head)
    room(1_000_000)
    begun, both = threading.Event(), threading.Event()
    held = asyncio.ensure_future(store._write(lambda _: (begun.set(), both.wait())))
    await asyncio.to_thread(begun.wait)  # what comes while the writer is busy is one transaction
    appends = asyncio.gather(
        store.append("MAX", 1, [b"1" * 3_000_000], head),
        store.append("MIN", 0, [b"0"], head),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    both.set()
    await held
    for result in await appends:
        print(repr(result) if isinstance(result, Unavailable) else result)
    print([len(await store.read(code)) for code in ("MAX", "MIN")])
    room(resource.RLIM_INFINITY)
    await store.append("MAX", 1, [b"1" * 3_000_000], head)
    await store.append("MIN", 0, [b"0"], head)
    print([len(await store.read(code)) for code in ("MAX", "MIN")])
    await store.close()

asyncio.run(main())
"""


def test_a_full_disk_is_unavailable_until_there_is_room(tmp_path):
    no_room, big, small, then, now = python(FULL, tmp_path).splitlines()
    assert no_room.startswith(f"the house can't keep its tables in {tmp_path}: ")
    assert big.startswith("Unavailable(\"the store can't be written to: ")
    assert small == big  # they were one transaction
    assert then == "[1, 0]"
    assert now == "[2, 1]"


def test_a_file_that_was_damaged_is_unavailable_until_it_is_mended(tmp_path):
    async def look():
        async with opened(str(tmp_path)) as store:
            other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
            other.execute("alter table log rename to lost")
            for asked in (store.append("MAX", 0, [b"0"], QUIET), store.read("MAX")):
                with pytest.raises(Unavailable, match="no such table: log"):
                    await asked
            other.execute("alter table lost rename to log")
            other.close()
            await store.append("MAX", 0, [b"0"], QUIET)
            assert await store.read("MAX") == [b"0"]

    asyncio.run(look())


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path):
    async def look():
        async with opened(str(tmp_path)) as store:
            assert store._writer.execute("pragma synchronous").fetchone() == (2,)  # FULL
            assert store._writer.execute("pragma journal_mode").fetchone() == ("wal",)
            assert store._writer.execute("pragma busy_timeout").fetchone() == (5000,)

    asyncio.run(look())


def test_whoever_waits_is_written_together(tmp_path):
    async def look():
        async with opened(str(tmp_path)) as store:
            commits = []
            store._writer.set_trace_callback(lambda sql: commits.append(sql) if sql == "commit" else None)
            await asyncio.gather(*(store.append(f"T{i}", 0, [b"0"], QUIET) for i in range(500)))
            assert len(commits) < 100

    asyncio.run(look())


def test_a_reader_does_not_wait_for_a_writer(tmp_path):
    """Somebody else (a backup, say) holds the file: writes wait, reads and the loop go on."""

    async def look():
        async with opened(str(tmp_path)) as store:
            await store.append("MAX", 0, [b"0"], QUIET)
            other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
            other.execute("begin immediate")
            waiting = asyncio.create_task(store.append("MAX", 1, [b"1"], QUIET))
            for _ in range(20):
                assert await store.read("MAX") == [b"0"]
            assert not waiting.done()
            other.execute("rollback")
            other.close()
            await waiting
            assert await store.read("MAX") == [b"0", b"1"]

    asyncio.run(look())
