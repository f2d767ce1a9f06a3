"""Why not in The Resistance: every reason in a position of its own, and in random games only what is true."""

import pytest

from hoodwink.core.action import Pass
from hoodwink.core.dice import Dice
from hoodwink.core.match import Match
from hoodwink.core.seats import members
from hoodwink.core.why import Reason, why_not
from hoodwink.games.resistance import GAME
from hoodwink.games.resistance.actions import (
    Accuse,
    Aim,
    Appoint,
    Blame,
    Examine,
    GivePlot,
    Investigate,
    LookAt,
    Overhear,
    PlayCard,
    Propose,
    Show,
    ShowSide,
    Spotlight,
    StepForward,
    TakePlot,
    UsePlot,
    Vote,
)  # fmt: skip
from hoodwink.games.resistance.hunters import chief_failed
from hoodwink.games.resistance.roles import TEAM_SIZE, Card, Loyalty, Plot, Role
from hoodwink.games.resistance.state import lies_before
from hoodwink.games.resistance.why import ORDER, REASONS
from hoodwink.testing import table as lay
from hoodwink.testing.citations import frames
from hoodwink.testing.play import configurations, walk

SUCCESS, FAIL, CHIEF_FAIL, REVERSE = (PlayCard(card) for card in Card)
YES, NO = Vote(approve=True), Vote(approve=False)


def plain(**words):
    return lay("resistance", **{"seats": 5, "roles": "spy", **words})


def plots(*drawn, to=(), **words):
    t = lay("resistance", **{"seats": 7, "plots": True, "roles": "resistance resistance spy", **words})
    return t.plot(*drawn, to=to)


def hunter(**words):
    return lay("resistance", **{"seats": 7, "hunter": True, "roles": "chief hunter spy_chief spy_hunter", **words})


def dummy(**words):
    return hunter(dummy_agent=True, **words)


def deep(**words):
    words = {"roles": "chief hunter spy_chief spy_hunter deep pretender", **words}
    return hunter(deep_agent=True, pretender=True, blame=True, **words)


def inquisitor():
    """Seat 6 has the token."""
    return lay("resistance", seats=7, inquisitor=True, roles="spy")


def examined():
    """Seat 6 has given it to seat 1, who examines next."""
    return inquisitor().mission(0, 1).mission(0, 1, 2)(6, Examine(1)).mission(0, 1, 2, fails=[0])


def targeting(**words):
    return lay("resistance", **{"seats": 6, "targeting": True, **words})


def goes(t, *team):
    return t.team(*team).approve()


def close_eyes(*to, team=(0, 1)):
    """Those who have a Close Eye are asked."""
    t = plots("close_eye", "close_eye", to=to)
    return goes(t, *team).cards()


def rejected():
    """The second attempt, with seat 1 as leader."""
    return plots("close_eye", "close_eye", to=(1, 2)).team(0, 1).reject()


def takes_responsibility():
    """Seat 2 takes a card; only a Close Eye lies there, before seat 1."""
    return plots("close_eye", "take_responsibility", to=(1, 2))


def spotlit():
    """Seat 3 has put seat 1 in the spotlight."""
    t = goes(plots("in_the_spotlight", "close_eye", to=(3, 4)), 0, 1)
    return t(3, Spotlight(1))


def looked_at_after_a_spotlight():
    """Seat 1 was in the spotlight a mission ago; now seat 4 has looked at its card, and seat 5 has a Close Eye too."""
    t = spotlit()(1, SUCCESS).cards()(4, Pass())
    t.plot("close_eye", "opinion_maker", to=(5, 6))
    return goes(t, 0, 1, 2).cards()(4, LookAt(1))


def accusing():
    """Seat 1, the Hunter, accuses after three successes."""
    return hunter().mission(0, 1).mission(0, 1, 4).mission(0, 1, 4)


def chief_fails():
    """A mission that the spy Chief on seat 2 has failed: everyone is asked."""
    return hunter().mission(0, 2, fails=[2])


