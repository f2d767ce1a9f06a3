"""Two worlds at a live house, over its sockets: everything that somebody can read or ask for is the same in both, to
the letter, and so is the work that the house has with it.

The worlds are a quiet question before and after somebody has sealed a reply to it, and a game and the same with all
dealt otherwise that the reader can't know.
"""

import asyncio
import json
import re
from contextlib import asynccontextmanager, contextmanager

import msgspec
import pytest
from hostile import a_line, http
from living import a_house, make_table, sit
from pretend import ALL
from test_wire_secrecy import at_random

from hoodwink.core.dice import Dice
from hoodwink.core.seats import SPECTATOR
from hoodwink.server import client, desk, limits, wire
from hoodwink.server.letters import Letters
from hoodwink.server.routes import ROUTES

SETUPS = [
    ("masks", 3, {}),
    ("resistance", 8, {"hunter": True, "inquisitor": True}),
    ("hoax", 4, {}),
    ("hexhex", 3, {"rounds": 1}),
    ("erben", 4, {}),
    ("ohfox", 3, {}),
]
QUIET = [setup for setup in SETUPS if setup[0] in ("masks", "hexhex")]
CLOCKS = {"choice": 3600, "ballot": 3600, "window": 3600, "race": 3600, "quiet": 3600}
OWN = re.compile(rb"^hoodwink_lag_seconds .*$", re.MULTILINE)  # what the house measures of itself
BODIES = {  # for every POST: what is refused while a game is on
    "/api/tables": {"game": "nothing", "name": "Eve"},
    "/api/tables/{code}/seats": {"name": "Eve"},
    "/api/tables/{code}/moves": {"screen": 1},
    "/api/tables/{code}/moved": {"key": "x" * 22},
    "/api/decks/check": {"deck": 1},
}


class Work:
    """What the house does: (rows asked for, rows read, letters made) since it was last looked at."""

    def __init__(self):
        self.counts = [0, 0, 0]

    def taken(self):
        counts, self.counts = self.counts, [0, 0, 0]
        return counts


@pytest.fixture
def work(monkeypatch):
    work, encode = Work(), wire.encode

    def counted(value):
        work.counts[2] += 1
        return encode(value)

    monkeypatch.setattr(wire, "encode", counted)
    monkeypatch.setattr(limits, "BURST", 10_000)  # how fast this machine asks is no part of the worlds
    return work


def watch_store(house, work):
    read = house.store.read

    async def counted(*what):
        rows = await read(*what)
        work.counts[0] += 1
        work.counts[1] += len(rows)
        return rows

    house.store.read = counted


@asynccontextmanager
async def a_game(work, game, seats, options):
    """A house with a game on, the table, and the tokens by seat."""
    async with a_house(games=ALL) as house:
        host = await make_table(house.address, game, seats=seats, options=options, seconds=CLOCKS, access="open")
        people = [host] + [await sit(house.address, host.code, f"Guest {n}") for n in range(1, seats)]
        live = house.live[host.code]
        watch_store(house, work)
        yield house, live, {SPECTATOR: None} | {person.seat: person.house.token for person in people}


async def move(house, live, dice, seat=None):
    """One reply of this seat or whoever is asked next, or the turning up of what is held; a new game, if none is on."""
    if live.table.phase != "playing":
        begins = client.new_id()
        holder = live.table.chairs[live.table.host].holder
        await house.do(live, lambda t, now: desk.decide(t, wire.Start(begins), holder, now))
        return
    asked = live.table.asked()
    by = seat if seat is not None else asked[0] if asked else None
    await house.do(live, lambda t, now: at_random(t, by, now, dice))


# everything that can be read ------------------------------------------------------------------------------------------


async def everything(house, live, work, eyes, token):
    """(what was asked, the answer, the work that it was), by somebody who has this seat or none."""
    code, game = live.table.code, live.table.made.game
    found = []
    for address, method, path, body in asked_for(house, code, game):
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        work.taken()
        status, given, answer = await http(address, method, path, body, headers)
        own = ("content-length",) if path == "/metrics" else ()
        given = {name: value for name, value in given.items() if name not in ("date", "set-cookie", *own)}
        found.append((f"{method} {path}", status, given, OWN.sub(b"", answer), work.taken()))
    return [*found, *await said(house, live, work, eyes, token)]


def asked_for(house, code, game):
    for route in ROUTES:
        for number in (0, 1) if "{game}" in route.path else (0,):
            path = route.path.format(code=code, key=game, game=number)
            for query in ("", *(f"?{name}=1" for name in route.query)):
                body = b"" if route.body is None else json.dumps(BODIES[route.path]).encode()
                yield house.address, route.method, path + query, body
    for path in ("/", f"/t/{code}", "/healthz", "/readyz", "/openapi.json", "/metrics", "/nothing"):
        yield house.address, "GET", path, b""
    yield house.metrics_address, "GET", "/metrics", b""


async def said(house, live, work, eyes, token):
    """Over the socket: all that comes of itself, then the answers to requests that must be refused, and to whys."""
    found = []
    async with a_line(house.address, live.table.code, token) as line:
        for request in requests(live.table, eyes):
            await line.send(request)
            letters = []
            while not isinstance(letter := await line.letter(), wire.Ack | wire.Because | wire.Refused):
                letters.append(letter)
            found.append((str(request), [shown(one) for one in (*letters, letter)]))
        found.append(("the socket", work.taken()))
    return found


def shown(letter):
    letter = msgspec.structs.replace(letter, now=0) if isinstance(letter, wire.Welcome) else letter
    return msgspec.json.encode(letter)


