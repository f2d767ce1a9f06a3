"""Match and Series: they drive, roll and keep the record, and give no seat more than its view."""

import pytest
from masks import Masks
from masks.rules import Bow, Mask, Name, Put, Step, Vote
from masks.view import MasksView

from hoodwink import SPECTATOR, BadText, Dice, Illegal, Match, Pass, Series, load
from hoodwink.core.state import playout
from hoodwink.games.hoax.actions import Claim
from hoodwink.games.hoax.sheet import BUTLER
from hoodwink.games.hoax.view import HoaxView


def seen(match, seat=SPECTATOR):
    view = match.view(seat)
    assert isinstance(view, MasksView)
    return view


def play(match, seed=0):
    dice = Dice(f"play/{seed}")
    while not match.over:
        seat = match.asked[0]
        options = match.options(seat)
        match.reply(seat, options[dice.below(len(options))])
    return match


def test_chance_is_rolled_for_until_a_seat_is_asked():
    match = Match(Masks(3), 1)
    assert [row.seat for row in match.record.rows] == [-1, -1, -1]
    assert match.asked == (0,)
    assert seen(match, 0).mask == match.record.rows[0].what


def test_seats_are_asked_clockwise_from_the_speakers_left():
    match = Match(Masks(4, rounds=2), 1)
    match.reply(0, match.options(0)[0])
    assert match.asked == (1, 2, 3)
    play(match)
    match = Match(Masks(4, rounds=2, peeks=False), 1)
    while seen(match).round == 0:
        match.reply(match.asked[0], match.options(match.asked[0])[0])
    match.reply(1, match.options(1)[0])
    assert match.asked == (2, 3, 0)


def test_what_is_illegal_leaves_record_and_view_as_they_were():
    match = Match(Masks(3), 1)
    before = (match.record.dumps(Masks.actions), match.view(0))
    with pytest.raises(Illegal, match=r"seat 1 may not pass: it is not asked now \(§2.1\)"):
        match.reply(1, Pass())
    with pytest.raises(Illegal, match=r"seat 0 may not step: it is not one of the options \(§2.1\)"):
        match.reply(0, Step())
    with pytest.raises(Illegal, match="only bowing out comes from outside the turn"):
        match.interject(0, Step())
    with pytest.raises(BadText, match="claim butler helps=1 is no action of this game"):
        match.reply(0, Claim(BUTLER, helps=1))
    assert (match.record.dumps(Masks.actions), match.view(0)) == before


def test_before_the_end_there_are_no_winners_and_no_roles():
    match = Match(Masks(3), 1)
    assert (match.winners, match.points, match.ending) == ((), (0, 0, 0), "")
    with pytest.raises(Illegal, match="the game is not over"):
        match.roles  # noqa: B018


def test_after_the_end_nothing_is_asked():
    match = play(Match(Masks(3), 1))
    assert match.over
    assert match.asked == match.options(0) == ()
    assert len(match.roles) == 3
    with pytest.raises(Illegal, match="seat 0 may not pass: the game is over"):
        match.reply(0, Pass())
    with pytest.raises(Illegal, match="seat 0 may not bow: the game is over"):
        match.interject(0, Bow())


def test_a_match_shows_the_spectator_if_nobody_is_named():
    match = Match(Masks(3), 1)
    assert match.view() == match.view(SPECTATOR)
    assert seen(match).mask is None


def test_options_are_those_of_the_seat_alone():
    match = Match(Masks(3), 0)
    match.reply(0, Name(Mask(0)))
    match.reply(1, Step())
    assert match.options(1) == ()
    assert match.options(2) == (Vote(True), Vote(False))
    assert Put(True) not in match.options(0)


# Series ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_series_of_hoax_runs_to_its_goal(seed):
    series = Series(load("hoax", seats=4), seed)
    assert series.goal == 4
    scores, winner, seeds = [0] * 4, None, []
    for match in series.matches():
        seeds.append(match.record.seed)
        if winner is not None:
            view = match.view()
            assert isinstance(view, HoaxView)
            assert match.game.options["first"] == view.first == winner
        play(match, f"{seed}/{series.played}")
        (winner,) = match.winners
        scores[winner] += max(match.points)
        assert max(match.points) in (1, 3)
    assert series.scores == scores
    assert series.winners == (winner,)
    assert winner is not None
    assert scores[winner] >= 4
    assert all(score < 4 for seat, score in enumerate(scores) if seat != winner)
    assert series.played == len(set(seeds)) >= 2


def test_the_seed_of_one_game_tells_nothing_of_the_next():
    """It is shown when a game is over. Whoever has it can name neither another game's nor the series' own."""
    secret = "a5c1f00d"
    first, second = (Series(load("hoax"), secret) for _ in range(2))
    seeds = [play(match).record.seed for match in first.matches()]
    assert seeds == [play(match).record.seed for match in second.matches()]  # the series can be played again
    assert len(seeds) >= 2
    for n, seed in enumerate(seeds):
        assert secret not in seed
        assert Series(load("hoax"), seed).next_match().record.seed not in seeds
        assert not any(Match(load("hoax"), f"{seed}/{m}").record.seed in seeds for m in range(n + 2))


def test_options_stay_through_a_series():
    series = Series(load("hoax", seats=3, immunities=False, memory_aid=True, goal=7), 0)
    games = [play(match, match.record.seed).game for match in series.matches()]
    assert all(game.options["immunities"] is False and game.options["memory_aid"] for game in games)
    assert max(series.scores) >= 7


def test_a_goal_of_one_is_a_single_game():
    series = Series(load("hoax", goal=1), 3)
    assert len([play(match) for match in series.matches()]) == series.played == 1


def test_the_table_may_set_another_goal_for_the_series():
    series = Series(load("hoax"), 3, goal=1)
    assert len([play(match) for match in series.matches()]) == 1


def test_a_match_has_to_be_over_before_it_is_counted():
    series = Series(load("hoax"), 3)
    matches = series.matches()
    next(matches)
    with pytest.raises(AssertionError, match="play the match to its end first"):
        next(matches)


def test_a_state_says_what_the_table_waits_for():
    s = load("hoax", seats=3, first=0).start()
    assert repr(s) == "<hoax(seats=3, first=0), ply 1: §1.3 asks chance; Deal(0), Deal(1), Deal(2), Begin()>"
    for card in (0, 1, 2):
        s.chance(card)
    assert repr(s).endswith("§1.6 asks seats 0; Gather(0), Gather(1), Gather(2), FirstTurn()>")
    playout(s, Dice(0))
    assert repr(s).endswith(": over; nothing open>")


@pytest.mark.parametrize("nobody", [-1, -3, -4, 4])
def test_nobody_looks_who_is_neither_a_seat_nor_a_spectator(nobody):
    """−1 is chance, which has no eyes; to Python it is the last seat."""
    match = play(Match(Masks(4), 1))
    for look in (match.view, match.worlds):
        with pytest.raises(Illegal, match=r"the seats are 0 to 3, a spectator is -2"):
            look(nobody)
    assert match.options(nobody) == ()
