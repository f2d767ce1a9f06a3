"""§5 Plot cards that are kept, and their windows in order."""

from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.resistance.actions import LookAt, Pass, PlayCard, Spotlight, TakePlot, UsePlot, Vote
from hoodwink.games.resistance.roles import Card, Plot
from hoodwink.testing import Won

SUCCESS, FAIL = PlayCard(Card.SUCCESS), PlayCard(Card.FAIL)


def two(table, first, second, to, **words):
    """A table of 7 at its first team, with two plot cards given."""
    return table("resistance", seats=7, plots=True, **words).plot(first, second, to=to)


# Strong Leader


def test_5_3_strong_leader_becomes_leader_before_plots_and_team(table):
    t = two(table, "strong_leader", "close_eye", (4, 5)).mission()
    assert (t.frame, t.asked, t.leader) == ("StrongLeader", (4,), 1)
    assert t.options(4) == (Pass(), UsePlot())
    t(4, UsePlot())
    assert [event["event"] for event in t.news] == ["used", "leader"]
    assert (t.leader, t.asked, t.plots(4)) == (4, (CHANCE,), [])


def test_5_3_it_can_be_kept(table):
    t = two(table, "strong_leader", "close_eye", (4, 5)).mission().passes()
    assert (t.leader, t.plots(4)) == (1, ["strong_leader"])
    t.go_on().team(0, 1, 2).reject()
    assert (t.frame, t.asked) == ("StrongLeader", (4,))


def test_5_3_not_by_the_one_who_is_leader(table):
    t = two(table, "strong_leader", "close_eye", (1, 5)).mission()
    assert (t.leader, t.asked) == (1, (CHANCE,))
    assert t.plots(1) == ["strong_leader"]


def test_5_3_before_every_team_not_only_the_first(table):
    t = two(table, "strong_leader", "close_eye", (4, 5)).team(0, 1).reject()
    assert (t.frame, t.asked) == ("StrongLeader", (4,))
    t(4, UsePlot())
    assert (t.frame, t.leader, t.rejections) == ("Propose", 4, 1)


def test_r5_the_token_goes_on_from_the_new_leader(table):
    t = two(table, "strong_leader", "close_eye", (4, 5)).team(0, 1).reject()
    t(4, UsePlot()).team(0, 1).reject()
    assert t.leader == 5


def test_r5_the_new_leader_draws_the_plots(table):
    t = two(table, "strong_leader", "close_eye", (4, 5)).mission()
    t(4, UsePlot()).plot("opinion_maker", "no_confidence")
    assert t.events[-1]["seat"] == 4
    assert (t.frame, t.asked) == ("GivePlot", (4,))


def test_r5_two_strong_leaders_the_later_may_take_the_token_from_the_first(table):
    t = two(table, "strong_leader", "strong_leader", (4, 2)).mission()
    assert (t.leader, t.asked) == (1, (2,))  # clockwise from the leader
    t(2, UsePlot())
    assert (t.leader, t.asked) == (2, (4,))
    t(4, UsePlot())
    assert (t.leader, t.asked) == (4, (CHANCE,))


def test_r5_one_chance_each(table):
    """Who has passed is not asked again when another has taken the token."""
    t = two(table, "strong_leader", "strong_leader", (4, 2)).mission()
    t(2, Pass())(4, UsePlot())
    assert t.asked == (CHANCE,)
    assert t.leader == 4


def test_r5_clockwise_round_the_end_of_the_table(table):
    t = two(table, "strong_leader", "strong_leader", (3, 6), leader=4).mission()
    assert (t.leader, t.asked) == (5, (6,))
    t.passes()
    assert t.asked == (3,)


def test_r5_the_leader_himself_comes_last(table):
    """He can't take the token while he has it, but he may take it back."""
    t = two(table, "strong_leader", "strong_leader", (1, 4)).mission()
    assert (t.leader, t.asked) == (1, (4,))
    t(4, UsePlot())
    assert (t.leader, t.asked) == (4, (1,))
    t(1, UsePlot())
    assert (t.leader, t.asked) == (1, (CHANCE,))


def test_r5_one_received_in_this_attempt_waits_for_the_next(table):
    t = table("resistance", seats=5, plots=True).plot("strong_leader", to=3)
    assert (t.frame, t.leader) == ("Propose", 0)
    t.team(0, 1).reject()
    assert (t.frame, t.asked) == ("StrongLeader", (3,))


def test_r5_so_does_one_that_was_taken(table):
    t = two(table, "strong_leader", "take_responsibility", (4, 2))
    t(2, TakePlot(4, Plot.STRONG_LEADER))
    assert t.frame == "Propose"
    t.team(0, 1).reject()
    assert (t.frame, t.asked) == ("StrongLeader", (2,))


