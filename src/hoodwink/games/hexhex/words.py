"""HEX•HEX XL in English, for the terminal. What happened is in telling.py."""

from __future__ import annotations

from hoodwink.core.action import Action, Pass
from hoodwink.core.event import Event
from hoodwink.core.words import Step, listed, sentence
from hoodwink.games.hexhex import actions as do
from hoodwink.games.hexhex import events as e
from hoodwink.games.hexhex.outside import BONE, EBON, LAW
from hoodwink.games.hexhex.primitives import TOKEN_NAMES
from hoodwink.games.hexhex.telling import CURSE_TEXTS, Telling
from hoodwink.games.hexhex.view import HexView

NAMING = {
    "OmenTarget": "Ill Omen: before whom do you lay it?",
    "Level": "Level: with whom?",
    "SpiteTarget": "Spite: who loses as much?",
    "NameDealer": "You have the least Voice: who deals?",
    "GrabTarget": "GRAB: to whom does the Hex go?",
    "Revenge": "The law of revenge: who loses as much as you did?",
    "SeeHand": "Whose hand do you see?",
    "Between": "Between whom does the card go?",
}
QUESTIONS = {
    "AllReady": "Read your cards. Ready?",
    "Casting": "HEX•HEX! At whom do you cast?",
    "Stating": "Deception: what do you say that it is?",
    "WhenHexed": "The Hex goes off on you. Do you have a card for that?",
    "PartingShot": "Parting Shot: at whom do you cast?",
    "SpiteAmount": "Spite: how much Voice do you give up?",
    "Rob": "Grave Robber: which card do you take from the pile?",
    "Signs": "Rock, paper, scissors … shoot!",
    "HandsUp": "HEX•HEX! Hands up!",
    "Grabbing": "GRAB! Which stick?",
    "MaySwap": "Do you swap a card with the deck?",
    "BackToDeck": "Which card do you put back?",
    "DiscardOwed": "Your curse: which card do you discard?",
    "LayDownTheLaw": "You have won. Lay down the law!",
}