# key, §, the position, who asks, about what
CASES = [
    ("no-such-module", "4.2", plain, 0, Aim(1)),
    ("no-such-module", "5.1", plain, 0, UsePlot()),
    ("no-such-module", "6.1", plain, 0, Appoint(1)),
    ("no-such-module", "6.1", plain, 0, CHIEF_FAIL),
    ("no-such-module", "9.1", hunter, 0, Show(Loyalty.NOT_A_CHIEF)),
    ("no-such-module", "9.5", hunter, 0, Blame(1)),
    ("no-such-module", "10.1", plain, 0, Examine(1)),
    ("no-such-module", "11.1", plain, 0, REVERSE),
    ("card-out", "6.3", lambda: hunter(seats=6), 0, CHIEF_FAIL),
    ("card-out", "5.1", lambda: plain(plots=True), 0, Spotlight(0)),
    ("card-out", "5.1", lambda: plain(plots=True), 0, Overhear(1)),
    ("card-out", "5.1", lambda: plain(plots=True), 0, ShowSide(1)),
    ("card-out", "7.3", dummy, 0, Show(Loyalty.CHIEF)),
    ("card-out", "7.3", lambda: dummy(seats=6), 0, Show(Loyalty.SPY_CHIEF)),
    ("too-early", "2.2", plain, 1, YES),
    ("too-early", "3.1", plain, 0, SUCCESS),
    ("too-early", "2.1", targeting, 0, Propose((0, 1))),
    ("too-early", "7.2", hunter, 0, Investigate(1)),
    ("too-early", "5.11", lambda: plots("close_eye", "close_eye", to=(1, 2)), 1, LookAt(0)),
    ("too-early", "9.5", deep, 4, Blame(5)),
    ("too-early", "10.2", lambda: inquisitor().mission(0, 1), 6, Examine(1)),
    ("too-late", "2.1", lambda: plain().team(0, 1), 0, Propose((0, 2))),
    ("too-late", "2.2", lambda: goes(plain(), 0, 1), 0, NO),
    ("too-late", "4.2", lambda: targeting()(0, Aim(1)), 0, Aim(2)),
    ("too-late", "5.2", lambda: plots("close_eye", "close_eye", to=(1, 2)), 0, GivePlot(3)),
    ("too-late", "5.3", lambda: plots("strong_leader", "close_eye", to=(1, 2)), 1, UsePlot()),
    ("not-this-mission", "10.2", inquisitor, 6, Examine(1)),
    ("target-yourself", "5.2", lambda: plots("close_eye", "close_eye"), 0, GivePlot(0)),
    ("target-yourself", "5.8", lambda: plots("open_up", "close_eye", to=3), 3, ShowSide(3)),
    ("target-yourself", "5.9", lambda: plots("establish_confidence", "close_eye", to=3), 0, ShowSide(0)),
    ("target-yourself", "7.2", lambda: hunter().mission(0, 1), 0, Investigate(0)),
    ("target-yourself", "9.5", lambda: deep().team(0, 1), 4, Blame(4)),
    ("target-yourself", "10.3", lambda: inquisitor().mission(0, 1).mission(0, 1, 2), 6, Examine(6)),
    ("target-yourself", "R11", accusing, 1, Accuse(1)),
    ("not-leader", "2.1", plain, 1, Propose((0, 1))),
    ("not-leader", "4.2", targeting, 1, Aim(1)),
    ("not-leader", "5.2", lambda: plots("close_eye", "close_eye"), 1, GivePlot(2)),
    ("not-leader", "7.1", hunter, 1, Appoint(2)),
    ("wrong-team-size", "2.1", plain, 0, Propose((0, 1, 2))),
    ("mission-done", "4.2", lambda: targeting().mission(aim=2), 1, Aim(2)),
    ("two-successes-first", "4.3", lambda: targeting().mission(aim=2), 1, Aim(5)),
    ("opinion-first", "5.5", lambda: plots("opinion_maker", "close_eye", to=(1, 2)).team(0, 1), 2, YES),
    ("voted-already", "5.5", lambda: plots("opinion_maker", "close_eye", to=(1, 2)).team(0, 1)(1, YES), 1, NO),
    ("not-on-team", "3.1", lambda: goes(plain(), 0, 1), 2, SUCCESS),
    ("success-only", "3.2", lambda: goes(plain(), 0, 1), 1, FAIL),
    ("chief-fail-only", "6.3", lambda: goes(hunter(), 2, 3), 3, CHIEF_FAIL),
    ("no-plain-fail", "6.3", lambda: goes(hunter(), 2, 3), 2, FAIL),
    ("reverse-only", "11.1", lambda: goes(plain(reverser="both", roles="spy_reverser spy"), 0, 1), 1, REVERSE),
    ("reverser-no-fail", "11.1", lambda: goes(plain(reverser="both", roles="spy_reverser spy"), 0, 1), 0, FAIL),
    ("spotlight-first", "R9", spotlit, 0, SUCCESS),
    ("played-openly", "R9", lambda: spotlit()(1, SUCCESS), 1, SUCCESS),
    ("no-plot-card", "5.3", lambda: plots("close_eye", "close_eye", to=(1, 2)), 1, UsePlot()),
    ("no-plot-card", "5.10", lambda: plots("close_eye", "close_eye", to=(1, 2)), 1, Spotlight(0)),
    ("no-plot-card", "5.11", lambda: close_eyes(2, 3), 4, LookAt(0)),
    ("leader-already", "5.3", lambda: plots("strong_leader", "close_eye", to=(1, 2)).mission(0, 2), 1, UsePlot()),
    ("clockwise", "R5", lambda: close_eyes(2, 3), 3, LookAt(0)),
    ("clockwise", "R5", lambda: goes(plots("no_confidence", "no_confidence", to=(1, 2)), 0, 1), 2, UsePlot()),
    ("first-attempt-only", "5.2", rejected, 1, GivePlot(3)),
    ("at-once-first", "R6", lambda: plots("open_up", "close_eye", to=3), 0, GivePlot(2)),
    ("plot-not-given", "5.6", lambda: plots("open_up", "close_eye", to=3), 3, TakePlot(1, Plot.CLOSE_EYE)),
    ("plot-not-given", "5.7", lambda: plots("overheard_conversation", "close_eye", to=3), 2, Overhear(1)),
    ("plot-not-given", "5.8", lambda: plots("open_up", "close_eye", to=3), 0, ShowSide(1)),
    ("no-such-plot", "5.6", takes_responsibility, 2, TakePlot(3, Plot.CLOSE_EYE)),
    ("not-neighbour", "5.7", lambda: plots("overheard_conversation", "close_eye", to=3), 3, Overhear(5)),
    ("not-a-member", "5.10", lambda: goes(plots("in_the_spotlight", "close_eye", to=(3, 4)), 0, 1), 3, Spotlight(2)),
    ("not-a-member", "5.11", lambda: close_eyes(2, 3), 2, LookAt(4)),
    ("own-card", "5.11", lambda: close_eyes(1, 3), 1, LookAt(1)),
    ("card-open", "R9", lambda: spotlit()(1, SUCCESS).cards(), 4, LookAt(1)),
    ("looked-at", "R9", lambda: close_eyes(2, 3)(2, LookAt(0)), 3, LookAt(0)),
    ("looked-at", "R9", looked_at_after_a_spotlight, 5, LookAt(1)),
    ("token-not-leader", "7.1", lambda: hunter()(0, Propose((1, 2))), 0, Appoint(0)),
    ("token-not-team", "7.1", lambda: hunter()(0, Propose((1, 2))), 0, Appoint(2)),
    ("not-investigator", "7.2", lambda: hunter().mission(0, 1), 1, Investigate(0)),
    ("not-investigated", "7.3", dummy, 0, Show(Loyalty.NOT_A_CHIEF)),
    ("not-investigated", "7.3", lambda: dummy().mission(0, 1)(0, Investigate(4)), 5, Show(Loyalty.NOT_A_CHIEF)),
    ("loyalty-true", "7.3", lambda: dummy().mission(0, 1)(0, Investigate(2)), 2, Show(Loyalty.NOT_A_CHIEF)),
    ("hunters-only", "8.1", hunter, 0, Accuse(2)),
    ("hunters-only", "8.1", accusing, 0, Accuse(2)),
    ("three-first", "8.1", hunter, 1, Accuse(2)),
    ("accused-before", "R11", lambda: accusing()(1, Accuse(4)).mission(0, 1, 4, 5), 1, Accuse(4)),
    ("spy-hunter-only", "8.4", chief_fails, 2, StepForward()),
    ("after-chief-fail", "8.4", hunter, 3, StepForward()),
    ("early-used", "8.6", lambda: chief_fails().step_forward()(3, Accuse(4)), 3, StepForward()),
    ("deep-agent-only", "9.5", lambda: deep().team(0, 1), 5, Blame(4)),
    ("blame-used", "9.5", lambda: deep().team(0, 1).blame(5), 5, Blame(4)),
    ("not-inquisitor", "10.2", lambda: inquisitor().mission(0, 1).mission(0, 1, 2), 5, Examine(1)),
    ("token-held", "10.3", examined, 1, Examine(6)),
    # the kernel's
    ("no-such-seat", "2.1", plain, 0, Propose((0, 7))),
    ("no-such-seat", "7.2", lambda: hunter().mission(0, 1), 0, Investigate(8)),
    ("no-such-seat", "5.2", lambda: plots("close_eye", "close_eye"), 0, GivePlot(9)),
    ("replied", "2.2", lambda: plain().team(0, 1)(1, YES), 1, NO),
    ("replied", "3.1", lambda: goes(plain(), 0, 1)(0, FAIL), 0, SUCCESS),
    ("replied", "8.4", lambda: chief_fails()(3, Pass()), 3, StepForward()),
    ("replied", "9.5", lambda: deep().team(0, 1)(4, Pass()), 4, Blame(5)),
    ("not-asked", "8.2", accusing, 3, Accuse(0)),
    ("not-an-answer", "2.2", lambda: plain().team(0, 1), 1, Pass()),
]  # fmt: skip


