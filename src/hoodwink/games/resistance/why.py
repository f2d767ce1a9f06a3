"""Why not? The § of The Resistance that forbids what a player tries, by his own view alone."""

from __future__ import annotations

from hoodwink.core.action import Action
from hoodwink.core.why import Reason, no_such_seat
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
from hoodwink.games.resistance.events import MISSION, OPEN_CARD
from hoodwink.games.resistance.roles import MANY, MISSIONS, Card, Loyalty, Plot, Role, deck
from hoodwink.games.resistance.state import BLAME, DUMMY, HUNTERS, INQUISITOR, PLOTS, TARGETING
from hoodwink.games.resistance.view import ResistanceView

REASONS = (
    "no-such-module",  # it is not in play
    "card-out",  # it is not used with so many seats
    "too-early",  # in the order of a mission
    "too-late",  # in the order of a mission
    "not-this-mission",  # but after or with others
    "target-yourself",
    "not-leader",
    "wrong-team-size",
    "mission-done",
    "two-successes-first",  # before the fifth mission
    "opinion-first",  # Opinion Makers vote before the others
    "voted-already",  # as Opinion Maker
    "not-on-team",
    "success-only",  # is what the resistance plays
    "chief-fail-only",  # by spy Chiefs
    "no-plain-fail",  # of a spy Chief
    "reverse-only",  # by Reversers
    "reverser-no-fail",
    "spotlight-first",  # its card is played before the others
    "played-openly",  # one's own card
    "no-plot-card",  # of this kind lies before one
    "leader-already",  # so no Strong Leader is needed
    "clockwise",  # those who have a plot card are asked, once each
    "first-attempt-only",  # plot cards are drawn and given
    "at-once-first",  # the card just given is done before the next
    "plot-not-given",  # a card that is done at once
    "no-such-plot",  # lies there
    "not-neighbour",
    "not-a-member",  # of the team
    "own-card",
    "card-open",  # so there is nothing to look at
    "looked-at",  # by another
    "token-not-leader",  # the Investigator token
    "token-not-team",  # the Investigator token
    "not-investigator",
    "not-investigated",
    "loyalty-true",  # is the card that one shows
    "hunters-only",
    "three-first",  # successes or failures, before an accusation
    "accused-before",
    "spy-hunter-only",
    "after-chief-fail",  # only
    "early-used",
    "deep-agent-only",
    "blame-used",
    "not-inquisitor",
    "token-held",  # by the one to be examined, once
)

# R4 One mission, in order.
ORDER = (
    ("StrongLeader",), ("DrawPlot", "GivePlot", "TakeResponsibility", "Overhear", "OpenUp", "EstablishConfidence"),
    ("Aim",), ("Propose",), ("Appoint",), ("Blame",), ("OpinionVote",), ("TeamVote",), ("NoConfidence",),
    ("Spotlight", "OpenCard"), ("MissionCards",), ("CloseEye",), ("EarlyAccusation",), ("Accusation",),
    ("Investigation", "LoyaltyCard"), ("Inquisition",),
)  # fmt: skip
STAGE = {frame: n for n, frames in enumerate(ORDER) for frame in frames}
MODULE: dict[type[Action], tuple[int, str]] = {  # what a verb needs in play, and where that is told
    Aim: (TARGETING, "4.2"),
    **dict.fromkeys((UsePlot, GivePlot, TakePlot, Overhear, ShowSide, Spotlight, LookAt), (PLOTS, "5.1")),
    **dict.fromkeys((Appoint, Investigate, StepForward, Accuse), (HUNTERS, "6.1")),
    Show: (DUMMY, "9.1"),
    Blame: (BLAME, "9.5"),
    Examine: (INQUISITOR, "10.1"),
}
REVERSERS = (Role.RESISTANCE_REVERSER, Role.SPY_REVERSER)
FEW_LOYALTY = (Loyalty.CHIEF,)  # §7.3 the loyalty cards that are used with few seats only, or with many
MANY_LOYALTY = (Loyalty.RESISTANCE_CHIEF, Loyalty.SPY_CHIEF)


def why(view: ResistanceView, action: Action) -> Reason | None:
    module, section = MODULE.get(type(action), (0, ""))
    if module and not view.modules & module:
        return Reason("no-such-module", section)
    if beyond := no_such_seat(view, _named(action)):
        return beyond
    match action:
        case Aim() | Propose() | Appoint():
            return _leader(view, action)
        case Vote():
            return _vote(view)
        case PlayCard(card=card):
            return _not_in_play(view, card) or _play(view, card)
        case Investigate():
            return _investigate(view)
        case Show(card=loyalty):
            return _show(view, loyalty)
        case Examine(target=target):
            return _examine(view, target)
        case StepForward():
            return _step_forward(view)
        case Accuse(target=target):
            return _accuse(view, target)
        case Blame(target=target):
            return _blame(view, target)
    return _plot(view, action)


