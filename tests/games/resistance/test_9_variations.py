"""§9 Variations of the Hunter module."""

import pytest

from hoodwink.core.seats import SPECTATOR
from hoodwink.games.resistance.actions import Accuse, Blame, Investigate, Pass, PlayCard, Show
from hoodwink.games.resistance.roles import Card, Loyalty, Role
from hoodwink.testing import Won

NOT, CHIEF, RESISTANCE_CHIEF, SPY_CHIEF = (
    Show(Loyalty.NOT_A_CHIEF), Show(Loyalty.CHIEF), Show(Loyalty.RESISTANCE_CHIEF), Show(Loyalty.SPY_CHIEF),
)  # fmt: skip
BLAMES = {"hunter": True, "deep_agent": True, "pretender": True, "blame": True}
DEEP = "deep pretender spy_chief spy_hunter chief hunter resistance"


def dummies(table, seats, **words):
    roles = "dummy chief hunter spy_chief spy_hunter"
    return table("resistance", seats=seats, hunter=True, dummy_agent=True, roles=roles, leader=seats - 1, **words)


def blaming(table, **words):
    return table("resistance", seats=7, roles=DEEP, leader=4, **BLAMES, **words)


# Dummy Agent


@pytest.mark.parametrize(("seats", "card"), [(5, CHIEF), (6, CHIEF), (7, RESISTANCE_CHIEF), (10, RESISTANCE_CHIEF)])
@pytest.mark.parametrize("shows_chief", [False, True])
def test_9_1_a_dummy_agents_both_answers(table, read, seats, card, shows_chief):
    t = dummies(table, seats).mission()
    t(t.leader, Investigate(0))
    assert (t.frame, t.asked, t.options(0)) == ("LoyaltyCard", (0,), (NOT, card))
    reply = card if shows_chief else NOT
    t(0, reply)
    for seat in (0, seats - 1):
        assert read(t, "investigated", seat)[0]["card"] == reply.card
    for seat in (1, 2, SPECTATOR):
        assert read(t, "investigated", seat)[0]["card"] is None


def test_9_1_accusing_him_is_wrong(table):
    t = dummies(table, 6).mission(fails=[4]).mission(fails=[4]).mission(fails=[4])
    assert t.asked == (4,)
    t(4, Accuse(0))
    assert (t.over, t.score) == (False, (1, 2))


def test_9_1_never_the_spy_chiefs_card(table, refused):
    t = dummies(table, 7).mission()(6, Investigate(0))
    assert refused(t, 0, SPY_CHIEF).section == "9.1"
    assert refused(t, 0, CHIEF).section == "9.1"


@pytest.mark.parametrize(
    ("target", "few", "many"),
    [(1, CHIEF, RESISTANCE_CHIEF), (2, NOT, NOT), (3, CHIEF, SPY_CHIEF), (4, NOT, NOT), (5, NOT, NOT)],
)
def test_r12_everyone_is_asked_for_his_card_also_with_one_legal(table, target, few, many):
    for seats, card in ((6, few), (7, many)):
        t = table("resistance", seats=seats, hunter=True, dummy_agent=True,
                  roles="dummy chief hunter spy_chief spy_hunter", leader=0).mission()  # fmt: skip
        t(0, Investigate(target))
        assert (t.frame, t.asked, t.options(target)) == ("LoyaltyCard", (target,), (card,))


def test_r12_the_dummy_agent_chooses_anew_each_time(table):
    t = (
        dummies(table, 7)
        .mission()(6, Investigate(0))(0, NOT)
        .team(1, 2, 3, token=6)
        .approve()
        .cards(fails=[3])
        .passes()
    )
    t(6, Investigate(0))
    assert t.options(0) == (NOT, RESISTANCE_CHIEF)
    t(0, RESISTANCE_CHIEF)
    assert t.news[0]["card"] == Loyalty.RESISTANCE_CHIEF


# Coordinator


@pytest.mark.parametrize("seats", [5, 8, 10])
def test_9_2_the_chiefs_know_the_coordinator_and_not_he_them(table, seats):
    chiefs = "chief chief" if seats >= 8 else "chief"
    t = table("resistance", seats=seats, hunter=True, coordinator=True, roles=f"coordinator {chiefs} hunter")
    for chief in (1, 2) if seats >= 8 else (1,):
        assert t.knows(chief)[0] == "coordinator"
        assert len(t.knows(chief)) == len(chiefs.split())
    assert t.knows(0) == t.knows(1 + len(chiefs.split())) == {}


