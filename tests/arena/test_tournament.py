"""Tournaments: the same on any number of cores, in whole deals, and what is written is what was played."""

import sys
from collections import Counter

import polars
import pytest

from hoodwink import BadSetup, Match, load
from hoodwink.arena import parquet, response
from hoodwink.arena.played import AGAINST, play_one
from hoodwink.arena.seating import LONE, SIDES
from hoodwink.arena.standings import standings, summary
from hoodwink.arena.table import play, sit
from hoodwink.arena.tournament import Tournament, run
from hoodwink.bots import Budget, thinks


def small(games=12, seed="s", **more):
    return Tournament(load("hoax", 3), ("random", "regular"), games=games, seed=seed, **more)


@pytest.fixture(scope="module")
def played():
    return run(small(games=24))


def test_the_same_on_any_number_of_jobs(played):
    assert run(small(games=24), jobs=2).rounds == played.rounds
    assert run(small(games=24, seed="other")).rounds != played.rounds


def test_a_longer_tournament_begins_like_a_shorter_one(played):
    short = run(small(games=12)).rounds
    assert played.rounds[: len(short)] == short


def test_a_deal_has_the_same_cards_on_every_seat(played):
    for deal in {one.deal for one in played.rounds}:
        games = [one.played for one in played.rounds if one.deal == deal]
        assert len({one.roles for one in games}) == 1
        assert len({one.bots for one in games}) == len(games) == 3


def test_a_game_can_be_played_again_as_a_match(played):
    one = played.rounds[4].played
    game = load("hoax", 3)
    match = Match(game, one.seed)
    assert play(match, sit(game, one.bots, one.seed)) == one.replies
    assert (match.winners, match.roles, match.ending, match.ply) == (one.winners, one.roles, one.ending, one.plies)


def test_regular_beats_random_here_and_in_its_rating(played):
    first, second = standings(played)
    assert (first.name, second.name) == ("regular", "random")
    assert first.even == second.even == pytest.approx(1 / 3)
    assert first.share.rate > 1 / 3 > second.share.rate
    assert first.rating.rating - second.rating.rating > 100


def test_everything_is_counted_once(played):
    row = summary(played)
    assert row["games"] == row["planned"] == 24
    assert row["deals"] == 8
    assert sum(bot["wins"] for bot in row["bots"]) == 24
    for part in ("roles", "by_seat"):
        assert sum(cell["wins"] for cell in row[part]) == 24
        assert sum(cell["of"] for cell in row[part]) == 72
    assert row["sides"] == []
    (meeting,) = row["meetings"]
    shares = meeting["bots"]
    assert meeting["ahead"]["by"] == pytest.approx(shares["random"]["share"] - shares["regular"]["share"], abs=1e-5)
    assert sum(row["endings"].values()) == 24


def test_sides_are_given_to_bots_after_the_deal():
    result = run(Tournament(load("resistance", 5), ("random", "regular"), SIDES, 4, "s"))
    assert len(result.rounds) == 16
    for one in result.rounds:
        pairing = result.tournament.pairings[one.pairing]
        given = dict(zip(pairing.sides, pairing.names, strict=True))
        assert one.played.bots == tuple(given[side] for side in one.played.sides)
    row = summary(result)
    assert [meeting["table"] for meeting in row["meetings"]][:2] == [
        "resistance random v spy random", "resistance random v spy regular",
    ]  # fmt: skip
    assert {cell["side"] for cell in row["sides"]} == {"resistance", "spy"}
    assert sum(meeting["sides"]["spy"]["of"] for meeting in row["meetings"]) == 2 * 16


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_leaves_whole_deals(jobs):
    told = []

    def interrupt(_):
        told.append(1)
        if len(told) == 8:
            raise KeyboardInterrupt

    result = run(small(games=60), jobs, interrupt)
    assert result.planned == 60
    assert len(result.rounds) + result.dropped == 8
    assert {*Counter(one.deal for one in result.rounds).values()} == {3}
    whole = run(small(games=60)).rounds
    assert all(one in whole for one in result.rounds)


