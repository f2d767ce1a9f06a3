"""A folder of games: what is written is what was played, whole or not at all, and what is wrong with one is said."""

import json
import sys
from dataclasses import replace

import polars
import pytest

from hoodwink import BadSetup, BadText, Diverged, Match, load
from hoodwink.arena import lots
from hoodwink.arena.export import ARENA, FORMAT, PERSON, TABLES, Entry, entry, id_of, record_of
from hoodwink.arena.lots import Lots, read
from hoodwink.arena.parquet import NoLibrary
from hoodwink.arena.played import play_kept, play_one
from hoodwink.arena.table import play, sit
from hoodwink.arena.tournament import Tournament, run
from hoodwink.games import GAMES, find
from hoodwink.games.hexhex.actions import Keyword

SETUPS = [(key, preset) for key, kind in GAMES.items() for preset in kind.presets]


def set_up(key, preset):
    kind = find(key)
    options = {**kind.brief, **kind.presets[preset]}
    for seats in range(kind.least, kind.most + 1):
        try:
            return kind(seats, **options)
        except BadSetup:  # the preset needs more
            continue
    raise AssertionError(preset)


def match_of(game, seed="1", limit=20_000):
    match = Match(game, seed)
    play(match, sit(game, ("random",), seed), limit)
    return match


def written(folder, *entries):
    kept = Lots(folder)
    for one in entries:
        kept.add(one)
    return kept.write()


def hoax(folder, seeds=range(3)):
    """Some short games, written."""
    game = load("hoax", 3)
    matches = [match_of(game, str(seed)) for seed in seeds]
    written(folder, *(entry(match.record, game, ["random"] * 3, ARENA) for match in matches))
    return matches


@pytest.mark.parametrize(("key", "preset"), SETUPS)
def test_a_record_comes_back_line_by_line(tmp_path, key, preset):
    game = set_up(key, preset)
    match = match_of(game)
    rows = len(match.record.rows)
    assert written(tmp_path / "out", entry(match.record, game, ["random"] * game.seats, ARENA)) == (1, rows)
    ((row, log),) = read(tmp_path)
    record = record_of(row, log)
    assert record == match.record
    assert record.dumps(game.actions) == match.record.dumps(game.actions)
    *_, (_, s) = record.replay(record.setup(find))
    assert s.is_over()
    assert (tuple(row["winners"]), tuple(row["points"]), row["ending"]) == (match.winners, match.points, match.ending)
    assert (tuple(row["roles"]), tuple(row["sides"])) == (match.roles, game.sides(s))
    assert (row["plies"], row["rows"], row["over"]) == (match.ply, rows, True)


def test_the_log_says_what_was_asked(tmp_path):
    """Ply and frame of a row are those of the view that its seat had."""
    game = load("resistance", 5)
    match = match_of(game)
    written(tmp_path / "out", entry(match.record, game, ["random"] * 5, ARENA))
    ((_, log),) = read(tmp_path)
    before = [(view.ply, view.frame) for view in (game.view(s, 0) for _, s in match.record.replay(game))]
    assert [(ply, frame) for _, ply, frame, *_ in log] == before[:-1]
    for n, _, _, seat, _, id, text, outcome, digest in log:
        assert (outcome is None) == (seat >= 0) == (id is not None) == (text is not None)
        assert digest == match.record.checks.get(n)
        assert text is None or str(game.actions[id]) == text


def test_a_game_that_is_cut_off_is_not_over(tmp_path):
    game = load("hoax", 3)
    match = match_of(game, limit=9)
    written(tmp_path / "out", entry(match.record, game, ["random"] * 3, ARENA))
    ((row, log),) = read(tmp_path)
    assert record_of(row, log) == match.record
    assert (row["over"], row["ending"], row["winners"]) == (False, "unfinished", [])


def test_interjections_and_games_without_a_seed_come_back_too(tmp_path):
    game = load("hexhex", 3, laws="keyword_you", rounds=1)
    match = Match(game, "s")
    match.interject(1, Keyword())
    play(match, sit(game, ("random",), "s"))
    assert any(row.interjected for row in match.record.rows)
    record = replace(match.record, seed=None)
    written(tmp_path / "out", entry(record, game, [PERSON] * 3, ARENA))
    ((row, log),) = read(tmp_path)
    assert record_of(row, log) == record


def test_a_record_that_does_not_play_is_not_written():
    match = match_of(load("hoax", 3))
    match.record.checks[len(match.record.rows)] = "0" * 16
    with pytest.raises(Diverged):
        entry(match.record, match.game, ["random"] * 3, ARENA)


# the arena ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "named", [("novice", "regular", "random", "random", "novice"), {"resistance": "novice", "spy": "regular"}]
)
def test_what_is_kept_is_the_game_that_was_played(named):
    game = load("resistance", 5)
    played, kept = play_kept(game, named, "7")
    assert played == play_one(game, named, "7")
    match = Match(game, "7")
    play(match, sit(game, played.bots, "7"))
    assert kept == entry(match.record, game, played.bots, ARENA)


