"""Why not, on the socket: answered from the seat's own view, to the one who asks alone, and nothing is written."""

import asyncio

import pytest
from lines import Line, in_phase, stranger
from living import a_house, make_table, sit
from pretend import Pretend
from test_protocol_docs import quoted, rows_of

from hoodwink.core.why import REASONS, Reason
from hoodwink.server import desk, limits, wire
from hoodwink.server.desk import Refusal, hashed


def why(t, who, seat, action):
    """What the desk answers; it must leave everything as it was."""
    before, known = t.again(), len(t.log)
    try:
        return desk.why(t.table, wire.Why("y", seat, action), hashed(who))
    finally:
        assert (t.again(), len(t.log)) == (before, known)


def refused(t, who, seat, action):
    with pytest.raises(Refusal) as refusal:
        why(t, who, seat, action)
    return refusal.value.code


# the desk -------------------------------------------------------------------------------------------------------------


def test_the_reason_is_the_game_s():
    t = Pretend("hoax", options={"first": 0})
    assert why(t, "Ben", 1, {"do": "done"}) == Reason("setting-up", "1.6")
    for who in ("Ann", "Ben", "Cat"):
        t.reply(who, "take cash")
    assert why(t, "Ann", 0, {"do": "done"}) == Reason("claim-first", "2.2")
    assert why(t, "Ann", 0, {"do": "investigate", "target": 2}) == Reason("one-of-each", "4.1")
    assert why(t, "Ben", 1, {"do": "done"}) == Reason("not-your-turn", "2.1")
    done = t.table.game.actions.id(t.table.game.actions.parse("done"))
    assert why(t, "Ben", 1, done) == Reason("not-your-turn", "2.1")


def test_what_can_be_done_has_no_reason_against_it():
    t = Pretend("hoax", options={"first": 0})
    assert why(t, "Ann", 0, {"do": "take", "type": "cash"}) is None


def test_one_asks_for_his_own_seat():
    t = Pretend("hoax")
    assert refused(t, "Ann", 1, {"do": "done"}) == "not_yours"
    assert refused(t, "a stranger", 0, {"do": "done"}) == "not_yours"
    assert refused(t, "Ann", 63, {"do": "done"}) == "not_yours"


@pytest.mark.parametrize(
    "action", [10**6, {}, {"do": "fly"}, {"do": "done", "well": 1}, {"do": "accuse", "target": 99, "name": "chef"}]
)
def test_what_is_no_action(action):
    assert refused(Pretend("hoax"), "Ann", 0, action) == "bad_message"


def test_before_in_and_after_a_game():
    t = Pretend("hoax", start=False)
    assert refused(t, "Ann", 0, {"do": "done"}) == "not_now"
    t("Ann", wire.Start)
    t("Ann", wire.Pause)
    assert {why(t, name, seat, action) for seat, name in enumerate(("Ann", "Ben", "Cat")) for action in (0, 1, 11)} == {
        Reason("paused", "")
    }
    t("Ann", wire.Resume)
    t.finish()
    assert why(t, "Ben", 1, {"do": "done"}) == Reason("over", "7")
    t("Ann", wire.Start)
    t("Ann", wire.Finish)  # ended by the host, in the middle
    assert why(t, "Ben", 1, {"do": "done"}) == Reason("over", "7")


def test_a_reply_that_the_house_keeps_back_is_an_answer():
    """In a quiet question nothing of a reply is seen; its own seat is told that it has answered, others nothing."""
    t = Pretend()
    t.on_to("quiet")
    [first, *others] = t.table.asked()
    names = ("Ann", "Ben", "Cat")
    options = t.table.playing.options(first)
    before = [why(t, names[seat], seat, t.table.game.actions.to_json(options[0])) for seat in others]
    t.reply(names[first], seat=first)
    assert why(t, names[first], first, t.table.game.actions.to_json(options[-1])).key == "replied"
    assert [why(t, names[seat], seat, t.table.game.actions.to_json(options[0])) for seat in others] == before


# the socket -----------------------------------------------------------------------------------------------------------


async def three(house):
    """Three people at a table of Hoax, where seat 0 begins; not started, not connected."""
    ann = await make_table(house.address, "hoax", seats=3, options={"first": 0})
    ben = await sit(house.address, ann.code, "Ben")
    cat = await sit(house.address, ann.code, "Cat")
    return ann, ben, cat


def test_the_answer_goes_to_the_one_who_asked_and_nothing_is_written():
    async def run():
        async with a_house() as house:
            ann, ben, cat = await three(house)
            async with (
                Line(ann.house, ann.code) as a, Line(ben.house, ann.code) as b, Line(cat.house, ann.code) as c,
                Line(stranger(house.address), ann.code) as watcher,
            ):  # fmt: skip
                await a.do("start")
                for line in (a, b, c, watcher):
                    while not line.frames:
                        await line.hear()
                live = house.live[ann.code]
                rows, letters = live.table.n, live.letters
                stored = await house.store.read(ann.code)
                heard = [len(line.heard) for line in (a, c, watcher)]
                asked = await b.answer(await b.send("why", id="w", seat=1, action={"do": "done"}))
                assert asked == {"type": "because", "id": "w", "reason": "setting-up", "section": "1.6"}
                can = await a.answer(await a.send("why", seat=0, action={"do": "take", "type": "cash"}))
                assert (can["type"], can["reason"], can["section"]) == ("because", "", "")
                assert await house.store.read(ann.code) == stored
                assert live.table.n == rows
                assert live.letters is letters  # nothing new for anybody
                # Whatever came to the others before the next thing that all are told would be in between.
                await a.do("say", seat=0, phrase="yes")
                for line, before in zip((a, c, watcher), heard, strict=True):
                    while not any(letter["type"] == "said" for letter in line.heard):
                        await line.hear()
                    new = [letter["type"] for letter in line.heard[before:] if letter["type"] != "ping"]
                    assert new == (["because", "said", "ack"] if line is a else ["said"])

    asyncio.run(run())


def test_refusals_on_the_socket():
    async def run():
        async with a_house() as house:
            ann, ben, _ = await three(house)
            async with Line(ann.house, ann.code) as a, Line(ben.house, ann.code) as b:
                assert await a.refused("why", seat=0, action=0) == "not_now"
                await a.do("start")
                await b.until(in_phase("playing"))
                assert await b.refused("why", seat=0, action=0) == "not_yours"
                assert await b.refused("why", seat=1, action={"do": "fly"}) == "bad_message"
                assert await b.refused("why", seat=1, action=10**6) == "bad_message"
                async with Line(stranger(house.address), ann.code) as watcher:
                    assert await watcher.refused("why", seat=1, action=0) == "not_yours"

    asyncio.run(run())


def test_asking_counts_against_the_limit_of_messages():
    async def run():
        async with a_house() as house:
            ann, *_ = await three(house)
            async with Line(ann.house, ann.code) as a:
                await a.do("start")
                for _ in range(limits.BURST + 5):
                    await a.send("why", seat=0, action=0)
                refused = await a.until(lambda letter: letter["type"] == "refused")
                assert refused["code"] == "too_fast"

    asyncio.run(run())


def test_reasons_of_the_page_are_those_of_the_kernel():
    assert [quoted(row[0])[0] for row in rows_of("Why not?")] == list(REASONS)
