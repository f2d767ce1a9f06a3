"""The bots of Hoax at tables laid by hand: what each level surely does, however its dice fall; and who beats whom."""

from math import inf
from typing import cast

import pytest

from hoodwink import Dice, Pass
from hoodwink.arena.sim import simulate
from hoodwink.arena.table import play_state
from hoodwink.arena.tally import wilson
from hoodwink.bots import Budget, decide, levels, make
from hoodwink.bots.hoax import Mind, gain, worth
from hoodwink.bots.hoax.course import Course, hand
from hoodwink.bots.hoax.master import MASTER, candidates, weigh
from hoodwink.bots.hoax.reader import Reader
from hoodwink.bots.hoax.sharp import answer, carried
from hoodwink.core.worlds import Worlds, play_on
from hoodwink.games import find, load
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Give, Immune, Investigate, Take, Vote
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, COUSIN, EVIDENCE, EX_WIFE, GARDENER, LOVER, PRESTIGE
from hoodwink.games.hoax.sheet import SON_IN_LAW as SON
from hoodwink.testing.play import configurations

FEW = Budget(inf, 8)


def replies(t, seat, times=60, level="regular"):
    """All that the bot on this seat replies, over many dice."""
    view, options = t.view(seat), t.options(seat)
    return {make("hoax", level, Dice(n))(view, options) for n in range(times)}


def test_votes_down_a_claim_to_be_what_it_is_itself(table):
    t = table("hoax", identities="butler chef lover", first=0)
    t(0, Claim(CHEF, takes=EVIDENCE, gives=CASH, count=1))
    assert replies(t, 1) == {CallHoax()}
    t(1, CallHoax())
    assert replies(t, 1) == {Vote(up=False)}


def test_never_votes_down_what_it_knows_to_be_true(table):
    t = table("hoax", identities="butler chef lover", first=1, tokens="- c2p2e2 -")
    t(1, Investigate(0)).clue("butler ex-wife cousin gardener")
    t(1, Investigate(0)).clue("butler son-in-law lover chef")
    t(1, Claim(EX_WIFE, takes=CASH)).passes()
    t(1, Done())
    t(2, Claim(LOVER, takes=EVIDENCE)).passes()
    t(2, Done())
    t(0, Claim(BUTLER, helps=1))
    assert replies(t, 1) == {Pass()}
    t(2, CallHoax())
    assert replies(t, 1) == {Vote(up=True)}


def test_accuses_at_once_when_it_is_sure(table):
    t = table("hoax", identities="butler chef lover", first=1, tokens="- c2p2e2 -")
    t(1, Investigate(0)).clue("butler ex-wife cousin gardener")
    assert replies(t, 1) == {Investigate(0)}, "four names, one of three more likely to fall than of six"
    t(1, Investigate(0)).clue("butler son-in-law lover chef")
    assert replies(t, 1) == {Accuse(0, BUTLER)}


def test_investigates_as_soon_as_it_can_pay(table):
    t = table("hoax", identities="butler chef lover", first=0, tokens="c1p1e1 c1 c1")
    assert replies(t, 0) == {Investigate(1), Investigate(2)}


def test_does_not_accuse_on_a_guess(table):
    t = table("hoax", identities="butler chef lover", first=0)
    t(0, Claim(BUTLER, helps=2)).passes()
    t(2, Take(CASH))
    assert replies(t, 0) == {Done()}


def test_accuses_on_a_guess_before_one_who_knows_its_name(table):
    t = table("hoax", identities="butler chef lover", first=1, tokens="- c2p2e2 -")
    t(1, Investigate(0)).clue("butler ex-wife cousin gardener")
    t(1, Investigate(0)).clue("butler son-in-law lover chef")
    t(1, Claim(EX_WIFE, takes=CASH)).passes()
    t(1, Done())
    t(2, Claim(LOVER, takes=EVIDENCE)).passes()
    t(2, Done())
    t(0, Claim(COUSIN, takes=CASH)).passes()
    assert {type(reply) for reply in replies(t, 0)} == {Accuse}


