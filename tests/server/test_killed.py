"""A house that is killed again and again loses nothing that it has acknowledged.

For longer: HOODWINK_TABLES=500 HOODWINK_KILLS=100 pytest -s tests/server/test_killed.py
"""

import asyncio
import os

from driver import Driver, abandon, kill_again_and_again
from living import Process

from hoodwink.server import house
from hoodwink.server.store import Head, open_store

TABLES = int(os.environ.get("HOODWINK_TABLES", 80))
KILLS = int(os.environ.get("HOODWINK_KILLS", 5))


def test_a_killed_house_loses_nothing(tmp_path):
    async def run():
        process = Process(tmp_path, 0, "--bot-pace", "0").start()
        try:
            driver = Driver([process.address], TABLES)
            playing = asyncio.create_task(driver.run())
            killed = await kill_again_and_again(process, driver, KILLS)
            assert killed == KILLS, "the games were over too soon"
            await playing
            records = await driver.records()
        finally:
            process.stop()
        return await driver.check(records, str(tmp_path))

    tally = asyncio.run(run())
    print(tally)
    assert tally.lost >= KILLS
    assert tally.resent > 0


def test_a_house_without_guests_plays_on_after_a_restart(tmp_path, monkeypatch):
    monkeypatch.setattr(house, "GRACE", 0.1)
    asyncio.run(abandon(str(tmp_path)))


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path, monkeypatch):
    """Of a newer house, say, that was here before."""
    monkeypatch.setattr(house, "GRACE", 0.1)

    async def run():
        store = open_store(str(tmp_path))
        await store.open()
        await store.append("BBBBBB", 0, [b'{"row": "foretold", "at": 0}'], Head(0.0, listed=False))
        await store.close()
        await abandon(str(tmp_path), tables=1)

    asyncio.run(asyncio.wait_for(run(), 20))
