"""What a seat of Oh, Fox! may know, as numbers (core/tensor.py, fields.py)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.seats import NOBODY
from hoodwink.core.tensor import Sheet, Writer, frame_index
from hoodwink.games.ohfox.animals import TURNS, Animal, Prey
from hoodwink.games.ohfox.fields import FRAMES, layout
from hoodwink.games.ohfox.moves import CARDS, NAMED, PLAY, PLAYS, WIDTH
from hoodwink.games.ohfox.state import OhFoxState
from hoodwink.games.ohfox.trails import Trails

# Written out, and checked, because the compiler folds what it can read.
ALL_TURNS: Final = 8
ANIMALS: Final = 10
PREY: Final = 6
assert [TURNS, len(Animal), len(Prey)] == [ALL_TURNS, ANIMALS, PREY]


class OhFoxWriter(Writer):
    """Writes observations of a table with so many seats, on this board."""

    __slots__ = (
        "animal", "animals", "ends", "frame", "guess", "hands", "hearts", "homes", "index", "laid", "leads", "n",
        "objectives", "place", "places", "predator", "rows", "trails", "turn", "winners", "wounds",
    )  # fmt: skip

    def __init__(self, seats: int, trails: Trails, homes: tuple[int, ...]) -> None:
        super().__init__(layout(seats, int(trails.spaces)))
        at = self.layout.offset
        self.n: Final[i64] = seats
        self.trails: Final = trails
        self.homes: Final = homes
        # by animal and space: where each play ends, shifted by one
        self.ends: Final[list[bytearray]] = [
            bytearray([1 + trails.end(animal, play, space) for play in range(PLAYS)])
            for animal in range(ANIMALS)
            for space in range(trails.spaces)
        ]
        self.index: Final[dict[Any, int]] = frame_index(FRAMES)
        self.frame: Final[i64] = at("frame")
        self.laid: Final[i64] = at("laid")
        self.objectives: Final[i64] = at("objectives")
        self.turn: Final[i64] = at("turn")
        self.rows: Final[i64] = at("rows")
        self.hands: Final[i64] = at("hands")
        self.predator: Final[i64] = at("predator")
        self.places: Final[i64] = at("places")
        self.animals: Final[i64] = at("animals")
        self.guess: Final[i64] = at("guess")
        self.hearts: Final[i64] = at("hearts")
        self.wounds: Final[i64] = at("wounds")
        self.winners: Final[i64] = at("winners")
        self.animal: Final[i64] = at("animal")
        self.place: Final[i64] = at("place")
        self.leads: Final[i64] = at("leads")

    def public(self, s: Any, sheet: Sheet, base: i64) -> None:
        state: OhFoxState = s
        if state.stack:
            sheet.put(base + self.frame + self.index[type(state.stack[-1])], 1)
        sheet.put_set(base + self.laid, state.laid)
        sheet.put_set(base + self.objectives, state.objectives)
        sheet.put(base + self.turn + state.turn, 1)
        if state.predator != NOBODY:
            sheet.put(base + self.predator + state.predator, 1)
        for who in range(self.n):
            self._row(state, who, sheet, base)
        if state.ending != NOBODY:
            self._end(state, sheet, base)

    def _row(self, s: OhFoxState, who: i64, sheet: Sheet, base: i64) -> None:
        """A seat's cards, and where they would have taken each animal that is laid out."""
        hand: i64 = s.hands[who]
        for card in range(CARDS):
            left = (hand >> (WIDTH * card)) & ((1 << WIDTH) - 1)
            if left:
                sheet.put(base + self.hands + CARDS * who + card, left)
        row = s.rows[who]
        place: i64 = base + self.rows + ALL_TURNS * PLAYS * who
        for action in row:
            sheet.put(place + action - PLAY, 1)
            place += PLAYS
        home: i64 = self.homes[who]
        for animal in range(ANIMALS):
            if (s.laid >> animal) & 1:
                sheet.put(base + self.places + ANIMALS * who + animal, 1 + self._end_of(animal, home, row))

    def _end_of(self, animal: i64, home: i64, row: tuple[int, ...]) -> i64:
        space = home
        for action in row:
            space = self.trails.end(animal, action - PLAY, space)
        return space

    def _end(self, s: OhFoxState, sheet: Sheet, base: i64) -> None:
        """§6.1 At the end all animals and the guess are shown."""
        named = NAMED[s.guess]
        prey: i64 = 0
        for who in range(self.n):
            sheet.put(base + self.animals + ANIMALS * who + s.animals[who], 1)
            if who != s.predator:
                sheet.put(base + self.guess + PREY * who + named[prey], 1)
                prey += 1
            sheet.put(base + self.hearts + who, s.hearts[who])
            sheet.put(base + self.wounds + who, s.wounds[who])
        sheet.put_set(base + self.winners, s.winners)

    def private(self, s: Any, seat: i64, sheet: Sheet, base: i64) -> None:
        state: OhFoxState = s
        animal: i64 = state.animals[seat]
        if animal == NOBODY:
            return
        space = self._end_of(animal, self.homes[seat], state.rows[seat])
        sheet.put(base + self.animal + animal, 1)
        sheet.put(base + self.place + space, 1)
        if state.turn < ALL_TURNS:
            sheet.lay(base + self.leads, self.ends[animal * self.trails.spaces + space])
