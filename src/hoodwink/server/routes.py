"""REST: games, tables, seats, records. Each route says what it takes and gives: the OpenAPI document is made of it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from typing import Any, TypeVar

import msgspec
import segno
from msgspec import Raw
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from hoodwink.bots import levels
from hoodwink.core.errors import BadSetup, BadText
from hoodwink.core.rulebook import LANGUAGES, Rules, Source
from hoodwink.server import decks, desk, lessons, phrases, replays, wire
from hoodwink.server.clock import PRESETS
from hoodwink.server.desk import Refusal
from hoodwink.server.door import address_of, holder_of, new_token, token_of, with_token
from hoodwink.server.house import House, Live

T = TypeVar("T")
ACTIONS_AT_ONCE = 2000
RECORD, EYE, BELIEF = 5, 10, 5  # what it costs to make one anew, in requests: of a replay, a page for one pair of eyes

STATUS = {  # of a refusal, by its code; the rest are 409
    "unknown": 404, "not_yours": 403, "not_host": 403, "bad_setup": 400, "bad_message": 400, "too_many": 429,
    "too_fast": 429, "unavailable": 503, "too_big": 413, "origin": 403, "host": 421,
}  # fmt: skip


def json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(wire.encode(value), status, headers, "application/json")


def problem(refusal: Refusal) -> Response:
    section = refusal.section or msgspec.UNSET
    return json(wire.Problem(refusal.code, refusal.message, section), STATUS.get(refusal.code, 409))


Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Route:
    """One line of the API."""

    method: str
    path: str
    does: str
    handler: Handler
    answer: type | str  # a wire type, or a media type
    body: type | None = None
    query: dict[str, Any] = field(default_factory=dict)  # name → JSON Schema
    status: int = 200
    refuses: tuple[int, ...] = ()  # statuses besides 400, 413, 421, 429 and 503


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as a wire type; Refusal names the field that is wrong."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Refusal("bad_message", "send JSON, with Content-Type: application/json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error)) from None


def whole_of(request: Request, name: str) -> int:
    """A whole number of the query, 0 if it isn't there: where a long answer starts, a step of a replay."""
    text = request.query_params.get(name, "0")
    if len(text) > 9 or not (text.isascii() and text.isdecimal()):
        raise Refusal("bad_message", f"{name} is a whole number, not {text[:20]!r}")
    return int(text)


def _code(text: str) -> str:
    try:
        return msgspec.convert(text.upper(), wire.Code)
    except msgspec.ValidationError:
        raise Refusal("unknown", "a table's code has six letters and digits: look at it again") from None


async def table_of(request: HTTPConnection) -> Live:
    """The table of the path. Whoever has named too many that there are not is shown none but his own for a while, be it
    there or not."""
    code, doorman, address = (
        _code(str(request.path_params["code"])),
        request.app.state.doorman,
        address_of(request.scope),
    )
    spent = doorman.is_spent(address, "misses")
    try:
        live = await house_of(request).find(code)
    except Refusal:
        doorman.may(address, "misses")
        if not spent:
            raise
    else:
        if not spent or live.table.owned(holder_of(request)):
            return live
    raise Refusal("too_many", "too many codes of tables that there are not: wait a minute, and look at yours again")


def _charge(request: Request, cost: int) -> None:
    """For what is dear to make."""
    if not request.app.state.doorman.may(address_of(request.scope), "reads", cost):
        raise Refusal("too_many", "too many requests from your address: wait a minute")


# what there is to play ------------------------------------------------------------------------------------------------


def game_info(kind: Any) -> wire.GameInfo:
    return wire.GameInfo(
        key=kind.key,
        title=kind.title,
        summary=kind.summary,
        version=kind.version,
        least=kind.least,
        most=kind.most,
        options=[
            wire.OptionInfo(o.name, o.default, o.help, o.low, o.high, list(o.choices), o.document, o.many)
            for o in kind.declared
        ],
        presets={name: dict(values) for name, values in kind.presets.items()},
        forgets=kind.forgets,
        warnings=[wire.Caution(w.key, w.text, dict(w.options)) for w in kind.warnings],
        levels=list(levels(kind.key)),
        phrases=[wire.Phrase(key, text) for key, text in phrases.of(kind).items()],
        events=[wire.EventKind(event.name, list(event.fields)) for event in kind.kinds],
    )


async def games(request: Request) -> Response:
    known = [game_info(kind) for kind in house_of(request).games.values()]
    return json(wire.Games(known, {pace: dict(seconds) for pace, seconds in PRESETS.items()}))


def _game(request: Request) -> Any:
    known, key = house_of(request).games, request.path_params["key"]
    if key not in known:
        raise Refusal("unknown", f"there is no game {key[:32]!r}; there is {', '.join(known)}")
    return known[key]


async def actions(request: Request) -> Response:
    all = _game(request).actions
    start = whole_of(request, "start")
    if start >= len(all) + ACTIONS_AT_ONCE:
        raise Refusal("unknown", f"the list has {len(all)} actions now")
    while all.grows and start >= len(all):
        all.extend()
    some = [all.to_json(all[id]) for id in range(start, min(len(all), start + ACTIONS_AT_ONCE))]
    return json(wire.ActionList(start, some, all.grows or start + len(some) < len(all)))