def test_the_same_files_on_any_number_of_cores(tmp_path):
    tournament = Tournament(load("hoax", 3), ("random", "regular"), games=12, seed="s")
    plain = run(tournament)
    for jobs in (1, 2):
        kept = Lots(tmp_path / str(jobs))
        assert run(tournament, jobs, keep=kept.add).rounds == plain.rounds
        assert kept.write().games == 12
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / str(n)).rglob("*.*")} for n in (1, 2))
    assert one.keys() == {"games.parquet", "log.parquet"}
    assert one == two


def test_folders_of_bots_from_outside_are_not_told():
    match = match_of(load("hoax", 3))
    names = ["/home/jane/bots/mine.py:Bot", r"C:\Users\jane\mine.py:Bot", "house.mine:Bot"]
    kept = entry(match.record, match.game, names, ARENA)
    assert "jane" not in json.dumps(kept)
    assert ["mine.py:Bot", "mine.py:Bot", "house.mine:Bot"] in kept.game


# the folder -----------------------------------------------------------------------------------------------------------


def test_the_files_have_the_schema(tmp_path):
    hoax(tmp_path / "out")
    for name, schema in TABLES.items():
        frame = polars.read_parquet(tmp_path / "out" / "000000" / f"{name}.parquet")
        assert {column: str(kind) for column, kind in frame.schema.items()} == schema


def test_games_come_in_lots_sorted_by_id_each_once(tmp_path, monkeypatch):
    monkeypatch.setattr(lots, "LOT", 2)
    game = load("hoax", 3)
    entries = [entry(match_of(game, str(seed)).record, game, ["random"] * 3, ARENA) for seed in range(5)]
    assert written(tmp_path / "out", *entries, *entries[:2]).games == 5
    assert sorted(lot.name for lot in (tmp_path / "out").iterdir()) == ["000000", "000001", "000002"]
    assert [row["id"] for row, _ in read(tmp_path)] == sorted(one.id for one in entries)
    written(tmp_path / "again", entries[0])  # in two lots: read once
    assert len([*read(tmp_path)]) == 5
    assert [row["id"] for row, _ in read(tmp_path, lambda row: row["seed"] == "3")] == [entries[3].id]


def test_a_lot_of_long_games_has_fewer(tmp_path, monkeypatch):
    monkeypatch.setattr(lots, "ROWS", 1)
    hoax(tmp_path / "out")
    assert len([*(tmp_path / "out").iterdir()]) == 3


def test_a_lot_appears_whole_or_not_at_all(tmp_path, monkeypatch):
    writing, calls = polars.DataFrame.write_parquet, []

    def full(self, file, **more):
        calls.append(file)
        if len(calls) == 4:  # the log of the second lot
            raise OSError(28, "No space left on device")
        writing(self, file, **more)

    monkeypatch.setattr(lots, "LOT", 1)
    monkeypatch.setattr(polars.DataFrame, "write_parquet", full)
    with pytest.raises(BadSetup, match=r"can't write to .*out: No space left on device"):
        hoax(tmp_path / "out")
    assert [lot.name for lot in (tmp_path / "out").iterdir()] == ["000000"]
    assert len([*read(tmp_path)]) == 1


def test_what_is_being_written_is_not_read(tmp_path):
    hoax(tmp_path / "out")
    (tmp_path / "out" / "000000").rename(tmp_path / "out" / ".under-way")
    with pytest.raises(BadText, match="holds no games"):
        [*read(tmp_path)]


def test_a_folder_that_cannot_be_had_is_refused_at_once(tmp_path, monkeypatch):
    hoax(tmp_path / "out")
    with pytest.raises(BadSetup, match="out is not empty: name a new folder"):
        Lots(tmp_path / "out")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match=r"can't write to .*file: File exists"):
        Lots(tmp_path / "file")
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(NoLibrary, match=r"a folder of games needs polars: pip install 'hoodwink\[arena\]'"):
        Lots(tmp_path / "new")


def test_no_folder_and_no_games(tmp_path):
    with pytest.raises(BadText, match="there is no folder"):
        [*read(tmp_path / "none")]
    with pytest.raises(BadText, match="holds no games: name a folder that hoodwink export or"):
        [*read(tmp_path)]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("left", [0, 3, 40, 0.5, -1])
def test_a_cut_file_is_refused(tmp_path, name, left):
    hoax(tmp_path / "out")
    file = tmp_path / "out" / "000000" / f"{name}.parquet"
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * left) if left == 0.5 else left])
    with pytest.raises(BadText, match=rf"{name}.parquet can't be read, it is cut or no Parquet file"):
        [*read(tmp_path)]


@pytest.mark.parametrize("name", TABLES)
def test_half_a_lot_is_refused(tmp_path, name):
    hoax(tmp_path / "out")
    (tmp_path / "out" / "000000" / f"{name}.parquet").unlink()
    with pytest.raises(BadText, match=rf"has no {name}.parquet: a lot is both files"):
        [*read(tmp_path)]


