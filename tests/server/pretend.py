"""A table without a house: requests go to the desk, rows through JSON into the fold, and time stands still."""

import itertools

import msgspec
import pytest
from masks import Masks

from hoodwink.core.dice import Dice
from hoodwink.core.game import Game
from hoodwink.games import GAMES
from hoodwink.server import desk, rows, wire
from hoodwink.server.desk import Refusal, hashed
from hoodwink.server.letters import Letters, info
from hoodwink.server.table import Table

ALL: dict[str, type[Game]] = {**GAMES, "masks": Masks}
CLOCKS = {"choice": 40.0, "ballot": 20.0, "window": 8.0, "race": 10.0, "quiet": 6.0, "talk": 30.0}


class Pretend:
    """People are known by their names; seat 0 is Ann's."""

    def __init__(self, game="masks", seats=3, guests=("Ben", "Cat"), start=True, **settings):
        self.now, self.log, self._ids, self.dice = 1000.0, [], itertools.count(), Dice(7)
        settings = {"clock": "custom", "seconds": CLOCKS, **settings}
        new = wire.NewTable(game=game, name="Ann", seats=seats, **settings)
        self.table = Table("BCDFGH", ALL)
        self.add(desk.make(new, hashed("Ann"), ALL, self.now))
        for name in guests:
            self.join(name)
        if start:
            self("Ann", wire.Start)

    def add(self, new):
        for row in new:
            self.log.append(rows.write(row))
            self.table.fold(rows.read(self.log[-1]))
        assert not self.table.trouble
        return new

    def join(self, name, seat=None, who=None):
        return self.add(desk.sit(self.table, wire.Join(name, seat), hashed(who or name), self.now))

    def __call__(self, who, kind, took=None, **fields):
        """A request of somebody; the rows that it made. Refusal comes through."""
        request = kind(fields.pop("id", None) or f"{next(self._ids)}", **fields)
        decided = desk.decide(self.table, request, hashed(who), self.now, took)
        for row in decided:
            if isinstance(row, rows.Started):
                row.seed = f"seed {self.table.played}"
        return self.add(decided)

    def refused(self, who, kind, **fields):
        """The refusal of a request, which must leave everything as it was."""
        before, known = self.again(), len(self.log)
        with pytest.raises(Refusal) as refusal:
            self(who, kind, **fields)
        assert len(self.log) == known
        assert self.again() == before
        assert refusal.value.message
        return refusal.value

    def reply(self, who, action=None, seat=None, took=None, **fields):
        """The first option, or the one that is named by its text form."""
        table = self.table
        seat = table.owned(hashed(who))[0] if seat is None else seat
        options = table.playing.options(seat)
        chosen = options[0] if action is None else table.game.actions.parse(action)
        asked = {"game": table.played - 1, "ply": table.playing.ply, "seat": seat}
        return self(who, wire.Reply, took, **{**asked, "action": table.game.actions.id(chosen), **fields})

    def until(self):
        """When the clock that runs is up."""
        assert self.table.deadline is not None
        return self.table.deadline

    def on_to(self, question):
        """Play at random until this kind of question is asked."""
        while self.table.playing.question != question:
            assert self.table.phase == "playing", "it never came"
            self.step()

    def step(self):
        """One reply (in a window most step in), or the turning up of what is held."""
        assert self.table.phase == "playing"
        asked = self.table.asked()
        if self.table.talking:
            self.add([rows.Opened(self.now)])
        elif asked:
            options = self.table.playing.options(asked[0])
            steps_in = self.table.playing.question == "window" and self.dice.below(4)
            action = options[-1] if steps_in else options[self.dice.below(len(options))]
            self.add([desk.replied(self.table, asked[0], action, self.now)])
        else:
            self.add([rows.Turned(self.now)])

    def finish(self):
        while self.table.phase == "playing":
            self.step()

    def chores(self):
        return {(c.what, c.seat): round(c.at - self.now, 6) for c in self.table.chores()}

    def again(self):
        """Everything that shows, of this table and of one that is folded anew from the log."""
        fresh = Table(self.table.code, ALL)
        for raw in self.log:
            fresh.fold(rows.read(raw))
        shown = shows(fresh)
        assert shown == shows(self.table)
        return shown


def shows(table):
    letters = Letters(table)
    frames = [letters.frame(seat, 0) for seat in (-2, *range(table.made.seats))] if letters.playing else []
    return info(table), frames, [*table.chores()], table.chat, table.deadline, table.n


def private(t, seat):
    """The private half of a seat's frame."""
    return msgspec.json.decode(Letters(t.table).frame(seat, 0), type=wire.Frame).private


def names(t):
    return [chair.name for chair in t.table.chairs]
