"""Lessons at a live table: followed to the end, left in the middle, taken up after a restart."""

import asyncio
import hashlib

import pytest
from lines import Line, stranger
from living import a_house
from pretend import ALL

from hoodwink.bots import make
from hoodwink.bots.lesson import following, position
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.lesson import LEARNER
from hoodwink.core.match import Match
from hoodwink.core.record import Record
from hoodwink.core.seats import CHANCE
from hoodwink.games import GAMES, find
from hoodwink.server import client, house, lessons, rows, table, wire

each_game = pytest.mark.parametrize("game", [key for key, kind in GAMES.items() if kind.lesson])


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """Nobody has to wait for mission cards, nor after a restart."""
    monkeypatch.setattr(table, "ALONE_TICK", 0.05)
    monkeypatch.setattr(table, "TICK", 0.05)
    monkeypatch.setattr(house, "GRACE", 0.0)


def live(test, **settings):
    async def run():
        async with a_house(**settings) as house:
            await asyncio.wait_for(test(house), 60)
            assert house.metrics.registry.get_sample_value("hoodwink_faults_total") == 0

    asyncio.run(run())


async def taught(house, game, name="Ada", **more):
    """A table with a lesson, and the learner's seat."""
    learner = stranger(house.address)
    new = wire.NewTable(game=game, name=name, lesson=True, **more)
    joined = await asyncio.to_thread(learner.post, "/api/tables", new, wire.Joined)
    return client.Seat(learner, joined.code, joined.seat)


async def steps_of(seat, game):
    lesson = await asyncio.to_thread(seat.house.get, f"/api/games/{game}/lesson", wire.Lesson)
    assert lesson.game == game
    return lesson.steps


async def shown(seat):
    return await asyncio.to_thread(seat.house.get, f"/api/tables/{seat.code}", wire.TableInfo)


def guided(game, steps, done):
    """Does as it is told; a question without a step fails."""
    told = {step.ply: GAMES[game].actions[step.action] for step in steps}

    def choose(view, options):
        assert told[view.ply] in options
        done.append(view.ply)
        return told[view.ply]

    return choose


def is_over(seat):
    return seat.table is not None and seat.table.phase == "over"


def second_is_over(seat):
    return is_over(seat) and seat.table.played == 2


def lesson_of(game):
    lesson = GAMES[game].lesson
    assert lesson
    return lesson


async def follow(seat, game, most=99):
    """The plies at which the learner did as he was told, up to so many."""
    done, steps = list[int](), await steps_of(seat, game)
    await client.play(seat, guided(game, steps, done), find, lambda seat: is_over(seat) or len(done) == most)
    return done


async def record_of(seat, number=0):
    text = await asyncio.to_thread(seat.house.fetch, f"/api/tables/{seat.code}/records/{number}")
    record = Record.loads(text.decode(), find)
    assert [*record.replay(record.setup(find))]  # with what the seed gives
    return record


def by_seat(pairs):
    """What each seat did. Whether it had passed before another stepped in is left to the moment."""
    done: dict[int, list[Action]] = {}
    for seat, action in pairs:
        if action != Pass():
            done.setdefault(seat, []).append(action)
    return done


async def is_as_scripted(seat, game):
    lesson = lesson_of(game)
    record = await record_of(seat)
    assert record.ended
    assert record.seed == lesson.seed
    played = by_seat((row.seat, row.what) for row in record.rows if row.seat != CHANCE)
    assert played == by_seat(reply for page in lesson.pages for reply in page.replies)


# the table ------------------------------------------------------------------------------------------------------------


