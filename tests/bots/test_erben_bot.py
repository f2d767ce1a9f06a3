"""The regular bot of Die Erben von Hoax at tables laid by hand: what it surely does, however its dice fall."""

import pytest

from hoodwink import Dice, Pass
from hoodwink.arena.sim import simulate
from hoodwink.arena.tally import wilson
from hoodwink.bots import make
from hoodwink.bots.erben.mind import Mind
from hoodwink.bots.erben.worth import TRIO, duel, duel_moves, gain, loss, reserve, worth
from hoodwink.games import load
from hoodwink.games.erben.actions import (
    Accuse,
    Buy,
    Claim,
    Condemn,
    Declare,
    Done,
    Doubt,
    Give,
    Immune,
    Pay,
    Reprieve,
    Show,
    Stack,
    Swap,
    Tithe,
    Vote,
)  # fmt: skip
from hoodwink.games.erben.identities import (
    BARON,
    FARMER,
    GOLD,
    GRAIN,
    JUDGE,
    MAGICIAN,
    MERCHANT,
    MONK,
    THIEF,
    WINE,
    Way,
)  # fmt: skip


def replies(t, seat, times=60):
    """All that the bot on this seat replies, over many dice."""
    view, options = t.view(seat), t.options(seat)
    return {make("erben", "regular", Dice(n))(view, options) for n in range(times)}


def mind_of(t, seat):
    mind = Mind(Dice(0))
    mind.look(t.view(seat))
    return mind


# what it knows ------------------------------------------------------------------------------------------------------


def test_what_is_covered_or_was_shown_is_out_of_the_question(table):
    t = table("erben", seats=4, cards="baron monk judge farmer", covers="- thief - -", shown={(1, 0): "judge farmer"})
    odds = mind_of(t, 0).odds(1)
    assert [odds[c] for c in (THIEF, JUDGE, FARMER)] == [0, 0, 0]
    assert sum(odds) == pytest.approx(1)
    assert odds[BARON] < odds[MONK], "I have one of the two Barons"


def test_two_known_cards_leave_none_of_that_kind(table):
    every = "baron monk judge merchant magician farmer"
    t = table("erben", seats=4, cards="thief thief judge farmer", shown={(1, 0): every})
    mind = mind_of(t, 0)
    assert mind.odds(1)[THIEF] == 1
    assert mind.odds(2)[THIEF] == mind.odds(3)[THIEF] == 0


def test_who_claims_an_identity_is_likelier_to_be_it(table):
    t = table("erben", seats=4, cards="farmer monk judge baron", chips="000 000 000 000")
    before = mind_of(t, 2).odds(0)
    t.stands(0, Claim(FARMER)).next_turn()
    after = mind_of(t, 2).odds(0)
    assert after[FARMER] > before[FARMER]
    assert after[MONK] < before[MONK]


def test_a_head_that_was_doubted_away_is_remembered_without_a_marker(table):
    t = table("erben", seats=4, cards="farmer monk judge baron", unmarked_doubts=True)
    t(0, Claim(THIEF, type=WINE, of=1, count=1)).doubted(1, "for for")
    assert not t.covered(0)
    assert mind_of(t, 2).odds(0)[THIEF] == 0


def test_it_learns_who_tells_the_truth(table):
    t = table("erben", seats=3, cards="farmer judge monk", chips="000 000 000")
    t.stands(0, Claim(FARMER)).next_turn()
    t.stands(1, Claim(BARON)).next_turn()
    t(2, Accuse(1, JUDGE)).next_turn()
    (seat,) = t.asked
    t(seat, Accuse(2 - seat, FARMER if seat == 2 else MONK))
    mind = mind_of(t, 2)
    assert (mind.true[:2], mind.said[:2]) == ([1, 0], [1, 1])


# doubts -------------------------------------------------------------------------------------------------------------


