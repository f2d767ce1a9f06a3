"""The fields of an observation of The Resistance: what tensor.py writes, by seats, characters and modules."""

from __future__ import annotations

from typing import Any, Final

from hoodwink.core.frame import Frame
from hoodwink.core.tensor import Field, Layout, own_fields
from hoodwink.games.resistance.hunters import (
    Accusation,
    Blame,
    EarlyAccusation,
    Inquisition,
    Investigation,
    LoyaltyCard,
)  # fmt: skip
from hoodwink.games.resistance.moves import LIE_OPEN
from hoodwink.games.resistance.plots import (
    CloseEye,
    DrawPlot,
    EstablishConfidence,
    GivePlot,
    NoConfidence,
    OpenCard,
    OpenUp,
    Overhear,
    Spotlight,
    StrongLeader,
    TakeResponsibility,
)  # fmt: skip
from hoodwink.games.resistance.roles import MISSIONS, PLOTS_DRAWN, REJECTIONS, Card, Loyalty, Plot, Role
from hoodwink.games.resistance.rules import Deal, DrawLeader, MissionCards, OpinionVote, TeamVote
from hoodwink.games.resistance.state import BLAME, DUMMY, HUNTERS, INQUISITOR, PLOTS, TARGETING
from hoodwink.games.resistance.teams import Aim, Appoint, Propose

WIDEST: Final = 8  # a mission, its kind included; what is shown at the end of seven seats takes nine
SIDES: Final = 2
PLOT_KINDS: Final = len(Plot)
LYING_KINDS: Final = 5
LOYALTIES: Final = len(Loyalty)
assert len(LIE_OPEN) == LYING_KINDS


def frames(modules: int) -> list[type[Frame[Any]]]:
    """The sections that can wait for somebody with these modules."""
    found: list[type[Frame[Any]]] = [Deal, DrawLeader, Propose, TeamVote, MissionCards]
    if modules & TARGETING:
        found.append(Aim)
    if modules & PLOTS:
        found += [StrongLeader, DrawPlot, GivePlot, TakeResponsibility, Overhear, OpenUp, EstablishConfidence]
        found += [OpinionVote, NoConfidence, Spotlight, OpenCard, CloseEye]
    if modules & HUNTERS:
        found += [Appoint, EarlyAccusation, Accusation, Investigation]
    if modules & DUMMY:
        found.append(LoyaltyCard)
    if modules & BLAME:
        found.append(Blame)
    if modules & INQUISITOR:
        found.append(Inquisition)
    return found


