"""Balance: nothing is played twice or lost, and the report says what the games say."""

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from time import sleep

import polars
import pytest
from polars.testing import assert_frame_equal

from hoodwink import BadSetup
from hoodwink.arena.balance import charts, run
from hoodwink.arena.balance.findings import findings
from hoodwink.arena.balance.measures import Effect, measure
from hoodwink.arena.balance.plan import LOT, Setup, games_of
from hoodwink.arena.balance.report import label, page
from hoodwink.arena.balance.run import play_missing
from hoodwink.arena.balance.store import UNDER_WAY, Store
from hoodwink.arena.intervals import Share
from hoodwink.arena.parquet import TABLES, NoLibrary
from hoodwink.arena.sim import simulate
from hoodwink.bots import Budget
from hoodwink.games import find, load


def setup(seats=3, seed="s", **options):
    return Setup(load("hoax", seats, **options), "random", seed)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Some games of two games of the house."""
    store = Store(tmp_path_factory.mktemp("balance"))
    setups = [setup(), setup(4), setup(4, immunities=False)]
    play_missing(store, [*setups, Setup(load("resistance", 5, plots=True), "random", "s")], 2 * LOT)
    return store


def test_set_ups_are_presets_by_seats_by_values():
    kind = find("hoax")
    assert [game.seats for game in games_of(kind, [], [{}], {})] == [3, 4, 5, 6]
    games = games_of(kind, [3], [*kind.presets.values()], {"goal": [1, 2]})
    assert [(g.options["immunities"], g.options["goal"]) for g in games] == [
        (False, 1),
        (False, 2),
        (True, 1),
        (True, 2),
    ]
    assert len(games_of(kind, [3], [{}, {"immunities": True}], {})) == 1, "the same is played once"


def test_what_cannot_be_played_is_left_out_until_nothing_is_left():
    kind = find("erben")
    assert [game.seats for game in games_of(kind, [8, 9], [{}], {})] == [8]
    with pytest.raises(BadSetup, match="3 to 8 seats, or up to 14 at the large table"):
        games_of(kind, [9], [{}], {})


def test_everything_that_changes_a_game_is_in_its_name():
    ids = {setup().id, setup(4).id, setup(seed="t").id, setup(immunities=False).id}
    ids |= {Setup(load("hoax", 3), "regular", "s").id, Setup(load("hoax", 3), "random", "s", limit=9).id}
    assert len(ids) == 6
    assert Setup(load("hoax", 3), "random", "s", Budget(1.0, 7)).id == setup().id, "it doesn't search"
    masters = {Setup(load("hoax", 3), "master", "s", Budget(1.0, rollouts)).id for rollouts in (7, 8)}
    assert len(masters) == 2
    assert setup().id == setup().id


def test_games_are_those_of_sim(tmp_path):
    tally = simulate(load("hoax", 3), ("regular",), LOT, "s")
    store = Store(tmp_path)
    play_missing(store, [Setup(load("hoax", 3), "regular", "s")], LOT)
    (group,) = measure(find("hoax"), store.read(["hoax"])).groups
    assert group.games == tally.games
    assert {role: share.wins for role, share in group.roles.items()} == tally.wins_by_role
    assert [group.by_seat[seat].wins for seat in range(3)] == tally.wins_by_seat
    assert {ending: share.wins for ending, share in group.endings.items()} == tally.endings


def test_what_is_there_is_not_played_again(tmp_path, monkeypatch):
    store = Store(tmp_path / "deep" / "folder")
    assert play_missing(store, [setup()], 10) == LOT, "in whole lots"
    played = []

    def play(_, first):
        played.append(first)
        return []

    monkeypatch.setattr(Setup, "play", play)
    assert play_missing(store, [setup()], LOT) == 0
    play_missing(store, [setup()], 2 * LOT + 1)
    assert played == [LOT, 2 * LOT]


def test_jobs_do_not_matter(tmp_path):
    frames = []
    for jobs in (1, 2):
        store = Store(tmp_path / str(jobs))
        play_missing(store, [setup(), setup(4)], 2 * LOT, jobs)
        frames.append(store.read(["hoax"]))
    for name in frames[0]:
        assert_frame_equal(frames[0][name], frames[1][name])


def test_a_run_that_was_killed_goes_on(tmp_path):
    words = [sys.executable, "-m", "hoodwink", "balance", "hoax", "--seats", "3", "--level", "random", "--seed", "s"]
    words += ["--folder", str(tmp_path / "cut"), "--games", "20000"]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        lots = tmp_path / "cut" / setup().id
        while process.poll() is None and (not lots.is_dir() or len(os.listdir(lots)) < 3):
            sleep(0.01)
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    store, whole = Store(tmp_path / "cut"), Store(tmp_path / "whole")
    before = len(os.listdir(lots))
    games = (before + 2) * LOT
    assert play_missing(store, [setup()], games) == 2 * LOT
    assert play_missing(whole, [setup()], games) == games
    for name, frame in whole.read(["hoax"]).items():
        assert_frame_equal(store.read(["hoax"])[name], frame)


def test_a_lot_appears_whole_or_not_at_all(tmp_path, monkeypatch):
    store = Store(tmp_path)
    store.open()
    played = setup().play(0)[:3]
    writing = polars.DataFrame.write_parquet

    def full(self, file, *rest):
        if "notes" in str(file):
            raise OSError(28, "No space left on device")
        writing(self, file, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(polars.DataFrame, "write_parquet", full)
        with pytest.raises(OSError, match="No space left"):
            store.save(setup(), 0, played)
    assert store.missing(setup(), 1) == [0]
    assert store.read(["hoax"])["games"].height == 0
    store.save(setup(), 0, played)
    store.save(setup(), 0, played)  # another run was quicker
    assert store.read(["hoax"])["games"].height == 3
    assert store.missing(setup(), 1) == []


def test_what_a_killed_run_has_left_is_swept_away_later(tmp_path):
    old, new = tmp_path / UNDER_WAY / "old", tmp_path / UNDER_WAY / "new"
    old.mkdir(parents=True)
    new.mkdir()
    os.utime(old, (0, 0))
    Store(tmp_path).open()
    assert os.listdir(tmp_path / UNDER_WAY) == ["new"]


def test_an_interrupt_keeps_what_is_written(tmp_path):
    def interrupt(_):
        raise KeyboardInterrupt

    store = Store(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        play_missing(store, [setup()], 5 * LOT, progress=interrupt)
    assert store.missing(setup(), 5 * LOT) == [LOT, 2 * LOT, 3 * LOT, 4 * LOT]


# what is measured ---------------------------------------------------------------------------------------------------


def test_sides_count_games_and_claims_add_up(folder):
    (group,) = measure(find("resistance"), folder.read(["resistance"])).groups
    assert {side: share.of for side, share in group.sides.items()} == {"resistance": 2 * LOT, "spy": 2 * LOT}
    assert sum(share.wins for share in group.sides.values()) == 2 * LOT
    hoax = measure(find("hoax"), folder.read(["hoax"]))
    (claims,) = hoax.noted
    counted: Counter[str] = Counter()
    for outcomes in claims.outcomes.values():
        counted.update(outcomes)
    notes = folder.read(["hoax"])["notes"]
    assert counted.total() == notes["times"].sum()
    assert {*counted} == {"doubted, a lie", "doubted, true", "let pass, a lie", "let pass, true"}


def test_with_and_without_are_compared_within_a_set_up_and_a_side():
    """Two set-ups in which a card changes nothing, but who has it more often wins more often anyway."""
    rows: dict[str, list[tuple[object, ...]]] = {name: [] for name in TABLES}
    games, seats, notes = rows.values()
    for number in range(200):
        easy = number % 2
        id, where = f"g{number}", f"hoax(seats={2 + easy})"
        games.append((id, where, "hoax", 1, 2, "{}", "s", "random", number, 0, "end", 1, 9, 9))
        for seat in range(2):
            k = number // 2
            won = k % 4 != 0 if easy else k % 4 == 0
            seats.append((id, where, seat, "random", "chef", "good", won, 0))
            if (k // 4 + seat) % 10 < (8 if easy else 2):
                notes.append((id, where, seat, "cards", "ace", None, 1))
    frames = {
        name: polars.DataFrame(rows[name], {c: getattr(polars, t) for c, t in schema.items()}, orient="row")
        for name, schema in TABLES.items()
    }
    (noted,) = measure(find("hoax"), frames).noted
    (effect,) = noted.effects
    assert effect.side == "good"
    assert effect.share.rate > 0.6
    assert effect.without == pytest.approx(effect.share.rate, abs=0.03)
    assert not effect.is_apart


def test_an_effect_stands_apart_by_both_errors():
    share = Share(60, 100, 0.5, 0.7)
    assert Effect("ace", "", share, 0.4, 0.1).is_apart
    assert not Effect("ace", "", share, 0.4, 0.3).is_apart


# the report ---------------------------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """What a page links to, and whether its tags are closed."""

    VOID = ("meta", "br", "path", "line", "rect")

    def __init__(self):
        super().__init__()
        self.open, self.links, self.found = [], [], Counter[str]()

    def handle_starttag(self, tag, attrs):
        self.found[tag] += 1
        self.links += [value for name, value in attrs if name in ("href", "src", "xlink:href", "srcset")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_startendtag(self, tag, attrs):
        self.found[tag] += 1


@pytest.fixture(scope="module")
def text(folder):
    tables = folder.read(["hoax", "resistance"])
    return page([measure(find(key), tables) for key in ("hoax", "resistance")])


def test_the_report_is_one_file_that_needs_no_other(text):
    outline = Outline()
    outline.feed(text)
    assert outline.open == []
    assert outline.links == ["#hoax", "#resistance"]
    assert not outline.found["script"]
    assert not re.findall(r"url\(|@import|https?://(?!www\.w3\.org/)", text)
    assert outline.found["svg"] == outline.found["figure"] > 8


def test_every_chart_has_a_name_and_its_numbers(text):
    assert len(re.findall(r'<svg role="img" aria-label="[^"]+"', text)) == text.count("<figure>")
    assert text.count("<details>") == text.count("<figure>") == text.count("<table>")
    assert "How often the resistance wins" in text
    assert "What came of claims" in text
    assert "Wins by role, 4 seats" in text


def test_both_themes_paint_every_placeholder(text):
    used = {*re.findall(r'(?:fill|stroke)="(#0a0a\w\w)"', re.sub(r"<style>.*?</style>", "", text, flags=re.S))}
    painted = {*re.findall(r'\[fill="(#0a0a\w\w)"\]', text)}
    assert used <= painted
    assert {charts.INK, charts.MARK, charts.EVEN, charts.colour(0)} <= used
    for name in re.findall(r"fill:var\(--([\w-]+)\)", text):
        assert re.search(rf"--{name}: light-dark\(#\w{{6}}, #\w{{6}}\)", text)


def test_set_ups_are_labelled_by_what_is_set(folder):
    hoax = measure(find("hoax"), folder.read(["hoax"]))
    assert [label(hoax.game, group) for group in hoax.groups] == ["3 seats", "4 seats", "4 seats, first game"]


def test_what_stands_out_is_said(folder):
    resistance = measure(find("resistance"), folder.read(["resistance"]))
    (group,) = resistance.groups
    group.sides["resistance"] = Share(8, 40, 0.1, 0.35)
    lines = findings(resistance, label)
    said = "The resistance wins less than an even share: 20% (10% to 35%) against 50%, 5 seats, plots."
    assert said in lines


def test_an_empty_folder_has_no_report(tmp_path):
    with pytest.raises(BadSetup, match="there is nothing to report"):
        page([measure(find("hoax"), Store(tmp_path).read(["hoax"]))])


# on Ray -------------------------------------------------------------------------------------------------------------


def test_where_it_runs_has_to_be_known(tmp_path):
    with pytest.raises(BadSetup, match="it runs on cores or on ray, not on 'mars'"):
        play_missing(Store(tmp_path), [setup()], 1, on="mars")


def test_without_ray_one_line_says_how_to_install_it(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoLibrary, match=r"--on ray needs ray: pip install 'hoodwink\[ray\]'"):
        play_missing(Store(tmp_path), [setup()], 1, on=run.RAY)


def test_no_cluster_is_one_line():
    class Ray:
        def init(self, **_):
            raise ConnectionError("nobody there\nand a long story")

    with pytest.raises(BadSetup, match=r"there is no Ray cluster, and none could be started: nobody there$"):
        run._join(Ray())