# No Confidence


def test_5_4_no_confidence_rejects_an_approved_team(table):
    t = two(table, "no_confidence", "close_eye", (4, 5)).team(0, 1).approve()
    assert (t.frame, t.asked, t.options(4)) == ("NoConfidence", (4,), (Pass(), UsePlot()))
    t(4, UsePlot())
    assert t.news[:2] == [
        {"event": "used", "seat": 4, "plot": Plot.NO_CONFIDENCE},
        {"event": "rejected", "count": 1, "by": 4},
    ]
    assert (t.frame, t.leader, t.rejections, t.plots(4)) == ("Propose", 1, 1, [])


def test_5_4_it_can_be_kept(table):
    t = two(table, "no_confidence", "close_eye", (4, 5)).team(0, 1).approve().passes()
    assert (t.frame, t.plots(4), t.rejections) == ("MissionCards", ["no_confidence"], 0)


def test_5_4_nobody_is_asked_after_a_rejecting_vote(table):
    t = two(table, "no_confidence", "close_eye", (4, 5)).team(0, 1).votes("+++----")
    assert (t.frame, t.rejections) == ("Propose", 1)


def test_5_4_it_can_be_the_fifth_rejection(table):
    t = two(table, "no_confidence", "close_eye", (4, 5), roles="spy resistance spy resistance spy")
    for _ in range(4):
        t.team(0, 1).reject()
    t.team(0, 1).approve()
    assert not t.over
    t(4, UsePlot())
    assert t.outcome == Won(0, 2, 4, points=1)
    assert t.ending == "five rejections"


def test_5_4_clockwise_from_the_leader_and_one_use_ends_it(table):
    t = two(table, "no_confidence", "no_confidence", (2, 5), leader=3).team(0, 1).approve()
    assert t.asked == (5,)
    t(5, UsePlot())
    assert (t.frame, t.rejections) == ("Propose", 1)
    assert (t.plots(2), t.plots(5)) == (["no_confidence"], [])
    t.team(0, 1).approve()
    assert t.asked == (2,)


def test_5_4_strong_leader_right_after_no_confidence(table):
    """The team is rejected, the token moves on, and before the next team the Strong Leader may take it."""
    t = two(table, "no_confidence", "strong_leader", (4, 5)).team(0, 1).approve()
    t(4, UsePlot())
    assert (t.frame, t.asked, t.leader, t.rejections) == ("StrongLeader", (5,), 1, 1)
    t(5, UsePlot())
    assert (t.frame, t.leader, t.rejections) == ("Propose", 5, 1)  # no plots: it is the second attempt
    t.team(0, 1).reject()
    assert (t.leader, t.rejections) == (6, 2)


def test_r8_no_confidence_voids_the_investigator_token(table):
    t = two(table, "no_confidence", "close_eye", (4, 5), hunter=True).team(0, 1, token=3).approve()
    assert t.view().investigator == 3
    t(4, UsePlot())
    assert t.view().investigator is None
    t.team(0, 2, token=6)
    assert t.view().investigator == 6


# Opinion Maker


def test_5_5_opinion_makers_vote_first_and_openly(table, read):
    t = two(table, "opinion_maker", "close_eye", (4, 5)).team(0, 1)
    assert (t.frame, t.asked) == ("OpinionVote", (4,))
    t(4, Vote(approve=False))
    for seat in (0, SPECTATOR):
        assert read(t, "opinions", seat) == [{"event": "opinions", "approve": 0, "reject": 1 << 4}]
    assert t.asked == (1, 2, 3, 5, 6, 0)
    t.votes("++++-++")
    assert t.news == [{"event": "voted", "approve": 0b1101111, "reject": 0b0010000}]


def test_5_5_his_vote_counts_once_and_the_card_stays(table):
    t = two(table, "opinion_maker", "close_eye", (4, 5)).team(0, 1).votes("---++++")
    assert t.frame == "MissionCards"
    assert t.plots(4) == ["opinion_maker"]
    t.cards()
    t.go_on().team(0, 1, 2).votes("---+-++")
    assert (t.rejections, t.plots(4)) == (1, ["opinion_maker"])


def test_5_5_his_vote_for_one_team_is_not_carried_to_the_next(table):
    t = two(table, "opinion_maker", "close_eye", (4, 5)).team(0, 1).votes("----+--")
    t.team(0, 1).votes("+++----")
    assert t.rejections == 2


