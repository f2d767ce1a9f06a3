"""A house with real sockets: seats, devices, screens, absence, races, restarts, records."""

import asyncio
import hashlib
import json
import re
import tempfile
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from lines import Line, in_phase, stranger
from living import FAST, a_house, make_table, play_through, sit
from pretend import ALL

from hoodwink.cli import main
from hoodwink.core.errors import BadSetup
from hoodwink.core.rulebook import Rules
from hoodwink.games import GAMES
from hoodwink.server import client, wire
from hoodwink.server.socket import believed
from hoodwink.server.store import Unavailable

SLOW = {"choice": 60, "ballot": 60, "window": 60, "race": 60, "quiet": 0.1}


def living(**settings):
    """Run a test's coroutine in a house of its own."""

    def decorate(test):
        def run():
            async def inside():
                async with a_house(**settings) as house:
                    await asyncio.wait_for(test(house), 60)

            asyncio.run(inside())

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return decorate


async def fetch(house, path):
    return await asyncio.to_thread(house.fetch, path)


async def post(house, path, body, kind):
    return await asyncio.to_thread(house.post, path, body, kind)


# seats and devices ----------------------------------------------------------------------------------------------------


def test_a_seat_survives_a_closed_tab_and_a_restart_of_the_house():
    async def run():
        with tempfile.TemporaryDirectory() as folder:
            async with a_house(folder) as first:
                host = await make_table(first.address, "hoax", seats=3, bots=["random", "random"])
                async with Line(host.house, host.code) as line:
                    await line.do("start")
                async with Line(host.house, host.code) as line:
                    before = await line.until(lambda letter: letter["type"] == "frame" and letter["start"] == 0)
            async with a_house(folder, bot_pace=5) as second:
                again = client.House(second.address, host.house.token)
                async with Line(again, host.code) as line:
                    after = await line.until(lambda letter: letter["type"] == "frame")
                    assert line.table["mine"] == [0]
            assert after["private"]["mine"]["identity"] == before["private"]["mine"]["identity"]

    asyncio.run(asyncio.wait_for(run(), 60))


@living(bot_pace=5)
async def test_seats_move_to_another_device(house):
    host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"])
    phone = stranger(house.address)
    async with Line(host.house, host.code) as old, Line(phone, host.code) as new:
        await old.do("start")
        link = await post(host.house, f"/api/tables/{host.code}/moves", wire.Move(), wire.MoveLink)
        path, _, key = link.path.partition("#")
        assert path == f"/move/{host.code}"
        moved = await post(phone, f"/api/tables/{host.code}/moved", wire.MoveKey(key), wire.Moved)
        assert moved.seats == [0]
        await new.until(lambda letter: letter["type"] == "frame" and letter["private"])
        await old.until(lambda letter: letter["type"] == "table" and letter["mine"] == [])
        assert await old.refused("pause") == "not_host"
        await new.do("pause")


@living(bot_pace=5)
async def test_one_device_for_several_seats_gets_the_view_of_each(house):
    host = await make_table(house.address, "hoax", seats=3, bots=["random"])
    await sit(house.address, host.code, "Ben", host.house.token)
    async with Line(host.house, host.code) as line:
        await line.do("start")
        while set(line.frames) != {0, 2}:
            await line.hear()
        one, two = (line.frames[seat]["private"]["mine"]["identity"] for seat in (0, 2))
        assert one != two
        assert line.frames[0]["public"] == line.frames[2]["public"]


@living(bot_pace=5)
async def test_spectators_and_screens(house):
    host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"])
    async with Line(host.house, host.code) as line:
        await line.do("start")
    async with Line(stranger(house.address), host.code) as line:
        assert (await line.until(lambda letter: letter["type"] == "frame"))["private"] is None
    async with Line(host.house, host.code, "?screen") as line:
        assert (await line.until(lambda letter: letter["type"] == "frame"))["private"] is None
        assert line.table["mine"] == []


@living(bot_pace=5)
async def test_where_nobody_may_watch_a_screen_needs_the_hosts_link(house):
    host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"], spectators=False)
    tv = stranger(house.address)
    async with Line(host.house, host.code) as line, Line(tv, host.code) as dark:
        await line.do("start")
        await dark.until(in_phase("playing"))
        assert dark.table["may_watch"] is False
        with pytest.raises(BadSetup, match="only those who sit"):
            await fetch(tv, f"/api/tables/{host.code}/records")
        link = await post(host.house, f"/api/tables/{host.code}/moves", wire.Move(screen=True), wire.MoveLink)
        await post(tv, f"/api/tables/{host.code}/moved", wire.MoveKey(link.path.partition("#")[2]), wire.Moved)
        await dark.until(lambda letter: letter["type"] == "frame")
        assert not [letter for letter in dark.heard if letter["type"] == "frame"][:-1]


