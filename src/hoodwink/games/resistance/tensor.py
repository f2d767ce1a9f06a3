"""What a seat of The Resistance may know, as numbers (core/tensor.py, fields.py)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.tensor import Sheet, Writer, frame_index
from hoodwink.games.resistance.events import (
    BLAMED,
    COULD_ACCUSE,
    EXAMINED,
    INVESTIGATED,
    LOOKED,
    MISSION,
    OPINIONS,
    PROPOSED,
    REJECTED,
    SIDE_SHOWN,
    VOTED,
)  # fmt: skip
from hoodwink.games.resistance.fields import frames, kinds_of_cards, layout
from hoodwink.games.resistance.moves import LIE_OPEN, SIDE
from hoodwink.games.resistance.roles import Role, learns
from hoodwink.games.resistance.state import BLIND_SPIES, HIDDEN_REVERSER, HUNTERS, INQUISITOR, PLOTS, ResistanceState

# Written out, and checked, because the compiler folds what it can read.
SIDES: Final = 2
PLOT_KINDS: Final = 9
LYING_KINDS: Final = 5
LOYALTIES: Final = 4


def _sight(cast: tuple[int, ...], modules: i64) -> list[list[int]]:
    """By one's own character and another's: what one learns of that seat at the start, NOBODY for nothing."""
    blind, hidden = modules & BLIND_SPIES != 0, modules & HIDDEN_REVERSER != 0
    table: list[list[int]] = []
    for me in range(len(Role)):
        row: list[int] = []
        for other in range(len(Role)):
            found = [what for seat, what in learns((me, other, *cast), 0, blind, hidden) if seat == 1]
            row.append(found[0] if found else NOBODY)
        table.append(row)
    return table


class ResistanceWriter(Writer):
    """Writes observations of a table with these seats, characters and modules."""

    __slots__ = (
        "accused", "against", "approved", "blame", "blamed", "cards", "could_accuse", "counts", "deck",
        "drawn", "early_used", "examined", "frame", "hands", "held_token", "hunters", "index", "inquisitor",
        "investigations", "investigator", "knows", "leader", "leaders", "learnt", "lookers", "looked_at", "loyalties",
        "mine", "n", "number", "open_cards", "opinions", "places", "proposals", "rejections", "results", "role",
        "role_kinds", "roles", "seen_cards", "showed", "shown_to", "sides", "sight", "team", "teams", "voted_for",
        "winner",
    )  # fmt: skip

    def __init__(self, seats: int, cast: tuple[int, ...], modules: i64) -> None:
        super().__init__(layout(seats, cast, modules))
        at = self.layout.offset
        self.n: Final[i64] = seats
        self.cards: Final[i64] = kinds_of_cards(cast)
        self.learnt: Final[i64] = self.layout.places["knows"][1].shape[1]
        self.role_kinds: Final[i64] = len(set(cast))
        kinds = sorted(set(cast))
        self.places: Final[list[int]] = [kinds.index(role) if role in kinds else NOBODY for role in range(len(Role))]
        self.sight: Final[list[list[int]]] = _sight(cast, modules)
        self.index: Final[dict[Any, int]] = frame_index(frames(modules))
        self.frame: Final[i64] = at("frame")
        self.leader: Final[i64] = at("leader")
        self.rejections: Final[i64] = at("rejections")
        self.number: Final[i64] = at("number")
        self.team: Final[i64] = at("team")
        self.results: Final[i64] = at("results")
        self.teams: Final[i64] = at("teams")
        self.leaders: Final[i64] = at("leaders")
        self.counts: Final[i64] = at("counts")
        self.approved: Final[i64] = at("approved")
        self.proposals: Final[i64] = at("proposals")
        self.voted_for: Final[i64] = at("for")
        self.against: Final[i64] = at("against")
        self.winner: Final[i64] = at("winner")
        self.roles: Final[i64] = at("roles")
        self.opinions: Final[i64] = at("opinions")
        self.hands: Final[i64] = at("hands")
        self.drawn: Final[i64] = at("drawn")
        self.deck: Final[i64] = at("deck")
        self.open_cards: Final[i64] = at("open_cards")
        self.looked_at: Final[i64] = at("looked_at")
        self.lookers: Final[i64] = at("lookers")
        self.shown_to: Final[i64] = at("shown_to")
        self.investigator: Final[i64] = at("investigator")
        self.hunters: Final[i64] = at("hunters")
        self.accused: Final[i64] = at("accused")
        self.early_used: Final[i64] = at("early_used")
        self.investigations: Final[i64] = at("investigations")
        self.blame: Final[i64] = at("blame")
        self.blamed: Final[i64] = at("blamed")
        self.inquisitor: Final[i64] = at("inquisitor")
        self.held_token: Final[i64] = at("held_token")
        self.examined: Final[i64] = at("examined")
        self.role: Final[i64] = at("role")
        self.knows: Final[i64] = at("knows")
        self.mine: Final[i64] = at("mine")
        self.seen_cards: Final[i64] = at("seen_cards")
        self.sides: Final[i64] = at("sides")
        self.loyalties: Final[i64] = at("loyalties")
        self.could_accuse: Final[i64] = at("could_accuse")
        self.showed: Final[i64] = at("showed")

    def public(self, s: Any, sheet: Sheet, base: i64) -> None:
        state: ResistanceState = s
        self._table(state, sheet, base)
        if state.modules & PLOTS:
            self._plots(state, sheet, base)
        if state.modules & (HUNTERS | INQUISITOR):
            self._tokens(state, sheet, base)
        self._told(state, sheet, base)
        if state.winner != NOBODY:
            self._shown(state, sheet, base)

    def _table(self, s: ResistanceState, sheet: Sheet, base: i64) -> None:
        n = self.n
        if s.stack:
            sheet.put(base + self.frame + self.index[type(s.stack[-1])], 1)
        if s.leader != NOBODY:
            sheet.put(base + self.leader + s.leader, 1)
        if s.rejections:
            sheet.put(base + self.rejections, s.rejections)
        sheet.put(base + self.number + s.number, 1)
        sheet.put_set(base + self.team, s.team)
        for done in s.missions:
            mission: tuple[Any, ...] = done
            number: i64 = mission[0]
            leader: i64 = mission[5]
            succeeded: bool = mission[3]
            sheet.put(base + self.results + 2 * number + (0 if succeeded else 1), 1)
            sheet.put_set(base + self.teams + n * number, mission[1])
            sheet.put(base + self.leaders + n * number + leader, 1)

    def _plots(self, s: ResistanceState, sheet: Sheet, base: i64) -> None:
        place: i64 = base + self.hands
        for seat in range(self.n):
            hand = s.hands[seat]
            if hand:
                for n in range(LYING_KINDS):
                    lying: i64 = (hand >> (4 * LIE_OPEN[n])) & 15
                    if lying:
                        sheet.put(place + n, lying)
            place += LYING_KINDS
        place = base + self.drawn
        for plot in s.drawn:
            sheet.put(place + plot, 1)
            place += PLOT_KINDS
        for plot in range(PLOT_KINDS):
            if s.deck[plot]:
                sheet.put(base + self.deck + plot, s.deck[plot])
        if s.opened:
            for seat in range(self.n):
                if (s.opened >> seat) & 1:
                    sheet.put(base + self.open_cards + self.cards * seat + s.cards[seat], 1)
        sheet.put_set(base + self.looked_at, s.looked)

    def _tokens(self, s: ResistanceState, sheet: Sheet, base: i64) -> None:
        n = self.n
        if s.modules & INQUISITOR:
            if s.inquisitor != NOBODY:
                sheet.put(base + self.inquisitor + s.inquisitor, 1)
            sheet.put_set(base + self.held_token, s.held_token)
        if s.modules & HUNTERS:
            if s.token != NOBODY:
                sheet.put(base + self.investigator + s.token, 1)
            if s.hunters:
                for seat in range(n):
                    if (s.hunters >> seat) & 1:
                        sheet.put(base + self.hunters + n * SIDE[s.roles[seat]] + seat, 1)
            sheet.put_set(base + self.accused, s.accused[0])
            sheet.put_set(base + self.accused + n, s.accused[1])
            if s.early:
                sheet.put(base + self.early_used, 1)
            if s.blamed:
                sheet.put(base + self.blamed, s.blamed)

    def _told(self, s: ResistanceState, sheet: Sheet, base: i64) -> None:
        """What is only in the events, from the newest back: votes, counts of cards, who was shown what by whom."""
        n = self.n
        attempt: i64 = s.rejections  # at the mission that comes next; NOBODY once the events are older
        named: i64 = NOBODY  # the attempt whose team is written: a Blame has it named again
        trial: i64 = s.number  # the mission to which what we read belongs
        vote_due = False  # the next vote is the one that has sent this mission's team
        opinions_due = True  # no vote has come after them
        past: tuple[Any, ...] = s.past
        while past:
            event: tuple[Any, ...] = past[1]
            past = past[0]
            kind: i64 = event[0]
            if kind == VOTED:
                opinions_due = False
                if attempt >= 0:
                    sheet.put_set(base + self.voted_for + n * attempt, event[1])
                    sheet.put_set(base + self.against + n * attempt, event[2])
                elif vote_due:
                    sheet.put_set(base + self.approved + n * trial, event[1])
                    vote_due = False
            elif kind == PROPOSED:
                if attempt != named:
                    sheet.put_set(base + self.proposals + n * attempt, event[2])
                    named = attempt
            elif kind == REJECTED:
                opinions_due = False
                if attempt >= 0:
                    count: i64 = event[1]
                    attempt = count - 1
            elif kind == MISSION:
                attempt = NOBODY
                named = NOBODY
                trial = self._counted(event, sheet, base)
                vote_due = True
            elif kind == OPINIONS:
                if opinions_due:
                    sheet.put_set(base + self.opinions, event[1])
                    sheet.put_set(base + self.opinions + n, event[2])
            elif kind >= SIDE_SHOWN:
                self._shown_by(kind, event, sheet, base)

    def _counted(self, event: tuple[Any, ...], sheet: Sheet, base: i64) -> i64:
        """The counts of a mission's cards; its number."""
        number: i64 = event[1]
        number -= 1
        place = base + self.counts + self.cards * number
        for card in range(self.cards):
            count: i64 = event[3 + card]
            if count:
                sheet.put(place + card, count)
        return number

    def _shown_by(self, kind: i64, event: tuple[Any, ...], sheet: Sheet, base: i64) -> None:
        """One seat has seen something of another, whatever it was."""
        place: i64 = NOBODY
        if kind == SIDE_SHOWN:
            place = self.shown_to
        elif kind == LOOKED:
            place = self.lookers
        elif kind == INVESTIGATED:
            place = self.investigations
        elif kind == EXAMINED:
            place = self.examined
        elif kind != BLAMED:
            return
        by: i64 = event[1]
        of: i64 = event[2]
        if kind == BLAMED:
            sheet.put(base + self.blame + by, 1)
            sheet.put(base + self.blame + self.n + of, 1)
        else:
            sheet.put(base + place + self.n * by + of, 1)

    def _shown(self, s: ResistanceState, sheet: Sheet, base: i64) -> None:
        """§3.6 At the end all characters are shown."""
        sheet.put(base + self.winner + s.winner, 1)
        place = base + self.roles
        for role in s.roles:
            sheet.put(place + self.places[role], 1)
            place += self.role_kinds

    # one's own -----------------------------------------------------------------------------------------------------

    def private(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        state: ResistanceState = s
        role: i64 = state.roles[seat]
        if role == NOBODY:
            return
        sheet.put(base + self.role + self.places[role], 1)
        if state.roles[-1] != NOBODY:
            self._learnt(state, seat, sheet, base)
        place = base + self.mine
        for done in state.missions:
            mission: tuple[Any, ...] = done
            number: i64 = mission[0]
            cards: tuple[Any, ...] = mission[2]
            card: i64 = cards[seat]
            if card != NOBODY:
                sheet.put(place + self.cards * number + card, 1)
        card = state.cards[seat]
        if card != NOBODY:
            sheet.put(place + self.cards * state.number + card, 1)
        if state.modules & (PLOTS | HUNTERS | INQUISITOR):
            self._seen(state, seat, sheet, base)

    def _seen(self, s: ResistanceState, seat: i64, sheet: Sheet, base: i64) -> None:
        """What one was shown, and showed, by the events from the newest back."""
        trial: i64 = s.number  # the mission to which what we read belongs
        accuse: i64 = 0
        past: tuple[Any, ...] = s.past
        while past:
            event: tuple[Any, ...] = past[1]
            past = past[0]
            kind: i64 = event[0]
            if kind == MISSION:
                trial = event[1]
                trial -= 1
                if accuse:
                    sheet.put(base + self.could_accuse + trial, accuse)
                    accuse = 0
            elif kind == COULD_ACCUSE:
                if event[1] == seat:
                    accuse = 2 if event[2] else 1
            elif kind == SIDE_SHOWN:
                if event[2] == seat:
                    self._side(event[1], event[3], sheet, base)
            elif kind == LOOKED:
                if event[1] == seat:
                    of: i64 = event[2]
                    card: i64 = event[3]
                    sheet.put(base + self.seen_cards + self.cards * (self.n * trial + of) + card, 1)
            elif kind == INVESTIGATED:
                self._loyalty(event, seat, sheet, base)
            elif kind == EXAMINED and event[1] == seat:
                self._side(event[2], event[3], sheet, base)

    def _side(self, of: i64, side: i64, sheet: Sheet, base: i64) -> None:
        sheet.put(base + self.sides + SIDES * of + side, 1)

    def _loyalty(self, event: tuple[Any, ...], seat: i64, sheet: Sheet, base: i64) -> None:
        by: i64 = event[1]
        of: i64 = event[2]
        card: i64 = event[3]
        if seat == by:
            sheet.put(base + self.loyalties + LOYALTIES * of + card, 1)
        elif seat == of and self.showed >= 0:
            sheet.put(base + self.showed + LOYALTIES * by + card, 1)

    def _learnt(self, s: ResistanceState, seat: i64, sheet: Sheet, base: i64) -> None:
        """§1.3 What one learnt of the others by their characters as they were dealt (§9.6 a right Blame swaps two)."""
        deep: i64 = s.swapped[0]
        pretender: i64 = s.swapped[1]
        me: i64 = seat
        if deep != NOBODY and (seat == deep or seat == pretender):
            me = pretender if seat == deep else deep
        sight = self.sight[s.roles[me]]
        place = base + self.knows
        for other in range(self.n):
            if other != seat:
                who: i64 = other
                if deep != NOBODY and (other == deep or other == pretender):
                    who = pretender if other == deep else deep
                what: i64 = sight[s.roles[who]]
                if what != NOBODY:
                    sheet.put(place + what, 1)
            place += self.learnt
