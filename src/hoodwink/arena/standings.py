"""What a tournament came to: shares of wins by bot, opponent, side, role and seat, and ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from math import isinf
from typing import Any

from hoodwink.arena.intervals import Share, difference, share_of
from hoodwink.arena.ratings import Rating, rate
from hoodwink.arena.seating import KINDS, SIDES
from hoodwink.arena.tally import UNFINISHED
from hoodwink.arena.tournament import Result, Round
from hoodwink.bots import Budget


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot fared where all played; `even` is what it would have had by an even share of the wins."""

    name: str
    share: Share
    even: float
    rating: Rating


def standings(result: Result) -> list[Standing]:
    """The best first, by rating."""
    rounds, names = result.rounds, result.tournament.names
    told = [(one.deal, one.played.bots, one.played.sides, one.played.winners) for one in rounds]
    ratings = rate(names, told)
    shares = by(rounds, lambda one, seat: one.played.bots[seat])
    found = [
        Standing(name, shares.get(name, share_of([])), even_share(r for r in rounds if name in r.played.bots), rating)
        for name, rating in zip(names, ratings, strict=True)
    ]
    return sorted(found, key=lambda standing: -standing.rating.rating)


def by(rounds: Iterable[Round], key: Callable[[Round, int], Hashable]) -> dict[Any, Share]:
    """The share of wins of all seats that have a key in common; None is left out. Deals are the units."""
    counted: dict[Hashable, dict[int, list[int]]] = {}
    for one in rounds:
        for seat in range(len(one.played.bots)):
            if (mine := key(one, seat)) is not None:
                cell = counted.setdefault(mine, {}).setdefault(one.deal, [0, 0])
                cell[0] += seat in one.played.winners
                cell[1] += 1
    return {mine: share_of((wins, of) for wins, of in deals.values()) for mine, deals in counted.items()}


def even_share(rounds: Iterable[Round]) -> float:
    """What every seat has if the wins of these games are shared out evenly; several seats may win one game."""
    wins = seats = 0
    for one in rounds:
        wins += len(one.played.winners)
        seats += len(one.played.bots)
    return wins / seats if seats else 0.0


def meetings(result: Result) -> Iterator[dict[str, Any]]:
    """Every pairing: how often each of its bots won, and how much more often the first did than the rest."""
    for number, pairing in enumerate(result.tournament.pairings):
        rounds = [one for one in result.rounds if one.pairing == number]
        if not rounds:
            continue
        row: dict[str, Any] = {"table": pairing.title, "games": len(rounds), "even": round(even_share(rounds), 6)}
        if pairing.kind == SIDES:
            shares = by(rounds, lambda one, seat: one.played.sides[seat])
            row["sides"] = {side: shares[side].to_json() for side in pairing.sides if side in shares}
        else:
            shares = by(rounds, lambda one, seat: one.played.bots[seat])
            row["bots"] = {name: shares[name].to_json() for name in pairing.names}
        if pairing.kind != SIDES and len(pairing.names) == 2:
            ahead = difference(_ahead(rounds, pairing.names[0]))
            row["ahead"] = dict(zip(("by", "low", "high"), [round(part, 6) for part in ahead], strict=True))
        yield row


def _ahead(rounds: Iterable[Round], name: str) -> Iterable[list[int]]:
    """By deal: the wins of a bot and of how many seats, and the same of the rest."""
    deals: dict[int, list[int]] = {}
    for one in rounds:
        cell = deals.setdefault(one.deal, [0, 0, 0, 0])
        for seat, bot in enumerate(one.played.bots):
            at = 0 if bot == name else 2
            cell[at] += seat in one.played.winners
            cell[at + 1] += 1
    return deals.values()


def summary(result: Result) -> dict[str, Any]:
    """All of it as one JSON object; the same for the same seed, whatever the number of jobs was."""
    rounds, tournament = result.rounds, result.tournament
    budget = tournament.budget
    return {
        "game": tournament.game.key,
        "rules": tournament.game.version,
        "seats": tournament.game.seats,
        "options": dict(tournament.game.options),
        "seed": tournament.seed,
        "tables": tournament.kind,
        "meaning": KINDS[tournament.kind],
        "budget": budget_of(budget) if budget else None,
        "games": len(rounds),
        "planned": result.planned,
        "dropped": result.dropped,
        "deals": len({one.deal for one in rounds}),
        "unfinished": sum(one.played.ending == UNFINISHED for one in rounds),
        "mean_decisions": round(sum(one.played.replies for one in rounds) / max(len(rounds), 1), 3),
        "endings": dict(sorted(Counter(one.played.ending for one in rounds).items())),
        "bots": [
            {
                "bot": standing.name,
                **standing.share.to_json(),
                "even": round(standing.even, 6),
                "rating": round(standing.rating.rating, 2),
                "error": None if standing.rating.error is None else round(standing.rating.error, 2),
            }
            for standing in standings(result)
        ],
        "meetings": [*meetings(result)],
        "sides": _rows(by(rounds, lambda one, seat: _of(one, seat, "sides") if one.played.sides else None), "side"),
        "roles": _rows(by(rounds, lambda one, seat: _of(one, seat, "roles")), "role"),
        "by_seat": _rows(by(rounds, lambda one, seat: (one.played.bots[seat], seat)), "seat"),
    }


def budget_of(budget: Budget) -> dict[str, Any]:
    """As JSON, which has no infinity: None seconds are as many as it takes."""
    return {"seconds": None if isinf(budget.seconds) else budget.seconds, "rollouts": budget.rollouts}


def _of(one: Round, seat: int, what: str) -> tuple[str, str]:
    return one.played.bots[seat], getattr(one.played, what)[seat]


def _rows(shares: dict[Any, Share], what: str) -> list[dict[str, Any]]:
    return [{"bot": key[0], what: key[1], **share.to_json()} for key, share in sorted(shares.items())]