@living()
async def test_who_is_kicked_is_told(house):
    host = await make_table(house.address, "hoax", seats=3)
    guest = await sit(house.address, host.code, "Ben")
    async with Line(host.house, host.code) as line, Line(guest.house, host.code) as other:
        await line.do("kick", seat=1)
        await other.until(lambda letter: letter["type"] == "table" and letter["table"]["seats"][1]["kind"] == "open")
        assert other.table["mine"] == []


# absence and clocks ---------------------------------------------------------------------------------------------------


@living()
async def test_an_absent_seat_is_played_by_a_bot_and_given_back(house):
    quick = dict.fromkeys(("choice", "ballot", "window"), 0.15)
    host = await make_table(house.address, "hoax", seats=3, bots=["regular", "regular"], seconds=quick)
    async with Line(host.house, host.code) as line:
        await line.do("start")
        await line.until(lambda letter: letter["type"] == "frame" and letter["private"]["away"])
        await line.do("back", seat=0)
        await line.until(lambda letter: letter["type"] == "frame" and not letter["private"]["away"])


@living()
async def test_a_game_goes_on_without_anybody_and_its_record_is_good(house):
    quick = dict.fromkeys(("choice", "ballot", "window", "quiet"), 0.05)
    for game, seats in (("hoax", 3), ("resistance", 5)):
        bots = ["regular"] * (seats - 1)
        host = await make_table(house.address, game, seats=seats, bots=bots, seconds=quick)
        async with Line(host.house, host.code) as line:
            await line.do("start")
            await line.until(in_phase("over"))


@living(bot_pace=10)
async def test_a_clock_that_is_extended_is_shown_to_all(house):
    seconds = {"choice": 300, "ballot": 300, "window": 300}
    host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"], seconds=seconds)
    async with Line(host.house, host.code) as line:
        await line.do("start")
        await line.do("extend", seconds=20)
        assert line.frames[0]["public"]["clock"]["seconds"] == 320


# races ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("after", "seen", "trips", "counts"),
    [
        (200, 0.35, [0.15, 0.15], 0.2),  # a slow line that was measured to be slow
        (200, 0.21, [0.01], 0.2),  # a fast one
        (200, 0.35, [0.01], 0.35),  # it says that the line was slow, which it never is
        (200, 0.35, [], 0.35),  # nobody knows the line
        (400, 0.35, [0.15], 0.35),  # longer than the house saw
        (5, 0.1, [0.1], 0.1),  # no person is that fast
        (200, 2.0, [3.0], 2.0),  # a line slower than a race can wait for
        (200, 0.35, [0.01, 0.01, 0.4], 0.35),  # one slow answer buys nothing
        (None, 0.35, [0.3], 0.35),  # no report
    ],
)
def test_a_report_counts_where_it_can_be_true(after, seen, trips, counts):
    assert believed(after, seen, deque(trips)) == counts


@living(games=ALL)
async def test_a_slow_line_does_not_lose_a_race_for_it(house):
    """Ann's line is fast and she takes 0.5 s; Ben's needs 0.1 s each way and he takes 0.2 s: his reply comes in second
    if he is unlucky, and counts first."""
    host = await make_table(house.address, "masks", seats=3, bots=["random"], seconds=SLOW)
    guest = await sit(house.address, host.code, "Ben")

    async def play(person, lag, takes):
        async with Line(person.house, host.code, lag=lag) as line:
            if person is host:
                await line.send("start")
            answered = (-1, -1)
            while True:
                letter = await line.hear()
                if letter["type"] != "frame" or not letter["private"]["options"]:
                    if letter["type"] == "table" and letter["table"]["phase"] == "over":
                        return line
                    continue
                view, private = letter["public"]["view"], letter["private"]
                question = letter["public"]["game"], view["ply"]
                if question == answered:
                    continue
                answered = question
                reply = {"game": question[0], "ply": question[1], "seat": person.seat, "action": private["options"][-1]}
                if view["frame"] == "Grabbing":
                    await asyncio.sleep(takes)
                    reply["after"] = round(takes * 1000)
                await line.send("reply", **reply)

    fast, _ = await asyncio.gather(play(host, 0.0, 0.5), play(guest, 0.1, 0.2))
    events = [event for frame in fast.heard if frame["type"] == "frame" for event in frame["public"]["events"]]
    grabbed = next(number for number, kind in enumerate(ALL["masks"].kinds) if kind.name == "grabbed")
    orders = [[seat for seat, _ in event[1]] for event in events if event[0] == grabbed]
    assert orders
    assert all(order.index(guest.seat) < order.index(0) for order in orders)


