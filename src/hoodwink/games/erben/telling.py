"""Die Erben von Hoax in English: who you are, what was claimed and what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hoodwink.core.action import Action
from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, members
from hoodwink.core.words import Words, listed, sentence
from hoodwink.games.erben import events as e
from hoodwink.games.erben.actions import ACTIONS, Claim, Condemn, Declare, Immune, Reprieve
from hoodwink.games.erben.identities import POWERS, Effect, Identity, Power, Supply
from hoodwink.games.erben.view import ErbenView

HOW = {
    e.BY_WRONG_DOUBT: "was wrongly doubted",
    e.BY_ACCUSATION: "accused rightly",
    e.BY_WRONG_ACCUSATION: "was wrongly accused",
}


def title(identity: int) -> str:
    """`Baron`."""
    return Identity(identity).name.capitalize()


def supply(type: int) -> str:
    return Supply(type).name.lower()


def some(number: int, type: int) -> str:
    """`2 gold`."""
    return f"{number} {supply(type)}"


def titles(identities: Iterable[int], last: str = "and") -> str:
    return listed([title(identity) for identity in identities], last) or "nobody"


def hand(chips: Iterable[int], trios: int = 0) -> str:
    """`1 wine, 2 gold and 1 trio`."""
    held = [some(number, type) for type, number in enumerate(chips) if number]
    stacked = [f"{trios} trio{'s' * (trios != 1)}"] if trios else []
    return listed(held + stacked) or "nothing"


def power_of(claim: Claim) -> Power:
    return POWERS[claim.identity][claim.way]


def purpose(power: Power) -> str:
    """What a way of an identity is for, in a few words."""
    match power.effect:
        case Effect.TAKE:
            return f"take {some(power.count, power.type or 0)}"
        case Effect.TAX:
            return "tax everyone 1 of a supply"
        case Effect.COLLECT:
            return "collect 1 chip from everyone"
        case Effect.SWAP:
            return "swap chips"
        case Effect.BEWITCH:
            return "bewitch a player"
    return "steal from a player"


class Telling(Words):
    """What has happened, to one seat or to a spectator."""

    __slots__ = ()

    def me(self, view: ErbenView) -> str:
        if view.identity is None:
            return ""
        ways = " or ".join([purpose(power) for power in POWERS[view.identity]])
        return f"You are the {title(view.identity)}: {ways}."

    def aim(self, claim: Claim) -> str:
        """What a claim is for: `take 2 gold`, `steal 1 wine from Ben`."""
        power = power_of(claim)
        of = NOBODY if claim.of is None else claim.of
        match power.effect:
            case Effect.TAX:
                return f"tax everyone 1 {supply(claim.type or 0)}"
            case Effect.BEWITCH:
                return f"bewitch {self.name(of)}"
            case Effect.STEAL if claim.of is None:
                return "steal, though there is nothing to steal"
            case Effect.STEAL:
                return f"steal {some(claim.count, claim.type or 0)} from {self.name(of)}"
        return purpose(power)

    def reaction(self, action: Action) -> str:
        """What is said with a reaction, after `as …`."""
        match action:
            case Declare():
                return "as the Baron: this is illegal"
            case Immune():
                return "as the Magician: I am immune"
            case Condemn(type=type, count=number, share=share):
                shared = "" if share is None else f", one of them for {self.name(share)}"
                return f"as the Judge: a fine of {some(number, type)}{shared}"
            case Reprieve(type=type):
                return f"as the Monk: a reprieve for {some(1, type)}"
        return str(action)

    def is_(self, seat: int) -> str:
        return self.does(seat, "are", "is")

    # events --------------------------------------------------------------------------------------------------------

    def event(self, view: ErbenView, event: Event) -> str:
        kind, *rest = event
        said = self._round(kind, rest) or self._trial(kind, rest) or self._chips(kind, rest) or self._fate(kind, rest)
        return sentence(said)

    def _round(self, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case e.ROUND, [number]:
                return f"round {number}: the identities are dealt."
            case e.COVERED, [seat, identity]:
                return f"{self.does(seat, 'cover')} the {title(identity)}."
            case e.CHIPS, [seat, chips]:
                return f"{self.does(seat, 'take')} {hand(chips)} to start with."
            case e.STARTS, [seat]:
                return f"{self.does(seat, 'start')}."
            case e.TURN, [seat]:
                return f"{self.whose(seat)} turn."
            case e.CLAIMED, [seat, id]:
                claim = ACTIONS[id]
                assert isinstance(claim, Claim)
                return f"“I am the {title(claim.identity)}”: {self.does(seat, 'want')} to {self.aim(claim)}."
            case e.REACTED, [seat, id]:
                return f"{self.does(seat, 'speak')} {self.reaction(ACTIONS[id])}."
        return ""

    def _trial(self, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case e.DOUBTED, [seat, claimant, identity, passed]:
                let = f" ({sentence(self.several(passed))} had let it pass.)" if passed else ""
                return f"{self.does(seat, 'doubt')} that {self.is_(claimant)} the {title(identity)}.{let}"
            case e.VOTED, [seat, support]:
                return f"{self.does(seat, 'support' if support else 'reject')} the doubt."
            case e.DISMISSED, [claimant, identity]:
                return f"too few doubt it: {self.whose(claimant)} {title(identity)} goes on."
            case e.ADMITTED, [seat, identity]:
                return f"the doubt was right: {self.does(seat, 'are not', 'is not')} the {title(identity)}."
            case e.TURNED, [seat, identity]:
                return f"the doubt was wrong: {self.is_(seat)} the {title(identity)}! The card lies face up."
            case e.COVERED_ALL, [identity]:
                return f"both cards of the {title(identity)} lie face up: all others cover that head."
        return ""

    def _chips(self, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case e.TOOK, [seat, type, number]:
                return f"{self.does(seat, 'take')} {some(number, type)}."
            case e.GAVE, [seat, to, type, number]:
                whom = "the bank" if to == NOBODY else self.name(to)
                return f"{self.does(seat, 'give')} {whom} {some(number, type)}."
            case e.SWAPPED, [seat, other, gives, takes]:
                whom = "the bank" if other == NOBODY else self.name(other)
                return f"{self.does(seat, 'swap')} 1 {supply(gives)} for 1 {supply(takes)} with {whom}."
            case e.STACKED, [seat, number]:
                return f"{self.does(seat, 'stack')} {number} trio{'s' * (number != 1)}."
            case e.BROKE, [seat, number]:
                whose = self.whose(seat)
                return f"{number} of {whose} trios is broken." if number == 1 else f"{number} of {whose} trios break."
            case e.RETURNED, [seat]:
                return f"{self.whose(seat)} chips go to the bank."
            case e.BOUGHT, [seat, target, number, trios]:
                price = f"{trios} trio{'s' * (trios != 1)}"
                return (
                    f"{self.does(seat, 'pay')} {price} for {number} card{'s' * (number != 1)} of {self.name(target)}."
                )
        return ""

    def _fate(self, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case e.SHOWED, [seat, to, number, _, cards]:
                what = f"{number} card{'s' * (number != 1)}"
                if cards is not None:
                    what = f"{titles(members(cards))}: {self.does(seat, 'are', 'is')} none of them"
                return f"{self.does(seat, 'show')} {self.name(to)} {what}."
            case e.DREW, [seat, card]:
                return f"{self.does(seat, 'get')} a new card{'' if card is None else ': ' + title(card)}."
            case e.MARKED, [seat, cards]:
                return f"{self.does(seat, 'cover')} what was shown: {titles(members(cards))}." if cards else ""
            case e.ACCUSED, [seat, target, right, name]:
                of = "" if name is None else f" of being the {title(name)}"
                return f"{self.does(seat, 'accuse')} {self.name(target)}{of}. {'Correct!' if right else 'Wrong!'}"
            case e.OUT, [seat]:
                return f"{self.is_(seat)} out of the round."
            case e.SCORED, [seat, number, total]:
                return f"{self.does(seat, 'score')} {number} and {self._now(seat)} {total}."
            case e.SHOWDOWN, [seat, other]:
                return f"showdown between {self.name(seat)} and {self.name(other)}."
            case e.ROUND_WON, [seat, loser, _]:
                return f"{self.does(seat, 'win')} the showdown against {self.name(loser)}."
            case e.SHOWN, [cards]:
                who = [f"{self.name(seat)} the {title(card)}" for seat, card in enumerate(cards) if card != NOBODY]
                return f"the cards: {listed(who)}."
            case e.WON, [seat, how]:
                was = HOW[how] if seat != self.seat else HOW[how].replace("was ", "were ")
                return f"{self.name(seat)} {was} and {'win' if seat == self.seat else 'wins'} the throne!"
            case e.LEDGER, [pot, paid]:
                shares = [f"{self.name(seat)} {share}" for seat, share in enumerate(paid)]
                return f"the pot of {pot}: {listed(shares)}."
            case e.CROWNED, [seat, by]:
                return f"{self.does(by, 'crown')} {self.name(seat)}: “Long live the king of Hoax!”"
            case e.TOAST, [reason, seats, to]:
                return self._toast(reason, seats, to)
        return ""

    def _now(self, seat: int) -> str:
        return "have" if seat == self.seat else "has"

    def _toast(self, reason: int, seats: int, to: int) -> str:
        drinkers = members(seats)
        who = self.several(drinkers)
        drink = "drinks" if len(drinkers) == 1 and drinkers[0] != self.seat else "drink"
        match reason:
            case e.DEAD_KING:
                return "a toast: all drink to the dead king."
            case e.ROUND_ENDED:
                return f"a toast: all drink to {self.name(to)}."
            case e.NEW_KING:
                return f"a toast: all drink, and {self.does(to, 'pay')}."
        return f"a toast: {who} {drink}."
