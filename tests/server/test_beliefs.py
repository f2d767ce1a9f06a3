"""What a seat could have believed: known values, the same answer each time, and who may ask."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from lines import Line, stranger
from living import a_house, make_table, play_through

from hoodwink import load
from hoodwink.beliefs import chances as exactly
from hoodwink.core.errors import BadSetup, BadText
from hoodwink.core.record import Record, Row
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games import GAMES
from hoodwink.games.hoax.sheet import BUTLER, CHEF, COUSIN, GARDENER, LOVER, Character
from hoodwink.games.resistance.roles import Role
from hoodwink.server import replays, wire

CHARACTERS = sorted(character.name.lower() for character in Character)
NEAR = 0.1  # four standard deviations of 200 samples; the dice are fixed, so this is no matter of luck
HAND = ["claim ex_wife takes=evidence", "done", "claim cousin takes=prestige", "investigate 1"]
ELSE = ["claim ex_wife takes=cash", "done"]


@pytest.fixture(autouse=True, params=["exact", "sampled"])
def how(request, monkeypatch):
    """What is known must come out both ways: by listing all deals, where the game can, and by drawing some."""
    if request.param == "sampled":
        monkeypatch.setattr(replays, "chances", lambda _: None)
    replays._states.clear()
    replays._answers.clear()
    return request.param


class Written:
    """A game written down by hand: chance by its outcomes, seats by their scripts; whoever may pass passes."""

    def __init__(self, game, name="known"):
        self.game, self.record, self.s, self.reads = game, Record.of(game), game.start(), 0
        self.name = name

    def chance(self, *outcomes):
        for outcome in outcomes:
            self.s.chance(outcome)
            self.record.add(Row(CHANCE, outcome), self.s)
        return self

    def play(self, scripts):
        """Until a seat has nothing more to say, or chance is to decide."""
        left = {seat: list(lines) for seat, lines in scripts.items()}
        while self.s.asked > 0:
            seat, actions = self.s.polled(), self.game.actions
            if 0 not in self.s.options(seat) and not left.get(seat):
                break
            action = actions[0] if 0 in self.s.options(seat) else actions.parse(left[seat].pop(0))
            self.s.reply(seat, actions.id(action))
            self.record.add(Row(seat, action), self.s)
        return self

    @property
    def row(self):
        return len(self.record.rows)

    async def read(self):
        self.reads += 1
        return self.record

    async def ask(self, seat, row=None):
        about, made = wire.RecordInfo(0, self.row, self.record.ended, "hash"), SimpleNamespace(seats=self.game.seats)
        table: Any = SimpleNamespace(code=self.name, records=[about], made=made, games=GAMES)
        return await replays.beliefs(self.read, table, 0, str(seat), self.row if row is None else row)

    def __call__(self, seat, row=None):
        return asyncio.run(self.ask(seat, row))


def dealt_hoax(name="known"):
    """Four seats at the first question."""
    return Written(load("hoax", seats=4, first=0), name).chance(BUTLER, CHEF, LOVER, COUSIN)


def investigated():
    """Seat 0 has looked at seat 1: the Chef, with Butler, Lover and Gardener."""
    takes = {seat: ["take cash"] for seat in range(4)}
    scripts = {0: takes[0] + HAND, **{seat: takes[seat] + ELSE for seat in (1, 2, 3)}}
    return dealt_hoax().play(scripts).chance(sum(1 << card for card in (BUTLER, CHEF, LOVER, GARDENER)))


def dealt_resistance(**options):
    """Seats 1 and 3 are spies, seat 0 leads."""
    w = Written(load("resistance", seats=5, **options))
    return w.chance(Role.RESISTANCE, Role.SPY, Role.RESISTANCE, Role.SPY, Role.RESISTANCE, 0)


def certain(names, roles):
    """The chances of those who know."""
    return [[float(name == role) for role in roles] for name in names]


# known values ---------------------------------------------------------------------------------------------------------


def test_hoax_after_the_deal_any_other_card_is_as_likely_as_the_next():
    said = dealt_hoax()(2)
    assert (said.row, said.seat, said.roles) == (4, 2, CHARACTERS)
    assert said.chances[2] == certain(["lover"], CHARACTERS)[0]
    for seat in (0, 1, 3):
        for role, chance in zip(said.roles, said.chances[seat], strict=True):
            assert chance == (0 if role == "lover" else pytest.approx(1 / 6, abs=NEAR))
        assert sum(said.chances[seat]) == pytest.approx(1)


def test_hoax_a_spectator_knows_of_nobody():
    said = dealt_hoax()(SPECTATOR)
    assert said.seat == SPECTATOR
    for chances in said.chances:
        assert chances == [pytest.approx(1 / 7, abs=NEAR)] * 7


def test_hoax_an_investigation_leaves_the_cards_that_were_shown():
    said = investigated()(0)
    possible = {role: chance for role, chance in zip(said.roles, said.chances[1], strict=True) if chance}
    assert possible == {role: pytest.approx(1 / 3, abs=NEAR) for role in ("chef", "lover", "gardener")}  # not his own


@pytest.mark.parametrize("other", [2, 3, SPECTATOR])
def test_hoax_nobody_else_learns_from_it(other):
    w = investigated()
    assert w(other).chances == w(other, row=4).chances
    assert w(0).chances != w(0, row=w.row - 1).chances


def test_a_step_that_teaches_a_seat_nothing_changes_no_chance():
    w = investigated()
    assert [w(1, row).chances for row in range(4, w.row)] == [w(1, 4).chances] * (w.row - 4)


def test_hoax_at_the_end_all_is_certain():
    w = investigated().play({0: ["accuse 1 chef", "done"], 2: ["accuse 0 chef"], 3: ["accuse 0 cousin"]})
    assert w.record.ended
    for seat in (SPECTATOR, 0, 3):
        said = w(seat)
        assert said.roles == ["butler", "chef", "cousin", "lover"]
        assert said.chances == certain(["butler", "chef", "lover", "cousin"], said.roles)
        assert w(seat, w.row - 1).roles == CHARACTERS  # and before it was not


def test_resistance_spies_know_all_and_the_others_only_themselves():
    w = dealt_resistance()
    for spy in (1, 3):
        said = w(spy)
        assert said.roles == ["resistance", "spy"]
        assert said.chances == certain(["resistance", "spy", "resistance", "spy", "resistance"], said.roles)
    said = w(0)
    assert said.chances[0] == [1, 0]
    assert said.chances[1:] == [[pytest.approx(1 / 2, abs=NEAR)] * 2] * 4
    assert w(SPECTATOR).chances == [[pytest.approx(3 / 5, abs=NEAR), pytest.approx(2 / 5, abs=NEAR)]] * 5


def test_resistance_blind_spies_know_one_spy():
    said = dealt_resistance(blind_spies=True)(1)
    assert said.chances[1] == [0, 1]
    assert [said.chances[seat] for seat in (0, 2, 3, 4)] == [
        [pytest.approx(3 / 4, abs=NEAR), pytest.approx(1 / 4, abs=NEAR)]
    ] * 4


def test_resistance_two_fails_give_both_members_away():
    w = dealt_resistance()
    votes = {seat: ["vote true"] for seat in range(5)}
    w.play({0: ["propose 1,3", *votes[0]], **{s: votes[s] + ["play-card fail"] * (s in (1, 3)) for s in (1, 2, 3, 4)}})
    assert w(0).chances == certain(["resistance", "spy", "resistance", "spy", "resistance"], ["resistance", "spy"])
    assert w(0, w.row - 1).chances[1:] == [[pytest.approx(1 / 2, abs=NEAR)] * 2] * 4


@pytest.mark.parametrize(("made", "dealt"), [(dealt_hoax, 4), (dealt_resistance, 6)])
def test_before_the_deal_is_done_there_are_no_roles(made, dealt):
    w = made()
    for row in range(dealt):
        assert w(0, row) == wire.Beliefs(row, 0, 0, [], [[]] * w.game.seats)
    assert w(0, dealt).roles


@pytest.mark.parametrize("made", [dealt_hoax, dealt_resistance])
def test_what_is_exact_says_so(made, how, monkeypatch):
    w = made()
    seats = w.game.seats
    assert w(0).samples == (0 if how == "exact" and exactly(w.game.view(w.s, 0)) else replays.SAMPLES)
    replays._answers.clear()
    third = {"cat": 1 / 3, "dog": 1 / 3 + 1e-12, "eel": 1 / 3, "fox": 0.0}
    monkeypatch.setattr(replays, "chances", lambda view: [{"dog": 1.0}] * view.seat + [third] * (seats - view.seat))
    said = w(1)
    assert (said.samples, said.roles) == (0, ["cat", "dog", "eel"])
    assert said.chances == [[0, 1, 0]] + [[round(1 / 3, 9)] * 3] * (seats - 1)


# the same each time, and without reading everything anew --------------------------------------------------------------


def test_the_answer_is_the_same_each_time():
    w = investigated()
    first = w(0)
    assert w(0) == first
    replays._states.clear()
    replays._answers.clear()
    assert w(0) == first
    assert w.reads == 2


def test_where_worlds_are_hard_to_find_there_are_fewer(monkeypatch):
    monkeypatch.setattr(replays, "chances", lambda _: None)
    w, fewer = dealt_hoax("one"), dealt_hoax("two")
    assert w(0).samples == replays.SAMPLES
    monkeypatch.setattr(replays, "EFFORT", 0)
    assert fewer(0).samples == replays.FEWEST
    assert sum(fewer(0).chances[1]) == pytest.approx(1)


def test_scrubbing_reads_the_record_once():
    w = investigated()

    async def scrub():
        await w.ask(0, 0)
        return await asyncio.gather(*(w.ask(seat, row) for row in range(w.row + 1) for seat in (SPECTATOR, 0, 3)))

    said = asyncio.run(scrub())
    assert w.reads == 1
    assert [(one.row, one.seat) for one in said] == [(r, s) for r in range(w.row + 1) for s in (SPECTATOR, 0, 3)]
    assert said[-2] == w(0)


def test_what_was_not_asked_for_the_longest_time_is_forgotten(monkeypatch):
    monkeypatch.setattr(replays, "GAMES_KEPT", 2)
    monkeypatch.setattr(replays, "ANSWERS_KEPT", 3)
    one, two, three = games = [dealt_hoax(name) for name in ("one", "two", "three")]
    for w in (one, two, one, three):
        w(0)
    assert [*replays._states] == ["two/0/hash", "three/0/hash"]  # an answer that is kept needs no states
    one(1)
    assert [*replays._states] == ["three/0/hash", "one/0/hash"]
    assert [key[:2] for key in replays._answers] == [
        ("one/0/hash", 0), ("three/0/hash", 0), ("one/0/hash", 1)
    ]  # fmt: skip
    assert [w.reads for w in games] == [2, 1, 1]


# refusals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["4", "-1", "-3", "truth", "", "0x0", "٣", "00"])
def test_a_seat_that_is_none_is_refused(seat):
    with pytest.raises(BadText, match="seat is 0 to 3, or -2 for a spectator, not"):
        dealt_hoax()(seat)


def test_a_step_that_is_none_is_refused():
    w = dealt_hoax()
    with pytest.raises(BadText, match="row is 0 to 4 in this game, not 5"):
        w(0, 5)
    assert w.reads == 0


async def get(house, path):
    return await asyncio.to_thread(house.get, path, wire.Beliefs)


async def refused(house, path):
    with pytest.raises(BadSetup) as refusal:
        await get(house, path)
    return str(refusal.value)


def in_a_house(test):
    """Run a test's coroutine in a house of its own, with a table whose games only those see who sit there."""

    def run():
        async def inside():
            async with a_house() as house:
                host = await make_table(house.address, "resistance", seats=5, bots=["random"] * 4, spectators=False)
                await asyncio.wait_for(test(host, f"/api/tables/{host.code}/records/0/beliefs"), 60)

        asyncio.run(inside())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@in_a_house