# talk, lobby, series --------------------------------------------------------------------------------------------------


@living()
async def test_what_is_said_is_heard_now_and_by_who_comes_back(house):
    host = await make_table(house.address, "hoax", seats=3)
    guest = await sit(house.address, host.code, "Ben")
    async with Line(host.house, host.code) as one, Line(guest.house, host.code) as two:
        await one.do("say", seat=0, text="shall we?")
        await two.do("say", seat=1, phrase="yes")
        for line in (one, two):
            while sum(len(letter["lines"]) for letter in line.heard if letter["type"] == "said") < 2:
                await line.hear()
    async with Line(guest.house, host.code) as two:
        heard = await two.until(lambda letter: letter["type"] == "said")
    assert [(line["seat"], line.get("text"), line.get("phrase")) for line in heard["lines"]] == [
        (0, "shall we?", None), (1, None, "yes"),
    ]  # fmt: skip


@living()
async def test_the_lobby_lists_open_tables_with_an_open_seat(house):
    shown = await make_table(house.address, "hoax", seats=3, access="open")
    await make_table(house.address, "hoax", seats=3, access="link")
    await make_table(house.address, "hoax", seats=3, access="open", bots=["random", "random"])
    anybody = stranger(house.address)
    listed = await asyncio.to_thread(anybody.get, "/api/tables", wire.TableList)
    assert [table.code for table in listed.tables] == [shown.code]
    await sit(house.address, shown.code, "Ben")
    await sit(house.address, shown.code, "Cat")
    assert (await asyncio.to_thread(anybody.get, "/api/tables", wire.TableList)).tables == []


@living()
async def test_games_actions_and_rules_are_told(house):
    anybody = stranger(house.address)
    told = await asyncio.to_thread(anybody.get, "/api/games", wire.Games)
    assert [game.key for game in told.games] == [*GAMES]
    for key, kind in GAMES.items():
        some = await asyncio.to_thread(anybody.get, f"/api/games/{key}/actions", wire.ActionList)
        assert [kind.actions.from_json(row) for row in some.actions] == [*kind.actions][: len(some.actions)]
        book = await asyncio.to_thread(anybody.get, f"/api/games/{key}/rules", wire.RuleBook)
        assert book.markdown == Rules.of(kind).text
        assert len(book.sections) > 20


@living()
async def test_a_qr_code_of_a_table(house):
    host = await make_table(house.address, "hoax", seats=3)
    assert (await fetch(stranger(house.address), f"/api/tables/{host.code}/qr.svg")).startswith(b"<svg")


@living()
async def test_game_after_game_with_records_that_verify(house):
    host = await make_table(house.address, "hoax", seats=3, bots=["regular"], options={"goal": 99})
    guest = await sit(house.address, host.code, "Ben")
    shown = []
    for number in range(2):
        committed: list[str] = []

        def over(seat, committed=committed, number=number):
            if seat.table is None or seat.table.played <= number:
                return False
            committed.append(seat.table.commitment)
            return seat.table.phase == "over"

        await play_through([host, guest], "hoax", until=over, seed=number)
        shown.append(committed[0])
    records = await asyncio.to_thread(host.house.get, f"/api/tables/{host.code}/records", wire.RecordList)
    assert [(r.game, r.ended, r.commitment) for r in records.records] == [(0, True, shown[0]), (1, True, shown[1])]
    with tempfile.TemporaryDirectory() as folder:
        for number in range(2):
            file = Path(folder) / f"{number}.jsonl"
            file.write_bytes(await fetch(host.house, f"/api/tables/{host.code}/records/{number}"))
            seed = json.loads(file.read_text().splitlines()[0])["seed"]
            assert hashlib.sha256(seed.encode()).hexdigest() == shown[number]
            assert verify(file, shown[number]) == 0
            assert verify(file, shown[1 - number]) == 1
    assert sum(seat.score for seat in host.table.seats) > 0


def verify(file, hash):
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(file), "--hash", hash])
    return ended.value.code