def layout(n: int, cast: tuple[int, ...], modules: int) -> Layout:
    """The fields of a table of `n` with these characters and modules."""
    roles = [Role(role).name.lower() for role in sorted(set(cast))]
    cards, learnt = kinds_of_cards(cast), 6 if modules & HUNTERS else 1
    names = [frame.__name__ for frame in frames(modules)]
    public = [
        Field("frame", (len(names),), 1, f"the open question: {', '.join(names)}; all 0 when the game is over"),
        Field("waiting", (n,), 1, "who is asked; a quiet question doesn't show who has answered"),
        Field("leader", (n,), 1, "the leader"),
        Field("rejections", (1,), REJECTIONS, "how many teams were rejected since the last mission"),
        Field("number", (MISSIONS,), 1, "the mission that is being tried"),
        Field("team", (n,), 1, "the team that is named for it"),
        Field("results", (MISSIONS, 2), 1, "by mission done: succeeded, failed, as it stands"),
        Field("teams", (MISSIONS, n), 1, "by mission done: its team"),
        Field("leaders", (MISSIONS, n), 1, "by mission done: its leader"),
        Field("counts", (MISSIONS, cards), 5, f"by mission done: how many cards of each kind: {_cards(cards)}"),
        Field("approved", (MISSIONS, n), 1, "by mission done: who approved its team"),
        Field("proposals", (REJECTIONS, n), 1, "by attempt at the next mission: the team that was named last"),
        Field("for", (REJECTIONS, n), 1, "by attempt at the next mission: who approved that team"),
        Field("against", (REJECTIONS, n), 1, "by attempt at the next mission: who rejected it"),
        Field("winner", (SIDES,), 1, "at the end: resistance, spies"),
        Field("roles", (n, len(roles)), 1, f"at the end, by seat: {', '.join(roles)}"),
    ]
    private = [
        *own_fields(n),
        Field("role", (len(roles),), 1, f"one's own character: {', '.join(roles)}"),
        Field("knows", (n, learnt), 1, "what one learnt at the start, by seat: spy" + (LEARNT if learnt > 1 else "")),
        Field("mine", (MISSIONS, cards), 1, f"one's own card, by mission: {_cards(cards)}"),
    ]
    if modules & PLOTS:
        kinds, lying = ", ".join(_name(plot) for plot in Plot), ", ".join(_name(Plot(plot)) for plot in LIE_OPEN)
        public += [
            Field("opinions", (2, n), 1, "Opinion Makers who have approved and rejected, until the others have voted"),
            Field("hands", (n, LYING_KINDS), 3, f"plot cards before each seat: {lying}"),
            Field("drawn", (PLOTS_DRAWN[n], PLOT_KINDS), 1, f"plot cards to be given out, the next first: {kinds}"),
            Field("deck", (PLOT_KINDS,), 3, "plot cards that are left in the deck, in the same order"),
            Field("open_cards", (n, cards), 1, f"mission cards that lie face up in this mission: {_cards(cards)}"),
            Field("looked_at", (n,), 1, "whose card a Close Eye has seen in this mission"),
            Field("lookers", (n, n), 1, "who has ever seen a card of whom by a Close Eye"),
            Field("shown_to", (n, n), 1, "whose side was ever shown to whom by a plot card"),
        ]
        private.append(Field("seen_cards", (MISSIONS, n, cards), 1, f"cards that one has looked at: {_cards(cards)}"))
    if modules & (PLOTS | INQUISITOR):
        private.append(Field("sides", (n, SIDES), 1, "sides that were shown to one: resistance, spy"))
    if modules & HUNTERS:
        public += [
            Field("investigator", (n,), 1, "who holds the Investigator token"),
            Field("hunters", (SIDES, n), 1, "Hunters that are revealed, by side"),
            Field("accused", (SIDES, n), 1, "whom a side's Hunter has accused wrongly"),
            Field("early_used", (1,), 1, "the early accusation has been made"),
            Field("investigations", (n, n), 1, "who has investigated whom"),
        ]
        shown = ", ".join(_name(card) for card in Loyalty)
        private += [
            Field("loyalties", (n, LOYALTIES), 1, f"loyalty cards that were shown to one: {shown}"),
            Field(
                "could_accuse", (MISSIONS,), 2, "by mission: 1 one was told that the Chief has not failed it, 2 he has"
            ),
        ]
        if modules & DUMMY:
            private.append(Field("showed", (n, LOYALTIES), 1, f"loyalty cards that one has shown: {shown}"))
        if modules & BLAME:
            public += [
                Field("blame", (2, n), 1, "who has blamed, and whom"),
                Field("blamed", (1,), 2, "1 wrongly, 2 rightly"),
            ]
    if modules & INQUISITOR:
        public += [
            Field("inquisitor", (n,), 1, "who holds the Inquisitor token"),
            Field("held_token", (n,), 1, "who has ever held it"),
            Field("examined", (n, n), 1, "who has examined whom"),
        ]
    return Layout(tuple(public), tuple(private), max(WIDEST, 2 + n), 300 if modules & (PLOTS | HUNTERS) else 200)


LEARNT: Final = ", spy Chief, Deep Agent, Deep Agent or Pretender, resistance Chief, Coordinator"


def kinds_of_cards(cast: tuple[int, ...]) -> int:
    """Success and fail; with Chiefs or Reversers all four."""
    return len(Card) if max(cast) > Role.SPY else 2


def _cards(kinds: int) -> str:
    return ", ".join([_name(card) for card in list(Card)[:kinds]])


def _name(what: Any) -> str:
    return str(what.name).lower().replace("_", " ")
