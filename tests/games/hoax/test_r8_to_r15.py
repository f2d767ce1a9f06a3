"""R8 to R15: what the rulebook leaves open about cards, names, the end, and what is seen."""

from copy import copy

from hoodwink import load
from hoodwink.core.dice import Dice
from hoodwink.core.match import Series
from hoodwink.core.seats import NOBODY, SPECTATOR, members
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Give, Immune, Investigate, Pass, Take, Vote
from hoodwink.games.hoax.sheet import (
    BUTLER,
    CASH,
    CHEF,
    COUSIN,
    EVIDENCE,
    EX_WIFE,
    GARDENER,
    LOVER,
    PRESTIGE,
    SON_IN_LAW,
    Character,
)

UP = Vote(up=True)


def verbs(t, seat):
    return {type(action) for action in t.options(seat)}


# R8 Exhaustion --------------------------------------------------------------------------------------------------------


def test_r8_an_immunity_exhausts_the_card_also_when_it_is_voted_false(table):
    t = table("hoax", seats=3, identities="butler chef cousin", tokens="- - p2")
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t(2, Immune(LOVER))(1, CallHoax(2)).ballot(thumbs="down down")
    assert t.view().exhausted == (2,)
    t(0, Done())
    t(1, Claim(GARDENER, takes=PRESTIGE, of=2)).passes()
    assert t.hands == "p1 p1 -"  # he could not claim the Chef either


# R9 Clues -------------------------------------------------------------------------------------------------------------


