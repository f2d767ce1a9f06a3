"""The command line. Bad input ends with one line that says what to do and exit code 2, never with a traceback."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from hoodwink import Diverged, HoodwinkError, __version__
from hoodwink.cli import arena, balance, boards, books, decks, export, film, house, play, records, sim, study
from hoodwink.core import state

app = typer.Typer(name="hoodwink", add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")

BAD_INPUT = 2
DIVERGED = 1


@app.callback(
    invoke_without_command=True,
    epilog="Start here:  hoodwink play hoax    Then:  hoodwink rules hoax",
)
def hoodwink(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and whether the rules are compiled.")
    ] = False,
) -> None:
    """Games of hidden identity: one referee for people, bots and training loops."""
    if version:
        print(f"hoodwink {__version__} ({build()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")


def build() -> str:
    """How the rules run here."""
    return "compiled" if (state.__file__ or "").endswith((".so", ".pyd")) else "plain Python"


books.add_to(app)
play.add_to(app)
sim.add_to(app)
arena.add_to(app)
balance.add_to(app)
records.add_to(app)
study.add_to(app)
decks.add_to(app)
house.add_to(app)
export.add_to(app)
film.add_to(app)
boards.add_to(app)


def main(args: Sequence[str] | None = None) -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ★ shows a question mark
    sys.exit(_run(sys.argv[1:] if args is None else args))


def _run(args: Sequence[str]) -> int:
    try:
        return int(app(args, prog_name="hoodwink", standalone_mode=False) or 0)
    except typer.TyperException as error:  # a usage error
        context: typer.Context | None = getattr(error, "ctx", None)
        command = context.command_path if context else " ".join(["hoodwink", *args[:1]])
        return _complain(f"{error.format_message()} (see {command} --help)", BAD_INPUT)
    except Diverged as error:
        return _complain(str(error), DIVERGED)
    except HoodwinkError as error:
        return _complain(str(error), BAD_INPUT)
    except OSError as error:
        return _complain(f"{error.filename or 'input or output'}: {error.strerror or error}", BAD_INPUT)


def _complain(line: str, code: int) -> int:
    print("hoodwink:", " ".join(line.split()), file=sys.stderr)
    return code
