"""Hoax: what is said about claims, and what such words are worth.

Whose card it is that another claims must not show: he speaks as one who knows nothing of it. Who has seen a clue says
that he knows, whatever he has seen; who claims dares the others, whether it is true or not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hoodwink.beliefs.belief import Belief
from hoodwink.beliefs.hoax import ROLES, weighed
from hoodwink.bots.talk.remark import EVERYWHERE, NAMED, Moment, Remark, Trigger, Triggers, any_of, happens
from hoodwink.core.action import Action, Pass
from hoodwink.core.dice import Dice
from hoodwink.core.event import Event
from hoodwink.games.hoax.actions import ACTIONS, CallHoax, Claim, Vote
from hoodwink.games.hoax.events import ACCUSED, ADMITTED, CALLED, CLAIMED, INVESTIGATED, VOTED
from hoodwink.games.hoax.view import HoaxView

CLAIM = "a claim"
TRIGGERS: Triggers = {
    **EVERYWHERE,
    NAMED: Trigger(0.4, ("dare", "trust_me"), answers=True),
    "my claim": Trigger(0.08, ("dare", "trust_me"), fleeting=True),
    CLAIM: Trigger(0.05, (), ("doubt",), fleeting=True),  # or "believe": `whom` decides
    "called": Trigger(0.25, ("dare", "trust_me"), fleeting=True),
    "believed": Trigger(0.12, ("thanks",)),
    "caught": Trigger(0.25, ("sorry",)),
    "clue": Trigger(0.2, (), ("know",)),
    "looked at": Trigger(0.08, (), ("why",)),
    "not named": Trigger(0.3, ("missed",)),
}

# How likely a word about a claim is, where the claim is true, and where its speaker has the card himself; else 1.
DOUBTED = (0.8, 1.25)
BELIEVED = (1.15, 0.9)
WORDS = {"doubt": DOUBTED, "suspect": DOUBTED, "believe": BELIEVED, "trust": BELIEVED}
RECENT = 4  # plies: from a claim to the vote on it; what was said earlier was about something else
SWAY = 2.0  # how often one thinks again, for each part in one by which words have changed a claim's prospects
DOUBTFUL = 0.4  # nobody turns against a claim that he believes more than this: to be wrong would lose the game


# speaking -----------------------------------------------------------------------------------------------------------


def moments(view: HoaxView, start: int) -> Iterator[Moment]:
    """What happened from the event of this number on, by what all have seen."""
    for at, event in enumerate(view.log[start:], start):
        yield from _of(event, at, view.remaining)


def _of(event: Event, at: int, remaining: tuple[int, ...]) -> Iterator[Moment]:
    match event:
        case (k, claimant, _) if k == CLAIMED:
            yield Moment(claimant, "my claim", at)
            for seat in remaining:
                if seat != claimant:
                    yield Moment(seat, CLAIM, at, 1 << claimant)
        case (k, _, claimant, _) if k == CALLED:
            yield Moment(claimant, "called", at)
        case (k, claimant, up, down) if k == VOTED and up.bit_count() >= down.bit_count():
            yield Moment(claimant, "believed", at)
        case (k, seat, _) if k == ADMITTED:
            yield Moment(seat, "caught", at)
        case (k, seat, target, _) if k == INVESTIGATED:
            yield Moment(seat, "clue", at, 1 << target)
            yield Moment(target, "looked at", at, 1 << seat)
        case (k, _, target, right, _) if k == ACCUSED and not right:
            yield Moment(target, "not named", at)


def whom(view: HoaxView, moment: Moment, phrase: str, dice: Dice) -> tuple[str, int]:
    """The phrase, and whom it names. Of a claim one says what one believes, but for one's own card."""
    seat = any_of(moment.among, dice)
    coin = happens(0.5, dice)  # tossed whoever I am
    if moment.what != CLAIM:
        return phrase, seat
    claim = ACTIONS[view.log[moment.at][2]]
    assert isinstance(claim, Claim)
    if claim.character == view.identity:
        return "believe" if coin else "doubt", seat
    names = weighed(view).roles(seat)
    return "believe" if names.get(ROLES[claim.character], 0.0) >= 1 / len(names) else "doubt", seat


# listening ----------------------------------------------------------------------------------------------------------


def claims(view: HoaxView) -> dict[int, int]:
    """By seat: the character that it claims to be, of the claims that are called or voted on."""
    if view.immune:
        return {seat: character for seat, character in view.immune if view.trial in (None, seat)}
    if view.claim is None or view.trial is None:
        return {}
    claim = ACTIONS[view.claim]
    return {view.trial: int(claim.character)} if isinstance(claim, Claim) else {}


def noted(belief: Belief, view: HoaxView, remarks: Sequence[Remark]) -> Belief:
    """A belief, times how likely the words of others about the claims of this moment were. Of each about each only the
    last counts: saying it again adds nothing."""
    on_trial = claims(view)
    last: dict[tuple[int, int], tuple[float, float]] = {}
    for remark in remarks:
        word = WORDS.get(remark.phrase) if remark.ply >= view.ply - RECENT and remark.seat != view.seat else None
        if word is not None and remark.about is not None and remark.about in on_trial and remark.about != remark.seat:
            last[remark.seat, remark.about] = word
    likely = []
    for deal in belief.hidden:
        product = 1.0
        for (speaker, about), (true, his) in last.items():
            name = ROLES[on_trial[about]]
            product *= true if deal[about] == name else his if deal[speaker] == name else 1.0
        likely.append(product)
    return belief.weighed(likely) if last else belief


def sways(
    view: HoaxView, options: Sequence[Action], reply: Action, remarks: Sequence[Remark]
) -> tuple[Action, float] | None:
    """What one might reply instead after what the others have said, and how often: to a claim that is called, or may
    be."""
    if not isinstance(reply, Vote | CallHoax | Pass) or not any(isinstance(o, Vote | CallHoax) for o in options):
        return None
    before = weighed(view)
    after = noted(before, view, remarks)
    changes = {
        seat: (after.chance(seat, ROLES[name]) - before.chance(seat, ROLES[name]), after.chance(seat, ROLES[name]))
        for seat, name in claims(view).items()
        if seat != view.seat
    }
    if not changes:
        return None
    against = isinstance(reply, CallHoax) or (isinstance(reply, Vote) and not reply.up)
    seat = (max if against else min)(changes, key=lambda seat: changes[seat])
    change, true = changes[seat]
    if not against and true > DOUBTFUL:
        return None
    other = next((option for option in options if _is_other(option, against, seat)), None)
    return None if other is None else (other, SWAY * (change if against else -change))


def _is_other(option: Action, against: bool, seat: int) -> bool:
    """The reply on the other side: for the claim of this seat if one was against it, else against it."""
    match option:
        case Vote(up=up):
            return up == against
        case CallHoax(on=on):
            return not against and on in (None, seat)
        case _:
            return against and isinstance(option, Pass)
