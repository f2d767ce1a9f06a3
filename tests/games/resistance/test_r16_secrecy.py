"""R16, R17, and who is asked: by public facts only, and what a clock that runs out replies."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance.actions import Appoint, Pass, PlayCard, Propose, Vote
from hoodwink.games.resistance.roles import Card
from hoodwink.testing.play import readers

FIVE = "spy_chief spy_hunter chief hunter resistance"
DEEP = "deep pretender spy_chief spy_hunter chief hunter resistance"
BLAMES = {"hunter": True, "deep_agent": True, "pretender": True, "blame": True}
DUMMY = {"hunter": True, "dummy_agent": True}


def mission_cards(table):
    return table("resistance", seats=5, roles="spy resistance spy").team(0, 1).approve()


def early_accusation(table):
    return table("resistance", seats=5, hunter=True, roles=FIVE).mission(0, 1, fails=[0])


def blame(table):
    return table("resistance", seats=7, roles=DEEP, **BLAMES).team(4, 5)


def loyalty_card(table):
    t = table("resistance", seats=6, roles="dummy chief hunter spy_chief spy_hunter", leader=5, **DUMMY).mission()
    return t(5, "investigate 0")


@pytest.mark.parametrize("quiet", [mission_cards, early_accusation, blame])
def test_r16_who_has_answered_is_not_shown(table, quiet):
    t = quiet(table)
    for seat in t.asked[:-1]:
        others = [other for other in readers(t.game) if other != seat]
        before = [t.view(other) for other in others]
        t(seat, t.options(seat)[-1])
        assert [t.view(other) for other in others] == before
        assert t.view(seat).asked is False


@pytest.mark.parametrize("quiet", [mission_cards, early_accusation, blame, loyalty_card])
def test_r16_these_four_are_quiet(table, quiet):
    assert quiet(table).state.stack[-1].quiet


def test_r16_votes_and_teams_are_not(table):
    t = table("resistance", seats=5)
    assert not t.state.stack[-1].quiet
    assert not t.team(0, 1).state.stack[-1].quiet


def test_r16_who_is_asked_does_not_depend_on_the_deal(table):
    """The same replies in two deals that some seat can't tell apart ask the same seats at every step."""
    deals = (FIVE, "chief hunter spy_chief spy_hunter resistance")
    for number in range(2):
        asked = []
        for roles in deals:
            t = table("resistance", seats=5, hunter=True, inquisitor=True, roles=roles)
            fails = [t.roles.index(3)] if number else []
            t.mission(0, 2, fails=[seat for seat in fails if seat in (0, 2)])
            asked.append((t.frame, t.asked))
        assert asked[0] == asked[1]


def test_r16_the_early_window_asks_the_same_whoever_played_the_fail(table):
    """To those who are not spies nothing tells one from the other until somebody steps forward."""
    ts = [table("resistance", seats=5, hunter=True, roles=FIVE).mission(0, 1, fails=[seat]) for seat in (0, 1)]
    for seat in (2, 3, 4, SPECTATOR):
        assert ts[0].view(seat) == ts[1].view(seat)
    for t in ts:
        t.passes()
    for seat in (2, 3, 4, SPECTATOR):
        assert ts[0].view(seat) == ts[1].view(seat)


def test_r16_a_dummy_agents_card_and_a_chiefs_look_alike(table):
    """To the investigator, up to the choice and after it."""
    views = []
    for roles in ("dummy chief hunter spy_chief spy_hunter", "chief dummy hunter spy_chief spy_hunter"):
        t = table("resistance", seats=6, roles=roles, leader=5, **DUMMY).mission()(5, "investigate 0")
        views.append(t.view(5))
        t(0, "show chief")
        views.append(t.view(5))
    assert views[0] == views[2]
    assert views[1] == views[3]


