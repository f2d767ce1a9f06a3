"""HEX•HEX XL told: what happened, in English sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY
from hoodwink.core.words import Words, listed, sentence
from hoodwink.games.hexhex import events as e
from hoodwink.games.hexhex.actions import ACTIONS, OWN_LAWS, Enact, Law, Remove, Repeal, Restore, Shape
from hoodwink.games.hexhex.counters import A_CARD, A_HEX, A_TOKEN, AN_EFFECT
from hoodwink.games.hexhex.deck import HOUSE, Card
from hoodwink.games.hexhex.laws import PENALTIES
from hoodwink.games.hexhex.primitives import TOKEN_NAMES
from hoodwink.games.hexhex.state import LAWS
from hoodwink.games.hexhex.view import HexView

STICKS = ("nothing", "ebon", "bone")
WHY = {
    "hex": "the Hex", "targeted": "the Hex that hit", "rot": "Rot", "hexhex": "HEX•HEX", "sign": "the Hex Sign",
    "upwiththat": "What the Hex Up With That", "deception": "Deception", "level": "Level", "spite": "Spite",
    "sacrifice": "the sacrifice", "inversion": "Inversion", "backlash": "Backlash", "stix": "the stix card",
    "curse": "the curse", "law": "the law", "knocked": "sticks on the floor", "payment": "the payment",
    "revenge": "revenge",
}  # fmt: skip
CURSE_TEXTS = (
    "no yes or no", "no talk at all", "one hand only", "no player's name", "no I, me, my", "no you", "no hex",
    "left is right and right is left", "only questions", "only whispers", "end every sentence with “my liege”",
    "no numbers", "no laughing", "say each card's name twice", "no pointing", "touch each card to your chin",
    "stand while you are The Intended", "elbows off the table", "play with an open hand",
    "thank whoever passes you a Hex", "play within 5 seconds", "no counters", "never the same target twice running",
    "after each card discard one", "dealt 4 cards",
)  # fmt: skip
CALLS = ("", " for an ebon stick", " for a bone stick")  # what a call is about; then come the table's own laws
LAW_TEXTS = {
    Law.MIRRORED: "left is right and right is left in the texts of cards",
    Law.SILENCE: "who has 0 Voice or less may not chat",
    Law.REVENGE: "who is Hexed may make another lose as much",
    Law.PAYMENT: "any card may be cancelled for 2 Voice",
    Law.RAISED: "HEX•HEX costs all who raise their hands, and one may keep still",
    Law.KEYWORD_YOU: "who says “you” draws all Hexes",
    Law.KEYWORD_I: "who says “I” draws all Hexes",
    Law.KEYWORD_HEX: "who says “hex” draws all Hexes",
} | {law: f"a law in the table's own words, for {PENALTIES[n]}" for n, law in enumerate(OWN_LAWS)}


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


class Telling(Words):
    """What happened at a table of HEX•HEX XL."""

    __slots__ = ()
    rows: ClassVar[tuple[Card, ...]] = HOUSE.cards
    own: ClassVar[Mapping[Law, str]] = {}  # the words of the table's own laws

    @classmethod
    def of(cls, cards: tuple[Card, ...], own: Mapping[Law, str] | None = None) -> type[Telling]:
        """The words for a table with a deck, or laws, of its own."""
        return type(cls.__name__, (cls,), {"rows": cards, "own": own or {}, "__slots__": ()})

    def law(self, law: Law) -> str:
        """`“No pointing.” (2 Voice)`, where the table has words for it."""
        if law in self.own:
            return f"“{self.own[law]}” ({PENALTIES[OWN_LAWS.index(law)]})"
        return LAW_TEXTS[law]

    def call(self, about: int) -> str:
        """What somebody is called for."""
        return CALLS[about] if about < len(CALLS) else f": {self.law(OWN_LAWS[about - len(CALLS)])}"

    def title(self, card: int) -> str:
        return self.rows[card].titles[0] if 0 <= card < len(self.rows) else "a card"

    def titles(self, cards: tuple[int, ...]) -> str:
        return listed([self.title(card) for card in cards]) or "no cards"

    def object_of(self, what: int, a: int, b: int) -> str:
        """What a card is aimed at, as events and views name it."""
        if what == A_HEX:
            return f"Hex {a + 1}"
        if what == A_TOKEN:
            return f"the {TOKEN_NAMES[b]} on Hex {a + 1}"
        if what in (AN_EFFECT, A_CARD):
            return f"{self.whose(a)} {self.title(b)}"
        return ""

    def event(self, view: HexView, event: Event) -> str:
        told = self._table(view, event) or self._cards(view, event) or self._rest(view, event)
        return f"{sentence(told)}." if told else ""

    def _table(self, view: HexView, event: Event) -> str:
        match event:
            case (e.ROUND, number, dealer, caster, tie):
                kind = f"Tie-break, round {number}" if tie else f"Round {number}"
                laws = [self.law(law) for law in Law if number == 1 and view.modules & LAWS << law]
                said = f". The law: {'; '.join(laws)}" if laws else ""
                return f"{kind}: {self.does(dealer, 'deal')}, {self.does(caster, 'cast')}{said}"
            case (e.DEALT, _, _, cards):
                return f"you are dealt {self.titles(cards)}" if cards is not None else ""
            case (e.LAID_OPEN, seat, card, _):
                return f"{self.does(seat, 'lay')} {self.title(card)} open"
            case (e.AIMED, seat, card, at):
                return f"{self.does(seat, 'lay')} {self.title(card)} before {self.name(at)}"
            case (e.READY,):
                return ""
            case (e.CAST, seat, at):
                return f"“HEX•HEX, {self.names[at]}!” {self.does(seat, 'cast')} a Hex at {self.name(at)}"
            case (e.ANSWERED, seat, hex_, card, to, stated, _):
                where = f" towards {self.name(to)}" if to != NOBODY else ""
                if stated:
                    return (
                        f"{self.does(seat, 'lay')} a card face down against Hex {hex_ + 1}: “{self.title(card)}”{where}"
                    )
                return f"{self.does(seat, 'answer')} Hex {hex_ + 1} with {self.title(card)}{where}"
            case (e.LIES, hexes):
                where = f"before {listed([f'Hex {hex_ + 1}' for hex_ in hexes])}" if hexes else "nowhere"
                return f"a card lies face down {where}"
            case (e.CANT, seat, hex_):
                return f"{self.name(seat)} can't answer Hex {hex_ + 1}"
            case (e.PLAYED, seat, card, what, a, b):
                aim = self.object_of(what, a, b)
                return f"{self.does(seat, 'play')} {self.title(card)}{' on ' + aim if aim else ''}"
            case (e.COUNTERED, seat, card, what, a, b):
                return f"{self.does(seat, 'counter')} {self.object_of(what, a, b)} with {self.title(card)}"
            case (e.CANCELLED, seat, card, by):
                return f"{self.whose(seat)} {self.title(card) if card >= 0 else 'card'} is cancelled by {self.name(by)}"
            case (e.CHALLENGED, by, seat, lie, card):
                truth = "a lie" if lie else "the truth"
                return f"{self.does(by, 'challenge')} {self.name(seat)}: {truth}, it is {self.title(card)}"
            case (e.MOVED, hex_, came, to, targeter, _, duck):
                if duck:
                    return f"{self.does(came, 'duck')}, and Hex {hex_ + 1} flies on to {self.name(to)}"
                return f"Hex {hex_ + 1} passes from {self.name(came)} to {self.name(to)}"
            case (e.DUPLICATED, hex_, copy, to, _):
                return f"a duplicate of Hex {hex_ + 1}, Hex {copy + 1}, goes to {self.name(to)}"
            case (e.DISMISSED, _, hex_):
                return f"Hex {hex_ + 1} is dismissed"
            case (e.HEXED, seat, targeter, cost, _):
                by = f", targeted by {self.name(targeter)}" if targeter != seat else ""
                return f"the Hex goes off on {self.name(seat)}{by}: it costs {cost} Voice"
            case (e.HEXED_CARD, seat, card):
                return f"{self.does(seat, 'play')} {self.title(card)}"
            case (e.NONE, seat):
                return f"{self.does(seat, 'have', 'has')} no card for when Hexed"
            case (e.VOICE, seat, change, now, why):
                verb = self.does(seat, "gain") if change > 0 else self.does(seat, "lose")
                return f"{verb} {abs(change)} Voice ({WHY[e.WHYS[why]]}), now {now}"
        return ""

    def _cards(self, view: HexView, event: Event) -> str:
        match event:
            case (e.DREW, seat, count, cards):
                what = self.titles(cards) if cards is not None else counted(count, "card")
                return f"{self.does(seat, 'draw')} {what}"
            case (e.DISCARDED, seat, card):
                return f"{self.does(seat, 'discard')} {'a card' if card is None else self.title(card)}, face down"
            case (e.TAKEN, seat, of, card):
                return (
                    f"{self.does(seat, 'take')} {'a card' if card is None else self.title(card)} from {self.name(of)}"
                )
            case (e.ROBBED, seat, card):
                return f"{self.does(seat, 'take')} {self.title(card)} from the pile"
            case (e.ABSORBED, seat, card, real):
                known = real if real is not None else card
                return f"{self.does(seat, 'absorb')} {self.title(known)}"
            case (e.EFFECT_GONE, seat, card):
                return f"{self.whose(seat)} {self.title(card)} is gone"
            case (e.EFFECT_MOVED, seat, card, of):
                return f"{self.does(seat, 'steal')} {self.whose(of)} {self.title(card)}"
            case (e.TOKENS_GONE, hex_, token):
                return f"the {TOKEN_NAMES[token]} is gone from Hex {hex_ + 1}"
            case (e.SPENT, seat, card):
                return f"{self.whose(seat)} {self.title(card)} is spent for nothing"
            case (e.PAID, seat, what, a, b):
                return f"{self.does(seat, 'pay')} 2 Voice to cancel {self.object_of(what, a, b)}"
            case (e.RESHUFFLED, cards):
                return f"the pile is shuffled: {counted(cards, 'card')} in the deck"
            case (e.SHOWN, seat, of, cards):
                seen = f": {self.titles(cards)}" if cards is not None else ""
                return f"{self.does(seat, 'see')} {self.whose(of)} hand{seen}"
            case (e.OPENED, seat, cards):
                return f"{self.whose(seat)} hand lies open: {self.titles(cards)}"
            case (e.SWAPPED, seat, _, card):
                return f"{self.does(seat, 'put')} {'a card' if card is None else self.title(card)} back into the deck"
            case (e.ROUND_OVER, hands):
                held = [f"{self.name(seat)} {self.titles(cards)}" for seat, cards in enumerate(hands) if cards]
                return f"the round is over{'; there were left: ' + '; '.join(held) if held else ''}"
        return ""

    def _rest(self, view: HexView, event: Event) -> str:
        match event:
            case (e.HANDS_UP, seat, order) if seat == NOBODY:
                return f"hands up: {listed([self.name(who) for who in order])}; all others keep still"
            case (e.HANDS_UP, seat, order):
                return f"hands up: {listed([self.name(who) for who in order])}; {self.name(seat)} last"
            case (e.SIGN_WAITS, seat):
                return f"{self.whose(seat)} Hex Sign waits for the end of the round"
            case (e.SIGNS, seat, signs):
                shown = listed([f"{self.name(who)} {Shape(sign).name.lower()}" for who, sign in enumerate(signs)])
                return f"{self.whose(seat)} Hex Sign: {shown}"
            case (e.LAST_ROUND, seat, tie):
                return (
                    f"{'a tie-break' if tie else 'the last round'}: {self.name(seat)} with the least Voice sets it up"
                )
            case (e.DEALER, seat, dealer):
                return f"{self.does(seat, 'name')} {self.name(dealer)} as dealer"
            case (e.WON, seat, voice):
                return f"{self.does(seat, 'win')} with {voice} Voice"
            case (e.GRABBED, order, sticks):
                return f"grab: {listed([f'{self.name(who)} {STICKS[sticks[who]]}' for who in order])}"
            case (e.STIX_CARD, card):
                return f"stix card {card + 1}"
            case (e.SILENCED, seat):
                return f"{self.name(seat)} may play no counters this round"
            case (e.SKIPPED, seat):
                return f"{self.whose(seat)} Steady Hand skips it"
            case (e.KNOCKED, seat, ebon):
                return f"{self.does(seat, 'knock')} {'an ebon' if ebon else 'a bone'} stick off the table"
            case (e.CURSE, card, seats):
                return f"the curse: {CURSE_TEXTS[card]}, on {self.several(seats)}"
            case (e.CAUGHT, by, seat, about):
                return f"“Caught!” {self.does(by, 'call')} {self.name(seat)}{self.call(about)}"
            case (e.VERDICT, seat, _, guilty, _):
                return f"{self.name(seat)}: {'guilty' if guilty else 'not guilty'}"
            case (e.DRAWN_IN, seat):
                return f"{self.does(seat, 'say')} the keyword and {'draw' if seat == self.seat else 'draws'} all Hexes"
            case (e.LAW, seat, law):
                return self._law(seat, law)
        return ""

    def _law(self, seat: int, law: int) -> str:
        match ACTIONS[law]:
            case Enact(law=which):
                return f"{self.does(seat, 'enact')} a law: {self.law(which)}"
            case Repeal(law=which):
                return f"{self.does(seat, 'repeal')} a law: {self.law(which)}"
            case Remove(card=card):
                return f"{self.does(seat, 'remove')} {self.title(card)} from the deck"
            case Restore(card=card):
                return f"{self.does(seat, 'put')} {self.title(card)} back into the deck"
        return f"{self.does(seat, 'leave')} the law as it is"
