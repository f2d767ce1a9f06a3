"""What each seat of Oh, Fox! may know, and the worlds that fit it."""

from __future__ import annotations

from dataclasses import dataclass

from hoodwink.core.dice import Dice
from hoodwink.core.seats import NOBODY, SPECTATOR, check_reader, members
from hoodwink.core.view import View, kernel_view, reseal
from hoodwink.games.ohfox.moves import HELD
from hoodwink.games.ohfox.places import Known, leads
from hoodwink.games.ohfox.state import OhFoxState


@dataclass(frozen=True, slots=True)
class OhFoxView(View):
    """The table as one seat sees it. What others might be, and where, is for everyone to work out (places.py)."""

    board: str  # its document; "" for the house's own
    masked: bool
    laid: tuple[int, ...]  # the animals laid out
    objectives: tuple[int, ...]
    homes: tuple[int, ...]  # by seat: a space
    turn: int  # how many turns have been played
    rows: tuple[tuple[int, ...], ...]  # by seat: the cards played, as ids of actions
    hands: tuple[tuple[int, ...], ...]  # by seat: how many are left of each kind of card
    predator: int | None  # the seat, once all know it
    animal: int | None  # one's own; None for a spectator
    path: tuple[int, ...]  # where one is by one's own cards: at the start and after each turn; () for a spectator
    leads: tuple[tuple[int, ...], ...]  # by play: where it would take one now, how and space for each step; or ()
    animals: tuple[int, ...] | None  # from here on: at the end
    guess: int | None  # an action's id
    hearts: tuple[int, ...]
    wounds: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def view(s: OhFoxState, seat: int) -> OhFoxView:
    check_reader(seat, s.seats)
    game = s.game
    animal = s.animals[seat] if seat != SPECTATOR else NOBODY
    path: tuple[int, ...] = ()
    ahead: tuple[tuple[int, ...], ...] = ()
    if animal != NOBODY:
        path = game.trails.path(animal, game.homes[seat], s.rows[seat])
        if s.turn < game.turns:
            ahead = leads(game.trails, animal, path[-1])
    over = s.ending != NOBODY
    return OhFoxView(
        **kernel_view(s, seat),
        board=game.options["board"],
        masked=s.masked,
        laid=members(s.laid),
        objectives=members(s.objectives),
        homes=game.homes,
        turn=s.turn,
        rows=tuple(s.rows),
        hands=tuple([HELD[hand] for hand in s.hands]),
        predator=None if s.predator == NOBODY else s.predator,
        animal=None if animal == NOBODY else animal,
        path=path,
        leads=ahead,
        animals=tuple(s.animals) if over else None,
        guess=s.guess if over else None,
        hearts=s.hearts,
        wounds=s.wounds,
        scores=s.scores,
        winners=members(s.winners),
    )


def redeal(s: OhFoxState, seat: int, dice: Dice) -> OhFoxState:
    """A state that this seat can't tell from the real one.

    The animals are dealt in any of the ways that fit what it knows, each way as likely as the next: which cards anyone
    has played is not weighed. Sealed cards are drawn evenly among those that the hand still has. After the end nothing
    is hidden; and the guess is made in the moment in which all is shown.
    """
    new = s.copy()
    dealt = s.seats - s.animals.count(NOBODY)  # §1.4 from the first seat on
    if dealt and s.ending == NOBODY:
        mine = s.animals[seat] if seat != SPECTATOR else NOBODY
        predator = s.predator if s.predator != NOBODY else s.game.chosen
        deal = Known(s.seats, s.laid, seat, mine, predator).draw(dice)
        new.animals[:dealt] = deal[:dealt]
    reseal(new, seat, dice)
    return new
