"""The fields of an observation of Die Erben von Hoax: what tensor.py writes, by seats and variants."""

from __future__ import annotations

from typing import Any

from hoodwink.core.frame import Frame
from hoodwink.core.tensor import MOST, Field, Layout, own_fields
from hoodwink.games.erben.answers import Answer
from hoodwink.games.erben.doubts import CoverAnew, Doubts, NewCard, SupportVote
from hoodwink.games.erben.effects import Swaps
from hoodwink.games.erben.ends import Coronation
from hoodwink.games.erben.identities import COPIES, LARGE_BANK, MOST_FINE, Effect, Identity, Reaction, Supply
from hoodwink.games.erben.information import Information
from hoodwink.games.erben.moves import MOST_SHOWN
from hoodwink.games.erben.reactions import Condemning, Declaring, Guilty, Reprieving
from hoodwink.games.erben.reserves import StackNow
from hoodwink.games.erben.rules import (
    Accusations,
    CoverHeads,
    Deal,
    DrawStarter,
    FirstChips,
    MoreInformation,
    Turn,
)  # fmt: skip
from hoodwink.games.erben.showdown import Face
from hoodwink.games.erben.state import ANY_TURN, BESIDE, BY_HAND, NO_FINES, NO_POINTS, SILENCED, TWO_CARDS

HISTORY = 2000
WIDEST = 6  # what was shown to somebody, its kind included
VERBS = "a claim, a purchase, an accusation"


def frames(modules: int) -> list[type[Frame[Any]]]:
    """The sections that can wait for somebody with these variants."""
    found: list[type[Frame[Any]]] = [Deal, CoverHeads, FirstChips, DrawStarter, Turn, Doubts, SupportVote, Answer]
    found += [Swaps, Information, Face, Coronation]
    if not modules & NO_FINES:
        found += [Declaring, Condemning, Reprieving, Guilty]
    if modules & BESIDE:
        found.append(MoreInformation)
    if modules & ANY_TURN:
        found.append(Accusations)
    if modules & TWO_CARDS:
        found += [NewCard, CoverAnew]
    if modules & BY_HAND:
        found.append(StackNow)
    return found


def layout(n: int, modules: int) -> Layout:
    """The fields of a table of `n` with these variants."""
    names = ", ".join([frame.__name__ for frame in frames(modules)])
    cast, kinds = _names(Identity), _names(Supply)
    who, what = len(Identity), len(Supply)
    public = [
        Field("frame", (len(frames(modules)),), 1, f"the open question: {names}; all 0 when the game is over"),
        Field("waiting", (n,), 1, "who is asked"),
        Field("round", (1,), MOST, "the round, from 1 on"),
        Field("showdown", (1,), 1, "two are left"),
        Field("starter", (n,), 1, "who starts the round"),
        Field("turn", (n,), 1, "whose turn it is"),
        Field("remaining", (n,), 1, "who is in the round"),
        Field("covered", (n, who), 1, f"by seat, heads that are covered, or lost without a marker: {cast}"),
        Field("turned", (n, who), COPIES, f"by seat, cards that lie face up: {cast}"),
        Field("chips", (n, what), LARGE_BANK, f"by seat, loose chips: {kinds}"),
        Field("trios", (n,), LARGE_BANK, "by seat"),
        Field("bank", (what,), LARGE_BANK, f"chips in the bank: {kinds}"),
        Field("deed", (3,), 1, f"the action of the turn, once it is named: {VERBS}"),
        Field("identity_used", (who,), 1, f"what it claims to be: {cast}"),
        Field("effect", (len(Effect),), 1, f"what that does: {_names(Effect)}"),
        Field("type", (what,), 1, f"what it takes or names: {kinds}"),
        Field("count", (1,), MOST_SHOWN, "how many it takes, or cards it buys"),
        Field("of", (n,), 1, "whom it is aimed at"),
        Field("swap", (2, what), 1, f"a swap that somebody is asked to put up with: given, taken: {kinds}"),
        Field("fresh", (what,), LARGE_BANK, "the Merchant's chips that he may still swap, in the same order"),
        Field("met", (n,), 1, "whom the Merchant has named"),
        Field("spared", (n,), 1, "whose Magician stands against the action"),
        Field("claimant", (n,), 1, "whose claim is, or was last, on trial in this turn"),
        Field("claimed", (who,), 1, f"what it is: {cast}"),
        Field("doubter", (n,), 1, "who doubts it now"),
        Field("doubted", (n,), 1, "who has doubted it"),
        Field("support", (n,), 1, "who supports the doubt"),
        Field("opposed", (n,), 1, "who doesn't"),
        Field("reacted", (len(Reaction), n), 1, f"who has used a reaction in this turn: {_names(Reaction)}"),
        Field("seller", (n,), 1, "who is asked to show cards"),
        Field("buyer", (n,), 1, "to whom"),
        Field("sold", (1,), MOST_SHOWN, "how many"),
        Field("claims", (n, who), MOST, f"how often each seat has claimed in this round to be {cast}"),
        Field("doubts", (n, n), MOST, "how often whom has doubted whom in this round"),
        Field("sales", (n, n), MOST, "how many cards whom has shown to whom in this round"),
        Field("accusations", (n, n), 2, "who has accused whom in this round: 1 wrongly, 2 rightly"),
        Field("winner", (n,), 1, "at the end: who has won"),
        Field("cards", (n, who), 1, f"at the end, by seat: {cast}"),
    ]
    if not modules & NO_POINTS:
        public.append(Field("throne", (n,), MOST, "by seat: throne points"))
    if not modules & NO_FINES:
        public += [
            Field("barons", (n,), 1, 'whose "illegal" stands'),
            Field("fines", (n, what), MOST_FINE, f"fines that stand, by Judge: how many of {kinds}"),
            Field("shares", (n, n), 1, "by Judge: the Baron for whom the second chip is"),
            Field("reprieves", (n, what), 1, f"reprieves that stand, by Monk: for one of {kinds}"),
        ]
    if modules & SILENCED:
        public.append(Field("silenced", (n,), 1, "who may not react any more in this turn"))
    private = (
        *own_fields(n),
        Field("identity", (who,), 1, f"one's own: {cast}"),
        Field("seen", (n, who), 1, "what each seat has shown to one in this round: it is none of these"),
        Field("showed", (n, who), 1, "what one has shown to each seat in this round"),
        Field("named", (n, who), 2, "what one has named in an accusation in this round: 1 wrongly, 2 rightly"),
    )
    return Layout(tuple(public), private, max(WIDEST, 3 + n), HISTORY)


def _names(kind: Any) -> str:
    return ", ".join([member.name.lower().replace("_", " ") for member in kind])
