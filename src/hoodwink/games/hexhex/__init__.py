"""HEX•HEX XL: hurl Hexes round the table until somebody runs out of answers; with Hexen Stix, Vexed and laws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import ONE_ROOM as ONE_ROOM_OPTION
from hoodwink.core.game import Caution, Game, Note, Option, Value
from hoodwink.core.seats import NOBODY
from hoodwink.core.why import Reason
from hoodwink.games.hexhex import chat, deck
from hoodwink.games.hexhex.actions import ACTIONS, MOST, OWN_LAWS, Enact, Law, Remove, Repeal, Restore
from hoodwink.games.hexhex.events import KINDS
from hoodwink.games.hexhex.laws import EXAMPLE, LAW_WORDS, LONGEST, clean, read, written
from hoodwink.games.hexhex.lesson import LESSON
from hoodwink.games.hexhex.moves import KEYWORD, SLIP, THANK
from hoodwink.games.hexhex.notes import notes
from hoodwink.games.hexhex.outside import is_chat, refused, taken
from hoodwink.games.hexhex.primitives import CATEGORIES
from hoodwink.games.hexhex.rounds import FirstDealer
from hoodwink.games.hexhex.state import ASK_READY, LAWS, ONE_ROOM, SERIES, SILENCE, STIX, VEXED, HexState
from hoodwink.games.hexhex.statistics import counts, figures
from hoodwink.games.hexhex.stix import STIX as STIX_CARDS
from hoodwink.games.hexhex.tensor import HexWriter
from hoodwink.games.hexhex.vexes import THANKS, all_curses
from hoodwink.games.hexhex.view import HexView, view
from hoodwink.games.hexhex.why import why
from hoodwink.games.hexhex.words import HexWords
from hoodwink.games.hexhex.worlds import redeal

_BITS = {"hexen_stix": STIX, "vexed": VEXED, "one_room": ONE_ROOM, "ready": ASK_READY}


class HexHex(Game):
    """A game of HEX•HEX XL: seats, options, and everything that is asked of a game."""

    key = "hexhex"
    title = "HEX•HEX XL"
    summary = "Hurl Hexes round the table, bounce them, boost them, blow them up; the winner lays down the law."
    version = 2
    least = 3
    most = MOST
    declared: ClassVar[tuple[Option, ...]] = (
        Option("hexen_stix", False, "Hexen Stix: a ring of sticks to grab (§11)"),
        Option("vexed", False, "Vexed: who is Hexed plays the next round under a curse (§12)"),
        ONE_ROOM_OPTION,
        Option("ready", True, "all say that they are ready before the cast (§2.6)"),
        Option("series", 0, "games that win a series; 0: one game, no laws (§13.1)", low=0, high=5),
        Option("dealer", 0, "who deals first, by the number of the seat from 1; 0: drawn (§1.3)", low=0, high=MOST),
        Option("rounds", 0, "rounds before the last one; 0: one for each seat (§1.2)", low=0, high=MOST),
        Option("laws", "", "laws in force (§13)", choices=LAW_WORDS, many=True),
        Option(
            "words", "", "the words of the table's own laws, a line for each (§13.9)", high=1000, document="txt",
            examples=(EXAMPLE,),
        ),
        Option(
            "removed", "", "kinds of cards that a law has removed (§13.8)",
            choices=tuple([card.key for card in deck.HOUSE.cards]), many=True, others=True,
        ),
        Option(
            "deck", "", "a deck of your own (docs/decks.md)", high=deck.SIZE, document="toml", examples=(deck.EXAMPLE,),
        ),
    )  # fmt: skip
    warnings = (
        Caution(
            "both-variants",
            {"hexen_stix": True, "vexed": True},
            "Hexen Stix and Vexed were made to be added one at a time. Together they can be played, but it was not "
            "what they were designed for: keep it simple where somebody is new (§12.7).",
        ),
    )
    end_section = "10.3"
    presets: ClassVar = {
        "first game": {},
        "hexen stix": {"hexen_stix": True},
        "both variants": {"hexen_stix": True, "vexed": True},
        "series with laws": {"series": 3},
        "vexed": {"vexed": True},
    }
    brief: ClassVar = {"rounds": 1}
    actions = ACTIONS
    kinds = KINDS
    words = HexWords
    lesson = LESSON
    phrases: ClassVar = {
        "you-next": "You're next, {seat}.",
        "mercy": "Mercy!",
        "thanks": "Thanks, {seat}!",
        "ouch": "Ouch.",
        "watch": "Watch {seat}.",
        "mean": "That was mean-spirited. Well done.",
        "missed_me": "Missed me!",
    }

    def check(self) -> None:
        """§13.1 §13.8 What can't be played together, with the reason."""
        options = self.options
        if options["vexed"] and (options["laws"] or options["removed"]):
            raise BadSetup("in Vexed the curses take the place of laws: leave the options laws and removed empty")
        if int(options["dealer"]) > self.seats:
            raise BadSetup(f"option dealer names a seat from 1 to {self.seats}, or 0")
        self._own = read(str(options["words"]), tuple(str(options["laws"]).split(",")))
        options["words"] = written(self._own)
        self._take_deck()
        deck.check(self.deck, self.removed, bool(options["hexen_stix"]), self.seats)

    def _take_deck(self) -> None:
        """§13.8 The deck of the table, and the removed kinds in its order; the house's own deck needs no document."""
        own = str(self.options["deck"]).strip()
        own = f"{own}\n" if own and own != deck.HOUSE_TEXT.strip() else ""
        self.options["deck"] = own
        self._deck = deck.read_once(own) if own else deck.HOUSE
        if own or self._own:  # they know the titles of that deck, and these laws
            setattr(self, "words", HexWords.of(self._deck.cards, self._own))  # noqa: B010
        keys = [card.key for card in self.deck.cards]
        for key in self.removed:
            if key not in keys:
                raise BadSetup(f"option removed: the deck {self.deck.title!r} has no card {key!r:.60}")
        self._removed = tuple([kind for kind, key in enumerate(keys) if key in self.removed])
        self.options["removed"] = ",".join([keys[kind] for kind in self._removed])

    @property
    def deck(self) -> deck.Deck:
        """The deck that is played with."""
        return self._deck

    @property
    def removed(self) -> tuple[str, ...]:
        return tuple([key for key in str(self.options["removed"]).split(",") if key])

    def set_up(self) -> HexState:
        options, rows = self.options, self.deck.cards
        modules = sum([bit for name, bit in _BITS.items() if options[name]])
        modules |= SERIES if options["series"] else 0
        in_force = str(options["laws"]).split(",")
        modules |= sum([LAWS << law for law in Law if LAW_WORDS[law] in in_force])
        stix = bool(options["hexen_stix"])
        copies = [card.copies if card.key not in self.removed and (stix or not card.stix) else 0 for card in rows]
        s = HexState()
        first = int(options["dealer"]) - 1
        rounds = int(options["rounds"]) or self.seats
        s.lay_out(self.seats, rows, copies, modules, first, rounds, all_curses(bool(options["one_room"])))
        s.stixes = (1 << len(STIX_CARDS)) - 1 if stix else 0
        s.begin(self, FirstDealer())
        return s

    def new_writer(self) -> HexWriter:
        return HexWriter(self.seats, self.deck.cards, bool(self.options["hexen_stix"]), bool(self.options["vexed"]))

    def view(self, s: HexState, seat: int) -> HexView:
        return view(s, seat, str(self.options["deck"]), self._removed)

    def redeal(self, s: HexState, seat: int, dice: Dice) -> HexState:
        return redeal(s, seat, dice)

    def why(self, view: HexView, action: Action) -> Reason | None:
        return why(view, action, self.deck.cards)

    def winners(self, s: HexState) -> tuple[int, ...]:
        return (int(s.winner),) if s.is_over() else ()

    def points(self, s: HexState) -> tuple[int, ...]:
        """One for the winner: Voice does not add up over a series, games do."""
        return tuple([int(s.is_over() and seat == s.winner) for seat in range(self.seats)])

    def ending(self, s: HexState) -> str:
        if not s.is_over():
            return ""
        return "tie-break" if s.tie else "most voice"

    def roles(self, s: HexState) -> tuple[str, ...]:
        """Nobody is anybody here: by when a seat casts its first Hex."""
        first = s.first_dealer if s.first_dealer != NOBODY else 0
        return tuple([f"caster {(seat - first - 1) % self.seats + 1}" for seat in range(self.seats)])

    def notes(self, s: HexState) -> list[Note]:
        return notes(s, self.deck.cards)

    def hidden(self, s: HexState) -> tuple[tuple[str, ...], ...]:
        """The categories of the cards in a hand, sealed ones too."""
        names = {number: name for name, number in CATEGORIES.items()}
        held = [{names[s.rows[s.kinds[slot]].category] for slot in s.hands[seat]} for seat in range(self.seats)]
        return tuple([tuple(sorted(kinds)) for kinds in held])

    def counts(self, s: HexState) -> dict[str, int]:
        return counts(s)

    def figures(self, counts: Mapping[str, int], games: int) -> dict[str, Any]:
        return figures(counts, self.deck.cards)

    def goal(self) -> int:
        return int(self.options["series"])

    def takes_words(self, action: Action) -> int:
        """§13.9 Those of a law in the table's own words."""
        return LONGEST if isinstance(action, Enact) and action.law in OWN_LAWS else 0

    def again(self, s: HexState, words: str = "") -> HexHex:
        """§13.1 §13.10 The next game of a series: one law more or less, and the next dealer. `words` are those of the
        law (§13.9); where nobody has any, it is played without."""
        options: dict[str, Value] = dict(self.options)
        options["dealer"] = (s.first_dealer + 1) % self.seats + 1
        laws = [word for word in str(options["laws"]).split(",") if word]
        removed, own = list(self.removed), dict(self._own)
        match self.actions[s.law] if s.law > 0 else None:
            case Enact(law=law):
                laws.append(LAW_WORDS[law])
                if law in OWN_LAWS and clean(words):
                    own[law] = clean(words)
            case Repeal(law=law):
                laws.remove(LAW_WORDS[law])
                own.pop(law, None)
            case Remove(card=card):
                removed.append(self.deck.cards[card].key)
            case Restore(card=card):
                removed.remove(self.deck.cards[card].key)
        options["words"] = written(own)
        options["laws"] = ",".join([word for word in LAW_WORDS if word in laws])
        options["removed"] = ",".join([card.key for card in self.deck.cards if card.key in removed])
        return type(self)(self.seats, **options)

    # what comes from outside the turn ------------------------------------------------------------------------------

    def refuse_interjection(self, s: HexState, seat: int, action: int) -> str:
        return refused(s, seat, action)

    def interjected(self, s: HexState, seat: int, action: int) -> None:
        taken(s, seat, action)

    def is_only_said(self, action: int) -> bool:
        """§12.4 A slip, and thanks: both take words in the chat."""
        return action in (SLIP, THANK)

    def may_speak(self, s: HexState) -> tuple[int, ...]:
        """§13.3 By the law of silence nobody with 0 Voice or less."""
        return tuple([seat for seat in range(self.seats) if not s.modules & SILENCE or s.voice[seat] > 0])

    def heard(self, s: HexState, seat: int, text: str, names: tuple[str, ...] = ()) -> int | None:
        """§12.4 §13.7 A keyword, thanks, or a slip against the curse that lies on the speaker; not who names a card."""
        if chat.names_a_card(text, [title for card in self.deck.cards for title in card.titles]):
            return None
        for law in (Law.KEYWORD_YOU, Law.KEYWORD_I, Law.KEYWORD_HEX):
            if s.modules & LAWS << law and chat.keyword(law - Law.KEYWORD_YOU, text):
                return KEYWORD
        if not s.vexed >> seat & 1 or not is_chat(s):
            return None
        if s.curse == THANKS:
            return THANK if chat.thanked(text) else None
        return SLIP if chat.breaks(int(s.curse), text, names) else None


GAME = HexHex