def test_9_2_he_shows_not_a_chief(table):
    t = table(
        "resistance", seats=5, hunter=True, coordinator=True, roles="coordinator chief hunter", leader=2
    ).mission()
    t(2, Investigate(0))
    assert t.news[0]["card"] == Loyalty.NOT_A_CHIEF


def test_9_2_if_the_spy_hunter_accuses_him_the_spies_win(table):
    t = table(
        "resistance", seats=7, hunter=True, coordinator=True, roles="coordinator chief hunter spy_chief spy_hunter"
    )
    t.mission(fails=[4]).mission(fails=[4]).mission(fails=[4])(4, Accuse(0))
    assert t.winners == tuple(seat for seat, role in enumerate(t.roles) if role in (1, 3, 5))
    assert t.ending == "accusation"


def test_9_2_also_early(table):
    t = table(
        "resistance", seats=5, hunter=True, coordinator=True, roles="coordinator chief hunter spy_chief spy_hunter"
    )
    t.mission(fails=[3]).step_forward()(4, Accuse(0))
    assert t.outcome == Won(3, 4, points=1)
    assert t.ending == "early accusation"


def test_9_2_the_resistance_hunter_does_not_win_by_him(table):
    t = table(
        "resistance", seats=5, hunter=True, coordinator=True, roles="coordinator chief hunter spy_chief spy_hunter"
    )
    t.mission().mission().mission()(2, Accuse(0))
    assert not t.over


# Deep Agent and Pretender


def test_9_3_the_deep_agent_sees_nobody_and_is_seen(table):
    t = table("resistance", seats=7, hunter=True, deep_agent=True, roles="deep spy_chief spy_hunter chief hunter")
    assert t.knows(0) == {}
    assert t.knows(1) == {0: "deep agent", 2: "spy"}
    assert t.knows(2) == {0: "deep agent", 1: "spy chief"}


def test_9_3_he_is_a_spy(table):
    t = table("resistance", seats=7, hunter=True, deep_agent=True, roles="deep spy_chief spy_hunter chief hunter")
    t.team(0, 3).approve()
    assert t.options(0) == (PlayCard(Card.SUCCESS), PlayCard(Card.FAIL))
    t.cards(fails=[0]).mission(fails=[0]).mission(fails=[0])(2, Accuse(3))
    assert t.winners == (0, 1, 2)


def test_9_4_the_pretender_looks_like_a_deep_agent_to_the_spies(table):
    t = blaming(table)
    both = {0: "deep agent or pretender", 1: "deep agent or pretender"}
    assert t.knows(2) == {**both, 3: "spy"}
    assert t.knows(3) == {**both, 2: "spy chief"}
    t.team(1, 4).passes().approve()
    assert t.options(1) == (PlayCard(Card.SUCCESS),)


def test_r13_deep_agent_and_pretender_see_nobody(table):
    t = blaming(table)
    assert [t.knows(seat) for seat in (0, 1, 4, 5, 6)] == [{}] * 5


def test_r13_the_two_are_alike_in_word_and_order(table):
    one = table("resistance", seats=7, roles=DEEP, **BLAMES)
    other = table("resistance", seats=7, roles=DEEP.replace("deep pretender", "pretender deep"), **BLAMES)
    for seat in (2, 3, 4, SPECTATOR):
        assert one.view(seat) == other.view(seat)


# Blame


def test_9_5_after_the_team_and_before_the_vote(table):
    t = blaming(table).team(4, 5, token=6)
    assert (t.frame, set(t.asked)) == ("Blame", set(range(7)))
    assert t.options(0) == (Pass(), *(Blame(seat) for seat in (1, 2, 3, 4, 5, 6)))
    t.passes()
    assert t.frame == "TeamVote"


def test_9_5_before_the_opinion_makers_vote(table):
    t = blaming(table, plots=True).plot("opinion_maker", "close_eye", to=(2, 3)).team(4, 5)
    assert t.frame == "Blame"
    t.passes()
    assert (t.frame, t.asked) == ("OpinionVote", (2,))


def test_9_5_the_deep_agent_reveals_himself_and_the_blamed_answers(table, read):
    for target, right in ((1, True), (5, False)):
        t = blaming(table).team(4, 5).blame(target)
        for seat in (2, SPECTATOR):
            assert read(t, "blamed", seat) == [{"event": "blamed", "seat": 0, "target": target, "right": right}]
            assert t.view(seat).blame_used