def test_r9_the_four_cards_are_a_set_the_same_to_both(table):
    """A set of characters in one number: there is no order in it that could tell which is the target's."""
    t = table("hoax", seats=3, identities="butler son-in-law lover", tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue("son-in-law butler ex-wife gardener")
    mine, theirs = (t.view(seat).log[-1] for seat in (0, 1))
    assert mine == theirs
    assert members(mine[-1]) == (EX_WIFE, SON_IN_LAW, GARDENER, BUTLER)  # the order of the sheet


# R10 Accusations and the eliminated -----------------------------------------------------------------------------------


def test_r10_all_seven_names_can_be_used_whatever_the_accuser_knows(table):
    """His own character, a card that a clue ruled out, an imposter: all can be named."""
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -", imposters="- cousin -")
    t(0, Investigate(1)).clue("chef butler lover cousin")
    accusations = {action for action in t.options(0) if isinstance(action, Accuse)}
    assert accusations == {Accuse(seat, name) for seat in (1, 2) for name in Character}


def test_r10_an_eliminated_players_view_does_not_widen(table, read):
    t = table("hoax", seats=4, identities="butler chef lover cousin", first=3, tokens="c1p1e1 - - -")
    t(3, Accuse(0, LOVER))
    t(0, Investigate(1)).clue("chef butler lover cousin")
    t(0, Accuse(1, CHEF))
    view = t.view(3)
    assert (view.identity, view.identities, view.asked) == (COUSIN, None, False)
    assert read(t, "investigated", 3)[0]["cards"] is None
    assert [event["name"] for event in read(t, "accused", 3)] == [LOVER, None]


def test_r10_he_neither_calls_nor_votes(table):
    t = table("hoax", seats=5, identities="butler chef lover cousin gardener", first=3)
    t(3, Accuse(0, LOVER))
    t(4, Claim(LOVER, takes=EVIDENCE))
    assert t.asked == (0, 1, 2)
    t(0, CallHoax())
    assert t.asked == (0, 1, 2)


# R11 The end ----------------------------------------------------------------------------------------------------------


def test_r11_the_game_ends_at_once_whatever_was_open(table):
    """The winner's claim is not carried out, the turn is not ended, the tokens are not given."""
    t = table("hoax", seats=3, identities="gardener lover butler", tokens="- p1 p1")
    t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
    t.ballot(Immune(LOVER), Pass())
    t(2, CallHoax(1)).ballot(thumbs="down down")
    assert t.over
    assert [event["event"] for event in t.news] == ["voted", "won", "shown"]
    assert t.state.stack == []


def table_without_the_rest(t):
    return copy(t).set(undealt=0)


def test_r11_the_cards_that_were_not_dealt_stay_unseen(table, read):
    """The end shows as many cards as there are seats, and no view has anything of the others."""
    t = table("hoax", seats=3, identities="gardener lover butler", out=(2,))
    t(0, Accuse(1, LOVER))
    for seat in (0, 1, 2, SPECTATOR):
        view = t.view(seat)
        assert view.identities == (GARDENER, LOVER, BUTLER)
        assert read(t, "shown", seat) == [{"event": "shown", "identities": (GARDENER, LOVER, BUTLER)}]
        named = [event for event in read(t, None, seat) if {"character", "cards", "name"} & set(event)]
        assert [event["name"] for event in named if event["event"] == "accused"] in ([LOVER], [None])
        assert all(event["event"] == "accused" for event in named)
        assert table_without_the_rest(t).view(seat) == view


def test_r11_each_game_of_a_series_has_a_seed_of_its_own():
    series = Series(load("hoax", seats=3, goal=30), seed=7)
    dice = Dice(7)
    seeds, deals = [], set()
    for match in series.matches():
        while not match.over:
            seat = match.asked[0]
            options = match.options(seat)
            match.reply(seat, options[dice.below(len(options))])
        seeds.append(match.record.seed)
        deals.add(match.roles)
    assert len(set(seeds)) == len(seeds) > 5
    assert len(deals) > 3


# R12 Views ------------------------------------------------------------------------------------------------------------


def test_r12_a_view_recalls_all_that_its_seat_has_seen(table, read):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue("chef butler lover cousin")
    for seat in (0, 1, 2, 0, 1, 2):
        t(seat, Claim(COUSIN, takes=CASH)).passes()(seat, Done())
    for seat in (0, 1):
        assert read(t, "investigated", seat)[0]["cards"] == 0b1011010
    for seat in (0, 1, 2, SPECTATOR):
        assert [event["event"] for event in read(t, None, seat)] == [event["event"] for event in t.events]


def test_r12_also_after_it_is_out(table, read):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
    t(0, Investigate(1)).clue("chef butler lover cousin")
    t(0, Accuse(1, LOVER))
    assert read(t, "investigated", 0)[0]["cards"] == 0b1011010
    assert read(t, "accused", 0)[0]["name"] == LOVER


# R13 Clocks -----------------------------------------------------------------------------------------------------------


def test_r13_the_reply_when_a_clock_runs_out(table):
    t = table("hoax", seats=3, identities="butler chef lover", tokens="- p1e1 -", takes="cash cash cash")
    assert t.default(0) == Claim(EX_WIFE, takes=CASH)
    t(0, Claim(EX_WIFE, neighbours=True))
    assert t.default(1) == Pass()
    t(2, CallHoax())
    assert t.default(1) == UP
    t.ballot(thumbs="up up")
    assert (t.frame, t.default(1)) == ("Immunity", Pass())
    t(1, Pass())
    assert t.default(1) == Give(PRESTIGE)
    t(1, Give(EVIDENCE))
    assert t.default(0) == Done()
    t(0, Done())
    t(1, Claim(GARDENER, takes=EVIDENCE, of=0)).passes()
    t(0, Immune(CHEF))
    assert t.frame == "ImmunityChallenge"
    assert [t.default(seat) for seat in t.asked] == [Pass()]
    assert table("hoax", seats=3, takes="").default(0) == Take(CASH)


def test_r13_it_never_depends_on_an_identity():
    """At every question of some games, and with the cards lying in another way."""
    game = load("hoax", seats=4)
    dice = Dice("R13")
    for _ in range(25):
        s = game.start()
        while not s.is_over():
            seat = s.polled()
            if seat == NOBODY:
                s.roll(dice)
                continue
            frame, other = s.stack[-1], game.redeal(s, SPECTATOR, dice)
            for asked in members(s.asked):
                assert frame.default(s, asked) == frame.default(other, asked)
                assert frame.default(s, asked) in s.options(asked)
            options = s.options(seat)
            s.reply(seat, options[dice.below(len(options))])


# R14 Gifts ------------------------------------------------------------------------------------------------------------


def test_r14_a_neighbour_with_one_type_is_not_asked_which_to_give(table):
    t = table("hoax", seats=3, immunities=False, tokens="- e3 c1p1")
    t(0, Claim(EX_WIFE, neighbours=True)).passes()
    assert t.hands == "e1 e2 c1p1"
    assert t.asked == (2,)
    t(2, Give(PRESTIGE))
    assert t.hands == "p1e1 e2 c1"


# R15 Blocked exchanges ------------------------------------------------------------------------------------------------


def test_r15_an_exchange_that_an_immunity_blocks_is_spent(table):
    t = table("hoax", seats=3, tokens="c2 p2 p2")
    t(0, Claim(CHEF, takes=PRESTIGE, gives=CASH, count=2, of=1)).passes()
    t(1, Immune(COUSIN)).passes()
    assert t.hands == "c2 p2 p2"
    assert t.asked == (0,)
    assert Claim not in verbs(t, 0)
    assert not any(event["event"] == "swapped" for event in t.events)