async def test_a_game_that_is_on_is_nobodys_to_ask_about(host, path):
    assert "0 games have been begun" in await refused(host.house, path)
    async with Line(host.house, host.code) as line:
        await line.do("start")
        assert "still being played" in await refused(host.house, f"{path}?seat=0&row=6")
        await line.do("finish")
    said = await get(host.house, f"{path}?seat=0&row=6")  # ended without a result
    assert (said.row, said.roles) == (6, ["resistance", "spy"])


@in_a_house
async def test_those_may_ask_who_may_see_the_replay(host, path):
    await play_through([host], "resistance")
    assert "only those who sit" in await refused(stranger(host.house.address), path)
    assert await get(host.house, path) == wire.Beliefs(0, SPECTATOR, 0, [], [[]] * 5)
    bad = {"seat=5": "seat is 0 to 4", "seat=truth": "seat is 0 to 4", "row=x": "row is a whole number"}
    for query, words in {**bad, "row=-1": "row is a whole number", "row=9999": "row is 0 to "}.items():
        assert words in await refused(host.house, f"{path}?{query}")


@in_a_house
async def test_steps_are_those_of_the_replay_and_what_is_true_is_always_possible(host, path):
    await play_through([host], "resistance")
    steps: list[wire.ReplayStep] = []
    start: int | None = 0
    while start is not None:
        more = f"{path.replace('beliefs', 'replay')}?seat=truth&start={start}"
        page = await asyncio.to_thread(host.house.get, more, wire.Replay)
        steps, start = steps + page.steps, page.next
    roles = [Role(role).name.lower() for role in steps[-1].views["-2"]["roles"]]
    for step in steps:
        said = await get(host.house, f"{path}?seat=2&row={step.row}")
        assert (said.row, said.seat) == (step.row, 2)
        assert bool(said.roles) == (step.views["-2"]["frame"] not in ("Deal", "DrawLeader"))
        for seat in range(5) if said.roles else ():
            assert said.chances[seat][said.roles.index(roles[seat])] > 0
    assert said.chances == certain(roles, said.roles)
    assert f"row is 0 to {steps[-1].row} " in await refused(host.house, f"{path}?row={len(steps)}")