@each_game
def test_a_table_with_a_lesson_is_the_lessons_own_and_plays_at_once(game):
    async def test(house):
        lesson = lesson_of(game)
        ignored = {"seats": 3, "options": {"nonsense": 1}, "preset": "none", "access": "open", "bots": ["random"] * 9}
        seat = await taught(house, game, clock="brisk", **ignored)
        table = await shown(seat)
        assert table.lesson
        assert table.phase == "playing"
        assert [chair.name for chair in table.seats] == ["Ada", *lesson.names]
        assert [chair.kind for chair in table.seats] == ["human", *["bot"] * len(lesson.names)]
        assert (table.clock.pace, table.clock.seconds, table.access, table.spectators) == ("none", {}, "link", False)
        assert lesson.options.items() <= table.options.items()
        assert table.commitment == hashlib.sha256(lesson.seed.encode()).hexdigest()

    live(test)


def test_a_learner_who_is_called_like_a_bot_keeps_the_name():
    async def test(house):
        names = [chair.name for chair in (await shown(await taught(house, "hoax", name="cleo"))).seats]
        assert names[:2] == ["cleo", "Bruno"]
        assert names[2] not in lesson_of("hoax").names
        assert len({name.casefold() for name in names}) == 4

    live(test)


def test_a_game_without_a_lesson_says_so():
    async def test(house):
        with pytest.raises(BadSetup, match="Masks has no guided first game"):
            await taught(house, "masks")
        with pytest.raises(BadSetup, match="Masks has no guided first game"):
            await steps_of(stranger_seat(house), "masks")
        with pytest.raises(BadSetup, match="there is no game 'chess'"):
            await steps_of(stranger_seat(house), "chess")

    live(test, games=ALL)


def stranger_seat(house):
    return client.Seat(stranger(house.address), "", 0)


def test_tables_of_before_have_none():
    made = rows.Made(
        1.0, game="hoax", seats=3, options={}, pace="none", seconds={}, access="link", spectators=True,
        memory_aid=False, chat=True, luck="x",
    )  # fmt: skip
    assert b"lesson" not in rows.write(made)
    assert not rows.read(rows.write(made)).lesson


# followed, left, taken up again ---------------------------------------------------------------------------------------


@each_game
def test_a_learner_who_follows_plays_the_lesson_to_its_end(game):
    async def test(house):
        seat = await taught(house, game)
        done = await follow(seat, game)
        assert done == [step.ply for step in await steps_of(seat, game)]
        assert LEARNER in seat.table.result.winners
        assert seat.table.lesson
        await is_as_scripted(seat, game)

    live(test)