def test_claims_truth_and_lies(table):
    t = table("hoax", identities="lover chef butler", first=0)
    claimed = {reply.character for reply in replies(t, 0, 300)}
    assert LOVER in claimed
    assert len(claimed) >= 4


def test_takes_what_it_lacks(table):
    t = table("hoax", identities="butler chef lover", first=0, tokens="- c3p1 -")
    t(0, Claim(BUTLER, helps=1)).passes()
    assert replies(t, 1) == {Take(EVIDENCE)}


def test_gives_what_neither_needs(table):
    t = table("hoax", identities="ex-wife chef lover", first=0, tokens="c1 c3p1e1 -", immunities=False)
    t(0, Claim(EX_WIFE, neighbours=True)).passes()
    assert replies(t, 1) == {Give(CASH)}


def test_claims_an_immunity_that_is_true_and_some_that_are_not(table):
    for me, said in (("chef", {Immune(CHEF)}), ("lover", {Immune(CHEF), Pass()})):
        t = table("hoax", identities=f"gardener {me} butler", first=0, tokens="- p2 -")
        t(0, Claim(GARDENER, takes=PRESTIGE, of=1)).passes()
        assert replies(t, 1) == said


def test_calls_an_immunity_that_it_knows_to_be_false(table):
    t = table("hoax", identities="chef lover butler", first=0, tokens="- p2 -")
    t(0, Claim(GARDENER, takes=PRESTIGE, of=1)).passes()
    t(1, Immune(CHEF))
    assert replies(t, 0) == {CallHoax(1)}
    t(0, CallHoax(1))
    assert replies(t, 0) == {Vote(up=False)}


def test_who_claims_one_character_more_than_the_others_is_likelier_to_be_it(table):
    t = table("hoax", identities="butler chef lover", first=0)
    for _ in range(3):
        for seat, claim in enumerate((Claim(COUSIN, takes=CASH), Claim(LOVER, takes=EVIDENCE), Claim(EX_WIFE, CASH))):
            t(seat, claim).passes()
            t(seat, Done())
    mind = Mind(Dice(0))
    mind.look(t.view(0))
    mind.read()
    odds = mind.odds(1)
    assert sum(odds) == pytest.approx(1)
    assert odds[BUTLER] == 0, "that is me"
    assert odds[LOVER] == max(odds) > 1 / 6
    assert odds[EX_WIFE] < odds[CHEF], "another claims that"


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        (Claim(COUSIN, takes=PRESTIGE), gain(0)),
        (Claim(COUSIN, takes=CASH), gain(1)),
        (Claim(GARDENER, takes=EVIDENCE, of=2), 0),
        (Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1), 0),
    ],
)
def test_what_claims_are_worth(table, claim, expected):
    t = table("hoax", seats=4, identities="butler chef lover cousin", first=0, tokens="c1 p2 p1 -")
    assert worth(claim, 0, t.view(0)) == pytest.approx(expected)


def test_the_more_a_claim_brings_the_more_it_is_worth(table):
    t = table("hoax", seats=4, identities="butler chef lover cousin", first=0, tokens="c1 p2e1 p1 -")

    def value(claim):
        return worth(claim, 0, t.view(0))

    assert value(Claim(SON, takes=PRESTIGE)) > value(Claim(SON, takes=EVIDENCE)) > value(Claim(SON, takes=CASH))
    assert value(Claim(GARDENER, takes=PRESTIGE, of=1)) > value(Claim(GARDENER, takes=PRESTIGE, of=2))
    assert value(Claim(BUTLER, helps=3)) > value(Claim(BUTLER, helps=1)), "help the weakest"
    assert value(Claim(EX_WIFE, neighbours=True)) > 0


@pytest.mark.parametrize("immunities", [True, False])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_beats_random_bots(seats, immunities):
    game, games = load("hoax", seats, immunities=immunities), 60
    for seat in (0, seats - 1):
        bots = tuple("regular" if s == seat else "random" for s in range(seats))
        low, _ = wilson(simulate(game, bots, games, "one among random").wins_by_seat[seat], games)
        assert low > 1.5 / seats


