"""The Resistance in English, for the terminal. Who you are and what happened is in telling.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hoodwink.core.action import Action, Pass
from hoodwink.core.event import Event
from hoodwink.core.seats import members
from hoodwink.core.words import FEW, Item, Menu, Step, sentence
from hoodwink.games.resistance.actions import (
    Accuse,
    Aim,
    Appoint,
    Blame,
    Examine,
    GivePlot,
    Investigate,
    LookAt,
    Overhear,
    PlayCard,
    Propose,
    Show,
    ShowSide,
    Spotlight,
    StepForward,
    TakePlot,
    UsePlot,
    Vote,
)
from hoodwink.games.resistance.events import (
    COULD_ACCUSE,
    EXAMINED,
    INVESTIGATED,
    LEADER,
    MISSION,
    OPINIONS,
    PROPOSED,
    SIDE_SHOWN,
    VOTED,
)
from hoodwink.games.resistance.roles import (
    FAILS_NEEDED,
    MISSIONS,
    REJECTIONS,
    TEAM_SIZE,
    Card,
    Plot,
    Role,
)
from hoodwink.games.resistance.script import title
from hoodwink.games.resistance.state import HUNTERS, INQUISITOR, PLOTS
from hoodwink.games.resistance.telling import CARDS, LOYALTIES, SEEN, SIDES, Telling, cards, of_cast, plot_name
from hoodwink.games.resistance.telling import PLOTS as PLOT_CARDS
from hoodwink.games.resistance.view import ResistanceView

LEADS = "★"
BLAME, TAKE = "Blame", "Take"


class ResistanceWords(Telling):
    """What is said at a table of The Resistance."""

    __slots__ = ()

    # questions -----------------------------------------------------------------------------------------------------

    def question(self, view: ResistanceView) -> str:
        if not view.asked:
            return f"{sentence(self.several(view.waiting))} to answer." if view.waiting else "The game is over."
        number = view.number + 1
        match view.frame:
            case "Aim":
                return "Which mission do you aim at?"
            case "Propose":
                return f"Mission {number}{self._tries(view)}: name a team of {self._size(view)}, going clockwise."
            case "Appoint":
                return "Who gets the Investigator token?"
            case "Blame":
                is_mine = view.role == Role.DEEP_AGENT
                return "Do you blame the Pretender?" if is_mine else "Does the Deep Agent blame anyone?"
            case "OpinionVote" | "TeamVote":
                return f"Mission {number}{self._tries(view)}: shall {self.several(view.team)} go?"
            case "MissionCards":
                return f"You are on mission {number}. Which card do you play?"
            case "EarlyAccusation":
                return "Do you step forward and accuse?" if self._could(view) else "Does the spy Hunter step forward?"
            case "Accusation":
                chief = Role.RESISTANCE_CHIEF if view.role == Role.SPY_HUNTER else Role.SPY_CHIEF
                return f"You accuse as the Hunter: who is {of_cast(chief, view.cast)}?"
            case "Investigation":
                by = "As leader of a success" if view.missions[-1][2] else "As Investigator of a failure"
                return f"{by} you investigate: whom?"
            case "LoyaltyCard":
                _, _, succeeded, leader = view.missions[-1]
                by_whom = leader if succeeded or view.investigator is None else view.investigator
                return f"{sentence(self.does(by_whom, 'investigate'))} you. Which loyalty card do you show?"
            case "Inquisition":
                return "As Inquisitor you examine: whom?"
        return self._plot_question(view)

    def _plot_question(self, view: ResistanceView) -> str:
        match view.frame:
            case "StrongLeader":
                return f"Strong Leader: do you take over from {self.name(view.leader or 0)}?"
            case "GivePlot":
                name, purpose = PLOT_CARDS[Plot(view.drawn[0])]
                return f"Who gets {name} ({purpose})?"
            case "TakeResponsibility":
                return "Take Responsibility: which card do you take?"
            case "Overhear":
                return "Overheard Conversation: whose side do you see?"
            case "OpenUp":
                return "Open Up: to whom do you show your side?"
            case "EstablishConfidence":
                return "Establish Confidence: to whom do you, the leader, show your side?"
            case "NoConfidence":
                return f"The team is approved: {self.several(view.team)}. Do you have no confidence?"
            case "Spotlight":
                return "In the Spotlight: who plays face up?"
            case "OpenCard":
                return "You are in the spotlight. Which card do you play, face up?"
            case "CloseEye":
                return "Close Eye: at whose card do you look?"
        return "What do you do?"

    def _size(self, view: ResistanceView) -> int:
        return TEAM_SIZE[view.seats][view.number]

    def _tries(self, view: ResistanceView) -> str:
        """`, attempt 3 of 5`."""
        return f", attempt {view.rejections + 1} of {REJECTIONS}" if view.rejections else ""

    def _could(self, view: ResistanceView) -> bool:
        """This seat is the spy Hunter, and a spy Chief has failed the last mission."""
        told = [event for event in view.log if event[0] == COULD_ACCUSE]
        return bool(told) and told[-1][1] == view.seat and bool(told[-1][2])

    # actions -------------------------------------------------------------------------------------------------------

    def action(self, view: ResistanceView, action: Action) -> str:
        match action:
            case Pass():
                return "No" if view.frame in ("StrongLeader", "NoConfidence", "Spotlight", "CloseEye") else "Pass"
            case Vote(approve=approve):
                return "Approve" if approve else "Reject"
            case PlayCard(card=card):
                return f"Play {CARDS[card]}"
            case UsePlot():
                return "Yes, I become leader" if view.frame == "StrongLeader" else "Yes, the team is rejected"
            case StepForward():
                return "Step forward: I am the spy Hunter"
            case Show(card=card):
                return f"Show “{LOYALTIES[card]}”"
            case Aim(mission=mission):
                return f"Mission {mission}"
            case TakePlot(seat=seat, plot=plot):
                return f"Take {plot_name(plot)} from {self.name(seat)}"
            case Propose(team=team):
                return f"Name {self.several(self._clockwise(view, team))}"
        return self._at_seat(action)

    def _at_seat(self, action: Action) -> str:
        """The actions that name one seat."""
        match action:
            case Appoint(seat=seat) | GivePlot(seat=seat):
                return f"Give it to {self.name(seat)}"
            case Accuse(target=seat):
                return f"Accuse {self.name(seat)}"
            case Investigate(target=seat):
                return f"Investigate {self.name(seat)}"
            case Examine(target=seat):
                return f"Examine {self.name(seat)}"
            case Blame(target=seat):
                return f"Blame {self.name(seat)}"
            case Overhear(seat=seat):
                return f"See {self.whose(seat)} side"
            case ShowSide(seat=seat):
                return f"Show my side to {self.name(seat)}"
            case Spotlight(member=seat):
                return f"Put {'myself' if seat == self.seat else self.name(seat)} in the spotlight"
            case LookAt(member=seat):
                return f"Look at {self.whose(seat)} card"
        return str(action)

    def section(self, view: ResistanceView, action: Action) -> str:
        match action:
            case PlayCard(card=Card.CHIEF_FAIL):
                return "6.3"
            case PlayCard(card=Card.REVERSE):
                return "11.1"
        return view.section

    def path(self, view: ResistanceView, action: Action) -> tuple[Step, ...]:
        match action:
            case Propose(team=team):
                return tuple(self._seat_step(view, seat) for seat in self._clockwise(view, team))
            case TakePlot(seat=seat, plot=plot):
                name, purpose = PLOT_CARDS[plot]
                return (Step(f"{TAKE} from {self.name(seat)}"), Step(name, purpose))
            case Blame(target=seat):
                return (Step(BLAME, "once in a game: I am the Deep Agent"), self._seat_step(view, seat))
            case Aim(mission=mission):
                return (Step(self.action(view, action), self._space(view, mission - 1)),)
            case Appoint(seat=seat) | GivePlot(seat=seat) | Overhear(seat=seat) | ShowSide(seat=seat):
                return (self._seat_step(view, seat),)
            case Accuse(target=seat) | Investigate(target=seat) | Examine(target=seat):
                return (self._seat_step(view, seat),)
            case Spotlight(member=seat) | LookAt(member=seat):
                return (self._seat_step(view, seat),)
        return (Step(self.action(view, action)),)

    def so_far(self, labels: Sequence[str]) -> str:
        verb, *rest = labels
        if verb.startswith((BLAME, TAKE)):
            return f"{verb}{':' if rest and verb != BLAME else ''} {', '.join(rest)}".strip()
        return ", ".join(labels)

    def menu(self, view: ResistanceView, options: Sequence[Action]) -> Menu:
        """Teams are named member by member, clockwise, oneself first."""
        if not any(isinstance(action, Propose) for action in options):
            return Telling.menu(self, view, options)
        by_offsets = sorted(options, key=lambda action: self._offsets(view, action))
        top = Telling.menu(self, view, by_offsets)
        return top if len(options) <= FEW else replace(top, items=_headed(top.items, f"Team of {self._size(view)}"))

    def _offsets(self, view: ResistanceView, action: Action) -> tuple[int, ...]:
        team = action.team if isinstance(action, Propose) else ()
        return tuple(sorted((seat - max(view.seat, 0)) % view.seats for seat in team))

    def _clockwise(self, view: ResistanceView, team: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(team, key=lambda seat: (seat - max(view.seat, 0)) % view.seats))

    def _seat_step(self, view: ResistanceView, seat: int) -> Step:
        """A seat, and what one knows of it: what one was shown, then its missions."""
        known = self.known(view, seat)
        went = [f"{n + 1}{_mark(succeeded)}" for n, team, succeeded, _ in view.missions if team >> seat & 1]
        return Step(self.name(seat), "; ".join([*known, *([f"missions {' '.join(went)}"] if went else [])]))

    def known(self, view: ResistanceView, seat: int) -> list[str]:
        """What this seat, alone, was shown about another; the latest last."""
        found = [SEEN[what] for who, what in view.knows or () if who == seat]
        for event in view.log:
            match event:
                case (k, who, to, side) if k == SIDE_SHOWN and who == seat and to == view.seat:
                    found.append(f"shown: {SIDES[side]}")
                case (k, by, who, side) if k == EXAMINED and who == seat and by == view.seat:
                    found.append(f"shown: {SIDES[side]}")
                case (k, by, who, card) if k == INVESTIGATED and who == seat and by == view.seat:
                    found.append(f"showed “{LOYALTIES[card]}”")
        return found

    # the table -----------------------------------------------------------------------------------------------------

    def turn(self, view: ResistanceView) -> int | None:
        return view.leader if view.winner is None else None

    def turn_starts(self, event: Event) -> bool:
        return bool(event[0] == LEADER)

    def table(self, view: ResistanceView) -> list[dict[str, str]]:
        """A row a seat; beside the first five rows, the five missions."""
        rows = []
        for seat in range(view.seats):
            row = {"": self.label(seat)}
            if view.roles is None:
                row["now"] = self._now(view, seat)
            else:
                row["was"] = title(view.roles[seat])
            if self._voted(view):
                row["vote"] = self._voted(view).get(seat, "")
            if view.modules & (HUNTERS | INQUISITOR | PLOTS) and view.roles is None:
                row["has"] = self._has(view, seat)
            row["missions"] = self._space_row(view, seat) if seat < MISSIONS else ""
            rows.append(row)
        return rows

    def _now(self, view: ResistanceView, seat: int) -> str:
        steps = [event[0] for event in view.log if event[0] in (LEADER, PROPOSED)]
        named = bool(steps) and steps[-1] == PROPOSED  # else the team is that of the attempt before
        team = ["on the team"] if named and seat in view.team else []
        return " ".join([*([LEADS] if seat == view.leader else []), *team])

    def _voted(self, view: ResistanceView) -> dict[int, str]:
        """By seat: how it voted in the last ballot, or in the one that has begun."""
        ballots = [event for event in view.log if event[0] in (VOTED, OPINIONS)]
        if not ballots:
            return {}
        _, approve, reject = ballots[-1]
        return dict.fromkeys(members(approve), "yes") | dict.fromkeys(members(reject), "no")

    def _has(self, view: ResistanceView, seat: int) -> str:
        return ", ".join([
            *(["Hunter"] if seat in view.hunters else []),
            *(["Investigator"] if seat == view.investigator else []),
            *(["Inquisitor"] if seat == view.inquisitor else []),
            *(plot_name(p) + (f" × {view.plots[seat].count(p)}" if view.plots[seat].count(p) > 1 else "")
              for p in dict.fromkeys(view.plots[seat])),
        ])  # fmt: skip

    def _space_row(self, view: ResistanceView, number: int) -> str:
        """A mission: its result, its number, how many go; and the cards, or that it takes two fails."""
        for event in view.log:
            if event[0] == MISSION and event[1] == number + 1:
                succeeded = next(m[2] for m in view.missions if m[0] == number)
                turned = "" if succeeded == event[-1] else ", turned over"
                shown = cards((0, *event[4:-1]))  # successes go without saying
                return f"{_mark(succeeded)} {number + 1}: {self._team_of(view, number)}{shown and ', ' + shown}{turned}"
        now = number == view.number and view.winner is None and view.frame != "Aim"
        return f"{'▸' if now else ' '} {number + 1}: {self._space(view, number)}"

    def _space(self, view: ResistanceView, number: int) -> str:
        two = ", 2 to fail" if FAILS_NEEDED[view.seats][number] > 1 else ""
        return f"{self._team_of(view, number)}{two}"

    def _team_of(self, view: ResistanceView, number: int) -> str:
        return f"team of {TEAM_SIZE[view.seats][number]}"


def _mark(succeeded: bool) -> str:
    return "✓" if succeeded else "✗"


def _headed(items: tuple[Item, ...], head: str) -> tuple[Item, ...]:
    """The same, with the menus below asking under this head."""
    below = []
    for item in items:
        then = item.then
        if isinstance(then, Menu):
            then = replace(then, question=f"{head}: {then.question}", items=_headed(then.items, head))
        below.append(replace(item, then=then))
    return tuple(below)
