"""The tables of strength: what they say is what was played, and bad words get one line."""

import pytest

from hoodwink.arena import strength
from hoodwink.arena.sim import simulate
from hoodwink.bots import levels
from hoodwink.games import load


def test_prints_a_row_for_every_preset_and_number_of_seats(capsys):
    assert strength.main(["hoax", "--games", "1", "--seed", "s", "--level", "regular", "--against", "random"]) == 0
    out = capsys.readouterr().out
    assert out.count("| first game |") == out.count("| full rules |") == 3 * 4
    for title in ("One regular bot among random ones", "One random bot among regular ones", "Only regular bots"):
        assert f"**{title}**" in out


def test_a_level_plays_the_one_below():
    known = levels("hoax")
    assert strength.contest("hoax", None, None) == (known[-1], known[-2])
    assert strength.contest("hoax", known[1], None) == (known[1], "random")
    assert strength.contest("hoax", "regular", "regular") == ("regular", "regular")


def test_one_sits_at_every_seat_in_turn():
    game = load("hoax", 3)
    tallies, wins, games = strength.alone(game, "regular", "random", strength.Trial(13, "s"))
    assert games == 12, "as many at each seat"
    for seat, tally in enumerate(tallies):
        bots = ["regular" if s == seat else "random" for s in range(3)]
        assert tally.wins_by_seat == simulate(game, bots, 4, f"s/{seat}").wins_by_seat
    assert wins == sum(tally.wins_by_seat[seat] for seat, tally in enumerate(tallies))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["whist"], "there is no game 'whist'"),
        (["hoax", "--level", "random"], "name a level of hoax other than random: "),
        (["hoax", "--level", "genius"], "hoax has no bots of level 'genius'; it has random, "),
        (["hoax", "--against", "genius"], "hoax has no bots of level 'genius'; it has random, "),
        (["hoax", "--jobs", "0"], "games and jobs are whole numbers from 1 on"),
    ],
)
def test_bad_words_get_one_line(words, says, capsys):
    assert strength.main(words) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1
