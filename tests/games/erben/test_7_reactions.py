"""§7 Reactions, and the rulebook's running example."""

from hoodwink.games.erben.actions import Buy, Claim, Condemn, Declare, Doubt, Immune, Pass, Pay, Reprieve, Tithe, Vote
from hoodwink.games.erben.identities import BARON, FARMER, GOLD, GRAIN, MAGICIAN, WINE, Way

PETRA, GREGOR, CHRISTIAN, TOM, GABY, SYLVIA = range(6)


def test_7_the_rulebooks_running_example(table):
    """§7.1 §7.2 §7.4 §7.5 §7.6 §7.7 §4.3: its examples one to four, at a table of six."""
    t = table("erben", seats=6, cards="farmer baron judge judge monk monk", chips="100 000 000 000 000 000")
    # 1: a Farmer, declared illegal, condemned twice
    t.stands(PETRA, Claim(FARMER))
    assert t.hand(PETRA) == "102"
    t.stands(GREGOR, Declare()).passes()
    t.stands(CHRISTIAN, Condemn(GRAIN, 2, GREGOR)).stands(TOM, Condemn(WINE)).passes()
    # 2: two reprieves; now there are five possibilities
    t.stands(GABY, Reprieve(GRAIN)).stands(SYLVIA, Reprieve(WINE))
    assert (t.frame, t.asked) == ("Guilty", (PETRA,))
    assert t.options(PETRA) == (Pay(CHRISTIAN), Pay(TOM), Tithe(GABY), Tithe(SYLVIA), Immune())
    # 3: she is the Magician, if nobody doubts it
    undisputed = table("erben", seats=6, cards="farmer baron judge judge monk monk")
    undisputed.state = t.state.copy()
    undisputed.stands(PETRA, Immune())
    assert (undisputed.hand(PETRA), undisputed.frame, undisputed.asked) == ("102", "Turn", (GREGOR,))
    # 4: Christian doubts it, who has condemned her; Sylvia and Tom support him; three of six carry it
    t(PETRA, Immune())(CHRISTIAN, Doubt())
    t(TOM, Vote(support=True))(GABY, Vote(support=False))(SYLVIA, Vote(support=True))(GREGOR, Vote(support=False))
    assert t.covered(PETRA) == {MAGICIAN}
    assert t.options(PETRA) == (Pay(CHRISTIAN), Pay(TOM), Tithe(GABY), Tithe(SYLVIA))
    t(PETRA, Pay(CHRISTIAN))
    assert (t.hand(PETRA), t.hand(CHRISTIAN), t.hand(GREGOR)) == ("100", "001", "001")
    assert (t.frame, t.asked) == ("Turn", (GREGOR,))


def condemned(table, **words):
    """Seat 0 has taken two grain; seat 1 stands as Baron; Judges are asked."""
    words = {"seats": 5, "cards": "farmer baron judge monk judge", "chips": "000 000 000 000 000"} | words
    return table("erben", **words).stands(0, Claim(FARMER)).stands(1, Declare()).passes()


def test_7_1_one_reaction_a_turn(table, refused):
    t = condemned(table)
    assert t.asked == (2, 3, 4)
    assert refused(t, 1, Condemn(GRAIN)).section == "7.1"
    t.stands(2, Condemn(GRAIN)).passes()
    assert (t.frame, t.asked) == ("Reprieving", (3, 4))
    assert refused(t, 2, Reprieve(GRAIN)).section == "7.1"


def test_7_1_doubts_and_votes_are_not_counted(table):
    t = table("erben", seats=4, cards="farmer baron judge judge")
    t(0, Claim(FARMER)).doubted(1, "for against").pass_doubts()  # wrong? no: the Farmer is out
    assert t.throne[0] == 3
    t = table("erben", seats=5, cards="farmer baron judge judge monk")
    t(0, Claim(FARMER)).doubted(1, "against against against").pass_doubts()
    assert 1 in t.asked
    t(1, Declare())
    assert t.frame == "Doubts"


def test_7_1_a_reaction_that_was_doubted_away_does_not_count(table):
    t = table("erben", seats=4, cards="farmer monk judge judge", chips="000 000 000 000")
    t.stands(0, Claim(FARMER))(1, Declare()).doubted(0, "for against")
    assert (t.covered(1), t.frame, t.asked) == ({BARON}, "Declaring", (2, 3))
    t.stands(2, Declare()).passes()
    assert (t.frame, t.asked) == ("Condemning", (1, 3))  # he may still be a Judge


def test_7_2_any_other_player_may_declare_the_action_illegal(table, refused):
    t = table("erben", seats=4, covered="- - baron -")
    t.stands(0, Claim(FARMER))
    assert (t.frame, t.asked, t.options(1)) == ("Declaring", (1, 3), (Pass(), Declare()))
    assert refused(t, 0, Declare()).section == "7.2"
    assert refused(t, 2, Declare()).section == "3.2"
    assert t.hand(0) == "102"


def test_7_2_several_barons_may_stand(table):
    t = condemned(table)
    t = table("erben", seats=5, chips="000 000 000 000 000")
    t.stands(0, Claim(FARMER)).stands(1, Declare()).stands(2, Declare()).passes()
    assert set(t.options(3)) == {Pass(), Condemn(GRAIN), Condemn(GRAIN, 2, 1), Condemn(GRAIN, 2, 2)}


