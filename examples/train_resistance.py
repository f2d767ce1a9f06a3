"""Train a small policy for the base Resistance with 5 seats, with torch, in minutes on two cores.

    python examples/train_resistance.py --out weights.npz        watch, imitate, improve, evaluate
    python examples/train_resistance.py --evaluate weights.npz --deals 1000

1. Watch `regular` bots play, with a stray reply now and then, so that there is something to see besides good play.
2. Imitate: one network a side learns to reply as they do.
3. Improve: a thousand games at once (`hoodwink.envs.many`), the networks against the imitation, which is a hundred
   times as quick as what it imitates, and against themselves; then, a quarter as many, against real `regular` bots.
   PPO with masks; the reward comes at the end of a game.
4. Evaluate against the real `regular` over the same deals, a side each, beside regular against itself.

What is written are plain numpy arrays; `hoodwink.bots.learned` plays them without torch.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from os import times
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from hoodwink import load
from hoodwink.arena.intervals import difference, share_of
from hoodwink.arena.seating import SIDES
from hoodwink.arena.strength import dealt
from hoodwink.arena.tournament import Tournament, run
from hoodwink.bots import LEVELS, make
from hoodwink.bots.learned import OUTPUTS, PLACES, Net, inputs, playing, replies
from hoodwink.core.dice import Dice
from hoodwink.core.tensor import Sheet
from hoodwink.envs.many import Many

Array = NDArray[Any]
SIDE_NAMES = ("resistance", "spy")
GAME = load("resistance", seats=5)
LOT = 1024  # decisions a step of learning
SHARP = 3.0  # logits of the imitation are made so many times as large
RATE = 5e-4  # of improving, at first
STRAY = (0, 0, 50, 150)  # of a thousand replies, game by game, so many are drawn among all options


# watching -----------------------------------------------------------------------------------------------------------

Seen = tuple[Array, Array, Array, Array]  # observations, seats, options, replies, decision by decision


def watch(number: int) -> Seen:
    """A game of regular bots, with a stray reply now and then: what the bots said, or would have said."""
    dice = Dice(f"watch/{number}")
    s, stray, found = dealt(GAME, dice), dice.fork("stray"), []
    bots = [make("resistance", "regular", dice.fork(f"bot {seat}")) for seat in range(GAME.seats)]
    while s.asked:
        seat = s.polled()
        options = s.options(seat)
        if len(options) == 1:
            s.reply(seat, options[0])
            continue
        sheet, outputs = Sheet(GAME.layout().size), replies()[seat]
        GAME.write(s, seat, sheet)
        said = GAME.actions.id(bots[seat](GAME.view(s, seat), tuple(GAME.actions[id] for id in options)))
        found.append((sheet.cells, seat, np.isin(outputs, options), int(np.flatnonzero(outputs == said)[0])))
        s.reply(seat, stray.pick(options) if stray.below(1000) < STRAY[number % len(STRAY)] else said)
    cells, seats, allowed, told = zip(*found, strict=True)
    rows = np.frombuffer(b"".join(cells), np.uint8).reshape(len(cells), -1)
    return rows, np.array(seats), np.stack(allowed), np.array(told)


def watched(games: int, jobs: int) -> Seen:
    """Many such games, one after another."""
    if jobs == 1:
        found = [watch(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            found = list(pool.map(watch, range(games), chunksize=20))
    observations, seats, allowed, said = (np.concatenate(part) for part in zip(*found, strict=True))
    return observations, seats, allowed, said


# the network --------------------------------------------------------------------------------------------------------


class Policy(nn.Module):
    """One side: logits for every reply, and apart from them what the game is worth, which only training needs."""

    def __init__(self, width: int, hidden: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(width, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, OUTPUTS)])
        self.critic = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, 1))

    def forward(self, x: Tensor, allowed: Tensor) -> Tensor:
        """The logarithms of the chances of all outputs."""
        x = torch.relu(self.layers[0](x))
        x = torch.relu(self.layers[1](x))
        return torch.log_softmax(self.layers[2](x).masked_fill(~allowed, -1e9), dim=1)

    def worth(self, x: Tensor) -> Tensor:
        found: Tensor = self.critic(x).squeeze(1)
        return found


Policies = tuple[Policy, Policy]  # resistance, spies


def is_spy(observations: Array) -> Array:
    found: Array = observations[:, PLACES["role"] + 1] > 0
    return found


def save(policies: Policies, path: Path) -> None:
    """Plain arrays, in half precision: 100 kB and a bit."""
    found = {}
    for side, policy in zip(SIDE_NAMES, policies, strict=True):
        for n, layer in enumerate(policy.layers):
            found[f"{side}_w{n}"] = layer.weight.detach().numpy().T.astype(np.float16)
            found[f"{side}_b{n}"] = layer.bias.detach().numpy().astype(np.float16)
    np.savez(path, **found)


# imitating ----------------------------------------------------------------------------------------------------------


def imitate(seen: Seen, hidden: int, epochs: int) -> Policies:
    """A network a side that replies as was seen; the last tenth of the decisions is kept to look at."""
    observations, seats, allowed, said = seen
    x = torch.from_numpy(inputs(observations, seats))
    policies = []
    for side, name in enumerate(SIDE_NAMES):
        mine = torch.from_numpy(np.flatnonzero(is_spy(observations) == bool(side)))
        known, kept = mine[: len(mine) * 9 // 10], mine[len(mine) * 9 // 10 :]
        policy = Policy(x.shape[1], hidden)
        options, labels = torch.from_numpy(allowed), torch.from_numpy(said)
        optimizer = torch.optim.Adam(policy.parameters(), 1e-3, weight_decay=1e-5)
        steps = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, epochs * -(-len(known) // LOT))
        for _ in range(epochs):
            for lot in known[torch.randperm(len(known))].split(LOT):
                loss = nn.functional.nll_loss(policy(x[lot], options[lot]), labels[lot])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                steps.step()
        with torch.no_grad():
            told = policy(x[kept], options[kept])
            hit = (told.argmax(1) == labels[kept]).float().mean()
            lost = nn.functional.nll_loss(told, labels[kept])
        with torch.no_grad():  # a bot that is nearly sure of a vote is sure, and careless votes lose games
            policy.layers[2].weight *= SHARP
            policy.layers[2].bias *= SHARP
        print(f"imitating {name}: {len(known)} decisions; of {len(kept)} others {hit:.1%} alike, loss {lost:.3f}")
        policies.append(policy)
    return policies[0], policies[1]


# improving ----------------------------------------------------------------------------------------------------------


class Table:
    """Games in lock-step in which some play to learn (`learns`, by side and row) and the others are models."""

    def __init__(self, many: Many, learns: Array, learners: Policies, models: Policies) -> None:
        self.many, self.learns = many, learns
        self.learners, self.models = learners, models
        self.step = many.reset()
        self.left: dict[str, Array] = {}  # decisions of games that were not over at the end of the last round

    def round(self, steps: int) -> dict[str, Array]:
        """So many decisions in every game: those of the learners in games that are over, with what came of them."""
        games, seats = self.many.games, GAME.seats
        number = np.zeros(games, np.int64)  # of the game in each row, in this round
        ends = np.full((games, steps + 1, seats), np.nan, np.float32)
        lots = [self.left] if self.left else []
        for time in range(steps):
            asked, lot = self.step.seats, self.decide(number, time)
            lots.append({key: value[lot["learns"]] for key, value in lot.items()})
            self.step = self.many.step(replies()[asked, lot["output"]])
            over = np.flatnonzero(self.step.done)
            ends[over, number[over]] = self.step.rewards[over]
            number[over] += 1
        whole = {key: np.concatenate([lot[key] for lot in lots]) for key in lots[-1]}
        whole["reward"] = ends[whole["row"], whole["game"], whole["seat"]]
        is_over = ~np.isnan(whole["reward"])
        self.left = {key: value[~is_over] for key, value in whole.items() if key != "reward"}
        self.left["game"] = np.zeros_like(self.left["game"])
        self.left["time"] = self.left["time"] - steps
        return {key: value[is_over] for key, value in whole.items()}

    def decide(self, number: Array, time: int) -> dict[str, Array]:
        """What all reply now."""
        step, games = self.step, self.many.games
        x, rows = inputs(step.observations, step.seats), np.arange(games)
        spies = is_spy(step.observations).astype(np.int64)
        allowed = step.masks[rows[:, None], replies()[step.seats]] > 0
        learns = self.learns[spies, rows]
        chances, worth = np.zeros((games, OUTPUTS), np.float32), np.zeros(games, np.float32)
        with torch.no_grad():
            for side in (0, 1):
                for policies, among in ((self.learners, learns), (self.models, ~learns)):
                    mine = np.flatnonzero((spies == side) & among)
                    if len(mine):
                        some = torch.from_numpy(x[mine])
                        chances[mine] = policies[side](some, torch.from_numpy(allowed[mine])).numpy()
                        worth[mine] = policies[side].worth(some).numpy()
        output = (chances + np.random.gumbel(size=chances.shape)).argmax(axis=1)
        return {
            "x": x, "allowed": allowed, "side": spies, "seat": step.seats, "row": rows, "game": number.copy(),
            "time": np.full(games, time), "output": output, "chance": chances[rows, output], "worth": worth,
            "learns": learns,
        }  # fmt: skip


def advantages(lot: dict[str, Array], trace: float) -> tuple[Array, Array]:
    """By decision: how much better it went than expected, and what it was worth (generalised, with this trace)."""
    order = np.lexsort((lot["time"], lot["seat"], lot["game"], lot["row"]))
    key = np.stack([lot[name][order] for name in ("row", "game", "seat")])
    is_last = np.append((key[:, 1:] != key[:, :-1]).any(axis=0), True)
    worth, reward = lot["worth"][order], lot["reward"][order]
    gain, later = np.zeros_like(worth), 0.0
    for at in range(len(order) - 1, -1, -1):
        if is_last[at]:
            later = gain[at] = reward[at] - worth[at]
        else:
            later = gain[at] = worth[at + 1] - worth[at] + trace * later
    found = np.zeros_like(gain)
    found[order] = gain
    return found, found + lot["worth"]


def quick_tables(games: int, learners: Policies, models: Policies) -> list[Table]:
    """A third of the games each against the models as spies and as resistance, and against themselves."""
    rows = np.arange(games) % 3
    return [Table(Many(GAME, games, "quick"), np.stack([rows != 0, rows != 1]), learners, models)]


def slow_tables(games: int, learners: Policies) -> list[Table]:
    """Against real bots on either side, which take their time."""
    made = [Many(GAME, games, "slow", opponents={side: "regular"}) for side in SIDE_NAMES]
    return [Table(many, np.ones((2, games), np.bool_), learners, learners) for many in made]


def improve(policies: Policies, tables: list[Table], rounds: int, steps: int) -> None:
    """Play so many decisions in every game and learn from them, so many times."""
    optimizers = [torch.optim.Adam(policy.parameters(), RATE, eps=1e-5) for policy in policies]
    for number in range(rounds):
        lots = [table.round(steps) for table in tables]
        for lot in lots:
            gain, worth = advantages(lot, 0.95)
            for side in set(lot["side"].tolist()):
                for group in optimizers[side].param_groups:
                    group["lr"] = RATE * (1 - number / rounds)
                mine = lot["side"] == side
                some = {key: value[mine] for key, value in lot.items()}
                practise(policies[side], optimizers[side], some, gain[mine], worth[mine], number >= 3)
        if number % 5 == 0:
            print(f"round {number}: {', '.join(told for lot in lots for told in standing(lot))}", flush=True)


def standing(lot: dict[str, Array]) -> Iterator[str]:
    """How often the learners won, by side and by whom they met: `quick_tables` has three kinds of rows."""
    for side, name in enumerate(SIDE_NAMES):
        for kind in range(3):
            mine = (lot["side"] == side) & (lot["row"] % 3 == kind)
            if mine.any():
                won = np.unique(np.stack([lot["row"], lot["game"], lot["reward"] > 0])[:, mine], axis=1)[2]
                yield f"{name} {won.mean():.0%} of {len(won)}"


def practise(
    policy: Policy, optimizer: torch.optim.Optimizer, lot: dict[str, Array], gain: Array, worth: Array, act: bool
) -> None:
    """PPO: twice over the lot, never far from how it was played; the critic alone in the first rounds."""
    tensors = {key: torch.from_numpy(lot[key]) for key in ("x", "allowed", "output", "chance")}
    gains = torch.from_numpy((gain - gain.mean()) / (gain.std() + 1e-6))
    worths = torch.from_numpy(worth)
    for _ in range(2):
        for some in torch.randperm(len(gains)).split(LOT):
            chances = policy(tensors["x"][some], tensors["allowed"][some])
            chosen = chances.gather(1, tensors["output"][some, None]).squeeze(1)
            ratio = (chosen - tensors["chance"][some]).exp()
            better = torch.min(ratio * gains[some], ratio.clamp(0.8, 1.2) * gains[some]).mean()
            spread = -(chances.exp() * chances.clamp(min=-20)).sum(1).mean()
            missed = (policy.worth(tensors["x"][some]) - worths[some]).square().mean()
            loss = missed - (better + 0.003 * spread if act else 0)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


# evaluating ---------------------------------------------------------------------------------------------------------


def evaluate(path: Path, against: str, deals: int) -> None:
    """Each side against bots of a level on the other, beside those on both, over the same deals."""
    net = Net(dict(np.load(path)))
    LEVELS["resistance"]["trained"] = lambda dice: playing(net, dice)
    try:
        result = run(Tournament(GAME, ("trained", against), SIDES, deals=deals, seed="evaluate"))
    finally:
        del LEVELS["resistance"]["trained"]
    won: dict[tuple[str, ...], list[int]] = {}
    for one in result.rounds:
        winner = one.played.sides[one.played.winners[0]]
        won.setdefault(result.tournament.pairings[one.pairing].names, []).append(int(winner == "resistance"))
    for (good, bad), wins in won.items():
        share = share_of([(win, 1) for win in wins])
        told = f"{share.rate:.1%} ({share.low:.1%} to {share.high:.1%})"
        print(f"resistance {good} v spies {bad}: the resistance wins {told}")
    usual = won[against, against]
    for side, wins in (("resistance", won["trained", against]), ("spies", won[against, "trained"])):
        more = [100 * points for points in difference([(a, 1, b, 1) for a, b in zip(wins, usual, strict=True)])]
        if side == "spies":
            more = [-more[0], -more[2], -more[1]]
        told = f"{more[0]:+.1f} points ({more[1]:+.1f} to {more[2]:+.1f})"
        print(f"trained {side} v {against}: {told} on {against} {side}", flush=True)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("learned.npz"), help="where the weights go")
    parser.add_argument("--watch", type=int, default=3000, help="games of regular bots to watch")
    parser.add_argument("--jobs", type=int, default=2, help="processes that watch")
    parser.add_argument("--epochs", type=int, default=5, help="of imitation")
    parser.add_argument("--rounds", type=int, default=30, help="of improvement, twice")
    parser.add_argument("--games", type=int, default=1024, help="at once")
    parser.add_argument("--hidden", type=int, default=64, help="units a layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=400, help="to evaluate over")
    parser.add_argument("--against", default="regular", help="the level to evaluate against")
    parser.add_argument("--evaluate", type=Path, help="only evaluate these weights")
    given = parser.parse_args(words)
    if given.evaluate:
        evaluate(given.evaluate, given.against, given.deals)
        return
    torch.manual_seed(given.seed)
    np.random.seed(given.seed)
    torch.set_num_threads(1)  # so small a network gains nothing by a second one
    train(given)
    evaluate(given.out, given.against, given.deals)


def train(given: argparse.Namespace) -> None:
    started = perf_counter()

    def say(what: str) -> None:
        busy = sum(times()[:4])
        print(f"{(perf_counter() - started) / 60:.1f} min, {busy / 60:.1f} of a processor: {what}", flush=True)

    seen = watched(given.watch, given.jobs)
    say(f"watched {len(seen[1])} decisions")
    models = imitate(seen, given.hidden, given.epochs)
    say("imitated; now against that and themselves")
    policies = deepcopy(models)
    improve(policies, quick_tables(given.games, policies, models), given.rounds, 64)
    say("now against real bots")
    improve(policies, slow_tables(given.games // 4, policies), given.rounds, 32)
    save(policies, given.out)
    say(f"saved {given.out}")


if __name__ == "__main__":
    main()
