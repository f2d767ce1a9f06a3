"""Decks for the deck maker: the vocabulary as data, and a deck file checked, whatever is in it."""

import asyncio
import json

import pytest
from hostile import http, post, problem
from living import a_house, make_table, play_through, sit

from hoodwink.core.record import Record
from hoodwink.games import GAMES
from hoodwink.games.hexhex.deck import EXAMPLE, HOUSE, SIZE, BadDeck, read
from hoodwink.games.hexhex.primitives import FLAGS, PRIMITIVES
from hoodwink.server import decks, limits

PATH = "/api/decks/check"
LADLE = 'copies = 14\nflags = ["answers", "moves"]\neffect = [{ do = "pass", to = "left" }]'


def faults(text):
    return [(fault.code, fault.card, fault.field, fault.effect) for fault in decks.checked(text).faults]


def test_over_http():
    async def go():
        async with a_house() as house:
            status, _, body = await http(house.address, "GET", "/api/decks/vocabulary")
            words = json.loads(body)
            assert status == 200
            assert [one["name"] for one in words["primitives"]] == [one.name for one in PRIMITIVES]
            assert words["flags"] == [*FLAGS]
            status, _, body = await post(house.address, PATH, {"deck": EXAMPLE})
            deck = json.loads(body)
            assert (status, deck["title"], deck["faults"], deck["size"]) == (200, "The Kettle", [], 60)
            assert deck["counts"]["counter"] == 6
            status, _, body = await post(house.address, PATH, {"deck": "", "more": 1})
            assert status == 400
            problem(await post(house.address, PATH, {"deck": 1}), 400, "bad_message")
            problem(await post(house.address, PATH, {"deck": "x" * limits.DOCUMENTS}), 413, "too_big")

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_live_table_plays_with_a_deck_of_its_own():
    async def go():
        async with a_house() as house:
            options = {"deck": EXAMPLE, "rounds": 1}
            host = await make_table(house.address, "hexhex", options=options, seats=3)
            others = [await sit(house.address, host.code, name) for name in ("Ben", "Cleo")]
            await play_through([host, *others], "hexhex", level="random")
            status, _, text = await http(house.address, "GET", f"/api/tables/{host.code}/records/0")
            assert status == 200
            record = Record.loads(text.decode(), GAMES.__getitem__)
            assert record.options["deck"] == EXAMPLE
            for _ in record.replay(record.setup(GAMES.__getitem__)):
                pass
            bad = {"game": "hexhex", "name": "Ann", "options": {"deck": EXAMPLE.replace("copies = 6", "copies = -6")}}
            said = problem(await post(house.address, "/api/tables", bad), 400, "bad_setup")
            assert "card pinch_of_salt, field copies" in said

    asyncio.run(asyncio.wait_for(go(), 60))


def test_no_text_is_the_deck_of_the_house():
    deck = decks.checked("")
    assert [card.key for card in deck.cards] == [card.key for card in HOUSE.cards]
    assert (deck.faults, deck.size, deck.stix) == ([], 150, 9)
    assert deck.cards[0].title.de == "Links abwenden"
    assert deck.cards[0].effect == [{"do": "pass", "to": "left"}]


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('key = "lid"', 'key = "The Lid"', ("key", 5, "key", -1)),
        ('key = "lid"', 'key = "splash"', ("twice", 5, "key", -1)),
        ('key = "lid"', 'key = "lid"\nprice = 1', ("fields", 5, "price", -1)),
        ('en = "Lid"', 'en = ""', ("title", 5, "title", -1)),
        ("copies = 2", "copies = 100", ("copies", 5, "copies", -1)),
        ("copies = 2", f"copies = 0x{'f' * 9000}", ("copies", 5, "copies", -1)),
        ('flags = ["cancels"]', 'flags = [["cancels"]]', ("flags", 6, "flags", -1)),
        ('do = "dismiss"', 'do = "pass", to = "up"', ("needs", 5, "effect", 0)),
        ('do = "dismiss"', 'do = ["dismiss"]', ("effect", 5, "effect", 0)),
        ('{ do = "pass", to = "anyone" }, ', "", ("one_end", 2, "effect", -1)),
        ('{ do = "draw" }', '{ do = "draw", count = 0 }', ("effect", 2, "effect", 1)),
        ('title = "The Kettle"', 'title = ""', ("name", -1, "title", -1)),
        ("[[card]]", "[card]", ("toml", -1, "", -1)),
        (LADLE, LADLE.replace("14", "0"), ("size", -1, "", -1)),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(old, new, where):
    text = EXAMPLE.replace(old, new)
    if where[0] == "needs":
        text = text.replace('copies = 2\nflags = ["answers"]', 'copies = 2\nflags = ["cancels"]')
    if where[0] == "size":
        text = text.replace("copies = 14", "copies = 3").replace("copies = 8", "copies = 2")
    assert faults(text) == [where]
    with pytest.raises(BadDeck):
        read(text)


def test_all_cards_that_are_wrong_are_told_at_once():
    text = EXAMPLE.replace("copies = 14", "copies = -1")
    assert [(code, card) for code, card, *_ in faults(text)] == [("copies", 0), ("copies", 1)]


@pytest.mark.parametrize(
    "text",
    [
        "title = 'x'\ncard = 3", "title = 'x'\ncard = [1]", "title = 'x'\n[[card]]", "card = []", "a = " + "[" * 5000,
        "title = " + "9" * 5000,
        "title = 'x'\n[[card]]\ntitle = 3\nflags = 1\neffect = [1, {do = 1.5}]\ncopies = 1979-05-27",
        "x" * (SIZE + 1), "title = 'x'\n" + "[[card]]\n" * 60,
    ],
)  # fmt: skip
def test_whatever_comes_is_answered(text):
    deck = decks.checked(text)
    assert deck.faults
    assert all(len(fault.message) < 1000 for fault in deck.faults)
