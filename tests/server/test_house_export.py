"""The games of a house as a folder of Parquet: which are given away, and that nobody is in it."""

import asyncio
import json
from collections import Counter
from hashlib import sha256

import msgspec
import polars
import pytest
from living import FAST, a_house, make_table, play_through, sit
from pretend import Pretend

from hoodwink.arena.export import GAMES, HOUSE, PERSON, record_of
from hoodwink.arena.lots import read
from hoodwink.cli import main
from hoodwink.cli.export import export as command
from hoodwink.core.record import Record
from hoodwink.envs.data import decisions
from hoodwink.games import find
from hoodwink.games.hexhex import deck
from hoodwink.server import client, desk, export, rows, wire
from hoodwink.server.store import Head, open_store

OPEN = {"game": "hoax", "access": "open", "clock": "none", "seconds": {}}


def played(t):
    """To the end: people reply for themselves, the house for bots only."""
    while t.table.phase == "playing":
        asked = t.table.asked()
        if not asked:
            t.add([rows.Opened(t.now) if t.table.talking else rows.Turned(t.now)])
            continue
        chair, options = t.table.chairs[asked[0]], t.table.playing.options(asked[0])
        action = options[t.dice.below(len(options))]
        if chair.kind == "bot":
            t.add([desk.replied(t.table, asked[0], action, t.now)])
        else:
            t.reply(chair.name, str(action), asked[0])
    return t


def given(t, **more):
    """The entries that a table gives away, and what it keeps."""
    left: Counter[str] = Counter()
    found = [*export.finished(t.log, left, **more)]
    return found, {why: times for why, times in left.items() if times}


def row_of(entry):
    return dict(zip(GAMES, entry.game, strict=True))


def test_a_game_that_is_over_is_given_as_its_record_shows_it():
    t = played(Pretend(seats=4, bots=["regular"], **OPEN))
    (entry,), left = given(t)
    assert not left
    row = row_of(entry)
    assert record_of(row, entry.log) == t.table.playing.record
    assert (row["source"], row["bots"]) == (HOUSE, [PERSON, "regular", PERSON, PERSON])
    assert (row["seed"], tuple(row["winners"])) == ("seed 0", t.table.playing.winners)


def test_every_game_of_a_series_is_given():
    t = played(Pretend(**OPEN))
    while not t.table.series.over:
        t("Ann", wire.Start)
        played(t)
    found, left = given(t)
    assert len(found) == t.table.played > 1
    assert len({entry.id for entry in found}) == len(found)
    assert not left


def test_tables_by_link_are_given_only_if_the_operator_says_so():
    t = played(Pretend(**OPEN | {"access": "link"}))
    assert given(t) == ([], {export.BY_LINK: 1})
    (entry,), left = given(t, by_link=True)
    assert not left
    assert record_of(row_of(entry), entry.log) == t.table.playing.record


def test_games_that_are_not_over_stay():
    t = Pretend(**OPEN)
    t.reply(t.table.chairs[t.table.asked()[0]].name)
    assert given(t) == ([], {export.NOT_OVER: 1})
    t("Ann", wire.Finish)
    assert t.table.phase == "over"
    assert given(t) == ([], {export.NOT_OVER: 1})
    assert given(Pretend(start=False, **OPEN)) == ([], {})


@pytest.mark.parametrize("how", ["late", "stand-in", "left"])
def test_games_in_which_the_house_replied_for_a_person_stay(how):
    t = Pretend(**OPEN)
    seat = t.table.asked()[0]
    if how == "left":
        t(t.table.chairs[seat].name, wire.Leave, seat=seat)
    t.add([desk.replied(t.table, seat, t.table.playing.options(seat)[0], t.now, late=how == "late")])
    played(t)
    assert given(t) == ([], {export.STOOD_IN: 1})
    if how != "left":
        t("Ann", wire.Start)
        played(t)
        found, left = given(t)
        assert (len(found), left) == (1, {export.STOOD_IN: 1})


def test_games_in_which_a_bot_was_changed_stay():
    t = Pretend(seats=4, bots=["regular"], **OPEN)
    t("Ann", wire.Bot, seat=1, level="random")
    assert given(played(t)) == ([], {export.CHANGED: 1})
    t("Ann", wire.Bot, seat=1, level="novice")  # between two games
    t("Ann", wire.Start)
    t("Ann", wire.Bot, seat=1, level="novice")  # as it was
    (entry,), left = given(played(t))
    assert left == {export.CHANGED: 1}
    assert row_of(entry)["bots"] == [PERSON, "novice", PERSON, PERSON]


def test_decks_and_boards_of_their_own_stay():
    t = Pretend(**OPEN | {"game": "hexhex"}, options={"deck": deck.EXAMPLE, "rounds": 1})
    assert given(played(t)) == ([], {export.OWN: 1})


def test_lessons_stay_and_what_is_played_after_them_does_not():
    t = played(Pretend(guests=(), start=False, lesson=True, **OPEN))
    assert given(t, by_link=True) == ([], {export.LESSONS: 1})
    t("Ann", wire.Start)
    found, left = given(played(t), by_link=True)
    assert (len(found), left) == (1, {export.LESSONS: 1})


