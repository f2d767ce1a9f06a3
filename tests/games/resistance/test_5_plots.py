"""§5 Plot cards: the deck, giving them out, and those that are done at once."""

import pytest

from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.resistance.actions import GivePlot, Overhear, ShowSide, TakePlot
from hoodwink.games.resistance.roles import Plot

SMALL = {"close_eye": 2, "strong_leader": 2, "no_confidence": 1, "take_responsibility": 1, "opinion_maker": 1}
LARGE = {
    "close_eye": 2, "strong_leader": 2, "no_confidence": 3, "take_responsibility": 1, "opinion_maker": 2,
    "overheard_conversation": 2, "in_the_spotlight": 1, "open_up": 1, "establish_confidence": 1,
}  # fmt: skip
DRAWN = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
SEVEN = "resistance spy resistance spy resistance spy resistance"


@pytest.mark.parametrize("seats", DRAWN)
def test_5_1_the_deck(table, seats):
    t = table("resistance", seats=seats, plots=True)
    assert t.asked == (CHANCE,)
    outcomes = t.state.stack[-1].outcomes(t.state)
    assert {Plot(plot).name.lower(): left for plot, left in outcomes} == (SMALL if seats < 7 else LARGE)
    assert sum(left for _, left in outcomes) == (7 if seats < 7 else 15)


def test_5_1_what_was_drawn_is_gone(table):
    t = table("resistance", seats=5, plots=True).plot("no_confidence", to=1)
    t.mission()
    assert Plot.NO_CONFIDENCE not in dict(t.state.stack[-1].outcomes(t.state))


def test_5_1_ten_seats_draw_the_whole_deck_in_five_missions(table):
    t = table("resistance", seats=10, plots=True, roles="spy spy")
    for fails in ([], [0], [], [0, 1], [0]):
        t.mission(fails=fails)
    assert t.over
    assert sum(t.state.deck) == 0


@pytest.mark.parametrize("seats", DRAWN)
def test_5_2_the_leader_draws_by_seats_openly_and_gives_each_to_another(table, read, seats):
    t = table("resistance", seats=seats, plots=True, leader=2)
    names = ["close_eye", "strong_leader", "no_confidence"][: DRAWN[seats]]
    t.plot(*names)
    for seat in (0, SPECTATOR):
        assert read(t, "drew", seat) == [{"event": "drew", "seat": 2, "plot": Plot[name.upper()]} for name in names]
        assert t.view(seat).drawn == tuple(Plot[name.upper()] for name in names)
    others = tuple(GivePlot(seat) for seat in range(seats) if seat != 2)
    for name in names:
        assert (t.frame, t.asked, t.options(2)) == ("GivePlot", (2,), others)
        t(2, GivePlot(0))
        assert t.news[0] == {"event": "gave", "seat": 2, "to": 0, "plot": Plot[name.upper()]}
    assert t.frame == "Propose"
    assert t.plots(0) == names
    assert t.view().drawn == ()


def test_5_2_only_the_first_leader_of_a_mission_draws(table):
    t = table("resistance", seats=5, plots=True).plot("close_eye", to=1)
    t.team(0, 1).reject()
    assert (t.frame, t.leader) == ("Propose", 1)
    t.mission()
    assert (t.asked, t.leader) == ((CHANCE,), 2)


def test_5_2_a_leader_gives_nothing_to_himself(table, refused):
    t = table("resistance", seats=5, plots=True).plot("close_eye")
    assert refused(t, 0, GivePlot(0)).section == "5.2"


def test_5_6_take_responsibility_takes_a_card_that_lies_before_another(table, refused):
    t = table("resistance", seats=7, plots=True).plot("strong_leader", "opinion_maker", to=(1, 2)).mission()
    assert t.leader == 1
    t.plot("close_eye", "take_responsibility", to=(0, 3))
    assert (t.frame, t.asked) == ("TakeResponsibility", (3,))
    assert set(t.options(3)) == {
        TakePlot(0, Plot.CLOSE_EYE), TakePlot(1, Plot.STRONG_LEADER), TakePlot(2, Plot.OPINION_MAKER),
    }  # fmt: skip
    assert refused(t, 3, TakePlot(1, Plot.CLOSE_EYE)).section == "5.6"
    t(3, TakePlot(2, Plot.OPINION_MAKER))
    assert t.news[0] == {"event": "took", "seat": 3, "of": 2, "plot": Plot.OPINION_MAKER}
    assert [t.plots(seat) for seat in range(4)] == [["close_eye"], ["strong_leader"], [], ["opinion_maker"]]
    assert t.frame == "Propose"


def test_5_6_it_does_not_take_ones_own_and_is_gone_when_done(table):
    t = table("resistance", seats=7, plots=True).plot("close_eye", "take_responsibility", to=(3, 3))
    assert t.frame == "Propose"
    assert t.plots(3) == ["close_eye"]


def test_5_7_overheard_conversation_shows_a_neighbours_side(table, read, refused):
    t = table("resistance", seats=7, plots=True, roles=SEVEN, leader=3)
    t.plot("overheard_conversation", "close_eye", to=0)
    assert t.asked == (0,)
    assert set(t.options(0)) == {Overhear(1), Overhear(6)}
    assert refused(t, 0, Overhear(2)).section == "5.7"
    t(0, Overhear(1))
    for seat in (0, 1):
        assert read(t, "side_shown", seat) == [{"event": "side_shown", "seat": 1, "to": 0, "side": 1}]
    for seat in (2, 3, 6, SPECTATOR):
        assert read(t, "side_shown", seat) == [{"event": "side_shown", "seat": 1, "to": 0, "side": None}]
    assert t.plots(0) == []
    assert t.frame == "GivePlot"


