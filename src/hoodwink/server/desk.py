"""The desk: what a request at a table amounts to. It checks everything, writes nothing, and gives rows for the log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple, assert_never

from hoodwink.bots import checked_level, usual_level
from hoodwink.bots.names import checked_name, free_name, is_same
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup, BadText, HoodwinkError, Illegal
from hoodwink.core.game import Game, Value
from hoodwink.core.why import Reason
from hoodwink.server import lessons, phrases, rows, wire
from hoodwink.server.clock import PRESETS
from hoodwink.server.table import TROUBLE, Table

MOVE_LASTS = 600.0  # seconds in which a link to another device is good
LEAST_MOMENT = 10.0  # seconds that "one moment" adds at least
MOST_SEATS_EACH = 14  # that one device can be passed round for
MOST_OFFERS = 20  # links to other devices that are open at one table


OfASeat = (
    wire.Reply | wire.Interject | wire.Say | wire.Mark | wire.Moment | wire.Open | wire.Back | wire.Ready | wire.Leave
)


class Refusal(HoodwinkError):
    """A request that the house does not do. The code is for programs, the message for people."""

    def __init__(self, code: str, message: str, section: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.section = section


def hashed(token: str) -> str:
    """What the log knows of a token."""
    return sha256(token.encode()).hexdigest()[:32]


# making and joining ---------------------------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """A table as somebody wants it: with the lesson's settings or the preset's options, where it has them."""

    new: wire.NewTable
    kind: type[Game]
    options: dict[str, Value]


def wanted(new: wire.NewTable, games: Mapping[str, type[Game]]) -> Wanted:
    """What the options mean together is not looked at: a document may be among them (documents.py)."""
    if new.game not in games:
        raise Refusal("unknown", f"there is no game {new.game!r}; there is {', '.join(games)}")
    kind = games[new.game]
    try:
        new = lessons.settings(new, kind) if new.lesson else new
        if new.preset is not None and new.preset not in kind.presets:
            raise BadSetup(f"{kind.title} has no preset {new.preset!r}; it has {', '.join(kind.presets)}")
        options = {**(kind.presets[new.preset] if new.preset else {}), **new.options}
        of_the_table = {"memory_aid": new.memory_aid, "one_room": new.one_room or None}
        for option in kind.declared:  # games that read what is set for the table have an option of that name
            setting = of_the_table.get(option.name)
            if setting is not None:
                options.setdefault(option.name, setting)
        kind.check_names(options)
    except BadSetup as error:
        raise Refusal("bad_setup", str(error)) from None
    return Wanted(new, kind, options)


def make(new: wire.NewTable, holder: str, games: Mapping[str, type[Game]], now: float) -> list[rows.AnyRow]:
    """A table with its host on seat 0 and the bots that were asked for."""
    new, kind, options = wanted(new, games)
    try:
        game = kind(new.seats, **options)
        name = checked_name(new.name)
    except BadSetup as error:
        raise Refusal("bad_setup", str(error)) from None
    if new.clock != "custom" and new.seconds:
        raise Refusal("bad_setup", 'seconds are given with clock "custom" only')
    if len(new.bots) >= game.seats:
        raise Refusal("bad_setup", f"{len(new.bots)} bots and a host need more than {game.seats} seats")
    made = rows.Made(
        now,
        game=new.game,
        seats=game.seats,
        options=game.options,
        pace=new.clock,
        seconds=new.seconds if new.clock == "custom" else PRESETS[new.clock],
        access=new.access,
        spectators=new.spectators,
        memory_aid=game.remembers() if new.memory_aid is None or "memory_aid" in game.options else new.memory_aid,
        chat=new.chat,
        luck=secrets.token_hex(16),
        lesson=new.lesson,
        one_room=bool(game.options.get("one_room", new.one_room)),
    )
    table = Table("", games)
    written: list[rows.AnyRow] = [made, rows.Sat(now, 0, name, holder)]
    for row in written:
        table.fold(row)
    for seat, level in enumerate(new.bots, 1):
        written.append(_bot(table, seat, level, now))
        table.fold(written[-1])
    return lessons.begun(written, kind) if new.lesson else written


def sit(table: Table, join: wire.Join, holder: str, now: float) -> list[rows.AnyRow]:
    """Somebody takes a seat that is open."""
    _not_playing(table, "wait for its end, or watch")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free:
        raise Refusal("full", "all seats are taken")
    seat = free[0] if join.seat is None else join.seat
    if seat not in free:
        raise Refusal("taken", f"seat {seat} is not open; open is {', '.join(map(str, free))}")
    if len(table.owned(holder)) >= MOST_SEATS_EACH:
        raise Refusal("full", "this device has enough seats")
    try:
        name = checked_name(join.name)
    except BadSetup as error:
        raise Refusal("bad_setup", str(error)) from None
    if any(is_same(chair.name, name) for chair in table.chairs):
        raise Refusal("taken", f"there is a {name!r} at this table already: take another name")
    return [rows.Sat(now, seat, name, holder)]


def offer(table: Table, move: wire.Move, holder: str, key: str, now: float) -> list[rows.AnyRow]:
    """A link to another device."""
    _sound(table)
    if not table.owned(holder):
        raise Refusal("not_yours", "you have no seat at this table")
    if move.screen and table.host not in table.owned(holder):
        raise Refusal("not_host", "only the host can add a table screen")
    if sum(offer.until > now for offer in table.offers.values()) >= MOST_OFFERS:
        raise Refusal("too_many", "too many links are open at this table: use one of them, or wait ten minutes")
    return [rows.Offered(now, hashed(key), holder, now + MOVE_LASTS, move.screen)]


def take(table: Table, key: str, holder: str, now: float) -> list[rows.AnyRow]:
    """Another device brings the key of a link."""
    _sound(table)
    found = table.offers.get(hashed(key))
    if found is None or found.until < now:
        raise Refusal("unknown", "this link has been used or is too old: ask for a new one on the first device")
    return [rows.Taken(now, hashed(key), holder)]


# the socket -----------------------------------------------------------------------------------------------------------


def decide(
    table: Table, request: wire.FromClient, holder: str, now: float, took: float | None = None
) -> list[rows.AnyRow]:
    """The rows that a request adds to the log; none if it has been done already. Refusal says why not.

    `took`: in a race, the seconds that the house believes the reply took.
    """
    assert not isinstance(request, wire.Pong | wire.Why)
    _sound(table)
    match request:
        case (
            wire.Reply()
            | wire.Interject()
            | wire.Say()
            | wire.Mark()
            | wire.Moment()
            | wire.Open()
            | wire.Back()
            | wire.Ready()
            | wire.Leave()
        ):
            by = request.seat
            if by not in table.owned(holder):
                raise Refusal("not_yours", f"seat {by} is not yours")
            if table.is_done(by, request.id):
                return []
            written = _of_a_seat(table, request, now, took)
        case _:
            by = table.host
            if by not in table.owned(holder):
                raise Refusal("not_host", "only the host of the table can do this")
            if table.is_done(by, request.id):
                return []
            written = _of_the_host(table, request, now)
    if written:
        written[0].id, written[0].by = request.id, by
    return written


def _of_a_seat(
    table: Table,
    request: OfASeat,
    now: float,
    took: float | None,
) -> list[rows.AnyRow]:
    seat = request.seat
    match request:
        case wire.Reply():
            return [reply(table, request, now, took)]
        case wire.Interject():
            _current(table, request.game)
            action = _action(table, request.action)
            if table.game.is_only_said(table.game.actions.id(action)):
                raise Refusal("illegal", "say it at the table: the house hears it")
            return [rows.Interjected(now, seat, _interjection(table, seat, action))]
        case wire.Say():
            return say(table, request, now)
        case wire.Mark():
            _playing(table)
            if why := table.playing.refuse_mark(seat, request.mark, request.place):
                raise Refusal("illegal", why)
            return [rows.Marked(now, seat, request.mark, request.place)]
        case wire.Moment():
            _playing(table)
            talks = table.talking and seat in table.playing.may_speak
            quiet = seat in table.held and table.playing.question == "quiet"
            if seat not in table.asked() and not quiet and not talks:
                raise Refusal("not_now", "nothing is asked of you")
            if table.limit is None:
                raise Refusal("not_now", "no clock is running")
            if not table.moment:
                raise Refusal("not_now", "somebody has asked for a moment already")
            return [rows.Waited(now, max(LEAST_MOMENT, table.limit))]
        case wire.Open():
            _playing(table)
            if seat != table.playing.opener:
                raise Refusal("not_now", "no question waits for your word")
            return [rows.Opened(now)] if table.talking else []  # the clock was quicker
        case wire.Back():
            return [rows.Returned(now, seat)] if table.chairs[seat].missed else []
        case wire.Ready():
            _not_playing(table, "wait for its end")
            return [rows.Readied(now, seat, request.ready)] if table.chairs[seat].ready != request.ready else []
        case wire.Leave():
            left = _empty(table, seat, now)
            alone = [chair.kind for chair in table.chairs].count("human") == 1
            stops = alone and table.phase == "playing" and table.paused_at is not None
            return [left, rows.Resumed(now)] if stops else [left]  # nobody could resume it later
        case _:
            assert_never(request)


def _of_the_host(
    table: Table,
    request: wire.Kick | wire.Bot | wire.Swap | wire.Start | wire.Pause | wire.Resume | wire.Extend | wire.Finish,
    now: float,
) -> list[rows.AnyRow]:
    match request:
        case wire.Kick(seat=seat):
            if _chair(table, seat) == "open":
                return []
            if table.phase == "playing" and table.chairs[seat].kind == "bot":
                raise Refusal("not_now", f"seat {seat} is a bot's, and a game is on")
            return [_empty(table, seat, now)]
        case wire.Bot(seat=seat):
            _chair(table, seat)
            return [_bot(table, seat, request.level, now)]
        case wire.Swap(one=one, two=two):
            _chair(table, one), _chair(table, two)
            if table.phase != "lobby":
                raise Refusal("not_now", "seats are swapped before the first game only")
            return [rows.Swapped(now, one, two)] if one != two else []
        case wire.Start():
            return _start(table, now)
        case wire.Pause():
            _playing(table)
            return [rows.Paused(now)]
        case wire.Resume():
            if table.phase != "playing":
                raise Refusal("not_now", "no game is on")
            return [rows.Resumed(now)] if table.paused_at is not None else []
        case wire.Extend():
            _playing(table)
            if table.limit is None:
                raise Refusal("not_now", "no clock is running")
            return [rows.Extended(now, request.seconds)]
        case wire.Finish():
            if table.phase != "playing":
                raise Refusal("not_now", "no game is on")
            return [rows.Finished(now)]
        case _:
            assert_never(request)


def reply(table: Table, request: wire.Reply, now: float, took: float | None) -> rows.Replied:
    _current(table, request.game)
    match = table.playing
    if request.ply != match.ply:
        raise Refusal("stale", "the table has moved on: look at the new question")
    if table.talking:
        raise Refusal("not_now", f"there is talk first: seat {match.opener} opens the question")
    if request.seat in table.held:
        raise Refusal("illegal", "you have answered", match.view(request.seat).section)
    action = _action(table, request.action)
    try:
        match.check(request.seat, action)
    except Illegal as error:
        raise Refusal("illegal", f"{error.reason} (§{error.section})", error.section) from None
    row = replied(table, request.seat, action, now, took)
    row.words = _words(table, request.words, table.game.takes_words(action))
    return row


def _words(table: Table, given: str, most: int) -> str:
    """People's own words that go with a reply: what holds for chat holds for them."""
    text = " ".join(given.split())
    if text and not most:
        raise Refusal("bad_message", "no words go with this")
    if len(text) > most:
        raise Refusal("bad_message", f"{most} characters at most, please")
    if text:
        _may_write(table, text)
    return text


