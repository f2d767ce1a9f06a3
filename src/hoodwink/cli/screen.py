"""The screen: it tells one person what happened and asks for replies. It is given views and words, nothing else."""

from __future__ import annotations

import select
import sys
import time
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, SegmentLines
from rich.table import Table
from rich.text import Text

from hoodwink.core.action import Action, Pass
from hoodwink.core.event import Event
from hoodwink.core.rulebook import Rules
from hoodwink.core.words import Menu, Words

if sys.platform != "win32":
    import termios

KEYS = "? rule · t table · l log · q leave"
BACK = "b back · "
PIPS = {"$": "green", "★": "yellow", "◆": "cyan", "·": "dim"}  # the one place where colour tells things apart


class Left(Exception):
    """The person leaves the table."""


@dataclass(slots=True)
class Standing:
    """How the series stands: the heading of the screen."""

    title: str
    goal: int  # 0: a game that is played alone
    game: int  # the number of this one
    scores: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.title} · game {self.game} · first to {self.goal}" if self.goal > 1 else self.title


class Screen:
    """Line by line: for pipes, files and screen readers."""

    def __init__(self, words: Words, rules: Rules, standing: Standing, console: Console, pace: float = 0.0) -> None:
        self.words = words
        self.rules = rules
        self.standing = standing
        self.console = console
        self.pace = pace
        self.told = 0  # events of the log that have been told
        self.since = 0  # how long the log was at the person's last reply
        self.tabled = -1  # the turn of his own for which the table was shown
        self.explained = False

    def open(self) -> None:
        """Before the first word."""

    def close(self) -> None:
        """After the last."""

    def begin(self, view: Any) -> None:
        """A game begins, or goes on where it was left: then the turn in progress is told again."""
        self.told = self.since = self.turn_start(view.log)
        self.tabled = -1
        me = self.words.me(view)
        self.console.print(Text.assemble((str(self.standing), "dim"), (f"\n{me}" if me else "", "bold")))
        self.console.print(self.table(view))

    def tell(self, view: Any) -> None:
        """What happened since the last time."""
        while self.told < len(view.log):
            event = view.log[self.told]
            self.told += 1
            if (line := self.line(view, event)) is not None:
                self.console.print(line, soft_wrap=True)
                self.wait(view)

    def present(self, view: Any, menu: Menu, note: RenderableType | None, deep: bool) -> None:
        """Show a question and its answers; a deep one can be gone back from."""
        turn = self.turn_start(view.log)
        if self.words.turn(view) == self.words.seat and self.tabled != turn:
            self.tabled = turn
            self.console.print(self.table(view))
        if note is not None:
            self.console.print(note)
        self.console.print(Text(), self.menu(menu), sep="\n")
        if not self.explained:
            self.console.print(Text(f"a number · {BACK}{KEYS}", "dim"))
            self.explained = True

    def ask(self, view: Any, options: tuple[Action, ...]) -> Action:
        """The person's reply. Raises Left if there will be none."""
        self.tell(view)
        opened = [self.words.menu(view, options)]
        note: RenderableType | None = None
        while True:
            menu = opened[-1]
            self.present(view, menu, note, len(opened) > 1)
            typed = self.read().lower()
            then = menu.items[int(typed) - 1].then if _is_number(typed, len(menu.items)) else None
            if typed == "" and Pass() in options:
                then = Pass()
            if isinstance(then, Action):
                self.since = len(view.log)
                return then
            note = None
            if then is not None:
                opened.append(then)
            elif typed == "b" and len(opened) > 1:
                opened.pop()
            else:
                note = self.answer(view, menu, typed)

    def answer(self, view: Any, menu: Menu, typed: str) -> RenderableType | None:
        """What to show for something typed that is no reply."""
        if typed == "?":
            return Text(self.rules.plain(menu.section) or f"§{menu.section}", "italic")
        if typed == "t":
            return self.table(view)
        if typed == "l":
            return self.log(view)
        if typed == "b":
            return Text("This is the first question: there is nothing to go back to.", "yellow")
        return Text(f"Type a number from 1 to {len(menu.items)}, or: {BACK}{KEYS}.", "yellow")

    def stop(self, view: Any, lines: RenderableType, prompt: str) -> str:
        """Show something and wait for Enter, or for another key that the prompt names."""
        self.tell(view)
        self.console.print(lines)
        self.console.print(Text(prompt, "dim"))
        return self.read()

    def skip(self, view: Any) -> None:
        """Leave out what happened, but for the last turn."""
        self.told = max(self.told, self.turn_start(view.log))

    def read(self) -> str:
        """A line that was typed. Raises Left on q and at the end of the input."""
        try:
            typed = input("> ").strip()
        except (EOFError, RuntimeError):  # RuntimeError: there is no input at all
            self.console.print()
            raise Left from None
        if typed.lower() == "q":
            raise Left
        if not is_typed():
            self.console.print(Text(typed))  # so that what was piped in can be read in what comes out
        return typed

    def wait(self, view: Any) -> None:
        """A moment to read what was told, unless the question comes now and there is all the time in the world."""
        if self.pace and not (view.asked and self.told == len(view.log)):
            self.sleep()

    def sleep(self) -> None:
        time.sleep(self.pace)

    # parts ---------------------------------------------------------------------------------------------------------

    def turn_start(self, log: tuple[Event, ...]) -> int:
        """Where the last turn in this log begins."""
        starts = [n for n, event in enumerate(log) if self.words.turn_starts(event)]
        return starts[-1] if starts else 0

    def line(self, view: Any, event: Event) -> RenderableType | None:
        """An event in a sentence, the names easy to find."""
        said = self.words.event(view, event)
        if not said:
            return None
        if self.words.turn_starts(event):
            return Text(f"— {said.rstrip('.')} —", "bold")
        text = Text(said)
        text.highlight_words([name for seat, name in enumerate(self.words.names) if seat != self.words.seat], "bold")
        return self.indented(text)

    def indented(self, text: Text) -> RenderableType:
        """A sentence of a turn, under the turn's heading; a page breaks its lines, a pipe gets them whole."""
        return Text("  ") + text

    def log(self, view: Any) -> RenderableType:
        """What the screen may recall: the current turn, or all where the table allows it."""
        first = 0 if self.words.may_recall(view) else self.turn_start(view.log)
        return Group(*[line for event in view.log[first:] if (line := self.line(view, event)) is not None])

    def table(self, view: Any) -> Table:
        rows = self.words.table(view)
        still_in, turn = self.words.still_in(view), self.words.turn(view)
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for column in ("", *rows[0], *(["score"] if self.standing.goal > 1 else [])):
            table.add_column(column, overflow="fold")
        for seat, row in enumerate(rows):
            cells = [Text("▸" if seat == turn else " "), *(_pips(cell) for cell in row.values())]
            if seat == self.words.seat:
                cells[1].stylize("bold")
            if self.standing.goal > 1:
                cells.append(_pips(str(self.standing.scores[seat] or "·")))
            table.add_row(*cells, style="" if seat in still_in else "dim strike")
        return table

    def menu(self, menu: Menu) -> RenderableType:
        """The question, and its answers in columns: number, words, hint, §."""
        labels = [f"{item.label} …" if isinstance(item.then, Menu) else item.label for item in menu.items]
        hints = ["Enter" if item.then == Pass() else item.hint for item in menu.items]
        sections = [f"§{item.section}" for item in menu.items]
        wide = max(map(len, labels))
        digits = len(str(len(labels)))
        room = self.console.width - wide - max(map(len, sections)) - digits - 7  # what is left for the hints
        hints = [hint if len(hint) <= room else f"{hint[: max(room - 1, 0)]}…" for hint in hints]
        hinted = max(map(len, hints))
        shown = "" if set(sections) == {f"§{menu.section}"} else f"  §{menu.section}"
        lines = [Text.assemble((menu.question, "bold"), (shown, "dim"))]
        for n, (label, hint, section) in enumerate(zip(labels, hints, sections, strict=True), 1):
            aside = f"  {hint.ljust(hinted)}  {section}" if hinted else f"  {section}"
            lines.append(Text.assemble((f" {n:>{digits}}", "bold cyan"), f"  {label.ljust(wide)}", (aside, "dim")))
        return Group(*lines)


