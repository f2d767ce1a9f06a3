"""What is generated from the wire: JSON Schema, OpenAPI, TypeScript."""

import json
import re
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from hoodwink.server import routes, schema, wire

ROOT = Path(__file__).parents[2]
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.M | re.S)
FIELD = re.compile(r"^  (\w+)(\??): (.+);$", re.M)


def validator(name):
    return jsonschema_rs.Draft202012Validator({**schema.json_schema(), "$ref": f"#/$defs/{name}"})


# files ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["web/src/wire.ts", "docs/wire.schema.json"])
def test_generated_files_are_up_to_date(name):
    assert (ROOT / name).read_text(encoding="utf-8") == schema.generated()[name], "run `make wire`"


def test_check_names_the_file_that_is_stale(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert schema.main(["--check"]) == 1
    assert schema.main(["--write"]) == 0
    assert schema.main(["--check"]) == 0
    capsys.readouterr()
    file = tmp_path / "web/src/wire.ts"
    file.write_text(file.read_text(encoding="utf-8") + "// mine\n", encoding="utf-8")
    assert schema.main(["--check"]) == 1
    assert capsys.readouterr().out == "web/src/wire.ts is not up to date: make wire\n"


def test_generated_files_say_so_and_end_with_a_newline():
    made = schema.generated()
    assert made["web/src/wire.ts"].startswith(f"// {schema.MADE}\n")
    assert json.loads(made["docs/wire.schema.json"])["$comment"] == schema.MADE
    assert all(text.endswith("\n") and not text.endswith("\n\n") for text in made.values())


# JSON Schema ----------------------------------------------------------------------------------------------------------


def test_schema_is_a_schema():
    jsonschema_rs.meta.validate(schema.json_schema())


def test_every_wire_type_is_used():
    """Each is a body, an answer, a problem, or part of what goes over the socket."""
    schemas = schema.definitions()
    roots = [{"$ref": name} for name in (*schema.UNIONS, "Problem")]
    used = [kind for route in routes.ROUTES for kind in (route.body, route.answer) if isinstance(kind, type)]
    roots += [{"$ref": kind.__name__} for kind in used]
    assert schema.reachable(schemas, roots) == set(schemas)
    assert {kind.__name__ for kind in schema.structs()} <= set(schemas)
    assert len(schema.structs()) > 40


@pytest.mark.parametrize("name", schema.UNIONS)
def test_unions_are_told_apart_by_type(name):
    union = schema.definitions()[name]
    assert union["discriminator"]["propertyName"] == "type"
    for tag, ref in union["discriminator"]["mapping"].items():
        assert schema.definitions()[ref.rpartition("/")[2]]["properties"]["type"] == {"enum": [tag]}
    assert {part["$ref"] for part in union["anyOf"]} == set(union["discriminator"]["mapping"].values())


def test_schema_takes_what_the_house_takes_and_nothing_else():
    good = {"type": "reply", "id": "a", "game": 0, "ply": 3, "seat": 1, "action": {"do": "pass"}}
    bad = [
        {**good, "id": ""}, {**good, "seat": 64}, {**good, "ply": -1}, {**good, "extra": 1}, {**good, "action": "pass"},
        {**good, "type": "shout"}, {k: v for k, v in good.items() if k != "game"},
    ]  # fmt: skip
    says = validator("FromClient")
    for message in (good, *bad):
        assert says.is_valid(message) == (message is good)
        try:
            wire.read_request(json.dumps(message))
        except msgspec.ValidationError:
            assert message is not good
        else:
            assert message is good


@pytest.mark.parametrize(("seconds", "good"), [({"quiet": 5}, True), ({"naptime": 5}, False), ({"quiet": 0}, False)])
def test_schema_knows_the_keys_of_a_dictionary(seconds, good):
    body = {"game": "hoax", "name": "Ada", "clock": "custom", "seconds": seconds}
    assert validator("NewTable").is_valid(body) == good
    if good:
        msgspec.convert(body, wire.NewTable)
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(body, wire.NewTable)


def test_comments_beside_fields_are_kept():
    fields = schema.definitions()["MoveLink"]["properties"]
    assert fields["until"]["description"] == "seconds since 1970"
    assert schema.definitions()["OptionInfo"]["properties"]["default"] == {"$ref": "#/$defs/Value"}
    assert "None" not in json.dumps(schema.json_schema())


# OpenAPI --------------------------------------------------------------------------------------------------------------


def operations():
    return {
        (method.upper(), path): operation
        for path, methods in schema.openapi()["paths"].items()
        for method, operation in methods.items()
    }


def test_openapi_is_valid():
    document = schema.openapi()
    OPENAPI_31_VALIDATOR.validate(document)
    for name in document["components"]["schemas"]:
        jsonschema_rs.meta.validate({**document["components"]["schemas"][name]})
    assert schema.reachable(document["components"]["schemas"], document["paths"]) == set(
        document["components"]["schemas"]
    )


def test_openapi_is_made_once():
    assert schema.openapi() is schema.openapi()


def test_every_route_is_in_openapi_and_nothing_else():
    ours = {("GET", path) for path in ("/healthz", "/readyz", "/openapi.json")}
    assert set(operations()) == {(route.method, route.path) for route in routes.ROUTES} | ours
    names = [operation["operationId"] for operation in operations().values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("route", routes.ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_openapi_says_what_a_route_takes_and_gives(route):
    made = operations()[route.method, route.path]
    assert set(route.refuses) | {413, 429} <= {int(status) for status in made["responses"]}
    assert ("requestBody" in made) == (route.body is not None)
    assert ("400" in made["responses"]) == bool(route.body or route.query)
    named = {(p["in"], p["name"]) for p in made.get("parameters", ())}
    assert named == {("path", n) for n in re.findall(r"{(\w+)}", route.path)} | {("query", n) for n in route.query}
    for status, answer in made["responses"].items():
        if int(status) != route.status:
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_every_status_of_a_refusal_is_described():
    assert {*routes.STATUS.values(), 409} == set(schema.SAYS)


@pytest.mark.parametrize("code", ["HJ2FXS", "hj2fxs", "Hj2fXs"])
def test_a_code_in_a_path_may_be_in_small_letters(code):
    assert re.fullmatch(schema._code()["pattern"], code)


@pytest.mark.parametrize("code", ["HJ2FX", "HJ2FXA", "hj2fxe", "HJ2FX1", "HJ2FXS9", "-J2FXS"])
def test_other_codes_in_a_path_are_none(code):
    assert not re.fullmatch(schema._code()["pattern"], code)


# TypeScript -----------------------------------------------------------------------------------------------------------


def test_typescript_has_every_type_and_field_once():
    made = schema.typescript()
    interfaces = INTERFACE.findall(made)
    assert [name for name, _ in interfaces] == [kind.__name__ for kind in schema.structs()]
    for name, body in interfaces:
        shape = msgspec.json.schema(getattr(wire, name))["$defs"][name]
        fields = FIELD.findall(body)
        assert [field for field, _, _ in fields] == list(shape["properties"])
        assert {field for field, mark, _ in fields if not mark} == set(shape["required"])
        assert len(fields) == len([line for line in body.splitlines() if not line.startswith("  /**")])
    names = re.findall(r"^export (?:interface|type|const) (\w+)", made, re.M)
    assert len(set(names)) == len(names)
    assert set(names) == {*schema.definitions(), "PROTOCOL"}
    assert f"export const PROTOCOL = {wire.PROTOCOL};\n" in made


def test_typescript_refers_to_nothing_that_is_not_there():
    made = re.sub(r"/\*\*.*?\*/|^//.*?$|\"[^\"]*\"", "", schema.typescript(), flags=re.M | re.S)
    built_in = {"Array", "Partial", "Record"}
    used = set(re.findall(r"\b[A-Z]\w+", made)) - built_in
    assert used == {*schema.definitions(), "PROTOCOL"}


@pytest.mark.parametrize(
    "line",
    [
        '  type: "reply";',
        "  action: number | Record<string, unknown>;",
        "  after?: number | null;",
        "  secrets: Array<[number, Array<unknown>]>;",
        "  seconds?: Partial<Record<Decision, number>>;",
        "  clocks: Partial<Record<Pace, Partial<Record<Decision, number>>>>;",
        "  section?: string;",
        "  private: Private | null;",
        'export type Access = "link" | "open";',
        "export type Value = boolean | number | string;",
        "export type ToClient = Welcome | Table | Frame | Said | Ack | Refused | Because | Ping;",
        "/** It is done and in the store. */",
        "  /** seconds since 1970 */",
    ],
)
def test_typescript_reads_like_this(line):
    assert line in schema.typescript().splitlines()
