"""The parameters of an OpenSpiel game: `hoodwink_resistance(seats=5,hunter=true)` and back.

OpenSpiel writes a game as a string and reads it again wherever a state travels, and what it reads ends at a comma, an
equals sign or a bracket. So lists have + between their parts, replies have : for =, and a document is in base64.
"""

from __future__ import annotations

from base64 import b64decode, urlsafe_b64encode
from collections.abc import Mapping

from hoodwink.core.action import NUMBER
from hoodwink.core.errors import BadSetup, HoodwinkError
from hoodwink.core.game import Game, Option, Value
from hoodwink.envs import space
from hoodwink.envs.spiel_table import Setup

PREFIX = "hoodwink_"
ENCODED = "base64-"
CHANCE = ("explicit", "sampled")
# By game: replies after which a game is a draw. Oh, Fox! has no more; of the others random games are nowhere near it.
REPLIES = {"hoax": 1_000, "resistance": 2_000, "erben": 5_000, "ohfox": 33, "hexhex": 5_000}
CHANCES = 4  # as many outcomes of chance for each reply, and DEALT to begin with
DEALT = 200


def specification(kind: type[Game]) -> dict[str, Value]:
    """Every parameter with its default: seats, the game's own options, and what this adapter can set."""
    own: dict[str, Value] = {
        "seats": kind.least,
        "players": 0,  # OpenSpiel's word for seats; 0: as `seats` says
        "replies": REPLIES.get(kind.key, 5_000),
        "after": "",
        "chance": CHANCE[0],
        "rng_seed": -1,
        "history": 0,
    }
    options: dict[str, Value] = {option.name: _written(option, option.default) for option in kind.declared}
    assert not own.keys() & options.keys(), f"{kind.title} has an option that is called as one of ours"
    return own | options


def setup_of(kind: type[Game], given: Mapping[str, Value]) -> Setup:
    """The set-up that parameters name, those left out at their defaults; BadSetup says what is wrong."""
    values = {**specification(kind), **given}
    seats = values["players"] or values["seats"]
    assert isinstance(seats, int)
    if values["seats"] not in (kind.least, seats):  # OpenSpiel fills in the default of what was not said
        raise BadSetup(f"players is another word for seats: there can't be {seats} players and {values['seats']} seats")
    game = kind(seats, **{option.name: _read(option, values[option.name]) for option in kind.declared})
    if values["chance"] not in CHANCE:
        raise BadSetup(f"chance is {' or '.join(CHANCE)}, not {values['chance']!r:.100}")
    replies = values["replies"]
    if isinstance(replies, bool) or not isinstance(replies, int) or not 0 < replies <= 1_000_000:
        raise BadSetup(f"replies is a whole number from 1 to 1000000, not {replies!r:.100}")
    history = values["history"]
    if isinstance(history, bool) or not isinstance(history, int) or history < 0:
        raise BadSetup(f"history is a whole number of rows, 0 for those of the layout, not {history!r:.100}")
    return Setup(
        game,
        space(game),
        after=_actions(game, str(values["after"])),
        replies=replies,
        chances=CHANCES * replies + DEALT,
        sampled=values["chance"] == "sampled",
    )


def short(kind: type[Game], given: Mapping[str, Value]) -> dict[str, Value]:
    """What of the parameters is not at its default, as a string can hold it."""
    usual = specification(kind)
    written = dict(given)
    for option in kind.declared:
        if option.name in written:
            written[option.name] = _written(option, written[option.name])
    if "after" in written:
        after = _plain(str(written["after"]))
        # OpenSpiel reads what is all digits as a number, and `after` is text
        written["after"] = _plain(str(kind.actions[int(after)])) if NUMBER.fullmatch(after) else after
    return {name: value for name, value in written.items() if value != usual[name]}


def _written(option: Option, value: Value) -> Value:
    if not isinstance(value, str):
        return value
    if option.document and value and not value.startswith(ENCODED):
        return ENCODED + urlsafe_b64encode(value.encode()).decode().rstrip("=")
    return value.replace(",", "+") if option.many else value


def _read(option: Option, value: Value) -> Value:
    if not isinstance(value, str):
        return value
    if option.document and value.startswith(ENCODED):
        text = value.removeprefix(ENCODED)
        try:
            return b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True).decode()
        except ValueError:
            raise BadSetup(f"{option.name}: what follows {ENCODED} is no text in base64") from None
    return value.replace("+", ",") if option.many else value


def _plain(after: str) -> str:
    return "/".join([part.strip() for part in after.split("/")]).replace(",", "+").replace("=", ":")


def _actions(game: Game, after: str) -> tuple[int, ...]:
    """Replies as ids or in their text form, slashes between them: `5/17`, `play double direction=north/play stop`."""
    parts = [part.strip().replace("+", ",").replace(":", "=") for part in after.split("/")] if after.strip() else []
    try:
        return tuple([_action(game, part) for part in parts])
    except HoodwinkError as error:
        raise BadSetup(f"after: {error}") from None


def _action(game: Game, part: str) -> int:
    actions = game.actions
    return actions.id(actions[int(part)] if NUMBER.fullmatch(part) else actions.parse(part))
