"""The Resistance told: who you are and what happened, in English sentences."""

from __future__ import annotations

from typing import Any

from hoodwink.core.event import Event
from hoodwink.core.seats import NOBODY, SPECTATOR, members
from hoodwink.core.words import Words, listed, sentence
from hoodwink.games.resistance.events import (
    ACCUSED,
    AIMED,
    APPOINTED,
    BLAMED,
    COULD_ACCUSE,
    DREW,
    EXAMINED,
    GAVE,
    HUNTER,
    INVESTIGATED,
    LEADER,
    LOOKED,
    MISSION,
    OPEN_CARD,
    OPINIONS,
    PROPOSED,
    REJECTED,
    SHOWN,
    SIDE_SHOWN,
    SPOTLIT,
    TOOK,
    TURNED,
    USED,
    VOTED,
    WON,
)  # fmt: skip
from hoodwink.games.resistance.roles import (
    CHIEF_SEEN,
    COORDINATOR_SEEN,
    DEEP_AGENT_SEEN,
    EITHER_SEEN,
    REJECTIONS,
    SPIES,
    SPY_CHIEF_SEEN,
    SPY_SEEN,
    Card,
    Loyalty,
    Plot,
    Role,
    Side,
    side_of,
)  # fmt: skip
from hoodwink.games.resistance.script import title
from hoodwink.games.resistance.state import BLIND_SPIES, HIDDEN_REVERSER
from hoodwink.games.resistance.view import ResistanceView

CARDS = ("success", "fail", "Chief Fail", "Reverse")  # by mission card
LOYALTIES = ("Not a Chief", "Chief", "resistance Chief", "spy Chief")  # by loyalty card
SIDES = ("resistance", "spy")
PLOTS = {  # name, and what it is for
    Plot.CLOSE_EYE: ("Close Eye", "see a member's mission card, once"),
    Plot.STRONG_LEADER: ("Strong Leader", "become leader, once"),
    Plot.NO_CONFIDENCE: ("No Confidence", "reject an approved team, once"),
    Plot.TAKE_RESPONSIBILITY: ("Take Responsibility", "takes a plot card from another"),
    Plot.OPINION_MAKER: ("Opinion Maker", "votes first, openly, for good"),
    Plot.OVERHEARD_CONVERSATION: ("Overheard Conversation", "sees a neighbour's side"),
    Plot.IN_THE_SPOTLIGHT: ("In the Spotlight", "make a member play face up, once"),
    Plot.OPEN_UP: ("Open Up", "must show his side to someone"),
    Plot.ESTABLISH_CONFIDENCE: ("Establish Confidence", "the leader shows his side to someone"),
}
SEEN = {  # what was learnt at the start → in a word
    SPY_SEEN: "spy", SPY_CHIEF_SEEN: "spy Chief", DEEP_AGENT_SEEN: "Deep Agent",
    EITHER_SEEN: "Deep Agent or Pretender", CHIEF_SEEN: "the other Chief", COORDINATOR_SEEN: "Coordinator",
}  # fmt: skip
EYES = "you saw it while the others had their eyes shut"


def plot_name(plot: int) -> str:
    return PLOTS[Plot(plot)][0]


def counted(number: int, thing: str) -> str:
    """`1 fail`, `2 successes`."""
    plural = "es" if thing.endswith("s") else "s"
    return f"{number} {thing}{plural if number != 1 else ''}"


def cards(counts: tuple[int, ...]) -> str:
    """`2 successes and 1 fail`."""
    return listed([counted(number, CARDS[card]) for card, number in enumerate(counts) if number])


def of_cast(role: int, cast: tuple[int, ...]) -> str:
    """`the spy Chief`, `a spy`, `resistance`."""
    if role == Role.RESISTANCE:
        return "resistance"
    return f"{'a' if role == Role.SPY or cast.count(role) > 1 else 'the'} {title(role)}"