def test_r7_opinion_makers_vote_together_before_the_rest(table):
    t = two(table, "opinion_maker", "opinion_maker", (4, 2)).team(0, 1)
    assert t.asked == (2, 4)
    t(4, Vote(approve=True))
    assert t.news == []
    t(2, Vote(approve=False))
    assert t.news == [{"event": "opinions", "approve": 1 << 4, "reject": 1 << 2}]
    assert t.asked == (1, 3, 5, 6, 0)


# In the Spotlight


def test_5_10_spotlight_makes_a_member_play_face_up(table, read):
    t = two(table, "in_the_spotlight", "close_eye", (4, 5), roles="spy resistance").team(0, 1).approve()
    assert (t.frame, t.asked) == ("Spotlight", (4,))
    assert t.options(4) == (Pass(), Spotlight(0), Spotlight(1))
    t(4, Spotlight(0))
    assert t.news == [
        {"event": "used", "seat": 4, "plot": Plot.IN_THE_SPOTLIGHT},
        {"event": "spotlit", "seat": 4, "member": 0},
    ]
    assert (t.frame, t.asked, t.options(0)) == ("OpenCard", (0,), (SUCCESS, FAIL))
    t(0, FAIL)
    for seat in (3, SPECTATOR):
        assert read(t, "open_card", seat) == [{"event": "open_card", "member": 0, "card": Card.FAIL}]
    assert (t.frame, t.asked) == ("MissionCards", (1,))
    t.cards()
    assert t.asked == (5,)
    t.passes()
    assert t.score == (0, 1)
    assert t.plots(4) == []


def test_5_10_one_who_has_no_choice_is_asked_all_the_same(table):
    t = two(table, "in_the_spotlight", "close_eye", (4, 5), roles="spy resistance").team(0, 1).approve()
    t(4, Spotlight(1))
    assert (t.asked, t.options(1)) == ((1,), (SUCCESS,))


def test_5_10_it_can_be_kept(table):
    t = two(table, "in_the_spotlight", "close_eye", (4, 5)).team(0, 1).approve().passes()
    assert (t.frame, t.asked, t.plots(4)) == ("MissionCards", (1, 0), ["in_the_spotlight"])


def test_r9_the_one_who_plays_spotlight_may_name_himself(table):
    t = two(table, "in_the_spotlight", "close_eye", (1, 5)).team(0, 1).approve()
    t(1, Spotlight(1))
    assert (t.frame, t.asked) == ("OpenCard", (1,))


def test_r9_an_open_card_lies_there_for_one_mission(table):
    t = two(table, "in_the_spotlight", "close_eye", (4, 5)).team(0, 1).approve()
    t(4, Spotlight(0))(0, SUCCESS).cards().passes().go_on().team(0, 1, 2).approve()
    assert set(t.asked) == {0, 1, 2}


# Keeping a Close Eye on You


def test_5_11_close_eye_shows_one_members_card_to_its_holder_alone(table, read):
    t = two(table, "close_eye", "opinion_maker", (4, 5), roles="spy resistance").team(0, 1).approve().cards(fails=[0])
    assert (t.frame, t.asked, t.options(4)) == ("CloseEye", (4,), (Pass(), LookAt(0), LookAt(1)))
    assert t.score == (0, 0)  # before the counts
    t(4, LookAt(0))
    assert [event["event"] for event in t.news[:3]] == ["used", "looked", "mission"]
    for seat in (4, 0):
        assert read(t, "looked", seat) == [{"event": "looked", "seat": 4, "member": 0, "card": Card.FAIL}]
    for seat in (1, 5, SPECTATOR):
        assert read(t, "looked", seat) == [{"event": "looked", "seat": 4, "member": 0, "card": None}]
    assert t.plots(4) == []


def test_5_11_not_ones_own(table, refused):
    t = two(table, "close_eye", "opinion_maker", (1, 5)).team(0, 1).approve().cards()
    assert t.options(1) == (Pass(), LookAt(0))
    assert refused(t, 1, LookAt(1)).section == "5.11"


def test_5_11_it_can_be_kept(table):
    t = two(table, "close_eye", "opinion_maker", (4, 5)).mission()
    assert t.score == (1, 0)
    assert t.plots(4) == ["close_eye"]
    assert not [event for event in t.events if event["event"] in ("used", "looked")]


def test_r9_two_holders_not_the_same_card(table):
    t = two(table, "close_eye", "close_eye", (4, 5)).team(0, 1).approve().cards()
    assert t.asked == (4,)
    t(4, LookAt(1))
    assert (t.asked, t.options(5)) == ((5,), (Pass(), LookAt(0)))


def test_5_11_clockwise_from_the_leader(table):
    t = two(table, "close_eye", "close_eye", (2, 5), leader=3).team(0, 1).approve().cards()
    assert t.asked == (5,)
    t(5, LookAt(0))
    assert (t.asked, t.options(2)) == ((2,), (Pass(), LookAt(1)))


