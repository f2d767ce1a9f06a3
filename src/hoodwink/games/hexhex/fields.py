"""The fields of an observation of HEX•HEX XL: what tensor.py writes, by seats, deck and options."""

from __future__ import annotations

from typing import Any, Final

from hoodwink.core.frame import Frame
from hoodwink.core.tensor import MOST, Field, Layout, own_fields
from hoodwink.games.hexhex.actions import OBJECTS
from hoodwink.games.hexhex.cards import DiscardOne, DrawCards, OmenTarget, TakeOne
from hoodwink.games.hexhex.counters import Counters
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.hands import HandsUp, Signs
from hoodwink.games.hexhex.hexed import Level, PartingShot, SpiteAmount, SpiteTarget, WhenHexed
from hoodwink.games.hexhex.losses import Revenge
from hoodwink.games.hexhex.outside import DiscardOwed, Verdict
from hoodwink.games.hexhex.passing import GrabTarget, Rob
from hoodwink.games.hexhex.ready import Readying, Stating
from hoodwink.games.hexhex.rounds import AllReady, Casting, DrawCurse, FirstDealer, LayDownTheLaw, NameDealer
from hoodwink.games.hexhex.stix import BackToDeck, Between, Grabbing, MaySwap, SeeHand, StixCard
from hoodwink.games.hexhex.vexes import CURSES

HISTORY: Final = 1000
HEXES: Final = 4  # Hexes that are told one by one; more than that only add to `hexes`
ENTRIES: Final = 4  # cards of a layer of counters that are told one by one
TOKENS: Final = "boosts, escalations, what they have added, rots, times, factors"
MOST_HAND: Final = 8  # numbers a seat for the cards that are shown when a round is over


def frames(stix: bool, vexed: bool) -> list[type[Frame[Any]]]:
    """The sections that can wait for somebody with these options."""
    found: list[type[Frame[Any]]] = [FirstDealer, NameDealer, DrawCards, AllReady, Casting, Readying, Stating, Counters]
    found += [WhenHexed, HandsUp, Signs, OmenTarget, DiscardOne, TakeOne, Rob, GrabTarget, Level, SpiteAmount]
    found += [SpiteTarget, PartingShot, Revenge, Verdict, LayDownTheLaw]
    if stix:
        found += [Grabbing, StixCard, SeeHand, Between, MaySwap, BackToDeck]
    if vexed:
        found += [DrawCurse, DiscardOwed]
    return found