def test_tables_of_other_rules_are_counted():
    t = played(Pretend(**OPEN))
    older = [row if b'"started"' not in row else row.replace(b'"rules":', b'"rules":9') for row in t.log]
    left: Counter[str] = Counter()
    assert not [*export.finished(older, left)]
    assert left[export.OTHER_RULES] == 1
    assert not [*export.finished([*t.log, b'{"row":"danced","at":1}'], left)]
    assert left[export.OTHER_RULES] == 2
    assert not [*export.finished([], left)]


# from a store ---------------------------------------------------------------------------------------------------------


async def kept(where, tables):
    """Put these tables into a store, by code."""
    store = open_store(where)
    await store.open()
    for code, t in tables.items():
        await store.append(code, 0, t.log, Head(None, False))
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_table_of_a_store_is_looked_at(kind, request, tmp_path, monkeypatch, capsys):
    where = str(tmp_path / "house") if kind == "sqlite" else request.getfixturevalue("database")
    monkeypatch.setattr(export, "AT_ONCE", 2)
    tables = {f"BCDFG{n}": Pretend(**OPEN) for n in range(2, 7)}
    for n, t in enumerate(tables.values()):
        t.dice = t.dice.fork(n)
        played(t)
    tables["ZZZZZZ"] = played(Pretend(**OPEN | {"access": "link"}))
    asyncio.run(kept(where, tables))
    with pytest.raises(SystemExit) as ended:
        main(["export", str(tmp_path / "out"), "--store", where])
    said = capsys.readouterr()
    assert (ended.value.code, said.err) == (0, "")
    records = [record_of(row, log) for row, log in read(tmp_path / "out")]
    wanted = [t.table.playing.record for code, t in tables.items() if code != "ZZZZZZ"]
    assert len(records) == 5
    assert all(record in wanted for record in records)
    rows = sum(len(record.rows) for record in wanted)
    assert said.out == f"{tmp_path / 'out'}: 5 games, {rows} rows\nleft out: 1 {export.BY_LINK}\n"


def test_no_house_is_one_line(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    for where, said in [
        (tmp_path / "none", f"there is no house in {tmp_path / 'none'}: --store is the folder that hoodwink serve was"),
        ("mysql://db", "--store is a folder or postgres://user@host/database, not mysql://…"),
    ]:
        with pytest.raises(SystemExit) as ended:
            main(["export", str(tmp_path / "out"), "--store", str(where)])
        assert ended.value.code == 2
        assert said in capsys.readouterr().err
        assert not (tmp_path / "none").exists()


# nobody is in it ------------------------------------------------------------------------------------------------------

NAMES = ["Zaphodia", "Quixotina", "Ümlautine"]
SECRET = "meet me at the xylophone"


async def a_living_evening(folder):
    """A game at an open table, with talk; the house stays open while it is exported."""
    async with a_house(str(folder / "house")) as house:
        settings = {"name": NAMES[0], "access": "open", "seconds": dict.fromkeys(FAST, 60)}  # nobody is ever late
        host = await make_table(house.address, "hoax", seats=4, bots=["random"], **settings)
        seats = [host, *[await sit(house.address, host.code, name) for name in NAMES[1:]]]
        for seat in seats:
            await seat.send(wire.Say(client.new_id(), seat.seat, f"{SECRET}, {NAMES[0]}"))
        await play_through(seats, "hoax")
        records = await asyncio.to_thread(host.house.fetch, f"/api/tables/{host.code}/records/0")
        await asyncio.to_thread(command, folder / "out", str(folder / "house"))
        log = [rows.read(raw) for raw in await house.store.read(host.code)]
    return host.code, [seat.house.token for seat in seats], log, Record.loads(records.decode(), find)


def personal(code, tokens, log):
    """Everything in the log of a table that is about those who sat there, or leads to it."""
    found = {code, SECRET, *NAMES, *tokens, *map(desk.hashed, tokens)}
    for row in log:
        found |= {value for value in (row.id, getattr(row, "holder", ""), getattr(row, "name", "")) if value}
        found |= {getattr(row, "luck", ""), str(row.at), str(int(row.at))} - {""}
    return found


def test_nothing_that_names_a_person_leaves_the_house(tmp_path):
    code, tokens, log, record = asyncio.run(asyncio.wait_for(a_living_evening(tmp_path), 60))
    marks = personal(code, tokens, log)
    assert len(marks) > len(log)  # every row has some of its own
    stored = msgspec.json.encode(log).decode()
    assert all(mark in stored for mark in (SECRET, *NAMES, *map(desk.hashed, tokens)))  # there was something to tell
    files = [*(tmp_path / "out").rglob("*.parquet")]
    assert len(files) == 2
    for file in files:
        raw, told = file.read_bytes(), json.dumps(polars.read_parquet(file).rows(), ensure_ascii=False)
        for mark in marks:
            assert mark.encode() not in raw, mark
            assert mark not in told, mark
        assert str(tmp_path).encode() not in raw
    ((row, rows_of),) = read(tmp_path / "out")
    assert record_of(row, rows_of) == record
    assert code not in json.dumps(row)
    assert row["id"] not in {sha256(mark.encode()).hexdigest()[:32] for mark in marks}
    deciding = {one.seat for one in decisions(tmp_path / "out", levels=PERSON)}
    assert deciding == {seat for seat, bot in enumerate(row["bots"]) if bot == PERSON}
    assert row["bots"].count(PERSON) == 3