class Telling(Words):
    """Who sits at a table of The Resistance, and what happened there."""

    __slots__ = ()

    # who you are ---------------------------------------------------------------------------------------------------

    def me(self, view: ResistanceView) -> str:
        """§1.4 The character, the side, and what this seat has known from the start, with the reason."""
        if view.role is None:
            return ""
        said = f"You are {of_cast(view.role, view.cast)}"
        if not title(view.role).startswith(("spy", "resistance")):
            said += ", a spy" if view.role in SPIES else ", of the resistance"
        return f"{said}. {self._swapped(view) or self._learnt(view) or self._why_nothing(view)}".strip()

    def _learnt(self, view: ResistanceView) -> str:
        groups: dict[int, list[str]] = {}
        for seat, what in view.knows or ():
            groups.setdefault(what, []).append(self.names[seat])
        if not groups:
            return ""
        known = [self._group(view, what, groups[what]) for what in sorted(groups)]
        return f"{sentence(listed(known))}: {EYES}."

    def _group(self, view: ResistanceView, what: int, names: list[str]) -> str:
        """`Ann and Ben are spies too`."""
        who, number = listed(names), len(names)
        if what == EITHER_SEEN:
            return f"{who} are the Deep Agent and the Pretender, in whatever order"
        if what == SPY_SEEN:
            return f"{who} are spies too" if number > 1 else f"{who} is a spy too"
        if what == SPY_CHIEF_SEEN:
            return f"{who} are spy Chiefs" if number > 1 else f"{who} is {of_cast(Role.SPY_CHIEF, view.cast)}"
        return f"{who} is {'' if what == CHIEF_SEEN else 'the '}{SEEN[what]}"

    def _why_nothing(self, view: ResistanceView) -> str:
        """Why one who was dealt this has seen nobody."""
        if view.knows is None:
            return ""
        match view.role:
            case Role.DEEP_AGENT:
                alike = " and can't tell you from the Pretender" if Role.PRETENDER in view.cast else ""
                return f"You know no other spy: your eyes were shut. They saw your thumb{alike}."
            case Role.PRETENDER:
                return "You know nobody. The spies saw your thumb and can't tell you from the Deep Agent."
            case Role.COORDINATOR:
                chiefs = "Chiefs" if view.cast.count(Role.RESISTANCE_CHIEF) > 1 else "Chief"
                return f"You know nobody. The resistance {chiefs} saw your thumb."
            case Role.SPY_REVERSER if view.modules & HIDDEN_REVERSER:
                return "You know no other spy and they don't know you: your eyes were shut."
            case role if role in SPIES and view.modules & BLIND_SPIES:
                return "You know no other spy: in this game the spies are blind."
            case role if role in SPIES:
                return "You know no other spy: the other one is hidden."
        return "You know nobody."

    def _swapped(self, view: ResistanceView) -> str:
        """§9.6 A right Blame has made one the other."""
        for event in view.log:
            if event[0] == BLAMED and event[3] and view.seat in event[1:3]:
                other = event[2] if view.seat == event[1] else event[1]
                return f"You and {self.names[other]} have changed characters and sides."
        return ""

    # what happened -------------------------------------------------------------------------------------------------

    def event(self, view: ResistanceView, event: Event) -> str:
        kind, *rest = event
        said = self._team_event(view, kind, rest) or self._plot_event(kind, rest) or self._fate(view, kind, rest)
        return sentence(said)

    def _team_event(self, view: ResistanceView, kind: int, rest: list[Any]) -> str:
        """Teams, votes and missions."""
        match kind, rest:
            case k, [seat] if k == LEADER:
                return f"{self.does(seat, 'are', 'is')} the leader."
            case k, [seat, mission] if k == AIMED:
                return f"{self.does(seat, 'aim')} at mission {mission}."
            case k, [seat, team, mission] if k == PROPOSED:
                return f"{self.whose(seat)} team for mission {mission}: {self.several(team)}."
            case k, [_, investigator] if k == APPOINTED:
                return f"{self.does(investigator, 'get')} the Investigator token."
            case k, [approve, reject] if k == OPINIONS:
                return f"Opinion Makers first. For the team: {self.several(approve)}; against: {self.several(reject)}."
            case k, [approve, reject] if k == VOTED:
                verdict = "Approved." if 2 * len(members(approve)) > view.seats else "Rejected."
                return f"for the team: {self.several(approve)}; against: {self.several(reject)}. {verdict}"
            case k, [count, by] if k == REJECTED:
                all_the_same = "" if by == NOBODY else "the team is rejected all the same. "
                return f"{sentence(all_the_same)}That is rejection {count} of {REJECTIONS}."
            case k, [number, _, *counts, succeeded] if k == MISSION:
                return f"mission {number} {'succeeds' if succeeded else 'fails'}: {cards(tuple(counts))}."
            case k, [number, succeeded] if k == TURNED:
                return f"the result is turned over: mission {number} is a {'success' if succeeded else 'failure'} now."
        return ""

    def _plot_event(self, kind: int, rest: list[Any]) -> str:
        """Plot cards. Sides and cards are None to those who were not shown them."""
        match kind, rest:
            case k, [seat, plot] if k == DREW:
                return f"{self.does(seat, 'draw')} {plot_name(plot)}."
            case k, [seat, to, plot] if k == GAVE:
                return f"{self.does(seat, 'give')} {self.name(to)} {plot_name(plot)}."
            case k, [seat, plot] if k == USED:
                return f"{self.does(seat, 'play')} {plot_name(plot)}."
            case k, [seat, of, plot] if k == TOOK:
                return f"{self.does(seat, 'take')} {plot_name(plot)} from {self.name(of)}."
            case k, [seat, to, side] if k == SIDE_SHOWN:
                return f"{self.whose(seat)} side is shown to {self.name(to)}{_secret(side, SIDES)}."
            case k, [seat, member] if k == SPOTLIT and seat == member:
                return f"{self.does(seat, 'step')} into the spotlight."
            case k, [seat, member] if k == SPOTLIT:
                return f"{self.does(seat, 'put')} {self.name(member)} in the spotlight."
            case k, [member, card] if k == OPEN_CARD:
                return f"{self.does(member, 'play')} {CARDS[card]}, face up."
            case k, [seat, member, card] if k == LOOKED:
                return f"{self.does(seat, 'look')} at {self.whose(member)} card{_secret(card, CARDS)}."
        return ""

    def _fate(self, view: ResistanceView, kind: int, rest: list[Any]) -> str:
        """Hunters, tokens, Blame and the end."""
        match kind, rest:
            case k, [None, _] if k == COULD_ACCUSE:
                return ""  # said to the spy Hunter alone
            case k, [_, could] if k == COULD_ACCUSE:
                if could:
                    return "a spy Chief has failed this mission: you may step forward and accuse."
                return "no spy Chief has failed this mission: you can't accuse now."
            case k, [seat, side] if k == HUNTER:
                return f"{self.does(seat, 'are', 'is')} the {SIDES[side]} Hunter!"
            case k, [seat, target, right] if k == ACCUSED:
                chief = of_cast(self._wanted(view, seat), view.cast)
                answer = "Right!" if right else "Wrong!"
                return f"{self.does(seat, 'accuse')} {self.name(target)} of being {chief}. {answer}"
            case k, [seat, target, card] if k == INVESTIGATED:
                return f"{self.does(seat, 'investigate')} {self.name(target)}{_secret(card, LOYALTIES)}."
            case k, [seat, target, side] if k == EXAMINED:
                token = f"{self.does(target, 'get')} the Inquisitor token"
                return f"{self.does(seat, 'examine')} {self.name(target)}{_secret(side, SIDES)}. {sentence(token)}."
            case k, [seat, target, right] if k == BLAMED:
                swap = "Right! They change characters and sides." if right else "Wrong!"
                agent = f"{self.does(seat, 'are', 'is')} the Deep Agent"
                return f"{agent}! {sentence(self.does(seat, 'say'))}: the Pretender is {self.name(target)}. {swap}"
            case k, [side] if k == WON:
                winners = "the spies win" if side == Side.SPY else "the resistance wins"
                return winners + (", and you with them." if self._is_on(view, side) else ".")
            case k, [roles] if k == SHOWN:
                spies, others = self._members(roles, Side.SPY), self._members(roles, Side.RESISTANCE)
                return f"spies: {spies}. Resistance: {others}."
        return ""

    def _wanted(self, view: ResistanceView, hunter: int) -> Role:
        """Whom a Hunter who has revealed himself is after."""
        sides = {event[1]: event[2] for event in view.log if event[0] == HUNTER}
        return Role.RESISTANCE_CHIEF if sides.get(hunter) == Side.SPY else Role.SPY_CHIEF

    def _is_on(self, view: ResistanceView, side: int) -> bool:
        return view.seat != SPECTATOR and view.role is not None and side_of(view.role) == side

    def _members(self, roles: tuple[int, ...], side: int) -> str:
        """`Ann (Chief), Ben and you`, all of one side."""
        them = []
        for seat, role in enumerate(roles):
            if side_of(role) == side:
                special = title(role).removeprefix("spy").removeprefix("resistance").strip()
                them.append(f"{self.name(seat)} ({special})" if special else self.name(seat))
        return listed(them)


def _secret(value: int | None, names: tuple[str, ...]) -> str:
    return "" if value is None else f": {names[value]}"


assert len(CARDS) == len(Card)
assert len(LOYALTIES) == len(Loyalty)
assert len(PLOTS) == len(Plot)
