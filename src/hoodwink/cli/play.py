"""`hoodwink play`: a series at the terminal against bots, written down as it is played."""

from __future__ import annotations

import os
import shlex
import sys
import time
from dataclasses import replace
from pathlib import Path
from shutil import which
from typing import Annotated, Any

import typer
from rich.console import Console, Group, RenderableType
from rich.text import Text

from hoodwink.bots import Budget, Player, decide, make
from hoodwink.bots.names import checked_name
from hoodwink.cli import saves
from hoodwink.cli.given import Level, Seats, Seed, Settings, Think, game_of, level_of, names_for, seed_of
from hoodwink.cli.saves import Scribe, Sitting
from hoodwink.cli.screen import Left, Page, Screen, Standing, is_typed
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game
from hoodwink.core.match import Match, Series
from hoodwink.core.rulebook import Rules
from hoodwink.core.words import sentence

INTERRUPTED = 130
SECONDS = Budget().seconds
PACE = 0.8  # seconds a person has to read a sentence
OUT = Text("You are out of this game.", "bold")


def add_to(app: typer.Typer) -> None:
    app.command(epilog="Examples:  hoodwink play hoax --seats 5    hoodwink play hoax -o goal=1 -o immunities=false")(
        play
    )


def play(
    key: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Its key: [bold]hoodwink games[/].", show_default=False)
    ] = None,
    seats: Seats = None,
    option: Settings = None,
    level: Level = None,
    seed: Seed = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="Your name at the table.", show_default="You")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Your seat, counted clockwise from 0.", show_default="0")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a game that was left.", show_default=False),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="DIR", help="Where games are written down.", show_default="your data folder"),
    ] = None,
    pace: Annotated[
        float | None,
        typer.Option(
            "--pace",
            metavar="SECONDS",
            min=0,
            max=60,
            help="Time to read a sentence; 0 for none.",
            show_default="0.8 at a terminal",
        ),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of a page: for screen readers.")] = False,
    think: Think = SECONDS,
) -> None:
    """Play a game against bots, here in the terminal.

    Choose by number; [bold]b[/] goes back a step, [bold]?[/] shows the rule in question, [bold]q[/] leaves.

    Every reply is on disk at once, and the last line on the screen says how to go on.

    Ends with code 0, after Ctrl-C with 130.
    """
    if resume is not None:
        if any(given is not None for given in (key, seats, level, seed, name, seat, save)) or option:
            raise BadSetup(
                "--resume goes on with a game as it was: only --pace, --plain and --think can be given with it"
            )
        evening = Evening(*saves.reopen(resume))
    elif key is not None:
        name = "You" if name is None else checked_name(name)
        evening = first_evening(game_of(key, seats, option), level, seed, name, seat or 0, save)
    else:
        raise BadSetup("which game? For example: hoodwink play hoax (hoodwink games lists them)")
    evening.think = think
    evening.spend(Console(highlight=False), pace, plain)


def first_evening(game: Game, level: str | None, seed: str | None, name: str, seat: int, save: Path | None) -> Evening:
    """A new series."""
    if not 0 <= seat < game.seats:
        raise BadSetup(f"--seat is a seat from 0 to {game.seats - 1}, not {seat}")
    luck = seed_of(seed)
    sitting = Sitting(
        seat=seat,
        names=names_for(game.seats, seat, name, Dice(luck).fork("names")),
        level=level_of(game.key, level),
        seed=seed_of(seed),
        luck=luck,
        scores=(0,) * game.seats,
        played=0,
    )
    match = Series(game, sitting.seed).next_match()
    file = saves.new_file(saves.default_folder() if save is None else save, game.key)
    return Evening(file, sitting, match, begin(file, sitting, match))


def begin(file: Path, sitting: Sitting, match: Match) -> Scribe:
    """A new game of a series, on disk."""
    sitting.save(file)
    return Scribe(file, match.record, match.game.actions)


def program() -> str:
    """How this program is called here: by its name, or by its path where that is what finds it."""
    if which("hoodwink"):
        return "hoodwink"
    started = Path(sys.argv[0])
    return shlex.quote(os.path.relpath(started)) if started.name == "hoodwink" else "python -m hoodwink"


