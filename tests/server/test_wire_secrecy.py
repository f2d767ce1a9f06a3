"""Secrecy on the wire: what sockets and REST carry, over whole games, compared with what each seat may know."""

import asyncio
import json
import secrets
from dataclasses import replace
from typing import ClassVar

import msgspec
import pytest
from living import a_house, make_table, play_through, sit
from pretend import ALL, Pretend

from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Value
from hoodwink.core.record import Record
from hoodwink.core.seats import SPECTATOR
from hoodwink.games import GAMES
from hoodwink.games.erben import Erben
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hoax import Hoax
from hoodwink.games.ohfox import OhFox, board
from hoodwink.games.resistance import Resistance
from hoodwink.server import client, desk, rows, wire
from hoodwink.server.desk import Refusal, hashed
from hoodwink.server.letters import Letters

OPTIONS: dict[str, list[tuple[int, dict[str, Value]]]] = {
    "hoax": [(3, {}), (5, {"immunities": False})],
    "resistance": [
        (5, {}), (7, {"plots": True}), (8, {"hunter": True, "inquisitor": True}),
        (10, {"plots": True, "hunter": True, "inquisitor": True, "reverser": "resistance"}),
    ],
    "erben": [(3, {}), (6, {"two_identities": True}), (9, {"large": True, "unmarked_doubts": True})],
    "ohfox": [
        (2, {}), (3, {"masked": True, "board": board.GLADE}), (4, {"predators": 4, "prey": 6, "masked": True}),
    ],
    "hexhex": [
        (3, {}), (4, {"hexen_stix": True, "rounds": 1}), (5, {"vexed": True, "ready": False, "rounds": 1}),
    ],
    "masks": [(3, {}), (4, {"climate": "foul"})],
}  # fmt: skip
SETUPS = [(game, seats, options) for game, setups in OPTIONS.items() for seats, options in setups]


def test_every_game_is_here():
    assert set(GAMES) <= set(OPTIONS)


# two worlds -----------------------------------------------------------------------------------------------------------


def in_another_world(t, reader, dice):
    """The table as it would be if all were otherwise that this reader can't know; back with the returned function."""
    match = t.table.match
    real = match._state
    match._state = match.game.redeal(real, reader, dice)

    def back():
        match._state = real

    return back


def a_table(game, seats, options):
    guests = [f"Guest {n}" for n in range(1, seats)]
    return Pretend(game, seats=seats, guests=guests, options=options)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_seat_is_sent_the_same_bytes_whatever_it_can_not_know(game, seats, options):
    t, dice, other = a_table(game, seats, options), Dice("worlds"), 0
    while t.table.phase == "playing" and len(t.log) < 150:
        for reader in (SPECTATOR, *range(seats)):
            here = Letters(t.table).frame(reader, 0)
            if t.table.held:  # what is held back is not in the state that is redealt
                continue
            before = t.table.match._state.key()
            back = in_another_world(t, reader, dice)
            other += before != t.table.match._state.key()
            there = Letters(t.table).frame(reader, 0)
            back()
            assert here == there
        t.step()
    assert other > 20


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_frame_is_as_long_in_every_world(game, seats, options):
    """Somebody who counts the bytes of another's line learns what a spectator knows, and no more."""
    t, dice, differ = a_table(game, seats, options), Dice("lengths"), 0
    while t.table.phase == "playing" and len(t.log) < 150:
        events = Letters(t.table).events()
        if not t.table.held:
            here = [Letters(t.table).frame(seat, start) for seat in range(seats) for start in (0, events)]
            back = in_another_world(t, SPECTATOR, dice)
            there = [Letters(t.table).frame(seat, start) for seat in range(seats) for start in (0, events)]
            back()
            assert [*map(len, here)] == [*map(len, there)]
            differ += here != there
        t.step()
    assert differ > 10


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_refusal_is_the_same_in_every_world(game, seats, options):
    t, dice, asked = a_table(game, seats, options), Dice("refusals"), 0
    while t.table.phase == "playing" and len(t.log) < 60:
        for seat in range(seats):
            action = dice.below(len(t.table.game.actions))
            request = wire.Reply("x", 0, t.table.playing.ply, seat, action)

            def answer(request=request, seat=seat):
                holder = hashed("Ann" if seat == 0 else f"Guest {seat}")
                try:
                    return repr(desk.decide(t.table, request, holder, t.now))
                except Refusal as refusal:
                    return refusal.code, refusal.message, refusal.section

            here = answer()
            back = in_another_world(t, seat, dice)
            there = answer()
            back()
            assert here == there
            asked += isinstance(here, tuple)
        t.step()
    assert asked > 20


# whole games over sockets ---------------------------------------------------------------------------------------------