def replied(
    table: Table, seat: int, action: Action, now: float, took: float | None = None, late: bool = False
) -> rows.Replied:
    """The row of a reply that is known to be legal."""
    return rows.Replied(
        now,
        seat=seat,
        action=table.game.actions.to_json(action),
        late=late,
        took=now - table.opened if took is None else took,
        check=table.next_check(),
    )


def why(table: Table, request: wire.Why, holder: str) -> Reason | None:
    """Why this seat can't do that now, by what it may know; None if it can."""
    _sound(table)
    if request.seat not in table.owned(holder):
        raise Refusal("not_yours", f"seat {request.seat} is not yours")
    action = _action(table, request.action)
    if table.match is None:
        raise Refusal("not_now", "no game is on")
    if table.phase == "over":
        return Reason("over", table.game.end_section)
    if table.paused_at is not None:
        return Reason("paused", "")
    held = table.held.get(request.seat)
    found = table.match.why(request.seat, action, None if held is None else held.action)
    return Reason("talk", table.match.view().section) if found is None and table.talking else found


def turned(table: Table, now: float) -> list[rows.AnyRow]:
    """Held replies take effect; the clock replies for whoever is missing, in the same breath: how many they were must
    not show in how long it takes."""
    missing = [replied(table, seat, late(table, seat), now, late=True) for seat in table.asked()]
    return [*missing, rows.Turned(now)]


