"""Die Erben von Hoax in English, for the terminal. What happened is in telling.py."""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.core.action import Action, Pass
from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY
from hoodwink.core.words import Menu, Step, sentence
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
from hoodwink.games.erben.events import ROUND, TURN
from hoodwink.games.erben.identities import Effect, Supply
from hoodwink.games.erben.state import UNMARKED
from hoodwink.games.erben.telling import Telling, hand, power_of, some, supply, title, titles
from hoodwink.games.erben.view import ErbenView

BUY, ACCUSE = "Buy information on", "Accuse"
_ORDER = (Claim, Buy, Accuse, Stack, Done)  # of the verbs in the list of a turn
_CLAIM_SECTIONS = {  # §3.4 to §3.13, by identity and way
    (0, 0): "3.4", (0, 1): "3.5", (1, 0): "3.6", (1, 1): "3.7", (2, 0): "3.8", (2, 1): "3.8", (3, 0): "3.9",
    (3, 1): "3.10", (4, 0): "3.11", (5, 0): "3.12", (6, 0): "3.13",
}  # fmt: skip


class ErbenWords(Telling):
    """What is said at a table of Die Erben von Hoax."""

    __slots__ = ()

    # questions -----------------------------------------------------------------------------------------------------

    def question(self, view: ErbenView) -> str:
        if not view.asked:
            return f"{sentence(self.several(view.waiting))} to answer." if view.waiting else "The game is over."
        turn = NOBODY if view.turn is None else view.turn
        match view.frame:
            case "CoverHeads":
                return "Cover a head that you are not."
            case "CoverAnew":
                return "You have a new card. Cover a head that you are not."
            case "FirstChips":
                return "Take a chip to start with."
            case "Turn":
                return "Your turn: claim an identity, buy information or accuse."
            case "Face":
                return "The showdown: doubt, accuse or buy information."
            case "Swaps":
                return f"The Merchant swaps. You may still swap {hand(view.fresh)}."
            case "Answer":
                return self._answer_question(view)
            case "Declaring":
                return f"{self._deed(view)} Do you declare that illegal?"
            case "Condemning":
                return f"{sentence(self.does(turn, 'have', 'has'))} {hand(view.chips[turn])} loose. Do you set a fine?"
            case "Reprieving":
                return f"{sentence(self.name(turn))} is condemned. Do you offer a reprieve?"
            case "Guilty":
                return "You are condemned. What do you do?"
            case "Information" if view.sells is not None:
                _, buyer, number = view.sells
                what = "which card do you show?" if number == 1 else f"which {number} cards do you show?"
                return f"{sentence(self.does(buyer, 'buy'))} information: {what}"
            case "MoreInformation":
                return "Do you buy information before your turn ends?"
            case "Accusations":
                return "The turn is over. Do you accuse anyone?"
            case "StackNow":
                return "Do you stack a trio?"
            case "Coronation":
                return "You have won the throne. Who crowns you?"
        return self._trial_question(view)

    def _trial_question(self, view: ErbenView) -> str:
        if view.claim is None:
            return "What do you do?"
        claimant, identity = view.claim
        if view.frame == "SupportVote":
            doubter = NOBODY if view.doubter is None else view.doubter
            return f"{sentence(self.does(doubter, 'doubt'))} {self.whose(claimant)} {title(identity)}. Do you too?"
        return f"Is {self.name(claimant)} the {title(identity)}? Do you doubt it?"

    def _answer_question(self, view: ErbenView) -> str:
        action = None if view.answering is None else ACTIONS[view.answering]
        turn = NOBODY if view.turn is None else view.turn
        if isinstance(action, Swap):
            what = f"wants your {supply(action.takes)} for 1 {supply(action.gives)}"
            return f"{sentence(self.name(turn))} {what}."
        assert isinstance(action, Claim)
        match power_of(action).effect:
            case Effect.TAX:
                return f"{sentence(self.name(turn))} taxes you 1 {supply(action.type or 0)}."
            case Effect.COLLECT:
                return f"{sentence(self.name(turn))} collects a chip from you. Which?"
        return f"{sentence(self.name(turn))} bewitches you and takes {hand(view.chips[view.seat])}."

    def _deed(self, view: ErbenView) -> str:
        """What the turn's player has done, in a sentence."""
        turn = NOBODY if view.turn is None else view.turn
        action = None if view.deed is None else ACTIONS[view.deed]
        match action:
            case Claim():
                return f"{sentence(self.whose(turn))} {title(action.identity)}: {self.aim(action)}."
            case Buy(target=target):
                return f"{sentence(self.does(turn, 'buy'))} information on {self.name(target)}."
        return "" if view.accused is None else f"{sentence(self.does(turn, 'accuse'))} {self.name(view.accused)}."

    # actions -------------------------------------------------------------------------------------------------------

    def action(self, view: ErbenView, action: Action) -> str:
        match action:
            case Pass():
                return {"Answer": "Put up with it", "StackNow": "Leave them loose"}.get(view.frame, "Let it pass")
            case Done():
                return "No more swaps" if view.frame == "Swaps" else "End my turn"
            case Doubt(identity=None):
                claim = view.claim
                return "I doubt it" if claim is None else f"{self._you_are_not(claim[0])} the {title(claim[1])}!"
            case Doubt(identity=identity):
                return f"You are not the {title(identity or 0)}!"
            case Vote(support=support):
                return "I doubt it too" if support else "I don't doubt it"
            case Immune():
                return "As the Magician I am immune"
            case Declare():
                return "As the Baron I declare this illegal"
            case Stack():
                return "Stack a trio"
            case Cover(identity=identity):
                return f"Cover the {title(identity)}"
            case Take(first=first, second=None):
                return f"Take {some(1, first)}"
            case Take(first=first, second=second) if first == second:
                return f"Take {some(2, first)}"
            case Take(first=first, second=second):
                return f"Take {some(1, first)} and {some(1, second or 0)}"
            case Give(type=type):
                return f"Give {some(1, type)}"
        return self._long(view, action)

    def _you_are_not(self, seat: int) -> str:
        return f"{sentence(self.name(seat))} {'are' if seat == self.seat else 'is'} not"

    def _long(self, view: ErbenView, action: Action) -> str:
        match action:
            case Condemn() | Reprieve():
                return sentence(self.reaction(action))
            case Pay(to=seat):
                return f"Pay {self.name(seat)} {self._price(view.fines, seat)}"
            case Tithe(to=seat):
                return f"Accept {self.whose(seat)} reprieve for {self._price(view.reprieves, seat)}"
            case Crown(seat=seat):
                return f"{sentence(self.name(seat))} shall crown me"
            case Buy(target=target, cards=number):
                return f"{BUY} {self.name(target)}: {number} card{'s' * (number != 1)}"
            case Accuse(target=target, name=name):
                return f"Accuse {self.name(target)} of being the {title(name)}"
            case Swap(gives=gives, takes=takes, of=of):
                whom = "the bank" if of is None else self.name(of)
                return f"Swap {supply(gives)} for {supply(takes)} with {whom}"
            case Show(cards=cards):
                return f"Show {titles(cards)}"
            case Claim(identity=identity):
                return f"I am the {title(identity)}: {self.aim(action)}"
        return str(action)

    def _price(self, offers: tuple[tuple[int, int], ...], seat: int) -> str:
        action = ACTIONS[dict(offers)[seat]] if seat in dict(offers) else None
        match action:
            case Condemn(type=type, count=number, share=share):
                shared = "" if share is None else f", half of it for {self.name(share)}"
                return some(number, type) + shared
            case Reprieve(type=type):
                return some(1, type)
        return "a fine"

    def section(self, view: ErbenView, action: Action) -> str:
        match action:
            case Claim(identity=identity, way=way):
                return _CLAIM_SECTIONS[int(identity), int(way)]
            case Buy():
                return "8.1"
            case Accuse():
                return "9.1"
            case Stack():
                return "12.19"
            case Immune():
                return "5.1"
            case Tithe():
                return "7.6"
        return view.section

    def path(self, view: ErbenView, action: Action) -> tuple[Step, ...]:
        match action:
            case Claim(identity=identity):
                mark = " ✓" if identity == view.identity else ""
                return (Step(f"I am the {title(identity)}{mark}"), *self._details(view, action))
            case Buy(target=target, cards=number):
                return (
                    Step(BUY),
                    Step(self.name(target), self._known(view, target)),
                    Step(f"{number} card{'s' * (number != 1)}"),
                )
            case Accuse(target=target, name=name):
                barred = "covered" if name in view.covered[target] else ""
                shown = "you were shown it" if name in view.seen[target] else ""
                return (
                    Step(ACCUSE),
                    Step(self.name(target), self._known(view, target)),
                    Step(f"the {title(name)}", barred or shown),
                )
            case Swap(gives=gives, takes=takes, of=of):
                whom = "the bank" if of is None else self.name(of)
                theirs = view.bank if of is None else view.chips[of]
                return (
                    Step(f"Swap with {whom}", hand(theirs)),
                    Step(f"{supply(gives)} for {supply(takes)}"),
                )
            case Condemn(type=type, count=number, share=share):
                shared = "" if share is None else f", shared with {self.name(share)}"
                return Step(f"A fine of {supply(type)}"), Step(f"{number}{shared}")
            case Immune():
                return (Step("Immune", "the truth" if view.identity == 4 else "a bluff"),)
            case Declare():
                return (Step("Illegal", "the truth" if view.identity == 0 else "a bluff"),)
            case Cover(identity=identity):
                return (Step(f"Cover the {title(identity)}"),)
        return (Step(self.action(view, action)),)

    def so_far(self, labels: Sequence[str]) -> str:
        verb, *rest = labels
        return f"{verb} {', '.join(rest)}".strip() if verb in (BUY, ACCUSE) else ", ".join(labels)

    def _details(self, view: ErbenView, claim: Claim) -> tuple[Step, ...]:
        """What a claimant decides besides the identity."""
        of = NOBODY if claim.of is None else claim.of
        match power_of(claim).effect:
            case Effect.TAX:
                type = claim.type or Supply.WINE
                givers = tuple(s for s in view.remaining if s != view.seat and view.chips[s][type])
                return Step("tax everyone"), Step(f"1 {supply(type)}", f"{self.several(givers)} would have to")
            case Effect.BEWITCH:
                return Step("bewitch"), Step(self.name(of), hand(view.chips[of]))
            case Effect.STEAL if claim.of is not None:
                whom = Step(f"steal from {self.name(of)}", hand(view.chips[of], view.trios[of]))
                return whom, Step(some(claim.count, claim.type or 0))
        return (Step(self.aim(claim)),)

    def _known(self, view: ErbenView, seat: int) -> str:
        """What this seat is known not to be."""
        not_these = sorted({*view.covered[seat], *view.seen[seat]})
        return f"not {titles(not_these, 'or')}" if not_these else ""

    def menu(self, view: ErbenView, options: Sequence[Action]) -> Menu:
        """Claims in the order of the heads, then the other verbs."""

        def place(action: Action) -> tuple[int, int]:
            verb = _ORDER.index(type(action)) if type(action) in _ORDER else -1
            return verb, action.identity if isinstance(action, Claim) else 0

        return super().menu(view, sorted(options, key=place))

    # the table -----------------------------------------------------------------------------------------------------

    def turn(self, view: ErbenView) -> int | None:
        return view.turn if view.winner is None else None

    def still_in(self, view: ErbenView) -> tuple[int, ...]:
        return view.remaining

    def turn_starts(self, event: Event) -> bool:
        return event[0] in (TURN, ROUND)

    def may_recall(self, view: ErbenView) -> bool:
        return not view.modules & UNMARKED  # §12.5

    def table(self, view: ErbenView) -> list[dict[str, str]]:
        rows = []
        for seat in range(view.seats):
            state = [] if seat in view.remaining else ["out"]
            state += [f"face up: {title(card)}" for card in view.turned[seat]]
            rows.append(
                {"": self.label(seat), "throne": str(view.throne[seat])}
                | {type.name.lower(): str(view.chips[seat][type] or "·") for type in Supply}
                | {"trios": str(view.trios[seat] or "·")}
                | {"is not": ", ".join(title(identity) for identity in view.covered[seat])}
                | {"state": ", ".join(state)}
            )
        return rows
