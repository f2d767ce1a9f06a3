"""What the tests of words share: menus taken apart, and random games stopped before every reply."""

import re

from hoodwink import Dice, load
from hoodwink.core.seats import NOBODY
from hoodwink.core.words import Menu


def leaves(menu, depth=1):
    """Every action of a menu, and how many steps lead to it."""
    for item in menu.items:
        if isinstance(item.then, Menu):
            yield from leaves(item.then, depth + 1)
        else:
            yield item.then, depth


def menus(menu):
    """A menu and all that it opens."""
    yield menu
    for item in menu.items:
        if isinstance(item.then, Menu):
            yield from menus(item.then)


def said(words, view, options):
    """Everything that the screen can say to a seat now."""
    return (
        words.me(view), words.question(view), words.table(view), words.turn(view), words.still_in(view),
        [words.event(view, event) for event in view.log], words.menu(view, options) if options else None,
    )  # fmt: skip


def check_menu(menu, actions, sections, ends=".?", raw=r"[a-z]+=|None|seat \d"):
    """It offers just these actions, each under a label of its own that reads as words; how long its longest list is."""
    assert sorted(map(str, (action for action, _ in leaves(menu)))) == sorted(map(str, actions))
    assert menu.question[-1] in ends
    longest = 0
    for one in menus(menu):
        assert one.section in sections
        labels = [item.label for item in one.items]
        assert len(set(labels)) == len(labels), labels
        assert not any(re.search(raw, label) for label in labels)
        longest = max(longest, len(labels))
    return longest


def games(key, seats, number, **options):
    """Random games, stopped before every reply and at the end: (game, state, seat to reply, its options)."""
    game = load(key, seats=seats, **options)
    for seed in range(number):
        s, dice = game.start(), Dice(f"words/{seats}/{seed}")
        while not s.is_over():
            if s.asked < 0:
                s.roll(dice)
                continue
            seat = s.polled()
            options_now = s.options(seat)
            yield game, s, seat, tuple(game.actions[id] for id in options_now)
            s.reply(seat, options_now[dice.below(len(options_now))])
        yield game, s, NOBODY, ()
