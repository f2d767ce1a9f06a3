"""Balance on a Ray cluster: `make ray` runs this. Not in the suite: Ray is 240 MB and takes its time to start."""

import pytest
from polars.testing import assert_frame_equal
from test_balance import setup

from hoodwink.arena.balance import plan, run
from hoodwink.arena.balance.plan import LOT
from hoodwink.arena.balance.run import play_missing
from hoodwink.arena.balance.store import Store


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_cluster_gives_the_same_games(tmp_path):
    """On one that is started here."""
    stores = [Store(tmp_path / on) for on in (run.CORES, run.RAY)]
    for store, on in zip(stores, (run.CORES, run.RAY), strict=True):
        assert play_missing(store, [setup(), setup(4)], plan.LOT, on=on) == 2 * LOT
    for name, frame in stores[0].read(["hoax"]).items():
        assert_frame_equal(stores[1].read(["hoax"])[name], frame)
