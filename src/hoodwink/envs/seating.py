"""How a table asks: who is next, what is asked, what may be replied, what it was worth. Nothing here needs numpy.

The adapters share it. It looks at the open question of a state (its frame), which everybody at the table knows, and
at nothing else in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hoodwink.core.action import PASS, Options
from hoodwink.core.dice import Dice
from hoodwink.core.errors import Illegal
from hoodwink.core.frame import RACE, WINDOW
from hoodwink.core.game import Game
from hoodwink.core.seats import CHANCE, NOBODY, members
from hoodwink.core.section import section_of

PASS_ALONE: Final[Options] = (PASS,)  # the mask of a seat that is not asked
SHOWN: Final = 12  # legal actions that an error lists

# The last action of a space whose list has no end. Hoax: an exchange of all nine tokens of a kind that are in the box.
# HEX•HEX: twenty things on the table that a card can be about. Random games come to neither end.
LAST: Final = {"hoax": "claim chef takes=prestige gives=evidence count=9 of=5", "hexhex": "pay 19"}


def space(game: Game) -> int:
    """How many actions an environment has: the same for every set-up of a game, so that a policy carries over."""
    size = _SPACES.get(game.key)
    if size is None:
        actions, last = game.actions, LAST.get(game.key)
        _SPACES[game.key] = size = len(actions) if last is None else actions.id(actions.parse(last)) + 1
    return size


_SPACES: Final[dict[str, int]] = {}


def rewards(game: Game, s: Any) -> tuple[float, ...]:
    """By seat, at the end: 2 × (won − winners / seats). They add up to 0, and two seats get +1 and −1. Where nobody has
    won, or everybody, or the game is not over, all get 0."""
    winners = game.winners(s)
    share = len(winners) / game.seats if winners else 0.0
    return tuple([2 * ((seat in winners) - share) for seat in range(game.seats)])


def next_seat(s: Any, dice: Dice, quick: Dice) -> int:
    """The seat that is asked next, once chance has had its turns; NOBODY when the game is over. Seats are polled; in a
    race `quick` says who is first: dice of its own (`arena.table.reflexes`), so that the cards don't depend on it."""
    while s.asked == CHANCE:
        s.roll(dice)
    asked = s.asked
    if asked == 0:
        return NOBODY
    if s.stack[-1].kind == RACE:
        return quick.pick(members(asked))
    return int(s.polled())


def arrivals(s: Any, quick: Dice) -> tuple[int, ...]:
    """All seats that are asked, in the order in which replies that come at once arrive: where it matters (windows and
    races) these dice draw it."""
    seats = members(s.asked)
    if len(seats) > 1 and s.stack[-1].kind in (WINDOW, RACE):
        return _shuffled(seats, quick)
    return seats


def _shuffled(seats: Iterable[int], dice: Dice) -> tuple[int, ...]:
    left, drawn = [*seats], []
    while left:
        drawn.append(left.pop(dice.below(len(left))))
    return tuple(drawn)


def question(s: Any) -> tuple[str, str, str]:
    """The open question, as everybody knows it: its frame, its § and its kind ("choice", "ballot", "window", "race",
    "quiet"), as `View` and `Match.question` have them; three times "" when the game is over."""
    if s.asked == 0:
        return "", "", ""
    asked = s.asked
    return worded(s.stack[-1], bool(s.answered or asked & (asked - 1)))


def worded(top: Any, several: bool) -> tuple[str, str, str]:
    """The same of a frame that asks one seat or several."""
    frame, section, kind = _QUESTIONS.get(type(top)) or _questioned(top)
    return frame, section, kind or ("ballot" if several else "choice")


_QUESTIONS: Final[dict[type, tuple[str, str, str]]] = {}  # by class of frame; kind "": who is asked decides


def _questioned(top: Any) -> tuple[str, str, str]:
    kind = "quiet" if top.quiet else {WINDOW: "window", RACE: "race"}.get(top.kind, "")
    _QUESTIONS[type(top)] = found = (type(top).__name__, section_of(top), kind)
    return found


def within(options: Options, size: int) -> Options:
    """What a seat may reply, but for actions beyond the space: those are never all."""
    if options and max(options) >= size:
        options = tuple([action for action in options if action < size])
        assert options, "there is always something within the space"
    return options


def refusal(game: Game, s: Any, seat: int, action: object, options: Options) -> Illegal:
    """The error for an action that is none of these options: what is wrong with it, and what is legal."""
    section = question(s)[1] or game.end_section
    named, reason = repr(action), "it is not one of the options"
    if not isinstance(action, int) or not 0 <= action < space(game):
        reason = f"an action is a whole number from 0 to {space(game) - 1}"
    else:
        named = f"{action} ({game.actions[action]})"
        try:
            s.copy().reply(seat, action)
        except Illegal as error:
            section, reason = error.section, error.reason
    legal = [f"{id} ({game.actions[id]})" for id in options[:SHOWN]]
    more = f" and {len(options) - SHOWN} more" if len(options) > SHOWN else ""
    return Illegal(seat, named, section, f"{reason}; legal: {', '.join(legal)}{more}")
