"""One house and one Chromium for each worker."""

import random

import browsers
import pytest


@pytest.fixture(scope="session")
def house():
    served = browsers.Served().start()
    yield served
    served.close()


@pytest.fixture(scope="session")
def chromium():
    with browsers.browser() as opened:
        yield opened


@pytest.fixture
def somebody(chromium, house):
    """Makes people with browsers; at the end none of them may have seen a fault."""
    people = []

    def make(**how):
        people.append(browsers.Somebody(chromium, house.address, **how))
        return people[-1]

    yield make
    for one in people:
        one.faultless()


@pytest.fixture
def dice(request):
    return random.Random(request.node.nodeid)
