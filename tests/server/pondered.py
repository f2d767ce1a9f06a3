"""A game whose bots search, for the tests of the house: Masks, with levels that do well and levels that go wrong.

Workers import this file by itself (the game's class is in it), so what it adds to LEVELS is there too. In the tests'
own process a fixture adds it, and takes it away again.
"""

import multiprocessing
import os
import time
from pathlib import Path

from masks import Masks

from hoodwink.bots import LEVELS
from hoodwink.bots.bot import Maker, ThinkerMaker, random_bot
from hoodwink.bots.search import Search, Thinking, at_random

GATE = "HOODWINK_TEST_GATE"  # names a file: a bot that waits goes on when it is there


class Pondered(Masks):
    key = "pondered"


class Dies:
    def think(self, *_):
        os._exit(3)


class Fails:
    def think(self, *_):
        raise ValueError("seat 2 wears the owl")


class Waits:
    def think(self, view, options, worlds):
        while not Path(os.environ[GATE]).exists():
            time.sleep(0.01)
        return options[0]


PONDERED: dict[str, Maker | ThinkerMaker] = {
    "regular": random_bot,
    "master": lambda dice, budget: Search(Thinking(at_random), dice, budget),
    "dies": lambda dice, budget: Dies(),  # noqa: ARG005
    "fails": lambda dice, budget: Fails(),  # noqa: ARG005
    "waits": lambda dice, budget: Waits(),  # noqa: ARG005
}

if multiprocessing.parent_process() is not None:
    LEVELS["pondered"] = PONDERED
