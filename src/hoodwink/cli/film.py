"""`hoodwink film`: the playing-out of a game of Oh, Fox!, step by step, in the terminal."""

from __future__ import annotations

import select
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from hoodwink.cli.clearing import Clearing
from hoodwink.cli.records import File, names_beside, views
from hoodwink.cli.reel import BLOW, HALF, MEAL, STEP, TEXT, TURN, Frame, frames
from hoodwink.cli.screen import is_typed
from hoodwink.core.errors import BadSetup
from hoodwink.core.record import Record
from hoodwink.core.seats import SPECTATOR
from hoodwink.core.words import Words
from hoodwink.games import find
from hoodwink.games.ohfox import board
from hoodwink.games.ohfox import events as e
from hoodwink.games.ohfox.actions import ACTIONS
from hoodwink.games.ohfox.animals import TURNS
from hoodwink.games.ohfox.telling import animal_name, sign

if sys.platform != "win32":
    import termios
    import tty

SECONDS = {TURN: 1.2, HALF: 0.45, STEP: 0.55, BLOW: 1.6, MEAL: 1.2, TEXT: 2.2}
COLOURS = ("bright_red", "bright_blue", "bright_yellow", "bright_magenta")  # by seat; letters tell them apart as well
PANEL = 25  # columns
MANY = 6  # hearts that are drawn one by one
TOLD = 3  # lines of what was said last
KEYS = "space pause · → next · ← back · + − speed · q leave"


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Examples:  hoodwink film game.jsonl    hoodwink film game.jsonl --speed 2 --turn 5")(film)


def film(
    file: File,
    speed: Annotated[float, typer.Option("--speed", metavar="X", min=0.1, max=20, help="Twice as fast with 2.")] = 1.0,
    step: Annotated[bool, typer.Option("--step", help="Wait for a key after every picture.")] = False,
    turn: Annotated[int, typer.Option("--turn", metavar="N", min=1, max=TURNS, help="Start with this turn.")] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of pictures.")] = False,
) -> None:
    """Show how a game of Oh, Fox! is played out: every step, attack, bite and heart, as it happens.

    Anywhere but at a terminal it is told line by line.
    """
    view, words = _over(file)
    reel = [frame for frame in frames(view) if turn == 1 or frame.turn >= turn]
    console = Console(highlight=False)
    picture = Picture(view, words)
    if plain or not (is_typed() and sys.stdout.isatty()):
        _tell(console, picture, reel)
        return
    _show(console, picture, reel, speed, step)
    for frame in reel[-3:]:
        console.print(picture.said(frame), soft_wrap=True)


def _over(file: Path) -> tuple[Any, Words]:
    """What everybody may see of the game, once it is over."""
    written = Record.load(file, find)
    if written.game != "ohfox":
        raise BadSetup(f"{file} is a game of {find(written.game).title}; there are films of Oh, Fox! only")
    game = written.setup(find)
    seen = deque(views(written, game, SPECTATOR), maxlen=1)
    if not seen or not written.ended:
        raise BadSetup(f"the game in {file} is not over: the film is shown at its end")
    return seen[0], game.words(names_beside(file, game.seats), SPECTATOR, game.kinds)


class Picture:
    """Draws frames of one game."""

    def __init__(self, view: Any, words: Words) -> None:
        self.view = view
        self.words = words
        self.board = board.of(view.board)
        self.clearing = Clearing(self.board)
        predator = view.predator
        self.pawns = [
            Text(("▲" if seat == predator else "") + "ABCD"[seat], f"bold {COLOURS[seat]}")
            for seat in range(view.seats)
        ]

    def said(self, frame: Frame) -> Text:
        """What a frame tells; nothing in most."""
        return Text(self.words.event(self.view, frame.event) if frame.event else "")

    def drawn(self, reel: list[Frame], at: int, width: int, height: int, note: str) -> Group:
        """The whole screen."""
        frame = reel[at]
        field = self._field(frame)
        beside = self.clearing.width + PANEL <= width
        if self.clearing.width > width or self.clearing.height + 8 > height:
            field = [Text("(The board needs a larger window.)", "dim")]
        lines = [
            self._title(frame, note),
            *(_side_by_side(field, self._panel(frame), self.clearing.width) if beside else field),
        ]
        told = [self.said(reel[n]) for n in range(at + 1) if reel[n].event]
        told = [line for line in told if line.plain][-TOLD:]
        for n, line in enumerate(told):
            line.stylize("bold" if n == len(told) - 1 and self.said(frame).plain else "dim")
        told += [Text()] * (TOLD - len(told))
        foot = [*([] if beside else self._rows(frame)), *told, self._legend(), Text(KEYS, "dim")]
        room = max(1, height - len(foot))
        shown = [*lines[:room], *foot][:height]
        for line in shown:
            line.truncate(width - 1, overflow="ellipsis")
            line.no_wrap = True
        return Group(*shown)

    def _title(self, frame: Frame, note: str) -> Text:
        where = f"turn {frame.turn} of {TURNS}" if frame.turn else "the animals are shown"
        steps = "".join("●" if n <= frame.step else "○" for n in (1, 2, 3)) if frame.turn else ""
        return Text.assemble(("Oh, Fox!", "bold"), f"  {where} {steps}", (f"  {note}", "dim"))

    def _field(self, frame: Frame) -> list[Text]:
        on: dict[int, list[Text]] = {}
        between: dict[tuple[int, int], list[Text]] = {}
        for seat, pawn in enumerate(self.pawns):
            how = frame.moves[seat][2] if frame.moves else e.STAYS
            if how < 0:
                on.setdefault(frame.places[seat], []).append(pawn)
                continue
            a, p, _, q = self.board.routes[how]
            came = frame.moves[seat][0]
            key = came, p if came == a else q
            if self.clearing.straight[how]:
                key = self.board.routes[how][:2]  # those from either end meet in the middle
            between.setdefault(key, []).append(pawn)
        return self.clearing.drawn(on, between, frame.struck)

    def _panel(self, frame: Frame) -> list[Text]:
        """Each seat in three lines: who, what it has, its cards."""
        lines: list[Text] = []
        for seat in range(self.view.seats):
            row = Text(" ")
            for n, id in enumerate(self.view.rows[seat], 1):
                row.append(sign(ACTIONS[id]), "reverse bold" if n == frame.turn else "dim" if n < frame.turn else "")
                row.append(" ")
            lines += [self._who(frame, seat), Text(" ").append_text(self._has(frame, seat)), row]
        return lines

    def _who(self, frame: Frame, seat: int) -> Text:
        name = Text(f" {self.words.names[seat]}", "bold reverse" if seat == frame.hit else "bold")
        return self.pawns[seat].copy().append_text(name)

    def _has(self, frame: Frame, seat: int) -> Text:
        animal = animal_name(self.view.animals[seat])
        hearts, wounds = frame.hearts[seat], frame.wounds[seat]
        return Text.assemble(
            f"{animal} ",
            ("♥" * hearts if hearts <= MANY else f"{hearts}♥", "bright_red"),
            ("✗" * wounds if wounds <= MANY else f"{wounds}✗", "bright_yellow"),
        )

    def _rows(self, frame: Frame) -> list[Text]:
        """Each seat in one line, where there is no room beside the board."""
        return [
            self._who(frame, seat).append(", ").append_text(self._has(frame, seat)) for seat in range(self.view.seats)
        ]

    def _legend(self) -> Text:
        letters = self.clearing.letters
        eaten = {self.board.diet[animal] for animal in self.view.animals if animal < len(self.board.diet)}
        foods = ", ".join(f"{letters[food]} {self.board.foods[food]}" for food in sorted(eaten))
        return Text(f"⌂ home  ≈ pond  ∩ tunnel  ▲ predator  {foods}", "dim")

    def standing(self, frame: Frame) -> str:
        """All seats in a line: for those who read or hear it."""
        each = []
        for seat in range(self.view.seats):
            has = [
                f"{number} {what}{'s' * (number != 1)}"
                for number, what in ((frame.hearts[seat], "heart"), (frame.wounds[seat], "wound"))
                if number
            ]
            where = f"{self.words.names[seat]} on {self.board.names[frame.places[seat]]}"
            each.append(", ".join([where, *has]))
        return "; ".join(each)