async def rules(request: Request) -> Response:
    lang = request.query_params.get("lang", LANGUAGES[0])
    language = next((known for known in LANGUAGES if known == lang), None)
    if language is None:
        raise Refusal("bad_message", f"lang is {' or '.join(LANGUAGES)}, not {lang[:20]!r}")
    book = Rules.of(_game(request), language)
    sources = [book.sources.get(number, Source()) for number in book.sections]
    sections = [
        wire.RuleSection(number, book.plain(number), list(source.book), source.house)
        for number, source in zip(book.sections, sources, strict=True)
    ]
    return json(wire.RuleBook(request.path_params["key"], book.language, book.text, sections))


async def lesson(request: Request) -> Response:
    kind = _game(request)
    try:
        found = lessons.of(kind)
    except BadSetup as error:
        raise Refusal("unknown", str(error)) from None
    return json(wire.Lesson(kind.key, found.seats, dict(found.options), lessons.steps(kind)))


async def deck_vocabulary(_: Request) -> Response:
    return json(decks.vocabulary())


async def check_deck(request: Request) -> Response:
    """Faults are what was asked for, no refusal."""
    text = (await body_of(request, wire.DeckText)).deck
    return json(Raw(await house_of(request).documents.read(decks.checked_json, text)))


# tables ---------------------------------------------------------------------------------------------------------------


async def make_table(request: Request) -> Response:
    new = await body_of(request, wire.NewTable)
    token = token_of(request) or new_token()
    house = house_of(request)
    await house.documents.check(desk.wanted(new, house.games))
    live = await house.make(lambda now: desk.make(new, desk.hashed(token), house.games, now))
    return with_token(json(wire.Joined(live.table.code, 0), 201), request, token)


async def list_tables(request: Request) -> Response:
    found: Any
    after = request.query_params.get("after")
    house = house_of(request)
    with house.reach.trying():
        found, more = await house.lobby.page("" if after is None else _code(after))
    return json(wire.TableList(found, more))


async def show_table(request: Request) -> Response:
    live = await table_of(request)
    return Response(live.letters.info(), media_type="application/json")


async def join(request: Request) -> Response:
    asked = await body_of(request, wire.Join)
    live = await table_of(request)
    token = token_of(request) or new_token()
    seats: list[int] = []

    def act(table: Any, now: float) -> list[Any]:
        rows = desk.sit(table, asked, desk.hashed(token), now)
        seats[:] = [rows[0].seat]  # type: ignore[union-attr]
        return rows

    await house_of(request).do(live, act)
    return with_token(json(wire.Joined(live.table.code, seats[0]), 201), request, token)


async def offer_move(request: Request) -> Response:
    move = await body_of(request, wire.Move)
    live = await table_of(request)
    key, holder = secrets.token_urlsafe(16), holder_of(request)
    await house_of(request).do(live, lambda t, now: desk.offer(t, move, holder, key, now))
    offered = live.table.offers[desk.hashed(key)]
    return json(wire.MoveLink(f"/move/{live.table.code}#{key}", offered.until), 201)


async def take_move(request: Request) -> Response:
    """The key comes in the body: addresses get into logs and histories."""
    brought = await body_of(request, wire.MoveKey)
    live = await table_of(request)
    token = token_of(request) or new_token()
    holder = desk.hashed(token)
    await house_of(request).do(live, lambda t, now: desk.take(t, brought.key, holder, now))
    return with_token(json(wire.Moved(live.table.code, live.table.owned(holder)), 201), request, token)


async def qr(request: Request) -> Response:
    live = await table_of(request)
    picture = BytesIO()
    address = f"{request.app.state.address or str(request.base_url).rstrip('/')}/t/{live.table.code}"
    try:
        code = segno.make(address, error="m", micro=False)
    except segno.DataOverflowError:  # the request said so: our own addresses are short
        raise Refusal("bad_message", "this address is too long for a QR code") from None
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# records --------------------------------------------------------------------------------------------------------------


async def _watched(request: Request) -> Live:
    """A table that this client may look at."""
    live, holder = await table_of(request), holder_of(request)
    if not (live.table.may_watch(holder) or live.table.owned(holder)):
        raise Refusal("not_yours", "only those who sit at this table may see its games")
    return live


async def _over(request: Request) -> tuple[Live, int]:
    """The same, and the number of a game there that is over."""
    live = await _watched(request)
    table = live.table
    text = str(request.path_params["game"])
    number = int(text) if text.isdecimal() and len(text) < 7 else -1
    if number < 0 or number >= table.played:
        raise Refusal("unknown", f"{table.played} games have been begun at this table, counted from 0")
    if number >= len(table.records):
        raise Refusal("not_now", "this game is still being played: its record is shown when it is over")
    return live, number


