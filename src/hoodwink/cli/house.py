"""`hoodwink serve` and `hoodwink bot`: the house, and a bot that comes to somebody's table over the network.

The server's libraries are imported when they are used: they would double the time that every other command takes to
start.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from hoodwink.bots import Budget, make
from hoodwink.bots.names import checked_name, free_name
from hoodwink.cli.given import Level, Think, level_of, seed_of
from hoodwink.cli.saves import default_folder
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.games import find

PORT = 8000
SECONDS = Budget().seconds
CONNECTIONS = 300


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Examples:  hoodwink serve    hoodwink serve --port 80 --store postgres://hoodwink@db/hoodwink")(
        serve
    )
    app.command(epilog="Example:  hoodwink bot http://192.168.1.5:8000/t/BCDFGH --level regular")(bot)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = "0.0.0.0",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="0: any that is free.")] = PORT,
    store: Annotated[
        str | None,
        typer.Option(
            "--store",
            metavar="WHERE",
            help="A folder, or postgres://… for several nodes.",
            show_default="your data folder",
        ),
    ] = None,
    url: Annotated[
        str, typer.Option("--url", metavar="URL", help="How people reach it from outside.", show_default=False)
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Another site whose pages may use it.", show_default=False),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="A proxy before it (or a network of them) that is believed about who connects, and how.",
            show_default=False,
        ),
    ] = None,
    bot_pace: Annotated[
        float, typer.Option("--bot-pace", metavar="X", min=0, max=10, help="Stretches the time that bots take.")
    ] = 1.0,
    keep_days: Annotated[
        float, typer.Option("--keep-days", metavar="N", min=0, help="Delete tables untouched for so long; 0: never.")
    ] = 0.0,
    think: Think = SECONDS,
    per_address: Annotated[
        int, typer.Option("--per-address", metavar="N", min=1, help="Connections from one address.")
    ] = CONNECTIONS,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics",
            metavar="PORT",
            help="Figures for Prometheus at a port of their own, for this machine; ADDRESS:PORT for others.",
            show_default="none",
        ),
    ] = "",
) -> None:
    """Open the house: tables of every game for people and bots, in the browser and over the network.

    Everything is kept in the store before anybody is told: stop it when you like, start it again, and play on.
    """
    from hoodwink.server import run

    where = store or str(default_folder() / "house")
    scale = per_address / CONNECTIONS
    origins, proxies = tuple(origin or ()), tuple(proxy or ())
    run.serve(host, port, where, url, origins, bot_pace, keep_days, scale, think, metrics, proxies)


def bot(
    address: Annotated[
        str, typer.Argument(metavar="URL", help="The table's own address, …/t/CODE.", show_default=False)
    ],
    level: Level = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="Its name.", show_default="one of ours")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", min=0, help="Its seat.", show_default="the first open one")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=0, help="Leave after so many; 0: stay.")] = 0,
    think: Annotated[float, typer.Option("--think", metavar="SECONDS", min=0, max=60, help="Before each reply.")] = 1.0,
) -> None:
    """Take a seat at somebody's table, over the network, as any client does."""
    from hoodwink.server import client, wire

    house, code = client.House(address), address.rstrip("/").rpartition("/")[2].upper()
    if not code or "/t/" not in address:
        raise BadSetup(f"a table's address ends with /t/ and its code, not {address!r}")
    table = house.get(f"/api/tables/{code}", wire.TableInfo)
    level = level_of(table.game, level)
    dice = Dice(seed_of(None))
    mind = make(table.game, level, dice)
    if not callable(mind):
        raise BadSetup(f"a {level} imagines deals, which takes a house: let it sit at the table there, or take another")
    called = checked_name(name) if name else free_name([s.name for s in table.seats], dice)
    joined = house.post(f"/api/tables/{code}/seats", wire.Join(called, seat), wire.Joined)
    print(f"{called} ({level}) has seat {joined.seat}; Ctrl-C to leave", flush=True)
    mine = client.Seat(house, code, joined.seat)
    begun = table.played

    def enough(at: client.Seat) -> bool:
        now = at.table
        return games > 0 and now is not None and now.phase == "over" and now.played - begun >= games

    try:
        asyncio.run(client.play(mine, mind, find, enough, think))
    except KeyboardInterrupt:
        print("left: a bot of the house plays on from the next clock")
    if mine.table is not None and mine.table.result is not None:
        print(f"won: {', '.join(mine.table.seats[s].name for s in mine.table.result.winners) or 'nobody'}")
