"""§12 Variants, each an option of its own."""

import pytest

from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.erben import Erben
from hoodwink.games.erben.actions import (
    Accuse,
    Buy,
    Claim,
    Condemn,
    Cover,
    Crown,
    Declare,
    Done,
    Doubt,
    Immune,
    Pass,
    Pay,
    Reprieve,
    Show,
    Stack,
    Take,
)  # fmt: skip
from hoodwink.games.erben.identities import (
    BARON,
    FARMER,
    GOLD,
    GRAIN,
    JUDGE,
    MERCHANT,
    MONK,
    THIEF,
    WINE,
    Identity,
    Way,
)
from hoodwink.games.erben.words import ErbenWords
from hoodwink.testing import Won

B = Way.B

# the original


def test_12_1_without_the_merchant(table, refused):
    t = table("erben", seats=3, merchant=False, cards="farmer monk judge", covers="", trios="1 0 0")
    assert t.state.deck[MERCHANT] == 0
    assert Cover(MERCHANT) not in t.options(0)
    t = table("erben", seats=3, merchant=False, cards="farmer monk judge", trios="6 0 0")
    assert not any(getattr(a, "identity", None) == MERCHANT for a in t.options(0))
    assert refused(t, 0, Claim(MERCHANT)).section == "12.1"
    assert refused(t, 0, Accuse(1, MERCHANT)).section == "12.1"
    assert max(a.cards for a in t.options(0) if isinstance(a, Buy)) == 5
    t(0, Buy(1))
    assert Show((MERCHANT,)) not in t.options(1)


def test_12_2_without_points_a_wrong_doubt_wins_the_game(table):
    t = table("erben", seats=4, throne_points=False, cards="farmer monk judge")
    t(0, Claim(FARMER)).doubted(1, "for for")
    assert t.frame == "Coronation"
    t(0, Crown(1))
    assert (t.outcome, t.ending) == (Won(0, points=1), "wrong doubt")


def test_12_2_or_the_showdown_does(table):
    t = table("erben", seats=3, throne_points=False, cards="farmer judge monk")
    t(0, Accuse(2, MONK)).next_turn()
    assert t.throne == (0, 0, 0)
    t(1, Accuse(0, BARON))
    t(0, Crown(1))
    assert (t.outcome, t.ending, t.view().round) == (Won(0, points=1), "wrong accusation", 1)


def test_12_3_anyone_may_accuse_at_the_end_of_every_turn(table):
    t = table("erben", seats=5, accuse_any_turn=True, cards="farmer judge monk thief baron")
    t.stands(0, Claim(FARMER)).passes()
    assert (t.frame, t.asked) == ("Accusations", (1, 2, 3, 4, 0))
    assert len(t.options(3)) == 1 + 4 * 7
    t(3, Accuse(1, JUDGE))
    assert (t.throne, t.frame, t.asked) == ((0, 0, 0, 1, 0), "Accusations", (2, 3, 4, 0))
    t(4, Accuse(3, FARMER))  # wrong; it can't be declared illegal
    assert (t.frame, t.asked) == ("Accusations", (2, 3, 0))
    t(2, Accuse(0, FARMER))  # two are left: it does not open again
    assert (t.frame, t.asked) == ("Face", (2,))


def test_12_4_information_beside_the_action(table, refused):
    t = table("erben", seats=4, information_beside=True, cards="farmer judge monk thief", trios="3 0 0 0")
    t(0, Buy(1))(1, Show((BARON,)))
    assert (t.frame, t.asked) == ("Turn", (0,))  # it was no action
    t.stands(0, Claim(FARMER)).passes()
    assert (t.frame, t.asked) == ("MoreInformation", (0,))
    t(0, Buy(1))(1, Show((THIEF,)))(0, Buy(2))(2, Show((BARON,)))
    assert (t.frame, t.asked, t.trios[0]) == ("Turn", (1,), 0)
    t = table("erben", seats=4, information_beside=True, trios="1 0 0 0")
    t.stands(0, Claim(FARMER)).passes()
    assert refused(t, 0, Buy(1, 2)).section == "8.1"
    t(0, Done())
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_12_4_information_may_be_all_that_one_buys(table, refused):
    t = table("erben", seats=4, information_beside=True, cards="farmer judge monk thief", trios="2 0 0 0")
    assert refused(t, 0, Done()).section == "3.1"  # something he has to do
    t(0, Buy(1))(1, Show((BARON,)))
    assert Done() in t.options(0)
    t(0, Done())
    assert (t.frame, t.asked, t.trios[0]) == ("Turn", (1,), 1)  # it is not declared illegal, nor is he asked again
    assert Done() not in t.options(1)


