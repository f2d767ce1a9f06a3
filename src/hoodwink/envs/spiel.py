"""Every game as an OpenSpiel game: `register()`, then `pyspiel.load_game("hoodwink_resistance(seats=5,hunter=true)")`.

Seats are asked one at a time, sealed replies stay sealed, and chance is explicit: where a deal has too many outcomes to
list, it is drawn number by number. docs/envs.md says the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from secrets import randbits
from typing import Any, ClassVar

from hoodwink.arena.parquet import library
from hoodwink.core.dice import Dice
from hoodwink.core.game import Game, Value
from hoodwink.core.seats import CHANCE
from hoodwink.envs import rewards
from hoodwink.envs.spiel_observer import Observer, Whose
from hoodwink.envs.spiel_parameters import PREFIX, setup_of, short, specification
from hoodwink.envs.spiel_table import OVER, Table, checked
from hoodwink.games import GAMES

library("open_spiel", "an OpenSpiel game", "openspiel")
pyspiel: Any = import_module("pyspiel")  # which comes with it

FEW = 64  # outcomes: no list of chance's is longer, but for draws from a larger deck


def register() -> list[str]:
    """Make the games known to OpenSpiel, once; their names."""
    known = pyspiel.registered_names()
    names = []
    for key, kind in GAMES.items():
        names.append(PREFIX + key)
        if PREFIX + key not in known:
            # A class of its own: OpenSpiel lets go of it when Python is gone, and a class has other references then.
            pyspiel.register_game(_type(kind, sampled=False), type(kind.__name__, (SpielGame,), {"kind": kind}))
    return names


def _type(kind: type[Game], sampled: bool) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + kind.key,
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.most,
        min_num_players=kind.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(kind),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters set."""

    kind: ClassVar[type[Game]]

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        given, kind = params or {}, self.kind
        self.setup, longest = checked(setup_of(kind, given))
        self.game = self.setup.game
        self.rows = int(given.get("history", 0)) or None  # of the history in an information state's tensor
        seed = int(given.get("rng_seed", -1))
        self.seed = str(randbits(64) if seed < 0 else seed)
        self.rolled = 0  # times that chance was sampled
        best = 2 * (1 - 1 / self.game.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.space,
            max_chance_outcomes=1 if self.setup.sampled else max(FEW, longest),
            num_players=self.game.seats,
            min_utility=-best,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=self.setup.replies,
        )
        super().__init__(_type(kind, self.setup.sampled), info, short(kind, given))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.setup.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What an observer of this kind shows; without a kind, the compact observation of a player."""
        if params:
            raise ValueError(f"observers have no parameters, so none of {', '.join(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whose = {
            pyspiel.PrivateInfoType.NONE: Whose.NOBODYS,
            pyspiel.PrivateInfoType.SINGLE_PLAYER: Whose.ONES_OWN,
            pyspiel.PrivateInfoType.ALL_PLAYERS: Whose.EVERYBODYS,
        }[kind.private_info]
        return Observer(self.game, kind.public_info, whose, kind.perfect_recall, self.rows)

    def dice(self) -> Dice | None:
        """Where chance is sampled: dice for one outcome. They are the game's, so no state knows what will come."""
        if not self.setup.sampled:
            return None
        self.rolled += 1
        return Dice(f"{self.seed}/{self.rolled}")

    def __reduce__(self) -> tuple[Any, ...]:
        """As OpenSpiel does it, by its string, and where its dice are: OpenSpiel asks no Python game for those."""
        return _game_again, (str(self), self.seed, self.rolled)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. OpenSpiel copies and pickles what is in `__dict__`: a table, which knows how."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._table: Table | None = None  # made when it is looked at: a copy gets another

    @property
    def table(self) -> Table:
        if self._table is None:
            self._table = Table(self.get_game().setup)
        return self._table

    # called by OpenSpiel -------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        return self.table.turn()

    def is_terminal(self) -> bool:
        return self.table.turn() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.table.turn() == CHANCE, "chance is not asked"
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        table = self.table
        table.apply(action, self.get_game().dice() if table.turn() == CHANCE else None)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        return str(table.setup.game.actions[action]) if player >= 0 else table.outcome_text(action)

    def returns(self) -> list[float]:
        table = self.table
        game = table.setup.game
        return [float(reward) for reward in rewards(game, table.state)] if table.state.is_over() else [0.0] * game.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player can't tell from this one, drawn by the game's `redeal`.

        Its `history()` begins here: there is none that led to it. It is copied, serialised and pickled like any other.
        """
        new: SpielState = self.get_game().new_initial_state()
        new._table = self.table.imagine(player_id, f"{probability_sampler()!r}/{probability_sampler()!r}")
        return new

    def __str__(self) -> str:
        return str(self.table)

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.get_game(), self.serialize())


def _game_again(text: str, seed: str, rolled: int) -> Any:
    register()
    game = pyspiel.load_game(text)
    game.seed, game.rolled = seed, rolled
    return game


def _state_again(game: SpielGame, text: str) -> Any:
    return game.deserialize_state(text)
