"""What PettingZoo's two kinds of environment have in common: a game, its spaces, and what each seat may see of it."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from secrets import token_hex
from typing import Any, Final, Literal

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray

from hoodwink.core.action import Options
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, BadText, Illegal
from hoodwink.core.game import Game
from hoodwink.core.state import State
from hoodwink.core.tensor import Sheet
from hoodwink.envs.observations import Own, information, information_shape, noted
from hoodwink.envs.picture import picture
from hoodwink.envs.seating import PASS_ALONE, question, refusal, space, within

Masks = Literal["info", "observation"]
RenderMode = Literal["human", "ansi"]
Mask = NDArray[np.int8]
Seen = NDArray[np.float32]
Info = dict[str, Any]

MODES: Final = ("human", "ansi")
KEPT: Final = 4096  # masks that are remembered
FLOAT: Final = np.dtype(np.float32)
NOTHING: Final = -1  # no ply
EXACT: Final = 2.0**24  # up to here float32 holds every whole number


class Replies(spaces.Discrete):
    """All actions of a game; `sample` without a mask draws from those that are legal for its seat now."""

    def __init__(self, n: int, legal: Callable[[], Options]) -> None:
        super().__init__(n)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            options = self._legal()
            return np.int64(options[int(self.np_random.integers(len(options)))])
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy knows no table."""
        return spaces.Discrete, (int(self.n),)