async def list_records(request: Request) -> Response:
    return json(wire.RecordList((await _watched(request)).table.records))


async def record(request: Request) -> Response:
    live, number = await _over(request)
    house = house_of(request)

    async def make() -> bytes:
        return (await house.record(live, number)).dumps(type(live.table.game).actions).encode()

    key = replays.named(live.table, number), "record"
    _charge(request, 0 if key in house.kept else RECORD)
    text = await house.kept.get(key, make)
    name = f"{live.table.made.game}-{live.table.code}-{number}.jsonl"
    return Response(
        text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def replay(request: Request) -> Response:
    live, number = await _over(request)
    house, start = house_of(request), whole_of(request, "start")
    try:
        eyes = replays.eyes(live.table, request.query_params.get("seat", "-2"))
    except BadText as error:
        raise Refusal("bad_message", str(error)) from None

    async def make() -> bytes:
        written = await house.record(live, number)
        return wire.encode(await replays.replay(written, live.table, eyes, start))

    start = min(start, live.table.records[number].rows + 1)  # all that is beyond the end is the same
    key = replays.named(live.table, number), *eyes, start
    _charge(request, 0 if key in house.kept else EYE * len(eyes))
    return json(Raw(await house.kept.get(key, make)))


async def beliefs(request: Request) -> Response:
    live, number = await _over(request)
    whose, row = request.query_params.get("seat", "-2"), whole_of(request, "row")
    read = partial(house_of(request).record, live, number)
    if not replays.is_believed(live.table, number, whose, row):
        _charge(request, BELIEF)
    try:
        return json(await replays.beliefs(read, live.table, number, whose, row))
    except BadText as error:
        raise Refusal("bad_message", str(error)) from None


WHOLE = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
EYES = {"type": "string", "pattern": "^(truth|-2|[0-9]{1,2})$"}
SEAT = {"type": "string", "pattern": "^(-2|[0-9]{1,2})$"}
CODE = {"type": "string", "pattern": "^[B-DF-HJ-NP-TV-Xb-df-hj-np-tv-xZz2-9]{6}$"}
ROUTES = (
    Route("GET", "/api/games", "The games, their options, presets, bots, phrases and events.", games, wire.Games),
    Route("GET", "/api/games/{key}/actions", "A game's actions by id.", actions, wire.ActionList,
          query={"start": WHOLE}, refuses=(404,)),
    Route("GET", "/api/games/{key}/rules", "A game's rules, whole and by §.", rules, wire.RuleBook,
          query={"lang": {"enum": list(LANGUAGES)}}, refuses=(404,)),
    Route("GET", "/api/games/{key}/lesson", "A game's guided first game: what the learner is told to do.", lesson,
          wire.Lesson, refuses=(404,)),
    Route("GET", "/api/decks/vocabulary", "What a deck of HEX•HEX XL is made of.", deck_vocabulary,
          wire.DeckVocabulary),
    Route("POST", "/api/decks/check", "A deck file, read: its cards, their number, and what is wrong.", check_deck,
          wire.DeckChecked, body=wire.DeckText, refuses=(409,)),
    Route("GET", "/api/tables", "Tables in the lobby that have an open seat, newest first.", list_tables,
          wire.TableList, query={"after": CODE}, refuses=(404,)),
    Route("POST", "/api/tables", "Make a table and sit down as its host.", make_table, wire.Joined,
          body=wire.NewTable, status=201, refuses=(404, 409)),
    Route("GET", "/api/tables/{code}", "A table and who sits there.", show_table, wire.TableInfo, refuses=(404,)),
    Route("POST", "/api/tables/{code}/seats", "Take a seat.", join, wire.Joined,
          body=wire.Join, status=201, refuses=(404, 409)),
    Route("POST", "/api/tables/{code}/moves", "A link that moves one's seats to another device.", offer_move,
          wire.MoveLink, body=wire.Move, status=201, refuses=(403, 404, 409)),
    Route("POST", "/api/tables/{code}/moved", "On the other device: bring the key of such a link.", take_move,
          wire.Moved, body=wire.MoveKey, status=201, refuses=(404, 409)),
    Route("GET", "/api/tables/{code}/qr.svg", "The address of a table as a QR code.", qr, "image/svg+xml",
          refuses=(404,)),
    Route("GET", "/api/tables/{code}/records", "The games that are over.", list_records, wire.RecordList,
          refuses=(403, 404)),
    Route("GET", "/api/tables/{code}/records/{game}", "The record of a game that is over, for hoodwink verify.",
          record, "application/jsonl", refuses=(403, 404, 409)),
    Route("GET", "/api/tables/{code}/records/{game}/replay", "A game that is over, step by step, as a seat saw it.",
          replay, wire.Replay, query={"seat": EYES, "start": WHOLE}, refuses=(403, 404, 409)),
    Route("GET", "/api/tables/{code}/records/{game}/beliefs", "What a seat could have believed at a step of it.",
          beliefs, wire.Beliefs, query={"seat": SEAT, "row": WHOLE}, refuses=(403, 404, 409)),
)  # fmt: skip
