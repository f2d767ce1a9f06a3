"""What commands that play many games share: a progress bar, tables, and games by preset."""

from __future__ import annotations

import os
from math import inf
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hoodwink.arena.table import PLY_LIMIT
from hoodwink.bots import Budget
from hoodwink.cli.given import USUAL_SEATS, values
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game, Value
from hoodwink.games import find

ROLLOUTS = 40  # counted, not timed, so that the same seed gives the same counts
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=0, help="On so many cores; 0 for all.")]
Plies = Annotated[
    int, typer.Option("--plies", metavar="P", min=1, help="A game that is not over by then counts as unfinished.")
]
Think = Annotated[
    float | None,
    typer.Option(
        "--think", metavar="SECONDS", show_default=False,
        help="Of bots that search: seconds for a decision. A run that is timed is not the same again.",
    ),
]  # fmt: skip
Rollouts = Annotated[
    int | None,
    typer.Option(
        "--rollouts", metavar="N", min=1, show_default=f"{ROLLOUTS}, without --think",
        help="Of bots that search: games imagined for a decision.",
    ),
]  # fmt: skip
USUAL_PLIES = PLY_LIMIT


def cores(jobs: int) -> int:
    return jobs or os.cpu_count() or 1


def budget_of(think: float | None, rollouts: int | None) -> Budget:
    """The budget of bots that search: counted, or timed if seconds are given."""
    if think is not None and not 0 < think < inf:
        raise BadSetup(f"--think is a number of seconds above 0, not {think}")
    return Budget(inf, rollouts or ROLLOUTS) if think is None else Budget(think, rollouts or 0)


def set_up(key: str, seats: int | None, preset: str | None, settings: list[str] | None) -> Game:
    """The game of a preset, and what is set besides."""
    kind = find(key)
    options = {**preset_of(kind, preset), **values(kind, settings or [])}
    if seats is not None:
        return kind(seats, **options)
    for number in (max(kind.least, min(USUAL_SEATS, kind.most)), *range(kind.least, kind.most)):
        try:
            return kind(number, **options)
        except BadSetup:  # the preset needs more seats
            continue
    return kind(kind.most, **options)


def preset_of(kind: type[Game], preset: str | None) -> dict[str, Value]:
    """What a preset sets; BadSetup names those that there are."""
    if preset is None:
        return {}
    if preset not in kind.presets:
        raise BadSetup(f"{kind.title} has no preset {preset!r}; it has {', '.join(kind.presets)}")
    return {**kind.presets[preset]}


def bar(title: str) -> Progress:
    """A progress bar on stderr, where that is a terminal."""
    errors = Console(stderr=True)
    return Progress(
        TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    )  # fmt: skip


def table(*columns: str, left: int = 1) -> Table:
    """A plain table; so many columns are words, the rest numbers."""
    found = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    for at, column in enumerate(columns):
        found.add_column(column, justify="left" if at < left else "right", overflow="fold")
    return found


def percent(share: float) -> str:
    return f"{share:.1%}"


def interval(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"
