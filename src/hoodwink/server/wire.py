"""The wire: every body and message between the house and its clients, and nothing else.

JSON Schema, the OpenAPI document and the browser's TypeScript types are made from this file (`make wire`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1  # raised when an old client could no longer play

LONGEST = 65_536  # characters of a text that is an option's value: of a document, else a few
Value = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=LONGEST)]
Code = Annotated[str, Meta(pattern="^[B-DF-HJ-NP-TV-XZ2-9]{6}$")]
Seat = Annotated[int, Meta(ge=0, le=63)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Small = Annotated[int, Meta(ge=0, le=2**31)]
Key = Annotated[str, Meta(max_length=32)]
Seconds = Annotated[float, Meta(ge=0.05, le=86_400)]
Decision = Literal["choice", "ballot", "window", "race", "quiet", "talk"]
Pace = Literal["none", "relaxed", "brisk", "custom"]
Access = Literal["link", "open"]
Trouble = Literal["", "game", "version", "rules"]
Phase = Literal["lobby", "playing", "over"]
Language = Literal["en", "de"]

# the house: what there is to play -------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """Something a table can set. A document is a text of at most `high` characters, "" for the house's own."""

    name: str
    default: Value
    help: str
    low: int
    high: int
    choices: list[str]
    document: str  # how the names of such files end, as in "json"; "" for what is no document
    many: bool  # the value is any number of the choices, with commas between them


class EventKind(Struct):
    """An event on the wire is `[kind, value, …]`; kind is the place in this list."""

    name: str
    fields: list[str]


class Phrase(Struct):
    """Said by a tap. `{seat}` in the text stands for the name of the seat that it is about."""

    key: str
    text: str


class Caution(Struct):
    """Said before a table is made with all of these options."""

    key: str
    text: str
    options: dict[str, Value]


class GameInfo(Struct):
    key: str
    title: str
    summary: str
    version: int
    least: int
    most: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]]
    forgets: str  # the option with which the memory aid is off unless its maker sets it; "" where there is none
    warnings: list[Caution]
    levels: list[str]
    phrases: list[Phrase]
    events: list[EventKind]


class Games(Struct):
    games: list[GameInfo]
    clocks: dict[Pace, dict[Decision, float]]


class ActionList(Struct):
    """Actions by id, from `start` on: an id is its place in the whole list."""

    start: int
    actions: list[dict[str, Any]]
    more: bool  # the list has no end; ask again from start + len(actions)


class LessonStep(Struct):
    """The learner's reply to the question of this ply; `key` names what a client says about it."""

    ply: int
    action: int
    key: str


class Lesson(Struct):
    """The guided first game: the learner sits on seat 0, and as long as he follows, everything is as it is here."""

    game: str
    seats: int
    options: dict[str, Value]
    steps: list[LessonStep]


# decks of HEX•HEX XL


class DeckField(Struct):
    """A field of a primitive: one of some words, a whole number, or true or false where `default` is one of these."""

    name: str
    low: int
    high: int
    words: list[str]
    default: Value | None  # null: it must be given


class DeckPrimitive(Struct):
    """A word of the vocabulary of effects; the card needs one of these flags."""

    name: str
    needs: list[str]
    fields: list[DeckField]
    text: str


class DeckVocabulary(Struct):
    """What a deck file is made of, and how much of it there may be."""

    categories: list[str]
    flags: list[str]
    primitives: list[DeckPrimitive]
    least: int  # cards that a deck must have
    most_kinds: int
    most_copies: int
    longest_name: int
    longest_title: int
    longest_text: int
    longest: int  # characters of the whole file


class DeckText(Struct, forbid_unknown_fields=True):
    """A deck file whole; "" for the house's own."""

    deck: Annotated[str, Meta(max_length=LONGEST)]


class InBoth(Struct):
    """A text in every language of the house."""

    en: str
    de: str


class DeckCard(Struct):
    """A row of a deck file. What had no sense there is left out, and told as a fault."""

    key: str
    title: InBoth
    text: InBoth
    category: str
    copies: int
    flags: list[str]
    effect: list[dict[str, Value]]
    stix: bool


class DeckFault(Struct):
    """What is wrong: the card by its place (-1: the deck), its field, the primitive by its place there (-1: none)."""

    code: str
    message: str
    card: int
    field: str
    effect: int


class DeckChecked(Struct):
    """A deck as the house reads it, with one fault at most for each card; without any it can be played with."""

    title: str
    cards: list[DeckCard]
    faults: list[DeckFault]
    counts: dict[str, int]  # copies by category, without those for Hexen Stix
    size: int
    stix: int  # cards that come with Hexen Stix


class RuleSection(Struct):
    """A §, and where it comes from: headings of the rulebook, the house with its reason, or both."""

    number: str
    text: str
    book: list[str]
    house: str


