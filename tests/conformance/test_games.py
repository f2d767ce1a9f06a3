"""Every game of the house passes the conformance suite; a game that is added to GAMES is in it."""

from pathlib import Path

import pytest

from hoodwink.games import GAMES
from hoodwink.testing.conformance import Conformance


class TestGames(Conformance):
    kinds = tuple(GAMES.values())
    golden = Path(__file__).parent / "golden"
    tests = Path(__file__).parents[1] / "games"
    spared = (pytest.mark.slow,)
