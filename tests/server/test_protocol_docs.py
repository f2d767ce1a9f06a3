"""What docs/protocol.md says is so: its examples, its tables, its numbers."""

import ast
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from hoodwink.core.view import View
from hoodwink.games import GAMES
from hoodwink.games.hoax.sheet import Character, Resource
from hoodwink.games.resistance import state as resistance
from hoodwink.games.resistance.roles import Card, Loyalty, Plot, Role, Side
from hoodwink.server import app, desk, limits, routes, schema, socket, table, wire
from hoodwink.server.house import ALPHABET, GRACE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json ([^\n]+)\n(.*?)^```$", PAGE, re.M | re.S)
BODIES = {f"{route.method} {route.path}": route.body for route in routes.ROUTES}


def kind_of(label):
    """The wire type that an example is of, by what stands behind ```json."""
    if label in BODIES:
        return BODIES[label]
    return {"to-client": wire.ToClient, "from-client": wire.FromClient}.get(label) or getattr(
        wire, label.removeprefix("answer ")
    )


def within(small, big):
    """All of `small` is in `big`, which may have more fields: those that have a default."""
    if isinstance(small, dict):
        return isinstance(big, dict) and all(name in big and within(part, big[name]) for name, part in small.items())
    return small == big


def rows_of(heading):
    """The cells of the tables under a heading."""
    part = re.findall(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", PAGE, re.M | re.S)[0]
    lines = re.findall(r"^\| (.*) \|$", re.sub(r"^\|.*\|\n\|-.*\n", "", part, flags=re.M), re.M)
    return [[cell.strip() for cell in line.split(" | ")] for line in lines]


def quoted(text):
    return re.findall(r"`([^`]+)`", text)


# examples -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("label", "text"), EXAMPLES, ids=[f"{n} {label}" for n, (label, _) in enumerate(EXAMPLES)])
def test_example_is_what_it_says(label, text):
    kind = kind_of(label)
    decoded = msgspec.json.decode(text, type=kind)
    again = wire.encode(decoded)
    assert msgspec.json.decode(again, type=kind) == decoded
    if label.startswith(("answer ", "to-client")):
        assert json.loads(again) == json.loads(text)
    else:
        assert within(json.loads(text), json.loads(again))


def test_every_example_is_labelled():
    assert len(EXAMPLES) == PAGE.count("```json")


@pytest.mark.parametrize(("label", "union"), [("to-client", wire.ToClient), ("from-client", wire.FromClient)])
def test_every_message_has_an_example(label, union):
    shown = {type(msgspec.json.decode(text, type=union)) for found, text in EXAMPLES if found == label}
    assert shown == set(union.__args__)


def test_every_body_has_an_example():
    assert {label for label, _ in EXAMPLES} >= {name for name, body in BODIES.items() if body is not None}


def test_every_message_to_a_client_is_explained():
    told = {name for row in rows_of("The socket") for name in quoted(row[0])}
    assert told == set(schema.definitions()["ToClient"]["discriminator"]["mapping"])


def test_every_request_of_seats_and_hosts_is_explained():
    told = {name for row in rows_of("Seats and the host") for name in quoted(row[0])}
    mapping = set(schema.definitions()["FromClient"]["discriminator"]["mapping"])
    assert told == mapping - {"reply", "interject", "say", "mark", "moment", "open", "back", "pong"}


def test_every_path_is_named():
    for route in routes.ROUTES:
        short = route.path.replace("/api/tables/{code}/records/{game}", "…/records/{game}")
        assert route.path in PAGE or short in PAGE, f"{route.path} is not in protocol.md"


# refusals and limits --------------------------------------------------------------------------------------------------


def codes():
    """Every code that a refusal is made with, anywhere in the server."""
    found = set()
    for file in Path(desk.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "wire.Problem"):
                found |= {node.args[0].value} if isinstance(node.args[0], ast.Constant) else set()
    return found


def test_every_refusal_is_in_the_table_with_its_status():
    told = {quoted(row[0])[0]: int(row[1]) for row in rows_of("When something is refused")}
    assert told == {code: 500 if code == "fault" else routes.STATUS.get(code, 409) for code in codes()}
    assert set(routes.STATUS) <= set(told)
    assert "illegal" in told


def test_limits_are_as_told():
    usual = limits.PerAddress()
    assert [row[1] for row in rows_of("Limits")][:10] == [
        f"{limits.MESSAGE} bytes",
        f"{limits.DOCUMENTS} bytes",
        f"{limits.BURST} at once, {limits.PER_SECOND:g} a second in the long run",
        f"{limits.FORGIVEN}",
        f"{limits.SLOW:g} s",
        f"{usual.connections}",
        f"{usual.writes} a minute",
        f"{usual.reads} a minute",
        f"{usual.says} a minute",
        f"{usual.misses} a minute",
    ]


def test_close_codes_are_as_told():
    told = {int(row[0]) for row in rows_of("Limits") if row[0].isdecimal()}
    assert told == {app.NO_TABLE, app.FAULT, socket.TOO_FAST, socket.TOO_SLOW, socket.TRY_LATER, 1009, 1012}


@pytest.mark.parametrize(
    "words",
    [
        f"`after` is {socket.HUMAN * 1000:g} or more",
        f"and {socket.SLACK * 1000:g} ms, {socket.LONGEST_LINE * 1000:g} ms at most",
        f"the last {table.CHAT_KEPT} are kept",
        f"the last {table.IDS_KEPT} of a table",
        f"this device has {desk.MOST_SEATS_EACH}",
        f"six of `{ALPHABET}`",
        f"`welcome.protocol` is this page's number, {wire.PROTOCOL}.",
    ],
)
def test_numbers_are_as_told(words):
    assert words in PAGE


def test_numbers_told_in_words_are_as_told():
    assert (socket.RACE_PINGS, "middle of its last eight measurements" in PAGE) == (8, True)
    assert (GRACE, "no clock runs out for eight seconds" in PAGE) == (8, True)
    assert (desk.MOVE_LASTS, "within ten minutes" in PAGE) == (600, True)
    longest = schema.definitions()["Say"]["properties"]["text"]["maxLength"]
    assert f"at most {longest} characters" in PAGE
    assert (desk.LEAST_MOMENT, "at least ten seconds" in PAGE) == (10, True)


# views ----------------------------------------------------------------------------------------------------------------


def test_fields_of_every_view_are_told():
    told = [name for row in rows_of("A frame") for name in quoted(row[0])]
    assert told == [field.name for field in fields(View) if field.name != "log"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_fields_that_a_game_adds_are_told(game):
    told = [name for row in rows_of(game.title) for name in quoted(row[0])]
    kernel = {field.name for field in fields(View)}
    added = {field.name for field in fields(get_type_hints(game.view)["return"])} - kernel
    assert sorted(told) == sorted(added)


@pytest.mark.parametrize("kind", [Character, Resource, Side, Role, Card, Plot, Loyalty], ids=lambda kind: kind.__name__)
def test_numbers_stand_for_these_things_in_this_order(kind):
    names = " ".join(f"`{member.name.lower()}`" for member in kind)
    assert f": {names}." in re.sub(r"\s+", " ", PAGE)
    assert [member.value for member in kind] == list(range(len(kind)))


def test_modules_of_the_resistance_are_told_in_order():
    bits = ("BLIND_SPIES", "TARGETING", "PLOTS", "HUNTERS", "DUMMY", "BLAME", "INQUISITOR", "HIDDEN_REVERSER")
    assert [getattr(resistance, name) for name in bits] == [1 << n for n in range(8)]
    assert "blind spies, targeting, plots, hunters, dummy agent, blame, inquisitor, hidden reverser" in PAGE


# the bot --------------------------------------------------------------------------------------------------------------


def test_bot_is_short_and_needs_nothing_of_ours():
    [text] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
    assert "hoodwink" not in text
    assert len(text.splitlines()) <= 40
    assert [node.name for node in ast.parse(text).body if isinstance(node, ast.AsyncFunctionDef)] == ["play"]