def _named(action: Action) -> tuple[int, ...]:
    """The seats that an action names."""
    match action:
        case Propose():
            return action.team
        case Accuse() | Investigate() | Examine() | Blame():
            return (action.target,)
        case Spotlight() | LookAt():
            return (action.member,)
        case Appoint() | GivePlot() | TakePlot() | Overhear() | ShowSide():
            return (action.seat,)
    return ()


def _stage(view: ResistanceView) -> int:
    return STAGE.get(view.frame, -1)


def _when(view: ResistanceView, frame: str, section: str) -> Reason | None:
    """What has its place in a mission at this frame is too early or too late; None if it is its place."""
    now, then = _stage(view), STAGE[frame]
    return None if now == then else Reason("too-early" if now < then else "too-late", section)


def _attempt(view: ResistanceView) -> int:
    """The mission that is tried or has just been done, counted from 0."""
    return len(view.missions) - (_stage(view) > STAGE["CloseEye"])


# §2 to §4 the team ----------------------------------------------------------------------------------------------------


def _leader(view: ResistanceView, action: Aim | Propose | Appoint) -> Reason | None:
    frame = type(action).__name__
    section = {"Aim": "4.2", "Propose": "2.1", "Appoint": "7.1"}[frame]
    if isinstance(action, Appoint) and _attempt(view) == MISSIONS - 1:
        return Reason("not-this-mission", section)
    if view.seat != view.leader:
        return Reason("not-leader", section)
    if view.frame != frame:
        return _when(view, frame, section)
    if isinstance(action, Propose):
        return Reason("wrong-team-size", section)
    if isinstance(action, Appoint):
        return Reason("token-not-leader" if action.seat == view.seat else "token-not-team", section)
    done = [mission[0] + 1 for mission in view.missions]
    return Reason("mission-done", section) if action.mission in done else Reason("two-successes-first", "4.3")


def _vote(view: ResistanceView) -> Reason | None:
    if view.frame not in ("OpinionVote", "TeamVote"):
        return _when(view, "TeamVote", "2.2")
    if view.asked or view.replied is not None:
        return None
    return Reason("opinion-first" if view.frame == "OpinionVote" else "voted-already", "5.5")


# §3 mission cards -----------------------------------------------------------------------------------------------------


def _not_in_play(view: ResistanceView, card: Card) -> Reason | None:
    if card == Card.REVERSE and not any(role in REVERSERS for role in view.cast):
        return Reason("no-such-module", "11.1")
    if card == Card.CHIEF_FAIL and not view.modules & HUNTERS:
        return Reason("no-such-module", "6.1")
    return Reason("card-out", "6.3") if card == Card.CHIEF_FAIL and view.seats < MANY else None


def _play(view: ResistanceView, card: Card) -> Reason | None:
    if STAGE["TeamVote"] < _stage(view) <= STAGE["CloseEye"] and view.seat not in view.team:
        return Reason("not-on-team", "3.1")
    if view.frame not in ("OpenCard", "MissionCards"):
        return _when(view, "MissionCards", "3.1")
    if view.asked:
        return _card(view.role, card)
    if view.replied is not None:
        return None
    return Reason("spotlight-first" if view.frame == "OpenCard" else "played-openly", "R9")


def _card(role: int | None, card: Card) -> Reason | None:
    """§3.2 §6.3 §11.1 A card that one's own character may not play."""
    if card == Card.CHIEF_FAIL:
        return Reason("chief-fail-only", "6.3")
    if card == Card.REVERSE:
        return Reason("reverse-only", "11.1")
    if role == Role.SPY_CHIEF:
        return Reason("no-plain-fail", "6.3")
    return Reason("reverser-no-fail", "11.1") if role in REVERSERS else Reason("success-only", "3.2")


# §5 plot cards --------------------------------------------------------------------------------------------------------


def _plot(view: ResistanceView, action: Action) -> Reason | None:
    match action:
        case UsePlot():
            return _use(view)
        case GivePlot():
            return _give(view)
        case TakePlot():
            return _at_once(view, action.seat, ("TakeResponsibility",), "no-such-plot", "5.6")
        case Overhear():
            return _out(view, Plot.OVERHEARD_CONVERSATION) or _at_once(
                view, action.seat, ("Overhear",), "not-neighbour", "5.7"
            )
        case ShowSide():
            return _out(view, Plot.OPEN_UP) or _at_once(
                view, action.seat, ("OpenUp", "EstablishConfidence"), "target-yourself", "5.8"
            )
        case Spotlight():
            return _out(view, Plot.IN_THE_SPOTLIGHT) or _spotlight(view)
        case LookAt():
            return _look(view, action.member)
    return None


def _out(view: ResistanceView, plot: Plot) -> Reason | None:
    return None if deck(view.seats)[plot] else Reason("card-out", "5.1")


def _holds(view: ResistanceView, plot: Plot) -> bool:
    return plot in view.plots[view.seat]


