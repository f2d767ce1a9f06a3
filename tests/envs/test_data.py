"""Decisions from a folder of games: what bots saw and did as they played; arrays of them; docs/data.md."""

import doctest
import re
import tempfile
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

from hoodwink import BadSetup, BadText, Diverged, Match, load
from hoodwink.arena.export import ARENA, FORMAT, HOUSE, PERSON, TABLES, Entry, entry, id_of
from hoodwink.arena.lots import Lots
from hoodwink.arena.table import reflexes
from hoodwink.core.dice import Dice
from hoodwink.envs import rewards, space
from hoodwink.envs.data import Wanted, arrays, decisions, records
from hoodwink.envs.observations import mask, tensor
from hoodwink.games import GAMES, find

PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def watched(game, seed="1"):
    """A match of random bots, and what each was shown and did, in order."""
    match, dice, quick, saw = Match(game, seed), Dice(f"bots {seed}"), reflexes(seed), []
    while not match.over:
        seat = quick.pick(tuple(sorted(match.asked))) if match.question == "race" else match.asked[0]
        view, options = match.view(seat), match.options(seat)
        action = options[dice.below(len(options))]
        saw.append((seat, view, options, action))
        match.reply(seat, action)
    return match, saw


def write(folder, *matches, bots=None, source=ARENA):
    lots = Lots(folder)
    for match in matches:
        lots.add(entry(match.record, match.game, bots or ["random"] * match.game.seats, source))
    lots.write()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Games of three set-ups; those with four seats are of people and two kinds of bots."""
    place = tmp_path_factory.mktemp("games")
    three, four = load("hoax", 3), load("hoax", 4)
    write(place / "three", *(watched(three, str(seed))[0] for seed in range(3)))
    mixed = [PERSON, "novice", "random", PERSON]
    write(place / "four", *(watched(four, str(seed))[0] for seed in range(2)), bots=mixed, source=HOUSE)
    write(place / "five", watched(load("resistance", 5))[0])
    return place


@pytest.mark.parametrize("key", GAMES)
def test_a_decision_is_what_a_bot_saw_and_did(tmp_path, key):
    kind = find(key)
    match, saw = watched(kind(kind.least, **kind.brief))
    write(tmp_path / "out", match)
    found = [*decisions(tmp_path, key)]
    assert [(one.seat, one.view, one.options, one.action) for one in found] == saw
    *_, (_, s) = match.record.replay(match.game)
    worth = rewards(match.game, s)
    for one in found:
        assert one.won == (one.seat in match.winners)
        assert one.reward == pytest.approx(worth[one.seat])
        assert (one.role, one.level, repr(one.game)) == (match.roles[one.seat], "random", repr(match.game))


def test_what_is_asked_for_is_what_comes(folder):
    everything = [*decisions(folder)]
    assert {(one.game.key, one.game.seats) for one in everything} == {("hoax", 3), ("hoax", 4), ("resistance", 5)}
    cases: list[tuple[dict[str, Any], Callable[[Any], bool]]] = [
        ({"game": "hoax"}, lambda one: one.game.key == "hoax"),
        ({"seats": 4}, lambda one: one.game.seats == 4),
        ({"game": "hoax", "seats": 4, "levels": PERSON}, lambda one: one.level == "person"),
        ({"levels": ["novice", PERSON], "won": True}, lambda one: one.level in ("novice", "person") and one.won),
        ({"won": False}, lambda one: not one.won),
        ({"source": HOUSE}, lambda one: one.game.seats == 4),
    ]
    for asked, is_so in cases:
        assert [*decisions(folder, **asked)] == [one for one in everything if is_so(one)], asked
    assert not [*decisions(folder, "erben")]


@pytest.mark.parametrize("gives", [decisions, arrays])
def test_what_there_is_not_is_said(folder, gives):
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "hoaxx"}, r"there is no game 'hoaxx'; there is hoax, resistance, "),
        ({"source": "arean"}, r"there is no source 'arean'; there is arena, house$"),
        ({"levels": "reglar"}, r"nobody in the games of .* is 'reglar'; there is novice, person, random$"),
        ({"levels": ["random", "reglar"]}, r"is 'reglar'; there is"),
        (
            {"game": "resistance", "levels": {"novice"}},
            r"nobody in the games of resistance of .* is 'novice'; there is random$",
        ),
    ]
    for asked, says in wrong:
        with pytest.raises(BadSetup, match=says):
            next(gives(folder, **asked))
    empty: list[dict[str, Any]] = [
        {"game": "erben", "levels": "regular"},  # there are no such games
        {"game": "hoax", "seats": 3, "levels": "novice"},  # at other tables
        {"source": HOUSE, "game": "resistance"},
        {"levels": []},
    ]
    for asked in empty:
        assert not [*gives(folder, **asked)]


def test_decisions_come_game_by_game(folder):
    ids = [id for id, _ in groupby(decisions(folder), lambda one: one.id)]
    assert len(ids) == len({*ids}) == 6


def test_a_lot_is_read_when_it_is_needed(tmp_path):
    for name in "ab":
        write(tmp_path / name, watched(load("hoax", 3), name)[0])
    (tmp_path / "b" / "000000" / "log.parquet").write_bytes(b"cut")
    found = decisions(tmp_path)
    assert next(found).game.key == "hoax"
    with pytest.raises(BadText, match=r"log\.parquet can't be read"):
        list(found)


def test_rewards_of_a_table_add_up_to_nothing(folder):
    for row, record in records(folder, Wanted(game="hoax")):
        game = record.setup(find)
        *_, (_, s) = record.replay(game)
        by_seat = {one.seat: one.reward for one in decisions(folder) if one.id == row["id"]}
        assert sum(rewards(game, s)) == pytest.approx(0)
        assert all(reward == pytest.approx(rewards(game, s)[seat]) for seat, reward in by_seat.items())


# arrays ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats"), [("hoax", 3), ("resistance", 5)])
def test_arrays_are_the_observations_of_the_same_decisions(folder, key, seats):
    wanted = [*decisions(folder, key, seats)]
    batches = [*arrays(folder, key, seats, batch=32)]
    assert [len(batch.actions) for batch in batches[:-1]] == [32] * (len(wanted) // 32)
    observations, masks, actions, values = (np.concatenate(part) for part in zip(*batches, strict=True))
    game = load(key, seats)
    kinds = [part.dtype.type for part in (observations, masks, actions, values)]
    assert kinds == [np.float32, np.int8, np.int64, np.float32]
    assert observations.shape == (len(wanted), game.layout().size)
    assert masks.shape == (len(wanted), space(game))
    assert [game.actions[id] for id in actions] == [one.action for one in wanted]
    assert np.allclose(values, [one.reward for one in wanted])
    for row, one in zip(masks, wanted, strict=True):
        assert {*np.flatnonzero(row)} == {game.actions.id(option) for option in one.options}
    at = 0
    for _, record in records(folder, Wanted(key, seats)):
        replay = record.replay(game)
        _, s = next(replay)
        for row in record.rows:
            if row.seat >= 0:
                assert np.array_equal(observations[at], tensor(game, s, row.seat))
                assert np.array_equal(masks[at], mask(game, s, row.seat))
                at += 1
            next(replay)
    assert at == len(wanted)


def test_games_of_several_layouts_are_not_one_array(folder):
    with pytest.raises(BadSetup, match=r"have other layouts: ask for one game, and one number of seats"):
        [*arrays(folder, "hoax")]
    with pytest.raises(BadSetup, match="batch is a whole number from 1 on, not 0"):
        [*arrays(folder, "hoax", 3, batch=0)]


def test_replies_outside_the_space_are_left_out(folder, monkeypatch):
    whole = sum(len(batch.actions) for batch in arrays(folder, "hoax", 3))
    monkeypatch.setattr("hoodwink.envs.observations.mask", lambda game, s, seat: mask(game, s, seat)[:40])
    cut = [*arrays(folder, "hoax", 3)]
    assert 0 < sum(len(batch.actions) for batch in cut) < whole
    assert all(batch.actions.max() < 40 for batch in cut)


# what is wrong --------------------------------------------------------------------------------------------------------


def changed(folder, name, change):
    file = folder / "000000" / f"{name}.parquet"
    change(polars.read_parquet(file)).write_parquet(file)


@pytest.mark.parametrize(
    ("column", "value"), [("winners", [1]), ("winners", []), ("winners", None), ("roles", []), ("bots", ["sharp"] * 3)]
)
def test_other_labels_than_were_written_are_noticed(tmp_path, column, value):
    match, _ = watched(load("hoax", 3))
    assert match.winners == (0,)
    write(tmp_path / "out", match)
    changed(
        tmp_path / "out",
        "games",
        lambda games: games.with_columns(polars.lit(value, games[column].dtype).alias(column)),
    )
    for gives in (decisions, records, arrays):
        with pytest.raises(Diverged, match=r"it was changed after it was written, .* \(game [0-9a-f]{32}\)"):
            next(gives(tmp_path))


def with_its_id(folder, about, log):
    """A game with these columns and rows, and the id that it has by them."""
    id = id_of(about, log)
    lots = Lots(folder)
    lots.add(Entry(id, (FORMAT, id, *about), log))
    lots.write()


def test_another_reply_than_was_given_is_noticed(tmp_path):
    game = load("hoax", 3)
    match, saw = watched(game)
    _, _, options, action = saw[3]
    other = next(option for option in options if option != action)
    at = [n for n, row in enumerate(match.record.rows) if row.seat >= 0][3]
    _, (_, _, *about), log = entry(match.record, game, ["random"] * 3, ARENA)
    n, ply, frame, seat, interjected, _, _, outcome, digest = log[at]
    row = (n, ply, frame, seat, interjected, game.actions.id(other), str(other), outcome, digest)
    with_its_id(tmp_path / "out", about, (*log[:at], row, *log[at + 1 :]))
    with pytest.raises(Diverged, match=r"the record diverges at row \d+: .* \(game [0-9a-f]{32}\)"):
        [*decisions(tmp_path)]


def test_other_rules_are_an_error_or_left_out(tmp_path):
    one, two = (watched(load("hoax", 3), seed)[0] for seed in "12")
    write(tmp_path / "new", one)
    now = find("hoax").version
    _, (_, _, source, key, _, *about), log = entry(two.record, two.game, ["random"] * 3, ARENA)
    with_its_id(tmp_path / "old", (source, key, now + 1, *about), log)
    with pytest.raises(Diverged, match=rf"version {now + 1} of the rules of hoax; this is {now} \(game "):
        [*decisions(tmp_path)]
    assert {one.id for one in decisions(tmp_path, skip_old=True)} == {row["id"] for row, _ in records(tmp_path / "new")}


def test_files_that_are_not_whole_say_so(tmp_path):
    with pytest.raises(BadText, match="there is no folder"):
        next(decisions(tmp_path / "none"))
    write(tmp_path / "out", watched(load("hoax", 3))[0])
    file = tmp_path / "out" / "000000" / "log.parquet"
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(BadText, match=r"log\.parquet can't be read"):
        next(decisions(tmp_path))


# the page -------------------------------------------------------------------------------------------------------------


def test_the_pages_examples_run(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted == 25
    assert result.failed == 0


def test_every_column_is_documented():
    text = PAGE.read_text(encoding="utf-8")
    parts = re.split(r"^One row .*`(\w+)\.parquet`:$", text, flags=re.M)
    named = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert [*named] == [*TABLES]
    for name, schema in TABLES.items():
        rows = [row.split("|")[1:3] for row in named[name].splitlines() if row.startswith("| `")]
        documented: dict[str, str] = {}
        for columns, kinds in rows:
            columns, kinds = re.findall(r"`(\w+)`", columns), kinds.split(", ")
            documented |= dict(zip(columns, [kind.strip() for kind in kinds] * len(columns), strict=False))
        assert documented == schema