@living()
async def test_a_replay_shows_any_seats_eyes_or_the_truth(house):
    host = await make_table(house.address, "resistance", seats=5, bots=["random"] * 4)
    await play_through([host], "resistance")
    path = f"/api/tables/{host.code}/records/0/replay"
    own = await asyncio.to_thread(host.house.get, f"{path}?seat=2", wire.Replay)
    assert {seat for step in own.steps for seat in step.views} == {"2"}
    truth, start = [], 0
    while start is not None:
        page = await asyncio.to_thread(host.house.get, f"{path}?seat=truth&start={start}", wire.Replay)
        truth += page.steps
        start = page.next
    assert [step.row for step in truth] == [*range(len(truth))]
    assert [step.views["2"] for step in truth][: len(own.steps)] == [step.views["2"] for step in own.steps]
    roles = [truth[-1].views[str(seat)]["role"] for seat in range(5)]
    assert truth[-1].views["-2"]["roles"] == roles
    assert truth[0].views["-2"]["roles"] is None
    for bad in ("5", "-1", "all", "٣"):
        with pytest.raises((BadSetup, UnicodeEncodeError)):
            await fetch(host.house, f"{path}?seat={bad}")


# the house itself -----------------------------------------------------------------------------------------------------


@living()
async def test_health_and_metrics(house):
    anybody = stranger(house.address)
    assert json.loads(await fetch(anybody, "/healthz"))["ok"] is True
    await make_table(house.address, "hoax", seats=3)
    text = (await fetch(stranger(house.metrics_address), "/metrics")).decode()
    assert 'hoodwink_tables_made_total{game="hoax"} 1.0' in text
    assert "hoodwink_tables 1.0" in text

    async def down(*_):
        raise Unavailable("gone")

    assert json.loads(await fetch(anybody, "/readyz"))["ok"] is True
    house.store.probe, house.reach._probed = down, None
    with pytest.raises(BadSetup, match="can't reach its store"):
        await fetch(anybody, "/readyz")
    assert json.loads(await fetch(anybody, "/healthz"))["ok"] is True


@living()
async def test_a_chore_that_fails_is_counted_and_the_table_waits(house):
    async def broken(*_):
        raise ValueError("a bug")

    quick = dict.fromkeys(("choice", "ballot", "window"), 0.1)
    host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"], seconds=quick)
    house._chore = broken
    async with Line(host.house, host.code) as line:
        await line.do("start")
        while not house.metrics.faults._value.get():
            await asyncio.sleep(0.01)
        await line.do("pause")


def test_the_bot_of_the_protocols_page_plays():
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    blocks = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "async def play" in block]
    assert len(blocks) == 1
    space: dict[str, Any] = {}
    exec(compile(blocks[0], "docs/protocol.md", "exec"), space)

    async def run():
        async with a_house() as house:
            host = await make_table(house.address, "hoax", seats=3, bots=["random"])
            guest = asyncio.create_task(space["play"](house.address, host.code, "Paper"))
            while (await asyncio.to_thread(host.house.get, f"/api/tables/{host.code}", wire.TableInfo)).seats[
                2
            ].kind != "human":
                await asyncio.sleep(0.02)
            await play_through([host], "hoax")
            await asyncio.wait_for(guest, 20)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_hoodwink_bot_takes_a_seat(capsys):
    async def run():
        async with a_house() as house:
            host = await make_table(house.address, "hoax", seats=3, bots=["random"], seconds=FAST)
            address = f"{house.address}/t/{host.code}"
            flags = ["--level", "random", "--name", "Robo", "--games", "1", "--think", "0"]
            guest = asyncio.create_task(asyncio.to_thread(leave, ["bot", address, *flags]))
            while "Robo" not in [c.name for c in house.live[host.code].table.chairs]:
                await asyncio.sleep(0.02)
            await play_through([host], "hoax")
            return await asyncio.wait_for(guest, 20)

    assert asyncio.run(asyncio.wait_for(run(), 60)) == 0
    said = capsys.readouterr().out
    assert "Robo (random) has seat 2" in said
    assert "won: " in said


def leave(args):
    try:
        main(args)
    except SystemExit as ended:
        return ended.code


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["http://127.0.0.1:9/t/BCDFGH"], "no house answers"),
        (["http://127.0.0.1:9/"], "ends with /t/ and its code"),
        (["ftp://x/t/BCDFGH"], "an address looks like"),
    ],
)
def test_hoodwink_bot_says_what_is_wrong(args, says, capsys):
    assert leave(["bot", *args]) == 2
    assert says in capsys.readouterr().err
