"""Die Erben von Hoax: the numbers by which a player plays. Levels differ in what they read, and in these."""

from __future__ import annotations

from dataclasses import dataclass

from hoodwink.beliefs.erben_conduct import EASY, WARY, Habits


@dataclass(frozen=True, slots=True)
class Style:
    """What is said is that of `regular`."""

    guess: Habits = EASY  # what others are taken for at first
    trust: float = 1.0  # how much of what their play tells is believed: ratios are taken to this power
    # claims, in chips
    point: float = 3.0  # a throne point
    exposed: float = 12.0  # what it costs to be known for certain; less, the more heads are left
    leak: float = 10.0  # what a true claim costs, for the chance at which somebody would name me rightly
    whim: float = 2.0  # a bluffer must not be read: up to so much is added to each claim by chance
    # doubts, in points
    stay: float = 5.0  # what all who are in the round can still win in it
    head: float = 0.36  # what a covered head costs its owner, and each of the others gains his part of
    chip: float = 0.1  # likewise a chip that the claimant does not get
    mine: float = 0.12  # a chip that I keep
    nerve: float = 0.5  # up to so much of that is added or taken off by chance
    # accusations and information
    anyhow: float = 0.0  # what each who is in the round can still win in it, however many they are, beside `stay`
    sure: float = 0.99
    haste: float = 0.015  # the chance at which a name is said falls by so much with each turn of one's own in the round
    least: float = 0.45  # but not below this
    most: float = 0.8  # nor is it above that, or nobody would dare without points (§12.2)
    patience: float = 0.0  # for each player above four it takes so much more: the others put each other out
    acting: float = 0.3  # what the turn would bring otherwise, in points
    # reactions: how often they are claimed, true and false
    baron: tuple[float, float] = (0.5, 0.08)
    judge: tuple[float, float] = (0.8, 0.35)
    monk: tuple[float, float] = (0.8, 0.35)
    trap: float = 1.0  # how much more often a true one is claimed, and a false one less, where doubts are likely
    magician: float = 0.4  # a true Magician is claimed so often and more, the more it saves
    spared: float = 0.35  # how often a false Magician is claimed, for each chip that it saves
    spared_most: float = 0.8


REGULAR = Style()
SHARP = Style(patience=0.05, baron=(0.3, 0.08), judge=(0.65, 0.33), monk=(0.65, 0.33), magician=0.25, trap=0.6)
MASTER = Style(guess=WARY, anyhow=1.0, baron=(0.03, 0.03), judge=(0.4, 0.3), monk=(0.4, 0.3), magician=0.0, trap=0.0)