@pytest.mark.parametrize("seats", [3, 4])
def test_random_bots_hardly_win_among_regular_ones(seats):
    games = 40
    tally = simulate(load("hoax", seats), ("random", *["regular"] * (seats - 1)), games, "one random")
    assert wilson(tally.wins_by_seat[0], games)[1] < 0.7 / seats


def test_tables_of_regular_bots_end_in_both_ways():
    tally = simulate(load("hoax", 4), ("regular",), 40, "both ways")
    assert set(tally.endings) == {"last one left", "truthful claim"}
    assert tally.decisions / tally.games < 500


# novice -------------------------------------------------------------------------------------------------------------


def test_a_novice_calls_what_it_is_itself_and_believes_all_else(table):
    t = table("hoax", identities="butler chef lover", first=0)
    t(0, Claim(CHEF, takes=EVIDENCE, gives=CASH, count=1))
    assert replies(t, 1, level="novice") == {CallHoax()}
    assert replies(t, 2, level="novice") == {Pass()}
    t(1, CallHoax())
    assert replies(t, 1, level="novice") == {Vote(up=False)}
    assert replies(t, 2, level="novice") == {Vote(up=True)}


def test_a_novice_forgets_the_first_clue_over_the_second(table):
    t = table("hoax", identities="butler chef lover", first=1, tokens="- c2p2e2 -")
    t(1, Investigate(0)).clue("butler ex-wife cousin gardener")
    t(1, Investigate(0)).clue("butler son-in-law lover chef")
    t(1, Claim(EX_WIFE, takes=CASH)).passes()
    assert replies(t, 1, level="novice") == {Done()}, "three names are left, as far as it remembers"


def test_a_novice_is_what_it_says_half_of_the_time(table):
    t = table("hoax", identities="cousin chef lover", first=0)
    claims = [make("hoax", "novice", Dice(n))(t.view(0), t.options(0)) for n in range(100)]
    said = [cast(Claim, claim).character == COUSIN for claim in claims]
    assert 40 < sum(said) < 80


# sharp --------------------------------------------------------------------------------------------------------------


def test_sharp_does_not_jump_up_when_its_own_card_is_claimed(table):
    t = table("hoax", seats=5, identities="butler chef lover cousin ex-wife", first=0)
    t(0, Claim(COUSIN, takes=CASH))
    assert replies(t, 3, level="sharp") == {CallHoax(), Pass()}
    calls = [make("hoax", "sharp", Dice(n))(t.view(3), t.options(3)) == CallHoax() for n in range(100)]
    assert sum(calls) < 60


def test_sharp_never_votes_down_what_it_knows_to_be_true_and_accuses_when_sure(table):
    t = table("hoax", identities="butler chef lover", first=1, tokens="- c2p2e2 -")
    t(1, Investigate(0)).clue("butler ex-wife cousin gardener")
    t(1, Investigate(0)).clue("butler son-in-law lover chef")
    assert replies(t, 1, level="sharp") == {Accuse(0, BUTLER)}
    t(1, Claim(EX_WIFE, takes=CASH)).passes()
    t(1, Done())
    t(2, Claim(LOVER, takes=EVIDENCE)).passes()
    t(2, Done())
    t(0, Claim(BUTLER, helps=1))
    t(2, CallHoax())
    assert replies(t, 1, level="sharp") == {Vote(up=True)}


def test_sharp_names_whom_it_fears_before_he_names_it(table):
    t = table("hoax", identities="butler chef lover", first=1, tokens="c1p1e1 c2p2e2 -")
    t(1, Investigate(0)).clue("butler ex-wife cousin gardener")
    t(1, Investigate(0)).clue("butler son-in-law lover chef")
    t(1, Claim(COUSIN, takes=CASH)).passes()
    t(1, Done())
    t(2, Claim(LOVER, takes=EVIDENCE)).passes()
    t(2, Done())
    t(0, Investigate(1)).clue("chef ex-wife cousin son-in-law")
    t(0, Claim(COUSIN, takes=CASH)).passes()
    named = replies(t, 0, level="sharp")
    assert {type(reply) for reply in named} == {Accuse}
    assert {reply.target for reply in named} == {1}


