"""The fuzzer, for a few seconds: whatever is sent, no fault of ours, all rows fold, all games can be ended."""

import asyncio
import logging
import time

import pytest
from fuzz import Fuzzer
from hostile import folded
from living import a_house

LASTS = 2.5  # seconds for each seed


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_sent(seed, caplog):
    caplog.set_level(logging.ERROR)

    async def go():
        async with a_house() as house:
            fuzzer = Fuzzer(house.address, seed)
            await fuzzer.open("hoax", 4, 2)
            await fuzzer.open("resistance", 5, 2)
            until = time.monotonic() + LASTS
            while time.monotonic() < until:
                await fuzzer.round()
            assert not fuzzer.wrong
            assert {"ack", "bad_message", "not_yours", "not_host", "stale"} <= fuzzer.answers.keys()
            await fuzzer.renew()
            for victim in fuzzer.left:
                await the_same(house, victim)
            for victim in fuzzer.victims:
                await the_same(house, victim)
                await fuzzer.finish(victim)
                await the_same(house, victim)
            assert house.metrics.registry.get_sample_value("hoodwink_faults_total") == 0

    asyncio.run(go())
    assert not [record.getMessage() for record in caplog.records]


async def the_same(house, victim):
    """What is in the store is what is in memory."""
    live = house.live[victim.code]
    async with live.lock:
        told, table = await folded(house, victim.code), live.table
        assert not table.trouble
        assert (told.n, told.phase, told.played, told.chairs, told.host) == (
            table.n, table.phase, table.played, table.chairs, table.host,
        )  # fmt: skip
        assert told.match is not None
        assert state_of(told) == state_of(table)


def state_of(table):
    record = table.playing.record
    return len(record.rows), record.checks, table.playing.ply, table.asked(), table.chat, table._ids
