"""Games of bots, for the tests of beliefs."""

from hoodwink import Dice, load
from hoodwink.bots import make


def played(key, seats, seed, level="regular", every=1, limit=100_000, **options):
    """States of a game of bots, up to a limit of plies: every so many, each with the seat that is asked."""
    game, dice = load(key, seats, **options), Dice(seed)
    bots = [make(key, level, dice.fork(f"bot {seat}")) for seat in range(seats)]
    s, n = game.start(), 0
    while s.asked and s.ply < limit:
        if s.asked < 0:
            s.roll(dice)
            continue
        seat, n = s.polled(), n + 1
        if n % every == 0:
            yield game, s, seat
        offered = tuple(game.actions[id] for id in s.options(seat))
        s.reply(seat, game.actions.id(bots[seat](game.view(s, seat), offered)))
