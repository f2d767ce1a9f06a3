"""Why not? The § of Hoax that forbids what a player tries, by his own view alone."""

from __future__ import annotations

from hoodwink.core.action import Action
from hoodwink.core.why import Reason, no_such_seat
from hoodwink.games.hoax.actions import (
    ACTIONS,
    PRIVILEGE_OF,
    Accuse,
    CallHoax,
    Claim,
    Done,
    Give,
    Immune,
    Investigate,
    Take,
    Vote,
)  # fmt: skip
from hoodwink.games.hoax.sheet import SHEET, Character, Effect
from hoodwink.games.hoax.view import HoaxView

REASONS = (
    "out",  # of the game
    "setting-up",  # everyone takes a token first
    "not-your-turn",
    "claim-open",  # one's own claim is not settled yet
    "claimed-already",  # in this turn
    "accused-already",  # in this turn
    "claim-first",  # before the turn can end
    "imposter",  # the character carries one's own imposter token
    "one-of-each",  # is what an investigation costs
    "target-yourself",
    "target-out",  # of the game
    "name-exchange",  # a Chef with tokens names one
    "no-tokens",  # to exchange, or none of this type to give
    "too-few",  # of one's own for this exchange
    "they-have-too-few",  # for this exchange
    "own-claim",  # nobody calls his own
    "hoax-card",  # lies before oneself
    "called-already",  # a claim is called once
    "nothing-to-call",
    "own-vote",  # nobody votes on his own claim
    "no-vote",  # is on
    "immunities-off",  # at this table
    "no-immunity",  # of this character against that privilege
    "exhausted",  # one's own card
    "costs-nothing",  # the privilege spares one anyway
    "no-privilege",  # stands, so there is nothing to be immune to
    "asked-once",  # about immunities, and that is over
    "taken-already",  # the token at the start
    "token-by-claim",  # there is no other way to take one
    "no-gift",  # is owed to anybody
)

TURN = (Claim, Investigate, Accuse, Done)  # what is done in one's own turn
SETTING_UP = ("Deal", "DrawFirst", "Gather")
VOTES = ("ClaimVote", "ImmunityVote")
ON_IMMUNITIES = ("ImmunityChallenge", "ImmunityVote")


def why(view: HoaxView, action: Action, immunities: bool) -> Reason | None:
    if beyond := no_such_seat(view, _named(action)):
        return beyond
    if isinstance(action, Immune) and not immunities:
        return Reason("immunities-off", "9.9")
    if view.seat not in view.remaining:
        return Reason("out", "2.1" if isinstance(action, TURN) else "R10")
    if isinstance(action, TURN):
        return _in_turn(view, action) if view.frame == "Turn" and view.asked else _not_in_turn(view)
    match action:
        case CallHoax():
            return _call(view, action)
        case Vote():
            return _vote(view)
        case Immune():
            return _immune(view, action.character)
        case Take():
            return _take(view)
        case Give():
            return _give(view)
    return None


def _named(action: Action) -> tuple[int | None, ...]:
    """The seats that an action names."""
    match action:
        case Claim():
            return (action.of, action.helps)
        case Investigate() | Accuse():
            return (action.target,)
        case CallHoax():
            return (action.on,)
    return ()


# §2 A turn ------------------------------------------------------------------------------------------------------------


def _not_in_turn(view: HoaxView) -> Reason | None:
    if view.frame in SETTING_UP:
        return Reason("setting-up", "1.6")
    if view.turn != view.seat:
        return Reason("not-your-turn", "2.1")
    return Reason("claim-open", view.section)


def _in_turn(view: HoaxView, action: Action) -> Reason | None:
    """What rules out a whole verb comes first, then the character, the target, the tokens."""
    match action:
        case Done():
            return Reason("claim-first", "2.2")
        case Claim() if view.claimed:
            return Reason("claimed-already", "2.2")
        case Accuse() if view.accused:
            return Reason("accused-already", "2.2")
        case Investigate() if not all(view.tokens[view.seat]):
            return Reason("one-of-each", "4.1")
        case Claim() if action.character in view.imposters[view.seat]:
            return Reason("imposter", "6.6")
    for target in _named(action):
        if target == view.seat:
            return Reason("target-yourself", "2.4")
        if target is not None and target not in view.remaining:
            return Reason("target-out", "2.4")
    return _exchange(view, action) if isinstance(action, Claim) else None


def _exchange(view: HoaxView, claim: Claim) -> Reason | None:
    """§3.11 With tokens in hand an exchange is named, of as many as both sides hold."""
    mine = view.tokens[view.seat]
    if claim.gives is None:
        return Reason("name-exchange", "3.11") if PRIVILEGE_OF[claim].effect is Effect.EXCHANGE else None
    if not any(mine):
        return Reason("no-tokens", "3.11")
    if mine[claim.gives] < claim.count:
        return Reason("too-few", "3.11")
    return Reason("they-have-too-few", "3.11")


# §6 Calling hoax ------------------------------------------------------------------------------------------------------


def _call(view: HoaxView, call: CallHoax) -> Reason | None:
    if view.frame in VOTES:
        return Reason("called-already", "R4")
    if view.frame == "Challenge":
        if view.seat == view.trial:
            return Reason("own-claim", "6.1")
        return Reason("hoax-card", "6.2") if view.seat == view.hoax_card else None
    if view.frame != "ImmunityChallenge":
        return Reason("nothing-to-call", "6.1")
    if view.seat == view.hoax_card:
        return Reason("hoax-card", "6.2")
    claimants = [seat for seat, _ in view.immune]
    if view.seat in claimants and (call.on == view.seat or len(claimants) == 1):
        return Reason("own-claim", "R7")
    return Reason("nothing-to-call", "9.4") if call.on is not None and call.on not in claimants else None


def _vote(view: HoaxView) -> Reason | None:
    if view.frame not in VOTES:
        return Reason("no-vote", "6.3")
    return Reason("own-vote", "6.3") if view.seat == view.trial else None


# §9 Immunities --------------------------------------------------------------------------------------------------------


def _immune(view: HoaxView, character: Character) -> Reason | None:
    if view.frame in ON_IMMUNITIES:
        return Reason("asked-once", "R7")
    if view.frame != "Immunity" or view.claim is None:
        return Reason("no-privilege", "9.2")
    claim = ACTIONS[view.claim]
    assert isinstance(claim, Claim)
    if claim.character not in SHEET[character].immune_to:
        return Reason("no-immunity", "9.1")
    if character in view.imposters[view.seat]:
        return Reason("imposter", "9.5")
    if view.asked or view.replied is not None:
        return None
    return Reason("exhausted", "9.3") if view.seat in view.exhausted else Reason("costs-nothing", "R7")


# tokens ---------------------------------------------------------------------------------------------------------------


def _take(view: HoaxView) -> Reason | None:
    if view.frame in SETTING_UP:
        return Reason("taken-already" if any(view.tokens[view.seat]) else "not-your-turn", "1.6")
    return None if view.frame == "Help" else Reason("token-by-claim", "3.3")


def _give(view: HoaxView) -> Reason | None:
    if view.frame != "Gift":
        return Reason("no-gift", "3.4")
    return Reason("no-tokens", "3.4") if view.asked else None
