"""Games as the engine plays them, for the browser's own tests: `make fixtures` writes them into web/tests.

A seed that no longer shows what is wanted, because rules have changed, is passed over for the next that does.
"""

import json
from itertools import count
from pathlib import Path

from hoodwink.core.event import everything
from hoodwink.core.game import Value
from hoodwink.core.seats import CHANCE, NOBODY, SPECTATOR, members
from hoodwink.games import find
from hoodwink.games.hexhex.actions import Remove
from hoodwink.games.ohfox import board, events
from hoodwink.games.ohfox.places import candidates
from hoodwink.games.ohfox.playing import flies
from hoodwink.testing.play import walk

FOLDER = Path(__file__).parents[2] / "web" / "tests"

FOX_TABLES: tuple[tuple[int, dict[str, Value], int], ...] = (
    (2, {}, 3),  # seats, options, and the turn after which everybody is asked what they know
    (3, {"masked": True}, 5),
    (4, {}, 5),
    (2, {"masked": True}, 7),
    (4, {"board": board.GLADE}, 3),
    (3, {"predators": 4, "prey": 6}, 5),
)
FOX_GAMES = 2  # of each table
FILM = 214  # the first seed that is looked at: a good one

HEX_TABLES: tuple[tuple[int, dict[str, Value]], ...] = (
    (3, {}),
    (4, {"hexen_stix": True, "one_room": True}),
    (5, {"vexed": True, "one_room": True}),
    (4, {"series": 2, "laws": "revenge,payment,raised,keyword_you,own_card_1", "removed": "duck"}),
    (6, {"hexen_stix": True, "vexed": True}),
)
HEX = 32  # the first seed that is looked at: those after it show much
ENOUGH = 30  # games of each table, after which what is still wanted is taken not to happen
HEX_LIKE = 2  # events that are alike
HEX_APART = {"curse": "card", "stix card": "card", "voice": "why", "law": "law"}  # each is said in its own words


def written(parts):
    """JSON with an item of a list on a line, so that a diff can be read."""
    lines = []
    for name, value in parts.items():
        rows = ",\n".join(map(_packed, value)) if isinstance(value, list) else ""
        lines.append(f'"{name}":[\n{rows}\n]' if rows else f'"{name}":{_packed(value)}')
    return "{" + ",\n".join(lines) + "}\n"


