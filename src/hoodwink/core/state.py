"""The state of a game: plain data, a stack of frames, who is asked, and the replies that are still sealed."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from hoodwink.core.action import PASS, Options
from hoodwink.core.errors import Illegal
from hoodwink.core.event import everything
from hoodwink.core.frame import RACE, Chance, Frame
from hoodwink.core.seats import CHANCE, NOBODY, members, next_in
from hoodwink.core.section import section_of

if TYPE_CHECKING:
    from hoodwink.core.dice import Dice

_NO_OFFER: Final = -9  # goes with `offered` = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The kernel's half of a state; a game's own class adds its nouns, `copy` and `nouns`.

    `reply` and `chance` are the only ways forward. Each checks first and changes nothing if it refuses.
    """

    __slots__ = (
        "answered", "arrived", "asked", "by", "game", "lead", "offered", "offered_to", "outcome", "past", "ply",
        "queue", "read", "replies", "seats", "stack",
    )  # fmt: skip

    game: Any  # the Game: its actions, options and event kinds
    seats: i64
    stack: list[Frame[Any]]  # the last is the section in progress
    asked: i64  # the set of seats that still owe it a reply, or CHANCE; 0 when the game is over
    answered: i64  # the set of seats that have replied to it
    replies: list[int]  # by seat; sealed until it is resolved, and of no meaning outside `answered`
    arrived: tuple[int, ...]  # in a race: seats in the order of their replies, the last one (`by`) left out
    by: i64  # whose reply came last
    lead: i64  # polled seats are asked clockwise from this one's left
    outcome: int  # what chance said last
    ply: i64  # how many frames have been resolved and interjections taken: every question has one of its own
    past: Any  # the chain of all events
    read: Any  # what has been read of it, by seat: `history` remembers here, copies share it
    queue: tuple[tuple[int, int], ...]  # interjections that wait for the section to end: (seat, action)
    offered: Options  # the options that were computed last, and for whom
    offered_to: i64

    def begin(self, game: Any, first: Frame[Any]) -> None:
        """Set the kernel's half and run to the first question."""
        self.game = game
        self.seats = game.seats
        self.stack = [first]
        self.asked = 0
        self.answered = 0
        self.replies = [PASS] * game.seats
        self.arrived = ()
        self.by = NOBODY
        self.lead = game.seats - 1
        self.outcome = 0
        self.ply = 0
        self.past = ()
        self.read = {}
        self.queue = ()
        self.offered = ()
        self.offered_to = _NO_OFFER
        self._settle()

    def copy(self) -> State:
        """An independent state; frames, events and tuples are shared because they never change."""
        raise AssertionError("a game's state has a copy() of its own")

    def copy_kernel(self, new: State) -> None:
        """The kernel's half of `copy`."""
        new.game = self.game
        new.seats = self.seats
        new.stack = self.stack[:]
        new.asked = self.asked
        new.answered = self.answered
        new.replies = self.replies[:]
        new.arrived = self.arrived
        new.by = self.by
        new.lead = self.lead
        new.outcome = self.outcome
        new.ply = self.ply
        new.past = self.past
        new.read = self.read
        new.queue = self.queue
        new.offered = ()
        new.offered_to = _NO_OFFER

    # for the rules -------------------------------------------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def then(self, frames: list[Frame[Any]]) -> None:
        """Push several, to be done in the order of the list."""
        self.stack.extend(reversed(frames))

    def tell(self, event: tuple[Any, ...]) -> None:
        """Note down what happened."""
        self.past = (self.past, event)

    def stepped_in(self) -> i64:
        """In a window that has closed: the seat that stepped in, or NOBODY."""
        by = self.by
        if by >= 0 and self.replies[by] != PASS:
            return by
        return NOBODY

    def end(self) -> None:
        """The game is over; nothing that was still open is done."""
        self.stack = []
        self.queue = ()

    # for drivers ---------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.asked == 0

    def polled(self) -> i64:
        """The seat to ask next, where seats are polled one by one; CHANCE where chance is to decide."""
        asked = self.asked
        return CHANCE if asked < 0 else next_in(asked, self.lead)

    def options(self, seat: i64) -> Options:
        """What this seat may reply now; nothing if it is not asked."""
        if self.offered_to == seat:
            return self.offered
        asked = self.asked
        if asked <= 0 or seat < 0 or seat >= self.seats or not (asked >> seat) & 1:
            return ()
        options = self.stack[-1].options(self, seat)
        self.offered = options
        self.offered_to = seat
        return options

    def reply(self, seat: i64, action: i64) -> None:
        """A seat's reply. Raises Illegal, and changes nothing, if it is not one of its options."""
        options = self.offered if self.offered_to == seat else self.options(seat)
        if action not in options:
            raise self._illegal(seat, action)
        self.offered = ()
        self.offered_to = _NO_OFFER
        self.replies[seat] = action
        self.by = seat
        top = self.stack[-1]
        others = self.asked ^ 1 << seat
        if others:
            self.asked = others
            self.answered |= 1 << seat
            if not top.closes(self, seat, action):
                return
        self.ply += 1
        self.stack.pop()
        top.resolve(self)
        self.arrived = ()
        self._settle()

    def chance(self, outcome: int) -> None:
        """What chance decided."""
        top = self.stack[-1] if self.asked == CHANCE else None
        if not isinstance(top, Chance) or not top.allows(self, outcome):
            raise Illegal(CHANCE, outcome, self._section(), "chance can't bring this now")
        self._chance(outcome)

    def roll(self, dice: Dice) -> int:
        """Let chance decide with these dice; the outcome, for the record."""
        outcome = self.stack[-1].sample(self, dice)
        self._chance(outcome)
        return outcome

    def _chance(self, outcome: int) -> None:
        self.outcome = outcome
        self.ply += 1
        self.stack.pop().resolve(self)
        self._settle()

    def interject(self, seat: i64, action: i64) -> None:
        """Something from outside the turn. It takes effect between frames: at once if the open question has no answer
        yet, else when that question is resolved."""
        refusal: str = "the game is over" if self.asked == 0 else self.game.refuse_interjection(self, seat, action)
        if refusal:
            raise Illegal(seat, self.game.actions[action], self._section(), refusal)
        self.queue += ((seat, action),)
        if self.answered == 0:
            self.offered = ()
            self.offered_to = _NO_OFFER
            self._settle()

    def _settle(self) -> None:
        """Resolve frames until somebody is asked or the game is over."""
        self.answered = 0
        while True:
            while self.queue:
                self._take_interjection()
            stack = self.stack
            if not stack:
                self.asked = 0
                return
            asked = stack[-1].asked(self)
            if asked:
                self.asked = asked
                return
            self.by = NOBODY
            self.ply += 1
            stack.pop().resolve(self)

    def _take_interjection(self) -> None:
        seat, action = self.queue[0]
        self.queue = self.queue[1:]
        self.ply += 1
        self.game.interjected(self, seat, action)

    def _section(self) -> str:
        return section_of(self.stack[-1]) if self.stack else str(self.game.end_section)

    def _illegal(self, seat: i64, action: i64) -> Illegal:
        typed = self.game.actions[action]
        if self.asked == 0:
            return Illegal(seat, typed, self._section(), "the game is over")
        if seat < 0 or seat >= self.seats:
            return Illegal(seat, typed, self._section(), f"the seats are 0 to {self.seats - 1}")
        if (self.answered >> seat) & 1:
            return Illegal(seat, typed, self._section(), "it has answered")
        if self.asked < 0 or not (self.asked >> seat) & 1:
            section, reason = self.stack[-1].why_not_asked(self, seat)
            return Illegal(seat, typed, section or self._section(), reason or "it is not asked now")
        section, reason = self.stack[-1].why_not(self, seat, action)
        return Illegal(seat, typed, section or self._section(), reason or "it is not one of the options")

    def __repr__(self) -> str:
        """What the table waits for: the section in progress, then what follows. Not for a seat: frames may tell."""
        waits = "over"
        if self.asked:
            who = "chance" if self.asked < 0 else "seats " + ", ".join([str(seat) for seat in members(self.asked)])
            waits = f"§{self._section()} asks {who}"
        frames = [repr(frame) for frame in self.stack]
        frames.reverse()
        return f"<{self.game!r}, ply {self.ply}: {waits}; {', '.join(frames) or 'nothing open'}>"

    # for records and tests -----------------------------------------------------------------------------------------

    def nouns(self) -> tuple[Any, ...]:
        """The game's own fields, as plain data, in a fixed order."""
        return ()

    def key(self) -> tuple[Any, ...]:
        """Everything that matters, as plain data: two states with one key are the same position."""
        sealed = tuple([self.replies[seat] if (self.answered >> seat) & 1 else None for seat in range(self.seats)])
        frames = tuple([repr(frame) for frame in self.stack])
        kernel = (self.asked, sealed, self.arrived, self.ply, self.queue)
        return (repr(self.game), frames, kernel, everything(self.past), self.nouns())

    def digest(self) -> str:
        return blake2b(repr(self.key()).encode(), digest_size=8).hexdigest()


def playout(s: State, dice: Dice, limit: i64 = 1 << 40) -> i64:
    """Play at random to the end, or to the limit of plies, every reply checked; how many replies it took."""
    replies: i64 = 0
    while s.ply < limit:
        asked = s.asked
        if asked > 0:
            top = s.stack[-1]
            seat = dice.pick(members(asked)) if top.kind == RACE else next_in(asked, s.lead)  # who is quick, is chance
            options = top.options(s, seat)
            s.offered = options  # what State.options does, for a seat that is known to be asked
            s.offered_to = seat
            s.reply(seat, options[dice.below(len(options))])
            replies += 1
        elif asked == 0:
            break
        else:
            s.roll(dice)
    return replies