def test_12_4_but_an_action_that_was_doubted_away_is_replaced(table):
    t = table("erben", seats=4, information_beside=True, cards="farmer judge monk thief", trios="1 0 0 0")
    t(0, Buy(1))(1, Show((BARON,)))(0, Claim(MONK)).doubted(1, "for for")
    assert (t.frame, t.asked, Done() in t.options(0)) == ("Turn", (0,), False)  # §4.5


def test_12_5_a_right_doubt_leaves_no_marker_but_the_head_is_lost(table, refused):
    t = table("erben", seats=4, unmarked_doubts=True, cards="baron monk judge", trios="0 1 0 0")
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert [t.view(seat).covered for seat in (0, 1, SPECTATOR)] == [((), (), (), ())] * 3
    assert t.view(0).mine_lost == (FARMER,)
    assert refused(t, 0, Claim(FARMER)).section == "3.2"
    t.stands(0, Claim(BARON)).next_turn()
    t(1, Buy(0))
    assert Show((FARMER,)) not in t.options(0)


def test_12_5_nor_is_it_doubted_again_in_a_showdown(table, refused):
    t = table("erben", seats=3, unmarked_doubts=True, cards="farmer judge monk")
    t(0, Accuse(2, MONK)).next_turn()(1, Doubt(BARON))(0, Doubt(BARON))
    assert t.view().covered == ((), (), ())
    assert refused(t, 1, Doubt(BARON)).section == "10.3"


def test_12_5_the_house_remembers_nothing_unless_the_table_wants_it_to(table):
    assert Erben(4).remembers()
    assert not Erben(4, unmarked_doubts=True).remembers()
    assert not Erben(4, **Erben.presets["original"]).remembers()
    for unmarked in (False, True):
        words = ErbenWords(("Ann", "Ben", "Cat", "Dan"), 0)
        assert words.may_recall(table("erben", seats=4, unmarked_doubts=unmarked).view(0)) is not unmarked


def test_12_6_each_reaction_once_a_turn(table, refused):
    t = table("erben", seats=3, all_reactions=True, cards="farmer baron judge", chips="000 000 000")
    t.stands(0, Claim(FARMER)).stands(1, Declare())
    assert t.asked == (2,)
    t.passes()
    assert (t.frame, t.asked) == ("Condemning", (1, 2))
    t.stands(1, Condemn(GRAIN, 2, 1))
    assert refused(t, 1, Condemn(GRAIN)).section == "7.1"
    t.passes()
    assert (t.frame, t.asked) == ("Reprieving", (1, 2))
    t.stands(1, Reprieve(GRAIN)).settle()
    t(0, Pay(1))
    assert t.hands == "000 002 000"


def test_12_7_all_others_have_to_support_a_doubt(table):
    t = table("erben", seats=5, stronger_doubts=True, cards="baron")
    t(0, Claim(FARMER)).doubted(1, "for for against")
    assert t.said("dismissed")
    t.doubted(2, "for for for")
    assert t.said("admitted")


# two identities


def wrong_doubt(table, **words):
    words = {"seats": 4, "cards": "farmer monk judge thief", "two_identities": True, "chips": "100 000 000 000"} | words
    return table("erben", **words)(0, Claim(FARMER)).doubted(1, "for against")


