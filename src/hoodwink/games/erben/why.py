"""Why not? The § of Die Erben von Hoax that forbids what a player tries, by his own view alone."""

from __future__ import annotations

from hoodwink.core.action import Action
from hoodwink.core.why import Reason, no_such_seat
from hoodwink.games.erben.actions import (
    ACTIONS,
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
from hoodwink.games.erben.identities import REACTS_AS, Effect, Identity, Reaction
from hoodwink.games.erben.state import ALL_REACTIONS, ANY_TURN, BY_HAND, MAGICIAN_ALONE, NO_FINES, TWO_CHIPS
from hoodwink.games.erben.telling import power_of
from hoodwink.games.erben.view import ErbenView, lost_heads

REASONS = (
    "out",  # of the round
    "dealing",  # the round has not begun yet
    "not-your-turn",
    "settle-first",  # what one's own action has set off
    "showdown",  # in which there are no such actions
    "no-merchant",  # in the game
    "head-covered",  # on one's own card
    "target-yourself",
    "target-out",  # of the round
    "they-have-too-few",  # to steal so many
    "name-theft",  # a Thief names what he takes, if there is anything
    "no-trio",  # to pay for information
    "too-few-trios",
    "nothing-left-to-show",  # so many cards, to this buyer
    "no-accusation-now",  # but at the end of the turn
    "nothing-to-doubt",
    "own-claim",
    "doubted-already",
    "vote-first",  # on the doubt that there is
    "name-no-head",  # outside a showdown the claim says it
    "name-a-head",  # in a showdown
    "their-head-covered",
    "no-vote",
    "own-vote",
    "voted-already",
    "not-your-vote-yet",
    "fines-off",  # at this table
    "own-action",
    "not-illegal-now",  # there is no action to declare so
    "no-baron",  # has declared it, or there is nothing to be condemned for
    "no-judge",  # has set a fine
    "reaction-used",  # in this turn
    "magician-alone",  # is no Baron, Judge or Monk besides
    "silenced",  # one was rightly doubted in this turn
    "guilty-has-too-few",
    "share-with-a-baron",
    "guilty-has-none",
    "not-guilty",
    "no-such-fine",
    "no-such-reprieve",
    "nothing-to-lose",  # so nothing to be immune to
    "no-gift",  # is owed
    "no-such-chip",
    "merchants-only",
    "chip-swapped",  # or never held
    "closed",  # a Magician is
    "stacked-anyway",  # trios are, by themselves
    "no-set",  # of loose chips
    "covered-at-the-start",  # heads are, by choice
    "cover-yourself",
    "covered-already",
    "taken-at-the-start",
    "chips-at-the-start",  # one, or two
    "nobody-buys",  # information of one
    "show-yourself",
    "show-covered",
    "shown-before",  # to this buyer
    "show-the-number",  # that was bought
    "winner-crowned",  # only
    "nothing-to-end",
)

DEALING = ("Deal", "CoverHeads", "FirstChips", "DrawStarter", "NewCard")
WINDOW = {Reaction.DECLARE: "Declaring", Reaction.CONDEMN: "Condemning", Reaction.REPRIEVE: "Reprieving"}
SAYS: dict[type[Action], Reaction] = {
    Declare: Reaction.DECLARE, Condemn: Reaction.CONDEMN, Reprieve: Reaction.REPRIEVE, Immune: Reaction.IMMUNE,
}  # fmt: skip


def why(view: ErbenView, action: Action) -> Reason | None:
    if beyond := no_such_seat(view, _named(action)):
        return beyond
    if isinstance(action, Cover | Take):
        return _at_the_start(view, action)
    if isinstance(action, Crown):
        return Reason("winner-crowned" if view.winner != view.seat else "target-yourself", "11.4")
    if isinstance(action, Swap):
        return _swap(view, action)
    if view.frame in DEALING:
        return Reason("dealing", "2.2")
    if view.seat not in view.remaining:
        return Reason("out", "1.6")
    match action:
        case Claim() | Buy() | Accuse() | Stack():
            return _in_turn(view, action)
        case Doubt():
            return _doubt(view, action)
        case Vote():
            return _vote(view)
        case Declare() | Condemn() | Reprieve() | Immune():
            return _reaction(view, action)
        case Pay() | Tithe():
            return _payment(view, action)
        case Give():
            return _give(view, action)
        case Show():
            return _show(view, action)
        case Done():
            return Reason("nothing-to-end", view.section) if view.frame not in ("Swaps", "MoreInformation") else None
    return None


def _named(action: Action) -> tuple[int | None, ...]:
    """The seats that an action names."""
    match action:
        case Claim() | Swap():
            return (action.of,)
        case Buy() | Accuse():
            return (action.target,)
        case Condemn():
            return (action.share,)
        case Pay() | Tithe():
            return (action.to,)
        case Crown():
            return (action.seat,)
    return ()


def _at_the_start(view: ErbenView, action: Cover | Take) -> Reason | None:
    if view.replied is not None:
        return None
    if isinstance(action, Take):
        if view.frame != "FirstChips":
            return Reason("taken-at-the-start", "2.3")
        return Reason("chips-at-the-start", "12.9" if view.modules & TWO_CHIPS else "2.3")
    if not view.asked or view.frame not in ("CoverHeads", "CoverAnew"):
        return Reason("covered-at-the-start", "2.2")
    if action.identity not in view.cast:
        return Reason("no-merchant", "12.1")
    return Reason("cover-yourself" if action.identity == view.identity else "covered-already", "2.2")


# §3 A turn ------------------------------------------------------------------------------------------------------------


def _in_turn(view: ErbenView, action: Claim | Buy | Accuse | Stack) -> Reason | None:
    if isinstance(action, Stack):
        return _stack(view)
    if isinstance(action, Accuse) and view.frame == "Accusations":
        return _aim(view, action.target) or _cast(view, action.name)
    if view.turn != view.seat:
        if isinstance(action, Accuse) and view.modules & ANY_TURN and not view.showdown:
            return Reason("no-accusation-now", "12.3")
        return Reason("not-your-turn", "10.3" if view.showdown else "3.1")
    if view.frame == "MoreInformation" and isinstance(action, Buy):
        return _purchase(view, action)
    if view.frame not in ("Turn", "Face"):
        return Reason("settle-first", view.section)
    match action:
        case Claim():
            return Reason("showdown", "10.3") if view.showdown else _claim(view, action)
        case Buy():
            return _purchase(view, action)
    return _aim(view, action.target) or _cast(view, action.name)


def _aim(view: ErbenView, target: int | None) -> Reason | None:
    if target == view.seat:
        return Reason("target-yourself", "1.6")
    return Reason("target-out", "1.6") if target is not None and target not in view.remaining else None


def _cast(view: ErbenView, identity: Identity) -> Reason | None:
    return None if identity in view.cast else Reason("no-merchant", "12.1")


def _claim(view: ErbenView, claim: Claim) -> Reason | None:
    if absent := _cast(view, claim.identity):
        return absent
    if claim.identity in view.mine_lost:
        return Reason("head-covered", "3.2")
    if bad := _aim(view, claim.of):
        return bad
    return Reason("name-theft" if claim.of is None else "they-have-too-few", "3.12")


def _purchase(view: ErbenView, purchase: Buy) -> Reason | None:
    if not view.trios[view.seat]:
        return Reason("no-trio", "8.1")
    if bad := _aim(view, purchase.target):
        return bad
    known = lost_heads(view, purchase.target) | {*view.seen[purchase.target]}
    if len(view.cast) - 1 - len(known) < purchase.cards:
        return Reason("nothing-left-to-show", "8.2")
    return Reason("too-few-trios", "8.1")


def _stack(view: ErbenView) -> Reason | None:
    if not view.modules & BY_HAND:
        return Reason("stacked-anyway", "6.1")
    if not all(view.chips[view.seat]):
        return Reason("no-set", "12.19")
    return Reason("not-your-turn" if view.turn != view.seat else "settle-first", "12.19")


# §4 Doubts ------------------------------------------------------------------------------------------------------------


def _doubt(view: ErbenView, doubt: Doubt) -> Reason | None:
    if view.frame == "Face":
        if view.turn != view.seat:
            return Reason("not-your-turn", "10.3")
        return Reason("name-a-head" if doubt.identity is None else _no_head(view, doubt.identity), "10.3")
    if view.frame == "SupportVote":
        return Reason("vote-first", "4.2")
    if view.frame != "Doubts" or view.claim is None:
        return Reason("nothing-to-doubt", "4.1")
    if view.claim[0] == view.seat:
        return Reason("own-claim", "4.1")
    if view.seat in view.doubted:
        return Reason("doubted-already", "4.4")
    return Reason("name-no-head", "4.1") if doubt.identity is not None and view.asked else None


def _no_head(view: ErbenView, identity: Identity) -> str:
    return "their-head-covered" if identity in view.cast else "no-merchant"


def _vote(view: ErbenView) -> Reason | None:
    if view.frame != "SupportVote" or view.claim is None:
        return Reason("no-vote", "4.2")
    if view.claim[0] == view.seat:
        return Reason("own-vote", "4.2")
    voted = view.seat in view.support or view.seat in view.opposed
    return Reason("voted-already" if voted else "not-your-vote-yet", "4.2")


# §7 Reactions ---------------------------------------------------------------------------------------------------------


def _reaction(view: ErbenView, action: Action) -> Reason | None:
    reaction = SAYS[action.__class__]
    if reaction == Reaction.IMMUNE:
        if view.frame not in ("Answer", "Guilty") or not view.asked:
            return Reason("nothing-to-lose", "5.2")
        return _left(view, reaction)
    if view.modules & NO_FINES:
        return Reason("fines-off", "12.13")
    if view.frame != WINDOW[reaction]:
        missing = {Reaction.DECLARE: ("not-illegal-now", "7.2"), Reaction.CONDEMN: ("no-baron", "7.4")}
        return Reason(*missing.get(reaction, ("no-judge", "7.6")))
    if view.turn == view.seat:
        return Reason("own-action", "7.2")
    if not view.asked:
        return None if view.replied is not None else _left(view, reaction)
    guilty = view.chips[view.turn or 0]
    match action:
        case Condemn(type=type, count=count) if guilty[type] < count:
            return Reason("guilty-has-too-few", "7.4")
        case Condemn():
            return Reason("share-with-a-baron", "7.5")
        case Reprieve():
            return Reason("guilty-has-none", "7.6")
    return None


def _left(view: ErbenView, reaction: Reaction) -> Reason | None:
    """Why this reaction can't be claimed by the owner of the view, who is in the round."""
    if REACTS_AS[reaction] in view.mine_lost:
        return Reason("head-covered", "3.2")
    if view.seat in view.silenced:
        return Reason("silenced", "12.17")
    used = [view.seat in those for those in view.reacted]
    if not view.modules & ALL_REACTIONS:
        return Reason("reaction-used", "7.1") if any(used) else None
    if used[reaction]:
        return Reason("reaction-used", "12.6")
    return Reason("magician-alone", "12.16") if view.modules & MAGICIAN_ALONE and any(used) else None


def _payment(view: ErbenView, action: Pay | Tithe) -> Reason | None:
    if view.frame != "Guilty" or not view.asked:
        return Reason("not-guilty", "7.7")
    return Reason("no-such-fine" if isinstance(action, Pay) else "no-such-reprieve", "7.7")


def _give(view: ErbenView, gift: Give) -> Reason | None:
    action = None if view.answering is None or not view.asked else ACTIONS[view.answering]
    if not isinstance(action, Claim) or power_of(action).effect != Effect.COLLECT:
        return Reason("no-gift", "3.7")
    return Reason("no-such-chip", "3.7") if not view.chips[view.seat][gift.type] else None


def _swap(view: ErbenView, swap: Swap) -> Reason | None:
    """A Merchant swaps also when he is out by then (§R2)."""
    if view.frame != "Swaps" or not view.asked:
        return Reason("no-merchant", "12.1") if Identity.MERCHANT not in view.cast else Reason("merchants-only", "3.10")
    if not view.fresh[swap.gives]:
        return Reason("chip-swapped", "3.10")
    if bad := _aim(view, swap.of):
        return bad
    return Reason("closed", "5.3") if swap.of in view.spared else Reason("no-such-chip", "3.10")


# §8 Information -------------------------------------------------------------------------------------------------------


def _show(view: ErbenView, show: Show) -> Reason | None:
    if view.sells is None or not view.asked:
        return Reason("nobody-buys", "8.1")
    _, buyer, number = view.sells
    if view.identity in show.cards:
        return Reason("show-yourself", "8.2")
    if any(card in view.mine_lost for card in show.cards):
        return Reason("show-covered", "8.2")
    if any(card in view.showed[buyer] for card in show.cards):
        return Reason("shown-before", "8.2")
    if len(show.cards) != number:
        return Reason("show-the-number", "8.1")
    return Reason("no-merchant", "12.1")
