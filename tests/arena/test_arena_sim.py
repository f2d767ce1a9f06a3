"""Many games: the same counts from the same seed, on any number of cores."""

import subprocess
import sys

import pytest

from hoodwink import SPECTATOR, BadSetup, Dice, Match, load
from hoodwink.arena import sim
from hoodwink.arena.sim import simulate
from hoodwink.arena.table import lineup, play, play_state, sit
from hoodwink.games.hoax.state import HoaxState

TIMED = {"seconds", "games_per_s", "decisions_per_s"}


def counts(tally):
    return {key: value for key, value in tally.to_json().items() if key not in TIMED}


@pytest.mark.parametrize(("bots", "games"), [(("random",), 1_100), (("regular", "random", "random"), 60)])
def test_the_same_seed_gives_the_same_counts_on_any_number_of_jobs(bots, games):
    game = load("hoax", 3)
    one = simulate(game, bots, games, "seed")
    assert counts(simulate(game, bots, games, "seed")) == counts(one)
    assert counts(simulate(game, bots, games, "seed", jobs=2)) == counts(one)
    assert counts(simulate(game, bots, games, "another")) != counts(one)


def test_a_longer_run_begins_like_a_shorter_one():
    game = load("hoax", 4)
    short, long = (simulate(game, ("random",), games, "seed") for games in (30, 40))
    assert all(more >= fewer for more, fewer in zip(long.wins_by_seat, short.wins_by_seat, strict=True))


@pytest.mark.parametrize("bots", ["random", "regular"])
def test_everything_is_counted_once(bots):
    games = 50
    tally = simulate(load("hoax", 3), (bots,), games, "sums")
    assert tally.games == sum(tally.wins_by_seat) == sum(tally.wins_by_role.values()) == sum(tally.endings.values())
    assert tally.games == games
    assert tally.decisions > 3 * games
    assert tally.seconds > 0


def test_a_game_of_a_run_can_be_played_again_as_a_match():
    game, bots = load("hoax", 3), ("regular", "random", "regular")
    tally = simulate(game, bots, 3, "again")
    wins, replies = [0, 0, 0], 0
    for i in range(3):
        match = Match(game, f"again/{i}")
        replies += play(match, sit(game, bots, f"again/{i}"))
        wins[match.winners[0]] += 1
    assert (tally.wins_by_seat, tally.decisions) == (wins, replies)


def test_bots_have_dice_of_their_own():
    """Another bot on a seat changes neither the deal nor the dice of the others."""
    game = load("hoax", 3)
    for seed in range(5):
        deals = set()
        for bots in (("random",), ("regular",)):
            s = game.start()
            assert isinstance(s, HoaxState)
            play_state(game, s, sit(game, bots, seed), Dice(seed), limit=8)
            deals.add((tuple(s.identities), s.first))
        assert len(deals) == 1


def test_progress_is_told_of_every_game():
    told: list[int] = []
    simulate(load("hoax", 3), ("regular", "random", "random"), 2 * sim.CHUNK + 1, "p", progress=told.append)
    assert told == [sim.CHUNK, sim.CHUNK, 1]


@pytest.mark.parametrize("bots", ["random", "regular"])
def test_a_game_over_the_limit_is_unfinished(bots):
    tally = simulate(load("hoax", 4), (bots,), 5, "seed", limit=12)
    assert tally.endings == {"unfinished": 5}
    assert tally.wins_by_seat == [0] * 4
    assert set(tally.wins_by_role.values()) == {0}
    assert 0 < tally.decisions <= 5 * 12


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ((), "0 bots for 4 seats: name one level for all or one for each seat, from random, "),
        (("random", "regular"), "2 bots for 4 seats"),
        (("random",) * 5, "5 bots for 4 seats"),
        (("genius",), "hoax has no bots of level 'genius'; it has random, "),
        (("random", "random", "genius", "random"), "no bots of level 'genius'"),
    ],
)
def test_bad_bots_are_refused_with_what_there_is(bots, says):
    with pytest.raises(BadSetup, match=says):
        simulate(load("hoax", 4), bots, 1, "seed")


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-1, 1), (1, 0)])
def test_bad_numbers_are_refused(games, jobs):
    with pytest.raises(BadSetup, match="games and jobs are whole numbers from 1 on"):
        simulate(load("hoax", 4), ("random",), games, "seed", jobs)


def test_one_level_sits_on_every_seat():
    assert lineup(load("hoax", 3), ["regular"]) == ("regular",) * 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_a_run(jobs):
    def interrupt(_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(load("hoax", 3), ("random",), 10 * sim.RANDOM_CHUNK, "seed", jobs, interrupt)


def test_a_script_without_a_guard_is_told_so(tmp_path):
    script = tmp_path / "unguarded.py"
    script.write_text(
        "from hoodwink import load\n"
        "from hoodwink.arena.sim import simulate\n"
        "simulate(load('hoax', 3), ('random',), 2000, 'seed', jobs=2)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert done.returncode == 1
    assert 'has to do so under `if __name__ == "__main__":`' in done.stderr


def test_a_race_of_bots_comes_out_the_same_in_a_match_and_in_a_simulation():
    """And not by where they sit: HEX•HEX and the grabs of Hexen Stix are races."""
    game = load("hexhex", 4, hexen_stix=True, rounds=2)
    lasts = set()
    for seed in range(40):
        match = Match(game, str(seed))
        play(match, sit(game, ("random",), str(seed)))
        s, dice = game.start(), Dice(str(seed))
        play_state(game, s, sit(game, ("random",), str(seed)), dice)
        assert match.view() == game.view(s, SPECTATOR)
        lasts |= {event[1][-1] for event in match.view().log if game.kinds[event[0]].name == "grabbed"}
    assert lasts == {0, 1, 2, 3}
