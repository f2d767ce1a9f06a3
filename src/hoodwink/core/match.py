"""Match and Series: they drive a game, roll for chance, and keep the record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Literal

from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import Illegal
from hoodwink.core.frame import RACE, WINDOW
from hoodwink.core.game import Game
from hoodwink.core.record import Record, Row
from hoodwink.core.seats import CHANCE, NOBODY, SPECTATOR, check_reader, count, members
from hoodwink.core.view import View
from hoodwink.core.why import Reason, why_not
from hoodwink.core.worlds import Worlds

Question = Literal["choice", "ballot", "window", "race", "quiet", ""]


class Match:
    """One game being played. Nothing in it gives a seat more than its view, its options and its events."""

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self.game = game
        self.record = Record.of(game, str(seed))
        self._dice = Dice(seed)
        self._state = game.start()
        self._roll()

    @classmethod
    def resume(cls, record: Record, game: Game) -> Match:
        """The match that a record left unfinished, its dice where they were."""
        match = cls.__new__(cls)
        match.game = game
        match.record = record
        match._dice = Dice(record.seed or "")
        *_, (_, match._state) = record.replay(game, match._dice)
        match._roll()
        return match

    def _roll(self) -> None:
        s = self._state
        while s.asked == CHANCE:
            self.record.add(Row(CHANCE, s.roll(self._dice)), s)

    @property
    def over(self) -> bool:
        return self._state.is_over()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a reply, in the order in which a polled table asks them."""
        s = self._state
        return tuple(sorted(members(s.asked), key=lambda seat: (seat - s.lead - 1) % self.game.seats))

    @property
    def ply(self) -> int:
        return self._state.ply

    @property
    def question(self) -> Question:
        """What kind of decision the table waits for, by public facts only; "" when the game is over."""
        s = self._state
        if not s.stack:
            return ""
        top = s.stack[-1]
        if top.quiet:
            return "quiet"
        if top.kind == WINDOW:
            return "window"
        if top.kind == RACE:
            return "race"
        return "choice" if count(s.asked | s.answered) == 1 else "ballot"

    @property
    def opener(self) -> int:
        """Who opens the present question once people have talked; NOBODY where it is open at once."""
        s = self._state
        return s.stack[-1].opener(s) if s.stack else NOBODY

    def is_veiled(self, seat: int) -> bool:
        """Whether this seat has answered the open question is not shown."""
        s = self._state
        return bool(s.stack) and bool(s.stack[-1].veiled(s) >> seat & 1)

    def options(self, seat: int) -> tuple[Action, ...]:
        """What a seat may reply now; nothing if it is not asked."""
        return tuple(self.game.actions[a] for a in self._state.options(seat))

    def option_ids(self, seat: int) -> list[int]:
        """The same as ids."""
        return [*self._state.options(seat)]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know. Illegal for anybody else."""
        check_reader(seat, self.game.seats)
        return self.game.view(self._state, seat)

    def worlds(self, seat: int) -> Worlds:
        """What a seat may imagine: states that it can't tell from the real one."""
        return Worlds(self.game, self._state, seat)

    def reply(self, seat: int, action: Action) -> None:
        """A seat's reply, checked; then chance, if it is its turn. Illegal leaves everything as it was."""
        s = self._state
        s.reply(seat, self.game.actions.id(action))
        self.record.add(Row(seat, action), s)
        self._roll()

    def check(self, seat: int, action: Action) -> None:
        """Illegal, with the reason, if `reply` would refuse this. Nothing changes."""
        s, id = self._state, self.game.actions.id(action)
        if id not in s.options(seat):
            s.copy().reply(seat, id)

    def why(self, seat: int, action: Action, held: Action | None = None) -> Reason | None:
        """Why a seat can't do this now, by what it may know; None if it can. `held`: its reply, if it is kept back."""
        game, view, options = self.game, self.view(seat), self._state.options(seat)
        if held is not None:
            view, options = replace(view, asked=False, replied=game.actions.id(held)), ()
        reason = why_not(game, view, options, action)
        if reason is None or self.over or game.refuse_interjection(self._state, seat, game.actions.id(action)):
            return reason
        return None

    def default(self, seat: int, dice: Dice) -> Action:
        """What is replied for a seat whose clock has run out."""
        s = self._state
        id = s.stack[-1].default(s, seat)
        return self.game.actions[dice.pick(s.options(seat)) if id < 0 else id]

    def limit(self, seat: int) -> int:
        """The seconds that the rules leave a seat for the open question; 0 where they leave it to the table."""
        s = self._state
        return int(s.stack[-1].limit(s, seat)) if s.stack else 0

    def check_interjection(self, seat: int, action: Action) -> None:
        """Illegal, with the reason, if `interject` would refuse this. Nothing changes."""
        self._state.copy().interject(seat, self.game.actions.id(action))

    def interject(self, seat: int, action: Action) -> None:
        s = self._state
        s.interject(seat, self.game.actions.id(action))
        self.record.add(Row(seat, action, interjected=True), s)
        self._roll()

    @property
    def may_speak(self) -> tuple[int, ...]:
        return self.game.may_speak(self._state)

    def heard(self, seat: int, text: str, names: tuple[str, ...] = ()) -> Action | None:
        """The interjection that a remark amounts to, if the rules listen and would take it now."""
        id = self.game.heard(self._state, seat, text, names)
        if id is None or self.over or self.game.refuse_interjection(self._state, seat, id):
            return None
        return self.game.actions[id]

    def refuse_mark(self, seat: int, mark: str, place: str) -> str:
        """Why a note can't be put on the table; "" where it can."""
        return self.game.refuse_mark(self._state, seat, mark, place)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.winners(self._state)

    @property
    def points(self) -> tuple[int, ...]:
        return self.game.points(self._state)

    @property
    def ending(self) -> str:
        return self.game.ending(self._state)

    @property
    def roles(self) -> tuple[str, ...]:
        """Each seat's role; only once the game is over."""
        if not self.over:
            raise Illegal(SPECTATOR, "look at the roles", "over", "the game is not over")
        return self.game.roles(self._state)

    def next_game(self, words: str = "") -> Game:
        """The next game of a series, once this one is over; `words` that were said with a reply that takes some."""
        return self.game.again(self._state, words)