def _is_number(typed: str, most: int) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) < 5 and 1 <= int(typed) <= most


def _forget_keys() -> None:
    if sys.platform != "win32" and is_typed():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def is_typed() -> bool:
    """The input comes from a person at a keyboard."""
    return sys.stdin is not None and sys.stdin.isatty()


def _pips(cell: str) -> Text:
    return Text(cell, PIPS.get(cell[:1], ""))


class Page(Screen):
    """A page that is drawn anew: the table on top, then the news, then the question. It leaves no scroll-back."""

    live = True  # the person still plays; who only watches is shown a turn at a time

    def open(self) -> None:
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.console.set_alt_screen(False)

    def begin(self, view: Any) -> None:
        self.told = self.since = self.turn_start(view.log)
        self.live = True
        self.tell(view)

    def tell(self, view: Any) -> None:
        below = Text("Enter goes on at once" if self.pace else "", "dim")
        if self.told == len(view.log):
            self.draw(view, below)
        while self.told < len(view.log):
            event = view.log[self.told]
            self.told += 1
            self.draw(view, below)
            if self.words.event(view, event):
                self.wait(view)

    def present(self, view: Any, menu: Menu, note: RenderableType | None, deep: bool) -> None:
        if isinstance(note, Table):
            note = None  # the table is on the page
        keys = (*self._gap(), Text(f"{BACK if deep else ''}{KEYS}", "dim"))
        below = Group(self.menu(menu), *keys)
        if self._height(self._above(view)) + self._height(below) + 3 > self.console.height:
            below = Group(self.compact(menu), *keys)  # many seats on a small terminal
        if note is not None and self._height(note) > self._room(view, below):
            self.browse(note)
            note = None
        self.draw(view, below, note)

    def compact(self, menu: Menu) -> RenderableType:
        """A question with its answers in two columns, without their hints."""
        labels = [f"{item.label} …" if isinstance(item.then, Menu) else item.label for item in menu.items]
        items = [Text.assemble((f"{n:>2}  ", "bold cyan"), label) for n, label in enumerate(labels, 1)]
        half = -(-len(items) // 2)
        grid = Table.grid(padding=(0, 4, 0, 0))
        for row in zip_longest(items[:half], items[half:], fillvalue=Text()):
            grid.add_row(*row)
        return Group(Text.assemble((menu.question, "bold"), (f"  §{menu.section}", "dim")), grid)

    def stop(self, view: Any, lines: RenderableType, prompt: str) -> str:
        self.tell(view)
        self.draw(view, Group(lines, *self._gap(), Text(prompt, "dim")))
        self.live = False
        return self.read()

    def read(self) -> str:
        _forget_keys()  # what was typed before there was a question is no answer to it
        return super().read()

    def sleep(self) -> None:
        if sys.platform == "win32":
            time.sleep(self.pace)
        elif select.select([sys.stdin], [], [], self.pace)[0]:
            _forget_keys()

    def draw(self, view: Any, below: RenderableType, note: RenderableType | None = None) -> None:
        """The whole page in one go; of the news, or of a note after them, the last lines that there is room for."""
        told = self._lines(Group(self.news(view), *([] if note is None else [Text(), note])))
        if isinstance(note, Group):
            told = self._lines(note)  # the log has the news in it
        told = told[-self._room(view, below) :]
        self._paint(Group(self._above(view), SegmentLines(told, new_lines=True), Text(), below))

    def browse(self, note: RenderableType) -> None:
        """Something long, page by page from its end."""
        lines = self._lines(note)
        room = max(self.console.height - 3, 1)
        at = len(lines)
        while True:
            page = SegmentLines(lines[max(at - room, 0) : at], new_lines=True)
            self._paint(Group(page, Text("Enter: back to the table · p: the page before · n: the next", "dim")))
            typed = self.read().lower()
            if typed == "p":
                at = max(at - room, min(room, len(lines)))
            elif typed == "n":
                at = min(at + room, len(lines))
            else:
                return

    def indented(self, text: Text) -> RenderableType:
        return Padding(text, (0, 0, 0, 2), expand=False)

    def news(self, view: Any) -> RenderableType:
        """The current turn; and whatever came since the person's last reply, where nobody has to remember it."""
        first = self.turn_start(view.log[: self.told])
        if self.live and self.words.may_recall(view):
            first = min(first, self.since)
        return Group(*[line for e in view.log[first : self.told] if (line := self.line(view, e)) is not None])

    def _above(self, view: Any) -> RenderableType:
        heading = Table.grid(expand=True)
        heading.add_column()
        heading.add_column(justify="right", style="dim")
        heading.add_row(Text(self.words.me(view), "bold"), str(self.standing))
        return Group(heading, *self._gap(), self.table(view), Text())

    def _paint(self, page: RenderableType) -> None:
        """Over the old page, without a blank in between."""
        with self.console.capture() as painted:
            self.console.print(page)
        self.console.file.write("\x1b[H" + painted.get().replace("\n", "\x1b[K\n") + "\x1b[J")
        self.console.file.flush()

    def _gap(self) -> list[Text]:
        """An empty line, where the terminal is tall enough for it."""
        return [Text()] if self.console.height >= 28 else []

    def _room(self, view: Any, below: RenderableType) -> int:
        """Lines between the table and the question; one more is empty, and one is for the prompt."""
        return max(self.console.height - self._height(self._above(view)) - self._height(below) - 2, 1)

    def _height(self, part: RenderableType) -> int:
        return len(self._lines(part))

    def _lines(self, part: RenderableType) -> list[list[Segment]]:
        return self.console.render_lines(part, pad=False)
