"""What every game owes its drivers. Each function plays a random game and raises AssertionError where it finds a fault.

Records have a file of their own, records.py; secrecy is in leaks.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING
from functools import partial
from itertools import islice, permutations
from typing import Any

from hoodwink.core.action import shape, tag
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadText, Illegal
from hoodwink.core.frame import BALLOT
from hoodwink.core.game import Game
from hoodwink.core.match import Match
from hoodwink.core.seats import CHANCE, SPECTATOR, members
from hoodwink.core.state import State
from hoodwink.testing.citations import numbers
from hoodwink.testing.play import LIMIT, Temper, choose, walk

ORDERS = 6  # orders of arrival tried for every ballot
AHEAD = 8  # steps that copies are played on
TRIES = 2  # actions that every seat tries in vain, at every step
ODDS = 200  # samples for each outcome of a chance frame
SIGMAS = 5.0


def ends(game: Game, seed: int | str) -> None:
    """It ends, and says who won, how and as what; before the end it says nothing."""
    for s, step in walk(game, seed):
        winners, points, ending = game.winners(s), game.points(s), game.ending(s)
        assert len(points) == game.seats
        assert len(set(winners)) == len(winners)
        assert set(winners) <= set(range(game.seats))
        if step is None:
            assert s.is_over()
            assert ending, f"{game!r} is over and does not say how it ended"
            assert not winners or max(points) == 0 or max(points) in [points[seat] for seat in winners]
            roles = game.roles(s)
            assert len(roles) == game.seats
            assert all(isinstance(role, str) and role for role in roles)
            assert s.polled() in range(-1, game.seats)
        else:
            assert not s.is_over()
            said = [said for said in (winners, any(points), ending) if said]
            assert not said, f"{game!r} has winners, points or an ending before its end: {said}"


def copies(game: Game, seed: int | str) -> None:
    """A copy is the same position; playing it on leaves the original alone, and both go on alike."""
    for s, _ in walk(game, seed):
        digest = s.digest()
        one, two = s.copy(), s.copy()
        assert type(one) is type(s)
        assert one.key() == s.key(), f"{game!r}, ply {s.ply}: a copy is another position"
        assert game.view(one, 0) == game.view(s, 0)
        for copy in (one, two):
            temper = Temper(f"copies/{seed}")
            for _ in range(AHEAD):
                if copy.is_over():
                    break
                choose(game, copy, temper).apply(copy)
        assert one.digest() == two.digest(), f"{game!r}, ply {s.ply}: two copies with the same dice part"
        assert s.digest() == digest, f"{game!r}, ply {s.ply}: playing on a copy changed the original"


def options(game: Game, seed: int | str) -> None:
    """Every option is an action of the list, offered once, and applies; the default is one of them, or drawn."""
    for s, _ in walk(game, seed):
        asked = members(max(0, s.asked))
        for seat in range(game.seats):
            offered = s.options(seat)
            assert offered or seat not in asked, f"{s.stack[-1]}: seat {seat} is asked and has no option"
            assert not offered or seat in asked, f"{s.stack[-1]}: seat {seat} is not asked and has options"
            assert len(set(offered)) == len(offered), f"{s.stack[-1]}: seat {seat} is offered an action twice"
            for id in offered:
                assert game.actions.id(game.actions[id]) == id
                s.copy().reply(seat, id)
            if offered:
                default = s.stack[-1].default(s, seat)
                assert default == -1 or default in offered, f"{s.stack[-1]}: the default of seat {seat} is no option"


# refusals -----------------------------------------------------------------------------------------------------------


def refusals(game: Game, seed: int | str) -> None:
    """What is not asked for, not offered or too late raises Illegal with seat, action and §, and changes nothing."""
    dice = Dice(f"refusals/{seed}")
    known = numbers(game.rules_text())
    for s, _ in walk(game, seed):
        digest = s.digest()
        vain: list[str] = []
        for seat in (*range(game.seats), SPECTATOR, CHANCE, game.seats, 64):
            offered = set(s.options(seat))
            for id in [dice.below(len(game.actions)) for _ in range(TRIES)]:
                vain.append(f"seat {seat} {game.actions[id]}")
                if id not in offered:
                    _refused(s, seat, game.actions[id], known, partial(s.reply, seat, id))
                if game.refuse_interjection(s, seat, id):
                    _refused(s, seat, game.actions[id], known, partial(s.interject, seat, id))
        assert s.digest() == digest, f"{s.stack}: was refused one of {', '.join(vain)}, and that changed the state"
        if s.asked != CHANCE:
            _refused(s, CHANCE, 0, known, partial(s.chance, 0))
            assert s.digest() == digest, f"{s.stack}: chance was refused and changed the state"


def _refused(s: Any, seat: int, what: object, known: frozenset[str], attempt: Callable[[], object]) -> None:
    refusal: Illegal | None = None
    try:
        attempt()
    except Illegal as error:
        refusal = error
    assert refusal is not None, f"{s.stack}: {what} by seat {seat} is accepted"
    assert (refusal.seat, refusal.action) == (seat, what)
    exists = refusal.section in known or (s.is_over() and refusal.section == "over")
    assert exists, f"{refusal}: RULES.md has no §{refusal.section}"
    for part in (f"seat {seat} ", str(what), f"§{refusal.section}"):
        assert part in str(refusal), f"{refusal} does not name {part}"


# ballots and chance -------------------------------------------------------------------------------------------------


def ballots(game: Game, seed: int | str) -> int:
    """Sealed replies give the same result in whatever order they arrive. How many ballots there were."""
    met = 0
    dice = Dice(f"ballots/{seed}")
    for s, _ in walk(game, seed):
        asked = members(max(0, s.asked))
        if s.answered or len(asked) < 2 or s.stack[-1].kind != BALLOT:
            continue
        met += 1
        replies = {seat: dice.pick(s.options(seat)) for seat in asked}
        orders = list(islice(permutations(asked), 200))
        results = set()
        for order in [asked, asked[::-1], *(orders[dice.below(len(orders))] for _ in range(ORDERS - 2))]:
            copy = s.copy()
            for seat in order:
                copy.reply(seat, replies[seat])
            results.add(copy.digest())
        assert len(results) == 1, f"{s.stack[-1]}: sealed replies {replies} give another result in another order"
    return met


def chances(game: Game, seed: int | str) -> None:
    """What chance lists is possible and has a weight, nothing else is, and it comes as often as it should."""
    measured = set()
    known = numbers(game.rules_text())
    for s, _ in walk(game, seed):
        if s.asked != CHANCE:
            continue
        top = s.stack[-1]
        listed = dict(top.outcomes(s))
        assert len(listed) == len(top.outcomes(s)), f"{top} lists an outcome twice"
        assert all(weight > 0 for weight in listed.values()), f"{top} has a weight of nothing"
        for outcome in listed:
            assert top.allows(s, outcome), f"{top} lists {outcome} and does not allow it"
            s.copy().chance(outcome)
        if type(top) not in measured:
            measured.add(type(top))
            _odds(top, s, listed, Dice(f"odds/{seed}"))
        if listed:
            unheard = max(listed) + 1
            _refused(s, CHANCE, unheard, known, partial(s.chance, unheard))


def _odds(top: Any, s: State, listed: dict[int, int], dice: Dice) -> None:
    if not listed:
        assert all(top.allows(s, top.sample(s, dice)) for _ in range(ODDS)), f"{top} does not allow its own sample"
        return
    n = ODDS * len(listed)
    counts = dict.fromkeys(listed, 0)
    for _ in range(n):
        outcome = top.sample(s, dice)
        assert outcome in counts, f"{top} brings {outcome} and does not list it"
        counts[outcome] += 1
    total = sum(listed.values())
    for outcome, weight in listed.items():
        p = weight / total
        off = abs(counts[outcome] - n * p)
        bound = SIGMAS * (n * p * (1 - p)) ** 0.5
        assert off <= bound, f"{top}: {outcome} came {counts[outcome]} times in {n}, not about {n * p:.0f}"


# text and records ---------------------------------------------------------------------------------------------------


def actions(game: Game) -> None:
    """Every action goes through its id, JSON and text; what names none is BadText."""
    listed = game.actions
    for id, action in enumerate(listed):
        row = json.loads(json.dumps(listed.to_json(action)))
        assert listed[listed.id(action)] is action
        assert listed.id(action) == id
        assert listed.from_json(row) == action
        assert listed.parse(str(action)) == action
        verb = type(action)
        needed = [name for name, _, default in shape(verb) if default is MISSING]
        bad: list[Any] = [row | {"do": "no-such-verb"}, row | {"nosuchfield": 1}, [tag(verb)], {}, None]
        bad += [{k: v for k, v in row.items() if k != name} for name in ("do", *needed)]
        wrong_values: tuple[Any, ...] = ("no-such-value", ["x"], 1.5, {}, 10**9)
        bad += [row | {name: value} for name, _, _ in shape(verb) for value in wrong_values]
        for wrong in bad:
            _bad_text(partial(listed.from_json, wrong), wrong)
        for text in (f"{action} x=1", f"{action} x", f"un{action}", "", *_misspelt(str(action))):
            _bad_text(partial(listed.parse, text), text)
    for id in (-1, -len(listed)):
        _bad_text(partial(listed.__getitem__, id), id)


def _misspelt(text: str) -> list[str]:
    """The text with each word but the verb in turn made wrong."""
    words = text.split()
    return [
        " ".join([*words[:n], words[n].split("=")[0] + "=" + bad if "=" in words[n] else bad, *words[n + 1 :]])
        for n in range(1, len(words))
        for bad in ("²", "--1", "1e3", "nobody")
    ]


def _bad_text(read: Callable[[], object], text: object) -> None:
    try:
        found = read()
    except BadText:
        return
    except Exception as error:
        raise AssertionError(f"{text!r} raises {error!r}, not BadText") from error
    raise AssertionError(f"{text!r} is read as {found!r}")


# matches ------------------------------------------------------------------------------------------------------------

BRIEF = 100  # replies: records are played again many times


def played(game: Game, seed: int | str) -> Match:
    """A match played to its end at random, in the order of a polled table."""
    match = Match(game, seed)
    temper = Temper(f"replies/{seed}", BRIEF)
    for _ in range(LIMIT):
        if match.over:
            return match
        seat = match.asked[0]
        match.reply(seat, game.actions[temper.pick(game, tuple(match.option_ids(seat)))])
    raise AssertionError(f"{game!r}, seed {seed}: no end after {LIMIT} replies")


def repeats(game: Game, seed: int | str) -> None:
    """The same seed gives the same record."""
    one, two = (played(game, seed).record.dumps(game.actions) for _ in range(2))
    assert one == two, f"{game!r}: seed {seed} gave two records"