class Series:
    """Games one after another, each with a seed of its own, until somebody has the points of the goal.

    The seed of a game, which proves its deal afterwards, tells nothing of another's: it is a hash of the series' seed.
    """

    def __init__(self, game: Game, seed: int | str = 0, goal: int | None = None) -> None:
        self.seed = seed
        self.goal = game.goal() if goal is None else goal
        self.scores = [0] * game.seats
        self.played = 0
        self._next = game

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has reached the goal; in a game that is played alone, whoever won it."""
        best = max(self.goal, 1)
        return tuple(seat for seat, score in enumerate(self.scores) if score >= best)

    @property
    def over(self) -> bool:
        return bool(self.winners) or (self.goal == 0 and self.played > 0)

    def next_match(self, seed: str | None = None) -> Match:
        """The next match, by a seed that follows from the series' own if none is given; play it, then `close` it."""
        return Match(self._next, self._own_seed() if seed is None else seed)

    def _own_seed(self) -> str:
        return sha256(f"hoodwink/series/{self.seed}/{self.played}".encode()).hexdigest()[:32]

    def matches(self) -> Iterator[Match]:
        """Match after match, each closed when the next is asked for: play it to its end first."""
        while not self.over:
            match = self.next_match()
            yield match
            self.close(match)

    def close(self, match: Match, words: str = "") -> None:
        """Count a match that is over; `words` that were said with a reply that takes some."""
        assert match.over, "play the match to its end first"
        self.played += 1
        for seat, points in enumerate(match.points):
            self.scores[seat] += points
        self._next = match.next_game(words)
