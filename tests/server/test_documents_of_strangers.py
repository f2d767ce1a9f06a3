"""What strangers send to be read: in a process of its own, with limits, and never at the cost of the tables."""

import asyncio
import json
import time
import tomllib
from contextlib import suppress

import pytest
from heavy import Heavy
from hostile import http, post, problem
from hypothesis import given, settings
from hypothesis import strategies as st
from living import a_house, make_table

from hoodwink.core.errors import BadSetup
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex import deck as decks
from hoodwink.games.ohfox import OhFox
from hoodwink.games.ohfox import board as boards
from hoodwink.server import client, documents, wire
from hoodwink.server.decks import checked

DOTTED = ".".join(["a"] * 29_000) + " = 1"  # 58 kB: took 42 s and 3.3 GB on the loop of the house


# limits ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tale", ["once for ever", "once too much"])
def test_a_document_that_takes_too_much_is_refused_and_nobody_waits_for_it(tale):
    async def go():
        async with a_house(games={"heavy": Heavy}) as house:
            made = asyncio.create_task(
                post(house.address, "/api/tables", {"game": "heavy", "name": "Ann", "options": {"tale": tale}})
            )
            while not made.done():
                assert (await http(house.address, "GET", "/api/games"))[0] == 200
                await asyncio.sleep(0.01)
            assert "too long to read" in problem(await made, 400, "bad_setup")
            await make_table(house.address, "heavy", options={"tale": "once upon a time"})

    asyncio.run(asyncio.wait_for(go(), 30))


def test_a_key_of_29_000_parts_is_refused_unread():
    async def go():
        async with a_house() as house:
            status, _, body = await post(house.address, "/api/decks/check", {"deck": DOTTED})
            assert status == 200
            assert [fault["code"] for fault in json.loads(body)["faults"]] == ["tangled"]
            new = {"game": "hexhex", "name": "Ann", "options": {"deck": DOTTED}}
            assert "dots" in problem(await post(house.address, "/api/tables", new), 400, "bad_setup")

    asyncio.run(asyncio.wait_for(go(), 30))


def test_more_documents_than_can_be_read_are_refused(monkeypatch):
    monkeypatch.setattr(documents, "WAITING", 0)

    async def go():
        async with a_house() as house:
            problem(await post(house.address, "/api/decks/check", {"deck": ""}), 409, "busy")

    asyncio.run(asyncio.wait_for(go(), 30))


def test_a_table_without_a_document_starts_no_worker():
    async def go():
        async with a_house() as house:
            await make_table(house.address, "hexhex", options={"deck": ""})
            assert not house.documents._all
            read = asyncio.to_thread(
                client.House(house.address).post, "/api/decks/check", wire.DeckText(""), wire.DeckChecked
            )
            assert (await read).faults == []
            (worker,) = house.documents._all
            assert worker.process.is_alive()

    asyncio.run(asyncio.wait_for(go(), 30))


# what reading costs ---------------------------------------------------------------------------------------------------

MOST = 0.006  # seconds of the processor for a kB, ten times what the worst takes that we know of
FIXED = 0.02  # and for a document, however short


def cost(read, text):
    """The least of some tries: others use this machine."""
    least = float("inf")
    for _ in range(5):
        start = time.thread_time()
        with suppress(BadSetup):
            read(text)
        least = min(least, time.thread_time() - start)
        if least < FIXED:
            break
    return least


def allowed(text):
    return FIXED + MOST * len(text) / 1000


