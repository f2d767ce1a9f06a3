"""Secrecy: what a seat can tell for certain, and the worlds that it is redealt."""

from collections import Counter

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.event import everything
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.erben.actions import Accuse, Buy, Claim, Cover, Declare, Doubt, Pass, Show
from hoodwink.games.erben.events import DREW, SHOWED
from hoodwink.games.erben.identities import (
    BARON,
    FARMER,
    JUDGE,
    MAGICIAN,
    MERCHANT,
    MONK,
    THIEF,
    Identity,
)
from hoodwink.games.erben.view import facts, lost_heads
from hoodwink.games.erben.worlds import chances, deal, possible, ways

EVERYONE = set(Identity)


def can_be(t, reader, seat):
    """Whom a seat can be, to a reader: by the set, and by two hundred redealt worlds, which must agree."""
    mask = possible(facts(t.state, reader), t.state.past)[seat]
    told = {identity for identity in Identity if mask >> identity & 1}
    dice = Dice(f"{reader}/{seat}")
    dealt = {Identity(t.game.redeal(t.state, reader, dice).cards[seat]) for _ in range(200)}
    assert dealt <= told
    return dealt


def test_one_knows_oneself_and_what_is_covered(table):
    t = table("erben", seats=4, cards="farmer monk judge thief", covers="thief baron - -")
    assert can_be(t, 0, 0) == {FARMER}
    assert can_be(t, 0, 1) == EVERYONE - {BARON}
    assert can_be(t, SPECTATOR, 0) == EVERYONE - {THIEF}


def test_what_was_shown_is_known_to_the_buyer_alone(table):
    t = table("erben", seats=4, cards="farmer monk judge thief", trios="2 0 0 0")
    t(0, Buy(1, 2))(1, Show((JUDGE, MERCHANT)))
    assert can_be(t, 0, 1) == EVERYONE - {JUDGE, MERCHANT}
    for reader in (2, 3, SPECTATOR):
        assert can_be(t, reader, 1) == EVERYONE


def test_what_others_were_shown_is_redealt_with_the_card(table):
    """§8.2 In every world the seller showed two that he is not, none covered, none twice to the same buyer."""
    t = table("erben", seats=4, cards="farmer monk judge thief", covered="- baron - -", trios="3 0 0 0")
    t(0, Buy(1, 2))(1, Show((JUDGE, MERCHANT))).settle()
    t.put(trios="1 0 0 0").set(turn=0)
    for n in range(100):
        world = t.game.redeal(t.state, 2, Dice(n))
        cards = next(event[-1] for event in everything(world.past) if event[0] == SHOWED)
        assert cards.bit_count() == 2
        assert not cards & (1 << BARON | 1 << world.cards[1])
        assert world.shown[1 * 4 + 0] == cards
    kept = [t.game.redeal(t.state, reader, Dice(n)).shown[4] for reader in (0, 1) for n in range(20)]
    assert set(kept) == {1 << JUDGE | 1 << MERCHANT}


def test_an_earlier_purchase_leaves_enough_for_a_later_one(table):
    """§8.2 What was shown first is covered by now: in no world did the seller show the last two heads before."""
    t = table("erben", seats=4, cards="farmer monk judge thief", trios="2 0 0 0")
    t(0, Buy(1, 2))(1, Show((JUDGE, MERCHANT))).next_turn()
    for seat in (1, 2, 3):
        t(seat, Claim(FARMER)).next_turn()
    t.put(covered="- baron,judge,merchant,magician - -", trios="2 0 0 0")
    t(0, Buy(1, 2))(1, Show((THIEF, FARMER))).settle()
    for reader in (2, 3, SPECTATOR):
        for n in range(60):
            world = t.game.redeal(t.state, reader, Dice(n))
            first, second = (event[-1] for event in everything(world.past) if event[0] == SHOWED)
            assert not first & second
            assert not (first | second) >> world.cards[1] & 1
            assert world.shown[1 * 4 + 0] == first | second


def test_an_accusation_tells_the_accuser(table):
    t = table("erben", seats=5, cards="farmer monk judge thief baron")
    t(0, Accuse(1, MONK))
    assert can_be(t, 0, 1) == {MONK}
    assert can_be(t, 1, 0) == EVERYONE  # the accused learns nothing of the accuser
    assert can_be(t, 2, 1) == EVERYONE
    t.next_turn()(2, Accuse(3, JUDGE))  # wrong: he is out and still knows it
    assert can_be(t, 2, 3) == EVERYONE - {JUDGE}
    assert can_be(t, 0, 3) == EVERYONE


def test_names_of_others_are_redealt_to_fit(table):
    t = table("erben", seats=5, cards="farmer monk judge thief baron")
    t(0, Accuse(1, MONK)).next_turn()(2, Accuse(3, JUDGE))
    for n in range(60):
        world = t.game.redeal(t.state, 4, Dice(n))
        right, wrong = [event for event in everything(world.past) if t.game.kinds[event[0]].name == "accused"]
        assert right[-1] == world.cards[1]
        assert wrong[-1] != world.cards[3]


def test_a_card_that_lies_open_is_known_and_so_is_a_right_doubt(table):
    t = table("erben", seats=5, cards="farmer monk judge thief baron")
    t(0, Claim(FARMER)).doubted(1, "for for against")
    assert can_be(t, 3, 0) == {FARMER}
    t(1, Claim(BARON)).doubted(2, "for for")
    assert can_be(t, 3, 1) == EVERYONE - {BARON}


def test_a_lost_head_without_a_marker_is_known_from_the_log(table):
    t = table("erben", seats=4, unmarked_doubts=True, cards="farmer monk judge thief")
    t(0, Claim(BARON)).doubted(1, "for for")
    assert t.view(2).covered[0] == ()
    assert lost_heads(t.view(2), 0) == {BARON}
    assert can_be(t, 2, 0) == EVERYONE - {BARON}