def opened(_: Table, now: float) -> list[rows.AnyRow]:
    """Enough talk."""
    return [rows.Opened(now)]


def late(table: Table, seat: int) -> Action:
    """What the clock replies for a seat."""
    return table.playing.default(seat, Dice(f"{table.made.luck}/late/{table.question}/{seat}"))


def _interjection(table: Table, seat: int, action: Action) -> dict[str, Any]:
    try:
        table.playing.check_interjection(seat, action)
    except Illegal as error:
        raise Refusal("illegal", f"{error.reason} (§{error.section})", error.section) from None
    return table.game.actions.to_json(action)


def say(table: Table, request: wire.Say, now: float) -> list[rows.AnyRow]:
    text = " ".join(request.text.split())
    if bool(text) == bool(request.phrase):
        raise Refusal("bad_message", "say a text or a phrase")
    if text:
        _may_write(table, text)
    if request.phrase:
        known = phrases.of(type(table.game))
        if request.phrase not in known:
            raise Refusal("unknown", f"there is no phrase {request.phrase!r}; there is {', '.join(known)}")
        if ("{seat}" in known[request.phrase]) != (request.about is not None):
            raise Refusal("bad_message", "a phrase about somebody names his seat, any other doesn't")
    if request.about is not None:
        _chair(table, request.about)
    if table.phase == "playing" and request.seat not in table.playing.may_speak:
        raise Refusal("muted", "by the rules of this game you are silent now")
    said: list[rows.AnyRow] = [rows.Said(now, request.seat, text, request.phrase, request.about)]
    if table.phase == "playing" and table.paused_at is None:
        names = tuple(chair.name for chair in table.chairs)
        if request.phrase:  # what is said by a tap is said
            about = "" if request.about is None else names[request.about]
            text = phrases.of(type(table.game))[request.phrase].replace("{seat}", about)
        amounts_to = table.playing.heard(request.seat, text, names)
        if amounts_to is not None:
            said.append(rows.Interjected(now, request.seat, table.game.actions.to_json(amounts_to)))
    return said


