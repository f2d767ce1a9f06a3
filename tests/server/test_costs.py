"""What one address may do is counted by what it costs the house, and what is dear is made once."""

import asyncio
import itertools
from types import SimpleNamespace

import pytest
from hostile import a_line, http, post, problem
from living import a_house, make_table, play_through

from hoodwink.server import limits, routes, wire
from hoodwink.server.house import ALPHABET
from hoodwink.server.kept import Kept
from hoodwink.server.limits import PerAddress, household


@pytest.fixture(autouse=True)
def no_time_goes_by(monkeypatch):
    """By a clock of the test's own, which stands: nothing is given back."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 5.0))
    monkeypatch.setattr(limits, "BURST", 10_000)


async def played(house):
    host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"])
    await play_through([host], "hoax", level="random")
    return f"/api/tables/{host.code}/records/0"


def counting(house):
    """How often the log is folded for a record."""
    made, record = [], house.record

    async def counted(*what):
        made.append(1)
        return await record(*what)

    house.record = counted
    return made


def test_a_replay_is_made_once_and_kept():
    async def go():
        async with a_house() as house:
            path = await played(house)
            made = counting(house)
            asked = [http(house.address, "GET", f"{path}/replay?seat=truth") for _ in range(30)]
            answers = await asyncio.gather(*asked)
            assert {status for status, _, _ in answers} == {200}
            assert len({body for _, _, body in answers}) == 1
            assert len(made) == 1
            for _ in range(2):
                for seat in ("-2", "0", "1"):
                    assert (await http(house.address, "GET", f"{path}/replay?seat={seat}"))[0] == 200
                assert (await http(house.address, "GET", path))[0] == 200
                assert (await http(house.address, "GET", f"{path}/replay?start=90000"))[0] == 200
                assert (await http(house.address, "GET", f"{path}/replay?start=900000"))[0] == 200
            assert len(made) == 1 + 3 + 1 + 1

    asyncio.run(asyncio.wait_for(go(), 60))


def test_what_is_dear_counts_for_several_requests_once():
    async def go():
        async with a_house(limits=PerAddress(100, 1000, 60)) as house:
            path = await played(house)
            codes = []
            for n in range(8):  # each is another page
                codes.append((await http(house.address, "GET", f"{path}/replay?seat=0&start={n}"))[0])
            dear = 60 // routes.EYE
            assert codes[:5] == [200] * 5
            assert codes[dear:] == [429] * (8 - dear)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_what_is_kept_is_cheap():
    async def go():
        async with a_house(limits=PerAddress(100, 1000, 60)) as house:
            path = await played(house)
            answers = [(await http(house.address, "GET", f"{path}/replay?seat=0"))[0] for _ in range(30)]
            assert answers == [200] * 30

    asyncio.run(asyncio.wait_for(go(), 60))


# guessing -------------------------------------------------------------------------------------------------------------


def guesses(n):
    return ["".join(some) for some in itertools.islice(itertools.product(ALPHABET[::-1], repeat=6), n)]


def test_nobody_finds_a_table_by_guessing():
    async def go():
        async with a_house(limits=PerAddress(1000, 1000, 100_000, 1000, misses=10)) as house:
            mine, other = [await make_table(house.address, "hoax", seats=3) for _ in range(2)]
            said = [(await http(house.address, "GET", f"/api/tables/{code}"))[0] for code in guesses(15)]
            assert said == [404] * 10 + [429] * 5
            there, not_there = [
                problem(await http(house.address, "GET", f"/api/tables/{code}"), 429, "too_many")
                for code in (other.code, "999999")
            ]
            assert there == not_there, "whether it is there is not told any more"
            problem(await post(house.address, f"/api/tables/{other.code}/seats", {"name": "Eve"}), 429, "too_many")
            async with a_line(house.address, other.code) as line:
                assert (await line.answer()).code == "too_many"
                assert (await line.closed())[0] == 1013
            async with a_line(house.address, mine.code, mine.house.token) as line:
                await line.until(wire.Table, lambda letter: letter.mine == [0])

    asyncio.run(asyncio.wait_for(go(), 60))


# chat -----------------------------------------------------------------------------------------------------------------


def test_lines_of_chat_have_a_budget_of_the_address():
    async def go():
        async with a_house(limits=PerAddress(1000, 1000, 100_000, says=5)) as house:
            seats = [await make_table(house.address, "hoax", seats=3) for _ in range(2)]
            done = []
            for seat in seats:
                async with a_line(house.address, seat.code, seat.house.token) as line:
                    for n in range(5):
                        answer = await line.ask({"type": "say", "id": f"s{n}", "seat": 0, "text": "hm"})
                        done.append(getattr(answer, "code", "done"))
            assert done[:5] == ["done"] * 5
            assert done[5:] == ["too_fast"] * 5

    asyncio.run(asyncio.wait_for(go(), 60))


# addresses ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"), ("2001:db8:0:3::9", "2001:db8:0:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""), ("unix", "unix"),
    ],
)  # fmt: skip
def test_whom_an_address_stands_for(address, stands_for):
    assert household(address) == stands_for


def test_the_oldest_is_forgotten_first():
    async def go():
        kept = Kept(most=25)

        def of(text):
            async def make():
                return text * 10

            return make

        for key in (b"a", b"b"):
            assert await kept.get(key, of(key)) == key * 10
        await kept.get(b"a", of(b"x"))
        await kept.get(b"c", of(b"c"))
        assert (b"a" in kept, b"b" in kept, b"c" in kept, kept.size) == (True, False, True, 20)

        async def fails():
            raise ValueError

        with pytest.raises(ValueError):  # noqa: PT011
            await kept.get(b"d", fails)
        assert b"d" not in kept

    asyncio.run(go())
