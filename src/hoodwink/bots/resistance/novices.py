"""The Resistance, level `novice`: the mistakes of a first game.

The resistance remembers the last mission and no other, and how people vote tells it nothing: it trusts whoever was not
on a team that has just failed, likes teams with itself on them and tires of rejecting. A spy fails every mission that
he is on, whoever else does, backs the teams that have a spy on them and takes a friend along. Where a question takes
experience (Hunters, plot cards, the Inquisitor) he often answers anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoodwink.bots.bot import Bot
from hoodwink.bots.resistance.mind import Mind
from hoodwink.bots.resistance.teams import best, mask_of
from hoodwink.core.action import Action
from hoodwink.core.dice import Dice
from hoodwink.core.view import View
from hoodwink.games.resistance.actions import PlayCard, Propose, Vote
from hoodwink.games.resistance.roles import REJECTIONS
from hoodwink.games.resistance.view import ResistanceView

GRUDGE = 0.8  # how much less he likes one who was on the team that has just failed
FAVOUR = 0.2  # and how much more one who was on a team that has just succeeded
MOOD = 0.6  # how much his likings waver
FRIEND = 0.5  # how often a spy takes another one along
BACKS = 0.6  # how often he backs a team on which he is not, and to which he has no objection
BACKS_MORE = 0.1  # and how much oftener with every rejection
GOES = 0.9  # how often one on which he is
GRUMBLES = 0.25  # how often one with somebody of the team that has just failed
STRAYS = 0.1  # how often a spy votes the other way, or lets a mission pass
LOST = 0.6  # how often he answers anything where it takes experience

Answer = Callable[[Mind, Sequence[Action]], Action]


def playing(answers: dict[type[Action], Answer], dice: Dice) -> Bot:
    """The bot; `answers` are those of regular, for what he gets right."""

    def choose(view: View, options: tuple[Action, ...]) -> Action:
        assert isinstance(view, ResistanceView)
        if len(options) == 1:
            return options[0]
        mind = Mind(view, dice)
        kind = type(options[-1])
        if kind is Propose:
            return propose(mind, options)
        if kind is Vote:
            return vote(mind)
        if kind is PlayCard and mind.is_spy:
            return options[0] if mind.luck() < STRAYS else options[-1]
        if mind.luck() < LOST:
            return options[dice.below(len(options))]
        return answers[kind](mind, options)

    return choose


def likings(mind: Mind) -> list[float]:
    """By seat: how much he likes it, from the last mission alone."""
    likes = [MOOD * mind.luck() for _ in range(mind.seats)]
    if mind.view.missions:
        _, team, succeeded, _ = mind.view.missions[-1]
        for seat in range(mind.seats):
            if team >> seat & 1:
                likes[seat] += FAVOUR if succeeded else -GRUDGE
    likes[mind.me] += 2.0  # above all others
    return likes


def friends(mind: Mind) -> list[int]:
    """The spies that he has been shown."""
    return [seat for seat, _ in mind.view.knows or ()] if mind.is_spy else []


def propose(mind: Mind, options: Sequence[Action]) -> Action:
    likes = likings(mind)
    if mind.luck() < FRIEND:
        for seat in friends(mind):
            likes[seat] += 1.0
    value: dict[Action, float] = {}
    for option in options:
        assert isinstance(option, Propose)
        value[option] = sum(likes[seat] for seat in option.team)
    return best(mind, options, value)


def vote(mind: Mind) -> Action:
    view = mind.view
    if view.leader == mind.me or view.rejections == REJECTIONS - 1:
        return Vote(approve=True)
    chance = BACKS + BACKS_MORE * view.rejections
    if mind.is_spy:
        ours = mask_of([mind.me, *friends(mind)]) & mask_of(view.team)
        chance = 1 - STRAYS if ours else STRAYS
    elif view.missions and not view.missions[-1][2] and view.missions[-1][1] & mask_of(view.team) & ~(1 << mind.me):
        chance = GRUMBLES
    elif mind.me in view.team:
        chance = GOES
    return Vote(approve=mind.luck() < chance)