class Seated:
    """What both have: a game, its spaces, the state that is played, and what each seat may see of it."""

    def __init__(
        self, game: Game, masks: Masks, information: bool, max_cycles: int | None, render_mode: RenderMode | None
    ) -> None:
        if masks not in ("info", "observation"):
            raise BadSetup(f'masks are in "info" or in "observation", not in {masks!r}')
        if render_mode is not None and render_mode not in MODES:
            raise BadSetup(f"render_mode is {' or '.join(MODES)}, or None, not {render_mode!r}")
        if max_cycles is not None and (not _is_whole(max_cycles) or max_cycles < 1):
            raise BadSetup(f"max_cycles is a whole number from 1 on, or None, not {max_cycles!r:.100}")
        self.game = game
        self.masks = masks
        self._apart = masks == "info"
        self.information = information
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"hoodwink_{game.key}_v{game.version}",
            "render_modes": [*MODES],
            "is_parallelizable": False,  # by PettingZoo's wrapper: `hoodwink.envs.parallel` is
            "game": repr(game),
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = space(game)
        self._lay_out()
        self._seed = token_hex(16)
        self._played = 0

    def _lay_out(self) -> None:
        """The spaces, and what observations are written with."""
        layout = self.game.layout()
        self._sheet = Sheet(layout.size)
        self._cells = np.frombuffer(self._sheet.cells, np.uint8)  # the same bytes
        writer = self.game.writer()
        self._write, self._pass_on = writer.write, writer.pass_on
        self._written = NOTHING
        self._offers: dict[Options, tuple[Options, Mask]] = {}
        self._idle: Info = {"frame": "", "section": "", "kind": "", "asked": False, "legal": PASS_ALONE}
        if self._apart:
            self._idle["action_mask"] = mask = self._mask(PASS_ALONE)
            mask.setflags(write=False)  # all who are not asked share it
        high = np.concatenate([np.full(field.size, field.high, np.float32) for _, field in layout.places.values()])
        private = high[layout.public_size :]
        self.state_space = _box(np.concatenate([high[: layout.public_size], *[private] * self.game.seats]))
        if self.information:
            rows, width = information_shape(self.game)
            high = np.concatenate([high, np.full(rows * width, EXACT, np.float32)])
        seen: spaces.Space[Any] = _box(high)
        if self.masks == "observation":
            seen = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self._size,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: Replies(self._size, lambda seat=seat: self._legal(seat))  # type: ignore[misc]
            for agent, seat in self._seats.items()
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """A new game. With a seed the one that `Match(game, seed)` deals; without, the next of those that follow from
        the last seed, or from one that nobody knows."""
        if seed is not None:
            self._seed, self._played = str(seed), 0
        self._dice = Dice(f"{self._seed}/{self._played}" if self._played else self._seed)
        self._quick = self._dice.fork("quick")  # arena.table.reflexes
        self._played += 1
        self._state: State = self.game.start()
        self._cycles = 0
        self._written = NOTHING
        self._own: list[Own] = [()] * self.game.seats
        self.agents = self.possible_agents[:]

    def _check_begun(self) -> None:
        if not hasattr(self, "_state"):
            raise BadSetup("reset() comes first: there is no game yet")

    # what a seat may see -------------------------------------------------------------------------------------------

    def _legal(self, seat: int) -> Options:
        """What a seat may reply; who is not asked can only pass."""
        options = self._state.options(seat) if self.agents else ()
        return self._offer(options)[0] if options else PASS_ALONE

    def _mask(self, legal: Options) -> Mask:
        """The same as a mask, the caller's own."""
        return self._offer(legal)[1].copy()

    def _offer(self, options: Options) -> tuple[Options, Mask]:
        """What there is of these options within the space, and the same as a mask; remembered."""
        found = self._offers.get(options)
        if found is None:
            legal = within(options, self._size)
            mask = np.zeros(self._size, np.int8)
            mask[[*legal]] = 1
            if len(self._offers) >= KEPT:
                self._offers.clear()
            self._offers[options] = found = (legal, mask)
        return found

    def _see(self, seat: int) -> Any:
        """The observation of a seat, in the form that was asked for."""
        seen: Seen
        if self.information:
            seen = information(self.game, self._state, seat, self._own[seat])
        else:
            seen = self._numbers(seat).astype(FLOAT)
        return seen if self._apart else {"observation": seen, "action_mask": self._mask(self._legal(seat))}

    def _numbers(self, seat: int) -> Any:
        """The same as bytes, which the next call writes over. While a question collects replies, what everybody reads
        is there."""
        s = self._state
        if s.ply == self._written and s.asked:
            self._pass_on(s, seat, self._sheet, 0)
        else:
            self._write(s, seat, self._sheet, 0)
            self._written = s.ply
        return self._cells

    def _info(self, seat: int) -> Info:
        """The open question, what the seat may reply to it, and the mask if it is not in the observation."""
        s = self._state
        frame, section, kind = question(s)
        legal = self._legal(seat)
        asked = s.asked >> seat & 1 == 1
        info = {"frame": frame, "section": section, "kind": kind, "asked": asked, "legal": legal}
        if self._apart:
            info["action_mask"] = self._mask(legal)
        return info

    def state(self) -> Seen:
        """For critics that see everything: the public part of the observation, then every seat's private one."""
        self._check_begun()
        public, parts = self.game.layout().public_size, []
        for seat in range(self.game.seats):
            parts.append(self._numbers(seat)[public if seat else 0 :].astype(FLOAT))
        return np.concatenate(parts)

    # what a seat does ----------------------------------------------------------------------------------------------

    def _id(self, seat: int, action: Any) -> int:
        """An action's number, of whatever kind it is: Python's, numpy's, an array that is one number."""
        try:
            return index(action)
        except TypeError:
            raise self._refusal(seat, action) from None

    def _reply(self, seat: int, id: int) -> None:
        """A reply, checked. Illegal says what is legal; then nothing has changed."""
        s = self._state
        if id >= self._size:  # beyond the space where the list goes on, or no number of the compiled rules
            raise self._refusal(seat, id)
        own = noted(s, self._own[seat], id) if self.information else ()
        try:
            s.reply(seat, id)
        except (Illegal, BadText, OverflowError):
            raise self._refusal(seat, id) from None
        if self.information:
            self._own[seat] = own

    def _refusal(self, seat: int, action: object) -> Illegal:
        return refusal(self.game, self._state, seat, action, self._legal(seat))

    def _is_cut_off(self) -> bool:
        return self.max_cycles is not None and self._cycles >= self.max_cycles

    # for people, and other processes -------------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table as a spectator sees it, in words: returned ("ansi") or printed ("human")."""
        if self.render_mode is None:
            logger.warn('nothing is rendered: make the environment with render_mode="human" or "ansi"')
            return None
        self._check_begun()
        shown = picture(self.game, self._state, self.possible_agents)
        if self.render_mode == "ansi":
            return shown
        print(shown, end="\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def next_game(self) -> Game:
        """The next game of a series, once this one is over: `hoodwink.envs.aec(env.next_game())`."""
        self._check_begun()
        if not self._state.is_over():
            raise BadSetup("the next game of a series begins when this one is over")
        return self.game.again(self._state)

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes what was set up, not the game in progress."""
        return type(self), (self.game, self.masks, self.information, self.max_cycles, self.render_mode)


def _is_whole(n: object) -> bool:
    return isinstance(n, int | np.integer) and not isinstance(n, bool)


def _box(high: Seen) -> spaces.Box:
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)