def changed(folder, name, change):
    """A table of the first lot, written anew."""
    file = folder / "out" / "000000" / f"{name}.parquet"
    change(polars.read_parquet(file)).write_parquet(file)


def test_other_formats_and_other_columns_are_refused(tmp_path):
    hoax(tmp_path / "out")
    changed(tmp_path, "log", lambda log: log.drop("digest").with_columns(polars.col("n").cast(polars.Int8)))
    with pytest.raises(BadText, match=rf"no table of log of format {FORMAT}: look at n, digest"):
        [*read(tmp_path)]
    newer = polars.lit(FORMAT + 1, polars.UInt8)
    changed(tmp_path, "games", lambda games: games.with_columns(format=newer, more=newer))
    with pytest.raises(BadText, match=f"has format {FORMAT + 1}, this program reads {FORMAT}"):
        [*read(tmp_path)]


def test_missing_rows_are_noticed(tmp_path):
    hoax(tmp_path / "out")
    changed(tmp_path, "log", lambda log: log.head(log.height - 1))
    with pytest.raises(BadText, match=r"game [0-9a-f]{32} has \d+ of its \d+ rows: the files are not whole"):
        [record_of(*one) for one in read(tmp_path)]


def set_to(folder, table, column, value):
    """The same value in a whole column, where there was one."""
    was = polars.col(column)
    changed(
        folder,
        table,
        lambda found: found.with_columns(
            polars.when(was.is_null())
            .then(None)
            .otherwise(polars.lit(value, found[column].dtype) if value != "not" else ~was)
            .alias(column)
        ),
    )


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [(table, column, None) for table, schema in TABLES.items() for column in schema]
    + [
        ("games", "source", "house"),
        ("games", "game", "zz"),
        ("games", "rules", 99),
        ("games", "seats", 9),
        ("games", "options", "{}"),
        ("games", "seed", "q"),
        ("games", "bots", ["sharp"] * 3),
        ("games", "bots", ["random"]),
        ("games", "bots", [None] * 3),
        ("games", "roles", []),
        ("games", "roles", ["butler"] * 3),
        ("games", "sides", ["good"]),
        ("games", "winners", []),
        ("games", "winners", [7]),
        ("games", "points", [9, 9, 9]),
        ("games", "ending", "unfinished"),
        ("games", "over", "not"),
        ("games", "plies", 1),
        ("games", "id", "0" * 32),
        ("log", "n", 1),
        ("log", "ply", 1),
        ("log", "frame", "Vote"),
        ("log", "seat", 9),
        ("log", "interjected", "not"),
        ("log", "action", 1),
        ("log", "text", "fly"),
        ("log", "outcome", 1 << 40),
        ("log", "digest", "0" * 16),
    ],
)
def test_a_game_that_was_changed_is_named(tmp_path, table, column, value):
    hoax(tmp_path / "out", [1])
    ((before, log),) = read(tmp_path)
    record_of(before, log)
    set_to(tmp_path, table, column, value)
    with pytest.raises((BadText, Diverged)) as error:
        [record_of(*one) for one in read(tmp_path)]
    if column not in ("format", "id", "rows"):  # those are noticed before
        assert isinstance(error.value, Diverged)
        assert f"it was changed after it was written, its id is not that of its rows (game {before['id']})" in str(
            error.value
        )


def test_the_rows_of_two_games_are_not_exchanged(tmp_path):
    hoax(tmp_path / "out", [1, 2])
    (one, log), (other, more) = read(tmp_path)
    with pytest.raises(Diverged, match=f"game {one['id']}"):
        record_of({**one, "rows": len(more)}, more)
    with pytest.raises(Diverged, match=f"game {other['id']}"):
        record_of({**other, "rows": len(log)}, log)
    with pytest.raises(Diverged, match=f"game {one['id']}"):
        record_of(one, log[::-1])


@pytest.mark.parametrize(
    ("table", "column", "value", "says"),
    [
        ("log", "action", 1, r"game [0-9a-f]{32}, row \d+: '.*' is action \d+ of hoax, not 1"),
        ("log", "text", "fly", r"game [0-9a-f]{32}, row \d+: 'fly' is no verb of this game"),
        ("log", "text", None, r"game [0-9a-f]{32}, row \d+: '' is no verb of this game"),
        ("games", "options", "[1", "game [0-9a-f]{32}: its options are no JSON object"),
    ],
)
def test_rows_that_make_no_sense_are_refused(tmp_path, table, column, value, says):
    """Also where their id is right: another program may have written them."""
    hoax(tmp_path / "out", [1])
    set_to(tmp_path, table, column, value)
    ((row, log),) = read(tmp_path)
    about = [*row.values()][2:]
    id = id_of(about, log)
    written(tmp_path / "again", Entry(id, (FORMAT, id, *about), tuple(log)))
    ((row, log),) = read(tmp_path / "again")
    with pytest.raises(BadText, match=says):
        record_of(row, log)
