"""The OpenAPI document is true: a live house is asked by a machine that believes every word of it, and by one that
doesn't."""

import asyncio
import os
import threading
from concurrent.futures import Future

import pytest
import schemathesis
from hostile import a_line
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from living import a_house, make_table, play_through
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from schemathesis.core.parameters import ParameterLocation

from hoodwink.server import wire
from hoodwink.server.door import new_token
from hoodwink.server.routes import ROUTES

FEW = 10  # for each route and way
EXAMPLES = int(os.environ.get("HOODWINK_EXAMPLES", 50))  # `make soak` asks for more
ALWAYS = [not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
          response_schema_conformance, unsupported_method]  # fmt: skip
POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CASES = [(route, POSITIVE) for route in ROUTES]
CASES += [(route, NEGATIVE) for route in ROUTES if route.body or route.query or "{" in route.path]
SETTLED = ("access", "clock", "spectators", "memory_aid", "one_room", "chat")  # of a new table: what goes with any game


class Beside:
    """A house in a thread, with a table at which a game was played and seats are open."""

    def __init__(self):
        self.token, self.ready, self.stop = new_token(), Future[None](), threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self):
        try:
            asyncio.run(self.open())
        except BaseException as error:
            self.ready.set_exception(error)

    async def open(self):
        async with a_house() as house:
            seat = await make_table(house.address, "hoax", self.token, seats=6, bots=["random"] * 5, access="open")
            await play_through([seat], "hoax", level="random")
            self.house, self.address, self.code = house, house.address, seat.code
            async with a_line(self.address, self.code, self.token) as line:
                for n in range(1, 6):
                    await line.ask({"type": "kick", "id": f"k{n}", "seat": n})
            self.ready.set_result(None)
            await asyncio.to_thread(self.stop.wait)


@pytest.fixture(scope="module")
def beside():
    house = Beside()
    house.thread.start()
    house.ready.result(timeout=30)
    yield house
    house.stop.set()
    house.thread.join()
    assert house.house.metrics.registry.get_sample_value("hoodwink_faults_total") == 0


def is_spoilt(case, route):
    """The body is wrong, or something of the query that the route looks at."""
    wrong = {where for where, about in case.meta.components.items() if about.mode is NEGATIVE}
    return ParameterLocation.BODY in wrong or (
        ParameterLocation.QUERY in wrong and set(case.query or ()) <= route.query.keys()
    )


def make_known(case, route, beside):
    """About a table, a game and a record that are there; a new table of a game that is there."""
    real = {"code": beside.code, "key": "hoax", "game": "0"}
    case.path_parameters = {name: real[name] for name in case.path_parameters or {}}
    if isinstance(case.body, dict) and "game" in case.body and not is_spoilt(case, route):
        settled = {name: case.body[name] for name in SETTLED if name in case.body}
        case.body = {"game": "hoax", "name": "Eve", **settled}


@pytest.mark.parametrize("examples", [FEW, pytest.param(EXAMPLES, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("route", "mode"), CASES, ids=lambda it: getattr(it, "value", None) or f"{it.method} {it.path}"
)
def test_the_document_is_true(beside, route, mode, examples):
    operation = schemathesis.openapi.from_url(f"{beside.address}/openapi.json")[route.path][route.method]
    found = set()

    @settings(max_examples=examples, derandomize=examples <= 50, deadline=None, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode), known=st.sampled_from([True, True, False]))
    def ask(case, known):
        if known:
            make_known(case, route, beside)
        answer = case.call(headers={"authorization": f"Bearer {beside.token}"})
        found.add(answer.status_code)
        case.validate_response(answer, checks=ALWAYS)
        if is_spoilt(case, route):
            assert 400 <= answer.status_code < 500, answer.text

    ask()
    assert mode is NEGATIVE or route.body is wire.MoveKey or route.status in found  # nobody guesses a key
