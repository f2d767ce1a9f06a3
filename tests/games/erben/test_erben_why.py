"""Why not in Die Erben von Hoax: every reason in a position of its own."""

import pytest

from hoodwink.core.why import Reason, why_not
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
    Give,
    Immune,
    Pay,
    Reprieve,
    Show,
    Stack,
    Swap,
    Take,
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
)
from hoodwink.games.erben.why import REASONS
from hoodwink.testing import table as lay

B = Way.B
FOR = Vote(support=True)


def table(**words):
    """Seat 0, a Farmer, begins."""
    empty = {"seats": 4, "cards": "farmer baron judge monk", "chips": "000 000 000 000"}
    return lay("erben", **{**empty, **words})


def dealing():
    return lay("erben", seats=3, cards="farmer judge monk", covers="")


def chips():
    return dealing().ballot(Cover(THIEF), Cover(THIEF), Cover(THIEF))


def claimed(**words):
    return table(**words)(0, Claim(FARMER))


def doubt():
    return claimed()(1, Doubt())


def done(**words):
    return table(**words).stands(0, Claim(FARMER))


def illegal(**words):
    return done(**words).stands(1, Declare()).passes()


def fined(**words):
    return illegal(**words).stands(2, Condemn(GRAIN)).passes()


def guilty(**words):
    return fined(**words).settle()


def collected(**words):
    return table(**{"chips": "000 110 000 000", **words}).stands(0, Claim(MONK, B))


def swapping(**words):
    return table(**{"chips": "200 010 000 000", **words}).stands(0, Claim(MERCHANT, B))


def selling(**words):
    return table(trios="2 0 0 0", covered="- thief - -", shown={(1, 0): "farmer"}, **words)(0, Buy(1))


def showdown(**words):
    words = {"seats": 3, "cards": "farmer judge monk", "chips": "000 000 000", **words}
    return table(**words)(0, Accuse(2, MONK)).next_turn()


def crowning():
    return table(points="9 0 0 0")(0, Accuse(1, BARON))


def silent():
    t = table(doubted_is_silent=True, cards="farmer monk judge judge")
    t.stands(0, Claim(FARMER))(1, Declare()).doubted(0, "for against")
    return t.stands(2, Declare()).passes()


