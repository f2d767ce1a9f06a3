"""`hoodwink export`: the games of a live house as a folder of Parquet files."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from hoodwink.arena.lots import Lots
from hoodwink.cli.saves import default_folder


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog="Examples:  hoodwink export games    hoodwink export games --store postgres://hoodwink@db/house"
    )(export)


def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder to write to.", show_default=False)],
    store: Annotated[
        str | None,
        typer.Option(
            "--store", metavar="WHERE", help="Where the house keeps its tables.", show_default="your data folder"
        ),
    ] = None,
    by_link: Annotated[
        bool,
        typer.Option("--by-link", help="Take also tables that strangers could not find: ask those who sat there."),
    ] = False,
) -> None:
    """Write the games of a live house that are over as Parquet, move by move, for statistics and imitation learning.

    Nobody's name is in it, no code of a table, nothing that was said, no time. The house may be open meanwhile.
    """
    where = store or str(default_folder() / "house")
    lots = Lots(folder)
    left = asyncio.run(_collect(where, lots, by_link))
    games, rows = lots.write()
    print(f"{folder}: {games:,} games, {rows:,} rows")
    for why, times in sorted(left.items()):
        if times:
            print(f"left out: {times:,} {why}")


async def _collect(where: str, lots: Lots, by_link: bool) -> Counter[str]:
    from hoodwink.server import export, store

    opened = store.open_store(where, only_read=True)
    try:
        await opened.open()
        return await export.export(opened, lots.add, by_link)
    finally:
        await opened.close()