def _packed(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _kinds(game):
    return [{"name": kind.name, "fields": kind.fields} for kind in game.kinds]


def _end(game, seed):
    *_, (s, _) = walk(game, seed)
    return s


def _seen(view):
    """A view as the page has it: the log comes apart from it."""
    return {name: value for name, value in view.to_json().items() if name != "log"}


# Oh, Fox! -------------------------------------------------------------------------------------------------------------


def fox_words():
    """What each seat can work out, and whole games with all that is told of them."""
    views, ends, told = [], [], set()
    for seats, options, turn in FOX_TABLES:
        game = find("ohfox")(seats, **options)
        for seed in range(FOX_GAMES):
            asked, s = _fox_game(game, seed, turn)
            views.append(asked)
            ends.append(_fox_end(game, s, full=seed == 0))
            told |= {event[0] for event in ends[-1]["log"]}
    game = find("ohfox")(4)
    seeds = count(FOX_GAMES)
    while len(told) < len(game.kinds):  # what is rare
        s = _end(game, next(seeds))
        if new := {event[0] for event in everything(s.past)} - told:
            ends.append(_fox_end(game, s, full=True))
            told |= new
    return written({"kinds": _kinds(game), "views": views, "ends": ends})


def _fox_game(game, seed, turn):
    for s, _ in walk(game, seed):
        if s.asked != CHANCE and s.turn == turn and not s.answered and s.stack:
            view = game.view(s, members(s.asked)[seed % game.seats])
            can = [[[one.animal, one.place] for one in each] for each in candidates(view)]
            asked = {"view": _seen(view), "can": can}
    return asked, s


def _fox_end(game, s, full):
    """The end as seat 0 sees it, with everybody's path and meals; the whole story, if it is wanted."""
    views = [game.view(s, seat) for seat in range(game.seats)]
    log = everything(s.past)
    ate = [[event[3] for event in log if event[0] == events.ATE and event[2] == seat] for seat in range(game.seats)]
    return {
        "view": _seen(views[0]),
        "paths": [view.path for view in views],
        "ate": ate,
        "guess": game.actions.to_json(game.actions[s.guess]),
        "log": log if full else [],
    }


def fox_film():
    """A game in which prey is met on a route and on a space, all of it is attacked, and somebody flies."""
    game = find("ohfox")(4)
    s = next(s for seed in count(FILM) if _is_a_film(s := _end(game, seed)))
    view = game.view(s, SPECTATOR)
    facts = {name: getattr(view, name) for name in ("seats", "homes", "hearts", "wounds", "scores", "winners", "rows")}
    return written({**facts, "kinds": _kinds(game), "log": everything(s.past)})


def _is_a_film(s):
    log = everything(s.past)
    attacked = [event for event in log if event[0] == events.ATTACKED]
    all_prey = [event for event in log if event[0] == events.HEART and event[3] == events.FOR_ALL_PREY]
    is_air = any(flies(s, seat, turn) for seat in range(s.seats) for turn in range(s.turn))
    places = {(event[5] != NOBODY, event[6] != NOBODY) for event in attacked}  # on a space, on a route
    return is_air and all_prey and places == {(True, False), (False, True)}


# HEX•HEX XL -----------------------------------------------------------------------------------------------------------


def hex_words():
    """Every kind of question with the options that it has, and every kind of event, some of them in each way."""
    views: dict[tuple[object, ...], object] = {}
    told: dict[tuple[object, ...], object] = {}
    wanted = {kind.name for kind in find("hexhex").kinds}
    for seed in range(HEX, HEX + ENOUGH):
        for seats, options in HEX_TABLES:
            game = find("hexhex")(seats, **options)
            for s, step in walk(game, seed):
                if step and step.seat != CHANCE and not step.interjected:
                    _note_question(views, game, s, step.seat)
            _note_events(told, game, everything(s.past))
        if not (wanted := wanted - {kind for kind, *_ in told}):
            return written({"kinds": _kinds(game), "views": [*views.values()], "events": [*told.values()]})
    raise AssertionError(f"in none of these games there was: {', '.join(sorted(wanted))}")


def _note_question(views, game, s, seat):
    """One of each kind: by what is asked, which verbs answer it, and whether there is a hand to look at."""
    options = s.options(seat)
    verbs = {type(game.actions[id]).__name__ for id in options}
    key = (type(s.stack[-1]).__name__, bool(s.hands[seat]), *sorted(verbs))
    if key not in views:
        changed = {one.name: value for one in game.declared if (value := game.options[one.name]) != one.default}
        views[key] = {
            "table": {"options": changed, "goal": game.options["series"]},
            "view": _seen(game.view(s, seat)),
            "options": [[id, game.actions.to_json(game.actions[id])] for id in options],
        }


def _note_events(told, game, log):
    for event in log:
        kind = game.kinds[event[0]]
        said = kind.named(event)
        action = game.actions[said["law"]] if kind.name == "law" else None
        way = type(action).__name__ if isinstance(action, Remove) else said.get(HEX_APART.get(kind.name, ""))
        yes = [name for name, value in said.items() if value is True or (value == NOBODY and name != "change")]
        for n in range(1 if kind.name in HEX_APART else HEX_LIKE):
            key = (kind.name, way, *yes, n)
            if key not in told:
                told[key] = _told(game, kind, event, action)
                break


def _told(game, kind, event, action):
    """An event as a spectator reads it; the first seat that reads more, and what; the action that it names."""
    open = kind.seen(event, SPECTATOR)
    more = [[seat, kind.seen(event, seat)] for seat in range(game.seats) if kind.seen(event, seat) != open]
    mine = {"mine": more[0]} if more else {}
    named = {"action": game.actions.to_json(action)} if action else {}
    return {"seats": game.seats, "event": open, **mine, **named}


FILES = {"foxwords.json": fox_words, "foxfilm.json": fox_film, "hexwords.json": hex_words}

if __name__ == "__main__":
    for name, made in FILES.items():
        (FOLDER / name).write_text(made(), encoding="utf-8", newline="\n")
        print(f"web/tests/{name} written")