class HexWords(Telling):
    """What is said at a table of HEX•HEX XL."""

    __slots__ = ()

    def me(self, view: HexView) -> str:
        """One's own hand."""
        if view.seat < 0 or not view.frame:
            return ""
        return f"You hold {self.titles(view.hand)}."

    # questions -----------------------------------------------------------------------------------------------------

    def question(self, view: HexView) -> str:
        if not view.asked:
            return f"{sentence(self.several(view.waiting))} to answer." if view.waiting else "The game is over."
        if view.frame == "Readying":
            if view.answering is not None:
                return f"{self.hex(view, view.answering)} lies before you: what do you answer?"
            return "Do you play a card out of turn?"
        if view.frame == "Counters":
            names = [self.title(entry[1]) if entry[1] >= 0 else "the payment" for entry in view.window[-1]]
            return f"{listed(names)}: do you counter?"
        if view.frame == "Verdict":
            return self._verdict(view, self.names[view.asks[0]], view.asks[1])
        return NAMING.get(view.frame) or QUESTIONS.get(view.frame) or "What do you do?"

    def _verdict(self, view: HexView, name: str, about: int) -> str:
        if about in (EBON, BONE):
            return f"Has {name} knocked {'an ebon' if about == EBON else 'a bone'} stick off the table?"
        if about >= LAW:
            return f"Has {name} broken the law{self.call(about)}?"
        return f"Has {name} broken {CURSE_TEXTS[view.curse or 0]}?"

    def hex(self, view: HexView, number: int) -> str:
        """A Hex by its number and what is on it: `Hex 1 (boost, rot; costs 2)`."""
        for h in view.hexes:
            if h[0] == number:
                marks = [name for name, n in zip(TOKEN_NAMES, (h[4], h[5], h[7], h[9], abs(h[10])), strict=True) if n]
                return f"Hex {number + 1} ({', '.join([*marks, f'costs {h[11]}'])})"
        return f"Hex {number + 1}"

    # actions -------------------------------------------------------------------------------------------------------

    def action(self, view: HexView, action: Action) -> str:
        match action:
            case Pass():
                return self._no(view)
            case do.Ready():
                return "Ready"
            case do.Cast(seat=seat):
                return f"“HEX•HEX, {self.names[seat]}!”"
            case do.Lay(card=card, to=to):
                return self.title(card) + (f" to {self.name(to)}" if to is not None else "")
            case do.State(card=card, to=to):
                return f"“{self.title(card)}”" + (f" to {self.name(to)}" if to is not None else "")
            case do.Play(card=card, at=at):
                return self.title(card) + (f" on {self.object_of(*view.objects[at])}" if at is not None else "")
            case do.Challenge(at=at):
                return f"Challenge {self.object_of(*view.objects[at])}"
            case do.Pay(at=at):
                return f"Pay 2 Voice to cancel {self.object_of(*view.objects[at])}"
            case do.Hexed(card=card) | do.Take(card=card):
                return self.title(card)
            case do.Discard(card=card):
                return f"Discard {self.title(card)}"
            case do.PutBack(card=card):
                return f"Put back {self.title(card)}"
            case do.Swap():
                return "Draw one and put one back"
        return self._choice(action)

    def _choice(self, action: Action) -> str:
        match action:
            case do.Name(seat=seat):
                return sentence(self.name(seat))
            case do.Sacrifice(amount=amount):
                return f"{amount} Voice"
            case do.Sign(shape=shape):
                return sentence(shape.name.lower())
            case do.Raise():
                return "Hands up!"
            case do.Grab(ebon=ebon):
                return "Ebon" if ebon else "Bone"
            case do.Vote(guilty=guilty, on_purpose=meant):
                return "Guilty, and clearly on purpose" if meant else "Guilty" if guilty else "Not guilty"
            case do.Enact(law=law):
                return f"Enact: {self.law(law)}"
            case do.Repeal(law=law):
                return f"Repeal: {self.law(law)}"
            case do.Remove(card=card):
                return f"Remove {self.title(card)}"
            case do.Restore(card=card):
                return f"Restore {self.title(card)}"
        return str(action)

    def _no(self, view: HexView) -> str:
        if view.frame == "Readying" and view.answering is not None:
            return "I can't"
        return {
            "HandsUp": "Keep still",
            "WhenHexed": "None",
            "Stating": "Nothing was laid",
            "LayDownTheLaw": "Leave the law as it is",
        }.get(view.frame, "Pass")

    def section(self, view: HexView, action: Action) -> str:
        match action:
            case do.Challenge():
                return "8.5"
            case do.Pay():
                return "13.5"
        return view.section

    def path(self, view: HexView, action: Action) -> tuple[Step, ...]:
        """Where there are many: the card, then where it goes."""
        match action:
            case do.Lay(card=card, to=int(to)) | do.State(card=card, to=int(to)):
                return (Step(self.title(card), self._text(card)), Step(f"to {self.name(to)}"))
            case do.Lay(card=card) | do.State(card=card) | do.Hexed(card=card) | do.Take(card=card):
                return (Step(self.title(card), self._text(card)),)
            case do.Play(card=card, at=int(at)):
                return (Step(self.title(card), self._text(card)), Step(f"on {self.object_of(*view.objects[at])}"))
            case do.Enact() | do.Repeal():
                return (Step("A law"), Step(self.action(view, action)))
            case do.Remove() | do.Restore():
                return (Step("A kind of card"), Step(self.action(view, action)))
        return (Step(self.action(view, action)),)

    def _text(self, card: int) -> str:
        return self.rows[card].texts[0]

    # the table -----------------------------------------------------------------------------------------------------

    def turn_starts(self, event: Event) -> bool:
        return bool(event[0] == e.ROUND)

    def table(self, view: HexView) -> list[dict[str, str]]:
        rows = []
        for seat in range(view.seats):
            hexes = [self.hex(view, h[0]) for h in view.hexes if h[1] == seat]
            stands = [self.title(card) for card, owner, at, _ in view.standing if (owner if at is None else at) == seat]
            row = {
                "": self.label(seat),
                "Voice": str(view.voice[seat]),
                "cards": str(view.sizes[seat]),
                "Hexes": ", ".join(hexes),
                "stands": ", ".join(stands),
                "played": ", ".join([self.title(card) for card in view.table[seat]]),
            }
            if view.curse is not None:
                row["curse"] = CURSE_TEXTS[view.curse] if seat in view.vexed else ""
            rows.append(row)
        return rows
