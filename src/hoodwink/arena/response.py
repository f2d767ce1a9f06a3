"""How much one gains who knows how the others play: a search against a level, measured.

One seat searches in worlds that fit its view; in them all others play exactly as bots of that level do, and itself from
the next question on as the best of our levels that need no search. That is one step of policy improvement against
opponents that it knows, so what it gains is what a best response gains at least.
Worlds are weighed by how likely the seats' play so far was, where the game has beliefs for that.

It sits alone among bots of the level, at every seat in turn, and each deal is also played by the level alone: the gain
is how much more often it wins than the bot of the level that had its seat and its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from math import ceil, inf
from typing import Any

from hoodwink.arena.intervals import difference
from hoodwink.arena.played import AGAINST
from hoodwink.arena.seating import LONE, MIXED, Pairing
from hoodwink.arena.standings import budget_of
from hoodwink.arena.table import PLY_LIMIT
from hoodwink.arena.tournament import Result, Round, Tournament
from hoodwink.bots import APART, LEVELS, Budget, Maker, checked_level, levels, random_bot, thinks
from hoodwink.bots.search import Candidates, Search, Thinking, Weigh, by_views
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.game import Game
from hoodwink.core.view import View
from hoodwink.core.worlds import Worlds

RANDOM = "random"
ROLLOUTS = 40  # for a decision if not said: what a game takes is then minutes at most
MOST_CANDIDATES = 5  # with so few rollouts more could not be told apart
HEAD_START = 0.15  # of what it would do without a search, in parts of a win:
TRUST = 24  # rounds for which that counts; a game is won or lost, and a few of them tell little


def modelled(game: str, level: str) -> str:
    """The level whose policy is imagined: that level, or, of one that searches itself, the best below that doesn't."""
    if checked_level(game, level) in APART.get(game, {}):
        return level
    below = levels(game)[: levels(game).index(level) + 1]
    return next(one for one in reversed(below) if not thinks(game, one))


def responder(game: str, level: str, dice: Dice, budget: Budget | None) -> Search:
    """A bot that answers bots of this level as well as it can."""
    model, best = (_maker(game, modelled(game, one)) for one in (level, levels(game)[-1]))
    thinking = Thinking(
        policy=by_views(model, best),
        candidates=partial(_candidates, best, dice.seed),
        weigh=_weigher(game),
        trust=TRUST,
        even=0.0,
        doubt=0.0,  # the best it has found: it need not hide from bots that learn nothing
    )
    return Search(thinking, dice, budget or Budget(inf, ROLLOUTS))


def _maker(game: str, level: str) -> Maker:
    maker: Any = random_bot if level == RANDOM else LEVELS[game].get(level) or APART[game][level]
    made: Maker = maker
    return made


def _candidates(maker: Maker, seed: str, view: View, options: tuple[Action, ...]) -> Candidates:
    """What it would do without a search, ahead of the rest; of many others some, drawn anew each time."""
    dice = Dice(f"{seed}/candidates {view.ply}")
    own = maker(dice.fork("own"))(view, options)
    rest = [option for option in options if option != own]
    while len(rest) >= MOST_CANDIDATES:
        del rest[dice.below(len(rest))]
    return [(own, HEAD_START), *((option, 0.0) for option in rest)]


def _weigher(game: str) -> Callable[[View, Worlds], Weigh] | None:
    """How well a world fits what the seats have done, where hoodwink.beliefs knows the game."""
    name = f"hoodwink.beliefs.{game}"
    if find_spec(name) is None:
        return None
    beliefs = import_module(name)
    read = getattr(beliefs, "weights", None) or beliefs.weighed  # where deals can't be listed, by what each card counts

    def weigher(view: View, worlds: Worlds) -> Weigh:
        return partial(beliefs.fit, read(view), worlds.game)

    return weigher if hasattr(beliefs, "fit") else None


def duel(
    game: Game, level: str, games: int, seed: str, budget: Budget | None = None, limit: int = PLY_LIMIT
) -> Tournament:
    """One who searches among bots of a level, and the level alone, over the same deals."""
    tournament = Tournament(game, (AGAINST + level, level), LONE, games, seed, budget, limit)
    tournament.pairings = [Pairing(LONE, (AGAINST + level, level)), Pairing(MIXED, (level,))]
    tournament.deals = ceil(games / game.seats)
    return tournament


@dataclass(frozen=True, slots=True)
class Gain:
    """How much more often the one who searches wins, on a side or on all of them."""

    side: str  # "" for all
    won: float
    level: float  # how often the level's own bot won with that seat and those cards
    gain: float
    low: float
    high: float
    seats: int


def gains(result: Result) -> list[Gain]:
    """All seats first, then side by side where there are any."""
    sides = sorted({side for one in result.rounds for side in one.played.sides})
    name = result.tournament.names[0]
    return [_gain(result.rounds, name, side) for side in ("", *sides)]


def _gain(rounds: Sequence[Round], name: str, side: str) -> Gain:
    deals: dict[int, list[int]] = {}
    for one in rounds:
        searched = name in one.played.bots
        for seat, bot in enumerate(one.played.bots):
            if (side and one.played.sides[seat] != side) or (searched and bot != name):
                continue
            cell = deals.setdefault(one.deal, [0, 0, 0, 0])
            at = 0 if searched else 2
            cell[at] += seat in one.played.winners
            cell[at + 1] += 1
    wins, of, theirs, rest = (sum(cell[i] for cell in deals.values()) for i in range(4))
    return Gain(side, wins / max(of, 1), theirs / max(rest, 1), *difference(deals.values()), of)


def summary(result: Result, level: str) -> dict[str, Any]:
    """As one JSON object."""
    tournament = result.tournament
    budget = tournament.budget or Budget(inf, ROLLOUTS)
    return {
        "game": tournament.game.key,
        "rules": tournament.game.version,
        "seats": tournament.game.seats,
        "options": dict(tournament.game.options),
        "seed": tournament.seed,
        "level": level,
        "model": modelled(tournament.game.key, level),
        "budget": budget_of(budget),
        "games": len(result.rounds),
        "deals": len({one.deal for one in result.rounds}),
        "gains": [
            {"side": one.side or None, "seats": one.seats}
            | {what: round(getattr(one, what), 6) for what in ("won", "level", "gain", "low", "high")}
            for one in gains(result)
        ],
    }
