"""A table is its log, folded: who sits there, what is being played, how long it waits.

Nothing here reads a clock, a socket or a store: time comes with the rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import Literal, NamedTuple, assert_never

from hoodwink.bots import usual_level
from hoodwink.bots.talk import Remark
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import Diverged, HoodwinkError, Illegal
from hoodwink.core.game import Game
from hoodwink.core.match import Match, Series
from hoodwink.core.record import Record, commitment
from hoodwink.core.seats import NOBODY
from hoodwink.server import rows, wire
from hoodwink.server.clock import ALONE_TICK, TICK, thinking_time

HELD = ("quiet", "race")  # questions whose replies are kept back: until a fixed time, until all are in
# Rows that change nothing about the table but the game itself.
IN_THE_GAME = (
    rows.Replied, rows.Turned, rows.Interjected, rows.Said, rows.Marked, rows.Extended, rows.Waited, rows.Opened,
    rows.Returned, rows.Offered,
)  # fmt: skip
SITS: dict[type[rows.AnyRow], Literal["open", "human", "bot"]] = {
    rows.Sat: "human", rows.Botted: "bot", rows.Left: "open",
}  # fmt: skip
CHAT_KEPT = 200  # lines
REMARKS_KEPT = 500  # phrases of one game: what later ones say goes unheard
IDS_KEPT = 100  # requests that would be recognised if they came again


TROUBLE: dict[wire.Trouble, str] = {
    "game": "this house has no such game: the table can't go on",
    "version": "this table was begun by another version of the rules and can't go on",
    "rules": "this table was begun by other rules and can't go on",
}


class _Stuck(HoodwinkError):
    """A row that this house can't follow."""

    def __init__(self, code: wire.Trouble) -> None:
        super().__init__(TROUBLE[code])
        self.code = code