class Tap:
    """A line to a table that keeps everything it is sent, and hangs up now and then."""

    def __init__(self, house, code, query=""):
        self.house, self.code, self.query = house, code, query
        self.letters = []  # of the game, before it is over
        self.first = []  # starts of the first frame on each line

    async def run(self, hang_up_after):
        while True:
            async with self.house.socket(self.code + self.query) as line:
                fresh = True
                for _ in range(hang_up_after):
                    raw = await line.recv()
                    letter = json.loads(raw)
                    if letter["type"] == "table" and letter["table"]["phase"] == "over":
                        return
                    if letter["type"] == "frame" and fresh:
                        self.first.append(letter["start"])
                        fresh = False
                    self.letters.append(raw)

    @property
    def frames(self):
        return [frame for frame in map(json.loads, self.letters) if frame["type"] == "frame"]


async def tapped_game(house, games, game, seats, options, hang_up_after=9):
    """A whole game with a tap on every seat's line, a spectator and a screen; the taps by seat, and the host."""
    host = await make_table(house.address, game, seats=seats, options=options)
    people = [host] + [await sit(house.address, host.code, f"Guest {n}") for n in range(1, seats)]
    taps = {person.seat: Tap(person.house, host.code) for person in people}
    taps[SPECTATOR] = Tap(client.House(house.address), host.code)
    taps[-3] = Tap(host.house, host.code, "?screen")
    lines = [asyncio.create_task(tap.run(hang_up_after + n)) for n, tap in enumerate(taps.values())]
    await play_through(people, game, games, level="random")
    await asyncio.wait_for(asyncio.gather(*lines), 20)
    return taps, host, people


def merged(frame):
    private = frame["private"] or {"mine": {}}
    return {**frame["public"]["view"], **private["mine"]}


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_sockets_carry_views_and_nothing_else(game, seats, options):
    """Afterwards, with the record: every frame was that seat's view of a moment of the game, to the last field."""

    async def run():
        async with a_house(games=ALL) as house:
            taps, host, people = await tapped_game(house, ALL, game, seats, options)
            raw = await asyncio.to_thread(host.house.fetch, f"/api/tables/{host.code}/records/0")
            luck = house.live[host.code].table.made.luck
            tokens = [person.house.token for person in people]
            return taps, raw.decode(), [luck, *tokens]

    taps, raw, hidden = asyncio.run(run())
    record = Record.loads(raw, ALL.__getitem__)
    kind = record.setup(ALL.__getitem__)
    assert sum(len(tap.first) for tap in taps.values()) > len(taps), "nobody ever came back"
    for seat, tap in taps.items():
        eyes = max(seat, SPECTATOR)
        seen, log = [], ()
        for _, s in record.replay(kind):
            view = kind.view(s, eyes).to_json()
            log = view.pop("log")
            seen.append(view)
        frames = tap.frames
        assert len(frames) > 3
        for frame in frames:
            check_frame(frame, eyes, seen, log)
        assert set(tap.first) == {0}
        everything = "".join(tap.letters)
        own = tap.house.token
        for secret in (record.seed, *hidden):
            assert secret == own or secret not in everything
        assert own not in everything


def check_frame(frame, eyes, seen, log):
    assert set(frame) == {"type", "start", "public", "private"}
    assert set(frame["public"]) == {"game", "view", "events", "clock", "talk"}
    private = frame["private"]
    assert (private is None) == (eyes == SPECTATOR)
    view = merged(frame)
    if private is not None:
        assert set(private) == {"seat", "mine", "secrets", "options", "away"}
        assert private["seat"] == eyes
        assert not private["options"] or (view["asked"] and frame["public"]["talk"] is None)
    held = dict(view, asked=True, replied=None) if view["replied"] is not None else view
    race = [known for known in seen if known["ply"] == view["ply"] and set(view["waiting"]) <= set(known["waiting"])]
    fits = view in seen or held in seen or any(
        dict(known, waiting=view["waiting"], asked=view["asked"], replied=view["replied"]) == view for known in race
    )  # fmt: skip
    assert fits, view
    secrets_told = dict(private["secrets"]) if private else {}
    for n, event in enumerate(frame["public"]["events"], frame["start"]):
        assert secrets_told.get(n, event) == list(log[n])


# canaries -------------------------------------------------------------------------------------------------------------


class Canary(int):
    """A hidden card: to the rules a number like any other, on the wire a token of its own."""

    token: int


def planted(kind, nouns):
    """A game whose hidden cards are canaries, from the moment they are dealt."""

    class Planted(kind):  # type: ignore[misc,valid-type]
        tokens = {}  # noqa: RUF012  token → the seat that it belongs to

        def view(self, s, seat):
            for noun in nouns:
                cards = getattr(s, noun)
                for owner, card in enumerate(cards):
                    if card >= 0 and not isinstance(card, Canary):
                        cards[owner] = Canary(card)
                        cards[owner].token = secrets.randbelow(10**15) + 10**15
                        self.tokens[cards[owner].token] = owner
            return super().view(s, seat)

    return Planted