def test_12_8_the_first_wrong_doubt_gives_two_points_and_a_new_card(table):
    t = wrong_doubt(table, covers="baron - - -", shown={(0, 1): "thief", (1, 0): "judge"}, trios="1 0 0 0")
    assert (t.throne, t.asked, t.remaining) == ((2, 0, 0, 0), (CHANCE,), (0, 1, 2, 3))
    assert t.state.stack[-1].outcomes(t.state) == [(0, 2), (1, 1), (2, 1), (3, 2), (4, 2), (5, 1), (6, 1)]
    t.chance(BARON)
    assert (t.frame, t.asked, t.default(0)) == ("CoverAnew", (0,), None)
    assert set(t.options(0)) == {Cover(identity) for identity in Identity if identity != BARON}
    assert t.view().covered[0] == ()  # what was covered and shown of the old card is void
    assert (t.view(1).seen[0], t.view(0).seen[1]) == ((), (JUDGE,))
    t(0, Cover(FARMER))
    assert (t.covered(0), t.view().turned[0], t.view(0).identity) == ({FARMER}, (FARMER,), BARON)
    assert (t.hand(0), t.trios[0], t.frame) == ("102", 1, "Declaring")  # the claim takes effect


def test_12_8_an_action_wrongly_doubted_for_the_first_time_can_be_declared_illegal(table):
    """§R2 He is still in; where he is not, it can't."""
    t = wrong_doubt(table).chance(BARON)(0, Cover(FARMER))
    t.stands(1, Declare()).passes().stands(2, Condemn(GRAIN, 2, 1)).settle()
    t(0, Pay(2))
    assert t.hands == "100 001 001 000"
    t = wrong_doubt(table, deck=[0] * 7)
    assert (t.frame, t.asked, t.hand(0)) == ("Turn", (1,), "000")


def test_12_8_the_second_gives_three_and_he_is_out(table):
    t = wrong_doubt(table).chance(BARON)(0, Cover(THIEF)).next_turn()
    for seat, action in ((1, Claim(MONK)), (2, Claim(JUDGE)), (3, Claim(FARMER))):
        t.stands(seat, action).next_turn()
    t(0, Claim(BARON)).doubted(1, "for against")
    assert (t.throne, t.remaining) == ((5, 0, 0, 0), (1, 2, 3))
    assert t.view().turned[0] == (FARMER, BARON)


def test_12_8_with_no_card_left_over_the_first_counts_as_the_second(table):
    t = table("erben", seats=4, cards="farmer monk judge thief", two_identities=True, deck=[0] * 7)
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert (t.throne, t.remaining) == ((3, 0, 0, 0), (1, 2, 3))


def test_r10_old_cards_count_for_open_information(table):
    t = wrong_doubt(table, cards="farmer farmer judge thief").chance(BARON)(0, Cover(THIEF)).next_turn()
    t(1, Claim(FARMER)).doubted(2, "for for").chance(MONK)
    assert t.covered(0) == {THIEF, FARMER}
    assert set(t.options(1)) == {Cover(i) for i in Identity if i not in (FARMER, MONK)}
    t(1, Cover(JUDGE))
    assert t.covered(1) == {FARMER, JUDGE}


# many players


def test_12_9_two_chips_at_the_start(table):
    t = table("erben", seats=3, start_chips=2, cards="farmer monk judge", covers="")
    t.ballot(Cover(THIEF), Cover(THIEF), Cover(THIEF))
    assert len(t.options(0)) == 6
    t.ballot(Take(WINE, WINE), Take(WINE, GRAIN), Take(GOLD, GOLD))
    assert t.hands == "200 101 020"


def test_12_10_up_to_two_cards_a_trio(table):
    t = table("erben", seats=3, cards_a_trio=2, trios="2 0 0")
    assert max(a.cards for a in t.options(0) if isinstance(a, Buy)) == 4
    for cards, left in ((1, 1), (2, 1), (3, 0), (4, 0)):
        t = table("erben", seats=3, cards_a_trio=2, trios="2 0 0")
        t(0, Buy(1, cards))
        assert t.trios[0] == left


def test_12_11_four_points_for_a_wrong_doubt(table):
    t = table("erben", seats=4, wrong_doubt=4, cards="farmer")
    t(0, Claim(FARMER)).doubted(1, "for for")
    assert t.throne == (4, 0, 0, 0)