def answer(game, s, seat, action):
    return why_not(game, game.view(s, seat), s.options(seat), action)


@pytest.mark.parametrize(("key", "section", "position", "seat", "action"), CASES)
def test_reason(key, section, position, seat, action):
    t = position()
    assert action not in t.options(seat)
    assert answer(t.game, t.state, seat, action) == Reason(key, section)


def test_every_reason_has_its_case():
    assert {*REASONS, "no-such-seat", "replied", "not-asked", "not-an-answer"} == {key for key, *_ in CASES}


def test_the_fifth_mission_has_no_token_and_no_investigation():
    t = lay("resistance", seats=7, hunter=True, inquisitor=True, roles="chief hunter spy_chief spy_hunter spy")
    t.mission().go_on().mission(fails=[2]).go_on().mission().go_on().mission(fails=[3, 4])
    assert answer(t.game, t.state, t.leader, Appoint(1)) == Reason("too-late", "7.1")
    t.go_on()
    leader, holder = t.leader, t.view().inquisitor
    assert len(t.view().missions) == 4
    assert answer(t.game, t.state, leader, Appoint(1)) == Reason("not-this-mission", "7.1")
    assert answer(t.game, t.state, leader, Investigate(1)) == Reason("not-this-mission", "7.2")
    assert answer(t.game, t.state, holder, Examine(1)) == Reason("not-this-mission", "10.2")