def test_a_game_over_the_limit_is_won_by_nobody():
    row = summary(run(small(limit=5)))
    assert row["unfinished"] == row["games"] == 12
    assert [bot["rating"] for bot in row["bots"]] == [1500, 1500]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"names": ("random", "genius")}, "hoax has no bots of level 'genius'"),
        ({"games": 0}, "games is a whole number from 1 on"),
        ({"kind": SIDES}, "everyone is alone"),
    ],
)
def test_bad_set_ups_are_refused(more, says):
    told = {"game": load("hoax", 3), "names": ("random", "regular")} | more
    with pytest.raises(BadSetup, match=says):
        Tournament(**told)
    with pytest.raises(BadSetup, match="jobs is a whole number"):
        run(small(), jobs=0)


def test_parquet_has_a_row_a_game_and_a_row_a_seat(tmp_path, played):
    files = parquet.write(tmp_path / "out.parquet", parquet.entries(played))
    assert [file.name for file in files] == ["out.games.parquet", "out.seats.parquet", "out.notes.parquet"]
    games, seats, notes = (polars.read_parquet(file) for file in files)
    for frame, schema in zip((games, seats, notes), parquet.TABLES.values(), strict=True):
        assert {name: str(kind) for name, kind in frame.schema.items()} == schema
    assert (games.height, seats.height) == (24, 72)
    assert games["id"].n_unique() == 24
    wins = seats.group_by("bot").agg(polars.col("won").sum())
    assert dict(wins.iter_rows()) == {bot["bot"]: bot["wins"] for bot in summary(played)["bots"]}
    claims = sum(len(one.played.notes) for one in played.rounds)
    assert notes["times"].sum() == claims > 24


def test_without_polars_one_line_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(parquet.NoLibrary, match=r"pip install 'hoodwink\[arena\]', or pip install polars"):
        parquet.frames([])


# how much a best response gains -------------------------------------------------------------------------------------


def test_one_who_knows_that_the_others_play_at_random_gains(monkeypatch):
    monkeypatch.setattr(response, "_weigher", lambda _: None)  # what they have done tells nothing
    game = load("resistance", 5)
    result = run(response.duel(game, "random", 50, "gain", Budget(float("inf"), 6)))
    everyone, resistance, spy = response.gains(result)
    assert everyone.gain > 0.1
    assert everyone.low > 0
    assert everyone.seats == resistance.seats + spy.seats == 50
    assert everyone.won - everyone.level == pytest.approx(everyone.gain)
    assert (resistance.side, spy.side) == ("resistance", "spy")
    row = response.summary(result, "random")
    assert row["budget"] == {"seconds": None, "rollouts": 6}
    assert [gain["side"] for gain in row["gains"]] == [None, "resistance", "spy"]


def test_the_level_alone_plays_each_deal_once():
    tournament = response.duel(load("hoax", 3), "random", 6, "s", Budget(float("inf"), 2))
    assert [place for place, _ in tournament.schedule()] == [
        (0, 0, 0), (0, 0, 1), (0, 0, 2), (1, 0, 0), (0, 1, 0), (0, 1, 1), (0, 1, 2), (1, 1, 0),
    ]  # fmt: skip


def test_a_response_is_the_same_again():
    game, budget = load("hoax", 3), Budget(float("inf"), 4)
    bots = (f"{AGAINST}regular", "regular", "regular")
    assert play_one(game, bots, "x", budget, 40) == play_one(game, bots, "x", budget, 40)


def test_levels_that_search_are_imagined_as_the_best_that_does_not():
    assert response.modelled("hoax", "regular") == "regular"
    assert not thinks("hoax", response.modelled("hoax", "regular"))
    with pytest.raises(BadSetup, match="no bots of level"):
        response.duel(load("hoax", 3), "genius", 4, "s")


def test_lone_tables_have_both_ways():
    assert len(Tournament(load("hoax", 4), ("random", "regular"), LONE, 4).schedule()) == 8
