"""What `l` recalls at the terminal: where nobody takes notes, the present turn and nothing before it."""

import io

import pytest
from rich.console import Console

from hoodwink import Match, load
from hoodwink.cli.screen import Page, Screen, Standing
from hoodwink.core.rulebook import Rules

NAMES = ("Ann", "Ben", "Cat", "Dan")


def recalled(match, kind=Screen):
    """The log as seat 0 reads it, who has not replied since the first turn; on a page, what is in sight anyway."""
    view, words = match.view(0), match.game.words(NAMES[: match.game.seats], 0, match.game.kinds)
    told = io.StringIO()
    screen = kind(words, Rules.of(type(match.game)), Standing("", 0, 1, ()), Console(file=told, width=200))
    screen.since, screen.told = 0, len(view.log)
    screen.console.print(screen.news(view) if kind is Page else screen.log(view))
    return told.getvalue()


def played(game, turns):
    """The first option of everybody, until so many turns have begun."""
    match = Match(game, 3)
    starts = game.words(NAMES[: game.seats], 0, game.kinds).turn_starts
    while sum(map(starts, match.view(0).log)) < turns:
        seat = match.asked[0]
        match.reply(seat, match.options(seat)[0])
    return match


@pytest.mark.parametrize(
    ("key", "options", "whole"),
    [
        ("hoax", {}, False),
        ("hoax", {"memory_aid": True}, True),
        ("erben", {}, True),
        ("erben", {"unmarked_doubts": True}, False),
    ],
)
def test_the_log(key, options, whole):
    match = played(load(key, 3, **options), 4)
    for kind in (Screen, Page):
        said = recalled(match, kind)
        assert (said.count("turn —") > 1) is whole
        assert said.count("turn —") >= 1