class RuleBook(Struct):
    """Our own paraphrase of the rules: the whole in Markdown, and by §."""

    key: str
    language: Language
    markdown: str
    sections: list[RuleSection]


# making and joining tables --------------------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that its maker hosts, on seat 0."""

    game: Key
    name: Name
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[Annotated[str, Meta(max_length=64)], Value] = {}
    preset: Annotated[str, Meta(max_length=64)] | None = None
    clock: Pace = "relaxed"
    seconds: dict[Decision, Seconds] = {}  # with clock "custom": a kind of decision that is left out has no clock
    access: Access = "link"
    spectators: bool = True
    memory_aid: bool | None = None  # the screen shows the whole log; None: as the game's rules have it
    one_room: bool = False  # all sit in one room: games with rules for that have an option of this name
    chat: bool = True
    bots: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=64)] = []  # levels, from seat 1 on
    lesson: bool = False  # the guided first game: seats, options, clock, bots and deal are the lesson's own


class Join(Struct, forbid_unknown_fields=True):
    """A seat for somebody; a second seat for the same browser makes it a device that is passed on."""

    name: Name
    seat: Seat | None = None  # the first that is open, if not said


class Joined(Struct):
    code: Code
    seat: int


class Move(Struct, forbid_unknown_fields=True):
    """A link for another device: with `screen`, a table screen without a seat; else all seats of this browser go."""

    screen: bool = False


class MoveLink(Struct):
    path: str  # under the house's own address; good once
    until: float  # seconds since 1970


class MoveKey(Struct, forbid_unknown_fields=True):
    """What stands after the # of such a link."""

    key: Annotated[str, Meta(max_length=64)]


class Moved(Struct):
    code: Code
    seats: list[int]


class ClockInfo(Struct):
    pace: Pace
    seconds: dict[Decision, float]


class SeatInfo(Struct):
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    ready: bool
    score: int


class Result(Struct):
    """How a game ended. The seed proves the deal: its SHA-256 was the game's `commitment` from the start."""

    winners: list[int]
    points: list[int]
    ending: str
    roles: list[str]
    seed: str


class TableInfo(Struct):
    """What everybody who has the code may know of a table."""

    code: Code
    game: str
    seats: list[SeatInfo]
    options: dict[str, Value]
    clock: ClockInfo
    access: Access
    spectators: bool
    memory_aid: bool
    one_room: bool
    chat: bool
    host: int
    phase: Phase
    paused: bool
    played: int  # games begun at this table
    goal: int  # the points that win the series; 0 for a game that is played alone
    series_over: bool
    commitment: str | None  # SHA-256 of the seed of the game in play or just over
    result: Result | None  # of the game just over; None if the host ended it
    words: str  # that were said with a reply of this game which takes some: those of the winner's law
    marks: dict[str, str]  # notes on the table, in games that have them: mark to place
    lesson: bool
    trouble: Trouble  # why it can't go on: no such game here, another version of its rules, rows that these forbid


class TableList(Struct):
    tables: list[TableInfo]
    next: Code | None  # there may be more after this one


class RecordInfo(Struct):
    game: int  # the number of the game at its table, from 0
    rows: int
    ended: bool
    commitment: str


class RecordList(Struct):
    records: list[RecordInfo]


class ReplayStep(Struct):
    """What one seat saw after a row of the record; with seat=truth, what every seat saw."""

    row: int
    ply: int
    by: int | None  # whose reply the row is, −1 for chance; None at the start
    views: dict[str, dict[str, Any]]  # by seat; "-2" is the spectator
    events: int  # how many of `events` have happened


class Replay(Struct):
    game: str
    seats: int
    options: dict[str, Value]
    names: list[str]
    steps: list[ReplayStep]
    next: int | None  # ask again with start=next; None at the end
    events: dict[str, list[list[Any]]]  # by seat: all that it had seen at the last step sent


class Beliefs(Struct):
    """What a seat could have believed after a row of the record: chances over worlds that fit its view, each as likely
    as the next."""

    row: int
    seat: int
    samples: int  # worlds that were drawn; 0 where the chances are exact
    roles: list[str]  # those that occur; in a game without roles, what else is hidden; none before the deal is done
    chances: list[list[float]]  # by seat, then by role: 0 to 1


class Problem(Struct):
    """Why something was refused, and what to do."""

    code: str
    message: str
    section: str | UnsetType = UNSET


# the socket: to the client --------------------------------------------------------------------------------------------


class Message(Struct, tag_field="type", tag=str.lower):
    """The base of every message to a client."""


class Welcome(Message):
    """The first message. `now` is the house's clock, in which `until` of a frame is given (milliseconds)."""

    protocol: int
    build: str  # another one after a reconnect: the client is old, load it anew
    now: int