def test_r16_a_loyalty_card_that_the_house_keeps_back_is_an_answer():
    t = dummy().mission(0, 1)(0, Investigate(2))
    match = Match(t.game)
    match._state = t.state
    assert match.why(2, Show(Loyalty.SPY_CHIEF)) is None
    for card in (Loyalty.SPY_CHIEF, Loyalty.NOT_A_CHIEF):
        assert match.why(2, Show(card), held=Show(Loyalty.SPY_CHIEF)) == Reason("replied", "9.1")


def test_the_end():
    t = plain().mission(fails=[0]).mission(fails=[0]).mission(fails=[0])
    assert t.over
    assert answer(t.game, t.state, 0, Propose((0, 1))) == Reason("over", "3.6")


def test_r4_the_order_of_a_mission_has_every_frame_in_which_somebody_is_asked():
    names = [name for stage in ORDER for name in stage]
    assert len(names) == len(set(names))
    known = {frame.__name__ for frame in frames(GAME)}
    assert set(names) <= known
    met = set()
    for game in configurations(GAME):
        for s, step in walk(game, 0):
            if step is not None and step.seat >= 0:
                met.add(type(s.stack[-1]).__name__)
    assert met <= set(names)
    assert len(met) > 15


# over random games, with all cards face up ----------------------------------------------------------------------------


