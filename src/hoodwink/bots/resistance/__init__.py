"""The Resistance: `novice` (novices.py), `regular`, `sharp` (sharps.py) and `master` (masters.py).

`regular` counts who can be a spy and backs the teams that fail least; a spy hides. It knows its view and nothing else.
What is certain is counted exactly and how the others behave is weighed on top, lightly (belief.py); spies play the part
that they would play without being one and settle by their seats who fails (teams.py). Plot cards are in plots.py,
Hunters and the Inquisitor in hunters.py; the other levels use these too. Every number has a name and a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoodwink.bots.bot import Bot, Budget
from hoodwink.bots.resistance import hunters, novices, plots, sharps, teams
from hoodwink.bots.resistance.masters import Master
from hoodwink.bots.resistance.mind import Mind
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.resistance.actions import (
    Accuse,
    Aim,
    Appoint,
    Blame,
    Examine,
    GivePlot,
    Investigate,
    LookAt,
    Overhear,
    PlayCard,
    Propose,
    Show,
    ShowSide,
    Spotlight,
    StepForward,
    TakePlot,
    UsePlot,
    Vote,
)  # fmt: skip
from hoodwink.games.resistance.view import ResistanceView

Answer = Callable[[Mind, Sequence[Action]], Action]
ANSWERS: dict[type[Action], Answer] = {
    Propose: teams.propose,
    Aim: teams.aim,
    Appoint: teams.appoint,
    Vote: teams.vote,
    PlayCard: teams.card,
    UsePlot: plots.use,
    GivePlot: plots.give,
    TakePlot: plots.take,
    Overhear: plots.overhear,
    ShowSide: plots.show_side,
    Spotlight: plots.spotlight,
    LookAt: plots.look,
    Accuse: hunters.accuse,
    StepForward: hunters.step_forward,
    Investigate: hunters.investigate,
    Show: hunters.show,
    Examine: hunters.examine,
    Blame: hunters.blame,
}


def regular(dice: Dice) -> Bot:
    """A bot that plays a decent game; two with the same dice and the same view reply the same."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, ResistanceView)
        if len(options) == 1:
            return options[0]
        return ANSWERS[type(options[-1])](Mind(view, dice), options)

    return choose


def novice(dice: Dice) -> Bot:
    """A bot that plays as people do in their first game."""
    return novices.playing(ANSWERS, dice)


def sharp(dice: Dice) -> Bot:
    """A bot that reads teams and votes, and knows that it is read."""
    return sharps.answering({**ANSWERS, Propose: sharps.propose, Vote: sharps.vote}, dice)


def master(dice: Dice, budget: Budget) -> Master:
    """A bot that looks ahead besides."""
    return Master(ANSWERS, dice, budget)
