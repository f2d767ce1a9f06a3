"""What the tests of words share: menus taken apart, and random games stopped before every reply."""

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
