"""The last turn of a game of Oh, Fox!, solved with OpenSpiel's own tools.

Two players, seven turns played, one to come: the fox or owl on the first seat knows what it is, the rabbit, rat or toad
on the second knows what it is, and nobody knows more. Both lay down a last card in secret, then the predator names its
prey, and the game is played out. The six deals are equally likely: the first chance nodes are the deal, as in any game,
and the cards of seven turns are given (`after`).

    python examples/openspiel_small.py           # MCCFR, its exploitability as it falls, then ISMCTS

Needs hoodwink[openspiel].
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from hoodwink.envs import spiel

SMALL = (
    "hoodwink_ohfox(seats=2,predator=first,fox=true,owl=true,rabbit=true,rat=true,toad=true,objectives=false,"
    "after=13/3/16/3/2/15/3/1/2/4/10/9/1/16)"
)
Player = Callable[[Any], int]  # what somebody does in a state


def load(text: str = SMALL) -> Any:
    """The game, as OpenSpiel loads any."""
    spiel.register()
    return pyspiel.load_game(text)


def learn(game: Any, iterations: int, looks: int, seed: int = 1) -> Iterator[tuple[int, float, Any]]:
    """Before and after every so many iterations of external-sampling MCCFR: how many there were, the exploitability of
    the average policy (exact: the whole tree is walked), and the policy."""
    np.random.seed(seed)  # OpenSpiel's solver draws from numpy's own generator
    solver = ExternalSamplingSolver(game)
    yield 0, exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) / 2, None
    for look in range(1, looks + 1):
        for _ in range(iterations // looks):
            solver.iteration()
        average = solver.average_policy()
        yield look * (iterations // looks), exploitability.nash_conv(game, average) / 2, average


def searching(game: Any, simulations: int, random: np.random.RandomState) -> Player:
    """A player that searches worlds drawn from what it knows: OpenSpiel's ISMCTS over the game's `redeal`."""
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=2.0, max_simulations=simulations, random_state=random)
    return lambda state: int(bot.step(state))


def drawn(random: np.random.RandomState) -> Player:
    """A player that draws lots."""
    return lambda state: int(random.choice(state.legal_actions()))


def following(average: Any, random: np.random.RandomState) -> Player:
    """A player that follows a policy."""

    def play(state: Any) -> int:
        chances = average.action_probabilities(state)
        return int(random.choice([*chances], p=[*chances.values()]))

    return play


def play(game: Any, players: tuple[Player, Player], random: np.random.RandomState) -> float:
    """One game; what it was worth to the first player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(players[state.current_player()](state))
    return float(state.returns()[0])


def main(iterations: int = 500, games: int = 40) -> None:
    game = load()
    print("iterations  exploitability")
    for done, value, average in learn(game, iterations, 5):
        print(f"{done:10}  {value:.4f}", flush=True)
        found = average
    random = np.random.RandomState(1)
    search, lots, policy = searching(game, 50, random), drawn(random), following(found, random)
    for name, prey in (("lots", lots), ("policy", policy)):
        for who, predator in (("lots", lots), ("ISMCTS", search), ("policy", policy)):
            worth = sum([play(game, (predator, prey), random) for _ in range(games)]) / games
            print(f"predator by {who:6} against prey by {name:6}: {worth:+.2f} a game")


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