class Evening:
    """One person, some bots, game after game until somebody has won the series or the person has had enough."""

    def __init__(self, file: Path, sitting: Sitting, match: Match, scribe: Scribe) -> None:
        self.file = file
        self.sitting = sitting
        self.match = match
        self.scribe = scribe
        self.goal = match.game.goal()
        self.series = Series(match.game, sitting.seed)
        self.series.scores = list(sitting.scores)
        self.series.played = sitting.played
        self.over = False
        self.think = SECONDS  # that bots which search may take for a decision
        self.clock = time.monotonic
        self.words = ""  # of a reply that takes some

    def spend(self, console: Console, pace: float | None, plain: bool) -> None:
        """Play, and say at the end where it is written down and how to go on."""
        terminal = is_typed() and sys.stdout.isatty()
        paged = terminal and not console.is_dumb_terminal and not plain
        words = self.match.game.words(self.sitting.names, self.sitting.seat, self.match.game.kinds)
        usual = PACE if terminal else 0.0
        screen = (Page if paged else Screen)(
            words, Rules.of(type(self.match.game)), self.standing(), console, usual if pace is None else pace
        )
        code = 0
        try:
            screen.open()
            if not self.sitting.played:
                for warning in self.match.game.warned():
                    screen.stop(self.view(), Text(warning.text), "Enter: go on")
            self.play_on(screen)
        except Left:
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        finally:
            screen.close()
            self.scribe.close()
        if self.over and paged:
            console.print(self.result())
        self.part(console)
        raise typer.Exit(code)

    def part(self, console: Console) -> None:
        """The last lines."""
        file = shlex.quote(str(self.file))
        said = "Written down and proved by" if self.over else "The game is kept. Go on with"
        command = f"verify {file}" if self.over else f"play --resume {file}"
        console.print(Text(f"\n{said}:\n  {program()} {command}"), soft_wrap=True)

    def standing(self) -> Standing:
        return Standing(self.match.game.title, self.goal, self.sitting.played + 1, tuple(self.series.scores))

    def view(self) -> Any:
        return self.match.view(self.sitting.seat)

    def play_on(self, screen: Screen) -> None:
        """Game after game, until the series is over."""
        while True:
            screen.standing = self.standing()
            self.play_match(screen)
            self.series.close(self.match, self.words)
            screen.standing.scores = tuple(self.series.scores)
            self.over = self.series.over
            if self.over:
                screen.stop(self.view(), self.result(), "Enter closes")
                return
            screen.stop(self.view(), self.result(), "Enter: the next game · q leave")
            self.next_match()

    def play_match(self, screen: Screen) -> None:
        match, me = self.match, self.sitting.seat
        bots = self.bots()
        view = self.view()
        playing = me in screen.words.still_in(view)
        watching = True
        screen.begin(view)
        while not match.over:
            seat = match.asked[0]
            options = match.options(seat)
            if seat == me:
                reply = self.answer(screen, view, options)
            else:
                reply = decide(bots[seat], match.view(seat), options, match.worlds(seat))
            match.reply(seat, reply)
            self.scribe.write()
            if watching:
                view = self.view()
                screen.tell(view)
                if playing and me not in screen.words.still_in(view) and not match.over:
                    playing = False
                    watching = screen.stop(view, OUT, "Enter: watch the rest · s skip to its end").lower() != "s"
        if not watching:
            screen.skip(self.view())

    def answer(self, screen: Screen, view: Any, options: tuple[Action, ...]) -> Action:
        """The person's reply; where the rules leave less time than it took, what a clock that has run out replies."""
        match, me = self.match, self.sitting.seat
        asked_at, limit = self.clock(), match.limit(me)
        reply = screen.ask(view, options)
        if most := match.game.takes_words(reply):
            self.words = self.own_words(screen, view, most)
        if not limit or self.clock() - asked_at <= limit:
            return reply
        reply = match.default(me, Dice(self.sitting.luck).fork(f"late{match.ply}"))
        said = screen.words.action(view, reply)
        screen.stop(
            view, Text(f"That took more than {limit} seconds. The house answers for you: {said}"), "Enter: go on"
        )
        return reply

    def own_words(self, screen: Screen, view: Any, most: int) -> str:
        """What the person writes, one line; "" for nothing."""
        asked = f"In which words? {most} characters at most, Enter alone for none."
        while said := " ".join(screen.stop(view, Text(asked), "Your words").split()):
            if len(said) <= most and said.isprintable():
                break
            asked = f"{most} characters at most, letters and signs only."
        return said

    def next_match(self) -> None:
        self.scribe.close()
        self.words = ""
        self.match = self.series.next_match()
        self.sitting = replace(self.sitting, scores=tuple(self.series.scores), played=self.series.played)
        self.file = saves.next_file(self.file)
        self.scribe = begin(self.file, self.sitting, self.match)

    def bots(self) -> tuple[Player, ...]:
        """Their dice are named by the game and by where it is taken up, so that no number is used twice."""
        dice = Dice(self.sitting.luck).fork(f"game{self.sitting.played}/row{len(self.match.record.rows)}")
        game = self.match.game
        budget, level = Budget(self.think), self.sitting.level
        return tuple(make(game.key, level, dice.fork(f"bot{seat}"), budget) for seat in range(game.seats))

    def result(self) -> RenderableType:
        """How the game ended and how the series stands."""
        lines = [Text(f"The game is over: {self.match.ending}.", "bold")]
        if self.goal > 1:
            words = self.match.game.words(self.sitting.names, self.sitting.seat, self.match.game.kinds)
            lines[0].append(f" The series goes to {self.goal} points.", "not bold")
            for seat in self.series.winners:
                lines.append(Text(f"{sentence(words.does(seat, 'win'))} the series!", "bold green"))
        return Group(*lines)