def test_7_2_no_reaction_is_declared_illegal(table):
    t = table("erben", seats=3, chips="000 100 000")
    t.stands(0, Claim(BARON, Way.B, WINE)).stands(1, Immune())
    assert (t.frame, t.view().deed) == ("Declaring", t.game.actions.id(Claim(BARON, Way.B, WINE)))
    t.passes()
    assert t.frame == "Turn"  # only the tax could be, once


def test_7_2_a_purchase_can_be_declared_illegal(table):
    t = table("erben", seats=3, cards="farmer monk judge", trios="1 0 0")
    t(0, Buy(1))
    t(1, t.options(1)[0])
    assert (t.frame, t.asked) == ("Declaring", (1, 2))


def test_7_3_after_each_claim_all_who_may_still_speak_are_asked_again(table):
    t = table("erben", seats=5)
    t.stands(0, Claim(FARMER))
    t(1, Pass())(2, Pass()).stands(3, Declare())
    assert (t.frame, t.asked) == ("Declaring", (1, 2, 4))
    t.stands(1, Declare())
    assert t.asked == (2, 4)
    t.passes()
    assert t.state.barons == (3, 1)


def test_7_4_a_fine_is_one_or_two_loose_chips_of_one_kind(table, refused):
    t = condemned(table, chips="100 000 000 000 000")
    assert t.options(2) == (Pass(), Condemn(WINE), Condemn(GRAIN), Condemn(GRAIN, 2, 1))
    assert refused(t, 2, Condemn(WINE, 2, 1)).section == "7.4"
    assert refused(t, 2, Condemn(GRAIN, 2, 3)).section == "7.5"


def test_7_4_nothing_to_pay_nothing_to_condemn(table):
    t = table("erben", seats=3, chips="000 000 000")
    t.stands(0, Claim(MAGICIAN, of=1)).stands(1, Declare())
    assert (t.frame, t.asked) == ("Declaring", (2,))
    t.passes()
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_7_4_without_a_baron_nobody_is_condemned(table):
    t = table("erben", seats=3, cards="farmer judge judge")
    t.stands(0, Claim(FARMER)).passes()
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_7_5_the_second_chip_goes_to_the_baron_who_was_named(table):
    t = condemned(table).stands(2, Condemn(GRAIN, 2, 1)).settle()
    t(0, Pay(2))
    assert t.hands == "000 001 001 000 000"


def test_7_6_a_reprieve_is_for_one_chip_loose_or_in_a_trio(table, refused):
    t = condemned(table, trios="1 0 0 0 0")
    t.stands(2, Condemn(GRAIN)).passes()
    assert t.options(3) == (Pass(), Reprieve(WINE), Reprieve(GOLD), Reprieve(GRAIN))
    t = condemned(table)
    t.stands(2, Condemn(GRAIN)).passes()
    assert t.options(3) == (Pass(), Reprieve(GRAIN))
    assert refused(t, 3, Reprieve(WINE)).section == "7.6"


def test_7_6_without_a_fine_there_is_no_reprieve(table):
    t = condemned(table).passes()
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_7_7_the_guilty_pays_only_one(table):
    t = (
        condemned(table)
        .stands(2, Condemn(GRAIN))
        .stands(4, Condemn(GRAIN))
        .passes()
        .stands(3, Reprieve(GRAIN))
        .settle()
    )
    assert t.options(0) == (Pay(2), Pay(4), Tithe(3), Immune())
    t(0, Tithe(3))
    assert t.hands == "001 000 000 001 000"
    assert (t.frame, t.asked) == ("Turn", (1,))


def test_7_7_doubted_away_he_chooses_among_the_rest(table, refused):
    t = condemned(table).stands(2, Condemn(GRAIN)).settle()
    t(0, Immune()).doubted(1, "for for against")
    assert (t.frame, t.options(0)) == ("Guilty", (Pay(2),))
    assert refused(t, 0, Immune()).section == "3.2"
    assert refused(t, 0, Pay(3)).section == "7.7"


def test_7_7_also_one_who_acted_as_magician(table):
    t = table("erben", seats=4, cards="magician baron judge", chips="000 000 100 100", covered="- - magician -")
    t.stands(0, Claim(MAGICIAN, of=2)).stands(1, Declare()).passes().stands(2, Condemn(WINE)).settle()
    assert Immune() in t.options(0)


def test_7_8_what_is_due_to_somebody_who_is_out_goes_to_the_bank(table):
    t = table("erben", seats=5, cards="farmer baron judge monk judge", chips="000 000 000 000 000")
    t.stands(0, Claim(FARMER))(1, Declare()).doubted(2, "for for against")
    assert (t.remaining, t.throne) == ((0, 2, 3, 4), (0, 3, 0, 0, 0))
    t.passes().stands(2, Condemn(GRAIN, 2, 1)).settle()
    t(0, Pay(2))
    assert (t.hands, t.view().bank[GRAIN]) == ("000 000 001 000 000", 19)


def test_7_8_judge_and_monk_who_are_out(table):
    t = condemned(table)
    t(2, Condemn(GRAIN)).doubted(3, "for for against")
    assert t.throne[2] == 3
    t.passes()
    t(3, Reprieve(GRAIN)).doubted(4, "for against")
    assert t.throne[3] == 3
    t.settle()
    t(0, Tithe(3))
    assert (t.hands, t.view().bank[GRAIN]) == ("001 000 000 000 000", 19)
