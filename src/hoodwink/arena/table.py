"""A table of bots: each is shown its own view and its options, and worlds that fit the view if it thinks."""

from __future__ import annotations

from collections.abc import Sequence

from hoodwink.bots import Budget, Player, checked_level, decide, levels, make
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.frame import RACE
from hoodwink.core.game import Game
from hoodwink.core.match import Match
from hoodwink.core.record import Record, Row
from hoodwink.core.seats import CHANCE, members
from hoodwink.core.state import State
from hoodwink.core.worlds import Worlds

# A game of bots that is not over by then counts as unfinished. Random games took under 4,000 plies, but for Erben with
# stronger doubts above 8 seats: at the median 2,300 with 9 seats, 14,000 with 14, and 28 of 200 of those were cut.
PLY_LIMIT = 20_000


def lineup(game: Game, named: Sequence[str]) -> tuple[str, ...]:
    """A level for each seat, from one for all or one for each; BadSetup says what there is."""
    known = levels(game.key)
    for level in named:
        checked_level(game.key, level)
    if len(named) == 1:
        return tuple(named) * game.seats
    if len(named) != game.seats:
        raise BadSetup(
            f"{len(named)} bots for {game.seats} seats: name one level for all or one for each seat, "
            f"from {', '.join(known)}"
        )
    return tuple(named)


def sit(game: Game, named: Sequence[str], seed: int | str, budget: Budget | None = None) -> tuple[Player, ...]:
    """A bot on each seat, with dice that depend on the seed and the seat and on nothing that is dealt."""
    dice = Dice(seed)
    lined_up = enumerate(lineup(game, named))
    return tuple(make(game.key, level, dice.fork(f"bot {seat}"), budget) for seat, level in lined_up)


def reflexes(seed: str) -> Dice:
    """Who is quick in a race of bots, is chance: dice of its own, so that the cards don't depend on it."""
    return Dice(f"{seed}/quick")


def play(match: Match, bots: Sequence[Player], limit: int = PLY_LIMIT) -> int:
    """Play a match on to its end, or to the limit of plies; how many replies it took. The match keeps the record."""
    replies = 0
    quick = reflexes(match.record.seed or "")
    while not match.over and match.ply < limit:
        seat = quick.pick(tuple(sorted(match.asked))) if match.question == "race" else match.asked[0]
        match.reply(seat, decide(bots[seat], match.view(seat), match.options(seat), match.worlds(seat)))
        replies += 1
    return replies


def play_state(
    game: Game, s: State, bots: Sequence[Player], dice: Dice, limit: int = PLY_LIMIT, record: Record | None = None
) -> int:
    """The same without a match: the referee holds the state and rolls these dice for chance. It keeps a record if one
    is given, from where that is."""
    actions = game.actions
    quick = reflexes(dice.seed)
    replies = 0
    while s.asked and s.ply < limit:
        if s.asked < 0:
            outcome = s.roll(dice)
            if record is not None:
                record.add(Row(CHANCE, outcome), s)
            continue
        seat = quick.pick(members(s.asked)) if s.stack[-1].kind == RACE else s.polled()
        options = tuple([actions[id] for id in s.options(seat)])
        action = decide(bots[seat], game.view(s, seat), options, Worlds(game, s, seat))
        s.reply(seat, actions.id(action))
        if record is not None:
            record.add(Row(seat, action), s)
        replies += 1
    return replies
