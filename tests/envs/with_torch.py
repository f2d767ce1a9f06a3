"""examples/train_resistance.py, in small: it watches, imitates, improves, saves, and what it saves can be played.

`make torch` runs this. Not in the suite: torch is no dependency, and large.
"""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from hoodwink.bots import levels
from hoodwink.bots.learned import Net, inputs

FILE = Path(__file__).parents[2] / "examples" / "train_resistance.py"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("train_resistance", FILE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_trains_in_small(example, tmp_path, capsys):
    out = tmp_path / "weights.npz"
    small = {"watch": 12, "jobs": 1, "epochs": 1, "rounds": 5, "games": 24, "hidden": 8, "deals": 3, "out": out}
    before = levels("resistance")
    example.main([word for name, value in small.items() for word in (f"--{name}", str(value))])
    told = capsys.readouterr().out
    assert "imitating spy" in told
    assert "resistance regular v spies trained" in told
    assert levels("resistance") == before
    weights = dict(np.load(out))
    assert sorted(weights) == [f"{side}_{kind}{n}" for side in ("resistance", "spy") for kind in "bw" for n in range(3)]
    assert all(np.isfinite(array).all() for array in weights.values())


def test_numpy_plays_what_torch_has_learnt(example, tmp_path):
    torch = example.torch
    torch.manual_seed(0)
    observations, seats, allowed, _ = example.watch(0)
    x = inputs(observations, seats)
    policies = tuple(example.Policy(x.shape[1], 16) for _ in range(2))
    example.save(policies, tmp_path / "w.npz")
    net = Net(dict(np.load(tmp_path / "w.npz")))
    for row in range(0, len(seats), 7):
        side = bool(example.is_spy(observations)[row])
        with torch.no_grad():
            wanted = policies[side](torch.from_numpy(x[row : row + 1]), torch.from_numpy(allowed[row : row + 1])).exp()[
                0
            ]
        outputs = np.flatnonzero(allowed[row]).tolist()
        chances = net.chances(bytearray(observations[row].tobytes()), int(seats[row]), side, outputs)
        assert chances == pytest.approx(wanted[outputs].tolist(), abs=0.01)  # half precision
        assert sum(chances) == pytest.approx(1, abs=1e-5)


def test_what_went_better_than_expected(example):
    """Two decisions of one seat, won in the end; one of another, lost."""
    lot = {
        "row": np.array([0, 0, 0]), "game": np.array([0, 0, 0]), "seat": np.array([1, 2, 1]),
        "time": np.array([0, 1, 2]), "worth": np.array([0.5, 0.0, -0.5]), "reward": np.array([0.8, -1.2, 0.8]),
    }  # fmt: skip
    gain, worth = example.advantages(lot, 1.0)  # what came of it, less what was expected
    assert gain == pytest.approx([0.3, -1.2, 1.3])
    assert worth == pytest.approx([0.8, -1.2, 0.8])
    gain, _ = example.advantages(lot, 0.0)  # up to the seat's next decision
    assert gain == pytest.approx([-1.0, -1.2, 1.3])