# key, §, the position, who asks, about what
CASES = [
    ("out", "1.6", lambda: table(out=(3,)), 3, Doubt()),
    ("dealing", "2.2", dealing, 0, Claim(FARMER)),
    ("not-your-turn", "3.1", table, 1, Claim(BARON)),
    ("not-your-turn", "10.3", showdown, 0, Accuse(1, BARON)),
    ("not-your-turn", "10.3", showdown, 0, Doubt(BARON)),
    ("settle-first", "4.1", claimed, 0, Claim(FARMER)),
    ("showdown", "10.3", showdown, 1, Claim(JUDGE)),
    ("no-merchant", "12.1", lambda: table(merchant=False), 0, Claim(MERCHANT)),
    ("no-merchant", "12.1", lambda: table(merchant=False), 0, Accuse(1, MERCHANT)),
    ("no-merchant", "12.1", lambda: table(merchant=False), 0, Swap(WINE, GOLD)),
    ("head-covered", "3.2", lambda: table(covered="baron - - -"), 0, Claim(BARON)),
    ("head-covered", "3.2", lambda: done(covered="- baron - -"), 1, Declare()),
    ("target-yourself", "1.6", table, 0, Accuse(0, BARON)),
    ("target-yourself", "11.4", crowning, 0, Crown(0)),
    ("target-out", "1.6", lambda: table(out=(3,)), 0, Claim(MAGICIAN, of=3)),
    ("they-have-too-few", "3.12", table, 0, Claim(THIEF, type=WINE, of=1, count=1)),
    ("name-theft", "3.12", lambda: table(chips="000 100 000 000"), 0, Claim(THIEF)),
    ("no-trio", "8.1", table, 0, Buy(1)),
    ("too-few-trios", "8.1", lambda: table(trios="1 0 0 0"), 0, Buy(1, 2)),
    ("nothing-left-to-show", "8.2", lambda: table(trios="6 0 0 0", covered="- thief - -"), 0, Buy(1, 6)),
    ("no-accusation-now", "12.3", lambda: table(accuse_any_turn=True), 1, Accuse(0, BARON)),
    ("nothing-to-doubt", "4.1", table, 1, Doubt()),
    ("own-claim", "4.1", claimed, 0, Doubt()),
    ("doubted-already", "4.4", lambda: doubt()(2, Vote(support=False))(3, Vote(support=False)), 1, Doubt()),
    ("vote-first", "4.2", doubt, 3, Doubt()),
    ("name-no-head", "4.1", claimed, 1, Doubt(FARMER)),
    ("name-a-head", "10.3", showdown, 1, Doubt()),
    ("their-head-covered", "10.3", lambda: showdown(covered="thief - -"), 1, Doubt(THIEF)),
    ("no-vote", "4.2", claimed, 1, FOR),
    ("own-vote", "4.2", doubt, 0, FOR),
    ("voted-already", "4.2", lambda: doubt()(2, FOR), 2, FOR),
    ("voted-already", "4.2", doubt, 1, FOR),
    ("not-your-vote-yet", "4.2", doubt, 3, FOR),
    ("fines-off", "12.13", lambda: table(fines=False), 1, Declare()),
    ("own-action", "7.2", done, 0, Declare()),
    ("not-illegal-now", "7.2", table, 1, Declare()),
    ("no-baron", "7.4", done, 1, Condemn(GRAIN)),
    ("no-judge", "7.6", illegal, 2, Reprieve(GRAIN)),
    ("reaction-used", "7.1", illegal, 1, Condemn(GRAIN)),
    ("reaction-used", "12.6", lambda: done(all_reactions=True).stands(1, Declare()), 1, Declare()),
    ("magician-alone", "12.16",
     lambda: collected(all_reactions=True, magician_alone=True).stands(1, Immune()), 1, Declare()),
    ("silenced", "12.17", silent, 1, Condemn(GRAIN)),
    ("guilty-has-too-few", "7.4", illegal, 2, Condemn(WINE)),
    ("share-with-a-baron", "7.5", illegal, 2, Condemn(GRAIN, 2, 3)),
    ("guilty-has-none", "7.6", fined, 3, Reprieve(WINE)),
    ("not-guilty", "7.7", guilty, 1, Pay(2)),
    ("no-such-fine", "7.7", guilty, 0, Pay(3)),
    ("no-such-reprieve", "7.7", guilty, 0, Tithe(3)),
    ("nothing-to-lose", "5.2", table, 1, Immune()),
    ("no-gift", "3.7", table, 1, Give(WINE)),
    ("no-such-chip", "3.7", collected, 1, Give(GRAIN)),
    ("no-such-chip", "3.10", swapping, 0, Swap(WINE, GRAIN, 1)),
    ("merchants-only", "3.10", table, 0, Swap(WINE, GOLD)),
    ("chip-swapped", "3.10", swapping, 0, Swap(GOLD, WINE)),
    ("closed", "5.3", lambda: swapping()(0, Swap(WINE, GOLD, 1)).stands(1, Immune()), 0, Swap(WINE, GOLD, 1)),
    ("stacked-anyway", "6.1", table, 0, Stack()),
    ("no-set", "12.19", lambda: table(stack_by_hand=True), 0, Stack()),
    ("not-your-turn", "12.19", lambda: table(stack_by_hand=True, chips="000 111 000 000"), 1, Stack()),
    ("covered-at-the-start", "2.2", table, 0, Cover(THIEF)),
    ("cover-yourself", "2.2", dealing, 0, Cover(FARMER)),
    ("covered-already", "2.2",
     lambda: lay("erben", seats=4, two_identities=True, cards="farmer farmer judge monk")(0, Claim(FARMER))
     .doubted(1, "for for").chance(BARON)(0, Cover(THIEF)).next_turn()(1, Claim(FARMER)).doubted(0, "for for")
     .chance(MONK), 1, Cover(FARMER)),
    ("taken-at-the-start", "2.3", table, 0, Take(WINE)),
    ("chips-at-the-start", "2.3", chips, 0, Take(WINE, WINE)),
    ("nobody-buys", "8.1", table, 1, Show((THIEF,))),
    ("show-yourself", "8.2", selling, 1, Show((BARON,))),
    ("show-covered", "8.2", selling, 1, Show((THIEF,))),
    ("shown-before", "8.2", selling, 1, Show((FARMER,))),
    ("show-the-number", "8.1", selling, 1, Show((MONK, JUDGE))),
    ("winner-crowned", "11.4", table, 0, Crown(1)),
    ("nothing-to-end", "3.1", table, 0, Done()),
]  # fmt: skip


@pytest.mark.parametrize(("key", "section", "position", "seat", "action"), CASES)
def test_a_reason_in_its_position(key, section, position, seat, action):
    t = position()
    options = t.state.options(seat)
    assert why_not(t.game, t.view(seat), options, action) == Reason(key, section)


def test_every_reason_has_a_position():
    assert {case[0] for case in CASES} == set(REASONS)


def test_a_seat_that_is_not_there(table):
    t = table("erben", seats=4)
    for action in (
        Accuse(9, BARON),
        Claim(MAGICIAN, of=9),
        Crown(9),
        Pay(9),
        Condemn(GRAIN, 2, 9),
        Swap(WINE, GOLD, 9),
    ):
        reason = why_not(t.game, t.view(0), t.state.options(0), action)
        assert reason is not None
        assert reason.key == "no-such-seat"