@pytest.mark.parametrize(("at", "neighbours"), [(1, (0, 2)), (6, (0, 5)), (3, (2, 4))])
def test_5_7_neighbours_sit_on_either_side(table, at, neighbours):
    t = table("resistance", seats=7, plots=True, leader=5 if at == 6 else 6)
    t.plot("overheard_conversation", "overheard_conversation", to=at)
    assert t.options(at) == tuple(Overhear(seat) for seat in neighbours)  # in the order of the list, as all options


def test_5_8_open_up_shows_ones_own_side(table, read):
    t = table("resistance", seats=7, plots=True, roles=SEVEN, leader=3).plot("open_up", "close_eye", to=5)
    assert t.asked == (5,)
    assert t.options(5) == tuple(ShowSide(seat) for seat in (0, 1, 2, 3, 4, 6))
    t(5, ShowSide(2))
    for seat in (5, 2):
        assert read(t, "side_shown", seat) == [{"event": "side_shown", "seat": 5, "to": 2, "side": 1}]
    for seat in (0, 3, SPECTATOR):
        assert read(t, "side_shown", seat)[0]["side"] is None
    assert t.plots(5) == []


def test_5_9_establish_confidence_shows_the_leaders_side(table, read):
    """Whoever is given it, the leader shows, and to whom he likes."""
    t = table("resistance", seats=7, plots=True, roles=SEVEN, leader=3).plot("establish_confidence", "close_eye", to=5)
    assert (t.asked, t.section) == ((3,), "5.9")
    assert t.options(3) == tuple(ShowSide(seat) for seat in (0, 1, 2, 4, 5, 6))
    t(3, ShowSide(0))
    for seat in (3, 0):
        assert read(t, "side_shown", seat) == [{"event": "side_shown", "seat": 3, "to": 0, "side": 1}]
    assert read(t, "side_shown", 5)[0]["side"] is None
    assert t.plots(5) == []


@pytest.mark.parametrize(
    ("options", "roles", "side"),
    [
        ({}, "spy", 1),
        ({"hunter": True}, "spy_chief", 1),
        ({"hunter": True}, "chief", 0),
        ({"hunter": True, "deep_agent": True}, "deep", 1),
        ({"hunter": True, "deep_agent": True, "pretender": True}, "pretender", 0),
        ({"reverser": "both"}, "spy_reverser", 1),
        ({"reverser": "both"}, "reverser", 0),
    ],
)
def test_r3_only_the_side_is_shown_in_every_module(table, options, roles, side):
    t = table("resistance", seats=7, plots=True, roles=roles, leader=6, **options)
    t.plot("open_up", "close_eye", to=0)(0, ShowSide(4))
    assert t.news[0] == {"event": "side_shown", "seat": 0, "to": 4, "side": side}
    t = table("resistance", seats=7, plots=True, roles=roles, leader=6, **options)
    t.plot("overheard_conversation", "close_eye", to=1)(1, Overhear(0))
    assert t.news[0] == {"event": "side_shown", "seat": 0, "to": 1, "side": side}
    t = table("resistance", seats=7, plots=True, roles=roles, leader=0, **options)
    t.plot("establish_confidence", "close_eye", to=1)(0, ShowSide(3))
    assert t.news[0] == {"event": "side_shown", "seat": 0, "to": 3, "side": side}


def test_r6_cards_are_given_in_the_order_drawn_and_at_once_ones_are_done_first(table):
    t = table("resistance", seats=9, plots=True).plot("open_up", "strong_leader", "take_responsibility")
    t(0, GivePlot(4))
    assert (t.frame, t.asked) == ("OpenUp", (4,))
    assert t.view().drawn == (Plot.STRONG_LEADER, Plot.TAKE_RESPONSIBILITY)
    t(4, ShowSide(0))(0, GivePlot(5))(0, GivePlot(4))
    assert t.options(4) == (TakePlot(5, Plot.STRONG_LEADER),)
    t(4, TakePlot(5, Plot.STRONG_LEADER))
    assert t.plots(4) == ["strong_leader"]


def test_r6_a_card_that_is_not_given_yet_can_not_be_taken(table):
    t = table("resistance", seats=7, plots=True).plot("take_responsibility", "close_eye", to=3)
    assert (t.frame, t.asked) == ("GivePlot", (0,))  # with none to take it does nothing


def test_r6_take_responsibility_may_take_the_leaders_cards(table):
    t = table("resistance", seats=5, plots=True).plot("close_eye", to=1).mission()
    t.plot("take_responsibility", to=3)
    assert t.leader == 1
    t(3, TakePlot(1, Plot.CLOSE_EYE))
    assert (t.plots(1), t.plots(3)) == ([], ["close_eye"])


def test_r6_a_seat_may_get_several(table):
    t = table("resistance", seats=9, plots=True).plot("close_eye", "close_eye", "opinion_maker", to=(4, 4, 4))
    assert t.plots(4) == ["close_eye", "close_eye", "opinion_maker"]


def test_5_6_one_of_two_alike_is_taken(table):
    t = table("resistance", seats=9, plots=True).plot("close_eye", "close_eye", "take_responsibility", to=(4, 4, 2))
    t(2, TakePlot(4, Plot.CLOSE_EYE))
    assert (t.plots(4), t.plots(2)) == (["close_eye"], ["close_eye"])
