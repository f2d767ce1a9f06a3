"""§1 Setting up."""

from collections import Counter

import pytest

from hoodwink import load
from hoodwink.core.action import tag
from hoodwink.core.errors import BadSetup, Illegal
from hoodwink.core.frame import Chance
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.roles import Role
from hoodwink.games.resistance.state import ResistanceState

SPIES = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
ALL_SEATS = pytest.mark.parametrize("seats", SPIES)


@ALL_SEATS
def test_1_1_spies_and_resistance_by_seats(seats):
    cast = Counter(Resistance(seats=seats).cast)
    assert cast == {Role.SPY: SPIES[seats], Role.RESISTANCE: seats - SPIES[seats]}


@pytest.mark.parametrize("seats", [4, 11, 0, True, "5"])
def test_1_1_five_to_ten_can_play(seats):
    with pytest.raises(BadSetup, match="5 to 10 seats"):
        load("resistance", seats=seats)


def test_1_1_a_deal_takes_cards_from_what_is_left():
    s = load("resistance", seats=5).start()
    top = s.stack[-1]
    assert isinstance(top, Chance)
    assert top.outcomes(s) == [(Role.RESISTANCE, 3), (Role.SPY, 2)]
    s.chance(Role.SPY)
    s.chance(Role.SPY)
    top = s.stack[-1]
    assert isinstance(top, Chance)
    assert top.outcomes(s) == [(Role.RESISTANCE, 3)]
    with pytest.raises(Illegal) as caught:
        s.chance(Role.SPY)
    assert (caught.value.seat, caught.value.section) == (CHANCE, "1.1")


def test_1_1_a_character_is_seen_by_its_seat_alone(table):
    t = table("resistance", seats=5, roles="spy resistance spy")
    assert [t.view(seat).role for seat in range(5)] == [1, 0, 1, 0, 0]
    assert t.view(SPECTATOR).role is None
    assert [t.view(seat).roles for seat in (0, 1, SPECTATOR)] == [None] * 3


def test_1_1_a_character_is_seen_from_the_moment_it_is_dealt():
    game = Resistance(seats=5)
    s = game.start()
    assert isinstance(s, ResistanceState)
    assert game.view(s, 0).role is None
    s.chance(Role.SPY)
    assert [game.view(s, seat).role for seat in range(3)] == [Role.SPY, None, None]
    assert game.view(s, 0).knows is None


def test_1_1_no_verb_shows_a_character():
    assert {tag(type(action)) for action in load("resistance").actions} == {
        "pass", "vote", "play-card", "use-plot", "step-forward", "show", "aim", "appoint", "accuse", "investigate",
        "examine", "blame", "give-plot", "take-plot", "overhear", "show-side", "spotlight", "look-at", "propose",
    }  # fmt: skip


def test_1_1_the_characters_in_play_are_public(table):
    t = table("resistance", seats=7, hunter=True, reverser="resistance")
    for seat in (0, 3, SPECTATOR):
        assert t.view(seat).cast == tuple(sorted(t.roles))


def test_1_1_no_view_tells_one_deal_from_another(table):
    one = table("resistance", seats=6, roles="resistance spy spy")
    other = table("resistance", seats=6, roles="resistance resistance resistance spy spy")
    assert one.view(0) == other.view(0)
    assert one.view() == other.view()
    assert one.view(1) != other.view(1)


@ALL_SEATS
def test_1_2_the_first_leader_is_drawn(seats):
    game = Resistance(seats=seats)
    s = game.start()
    assert isinstance(s, ResistanceState)
    for role in game.cast:
        s.chance(role)
    assert game.view(s, SPECTATOR).leader is None
    top = s.stack[-1]
    assert isinstance(top, Chance)
    assert top.outcomes(s) == [(seat, 1) for seat in range(seats)]
    s.chance(seats - 2)
    assert game.view(s, SPECTATOR).leader == seats - 2
    assert s.asked == 1 << seats - 2


def test_1_3_the_spies_know_each_other(table):
    t = table("resistance", seats=10, roles="spy resistance spy resistance spy resistance spy")
    assert t.knows(0) == {2: "spy", 4: "spy", 6: "spy"}
    assert t.knows(4) == {0: "spy", 2: "spy", 6: "spy"}
    assert [t.knows(seat) for seat in (1, 3, 5, 7, 8, 9)] == [{}] * 6
    assert t.view(SPECTATOR).knows is None


def test_1_4_what_was_learnt_stays_with_its_reason_to_the_end(table):
    t = table("resistance", seats=5, roles="spy resistance spy resistance resistance")
    for fails in ([0], [0], [2]):
        assert t.knows(0) == {2: "spy"}
        assert t.knows(1) == {}
        t.mission(fails=fails)
    assert t.over
    assert t.knows(2) == {0: "spy"}


def test_1_4_what_was_learnt_stays_as_it_was_after_a_right_blame(table):
    """The spies saw two thumbs; a swap afterwards changes nothing of what they saw, and tells them nothing."""
    t = table("resistance", seats=7, hunter=True, deep_agent=True, pretender=True, blame=True,
              roles="deep pretender spy_chief spy_hunter chief hunter", leader=4)  # fmt: skip
    before = [t.knows(seat) for seat in range(7)]
    t.team(4, 5).blame(1)
    assert (t.roles[0], t.roles[1]) == (Role.PRETENDER, Role.DEEP_AGENT)
    assert [t.knows(seat) for seat in range(7)] == before
    assert before[0] == before[1] == {}