def layout(n: int, cards: tuple[Card, ...], stix: bool, vexed: bool) -> Layout:
    """The fields of a table of `n` with these kinds of cards."""
    names = ", ".join([frame.__name__ for frame in frames(stix, vexed)])
    k = len(cards)
    public = [
        Field("frame", (len(frames(stix, vexed)),), 1, f"the open question: {names}; all 0 when the game is over"),
        Field("waiting", (n,), 1, "who is asked; of those who may lay a counter or a card out of turn, whoever was"),
        Field("voice", (n,), MOST, "by seat: Voice, as far as it is above 0"),
        Field("debt", (n,), MOST, "by seat: Voice, as far as it is below 0"),
        Field("round", (1,), MOST, "the round, from 1 on"),
        Field("rounds", (1,), MOST, "how many there are without tie-breaks"),
        Field("tie", (1,), 1, "a tie-break: everything counts double"),
        Field("dealer", (n,), 1, "the dealer"),
        Field("caster", (n,), 1, "the caster"),
        Field("first_dealer", (n,), 1, "the first dealer of the game"),
        Field("deck", (1,), MOST, "how many cards are in the deck"),
        Field("pile", (k,), MOST, f"cards in the pile, by kind: {', '.join([card.key for card in cards])}"),
        Field("sizes", (n,), MOST, "by seat: cards in hand, sealed ones too"),
        Field("open", (n, k), MOST, "by seat and kind: cards in hand that everybody knows"),
        Field("absent", (n, k), 1, "by seat: kinds that its whole hand has been shown not to hold"),
        Field("table", (n, k), MOST, "by seat and kind: cards played, face up"),
        Field("down", (n,), MOST, "by seat: how many cards lie face down"),
        Field("standing", (n, k), MOST, "by owner and kind: standing effects"),
        Field("standing_at", (n, k), MOST, "the same by the seat before which they lie"),
        Field("standing_used", (n, k), MOST, "by owner and kind: those that were used in this round"),
        Field("hexes", (n,), MOST, "by seat: how many Hexes are before it"),
        Field("hex_before", (HEXES, n), 1, "by Hex, the oldest first: before whom it is"),
        Field("hex_targeter", (HEXES, n), 1, "by Hex: who has aimed it"),
        Field("hex_way", (HEXES, 2), 1, "by Hex, how it last moved: clockwise, the other way"),
        Field("hex_tokens", (HEXES, 6), MOST, f"by Hex: {TOKENS}"),
        Field("hex_compelled", (HEXES, 2), 1, "by Hex, the way it must go: clockwise, the other way"),
        Field("hex_cost", (HEXES,), MOST, "by Hex: what it costs by its tokens"),
        Field("hex_laid", (HEXES,), 1, "by Hex: once all have laid, a card lies face down before it"),
        Field("depth", (1,), MOST, "how many layers the open window of counters has"),
        Field("window", (n, k), MOST, "by owner and kind: all cards in it"),
        Field("top_owner", (ENTRIES, n), 1, "by card of the newest layer: its owner"),
        Field("top_card", (ENTRIES, k), 1, "its kind"),
        Field("top_at", (ENTRIES,), MOST, "1 + the place of its object in the layer below, 0 for another object"),
        Field("top_cancelled", (ENTRIES,), 1, "it is cancelled"),
        Field("top_down", (ENTRIES,), 1, "it lies under a name"),
        Field("below_owner", (ENTRIES, n), 1, "by card of the layer below: its owner"),
        Field("below_card", (ENTRIES, k), 1, "its kind"),
        Field("object", (OBJECTS, 4), 1, f"what actions name by place, {OBJECTS} at most: Hex, token, effect, card"),
        Field("object_a", (OBJECTS,), MOST, "1 + the Hex by its age, or 1 + the owner of the effect or card"),
        Field("object_b", (OBJECTS,), MOST, "1 + which token, or 1 + the kind of the effect or card"),
        Field("going", (n,), 1, "on whom a Hex goes off"),
        Field("going_targeter", (n,), 1, "who has aimed it"),
        Field("going_cost", (1,), MOST, "what it costs by its tokens"),
        Field("signs", (n,), MOST, "who has Hex Signs waiting"),
        Field("about", (n,), 1, "the seat that hands up, signs or a verdict are about"),
        Field("number", (1,), MOST, "1 + the ballot of this beat, or what a call is about; what hands up cost"),
        Field("open_hands", (n,), 1, "whose hand lies open"),
        Field("mute", (n,), 1, "who may play no counters"),
        Field("called", (n,), 1, "who has called in this beat"),
        Field("winner", (n,), 1, "at the end: who has won"),
    ]
    if stix:
        public += [
            Field("ring", (2,), MOST, "sticks on the table: ebon, bone"),
            Field("sticks", (n, 2), 1, "by seat, in a grab: ebon, bone"),
            Field("stix_left", (1,), MOST, "stix cards that are left"),
            Field("had_grab", (1,), 1, "there was a grab in this round"),
            Field("offended", (n,), 1, "who has knocked a stick off"),
        ]
    if vexed:
        public += [
            Field("curse", (len(CURSES),), 1, f"the curse: {', '.join([key for key, _ in CURSES])}"),
            Field("vexed", (n,), 1, "on whom it lies"),
            Field("hexed", (n,), 1, "who was Hexed in this round"),
            Field("last_target", (n, n), 1, "by seat: its last target"),
        ]
    private = (
        *own_fields(n),
        Field("hand", (k,), MOST, "one's own cards, by kind"),
        Field("known", (n, k), MOST, "by seat and kind: cards in hand that one knows"),
        Field("known_down", (n, k), MOST, "by seat and kind: cards face down that one knows"),
        Field("answering", (HEXES,), 1, "the Hex that one is asked to answer now"),
        Field("laid", (HEXES, k), 1, "by Hex: one's own answer, sealed"),
        Field("laid_to", (HEXES, n), 1, "where it sends it"),
        Field("laid_as", (HEXES, k), 1, "what it is said to be"),
        Field("laid_none", (HEXES,), 1, "one has said that one can't answer it"),
        Field("out", (k,), 1, "one's own card out of turn, sealed"),
    )
    return Layout(tuple(public), private, 2 + MOST_HAND * n, HISTORY)