def test_doubts_what_can_not_be_true(table):
    every = "baron monk judge merchant magician thief"
    t = table("erben", seats=4, cards="farmer farmer judge monk", shown={(0, 3): "thief"})
    t(0, Claim(THIEF, type=WINE, of=1, count=1))
    assert replies(t, 3) == {Doubt()}
    t(3, Doubt())
    t = table("erben", seats=4, cards="farmer farmer judge monk", shown={(0, 3): every})
    t(0, Claim(FARMER))
    assert replies(t, 3) == {Pass()}, "it knows that this is true"
    t(1, Doubt())(2, Vote(support=True))
    assert replies(t, 3) == {Vote(support=False)}


def test_does_not_make_a_king_by_a_doubt(table):
    t = table("erben", seats=4, cards="farmer judge monk baron", points="7 0 0 0")
    t(0, Claim(FARMER))
    assert replies(t, 1) == {Pass()}


# a turn -------------------------------------------------------------------------------------------------------------


def test_accuses_when_it_is_sure(table):
    every = "baron monk judge merchant magician thief"
    t = table("erben", seats=4, cards="judge farmer monk baron", shown={(1, 0): every})
    assert replies(t, 0) == {Accuse(1, FARMER)}


def test_buys_when_it_has_a_trio_and_as_much_as_it_can_use(table):
    t = table("erben", seats=4, cards="judge farmer monk baron", trios="2 0 0 0", shown={(1, 0): "thief judge baron"})
    assert replies(t, 0) == {Buy(1, 2)}


def test_does_not_accuse_on_a_guess(table):
    t = table("erben", seats=4, cards="judge farmer monk baron")
    assert {type(reply) for reply in replies(t, 0)} == {Claim}


def test_claims_truth_and_lies(table):
    t = table("erben", seats=4, cards="farmer judge monk baron", chips="000 000 000 000")
    claimed = {reply.identity for reply in replies(t, 0, 300)}
    assert FARMER in claimed
    assert len(claimed) >= 3


def test_stacks_what_it_can(table):
    t = table("erben", seats=4, cards="farmer judge monk baron", chips="111 000 000 000", stack_by_hand=True)
    assert replies(t, 0) == {Stack()}


# chips --------------------------------------------------------------------------------------------------------------


def test_what_reserves_are_worth():
    assert reserve((1, 1, 1)) == TRIO > 3
    assert gain((1, 1, 0), GRAIN) > gain((1, 0, 0), GRAIN) > gain((0, 0, 1), GRAIN) > 0


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        (Claim(FARMER), TRIO + 1 - 2),
        (Claim(MERCHANT, Way.B), 0),
        (Claim(THIEF), 0),
        (Claim(JUDGE, Way.B), TRIO - 2),
    ],
)
def test_what_claims_are_worth(table, claim, expected):
    t = table("erben", seats=4, cards="farmer judge monk baron", chips="110 000 000 000")
    assert worth(claim, 0, t.view(0)) == pytest.approx(expected)


def test_the_more_a_claim_brings_the_more_it_is_worth(table):
    t = table("erben", seats=4, cards="farmer judge monk baron", chips="110 003 001 000", trios="0 0 1 0")
    view = t.view(0)

    def value(*claim, **words):
        return worth(Claim(*claim, **words), 0, view)

    assert value(BARON, Way.B, GRAIN) > value(BARON, Way.B, WINE)
    assert value(MAGICIAN, of=1) > value(MAGICIAN, of=2) > value(MAGICIAN, of=3)
    assert value(THIEF, type=GRAIN, of=2, count=2) > value(THIEF, type=GRAIN, of=1, count=1)
    assert loss(Claim(MAGICIAN, of=1), 1, view) > loss(Claim(BARON, Way.B, GRAIN), 1, view) > 0
    assert loss(Claim(MAGICIAN, of=1), 2, view) == 0


def test_gives_what_it_misses_least(table):
    t = table("erben", seats=4, cards="monk judge farmer baron", chips="000 310 000 000", covers="- magician - -")
    t.stands(0, Claim(MONK, Way.B))
    assert replies(t, 1) == {Give(WINE)}