def test_r17_when_a_clock_runs_out(table):
    t = table("resistance", seats=5, hunter=True, roles=FIVE)
    assert t.default(0) == Propose((0, 1))
    t(0, Propose((0, 1)))
    assert t.default(0) == Appoint(2)
    t(0, Appoint(2))
    assert {t.default(seat) for seat in range(5)} == {Vote(approve=True)}
    t.approve()
    assert {t.default(seat) for seat in (0, 1)} == {PlayCard(Card.SUCCESS)}
    t.cards(fails=[0])
    assert {t.default(seat) for seat in range(5)} == {Pass()}


@pytest.mark.parametrize("reverser", [0, 1])
def test_r17_a_reverser_and_a_spy_chief_play_success_too(table, reverser):
    t = table("resistance", seats=7, hunter=True, reverser="both", roles="reverser spy_reverser spy_chief spy_hunter")
    t.team(reverser, 2).approve()
    assert t.default(reverser) == t.default(2) == PlayCard(Card.SUCCESS)


def test_r17_blame_passes(table):
    t = blame(table)
    assert {t.default(seat) for seat in range(7)} == {Pass()}


def test_r17_plot_cards_are_kept(table):
    t = table("resistance", seats=7, plots=True).plot("strong_leader", "no_confidence", to=(4, 5)).team(0, 1).approve()
    assert t.default(5) == Pass()
    t(5, "use-plot")
    assert (t.frame, t.default(4)) == ("StrongLeader", Pass())


def test_r17_a_loyalty_card_is_drawn_for_everyone_alike(table):
    """None is one of the options, drawn evenly: a fixed reply would tell the Dummy Agent from a Chief."""
    for target in range(5):
        t = table("resistance", seats=6, roles="dummy chief hunter spy_chief spy_hunter", leader=5, **DUMMY).mission()
        t(5, f"investigate {target}")
        assert t.default(target) is None


def test_r16_cards_that_were_looked_at_and_sides_stay_with_those_who_saw_them(table):
    """Every secret event of a long game: read by those whom its kind names, blank to all others."""
    t = table("resistance", seats=9, plots=True, inquisitor=True, **BLAMES,
              roles="deep pretender spy_chief spy_hunter chief chief hunter", leader=8)  # fmt: skip
    t.plot("open_up", "overheard_conversation", "close_eye")
    t(8, "give-plot 0")(0, "show-side 3")(8, "give-plot 1")(1, "overhear 2")(8, "give-plot 4")
    t.team(0, 1, 2).passes().approve().cards(fails=[0])(4, "look-at 0")
    assert t.frame == "Investigation"
    t.mission(fails=[2]).passes()
    while t.frame != "Propose":
        if t.asked[0] < 0:
            t.chance(t.state.stack[-1].outcomes(t.state)[0][0])
        else:
            t(t.asked[0], t.options(t.asked[0])[0])
    secret = {"side_shown": (1, 2), "looked": (1, 2), "investigated": (1, 2), "examined": (1, 2), "could_accuse": (1,)}
    full = [tuple(event.values()) for event in t.events]
    assert {event[0] for event in full} >= set(secret)
    for seat in readers(t.game):
        log = [(t.game.kinds[event[0]].name, *event[1:]) for event in t.view(seat).log]
        for told, read in zip(full, log, strict=True):
            if told[0] in secret and seat not in {told[place] for place in secret[told[0]]}:
                assert read[-1] is None
                assert told[0] != "could_accuse" or read[1] is None
            else:
                assert read == told


def test_r16_no_view_of_a_game_in_progress_holds_another_seats_character_or_card(table):
    t = table("resistance", seats=7, roles=DEEP, **BLAMES).mission(2, 4, fails=[2])
    cards = {2: Card.CHIEF_FAIL, 4: Card.SUCCESS}
    for seat in range(7):
        view = t.view(seat)
        assert (view.role, view.roles, view.winner) == (t.roles[seat], None, None)
        assert view.mine == (cards.get(seat), None)
    assert t.view().mine == ()