def is_on_team(s, seat):
    return s.team >> seat & 1


TRUE = {  # key: what is so where it is given
    "not-leader": lambda s, seat, _: s.leader != seat,
    "wrong-team-size": lambda s, _, action: len(action.team) != TEAM_SIZE[s.seats][s.number],
    "mission-done": lambda s, _, action: action.mission - 1 in [mission[0] for mission in s.missions],
    "two-successes-first": lambda s, _, action: action.mission == 5 and s.successes < 2,
    "not-on-team": lambda s, seat, _: not is_on_team(s, seat),
    "success-only": lambda s, seat, _: s.roles[seat] not in (Role.SPY, Role.SPY_HUNTER, Role.DEEP_AGENT),
    "chief-fail-only": lambda s, seat, _: s.roles[seat] != Role.SPY_CHIEF,
    "reverse-only": lambda s, seat, _: s.roles[seat] not in (Role.RESISTANCE_REVERSER, Role.SPY_REVERSER),
    "played-openly": lambda s, seat, _: s.opened >> seat & 1,
    "no-such-plot": lambda s, _, action: not lies_before(s, action.seat, action.plot),
    "not-neighbour": lambda s, seat, action: (action.seat - seat) % s.seats not in (1, s.seats - 1),
    "not-a-member": lambda s, _, action: not is_on_team(s, action.member),
    "card-open": lambda s, _, action: s.opened >> action.member & 1,
    "looked-at": lambda s, _, action: s.looked >> action.member & 1,
    "token-not-team": lambda s, _, action: is_on_team(s, action.seat),
    "token-not-leader": lambda s, _, action: action.seat == s.leader,
    "accused-before": lambda s, _, action: (s.accused[0] | s.accused[1]) >> action.target & 1,
    "token-held": lambda s, _, action: s.held_token >> action.target & 1,
    "target-yourself": lambda _, seat, action: seat in (getattr(action, "seat", -1), getattr(action, "target", -1)),
    "after-chief-fail": lambda s, _, __: not s.missions or s.missions[-1][3] or is_past(s) or not chief_failed(s),
    "deep-agent-only": lambda s, seat, _: s.roles[seat] != Role.DEEP_AGENT,
    "blame-used": lambda s, _, __: s.blamed,
    "early-used": lambda s, _, __: s.early,
}


def is_past(s):
    return type(s.stack[-1]).__name__ != "EarlyAccusation"


@pytest.mark.no_cover  # slow under a tracer
def test_reasons_are_true_in_random_games_and_as_precise_as_can_be():
    """But for passing, only the Hunter whose accusation it is not is told no more than that another is asked."""
    seen = set()
    for game in configurations(GAME):
        dice = Dice(f"true/{game!r}")
        for s, _ in walk(game, 4):
            asked = members(s.asked) if s.asked > 0 else ()
            for seat in {*asked, dice.below(game.seats)}:
                view, options = game.view(s, seat), s.options(seat)
                for _ in range(40):
                    action = game.actions[dice.below(len(game.actions))]
                    reason = why_not(game, view, options, action)
                    if reason is not None and reason.key in TRUE:
                        assert TRUE[reason.key](s, seat, action), f"{s!r}: seat {seat}, {action}: {reason}"
                        seen.add(reason.key)
                    elif reason is not None and reason.key in ("not-asked", "not-an-answer"):
                        assert isinstance(action, Pass) or (view.frame, type(action)) == ("Accusation", Accuse)
    assert len(seen) > len(TRUE) - 5
