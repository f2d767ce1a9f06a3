"""`hoodwink oracle`: what a game is worth, for those who study it."""

from __future__ import annotations

import json
from contextlib import nullcontext
from fractions import Fraction
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hoodwink.arena.oracle import Tables, Value, value
from hoodwink.cli.given import Key
from hoodwink.core.errors import BadSetup
from hoodwink.games import find

GAME = "resistance"
LEAST, MOST = 5, 8
ASSUMED = (
    "The base game, without options. The resistance picks every team, as one, by what is public: the teams and results "
    "so far. It may choose at random, and the spies know with what chances. Votes, talk and what a member knows of "
    "himself play no part.",
    "The spies know each other and play their cards as one. Every set of spies is equally likely.",
)


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:  hoodwink oracle resistance --seats 5    hoodwink oracle resistance --seats 8 --json"
    )(oracle)


def oracle(
    key: Key,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="How many sit at the table, 5 to 8.")] = LEAST,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
) -> None:
    """Compute how often the resistance wins when both sides play as well as they can, as a fraction.

    For a resistance that can always push its team through, against spies who act as one. Needs scipy. Eight seats take
    about half a minute.
    """
    if find(key).key != GAME:
        raise BadSetup(f"there is no oracle for {key}; there is one for {GAME}")
    if not LEAST <= seats <= MOST:
        raise BadSetup(f"the oracle knows {LEAST} to {MOST} seats, not {seats}: {_why(seats)}")
    tables = Tables.of(seats)
    errors = Console(stderr=True)
    started = perf_counter()
    with errors.status("solving the linear program …") if errors.is_terminal else nullcontext():
        found = value(tables)
    if as_json:
        print(json.dumps(_json(tables, found, perf_counter() - started)))
    else:
        show(tables, found)


def _why(seats: int) -> str:
    return "with 9 it takes minutes and the bounds do not meet" if seats > MOST else "there are no tables for fewer"


def _json(tables: Tables, found: Value, seconds: float) -> dict[str, object]:
    return {
        "game": GAME,
        "seats": tables.seats,
        "spies": tables.spies,
        "value": str(found.lower) if found.is_exact else None,
        "lower": str(found.lower),
        "upper": str(found.upper),
        "decimal": float((found.lower + found.upper) / 2),
        "certified": found.is_exact,
        "histories": found.histories,
        "seconds": round(seconds, 3),
        "assumes": " ".join(ASSUMED),
    }


def show(tables: Tables, found: Value) -> None:
    console = Console(highlight=False)
    missions = ", ".join(f"{size}{'*' * (fails > 1)}" for size, fails in zip(tables.sizes, tables.needed, strict=True))
    starred = " (*: two fails needed)" if max(tables.needed) > 1 else ""
    console.print(f"The Resistance, {tables.seats} seats, {tables.spies} spies, teams of {missions}{starred}")
    if found.is_exact:
        console.print(Text(f"The resistance wins {_shown(found.lower)}", "bold"))
        console.print(
            f"Certified in fractions: a strategy of the resistance wins {found.lower} against any spies, "
            "and there is one of the spies against which no resistance wins more."
        )
    else:
        console.print(Text(f"The resistance wins at least {_shown(found.lower)}", "bold"))
        console.print(Text(f"           and at most {_shown(found.upper)}", "bold"))
        console.print("Both bounds are certain; strategies in fractions that meet between them were not found.")
    for line in ASSUMED:
        console.print(Text(line, "dim"))


def _shown(share: Fraction) -> str:
    return f"{share} = {float(share):.6f}"