@pytest.mark.parametrize("points", [0, 2, 3, 4, 5])
def test_12_12_everyone_starts_with_as_many_points(table, points):
    assert table("erben", seats=3, start_points=points).throne == (points,) * 3


def test_12_13_without_fines_the_magician_still_answers(table, refused):
    t = table("erben", seats=3, fines=False, chips="000 100 000")
    t.stands(0, Claim(BARON, B, WINE))
    assert t.options(1) == (Pass(), Immune())
    t(1, Pass())
    assert (t.frame, t.asked) == ("Turn", (1,))
    assert refused(t, 2, Declare()).section == "3.1"


def test_12_14_the_ledger(table, read):
    t = table("erben", seats=4, betting=True, cards="farmer monk", points="9 4 0 7")
    t(0, Accuse(1, MONK))(0, Crown(3))
    assert read(t, "ledger") == [{"event": "ledger", "pot": 40, "paid": (40 - 4 - 0 - 7, 4, 0, 7)}]
    assert t.view().paid == (29, 4, 0, 7)


def toasts(t):
    return [(event["reason"], event["seats"], event["to"]) for event in t.events if event["event"] == "toast"]


def test_12_15_toasts(table):
    t = table("erben", seats=4, toasts=True, cards="baron monk judge thief")
    assert toasts(t) == [(0, 0b1111, -1)]  # the dead king
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert toasts(t)[-1] == (1, 0b0110, -1)  # a right doubt: those who supported it
    t(0, Claim(BARON)).doubted(1, "for against")
    assert toasts(t)[-1] == (2, 0b1000, -1)  # a wrong one: those who were against it
    t(1, Accuse(2, JUDGE))
    assert toasts(t)[-1] == (3, 0b0100, -1)  # a right accusation: the accused
    t.next_turn()(3, Accuse(1, BARON))
    assert toasts(t)[-2:] == [(4, 0b1000, -1), (5, 0b1111, 1)]  # a wrong one: the accuser; then to the winner


@pytest.mark.parametrize("points", [True, False])
def test_12_15_the_winner_of_a_round_is_toasted_also_where_it_ends_the_game(table, points):
    words = {"points": "0 7 0"} if points else {}
    t = table("erben", seats=3, toasts=True, throne_points=points, cards="farmer judge monk", **words)
    t(0, Accuse(2, MONK)).next_turn()(1, Accuse(0, FARMER))
    assert t.frame == "Coronation"
    assert toasts(t)[-3:] == [(3, 0b001, -1), (5, 0b111, 1), (6, 0b111, 1)]


def test_12_15_the_last_toast(table):
    t = table("erben", seats=4, toasts=True, cards="farmer monk", points="9 0 0 0")
    t(0, Accuse(1, MONK))
    assert toasts(t)[-1] == (6, 0b1111, 0)
    assert not toasts(table("erben", seats=4))


# house rules and the rest


def test_12_16_a_magician_is_nothing_else_in_that_turn(table):
    for alone, asked in ((False, (1, 2)), (True, (2,))):
        t = table("erben", seats=3, all_reactions=True, magician_alone=alone, chips="000 100 000")
        t.stands(0, Claim(BARON, B, WINE)).stands(1, Immune())
        assert (t.frame, t.asked) == ("Declaring", asked)


def test_12_16_and_the_other_way_round(table):
    for alone in (False, True):
        t = table("erben", seats=3, all_reactions=True, magician_alone=alone, chips="000 100 000")
        t.set(reacted=[0b010, 0, 0, 0]).stands(0, Claim(BARON, B, WINE))
        assert (t.frame == "Answer") == (not alone)


def test_12_17_who_was_rightly_doubted_is_silent_for_the_turn(table):
    for silent, asked in ((False, (1, 3)), (True, (3,))):
        t = table("erben", seats=4, doubted_is_silent=silent, cards="farmer monk judge judge", chips="000 000 000 000")
        t.stands(0, Claim(FARMER))(1, Declare()).doubted(0, "for against")
        t.stands(2, Declare()).passes()
        assert (t.frame, t.asked) == ("Condemning", asked)


