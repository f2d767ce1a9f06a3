"""The regular bot of Hoax at tables laid by hand: what it surely does, however its dice fall."""

import pytest

from hoodwink import Dice, Pass
from hoodwink.arena.sim import simulate
from hoodwink.arena.tally import wilson
from hoodwink.bots import make
from hoodwink.bots.hoax import Mind, gain, worth
from hoodwink.games import load
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Give, Immune, Investigate, Take, Vote
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, COUSIN, EVIDENCE, EX_WIFE, GARDENER, LOVER, PRESTIGE
from hoodwink.games.hoax.sheet import SON_IN_LAW as SON


def replies(t, seat, times=60):
    """All that the bot on this seat replies, over many dice."""
    view, options = t.view(seat), t.options(seat)
    return {make("hoax", "regular", Dice(n))(view, options) for n in range(times)}


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