def test_9_5_once_in_a_game(table):
    t = blaming(table).team(4, 5).blame(5).team(4, 5)
    assert t.frame == "TeamVote"
    t.reject().team(4, 5)
    assert t.frame == "TeamVote"


def test_9_5_not_without_the_option(table):
    t = table("resistance", seats=7, hunter=True, deep_agent=True, pretender=True).team(4, 5)
    assert t.frame == "TeamVote"


def test_9_6_right_swaps_characters_and_sides(table):
    t = blaming(table).team(4, 5).blame(1)
    assert (t.roles[0], t.roles[1]) == (Role.PRETENDER, Role.DEEP_AGENT)
    assert (t.view(0).role, t.view(1).role) == (Role.PRETENDER, Role.DEEP_AGENT)
    t.team(0, 1).approve()
    assert t.options(0) == (PlayCard(Card.SUCCESS),)
    assert t.options(1) == (PlayCard(Card.SUCCESS), PlayCard(Card.FAIL))


def test_9_6_wrong_changes_nothing_but_that_all_know_the_deep_agent(table):
    t = blaming(table).team(4, 5)
    before = t.roles
    t.blame(5)
    assert t.roles == before
    t.team(0, 1).approve()
    assert t.options(0) == (PlayCard(Card.SUCCESS), PlayCard(Card.FAIL))


def test_r14_every_seat_is_asked_each_time_until_it_is_used(table):
    t = blaming(table).team(4, 5).passes().reject().team(4, 5)
    assert (t.frame, set(t.asked)) == ("Blame", set(range(7)))
    assert {t.options(seat) for seat in range(1, 7)} == {(Pass(),)}
    t.passes().approve().cards().go_on().team(4, 5, 6)
    assert t.frame == "Blame"


def test_r14_also_on_the_fifth_mission(table):
    t = blaming(table).mission().mission().mission(fails=[3]).mission(fails=[0, 3]).go_on().team(3, 4, 5, 6)
    assert t.frame == "Blame"


@pytest.mark.parametrize("target", [1, 5])
def test_r14_after_it_the_leader_names_team_and_token_anew_and_it_is_no_rejection(table, target):
    t = blaming(table).team(4, 5, token=6).blame(target)
    assert (t.frame, t.leader, t.rejections) == ("Propose", 4, 0)
    assert t.view().investigator is None
    t.team(1, 2, token=3)
    assert (t.view().team, t.view().investigator, t.frame) == ((1, 2), 3, "TeamVote")


def test_r14_with_targeting_the_mission_too(table):
    t = blaming(table, targeting=True).team(4, 5, aim=1).blame(5)
    assert (t.frame, t.asked) == ("Aim", (4,))
    t.team(3, 4, 5, aim=2)
    assert t.view().number == 1


def test_r14_no_plots_are_drawn_again(table):
    t = blaming(table, plots=True).plot("close_eye", "close_eye", to=(2, 3)).team(4, 5).blame(5)
    assert t.frame == "Propose"


def test_r14_a_right_blame_changes_the_winners(table):
    t = blaming(table).team(4, 5).blame(1)
    for _ in range(5):
        t.team(4, 5).reject()
    assert t.outcome == Won(1, 2, 3, points=1)


def test_r14_a_right_blame_changes_what_the_inquisitor_sees(table):
    t = blaming(table, inquisitor=True).team(4, 5).blame(1).team(4, 5).approve().cards().mission()
    while t.frame != "Inquisition":
        t(t.asked[0], t.options(t.asked[0])[0])
    assert t.asked == (3,)
    t(3, "examine 1")
    assert t.news[0] == {"event": "examined", "seat": 3, "target": 1, "side": 1}


def test_r14_nobody_learns_any_other_spy(table):
    t = blaming(table).team(4, 5)
    before = [t.view(seat) for seat in range(7)]
    t.blame(1)
    assert [t.view(seat).knows for seat in range(7)] == [view.knows for view in before]
    for seat in range(7):
        added = t.view(seat).log[len(before[seat].log) :]
        assert [t.game.kinds[event[0]].name for event in added] == ["blamed"]


def test_r14_after_a_wrong_one_the_blamed_is_known_only_as_not_the_pretender(table):
    for roles in (DEEP, "deep pretender spy_chief spy_hunter chief resistance hunter"):
        t = table("resistance", seats=7, roles=roles, leader=4, **BLAMES).team(4, 5).blame(5)
        assert t.news == [{"event": "blamed", "seat": 0, "target": 5, "right": False}]