def test_most_thumbs_carry_a_vote():
    assert carried([0.0], 0) == 1
    assert carried([0.0, 0.0], 0) == 0, "level: it stands"
    assert carried([1.0, 0.0, 0.5], 0) == pytest.approx(0.5)


# master -------------------------------------------------------------------------------------------------------------


def midgame(seats, seed, plies):
    """A game of regular bots at its first turn after so many plies, and whose it is."""
    game, dice = load("hoax", seats), Dice(seed)
    bots = [make("hoax", "regular", dice.fork(f"bot {seat}")) for seat in range(seats)]
    s = game.start()
    while True:
        play_state(game, s, bots, dice, s.ply + 1)
        if s.is_over() or (s.ply >= plies and game.view(s, 0).frame == "Turn"):
            return game, s


def test_imagined_games_are_legal_and_end():
    for seats in (3, 6):
        game, s = midgame(seats, "imagined", 30)
        seat = s.polled()
        table = Reader(Dice(0)).look(game.view(s, seat), MASTER)
        for n in range(5):
            world = Worlds(game, s, seat).draw(Dice(n))
            assert tuple(hand(world, seat, kind) for kind in range(3)) == game.view(s, seat).tokens[seat]
            play_on(world, Course(table.told), Dice(n), world.ply + 2_000)
            assert world.is_over()


def test_worlds_count_one_on_average():
    game, s = midgame(4, "weighed", 60)
    seat = s.polled()
    weight = weigh(Reader(Dice(0)).look(game.view(s, seat), MASTER))
    counts = [weight(Worlds(game, s, seat).draw(Dice(n))) for n in range(400)]
    assert sum(counts) / 400 == pytest.approx(1, abs=0.25)
    assert min(counts) >= 1 - MASTER.trust


def test_a_master_thinks_only_where_it_is_close(table):
    t = table("hoax", identities="butler chef lover", first=1, tokens="- c2p2e2 -")
    t(1, Investigate(0)).clue("butler ex-wife cousin gardener")
    t(1, Investigate(0)).clue("butler son-in-law lover chef")
    look = Reader(Dice(0)).look(t.view(1), MASTER)
    assert candidates(look, t.options(1), answer(look, t.options(1))) == [(Accuse(0, BUTLER), 0.0)]


# all levels ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", levels("hoax")[1:])
def test_every_level_plays_whole_games_in_every_configuration(level):
    for game in configurations(find("hoax")):
        dice = Dice(repr(game))
        bots = [make("hoax", level, dice.fork(f"bot {seat}"), FEW) for seat in range(game.seats)]
        s = game.start()
        play_state(game, s, bots, dice)  # Illegal if a reply is none
        assert s.is_over()


@pytest.mark.parametrize("level", levels("hoax")[1:])
def test_every_level_replies_alike_in_all_worlds_that_it_cannot_tell_apart(level):
    for seed in range(4):
        game, s = midgame(4, f"alike {seed}", 20 + 25 * seed)
        if s.is_over():
            continue
        seat = s.polled()
        options = tuple(game.actions[id] for id in s.options(seat))
        found = set()
        for n in range(6):
            world = game.redeal(s, seat, Dice(n)) if n else s
            bot = make("hoax", level, Dice("one"), FEW)
            found.add(decide(bot, game.view(world, seat), options, Worlds(game, world, seat)))
        assert len(found) == 1


@pytest.mark.parametrize(
    ("better", "worse", "seats", "games"),
    [("novice", "random", 3, 40), ("regular", "novice", 3, 40), ("sharp", "regular", 4, 40)],
)
def test_each_level_beats_the_one_below(better, worse, seats, games):
    bots = (better, *[worse] * (seats - 1))
    tally = simulate(load("hoax", seats), bots, games, "order")
    assert wilson(tally.wins_by_seat[0], games)[0] > 1 / seats
