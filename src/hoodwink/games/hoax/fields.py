"""The fields of an observation of Hoax: what tensor.py writes, by seats and options."""

from __future__ import annotations

from typing import Any

from hoodwink.core.frame import Frame
from hoodwink.core.tensor import MOST, Field, Layout, own_fields
from hoodwink.games.hoax.calls import Challenge, ClaimVote, Immunity, ImmunityChallenge, ImmunityVote
from hoodwink.games.hoax.privileges import Gift, Help
from hoodwink.games.hoax.rules import Clue, Deal, DrawFirst, Gather, Turn
from hoodwink.games.hoax.sheet import Character, Effect, Resource

HISTORY = 200
WIDEST = 6  # an exchange, its kind included; what is shown at the end of six seats takes eight


def frames(immunities: bool) -> list[type[Frame[Any]]]:
    """The sections that can wait for somebody."""
    found: list[type[Frame[Any]]] = [Deal, DrawFirst, Gather, Turn, Clue, Challenge, ClaimVote, Gift, Help]
    return [*found, Immunity, ImmunityChallenge, ImmunityVote] if immunities else found


def layout(n: int, immunities: bool) -> Layout:
    """The fields of a table of `n`."""
    names = [frame.__name__ for frame in frames(immunities)]
    cast, kinds, effects = (_names(kind) for kind in (Character, Resource, Effect))
    who, what, how = len(Character), len(Resource), len(Effect)
    public = [
        Field("frame", (len(names),), 1, f"the open question: {', '.join(names)}; all 0 when the game is over"),
        Field("waiting", (n,), 1, "who is asked"),
        Field("first", (n,), 1, "who took the first turn"),
        Field("turn", (n,), 1, "whose turn it is"),
        Field("claimed", (1,), 1, "the claim of this turn is made"),
        Field("accused", (1,), 1, "the accusation of this turn is made"),
        Field("remaining", (n,), 1, "who is still in"),
        Field("hoax_card", (n,), 1, "before whom the hoax card lies; all 0: in the centre"),
        Field("tokens", (n, what), MOST, f"by seat: {kinds}"),
        Field("imposters", (n, who), 1, f"by seat, the characters that carry an imposter token: {cast}"),
        Field("claim", (who,), 1, f"the claim that the table is talking about: {cast}"),
        Field("effect", (how,), 1, f"what it does: {effects}"),
        Field("takes", (what,), 1, f"what it takes or names: {kinds}"),
        Field("gives", (what,), 1, f"what it gives in an exchange: {kinds}"),
        Field("count", (1,), MOST, "how many tokens it moves"),
        Field("of", (n,), 1, "of whom"),
        Field("helps", (n,), 1, "whom it helps"),
        Field("trial", (n,), 1, "whose claim is being called or voted on"),
        Field("claims", (n, who), MOST, f"how often each seat has claimed to be {cast}"),
        Field("admitted", (n, who), 1, "by seat: claims that it has admitted to be false, in the same order"),
        Field("called", (n, n), MOST, "how often whom has called whose claims"),
        Field("up", (n, n), MOST, "how often whom has voted thumb up on whose claims"),
        Field("down", (n, n), MOST, "how often whom has voted thumb down on whose claims"),
        Field("investigations", (n, n), MOST, "how often whom has investigated whom"),
        Field("accusations", (n, n), 2, "who has accused whom: 1 wrongly, 2 rightly"),
        Field("winner", (n,), 1, "at the end: who has won"),
        Field("identities", (n, who), 1, f"at the end, by seat: {cast}"),
    ]
    if immunities:
        public += [
            Field("exhausted", (n,), 1, "whose card is exhausted"),
            Field("immune", (n, who), 1, f"immunities that are claimed and not settled, by seat: {cast}"),
            Field("immunities", (n, who), MOST, "how often each seat has claimed to be immune, in the same order"),
        ]
    private = (
        *own_fields(n),
        Field("identity", (who,), 1, f"one's own character: {cast}"),
        Field("clues", (n, who), 1, "who a seat can be by what was shown to one alone; all 0 where nothing was"),
        Field("shown", (n, who), 1, "who one can be by what was shown to that seat alone; all 0 where nothing was"),
    )
    return Layout(tuple(public), private, max(WIDEST, 2 + n), HISTORY)


def _names(kind: Any) -> str:
    return ", ".join([member.name.lower().replace("_", " ") for member in kind])