@each_game
def test_a_lesson_goes_on_as_scripted_after_a_restart(game, tmp_path):
    async def run():
        async with a_house(store=str(tmp_path)) as house:
            seat = await taught(house, game)
            plies = [step.ply for step in await steps_of(seat, game)]
            before = await asyncio.wait_for(follow(seat, game, most=len(plies) // 2), 60)
        async with a_house(store=str(tmp_path)) as house:
            seat = client.Seat(client.House(house.address, seat.house.token), seat.code, 0)
            after = await asyncio.wait_for(follow(seat, game), 60)
            assert before == plies[: len(plies) // 2]
            assert plies[len(before) :] == after[-len(plies) + len(before) :]  # the last reply before may be lost
            await is_as_scripted(seat, game)
            assert house.metrics.registry.get_sample_value("hoodwink_faults_total") == 0

    asyncio.run(run())


@each_game
@pytest.mark.parametrize("level", ["random", pytest.param("regular", marks=pytest.mark.slow)])
def test_a_learner_who_goes_his_own_way_is_played_with_to_the_end(game, level):
    async def test(house):
        seats = [await taught(house, game) for _ in range(4)]
        bots = [make(game, level, Dice(f"own way {n}")) for n in range(4)]
        await asyncio.gather(*(client.play(*pair, find, is_over) for pair in zip(seats, bots, strict=True)))
        for seat in seats:
            assert (await record_of(seat)).ended

    live(test)


@pytest.mark.slow
@each_game
def test_a_learner_may_leave_it_at_any_step(game):
    """He follows up to there, takes something else, and goes on by himself."""

    async def test(house):
        steps = lessons.steps(GAMES[game])
        told = {step.ply: GAMES[game].actions[step.action] for step in steps}

        def leaves(at):
            usual = make(game, "regular", Dice(f"leaves {at}"))

            def choose(view, options):
                if view.ply < at:
                    return told[view.ply]
                others = [option for option in options if option != told[at]]
                return others[0] if view.ply == at and others else usual(view, options)

            return choose

        seats = [await taught(house, game) for _ in steps]
        await asyncio.gather(
            *(client.play(s, leaves(step.ply), find, is_over) for s, step in zip(seats, steps, strict=True))
        )
        for seat in seats:
            assert (await record_of(seat)).ended

    live(test)


@each_game
def test_after_the_lesson_comes_an_ordinary_game(game):
    async def test(house):
        seat = await taught(house, game)
        await follow(seat, game)
        first = await shown(seat)
        async with Line(seat.house, seat.code) as line:
            await line.do("start")
        second = await shown(seat)
        assert (second.phase, second.played, second.lesson) == ("playing", 2, False)
        assert second.commitment != first.commitment
        assert [chair.name for chair in second.seats] == [chair.name for chair in first.seats]
        assert not lessons.is_on(house.live[seat.code].table)
        await client.play(seat, make(game, "random", Dice(1)), find, second_is_over)
        assert (await record_of(seat, 1)).ended

    live(test)


# the bots -------------------------------------------------------------------------------------------------------------


def as_usual(*_):
    """Where the book says nothing."""
    return


@each_game
def test_the_book_knows_a_position_by_the_view_alone(game):
    kind, seen = GAMES[game], 0
    bots = following(lessons.book(kind), as_usual)
    for match, seat, action, _ in lessons.play(kind):
        if seat != LEARNER:
            view, options = match.view(seat), match.options(seat)
            assert bots(view, options) == action
            assert bots(view, tuple(option for option in options if option != action)) is None
            assert position(view).log == ()
            seen += 1
    assert seen == len(lessons.book(kind))


def bots_after(game, key, other):
    """What the book says to the question that follows a step at which the learner did something else; what to it."""
    kind, lesson = GAMES[game], lesson_of(game)
    pages = iter(lesson.pages)
    match = Match(kind(lesson.seats, **lesson.options), lesson.seed)
    for page in pages:
        for seat, action in page.replies:
            is_left = seat == LEARNER and page.key == key
            match.reply(seat, kind.actions.parse(other) if is_left else action)
        if page.key == key:
            break
    bots = following(lessons.book(kind), as_usual)
    said = {seat: bots(match.view(seat), match.options(seat)) for seat in match.asked if seat != LEARNER}
    assert said
    return said, dict(next(pages).replies)


@pytest.mark.parametrize(("game", "key", "other"), [
    ("hoax", "take-token", "take cash"),
    ("hoax", "call-hoax", "pass"),
    ("hoax", "vote-down", "vote true"),
    ("resistance", "reject-strangers", "vote true"),
    ("resistance", "lead", "propose 0,1"),
    ("erben", "cover-head", "cover monk"),
    ("erben", "let-pass", "doubt"),
    ("erben", "buy", "doubt identity=monk"),
    ("ohfox", "bend", "play double direction=north"),
    ("ohfox", "stop", "play double direction=north"),
    ("hexhex", "null", "pass"),
    ("hexhex", "keep-null", "play 17 at=0"),
    ("hexhex", "backlash", "pass"),
])  # fmt: skip
def test_where_the_learner_leaves_the_lesson_the_bots_play_as_usual(game, key, other):
    said, _ = bots_after(game, key, other)
    assert {*said.values()} == {None}


@pytest.mark.parametrize(("game", "key", "other"), [
    ("hoax", "vote-up", "vote false"),
    ("resistance", "outvoted", "vote true"),
])  # fmt: skip
def test_a_vote_that_changes_nothing_does_not_leave_the_lesson(game, key, other):
    said, scripted = bots_after(game, key, other)
    assert said == scripted
