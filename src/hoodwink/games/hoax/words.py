"""Hoax in English, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hoodwink.core.action import Action, Pass
from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, SPECTATOR, members
from hoodwink.core.words import Menu, Step, Words, listed, sentence
from hoodwink.games.hoax.actions import (
    ACTIONS,
    EXCHANGERS,
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
)
from hoodwink.games.hoax.events import (
    ACCUSED,
    ADMITTED,
    CALLED,
    CLAIMED,
    FIRST,
    GAVE,
    IMMUNE,
    INVESTIGATED,
    OUT,
    SHOWN,
    SWAPPED,
    TOOK,
    TURN,
    VOTED,
    WON,
)
from hoodwink.games.hoax.sheet import CLUE_SIZE, SHEET, Character, Effect, Privilege, Resource
from hoodwink.games.hoax.view import HoaxView

SYMBOLS = "$★◆"  # by resource
_PRIVILEGES = [privilege for row in SHEET for privilege in row.privileges]
INVESTIGATE, ACCUSE = "Investigate", "Accuse"
_ORDER = (Claim, Investigate, Accuse, Done)  # of the verbs in the list of a turn


def title(character: int) -> str:
    """`Son-in-Law`."""
    parts = Character(character).name.lower().split("_")
    return "-".join(part if part == "in" else part.capitalize() for part in parts)


def some(number: int, type: int) -> str:
    """`2 cash`."""
    return f"{number} {Resource(type).name.lower()}"


def hand(tokens: Iterable[int]) -> str:
    return listed([some(number, type) for type, number in enumerate(tokens) if number]) or "no tokens"


def privilege_of(claim: Claim) -> Privilege:
    return PRIVILEGE_OF.get(claim) or EXCHANGERS[claim.character]


def summary(character: int) -> str:
    """What the sheet gives a character, in a line."""
    said: list[str] = []
    for p in SHEET[character].privileges:
        types = f"{p.count} {listed([type.name.lower() for type in p.types], 'or')}"
        match p.effect:
            case Effect.TAKE:
                said.append(types)
            case Effect.NEIGHBOURS:
                said.append(f"{p.count} from each neighbour")
            case Effect.COLLECT:
                said.append(f"{p.count} of one type from everyone")
            case Effect.EXCHANGE:
                said.append("exchange one type for another")
            case Effect.SEIZE:
                said.append(f"{p.count} of one type from someone")
            case Effect.HELP:
                said.append(f"{types}, and someone you help takes {p.helped}")
    return ", or ".join(said)


class HoaxWords(Words):
    """What is said at a table of Hoax."""

    __slots__ = ()

    def me(self, view: HoaxView) -> str:
        if view.identity is None:
            return ""
        immune = [f"the {title(other)}" for other in SHEET[view.identity].immune_to]
        return f"You are the {title(view.identity)}" + (f", immune to {listed(immune)}." if immune else ".")

    # questions -----------------------------------------------------------------------------------------------------

    def question(self, view: HoaxView) -> str:
        if not view.asked:
            return f"{sentence(self.several(view.waiting))} to answer." if view.waiting else "The game is over."
        turn = NOBODY if view.turn is None else view.turn
        claim = None if view.claim is None else ACTIONS[view.claim]
        match view.frame:
            case "Gather":
                return "Take a token to start with."
            case "Turn":
                return self._turn_question(view)
            case "Help":
                return f"{sentence(self.does(turn, 'help'))} you: take a token."
            case "Gift":
                return f"Which token do you give {self.name(turn)}?"
            case "Immunity" if isinstance(claim, Claim):
                return f"{sentence(self.name(turn))} is about {self._aim(claim)}. Do you claim to be immune?"
            case "Challenge" if isinstance(claim, Claim):
                return f"Is {self.name(turn)} the {title(claim.character)}? Do you call hoax?"
            case "ClaimVote" if isinstance(claim, Claim):
                return f"The vote: is {self.name(turn)} the {title(claim.character)}?"
            case "ImmunityVote":
                character = dict(view.immune)[turn if view.trial is None else view.trial]
                return f"The vote: is {self.name(turn if view.trial is None else view.trial)} the {title(character)}?"
            case "ImmunityChallenge":
                said = [f"{self.does(seat, 'say')} “{title(c)}”" for seat, c in view.immune if seat != view.seat]
                return f"Immune? {sentence(listed(said))}. Do you call hoax?"
        return "What do you do?"

    def _turn_question(self, view: HoaxView) -> str:
        may = [
            *(["investigate"] if all(view.tokens[view.seat]) else []),
            *([] if view.accused else ["accuse"]),
        ]
        if not view.claimed:
            return f"Your turn: you owe a claim{', and may ' + listed(may, 'and') if may else ''}."
        return f"Your claim is made. You may still {listed(may, 'or')}." if may else "Your claim is made."

    # actions -------------------------------------------------------------------------------------------------------

    def action(self, view: HoaxView, action: Action) -> str:
        match action:
            case Pass():
                return "Put up with it" if view.frame == "Immunity" else "Let it pass"
            case Done():
                return "End my turn"
            case Take(type=type):
                return f"Take {some(1, type)}"
            case Give(type=type):
                return f"Give {some(1, type)}"
            case CallHoax(on=None):
                return "Hoax!"
            case CallHoax(on=seat) if seat in dict(view.immune):
                return f"Hoax! {sentence(self.name(seat))} is not the {title(dict(view.immune)[seat])}"
            case CallHoax(on=seat):
                return f"Hoax on {self.name(seat or 0)}!"
            case Vote(up=up):
                return "Thumb up: I believe it" if up else "Thumb down: a hoax"
            case Immune(character=character):
                return f"I am the {title(character)}, immune to that"
            case Investigate(target=target):
                return f"Investigate {self.name(target)}"
            case Accuse(target=target, name=name):
                return f"Accuse {self.name(target)} of being the {title(name)}"
            case Claim(character=character):
                return ", ".join([f"I am the {title(character)}", *(d.label for d in self._details(view, action))])
        return str(action)

    def section(self, view: HoaxView, action: Action) -> str:
        match action:
            case Claim():
                return f"3.{6 + _PRIVILEGES.index(privilege_of(action))}"  # §3.6 to §3.13, in the order of the sheet
            case Investigate():
                return "4.1"
            case Accuse():
                return "5.1"
            case Done():
                return "2.3"
        return view.section

    def path(self, view: HoaxView, action: Action) -> tuple[Step, ...]:
        match action:
            case Claim(character=character):
                label = f"I am the {title(character)}" + (" ✓" if character == view.identity else "")
                if action == Claim(character):
                    return (Step(label, "with empty hands: nothing to exchange"),)
                return (Step(label, summary(character)), *self._details(view, action))
            case Investigate(target=target):
                return (
                    Step(INVESTIGATE, f"for one token of each type: see {CLUE_SIZE} cards"),
                    Step(self.name(target), self._known(view, target)),
                )
            case Accuse(target=target, name=name):
                return (
                    Step(ACCUSE, "name who someone is: one of you two is out"),
                    Step(self.name(target), self._known(view, target)),
                    Step(f"the {title(name)}", "carries an imposter token" if name in view.imposters[target] else ""),
                )
            case Immune(character=character):
                return (Step("Immune", "the truth" if character == view.identity else "a bluff"),)
            case Take(type=type) | Give(type=type) if view.seat != SPECTATOR:
                return (Step("Take", f"you have {view.tokens[view.seat][type] or 'none'}"),)
        return (Step(self.action(view, action)),)

    def so_far(self, labels: Sequence[str]) -> str:
        verb, *rest = labels
        return f"{verb} {', '.join(rest)}".strip() if verb in (INVESTIGATE, ACCUSE) else ", ".join(labels)

    def _details(self, view: HoaxView, claim: Claim) -> tuple[Step, ...]:
        """What a claimant decides besides the character."""
        p = privilege_of(claim)
        takes = NOBODY if claim.takes is None else claim.takes
        match p.effect:
            case Effect.TAKE:
                return (Step(f"take {some(p.count, takes)}"),)
            case Effect.NEIGHBOURS:
                return (Step(f"each neighbour gives me {p.count}", self.several(self._neighbours(view))),)
            case Effect.COLLECT:
                givers = tuple(s for s in view.remaining if s != view.seat and view.tokens[s][takes])
                return (Step(f"everyone gives me {some(p.count, takes)}", f"{self.several(givers)} would have to"),)
            case Effect.SEIZE:
                of = view.tokens[claim.of or 0]
                there = min(p.count, of[takes])
                what = some(there, takes) if there else f"{Resource(takes).name.lower()}, though there is none"
                return (Step(f"take from {self.name(claim.of or 0)}", hand(of)), Step(what))
            case Effect.HELP:
                type = p.types[0] if claim.takes is None else claim.takes
                helps = claim.helps or 0
                return (Step(f"take {some(p.count, type)} and help {self.name(helps)}", hand(view.tokens[helps])),)
        if claim.gives is None:
            return (Step("with empty hands"),)
        other = Step("exchange with the supply")
        if claim.of is not None:
            other = Step(f"exchange with {self.name(claim.of)}", hand(view.tokens[claim.of]))
        types = Step(f"{Resource(claim.gives).name.lower()} for {Resource(takes).name.lower()}")
        return other, types, Step(f"{claim.count} for {claim.count}")

    def _neighbours(self, view: HoaxView) -> tuple[int, ...]:
        others = [(view.seat + i) % view.seats for i in range(1, view.seats)]
        near = [seat for seat in others if seat in view.remaining]
        return tuple(dict.fromkeys([near[0], near[-1]])) if near else ()

    def _known(self, view: HoaxView, seat: int) -> str:
        """What lies before a seat for all to see."""
        not_these = [f"not the {title(character)}" for character in view.imposters[seat]]
        return ", ".join(not_these)

    def menu(self, view: HoaxView, options: Sequence[Action]) -> Menu:
        """Claims in the order of the sheet, exchanges among them, then the other verbs."""

        def place(action: Action) -> tuple[int, int]:
            verb = _ORDER.index(type(action)) if type(action) in _ORDER else -1
            return verb, action.character if isinstance(action, Claim) else 0

        return super().menu(view, sorted(options, key=place))

    # events --------------------------------------------------------------------------------------------------------

    def event(self, view: HoaxView, event: Event) -> str:
        kind, *rest = event
        return sentence(self._event(view, kind, rest))

    def _event(self, view: HoaxView, kind: int, rest: list[Any]) -> str:
        match kind, rest:
            case k, [seat] if k == FIRST:
                return f"{self.does(seat, 'begin')}."
            case k, [seat] if k == TURN:
                return f"{self.whose(seat)} turn."
            case k, [seat, type, number] if k == TOOK:
                return f"{self.does(seat, 'take')} {some(number, type)}."
            case k, [seat, id] if k == CLAIMED:
                claim = ACTIONS[id]
                assert isinstance(claim, Claim)
                return f"{self.does(seat, 'claim')} to be the {title(claim.character)}, {self._aim(claim)}."
            case k, [seat, claimant, passed] if k == CALLED:
                let = f" ({sentence(self.several(passed))} had let it pass.)" if passed else ""
                return f"“Hoax!” {self._cries(seat)} at {self.name(claimant)}.{let}"
            case k, [_, up, down] if k == VOTED:
                return self._thumbs(members(up), members(down))
            case k, [seat, character] if k == ADMITTED:
                is_not = self.does(seat, "are not", "is not")
                return f"it was a hoax: {is_not} the {title(character)} and {self._takes(seat)} an imposter token."
            case k, [seat, character] if k == IMMUNE:
                return f"{self.does(seat, 'claim')} to be the {title(character)}, immune to that."
            case k, [seat, to, type, number] if k == GAVE:
                return f"{self.does(seat, 'give')} {self.name(to)} {some(number, type)}."
            case k, [seat, other, gives, takes, number] if k == SWAPPED:
                whom = "the supply" if other == NOBODY else self.name(other)
                return f"{self.does(seat, 'exchange')} {some(number, gives)} for {some(number, takes)} with {whom}."
        return self._fate(view, kind, rest)

    def _fate(self, view: HoaxView, kind: int, rest: list[Any]) -> str:
        """Investigations, accusations and the end. Cards and names are None to those who were not shown them."""
        match kind, rest:
            case k, [seat, target, cards] if k == INVESTIGATED:
                seen = "" if cards is None else f": {listed([title(c) for c in members(cards)])}"
                return f"{self.does(seat, 'investigate')} {self.name(target)}{seen}."
            case k, [seat, target, right, name] if k == ACCUSED:
                of = "" if name is None else f" of being the {title(name)}"
                return f"{self.does(seat, 'accuse')} {self.name(target)}{of}. {'Right!' if right else 'Wrong!'}"
            case k, [seat] if k == OUT:
                return f"{self.does(seat, 'are', 'is')} out."
            case k, [seat, points] if k == WON:
                how = f"{self.does(seat, 'are', 'is')} the last one left"
                if len(view.remaining) > 1:
                    card = f" the {title(view.identities[seat])}" if view.identities else ""
                    how = f"it was true! {sentence(self.does(seat, 'are', 'is'))}{card}"
                return f"{how} and {'win' if seat == self.seat else 'wins'} {points} point{'s' * (points != 1)}."
            case k, [identities] if k == SHOWN:
                who = [f"{self.name(s)} {'' if s else self._was(s)}the {title(c)}" for s, c in enumerate(identities)]
                return f"{listed(who)}."
        return ""

    def _was(self, seat: int) -> str:
        return "were " if seat == self.seat else "was "

    def _takes(self, seat: int) -> str:
        return "take" if seat == self.seat else "takes"

    def _cries(self, seat: int) -> str:
        return "you cry" if seat == self.seat else f"cries {self.names[seat]}"

    def _thumbs(self, up: tuple[int, ...], down: tuple[int, ...]) -> str:
        verdict = "A hoax, says the table." if len(down) > len(up) else "The claim stands."
        return f"thumbs up: {self.several(up)}; down: {self.several(down)}. {verdict}"

    def _aim(self, claim: Claim) -> str:
        """What a claim is for: `to take 1 cash and help Ben`."""
        p = privilege_of(claim)
        takes = NOBODY if claim.takes is None else claim.takes
        match p.effect:
            case Effect.TAKE:
                return f"to take {some(p.count, takes)}"
            case Effect.NEIGHBOURS:
                return f"to get {p.count} token{'s' * (p.count != 1)} from each neighbour"
            case Effect.COLLECT:
                return f"to get {some(p.count, takes)} from everyone"
            case Effect.SEIZE:
                return f"to take {some(p.count, takes)} from {self.name(claim.of or 0)}"
            case Effect.HELP:
                type = p.types[0] if claim.takes is None else claim.takes
                return f"to take {some(p.count, type)} and help {self.name(claim.helps or 0)}"
        if claim.gives is None:
            return "with empty hands"
        whom = "the supply" if claim.of is None else self.name(claim.of)
        return f"to exchange {some(claim.count, claim.gives)} for {some(claim.count, takes)} with {whom}"

    # the table -----------------------------------------------------------------------------------------------------

    def turn(self, view: HoaxView) -> int | None:
        begun = any([self.turn_starts(event) for event in view.log])  # before, everybody takes a token (§1.6)
        return view.turn if begun and view.winner is None else None

    def still_in(self, view: HoaxView) -> tuple[int, ...]:
        return view.remaining

    def turn_starts(self, event: Event) -> bool:
        return bool(event[0] == TURN)

    def may_recall(self, view: HoaxView) -> bool:
        return view.memory_aid

    def table(self, view: HoaxView) -> list[dict[str, str]]:
        if view.identities is not None:  # §7.3 the cards are up, the tokens are gone
            was = [title(identity) for identity in view.identities]
            return [{"": self.label(seat), "was the": was[seat]} for seat in range(view.seats)]
        rows = []
        for seat in range(view.seats):
            lies = [
                *(["hoax card"] if view.hoax_card == seat else []),
                *(["exhausted"] if seat in view.exhausted else []),
                *([] if seat in view.remaining else ["out"]),
            ]
            rows.append(
                {"": self.label(seat)}
                | {type.name.lower(): pips(view.tokens[seat][type], SYMBOLS[type]) for type in Resource}
                | {"imposter as": ", ".join(title(character) for character in view.imposters[seat])}
                | {"state": ", ".join(lies)}
            )
        return rows


def pips(number: int, symbol: str) -> str:
    """`$$$`, and `$ × 7` where that is easier to read."""
    return symbol * number if 0 < number <= 5 else f"{symbol} × {number}" if number else "·"