def _may_write(table: Table, text: str) -> None:
    """What people write themselves, in the chat or in a law."""
    if not table.made.chat:
        raise Refusal("muted", "chat is off at this table; quick phrases work")
    if not text.isprintable():
        raise Refusal("bad_message", "letters and signs only, please")


def _start(table: Table, now: float) -> list[rows.AnyRow]:
    _not_playing(table, "it is on already")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if empty:
        raise Refusal("not_now", f"seat {empty[0]} is open: wait for somebody, or let a bot sit there")
    return [rows.Started(now, secrets.token_hex(16), table.game.version)]


def _empty(table: Table, seat: int, now: float) -> rows.AnyRow:
    """Somebody goes: in a game a bot plays on in his place."""
    if table.phase == "playing":
        return rows.Botted(now, seat, usual_level(table.made.game), table.chairs[seat].name)
    return rows.Left(now, seat)


def _bot(table: Table, seat: int, level: str, now: float) -> rows.AnyRow:
    try:
        checked_level(table.made.game, level)
    except BadSetup as error:
        raise Refusal("bad_setup", str(error)) from None
    chair = table.chairs[seat]
    if table.phase == "playing":
        name = chair.name
    else:
        dice = Dice(f"{table.made.luck}/names/{table.n}")
        name = chair.name if chair.kind == "bot" else free_name([c.name for c in table.chairs], dice)
    return rows.Botted(now, seat, level, name)


# what has to be so ----------------------------------------------------------------------------------------------------


def _sound(table: Table) -> None:
    if table.trouble:
        raise Refusal("trouble", TROUBLE[table.trouble])


def _chair(table: Table, seat: int) -> str:
    if seat >= len(table.chairs):
        raise Refusal("unknown", f"the seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat].kind


def _playing(table: Table) -> None:
    if table.phase != "playing":
        raise Refusal("not_now", "no game is on")
    if table.paused_at is not None:
        raise Refusal("not_now", "the game is paused")


def _current(table: Table, game: int) -> None:
    if game != table.played - 1:
        raise Refusal("stale", "that game is over")
    _playing(table)


def _not_playing(table: Table, what_to_do: str) -> None:
    _sound(table)
    if table.phase == "playing":
        raise Refusal("not_now", f"a game is on: {what_to_do}")


def _action(table: Table, action: int | dict[str, Any]) -> Action:
    try:
        return table.game.actions[action] if isinstance(action, int) else table.game.actions.from_json(action)
    except BadText as error:
        raise Refusal("bad_message", str(error)) from None