def _side_by_side(left: list[Text], right: list[Text], width: int) -> list[Text]:
    lines = []
    for n in range(max(len(left), len(right))):
        line = left[n].copy() if n < len(left) else Text()
        line.pad_right(width - len(line))
        lines.append(line.append_text(right[n]) if n < len(right) else line)
    return lines


def _tell(console: Console, picture: Picture, reel: list[Frame]) -> None:
    """Line by line, and how it stands after every turn."""
    for n, frame in enumerate(reel):
        line = picture.said(frame)
        if line.plain:
            indent = "" if frame.kind in (TURN, TEXT) else "  "
            console.print(Text(indent).append_text(line), soft_wrap=True)
        last = n + 1 == len(reel) or reel[n + 1].turn != frame.turn or reel[n + 1].event[:1] == (e.SCORED,)
        if frame.turn and last and frame.event[:1] not in ((e.SCORED,), (e.TIED,), (e.WON,)):
            console.print(Text(f"  = {picture.standing(frame)}"), soft_wrap=True)


def _show(console: Console, picture: Picture, reel: list[Frame], speed: float, step: bool) -> None:
    """Pictures, with keys: the film goes on by itself unless it is paused."""
    at, paused = 0, step
    with _keys() as keys, Live(console=console, screen=True, auto_refresh=False) as live:
        while True:
            over = at == len(reel) - 1
            note = "the end" if over else "paused" if paused else f"{speed:g}×"
            live.update(picture.drawn(reel, at, console.width, console.height, note), refresh=True)
            key = keys(None if paused or over else SECONDS[reel[at].kind] / speed)
            if key in ("q", "\x03", "\x04"):
                return
            if key == " ":
                paused = not paused
            elif key in ("+", "-"):
                speed = min(20.0, max(0.1, speed * (2 if key == "+" else 0.5)))
            elif key == "back":
                at, paused = max(0, at - 1), True
            elif over and key in ("next", "\n", "\r"):
                return
            elif key in ("", "next", "\n", "\r"):
                at, paused = min(at + 1, len(reel) - 1), paused or key != ""


if sys.platform == "win32":

    @contextmanager
    def _keys() -> Iterator[Any]:
        """A function that waits for a line, so many seconds or for ever; "" if none came."""

        def line(wait: float | None) -> str:
            if wait is None:
                return input()[:1] or "next"
            time.sleep(wait)
            return ""

        yield line

else:

    @contextmanager
    def _keys() -> Iterator[Any]:
        """A function that waits for a key, so many seconds or for ever; "" if none came."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)

        def key(wait: float | None) -> str:
            if not select.select([terminal], [], [], wait)[0]:
                return ""
            typed = (
                sys.stdin.buffer.raw.read(8) if hasattr(sys.stdin.buffer, "raw") else b"q"
            )  # an arrow is three bytes
            if not typed:
                return "q"
            return {b"\x1b[C": "next", b"\x1b[D": "back", b"\x1bOC": "next", b"\x1bOD": "back"}.get(
                typed[:3], typed[:1].decode("ascii", "replace").lower()
            )

        try:
            tty.setcbreak(terminal)
            yield key
        except KeyboardInterrupt:
            return
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