def planted_hands(kind):
    """A game whose cards lie open sooner or later, each at its own time: here the cards in a hand are canaries while
    they are there, made when its owner looks."""

    class Planted(kind):  # type: ignore[misc,valid-type]
        tokens = {}  # noqa: RUF012
        made: ClassVar[dict[tuple[int, int, int], Canary]] = {}  # seat, place and card → the canary

        def view(self, s, seat):
            view = super().view(s, seat)
            return replace(view, hand=tuple(self.canary(seat, *held) for held in enumerate(view.hand)))

        def canary(self, seat, place, card):
            if (seat, place, card) not in self.made:
                canary = self.made[seat, place, card] = Canary(card)
                canary.token = secrets.randbelow(10**15) + 10**15
                self.tokens[canary.token] = seat
            return self.made[seat, place, card]

    return Planted


def at_random(table, seat, now, dice):
    if seat is None:
        return [rows.Opened(now) if table.talking else rows.Turned(now)]
    options = table.playing.options(seat)
    return [desk.replied(table, seat, options[dice.below(len(options))], now)] if options else []


# The nouns that are hidden, and a set-up in which no rule shows one to anybody before the end.
NOUNS = {
    "hoax": (Hoax, ["identities"], 6, {}),
    "resistance": (Resistance, ["roles", "cards"], 10, {"reverser": "resistance"}),
    "erben": (Erben, ["cards"], 6, {"throne_points": False}),
    "ohfox": (OhFox, ["animals"], 4, {"masked": True}),
    "hexhex": (HexHex, [], 4, {"rounds": 1, "hexen_stix": True}),
}


def test_every_game_has_canaries():
    assert set(GAMES) <= set(NOUNS)


def strangers(kind, seats, options, monkeypatch):
    """Play a game over sockets; (reader, owner) of every canary that a line carried, before the end."""
    monkeypatch.setattr(wire, "encode", msgspec.json.Encoder(enc_hook=lambda card: card.token).encode)

    async def run():
        async with a_house(games={kind.key: kind}) as house:
            host = await make_table(house.address, kind.key, seats=seats, options=options)
            people = [host] + [await sit(house.address, host.code, f"Guest {n}") for n in range(1, seats)]
            taps = {person.seat: Tap(person.house, host.code) for person in people}
            taps[SPECTATOR] = Tap(client.House(house.address), host.code)
            lines = [asyncio.create_task(tap.run(30)) for tap in taps.values()]
            live = house.live[host.code]
            await house.do(live, lambda t, now: desk.decide(t, wire.Start("go"), hashed(host.house.token), now))
            dice = Dice("canary")
            while (table := live.table).phase == "playing":
                for seat in table.asked() or [None]:
                    await house.do(live, lambda t, now, seat=seat: at_random(t, seat, now, dice))
                    await asyncio.sleep(0.001)  # for the lines
            await asyncio.wait_for(asyncio.gather(*lines), 20)
            return taps

    sent = {seat: "".join(tap.letters) for seat, tap in asyncio.run(run()).items()}
    return {
        (reader, owner)
        for reader, everything in sent.items()
        for token, owner in kind.tokens.items()
        if str(token) in everything
    }


@pytest.mark.parametrize("game", NOUNS)
def test_no_socket_carries_another_seats_canary(game, monkeypatch):
    kind, nouns, seats, options = NOUNS[game]
    canaries = planted(kind, nouns) if nouns else planted_hands(kind)
    assert strangers(canaries, seats, options, monkeypatch) == {(seat, seat) for seat in range(seats)}


def test_a_planted_leak_is_found(monkeypatch):
    class Leaky(planted(*NOUNS["hoax"][:2])):  # type: ignore[misc]
        def view(self, s, seat):
            return replace(super().view(s, seat), identity=s.identities[(seat + 1) % self.seats])

    assert (SPECTATOR, 5) in strangers(Leaky, 6, {}, monkeypatch)


# REST -----------------------------------------------------------------------------------------------------------------


def test_an_unfinished_game_has_no_record_replay_or_seed():
    async def run():
        async with a_house() as house:
            host = await make_table(house.address, "hoax", seats=3, bots=["random", "random"])
            live = house.live[host.code]
            await house.do(live, lambda t, now: desk.decide(t, wire.Start("s"), hashed(host.house.token), now))
            seed = live.table.playing.record.seed
            said = []
            for who in (host.house, client.House(house.address)):
                for path in ("", "/records", "/records/0", "/records/0/replay?seat=truth", "/records/0/replay?seat=0"):
                    try:
                        said.append((await asyncio.to_thread(who.fetch, f"/api/tables/{host.code}{path}")).decode())
                    except BadSetup as error:
                        said.append(str(error))
            return seed, said

    seed, said = asyncio.run(run())
    assert not any(seed in text for text in said)
    assert said[1] == '{"records":[]}'
    assert sum("still being played" in text for text in said) == 6