class Table(Message):
    """The table and its people, whenever something about them has changed."""

    table: TableInfo
    mine: list[int]  # the seats of this connection
    may_watch: bool  # frames come though there is no seat


class Clock(Struct):
    until: int | None  # None: no clock, or a pause
    seconds: float | None  # how long the whole of it is
    moment: bool  # "one moment" has not been asked for yet
    hurried: dict[str, int]  # by seat: where the rules leave less time, until when


class Public(Struct):
    """The half of a frame that everybody gets, letter by letter the same."""

    game: int  # number of the game at this table
    view: dict[str, Any]  # as a spectator sees it, without the log
    events: list[list[Any]]  # as a spectator reads them, from `start` on
    clock: Clock
    talk: int | None  # people talk, and nobody is asked yet: this seat opens the question; None: it is open


class Private(Struct):
    """The half that one seat gets; padded with spaces so that its length tells nothing."""

    seat: int
    mine: dict[str, Any]  # what differs from the spectator's view
    secrets: list[tuple[int, list[Any]]]  # events of which this seat reads more: (number, event)
    options: list[int]  # ids of actions
    away: bool  # a bot replies for this seat until it says `back`


class Frame(Message):
    """The game as one seat sees it now. `start` is the number of the first event: append, never guess."""

    start: int
    public: Public
    private: Private | None  # None for a spectator


class Line(Struct, omit_defaults=True):
    n: int
    seat: int
    text: str = ""
    phrase: str = ""
    about: int | None = None


class Said(Message):
    lines: list[Line]


class Ack(Message):
    """It is done and in the store."""

    id: str


class Refused(Message):
    """It is not done. `id` is that of the message, None where it could not be read."""

    id: str | None
    code: str
    message: str
    section: str | UnsetType = UNSET


class Because(Message):
    """Why something can't be done now. `reason` is a key that clients have words for, "" where it can be done."""

    id: str
    reason: str
    section: str


class Ping(Message):
    """To be answered at once with the same number: it measures the line, for races."""

    n: int


ToClient = Welcome | Table | Frame | Said | Ack | Refused | Because | Ping

# the socket: from the client ------------------------------------------------------------------------------------------


class Request(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The base of every message from a client. The same id twice is one request."""

    id: Id


class Reply(Request):
    """An answer to the question of (game, ply); an action is an id or an object with a tag."""

    game: Small
    ply: Small
    seat: Seat
    action: Small | dict[str, Any]
    after: Small | None = None  # in a race: milliseconds since the question appeared
    words: Annotated[str, Meta(max_length=300)] = ""  # where an action takes people's own words: a law's


class Interject(Request):
    """Something from outside the turn, where the game takes it."""

    game: Small
    seat: Seat
    action: Small | dict[str, Any]


class Why(Request):
    """Why can't this seat do that now? Answered with `because`; nothing is changed and nobody else is told."""

    seat: Seat
    action: Small | dict[str, Any]


class Say(Request):
    """A line of chat, or a quick phrase by its key."""

    seat: Seat
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Key = ""
    about: Seat | None = None


class Mark(Request):
    """Put a mark somewhere, or take it away: a note on the table for all to see, no part of the game."""

    seat: Seat
    mark: Key
    place: Key = ""


class Moment(Request):
    """One moment! Once for each question."""

    seat: Seat


class Open(Request):
    """Enough talk: the question that waits for this seat's word is open. In Hoax: who called says "Vote"."""

    seat: Seat


class Back(Request):
    """I am here again: no bot replies for me any longer."""

    seat: Seat


class Ready(Request):
    seat: Seat
    ready: bool = True


class Leave(Request):
    """Give up a seat: it is open again, or a bot's if a game is on."""

    seat: Seat


class Kick(Request):
    """Host: this seat is open again, or a bot's if a game is on."""

    seat: Seat


class Bot(Request):
    """Host: a bot sits here, in the place of whoever did."""

    seat: Seat
    level: Annotated[str, Meta(max_length=32)]


class Swap(Request):
    """Host, before the first game: these two change places."""

    one: Seat
    two: Seat


class Start(Request):
    """Host: begin, or play again."""


class Pause(Request):
    """Host: nothing is asked and no clock runs."""


class Resume(Request):
    """Host."""


class Extend(Request):
    """Host: more time for the present question."""

    seconds: Annotated[float, Meta(ge=1, le=3600)] = 30


class Finish(Request):
    """Host: end this game without a result."""


class Pong(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True):
    n: Small


FromClient = (
    Reply | Interject | Why | Say | Mark | Moment | Open | Back | Ready | Leave | Kick | Bot | Swap | Start | Pause
    | Resume | Extend | Finish | Pong
)  # fmt: skip

encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(FromClient).decode