def requests(table, eyes):
    """What a stranger or a seat can send without changing anything."""
    me, ply, game = max(eyes, 0), table.playing.ply, table.played - 1
    others = [seat for seat in range(table.made.seats) if seat != eyes]
    yield {"type": "reply", "id": "stale", "game": game, "ply": ply + 1, "seat": me, "action": 0}
    yield {"type": "reply", "id": "older", "game": game + 1, "ply": ply, "seat": me, "action": 0}
    for seat in others:
        yield {"type": "reply", "id": "not mine", "game": game, "ply": ply, "seat": seat, "action": 0}
        yield {"type": "why", "id": "why", "seat": seat, "action": 0}
    offered = set(table.playing.option_ids(eyes)) if eyes >= 0 else set()
    for action in range(0, len(table.game.actions), max(1, len(table.game.actions) // 12)):
        yield {"type": "why", "id": "why", "seat": me, "action": action}
        if eyes >= 0 and action not in offered:
            yield {"type": "reply", "id": "illegal", "game": game, "ply": ply, "seat": me, "action": action}
    for kind in ("ready", "mark"):
        yield {"type": kind, "id": kind, "seat": me, **({"mark": "x"} if kind == "mark" else {})}
    if eyes != table.host:
        for kind in ("start", "pause", "resume", "extend", "finish"):
            yield {"type": kind, "id": kind}
        yield {"type": "kick", "id": "kick", "seat": others[0]}
    yield {"type": "swap", "id": "swap", "one": 0, "two": 1}
    yield {"type": "nothing", "id": "nothing"}


def differences(here, there):
    assert [one[0] for one in here] == [one[0] for one in there]
    return [(one, two) for one, two in zip(here, there, strict=True) if one != two]


# a reply that is sealed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), QUIET)
def test_nobody_can_tell_whether_a_quiet_question_has_been_answered(game, seats, options, work):
    async def go():
        compared, dice = 0, Dice("sealed")
        async with a_game(work, game, seats, options) as (house, live, tokens):
            while compared < 6:
                asked = live.table.asked()
                if len(asked) < 2 or live.table.playing.question != "quiet":
                    await move(house, live, dice)
                    continue
                replier, reader = asked[0], asked[1]
                for eyes in (SPECTATOR, reader):
                    await everything(house, live, work, eyes, tokens[eyes])  # what is made once is made by now
                before = [await everything(house, live, work, eyes, tokens[eyes]) for eyes in (SPECTATOR, reader)]
                async with a_line(house.address, live.table.code, tokens[reader]) as idle:
                    await idle.until(wire.Frame)
                    await move(house, live, dice, replier)
                    assert replier in live.table.held
                    answer = await idle.ask({"type": "swap", "id": "now", "one": 0, "two": 1})
                    assert (answer.id, [type(letter) for letter in idle.seen[4:]]) == ("now", []), (
                        "it was sent something"
                    )
                after = [await everything(house, live, work, eyes, tokens[eyes]) for eyes in (SPECTATOR, reader)]
                for here, there in zip(before, after, strict=True):
                    assert not differences(here, there)
                compared += 1
        return compared

    assert asyncio.run(asyncio.wait_for(go(), 120)) == 6


# all that was dealt otherwise -----------------------------------------------------------------------------------------


@contextmanager
def in_another_world(live, reader, dice):
    match = live.table.playing
    real = match._state
    match._state = match.game.redeal(real, reader, dice)
    try:
        yield real.key() != match._state.key()
    finally:
        match._state = real


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_nobody_can_tell_another_deal_by_anything_that_he_can_ask_for(game, seats, options, work):
    async def go():
        compared, step, dice = 0, 0, Dice("worlds")
        async with a_game(work, game, seats, options) as (house, live, tokens):
            while compared < 6:
                step += 1
                await move(house, live, dice)
                if live.table.phase != "playing" or step % 7 or live.table.held:
                    continue
                eyes = (SPECTATOR, step % seats)[compared % 2]
                await everything(house, live, work, eyes, tokens[eyes])
                live.letters = Letters(live.table)
                here = await everything(house, live, work, eyes, tokens[eyes])
                with in_another_world(live, eyes, dice) as other:
                    live.letters = Letters(live.table)
                    there = await everything(house, live, work, eyes, tokens[eyes])
                live.letters = Letters(live.table)
                assert not differences(here, there)
                compared += other
        return compared

    assert asyncio.run(asyncio.wait_for(go(), 120)) == 6


# metrics --------------------------------------------------------------------------------------------------------------


def test_metrics_are_at_a_port_of_their_own_and_nothing_else_is_there():
    async def go():
        async with a_house() as house:
            assert (await http(house.address, "GET", "/metrics"))[0] == 404
            status, _, text = await http(house.metrics_address, "GET", "/metrics")
            assert status == 200
            assert b"hoodwink_connections 0.0" in text
            for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/metrics"), ("POST", "/api/tables")):
                assert (await http(house.metrics_address, method, path))[0] == 404

    asyncio.run(go())


def test_what_everybody_sees_is_counted():
    async def go():
        async with a_house() as house:
            host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"])
            live, dice = house.live[host.code], Dice("counted")
            while not live.table.records:
                await move(house, live, dice)
                await asyncio.sleep(0)
            count = house.metrics.registry.get_sample_value
            assert count("hoodwink_games_begun_total", {"game": "hoax"}) == 1
            assert count("hoodwink_games_over_total", {"game": "hoax"}) == 1
            assert count("hoodwink_questions_total") >= 3

    asyncio.run(asyncio.wait_for(go(), 30))