def test_swaps_until_it_has_a_trio(table):
    t = table("erben", seats=4, cards="merchant judge farmer baron", chips="300 000 000 000")
    t.stands(0, Claim(MERCHANT, Way.B))
    assert replies(t, 0) <= {Swap(WINE, GOLD), Swap(WINE, GRAIN)}
    t(0, Swap(WINE, GOLD))
    assert replies(t, 0) == {Swap(WINE, GRAIN)}
    t(0, Swap(WINE, GRAIN))
    assert replies(t, 0) <= {Done()}


def test_pays_what_costs_least(table):
    t = table("erben", seats=5, cards="farmer baron judge judge monk", covers="magician - - - -")
    t.put(chips="100 000 000 000 000").stands(0, Claim(FARMER)).stands(1, Declare()).passes()
    t.stands(2, Condemn(WINE)).stands(3, Condemn(GRAIN)).passes()
    t.stands(4, Reprieve(WINE))
    assert t.options(0) == (Pay(2), Pay(3), Tithe(4))
    assert replies(t, 0) == {Pay(3)}


def test_a_magician_is_claimed_more_often_where_it_saves_much(table):
    t = table("erben", seats=4, cards="farmer judge monk baron", chips="000 330 000 000")
    t.stands(0, Claim(MAGICIAN, of=1))
    assert replies(t, 1) == {Immune(), Pass()}
    t = table("erben", seats=4, cards="farmer magician monk baron", chips="000 330 000 000")
    t.stands(0, Claim(MAGICIAN, of=1))
    assert replies(t, 1) == {Immune()}


def test_shows_what_others_have_seen_before(table):
    t = table(
        "erben", seats=4, cards="judge farmer monk baron", trios="1 0 0 0", shown={(1, 2): "thief", (1, 3): "thief"}
    )
    t(0, Buy(1, 1))
    assert replies(t, 1) == {Show((THIEF,))}


# the showdown -------------------------------------------------------------------------------------------------------


def test_a_showdown_is_won_by_who_has_less_to_guess():
    assert duel(1, 1, 0, 0) == duel(1, 6, 0, 3) > duel(2, 2, 0, 0)
    assert duel(2, 6, 0, 0) > duel(6, 2, 0, 0)
    assert duel(4, 4, 1, 0) >= duel(4, 4, 0, 0) >= duel(4, 4, 0, 1)
    moves = duel_moves(2, 1, 1, 0, 0.5, 0.5)
    assert max(moves, key=moves.__getitem__) == -1, "the other knows me: now or never"


def test_names_the_other_when_it_is_sure(table):
    t = table("erben", seats=3, cards="farmer judge monk", shown={(0, 1): "baron monk judge merchant magician thief"})
    t(0, Accuse(2, MONK)).next_turn()
    assert t.asked == (1,)
    assert replies(t, 1) == {Accuse(0, FARMER)}


def test_doubts_rather_than_guesses_while_much_is_open(table):
    t = table("erben", seats=3, cards="farmer judge monk")
    t(0, Accuse(2, MONK)).next_turn()
    assert {type(reply) for reply in replies(t, 1)} == {Doubt}


# strength -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "games"), [(3, 16), (6, 8), (14, 6)])  # more are in docs/bots.md
def test_beats_random_bots(seats, games):
    game, wins = load("erben", seats, large=seats > 8), 0
    for seat in (0, seats - 1):
        bots = tuple("regular" if s == seat else "random" for s in range(seats))
        wins += simulate(game, bots, games, "one among random").wins_by_seat[seat]
    assert wilson(wins, 2 * games)[0] > 1 / seats


def test_random_bots_hardly_win_among_regular_ones():
    games = 25
    tally = simulate(load("erben", 3), ("random", "regular", "regular"), games, "one random")
    assert wilson(tally.wins_by_seat[0], games)[1] < 0.9 / 3


def test_tables_of_regular_bots_end_soon():
    tally = simulate(load("erben", 5), ("regular",), 6, "soon")
    assert "unfinished" not in tally.endings
    assert tally.decisions / tally.games < 1000