def test_with_both_cards_of_an_identity_in_sight_nobody_else_has_it(table):
    t = table("erben", seats=4, cards="farmer farmer judge thief")
    t(0, Claim(FARMER)).doubted(1, "for for")
    assert can_be(t, 1, 2) == EVERYONE - {FARMER}  # one lies open, the other is his own
    assert FARMER in can_be(t, 2, 1)


def test_two_cards_of_each_identity_weigh_as_two(table):
    """A deal of physical cards: with one Farmer of his own, another is as likely as the arithmetic says."""
    t = table("erben", seats=3, cards="farmer monk judge")
    can = possible(facts(t.state, 0), t.state.past)
    left = (2,) * 7
    assert ways(can, left) == 2 * 13 * 12
    assert chances(can, left)[1][FARMER] == pytest.approx(1 / 13)
    assert chances(can, left)[1][BARON] == pytest.approx(2 / 13)
    counted = Counter(t.game.redeal(t.state, 0, Dice(n)).cards[1] for n in range(3900))
    assert abs(counted[FARMER] - 300) < 90
    assert abs(counted[BARON] - 600) < 120


def test_a_tight_deal_is_counted_not_tried():
    """Fourteen seats with one way to deal them: shuffling would never find it."""
    can = tuple(1 << card | 1 << (card + 1) % 7 for card in range(7) for _ in range(2))
    counts = Counter(tuple(deal(can, (2,) * 7, Dice(n))) for n in range(50))
    assert len(counts) > 1
    assert all(Counter(world) == dict.fromkeys(range(7), 2) for world in counts)


def test_a_showdown_tells_what_the_two_had_shown_each_other(table):
    t = table("erben", seats=4, cards="farmer judge monk thief", trios="2 0 0 0")
    t(0, Buy(1, 2))(1, Show((BARON, MAGICIAN))).next_turn()
    t(1, Accuse(2, MONK)).next_turn()
    t(3, Accuse(0, BARON)).next_turn()  # wrong: 0 and 1 are left
    assert t.frame == "Face"
    assert t.covered(1) == {BARON, MAGICIAN}
    for reader in (2, 3, SPECTATOR):
        assert can_be(t, reader, 1) <= EVERYONE - {BARON, MAGICIAN}
        for n in range(30):
            world = t.game.redeal(t.state, reader, Dice(n))
            assert world.shown[1 * 4 + 0] == 1 << BARON | 1 << MAGICIAN


def test_several_purchases_before_a_showdown_are_parted_anew(table):
    """What was shown in all is told; which of it was shown when is not."""
    t = table("erben", seats=4, cards="farmer judge monk thief", trios="2 0 0 0", information_beside=True)
    t(0, Buy(1))(1, Show((BARON,)))(0, Buy(1))(1, Show((MAGICIAN,)))
    t(0, Accuse(2, MONK)).next_turn()(1, Accuse(3, THIEF)).next_turn()
    assert t.frame == "Face"
    firsts = set()
    for n in range(60):
        world = t.game.redeal(t.state, 2, Dice(n))
        first, second = [event[-1] for event in everything(world.past) if event[0] == SHOWED]
        assert first | second == 1 << BARON | 1 << MAGICIAN
        firsts.add(first)
    assert firsts == {1 << BARON, 1 << MAGICIAN}


def test_12_8_a_second_identity_is_its_owners_secret(table):
    t = table("erben", seats=4, two_identities=True, cards="farmer monk judge thief", shown={(0, 1): "thief"})
    t(0, Claim(FARMER)).doubted(1, "for for").chance(BARON)(0, Cover(MONK))
    assert (t.view(0).identity, t.view(1).identity) == (BARON, MONK)
    assert can_be(t, 1, 0) == EVERYONE - {MONK}
    assert can_be(t, 0, 0) == {BARON}
    for n in range(40):
        world = t.game.redeal(t.state, 1, Dice(n))
        assert next(event for event in everything(world.past) if event[0] == DREW)[2] == world.cards[0]
        assert world.deck[FARMER] + world.cards.count(FARMER) == 1  # one lies face up


def test_asked_is_who_could_hold_the_answer_not_who_does(table):
    asked = []
    for cards in ("farmer baron judge monk", "farmer thief thief magician"):
        t = table("erben", seats=4, cards=cards)
        t.stands(0, Claim(FARMER))
        asked.append((t.frame, t.asked))
        t(2, Declare())
        asked.append((t.frame, t.asked))
    assert asked[:2] == asked[2:]


def test_sealed_covers_are_redealt_too(table):
    t = table("erben", seats=3, cards="farmer monk judge", covers="")
    t(0, Cover(THIEF))
    replies = Counter(t.game.redeal(t.state, 1, Dice(n)).replies[0] for n in range(200))
    assert len(replies) == 7  # he might be a Thief for all that seat 1 knows
    kept = {t.game.redeal(t.state, 0, Dice(n)).replies[0] for n in range(20)}
    assert kept == {t.game.actions.id(Cover(THIEF))}


def test_rounds_that_are_over_stay_as_they_were(table):
    t = table("erben", seats=3, cards="farmer judge monk")
    t(0, Accuse(2, MONK)).next_turn()(1, Doubt(FARMER))
    for card in (BARON, BARON, THIEF):
        t.chance(card)
    before = list(everything(t.state.past))
    world = t.game.redeal(t.state, 1, Dice(3))
    assert everything(world.past) == before
    assert t.view(1).identity == BARON
    assert Pass() not in t.options(0)