def test_r9_what_one_left_the_other_may_look_at(table):
    t = two(table, "close_eye", "close_eye", (4, 5)).team(0, 1).approve().cards()
    t(4, Pass())
    assert t.options(5) == (Pass(), LookAt(0), LookAt(1))


def test_r9_with_no_card_left_nobody_is_asked(table):
    """One card is open, the other is the holder's own."""
    t = table("resistance", seats=9, plots=True)
    t.plot("in_the_spotlight", "close_eye", "close_eye", to=(4, 1, 5)).team(0, 1, 2).approve()
    t(4, Spotlight(0))(0, SUCCESS).cards()
    assert (t.asked, t.options(1)) == ((1,), (Pass(), LookAt(2)))
    t(1, LookAt(2))
    assert (t.asked, t.options(5)) == ((5,), (Pass(), LookAt(1)))
    t = two(table, "in_the_spotlight", "close_eye", (4, 1)).team(0, 1).approve()
    t(4, Spotlight(0))(0, SUCCESS).cards()
    assert t.score == (1, 0)
    assert t.plots(1) == ["close_eye"]


def test_r9_close_eye_can_not_be_used_on_an_open_card(table, refused):
    t = two(table, "in_the_spotlight", "close_eye", (4, 5)).team(0, 1).approve()
    t(4, Spotlight(0))(0, SUCCESS).cards()
    assert t.options(5) == (Pass(), LookAt(1))
    assert refused(t, 5, LookAt(0)).section == "5.11"


def test_r9_close_eye_shows_the_true_card_not_what_came_of_it(table):
    t = two(table, "close_eye", "opinion_maker", (4, 5), reverser="both", roles="reverser spy").team(0, 1).approve()
    t.cards(fails=[1], reverses=[0])(4, LookAt(0))
    assert t.news[1]["card"] == Card.REVERSE


def test_r9_both_seen_cards_are_hidden_again_in_the_next_mission(table):
    t = two(table, "close_eye", "close_eye", (4, 5)).team(0, 1).approve().cards()
    t(4, LookAt(1))(5, Pass()).plot("open_up", "opinion_maker")
    t(1, "give-plot 6")(6, "show-side 0")(1, "give-plot 6").team(0, 1, 2).approve().cards()
    assert t.options(5) == (Pass(), LookAt(0), LookAt(1), LookAt(2))


def test_r4_one_mission_in_order(table):
    """Every module at once: the third mission fails, is turned to the third success, and back."""
    t = table("resistance", seats=9, plots=True, hunter=True, inquisitor=True, dummy_agent=True, deep_agent=True,
              pretender=True, blame=True, targeting=True,
              roles="spy_chief spy_hunter deep pretender dummy chief chief hunter", leader=7)  # fmt: skip
    t.plot("strong_leader", "close_eye", "in_the_spotlight", to=(5, 5, 5)).mission(aim=1)
    t.go_on().mission(aim=2)
    while t.frame != "StrongLeader":
        t(t.asked[0], t.options(t.asked[0])[0])
    t.set(hands=[hand | (1 << 4 * Plot.NO_CONFIDENCE | 1 << 4 * Plot.OPINION_MAKER) * (seat == 6)
                 for seat, hand in enumerate(t.state.hands)])  # fmt: skip
    wanted = {"EarlyAccusation": {1: "step-forward"}, "MissionCards": {0: "play-card chief_fail"},
              "Accusation": {1: "accuse 4", 7: "accuse 4"}}  # fmt: skip
    asked: list[str] = []
    while t.state.done < 3 or t.frame != "StrongLeader":
        if asked[-1:] != [t.frame]:
            asked.append(t.frame)
        if t.asked == (CHANCE,):
            t.chance(t.state.stack[-1].outcomes(t.state)[0][0])
        for seat in [] if t.asked == (CHANCE,) else t.asked:
            t(seat, wanted.get(t.frame, {}).get(seat) or t.options(seat)[0])
    assert [frame for frame in asked if frame not in ("TakeResponsibility", "GivePlot", "DrawPlot")] == [
        "StrongLeader", "Aim", "Propose", "Appoint", "Blame", "OpinionVote", "TeamVote", "NoConfidence", "Spotlight",
        "MissionCards", "CloseEye", "EarlyAccusation", "Accusation", "Investigation", "LoyaltyCard", "Inquisition",
    ]  # fmt: skip
    assert asked.index("StrongLeader") < asked.index("DrawPlot") < asked.index("GivePlot") < asked.index("Aim")
    assert [event["seat"] for event in t.events if event["event"] == "accused"] == [1, 7]