# TOML by its grammar, much of it many times over
bare = st.sampled_from(["a", "b", "card", "title", "key", '"q"', "'l'", '""', "x1"])
key = st.builds(
    lambda parts, gap: f"{gap}.{gap}".join(parts), st.lists(bare, min_size=1, max_size=9), st.sampled_from(["", " "])
)
number = st.one_of(
    st.sampled_from(["1", "-0", "0x1f", "1.5e9", "inf", "1979-05-27T07:32:00.5Z", "true"]),
    st.builds(lambda digit, n: digit * n, st.sampled_from(["1", "9", "1_"]), st.integers(1, 4000)),
    st.builds(lambda n: "0x" + "f" * n, st.integers(1, 4000)),
    st.builds(lambda n: "1" * n + ".5", st.integers(1, 4000)),
)  # fmt: skip
string = st.builds(
    lambda quote, inside, n: quote + inside * n + quote,
    st.sampled_from(['"', "'", '"""', "'''"]),
    st.sampled_from(["x", "\\", "\\n", '\\"', "\\u0041", "'", '"', '""', "\n", "\\\n ", "#", ".", "[", "é"]),
    st.integers(0, 600),
)
value = st.recursive(
    st.one_of(number, string),
    lambda inner: st.one_of(
        st.lists(inner, max_size=6).map(lambda items: f"[{', '.join(items)}]"),
        st.dictionaries(key, inner, max_size=4).map(
            lambda d: "{" + ", ".join(f"{k} = {v}" for k, v in d.items()) + "}"
        ),
        st.builds(lambda n, v: "[" * n + v + "]" * n, st.integers(1, 80), inner),
    ),
    max_leaves=12,
)
line = st.one_of(
    st.builds("{} = {}".format, key, value),
    key.map("[{}]".format),
    key.map("[[{}]]".format),
    st.just("[[card]]"),
    string,
    st.sampled_from(["", "#", "= 1", '"""', "'''", "]", "}", "...."]),
)
toml = st.lists(st.tuples(line, st.sampled_from([1, 1, 1, 7, 400, 5000])), min_size=1, max_size=8).map(
    lambda lines: "\n".join((text + "\n") * min(n, 1 + decks.SIZE // (len(text) + 1)) for text, n in lines)[
        : decks.SIZE
    ]
)


@given(toml)
@settings(max_examples=150, deadline=None)
def test_a_deck_costs_by_its_length_and_no_more(text):
    assert cost(lambda text: HexHex(3, deck=text), text) < allowed(text)
    assert cost(checked, text) < allowed(text)


numbered = st.builds(
    lambda line, n: "".join(f"{line.replace('§', str(i))}\n" for i in range(n))[: decks.SIZE],
    st.sampled_from([
        "x§ = 1", "a.b.c.d.e.f.g.h§ = 1", "[a.b.c.d.e.f.g.h.i§]", "[[card]]\nkey§ = 1", "[[card]]\n[card.x§]",
        "[[a]]\n[[a.b]]\n[[a.b.c§]]", "x§ = { a.b = 1, c = [1, 2] }", '"q§" = "x"', "x§ = [[[[1]]]]",
    ]),
    st.integers(1, 8000),
)  # fmt: skip


@given(numbered)
@settings(max_examples=40, deadline=None)
def test_a_deck_of_thousands_of_different_lines_too(text):
    assert cost(checked, text) < allowed(text)


def test_whatever_the_check_lets_through_has_keys_of_few_parts():
    """The check and tomllib have to agree on what is a string: nothing may hide behind a quote."""
    hidden = ".".join(["a"] * 50) + " = 1"
    before = (
        'x = "\\""',
        "x = '\\'",
        'x = """\\""""',
        "x = ''''a'''",
        'x = """"a"""""',
        "x = '#'",
        '# "',
        "x = '\"'",
        "",
    )
    for text in before:
        deck = f"{text}\n{hidden}\n"
        tomllib.loads(deck)
        with pytest.raises(decks.BadDeck, match="dots"):
            decks.read(deck)


# JSON, the same
piece = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-(10**30), 10**30), st.floats(), st.text(max_size=20),
        st.builds(lambda n: "x" * n, st.integers(0, 3000)),
        st.builds(lambda item, n: [item] * n, st.sampled_from([0, "x", [], {}]), st.integers(0, 3000)),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=8),
        st.dictionaries(st.text(max_size=4), inner, max_size=8),
    ),
    max_leaves=20,
)  # fmt: skip
FIELDS = json.loads(boards.GLADE)


@given(st.dictionaries(st.sampled_from([*FIELDS]), piece, max_size=4), st.sampled_from([0, 10, 1000]), st.booleans())
@settings(max_examples=150, deadline=None)
def test_a_board_costs_by_its_length_and_no_more(changed, deep, on_a_board):
    text = json.dumps({**(FIELDS if on_a_board else {}), **changed})
    text = ("[" * deep + text + "]" * deep)[: boards.SIZE]
    assert cost(lambda text: OhFox(3, board=text), text) < allowed(text)