def _use(view: ResistanceView) -> Reason | None:
    """§5.3 §5.4 Strong Leader or No Confidence, whichever lies before one and comes next."""
    strong, no_confidence = _holds(view, Plot.STRONG_LEADER), _holds(view, Plot.NO_CONFIDENCE)
    at_strong = view.frame == "StrongLeader"
    at_no_confidence = view.frame == "NoConfidence"
    if at_strong and strong:
        return Reason("leader-already", "5.3") if view.seat == view.leader else Reason("clockwise", "R5")
    if at_no_confidence and no_confidence:
        return Reason("clockwise", "R5")
    if no_confidence:
        return _when(view, "NoConfidence", "5.4")
    if not strong or at_no_confidence:
        return Reason("no-plot-card", "5.4" if at_no_confidence else "5.3")
    return Reason("leader-already", "5.3") if view.seat == view.leader else _when(view, "StrongLeader", "5.3")


def _give(view: ResistanceView) -> Reason | None:
    if view.seat != view.leader:
        return Reason("not-leader", "5.2")
    if view.frame == "GivePlot":
        return Reason("target-yourself", "5.2")
    if view.rejections:
        return Reason("first-attempt-only", "5.2")
    at_once = _stage(view) == STAGE["GivePlot"]
    if at_once and view.drawn:
        return Reason("at-once-first", "R6")
    return Reason("too-late", "5.2") if at_once else _when(view, "GivePlot", "5.2")


def _at_once(view: ResistanceView, seat: int, frames: tuple[str, ...], key: str, section: str) -> Reason | None:
    """A card that is done at once, by the one who was given it."""
    if view.frame not in frames or not view.asked:
        return Reason("plot-not-given", section)
    return Reason("target-yourself", view.section) if seat == view.seat else Reason(key, section)


def _spotlight(view: ResistanceView) -> Reason | None:
    if not _holds(view, Plot.IN_THE_SPOTLIGHT):
        return Reason("no-plot-card", "5.10")
    if view.frame == "Spotlight":
        return Reason("not-a-member", "5.10")
    return _when(view, "Spotlight", "5.10")


def _look(view: ResistanceView, member: int) -> Reason | None:
    if not _holds(view, Plot.CLOSE_EYE):
        return Reason("no-plot-card", "5.11")
    if view.frame != "CloseEye":
        return _when(view, "CloseEye", "5.11")
    if not view.asked:
        return Reason("clockwise", "R5")
    if member == view.seat:
        return Reason("own-card", "5.11")
    if member not in view.team:
        return Reason("not-a-member", "5.11")
    return Reason("card-open" if _is_open(view, member) else "looked-at", "R9")


def _is_open(view: ResistanceView, member: int) -> bool:
    """This member has played face up in the mission in progress."""
    for event in reversed(view.log):
        if event[0] == MISSION:
            return False
        if event[0] == OPEN_CARD and event[1] == member:
            return True
    return False


# §7 to §10 what follows a mission, and Blame --------------------------------------------------------------------------


def _investigate(view: ResistanceView) -> Reason | None:
    if _attempt(view) == MISSIONS - 1:
        return Reason("not-this-mission", "7.2")
    if view.frame == "Investigation":
        return Reason("target-yourself" if view.asked else "not-investigator", "7.2")
    return _when(view, "Investigation", "7.2") or Reason("too-late", "7.2")


def _show(view: ResistanceView, card: Loyalty) -> Reason | None:
    if card in (FEW_LOYALTY if view.seats >= MANY else MANY_LOYALTY):
        return Reason("card-out", "7.3")
    if view.frame != "LoyaltyCard":
        return Reason("not-investigated", "7.3")
    if view.replied is not None:
        return None
    return Reason("loyalty-true" if view.asked else "not-investigated", "7.3")


def _examine(view: ResistanceView, target: int) -> Reason | None:
    if view.seat != view.inquisitor:
        return Reason("not-inquisitor", "10.2")
    if _attempt(view) in (0, MISSIONS - 1):
        return Reason("not-this-mission", "10.2")
    if view.frame == "Inquisition":
        return Reason("target-yourself" if target == view.seat else "token-held", "10.3")
    return _when(view, "Inquisition", "10.2")


def _step_forward(view: ResistanceView) -> Reason | None:
    if view.early_used:
        return Reason("early-used", "8.6")
    if view.role != Role.SPY_HUNTER:
        return Reason("spy-hunter-only", "8.4")
    if view.frame == "EarlyAccusation" and view.replied is not None:
        return None
    return Reason("after-chief-fail", "8.4")


def _accuse(view: ResistanceView, target: int) -> Reason | None:
    if view.frame == "Accusation" and view.asked:
        return Reason("target-yourself" if target == view.seat else "accused-before", "R11")
    if view.role not in (Role.RESISTANCE_HUNTER, Role.SPY_HUNTER):
        return Reason("hunters-only", "8.1")
    return None if view.frame == "Accusation" else Reason("three-first", "8.1")


def _blame(view: ResistanceView, target: int) -> Reason | None:
    if view.blame_used:
        return Reason("blame-used", "9.5")
    if view.role != Role.DEEP_AGENT:
        return Reason("deep-agent-only", "9.5")
    if view.frame == "Blame":
        return Reason("target-yourself", "9.5") if target == view.seat else None
    return _when(view, "Blame", "9.5")