def test_12_17_but_he_may_act_again_in_his_own_turn(table):
    t = table("erben", seats=4, doubted_is_silent=True, cards="farmer monk judge judge")
    t(0, Claim(MONK)).doubted(1, "for for")
    assert t.frame == "Turn"
    t.stands(0, Claim(FARMER)).stands(1, Declare()).passes().stands(2, Condemn(GRAIN)).settle()
    assert t.options(0) == (Pay(2),)


def test_12_18_a_right_doubt_costs_the_turn(table):
    t = table("erben", seats=4, lost_turn=True, cards="baron")
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert (t.frame, t.asked, t.covered(0)) == ("Turn", (1,), {FARMER})


def test_12_18_and_nothing_is_bought_beside_a_lost_turn(table):
    """§12.4"""
    t = table("erben", seats=4, lost_turn=True, information_beside=True, cards="baron", trios="2 0 0 0")
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert (t.frame, t.asked, t.trios[0]) == ("Turn", (1,), 2)


def test_12_18_but_others_may_accuse_at_its_end(table):
    """§12.3"""
    t = table("erben", seats=4, lost_turn=True, accuse_any_turn=True, cards="baron")
    t(0, Claim(FARMER)).doubted(1, "for against")
    assert (t.frame, t.asked) == ("Accusations", (1, 2, 3, 0))


def test_12_19_trios_by_hand(table, refused):
    t = table("erben", seats=3, stack_by_hand=True, chips="110 111 000")
    assert refused(t, 0, Stack()).section == "3.1"
    t.stands(0, Claim(FARMER))
    assert (t.frame, t.asked, t.options(0)) == ("StackNow", (0,), (Pass(), Stack()))
    assert t.default(0) == Stack()
    t(0, Stack())
    assert (t.hand(0), t.trios, t.frame) == ("001", (1, 0, 0), "Declaring")
    t.passes()
    assert Stack() in t.options(1)  # before he acts
    t(1, Stack())
    assert (t.trios, t.frame, t.asked) == ((1, 1, 0), "Turn", (1,))


def test_12_19_who_does_not_stack_can_be_fined(table):
    t = table("erben", seats=3, stack_by_hand=True, chips="110 000 000")
    t.stands(0, Claim(FARMER))(0, Pass()).stands(1, Declare()).passes()
    assert Condemn(WINE) in t.options(2)


def test_12_19_also_in_a_showdown(table):
    t = table("erben", seats=3, stack_by_hand=True, cards="farmer judge monk", chips="000 111 000")
    t(0, Accuse(2, MONK)).next_turn()
    assert Stack() in t.options(1)
    t(1, Stack())
    assert (t.frame, t.asked, t.trios) == ("Face", (1,), (0, 1, 0))


@pytest.mark.parametrize("seats", range(9, 15))
def test_12_20_the_large_table(table, seats):
    t = table("erben", seats=seats, large=True)
    t.stands(0, Claim(FARMER)).next_turn()
    assert t.asked == (1,)


def test_12_22_in_a_showdown_variants_are_silent(table):
    words = {"seats": 3, "cards": "farmer judge monk", "trios": "0 2 0"}
    t = table("erben", cards_a_trio=2, wrong_doubt=4, accuse_any_turn=True, information_beside=True, **words)
    t(0, Accuse(2, MONK)).next_turn()
    assert max(a.cards for a in t.options(1) if isinstance(a, Buy)) == 2  # a trio a card
    t(1, Buy(0))(0, Show((BARON,)))
    assert (t.frame, t.asked) == ("Face", (0,))  # it was his turn
    t(0, Doubt(JUDGE))
    assert t.throne == (1 + 1, 3, 0)  # three, not four
    t = table("erben", two_identities=True, stronger_doubts=True, **words)
    t(0, Accuse(2, MONK)).next_turn()(1, Doubt(FARMER))
    assert (t.throne, t.view().round) == ((4, 1, 0), 2)