@dataclass(slots=True)
class Chair:
    """A place at the table and who has it."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    holder: str = ""  # hash of a person's token
    level: str = ""  # of a bot
    ready: bool = False
    missed: int = 0  # clocks that ran out since the person was last seen: a bot replies for him

    @property
    def away(self) -> bool:
        return self.kind == "human" and self.missed > 0

    @property
    def plays_itself(self) -> bool:
        return self.kind == "bot" or self.away


@dataclass(frozen=True, slots=True)
class Offer:
    """A link that moves seats to another device, or makes a table screen."""

    holder: str
    until: float
    screen: bool


class Held(NamedTuple):
    """A reply that has not taken effect; they sort in the order of a race."""

    took: float
    order: int
    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Chore:
    """Something that is due by itself: a bot's reply, a clock that runs out for a seat (the rules' own: hurry), held
    replies to be turned up (with those of the clock for seats that are missing), the end of talk, a bot's remark
    (talking.py)."""

    at: float
    what: Literal["think", "expire", "hurry", "turn", "open", "say"]
    seat: int = -1


class Table:
    """Folds rows; answers questions. `n` is how many rows it has folded."""

    made: rows.Made
    game: Game
    series: Series

    def __init__(self, code: str, games: Mapping[str, type[Game]], keep: int = -1) -> None:
        """`keep`: the number of a game whose record is wanted; those of games that are over are let go otherwise."""
        self.code = code
        self.games = games
        self.keep = keep
        self.kept: Record | None = None
        self.n = 0
        self.chairs: list[Chair] = []
        self.host = 0
        self.phase: wire.Phase = "lobby"
        self.people = 0  # changes with everything that the table shows outside its game
        self.shown = 0  # changes with everything that everybody is shown of the game
        self.stamps: list[int] = []  # by seat: changes with everything that a seat alone is shown
        self.trouble: wire.Trouble = ""
        self.offers: dict[str, Offer] = {}
        self.screens: set[str] = set()
        self.chat: list[wire.Line] = []
        self.marks: dict[str, str] = {}
        self.words = ""  # that were said with a reply of this game
        self.said = 0  # lines ever
        self.remarks: list[Remark] = []  # the phrases among them, in this game
        self.spoke: dict[int, float] = {}  # when each seat said something last
        self._ids: dict[int, None] = {}  # hashes of requests that were done, oldest first
        self.played = 0
        self.match: Match | None = None
        self.commitment: str | None = None
        self.records: list[wire.RecordInfo] = []  # of the games that are over
        self.ends: list[int] = []  # how many rows there were when each was
        self.paused_at: float | None = None
        self.opened = 0.0  # when the present question was asked, pauses left out
        self.extra = 0.0  # seconds that were added to its clock
        self.moment = True  # "one moment" is still to be had
        self.question: tuple[int, int] = (0, 0)
        self.talking = False  # people talk before it is open: `Match.opener` opens it, or a clock
        self.held: dict[int, Held] = {}
        self.queue: list[tuple[int, Action]] = []  # interjections that came while replies were held
        self.last_reply = 0.0
        self.checked = 0  # digests of the record that are in the log

    # folding -------------------------------------------------------------------------------------------------------

    def fold(self, row: rows.AnyRow) -> None:
        """One row more. Where today's rules don't follow it, the table stands still and says why; nothing is lost."""
        self.n += 1
        if self.trouble:
            return
        self._touch(row)
        try:
            self._note(row)
            self._fold(row)
        except HoodwinkError as error:  # whose words may quote a reply that is sealed
            self.people += 1
            self.trouble = error.code if isinstance(error, _Stuck) else "rules"

    def _touch(self, row: rows.AnyRow) -> None:
        """Note whose letters this row may change, besides what is public of the game."""
        if not isinstance(row, IN_THE_GAME):
            self.people += 1
            self.stamps = [self.n] * len(self.chairs)
        elif isinstance(row, rows.Replied | rows.Returned):
            self.stamps[row.seat] = self.n
        if not self._is_secret(row):
            self.shown = self.n

    def _is_secret(self, row: rows.AnyRow) -> bool:
        """Nobody is shown anything by it but the seat that it comes from: there must be nothing to do for others."""
        if isinstance(row, rows.Replied):
            return self.playing.question == "quiet"
        return isinstance(row, rows.Returned | rows.Offered | rows.Said)

    def _fold(self, row: rows.AnyRow) -> None:
        match row:
            case rows.Made():
                self._make(row)
            case rows.Sat(seat=seat):
                self.chairs[seat] = Chair("human", row.name, holder=row.holder)
                if not self.may_host(self.host):
                    self.host = seat
            case rows.Botted(seat=seat):
                self.chairs[seat] = Chair("bot", row.name, level=row.level, ready=True)
                self._pass_host_on()
            case rows.Left(seat=seat):
                self.chairs[seat] = Chair()
                self._pass_host_on()
            case rows.Swapped(one=a, two=b):
                self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]
                self.host = {a: b, b: a}.get(self.host, self.host)
            case rows.Readied():
                self.chairs[row.seat].ready = row.ready
            case rows.Started():
                self._start(row)
            case rows.Replied():
                self._reply(row)
            case rows.Turned():
                self._turn(row.at)
            case rows.Interjected():
                self._interject(row)
            case rows.Said():
                self.chat = [*self.chat, wire.Line(self.said, row.seat, row.text, row.phrase, row.about)][-CHAT_KEPT:]
                self.said += 1
                self.spoke[row.seat] = row.at
                if row.phrase and self.match is not None and len(self.remarks) < REMARKS_KEPT:
                    self.remarks.append(Remark(row.seat, row.phrase, row.about, self.match.ply))
            case rows.Marked():
                self.people += 1
                self.marks = {mark: place for mark, place in self.marks.items() if mark != row.mark}
                if row.place:
                    self.marks[row.mark] = row.place
            case rows.Paused():
                self.paused_at = row.at
            case rows.Resumed():
                self._resume(row.at)
            case rows.Extended():
                self.extra += row.seconds
            case rows.Waited():
                self.extra += row.seconds
                self.moment = False
            case rows.Opened():
                self._open(row.at)
            case rows.Returned():
                self.chairs[row.seat].missed = 0
            case rows.Finished():
                self._over(row.at)
            case rows.Offered():
                self.offers[row.key] = Offer(row.holder, row.until, row.screen)
            case rows.Taken():
                self._take(row)
            case _:
                assert_never(row)

    def _make(self, row: rows.Made) -> None:
        self.made = row
        if row.game not in self.games:
            raise _Stuck("game")
        self.chairs = [Chair() for _ in range(row.seats)]
        self.stamps = [self.n] * row.seats
        self._new_series()

    def _new_series(self) -> None:
        self.game = self.games[self.made.game](self.made.seats, **self.made.options)
        self.series = Series(self.game)

    def _pass_host_on(self) -> None:
        """The next seat clockwise that a person has; the old one keeps it if nobody is left."""
        for step in range(len(self.chairs)):
            seat = (self.host + step) % len(self.chairs)
            if self.may_host(seat):
                self.host = seat
                return

    def _start(self, row: rows.Started) -> None:
        if self.phase != "lobby" and self.series.over:
            self._new_series()
        self.match = self.series.next_match(row.seed)
        self.game = self.match.game
        if self.game.version != row.rules:
            raise _Stuck("version")
        self.commitment = commitment(row.seed)
        self.played += 1
        self.phase = "playing"
        self.checked = 0
        self.marks, self.remarks, self.words = {}, [], ""
        for chair in self.chairs:
            chair.missed = 0
        self.question = (-1, -1)
        self._moved(row.at)

    def _reply(self, row: rows.Replied) -> None:
        match, chair = self.playing, self.chairs[row.seat]
        if row.late:
            chair.missed += 1
        elif row.id:
            chair.missed = 0
        if row.check is not None:
            at, digest = row.check
            self.checked = at
            if match.record.checks.get(at) != digest:
                raise Diverged(at, "the same replies lead to another position by today's rules")
        action = self.game.actions.from_json(row.action)
        self.talking = False  # as it was in the log of a house that knew no talk
        self.last_reply = row.at
        if row.words:
            self.people += 1
            self.words = row.words
        if match.question in HELD:
            match.check(row.seat, action)
            self.held[row.seat] = Held(row.took, len(self.held), row.seat, action)
        else:
            match.reply(row.seat, action)
            self._moved(row.at)

    def _turn(self, at: float) -> None:
        match = self.playing
        ply, held = match.ply, sorted(self.held.values())
        for reply in held:
            if match.ply == ply:  # in a window the first who steps in closes it
                match.reply(reply.seat, reply.action)
        for seat, action in self.queue:
            with suppress(Illegal):  # the replies have made it impossible
                match.interject(seat, action)
        self.queue = []
        self._moved(at)

    def _interject(self, row: rows.Interjected) -> None:
        """It takes effect between questions: where replies are held back, after these. After a quiet question also
        where there are none yet: else whoever calls would learn whether somebody has answered."""
        if self.held or self.playing.question == "quiet":
            self.queue.append((row.seat, self.game.actions.from_json(row.action)))
            return
        self.playing.interject(row.seat, self.game.actions.from_json(row.action))
        self._moved(row.at)

    def _moved(self, at: float) -> None:
        """After anything that may have led to another question."""
        match = self.playing
        if self.question != (self.played, match.ply):
            self.question = (self.played, match.ply)
            self.stamps = [self.n] * len(self.chairs)
            self.opened, self.extra, self.moment, self.held = at, 0.0, True, {}
            self.talking = match.opener != NOBODY and self._can_talk()
        if match.over:
            self.series.close(match, self.words)
            self._over(at)

    def _can_talk(self) -> bool:
        """Two people at least are here whom the rules let speak; whether they are at their devices must not show."""
        return sum(self.chairs[seat].kind == "human" for seat in self.playing.may_speak) > 1

    def _open(self, at: float) -> None:
        """Enough talk: the question is asked now."""
        self.talking = False
        self.stamps = [self.n] * len(self.chairs)
        self.opened, self.extra, self.moment = at, 0.0, True

    def _over(self, at: float) -> None:
        if self.paused_at is not None:
            self._resume(at)
        self.phase = "over"
        self.people += 1
        self.stamps = [self.n] * len(self.chairs)
        self.held, self.queue = {}, []
        record, number = self.playing.record, len(self.records)
        self.records.append(wire.RecordInfo(number, len(record.rows), record.ended, self.commitment or ""))
        self.ends.append(self.n)
        if number == self.keep:
            self.kept = record
        for chair in self.chairs:
            chair.ready = chair.kind == "bot"

    def _resume(self, at: float) -> None:
        assert self.paused_at is not None
        self.opened += at - self.paused_at
        self.paused_at = None

    def _take(self, row: rows.Taken) -> None:
        offer = self.offers.pop(row.key)
        if offer.screen:
            self.screens.add(row.holder)
            return
        for seat in self.owned(offer.holder):
            self.chairs[seat].holder = row.holder

    def _note(self, row: rows.AnyRow) -> None:
        if row.id:
            self._ids[hash((row.by, row.id))] = None
            if len(self._ids) > IDS_KEPT:
                del self._ids[next(iter(self._ids))]

    # questions -----------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    def is_done(self, by: int, id: str) -> bool:
        """This request of this seat has been done."""
        return hash((by, id)) in self._ids

    def may_host(self, seat: int) -> bool:
        return self.chairs[seat].kind == "human"

    def owned(self, holder: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human" and chair.holder == holder]

    def may_watch(self, holder: str) -> bool:
        return self.made.spectators or holder in self.screens

    @property
    def abandoned(self) -> bool:
        """No person has a seat here."""
        return not any(chair.kind == "human" for chair in self.chairs)

    @property
    def listed(self) -> bool:
        """Anybody may sit down: the lobby shows it."""
        return self.is_listed_after(())

    def is_listed_after(self, written: Sequence[rows.AnyRow]) -> bool:
        """The same once these rows are in the log. While a game is on no seat is open: who goes is replaced."""
        kinds = {seat: chair.kind for seat, chair in enumerate(self.chairs)}
        for row in written:
            if isinstance(row, rows.Sat | rows.Botted | rows.Left):
                kinds[row.seat] = SITS[type(row)]
        return self.made.access == "open" and {"open", "human"} <= {*kinds.values()}

    def asked(self) -> list[int]:
        """The seats that still owe a reply."""
        if self.phase != "playing" or self.talking:
            return []
        return [seat for seat in self.playing.asked if seat not in self.held]

    @property
    def limit(self) -> float | None:
        """How long the present question may take, or the talk before it."""
        question = "talk" if self.talking else self.playing.question
        seconds = self.made.seconds.get(question) if question else None
        return None if seconds is None else seconds + self.extra

    @property
    def deadline(self) -> float | None:
        if self.phase != "playing" or self.paused_at is not None or self.limit is None:
            return None
        return self.opened + self.limit

    def hurried(self) -> dict[int, float]:
        """The seats to which the rules themselves leave less time, and when it is up."""
        if self.phase != "playing" or self.paused_at is not None:
            return {}
        limits = {seat: self.playing.limit(seat) for seat in self.asked()}
        return {seat: self.opened + limit for seat, limit in limits.items() if limit}

    def chores(self, pace: float = 1.0) -> Iterator[Chore]:
        """What is due by itself and when. `pace` stretches the time that bots take."""
        if self.phase != "playing" or self.paused_at is not None or self.trouble:
            return
        if self.talking:
            yield from self._opening(pace)
            return
        asked, deadline, holds = self.asked(), self.deadline, self.playing.question in HELD
        hurried = self.hurried()
        for seat in asked:
            if self.chairs[seat].plays_itself:
                dice = Dice(f"{self.made.luck}/{self.question}/{seat}")  # the same on every node
                within = [limit for limit in (self.limit, self.playing.limit(seat)) if limit]
                time = thinking_time(self.playing.question, min(within, default=None), dice)
                yield Chore(self.opened + time * pace, "think", seat)
            elif seat in hurried:
                yield Chore(hurried[seat], "hurry", seat)
            elif deadline is not None and not holds:
                yield Chore(deadline, "expire", seat)
        if holds and (deadline is not None or not asked):
            yield Chore(self._turns_at(asked, deadline), "turn")

    def _opening(self, pace: float) -> Iterator[Chore]:
        """Talk ends by itself when its clock has run out, or when a bot that has the word has heard enough."""
        seat, deadline = self.playing.opener, self.deadline
        if self.chairs[seat].plays_itself:
            dice = Dice(f"{self.made.luck}/{self.question}/opens")
            yield Chore(self.opened + thinking_time("talk", self.limit, dice) * pace, "open", seat)
        elif deadline is not None:
            yield Chore(deadline, "open", seat)

    def _turns_at(self, asked: list[int], deadline: float | None) -> float:
        """A race: when all are in, or its time is up. A quiet question: when its time is up, whoever has answered."""
        if self.playing.question == "race" and not asked:
            return self.last_reply
        if deadline is not None:
            return deadline
        alone = not self.made.spectators and sum(chair.kind == "human" for chair in self.chairs) < 2
        tick = ALONE_TICK if alone else TICK
        return self.opened + tick * max(1, ceil((self.last_reply - self.opened) / tick))

    def stand_in(self, seat: int) -> str:
        """The level of the bot that replies for a seat."""
        chair = self.chairs[seat]
        return chair.level if chair.kind == "bot" else usual_level(self.made.game)

    def next_check(self) -> tuple[int, str] | None:
        """The newest digest of the record, if the log hasn't got it yet."""
        checks = self.playing.record.checks
        at = max(checks, default=0)
        return (at, checks[at]) if at > self.checked else None
